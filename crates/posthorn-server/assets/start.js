
// ==== Clocks, and the beginning.

setInterval(() => {
  all(".clock[data-until]").forEach((clock) => {
    const seconds = Math.max(0, Math.floor((clock.dataset.until - Date.now()) / 1000));
    if (seconds >= 86400) return;
    const two = (n) => String(n).padStart(2, "0");
    clock.textContent = seconds >= 3600 ? `${Math.floor(seconds / 3600)}:${two(Math.floor((seconds % 3600) / 60))}:${two(seconds % 60)}` : `${Math.floor(seconds / 60)}:${two(seconds % 60)}`;
  });
}, 500);

divide();
document.body.classList.add("scripted");
enhance(document);
news();
toEnd(all("#log ol, #chat ol"));
if ($("#map-frame")) followFingers($("#map-frame"));
if (main) follow();
