// The page works without this. With it, forms answer in place, the page follows the table live,
// and a hand on the keyboard or a finger is enough.

const $ = (selector, root = document) => root.querySelector(selector);
const all = (selector, root = document) => [...root.querySelectorAll(selector)];
const main = $("main[data-live]");
const prefs = document.body.dataset;

const toast = (() => {
  let timer;
  return (text) => {
    $("#toast").textContent = text;
    clearTimeout(timer);
    timer = setTimeout(() => ($("#toast").textContent = ""), 5000);
  };
})();

// ---- The live line: newest fragments in, swapped by id.

let wasTurn = null;

function swap(update) {
  if (update.stage !== main.dataset.stage) return location.reload();
  document.title = update.title;
  const before = wasTurn === null ? null : places();
  update.fragments.map(remember).filter(Boolean).forEach(replace);
  // Measuring would lay the page out here and now; the next frame does that anyway.
  if (before) requestAnimationFrame(() => fly(before, places()));
  if (wasTurn === false && update.turn) horn();
  wasTurn = update.turn;
  if (update.turn && prefs.autoEnd === "1") $("#end-turn[data-only]")?.click();
}

// Where each card lies that is there only once: area and rectangle.
function places() {
  const found = new Map();
  all("#market .cards .card[data-city], #hand > .card[data-city], #route .card[data-city]").forEach((card) => {
    const city = card.dataset.city;
    found.set(city, found.has(city) ? null : { card, area: card.closest("#market, #hand, #route").id, at: card.getBoundingClientRect() });
  });
  return found;
}

