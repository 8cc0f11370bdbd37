// Changes one element into another with as few changes to the page as possible: elements that stay keep their focus,
// their scrolling and what was typed into them.

/**
 * Elements are the same if they have the same name and id. Children with an id are found wherever they are; others
 * are compared in order.
 * @param {Element} old an element of the page
 * @param {Element} fresh what it shall be; its nodes may be moved into the page
 */
export function morph(old, fresh) {
  if (old.isEqualNode(fresh)) return;
  if (!isSameElement(old, fresh)) return old.replaceWith(fresh);
  morphAttributes(old, fresh);
  morphChildren(old, fresh);
}

/**
 * A form with choices in it belongs to one version of the table and is never carried over to the next.
 * @param {Element} old
 * @param {Element} fresh
 */
function isSameElement(old, fresh) {
  const version = (/** @type {Element} */ element) => element.getAttribute("data-version");
  return old.nodeName === fresh.nodeName && old.id === fresh.id && version(old) === version(fresh);
}

/**
 * @param {Element} old
 * @param {Element} fresh
 */
function morphAttributes(old, fresh) {
  for (const { name, value } of [...fresh.attributes]) {
    if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  }
  for (const { name } of [...old.attributes]) {
    // What the reader has opened stays open.
    const opened = name === "open" && old.nodeName === "DETAILS";
    if (!fresh.hasAttribute(name) && !opened) old.removeAttribute(name);
  }
}

/**
 * @param {Element} old
 * @param {Element} fresh
 */
function morphChildren(old, fresh) {
  const byId = new Map([...old.children].filter((child) => child.id).map((child) => [child.id, child]));
  /** @type {ChildNode | null} The first child that has not been compared yet. */
  let current = old.firstChild;
  for (const wanted of [...fresh.childNodes]) {
    const same = idOf(wanted) ? byId.get(idOf(wanted)) : isAlike(current, wanted) ? current : null;
    if (!same) {
      old.insertBefore(wanted, current);
      continue;
    }
    if (same === current) current = current.nextSibling;
    else old.insertBefore(same, current);
    if (same instanceof Element && wanted instanceof Element) morph(same, wanted);
    else if (same.nodeValue !== wanted.nodeValue) same.nodeValue = wanted.nodeValue;
  }
  removeFrom(current);
}

/** @param {Node} node */
const idOf = (node) => (node instanceof Element ? node.id : "");

/**
 * @param {Node | null} node
 * @param {Node} wanted
 */
const isAlike = (node, wanted) => node !== null && !idOf(node) && node.nodeName === wanted.nodeName;

/**
 * Removes a node and all that follow it.
 * @param {ChildNode | null} node
 */
function removeFrom(node) {
  while (node) {
    const removed = node;
    node = node.nextSibling;
    if (removed.contains(document.activeElement)) deferred.push(removed);
    else removed.remove();
  }
}

/**
 * To remove what has the focus makes the browser lay the page out at once. It does that for the next frame anyway, so
 * such nodes wait for it.
 * @type {ChildNode[]}
 */
let deferred = [];

/** Removes what had the focus when it was to be removed. */
export function removeDeferred() {
  deferred.forEach((node) => node.remove());
  deferred = [];
}
