// Draws a timeline: an axis of steps, a row for each actor, a box for each span, arrows to what ends a wait.
import { number } from "./dom.js";
import { fitCanvas, fitText, hatch } from "./canvas.js";
import { colour } from "./theme.js";
import { ticks } from "./viewport.js";

export const LABELS = innerWidth > 760 ? 132 : 92; // pixels on the left for the actors' names
const AXIS = 22;
const LANE = 20;
const GAP = 4; // between actors

/** Top of each actor's row, and of the end. */
function tops(actors) {
  const found = [AXIS];
  for (const actor of actors) found.push(found.at(-1) + actor.lanes * LANE + GAP);
  return found;
}

export function drawTimeline(chart) {
  const sheet = chart.canvas.parentElement;
  const width = sheet.clientWidth;
  if (!width) return;
  const rows = tops(chart.actors);
  const paper = fitCanvas(chart.canvas, width, rows.at(-1) + 2);
  const drawing = { paper, rows, chart, width: width - LABELS, places: chart.places() };
  paper.font = "12px system-ui, sans-serif";
  paper.textBaseline = "middle";
  drawGuides(drawing);
  chart.actors.forEach((actor, index) => drawActor(drawing, actor, index));
  drawPartners(drawing);
  drawAxis(drawing, sheet.scrollTop);
}

/** [step, pixel] of the marks of the axis. */
function marks({ chart, width }) {
  return ticks(chart.viewport, width / 100).map((at) => [at, LABELS + chart.viewport.x(at, width)]);
}

function drawGuides(drawing) {
  drawing.paper.fillStyle = colour("--rule");
  for (const [, x] of marks(drawing)) drawing.paper.fillRect(x, AXIS - 4, 1, drawing.rows.at(-1));
}

/** The axis stays in sight when many actors are scrolled. */
function drawAxis(drawing, top) {
  const { paper, width } = drawing;
  paper.fillStyle = colour("--surface");
  paper.fillRect(0, top, LABELS + width, AXIS - 1);
  paper.fillStyle = colour("--dim");
  for (const [at, x] of marks(drawing)) if (x < LABELS + width - 40) paper.fillText(number.format(at), x + 4, top + AXIS / 2);
}

function drawActor(drawing, actor, index) {
  const { paper, rows, width, chart } = drawing;
  const top = rows[index];
  paper.fillStyle = colour("--rule");
  paper.fillRect(0, rows[index + 1] - GAP / 2, LABELS + width, 1);
  paper.save();
  paper.beginPath();
  paper.rect(LABELS, top, width, rows[index + 1] - top);
  paper.clip();
  const filled = new Array(actor.lanes).fill(-1); // the last pixel drawn in each lane
  for (const span of actor.spans) drawSpan(drawing, span, filled);
  paper.restore();
  paper.fillStyle = colour(chart.current?.actor === index ? "--text" : "--dim");
  paper.fillText(fitText(paper, actor.name, LABELS - 10), 4, top + LANE / 2);
}

/** Where a span is drawn. */
function boxOf({ rows, chart, width }, span) {
  const left = LABELS + chart.viewport.x(span.begin, width);
  const right = LABELS + chart.viewport.x(span.end, width);
  return { left, top: rows[span.actor] + span.lane * LANE + 1, width: Math.max(1, right - left - 0.5), height: LANE - 2 };
}

function drawSpan(drawing, span, filled) {
  const { paper, chart, places } = drawing;
  if (span.end < chart.viewport.begin || span.begin > chart.viewport.end) return;
  const box = boxOf(drawing, span);
  const last = Math.round(box.left + box.width);
  if (last <= filled[span.lane] && box.width < 2) return;
  filled[span.lane] = last;
  const marked = places.has(span.place);
  paper.globalAlpha = places.size && !marked && span !== chart.current ? 0.65 : 1;
  paper.fillStyle = colour(`--span-${span.kind}`);
  paper.fillRect(box.left, box.top, box.width, box.height);
  if (span.kind === "wait" && box.width > 3) hatch(paper, box.left, box.top, box.width, box.height, colour("--span-wait-ink"));
  if (box.width > 40) writeIn(paper, span, box);
  paper.globalAlpha = 1;
  if (chart.findings.has(span.place)) flag(paper, box);
  if (span === chart.current || marked) outline(paper, box, colour(span === chart.current ? "--accent" : "--strong-mark"));
}

function writeIn(paper, span, box) {
  const left = Math.max(box.left, LABELS) + 5;
  paper.fillStyle = colour("--span-text");
  paper.fillText(fitText(paper, span.words, box.left + box.width - left - 4), left, box.top + box.height / 2 + 0.5);
}

/** A corner that marks what a finding names. */
function flag(paper, { left, top, width }) {
  const size = Math.max(3, Math.min(9, width));
  paper.fillStyle = colour("--bad");
  paper.beginPath();
  paper.moveTo(left, top);
  paper.lineTo(left + size, top);
  paper.lineTo(left, top + size);
  paper.fill();
}

function outline(paper, box, ink) {
  paper.strokeStyle = ink;
  paper.lineWidth = 2;
  paper.strokeRect(box.left + 1, box.top + 1, Math.max(1, box.width - 2), box.height - 2);
}

/** Outlines what ends the wait (or waits for the copy), with an arrow from the end of the one to the end of the other. */
function drawPartners(drawing) {
  const { paper, chart } = drawing;
  if (!chart.current) return;
  for (const partner of chart.partners) {
    outline(paper, boxOf(drawing, partner), colour("--accent"));
    const [from, to] = chart.current.kind === "wait" ? [partner, chart.current] : [chart.current, partner];
    arrow(paper, endOf(drawing, from), endOf(drawing, to));
  }
}

function endOf(drawing, span) {
  const box = boxOf(drawing, span);
  return [Math.max(LABELS, box.left + box.width), box.top + box.height / 2];
}

function arrow(paper, [x0, y0], [x1, y1]) {
  const angle = Math.atan2(y1 - y0, x1 - x0);
  paper.strokeStyle = paper.fillStyle = colour("--accent");
  paper.lineWidth = 2;
  paper.beginPath();
  paper.moveTo(x0, y0);
  paper.lineTo(x1, y1);
  paper.stroke();
  paper.beginPath();
  paper.moveTo(x1, y1);
  for (const side of [-0.4, 0.4]) paper.lineTo(x1 - 9 * Math.cos(angle + side), y1 - 9 * Math.sin(angle + side));
  paper.fill();
}

/** The span at a point of the drawing, with a little slack for narrow ones. */
export function spanAt(chart, x, y) {
  const rows = tops(chart.actors);
  const index = rows.findLastIndex((top) => y >= top);
  const actor = chart.actors[index];
  if (!actor || x < LABELS) return null;
  const width = chart.canvas.clientWidth - LABELS;
  const lane = Math.min(actor.lanes - 1, Math.floor((y - rows[index]) / LANE));
  const at = chart.viewport.value(x - LABELS, width);
  const slack = (2 / width) * chart.viewport.length;
  const near = actor.spans.filter((span) => span.lane === lane && at >= span.begin - slack && at <= span.end + slack);
  return near.find((span) => at >= span.begin && at < span.end) ?? near[0] ?? null;
}
