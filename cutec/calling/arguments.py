"""The arguments of a call as the compiled code takes them: run-time parameters, compile-time
values, or containers of both.

An argument becomes a `Node`. Nodes are made once per signature (`Classifier`); they give the
argument in the trace (`bind`) and the values that a later argument of the same kind hands to the
bundle's function (`collect`). The rules, in this order:

* a parameter annotated `Constexpr`, None, types, functions, and all objects without a rule below
  are compile-time values;
* numbers are run-time scalars of the annotated class, else Int32, Float32, Boolean;
* tensors have dynamic layouts unless `from_dlpack` makes them static;
* tuples, lists, dicts, named tuples and data classes are taken apart (fields of a data class that
  are annotated with a plain Python type are compile-time values).

For example, `f(x: cute.Tensor, shape: tuple, n: Constexpr)` called as `f(a, (4, 2.0), 8)` has the
nodes Leaf(x), Group(Leaf(shape_0: i32), Leaf(shape_1: f32)), Fixed(8).
"""

from __future__ import annotations

import ctypes
import dataclasses
import sys
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from cutec.calling.frozen import freeze
from cutec.calling.pointers import RuntimePointer
from cutec.calling.protocols import Part, PartPointer, PartType, adapted, get_mlir_types
from cutec.calling.streams import FakeStream, is_stream
from cutec.calling.symbols import SymbolNames, SymInt, fresh_name
from cutec.calling.tensors import FakeTensor, RuntimeTensor
from cutec.diag import CutecError, error
from cutec.frontend.exports.annotations import annotation_name
from cutec.frontend.exports.argspec import (
    EVENT,
    ArgSpec,
    PointerSpec,
    ScalarSpec,
    StreamSpec,
    TensorSpec,
    dtype_name,
    scalar,
)
from cutec.frontend.exports.entry import EntryParameter
from cutec.frontend.exports.workspaces import WorkspaceSpec
from cutec.frontend.flow.flatten import NodeHandler, handler_of
from cutec.frontend.numbers.number_class import NumberClass, by_short
from cutec.frontend.numbers.numeric import Numeric
from cutec.frontend.tensors.tensor import Tensor
from cutec.ir.types import Type
from cutec.lazy import LazyModule
from cutec.records import dataclass, field, replace
from cutec.runtime.tensors import NAMES, is_tensor

structs = LazyModule("cutec.calling.structs")

_SPECS = (TensorSpec, ScalarSpec, PointerSpec, StreamSpec, WorkspaceSpec)
_FAKES = (FakeTensor, FakeStream, SymInt)
_TORCH_DTYPES = {short: name for name, short in NAMES.items()}
_INT32 = range(-(2**31), 2**31)
_EVENTS = ("CUevent", "cudaEvent_t")  # classes of cuda-python; calls take their handles
_PLAIN = ("int", "float", "bool", "str")
_SHAPES = ("IntTuple", "Shape", "Stride", "Coord", "Tile")  # their Python integers are known when compiling


class Node:
    """An argument, or a part of it."""

    def key(self) -> Any:
        """A hashable key: equal keys make equal code."""
        raise NotImplementedError

    def specs(self, found: dict[str, ArgSpec]) -> None:
        """Add the run-time parameters, in order, by name."""

    def bind(self, traced: Mapping[str, Any]) -> Any:
        """The argument in a trace, made of the traced parameters."""
        raise NotImplementedError

    def places(self) -> Iterator[bool]:
        """For each of its parts in a call whose tuples are taken apart, whether it has a value (or
        is None for good).
        """
        raise NotImplementedError

    def collect(self, value: Any, values: list[Any]) -> None:
        """Add the run-time values of an argument of a call. Raises E4301 for another kind of
        argument.
        """


@dataclass(frozen=True)
class Fixed(Node):
    """A compile-time value. `pruned`: calls of the compiled function leave it out."""

    value: Any
    pruned: bool = False

    def key(self) -> Any:
        return freeze(self.value)

    def bind(self, traced: Mapping[str, Any]) -> Any:
        return self.value

    def places(self) -> Iterator[bool]:
        yield from [False] * (self.value is None)

    def collect(self, value: Any, values: list[Any]) -> None:
        if value is not self.value and freeze(value) != self.key():
            raise error(
                "E4301",
                f"an argument was {self.value!r} when the function was compiled, and is {value!r} now",
                help="compile it again",
            )


