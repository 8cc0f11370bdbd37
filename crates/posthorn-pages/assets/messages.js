// What the page says to its reader: shown for a while, spoken by a screen reader, or asked.

import { need, preferences } from "./page.js";

/**
 * Splits a text at the ids of rules, written as [D5], and makes each a link to the rule.
 * @param {string} text
 * @returns {(string | HTMLAnchorElement)[]}
 */
export function linkRules(text) {
  const parts = text.split(/\[([A-Z]\d)\]/);
  return parts.map((part, index) => {
    if (index % 2 === 0) return part;
    const link = document.createElement("a");
    return Object.assign(link, { href: "/rules/long#" + part, textContent: part, target: "_blank" });
  });
}

/** @type {ReturnType<typeof setTimeout> | undefined} */
let hiding;

/**
 * Shows a message, the longer the text the longer; screen readers speak it too.
 * @param {string} text
 */
export function showMessage(text) {
  const toast = need("#toast");
  toast.replaceChildren(...linkRules(text));
  clearTimeout(hiding);
  hiding = setTimeout(() => (toast.textContent = ""), 4000 + 50 * text.length);
}

const MOST_SPOKEN = 20;

/**
 * Lets screen readers speak what is not shown.
 * @param {string[]} texts
 */
export function speak(texts) {
  const region = need("#spoken");
  for (const text of texts) {
    region.append(Object.assign(document.createElement("p"), { textContent: text }));
  }
  while (region.children.length > MOST_SPOKEN) region.firstElementChild?.remove();
}

/**
 * Asks a question that is answered by yes or no.
 * @param {string} question
 * @returns {Promise<boolean>}
 */
export function ask(question) {
  const { yes = "", no = "" } = preferences();
  return new Promise((resolve) => {
    const dialog = document.createElement("dialog");
    const text = Object.assign(document.createElement("p"), { textContent: question, id: "ask-text" });
    dialog.setAttribute("aria-labelledby", text.id);
    const row = Object.assign(document.createElement("div"), { className: "row" });
    for (const [value, label, className] of [
      ["yes", yes, "primary"],
      ["no", no, ""],
    ]) {
      const button = Object.assign(document.createElement("button"), { textContent: label, className });
      button.onclick = () => dialog.close(value);
      row.append(button);
    }
    dialog.append(text, row);
    dialog.onclose = () => {
      dialog.remove();
      resolve(dialog.returnValue === "yes");
    };
    document.body.append(dialog);
    dialog.showModal();
  });
}
