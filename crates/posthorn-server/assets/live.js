
// ==== Live: the newest fragments come in and the page is changed where it differs, so that focus,
// scrolling and what is half written stay as they are.

let wasTurn = null;
let newest = 0;

function swap(update) {
  if (update.stage !== main.dataset.stage) return location.reload();
  document.title = update.title;
  const icon = $('link[rel="icon"]');
  const plain = (icon.dataset.plain ??= icon.href);
  icon.href = update.turn ? icon.dataset.turn : plain;
  const before = wasTurn === null ? null : lying || places();
  leave();
  const focus = whereFocusIs();
  const ends = all("#log ol, #chat ol").filter((list) => !readBack.has(list));
  update.fragments.forEach(({ id, html, more }) => {
    const old = document.getElementById(id);
    if (!old) return;
    if (more) return grow($("ol", old), html);
    const template = document.createElement("template");
    template.innerHTML = html;
    morph(old, template.content.firstElementChild);
    enhance(document.getElementById(id));
  });
  if (before && !$("#tab-chat:checked") && update.fragments.some(({ id }) => id === "chat")) {
    all(".tabs label:has(#tab-chat, #tab-talk)").forEach((label) => label.classList.add("unread"));
  }
  const fresh = news();
  // Focus, scrolling and measuring would lay the page out here and now; the next frame does that anyway.
  requestAnimationFrame(() => {
    leave();
    keepFocus(focus);
    toEnd(ends);
    lying = places();
    if (!before) return;
    fly(before, lying);
    fresh.forEach((line) => flight(line, true));
  });
  if (before) speak(fresh.map((line) => line.textContent));
  if (wasTurn === false && update.turn) {
    setTimeout(horn);
    speak([$("#status > span")?.textContent || update.title]);
  }
  wasTurn = update.turn;
  if (update.turn && prefs.autoEnd === "1") $("#end-turn[data-only]")?.click();
}

// A long list gets new lines at its end, and loses the oldest.
function grow(list, html) {
  list.insertAdjacentHTML("beforeend", html);
  while (list.children.length > Number(list.dataset.most)) list.firstElementChild.remove();
}

// The newest line stays in sight unless the reader has gone back.
const readBack = new WeakSet();
addEventListener("scroll", ({ target }) => {
  if (!target.matches?.("#log ol, #chat ol")) return;
  if (target.scrollHeight - target.scrollTop - target.clientHeight < 30) readBack.delete(target);
  else readBack.add(target);
}, { capture: true, passive: true });
const toEnd = (lists) => lists.forEach((list) => { list.scrollTop = list.scrollHeight; });

// The lines of the log that were not there before, oldest first.
function news() {
  const fresh = all("#log li[data-seq]").filter((line) => Number(line.dataset.seq) > newest);
  fresh.forEach((line) => { newest = Math.max(newest, Number(line.dataset.seq)); });
  return fresh;
}

// Makes one element like another. A form with choices in it belongs to one version of the table and
// is never carried over to the next.
function morph(old, fresh) {
  if (old.isEqualNode(fresh)) return;
  if (old.nodeName !== fresh.nodeName || old.id !== fresh.id || old.dataset.version !== fresh.dataset.version) {
    return old.replaceWith(fresh);
  }
  for (const { name, value } of [...fresh.attributes]) {
    if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  }
  for (const { name } of [...old.attributes]) {
    if (!fresh.hasAttribute(name) && !(name === "open" && old.nodeName === "DETAILS")) old.removeAttribute(name);
  }
  if (old.type === "hidden") old.value = fresh.value;
  const named = new Map([...old.children].filter((child) => child.id).map((child) => [child.id, child]));
  let at = old.firstChild;
  for (const next of [...fresh.childNodes]) {
    const same = next.id ? named.get(next.id) : at && !at.id && at.nodeName === next.nodeName ? at : null;
    if (!same) {
      old.insertBefore(next, at);
      continue;
    }
    if (same === at) at = at.nextSibling;
    else old.insertBefore(same, at);
    if (same.nodeType === Node.ELEMENT_NODE) morph(same, next);
    else if (same.data !== next.data) same.data = next.data;
  }
  while (at) {
    const gone = at;
    at = at.nextSibling;
    if (gone.contains(document.activeElement)) leaving.push(gone);
    else gone.remove();
  }
}

// To take away what has the focus lays the page out at once: that goes with the next frame.
let leaving = [];

function leave() {
  leaving.forEach((gone) => gone.remove());
  leaving = [];
}

const FOCUSABLE = 'button, a[href], input:not([type="hidden"]), select, summary, [tabindex="0"]';

function whereFocusIs() {
  const focus = document.activeElement;
  const area = focus?.closest("#hand, #route, #market, #officials, #buttons, #panels, #log, #chat, #since, #notice, #seats, #own");
  return area && { focus, id: focus.id, area: area.id, at: all(FOCUSABLE, area).indexOf(focus) };
}

// When the thing that had the focus is gone, what lies in its place gets it; a played card hands it to its
// neighbour, and a whole area that went away to the button that ends the turn.
function keepFocus(was) {
  if (!was || (was.focus.isConnected && document.activeElement === was.focus)) return;
  const area = document.getElementById(was.area);
  const there = area ? all(FOCUSABLE, area) : [];
  const next = (was.id && document.getElementById(was.id)) || there[Math.min(was.at, there.length - 1)] || $("#end-turn") || $("#main");
  next?.focus({ preventScroll: true });
}

// A line may be dead without saying so, after a phone's sleep or where a network swallows everything. So it is
// opened anew when the page comes back, and when what was done here does not come back over it.
let heard = 0;
let connect = () => {};

function follow() {
  let pause = 250;
  let socket = null;
  let waiting;
  connect = () => {
    clearTimeout(waiting);
    if (socket) socket.onmessage = socket.onclose = null;
    socket?.close();
    socket = new WebSocket(new URL(main.dataset.live, location.href.replace(/^http/, "ws")));
    socket.onmessage = (message) => { pause = 250; heard = performance.now(); swap(JSON.parse(message.data)); };
    socket.onclose = () => {
      waiting = setTimeout(connect, pause + Math.random() * pause);
      pause = Math.min(pause * 2, 10000);
    };
  };
  connect();
  addEventListener("online", connect);
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden && performance.now() - heard > 30000) connect();
  });
}

const expectNews = (since) => setTimeout(() => { if (heard === since) connect(); }, 4000);
