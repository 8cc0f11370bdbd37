// The live connection: a WebSocket over which the server sends what has changed.
//
// A connection may be dead without saying so, after a phone's sleep or where a network swallows everything. So it is
// opened anew when the page comes back, and when what was done here does not come back over it.

import { find } from "./page.js";
import { applyUpdate } from "./update.js";

const SHORTEST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 10_000;
/** A page that comes back to the front does not trust a connection that was silent for this long. */
const SILENCE_MS = 30_000;
/** What was done here should have come back by then. */
const ECHO_MS = 4_000;

let lastMessage = 0;
let connect = () => {};

/** When the newest message came, in milliseconds since the page was opened. */
export const lastMessageAt = () => lastMessage;

/**
 * Opens the connection anew if no message comes soon.
 * @param {number} since what lastMessageAt said before
 */
export function expectUpdate(since) {
  setTimeout(() => {
    if (lastMessage === since) connect();
  }, ECHO_MS);
}

/** Follows the table or the lobby, if this page shows one. */
export function startLive() {
  const path = find("main[data-live]")?.dataset.live;
  if (path === undefined) return;
  const address = new URL(path, location.href.replace(/^http/, "ws"));
  let pause = SHORTEST_PAUSE_MS;
  /** @type {WebSocket | null} */
  let socket = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let waiting;

  connect = () => {
    clearTimeout(waiting);
    if (socket) socket.onmessage = socket.onclose = null;
    socket?.close();
    socket = new WebSocket(address);
    socket.onmessage = (message) => {
      pause = SHORTEST_PAUSE_MS;
      lastMessage = performance.now();
      applyUpdate(JSON.parse(message.data));
    };
    // All pages lose their connections when a server restarts: chance keeps them from coming back at once.
    socket.onclose = () => {
      waiting = setTimeout(connect, pause + Math.random() * pause);
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
    };
  };
  connect();
  addEventListener("online", connect);
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden && performance.now() - lastMessage > SILENCE_MS) connect();
  });
}