@dataclass(frozen=True)
class Leaf(Node):
    """A run-time parameter. `kind` is the class of its number, or of the elements that it holds or
    points to, where that is one of a program's own.
    """

    name: str
    spec: ArgSpec
    kind: NumberClass | None = None

    def key(self) -> Any:
        return self.spec if self.kind is None else (self.spec, self.kind)

    def specs(self, found: dict[str, ArgSpec]) -> None:
        found[self.name] = self.spec

    def bind(self, traced: Mapping[str, Any]) -> Any:
        argument = traced[self.name]
        return argument if self.kind is None else _as_class(argument, self.kind)

    def places(self) -> Iterator[bool]:
        yield True

    def collect(self, value: Any, values: list[Any]) -> None:
        if isinstance(value, _FAKES):
            raise _without_value(value)
        values.append(None if isinstance(value, WorkspaceSpec) else adapted(value))


@dataclass(frozen=True)
class Group(Node):
    """A container. `aux` is what the handler needs besides the parts: the keys of a data class or
    dictionary.
    """

    name: str
    tag: type
    aux: Any
    children: tuple[Node, ...]
    handler: NodeHandler = field(compare=False)

    def key(self) -> Any:
        return self.tag, freeze(self.aux), tuple(child.key() for child in self.children)

    def specs(self, found: dict[str, ArgSpec]) -> None:
        for child in self.children:
            child.specs(found)

    def bind(self, traced: Mapping[str, Any]) -> Any:
        return self.handler.build(self.tag, self.aux, [child.bind(traced) for child in self.children])

    def places(self) -> Iterator[bool]:
        return (place for child in self.children for place in child.places())

    def collect(self, value: Any, values: list[Any]) -> None:
        parts = self._parts(value)
        if parts is None or len(parts) != len(self.children):
            raise error(
                "E4301",
                f"argument {self.name!r} was a {self.tag.__name__} of {len(self.children)} parts when the function was"
                f" compiled; {value!r} is not",
                help="compile it again for this structure",
            )
        for child, part in zip(self.children, parts):
            child.collect(part, values)

    def _parts(self, value: Any) -> Sequence[Any] | None:
        """The parts of another object of the same structure (its class may be another)."""
        if self.aux is None:
            return value if isinstance(value, (tuple, list)) else None
        if isinstance(value, dict):
            return list(value.values()) if list(value) == self.aux else None
        return [getattr(value, name) for name in self.aux] if all(hasattr(value, n) for n in self.aux) else None


@dataclass(frozen=True)
class Custom(Node):
    """An object with the JitArgument protocol; `children` are the parts that its pointers point
    to.
    """

    name: str
    prototype: Any
    children: tuple[Node, ...]

    def key(self) -> Any:
        return type(self.prototype), tuple(child.key() for child in self.children), freeze(_static_part(self.prototype))

    def specs(self, found: dict[str, ArgSpec]) -> None:
        for child in self.children:
            child.specs(found)

    def bind(self, traced: Mapping[str, Any]) -> Any:
        return self.prototype.__new_from_mlir_values__([child.bind(traced) for child in self.children])

    def places(self) -> Iterator[bool]:
        return _places(self.prototype)

    def collect(self, value: Any, values: list[Any]) -> None:
        _collect_parts(self.name, self.prototype, adapted(value), self.children, values)


@dataclass(frozen=True)
class Struct(Node):
    """A part whose type is one of LLVM, such as a C struct; `children` are the parameters for the
    scalars in it.
    """

    name: str
    type: Type
    children: tuple[Leaf, ...]
    scalars: tuple[tuple[Type, int], ...]

    def key(self) -> Any:
        return self.type

    def specs(self, found: dict[str, ArgSpec]) -> None:
        for child in self.children:
            child.specs(found)

    def bind(self, traced: Mapping[str, Any]) -> Any:
        return structs.value(self.type, (child.bind(traced) for child in self.children))

    def places(self) -> Iterator[bool]:
        yield True

    def collect(self, value: Any, values: list[Any]) -> None:
        for child, (ty, at) in zip(self.children, self.scalars):
            child.collect(structs.read(ty, value + at), values)


def _places(prototype: Any) -> Iterator[bool]:
    dynamic = _dynamic_fields(prototype)
    if dynamic is None:
        yield from [True] * len(get_mlir_types(prototype))
        return
    for place, part in enumerate(prototype):
        yield from _places(part) if place in dynamic else [False]


