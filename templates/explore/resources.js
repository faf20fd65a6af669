// Registers, spills, shared memory and occupancy of each kernel; of two builds with differences.
import { bytesInWords, el, number, percent, signed } from "./dom.js";
import { shownBuilds } from "./state.js";

const ROWS = [
  ["Registers a thread", "registers", number.format],
  ["Spilled bytes a thread", "spills", number.format],
  ["Stack bytes a thread", "stack", number.format],
  ["Shared memory a block", "shared", bytesInWords],
  ["Threads a block", "threads", number.format],
  ["Blocks at once on an SM", "blocks", number.format],
  ["Occupancy", "occupancy", percent],
];

export function resourcePanel() {
  const builds = shownBuilds();
  const kernels = Math.max(...builds.map((build) => build.resources.length));
  const shown = Array.from({ length: kernels }, (_, index) => [kernelCard(builds, index), ...limitCards(builds, index)]).flat();
  if (!kernels) shown.push(el("p", { class: "empty" }, "There is no machine code to read resources from: its tools are missing."));
  return [el("div", { class: "resources" }, ...shown, buildCard(builds))];
}

function kernelCard(builds, index) {
  const kernels = builds.map((build) => build.resources[index] ?? null);
  const head = builds.length > 1 ? el("tr", {}, el("th", {}), ...builds.map((build) => el("th", { scope: "col" }, build.name)), el("th", { scope: "col" }, "difference")) : null;
  return el(
    "section",
    { class: "card" },
    el("h3", {}, kernels.find((kernel) => kernel)?.kernel ?? ""),
    el("table", { class: "figures" }, head && el("thead", {}, head), el("tbody", {}, ...ROWS.map((row) => figures(row, kernels)))),
  );
}

function figures([title, key, show], kernels) {
  const values = kernels.map((kernel) => kernel?.[key] ?? null);
  const worse = key === "spills" && values.some((value) => value > 0);
  const cells = values.map((value) => el("td", { class: worse && value > 0 ? "numeric bad" : "numeric" }, value === null ? "a call decides" : show(value)));
  return el("tr", {}, el("th", { scope: "row" }, title), ...cells, values.length > 1 ? el("td", { class: "numeric" }, change(values, key)) : null);
}

function change([left, right], key) {
  if (left === null || right === null) return "";
  return key === "occupancy" ? `${signed(Math.round(100 * (right - left)))} %` : signed(right - left);
}

function limitCards(builds, index) {
  return builds.filter((build) => build.resources[index]?.limits.length).map((build) => limits(build.resources[index], build, builds.length > 1));
}

/** How many blocks fit by each resource: the shortest bar is what limits. */
function limits(kernel, build, several) {
  const most = Math.max(1, ...kernel.limits.map((limit) => limit.blocks ?? 0));
  const rows = kernel.limits.map((limit) => {
    const binding = limit.what === kernel.limit;
    return el(
      "li",
      { class: binding ? "binding" : "" },
      el("span", { class: "what" }, limit.what),
      el("span", { class: "track" }, el("i", { style: { "--share": (limit.blocks ?? 0) / most } })),
      el("span", { class: "count" }, limit.blocks === null ? "–" : `${number.format(limit.blocks)}${binding ? " ← limits" : ""}`),
    );
  });
  const title = `Blocks that fit on an SM of ${build.card}${several ? `, ${build.name}` : ""}`;
  return el("section", { class: "card limits" }, el("h3", {}, title), el("ul", {}, ...rows));
}

function buildCard(builds) {
  const rows = [
    ["Export", (build) => build.export],
    ["Kernel", (build) => build.kernel],
    ["Arch", (build) => build.arch],
    ["Options", (build) => build.options || "none"],
    ["Card", (build) => build.card],
    ...[...new Set(builds.flatMap((build) => Object.keys(build.tools ?? {})))].map((tool) => [tool, (build) => build.tools?.[tool] ?? ""]),
    ["Run", (build) => build.run?.note ?? ""],
    ["Other exports", (build) => (build.other_exports ?? []).join(", ")],
    ["To see them", (build) => build.hint ?? ""],
  ];
  const filled = rows.filter(([, value]) => builds.some((build) => value(build)));
  const body = filled.map(([title, value]) => el("tr", {}, el("th", { scope: "row" }, title), ...builds.map((build) => el("td", {}, String(value(build) ?? "")))));
  return el("section", { class: "card" }, el("h3", {}, "Build"), el("table", { class: "figures facts" }, el("tbody", {}, ...body)));
}
