"""The signature of a call: the node of each argument of a function, for one kind of arguments."""

from __future__ import annotations

import inspect
from collections.abc import Mapping, Sequence
from functools import cache
from types import FunctionType, MethodType
from typing import Any

from cutec.artifact.signature import Signature
from cutec.calling.arguments import Classifier, Fixed, Leaf, Node
from cutec.calling.kernel_names import naming_of
from cutec.calling.streams import FakeStream, environment_stream
from cutec.diag import CutecError, error
from cutec.frontend.exports.arg_params import parameters
from cutec.frontend.exports.argspec import ArgSpec, StreamSpec
from cutec.frontend.exports.entry import EntryFunction, EntryParameter, entry_of
from cutec.frontend.exports.export import Export
from cutec.frontend.exports.workspaces import WorkspaceSpec
from cutec.frontend.syntax.source import location_of
from cutec.records import dataclass

_VARIADIC = (inspect.Parameter.VAR_POSITIONAL, inspect.Parameter.VAR_KEYWORD)


@dataclass(frozen=True)
class EnvironmentStream(Leaf):
    """A stream parameter that calls leave out: the call runs on PyTorch's current stream."""

    pruned = True

    def collect(self, value: Any, values: list[Any]) -> None:
        values.append(environment_stream())


@cache
def shape_of(python: FunctionType | MethodType, bound: bool) -> inspect.Signature:
    """A function's parameters, without the receiver of a method."""
    signature = inspect.signature(python)
    parameters = list(signature.parameters.values())
    return signature.replace(parameters=parameters[1:] if bound else parameters)


class CallSignature:
    """The arguments of one call as nodes. `nodes` and `given`, the arguments themselves, are by
    parameter; variadic parameters are containers.
    Raises E0106 for arguments that do not fit the function, and as `Classifier.argument`.
    """

    def __init__(self, function: Any, args: Sequence[Any], kwargs: Mapping[str, Any]):
        self.function = function
        self.entry: EntryFunction = entry_of(function, starred=True)
        named = {p.name: p for p in self.entry.parameters}
        self._shape = shape_of(self.entry.python, len(named) < _count(self.entry.python))
        self.given = given = _bound(self._shape, args, kwargs, self.entry)
        classify = Classifier([*named])
        self.nodes: dict[str, Node] = {}
        for name, value in given.items():
            node = classify.argument(named.get(name) or EntryParameter(name, None, True), value)
            takes_from_environment = isinstance(value, FakeStream) and value.from_environment
            self.nodes[name] = EnvironmentStream(name, StreamSpec()) if takes_from_environment else node
        self.key = tuple(node.key() for node in self.nodes.values())
        called = [
            p.replace(default=None) if _is_workspace(self.nodes[p.name]) else p
            for p in self._shape.parameters.values()
            if not getattr(self.nodes[p.name], "pruned", False)
        ]
        self._called = self._shape.replace(parameters=_without_gaps(called))
        self._called_nodes = [self.nodes[p.name] for p in called]
        self.simple = not any(p.kind in _VARIADIC for p in called)
        # Every argument of a call is a parameter of the bundle's function, in the same order.
        self.direct = (
            self.simple and all(type(node) is Leaf for node in self._called_nodes) and len(self.specs()) == len(called)
        )

    def specs(self) -> dict[str, ArgSpec]:
        """The run-time parameters, by name."""
        found: dict[str, ArgSpec] = {}
        for node in self.nodes.values():
            node.specs(found)
        return found

    @property
    def constants(self) -> dict[str, Any]:
        """Values of the `Constexpr` parameters."""
        return {name: node.value for name, node in self.nodes.items() if isinstance(node, Fixed) and node.pruned}

    def absent(self) -> list[int]:
        """The places of arguments that are None for good, in the list of arguments of a call whose
        tuples are taken apart.
        """
        given = (place for node in self._called_nodes for place in node.places())
        return [place for place, has_value in enumerate(given) if not has_value]

    @property
    def fixed(self) -> list[Any]:
        """All compile-time values, the receiver of a method among them."""
        receiver = getattr(self.function, "__self__", None)
        return [receiver or self.function, *(node.value for node in self.nodes.values() if isinstance(node, Fixed))]

    def export(self) -> Export:
        """The export to compile. Raises E1014 for symbols of different widths, E4302 for two
        streams.
        """
        try:
            signature = Signature(*parameters(self.specs()))
        except ValueError as exc:
            raise error("E4302", str(exc)) from None
        return Export(
            self.entry.name,
            self.function,
            signature,
            bind=self._bind,
            place=location_of(self.entry.python),
            naming=naming_of(self.function, self.entry, self.nodes),
        )

    def _bind(self, traced: Mapping[str, Any]) -> tuple[list[Any], dict[str, Any]]:
        args: list[Any] = []
        kwargs: dict[str, Any] = {}
        for name, parameter in self._shape.parameters.items():
            value = self.nodes[name].bind(traced)
            if parameter.kind is inspect.Parameter.VAR_POSITIONAL:
                args += value
            elif parameter.kind is inspect.Parameter.VAR_KEYWORD:
                kwargs |= value
            elif parameter.kind is inspect.Parameter.KEYWORD_ONLY:
                kwargs[name] = value
            else:
                args.append(value)
        return args, kwargs

    def values(self, args: Sequence[Any], kwargs: Mapping[str, Any], whole: bool = False) -> list[Any]:
        """The run-time values of a call, in the signature's order. `whole`: the call passes pruned
        arguments too. Raises E0106, E4301.
        """
        nodes, values = (self.nodes.values() if whole else self._called_nodes), list[Any]()
        if kwargs or not self.simple or len(args) != len(nodes):
            args = tuple(
                _bound(self._shape if whole else self._called, args, kwargs, self.entry, self.constants).values()
            )
        for node, value in zip(nodes, args):
            node.collect(value, values)
        for node in () if whole else self.nodes.values():
            if isinstance(node, EnvironmentStream):
                values.insert(list(self.specs()).index(node.name), environment_stream())
        return values


