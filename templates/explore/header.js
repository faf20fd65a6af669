// The head of the page: what is shown, which builds, and the buttons.
import { byId, el } from "./dom.js";
import { announce, release, view } from "./state.js";
import { nextTheme } from "./theme.js";
import { toggleDockSize } from "./arrange.js";
import { toggleColours } from "./keyboard.js";

export function startHeader() {
  byId("title").textContent = view.page.title;
  byId("version").textContent = `cutec ${view.page.version}`;
  byId("colours").addEventListener("click", toggleColours);
  byId("theme").addEventListener("click", nextTheme);
  byId("dock-size").addEventListener("click", toggleDockSize);
  byId("open-help").addEventListener("click", () => byId("help").showModal());
  drawBuildChoice();
}

/** The build's name; with several builds, which is shown and which stands beside it. */
function drawBuildChoice() {
  const { builds } = view.page;
  if (builds.length === 1) {
    byId("builds").replaceChildren(el("span", { class: "build" }, `${builds[0].export} · ${builds[0].name}`));
    return;
  }
  const left = choice("Build", builds, view.left, (index) => (view.left = index));
  const right = choice("Beside it", [...builds, null], view.right ?? builds.length, (index) => (view.right = index === builds.length ? null : index));
  byId("builds").replaceChildren(left, el("span", { "aria-hidden": true }, "|"), right);
}

function choice(label, builds, selected, choose) {
  const change = (event) => {
    choose(event.target.selectedIndex);
    if (view.right === view.left) view.right = null;
    release();
    announce("builds");
    drawBuildChoice();
  };
  const options = builds.map((build, index) => el("option", { selected: index === selected }, build ? build.name : "nothing beside it"));
  return el("select", { "aria-label": label, on: { change } }, ...options);
}
