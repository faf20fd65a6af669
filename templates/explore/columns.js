// The panes of code side by side: which are shown, in which order, how wide.
import { byId } from "./dom.js";
import { shownBuilds, view } from "./state.js";
import { withPlaces } from "./data.js";
import { Pane, panes } from "./pane.js";
import { splitter } from "./splitter.js";

export const KINDS_OF_CODE = [["python", "Python"], ["cute", "CuTe IR"], ["mlir", "MLIR"], ["ptx", "PTX"], ["sass", "SASS"]];

const shown = new Set();

/** Opens as many panes as have room, the most telling first: a line of code needs about 380 pixels. */
export function showFirstKinds() {
  let room = innerWidth / 380;
  for (const kind of ["python", "sass", "cute", "ptx", "mlir"]) {
    const columns = kind === "python" ? 1 : shownBuilds().length;
    if (shown.size < 2 || room >= columns) shown.add(kind);
    room -= columns;
  }
}

export const isShown = (kind) => shown.has(kind);

export function toggleKind(kind) {
  if (!shown.delete(kind)) shown.add(kind);
  if (!shown.size) shown.add(kind);
}

/** Panes of one kind: one of both builds if they have the same text, else one of each. */
function panesOf(kind) {
  const builds = shownBuilds();
  const documents = (build) => build.documents.filter((code) => code.kind === kind);
  if (kind === "python" && builds.every((build) => documents(build).every((code) => code.edition === builds[0].index))) {
    const files = new Map(builds.flatMap(documents).map((code) => [code.file, code]));
    return files.size ? [new Pane(kind, builds, [...files.values()].map((code) => shared(code, builds)))] : [];
  }
  return builds.filter((build) => documents(build).length).map((build) => new Pane(kind, [build], documents(build)));
}

/** The same file of several builds: a line is linked if it is in any of them. */
function shared(code, builds) {
  const same = builds.flatMap((build) => build.documents.filter((other) => other.kind === "python" && other.file === code.file));
  const places = code.places.map((chain, line) => same.map((other) => other.places[line]).find((found) => found.length) ?? chain);
  return withPlaces(code, places);
}

export function makeColumns() {
  panes.forEach((pane) => pane.forget());
  panes.length = 0;
  panes.push(...KINDS_OF_CODE.flatMap(([kind]) => panesOf(kind)));
  const parts = panes.flatMap((pane, index) => (index ? [splitter("Width of the panes"), pane.element] : [pane.element]));
  byId("columns").replaceChildren(...parts);
}

/** Hides panes and the bars between hidden ones. */
export function arrangeColumns(wanted) {
  let before = false;
  for (const part of byId("columns").children) {
    if (part.classList.contains("splitter")) part.hidden = true;
    else {
      part.hidden = !wanted(part.dataset.kind);
      if (!part.hidden && before) part.previousElementSibling.hidden = false;
      before ||= !part.hidden;
    }
  }
  for (const pane of panes) if (!pane.element.hidden) pane.draw();
}

export function paneWithFocus() {
  const seen = panes.filter((pane) => !pane.element.hidden);
  return seen.find((pane) => pane.element.contains(document.activeElement)) ?? seen.find((pane) => pane === lastFocused) ?? seen[0];
}

let lastFocused = null;

document.addEventListener("focusin", (event) => {
  lastFocused = panes.find((pane) => pane.element.contains(event.target)) ?? lastFocused;
});

export function focusNeighbour(step) {
  const seen = panes.filter((pane) => !pane.element.hidden);
  const next = seen[seen.indexOf(paneWithFocus()) + step];
  next?.scroller.focus();
}

/** Shows a place in the Python pane that has it. */
export function revealPlace(place) {
  const pane = panes.find((candidate) => candidate.kind === "python" && candidate.documentOf(place));
  if (!pane) return;
  const code = pane.documentOf(place);
  if (pane.code !== code) pane.open(code);
  pane.cursor = view.page.places.at(place).line - 1;
  pane.scroller.focus({ preventScroll: true });
  pane.virtual.reveal(pane.cursor);
  pane.showCursor();
}

export function setColours(on) {
  byId("columns").classList.toggle("coloured", on);
  byId("colours").setAttribute("aria-pressed", String(on));
}
