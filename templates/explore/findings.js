// Findings of a run: marks beside Python lines, and the list with all places of each.
import { el, prose } from "./dom.js";
import { shownBuilds } from "./state.js";
import { placeButton } from "./place.js";
import { facts, withTip } from "./tooltip.js";

const SIGNS = { error: "▲", warning: "◆" };
const severity = (finding) => (finding.severity === "warning" ? "warning" : "error");

/** place → [{finding, text}] of all lines that a finding names. */
export function findingsByPlace(builds) {
  const found = new Map();
  const add = (place, finding, text) => {
    if (place < 0) return;
    if (!found.has(place)) found.set(place, []);
    found.get(place).push({ finding, text });
  };
  for (const finding of builds.flatMap((build) => build.findings)) {
    finding.places.slice(0, 1).forEach((place) => add(place, finding, finding.message));
    finding.notes.forEach((note) => add(note.place, finding, note.text));
  }
  return found;
}

/** The mark in the gutter; a click opens the list. */
export function findingMark(found) {
  const codes = [...new Set(found.map(({ finding }) => finding.code))].join(", ");
  const words = `${codes}: ${found[0].text}`;
  const worst = found.find(({ finding }) => finding.severity === "error") ?? found[0];
  const mark = el("button", { class: `mark ${severity(worst.finding)}`, type: "button", tabindex: -1, "aria-label": words, on: { click: openFindings } }, SIGNS[severity(worst.finding)]);
  return withTip(mark, () => found.flatMap(({ finding, text }) => facts(`${severity(finding)} ${finding.code}`, [], el("p", {}, ...prose(text)))));
}

const opened = [];
export const whenFindingsOpen = (listener) => opened.push(listener);

function openFindings() {
  opened.forEach((listener) => listener());
}

export function findingPanel() {
  const builds = shownBuilds();
  const all = builds.flatMap((build) => build.findings.map((finding) => article(build, finding, builds.length > 1)));
  return all.length ? [el("div", { class: "findings" }, ...all)] : [el("p", { class: "empty" }, ...builds.map(nothingFound))];
}

function nothingFound(build) {
  return build.timeline ? `No mistakes were found: ${build.run.note}. ` : `${build.run.note}. `;
}

export function countFindings() {
  return shownBuilds().reduce((sum, build) => sum + build.findings.length, 0);
}

function article(build, finding, several) {
  return el(
    "article",
    { class: severity(finding) },
    el("h3", {}, el("span", { class: "code-of" }, `${SIGNS[severity(finding)]} ${finding.code}`), several ? el("span", { class: "of" }, build.name) : null),
    el("p", {}, ...prose(finding.message)),
    el("ul", { class: "sides" }, ...sides(finding)),
    finding.help ? el("p", { class: "help" }, el("strong", {}, "Help: "), ...prose(finding.help)) : null,
  );
}

function sides(finding) {
  const [place, ...callers] = finding.places;
  return [
    place >= 0 ? side("here", place) : null,
    ...callers.filter((caller) => caller >= 0).map((caller) => side("called from", caller)),
    ...finding.notes.map((note) => side(note.text, note.place)),
  ];
}

function side(words, place) {
  if (place === undefined || place < 0) return el("li", {}, ...prose(words));
  return el("li", {}, placeButton(place), " ", ...prose(words));
}

export const findingsTitle = () => (countFindings() ? `Findings (${countFindings()})` : "Findings");
