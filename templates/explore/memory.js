// The map of shared memory: each buffer with its stages, to scale, and a table of the same.
import { bytesInWords, el, number, onceAFrame, plural } from "./dom.js";
import { goTo, hover, shownBuilds, view } from "./state.js";
import { hovers, placeButton } from "./place.js";
import { fitCanvas, fitText, hatch } from "./canvas.js";
import { colour, isDark } from "./theme.js";
import { facts, hideTip, showTip } from "./tooltip.js";
import { Viewport, navigate, navigateByKey, ticks } from "./viewport.js";

const LANE = 46; // pixels: buffers that overlap, since they are not needed at once, lie in several lanes
const AXIS = 22;

export function memoryPanel() {
  return shownBuilds().flatMap((build) => {
    const kernels = [...new Set(build.shared.map((region) => region.kernel))];
    if (!kernels.length) return [...title(build.name), el("p", { class: "empty" }, withoutMap(build))];
    return kernels.flatMap((kernel) => mapOf(build, kernel, kernels.length));
  });
}

function withoutMap(build) {
  if (!build.shared_bytes) return "This kernel uses no shared memory.";
  return `This kernel has ${bytesInWords(build.shared_bytes)} of shared memory. The lines that allocate it were not found.`;
}

function title(text, several = 1) {
  return view.right !== null || several > 1 ? [el("h3", {}, text)] : [];
}

function mapOf(build, kernel, several) {
  const regions = build.shared.filter((region) => region.kernel === kernel);
  const used = Math.max(...regions.map((region) => region.offset + region.bytes));
  const bytes = kernel === build.kernel ? Math.max(used, build.shared_bytes ?? 0) : used;
  return [...title(`${build.name}: ${kernel}`, several), el("div", { class: "memory" }, new MemoryMap(regions, bytes).element, bufferTable(kernel, regions))];
}

/** Puts each buffer into the first lane where it overlaps none. */
function lanes(regions) {
  const ends = [];
  return [...regions].sort((a, b) => a.offset - b.offset).map((region) => {
    const free = ends.findIndex((end) => end <= region.offset);
    const lane = free < 0 ? ends.length : free;
    ends[lane] = region.offset + region.bytes;
    return { region, lane };
  });
}

class MemoryMap {
  constructor(regions, bytes) {
    this.placed = lanes(regions);
    this.viewport = new Viewport(bytes, 64);
    this.redraw = onceAFrame(() => this.draw());
    this.canvas = el("canvas", {
      class: "chart",
      tabindex: 0,
      role: "application",
      "aria-roledescription": "map of shared memory",
      "aria-label": `${bytesInWords(bytes)} of shared memory, ${plural(regions.length, "buffer")}; the table below says the same. Plus and minus zoom.`,
      on: this.listeners(),
    });
    this.element = el("div", { class: "map" }, this.canvas);
    navigate(this.canvas, this.viewport, { redraw: this.redraw, click: (event) => goTo(this.regionAt(event)?.place ?? -1) });
    new ResizeObserver(this.redraw).observe(this.element);
  }

  get width() {
    return this.element.clientWidth;
  }

  draw() {
    if (!this.width) return;
    const rows = 1 + Math.max(...this.placed.map(({ lane }) => lane));
    this.paper = fitCanvas(this.canvas, this.width, AXIS + rows * LANE);
    this.paper.font = "12px system-ui, sans-serif";
    this.paper.textBaseline = "middle";
    this.drawAxis();
    this.placed.forEach((placed, index) => this.drawRegion(placed, index));
  }

  drawAxis() {
    this.paper.fillStyle = colour("--dim");
    for (const at of ticks(this.viewport, this.width / 90, 2)) {
      const x = this.viewport.x(at, this.width);
      this.paper.fillRect(x, AXIS - 5, 1, 5);
      if (x < this.width - 50) this.paper.fillText(at % 1024 || !at ? `${at}` : `${at / 1024} KiB`, x + 4, AXIS - 11);
    }
  }

