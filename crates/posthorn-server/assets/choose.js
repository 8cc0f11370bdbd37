
// ==== Choosing: a card that fits both ends, towns for offices, cards to keep.

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
  const either = target.closest?.("#hand .card.either");
  if (either && !target.closest("button")) return pick(either);
  if (target.closest?.("#give-up")) {
    document.body.classList.toggle("giving-up");
    $(".more").open = false;
    return;
  }
  if (target.closest?.("#replay")) return void replay();
  if (target.closest?.("#help") && $("#keys") && prefs.keys === "1") {
    event.preventDefault();
    return $("#keys").showModal();
  }
  const why = target.closest?.("[data-why]");
  if (why && why.type !== "submit") toast(why.dataset.why);
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
  if (event.target.matches?.("[name=talk], [name=area]")) {
    toEnd(all("#log ol, #chat ol"));
    all(".tabs label.unread").forEach((label) => label.classList.remove("unread"));
  }
});

async function preview() {
  const form = $("#closing form");
  if (!form) return;
  const fields = new URLSearchParams(new FormData(form));
  fields.delete("csrf");
  const response = await fetch(form.dataset.preview + "?" + fields);
  if (!response.ok || !form.isConnected) return;
  const { legal, html } = await response.json();
  $("#preview").innerHTML = html;
  $("#close-done").hidden = !legal;
}

function countKept() {
  const form = $("#keep");
  const kept = all("input:checked", form).length;
  $("#keep-done").hidden = kept !== Number(form.dataset.keep);
}

// What a fresh part of the page needs before it can be used.
function enhance(root) {
  all("[data-copy], #replay", root).forEach((button) => (button.hidden = false));
  const details = root.matches?.("#closing") ? root : $("#closing", root);
  if (details && !details.dataset.ready) {
    details.dataset.ready = "1";
    details.addEventListener("toggle", () => {
      document.body.classList.toggle("choosing", details.open);
      if (details.open) { $("h2", details).focus(); preview(); }
    });
  }
  if (root.id === "own") document.body.classList.remove("giving-up");
  if (!$("#closing[open]")) document.body.classList.remove("choosing");
  if (picked && !picked.isConnected) picked = null;
  if ($("#keep", root)) countKept();
  if ($("#divider", root)) divide();
}

// ---- Light: a card shows its town, its roads and the neighbours.

function light(event) {
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
}
document.addEventListener("pointerover", light);
document.addEventListener("focusin", light);

// ---- The divider between hand and route.

function divide(share) {
  if (share) {
    share = Math.round(Math.min(80, Math.max(12, share)));
    localStorage.setItem("posthorn-hand", share);
  }
  const now = share || Number(localStorage.getItem("posthorn-hand")) || 44;
  document.documentElement.style.setProperty("--hand", now + "%");
  $("#divider")?.setAttribute("aria-valuenow", now);
  return now;
}

document.addEventListener("pointerdown", (event) => {
  if (event.target.id !== "divider") return;
  const own = $("#own").getBoundingClientRect();
  const move = (at) => divide(((at.clientX - own.left) / own.width) * 100);
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
