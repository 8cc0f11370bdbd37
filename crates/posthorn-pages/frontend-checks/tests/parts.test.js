import assert from "node:assert/strict";
import { test } from "node:test";
import { pick, pickedCard } from "../../assets/cards.js";
import { measurePinch } from "../../assets/map.js";
import { linkRules, showMessage, speak } from "../../assets/messages.js";
import { findPlaces, flightTime } from "../../assets/motion.js";
import { queryOf } from "../../assets/replay.js";
import { showPage } from "./page.js";

test("the id of a rule in a message is a link to it", () => {
  showPage(`<div id="toast"></div>`);
  assert.deepEqual(linkRules("No rule."), ["No rule."]);
  showMessage("Take a card first. [T1] Or <b>not</b> [D12].");
  const toast = document.querySelector("#toast");
  assert.equal(
    toast.innerHTML,
    `Take a card first. <a href="/rules/long#T1" target="_blank">T1</a> Or &lt;b&gt;not&lt;/b&gt; [D12].`,
  );
});

test("only the newest twenty sentences are kept to be spoken", () => {
  showPage(`<div id="spoken"></div>`);
  speak(Array.from({ length: 25 }, (_, number) => `sentence ${number}`));
  const spoken = [...document.querySelectorAll("#spoken p")].map((line) => line.textContent);
  assert.deepEqual([spoken.length, spoken[0], spoken.at(-1)], [20, "sentence 5", "sentence 24"]);
});

test("a picked card opens the ends of the route that it fits, and is put back by a second click", () => {
  showPage(
    `<div id="route"><i class="spot" data-end="left"></i><i class="spot" data-end="right"></i></div>
     <div id="hand"><div class="card either" id="ulm"><button class="end-left"></button></div></div>`,
  );
  const card = document.querySelector("#ulm");
  const open = () => [...document.querySelectorAll(".spot.open")].map((spot) => spot.dataset.end);
  pick(card);
  assert.equal(pickedCard(), card);
  assert.deepEqual(open(), ["left"]);
  pick(card);
  assert.equal(pickedCard(), null);
  assert.deepEqual(open(), []);
});

test("cards fly for as long as the player likes, and of two equal cards none", () => {
  const cards = `<div id="market"><div class="cards"><b class="card" data-city="Ulm"></b></div></div>
    <div id="hand"><b class="card" data-city="Ulm"></b><b class="card" data-city="Linz"></b></div>`;
  for (const [motion, time] of [
    ["normal", 320],
    ["fast", 150],
    ["off", 0],
  ]) {
    showPage(cards, `data-motion="${motion}"`);
    assert.equal(flightTime(), time);
    const places = findPlaces();
    assert.equal(places.size, time ? 2 : 0);
    if (time) assert.deepEqual([places.get("Ulm"), places.get("Linz").area], [null, "hand"]);
  }
  globalThis.matchMedia = () => ({ matches: true });
  assert.equal(flightTime(), 0, "whoever wants no motion anywhere has none here");
});

test("two fingers: the point between them and their distance", () => {
  assert.deepEqual(
    measurePinch([
      [0, 0],
      [6, 8],
    ]),
    { x: 3, y: 4, distance: 10 },
  );
  assert.equal(
    measurePinch([
      [5, 5],
      [5, 5],
    ]).distance,
    1,
    "never nothing, since it is divided by",
  );
});

test("the address of a moment of a replay", () => {
  assert.equal(queryOf(7, undefined), "?at=7");
  assert.equal(queryOf(0, "2"), "?at=0&seat=2");
});
