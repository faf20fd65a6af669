"""Loop prediction: what a loop will change, predicted before its body is traced, so that most
bodies are traced once. A body that changes a value assumed constant is traced again.

Objects that advance from iteration to iteration, such as pipeline states, declare it (`Moving`). A
loop that mentions a method that advances them, and from which such an object is reachable, is
predicted to change it. For variables the rewriter finds the changes (`names.changes`). `carried`
discards a prediction that the body does not fulfil.

    state = pipeline.make_pipeline_state(…)
    for k in cutec.range(n):
        pipe.consumer_wait(state)
        state.advance()              # "advance" in the body: state.index, state.phase, … are
                                     # loop-carried numbers from the first round on
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from types import CodeType, FunctionType
from typing import Any, Protocol

from cutec.diag import CutecError
from cutec.frontend.core.context import builder
from cutec.frontend.core.location import is_internal
from cutec.frontend.flow.access_paths import Item, Snapshot, captured_values
from cutec.frontend.flow.flatten import NodeSpec, Spec, spec_of
from cutec.frontend.flow.widening import Invariant
from cutec.ir.core import Block, Op, Region
from cutec.records import replace


class Moving(Protocol):
    """An object that changes in loops. `__moves__`: the names of methods that change it or return
    its successor, also in classes that contain it. `__moved__()`: the changed attributes with their
    next values.
    """

    __moves__: frozenset[str]

    def __moved__(self) -> dict[str, Any]: ...


def predicted(snapshot: Snapshot, bodies: Sequence[Callable[..., Any] | None]) -> list[tuple[Item, Any]]:
    """The attributes of reachable objects that the bodies are predicted to change, each with its
    next value.
    """
    if not snapshot.moving:
        return []
    mentioned = _mentioned(bodies)
    moving = [(name, obj) for name, obj in snapshot.moving if type(obj).__moves__ & mentioned]
    return [(_attribute(name, obj, key), value) for name, obj in moving for key, value in _moved(obj).items()]


def parts_of(obj: Any, spec: Spec) -> Spec:
    """The predicted spec of a variable that holds `obj` at the entry and its successors after the
    back edge: the spec of its attributes. `spec` itself where `obj` is not `Moving`.
    """
    parts = spec.parts()
    if not isinstance(parts, NodeSpec) or not hasattr(type(obj), "__moves__"):
        return spec
    moved = {f".{key}": Invariant(getattr(obj, key)).meet(spec_of(value)) for key, value in _moved(obj).items()}
    return replace(parts, children=tuple([moved.get(key, child) for key, child in zip(parts.keys, parts.children)]))


def _moved(obj: Moving) -> dict[str, Any]:
    """The attributes after a move; the operations that compute them are dropped. Empty for an
    object that cannot move here.
    """
    block = Block()
    Op("scf.execute_region", regions=[Region(block)]).block = builder().block
    try:
        with builder().inside(block):
            return obj.__moved__()
    except CutecError:
        return {}


def _attribute(name: str, obj: Moving, key: str) -> Item:
    attribute = getattr(type(obj), "__carried__", None)
    return (
        Item(f"{name}.{attribute}[{key!r}]", getattr(obj, attribute), key)
        if attribute
        else Item(f"{name}.{key}", vars(obj), key)
    )


_names: dict[int, tuple[CodeType, frozenset[str]]] = {}


def _mentioned(bodies: Iterable[Callable[..., Any] | None]) -> frozenset[str]:
    """The names in the code of bodies, of the user's functions that they capture, and of the global
    functions that these mention.
    """
    names: set[str] = set()
    seen: set[int] = set()
    rest: list[tuple[Any, bool]] = [(body, True) for body in bodies]
    while rest:
        called, near = rest.pop()
        function = getattr(called, "__wrapped__", called)
        if not isinstance(function, FunctionType) or id(function.__code__) in seen or is_internal(function.__code__):
            continue
        seen.add(id(function.__code__))
        mine = _names_in(function.__code__)
        names |= mine
        if near:
            rest += [(function.__globals__[name], False) for name in mine if name in function.__globals__]
            rest += [(value, True) for value in captured_values(function)]
    return frozenset(names)


def _names_in(code: CodeType) -> frozenset[str]:
    """The names of globals, attributes and methods in code, nested functions included."""
    known = _names.get(id(code))
    if known is None:
        nested = [_names_in(c) for c in code.co_consts if isinstance(c, CodeType)]
        known = _names[id(code)] = code, frozenset(code.co_names).union(*nested)
    return known[1]
