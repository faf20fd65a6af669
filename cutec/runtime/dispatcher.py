"""The function of a choice: it reads the extents that guards and costs name, tests the guards,
compares the costs, and calls the form's own function, which checks all arguments. It remembers
which form the last extents took, since guards may be long. If the extents cannot be read (objects
without `.shape`, wrong arguments), the call takes the slow path.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from types import FunctionType
from typing import Any

from cutec.artifact import guard
from cutec.artifact.arithmetic import Tree
from cutec.artifact.choice import Choice, guard_names
from cutec.artifact.manifest import Export
from cutec.artifact.signature import DTYPE_BITS, ScalarParam, Signature, TensorParam
from cutec.artifact.workspace import call_values
from cutec.diag import error
from cutec.runtime.check import check_arguments
from cutec.runtime.specialise import REFUSED, arguments_of, named, parameters_of
from cutec.runtime.streams import stream_handle
from cutec.runtime.workspaces import named_values, values_of_call

_REMEMBERED = 1024  # extents whose form a choice remembers


class Dispatcher:
    """`function` is what callers call. `functions` are those of the exports, by name."""

    def __init__(
        self, choice: Choice, export: Export, functions: Mapping[str, FunctionType], driver: Callable[[], Any]
    ):
        """`export` is one of the forms: they share its interface."""
        self.choice = choice
        self.signature = export.signature.interface
        self.functions = functions
        self.driver = driver
        names: dict[str, Any] = {f"F{i}": functions[form.export] for i, form in enumerate(choice.forms)}
        names |= {"REFUSED": REFUSED, "SLOW": self.route, "KNOWN": {}}
        exec(compile(call_text(choice, self.signature), "<cutec choice>", "exec"), names)
        self.function: FunctionType = names["call"]
        self.function.__code__ = named(self.function.__code__, self.signature)
        self.function.__name__ = self.function.__qualname__ = choice.name
        self.function.__dict__["workspace_bytes"] = self.workspace_bytes
        self.function.__doc__ = (
            f"{choice.name}, one of several forms compiled from {export.source.file}:{export.source.line}."
        )

    def workspace_bytes(self, *arguments: Any, **values: int) -> dict[str, int]:
        """The bytes of each workspace of the form that takes a call, by name."""
        if arguments:
            values = values_of_call(self.signature, arguments, self.driver())
        chosen = self._taken(named_values(self.choice.name, self.signature, values))
        return self.functions[chosen].__dict__["workspace_bytes"](**values)

    def route(self, arguments: tuple[Any, ...], stream: Any) -> None:
        """A call whose extents could not be read: check its arguments one by one, then choose.
        Raises E402x, and E4035 where no form takes them.
        """
        keywords = {} if self.signature.stream else {"stream": stream}
        self.functions[self.export(arguments, stream)](*arguments, **keywords)

    def export(self, arguments: tuple[Any, ...], stream: Any) -> str:
        """The name of the form that takes these arguments. Raises E402x, and E4035."""
        leaves, _, _ = check_arguments(self.signature, arguments, self.driver(), stream_handle(stream))
        return self._taken(call_values(self.signature, leaves))

    def _taken(self, values: Mapping[str, int]) -> str:
        """The name of the form that takes these extents and integers. Raises E4035."""
        export = self.choice.export(values)
        if export is None:
            raise error("E4035", self.choice.refusal(values))
        return export


def call_text(choice: Choice, signature: Signature) -> str:
    """The text of `call`, and of `choose`, which it asks once for the same extents: made of fixed
    words, numbers, and names numbered by position (see `runtime.specialise`).

    Names that it expects: F0, F1, ... (the forms' functions), SLOW(arguments, stream), REFUSED
    (exceptions of reading extents), KNOWN (the forms of extents that were seen).
    """
    arguments, stream = arguments_of(signature)
    names = sorted(guard_names(signature))
    guards = [guard.parse(form.when, set(names)) if form.when else None for form in choice.forms]
    costs = [guard.parse_sum(form.cost, set(names)) for form in choice.forms if form.cost]
    trees = [*filter(None, guards), *costs]
    used = sorted(set().union(*map(guard.names_of, trees)))
    keyword = "" if signature.stream else f", stream={stream}"
    slow = f"return SLOW(({''.join(a + ', ' for a in arguments)}), {stream})"
    lines = [f"def call({parameters_of(signature)}):"]
    if any(DTYPE_BITS[t.dtype] < 8 for t in signature.tensors):
        return "\n".join([*lines, f"    {slow}"])  # bytes may stand in the place of packed elements
    values = ", ".join(f"s{number}" for number in range(len(used)))
    key = values if len(used) == 1 else f"({values})"
    lines += [
        "    try:",
        *(f"        {line}" for line in _reads(signature, used)),
        f"        form = KNOWN.get({key})",
        "    except REFUSED:",
        f"        {slow}",
        "    if form is None:",
        f"        form = choose({values})",
        f"        if form is None: {slow}",
        f"        if len(KNOWN) >= {_REMEMBERED}: KNOWN.clear()",
        f"        KNOWN[{key}] = form",
        f"    return form({', '.join(arguments)}{keyword})",
        f"def choose({values}):",
    ]
    lines += (f"    {line}" for line in _choosing(guards, costs, used))
    return "\n".join(lines)


def _choosing(guards: Sequence[Tree | None], costs: Sequence[Tree], used: list[str]) -> Iterator[str]:
    """The statements of `choose`: guards of all forms (None: it takes all calls) and their costs,
    if they have some. The values of the names in `used` are s0, s1, ...
    """

    def text(tree: Tree) -> str:
        return guard.text_of(tree, lambda name: f"v{name[1:]}" if name[0] == "$" else f"s{used.index(name)}")

    tests = ["True" if tree is None else text(tree) for tree in guards]
    if not costs:
        yield from (f"if {test}: return F{number}" for number, test in enumerate(tests))
        return
    parts, costs = guard.shared(costs)
    yield from (f"v{name[1:]} = {text(tree)}" for name, tree in parts.items())
    yield "form = least = None"
    for number, (test, cost) in enumerate(zip(tests, map(text, costs))):
        yield f"if {test}:"
        yield f"    cost = {cost}"
        yield f"    if form is None or cost < least: form, least = F{number}, cost"
    yield "return form"


def _reads(signature: Signature, used: list[str]) -> list[str]:
    """Statements that read the symbols and scalars in `used` into s0, s1, ...; they read a tensor's
    shape once.
    """
    lines: list[str] = []
    left = set(used)
    for number, param in enumerate(signature.params):
        if isinstance(param, ScalarParam) and param.name in left:
            lines.append(f"s{used.index(param.name)} = p{number}.__index__()")
        elif isinstance(param, TensorParam):
            wanted = [extent if extent in left else None for extent in param.shape]
            wanted = [extent if extent not in wanted[:i] else None for i, extent in enumerate(wanted)]
            left -= set(param.shape)
            if any(wanted):
                targets = "".join(f"{'_' if extent is None else f's{used.index(str(extent))}'}, " for extent in wanted)
                lines.append(f"{targets}= p{number}.shape")
    return lines
