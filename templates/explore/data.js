// Reads the page's data. Places (file and line) get one numbering for all builds, so that a Python
// line leads to the code of both builds that stand beside each other.

export async function unpack(text) {
  const bytes = Uint8Array.from(atob(text.trim()), (character) => character.charCodeAt(0));
  const plain = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Response(plain).json();
}

export function readPage(raw) {
  const places = new Places();
  const builds = raw.builds.map((build, index) => readBuild(build, index, raw.builds, places));
  nameApart(builds);
  const kinds = [...new Set(raw.builds.flatMap((build) => build.kinds))];
  return { title: raw.title, version: raw.cutec, builds, places, kinds };
}

/** Builds of one name are told apart by their exports, else by numbers. */
function nameApart(builds) {
  const same = () => new Set(builds.map((build) => build.name)).size < builds.length;
  if (same()) for (const build of builds) build.name = `${build.export} ${build.name}`;
  if (same()) builds.forEach((build, index) => (build.name = `${index + 1}: ${build.name}`));
}

/** All places, numbered; equal file and line are one place if the builds have the same text of the file. */
class Places {
  constructor() {
    this.all = [];
    this.numbers = new Map();
  }

  number(file, line, edition) {
    const key = `${edition}:${line}:${file}`;
    if (!this.numbers.has(key)) {
      this.numbers.set(key, this.all.length);
      this.all.push({ file, line, edition, hue: Math.round((line * 137.508 + file.length * 61) % 360) });
    }
    return this.numbers.get(key);
  }

  at(place) {
    return this.all[place];
  }

  name(place) {
    return place < 0 ? "" : `${this.all[place].file.split("/").pop()}:${this.all[place].line}`;
  }
}

const isPython = (pane) => pane.id.startsWith("python");

/** Which of the builds first had this text of the file: editions tell builds of a changed file apart. */
function editionOf(file, build, builds) {
  const text = (candidate) => candidate.panes.find((pane) => isPython(pane) && pane.file === file)?.lines.join("\n");
  const mine = text(build);
  return builds.findIndex((candidate) => text(candidate) === mine);
}

function readBuild(raw, index, builds, places) {
  const editions = new Map();
  const numbers = raw.places.map(([file, line]) => {
    if (!editions.has(file)) editions.set(file, editionOf(file, raw, builds));
    return places.number(file, line, editions.get(file));
  });
  const place = (local) => (local === null || local === undefined || local < 0 ? -1 : numbers[local]);
  return {
    ...raw,
    index,
    documents: raw.panes.map((pane) => readDocument(pane, place, editions.get(pane.file) ?? index)),
    costs: readCosts(raw, place),
    layouts: raw.layouts.map((layout) => ({ ...layout, place: place(layout.place) })),
    shared: raw.shared.map((region) => ({ ...region, place: place(region.place) })),
    timeline: raw.timeline && readTimeline(raw.timeline, place),
    findings: raw.findings.map((finding) => readFinding(finding, place)),
  };
}

/** place → cost; −1 is what no line has caused. A line that several kernels of the export have is one, with its share of all. */
function readCosts(raw, place) {
  const kernels = new Set(raw.costs.map((cost) => cost.kernel)).size;
  const costs = new Map();
  for (const cost of raw.costs) {
    const at = place(cost.place);
    const mine = { ...cost, share: cost.share / kernels };
    costs.set(at, costs.has(at) ? sumOfCosts(costs.get(at), mine) : mine);
  }
  return costs;
}

function sumOfCosts(a, b) {
  const add = (left = 0, right = 0) => (left === null || right === null ? null : left + right); // null: unknown
  const sum = (left, right) => Object.fromEntries([...new Set([...Object.keys(left), ...Object.keys(right)])].map((key) => [key, add(left[key], right[key])]));
  return {
    share: a.share + b.share,
    instructions: sum(a.instructions, b.instructions),
    bytes: sum(a.bytes, b.bytes),
    bulk: sum(a.bulk, b.bulk),
    live: Math.max(a.live ?? 0, b.live ?? 0) || null,
    limit: a.share < b.share ? b.limit : a.limit,
  };
}

function readDocument(pane, place, edition) {
  const chains = pane.places.map((chain) => chain.map(place));
  const kind = isPython(pane) ? "python" : pane.id;
  return withPlaces({ ...pane, kind, edition, note: pane.note ?? "" }, chains);
}

/** The same code with other links. */
export function withPlaces(code, chains) {
  return { ...code, places: chains, index: new LineIndex(chains) };
}

/** The lines of a pane by place: those that lie there, and those of helpers that were inlined there. */
class LineIndex {
  constructor(chains) {
    this.strong = new Map();
    this.weak = new Map();
    chains.forEach((chain, line) => chain.forEach((place, depth) => this.add(depth ? this.weak : this.strong, place, line)));
  }

  add(lines, place, line) {
    if (!lines.has(place)) lines.set(place, []);
    lines.get(place).push(line);
  }
}

/** line → "strong" or "weak" for a chain in focus. Python shows the callers too, other code what belongs to the innermost place. */
export function linkedLines(code, chain) {
  const found = new Map();
  if (!chain) return found;
  for (const line of code.index.weak.get(chain[0]) ?? []) found.set(line, "weak");
  if (code.kind === "python")
    for (const caller of chain.slice(1)) for (const line of code.index.strong.get(caller) ?? []) found.set(line, "weak");
  for (const line of code.index.strong.get(chain[0]) ?? []) found.set(line, "strong");
  return found;
}

const naturally = new Intl.Collator("en", { numeric: true });

/** Actors in the order of their numbers, warps before what works for them. */
function orderActors(names) {
  const rank = (name) => (/^warp \d+$/.test(name) ? 0 : 1);
  return [...names].sort((a, b) => rank(a) - rank(b) || naturally.compare(a, b));
}

function readTimeline(raw, place) {
  const actors = orderActors(raw.actors);
  const row = raw.actors.map((name) => actors.indexOf(name));
  const spans = raw.spans.map(([actor, kind, begin, end, words, at, barrier, phase]) => ({
    actor: row[actor], kind, begin, end, words, place: place(at), barrier, phase,
  }));
  return { ...raw, actors, spans };
}

function readFinding(finding, place) {
  return {
    ...finding,
    places: finding.places.map(place),
    notes: finding.notes.map((note) => ({ ...note, place: place(note.place) })),
  };
}
