// The lower part of the page: costs, resources, layouts, shared memory, timeline, findings.
import { byId, el } from "./dom.js";
import { on } from "./state.js";
import { costPanel } from "./cost_table.js";
import { resourcePanel } from "./resources.js";
import { layoutPanel } from "./layouts.js";
import { memoryPanel } from "./memory.js";
import { timelinePanel } from "./timeline.js";
import { countFindings, findingPanel, findingsTitle } from "./findings.js";

export const PANELS = [
  ["costs", () => "Costs", costPanel],
  ["resources", () => "Resources", resourcePanel],
  ["layouts", () => "Layouts", layoutPanel],
  ["memory", () => "Shared memory", memoryPanel],
  ["timeline", () => "Timeline", timelinePanel],
  ["findings", findingsTitle, findingPanel],
];

let current = "costs";

export const currentPanel = () => current;

export function openPanel(id) {
  current = id;
  drawTabs();
  drawPanel();
}

/** Where a page begins: with what was found, if anything was. */
export function firstPanel() {
  return countFindings() ? "findings" : "costs";
}

export function drawPanel() {
  const [, , content] = PANELS.find(([id]) => id === current);
  const body = byId("dock-body");
  body.setAttribute("aria-labelledby", `tab-${current}`);
  body.replaceChildren(...content(drawPanel));
  body.dataset.panel = current;
}

function drawTabs() {
  byId("dock-tabs").replaceChildren(...PANELS.map(([id, title]) => tab(id, title())));
}

function tab(id, title) {
  const mine = id === current;
  return el(
    "button",
    {
      id: `tab-${id}`,
      type: "button",
      role: "tab",
      class: id === "findings" && countFindings() ? "bad" : null,
      "aria-selected": String(mine),
      "aria-controls": "dock-body",
      tabindex: mine ? 0 : -1,
      on: { click: () => openPanel(id), keydown: tabKey },
    },
    title,
  );
}

/** Arrows move between tabs, as everywhere. */
function tabKey(event) {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (!step) return;
  const at = PANELS.findIndex(([id]) => id === current);
  const [next] = PANELS.at((at + step) % PANELS.length);
  openPanel(next);
  byId(`tab-${next}`).focus();
  event.preventDefault();
}

on("theme", drawPanel);
