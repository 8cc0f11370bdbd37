// A card under the pointer or with the focus lights up its town, the roads from there, and those neighbours of which
// the player has a card.

import { closest, find, findAll } from "./page.js";

export function startHighlighting() {
  document.addEventListener("pointerover", highlight);
  document.addEventListener("focusin", highlight);
}

/** @param {Event} event */
function highlight(event) {
  const city = closest(event, "[data-city]")?.dataset.city;
  findAll(".place.lit, .place.near").forEach((place) => place.classList.remove("lit", "near"));
  findAll(".way.lit").forEach((road) => road.classList.remove("lit"));
  if (!city) return;
  findTown(city)?.classList.add("lit");
  for (const road of findAll(".roads .way")) {
    const { a, b } = road.dataset;
    const neighbour = a === city ? b : b === city ? a : undefined;
    if (!neighbour) continue;
    road.classList.add("lit");
    if (find(`#hand [data-city="${neighbour}"]`)) findTown(neighbour)?.classList.add("near");
  }
}

/** @param {string} city */
const findTown = (city) => find(`.place[data-town="${city}"]`);
