// The analysis of a finished game, under its replay: asked for by a form, and followed while it is being made.

import { sendForm } from "./forms.js";
import { closest, find, need } from "./page.js";

const POLL_MS = 700;

/** Follows an analysis that is being made, and starts one when asked, if this page shows a replay. */
export function startAnalysis() {
  const main = find("main[data-replay]");
  if (!main) return;
  const path = main.dataset.replay + "/analysis";
  follow(path);
  main.addEventListener("submit", async (event) => {
    const form = /** @type {HTMLFormElement} */ (event.target);
    if (!closest(event, "#analysis")) return;
    event.preventDefault();
    event.stopPropagation();
    await sendForm(form, /** @type {HTMLButtonElement | null} */ (event.submitter));
    await showAnalysis(path);
    follow(path);
  });
}

/**
 * Fetches the analysis again and again until it is done.
 * @param {string} path
 */
async function follow(path) {
  if (!find("#analysis[data-running]")) return;
  const done = await showAnalysis(path);
  if (!done) setTimeout(() => follow(path), POLL_MS);
}

/**
 * @param {string} path
 * @returns {Promise<boolean>} whether it is done
 */
async function showAnalysis(path) {
  const { html, done } = await (await fetch(path + location.search)).json();
  need("#analysis").outerHTML = html;
  return done;
}
