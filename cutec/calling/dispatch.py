"""Calls of `@cute.jit` functions from plain Python, and `cute.compile`.

A function has a specialisation for each kind of its arguments. A call first tries the one that
served the last call: the bundle's own fast path tests all that has to hold of run-time arguments,
so that a call costs little more than the launch. If it refuses, the arguments are classified, and
their specialisation is looked up or compiled.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from operator import itemgetter
from typing import Any

from cutec.artifact.manifest import Export as ManifestExport
from cutec.calling import dumps
from cutec.calling.arguments import Fixed
from cutec.calling.call_signature import CallSignature, shape_of
from cutec.calling.compiled import CompiledFunction
from cutec.calling.compiling import Built, compile_export, warnings_of
from cutec.calling.device import arch_for
from cutec.calling.frozen import freeze
from cutec.calling.guards import Guards
from cutec.calling.options import CallOptions, resolve
from cutec.calling.report import show_warnings, without_own_frames
from cutec.calling.tuning import Tuned
from cutec.collecting import collecting_rarely
from cutec.diag import error
from cutec.frontend.core import context
from cutec.frontend.exports.entry import entry_of
from cutec.lazy import LazyModule

tvm_ffi = LazyModule("cutec.calling.tvm_ffi")

Hook = Callable[[CompiledFunction], Any]
hooks: list[Hook] = []
_lock = threading.RLock()  # a trace is global
_RECEIVERS = 256  # of one method, whose specialisations are cached
# Nothing follows from `no_jit_engine` (the result is only exported): a first call loads the code.
_OPTIONS = ("no_cache", "compile_only", "no_jit_engine")


class _Refused(Exception):
    """The fast path of the last call does not accept this one."""


def compile_function(
    function: Any, args: Sequence[Any], kwargs: Mapping[str, Any], options: CallOptions
) -> CompiledFunction:
    """Compile a function for arguments like these. Raises errors of the language, E20xx, E4001 to
    E4003 where the arch is that of a GPU, E43xx for arguments.
    """
    if context.active() is not None:
        raise error(
            "E4307", "cute.compile inside a function that is being traced", help="call the function: it is inlined"
        )
    untuned = function.function if isinstance(function, Tuned) else function
    kwargs, _ = _without_options(untuned, kwargs)
    with _lock, collecting_rarely():
        kind = tvm_ffi.TvmFfiFunction if options.tvm_ffi else CompiledFunction
        return without_own_frames(lambda: _compile(CallSignature(untuned, args, kwargs), options, kind))


def _compile(call: CallSignature, options: CallOptions, kind: type[CompiledFunction]) -> CompiledFunction:
    built = compile_export(call.export(), arch_for(options), options, kind is not Implicit)
    show_warnings(warnings_of(built), options)
    dumps.write(built, options)
    if options.print_ir:
        dumps.print_ir(built)
    if options.profiling:
        _print_profile(built)
    made = kind(call, built, options)
    for hook in hooks:
        hook(made)
    return made


def _print_profile(built: Built) -> None:
    """Where the time of a compilation went."""
    seconds = built.unit.context.options.timings.seconds
    preprocessing = seconds.get("preprocess", 0.0)
    parts = {
        "preprocessing": preprocessing,
        "IR generation": sum(seconds.get(span, 0.0) for span in ("trace", "lower", "render")) - preprocessing,
        "compilation": sum(seconds.get(span, 0.0) for span in ("find tools", "wait")),
    }
    for what, taken in parts.items():
        print(f"{built.unit.export.name}: {what} {1e3 * taken:.3f} ms")


class Implicit(CompiledFunction):
    """The specialisation of an implicit call: its fast path raises _Refused for another kind of
    arguments.
    """

    guards: Guards

    def adapt(self, export: ManifestExport, arguments: tuple[Any, ...]) -> tuple[Any, ...]:
        found = super().adapt(export, arguments)
        if found is arguments:
            raise _Refused
        return found


class Specialisations:
    """The specialisations of one function (for a method, of one receiver)."""

    def __init__(self, function: Any):
        self._function = function
        self.compiled: dict[Any, Implicit] = {}
        self._last: Callable[[tuple[Any, ...]], Any] | None = None

    def call(self, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
        """Run the function."""
        if self._last is not None and not kwargs:
            try:
                return self._last(args)
            except _Refused:
                pass
        return self._look_up(args, kwargs)

    def _look_up(self, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
        kwargs, options = _without_options(self._function, kwargs)
        if options.get("compile_only"):
            return compile_function(self._function, args, kwargs, resolve(()))
        with _lock:
            found = without_own_frames(lambda: self._specialisation(args, kwargs, bool(options.get("no_cache"))))
            self._last = _fast(found)
        return found.launch(found.call_signature.values(args, kwargs, whole=True))

    def _specialisation(self, args: tuple[Any, ...], kwargs: dict[str, Any], anew: bool) -> Implicit:
        """The specialisation for these arguments, compiled if there is none whose guards hold, or
        `anew`.
        """
        options = resolve(())
        call = CallSignature(self._function, args, kwargs)
        key = call.key, options
        found = self.compiled.get(key)
        if anew or found is None or not found.guards.hold():
            guards = Guards(call.fixed)
            with collecting_rarely():
                made = _compile(call, options, Implicit)
            assert isinstance(made, Implicit) and made.built.unit.traced is not None
            guards.record(made.built.unit.traced.functions)
            made.guards = guards
            found = self.compiled[key] = made
        return found


def _without_options(function: Any, kwargs: Mapping[str, Any]) -> tuple[dict[str, Any], dict[str, Any]]:
    """(the arguments, the options) of a call or of `cute.compile`. A name that is a parameter of
    the function is an argument.
    """
    given = [name for name in kwargs if name in _OPTIONS]
    if given:
        parameters = shape_of(entry_of(function, starred=True).python, False).parameters
        given = [name for name in given if name not in parameters]
    return {name: value for name, value in kwargs.items() if name not in given}, {name: kwargs[name] for name in given}


def _fast(found: Implicit) -> Callable[[tuple[Any, ...]], Any] | None:
    """A function that runs another call of the same kind, and raises _Refused for another kind.
    None where there is no fast path.
    """
    call = found.call_signature
    nodes = list(call.nodes.values())
    fixed = [(i, node.value, node.key()) for i, node in enumerate(nodes) if isinstance(node, Fixed)]
    positions = [i for i, node in enumerate(nodes) if not isinstance(node, Fixed)]
    if found.signature.workspaces:  # their types stand among the arguments of each call
        return None
    if found.bundle is None or found.options.profiling or not call.simple or len(call.specs()) != len(positions):
        return None
    run, valid, returned, count = found.bundle.functions[found.name], found.guards.hold, found._returned, len(nodes)

    def direct(args: tuple[Any, ...]) -> Any:
        if len(args) != count or not valid():
            raise _Refused
        run(*args)
        return returned

    pick = itemgetter(*positions) if len(positions) > 1 else lambda args: tuple(args[p] for p in positions)

    def picked(args: tuple[Any, ...]) -> Any:
        if len(args) != count or not valid():
            raise _Refused
        for i, value, key in fixed:
            if args[i] is not value and freeze(args[i]) != key:
                raise _Refused
        run(*pick(args))
        return returned

    return picked if fixed else direct


def specialisations_of(known: dict[int, Specialisations], method: Any) -> Specialisations:
    """The specialisations of a bound method, stored in `known` by its receiver's identity (they
    keep the receiver alive).
    """
    while len(known) >= _RECEIVERS:
        known.pop(next(iter(known)))
    return known.setdefault(id(method.__self__), Specialisations(method))


@contextmanager
def hook(function: Hook) -> Iterator[None]:
    """Call `function(compiled)` after each compilation inside the block."""
    hooks.append(function)
    try:
        yield
    finally:
        hooks.remove(function)
