// Clicks that are answered on the page, without the server.

import { pickOrPlay } from "./cards.js";
import { chooseNamedTowns, toggleTown } from "./closing.js";
import { scrollToEnd } from "./log.js";
import { showMessage } from "./messages.js";
import { closest, find, findAll, need, preferences } from "./page.js";
import { playRecap } from "./recap.js";

/** Each says whether the click was meant for it; then nobody else is asked. */
const HANDLERS = [copyField, pickOrPlay, toggleGivingUp, showRecap, showKeys];

export function startButtons() {
  document.addEventListener("click", (event) => {
    if (HANDLERS.some((handler) => handler(event))) return;
    explainRefusal(event);
    chooseNamedTowns(event);
    toggleTown(event);
  });
  document.addEventListener("change", (event) => {
    if (!closest(event, "[name=talk], [name=area]")) return;
    scrollToEnd();
    findAll(".tabs label.unread").forEach((label) => label.classList.remove("unread"));
  });
}

/** @param {Event} event */
function copyField(event) {
  const button = closest(event, "[data-copy]");
  if (!button) return false;
  /** @type {HTMLInputElement} */
  const field = need("#" + button.dataset.copy);
  field.select();
  navigator.clipboard?.writeText(field.value);
  return true;
}

/** @param {Event} event */
function toggleGivingUp(event) {
  if (!closest(event, "#give-up")) return false;
  document.body.classList.toggle("giving-up");
  /** @type {HTMLDetailsElement} */
  const menu = need(".more");
  menu.open = false;
  return true;
}

/** @param {Event} event */
function showRecap(event) {
  if (!closest(event, "#replay")) return false;
  playRecap();
  return true;
}

/** @param {Event} event */
function showKeys(event) {
  /** @type {HTMLDialogElement | null} */
  const dialog = find("#keys");
  if (!closest(event, "#help") || !dialog || preferences().keys !== "1") return false;
  event.preventDefault();
  dialog.showModal();
  return true;
}

/**
 * What cannot be done now says why. A button that sends a form does that when the form is sent.
 * @param {Event} event
 */
function explainRefusal(event) {
  const refused = closest(event, "[data-why]");
  const sends = refused instanceof HTMLButtonElement && refused.type === "submit";
  if (refused?.dataset.why !== undefined && !sends) showMessage(refused.dataset.why);
}
