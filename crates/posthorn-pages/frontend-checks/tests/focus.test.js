import assert from "node:assert/strict";
import { test } from "node:test";
import { findFocus, restoreFocus } from "../../assets/focus.js";
import { showPage } from "./page.js";

const HAND = `<div id="hand"><button id="ulm">Ulm</button><button id="linz">Linz</button><button id="passau">Passau</button></div>`;

/** Changes the page while `id` has the focus, and answers what has it then. */
function focusAfter(id, change) {
  showPage(HAND + `<button id="end-turn">End</button><button id="elsewhere">Else</button>`);
  document.getElementById(id).focus();
  const focus = findFocus();
  change();
  restoreFocus(focus);
  return document.activeElement.id;
}

const remove = (id) => document.getElementById(id).remove();

test("what keeps the focus is left alone", () => {
  assert.equal(
    focusAfter("linz", () => {}),
    "linz",
  );
});

test("a played card hands the focus to the card in its place, the last one to its neighbour", () => {
  assert.equal(
    focusAfter("linz", () => remove("linz")),
    "passau",
  );
  assert.equal(
    focusAfter("passau", () => remove("passau")),
    "linz",
  );
});

test("an element that was made anew gets the focus back", () => {
  const renew = () =>
    (document.getElementById("hand").innerHTML =
      `<button></button><button></button><button id="linz">Linz</button>`);
  assert.equal(focusAfter("linz", renew), "linz");
});

test("when the whole area is gone, the button that ends the turn gets the focus", () => {
  assert.equal(
    focusAfter("ulm", () => remove("hand")),
    "end-turn",
  );
});

test("what is in none of the areas is no business of an update", () => {
  assert.equal(
    focusAfter("elsewhere", () => remove("elsewhere")),
    "",
  );
});
