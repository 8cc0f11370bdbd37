// Says when the page waits for the server: the pressed button is marked, and after a while the status line says that
// the connection is being made again. Short waits are not worth a word.

import { speak } from "./messages.js";
import { find, preferences } from "./page.js";

const PENDING_MS = 150;
const NOTICE_MS = 2_000;

/**
 * What the page waits for, and the timer that will say so.
 * @type {Map<string, ReturnType<typeof setTimeout> | null>}
 */
const waits = new Map();

/**
 * The page waits for this from now on.
 * @param {string} cause
 */
export function startWait(cause) {
  if (!waits.has(cause))
    waits.set(
      cause,
      setTimeout(() => showWait(cause), NOTICE_MS),
    );
}

/**
 * The page has waited long enough already.
 * @param {string} cause
 */
export function showWait(cause) {
  clearTimeout(waits.get(cause) ?? undefined);
  waits.set(cause, null);
  showNotice();
}

/**
 * What the page waited for has come, or is given up.
 * @param {string} cause
 */
export function endWait(cause) {
  clearTimeout(waits.get(cause) ?? undefined);
  waits.delete(cause);
  showNotice();
}

function showNotice() {
  const notice = find("#connection");
  if (!notice) return;
  const { reconnecting = "", reconnected = "" } = preferences();
  const isLong = [...waits.values()].includes(null);
  if (isLong === document.body.classList.contains("reconnecting")) return;
  document.body.classList.toggle("reconnecting", isLong);
  notice.textContent = isLong ? reconnecting : "";
  if (!isLong) speak([reconnected]);
}

/**
 * Marks a button as pressed, and as busy if that takes longer. Answers what takes the marks off again.
 * @param {HTMLElement | null} button
 */
export function markPending(button) {
  button?.classList.add("pressed");
  const timer = setTimeout(() => button?.setAttribute("aria-busy", "true"), PENDING_MS);
  return () => {
    clearTimeout(timer);
    button?.classList.remove("pressed");
    button?.removeAttribute("aria-busy");
  };
}
