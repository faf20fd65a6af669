"""`loc=` and `ip=`: every function and method of the vocabulary takes them, and ignores them."""

from __future__ import annotations

import importlib
import inspect
from collections.abc import Iterator
from types import FunctionType
from typing import Any

import numpy as np
import pytest
from cute_kit import run

import cutec
from cutec import cute, pipeline
from cutec.loc_ip import is_adapter, take_loc_ip, taking_loc_ip

# Modules whose functions and classes build operations, and names in them that do not: decorators,
# functions of the host, and functions of numbers known when compiling.
MODULES = [
    "cute",
    "cute.arch",
    "cute.math",
    "cute.nvgpu",
    "cute.nvgpu.cpasync",
    "cute.nvgpu.warpgroup",
    "pipeline",
    "utils",
    "utils.sm90",
    "utils.hopper_helpers",
]
OTHERS = {"compile", "jit", "kernel", "native_struct", "register_jit_arg_adapter", "union", "struct", "E", "sym_int"}
OTHERS |= {"sym_int32", "sym_int64", "make_swizzle", "is_fp8_dtype", "legal_n", "majors", "require", "in_kernel"}
CLASSES = (
    cute.Tensor,
    cute.TensorSSA,
    cute.Pointer,
    cute.TiledCopy,
    cute.ThrCopy,
    cute.TiledMma,
    cute.ThrMma,
    cute.Numeric,
    cutec.utils.SmemAllocator,
    cutec.utils.LayoutEnum,
    cutec.utils.StaticPersistentTileScheduler,
    pipeline.PipelineState,
    pipeline.PipelineAsync,
    pipeline.PipelineTmaAsync,
    pipeline.PipelineTmaStore,
    pipeline.PipelineOrder,
    pipeline.PipelineProducer,
    pipeline.PipelineConsumer,
    pipeline.NamedBarrier,
    pipeline.MbarrierArray,
)


def functions() -> Iterator[tuple[str, FunctionType]]:
    for name in MODULES:
        module = importlib.import_module(f"cutec.{name}")
        for found in module.__all__ if hasattr(module, "__all__") else vars(module):
            value = getattr(module, found)
            if isinstance(value, FunctionType) and found[0] != "_" and value.__module__.startswith("cutec.cute"):
                yield f"{name}.{found}", value
    for kind in CLASSES:
        for found, member in vars(kind).items():
            function = getattr(member, "__func__", member)
            if isinstance(function, FunctionType) and found[0] != "_":
                yield f"{kind.__name__}.{found}", function


def test_every_function_takes_them() -> None:
    lacking = {name for name, f in functions() if not is_adapter(f.__code__) and "loc" not in f.__code__.co_varnames}
    assert {name for name in lacking if name.rpartition(".")[2] not in OTHERS} == set()
    assert len(list(functions())) > 400


def test_functions_imported_by_name_take_them() -> None:
    """A project that keys its kernels by what their functions refer to (quack) ends at such a
    function, and does not look into cutec's own.
    """
    names = "const_expr dynamic_expr range_constexpr min max extract_mlir_values new_from_mlir_values"
    assert all(is_adapter(getattr(cutec, name).__code__) for name in names.split())
    assert cutec.range_constexpr(3, loc=None) == range(3) and cutec.max(1, 2, ip=None) == 2


@cute.kernel
def passing(x: cute.Tensor, y: cute.Tensor):
    here: Any = {"loc": None, "ip": None}
    tid, _, _ = cute.arch.thread_idx(**here)
    tile = cute.local_tile(x, (4,), (tid,), **here)
    registers = cute.make_rmem_tensor(4, cutec.Int32, **here)
    registers.fill(1, **here)
    total = (tile.load(**here) + registers.load(**here)).to(cutec.Int32, **here)
    pipeline.NamedBarrier(barrier_id=1, num_threads=32).arrive_and_wait(**here)
    state = pipeline.make_pipeline_state(pipeline.PipelineUserType.Producer, 2, **here)
    state.advance(**here)
    y.__setitem__((tid,), total.reduce(cute.ReductionOp.ADD, cutec.Int32(0), 0, **here) * state.index, **here)
    y.__setitem__((tid,), y.__getitem__((tid,), **here) + x[0] * 0, **here)


def test_a_kernel_hands_them_on() -> None:
    x, y = np.arange(128, dtype=np.int32), np.zeros(32, np.int32)
    run(passing, x, y, block=32)
    assert y.tolist() == (x.reshape(32, 4).sum(axis=1) + 4).tolist()


def test_signatures_do_not_show_them() -> None:
    assert "loc" not in inspect.signature(cute.copy).parameters
    assert (cute.Tensor.load.__name__, cute.copy.__name__) == ("load", "copy")


def test_own_names_are_adapted_once_and_others_not() -> None:
    def function(a: int) -> int:
        return a + 1

    class Thing:
        def method(self) -> str:
            return "method"

        @classmethod
        def of(cls) -> str:
            return cls.__name__

        @staticmethod
        def bare(a: int) -> int:
            return a

        def _hidden(self) -> None: ...

    adapted: Any = Thing
    space: dict[str, Any] = {"__name__": __name__, "function": function, "Thing": Thing, "np": np, "_f": function}
    take_loc_ip(space)
    take_loc_ip(space)
    assert space["function"](1, loc=2, ip=3) == 2 and space["_f"] is function
    assert adapted().method(loc=1) + adapted.of(ip=1) == "methodThing" and adapted.bare(4, loc=None) == 4
    assert space["function"].__wrapped__ is function
    with pytest.raises(TypeError, match="lock"):
        space["function"](1, lock=2)
    with pytest.raises(TypeError, match="loc"):
        adapted()._hidden(loc=1)
    assert taking_loc_ip(3) == 3
