// Choices that make up one action: the towns that get an office when a route is closed, and the cards that are kept
// after it. The server says what a choice is worth before it is sent.

import { closest, find, findAll, need } from "./page.js";

export function startClosing() {
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && find("#closing[open]")) leaveClosing();
  });
  document.addEventListener("click", (event) => {
    if (closest(event, "#close-cancel")) leaveClosing();
    if (closest(event, "#official-cartwright.ready")) openWithCartwright();
  });
  document.addEventListener("change", (event) => {
    if (closest(event, "#closing")) showPreview();
    if (closest(event, "#keep")) countKept();
  });
}

/**
 * Makes a new form ready for use.
 * @param {ParentNode} root the part of the page that is new
 */
export function prepareClosing(root) {
  /** @type {HTMLDetailsElement | null} */
  const details = root instanceof HTMLDetailsElement && root.id === "closing" ? root : find("#closing", root);
  if (details && !details.dataset.ready) {
    details.dataset.ready = "1";
    details.addEventListener("toggle", () => {
      document.body.classList.toggle("choosing", details.open);
      if (!details.open) return markChosen();
      need("h2", details).focus();
      showPreview();
    });
  }
  if (!find("#closing[open]")) {
    document.body.classList.remove("choosing");
    markChosen();
  }
  if (find("#keep", root)) countKept();
}

/**
 * A link that names a set of towns chooses them.
 * @param {Event} event
 */
export function chooseNamedTowns(event) {
  const link = closest(event, "[data-fill]");
  if (!link) return;
  event.preventDefault();
  const towns = (link.dataset.fill ?? "").split(" ");
  /** @type {HTMLInputElement[]} */
  const boxes = findAll('#closing input[name="office"]');
  boxes.forEach((box) => (box.checked = towns.includes(box.value)));
  showPreview();
}

/**
 * While a route is being closed, a click on a town of the map chooses it, or no longer.
 * @param {Event} event
 */
export function toggleTown(event) {
  const town = closest(event, ".place");
  if (!town || !find("#closing[open]")) return;
  /** @type {HTMLInputElement | null} */
  const box = find(`#closing input[value="${town.dataset.town}"]`);
  if (!box) return;
  box.checked = !box.checked;
  showPreview();
}

function leaveClosing() {
  /** @type {HTMLDetailsElement} */
  const details = need("#closing");
  details.open = false;
  need("#close").focus();
}

/** He helps when a route is closed: his medallion leads there, with his box ticked. */
function openWithCartwright() {
  /** @type {HTMLDetailsElement | null} */
  const details = find("details#closing");
  if (!details) return;
  /** @type {HTMLInputElement | null} */
  const box = find('input[name="cartwright"]', details);
  if (box) box.checked = true;
  details.open = true;
}

/** Marks the chosen towns on the map, and the way that they are chosen by. */
function markChosen() {
  /** @type {HTMLInputElement[]} */
  const boxes = findAll('#closing[open] input[name="office"]:checked');
  const chosen = boxes.map((box) => box.value);
  findAll("#board .place").forEach((town) => {
    town.classList.toggle("chosen", chosen.includes(town.dataset.town ?? ""));
  });
  findAll("#closing .way").forEach((way) => {
    way.setAttribute("aria-pressed", String(way.dataset.fill === chosen.join(" ")));
  });
}

async function showPreview() {
  markChosen();
  /** @type {HTMLFormElement | null} */
  const form = find("#closing form");
  if (!form) return;
  const fields = new URLSearchParams();
  new FormData(form).forEach((value, name) => fields.append(name, String(value)));
  fields.delete("csrf");
  const response = await fetch(form.dataset.preview + "?" + fields);
  // An update may have taken the form away.
  if (!response.ok || !form.isConnected) return;
  const { legal, html } = await response.json();
  need("#preview").innerHTML = html;
  /** @type {HTMLButtonElement} */
  const done = need("#close-done");
  done.disabled = !legal;
}

function countKept() {
  const form = need("#keep");
  const kept = findAll("input:checked", form).length;
  /** @type {HTMLButtonElement} */
  const done = need("#keep-done");
  done.disabled = kept !== Number(form.dataset.keep);
  need("#kept").textContent = `${kept} / ${form.dataset.keep}`;
}
