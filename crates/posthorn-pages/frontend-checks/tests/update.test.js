import assert from "node:assert/strict";
import { test } from "node:test";
import { serverNow } from "../../assets/clock.js";
import { startLog } from "../../assets/log.js";
import { applyUpdate } from "../../assets/update.js";
import { showPage } from "./page.js";

const update = (fragments, more = {}) => ({
  server_time: Date.now(),
  stage: "game",
  title: "Posthorn",
  turn: false,
  fragments,
  ...more,
});

test("updates change the page, speak what is new, and mark what was not seen", () => {
  const page = showPage(
    `<main id="main" data-live="/live/table/abc" data-stage="game">
       <p id="status"><span>Ben is to move</span></p>
       <div id="log"><ol data-most="3"><li data-seq="1">one</li><li data-seq="2">two</li></ol></div>
       <div class="tabs"><label><input type="radio" id="tab-chat"></label></div>
       <div id="chat"><ol></ol></div>
     </main>
     <div id="toast"></div><div id="spoken"></div>`,
  );
  page.document.head.innerHTML = `<link rel="icon" href="/horn.svg" data-turn="/horn-turn.svg">`;
  startLog();
  const text = (selector) => document.querySelector(selector).textContent;
  const lines = (selector) => [...document.querySelectorAll(selector)].map((line) => line.textContent);
  const icon = document.querySelector("link");
  const unread = () => document.querySelectorAll(".unread").length;

  // The first update only brings what the page shows already.
  applyUpdate(update([{ id: "chat", html: `<div id="chat"><ol><li id="chat-1">hello</li></ol></div>` }]));
  assert.deepEqual(lines("#chat li"), ["hello"]);
  assert.deepEqual(lines("#spoken p"), []);
  assert.equal(unread(), 0);

  const farAway = Date.now() + 3_600_000;
  applyUpdate(
    update(
      [
        { id: "log", html: `<li data-seq="3">three</li><li data-seq="4">four</li>`, more: true },
        { id: "status", html: `<p id="status"><span>Your turn</span></p>` },
        { id: "nowhere", html: `<p id="nowhere"></p>` },
      ],
      { turn: true, title: "Your turn!", server_time: farAway },
    ),
  );
  assert.deepEqual(lines("#log li"), ["two", "three", "four"], "the oldest line is gone");
  assert.deepEqual(lines("#spoken p"), ["three", "four", "Your turn"]);
  assert.equal(text("#status"), "Your turn");
  assert.equal(document.title, "Your turn!");
  assert.ok(icon.href.endsWith("/horn-turn.svg"));
  assert.ok(Math.abs(serverNow() - farAway) < 60_000);

  // After a reconnect everything comes again: that is no message.
  applyUpdate(update([{ id: "chat", html: `<div id="chat"><ol><li id="chat-1">hello</li></ol></div>` }]));
  assert.equal(unread(), 0);
  const both = `<div id="chat"><ol><li id="chat-1">hello</li><li id="chat-2">you</li></ol></div>`;
  applyUpdate(update([{ id: "chat", html: both }]));
  assert.equal(unread(), 1);
  assert.ok(icon.href.endsWith("/horn.svg"));
  assert.deepEqual(lines("#spoken p"), ["three", "four", "Your turn"], "nothing is spoken twice");
});
