"""Python objects as trees of leaves (pytrees, as in JAX): how a value that changes in a loop or
branch is carried through it as IR values.

`flatten(obj)` gives the IR values in an object and its `Spec`: structure, numeric classes, facts,
static parts. The specs of a variable on two edges of a join (two branches; a loop's entry and back
edge) `meet` in the strongest spec that both satisfy. `coerce` gives the leaves of an object under
such a weaker spec, and `rebuild` makes an object from new leaves.

    (n, {"k": 8}) in one branch, (m, {"k": 12}) in the other: leaves n, 8 and m, 12;
    the meet is (Int32, {"k": Int32 with div 4}), two leaves, two results of `scf.if`

This module handles numbers, tuples, lists, dicts, named tuples, dataclasses and objects with
`__extract_mlir_values__` and `__new_from_mlir_values__`; `register` adds more (tensors, pointers).
Any other object is static: it has to be equal on both edges.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from enum import Enum
from typing import Any

from cutec.diag import CutecError
from cutec.frontend.core.context import active
from cutec.frontend.flow.specs import Mismatch, NumberSpec, Spec, StaticNumber, StaticObject, same
from cutec.frontend.flow.value_trees import structure, values_in, with_values
from cutec.frontend.numbers.numeric import Numeric
from cutec.ir.core import Op, Value
from cutec.ir.types import Type
from cutec.loc_ip import taking_loc_ip
from cutec.records import dataclass, is_standard, replace

__all__ = [
    "Handler",
    "LeafHandler",
    "LeafSpec",
    "Mismatch",
    "NodeHandler",
    "NodeSpec",
    "NumberSpec",
    "Spec",
    "StaticNumber",
    "StaticObject",
    "StorageHandler",
    "StorageSpec",
    "carried_spec",
    "extract_mlir_attributes",
    "extract_mlir_values",
    "flatten",
    "handler_of",
    "new_from_mlir_values",
    "register",
    "spec_of",
]


@dataclass(frozen=True, eq=False)
class NodeSpec(Spec):
    """A container: `tag` (its type) and `aux` (its keys) must agree, `children` meet one by one."""

    tag: type
    aux: Any
    keys: tuple[str, ...]
    children: tuple[Spec, ...]
    handler: NodeHandler

    @property
    def types(self) -> tuple[Type, ...]:  # pyright: ignore[reportIncompatibleVariableOverride]  # never assigned
        return tuple(t for child in self.children for t in child.types)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, NodeSpec) and self._agrees(other) and self.children == other.children

    def __hash__(self) -> int:
        return hash((self.tag, self.children))

    def _agrees(self, other: NodeSpec) -> bool:
        return self.tag is other.tag and len(self.children) == len(other.children) and same(self.aux, other.aux)

    def take(self, values: Iterator[Value]) -> Any:
        return self.handler.build(self.tag, self.aux, [child.take(values) for child in self.children])

    def meet(self, other: Spec) -> Spec:
        if isinstance(other, _ObjectSpec) and type(other.obj) is self.tag:
            other = other.parts()
        if not isinstance(other, NodeSpec) or not self._agrees(other):
            raise Mismatch("structure", self.describe(), other.describe())
        met = []
        for key, mine, theirs in zip(self.keys, self.children, other.children):
            try:
                met.append(mine.meet(theirs))
            except Mismatch as mismatch:
                raise mismatch.under(key) from None
        return replace(self, children=tuple(met))

    def coerce(self, obj: Any) -> list[Value]:
        parts, _, _ = self.handler.decompose(obj)
        return [value for child, part in zip(self.children, parts) for value in child.coerce(part)]

    def describe(self) -> str:
        return self.handler.describe(self.tag, self.aux, [child.describe() for child in self.children])


class Handler:
    """How objects of a registered type are carried. See the three subclasses below."""

    def spec(self, obj: Any) -> Spec:
        """The spec of an object."""
        raise NotImplementedError

    def memory(self, obj: Any) -> Value | None:
        """The address of an object's contents, if it is storage that may alias other storage."""
        return None


class NodeHandler(Handler):
    """Objects that are carried part by part."""

    def decompose(self, obj: Any) -> tuple[Sequence[Any], Any, Sequence[str]]:
        """The parts; everything else, which has to be equal on both edges; and the names of the
        parts in messages (`[0]`, `.x`).
        """
        raise NotImplementedError

    def build(self, tag: type, aux: Any, parts: list[Any]) -> Any:
        """An object of type `tag` from its parts."""
        raise NotImplementedError

    def describe(self, tag: type, aux: Any, parts: list[str]) -> str:
        """A few words for messages."""
        return f"{tag.__name__}({', '.join(parts)})"

    def spec(self, obj: Any) -> NodeSpec:
        parts, aux, keys = self.decompose(obj)
        return NodeSpec(type(obj), aux, tuple(keys), tuple(spec_of(part) for part in parts), self)


