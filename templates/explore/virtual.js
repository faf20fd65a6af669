// A long list of lines of equal height, of which only those in sight are elements.

const BEYOND = 16; // rows kept above and below what is in sight

export class VirtualLines {
  /** `makeRow(index)` makes the element of a line; `paint(row, index)` gives it its changing marks. */
  constructor(scroller, body, count, makeRow, paint) {
    Object.assign(this, { scroller, body, count, makeRow, paint });
    this.height = parseFloat(getComputedStyle(document.documentElement).getPropertyValue("--line-height"));
    this.rows = new Map();
    body.style.height = `${count * this.height}px`;
  }

  /** First line in sight, and the one after the last. */
  inSight() {
    const first = Math.floor(this.scroller.scrollTop / this.height);
    return [first, first + Math.ceil(this.scroller.clientHeight / this.height)];
  }

  render() {
    const [first, last] = this.inSight();
    const begin = Math.max(0, first - BEYOND);
    const end = Math.min(this.count, last + BEYOND);
    for (const [index, row] of this.rows)
      if (index < begin || index >= end) {
        row.remove();
        this.rows.delete(index);
      }
    for (let index = begin; index < end; index++) if (!this.rows.has(index)) this.add(index);
  }

  add(index) {
    const row = this.makeRow(index);
    row.style.top = `${index * this.height}px`;
    this.paint(row, index);
    this.rows.set(index, row);
    this.body.append(row);
  }

  repaint() {
    for (const [index, row] of this.rows) this.paint(row, index);
  }

  /** Scrolls a line into sight: to the middle if it is not, as little as possible for "edge". */
  reveal(index, to = "middle") {
    const [first, last] = this.inSight();
    if (index >= first + 1 && index < last - 2) return;
    const middle = (last - first) / 2;
    const top = to === "middle" ? index - middle : index <= first ? index - 1 : index - 2 * middle + 3;
    this.scroller.scrollTop = Math.max(0, top * this.height);
    this.render();
  }
}
