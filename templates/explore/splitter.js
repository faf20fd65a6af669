// Bars between two parts of the page that change their sizes: by dragging, or with the arrow keys.
import { el } from "./dom.js";

const STEP = 24; // pixels by key
const LEAST = 90; // pixels that each side keeps

/** A bar for its neighbours in a flex box; `across` if it parts what lies above each other. */
export function splitter(label, across = false) {
  const bar = el("div", {
    class: across ? "splitter across" : "splitter",
    role: "separator",
    tabindex: 0,
    "aria-label": label,
    "aria-orientation": across ? "horizontal" : "vertical",
    "aria-valuenow": 50,
  });
  const size = (element) => (across ? element.offsetHeight : element.offsetWidth);
  bar.addEventListener("pointerdown", (event) => startDrag(event, bar, across, size));
  bar.addEventListener("keydown", (event) => {
    const moves = across ? { ArrowUp: -STEP, ArrowDown: STEP } : { ArrowLeft: -STEP, ArrowRight: STEP };
    if (!(event.key in moves)) return;
    resize(bar, moves[event.key], size);
    event.preventDefault();
  });
  return bar;
}

function startDrag(event, bar, across, size) {
  let last = across ? event.clientY : event.clientX;
  bar.setPointerCapture(event.pointerId);
  const move = (moved) => {
    const at = across ? moved.clientY : moved.clientX;
    resize(bar, at - last, size);
    last = at;
  };
  bar.addEventListener("pointermove", move);
  bar.addEventListener("lostpointercapture", () => bar.removeEventListener("pointermove", move), { once: true });
}

const seen = (element, next) => {
  for (let found = element[next]; found; found = found[next]) if (!found.hidden && !found.classList.contains("splitter")) return found;
  return null;
};

/** Moves the bar: what one side gains the other loses. All sides keep their sizes as shares. */
function resize(bar, distance, size) {
  const before = seen(bar, "previousElementSibling");
  const after = seen(bar, "nextElementSibling");
  if (!before || !after) return;
  const total = size(before) + size(after);
  const mine = Math.max(LEAST, Math.min(total - LEAST, size(before) + distance));
  const shares = [...bar.parentElement.children].filter((child) => !child.hidden && !child.classList.contains("splitter"));
  for (const child of shares) child.style.flexGrow = String(size(child));
  before.style.flexGrow = String(mine);
  after.style.flexGrow = String(total - mine);
  bar.setAttribute("aria-valuenow", String(Math.round((100 * mine) / total)));
}