class ContainerHandler(NodeHandler):
    """Objects that may hold any others. Those that can change are made empty and then filled, so
    that they may hold themselves.
    """

    def empty(self, tag: type) -> Any:
        """An object of type `tag` without its parts; None if it is made with them (a tuple)."""
        return None

    def fill(self, obj: Any, aux: Any, parts: list[Any]) -> None:
        """Give an empty object its parts."""
        raise NotImplementedError

    def build(self, tag: type, aux: Any, parts: list[Any]) -> Any:
        obj = self.empty(tag)
        self.fill(obj, aux, parts)
        return obj


class LeafHandler(Handler):
    """Objects that are IR values with facts about them (a pointer and its alignment)."""

    def values(self, obj: Any) -> list[Value]:
        """The IR values."""
        raise NotImplementedError

    def types(self, obj: Any) -> tuple[Type, ...]:
        """The types of the IR values; the values themselves may be out of scope."""
        return tuple([v.type for v in self.values(obj)])

    def facts(self, obj: Any) -> Any:
        """Everything but the values, comparable by ==."""
        raise NotImplementedError

    def meet(self, a: Any, b: Any) -> Any:
        """The meet of two facts. Raises Mismatch."""
        raise NotImplementedError

    def build(self, facts: Any, values: list[Value]) -> Any:
        """An object with these facts and values."""
        raise NotImplementedError

    def describe(self, facts: Any) -> str:
        """A few words for messages."""
        return str(facts)

    def spec(self, obj: Any) -> Spec:
        return LeafSpec(self.facts(obj), self.types(obj), self)


@dataclass(frozen=True)
class LeafSpec(Spec):
    """Spec of an object with a LeafHandler."""

    facts: Any
    types: tuple[Type, ...]
    handler: LeafHandler

    def take(self, values: Iterator[Value]) -> Any:
        return self.handler.build(self.facts, [next(values) for _ in self.types])

    def meet(self, other: Spec) -> Spec:
        if not isinstance(other, LeafSpec) or other.handler is not self.handler:
            raise Mismatch("structure", self.describe(), other.describe())
        if self.types != other.types:
            raise Mismatch("dtype", self.describe(), other.describe())
        return LeafSpec(self.handler.meet(self.facts, other.facts), self.types, self.handler)

    def coerce(self, obj: Any) -> list[Value]:
        return self.handler.values(obj)

    def describe(self) -> str:
        return self.handler.describe(self.facts)


class StorageHandler(Handler):
    """Mutable storage (register tensors): not carried, but referred to by identity. A variable that
    names different storage on two edges gets new storage before the region, and the contents are
    copied into it.
    """

    def like(self, obj: Any) -> Any:
        """New storage of the same kind, allocated where it outlives the region."""
        raise NotImplementedError

    def copy(self, source: Any, target: Any) -> None:
        """Emit a copy of the contents."""
        raise NotImplementedError

    def key(self, obj: Any) -> Any:
        """The dtype and layout: they have to be equal on both edges."""
        raise NotImplementedError

    def describe(self, obj: Any) -> str:
        """A few words for messages."""
        return str(self.key(obj))

    def spec(self, obj: Any) -> Spec:
        return StorageSpec(obj, self)


@dataclass(frozen=True, eq=False)
class StorageSpec(Spec):
    """Spec of storage: existing storage, or new storage that is the variable's `own`."""

    storage: Any
    handler: StorageHandler
    own: bool = False
    types = ()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, StorageSpec) and self.storage is other.storage

    def __hash__(self) -> int:
        return id(self.storage)

    def take(self, values: Iterator[Value]) -> Any:
        return self.storage

    def meet(self, other: Spec) -> Spec:
        if self == other:
            return self
        if not isinstance(other, StorageSpec) or other.handler is not self.handler:
            raise Mismatch("structure", self.describe(), other.describe())
        if not same(self.handler.key(self.storage), self.handler.key(other.storage)):
            raise Mismatch("dtype", self.describe(), other.describe())
        return self if self.own else StorageSpec(self.handler.like(self.storage), self.handler, True)

    def coerce(self, obj: Any) -> list[Value]:
        if obj is not self.storage:
            self.handler.copy(obj, self.storage)
        return []

    def staged(self, obj: Any) -> Any:
        """A copy of storage into a temporary: two variables may swap their storage, and a copy in
        place would overwrite what the other still needs.
        """
        if obj is self.storage:
            return obj
        temporary = self.handler.like(obj)
        self.handler.copy(obj, temporary)
        return temporary

    def describe(self) -> str:
        return self.handler.describe(self.storage)


