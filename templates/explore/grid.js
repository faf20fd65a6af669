// The drawing of a layout: a cell for each element, coloured by thread, value, bank or address.
import { el, onceAFrame } from "./dom.js";
import { fitCanvas } from "./canvas.js";
import { colour, isDark } from "./theme.js";
import { facts, hideTip, showTip } from "./tooltip.js";
import { cellFacts } from "./cell.js";

const LABELLED = 30; // pixels: smaller cells have no words in them
const MARGIN = 30; // for the numbers of rows and columns
const LARGEST_SIDE = 8000; // pixels of a canvas

export class Grid {
  /** `choice` holds the colouring and the cell chosen last; `tell(cell)` shows a cell in words. */
  constructor(layout, choice, tell) {
    Object.assign(this, { layout, choice, tell, cell: this.firstSize(layout), current: null });
    this.redraw = onceAFrame(() => this.draw());
    this.canvas = el("canvas", {
      class: "grid",
      tabindex: 0,
      role: "application",
      "aria-roledescription": "grid of a layout",
      "aria-label": `${layout.name}: ${layout.rows} rows, ${layout.columns} columns. Arrow keys move from cell to cell.`,
      on: this.listeners(),
    });
    this.draw();
  }

  /** Cells that hold words if the whole drawing stays small, else ever smaller ones. */
  firstSize({ rows, columns }) {
    const room = Math.min(1100, innerWidth - 60) / columns;
    return Math.max(7, Math.min(44, Math.max(room, rows * columns <= 1024 ? LABELLED + 4 : 0), LARGEST_SIDE / rows));
  }

  resize(factor) {
    const { rows, columns } = this.layout;
    this.cell = Math.max(3, Math.min(64, this.cell * factor, LARGEST_SIDE / Math.max(rows, columns)));
    this.draw();
  }

  draw() {
    const { layout, cell } = this;
    const paper = fitCanvas(this.canvas, MARGIN + layout.columns * cell + 1, MARGIN + layout.rows * cell + 1);
    paper.textAlign = "center";
    paper.textBaseline = "middle";
    paper.font = "10px ui-monospace, monospace";
    this.drawNumbers(paper);
    paper.font = `${Math.min(11, cell / 3.2)}px ui-monospace, monospace`;
    for (let index = 0; index < layout.rows * layout.columns; index++) this.drawCell(paper, index);
    if (this.current !== null) this.drawCurrent(paper);
  }

  /** Left and top of a cell. */
  corner(index) {
    return [MARGIN + (index % this.layout.columns) * this.cell, MARGIN + Math.floor(index / this.layout.columns) * this.cell];
  }

  drawCell(paper, index) {
    const [x, y] = this.corner(index);
    const gap = this.cell > 10 ? 1 : 0;
    paper.fillStyle = this.paint(index);
    paper.fillRect(x, y, this.cell - gap, this.cell - gap);
    if (this.cell < LABELLED) return;
    paper.fillStyle = isDark() ? "#f2f4f8" : "#15181e";
    const lines = this.labels(index);
    lines.forEach((text, row) => paper.fillText(text, x + this.cell / 2, y + this.cell * ((row + 1) / (lines.length + 1)), this.cell - 3));
  }

  labels(index) {
    const { thread, value, bank, address } = this.layout;
    if (thread && thread[index] >= 0) return [`T${thread[index]}`, `V${value?.[index] ?? 0}`];
    if (thread) return ["–"];
    return bank ? [`${address[index]}`, `b${bank[index]}`] : [`${address[index]}`];
  }

  /** Equal keys have equal colours; neighbours differ much, except for addresses, which run through the rainbow. */
  paint(index) {
    const key = this.layout[this.choice.colouring]?.[index] ?? -1;
    if (key < 0) return colour("--raised");
    const hue = this.choice.colouring === "address" ? (300 * key) / Math.max(1, this.mostAddress()) : (key * 137.508) % 360;
    const shade = this.choice.colouring === "bank" ? (key % 2) * 5 : (Math.floor(key / 8) % 3) * 4;
    return isDark() ? `hsl(${hue} 42% ${27 + shade}%)` : `hsl(${hue} 72% ${87 - shade}%)`;
  }

  mostAddress() {
    return (this.most ??= this.layout.address.reduce((most, address) => Math.max(most, address), 0));
  }

  drawNumbers(paper) {
    paper.fillStyle = colour("--dim");
    const step = Math.ceil(24 / this.cell);
    for (let column = 0; column < this.layout.columns; column += step) paper.fillText(column, MARGIN + (column + 0.5) * this.cell, MARGIN / 2);
    for (let row = 0; row < this.layout.rows; row += Math.ceil(14 / this.cell)) paper.fillText(row, MARGIN / 2, MARGIN + (row + 0.5) * this.cell);
  }

  /** Outlines the cell, and all that share its thread (or value, bank). */
  drawCurrent(paper) {
    const keys = this.layout[this.choice.colouring];
    paper.strokeStyle = colour("--text");
    paper.lineWidth = 1;
    if (keys && this.choice.colouring !== "address" && keys[this.current] >= 0)
      keys.forEach((key, index) => key === keys[this.current] && this.outline(paper, index));
    paper.strokeStyle = colour("--accent");
    paper.lineWidth = 3;
    this.outline(paper, this.current);
  }

  outline(paper, index) {
    const [x, y] = this.corner(index);
    paper.strokeRect(x + 0.5, y + 0.5, this.cell - 2, this.cell - 2);
  }

  listeners() {
    return {
      pointermove: (event) => this.point(event),
      pointerleave: () => hideTip(),
      keydown: (event) => this.key(event),
      focus: () => this.select(this.current ?? this.choice.cell),
    };
  }

  cellAt(event) {
    const column = Math.floor((event.offsetX - MARGIN) / this.cell);
    const row = Math.floor((event.offsetY - MARGIN) / this.cell);
    const inside = column >= 0 && row >= 0 && column < this.layout.columns && row < this.layout.rows;
    return inside ? row * this.layout.columns + column : null;
  }

  point(event) {
    const cell = this.cellAt(event);
    if (cell === null) return hideTip();
    this.select(cell);
    const [[, coordinate], ...rest] = cellFacts(this.layout, cell);
    showTip(event.clientX, event.clientY, ...facts(`${this.layout.name}${coordinate}`, rest));
  }

  select(cell) {
    if (cell === this.current) return;
    this.current = this.choice.cell = cell;
    this.tell(cell);
    this.redraw();
  }

  key(event) {
    const steps = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -this.layout.columns, ArrowDown: this.layout.columns };
    if (!(event.key in steps)) return;
    const next = (this.current ?? 0) + steps[event.key];
    if (next >= 0 && next < this.layout.rows * this.layout.columns) this.select(next);
    event.preventDefault();
  }
}
