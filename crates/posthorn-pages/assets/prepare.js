// What a new part of the page needs before it can be used. Called for the whole page first, and then for every
// fragment of an update.

import { forgetRemovedCard } from "./cards.js";
import { prepareClosing } from "./closing.js";
import { setDivider } from "./divider.js";
import { find, findAll } from "./page.js";

/** @param {ParentNode} root */
export function prepare(root) {
  // Of no use without a script, so the server hides them.
  findAll("[data-copy], #replay", root).forEach((button) => (button.hidden = false));
  prepareClosing(root);
  if (root instanceof Element && root.id === "own") document.body.classList.remove("giving-up");
  forgetRemovedCard();
  if (find("#divider", root)) setDivider();
}
