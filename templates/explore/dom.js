// Elements. Texts become text nodes, so that nothing in the data is ever read as HTML.

/** el("button", {class: "x", on: {click}, style: {"--n": 1}, data: {id: 3}, "aria-label": "…"}, "text", child) */
export function el(tag, options = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(options)) setOption(element, name, value);
  element.append(...children.flat().filter((child) => child !== null && child !== undefined));
  return element;
}

function setOption(element, name, value) {
  if (value === null || value === undefined || value === false) return;
  if (name === "class") element.className = value;
  else if (name === "on") for (const [event, listener] of Object.entries(value)) element.addEventListener(event, listener);
  else if (name === "style") for (const [property, text] of Object.entries(value)) element.style.setProperty(property, text);
  else if (name === "data") Object.assign(element.dataset, value);
  else element.setAttribute(name, value === true ? "" : value);
}

/** Text in which `code` stands between backticks. */
export function prose(text) {
  return text.split("`").map((part, index) => (index % 2 ? el("code", {}, part) : part));
}

export const byId = (id) => document.getElementById(id);

export const number = new Intl.NumberFormat("en");

/** "49 152 bytes" reads better as "48 KiB". */
export function bytesInWords(bytes) {
  return bytes >= 1024 && bytes % 512 === 0 ? `${number.format(bytes / 1024)} KiB` : `${number.format(bytes)} bytes`;
}

export function percent(share) {
  return `${(100 * share).toFixed(share < 0.0995 ? 1 : 0)} %`;
}

/** A difference: "+8", "−3", "0". */
export function signed(value) {
  return value > 0 ? `+${number.format(value)}` : value < 0 ? `−${number.format(-value)}` : "0";
}

export function plural(count, noun) {
  return `${number.format(count)} ${noun}${count === 1 ? "" : "s"}`;
}

/** Calls `draw` once in the next frame, however often it is asked. */
export function onceAFrame(draw) {
  let asked = false;
  return () => {
    if (asked) return;
    asked = true;
    requestAnimationFrame(() => {
      asked = false;
      draw();
    });
  };
}
