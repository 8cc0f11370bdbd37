// Clocks count down to a moment of the server's time. The clock of this computer may be wrong, so the server says with
// every page and every update what time it is.

import { findAll } from "./page.js";

const TICK_MS = 500;
const DAY = 86_400;
const HOUR = 3600;

/**
 * Server time minus the time of this computer, in milliseconds. Date goes on while the computer sleeps, which
 * performance.now() does not everywhere.
 */
let offset = 0;

/**
 * @param {number} serverTime milliseconds since 1970, as they were at the server a moment ago
 */
export function setServerTime(serverTime) {
  offset = serverTime - Date.now();
}

/** The time at the server, in milliseconds since 1970. */
export const serverNow = () => Date.now() + offset;

/** Takes the server's time from the page, and keeps all clocks going. */
export function startClocks() {
  setServerTime(Number(document.body.dataset.serverTime));
  setInterval(showClocks, TICK_MS);
}

/** Writes the time that is left on every running clock. */
export function showClocks() {
  for (const clock of findAll(".clock[data-until]")) {
    const text = clockText(Number(clock.dataset.until) - serverNow());
    if (text !== null) clock.textContent = text;
  }
}

/**
 * @param {number} left in milliseconds
 * @returns {string | null} null from a day on: the server writes days and hours in words
 */
export function clockText(left) {
  const seconds = Math.max(0, Math.floor(left / 1000));
  if (seconds >= DAY) return null;
  const twoDigits = (/** @type {number} */ number) => String(number).padStart(2, "0");
  const [hours, minutes] = [Math.floor(seconds / HOUR), Math.floor(seconds / 60)];
  const end = twoDigits(seconds % 60);
  return hours > 0 ? `${hours}:${twoDigits(minutes % 60)}:${end}` : `${minutes}:${end}`;
}
