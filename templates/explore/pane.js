// One pane of code: lines with a gutter, links to the other panes, marks beside the scroll bar.
import { byId, el, onceAFrame, plural } from "./dom.js";
import { focused, hover, on, pin, view } from "./state.js";
import { linkedLines } from "./data.js";
import { VirtualLines } from "./virtual.js";
import { highlighter } from "./syntax.js";
import { costScale, gutterBar } from "./costs.js";
import { findingMark, findingsByPlace } from "./findings.js";
import { drawRuler, lineAtRuler } from "./ruler.js";

const SETTLE = 90; // milliseconds that the pointer rests on a line before the other panes scroll to it
let paneCount = 0;

export class Pane {
  /** `builds` are the builds whose code this is: both, if they share the Python source. */
  constructor(kind, builds, documents) {
    Object.assign(this, { kind, builds, documents, id: `pane-${paneCount++}`, cursor: -1, linked: new Map(), hits: [] });
    this.draw = onceAFrame(() => this.paintAll());
    this.makeElements();
    this.open(documents[0]);
    this.watcher = new ResizeObserver(this.draw);
    this.watcher.observe(this.scroller);
  }

  makeElements() {
    this.links = el("button", { class: "links", type: "button", title: "Next linked line (n)", on: { click: () => this.nextLinked(1) } });
    this.body = el("div", { class: "lines", role: "presentation" });
    this.scroller = el(
      "div",
      { class: "code", role: "listbox", tabindex: 0, "aria-label": `${this.title()}, lines`, on: this.listeners() },
      this.body,
    );
    this.ruler = el("canvas", { class: "ruler", "aria-hidden": true, on: { pointerdown: (event) => this.scrollTo(event) } });
    this.note = el("p", { class: "note" });
    this.element = el(
      "section",
      { class: "pane", "aria-label": this.title(), data: { kind: this.kind } },
      el("header", {}, el("h2", {}, this.documents[0].title), ...this.subtitle(), this.links),
      this.note,
      el("div", { class: "body" }, this.scroller, this.ruler),
    );
  }

  title() {
    const builds = this.builds.map((build) => build.name).join(" and ");
    return `${this.documents[0].title} of ${builds}`;
  }

  /** The choice of the file if there are several, the build's name if there are two. */
  subtitle() {
    const choice = el(
      "select",
      { "aria-label": "File", on: { change: () => this.open(this.documents[this.choice.selectedIndex]) } },
      ...this.documents.map((code) => el("option", {}, code.file.split("/").pop())),
    );
    this.choice = choice;
    const several = this.documents.length > 1;
    const file = this.kind === "python" && !several ? el("span", { class: "of" }, this.documents[0].file.split("/").pop()) : null;
    const build = view.right !== null && this.builds.length === 1 ? el("span", { class: "of" }, this.builds[0].name) : null;
    return [several ? choice : file, build];
  }

  /** Shows one of the documents. */
  open(code) {
    this.code = code;
    this.choice.selectedIndex = this.documents.indexOf(code);
    this.tokens = highlighter(code);
    this.findings = this.kind === "python" ? findingsByPlace(this.builds) : new Map();
    this.scale = costScale(this.builds);
    this.cursor = -1;
    this.hits = [];
    this.note.textContent = code.note;
    this.note.hidden = !code.note;
    this.measure();
    this.body.replaceChildren();
    this.scroller.scrollTop = 0;
    this.virtual = new VirtualLines(this.scroller, this.body, code.lines.length, (line) => this.makeRow(line), (row, line) => this.paint(row, line));
    this.follow(null, false);
  }

  /** Python opens where most time is spent, for the kernel is seldom at the top of the file. */
  showCostliest() {
    const costs = this.builds.flatMap((build) => [...build.costs]);
    const mine = costs.filter(([place]) => this.code.index.strong.has(place));
    if (!mine.length) return;
    const [place] = mine.reduce((best, entry) => (entry[1].share > best[1].share ? entry : best));
    this.virtual.reveal(this.code.index.strong.get(place)[0]);
  }

  measure() {
    const longest = this.code.lines.reduce((length, line) => Math.max(length, line.length), 0);
    this.element.style.setProperty("--columns", Math.min(longest, 2000) + 2);
    this.element.style.setProperty("--digits", String(this.code.lines.length).length);
  }

  makeRow(line) {
    const chain = this.code.places[line];
    const text = this.tokens(line).map(([type, part]) => (type ? el("span", { class: `t-${type}` }, part) : part));
    return el(
      "div",
      {
        class: chain.length ? "row has-links" : "row",
        role: "option",
        id: `${this.id}-${line}`,
        data: { line },
        style: chain.length ? { "--hue": view.page.places.at(chain[0]).hue } : {},
        "aria-setsize": this.code.lines.length,
        "aria-posinset": line + 1,
      },
      el("span", { class: "gutter" }, el("span", { class: "number" }, String(line + 1)), ...this.gutter(chain)),
      el("span", { class: "text" }, ...text),
    );
  }

  gutter(chain) {
    if (this.kind !== "python") return [];
    const found = chain.length ? this.findings.get(chain[0]) : null;
    return [found ? findingMark(found) : el("span", { class: "mark" }), gutterBar(this.builds, this.scale, chain[0] ?? -1)];
  }

