// The focus stays where it was when the page changes under it.

import { find, findAll } from "./page.js";

const FOCUSABLE = 'button, a[href], input:not([type="hidden"]), select, summary, [tabindex="0"]';
const AREAS =
  "#hand, #route, #market, #officials, #buttons, #panels, #log, #chat, #since, #notice, #seats, #own";

/** @typedef {{ element: HTMLElement, id: string, area: string, index: number }} Focus */

/**
 * Which element has the focus, in which area, and its place among those there.
 * @returns {Focus | null}
 */
export function findFocus() {
  const element = /** @type {HTMLElement | null} */ (document.activeElement);
  const area = element?.closest(AREAS);
  if (!element || !area) return null;
  return { element, id: element.id, area: area.id, index: findAll(FOCUSABLE, area).indexOf(element) };
}

/**
 * If the element that had the focus is gone, the one in its place gets it: a played card hands it to its neighbour,
 * and an area that is gone as a whole to the button that ends the turn.
 * @param {Focus | null} focus
 */
export function restoreFocus(focus) {
  if (!focus || (focus.element.isConnected && document.activeElement === focus.element)) return;
  const area = document.getElementById(focus.area);
  const there = area ? findAll(FOCUSABLE, area) : [];
  const next =
    (focus.id && document.getElementById(focus.id)) ||
    there[Math.min(focus.index, there.length - 1)] ||
    find("#end-turn") ||
    find("#main");
  next?.focus({ preventScroll: true });
}
