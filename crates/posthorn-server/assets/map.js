
// ==== The map comes closer: by pinch, by wheel, by buttons and by keys.

const FARTHEST = 1;
const CLOSEST = 4;
const look = { scale: 1, x: 0, y: 0 };

function showMap() {
  const frame = $("#map-frame");
  const [width, height] = [frame.clientWidth, frame.clientHeight];
  look.scale = Math.min(CLOSEST, Math.max(FARTHEST, look.scale));
  // The paper never leaves the frame.
  look.x = Math.min(0, Math.max(width * (1 - look.scale), look.x));
  look.y = Math.min(0, Math.max(height * (1 - look.scale), look.y));
  const plain = look.scale === 1;
  $(".map-pan", frame).style.transform = plain ? "" : `translate(${look.x}px, ${look.y}px) scale(${look.scale})`;
  frame.classList.toggle("closer", !plain);
}

// Zooms so that what is at this point of the frame stays there.
function zoomAt(x, y, scale) {
  scale = Math.min(CLOSEST, Math.max(FARTHEST, scale));
  look.x = x - ((x - look.x) * scale) / look.scale;
  look.y = y - ((y - look.y) * scale) / look.scale;
  look.scale = scale;
  showMap();
}

function zoom(by) {
  const frame = $("#map-frame");
  if (!frame) return;
  const factor = { in: 1.5, out: 1 / 1.5, all: 0 }[by];
  zoomAt(frame.clientWidth / 2, frame.clientHeight / 2, look.scale * factor);
}

function followFingers(frame) {
  const fingers = new Map();
  const inside = (event) => {
    const at = frame.getBoundingClientRect();
    return [event.clientX - at.x, event.clientY - at.y];
  };
  const spread = ([a, b]) => ({ x: (a[0] + b[0]) / 2, y: (a[1] + b[1]) / 2, far: Math.hypot(a[0] - b[0], a[1] - b[1]) || 1 });
  let moved = false;
  frame.addEventListener("pointerdown", (event) => {
    moved = false;
    if (!event.target.closest(".zoom")) fingers.set(event.pointerId, inside(event));
  });
  frame.addEventListener("pointermove", (event) => {
    if (!fingers.has(event.pointerId)) return;
    const [was, now] = [[...fingers.values()], inside(event)];
    const before = fingers.get(event.pointerId);
    fingers.set(event.pointerId, now);
    if (fingers.size === 2) {
      const [old, fresh] = [spread(was), spread([...fingers.values()])];
      look.x += fresh.x - old.x;
      look.y += fresh.y - old.y;
      zoomAt(fresh.x, fresh.y, (look.scale * fresh.far) / old.far);
      moved = true;
    } else if (fingers.size === 1 && look.scale > 1) {
      look.x += now[0] - before[0];
      look.y += now[1] - before[1];
      moved ||= Math.hypot(now[0] - before[0], now[1] - before[1]) > 2;
      showMap();
    }
  });
  const lift = (event) => fingers.delete(event.pointerId);
  ["pointerup", "pointercancel", "pointerleave"].forEach((kind) => frame.addEventListener(kind, lift));
  // A drag is no click on the town under the finger.
  frame.addEventListener("click", (event) => { if (moved) { event.stopPropagation(); moved = false; } }, true);
  frame.addEventListener("wheel", (event) => {
    event.preventDefault();
    const [x, y] = inside(event);
    zoomAt(x, y, look.scale * Math.exp(-event.deltaY / 400));
  }, { passive: false });
  frame.addEventListener("dblclick", (event) => {
    if (event.target.closest(".zoom")) return;
    const [x, y] = inside(event);
    zoomAt(x, y, look.scale > 1.2 ? 1 : 2);
  });
  frame.addEventListener("click", (event) => {
    const button = event.target.closest("[data-zoom]");
    if (button) zoom(button.dataset.zoom);
  });
  new ResizeObserver(showMap).observe(frame);
}
