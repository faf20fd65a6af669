// A stretch of a long axis (time, or bytes) that is in sight; wheel, drag and keys change it.

export class Viewport {
  constructor(limit, smallest) {
    Object.assign(this, { limit: Math.max(1, limit), smallest: Math.min(smallest, Math.max(1, limit)) });
    this.reset();
  }

  reset() {
    this.begin = 0;
    this.end = this.limit;
  }

  get length() {
    return this.end - this.begin;
  }

  /** Pixels from the left of a drawing that is `width` wide. */
  x(value, width) {
    return ((value - this.begin) / this.length) * width;
  }

  value(x, width) {
    return this.begin + (x / width) * this.length;
  }

  /** A factor below 1 shows less, larger; `around` stays where it is. */
  zoom(factor, around = (this.begin + this.end) / 2) {
    const length = Math.max(this.smallest, Math.min(this.limit, this.length * factor));
    const share = (around - this.begin) / this.length;
    this.show(around - share * length, length);
  }

  pan(distance) {
    this.show(this.begin + distance, this.length);
  }

  show(begin, length) {
    this.begin = Math.max(0, Math.min(this.limit - length, begin));
    this.end = this.begin + length;
  }

  /** Puts a stretch into sight, with some room around it. */
  reveal(begin, end) {
    if (begin >= this.begin && end <= this.end) return;
    this.show((begin + end) / 2 - this.length / 2, Math.max(this.length, Math.min(this.limit, (end - begin) * 1.2)));
  }
}

/** Round values for an axis with about `count` marks. */
export function ticks(viewport, count, powers = 10) {
  const rough = viewport.length / Math.max(1, count);
  const power = powers ** Math.floor(Math.log(rough) / Math.log(powers));
  const factors = powers === 2 ? [1, 2] : [1, 2, 5, 10];
  const step = Math.max(1, power * factors.find((factor) => power * factor >= rough));
  const marks = [];
  for (let at = Math.ceil(viewport.begin / step) * step; at <= viewport.end; at += step) marks.push(at);
  return marks;
}

const STILL = 4; // pixels: a pointer that moves less has clicked

/** Wheel zooms, with Shift it pans; dragging pans; `left` is where the axis begins on the canvas. */
export function navigate(canvas, viewport, { redraw, click, left = 0 }) {
  const width = () => canvas.clientWidth - left;
  canvas.addEventListener("wheel", (event) => wheel(event, viewport, width(), left, redraw), { passive: false });
  let drag = null;
  canvas.addEventListener("pointerdown", (event) => {
    drag = { start: event.clientX, last: event.clientX };
    canvas.setPointerCapture(event.pointerId);
  });
  canvas.addEventListener("pointermove", (event) => {
    if (!drag) return;
    viewport.pan(((drag.last - event.clientX) / width()) * viewport.length);
    drag.last = event.clientX;
    redraw();
  });
  canvas.addEventListener("pointerup", (event) => {
    if (drag && Math.abs(event.clientX - drag.start) < STILL) click(event);
    drag = null;
  });
  canvas.addEventListener("pointercancel", () => (drag = null));
}

function wheel(event, viewport, width, left, redraw) {
  const sideways = event.shiftKey || Math.abs(event.deltaX) > Math.abs(event.deltaY);
  if (sideways) viewport.pan(((event.deltaX || event.deltaY) / width) * viewport.length);
  else viewport.zoom(Math.exp(event.deltaY * 0.0022), viewport.value(event.offsetX - left, width));
  event.preventDefault();
  redraw();
}

/** Keys for the same: returns whether the key was one. */
export function navigateByKey(event, viewport) {
  const actions = {
    "+": () => viewport.zoom(0.6), "=": () => viewport.zoom(0.6), w: () => viewport.zoom(0.6),
    "-": () => viewport.zoom(1 / 0.6), s: () => viewport.zoom(1 / 0.6),
    a: () => viewport.pan(-viewport.length / 5), d: () => viewport.pan(viewport.length / 5),
    0: () => viewport.reset(),
  };
  if (event.ctrlKey || event.metaKey || event.altKey || !(event.key in actions)) return false;
  actions[event.key]();
  event.preventDefault();
  return true;
}
