// Light or dark: as the system has it until the user chooses. Canvases ask here for their colours.
import { byId } from "./dom.js";
import { announce } from "./state.js";

const CHOICES = ["light dark", "light", "dark"];
const NAMES = { "light dark": "as the system", light: "light", dark: "dark" };
const resolved = new Map();

/** The colour that a custom property stands for now. */
export function colour(name) {
  if (!resolved.has(name)) {
    const probe = byId("probe");
    probe.style.color = `var(${name})`;
    resolved.set(name, getComputedStyle(probe).color);
  }
  return resolved.get(name);
}

export function isDark() {
  return scheme() === "dark" || (scheme() === CHOICES[0] && system.matches);
}

const system = matchMedia("(prefers-color-scheme: dark)");
const scheme = () => document.documentElement.style.colorScheme || CHOICES[0];

function changed() {
  resolved.clear();
  announce("theme");
}

export function nextTheme() {
  const next = CHOICES[(CHOICES.indexOf(scheme()) + 1) % CHOICES.length];
  document.documentElement.style.colorScheme = next;
  byId("theme").title = `Colours: ${NAMES[next]} (t)`;
  changed();
}

system.addEventListener("change", changed);
