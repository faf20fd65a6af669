// Spans of a timeline: which lie beside each other, and which wait for which.

/** For each actor its spans in order, each with a lane: what overlaps lies in lanes below each other. */
export function packActors(timeline) {
  const actors = timeline.actors.map((name) => ({ name, spans: [], lanes: 1 }));
  for (const span of timeline.spans) actors[span.actor].spans.push(span);
  for (const actor of actors) {
    actor.spans.sort((a, b) => a.begin - b.begin || a.end - b.end);
    actor.lanes = packLanes(actor.spans);
  }
  return actors;
}

const MOST_LANES = 8; // copies in flight beyond these are drawn over each other

function packLanes(spans) {
  const ends = [];
  for (const span of spans) {
    const free = ends.findIndex((end) => end <= span.begin);
    span.lane = free >= 0 ? free : Math.min(ends.length, MOST_LANES - 1);
    ends[span.lane] = Math.max(span.end, ends[span.lane] ?? 0);
  }
  return Math.max(1, ends.length);
}

/** Of a wait: what completed the phase it waited for. Of a copy or a multiply: who waited for it first. */
export function partnersOf(timeline, span) {
  if (!span.barrier) return [];
  const same = timeline.spans.filter((other) => other.barrier === span.barrier && other.phase === span.phase && other !== span);
  return span.kind === "wait" ? completers(same, span) : firstWait(same, span);
}

function completers(same, wait) {
  const before = same.filter((other) => other.kind !== "wait" && other.end <= wait.end);
  const last = Math.max(...before.map((other) => other.end));
  return before.filter((other) => other.end === last);
}

function firstWait(same, work) {
  const after = same.filter((other) => other.kind === "wait" && other.end >= work.end);
  const first = Math.min(...after.map((other) => other.end));
  return after.filter((other) => other.end === first);
}
