// The page changes at once; then things fly there from where they were. (A view transition would hold the change back
// for a frame or more, and swallow clicks.)

import { find, findAll, preferences } from "./page.js";

const EASING = "cubic-bezier(.2,.7,.2,1)";
const CARDS = "#market .cards .card[data-city], #hand > .card[data-city], #route .card[data-city]";
/** Between the starts of several flights from one place. */
const STAGGER_MS = 40;

/**
 * Where a card lies, by its city; null for a city with two cards in sight, since nobody can tell which one moved.
 * @typedef {Map<string, { card: HTMLElement, area: string, at: DOMRect } | null>} Places
 */

/** How long a flight takes, in milliseconds; 0 if nothing is to move. */
export function flightTime() {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return 0;
  switch (preferences().motion) {
    case "normal":
      return 320;
    case "fast":
      return 150;
    default:
      return 0;
  }
}

/**
 * Where the cards lay after the last change, unless something else has moved them since. To measure them in the middle
 * of the next change would lay the page out twice.
 * @type {Places | null}
 */
let remembered = null;

/** Forgets where the cards lay whenever something else than an update may have moved them. */
export function startMotion() {
  const forget = (/** @type {Event} */ { target }) => {
    if (!(target instanceof Element && target.closest("#log, #chat"))) remembered = null;
  };
  for (const type of ["resize", "scroll", "toggle"]) {
    addEventListener(type, forget, { capture: true, passive: true });
  }
}

/** Where the cards lie, measured only if that is not known. */
export const knownPlaces = () => remembered ?? findPlaces();

/** Measures where the cards lie, and remembers it. */
export function measurePlaces() {
  remembered = findPlaces();
  return remembered;
}

/**
 * Where the cards lie; empty if nothing flies anyway.
 * @returns {Places}
 */
export function findPlaces() {
  /** @type {Places} */
  const places = new Map();
  if (!flightTime()) return places;
  for (const card of findAll(CARDS)) {
    const city = card.dataset.city ?? "";
    const area = card.closest("#market, #hand, #route")?.id ?? "";
    places.set(city, places.has(city) ? null : { card, area, at: card.getBoundingClientRect() });
  }
  return places;
}

/**
 * Own cards fly from the market to the hand and on to the route.
 * @param {Places} before
 * @param {Places} after
 */
export function flyCards(before, after) {
  const duration = flightTime();
  if (!duration) return;
  after.forEach((now, city) => {
    const was = before.get(city);
    if (!now || !was || was.area === now.area || !was.at.width) return;
    const [x, y] = [was.at.x - now.at.x, was.at.y - now.at.y];
    const size = was.at.width / (now.at.width || 1);
    const common = { transformOrigin: "0 0", zIndex: 9 };
    now.card.animate(
      [
        { transform: `translate(${x}px, ${y}px) scale(${size})`, ...common },
        { transform: "none", ...common },
      ],
      { duration, easing: EASING },
    );
  });
}

/**
 * Shows what a line of the log tells: a card, a house or a tile flies over the table.
 * @param {HTMLElement} line
 * @param {boolean} live whether it happens now; then own cards fly by themselves
 */
export function showLine(line, live) {
  const duration = flightTime();
  const { thing, from = "", to = "" } = line.dataset;
  if (!duration || !thing) return;
  const own = find(".panel.me")?.id;
  if (live && thing === "card" && own && (from === own || to === own)) return;
  const start = centreOf(findPlace(from));
  to.split(" ").forEach((name, index) => {
    const end = centreOf(findPlace(name));
    if (start && end) flyGhost(line, start, end, { duration, delay: index * STAGGER_MS });
  });
}

/**
 * @param {HTMLElement} line
 * @param {Point} start
 * @param {Point} end
 * @param {{ duration: number, delay: number }} timing
 */
function flyGhost(line, start, end, timing) {
  const { thing, card, region } = line.dataset;
  const ghost = document.createElement("div");
  ghost.className = `ghost ${thing} ${region || ""} ${line.className}`;
  ghost.setAttribute("aria-hidden", "true");
  ghost.textContent = thing === "card" ? card || "" : thing === "house" ? "⌂" : "★";
  document.body.append(ghost);
  const at = (/** @type {Point} */ [x, y], /** @type {number} */ scale) =>
    `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${scale})`;
  const flight = ghost.animate(
    [
      { transform: at(start, 1), opacity: 1 },
      { transform: at(end, 0.8), opacity: 1, offset: 0.8 },
      { transform: at(end, 0.5), opacity: 0 },
    ],
    { ...timing, easing: EASING, fill: "both" },
  );
  flight.onfinish = flight.oncancel = () => ghost.remove();
}

/** @typedef {[x: number, y: number]} Point */

/**
 * @param {Element | null} element
 * @returns {Point | null}
 */
function centreOf(element) {
  const at = element?.getBoundingClientRect();
  return at?.width ? [at.x + at.width / 2, at.y + at.height / 2] : null;
}

/**
 * A town on the map, or an element by its id.
 * @param {string} name
 */
const findPlace = (name) =>
  name.startsWith("town:") ? find(`.place[data-town="${name.slice(5)}"]`) : document.getElementById(name);
