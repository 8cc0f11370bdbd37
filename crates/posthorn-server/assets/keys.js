
// ==== Keys: everything at the table without a mouse.

const TOLD = { h: "hand", w: "route", m: "market", o: "others", t: "tiles", s: "scores" };
const PRESSED = { d: "#deck", a: "#official-administrator", c: "#close", e: "#end-turn", u: "#undo", q: "#sound" };

document.addEventListener("keydown", (event) => {
  const writing = /^(TEXTAREA|SELECT)$/.test(event.target.tagName) || event.target.matches?.('input[type="text"]');
  if (event.key === "Escape") return escape(event, writing);
  if (event.ctrlKey || event.metaKey || event.altKey || writing || !$("#map-frame") || $("dialog[open]")) return;
  if (event.target.id === "divider" && /^Arrow(Left|Right)$/.test(event.key)) {
    event.preventDefault();
    return void divide(divide() + (event.key === "ArrowLeft" ? -4 : 4));
  }
  if (/^Arrow(Left|Right)$/.test(event.key) && event.target.type !== "radio") return step(event.key === "ArrowLeft" ? -1 : 1, event);
  if (prefs.keys !== "1") return;
  const key = event.key.toLowerCase();
  const press = (selector) => {
    const button = $(selector);
    if (!button) return;
    event.preventDefault();
    button.click();
  };
  if (event.shiftKey && /^\p{L}$/u.test(key)) return letter(key);
  if (/^[1-6]$/.test(key)) return press("#market-" + (key - 1));
  if (key in PRESSED) return press(PRESSED[key]);
  if (key in TOLD) return toast($(`#told [data-told="${TOLD[key]}"]`)?.textContent || $("#status").innerText);
  switch (key) {
    case "l": return lay(".end-left");
    case "r": return lay(".end-right");
    case "p": return void replay();
    case "n": return toast($("#status > span").textContent);
    case "+": case "=": return zoom("in");
    case "-": case "−": return zoom("out");
    case "0": return zoom("all");
    case "/": event.preventDefault(); return openChat();
    case "?": return $("#keys")?.showModal();
  }
});

// Leaves what is open, the innermost first, and comes back to what opened it.
function escape(event, writing) {
  if ($("dialog[open]")) return;
  if (writing) return event.target.blur();
  const open = $("#closing[open]") || $("#since details[open]") || $(".more[open]");
  if (open) {
    open.open = false;
    $("summary", open).focus();
  } else if (picked) pick(picked);
}

function openChat() {
  for (const tab of ["#tab-talk", "#tab-chat"]) {
    if ($(tab)) $(tab).checked = true;
  }
  $("#say")?.focus();
}

const cards = () => all("#hand > .card, #keep .card");

function focusCard(card) {
  if (!card) return;
  (card.matches("button, [tabindex]") ? card : $("input, button", card) || card).focus();
  if (card.classList.contains("either") && card !== picked) pick(card);
}

function step(by, event) {
  const hand = cards();
  if (!hand.length) return;
  event.preventDefault();
  const now = hand.findIndex((card) => card.contains(document.activeElement));
  focusCard(hand[now < 0 ? (by > 0 ? 0 : hand.length - 1) : (now + by + hand.length) % hand.length]);
}

// The next card in hand that begins with this letter.
function letter(key) {
  const hand = cards();
  const now = hand.findIndex((card) => card.contains(document.activeElement));
  const round = [...hand.slice(now + 1), ...hand.slice(0, now + 1)];
  focusCard(round.find((card) => card.dataset.city?.toLowerCase().startsWith(key)));
}

// Lays the card that has the focus, or was chosen, at one end; one that fits only there goes anyway.
function lay(end) {
  const card = document.activeElement?.closest?.("#hand > .card") || picked;
  const button = card && ($(end, card) || (!$(".end-left, .end-right", card) && (card.matches("button") ? card : $("button.live", card))));
  if (button) button.click();
  else if (card?.dataset.why) toast(card.dataset.why);
}
