// Everything at the table can be done by keys. The dialog that lists them is written in pages/docs.rs.

import { pick, pickedCard } from "./cards.js";
import { moveDivider } from "./divider.js";
import { zoom } from "./map.js";
import { showMessage } from "./messages.js";
import { find, findAll, hasModifier, need, preferences } from "./page.js";
import { playRecap } from "./recap.js";

/**
 * Keys that tell what is where on the table.
 * @type {Record<string, string>}
 */
const TELLING_KEYS = { h: "hand", w: "route", m: "market", o: "others", t: "tiles", s: "scores" };

/**
 * Keys that press a button.
 * @type {Record<string, string>}
 */
const BUTTON_KEYS = {
  d: "#deck",
  a: "#official-administrator",
  c: "#close",
  e: "#end-turn",
  u: "#undo",
  q: "#sound",
};

const DIVIDER_STEP = 4;

export function startKeys() {
  document.addEventListener("keydown", (event) => {
    const target = event.target instanceof HTMLElement ? event.target : document.body;
    const typing = isTextField(target);
    if (event.key === "Escape") return leave(target, typing);
    if (hasModifier(event) || typing || !find("#map-frame") || find("dialog[open]")) return;
    if (/^Arrow(Left|Right)$/.test(event.key)) return moveSideways(event, target);
    if (preferences().keys === "1") pressKey(event);
  });
}

/** @param {Element} element */
const isTextField = (element) => element.matches('textarea, select, input[type="text"]');

/** @param {KeyboardEvent} event */
function pressKey(event) {
  const key = event.key.toLowerCase();
  if (event.shiftKey && /^\p{L}$/u.test(key)) return focusCardByLetter(key);
  if (/^[1-6]$/.test(key)) return pressButton(event, `#market-${Number(key) - 1}`);
  if (key in BUTTON_KEYS) return pressButton(event, BUTTON_KEYS[key]);
  if (key in TELLING_KEYS) {
    const text = find(`#told [data-told="${TELLING_KEYS[key]}"]`)?.textContent;
    return showMessage(text || need("#status").innerText);
  }
  switch (key) {
    case "l":
      return playAt(".end-left");
    case "r":
      return playAt(".end-right");
    case "p":
      return void playRecap();
    case "n":
      return showMessage(need("#status > span").textContent ?? "");
    case "+":
    case "=":
      return zoom("in");
    case "-":
    case "−":
      return zoom("out");
    case "0":
      return zoom("all");
    case "/":
      event.preventDefault();
      return openChat();
    case "?":
      return /** @type {HTMLDialogElement | null} */ (find("#keys"))?.showModal();
  }
}

/**
 * @param {Event} event
 * @param {string} selector
 */
function pressButton(event, selector) {
  const button = find(selector);
  if (!button) return;
  event.preventDefault();
  button.click();
}

/**
 * Leaves what is open, the innermost first, and comes back to what opened it.
 * @param {HTMLElement} target
 * @param {boolean} typing
 */
function leave(target, typing) {
  if (find("dialog[open]")) return;
  if (typing) return target.blur();
  /** @type {HTMLDetailsElement | null} */
  const open = find("#closing[open]") || find("#since details[open]") || find(".more[open]");
  const picked = pickedCard();
  if (open) {
    open.open = false;
    need("summary", open).focus();
  } else if (picked) pick(picked);
}

function openChat() {
  for (const selector of ["#tab-talk", "#tab-chat"]) {
    /** @type {HTMLInputElement | null} */
    const tab = find(selector);
    if (tab) tab.checked = true;
  }
  find("#say")?.focus();
}

/**
 * An arrow moves the divider if that has the focus, and goes from card to card otherwise.
 * @param {KeyboardEvent} event
 * @param {HTMLElement} target
 */
function moveSideways(event, target) {
  const direction = event.key === "ArrowLeft" ? -1 : 1;
  if (target.id === "divider") {
    event.preventDefault();
    moveDivider(direction * DIVIDER_STEP);
  } else if (!target.matches('input[type="radio"]')) {
    focusNextCard(event, direction);
  }
}

const findCards = () => findAll("#hand > .card, #keep .card");

/** @param {HTMLElement[]} cards */
const focusedIndex = (cards) => cards.findIndex((card) => card.contains(document.activeElement));

/**
 * @param {Event} event
 * @param {number} step
 */
function focusNextCard(event, step) {
  const cards = findCards();
  if (!cards.length) return;
  event.preventDefault();
  const now = focusedIndex(cards);
  const first = step > 0 ? 0 : cards.length - 1;
  focusCard(cards[now < 0 ? first : (now + step + cards.length) % cards.length]);
}

/**
 * The next card in hand that begins with this letter.
 * @param {string} letter
 */
function focusCardByLetter(letter) {
  const cards = findCards();
  const now = focusedIndex(cards);
  const inTurn = [...cards.slice(now + 1), ...cards.slice(0, now + 1)];
  focusCard(inTurn.find((card) => card.dataset.city?.toLowerCase().startsWith(letter)));
}

/** @param {HTMLElement | undefined} card */
function focusCard(card) {
  if (!card) return;
  (card.matches("button, [tabindex]") ? card : find("input, button", card) || card).focus();
  if (card.classList.contains("either") && card !== pickedCard()) pick(card);
}

/**
 * Plays the card that has the focus, or was picked, at one end of the route. One that fits only one end goes there.
 * @param {string} end
 */
function playAt(end) {
  const focused = /** @type {HTMLElement | null | undefined} */ (
    document.activeElement?.closest("#hand > .card")
  );
  const card = focused || pickedCard();
  if (!card) return;
  const hasEnds = find(".end-left, .end-right", card);
  const onlyButton = card.matches("button") ? card : find("button.live", card);
  const button = find(end, card) || (hasEnds ? null : onlyButton);
  if (button) button.click();
  else if (card.dataset.why) showMessage(card.dataset.why);
}
