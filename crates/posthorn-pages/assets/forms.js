// Forms are sent without leaving the page. What they change comes back over the live connection.

import { endWait, markPending, startWait } from "./connection.js";
import { blowHorn } from "./horn.js";
import { expectUpdate, lastMessageAt } from "./live.js";
import { ask, showMessage } from "./messages.js";
import { find, need, preferences } from "./page.js";

const REQUEST_TIMEOUT_MS = 10_000;
/** An action that could not be sent is sent again for this long. */
const RETRY_FOR_MS = 60_000;
const RETRY_AFTER_MS = 700;

/**
 * What the server answers to a form. It names a page to go to, or says why nothing was done.
 * @typedef {{ ok: boolean, redirect?: string, message_key?: string, message?: string }} Answer
 */

export function startForms() {
  document.addEventListener("submit", async (event) => {
    const form = /** @type {HTMLFormElement} */ (event.target);
    if (!("liveForm" in form.dataset)) return;
    event.preventDefault();
    const button = /** @type {HTMLButtonElement | null} */ (event.submitter);
    if (button?.dataset.why) return showMessage(button.dataset.why);
    const question = button?.dataset.ask || form.dataset.ask;
    // Whoever lets turns end by themselves has been asked once and for all.
    const isAutomatic = "only" in (button?.dataset ?? {}) && preferences().autoEnd === "1";
    const mustAsk = (preferences().ask === "1" && !isAutomatic) || form.dataset.ask;
    if (question && mustAsk && !(await ask(question))) return;
    sendForm(form, button);
  });
}

let sending = false;

/**
 * Sends a form as if this button had been pressed. A second click while the first is on its way does nothing.
 * @param {HTMLFormElement} form
 * @param {HTMLButtonElement | null} button
 */
export async function sendForm(form, button) {
  if (sending) return;
  sending = true;
  const address = button?.getAttribute("formaction") || form.getAttribute("action") || "";
  const since = lastMessageAt();
  const done = markPending(button);
  startWait("form");
  try {
    const answer = await post(address, formFields(form, button));
    if (answer.redirect) location.href = answer.redirect;
    if (answer.message) showMessage(answer.message);
    const changed = answer.ok || answer.message_key === "error-stale";
    if (changed && address.startsWith("/table/")) expectUpdate(since);
    const isAnswered = answer.ok || answer.message_key === "note-commands";
    if (isAnswered && "reset" in form.dataset) form.reset();
    if (answer.ok && button?.id === "sound") toggleSound();
  } catch {
    showMessage(preferences().offline ?? "");
  } finally {
    sending = false;
    endWait("form");
    done();
  }
}

/**
 * Sends fields until an answer comes. Only what names a version of the table may be sent twice: if the first one did
 * arrive, the second is stale and changes nothing.
 * @param {string} address
 * @param {URLSearchParams} fields
 * @returns {Promise<Answer>}
 */
async function post(address, fields) {
  const begun = performance.now();
  for (let isFirst = true; ; isFirst = false) {
    try {
      const response = await fetch(address, {
        method: "POST",
        headers: { "x-posthorn": "1" },
        body: fields,
        signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
      });
      /** @type {Answer} */
      const answer = await response.json();
      const isDone = !isFirst && answer.message_key === "error-stale";
      return isDone ? { ok: true } : answer;
    } catch (error) {
      if (!fields.has("version") || performance.now() - begun > RETRY_FOR_MS) throw error;
      await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS));
    }
  }
}

/**
 * @param {HTMLFormElement} form
 * @param {HTMLButtonElement | null} button
 */
function formFields(form, button) {
  const fields = new URLSearchParams();
  new FormData(form).forEach((value, name) => fields.append(name, String(value)));
  if (button?.name) fields.set(button.name, button.value);
  if (!fields.has("csrf")) fields.set("csrf", csrfToken());
  // Whatever needs a question was asked here: the server need not ask again.
  fields.set("sure", "1");
  return fields;
}

function csrfToken() {
  /** @type {HTMLInputElement | null} */
  const field = find('input[name="csrf"]');
  return field?.value || "";
}

function toggleSound() {
  const prefs = preferences();
  prefs.sound = prefs.sound === "1" ? "0" : "1";
  need("#sound").setAttribute("aria-pressed", String(prefs.sound === "1"));
  blowHorn();
}
