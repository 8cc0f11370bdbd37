// The live connection: a WebSocket over which the server sends what has changed.
//
// A connection may be dead without saying so, after a phone's sleep or where a network swallows everything. So the page
// asks now and then whether the other end is there, and opens the connection anew when no answer comes, when the page
// comes back to the front, and when what was done here does not come back over it.

import { endWait, showWait, startWait } from "./connection.js";
import { find } from "./page.js";
import { applyUpdate } from "./update.js";

const SHORTEST_PAUSE_MS = 250;
/** Most breaks are short: the page tries often at first, so that it is back at once. */
const LONGEST_PAUSE_MS = 800;
const LONG_BREAK_MS = 60_000;
const LONGEST_PAUSE_IN_LONG_BREAK_MS = 5_000;
/** A connection that does not open by then never will. */
const OPEN_MS = 4_000;
/** A page that comes back to the front does not trust a connection that was silent for this long. */
const SILENCE_MS = 30_000;
/** What was done here should have come back by then. */
const ECHO_MS = 4_000;
/** While the page is looked at, the other end is asked this often whether it is there, and has this long to answer. */
const PING_EVERY_MS = 5_000;
const PONG_MS = 3_000;

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
  let brokenSince = 0;
  /** @type {WebSocket | null} */
  let socket = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;

  connect = () => {
    clearTimeout(timer);
    if (socket) socket.onmessage = socket.onclose = null;
    socket?.close();
    socket = new WebSocket(address);
    socket.onmessage = (message) => {
      clearTimeout(timer);
      pause = SHORTEST_PAUSE_MS;
      brokenSince = 0;
      lastMessage = performance.now();
      endWait("live");
      if (message.data !== "pong") applyUpdate(JSON.parse(message.data));
    };
    socket.onclose = retry;
    // The first message comes as soon as it is open.
    timer = setTimeout(retry, OPEN_MS);
  };

  function retry() {
    clearTimeout(timer);
    startWait("live");
    brokenSince ||= performance.now();
    const isLong = performance.now() - brokenSince > LONG_BREAK_MS;
    // All pages lose their connections when a server restarts: chance keeps them from coming back at once.
    timer = setTimeout(connect, pause * (0.5 + Math.random() / 2));
    pause = Math.min(pause * 2, isLong ? LONGEST_PAUSE_IN_LONG_BREAK_MS : LONGEST_PAUSE_MS);
  }

  function ping() {
    if (document.hidden || socket?.readyState !== WebSocket.OPEN) return;
    const since = lastMessage;
    socket.send("ping");
    setTimeout(() => {
      if (lastMessage !== since || document.hidden) return;
      showWait("live");
      connect();
    }, PONG_MS);
  }

  connect();
  setInterval(ping, PING_EVERY_MS);
  addEventListener("online", connect);
  addEventListener("offline", () => startWait("live"));
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden && performance.now() - lastMessage > SILENCE_MS) connect();
  });
}
