
// ==== Hints. A bot takes a moment to think; when the table goes on meanwhile, its answer is for nobody.

document.addEventListener("click", async (event) => {
  const link = event.target.closest?.("[data-hint]");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  const panel = link.closest("#hint");
  const version = panel.dataset.version;
  panel.setAttribute("aria-busy", "true");
  try {
    const answer = await (await fetch(link.dataset.hint)).json();
    if ($("#hint")?.dataset.version !== version) return;
    if (answer.ok) $("#hint").outerHTML = answer.html;
    else toast(answer.text);
  } catch {
    toast(prefs.offline);
  } finally {
    $("#hint")?.removeAttribute("aria-busy");
  }
});

// I, for an idea, asks.
document.addEventListener("keydown", (event) => {
  if (event.key.toLowerCase() !== "i" || prefs.keys !== "1" || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  if (/^(INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName) || !$("#ask-hint") || $("dialog[open]")) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  $("#ask-hint").click();
}, true);

// ==== Looking back: links, slider, keys and log show another moment in place.

const past = $("main[data-replay]");

if (past) {
  const slider = $("#moment");
  let at = Number(slider.value), wanted = null, busy = false;

  async function show(moment) {
    wanted = Math.min(Math.max(moment, 0), Number(past.dataset.last));
    slider.value = wanted;
    if (busy) return;
    busy = true;
    // While one moment is fetched the slider may have gone on: only the newest wish counts.
    while (wanted !== null && wanted !== at) {
      const next = wanted;
      const query = "?at=" + next + (past.dataset.seat ? "&seat=" + past.dataset.seat : "");
      try {
        const moment = await (await fetch(past.dataset.replay + "/at" + query)).json();
        const before = places();
        moment.fragments.forEach(({ id, html }) => { document.getElementById(id).outerHTML = html; });
        requestAnimationFrame(() => fly(before, places()));
        document.title = moment.title;
        history.replaceState(null, "", query);
        at = next;
        mark(query);
      } catch {
        toast(prefs.offline);
        break;
      }
    }
    wanted = null;
    busy = false;
  }

  function mark(query) {
    const link = $("#moment-link");
    link.value = link.dataset.base + query;
    all(".eyes a").forEach((eyes) => { eyes.href = "?at=" + at + (eyes.dataset.seat ? "&seat=" + eyes.dataset.seat : ""); });
    all("#log [aria-current]").forEach((line) => line.removeAttribute("aria-current"));
    all(`#log [data-at="${at}"]`).forEach((line) => line.setAttribute("aria-current", "step"));
    scrollLog();
    const now = $("#now");
    if (now) for (const end of ["x1", "x2"]) now.setAttribute(end, Number(now.dataset.left) + (Number(now.dataset.width) * at) / Math.max(1, past.dataset.last));
  }

  function scrollLog() {
    const line = $("#log [aria-current]"), list = line?.closest("ol");
    if (list) list.scrollTop = line.offsetTop - list.offsetTop - list.clientHeight / 2;
  }

  slider.addEventListener("input", () => show(Number(slider.value)));
  past.addEventListener("click", (event) => {
    const link = event.target.closest("[data-at]");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    show(Number(link.dataset.at));
    if (link.closest("#analysis")) scrollTo({ top: 0, behavior: prefs.motion !== "off" ? "smooth" : "auto" });
  });
  // Before the keys of the table, which has nothing to choose here.
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || (/^(INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName) && event.target !== slider)) return;
    const to = { ArrowLeft: (wanted ?? at) - 1, ArrowRight: (wanted ?? at) + 1, Home: 0, End: Number(past.dataset.last) }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    show(to);
  }, true);
  scrollLog();

  const follow = async () => {
    if (!$("#analysis[data-running]")) return;
    const answer = await (await fetch(past.dataset.replay + "/analysis" + location.search)).json();
    $("#analysis").outerHTML = answer.html;
    if (!answer.done) setTimeout(follow, 700);
  };
  follow();
  past.addEventListener("submit", async (event) => {
    if (!event.target.closest("#analysis")) return;
    event.preventDefault();
    event.stopPropagation();
    await send(event.target, event.submitter);
    const answer = await (await fetch(past.dataset.replay + "/analysis" + location.search)).json();
    $("#analysis").outerHTML = answer.html;
    follow();
  });
}
