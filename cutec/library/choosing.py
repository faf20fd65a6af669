"""Which form takes a call, and the workspaces that it needs, as expressions of C."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cutec.artifact import guard
from cutec.artifact.choice import Choice, guard_names
from cutec.artifact.host import Input
from cutec.artifact.signature import DTYPE_BITS, ScalarParam, Signature
from cutec.artifact.workspace import trees
from cutec.library import sums
from cutec.library.program import SLOTS, c_string

Values = dict[str, Any]


def choosing(choice: Choice | None, signature: Signature) -> Values:
    """`choice`: how a call finds its form by the guards and costs of all forms, None where there
    is only one that takes all calls. `refusal`: what is said of a call that no form takes.
    """
    if choice is None or (choice.takes_all and len(choice.forms) == 1):
        return {"choice": None, "refusal": None}
    allowed = guard_names(signature)
    guards = [form.when for form in choice.forms]
    texts = [form.cost for form in choice.forms if form.cost]
    costs = [guard.parse_sum(text, allowed) for text in texts]
    trees = [*(guard.parse(text, allowed) for text in guards if text), *costs]
    names, ranges, lines = _names(signature, set().union(*map(guard.names_of, trees)))
    type, parts, costs = sums.costs(costs, names, ranges, texts) if costs else (None, [], [])
    return {
        "choice": {
            "lines": [*(lines or ["(void)c;"]), *parts],
            "guards": [sums.condition(text, names, ranges) if text else None for text in guards],
            "type": type,
            "costs": costs,
        },
        "refusal": None if choice.takes_all else _refusal(choice, signature),
    }


def workspaces(signature: Signature) -> Values:
    """The workspaces of a form with their extents, and how many of these are leaves."""
    allowed = guard_names(signature)
    found, leaf, used = [], 0, set()
    for param in signature.workspaces:
        extents = []
        for dim, (tree, text) in enumerate(zip(trees(param, allowed), param.shape)):
            used |= guard.names_of(tree)
            extents.append((tree, str(text), leaf if dim in param.computed else None))
            leaf += dim in param.computed
        found.append((param, extents))
    names, ranges, lines = _names(signature, used)
    return {
        "names": lines,
        "leaves": leaf,
        "workspaces": [
            {
                "name": c_string(param.name),
                "bits": DTYPE_BITS[param.dtype],
                "align": param.align,
                "zeroed": int(param.zeroed),
                "extents": [
                    {"text": sums.extent(tree, names, ranges, text), "source": c_string(text), "leaf": number}
                    for tree, text, number in extents
                ],
            }
            for param, extents in found
        ],
    }


def _refusal(choice: Choice, signature: Signature) -> Values:
    """The format, and its arguments, of what is said of a call that no form takes."""
    allowed = guard_names(signature)
    names = list(dict.fromkeys(name for name in map(_name_of(signature), signature.leaves()) if name in allowed))
    variables, ranges, lines = _names(signature, allowed)
    said = choice.refusal(dict.fromkeys(names, 0)).replace("%", "%%")
    for name in names:
        kind = "llu" if ranges[name][1] >= 1 << 63 else "lld"
        said = said.replace(f"{name}=0", f"{name}=%{kind}", 1)
    casts = ["(unsigned long long)" if ranges[name][1] >= 1 << 63 else "(long long)" for name in names]
    arguments = [f"{cast}{variables[name]}" for cast, name in zip(casts, names)]
    return {"format": c_string(said), "arguments": arguments, "lines": lines}


def _name_of(signature: Signature) -> Callable[[Input], str]:
    return lambda leaf: signature.leaf_symbol(leaf).name if leaf.kind == "symbol" else leaf.param


def _names(signature: Signature, used: set[str]) -> tuple[dict[str, str], dict[str, sums.Range], list[str]]:
    """The C variables of the symbols and integer scalars in `used`, their ranges, and the
    lines that declare them. A name of both is the scalar's.
    """
    names, ranges, lines = {}, {}, []
    scalars = {param.name for param in signature.params if isinstance(param, ScalarParam)}
    for number, symbol in enumerate(signature.symbols):
        if symbol.name in used - scalars:
            names[symbol.name] = f"s{number}"
            ranges[symbol.name] = (0, (1 << symbol.width - 1) - 1)
            lines.append(f"const int64_t s{number} = c->symbol[{number}];")
    for number, param in enumerate(signature.params):
        if isinstance(param, ScalarParam) and param.name in used:
            bits = int(param.dtype[1:])
            unsigned = param.dtype[0] == "u"
            names[param.name] = f"p{number}"
            ranges[param.name] = (0, (1 << bits) - 1) if unsigned else (-(1 << bits - 1), (1 << bits - 1) - 1)
            slot = f"c->scalar[{number}].{SLOTS[f'i{bits}']}"
            lines.append(f"const {'u' * unsigned}int{bits}_t p{number} = {f'(uint{bits}_t)' * unsigned}{slot};")
    return names, ranges, lines
