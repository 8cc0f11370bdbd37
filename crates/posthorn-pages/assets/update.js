// An update carries the fragments that changed. The page is changed where it differs, so that focus, scrolling and
// what is half written stay as they are.

import { setServerTime } from "./clock.js";
import { findFocus, restoreFocus } from "./focus.js";
import { blowHorn } from "./horn.js";
import { appendLines, listsAtEnd, scrollToEnd, takeNewLines } from "./log.js";
import { speak } from "./messages.js";
import { morph, removeDeferred } from "./morph.js";
import { flyCards, knownPlaces, measurePlaces, showLine } from "./motion.js";
import { find, findAll, need, preferences } from "./page.js";
import { prepare } from "./prepare.js";

/**
 * A part of the page, found by its id. With `more` it holds only the new items of the list that is there.
 * @typedef {{ id: string, html: string, more?: boolean }} Fragment
 *
 * @typedef {object} Update
 * @property {number} server_time milliseconds since 1970 by the server's clock
 * @property {string} stage whether the page is a lobby, a waiting room, a game, or its result
 * @property {string} title
 * @property {boolean} turn whether this player is to act
 * @property {Fragment[]} fragments
 */

/**
 * Null until the first update: that brings nothing new, so nothing flies and nothing is spoken.
 * @type {boolean | null}
 */
let wasTurn = null;

/** @param {Update} update */
export function applyUpdate(update) {
  setServerTime(update.server_time);
  // Another stage is another page.
  if (update.stage !== need("main[data-live]").dataset.stage) return location.reload();
  document.title = update.title;
  showTurnInIcon(update.turn);
  const before = wasTurn === null ? null : knownPlaces();
  const chatBefore = newestMessage();
  removeDeferred();
  const focus = findFocus();
  const lists = listsAtEnd();
  update.fragments.forEach(applyFragment);
  if (before && newestMessage() !== chatBefore) markChatUnread();
  const lines = takeNewLines();
  // Focus, scrolling and measuring would lay the page out here and now; the next frame does that anyway.
  requestAnimationFrame(() => {
    removeDeferred();
    restoreFocus(focus);
    scrollToEnd(lists);
    const after = measurePlaces();
    if (!before) return;
    flyCards(before, after);
    lines.forEach((line) => showLine(line, true));
  });
  if (before) speak(lines.map((line) => line.textContent ?? ""));
  if (wasTurn === false && update.turn) {
    setTimeout(blowHorn);
    speak([find("#status > span")?.textContent || update.title]);
  }
  wasTurn = update.turn;
  if (update.turn && preferences().autoEnd === "1") find("#end-turn[data-only]")?.click();
}

/** @param {Fragment} fragment */
function applyFragment({ id, html, more }) {
  const old = document.getElementById(id);
  if (!old) return;
  if (more) return appendLines(need("ol", old), html);
  const template = document.createElement("template");
  template.innerHTML = html;
  const fresh = template.content.firstElementChild;
  if (!fresh) throw new Error(`fragment ${id} is empty`);
  morph(old, fresh);
  prepare(need("#" + id));
}

/** @param {boolean} turn */
function showTurnInIcon(turn) {
  /** @type {HTMLLinkElement} */
  const icon = need('link[rel="icon"]');
  const plain = (icon.dataset.plain ??= icon.href);
  icon.href = (turn && icon.dataset.turn) || plain;
}

/** After a reconnect all fragments come again: only another last message is news. */
const newestMessage = () => find("#chat li:last-of-type")?.id;

function markChatUnread() {
  if (find("#tab-chat:checked")) return;
  findAll(".tabs label:has(#tab-chat, #tab-talk)").forEach((label) => label.classList.add("unread"));
}
