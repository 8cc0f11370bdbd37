// The divider between hand and route. Where the player has put it is remembered in this browser.

import { closest, find, need } from "./page.js";

const STORED = "posthorn-hand";
const USUAL_SHARE = 44;
const SMALLEST_SHARE = 12;
const LARGEST_SHARE = 80;

/**
 * Puts the divider where it belongs.
 * @param {number} [share] how much of the width the hand gets, in per cent; without it what is remembered
 * @returns {number} the share it has now
 */
export function setDivider(share) {
  if (share) {
    share = Math.round(Math.min(LARGEST_SHARE, Math.max(SMALLEST_SHARE, share)));
    localStorage.setItem(STORED, String(share));
  }
  const now = share || Number(localStorage.getItem(STORED)) || USUAL_SHARE;
  document.documentElement.style.setProperty("--hand", now + "%");
  find("#divider")?.setAttribute("aria-valuenow", String(now));
  return now;
}

/**
 * Moves the divider.
 * @param {number} change in per cent of the width
 */
export const moveDivider = (change) => setDivider(setDivider() + change);

export function startDivider() {
  setDivider();
  document.addEventListener("pointerdown", (event) => {
    if (!closest(event, "#divider")) return;
    const own = need("#own").getBoundingClientRect();
    const move = (/** @type {PointerEvent} */ pointer) =>
      setDivider(((pointer.clientX - own.left) / own.width) * 100);
    const stop = () => {
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", stop);
    };
    addEventListener("pointermove", move);
    addEventListener("pointerup", stop);
    event.preventDefault();
  });
}
