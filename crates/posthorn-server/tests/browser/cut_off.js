// What is wrong with the page as it lies there: sideways scrolling, text that is cut off, controls that are covered,
// lie on each other, or are too small for a finger. Run as the body of a function; answers a list of faults.
const [fingers] = arguments;
const faults = [];
const name = (e) => e.tagName.toLowerCase() + (e.id ? "#" + e.id : "") + (typeof e.className === "string" && e.className ? "." + e.className.trim().replace(/\s+/g, ".") : "") + " “" + e.textContent.trim().slice(0, 24) + "”";
const seen = (e) => e.checkVisibility({ visibilityProperty: true, opacityProperty: true });
const root = document.documentElement;
const game = document.querySelector("main.table");

if (root.scrollWidth > innerWidth) faults.push(`scrolls sideways: ${root.scrollWidth}`);
if (game && innerHeight >= 600 && root.scrollHeight > innerHeight) faults.push(`scrolls down: ${root.scrollHeight}`);

// What must show all it has.
document.querySelectorAll(".result, .replay-bar, .eyes").forEach((e) => {
  if (seen(e) && e.scrollWidth > e.clientWidth + 1) faults.push(`${name(e)} is wider than its place: ${e.scrollWidth} in ${e.clientWidth}`);
});
// On low screens many cards scroll inside the hand and the route.
const low = innerHeight < 780 && innerWidth < 1000;
document.querySelectorAll(`${low ? "" : ".lane, "}#market, #officials, #buttons, .bar, .tabs, .counts`).forEach((e) => {
  if (seen(e) && (e.scrollHeight > e.clientHeight + 1 || e.scrollWidth > e.clientWidth + 1)) {
    faults.push(`${name(e)} has more than it shows: ${e.scrollWidth}×${e.scrollHeight} in ${e.clientWidth}×${e.clientHeight}`);
  }
});
const areas = [...document.querySelectorAll(".left > *, .map-frame, #panels, #log, #chat, #own")].filter(seen);
const meet = (a, b, slack) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > slack && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > slack;
areas.forEach((one, at) => areas.slice(at + 1).forEach((other) => {
  if (meet(one.getBoundingClientRect(), other.getBoundingClientRect(), 1)) faults.push(`${name(one)} lies on ${name(other)}`);
}));

// The part of an element that its ancestors let through.
function shown(e) {
  const at = e.getBoundingClientRect();
  const box = { left: Math.max(0, at.left), right: Math.min(innerWidth, at.right), top: Math.max(0, at.top), bottom: Math.min(innerHeight, at.bottom) };
  for (let a = e.parentElement; a && a !== document.body; a = a.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(a);
    const frame = a.getBoundingClientRect();
    if (overflowX !== "visible") { box.left = Math.max(box.left, frame.left); box.right = Math.min(box.right, frame.right); }
    if (overflowY !== "visible") { box.top = Math.max(box.top, frame.top); box.bottom = Math.min(box.bottom, frame.bottom); }
  }
  return box;
}