class _TupleHandler(ContainerHandler):
    def decompose(self, obj: Any) -> tuple[Sequence[Any], Any, Sequence[str]]:
        return obj, None, [f"[{i}]" for i in range(len(obj))]

    def build(self, tag: type, aux: Any, parts: list[Any]) -> Any:
        return tag(*parts) if hasattr(tag, "_fields") else tag(parts)


class _ListHandler(_TupleHandler):
    def empty(self, tag: type) -> Any:
        return tag()

    def fill(self, obj: Any, aux: Any, parts: list[Any]) -> None:
        obj.extend(parts)

    def build(self, tag: type, aux: Any, parts: list[Any]) -> Any:
        return ContainerHandler.build(self, tag, aux, parts)


class _DictHandler(ContainerHandler):
    def decompose(self, obj: dict[Any, Any]) -> tuple[Sequence[Any], Any, Sequence[str]]:
        return list(obj.values()), list(obj), [f"[{key!r}]" for key in obj]

    def empty(self, tag: type) -> Any:
        return tag()

    def fill(self, obj: Any, aux: Any, parts: list[Any]) -> None:
        obj.update(zip(aux, parts))

    def describe(self, tag: type, aux: Any, parts: list[str]) -> str:
        return "{" + ", ".join(f"{k!r}: {p}" for k, p in zip(aux, parts)) + "}"


class _DataclassHandler(ContainerHandler):
    """Dataclasses. Fields are set directly: `__init__` and `__post_init__` ran when the user made
    the object.
    """

    def decompose(self, obj: Any) -> tuple[Sequence[Any], Any, Sequence[str]]:
        import dataclasses  # imports `inspect`: together a tenth of the time of loading the compiler

        names = [f.name for f in dataclasses.fields(obj) if hasattr(obj, f.name)]
        return [getattr(obj, name) for name in names], names, [f".{name}" for name in names]

    def empty(self, tag: type) -> Any:
        return object.__new__(tag)

    def fill(self, obj: Any, aux: Any, parts: list[Any]) -> None:
        for name, part in zip(aux, parts):
            object.__setattr__(obj, name, part)


class _ExpressionHandler(LeafHandler):
    """User classes with `__extract_mlir_values__()`, which gives a list or a tree of values, and
    `__new_from_mlir_values__(values)`. Facts about their numbers are dropped.
    """

    def values(self, obj: Any) -> list[Value]:
        return list(values_in(obj.__extract_mlir_values__()))

    def spec(self, obj: Any) -> Spec:
        tree = obj.__extract_mlir_values__()
        return LeafSpec(_Prototype(obj, structure(tree)), tuple([v.type for v in values_in(tree)]), self)

    def meet(self, a: Any, b: Any) -> Any:
        if a != b:
            raise Mismatch("structure", self.describe(a), self.describe(b))
        return a

    def build(self, facts: Any, values: list[Value]) -> Any:
        tree = values if facts.structure is None else with_values(facts.structure, iter(values))
        _rebuilding.append(facts.obj)
        try:
            return facts.obj.__new_from_mlir_values__(tree)
        finally:
            _rebuilding.pop()

    def describe(self, facts: Any) -> str:
        name = type(facts.obj).__name__
        return name if facts.structure is None else f"{name}({facts.structure})"


class _ObjectHandler(ContainerHandler):
    """Objects of the user's classes, as their attributes. These are set directly: `__init__` ran
    when the user made the object.
    """

    def decompose(self, obj: Any) -> tuple[Sequence[Any], Any, Sequence[str]]:
        names = sorted(vars(obj))
        return [vars(obj)[name] for name in names], names, [f".{name}" for name in names]

    def empty(self, tag: type) -> Any:
        return object.__new__(tag)

    def fill(self, obj: Any, aux: Any, parts: list[Any]) -> None:
        vars(obj).update(zip(aux, parts))


