// Shows once more what happened since the player's last turn, slowly enough to follow.

import { flightTime, showLine } from "./motion.js";
import { find, findAll } from "./page.js";

/** Counts the recaps, so that a new one ends the one before it. */
let running = 0;

export async function playRecap() {
  /** @type {HTMLDetailsElement | null} */
  const box = find("#since details");
  if (!box) return;
  const mine = ++running;
  box.open = true;
  const pause = flightTime() ? 2 * flightTime() + 260 : 700;
  const unmark = () => findAll("#since li.now").forEach((line) => line.classList.remove("now"));
  for (const line of findAll("li", box)) {
    if (mine !== running || !line.isConnected) return;
    unmark();
    line.classList.add("now");
    line.scrollIntoView({ block: "nearest" });
    showLine(line, false);
    await new Promise((done) => setTimeout(done, pause));
  }
  unmark();
}
