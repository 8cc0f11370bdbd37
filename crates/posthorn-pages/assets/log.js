// The lists of what happened and what was said: they grow at the end, and the newest line stays in sight.

import { findAll } from "./page.js";

const LISTS = "#log ol, #chat ol";
/** A list whose end is this near counts as read to the end, in pixels. */
const NEAR_END = 30;

/** @type {WeakSet<Element>} Lists in which the reader has scrolled back, and wants to stay there. */
const scrolledBack = new WeakSet();

/** Takes note of who scrolls back. */
export function startLog() {
  const noteScrolling = (/** @type {Event} */ { target }) => {
    if (!(target instanceof Element) || !target.matches(LISTS)) return;
    const toEnd = target.scrollHeight - target.scrollTop - target.clientHeight;
    if (toEnd < NEAR_END) scrolledBack.delete(target);
    else scrolledBack.add(target);
  };
  addEventListener("scroll", noteScrolling, { capture: true, passive: true });
  takeNewLines();
  scrollToEnd(findAll(LISTS));
  const watcher = new ResizeObserver(() => scrollToEnd(listsAtEnd()));
  findAll(LISTS).forEach((list) => watcher.observe(list));
}

/** The lists in which the reader has not gone back. */
export const listsAtEnd = () => findAll(LISTS).filter((list) => !scrolledBack.has(list));

/** @param {HTMLElement[]} [lists] all of them if none are named */
export function scrollToEnd(lists = findAll(LISTS)) {
  lists.forEach((list) => (list.scrollTop = list.scrollHeight));
}

/**
 * Adds lines at the end of a list, and takes the oldest away when there are too many.
 * @param {HTMLElement} list
 * @param {string} html
 */
export function appendLines(list, html) {
  list.insertAdjacentHTML("beforeend", html);
  while (list.children.length > Number(list.dataset.most)) list.firstElementChild?.remove();
}

let newestLine = 0;

/** The lines of the log that came since this was last asked, oldest first. */
export function takeNewLines() {
  const numberOf = (/** @type {HTMLElement} */ line) => Number(line.dataset.seq);
  const lines = findAll("#log li[data-seq]").filter((line) => numberOf(line) > newestLine);
  newestLine = Math.max(newestLine, ...lines.map(numberOf));
  return lines;
}