class _ObjectSpec(StaticObject):
    """Spec of an object of a user's class: static while it is one and the same object; two objects
    meet attribute by attribute.
    """

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _ObjectSpec) and self.obj is other.obj

    def __hash__(self) -> int:
        return id(self.obj)

    def parts(self) -> NodeSpec:
        """The spec of its attributes."""
        return OBJECT.spec(self.obj)

    def meet(self, other: Spec) -> Spec:
        if self == other:
            return self
        if isinstance(other, _ObjectSpec) and type(other.obj) is type(self.obj):
            pair = id(self.obj), id(other.obj)
            if pair in _meeting:
                raise Mismatch("static", self.describe(), other.describe())
            _meeting.add(pair)
            try:
                return self.parts().meet(other.parts())
            finally:
                _meeting.remove(pair)
        return (
            self.parts().meet(other)
            if isinstance(other, NodeSpec) and other.tag is type(self.obj)
            else super().meet(other)
        )


# Pairs and objects in progress, so that cycles of references end.
_meeting: set[tuple[int, int]] = set()
_leaving: set[int] = set()
_typing: set[int] = set()
_rebuilding: list[Any] = []  # objects like which others are being made


def has_user_state(obj: Any) -> bool:
    """Whether an object has attributes of a user's class, or of a cutec class that is plain Python
    over `cute`, as a user's would be.
    """
    root, _, rest = type(obj).__module__.partition(".")
    if not hasattr(obj, "__dict__") or isinstance(obj, Enum):
        return False
    return rest.startswith(_USER_LIKE) if root == "cutec" else root not in sys.stdlib_module_names


_USER_LIKE = ("pipeline.", "utils.", "cute.experimental.")  # packages of cutec that are plain Python over `cute`


@dataclass(frozen=True, eq=False)
class _Prototype:
    obj: Any
    structure: Any

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Prototype) and self._compared() == other._compared()

    def __hash__(self) -> int:
        return hash(type(self.obj))

    def _compared(self) -> tuple[type, Any]:
        return type(self.obj), self.structure


_DATACLASS, _EXPRESSION, OBJECT = _DataclassHandler(), _ExpressionHandler(), _ObjectHandler()
_handlers: dict[type, Handler] = {tuple: _TupleHandler(), list: _ListHandler(), dict: _DictHandler()}
_found: dict[type, Handler | None] = {}


def register(kind: type, handler: Handler) -> None:
    """Register the handler of a type and its subclasses."""
    _handlers[kind] = handler
    _found.clear()


def handler_of(obj: Any) -> Handler | None:
    """The handler of an object; None for numbers and static objects."""
    kind = type(obj)
    if kind not in _found:
        _found[kind] = _find_handler(kind)
    return _found[kind]


def storage_of(obj: Any) -> Value | None:
    """The storage that an object is a part of, identified by its underlying value; None for an
    object that is not storage.
    """
    handler = handler_of(obj)
    return underlying_value(value) if handler is not None and (value := handler.memory(obj)) is not None else None


def underlying_value(value: Value) -> Value:
    """The value that a pointer or tensor is derived from (LLVM's underlying object)."""
    while isinstance(value.owner, Op) and value.owner.operands and isinstance(value.owner.operands[0], Value):
        value = value.owner.operands[0]
    return value


def container_handler(obj: Any) -> ContainerHandler | None:
    """The handler of a container or an object of a user's class; None for any other object."""
    if isinstance(obj, (Numeric, bool, int, float)):
        return None
    handler = handler_of(obj)
    if isinstance(handler, ContainerHandler):
        return handler
    return OBJECT if handler is None and has_user_state(obj) else None


def parts_handler(obj: Any) -> NodeHandler:
    """The handler that decomposes a container or an object of a user's class."""
    handler = handler_of(obj)
    return handler if isinstance(handler, NodeHandler) else OBJECT


def _find_handler(kind: type) -> Handler | None:
    for base in kind.__mro__:
        if base in _handlers:
            return _handlers[base]
        if "__extract_mlir_values__" in base.__dict__:
            return _EXPRESSION
        if base is kind and is_standard(kind):
            return _DATACLASS
    return None


def spec_of(obj: Any) -> Spec:
    """The spec of an object. Emits nothing."""
    if isinstance(obj, Numeric):
        if obj.is_static:
            return StaticNumber(obj.python, type(obj))
        return NumberSpec(type(obj), obj.div, obj.bound) if type(obj).is_integer else NumberSpec(type(obj))
    if isinstance(obj, (bool, int, float)):
        return StaticNumber(obj, None)
    handler = handler_of(obj)
    if handler:
        return handler.spec(obj)
    return _ObjectSpec(obj) if has_user_state(obj) else StaticObject(obj)


