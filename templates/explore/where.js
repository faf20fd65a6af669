// The line in focus in words: where it stands, and through which calls it was inlined.
import { byId } from "./dom.js";
import { focused, on } from "./state.js";
import { placeButton } from "./place.js";

const MOST_CALLS = 4;

function words(chain) {
  const [place, ...callers] = chain;
  const shown = callers.slice(0, MOST_CALLS).flatMap((caller, index) => [index ? ", " : ", called from ", placeButton(caller)]);
  return [placeButton(place), ...shown, callers.length > MOST_CALLS ? " …" : ""];
}

on("focus", () => byId("where").replaceChildren(...(focused() ? words(focused()) : [])));
