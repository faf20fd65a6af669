// One box of words beside the pointer or a focused element.
import { byId, el } from "./dom.js";

const GAP = 14; // pixels between the pointer and the box

export function showTip(x, y, ...content) {
  const box = byId("tip");
  box.replaceChildren(...content);
  box.hidden = false;
  const { width, height } = box.getBoundingClientRect();
  const left = x + GAP + width > innerWidth ? x - GAP - width : x + GAP;
  const top = y + GAP + height > innerHeight ? y - GAP - height : y + GAP;
  box.style.left = `${Math.max(4, left)}px`;
  box.style.top = `${Math.max(4, top)}px`;
}

export function hideTip() {
  byId("tip").hidden = true;
}

/** Shows `content()` while the pointer or the keyboard is on the element. */
export function withTip(element, content) {
  element.addEventListener("pointermove", (event) => showTip(event.clientX, event.clientY, ...content()));
  element.addEventListener("pointerleave", hideTip);
  element.addEventListener("focus", () => {
    const box = element.getBoundingClientRect();
    showTip(box.left, box.bottom, ...content());
  });
  element.addEventListener("blur", hideTip);
  return element;
}

/** A title and rows of name and value. */
export function facts(title, rows, ...more) {
  const shown = rows.filter(([, value]) => value !== null && value !== undefined && value !== "");
  return [
    el("strong", {}, title),
    el("dl", {}, ...shown.flatMap(([name, value]) => [el("dt", {}, name), el("dd", {}, String(value))])),
    ...more,
  ];
}