def _is_workspace(node: Node) -> bool:
    return isinstance(node, Leaf) and isinstance(node.spec, WorkspaceSpec)


def _without_gaps(parameters: list[inspect.Parameter]) -> list[inspect.Parameter]:
    """The parameters, without defaults that stand before a parameter without one:
    `inspect.Signature` refuses such gaps.
    """
    seen, result = False, []
    for parameter in reversed(parameters):
        positional = parameter.kind in (inspect.Parameter.POSITIONAL_ONLY, inspect.Parameter.POSITIONAL_OR_KEYWORD)
        if positional and parameter.default is inspect.Parameter.empty:
            seen = True
        result.append(parameter.replace(default=inspect.Parameter.empty) if positional and seen else parameter)
    return result[::-1]


def _count(python: FunctionType | MethodType) -> int:
    code = python.__code__
    return code.co_argcount + code.co_kwonlyargcount


def _bound(
    shape: inspect.Signature,
    args: Sequence[Any],
    kwargs: Mapping[str, Any],
    entry: EntryFunction,
    pruned: Mapping[str, Any] = {},
) -> Mapping[str, Any]:
    """Arguments by parameter, defaults filled in."""
    try:
        found = shape.bind(*args, **kwargs)
    except TypeError as exc:
        raise _misfit(str(exc), entry, pruned) from None
    found.apply_defaults()
    return found.arguments


def _misfit(reason: str, entry: EntryFunction, pruned: Mapping[str, Any]) -> CutecError:
    help = entry.usage()
    if pruned:
        help += (
            f"; {', '.join(pruned)} {'was' if len(pruned) == 1 else 'were'} fixed when it was compiled: calls leave"
            f" {'it' if len(pruned) == 1 else 'them'} out"
        )
    return error("E0106", f"{entry.name}: {reason}", help=help)
