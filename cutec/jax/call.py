"""`cutlass_call`: a function of the kernel language in a program of JAX.

When JAX traces a call, the function is compiled for the arrays' types, and the call becomes one of
a handler of XLA, with the compiled library as an attribute (`handlers`). Nothing of Python is left
in the compiled program.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from cutec.cute.algebra import select
from cutec.cute.decorators import jit
from cutec.diag import CutecError, error
from cutec.jax import running
from cutec.jax.types import PLAIN, TensorSpec, fake_of, jax_module
from cutec.lazy import LazyModule
from cutec.records import dataclass

dispatch = LazyModule("cutec.calling.dispatch")
options = LazyModule("cutec.calling.options")
streams = LazyModule("cutec.calling.streams")


def cutlass_call(
    fn: Callable[..., Any],
    *,
    output_shape_dtype: Any,
    input_spec: Any = None,
    output_spec: Any = None,
    input_output_aliases: Mapping[int, int] | None = None,
    allow_cuda_graph: bool = True,
    compile_options: Any = None,
    use_static_tensors: bool = False,
    **kwargs: Any,
) -> Callable[..., Any]:
    """A function of arrays that calls `fn(stream, *inputs, *outputs, **kwargs)`.

    fn: a `@cute.jit` function, or a Python function that calls one. It gets XLA's stream, a tensor
    for each array, in trees as the arrays are given, and the keyword arguments, which are known
    when compiling. output_shape_dtype: what the function writes, as objects with shape and dtype,
    alone or in a tree; the call gives arrays in the same structure. input_spec, output_spec: a
    `TensorSpec` or None for each array, in the same structure. input_output_aliases: inputs, by
    number, whose memory becomes that of outputs, which `fn` is not given again.

    allow_cuda_graph: whether XLA may record a call into a CUDA graph. compile_options: those of
    `cute.compile`, as text, one or several objects. use_static_tensors: extents and strides are
    known when compiling; else the compiled code takes all extents.

    Raises E4314 for specs and aliases that do not fit, as `cute.compile` when it is called.
    """
    wanted = _Call(fn, output_shape_dtype, dict(input_output_aliases or {}), kwargs)

    def call(*inputs: Any) -> Any:
        jax = jax_module("cutlass_call")
        arrays = _Arrays(jax, wanted, inputs)
        fakes = arrays.fakes(input_spec, output_spec, use_static_tensors)
        text = compile_options if isinstance(compile_options, str) else ""
        given = () if isinstance(compile_options, str) or compile_options is None else compile_options
        chosen = options.resolve(given if isinstance(given, (tuple, list)) else (given,), text)
        compiled = dispatch.compile_function(arrays.launcher(), (streams.FakeStream(), *fakes), {}, chosen)
        results = running.called(jax, compiled, arrays.operands, arrays.results, arrays.aliases, allow_cuda_graph)
        return arrays.outputs(results)

    return call


@dataclass(frozen=True)
class _Call:
    """What `cutlass_call` is told."""

    function: Callable[..., Any]
    output_shape_dtype: Any
    aliases: dict[int, int]  # inputs -> outputs
    kwargs: dict[str, Any]


class _Arrays:
    """The arrays of one call: `operands` that it reads, and `results`, the shapes and dtypes of
    what it writes. Results that take an operand's memory (`aliases`) are the first of these, in the
    order of the operands.
    """

    def __init__(self, jax: Any, call: _Call, inputs: Sequence[Any]):
        self._call, self._trees = call, jax.tree_util
        leaves, self._inputs = self._trees.tree_flatten(tuple(inputs))
        self.operands = [jax.numpy.asarray(leaf) for leaf in leaves]
        outputs, self._outputs = self._trees.tree_flatten(call.output_shape_dtype)
        self._described = [jax.ShapeDtypeStruct(o.shape, o.dtype) for o in outputs]
        self._check_aliases()
        aliased = [call.aliases[i] for i in sorted(call.aliases)]
        self._order = aliased + [i for i in range(len(outputs)) if i not in aliased]
        self.results = [self._described[i] for i in self._order]
        self.aliases = {operand: number for number, operand in enumerate(sorted(call.aliases))}

    def _check_aliases(self) -> None:
        aliases = self._call.aliases
        for source, target in aliases.items():
            if source not in range(len(self.operands)) or target not in range(len(self._described)):
                raise _misfit(
                    f"input_output_aliases has {source}: {target}, and there are {len(self.operands)} inputs and"
                    f" {len(self._described)} outputs"
                )
            have, want = self.operands[source], self._described[target]
            if (have.shape, have.dtype) != (want.shape, want.dtype):
                raise _misfit(
                    f"input {source} ({have.dtype}{list(have.shape)}) cannot be output {target}"
                    f" ({want.dtype}{list(want.shape)}): they differ"
                )
        if len(set(aliases.values())) < len(aliases):
            raise _misfit(f"input_output_aliases={aliases} gives an output to two inputs")

    def fakes(self, input_spec: Any, output_spec: Any, use_static: bool) -> tuple[Any, Any]:
        """The tensors of inputs, and those of outputs without aliases."""
        fresh = self._fresh()
        self._modes = list[tuple[int, ...] | None]()
        made = []
        for kind, arrays, given in (
            ("input", self.operands, input_spec),
            ("output", self._described, output_spec),
        ):
            specs = self._specs(given, len(arrays), kind)
            kept = fresh if kind == "output" else range(len(arrays))
            made.append(tuple(fake_of(arrays[i], specs[i], use_static, f"{kind} {i}") for i in kept))
            self._modes += [specs[i].mode for i in kept]
        return made[0], made[1]

    def _fresh(self) -> list[int]:
        return self._order[len(self.aliases) :]

    def _specs(self, given: Any, count: int, kind: str) -> list[TensorSpec]:
        if given is None:
            return [PLAIN] * count
        found = self._trees.tree_leaves(given, is_leaf=lambda part: part is None or isinstance(part, TensorSpec))
        if len(found) != count:
            raise _misfit(f"{kind}_spec has {len(found)} entries, and there are {count} {kind}s")
        wrong = next((part for part in found if part is not None and not isinstance(part, TensorSpec)), None)
        if wrong is not None:
            raise _misfit(f"{kind}_spec has {wrong!r}, expected a TensorSpec or None")
        return [part or PLAIN for part in found]

    def launcher(self) -> Any:
        """The function to compile: it hands tensors on as the program's function wants them."""
        function, kwargs, modes = self._call.function, self._call.kwargs, self._modes

        def launch(stream: Any, inputs: Any, outputs: Any) -> None:
            tensors = [_seen(tensor, mode) for tensor, mode in zip((*inputs, *outputs), modes)]
            given = self._trees.tree_unflatten(self._inputs, tensors[: len(inputs)])
            function(stream, *given, *self._written(tensors[len(inputs) :]), **kwargs)

        launch.__name__ = getattr(function, "__name__", "").strip("<>") or "cutlass_call"
        return jit(preprocess=False)(launch)

    def _written(self, tensors: Sequence[Any]) -> list[Any]:
        """The tensors of outputs as arguments: those of a tuple or list one by one, without outputs
        that are inputs.
        """
        leaves: list[Any] = [None] * len(self._described)
        for number, tensor in zip(self._fresh(), tensors):
            leaves[number] = tensor
        tree = self._trees.tree_unflatten(self._outputs, leaves)
        parts = list(tree) if isinstance(tree, (tuple, list)) else [tree]
        return [part for part in parts if part is not None]

    def outputs(self, results: Sequence[Any]) -> Any:
        """Results as the program asked for them."""
        leaves: list[Any] = [None] * len(results)
        for number, result in zip(self._order, results):
            leaves[number] = result
        return self._trees.tree_unflatten(self._outputs, leaves)


def _seen(tensor: Any, mode: tuple[int, ...] | None) -> Any:
    """A tensor with its dimensions in another order."""
    return tensor if mode is None else select(tensor, mode)


def _misfit(message: str) -> CutecError:
    return error("E4314", f"cutlass_call: {message}")
