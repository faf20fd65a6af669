// Layouts, atoms and swizzles as grids: a list to choose from, a drawing, and words for one cell.
import { byId, el, plural } from "./dom.js";
import { on, shownBuilds, view } from "./state.js";
import { hovers, placeButton } from "./place.js";
import { Grid } from "./grid.js";
import { cellFacts } from "./cell.js";

const SPACES = {
  shared: "shared memory", global: "global memory", registers: "registers",
  layout: "layout", copy: "tiled copy", multiply: "tiled multiply",
};
const COLOURINGS = [["thread", "thread"], ["value", "value"], ["bank", "bank"], ["address", "address"]];
const chosen = { layout: 0, colouring: null, cell: 0 };

const all = () => shownBuilds().flatMap((build) => build.layouts.map((layout) => ({ build, layout })));

function withoutLayouts() {
  const missing = shownBuilds().flatMap((build) => build.panes).find((pane) => pane.id === "cute" && !pane.lines.length);
  if (missing) return `Layouts are read from CuTe IR, which is missing here: ${missing.note}`;
  return "This kernel has no layout that can be drawn: their shapes are known only when it is called.";
}

export function layoutPanel(redraw) {
  const entries = all();
  if (!entries.length) return [el("p", { class: "empty" }, withoutLayouts())];
  const at = Math.min(chosen.layout, entries.length - 1);
  return [el("div", { class: "layouts" }, list(entries, at, redraw), picture(entries[at].layout))];
}

function list(entries, at, redraw) {
  const items = entries.map(({ build, layout }, index) => item(build, layout, index === at, () => choose(index, redraw)));
  const left = shownBuilds().reduce((sum, build) => sum + (build.layouts_left_out ?? 0), 0);
  return el(
    "nav",
    { class: "list", "aria-label": "Layouts" },
    ...items,
    left ? el("p", { class: "empty" }, `${plural(left, "more layout")} not drawn.`) : null,
  );
}

function choose(index, redraw) {
  Object.assign(chosen, { layout: index, colouring: null, cell: 0 });
  redraw();
  const current = byId("dock-body").querySelector(".item[aria-current]");
  current.scrollIntoView({ block: "nearest", inline: "nearest" });
  current.focus({ preventScroll: true });
}

function item(build, layout, current, click) {
  return el(
    "button",
    { type: "button", class: "item", "aria-current": current ? "true" : null, on: { click, ...hovers(layout.place) }, data: { place: layout.place } },
    el("strong", {}, layout.name),
    el("span", { class: "space" }, SPACES[layout.space] ?? layout.space),
    el("code", {}, layout.type),
    view.right !== null ? el("span", { class: "of" }, build.name) : null,
  );
}

function picture(layout) {
  const possible = COLOURINGS.filter(([key]) => layout[key]);
  if (!possible.some(([key]) => key === chosen.colouring)) chosen.colouring = possible[0]?.[0] ?? "address";
  const words = el("p", { class: "readout", role: "status" }, "Point at a cell, or move with the arrow keys.");
  const grid = new Grid(layout, chosen, (cell) => words.replaceChildren(...inWords(layout, cell)));
  return el(
    "div",
    { class: "picture" },
    el("div", { class: "tools" }, title(layout), colourings(possible, grid), size(grid)),
    el("div", { class: "scroll sheet", on: hovers(layout.place) }, grid.canvas),
    words,
  );
}

function title(layout) {
  const full = layout.full ?? [layout.rows, layout.columns];
  const part = full[0] > layout.rows || full[1] > layout.columns ? `, of ${full.join(" × ")}` : "";
  const place = layout.place >= 0 ? placeButton(layout.place) : null;
  return el("span", { class: "what" }, el("strong", {}, layout.name), ` ${layout.rows} × ${layout.columns}${part} `, place);
}

function colourings(possible, grid) {
  const options = possible.map(([key, title]) => el("option", { value: key, selected: key === chosen.colouring }, title));
  const change = (event) => {
    chosen.colouring = event.target.value;
    grid.draw();
  };
  return el("label", {}, "Colours by ", el("select", { id: "colouring", on: { change } }, ...options));
}

function size(grid) {
  const change = (factor) => () => grid.resize(factor);
  return el(
    "span",
    { class: "buttons" },
    el("button", { type: "button", "aria-label": "Smaller cells", on: { click: change(1 / 1.4) } }, "−"),
    el("button", { type: "button", "aria-label": "Larger cells", on: { click: change(1.4) } }, "+"),
  );
}

/** What one cell is, in words; the tooltip and the line below say the same. */
export function inWords(layout, cell) {
  return cellFacts(layout, cell).flatMap(([name, value]) => [el("span", { class: "name" }, name), ` ${value}  `]);
}

/** A line in focus marks the layouts made there. */
on("focus", () => {
  const place = view.pinned?.[0] ?? view.hovered?.[0] ?? -2;
  for (const button of byId("dock-body")?.querySelectorAll(".list .item") ?? [])
    button.classList.toggle("strong", Number(button.dataset.place) === place);
});
