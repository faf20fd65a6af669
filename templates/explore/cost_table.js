// The table of costs: a row for each Python line, the most expensive first.
import { el, number, percent, signed } from "./dom.js";
import { shownBuilds, view } from "./state.js";
import { hovers, placeButton } from "./place.js";
import { withTip } from "./tooltip.js";
import { bulkOf, bytesOf, costFacts, costScale, costsOf, countOf, lineName, stackedBar, swatch } from "./costs.js";

let sorted = { column: "share", down: true };

export function costPanel(redraw) {
  const builds = shownBuilds();
  const places = [...new Set(builds.flatMap((build) => [...build.costs.keys()]))];
  if (!places.length) return [el("p", { class: "empty" }, "No instruction of this kernel is linked to a Python line.")];
  return [legend(builds), table(builds, places, redraw)];
}

function legend(builds) {
  const costs = builds.flatMap((build) => [...build.costs.values()]);
  const used = view.page.kinds.filter((kind) => costs.some((cost) => cost.instructions[kind]));
  return el(
    "p",
    { class: "legend" },
    ...used.map((kind) => el("span", {}, swatch(kind), kind)),
    builds.length > 1 ? el("span", {}, builds.map((build, side) => `${"AB"[side]}: ${build.name}`).join(", ")) : null,
    el("span", { class: "aside" }, `Static cost: the time of the instructions on ${[...new Set(builds.map((build) => build.card))].join(" and ")} if each loop makes ten turns.`),
  );
}

/** Columns: [id, title, value to sort by, cell]. Two builds have each number twice. */
function columns(builds) {
  const scale = costScale(builds);
  const several = builds.length > 1;
  const each = (id, title, value, show) =>
    builds.map((build, side) => {
      const of = (place) => value(build.costs.get(place));
      const cell = (place) => (build.costs.has(place) ? show(of(place)) : "–");
      return [`${id}${side || ""}`, several ? `${title}, ${"AB"[side]}` : title, of, cell, "numeric"];
    });
  const { places } = view.page;
  return [
    ["line", "Line", (place) => places.at(place)?.line ?? 0, (place) => (place < 0 ? lineName(place) : placeButton(place)), ""],
    ...each("share", "Share", (cost) => cost?.share ?? 0, percent),
    ["bar", "Kinds", null, (place) => bars(builds, place, scale), "bar"],
    ["source", "Source", null, (place) => el("code", {}, sourceOf(builds, place).trim()), "source"],
    ...each("count", "Instructions", countOf, number.format),
    ...(several ? [["difference", "Difference", (place) => difference(builds, place), (place) => signed(difference(builds, place)), "numeric"]] : []),
    ...each("live", "Live registers", (cost) => cost?.live ?? 0, (live) => live || "–"),
    ...each("bytes", "Bytes", bytesOf, (bytes) => (bytes ? number.format(bytes) : "–")),
    ...(hasBulk(builds) ? each("bulk", "Bulk bytes", bulkOf, (bytes) => (bytes === null ? "?" : bytes ? number.format(bytes) : "–")) : []),
    ...builds.map((build, side) => [`limit${side}`, several ? `Limited by, ${"AB"[side]}` : "Limited by", null, (place) => build.costs.get(place)?.limit ?? "", ""]),
  ];
}

/** Whether a line of a build has bulk copies. */
function hasBulk(builds) {
  return builds.some((build) => [...build.costs.values()].some((cost) => Object.keys(cost.bulk).length));
}

function difference([left, right], place) {
  return countOf(right.costs.get(place)) - countOf(left.costs.get(place));
}

function bars(builds, place, scale) {
  const costs = costsOf(builds, place);
  const cell = el("span", { class: "bars" }, ...costs.map(([, cost]) => stackedBar(cost, scale)));
  return withTip(cell, () => costs.flatMap(([build, cost]) => costFacts(build, cost, place)));
}

function sourceOf(builds, place) {
  if (place < 0) return "";
  const { file, line, edition } = view.page.places.at(place);
  const codes = builds.flatMap((build) => build.documents).filter((code) => code.kind === "python");
  return codes.find((code) => code.file === file && code.edition === edition)?.lines[line - 1] ?? "";
}

function table(builds, places, redraw) {
  const all = columns(builds);
  const [, , value] = all.find(([id]) => id === sorted.column) ?? all[1];
  const rows = [...places].sort((a, b) => (value(a) - value(b)) * (sorted.down ? -1 : 1));
  return el(
    "div",
    { class: "scroll" },
    el(
      "table",
      { class: "costs", "aria-label": "Costs by Python line" },
      el("thead", {}, el("tr", {}, ...all.map((column) => heading(column, redraw)))),
      el("tbody", {}, ...rows.map((place) => row(all, place))),
    ),
  );
}

function heading([id, title, value, , kind], redraw) {
  if (!value) return el("th", { class: kind, scope: "col" }, title);
  const mine = sorted.column === id;
  const choose = () => {
    sorted = { column: id, down: mine ? !sorted.down : id !== "line" };
    redraw();
  };
  const arrow = mine ? (sorted.down ? " ▾" : " ▴") : "";
  return el(
    "th",
    { class: kind, scope: "col", "aria-sort": mine ? (sorted.down ? "descending" : "ascending") : "none" },
    el("button", { type: "button", on: { click: choose } }, `${title}${arrow}`),
  );
}

function row(all, place) {
  return el("tr", { on: hovers(place) }, ...all.map(([, , , cell, kind]) => el("td", { class: kind }, cell(place))));
}