def _collect_parts(name: str, prototype: Any, value: Any, nodes: Sequence[Node], values: list[Any]) -> None:
    """Add the values of an object with the protocol: those that its pointers point to. A named
    tuple is asked field by field, so that calls may give numbers of Python, and tuples of another
    class. Raises E4301 for another number of parts.
    """
    places = _dynamic_fields(prototype)
    if places is not None and isinstance(value, tuple) and len(value) == len(prototype):
        for place in places:
            count = len(get_mlir_types(prototype[place]))
            _collect_parts(name, prototype[place], adapted(value[place]), nodes[:count], values)
            nodes = nodes[count:]
    elif isinstance(prototype, (Part, Numeric)) and not hasattr(value, "__c_pointers__"):
        nodes[0].collect(value, values)
    else:
        _collect_pointed(name, value, nodes, values)


def _collect_pointed(name: str, value: Any, nodes: Sequence[Node], values: list[Any]) -> None:
    pointers = list(value.__c_pointers__()) if hasattr(value, "__c_pointers__") else []
    if len(pointers) != len(nodes):
        raise error(
            "E4301",
            f"argument {name!r} is a {type(value).__name__} with {len(pointers)} pointers, expected {len(nodes)}",
        )
    for node, pointer in zip(nodes, pointers):
        node.collect(_pointed(pointer, node), values)


def _static_part(obj: Any) -> Any:
    """The attributes of an object with the protocol that code may depend on: those without a
    run-time value.
    """
    own = obj._asdict() if hasattr(obj, "_asdict") else getattr(obj, "__dict__", {})
    return {
        name: value
        for name, value in own.items()
        if isinstance(value, (bool, int, float, str, tuple, type, type(None)))
    }


def _pointed(pointer: Any, node: Node) -> Any:
    """The value of a part, read from its address; of a struct the address. Raises E4302 for a null
    pointer.
    """
    if isinstance(pointer, PartPointer):
        return pointer.argument
    address = (
        ctypes.cast(pointer, ctypes.c_void_p).value
        if isinstance(pointer, ctypes._Pointer)
        else getattr(pointer, "value", pointer)
    )
    if isinstance(pointer, ctypes._SimpleCData) and not isinstance(pointer, ctypes.c_void_p):
        address = ctypes.addressof(pointer)
    assert isinstance(node, (Leaf, Struct))
    if not address:
        raise error(
            "E4302", f"a pointer of argument {node.name!r} is null", help="__c_pointers__ gives addresses of values"
        )
    if isinstance(node, Struct):
        return int(address)
    assert node.spec is not None
    kind = ctypes.c_uint64 if isinstance(node.spec, (PointerSpec, StreamSpec)) else C_TYPES[node.spec.dtype]
    return kind.from_address(int(address)).value


C_TYPES: dict[str, Any] = {  # what C has of a dtype
    "i1": ctypes.c_bool,
    "i8": ctypes.c_int8,
    "i16": ctypes.c_int16,
    "i32": ctypes.c_int32,
    "i64": ctypes.c_int64,
    "u8": ctypes.c_uint8,
    "u16": ctypes.c_uint16,
    "u32": ctypes.c_uint32,
    "u64": ctypes.c_uint64,
    "f32": ctypes.c_float,
    "f64": ctypes.c_double,
}


