// Cost of a Python line: bars stacked by kind of instruction, and what a tooltip says of them.
import { el, number, percent } from "./dom.js";
import { view } from "./state.js";
import { facts, withTip } from "./tooltip.js";

/** The largest share of a line: its bar is as long as there is room. */
export function costScale(builds) {
  return Math.max(1e-9, ...builds.flatMap((build) => [...build.costs.values()].map((cost) => cost.share)));
}

const COLOURS = 18; // of kinds, in theme.css

const kindColour = (kind) => `var(--kind-${view.page.kinds.indexOf(kind) % COLOURS})`;

export function countOf(cost) {
  return Object.values(cost?.instructions ?? {}).reduce((sum, count) => sum + count, 0);
}

/** Bytes that a thread moves, over all kinds of memory. */
export function bytesOf(cost) {
  return Object.values(cost?.bytes ?? {}).reduce((sum, count) => sum + count, 0);
}

/** Bytes of bulk copies in all directions, each copy issued by one thread; null if one is unknown. */
export function bulkOf(cost) {
  const sizes = Object.values(cost?.bulk ?? {});
  return sizes.includes(null) ? null : sizes.reduce((sum, size) => sum + size, 0);
}

/** Kinds of a line in one order for all, so that stacks are alike. */
function kindsOf(cost) {
  return view.page.kinds.filter((kind) => cost.instructions[kind]);
}

export function stackedBar(cost, scale) {
  const total = countOf(cost);
  const parts = kindsOf(cost).map((kind) =>
    el("i", { style: { "--part": cost.instructions[kind] / total, "--kind": kindColour(kind) } }),
  );
  return el("span", { class: "stack", style: { "--share": cost.share / scale } }, ...parts);
}

/** [build, cost] of the builds that have any at the place. */
export function costsOf(builds, place) {
  return builds.map((build) => [build, build.costs.get(place)]).filter(([, cost]) => cost);
}

/** The cell beside a Python line: a bar for each build, and the share in numbers. */
export function gutterBar(builds, scale, place) {
  const costs = place < 0 ? [] : costsOf(builds, place);
  if (!costs.length) return el("span", { class: "cost" });
  const cell = el(
    "span",
    { class: "cost" },
    el("span", { class: "bars" }, ...costs.map(([, cost]) => stackedBar(cost, scale))),
    el("span", { class: "share" }, costs[0][1].share >= 0.005 ? `${Math.round(100 * costs[0][1].share)}%` : ""),
  );
  return withTip(cell, () => costs.flatMap(([build, cost]) => costFacts(build, cost, place)));
}

export function costFacts(build, cost, place) {
  const which = view.right === null ? "" : ` · ${build.name}`;
  return facts(
    `${lineName(place)}${which}`,
    [
      ["share of the static cost", percent(cost.share)],
      ["instructions", number.format(countOf(cost))],
      ["most live registers", cost.live],
      ...Object.entries(cost.bytes).map(([memory, bytes]) => [`bytes a thread, ${memory}`, number.format(bytes)]),
      ...Object.entries(cost.bulk).map(([way, bytes]) => [`bytes of bulk copies, ${way}`, bytes === null ? "unknown" : number.format(bytes)]),
      ["limited by", cost.limit],
    ],
    kindList(cost),
  );
}

/** The name of a line in a table of costs. */
export function lineName(place) {
  return view.page.places.name(place) || "no line";
}

function kindList(cost) {
  const rows = kindsOf(cost).map((kind) =>
    el("li", {}, swatch(kind), `${number.format(cost.instructions[kind])} ${kind}`),
  );
  return el("ul", { class: "kinds" }, ...rows);
}

export function swatch(kind) {
  return el("i", { class: "swatch", style: { "--kind": kindColour(kind) } });
}
