// A page for the tests: a document of jsdom, with the names that a browser has as globals.

import { JSDOM } from "jsdom";

const NAMES = [
  "document",
  "Node",
  "Element",
  "HTMLElement",
  "HTMLButtonElement",
  "HTMLDetailsElement",
  "HTMLInputElement",
  "FormData",
];

/**
 * Shows a page with this body. Attributes of the body are settings of the page, such as `data-keys="1"`.
 * @param {string} body
 * @param {string} [attributes]
 */
export function showPage(body, attributes = "") {
  const { window } = new JSDOM(`<!doctype html><body ${attributes}>${body}</body>`, {
    url: "https://posthorn.test/table/abc",
    pretendToBeVisual: true,
  });
  for (const name of NAMES) globalThis[name] = window[name];
  globalThis.location = window.location;
  globalThis.ResizeObserver = class {
    observe() {}
  };
  globalThis.matchMedia = () => ({ matches: false });
  globalThis.requestAnimationFrame = (callback) => callback(0);
  globalThis.addEventListener = window.addEventListener.bind(window);
  return window;
}

/** The first element of this markup, as a fragment of an update is read. */
export function parse(html) {
  const template = document.createElement("template");
  template.innerHTML = html;
  return template.content.firstElementChild;
}
