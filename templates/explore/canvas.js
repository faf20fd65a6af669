// What drawings on a canvas share.

/** Gives a canvas a size in CSS pixels, clear, sharp on any screen. Returns its context. */
export function fitCanvas(canvas, width, height) {
  const density = Math.min(devicePixelRatio || 1, Math.sqrt(LARGEST / Math.max(1, width * height)));
  canvas.width = Math.round(width * density);
  canvas.height = Math.round(height * density);
  canvas.style.width = `${width}px`;
  canvas.style.height = `${height}px`;
  const paper = canvas.getContext("2d");
  paper.setTransform(density, 0, 0, density, 0, 0);
  return paper;
}

const LARGEST = 16_000_000; // pixels: browsers refuse much larger canvases

/** Diagonal lines, so that waiting is told from working without colours. */
export function hatch(paper, x, y, width, height, ink) {
  paper.save();
  paper.beginPath();
  paper.rect(x, y, width, height);
  paper.clip();
  paper.strokeStyle = ink;
  paper.lineWidth = 1;
  paper.beginPath();
  for (let at = x - height; at < x + width; at += 5) {
    paper.moveTo(at, y + height);
    paper.lineTo(at + height, y);
  }
  paper.stroke();
  paper.restore();
}

/** Text that ends with an ellipsis where it would be wider than `width`; nothing if not even that fits. */
export function fitText(paper, text, width) {
  const whole = paper.measureText(text).width;
  if (whole <= width) return text;
  const kept = Math.floor((text.length * width) / whole) - 1;
  return kept >= 4 ? `${text.slice(0, kept)}…` : "";
}
