"""Loop prediction: what a loop will change, predicted before its body is traced, so that most
bodies are traced once. A body that changes a value assumed constant is traced again.

Objects that advance from iteration to iteration, such as pipeline states, declare it (`Moving`). A
loop that mentions a method that advances them, and from which such an object is reachable, is
predicted to change it. An object of a user's class is predicted to change the numbers that its
mentioned methods assign. For variables the rewriter finds the changes (`names.changes`). `carried`
discards a prediction that the body does not fulfil.

    state = pipeline.make_pipeline_state(…)
    for k in cutec.range(n):
        pipe.consumer_wait(state)
        state.advance()              # "advance" in the body: state.index, state.phase, … are
                                     # loop-carried numbers from the first round on
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Iterator, Sequence
from typing import Any, Protocol

from cutec.diag import CutecError
from cutec.frontend.core.context import builder
from cutec.frontend.flow.access_paths import Item, Snapshot
from cutec.frontend.flow.flatten import NodeSpec, Spec, spec_of
from cutec.frontend.flow.mentions import Mentions
from cutec.frontend.flow.widening import Invariant, moved
from cutec.frontend.numbers.numeric import Numeric
from cutec.frontend.syntax.attributes import assigned_attributes
from cutec.ir.core import Block, Op, Region, identity
from cutec.records import replace


class Moving(Protocol):
    """An object that changes in loops. `__moves__`: the names of methods that change it or return
    its successor, also in classes that contain it. `__moved__()`: the changed attributes with their
    next values.
    """

    __moves__: frozenset[str]

    def __moved__(self) -> dict[str, Any]: ...


def is_moving(obj: Any) -> bool:
    """Whether an object declares how it changes in loops."""
    return hasattr(type(obj), "__moves__")


def predicted(
    snapshot: Snapshot, bodies: Sequence[Callable[..., Any] | None], passed: Container[int]
) -> list[tuple[Item, Spec]]:
    """The attributes of reachable objects that the bodies are predicted to change, each with the
    spec to assume, in the order in which a trace would find them. `passed`: the identities of
    moving objects that calls in the bodies take and return: they are predicted to change in any
    case.
    """
    if not (snapshot.moving or snapshot.users):
        return []
    mentions = Mentions(bodies, [obj for _, obj in (*snapshot.moving, *snapshot.users)])
    moving = [(name, obj) for name, obj in snapshot.moving if identity(obj) in passed or _moves(name, obj, mentions)]
    found: dict[Any, tuple[Item, Spec]] = {}
    for item, spec in (*_declared(moving), *_assigned([*moving, *snapshot.users], mentions)):
        known = found.get(item.key())
        found[item.key()] = item, known[1].meet(spec) if known else spec
    return sorted(found.values(), key=lambda pair: snapshot.position(pair[0]))


def _moves(name: str, obj: Moving, mentions: Mentions) -> bool:
    """Whether mentioned methods move an object. An attribute may be moved by methods of its object;
    the object of a variable is predicted to be moved by the body itself, or by functions near it.
    """
    return not type(obj).__moves__.isdisjoint(mentions.near if name.isidentifier() else mentions.names)


def _declared(moving: Iterable[tuple[str, Moving]]) -> Iterator[tuple[Item, Spec]]:
    """The attributes that objects declare to change."""
    for name, obj in moving:
        for key, value in _moved(obj).items():
            item = _attribute(name, obj, key)
            yield item, Invariant(item.get()).meet(spec_of(value))


def _assigned(objects: Iterable[tuple[str, Any]], mentions: Mentions) -> Iterator[tuple[Item, Spec]]:
    """The numbers that mentioned methods of the user's classes assign."""
    for name, obj in objects:
        for method in mentions.methods_of(type(obj)):
            for key, step in assigned_attributes(method).items():
                if isinstance(value := vars(obj).get(key), Numeric):
                    yield Item(f"{name}.{key}", vars(obj), key), moved(spec_of(value), step)


def parts_of(obj: Any, spec: Spec) -> Spec:
    """The predicted spec of a variable that holds `obj` at the entry and its successors after the
    back edge: the spec of its attributes. `spec` itself where `obj` is not `Moving`.
    """
    parts = spec.parts()
    if not isinstance(parts, NodeSpec) or not is_moving(obj):
        return spec
    if hasattr(type(obj), "__carried__"):
        return parts  # of a dict, whose items are found out
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