// The page changes at once; cards that went from one area to another then fly there from where they
// were. (A view transition would hold the change back for a frame or more, and swallow clicks.)
function fly(before, after) {
  if (prefs.motion !== "1" || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  after.forEach((now, city) => {
    const was = before.get(city);
    if (!now || !was || was.area === now.area) return;
    const [x, y] = [was.at.x - now.at.x, was.at.y - now.at.y];
    now.card.animate([{ transform: `translate(${x}px, ${y}px)`, zIndex: 9 }, { transform: "none", zIndex: 9 }], { duration: 300, easing: "cubic-bezier(.2,.7,.2,1)" });
  });
}

// What must survive the swap of a fragment. Everything is read before anything is written: reading
// positions of a changed page would lay it out anew each time.
function remember({ id, html }) {
  const old = document.getElementById(id);
  if (!old) return null;
  const focus = old.contains(document.activeElement) ? document.activeElement : null;
  return {
    old,
    html,
    key: focus && (focus.id || focus.name),
    typed: focus?.type === "text" ? [focus.value, focus.selectionStart] : null,
    opened: all("details[open]", old).map((details) => details.id || details.className),
    scrolled: all(".hand, .route, ol", old).map((list) => [list.scrollLeft, list.scrollTop]),
  };
}

function replace({ old, html, key, typed, opened, scrolled }) {
  const template = document.createElement("template");
  template.innerHTML = html;
  const fresh = template.content.firstElementChild;
  old.replaceWith(fresh);
  if (opened.length) all("details", fresh).forEach((details) => { details.open = opened.includes(details.id || details.className); });
  if (scrolled.some(([x, y]) => x || y)) {
    all(".hand, .route, ol", fresh).forEach((list, at) => { if (scrolled[at]) [list.scrollLeft, list.scrollTop] = scrolled[at]; });
  }
  if (key) {
    const again = document.getElementById(key) || fresh.querySelector(`[name="${CSS.escape(key)}"]`);
    if (typed && again) { again.value = typed[0]; again.selectionStart = again.selectionEnd = typed[1]; }
    again?.focus({ preventScroll: true });
  }
  enhance(fresh);
}

function follow() {
  let pause = 250;
  const connect = () => {
    const socket = new WebSocket(new URL(main.dataset.live, location.href.replace(/^http/, "ws")));
    socket.onmessage = (message) => { pause = 250; swap(JSON.parse(message.data)); };
    socket.onclose = () => {
      setTimeout(connect, pause + Math.random() * pause);
      pause = Math.min(pause * 2, 10000);
    };
  };
  connect();
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
  try {
    const response = await fetch(address, { method: "POST", headers: { "x-posthorn": "1" }, body: fields });
    const answer = await response.json();
    if (answer.go) location.href = answer.go;
    if (answer.text) toast(answer.text);
    if (answer.ok && "reset" in form.dataset) form.reset();
  } catch {
    toast(prefs.offline);
  } finally {
    sending = false;
  }
}

const csrf = () => $('input[name="csrf"]')?.value || "";

function ask(text) {
  return new Promise((resolve) => {
    const dialog = document.createElement("dialog");
    const words = document.createElement("p");
    words.textContent = text;
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

// ---- Choosing: a card that fits both ends, towns for offices, cards to keep.

let picked = null;

function pick(card) {
  picked?.classList.remove("picked");
  picked = card === picked ? null : card;
  picked?.classList.add("picked");
  all("#route .spot").forEach((spot) => spot.classList.toggle("open", !!picked && !!$(".end-" + spot.dataset.end, picked)));
}

document.addEventListener("click", (event) => {
  const target = event.target;
  const copy = target.closest?.("[data-copy]");
  if (copy) {
    const field = document.getElementById(copy.dataset.copy);
    field.select();
    navigator.clipboard?.writeText(field.value);
    return;
  }
  const spot = target.closest?.("#route .spot");
  if (spot) {
    if (picked) $(".end-" + spot.dataset.end, picked)?.click();
    return;
  }
  const why = target.closest?.("[data-why]");
  if (why && why.tagName !== "BUTTON") toast(why.dataset.why);
  const way = target.closest?.("[data-fill]");
  if (way) {
    event.preventDefault();
    const wanted = way.dataset.fill.split(" ");
    all('#closing input[name="office"]').forEach((box) => (box.checked = wanted.includes(box.value)));
    preview();
  }
  const town = target.closest?.(".place");
  if (town && $("#closing[open]")) {
    const box = $(`#closing input[value="${town.dataset.town}"]`);
    if (box) { box.checked = !box.checked; preview(); }
  }
});

document.addEventListener("change", (event) => {
  if (event.target.closest?.("#closing")) preview();
  if (event.target.closest?.("#keep")) countKept();
});

async function preview() {
  const form = $("#closing form");
  if (!form) return;
  const fields = new URLSearchParams(new FormData(form));
  fields.delete("csrf");
  const response = await fetch(form.dataset.preview + "?" + fields);
  if (!response.ok) return;
  const { legal, html } = await response.json();
  $("#preview").innerHTML = html;
  $("#close-done").hidden = !legal;
}

function countKept() {
  const form = $("#keep");
  const kept = all("input:checked", form).length;
  $("#keep-done").hidden = kept !== Number(form.dataset.keep);
}

function enhance(root) {
  all("[data-copy]", root).forEach((button) => (button.hidden = false));
  const details = root.matches?.("#closing") ? root : $("#closing", root);
  if (details) {
    details.addEventListener("toggle", () => { document.body.classList.toggle("choosing", details.open); if (details.open) preview(); });
    if (details.open) preview();
  }
  if ($("#keep", root)) countKept();
}

// ---- Light: a card shows its town, its roads and the neighbours.

document.addEventListener("pointerover", (event) => {
  const city = event.target.closest?.("[data-city]")?.dataset.city;
  all(".place.lit, .place.near").forEach((place) => place.classList.remove("lit", "near"));
  all(".way.lit").forEach((way) => way.classList.remove("lit"));
  if (!city) return;
  $(`.place[data-town="${city}"]`)?.classList.add("lit");
  all(".roads .way").forEach((way) => {
    const other = way.dataset.a === city ? way.dataset.b : way.dataset.b === city ? way.dataset.a : null;
    if (!other) return;
    way.classList.add("lit");
    if ($(`#hand [data-city="${other}"]`)) $(`.place[data-town="${other}"]`)?.classList.add("near");
  });
});

// A click on the middle of a card that fits both ends chooses it; its halves lay it at once.
document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || /^(INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName)) return;
  if (!$("#own")) return;
  const key = event.key;
  const press = (selector) => { const button = $(selector); if (button) { event.preventDefault(); button.click(); } };
  if (/^[1-6]$/.test(key)) return press("#market-" + (key - 1));
  if (event.shiftKey && (key === "ArrowLeft" || key === "ArrowRight")) {
    const card = document.activeElement?.closest?.("#hand .card") || picked;
    const end = key === "ArrowLeft" ? ".end-left" : ".end-right";
    const button = card && ($(end, card) || $("button.live", card));
    if (button) { event.preventDefault(); button.click(); }
    return;
  }
  if (key === "ArrowLeft" || key === "ArrowRight") return step(key === "ArrowLeft" ? -1 : 1, event);
  switch (key) {
    case "D": case "d": return press("#deck");
    case "C": case "c": return press("#close");
    case "E": case "e": return press("#end-turn");
    case "U": case "u": return press("#undo");
    case "H": case "h": return tell("#hand .card", "#hand");
    case "R": case "r": return tell("#route .card", "#route");
    case "M": case "m": return tell("#market .cards .card", "#market");
    case "O": case "o": return toast(all(".panel").map((panel) => $(".name", panel).textContent + ": " + all(".route-small li", panel).map((li) => li.title).join(", ")).join(" · "));
    case "T": case "t": return toast(all(".pile title").map((title) => title.textContent).join(" · "));
    case "S": case "s": return toast(all(".panel").map((panel) => $(".name", panel).textContent + ": " + all(".counts div", panel).map((div) => div.innerText.replace(/\s+/g, " ")).join(", ")).join(" · "));
    case "?": location.href = "/help"; return;
  }
  if (/^\p{L}$/u.test(key)) {
    const card = all("#hand > .card").find((card) => card.dataset.city?.toLowerCase().startsWith(key.toLowerCase()));
    focusCard(card);
  }
});

function tell(selector, area) {
  const names = all(selector).map((card) => card.dataset.city).filter(Boolean);
  toast(($(area).getAttribute("aria-label") || "") + ": " + (names.join(", ") || "–"));
}

function focusCard(card) {
  if (!card) return;
  (card.matches("button, [tabindex]") ? card : $("button", card) || card).focus();
  if (card.classList.contains("either") && card !== picked) pick(card);
}

function step(by, event) {
  const cards = all("#hand > .card");
  if (!cards.length) return;
  event.preventDefault();
  const now = cards.findIndex((card) => card.contains(document.activeElement));
  focusCard(cards[(now + by + cards.length) % cards.length] || cards[0]);
}

// ---- The divider between hand and route.

document.addEventListener("pointerdown", (event) => {
  if (event.target.id !== "divider") return;
  const own = $("#own").getBoundingClientRect();
  const move = (at) => {
    const share = Math.min(80, Math.max(12, ((at.clientX - own.left) / own.width) * 100));
    document.documentElement.style.setProperty("--hand", share + "%");
    localStorage.setItem("posthorn-hand", share);
  };
  const stop = () => { removeEventListener("pointermove", move); removeEventListener("pointerup", stop); };
  addEventListener("pointermove", move);
  addEventListener("pointerup", stop);
  event.preventDefault();
});

// ---- Dragging a card from the market or the deck to the hand, or from the hand to the route.

let drag = null;
document.addEventListener("pointerdown", (event) => {
  const card = event.target.closest?.("#market button.card:not(.off), #hand .card.live, #hand .card.either");
  if (card && event.button === 0) drag = { card, x: event.clientX, y: event.clientY };
});
document.addEventListener("pointerup", (event) => {
  const from = drag;
  drag = null;
  if (!from || Math.hypot(event.clientX - from.x, event.clientY - from.y) < 25) return;
  const over = document.elementFromPoint(event.clientX, event.clientY);
  if (!over?.closest("#own")) return;
  if (from.card.closest("#market")) return from.card.click();
  if (!over.closest("#route")) return;
  const route = $("#route").getBoundingClientRect();
  const end = event.clientX < route.left + route.width / 2 ? ".end-left" : ".end-right";
  ($(end, from.card) || from.card).click();
});

// ---- Clocks and the horn.

setInterval(() => {
  all(".clock[data-until]").forEach((clock) => {
    const seconds = Math.max(0, Math.floor((clock.dataset.until - Date.now()) / 1000));
    if (seconds >= 86400) return;
    const two = (n) => String(n).padStart(2, "0");
    clock.textContent = seconds >= 3600 ? `${Math.floor(seconds / 3600)}:${two(Math.floor((seconds % 3600) / 60))}:${two(seconds % 60)}` : `${Math.floor(seconds / 60)}:${two(seconds % 60)}`;
  });
}, 500);

function horn() {
  if (prefs.sound !== "1" || !navigator.userActivation?.hasBeenActive) return;
  const audio = new AudioContext();
  [[392, 0, 0.16], [523, 0.17, 0.16], [659, 0.34, 0.34]].forEach(([pitch, at, length]) => {
    const tone = audio.createOscillator();
    const loud = audio.createGain();
    tone.type = "triangle";
    tone.frequency.value = pitch;
    loud.gain.setValueAtTime(0, audio.currentTime + at);
    loud.gain.linearRampToValueAtTime(0.14, audio.currentTime + at + 0.03);
    loud.gain.linearRampToValueAtTime(0, audio.currentTime + at + length);
    tone.connect(loud).connect(audio.destination);
    tone.start(audio.currentTime + at);
    tone.stop(audio.currentTime + at + length);
  });
}

document.documentElement.style.setProperty("--hand", (localStorage.getItem("posthorn-hand") || 38) + "%");
document.body.classList.add("scripted");
enhance(document);
if (main) follow();
