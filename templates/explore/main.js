// Starts the page.
import { byId, el } from "./dom.js";
import { view } from "./state.js";
import { readPage, unpack } from "./data.js";
import { start } from "./arrange.js";
import { setColours } from "./columns.js";
import { splitter } from "./splitter.js";
import { startHeader } from "./header.js";
import { startKeyboard } from "./keyboard.js";
import { startSearch } from "./search.js";
import {} from "./where.js";

async function open() {
  view.page = readPage(await unpack(byId("cutec-data").textContent));
  view.right = view.page.builds.length === 2 ? 1 : null;
  const bar = splitter("Height of the panes", true);
  bar.id = "dock-splitter";
  byId("dock").before(bar);
  startHeader();
  startSearch();
  startKeyboard();
  setColours(true);
  start();
  byId("loading").remove();
  document.body.dataset.ready = "true";
}

open().catch((problem) => {
  byId("loading").replaceChildren(el("strong", {}, "This page cannot be shown: "), String(problem));
  throw problem;
});
