// Asking a bot for a hint. It takes a moment to think; if the table has gone on meanwhile, its answer is thrown away.

import { showMessage } from "./messages.js";
import { closest, find, hasModifier, preferences } from "./page.js";

/** The key for an idea. */
const HINT_KEY = "i";

export function startHints() {
  document.addEventListener("click", (event) => {
    const link = closest(event, "[data-hint]");
    const panel = link?.closest("#hint");
    if (!link || !panel || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    askForHint(/** @type {HTMLElement} */ (panel), link.dataset.hint ?? "");
  });
  const pressLink = (/** @type {KeyboardEvent} */ event) => {
    if (event.key.toLowerCase() !== HINT_KEY || preferences().keys !== "1") return;
    const link = find("#ask-hint");
    if (hasModifier(event) || event.shiftKey || closest(event, "input, select, textarea")) return;
    if (!link || find("dialog[open]")) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    link.click();
  };
  document.addEventListener("keydown", pressLink, { capture: true });
}

/**
 * @param {HTMLElement} panel
 * @param {string} address
 */
async function askForHint(panel, address) {
  const version = panel.dataset.version;
  panel.setAttribute("aria-busy", "true");
  try {
    const answer = await (await fetch(address)).json();
    const now = find("#hint");
    if (!now || now.dataset.version !== version) return;
    if (answer.ok) now.outerHTML = answer.html;
    else showMessage(answer.message);
  } catch {
    showMessage(preferences().offline ?? "");
  } finally {
    find("#hint")?.removeAttribute("aria-busy");
  }
}
