// The map comes closer: by pinch, by wheel, by buttons and by keys.

import { closest, find, need } from "./page.js";

const SMALLEST_SCALE = 1;
const LARGEST_SCALE = 4;
const ZOOM_STEP = 1.5;
/** A finger that moves farther than this in one step, in pixels, drags the map and does not click on a town. */
const SHORTEST_DRAG = 2;

/** @typedef {[x: number, y: number]} Point */

/** How large the map is drawn and where its upper left corner is, in pixels of the frame. */
const view = { scale: 1, x: 0, y: 0 };

/** How close a player likes the map is remembered for all tables of this browser. */
const REMEMBERED_AS = "posthorn-map-scale";

function rememberScale() {
  try {
    localStorage.setItem(REMEMBERED_AS, String(view.scale));
  } catch {
    // A browser that keeps nothing shows the whole map each time.
  }
}

function recallScale() {
  try {
    return Number(localStorage.getItem(REMEMBERED_AS)) || 1;
  } catch {
    return 1;
  }
}

/**
 * @param {number} value
 * @param {number} least
 * @param {number} most
 */
const clamp = (value, least, most) => Math.min(most, Math.max(least, value));

/** Draws the map as the view says. Its paper never leaves the frame. */
function showView() {
  const frame = need("#map-frame");
  const map = need(".map-pan", frame);
  view.scale = clamp(view.scale, SMALLEST_SCALE, LARGEST_SCALE);
  view.x = clamp(view.x, frame.clientWidth - map.offsetWidth * view.scale, 0);
  view.y = clamp(view.y, frame.clientHeight - map.offsetHeight * view.scale, 0);
  const isPlain = view.scale === 1 && view.x === 0 && view.y === 0;
  const transform = isPlain ? "" : `translate(${view.x}px, ${view.y}px) scale(${view.scale})`;
  map.style.transform = transform;
  frame.classList.toggle("closer", view.scale > 1);
}

/**
 * Whether there is more of the map than the frame shows.
 * @param {HTMLElement} frame
 */
function isLargerThan(frame) {
  const map = need(".map-pan", frame);
  return view.scale > 1 || map.offsetHeight > frame.clientHeight || map.offsetWidth > frame.clientWidth;
}

/**
 * Zooms so that what is at this point of the frame stays there.
 * @param {number} x
 * @param {number} y
 * @param {number} scale
 */
function zoomAt(x, y, scale) {
  scale = clamp(scale, SMALLEST_SCALE, LARGEST_SCALE);
  view.x = x - ((x - view.x) * scale) / view.scale;
  view.y = y - ((y - view.y) * scale) / view.scale;
  view.scale = scale;
  showView();
  rememberScale();
}

/**
 * Zooms a step in or out, or until all is seen.
 * @param {string | undefined} direction in, out or all
 */
export function zoom(direction) {
  const frame = find("#map-frame");
  if (!frame) return;
  const factor = direction === "in" ? ZOOM_STEP : direction === "out" ? 1 / ZOOM_STEP : 0;
  zoomAt(frame.clientWidth / 2, frame.clientHeight / 2, view.scale * factor);
}

/** Makes the map follow fingers, wheel and buttons, if this page has one. */
export function startMap() {
  const frame = find("#map-frame");
  if (!frame) return;
  followFingers(frame);
  frame.addEventListener(
    "wheel",
    (event) => {
      event.preventDefault();
      const [x, y] = pointIn(frame, event);
      zoomAt(x, y, view.scale * Math.exp(-event.deltaY / 400));
    },
    { passive: false },
  );
  frame.addEventListener("dblclick", (event) => {
    if (closest(event, ".zoom")) return;
    const [x, y] = pointIn(frame, event);
    zoomAt(x, y, view.scale > 1.2 ? 1 : 2);
  });
  frame.addEventListener("click", (event) => {
    const button = closest(event, "[data-zoom]");
    if (button) zoom(button.dataset.zoom);
  });
  const scale = recallScale();
  if (scale > 1) zoomAt(frame.clientWidth / 2, frame.clientHeight / 2, scale);
  new ResizeObserver(showView).observe(frame);
}

/**
 * One finger moves a map that is larger than its frame; two fingers zoom.
 * @param {HTMLElement} frame
 */
function followFingers(frame) {
  /** @type {Map<number, Point>} */
  const fingers = new Map();
  let dragged = false;
  frame.addEventListener("pointerdown", (event) => {
    dragged = false;
    if (!closest(event, ".zoom")) fingers.set(event.pointerId, pointIn(frame, event));
  });
  frame.addEventListener("pointermove", (event) => {
    const was = fingers.get(event.pointerId);
    if (!was) return;
    const before = [...fingers.values()];
    const now = pointIn(frame, event);
    fingers.set(event.pointerId, now);
    if (fingers.size === 2) {
      const [old, fresh] = [measurePinch(before), measurePinch([...fingers.values()])];
      view.x += fresh.x - old.x;
      view.y += fresh.y - old.y;
      zoomAt(fresh.x, fresh.y, (view.scale * fresh.distance) / old.distance);
      dragged = true;
    } else if (fingers.size === 1 && isLargerThan(frame)) {
      view.x += now[0] - was[0];
      view.y += now[1] - was[1];
      dragged ||= Math.hypot(now[0] - was[0], now[1] - was[1]) > SHORTEST_DRAG;
      showView();
    }
  });
  for (const type of /** @type {const} */ (["pointerup", "pointercancel", "pointerleave"])) {
    frame.addEventListener(type, (event) => fingers.delete(event.pointerId));
  }
  // A drag is no click on the town under the finger.
  const swallowClick = (/** @type {Event} */ event) => {
    if (dragged) event.stopPropagation();
    dragged = false;
  };
  frame.addEventListener("click", swallowClick, { capture: true });
}

/**
 * @param {HTMLElement} frame
 * @param {MouseEvent} event
 * @returns {Point}
 */
function pointIn(frame, event) {
  const at = frame.getBoundingClientRect();
  return [event.clientX - at.x, event.clientY - at.y];
}

/**
 * The middle between two fingers, and how far they are apart.
 * @param {Point[]} fingers
 */
export function measurePinch([[ax, ay], [bx, by]]) {
  return { x: (ax + bx) / 2, y: (ay + by) / 2, distance: Math.hypot(ax - bx, ay - by) || 1 };
}
