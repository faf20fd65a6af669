// Search in the pane that had the focus last.
import { byId, plural } from "./dom.js";
import { paneWithFocus } from "./columns.js";

let pane = null;

export function openSearch() {
  pane = paneWithFocus();
  byId("search").hidden = false;
  byId("search-text").placeholder = `Search ${pane.documents[0].title}`;
  byId("search-text").select();
  byId("search-text").focus();
  look();
}

function look() {
  pane.search(byId("search-text").value);
  tell();
}

function tell() {
  const { hits, hit } = pane;
  const text = byId("search-text").value;
  byId("search-count").textContent = !text ? "" : hits.length ? `${hits.indexOf(hit) + 1} of ${plural(hits.length, "line")}` : "not found";
}

export function closeSearch() {
  if (byId("search").hidden) return false;
  byId("search").hidden = true;
  byId("search-text").value = "";
  pane.search("");
  pane.scroller.focus();
  return true;
}

function next(step) {
  pane.nextHit(step);
  tell();
}

export function startSearch() {
  byId("search-text").addEventListener("input", look);
  byId("search-text").addEventListener("keydown", (event) => {
    if (event.key === "Enter") next(event.shiftKey ? -1 : 1);
    else if (event.key === "Escape") closeSearch();
    event.stopPropagation();
  });
  byId("search-next").addEventListener("click", () => next(1));
  byId("search-previous").addEventListener("click", () => next(-1));
  byId("search-close").addEventListener("click", closeSearch);
  byId("open-search").addEventListener("click", openSearch);
}
