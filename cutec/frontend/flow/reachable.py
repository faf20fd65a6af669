"""Reachability: the mutable objects that the rest of the trace can still read, as a garbage
collector finds them. Roots are the live variables of the user's frames (`Liveness`) and of the
modules that these frames belong to.

    def kernel(…):
        a, b = [x], [y]      # a call is in progress in f below:
        f(a)                 # reachable from kernel: a, since it is read again, but not b
        use(a)
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, partial
from types import FrameType, FunctionType, MethodType, ModuleType
from typing import Any

from cutec.frontend.core.location import is_region, user_frames
from cutec.frontend.flow.flatten import has_user_state, parts_handler, storage_of
from cutec.frontend.syntax.names import HELPER
from cutec.ir.core import Value
from cutec.records import dataclass, is_standard

_HIDDEN = "__cutec"


@dataclass(frozen=True)
class Call:
    """A call of a user's function that is in progress: its frame, the frames of its regions
    (innermost first), and the current line.
    """

    frame: FrameType
    regions: tuple[FrameType, ...]
    line: int

    @property
    def scopes(self) -> list[dict[str, Any]]:
        """The local variables of its frames."""
        return [frame.f_locals for frame in (*self.regions, self.frame)]

    @property
    def helper(self) -> Any:
        """The `Control` of its rewritten code; None for code that is not rewritten, and for
        lambdas, whose variables are not its own function's.
        """
        if self.frame.f_code.co_name == "<lambda>":
            return None
        return next((scope[HELPER] for scope in self.scopes if HELPER in scope), None)

    def in_statement(self, other: Call) -> bool:
        """Whether this is the same call as `other`, and still in the same statement."""
        if self.frame is not other.frame or _bodies(self) != _bodies(other):
            return False
        helper = self.helper
        return (
            self.line == other.line or not helper or helper.statement_at(self.line) == helper.statement_at(other.line)
        )


def _bodies(call: Call) -> list[int]:
    return [id(frame) for frame in call.regions if not frame.f_code.co_name.endswith("_expression")]


def calls() -> list[Call]:
    """The calls that are in progress, innermost first."""
    found: list[Call] = []
    regions: list[FrameType] = []
    for frame in user_frames():
        if is_region(frame.f_code):
            regions.append(frame)
        else:
            found.append(Call(frame, tuple(regions), (regions or [frame])[0].f_lineno))
            regions = []
    return found


def in_flight(then: Sequence[Call], now: Sequence[Call]) -> bool:
    """Whether a value that was made during the calls `then` may still be an operand of an
    expression that is being evaluated: every call of that time is still in the same statement.
    """
    for old, new in zip(reversed(then), reversed(now)):
        if not new.in_statement(old):
            return old.frame is not new.frame
    return True


def reachable_objects(dead: bool = False) -> Iterator[tuple[str, Any]]:
    """The reachable lists, dicts, sets and objects, each once, with its access path: `a`,
    `self.items[0]`. `dead`: variables that are not live are roots too.
    """
    seen: set[int] = set()
    modules: dict[int, dict[str, Any]] = {}
    for depth, call in enumerate(calls()):
        modules[id(call.frame.f_globals)] = call.frame.f_globals
        for name, value in _live_variables(call, depth == 0, dead):
            yield from _objects_within(name, value, seen)
    for names in modules.values():
        for name, value in list(names.items()):
            if not name.startswith("__"):
                yield from _objects_within(name, value, seen)


def _live_variables(call: Call, innermost: bool, dead: bool) -> Iterator[tuple[str, Any]]:
    """The variables of one call that are live, with their values."""
    helper = call.helper
    live = helper.live_at(call.line, innermost) if helper and not dead else None
    for scope in call.scopes:
        for name, value in scope.items():
            if name.startswith(_HIDDEN):  # a pending `return` value while a `finally` runs
                if name != HELPER and (returned := getattr(value, "value", None)) is not None:
                    yield "the returned value", returned
            elif live is None or name in live:
                yield name, value


def has_parts(obj: Any) -> bool:
    """Whether an object may contain mutable objects of the user's code. Layouts, say, do not (and
    decomposing them would emit operations).
    """
    return _is_users_data_class(type(obj)) or isinstance(obj, (list, tuple, dict)) or has_user_state(obj)


@cache
def _is_users_data_class(kind: type) -> bool:
    return is_standard(kind) and kind.__module__.partition(".")[0] != "cutec"


def _objects_within(name: str, value: Any, seen: set[int]) -> Iterator[tuple[str, Any]]:
    if value is None or isinstance(value, (str, int, float, type, ModuleType)):
        return
    value = memory if (memory := storage_of(value)) is not None else value
    if id(value) in seen:
        return
    parts: list[tuple[str, Any]] = []
    if isinstance(value, MethodType):
        parts = [(name, value.__self__)]
    elif isinstance(value, partial):
        parts = [(name, part) for part in (value.func, *value.args, *value.keywords.values())]
    elif isinstance(value, FunctionType):
        parts = _captured(value)
    elif has_parts(value):
        inside, _, keys = parts_handler(value).decompose(value)
        parts = [(f"{name}{key}", part) for key, part in zip(keys, inside)]
    elif not isinstance(value, (set, Value)):
        return
    seen.add(id(value))
    yield name, value
    for path, part in parts:
        yield from _objects_within(path, part, seen)


def _captured(function: FunctionType) -> list[tuple[str, Any]]:
    """The values that a function refers to: its captured variables, and its defaults."""
    found: list[tuple[str, Any]] = [(function.__name__, value) for value in function.__defaults__ or ()]
    for name, cell in zip(function.__code__.co_freevars, function.__closure__ or ()):
        try:
            found.append((name, cell.cell_contents))
        except ValueError:  # not bound yet
            continue
    return found
