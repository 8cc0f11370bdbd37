
// ==== Motion: the page changes at once; then things fly there from where they were. (A view transition
// would hold the change back for a frame or more, and swallow clicks.)

const CALM = matchMedia("(prefers-reduced-motion: reduce)");
const EASE = "cubic-bezier(.2,.7,.2,1)";

const flightTime = () => (CALM.matches ? 0 : { normal: 320, fast: 150 }[prefs.motion] || 0);

// Where the cards lay after the last change, unless something else has moved them since: measuring them in the
// middle of the next change would lay the page out twice.
let lying = null;
["resize", "scroll", "toggle"].forEach((type) => {
  addEventListener(type, ({ target }) => { if (!target.closest?.("#log, #chat")) lying = null; }, { capture: true, passive: true });
});

// Where each card lies that is there only once: area and rectangle; of interest only where cards fly.
function places() {
  const found = new Map();
  if (!flightTime()) return found;
  all("#market .cards .card[data-city], #hand > .card[data-city], #route .card[data-city]").forEach((card) => {
    const city = card.dataset.city;
    found.set(city, found.has(city) ? null : { card, area: card.closest("#market, #hand, #route").id, at: card.getBoundingClientRect() });
  });
  return found;
}

// Own cards go from the market to the hand and on to the route.
function fly(before, after) {
  const duration = flightTime();
  if (!duration) return;
  after.forEach((now, city) => {
    const was = before.get(city);
    if (!now || !was || was.area === now.area || !was.at.width) return;
    const [x, y] = [was.at.x - now.at.x, was.at.y - now.at.y];
    const size = was.at.width / (now.at.width || 1);
    now.card.animate(
      [{ transform: `translate(${x}px, ${y}px) scale(${size})`, transformOrigin: "0 0", zIndex: 9 }, { transform: "none", transformOrigin: "0 0", zIndex: 9 }],
      { duration, easing: EASE },
    );
  });
}

const centre = (element) => {
  const at = element?.getBoundingClientRect();
  return at?.width ? [at.x + at.width / 2, at.y + at.height / 2] : null;
};

const spotOf = (name) => (name.startsWith("town:") ? $(`.place[data-town="${name.slice(5)}"]`) : document.getElementById(name));

// Shows a line of the log on the table: a card, a house or a tile goes its way.
function flight(line, live) {
  const duration = flightTime();
  const { thing, from, to, card, region } = line.dataset;
  if (!duration || !thing) return;
  const own = $(".panel.me")?.id;
  // Live, own cards fly by themselves.
  if (live && thing === "card" && own && (from === own || to === own)) return;
  const start = centre(spotOf(from));
  to.split(" ").forEach((name, number) => {
    const target = spotOf(name);
    const end = centre(target);
    if (!start || !end) return;
    const ghost = document.createElement("div");
    ghost.className = `ghost ${thing} ${region || ""} ${line.className}`;
    ghost.setAttribute("aria-hidden", "true");
    ghost.textContent = thing === "card" ? card || "" : thing === "house" ? "⌂" : "★";
    document.body.append(ghost);
    const at = ([x, y], scale) => `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${scale})`;
    const going = ghost.animate(
      [{ transform: at(start, 1), opacity: 1 }, { transform: at(end, 0.8), opacity: 1, offset: 0.8 }, { transform: at(end, 0.5), opacity: 0 }],
      { duration, delay: number * 40, easing: EASE, fill: "both" },
    );
    going.onfinish = going.oncancel = () => ghost.remove();
  });
}

// What happened since the last turn, once more and slowly enough to follow.
let replaying = 0;

async function replay() {
  const box = $("#since details");
  if (!box) return;
  const mine = ++replaying;
  box.open = true;
  const pause = flightTime() ? 2 * flightTime() + 260 : 700;
  for (const line of all("li", box)) {
    if (mine !== replaying || !line.isConnected) return;
    all("li.now", box).forEach((other) => other.classList.remove("now"));
    line.classList.add("now");
    line.scrollIntoView({ block: "nearest" });
    flight(line, false);
    await new Promise((done) => setTimeout(done, pause));
  }
  all("#since li.now").forEach((line) => line.classList.remove("now"));
}

// ---- The horn: a fifth and an octave, as a postilion blows when he comes in sight.

let audio;

function horn() {
  if (prefs.sound !== "1" || !navigator.userActivation?.hasBeenActive) return;
  audio ??= new AudioContext();
  const warm = audio.createBiquadFilter();
  warm.type = "lowpass";
  warm.frequency.value = 1800;
  warm.connect(audio.destination);
  [[349.2, 0, 0.15], [523.3, 0.16, 0.15], [698.5, 0.32, 0.42]].forEach(([pitch, at, length]) => {
    const begin = audio.currentTime + at;
    [["sawtooth", 0.05, 1], ["triangle", 0.12, 1.002]].forEach(([type, volume, off]) => {
      const tone = audio.createOscillator();
      const loud = audio.createGain();
      tone.type = type;
      tone.frequency.value = pitch * off;
      loud.gain.setValueAtTime(0, begin);
      loud.gain.linearRampToValueAtTime(volume, begin + 0.03);
      loud.gain.setValueAtTime(volume, begin + length * 0.6);
      loud.gain.linearRampToValueAtTime(0, begin + length);
      tone.connect(loud).connect(warm);
      tone.start(begin);
      tone.stop(begin + length);
    });
  });
}