class Classifier:
    """Makes the nodes of one signature."""

    def __init__(self, taken: Sequence[str]):
        self._symbols = SymbolNames()
        for name in taken:
            self._symbols.fresh(name)
        self._names = set(taken)

    def argument(self, parameter: EntryParameter, value: Any) -> Node:
        """The node of a whole argument. Raises E1012 if it contradicts its annotation, E430x if it
        cannot be passed.
        """
        if parameter.is_constexpr:
            return Fixed(value, pruned=True)
        node = self._node(parameter.name, value, parameter.annotation)
        if isinstance(node, Leaf):
            parameter.check(node.spec)
        elif value is not None and (parameter.implied() or parameter.annotation_name in ("Tensor", "Pointer")):
            raise error(
                "E1012",
                f"parameter {parameter.name!r} is annotated {parameter.annotation_name}, but is given a"
                f" {type(value).__name__}",
                help="give an argument of that kind, or correct the annotation",
            )
        return node

    def _node(self, name: str, value: Any, annotation: Any) -> Node:
        value = adapted(value)
        if isinstance(value, int) and annotation_name(annotation) in _SHAPES:
            return Fixed(value)
        spec = self._spec(name, value, annotation)
        if spec is not None:
            return Leaf(name, spec, _class_of(value, annotation))
        if _is_custom(value):
            return self._custom(name, value)
        if isinstance(value, (tuple, list, dict)) or (dataclasses.is_dataclass(value) and not isinstance(value, type)):
            return self._group(name, value, annotation)
        return Fixed(value)

    def _spec(self, name: str, value: Any, annotation: Any) -> ArgSpec:
        """The type of a run-time parameter; None for another kind of argument."""
        if isinstance(value, _SPECS):
            return value
        implied = EntryParameter(name, annotation, False).implied()
        if isinstance(implied, StreamSpec) or is_stream(value):
            return StreamSpec()
        if type(value).__name__ in _EVENTS:
            return EVENT
        if isinstance(value, (RuntimeTensor, FakeTensor)):
            return value.spec(self._symbols, name)
        if isinstance(value, RuntimePointer):
            return value.spec()
        if isinstance(value, NumberClass) or value is None:
            return None
        if isinstance(value, (Numeric, SymInt, bool, int, float)) or _is_numpy_scalar(value):
            return implied if isinstance(implied, ScalarSpec) else scalar(_scalar_dtype(value))
        if is_tensor(value):
            return dynamic(value).spec(self._symbols, name)
        return None

    def _group(self, name: str, value: Any, annotation: Any) -> Node:
        handler = handler_of(value)
        assert isinstance(handler, NodeHandler)
        parts, aux, _ = handler.decompose(value)
        children = []
        within = (
            [annotation] * len(parts)
            if annotation_name(annotation) in _SHAPES
            else _annotations(value, annotation, len(parts))
        )
        for i, (part, note) in enumerate(zip(parts, within)):
            if annotation_name(note) == "Constexpr" or (
                dataclasses.is_dataclass(value) and annotation_name(note) in _PLAIN
            ):
                children.append(Fixed(part))
            else:
                children.append(self._node(self._fresh(f"{name}_{aux[i] if isinstance(aux, list) else i}"), part, note))
        # subclasses of tuple, such as torch.Size, may not take traced values
        plain = isinstance(value, tuple) and not hasattr(value, "_fields")
        return Group(name, tuple if plain else type(value), aux, tuple(children), handler)

    def _custom(self, name: str, value: Any) -> Node:
        children = []
        for i, kind in enumerate(value.__get_mlir_types__()):
            part = self._fresh(f"{name}_{i}")
            if isinstance(kind, PartType):
                children.append(self._node(part, kind.argument, None))
            elif isinstance(kind, NumberClass):
                children.append(Leaf(part, scalar(dtype_name(kind)), _own_class(kind)))
            elif isinstance(kind, Type):
                children.append(self._struct(part, kind))
            else:
                raise error(
                    "E4302",
                    f"argument {name!r}: {kind!r} in __get_mlir_types__ is no type of an argument",
                    help=(
                        "a numeric class (cutlass.Int32), an llvm.StructType, or what a tensor's or pointer's own"
                        " __get_mlir_types__ gives"
                    ),
                )
        return Custom(name, value, tuple(children))

    def _struct(self, name: str, ty: Type) -> Node:
        found = structs.fields(name, ty)
        children = [Leaf(self._fresh(f"{name}_{i}"), spec) for i, (_, _, spec) in enumerate(found)]
        return Struct(name, ty, tuple(children), tuple([(leaf, at) for leaf, at, _ in found]))

    def _fresh(self, wanted: str) -> str:
        """An identifier that no parameter has."""
        return fresh_name("".join(c if c.isalnum() else "_" for c in wanted), self._names)


def dynamic(value: Any) -> RuntimeTensor:
    """A framework's tensor as a call takes it without `from_dlpack`: all is dynamic except a
    leading stride of 1.
    """
    tensor = RuntimeTensor(value)
    try:
        return tensor.mark_layout_dynamic()
    except CutecError:  # several dimensions of extent 1: any one of stride 1 will do
        return tensor.mark_layout_dynamic(max(d for d, s in enumerate(tensor.stride) if s == 1))


