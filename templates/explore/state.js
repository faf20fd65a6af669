// What the user looks at, and who wants to know when it changes. Events:
//   focus   another line is in focus (detail: the pane it came from, or null)
//   builds  other builds are shown
//   goto    a place of the Python source shall be shown (detail: the place's number)
//   theme   colours changed

const listeners = new Map();

export const view = {
  page: null,
  left: 0, // the build shown
  right: null, // the build beside it
  hovered: null, // chain of places: innermost first, then callers
  pinned: null,
};

export function on(event, listener) {
  if (!listeners.has(event)) listeners.set(event, []);
  listeners.get(event).push(listener);
}

export function announce(event, detail = null) {
  for (const listener of listeners.get(event) ?? []) listener(detail);
}

export const shownBuilds = () =>
  [view.left, view.right].filter((index) => index !== null).map((index) => view.page.builds[index]);

export const focused = () => view.pinned ?? view.hovered;

export function hover(chain, from = null) {
  if (view.pinned || sameChain(chain, view.hovered)) return;
  view.hovered = chain;
  announce("focus", from);
}

/** Keeps a line in focus until it is released; pinning it again releases it. */
export function pin(chain, from = null) {
  view.pinned = sameChain(chain, view.pinned) ? null : chain;
  view.hovered = view.pinned ? null : chain;
  announce("focus", from);
}

export function release() {
  view.pinned = view.hovered = null;
  announce("focus");
}

/** Shows a place in the Python pane and pins it, from a table, a picture or the timeline. */
export function goTo(place) {
  if (place === null || place < 0) return;
  view.pinned = [place];
  view.hovered = null;
  announce("goto", place);
  announce("focus");
}

function sameChain(a, b) {
  return (a ?? []).join() === (b ?? []).join();
}
