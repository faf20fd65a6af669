// Syntax colours: Prism splits Python; the grammars of MLIR, PTX and SASS stand here. Prism gives
// tokens, and the page makes text nodes of them.
/* global Prism */

const MLIR = {
  comment: /\/\/.*/,
  function: /"[a-z_]\w*(?:\.\w+)+"(?=\()|\b[a-z_]\w*(?:\.[a-z_]\w*)+\b/,
  string: /"(?:\\.|[^"\\])*"/,
  value: /%[\w$.:#-]+/,
  symbol: /@[\w$.]+|\^\w+/,
  type: /![\w.]+|\b(?:[suif]\d+|bf16|tf32|index|memref|vector|none)\b|\bx(?:[fi]\d+|bf16)\b/,
  attribute: /#[\w.]+/,
  keyword: /\b(?:loc|to|step|iter_args|else|attributes|private|public|func|module|return)\b/,
  number: /(?<![\w%])-?(?:0x[\da-f]+|\d+(?:\.\d+)?(?:e[+-]?\d+)?)\b/i,
  punctuation: /[{}[\]<>(),:=]|->/,
};

const PTX = {
  comment: /\/\/.*/,
  string: /"[^"]*"/,
  symbol: /^\$?\w+:|\$L\w+|\bL\w*BB\w+/,
  value: /%[\w.]+/,
  keyword: /(?:^|\s)\.(?:version|target|address_size|visible|entry|func|param|reg|shared|global|local|const|align|extern|maxntid|reqntid|minnctapersm|pragma|file|loc|section|weak)\b/,
  condition: /@!?%\w+/,
  function: /(?<![\w.%])[a-z]\w*(?:[.:]+\w+)+|\b(?:ret|exit|trap)\b/,
  type: /\.(?:[subf]\d+(?:x\d)?|pred|bf16|v[248])\b/,
  number: /(?<![\w%$])-?(?:0[xfd][\da-f]+|\d+(?:\.\d+)?)\b/i,
  punctuation: /[{}[\](),;+|]/,
};

const SASS = {
  address: /^\s*[\da-f]{4,}(?=\s)/,
  comment: /\/\*.*?\*\/|\/\/.*/,
  condition: /@!?U?P[T\d]\b/,
  symbol: /\.L_\w+|`\([^)]*\)/,
  value: /\b(?:U?R(?:\d+|Z)|U?P(?:\d|T)|SB\d|SR_[\w.]+|B\d+)\b(?:\.(?:64|reuse|H0_H0|H1_H1|[XYZ])\b)*|\b(?:c|desc|gdesc|tmem)(?=\[)/,
  function: /(?<![\w.])[A-Z][A-Z\d]+(?:\.[A-Z_\d]+)*\b/,
  number: /-?\b(?:0x[\da-f]+|\d+(?:\.\d+)?(?:e[+-]?\d+)?)\b/i,
  punctuation: /[[\](),;{}]/,
};

const GRAMMARS = { python: Prism.languages.python, cute: MLIR, mlir: MLIR, ptx: PTX, sass: SASS };
const COLOURED_LENGTH = 2000; // characters of a line; what is longer stays plain

/** line → list of [class, text]. Python has strings of several lines and is split as a whole; the others by the line, when first seen. */
export function highlighter(code) {
  if (code.kind === "python") {
    const lines = splitLines(Prism.tokenize(code.lines.join("\n"), GRAMMARS.python));
    return (line) => lines[line] ?? [];
  }
  return (line) => {
    const text = code.lines[line];
    return text.length > COLOURED_LENGTH ? [["", text]] : flat(Prism.tokenize(text, GRAMMARS[code.kind]), "");
  };
}

/** The tree of Prism's tokens as a list of [class, text]. */
function flat(tokens, type) {
  if (typeof tokens === "string") return [[type, tokens]];
  if (Array.isArray(tokens)) return tokens.flatMap((token) => flat(token, type));
  return flat(tokens.content, tokens.type);
}

function splitLines(tokens) {
  const lines = [[]];
  for (const [type, text] of flat(tokens, ""))
    text.split("\n").forEach((part, index) => {
      if (index) lines.push([]);
      if (part) lines.at(-1).push([type, part]);
    });
  return lines;
}