  paint(row, line) {
    const strength = this.linked.get(line);
    row.classList.toggle("strong", strength === "strong");
    row.classList.toggle("weak", strength === "weak");
    row.classList.toggle("cursor", line === this.cursor);
    row.classList.toggle("hit", this.hitSet?.has(line) ?? false);
    row.classList.toggle("current-hit", line === this.hit);
    row.setAttribute("aria-selected", String(strength === "strong"));
  }

  paintAll() {
    this.virtual.render();
    this.virtual.repaint();
    drawRuler(this);
  }

  /** Marks what belongs to the line in focus, and scrolls to the nearest such line. */
  follow(from, scroll = true) {
    this.linked = linkedLines(this.code, focused());
    const strong = this.strongLines().length;
    this.links.textContent = this.linked.size ? plural(strong || this.linked.size, "line") : "";
    this.links.hidden = !this.linked.size;
    clearTimeout(this.settling);
    if (scroll && from !== this && this.linked.size) this.settling = setTimeout(() => this.revealLinked(), view.pinned ? 0 : SETTLE);
    this.draw();
  }

  strongLines() {
    return [...this.linked].filter(([, strength]) => strength === "strong").map(([line]) => line).sort((a, b) => a - b);
  }

  revealLinked() {
    const lines = this.strongLines();
    const all = lines.length ? lines : [...this.linked.keys()];
    const [first, last] = this.virtual.inSight();
    const middle = (first + last) / 2;
    if (!all.length) return;
    this.virtual.reveal(all.reduce((best, line) => (Math.abs(line - middle) < Math.abs(best - middle) ? line : best)));
    this.draw();
  }

  nextLinked(step) {
    const lines = this.strongLines().length ? this.strongLines() : [...this.linked.keys()].sort((a, b) => a - b);
    if (!lines.length) return;
    const later = step > 0 ? lines.find((line) => line > this.cursor) : lines.findLast((line) => line < this.cursor);
    this.cursor = later ?? lines.at(step > 0 ? 0 : -1);
    this.showCursor();
  }

  /** Puts the cursor on a line and takes what is linked to it into focus. */
  moveTo(line) {
    this.cursor = Math.max(0, Math.min(this.code.lines.length - 1, line));
    this.showCursor();
    const chain = this.code.places[this.cursor];
    if (!view.pinned) hover(chain.length ? chain : null, this);
    else if (chain.length && chain.join() !== view.pinned.join()) pin(chain, this);
  }

  showCursor() {
    this.virtual.reveal(this.cursor, "edge");
    this.scroller.setAttribute("aria-activedescendant", `${this.id}-${this.cursor}`);
    this.draw();
  }

  listeners() {
    return {
      pointerover: (event) => this.over(event),
      pointerleave: () => hover(null, this),
      click: (event) => this.click(event),
      keydown: (event) => this.key(event),
      scroll: () => (this.virtual.render(), this.draw()),
      focus: () => this.cursor < 0 && (this.cursor = Math.max(0, this.virtual.inSight()[0])),
    };
  }

  lineAt(event) {
    const row = event.target.closest(".row");
    return row ? Number(row.dataset.line) : -1;
  }

  over(event) {
    const line = this.lineAt(event);
    if (line >= 0) hover(this.code.places[line].length ? this.code.places[line] : null, this);
  }

  click(event) {
    const line = this.lineAt(event);
    if (line < 0 || !getSelection().isCollapsed || event.target.closest("button")) return;
    this.cursor = line;
    if (this.code.places[line].length) pin(this.code.places[line], this);
    this.showCursor();
  }

  key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const [first, last] = this.virtual.inSight();
    const page = last - first - 2;
    const moves = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1, PageDown: page, PageUp: -page, Home: -Infinity, End: Infinity };
    if (event.key in moves) this.moveTo(this.cursor + moves[event.key]);
    else if (event.key === "n") this.nextLinked(1);
    else if (event.key === "N") this.nextLinked(-1);
    else if ((event.key === "Enter" || event.key === " ") && this.cursor >= 0) this.pinCursor();
    else return;
    event.preventDefault();
  }

  pinCursor() {
    const chain = this.code.places[this.cursor];
    if (chain.length) pin(chain, this);
  }

  scrollTo(event) {
    this.virtual.reveal(lineAtRuler(this, event.offsetY));
    this.draw();
  }

  /** Lines that hold the text; the hit shown is the first from what is in sight. */
  search(text) {
    const wanted = text.toLowerCase();
    this.hits = wanted ? this.code.lines.flatMap((line, index) => (line.toLowerCase().includes(wanted) ? [index] : [])) : [];
    this.hitSet = new Set(this.hits);
    const [first] = this.virtual.inSight();
    this.hit = this.hits.find((line) => line >= first) ?? this.hits[0];
    if (this.hit !== undefined) this.virtual.reveal(this.hit);
    this.draw();
  }

  nextHit(step) {
    if (!this.hits.length) return;
    const at = this.hits.indexOf(this.hit) + step;
    this.hit = this.cursor = this.hits.at(at % this.hits.length);
    this.showCursor();
  }

  documentOf(place) {
    const { file, edition } = view.page.places.at(place);
    return this.documents.find((code) => code.file === file && code.edition === edition);
  }

  forget() {
    this.watcher.disconnect();
    clearTimeout(this.settling);
  }
}

/** The panes on the page; they follow the line in focus. */
export const panes = [];

on("focus", (from) => {
  byId("columns").classList.toggle("focused", focused() !== null);
  panes.forEach((pane) => pane.follow(from));
});
