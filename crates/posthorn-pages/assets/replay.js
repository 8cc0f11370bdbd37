// Looking at a game again: links, the slider, keys and the log show another moment of it in place.

import { showMessage } from "./messages.js";
import { findPlaces, flyCards } from "./motion.js";
import { closest, find, findAll, hasModifier, need, preferences } from "./page.js";

/** Follows whatever chooses a moment, if this page shows a replay. */
export function startReplay() {
  const main = find("main[data-replay]");
  if (main) new Replay(main).listen();
}

class Replay {
  /** @param {HTMLElement} main */
  constructor(main) {
    this.main = main;
    this.last = Number(main.dataset.last);
    /** @type {HTMLInputElement} */
    this.slider = need("#moment");
    /** The moment that is shown. */
    this.shown = Number(this.slider.value);
    /** @type {number | null} The moment that shall be shown, while it is on its way. */
    this.wanted = null;
    this.fetching = false;
  }

  listen() {
    this.slider.addEventListener("input", () => this.show(Number(this.slider.value)));
    this.main.addEventListener("click", (event) => {
      const link = closest(event, "[data-at]");
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      this.show(Number(link.dataset.at));
      if (!link.closest("#analysis")) return;
      scrollTo({ top: 0, behavior: preferences().motion !== "off" ? "smooth" : "auto" });
    });
    // Captured before the keys of the table, which have no card to choose here.
    document.addEventListener("keydown", (event) => this.pressKey(event), { capture: true });
    scrollLogToCurrent();
  }

  /** @param {KeyboardEvent} event */
  pressKey(event) {
    const typing = closest(event, "input, select, textarea") && event.target !== this.slider;
    if (hasModifier(event) || typing) return;
    const moment = this.momentForKey(event.key);
    if (moment === null) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    this.show(moment);
  }

  /** @param {string} key */
  momentForKey(key) {
    const now = this.wanted ?? this.shown;
    switch (key) {
      case "ArrowLeft":
        return now - 1;
      case "ArrowRight":
        return now + 1;
      case "Home":
        return 0;
      case "End":
        return this.last;
      default:
        return null;
    }
  }

  /** @param {number} moment */
  async show(moment) {
    this.wanted = Math.min(Math.max(moment, 0), this.last);
    this.slider.value = String(this.wanted);
    if (this.fetching) return;
    this.fetching = true;
    try {
      // While one moment is fetched the slider may have gone on: only the newest wish counts.
      while (this.wanted !== null && this.wanted !== this.shown) await this.fetchMoment(this.wanted);
    } catch {
      showMessage(preferences().offline ?? "");
    }
    this.wanted = null;
    this.fetching = false;
  }

  /** @param {number} moment */
  async fetchMoment(moment) {
    const query = queryOf(moment, this.main.dataset.seat);
    const response = await fetch(this.main.dataset.replay + "/at" + query);
    /** @type {{ title: string, fragments: { id: string, html: string }[] }} */
    const { title, fragments } = await response.json();
    const before = findPlaces();
    fragments.forEach(({ id, html }) => (need("#" + id).outerHTML = html));
    requestAnimationFrame(() => flyCards(before, findPlaces()));
    document.title = title;
    history.replaceState(null, "", query);
    this.shown = moment;
    this.markMoment(query);
  }

  /** @param {string} query */
  markMoment(query) {
    /** @type {HTMLInputElement} */
    const address = need("#moment-link");
    address.value = address.dataset.base + query;
    /** @type {HTMLAnchorElement[]} */
    const viewers = findAll(".eyes a");
    viewers.forEach((link) => (link.href = queryOf(this.shown, link.dataset.seat)));
    findAll("#log [aria-current]").forEach((line) => line.removeAttribute("aria-current"));
    findAll(`#log [data-at="${this.shown}"]`).forEach((line) => line.setAttribute("aria-current", "step"));
    scrollLogToCurrent();
    this.moveChartLine();
  }

  moveChartLine() {
    const line = find("#now");
    if (!line) return;
    const { left, width } = line.dataset;
    const x = Number(left) + (Number(width) * this.shown) / Math.max(1, this.last);
    for (const end of ["x1", "x2"]) line.setAttribute(end, String(x));
  }
}

/**
 * @param {number} moment
 * @param {string | undefined} seat whose hand is seen
 */
export const queryOf = (moment, seat) => `?at=${moment}` + (seat ? `&seat=${seat}` : "");

function scrollLogToCurrent() {
  const line = find("#log [aria-current]");
  const list = line?.closest("ol");
  if (line && list) list.scrollTop = line.offsetTop - list.offsetTop - list.clientHeight / 2;
}
