// The timeline of a block as the interpreter ran it: what each actor did and what it waited for.
import { el, number, onceAFrame, plural } from "./dom.js";
import { focused, goTo, hover, on, shownBuilds, view } from "./state.js";
import { facts, hideTip, showTip } from "./tooltip.js";
import { Viewport, navigate, navigateByKey } from "./viewport.js";
import { drawTimeline, LABELS, spanAt } from "./timeline_drawing.js";
import { findingsByPlace } from "./findings.js";
import { packActors, partnersOf } from "./spans.js";

const KINDS = [["work", "works"], ["wait", "waits"], ["copy", "copies"], ["multiply", "multiplies"]];

export function timelinePanel() {
  return shownBuilds().flatMap((build) => {
    const title = view.right === null ? [] : [el("h3", {}, build.name)];
    if (!build.timeline) return [...title, el("p", { class: "empty" }, build.run?.note || "The kernel was not run on the interpreter.")];
    return [...title, new TimelineChart(build).element];
  });
}

class TimelineChart {
  constructor(build) {
    Object.assign(this, { timeline: build.timeline, findings: findingsByPlace([build]), current: null, partners: [] });
    this.actors = packActors(this.timeline);
    this.viewport = new Viewport(this.timeline.end, 12);
    this.redraw = onceAFrame(() => drawTimeline(this));
    this.makeElements();
    navigate(this.canvas, this.viewport, { redraw: this.redraw, click: (event) => this.click(event), left: LABELS });
    new ResizeObserver(this.redraw).observe(this.element);
    charts.add(this);
  }

  makeElements() {
    this.canvas = el("canvas", {
      class: "chart",
      tabindex: 0,
      role: "application",
      "aria-roledescription": "timeline",
      "aria-label": `Timeline of block ${this.timeline.block.join(", ")}: ${plural(this.timeline.actors.length, "actor")}, ${plural(this.timeline.spans.length, "span")}. Arrow keys move from span to span, Enter shows the Python line, plus and minus zoom.`,
      on: this.listeners(),
    });
    this.words = el("p", { class: "readout", role: "status" }, "Wheel or + and − zoom, drag or a and d pan, arrow keys move from span to span, Enter shows the line.");
    this.element = el("div", { class: "timeline" }, this.head(), el("div", { class: "scroll sheet", on: { scroll: () => this.redraw() } }, this.canvas), this.words);
  }

  head() {
    const { kernel, block, end, truncated } = this.timeline;
    const used = KINDS.filter(([kind]) => this.timeline.spans.some((span) => span.kind === kind));
    return el(
      "p",
      { class: "legend" },
      el("span", {}, el("strong", {}, kernel), ` block (${block.join(", ")}), ${number.format(end)} steps of the interpreter`),
      ...used.map(([kind, words]) => el("span", {}, el("i", { class: `swatch span-${kind}` }), words)),
      this.timeline.spans.some((span) => this.findings.has(span.place)) ? el("span", { class: "bad" }, "◤ named by a finding") : null,
      truncated ? el("span", { class: "bad" }, "▲ The recording stopped early: the run was too long.") : null,
      this.buttons(),
    );
  }

  buttons() {
    const button = (label, text, action) => el("button", { type: "button", "aria-label": label, on: { click: () => (action(), this.redraw()) } }, text);
    return el(
      "span",
      { class: "buttons" },
      button("Zoom out", "−", () => this.viewport.zoom(1 / 0.6)),
      button("Zoom in", "+", () => this.viewport.zoom(0.6)),
      button("Show all", "all", () => this.viewport.reset()),
    );
  }

  listeners() {
    return {
      pointermove: (event) => this.point(event),
      pointerleave: () => this.leave(),
      keydown: (event) => this.key(event),
      focus: () => this.current || this.select(this.timeline.spans[0] ?? null),
    };
  }

  point(event) {
    if (event.buttons) return hideTip();
    const span = spanAt(this, event.offsetX, event.offsetY);
    this.canvas.style.cursor = span ? "pointer" : "";
    if (!span) return this.leave();
    this.select(span);
    showTip(event.clientX, event.clientY, ...this.inWords(span));
  }

  leave() {
    hideTip();
    hover(null);
    if (document.activeElement !== this.canvas) this.select(null);
  }

  click(event) {
    const span = spanAt(this, event.offsetX, event.offsetY);
    if (span) goTo(span.place);
  }

  select(span) {
    if (span === this.current) return;
    this.current = span;
    this.partners = span ? partnersOf(this.timeline, span) : [];
    if (span) {
      this.words.replaceChildren(...this.inOneLine(span));
      hover(span.place >= 0 ? [span.place] : null);
    }
    this.redraw();
  }

  inOneLine(span) {
    const [partner] = this.partners;
    return [
      el("strong", {}, this.timeline.actors[span.actor]),
      ` ${span.words}, steps ${number.format(span.begin)} to ${number.format(span.end)}`,
      partner ? ` · ${this.partnerTitle(span)}: ${this.timeline.actors[partner.actor]}, ${partner.words}` : "",
    ];
  }

  partnerTitle(span) {
    return span.kind === "wait" ? "ended by" : "awaited by";
  }

  inWords(span) {
    const partners = this.partners.map((partner) => `${this.timeline.actors[partner.actor]}: ${partner.words}`);
    return facts(`${this.timeline.actors[span.actor]} ${span.words}`, [
      ["steps", `${number.format(span.begin)} to ${number.format(span.end)} (${number.format(span.end - span.begin)})`],
      ["line", view.page.places.name(span.place)],
      ["barrier", span.barrier],
      ["phase", span.phase >= 0 ? span.phase : ""],
      [this.partnerTitle(span), partners.slice(0, 3).join("; ")],
      ["finding", (this.findings.get(span.place) ?? []).map(({ finding, text }) => `${finding.code}: ${text}`).join("; ")],
    ]);
  }

  key(event) {
    if (navigateByKey(event, this.viewport)) return this.redraw();
    const steps = { ArrowRight: [0, 1], ArrowLeft: [0, -1], ArrowDown: [1, 0], ArrowUp: [-1, 0] };
    if (event.key in steps) this.step(...steps[event.key]);
    else if (event.key === "Enter" && this.current) goTo(this.current.place);
    else return;
    event.preventDefault();
  }

  /** The neighbour in time, or the span of another actor at that time. */
  step(actors, spans) {
    const from = this.current ?? this.timeline.spans[0];
    if (!from) return;
    const actor = Math.max(0, Math.min(this.actors.length - 1, from.actor + actors));
    const own = this.actors[actor].spans;
    const next = actors ? nearest(own, from.begin) : own[own.indexOf(from) + spans];
    if (!next) return;
    this.select(next);
    this.viewport.reveal(next.begin, next.end);
  }

  /** Places in focus: spans of these lines stand out. */
  places() {
    return new Set(focused() ?? []);
  }
}

function nearest(spans, begin) {
  return spans.reduce((best, span) => (best && Math.abs(best.begin - begin) <= Math.abs(span.begin - begin) ? best : span), null);
}

const charts = new Set();

function redrawCharts() {
  for (const chart of charts) {
    if (chart.element.isConnected) chart.redraw();
    else charts.delete(chart);
  }
}

on("focus", redrawCharts);
