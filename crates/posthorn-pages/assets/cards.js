// Playing cards with a pointer. A card that fits both ends of the route is picked first and then given an end; cards
// can also be dragged.

import { closest, find, findAll, need } from "./page.js";

/** A pointer that moved less than this, in pixels, has clicked and not dragged. */
const SHORTEST_DRAG = 25;

/** @type {HTMLElement | null} */
let picked = null;

/** The card that waits for an end of the route. */
export const pickedCard = () => picked;

/**
 * Picks a card, or puts it back if it was picked already.
 * @param {HTMLElement} card
 */
export function pick(card) {
  picked?.classList.remove("picked");
  picked = card === picked ? null : card;
  picked?.classList.add("picked");
  for (const spot of findAll("#route .spot")) {
    spot.classList.toggle("open", picked !== null && find(".end-" + spot.dataset.end, picked) !== null);
  }
}

/** A picked card that an update took away is picked no more. */
export function forgetRemovedCard() {
  if (picked && !picked.isConnected) picked = null;
}

/**
 * A click on an open end of the route plays the picked card there; one on a card that fits both ends picks it.
 * @param {Event} event
 * @returns {boolean} whether the click was meant for that
 */
export function pickOrPlay(event) {
  const spot = closest(event, "#route .spot");
  if (spot) {
    if (picked) find(".end-" + spot.dataset.end, picked)?.click();
    return true;
  }
  const card = closest(event, "#hand .card.either");
  if (!card || closest(event, "button")) return false;
  pick(card);
  return true;
}

/** Cards are dragged from the market or the deck to the hand, and from the hand to an end of the route. */
export function startDragging() {
  /** @type {{ card: HTMLElement, x: number, y: number } | null} */
  let drag = null;
  document.addEventListener("pointerdown", (event) => {
    const card = closest(event, "#market button.card:not(.off), #hand .card.live, #hand .card.either");
    if (card && event.button === 0) drag = { card, x: event.clientX, y: event.clientY };
  });
  document.addEventListener("pointerup", (event) => {
    const from = drag;
    drag = null;
    if (!from || Math.hypot(event.clientX - from.x, event.clientY - from.y) < SHORTEST_DRAG) return;
    const under = document.elementFromPoint(event.clientX, event.clientY);
    if (!under?.closest("#own")) return;
    if (from.card.closest("#market")) return from.card.click();
    if (!under.closest("#route")) return;
    const route = need("#route").getBoundingClientRect();
    const end = event.clientX < route.left + route.width / 2 ? ".end-left" : ".end-right";
    (find(end, from.card) || from.card).click();
  });
}