// Text: inside what frames it, and inside every ancestor that hides what sticks out.
const FRAMED = "button, .button, select, .card, .panel, .official, .choice, .box, .tabs label, .segments label, .gain, .banner, .cover, .over, .since, summary, th, td";
const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
const range = document.createRange();
while (walker.nextNode()) {
  const text = walker.currentNode;
  const e = text.parentElement;
  if (!text.data.trim() || e.closest("script, svg, .spoken, .skip, .official small, option, .ghost") || !seen(e)) continue;
  range.selectNodeContents(text);
  const rects = [...range.getClientRects()].filter((r) => r.width > 1);
  const frames = [];
  let [x, y] = [true, true];
  for (let a = e; a && a !== document.body && (x || y); a = a.parentElement) {
    const { overflowX, overflowY, position } = getComputedStyle(a);
    const framed = a.matches(FRAMED) && a === e.closest(FRAMED);
    if (/auto|scroll/.test(overflowX)) x = false;
    if (/auto|scroll/.test(overflowY)) y = false;
    if (framed || overflowX !== "visible" || overflowY !== "visible") frames.push([a, x, y]);
    if (position === "fixed") break;
  }
  // A word that is broken without a hyphen of its own.
  if (e.closest("button, .button, th, dt, .tabs label, .official .name, summary, .segments label")) {
    for (const word of text.data.matchAll(/[^\s\u00ad-]+/g)) {
      range.setStart(text, word.index);
      range.setEnd(text, word.index + word[0].length);
      if (new Set([...range.getClientRects()].filter((r) => r.width > r.height * 0.6).map((r) => Math.round(r.top))).size > 1) faults.push(`“${word[0]}” is broken in the middle`);
    }
  }
  for (const r of rects) {
    const cut = frames.find(([a, wide, high]) => {
      const box = a.getBoundingClientRect();
      return (wide && (r.left < box.left - 1.5 || r.right > box.right + 1.5)) || (high && (r.top < box.top - 3 || r.bottom > box.bottom + 3));
    });
    if (cut) { faults.push(`“${text.data.trim().slice(0, 30)}” is cut off by ${name(cut[0])}`); break; }
    if (x && (r.left < -1 || r.right > innerWidth + 1)) { faults.push(`“${text.data.trim().slice(0, 30)}” leaves the screen`); break; }
  }
}

// Controls: each can be reached at its middle, none lies on another, each is large enough.
const OVERLAYS = ".over, #notice > *, dialog, .since, .zoom, #toast, .menu, .ask";
const controls = [...document.querySelectorAll("button, a[href], select, summary, label, input[type=text], [tabindex='0']")]
  .filter((e) => seen(e) && !e.closest("dialog:not([open])") && !(document.querySelector("dialog[open]") && !e.closest("dialog")))
  .map((e) => ({ e, box: shown(e) }))
  .filter(({ e, box }) => box.right - box.left > 3 && box.bottom - box.top > 3 && getComputedStyle(e).pointerEvents !== "none");
controls.forEach(({ e, box }) => {
  const hit = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
  if (!hit || e.contains(hit) || hit.contains(e) || hit.closest("label")?.contains(e)) return;
  if (e.closest(".card") && hit.closest(".card") === e.closest(".card")) return;
  const over = hit.closest(OVERLAYS);
  if (over && !over.contains(e)) return;
  if (hit.closest(".spot, .finish") || (e.closest("ol") && hit.closest("ol"))) return;
  faults.push(`${name(e)} is covered by ${name(hit)}`);
});
const plain = controls.filter(({ e }) => e.matches("button, a[href], select, summary, input") && !e.closest(".card .card"));
plain.forEach((one, at) => plain.slice(at + 1).forEach((other) => {
  if (one.e.contains(other.e) || other.e.contains(one.e) || (one.e.closest(".card") && one.e.closest(".card") === other.e.closest(".card"))) return;
  if (one.e.closest(OVERLAYS) !== other.e.closest(OVERLAYS) || one.e.matches(".spot") || other.e.matches(".spot")) return;
  if (meet(one.box, other.box, 2)) faults.push(`${name(one.e)} and ${name(other.e)} lie on each other`);
}));
if (fingers) {
  controls.filter(({ e }) => e.matches("button, .button, select, summary, input[type=text], .tool, .brand, .tabs label, .choice, .check, .chip, .segments label")).forEach(({ e, box }) => {
    const at = e.getBoundingClientRect();
    const partly = box.right - box.left < at.width - 1 || box.bottom - box.top < at.height - 1;
    if (!partly && (at.width < 43.5 || at.height < 43.5)) faults.push(`${name(e)} is small for a finger: ${at.width.toFixed(0)}×${at.height.toFixed(0)}`);
  });
}
return [...new Set(faults)];
