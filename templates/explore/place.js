// The button that names a Python line: pointing at it lights the line up, a click goes there.
import { el } from "./dom.js";
import { goTo, hover, view } from "./state.js";

export function placeButton(place) {
  const listeners = { click: () => goTo(place), ...hovers(place) };
  return el("button", { class: "goto", type: "button", on: listeners }, view.page.places.name(place));
}

/** Listeners that take a place into focus while the pointer is there. */
export function hovers(place) {
  return { pointerenter: () => hover(place < 0 ? null : [place]), pointerleave: () => hover(null) };
}
