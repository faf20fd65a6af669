// Keys that work everywhere, and the list of all keys.
import { byId, el } from "./dom.js";
import { release } from "./state.js";
import { focusNeighbour, KINDS_OF_CODE, setColours } from "./columns.js";
import { toggleDockSize, toggleView } from "./arrange.js";
import { closeSearch, openSearch } from "./search.js";
import { nextTheme } from "./theme.js";

const KEYS = [
  ["1 … 5", "show or hide Python, CuTe IR, MLIR, PTX, SASS"],
  ["j k, ↑ ↓", "next, previous line; linked lines light up in all panes"],
  ["Enter, click", "pin the line; the same again, or Esc, releases it"],
  ["n N", "next, previous linked line in this pane"],
  ["h l", "pane to the left, to the right"],
  ["/", "search in this pane; Enter and Shift+Enter step through the hits"],
  ["c", "colours by Python line, on or off"],
  ["t", "light, dark, or as the system"],
  ["m", "more room for costs, pictures and the timeline"],
  ["+ − 0", "timeline and map: zoom, show all (also the wheel, w and s)"],
  ["a d", "timeline and map: pan (also by dragging)"],
  ["← ↑ ↓ →", "cells of a layout, spans of the timeline; Enter goes to the line"],
  ["?", "these keys"],
];

const ACTIONS = {
  "/": openSearch,
  "?": () => byId("help").showModal(),
  c: toggleColours,
  t: nextTheme,
  m: toggleDockSize,
  h: () => focusNeighbour(-1),
  l: () => focusNeighbour(1),
  Escape: () => closeSearch() || release(),
};

export function toggleColours() {
  setColours(!byId("columns").classList.contains("coloured"));
}

export function startKeyboard() {
  byId("keys").replaceChildren(...KEYS.map(([keys, words]) => el("tr", {}, el("th", { scope: "row" }, ...keys.split(", ").map((key) => el("kbd", {}, key))), el("td", {}, words))));
  document.addEventListener("keydown", (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || byId("help").open) return;
    if (event.target.closest("input, select, textarea")) return;
    const kind = KINDS_OF_CODE[Number(event.key) - 1];
    if (!kind && !(event.key in ACTIONS)) return;
    if (kind) toggleView(kind[0]);
    else ACTIONS[event.key]();
    event.preventDefault();
  });
}
