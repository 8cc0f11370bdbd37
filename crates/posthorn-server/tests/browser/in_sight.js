// What of a turn is out of sight, covered or too small. Run as the body of a function; answers a list of faults.
const faults = [];
const page = document.documentElement;
if (page.scrollWidth > innerWidth + 1) faults.push(`the page is ${page.scrollWidth} wide`);
if (page.scrollHeight > innerHeight + 1) faults.push(`the page is ${page.scrollHeight} high`);
const needed = "#status, #hand, #route, #market button, #market .discard, #officials > *, #end-turn, #undo, .more > summary";
for (const control of [...document.querySelectorAll(needed), document.querySelector("#close")]) {
  const box = control.getBoundingClientRect();
  const name = control.id || control.className;
  if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1) {
    faults.push(`${name} is outside: ${[box.left, box.top, box.right, box.bottom].map(Math.round)}`);
    continue;
  }
  const there = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
  if (!there || !(control.contains(there) || there.contains(control))) faults.push(`${name} is covered by ${there?.id || there?.className}`);
}
const map = document.querySelector("#board").getBoundingClientRect();
if (map.height < 150) faults.push(`the map is ${Math.round(map.width)}×${Math.round(map.height)}`);
const label = document.querySelector("#board .label");
const matrix = label.getScreenCTM();
const size = parseFloat(getComputedStyle(label).fontSize) * Math.hypot(matrix.b, matrix.d);
if (innerWidth < 640 && size < 8.95) faults.push(`names of towns are ${size.toFixed(1)} pixels high`);
return faults;