  drawRegion({ region, lane }, index) {
    const { paper } = this;
    const hue = (index * 137.508 + 210) % 360;
    const top = AXIS + lane * LANE;
    const stage = region.bytes / region.stages;
    for (let at = 0; at < region.stages; at++) {
      const left = this.viewport.x(region.offset + at * stage, this.width);
      const width = Math.max(2, this.viewport.x(region.offset + (at + 1) * stage, this.width) - left - 1);
      if (left > this.width || left + width < 0) continue;
      paper.fillStyle = isDark() ? `hsl(${hue} 40% ${30 + (at % 2) * 5}%)` : `hsl(${hue} 65% ${84 - (at % 2) * 6}%)`;
      paper.fillRect(left, top, width, LANE - 6);
      if (region.type === "barriers") hatch(paper, left, top, width, LANE - 6, colour("--dim"));
      paper.fillStyle = colour("--text");
      const from = Math.max(0, left) + 6;
      const room = Math.min(this.width, left + width) - from - 4;
      paper.fillText(fitText(paper, region.stages > 1 ? `${region.name} [${at}]` : region.name, room), from, top + 13);
      paper.fillText(fitText(paper, bytesInWords(stage), room), from, top + 29);
    }
  }

  regionAt(event) {
    const byte = this.viewport.value(event.offsetX, this.width);
    const lane = Math.floor((event.offsetY - AXIS) / LANE);
    const slack = (3 / this.width) * this.viewport.length;
    return this.placed.find((placed) => placed.lane === lane && byte >= placed.region.offset - slack && byte < placed.region.offset + placed.region.bytes + slack)?.region;
  }

  listeners() {
    return {
      pointermove: (event) => this.point(event),
      pointerleave: () => (hideTip(), hover(null)),
      keydown: (event) => navigateByKey(event, this.viewport) && this.redraw(),
    };
  }

  point(event) {
    const region = this.regionAt(event);
    this.canvas.style.cursor = region ? "pointer" : "";
    hover(region && region.place >= 0 ? [region.place] : null);
    if (!region) return hideTip();
    const byte = Math.max(region.offset, Math.floor(this.viewport.value(event.offsetX, this.width)));
    const stage = Math.min(region.stages - 1, Math.floor((byte - region.offset) / (region.bytes / region.stages)));
    showTip(event.clientX, event.clientY, ...facts(region.name, regionFacts(region, stage)));
  }
}

function regionFacts(region, stage) {
  return [
    ["offset", `${number.format(region.offset)} bytes`],
    ["size", `${number.format(region.bytes)} bytes`],
    ["stage", region.stages > 1 ? `${stage} of ${region.stages}, ${number.format(region.bytes / region.stages)} bytes each` : ""],
    ["stage's offset", region.stages > 1 ? `${number.format(region.offset + (stage * region.bytes) / region.stages)} bytes` : ""],
    ["type", region.type],
    ["line", view.page.places.name(region.place)],
  ];
}

function bufferTable(kernel, regions) {
  const heads = ["Buffer", "Offset", "Bytes", "Stages", "Type", "Line"];
  const rows = regions.map((region) =>
    el(
      "tr",
      { on: hovers(region.place) },
      el("th", { scope: "row" }, region.name),
      el("td", { class: "numeric" }, number.format(region.offset)),
      el("td", { class: "numeric" }, number.format(region.bytes)),
      el("td", { class: "numeric" }, String(region.stages)),
      el("td", {}, el("code", {}, region.type)),
      el("td", {}, region.place >= 0 ? placeButton(region.place) : "–"),
    ),
  );
  const head = el("tr", {}, ...heads.map((title, index) => el("th", { scope: "col", class: index > 0 && index < 4 ? "numeric" : "" }, title)));
  return el("div", { class: "scroll" }, el("table", { "aria-label": `Shared memory of ${kernel}` }, el("thead", {}, head), el("tbody", {}, ...rows)));
}
