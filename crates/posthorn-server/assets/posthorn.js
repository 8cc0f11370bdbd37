// The page works without this. With it, forms answer in place, the page follows the table live,
// and a hand on the keyboard or a finger is enough. One module in chapters, joined in this order:
// posthorn, live, motion, choose, map, keys, start.

const $ = (selector, root = document) => root.querySelector(selector);
const all = (selector, root = document) => [...root.querySelectorAll(selector)];
const main = $("main[data-live]");
const prefs = document.body.dataset;

// [D5] in a text is a rule to look up.
const linked = (text) => text.split(/\[([A-Z]\d)\]/).map((part, at) => at % 2 === 0 ? part
  : Object.assign(document.createElement("a"), { href: "/rules/long#" + part, textContent: part, target: "_blank" }));

// Something to see and to hear for a while; longer texts stay longer.
const toast = (() => {
  let timer;
  return (text) => {
    $("#toast").replaceChildren(...linked(text));
    clearTimeout(timer);
    timer = setTimeout(() => ($("#toast").textContent = ""), 4000 + 50 * text.length);
  };
})();

// Something to hear only.
function speak(texts) {
  const region = $("#spoken");
  texts.forEach((text) => region.append(Object.assign(document.createElement("p"), { textContent: text })));
  while (region.children.length > 20) region.firstChild.remove();
}

// ---- Forms: sent in place, answered by the live line.

let sending = false;

async function send(form, button) {
  if (sending) return;
  sending = true;
  const fields = new URLSearchParams(new FormData(form));
  if (button?.name) fields.set(button.name, button.value);
  if (!fields.has("csrf")) fields.set("csrf", csrf());
  fields.set("sure", "1");
  const address = button?.getAttribute("formaction") || form.getAttribute("action");
  const since = heard;
  try {
    const response = await fetch(address, { method: "POST", headers: { "x-posthorn": "1" }, body: fields, signal: AbortSignal.timeout(30000) });
    const answer = await response.json();
    if (answer.go) location.href = answer.go;
    if (answer.text) toast(answer.text);
    if (address.startsWith("/table/") && (answer.ok || answer.key === "error-stale")) expectNews(since);
    if (answer.ok && "reset" in form.dataset) form.reset();
    if (answer.ok && button?.id === "sound") muted();
  } catch {
    toast(prefs.offline);
  } finally {
    sending = false;
  }
}

const csrf = () => $('input[name="csrf"]')?.value || "";

function muted() {
  prefs.sound = prefs.sound === "1" ? "0" : "1";
  $("#sound").setAttribute("aria-pressed", prefs.sound === "1");
  horn();
}

function ask(text) {
  return new Promise((resolve) => {
    const dialog = document.createElement("dialog");
    const words = document.createElement("p");
    words.textContent = text;
    words.id = "ask-text";
    dialog.setAttribute("aria-labelledby", words.id);
    const row = document.createElement("div");
    row.className = "row";
    for (const [value, label, kind] of [["yes", prefs.yes, "primary"], ["no", prefs.no, ""]]) {
      const button = document.createElement("button");
      button.textContent = label;
      button.className = kind;
      button.onclick = () => dialog.close(value);
      row.append(button);
    }
    dialog.append(words, row);
    dialog.onclose = () => { dialog.remove(); resolve(dialog.returnValue === "yes"); };
    document.body.append(dialog);
    dialog.showModal();
  });
}

document.addEventListener("submit", async (event) => {
  const form = event.target;
  if (!("liveForm" in form.dataset)) return;
  event.preventDefault();
  const button = event.submitter;
  if (button?.dataset.why) return toast(button.dataset.why);
  const question = button?.dataset.ask || form.dataset.ask;
  if (question && (prefs.ask === "1" || form.dataset.ask) && !(await ask(question))) return;
  send(form, button);
});
