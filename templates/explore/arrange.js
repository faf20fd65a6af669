// The page as a whole: all panes and the dock on wide screens, one view at a time on narrow ones.
import { byId, el } from "./dom.js";
import { on } from "./state.js";
import { arrangeColumns, isShown, KINDS_OF_CODE, makeColumns, revealPlace, showFirstKinds, toggleKind } from "./columns.js";
import { PANELS, currentPanel, firstPanel, openPanel } from "./dock.js";
import { whenFindingsOpen } from "./findings.js";
import { panes } from "./pane.js";

const narrow = matchMedia("(max-width: 760px)");
let single = "python"; // the view of a narrow screen

const isPanel = (id) => PANELS.some(([panel]) => panel === id);
const wanted = (kind) => (narrow.matches ? kind === single : isShown(kind));

export function arrange() {
  document.body.classList.toggle("narrow", narrow.matches);
  arrangeColumns(wanted);
  byId("columns").hidden = narrow.matches && isPanel(single);
  byId("dock").hidden = narrow.matches && !isPanel(single);
  byId("dock-splitter").hidden = narrow.matches;
  drawViews();
}

/** Buttons that show and hide panes; on narrow screens, tabs of all views. */
function drawViews() {
  const panels = narrow.matches ? PANELS.map(([id, title]) => viewButton(id, title())) : [];
  byId("views").replaceChildren(...KINDS_OF_CODE.filter(([kind]) => exists(kind)).map(([kind, title], index) => viewButton(kind, title, index + 1)), ...panels);
  byId("views").querySelector("[aria-pressed=true]")?.scrollIntoView?.({ block: "nearest", inline: "nearest" });
}

const exists = (kind) => panes.some((pane) => pane.kind === kind);

function viewButton(id, title, key = null) {
  const pressed = narrow.matches ? id === single : isShown(id);
  return el(
    "button",
    { type: "button", "aria-pressed": String(pressed), title: key && !narrow.matches ? `Show or hide ${title} (${key})` : null, data: { view: id }, on: { click: () => toggleView(id) } },
    title,
  );
}

/** Gives most of the page to the dock, or back to the panes. */
export function toggleDockSize() {
  const large = byId("dock-size").getAttribute("aria-pressed") !== "true";
  byId("dock-size").setAttribute("aria-pressed", String(large));
  byId("columns").style.flexGrow = large ? "1" : "3";
  byId("dock").style.flexGrow = large ? "4" : "2";
}

/** Shows or hides a pane; on a narrow screen goes to the view. */
export function toggleView(id) {
  if (!narrow.matches) toggleKind(id);
  else showSingle(id);
  arrange();
}

function showSingle(id) {
  single = id;
  if (isPanel(id)) openPanel(id);
}

export function showPanel(id) {
  if (narrow.matches) showSingle(id);
  else openPanel(id);
  arrange();
}

export function drawBuilds() {
  makeColumns();
  openPanel(currentPanel());
  arrange();
}

/** The page as it opens. */
export function start() {
  showFirstKinds();
  makeColumns();
  openPanel(firstPanel());
  arrange();
  panes.find((pane) => pane.kind === "python")?.showCostliest();
}

on("goto", (place) => {
  if (narrow.matches) single = "python";
  else if (!isShown("python")) toggleKind("python");
  arrange();
  revealPlace(place);
});
on("builds", drawBuilds);
on("theme", () => panes.forEach((pane) => pane.draw()));
narrow.addEventListener("change", arrange);
whenFindingsOpen(() => showPanel("findings"));
