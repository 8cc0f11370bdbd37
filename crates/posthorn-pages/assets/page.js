// Finding things on the page, and what the page knows about its reader.

/**
 * The first element that matches. Towns on the map are SVG elements; nothing here uses what only HTML elements have.
 * @template {HTMLElement} [T=HTMLElement]
 * @param {string} selector
 * @param {ParentNode} [root]
 * @returns {T | null}
 */
export function find(selector, root = document) {
  return root.querySelector(selector);
}

/**
 * The first element that matches, where the page always has one.
 * @template {HTMLElement} [T=HTMLElement]
 * @param {string} selector
 * @param {ParentNode} [root]
 * @returns {T}
 */
export function need(selector, root = document) {
  /** @type {T | null} */
  const found = root.querySelector(selector);
  if (!found) throw new Error(`${selector} is missing`);
  return found;
}

/**
 * @template {HTMLElement} [T=HTMLElement]
 * @param {string} selector
 * @param {ParentNode} [root]
 * @returns {T[]}
 */
export function findAll(selector, root = document) {
  return /** @type {T[]} */ ([...root.querySelectorAll(selector)]);
}

/**
 * The nearest element round an event's target that matches.
 * @template {HTMLElement} [T=HTMLElement]
 * @param {Event} event
 * @param {string} selector
 * @returns {T | null}
 */
export function closest(event, selector) {
  return event.target instanceof Element ? event.target.closest(selector) : null;
}

/**
 * Whether an event asks for something else than usual, such as opening a link in a new tab.
 * @param {KeyboardEvent | MouseEvent} event
 */
export const hasModifier = (event) => event.ctrlKey || event.metaKey || event.altKey;

/** The settings and sentences that the server wrote into the body: motion, sound, keys, offline, and so on. */
export const preferences = () => document.body.dataset;
