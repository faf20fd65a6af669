"""What a loop will change, told before its body is traced: a body is traced again whenever it has
changed what was taken for known.

Objects that go on from place to place, such as the states of pipelines, say so (`Moving`); a loop
that names one of the methods by which they do, and reaches one of them, is expected to move it. The
rewriter tells how variables change (`names.changes`). `carried` takes an expectation back that a
body does not fulfil.
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
    """An object that goes on in loops, or gives way there to others of its class: `__moves__` names
    the methods that change its attributes, those of classes that hold it, too; `__moved__()` gives
    the attributes that they change, with what these hold next.
    """

    __moves__: frozenset[str]

    def __moved__(self) -> dict[str, Any]: ...


def expected(snapshot: Snapshot, bodies: Sequence[Callable[..., Any] | None]) -> list[tuple[Item, Any]]:
    """The places that bodies are expected to change of the objects that they reach, each with what
    it holds after a move.
    """
    if not snapshot.moving:
        return []
    mentioned = _mentioned(bodies)
    moving = [(name, obj) for name, obj in snapshot.moving if type(obj).__moves__ & mentioned]
    return [(_place(name, obj, key), value) for name, obj in moving for key, value in _moved(obj).items()]


def parts_of(obj: Any, spec: Spec) -> Spec:
    """What is expected of a variable that holds an object of this spec, and then others of its
    class: these are known by their attributes. The spec itself of what does not say how it changes,
    such as objects of the user's classes.
    """
    parts = spec.parts()
    if not isinstance(parts, NodeSpec) or not hasattr(type(obj), "__moves__"):
        return spec
    moved = {f".{key}": Invariant(getattr(obj, key)).meet(spec_of(value)) for key, value in _moved(obj).items()}
    return replace(parts, children=tuple([moved.get(key, child) for key, child in zip(parts.keys, parts.children)]))


def _moved(obj: Moving) -> dict[str, Any]:
    """Attributes after a move; what computes them is thrown away. None of an object that cannot be
    moved here.
    """
    block = Block()
    Op("scf.execute_region", regions=[Region(block)]).block = builder().block
    try:
        with builder().inside(block):
            return obj.__moved__()
    except CutecError:
        return {}


def _place(name: str, obj: Moving, key: str) -> Item:
    attribute = getattr(type(obj), "__carried__", None)
    return (
        Item(f"{name}.{attribute}[{key!r}]", getattr(obj, attribute), key)
        if attribute
        else Item(f"{name}.{key}", vars(obj), key)
    )


_names: dict[int, tuple[CodeType, frozenset[str]]] = {}


def _mentioned(bodies: Iterable[Callable[..., Any] | None]) -> frozenset[str]:
    """The names in the code of bodies, of the user's functions around them, and of those global
    ones that have a name in it.
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
    """The names of globals, attributes and methods in code, that of nested functions included."""
    known = _names.get(id(code))
    if known is None:
        nested = [_names_in(c) for c in code.co_consts if isinstance(c, CodeType)]
        known = _names[id(code)] = code, frozenset(code.co_names).union(*nested)
    return known[1]
