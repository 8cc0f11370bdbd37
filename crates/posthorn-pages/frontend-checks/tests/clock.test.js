import assert from "node:assert/strict";
import { test } from "node:test";
import { clockText, serverNow, setServerTime, showClocks, startClocks } from "../../assets/clock.js";
import { showPage } from "./page.js";

const HOUR = 3_600_000;
const NOON = Date.UTC(2026, 10, 18, 12);

test("the time that is left, as it is written", () => {
  for (const [left, text] of [
    [-5_000, "0:00"],
    [0, "0:00"],
    [999, "0:00"],
    [1_000, "0:01"],
    [59_999, "0:59"],
    [60_000, "1:00"],
    [HOUR - 1, "59:59"],
    [HOUR, "1:00:00"],
    [HOUR + 61_000, "1:01:01"],
    [24 * HOUR - 1, "23:59:59"],
    [24 * HOUR, null],
  ]) {
    assert.equal(clockText(left), text, String(left));
  }
});

for (const [name, error] of [
  ["right", 0],
  ["an hour fast", HOUR],
  ["an hour slow", -HOUR],
  ["years behind", -20 * 365 * 24 * HOUR],
]) {
  test(`a computer whose clock is ${name} shows the right time`, (context) => {
    let tick = () => {};
    context.mock.method(globalThis, "setInterval", (callback) => (tick = callback));
    let computerTime = NOON + error;
    context.mock.method(Date, "now", () => computerTime);
    showPage(
      `<time class="clock runs" data-until="${NOON + 90_000}">1:30</time><time class="clock">5:00</time>`,
      `data-server-time="${NOON}"`,
    );
    const [running, stopped] = document.querySelectorAll("time");
    startClocks();
    assert.equal(serverNow(), NOON);
    showClocks();
    assert.equal(running.textContent, "1:30");

    computerTime += 30_500;
    tick();
    assert.equal(running.textContent, "0:59");
    assert.equal(stopped.textContent, "5:00");
  });
}

test("an update brings the right time after the computer's clock was set", (context) => {
  let computerTime = NOON;
  context.mock.method(Date, "now", () => computerTime);
  showPage(`<time class="clock runs" data-until="${NOON + 60_000}">1:00</time>`);
  setServerTime(NOON);
  computerTime += 2 * HOUR;
  setServerTime(NOON + 10_000);
  showClocks();
  assert.equal(document.querySelector("time").textContent, "0:50");
});

test("a clock that shows days in words is left alone", () => {
  showPage(`<time class="clock runs" data-until="${NOON + 30 * HOUR}">1 day 6 hours</time>`);
  setServerTime(NOON);
  showClocks();
  assert.equal(document.querySelector("time").textContent, "1 day 6 hours");
});