def carried_spec(obj: Any) -> Spec:
    """The spec of an object that leaves the region in which it was made: user objects that contain
    values of that region are decomposed into their attributes.
    """
    return _decomposed(spec_of(obj))


def _decomposed(spec: Spec) -> Spec:
    """The spec. User objects that hold a value of a region that is closed are decomposed."""
    if isinstance(spec, NodeSpec):
        return replace(spec, children=tuple([_decomposed(child) for child in spec.children]))
    if not isinstance(spec, _ObjectSpec) or id(spec.obj) in _leaving:
        return spec
    _leaving.add(id(spec.obj))
    try:
        apart = _decomposed(spec.parts())
        escapes = any(value.block is not None and value.block.closed for value in apart.coerce(spec.obj))
    finally:
        _leaving.remove(id(spec.obj))
    return apart if escapes else spec


def flatten(obj: Any) -> tuple[list[Value], Spec]:
    """The IR values in an object, and its spec."""
    spec = spec_of(obj)
    return spec.coerce(obj), spec


@taking_loc_ip
def extract_mlir_values(obj: Any, structured: bool = False) -> Any:
    """The IR values of an object, with every typed number among them, constants too, and no number
    of Python: for `__extract_mlir_values__` of user classes. `structured`: as a tree, a number as
    its value.
    """
    return _of_prototype(lambda: value_tree(obj) if structured else _typed_spec(obj).coerce(obj))


@taking_loc_ip
def extract_mlir_attributes(obj: Any) -> list[Any]:
    """What an object says of its values as arguments of a kernel, one dict each: for
    `__extract_mlir_attributes__` of user classes. cutec finds by itself what is read in place.
    """
    if hasattr(obj, "__extract_mlir_attributes__"):
        return list(obj.__extract_mlir_attributes__())
    return [{} for _ in extract_mlir_values(obj)]


@taking_loc_ip
def new_from_mlir_values(obj: Any, values: Any, structured: bool = False) -> Any:
    """An object like `obj` with other values, in the order of `extract_mlir_values`, or in its
    tree: for an argument of a call what it is in the trace.
    """
    if handler_of(obj) is None and hasattr(type(obj), "__new_from_mlir_values__"):
        return obj.__new_from_mlir_values__(values)
    return _of_prototype(lambda: _typed_spec(obj)).rebuild(list(values_in(values)) if structured else values)


def _of_prototype(ask: Callable[[], Any]) -> Any:
    """What a function says of an object. In `__new_from_mlir_values__` it may be one from outside,
    of which only the number and types of its values count.
    """
    trace = active()
    if not _rebuilding or trace is None:
        return ask()
    try:
        return ask()
    except CutecError as err:
        if err.code not in ("E0310", "E0501"):
            raise
    with trace.aside():
        return ask()


def value_tree(obj: Any) -> Any:
    """The IR values of an object in dicts by the names of its fields, and in lists; that of a
    number itself.
    """
    handler = handler_of(obj)
    if handler is _EXPRESSION and not isinstance(obj, Numeric):
        return obj.__extract_mlir_values__()
    if isinstance(handler, NodeHandler):
        parts, _, names = handler.decompose(obj)
        trees = [value_tree(part) for part in parts]
        keys = obj if isinstance(obj, dict) else [name.lstrip(".") for name in names]
        return trees if isinstance(obj, (list, tuple)) else dict(zip(keys, trees))
    values = _typed_spec(obj).coerce(obj)
    return values[0] if len(values) == 1 else values


def _typed_spec(obj: Any) -> Spec:
    spec = spec_of(obj)
    if isinstance(spec, _ObjectSpec) and id(obj) not in _typing:
        _typing.add(id(obj))
        try:
            return _typed_parts(obj, spec.parts())
        finally:
            _typing.remove(id(obj))
    if isinstance(spec, NodeSpec):
        return _typed_parts(obj, spec)
    if isinstance(spec, StaticNumber):
        return spec if spec.kind is None else NumberSpec(spec.kind)
    return NumberSpec(spec.kind) if isinstance(spec, NumberSpec) else spec.weakened()


def _typed_parts(obj: Any, spec: NodeSpec) -> NodeSpec:
    """Attributes that a cutec class lists in `constant_fields` stay constants."""
    parts, names, _ = spec.handler.decompose(obj)
    constant = getattr(type(obj), "constant_fields", ())
    fixed = [constant and name in constant for name in names or ()] or [False] * len(parts)
    return replace(
        spec,
        children=tuple(
            [child if keep else _typed_spec(part) for child, part, keep in zip(spec.children, parts, fixed)]
        ),
    )
