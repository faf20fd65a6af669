// The strip beside the scroll bar: where in the whole file linked lines, hits and findings lie.
import { colour } from "./theme.js";
import { fitCanvas } from "./canvas.js";

const MARKS = 12; // pixels wide

export function drawRuler(pane) {
  const { ruler, scroller } = pane;
  const height = scroller.clientHeight;
  const paper = fitCanvas(ruler, MARKS, height);
  if (!height) return;
  const marks = (lines, name, left, width) => {
    paper.fillStyle = colour(name);
    for (const line of lines) paper.fillRect(left, markTop(pane, line), width, markHeight(pane));
  };
  const ofStrength = (wanted) => [...pane.linked].filter(([, strength]) => strength === wanted).map(([line]) => line);
  marks(ofStrength("weak"), "--weak-mark", 2, MARKS - 4);
  marks(ofStrength("strong"), "--strong-mark", 2, MARKS - 4);
  marks(pane.hits, "--hit-mark", 7, 4);
  marks([...pane.findings.keys()].flatMap((place) => pane.code.index.strong.get(place) ?? []), "--bad", 0, 4);
}

function markTop(pane, line) {
  const content = Math.max(pane.code.lines.length * pane.virtual.height, pane.scroller.clientHeight);
  return (line * pane.virtual.height * pane.scroller.clientHeight) / content;
}

function markHeight(pane) {
  return Math.max(2, Math.min(pane.virtual.height, pane.scroller.clientHeight / pane.code.lines.length));
}

export function lineAtRuler(pane, y) {
  const shown = Math.max(pane.code.lines.length, pane.scroller.clientHeight / pane.virtual.height);
  return Math.min(pane.code.lines.length - 1, Math.floor((y / pane.scroller.clientHeight) * shown));
}
