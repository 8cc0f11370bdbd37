import assert from "node:assert/strict";
import { test } from "node:test";
import { morph, removeDeferred } from "../../assets/morph.js";
import { parse, showPage } from "./page.js";

/** Shows one element, changes it into another, and answers what is on the page then. */
function morphed(old, fresh) {
  showPage(old);
  morph(document.body.firstElementChild, parse(fresh));
  return document.body.innerHTML;
}

test("whatever it begins with, the page ends like the fresh element", () => {
  const forms = [
    `<div id="a"></div>`,
    `<div id="a">text</div>`,
    `<div id="a">other<b>bold</b></div>`,
    `<div id="a"><b>bold</b>other<!-- note --></div>`,
    `<div id="a" class="x" title="y"><p id="one">1</p><p id="two">2</p><p id="three">3</p></div>`,
    `<div id="a" class="z"><p id="three">3</p><p>new</p><p id="one">1</p></div>`,
    `<div id="a"><p id="two"><i>2</i></p>text<p id="three" class="now">3</p></div>`,
    `<div id="a"><ul><li>1</li><li>2</li></ul></div>`,
    `<div id="a"><ul><li>1</li><li>2</li><li>3</li></ul></div>`,
    `<div id="a"><ul><li class="x">2</li></ul><svg><g id="g"><path d="M0 0"></path></g></svg></div>`,
    `<div id="a"><form data-version="1"><input name="x"></form></div>`,
    `<div id="a"><form data-version="2"><input name="x" value="1"></form></div>`,
    `<div id="b">another id</div>`,
    `<section id="a">another name</section>`,
  ];
  for (const old of forms) for (const fresh of forms) assert.equal(morphed(old, fresh), fresh);
});

test("an equal element is not touched", () => {
  showPage(`<div id="a" class="x"><p>1</p></div>`);
  const child = document.querySelector("p");
  morph(document.querySelector("#a"), parse(`<div id="a" class="x"><p>1</p></div>`));
  assert.equal(document.querySelector("p"), child);
});

test("an element with an id stays itself wherever it goes", () => {
  showPage(`<div id="a"><p id="one">1</p><p id="two">2</p></div>`);
  const [one, two] = [document.querySelector("#one"), document.querySelector("#two")];
  morph(document.querySelector("#a"), parse(`<div id="a"><p id="two">two</p><i></i><p id="one">1</p></div>`));
  assert.deepEqual(
    [...document.querySelector("#a").children].map((child) => child.tagName),
    ["P", "I", "P"],
  );
  assert.equal(document.querySelector("#one"), one);
  assert.equal(document.querySelector("#two"), two);
  assert.equal(two.textContent, "two");
});

test("an element with an id never becomes one with another id or none", () => {
  for (const [old, fresh] of [
    [`<p>plain</p>`, `<p id="new">plain</p>`],
    [`<p id="old">plain</p>`, `<p>plain</p>`],
    [`<p id="old">plain</p>`, `<p id="new">plain</p>`],
  ]) {
    showPage(`<div id="a">${old}</div>${old}`);
    const before = [...document.querySelectorAll("p")];
    morph(document.querySelector("#a"), parse(`<div id="a">${fresh}</div>`));
    morph(before[1], parse(fresh));
    assert.equal(document.body.innerHTML, `<div id="a">${fresh}</div>${fresh}`);
    for (const element of before) assert.equal(element.isConnected, false, `${old} becomes ${fresh}`);
  }
});

test("what is half written and what has the focus stay", () => {
  showPage(`<form id="chat"><ol><li>one</li></ol><input id="say" type="text"></form>`);
  const field = document.querySelector("#say");
  field.value = "half a sen";
  field.focus();
  const fresh = `<form id="chat"><ol><li>one</li><li>two</li></ol><input id="say" type="text"></form>`;
  morph(document.querySelector("#chat"), parse(fresh));
  assert.equal(document.activeElement, field);
  assert.equal(field.value, "half a sen");
  assert.equal(document.querySelectorAll("li").length, 2);
});

test("a form of another version of the table is replaced with its choices", () => {
  showPage(`<div id="own"><form data-version="7"><input type="checkbox" value="Ulm"></form></div>`);
  document.querySelector("input").checked = true;
  const same = `<div id="own"><form data-version="7"><input type="checkbox" value="Ulm"><b></b></form></div>`;
  morph(document.querySelector("#own"), parse(same));
  assert.equal(document.querySelector("input").checked, true);
  const next = `<div id="own"><form data-version="8"><input type="checkbox" value="Ulm"></form></div>`;
  morph(document.querySelector("#own"), parse(next));
  assert.equal(document.querySelector("input").checked, false);
});

test("a hidden field has the value of the server, whatever the page wrote there", () => {
  showPage(`<form id="state"><input type="hidden" name="version" value="1"></form>`);
  document.querySelector("input").value = "written";
  morph(
    document.querySelector("#state"),
    parse(`<form id="state"><input type="hidden" name="version" value="2"></form>`),
  );
  assert.equal(document.querySelector("input").value, "2");
});

test("details that the reader opened stay open", () => {
  assert.equal(
    morphed(`<details id="more" open=""><p>1</p></details>`, `<details id="more"><p>2</p></details>`),
    `<details id="more" open=""><p>2</p></details>`,
  );
  assert.equal(
    morphed(`<dialog id="d" open=""></dialog>`, `<dialog id="d"></dialog>`),
    `<dialog id="d"></dialog>`,
  );
});

test("what has the focus and goes away is removed a frame later", () => {
  showPage(`<div id="hand"><button id="one">1</button><button id="two">2</button></div>`);
  document.querySelector("#two").focus();
  morph(document.querySelector("#hand"), parse(`<div id="hand"><button id="one">1</button></div>`));
  assert.equal(document.activeElement.id, "two");
  removeDeferred();
  assert.equal(document.querySelector("#two"), null);
  assert.equal(document.activeElement, document.body);
});