def converted(value: Any, spec: ArgSpec) -> Any:
    """A value of a call as the bundle's function takes it; a tensor for a pointer is its address.
    Raises E4306 for a fake, which has no value.
    """
    if isinstance(value, _FAKES):
        raise _without_value(value)
    if isinstance(value, RuntimeTensor):
        if isinstance(spec, PointerSpec):
            return value.iterator.address
        same = value.element_type is by_short_name(value.view.dtype)
        return value.source if same and hasattr(value.source, "get_device") else with_dtype(value)
    if isinstance(value, RuntimePointer):
        return value.address
    if isinstance(spec, ScalarSpec):
        if isinstance(value, Numeric):
            value = value.python
        elif _is_numpy_scalar(value):
            value = value.item()
        return float(value) if spec.dtype[0] in "fb" and isinstance(value, int) else value
    return value


def _without_value(fake: Any) -> CutecError:
    return error(
        "E4306",
        f"a {type(fake).__name__} has no value",
        help="it only gives a type to cute.compile; call the result with real arguments",
    )


def with_dtype(tensor: RuntimeTensor) -> Any:
    """A tensor with its `element_type`: a tensor of the framework, where that has such a dtype,
    since calls take it the fast way; else a view.
    """
    if tensor.retyped is None:
        short = dtype_name(tensor.element_type)
        torch = sys.modules.get("torch")
        own = getattr(torch, _TORCH_DTYPES.get(short, ""), None) if hasattr(tensor.source, "get_device") else None
        fits = own is not None and own.itemsize == tensor.source.dtype.itemsize
        tensor.retyped = tensor.source.view(own) if fits else replace(tensor.view, dtype=short)
    return tensor.retyped


def by_short_name(dtype: str) -> NumberClass | None:
    """The numeric class of an artifact's dtype."""
    try:
        return by_short(dtype)
    except KeyError:
        return None


def _class_of(value: Any, annotation: Any) -> NumberClass | None:
    """The number class of an argument, where it is one of a program's own."""
    if isinstance(annotation, NumberClass):
        return _own_class(annotation)
    if isinstance(value, (RuntimeTensor, FakeTensor)):
        return _own_class(value.element_type)
    if isinstance(value, RuntimePointer):
        return _own_class(value.dtype)
    return _own_class(type(value)) if isinstance(value, Numeric) else None


def _own_class(kind: NumberClass) -> NumberClass | None:
    return None if by_short_name(kind.short) is kind else kind


def _as_class(argument: Any, kind: NumberClass) -> Any:
    """A traced number as one of another class of its format; a pointer, or a tensor's, to such."""
    if isinstance(argument, Numeric):
        return kind(argument.ir)
    if isinstance(argument, Tensor):
        return Tensor(argument.iterator.retyped(kind), argument.layout)
    return argument.retyped(kind)


def _annotations(value: Any, annotation: Any, count: int) -> Sequence[Any]:
    """The annotation of each part: of a class's fields, or the arguments of `Tuple[…]`."""
    if dataclasses.is_dataclass(value):
        return [f.type for f in dataclasses.fields(value) if hasattr(value, f.name)]
    if hasattr(value, "_fields"):
        notes = getattr(type(value), "__annotations__", {})
        return [notes.get(name) for name in value._fields]
    parts = getattr(annotation, "__args__", ())
    return parts if isinstance(parts, tuple) and len(parts) == count else [None] * count


def _dynamic_fields(value: Any) -> tuple[int, ...] | None:
    """Which fields of a named tuple with the JitArgument protocol have run-time values: those that
    are no plain Python values, if the protocol tells of as many parts. None for another object.
    """
    if not isinstance(value, tuple) or not hasattr(value, "_fields"):
        return None
    plain = (bool, int, float, str, type, type(None))
    places = tuple([i for i, part in enumerate(value) if not isinstance(part, plain)])
    told = [kind for i in places for kind in get_mlir_types(value[i])]
    return places if len(told) == len(get_mlir_types(value)) else None


def _is_custom(value: Any) -> bool:
    kind = type(value)
    return not isinstance(value, type) and hasattr(kind, "__get_mlir_types__") and hasattr(kind, "__c_pointers__")


def _is_numpy_scalar(value: Any) -> bool:
    kind = type(value)
    return (
        kind.__module__ in ("numpy", "ml_dtypes")
        and hasattr(value, "item")
        and getattr(value, "ndim", None) == 0
        and value.dtype.name in NAMES
    )


def _scalar_dtype(value: Any) -> str:
    if isinstance(value, Numeric):
        return dtype_name(type(value))
    if isinstance(value, SymInt):
        return f"i{value.width}"
    if _is_numpy_scalar(value):
        return NAMES[value.dtype.name]
    if isinstance(value, bool):
        return "i1"
    return "f32" if isinstance(value, float) else "i32" if value in _INT32 else "i64"
