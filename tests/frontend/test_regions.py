"""What regions carry, and how often bodies are traced."""

from __future__ import annotations

import functools
import itertools
import textwrap
from dataclasses import dataclass
from typing import ClassVar, NamedTuple

import pytest
from harness import Traced, define

from cutec.diag import CutecError, Warning_
from cutec.frontend.core import context
from cutec.frontend.flow import flatten
from cutec.frontend.flow.flatten import StorageHandler, extract_mlir_values, new_from_mlir_values
from cutec.frontend.numbers.numeric import Float32, Int32, Int64
from cutec.ir.attrs import Typed
from cutec.ir.core import Op
from cutec.ir.types import F32


def traced(body: str, *kinds, **names) -> Traced:
    source = "def f(n, x):\n" + textwrap.indent(textwrap.dedent(body).strip("\n"), "    ") + "\n"
    return Traced(define(source, **names), list(kinds) or [Int32, Float32])


def test_loop_carries_only_what_is_live():
    t = traced("""
    t = x * 2.0
    kept = 0.0
    for i in range(n):
        t = x * i
        kept += t
    return kept
    """)
    (loop,) = t.ops("scf.for")
    assert [r.type.mlir for r in loop.results] == ["f32"]


def test_branch_carries_only_what_is_used_and_differs():
    t = traced("""
    a, b, c = x, 1.0, 2.0
    if n > 0:
        a, b, c = x + 1.0, 1.0, 3.0
    return a, b
    """)
    (branch,) = t.ops("scf.if")
    assert [r.type.mlir for r in branch.results] == ["f32"] and t.result[1] == 1.0
    assert [block.block.ops[-1].name for block in branch.regions] == ["scf.yield", "scf.yield"]


def test_facts_are_weakened_by_retracing():
    printed = []
    t = traced(
        """
    k, m, up, down = Int32(64), Int32(8), 16, 4
    for i in range(n):
        print(k.div, m.div)
        seen((k.div, k.nonneg, m.div, m.nonneg))
        k = k + up
        m = m - down
    return k, m
    """,
        seen=printed.append,
    )
    assert printed == [(64, True, 8, True), (16, True, 4, False)]
    assert (t.result[0].div, t.result[1].div) == (16, 4) and t.run(2, 0.0) == (96, 0)


def test_steps_by_literals_are_predicted():
    printed = []
    traced(
        """
    k, m = Int32(64), Int32(8)
    for i in range(n):
        seen((k.div, k.nonneg, m.div, m.nonneg))
        k = 32 if k == 96 else k + 16
        m = m - 4
    return k, m
    """,
        seen=printed.append,
    )
    assert printed == [(16, True, 4, False)]


def test_output_is_that_of_the_last_round(capsys):
    traced("""
    k = Int32(64)
    for i in range(n):
        print("divisor", k.div)
        k = k + 16
    return k
    """)
    assert capsys.readouterr().out == "divisor 16\n"


def test_output_before_an_interruption_is_printed(capsys):
    def stop():
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        traced(
            """
    k = Int32(64)
    for i in range(n):
        print("divisor", k.div)
        stop()
    return k
    """,
            stop=stop,
        )
    assert capsys.readouterr().out == "divisor 64\n"


def test_counters_are_traced_once():
    rounds = []
    traced(
        """
    count, offset, acc = 0, 0, 0.0
    for i in range(n):
        seen((count.div, offset.div, offset.nonneg))
        count += 1
        offset += 64
        acc += x
    return count, offset, acc
    """,
        seen=rounds.append,
    )
    assert rounds == [(1, 64, True)]


def test_shared_memory_and_warnings_of_discarded_rounds_are_taken_back():
    def allocate():
        trace = context.current()
        trace.kernel = trace.kernel or context.KernelState("k")
        trace.kernel.smem_bytes += 64
        trace.warnings.append(Warning_("W", "w"))
        trace.gpu_module.body.append(
            Op("llvm.mlir.global", (), (), {"sym_name": f"at{trace.kernel.smem_bytes}", "global_type": F32})
        )

    t = traced(
        """
    allocate()
    k = Int32(64)
    for i in range(n):
        allocate()
        k = k + 16
    return k
    """,
        allocate=allocate,
    )
    assert t.trace.kernel.smem_bytes == 128 and len(t.trace.warnings) == 2 and len(t.ops("llvm.mlir.global")) == 2


def test_induction_variable_facts_and_types():
    seen = []
    traced(
        """
    for i in range(0, n, 4): seen((type(i).name, i.div, i.nonneg))
    for i in range(n, 8): seen((type(i).name, i.div, i.nonneg))
    for i in range(Int64(n)): seen((type(i).name, i.div, i.nonneg))
    for i in range(8, -1, -2): seen((type(i).name, i.div, i.nonneg))
    """,
        seen=seen.append,
    )
    assert seen == [("Int32", 4, True), ("Int32", 1, False), ("Int64", 1, True), ("Int32", 2, False)]


def test_loop_hints():
    t = traced("""
    for i in Range(n, unroll=4): x = x + 1.0
    for i in Range(8, unroll_full=True): x = x + 1.0
    for i in Range(n): x = x + 1.0
    return x
    """)
    loops = t.ops("scf.for")
    assert (
        loops[0].attrs["cutec.unroll"] == Typed(4, loops[0].operands[0].type)
        and loops[1].attrs == {"cutec.unroll": "full"}
        and not loops[2].attrs
    )


def test_range_without_iterations_traces_nothing():
    t = traced("for i in range(4, 4):\n    x = undefined\nelse:\n    x = x + 1.0\nreturn x")
    assert not t.ops("scf.for") and t.run(1, 2.0) == 3.0


def test_host_loops_with_known_bounds_are_unrolled():
    function = define("def f(n):\n    s = n\n    for i in range(3):\n        s = s * 2 + [1, 2, 3][i]\n    return s\n")
    t = Traced(function, [Int32], scope="host")
    assert not t.ops("scf.for") and t.run(1) == ((1 * 2 + 1) * 2 + 2) * 2 + 3


def test_long_host_loops_that_store_nothing_are_unrolled():
    function = define("def f(n):\n    for i in range(300):\n        n = n + [1, 2][i % 2]\n    return n\n")
    t = Traced(function, [Int32], scope="host")
    assert not t.ops("scf.for") and t.run(1) == 451


def test_cheap_operands_are_selected_and_others_branch():
    t = traced("return (x if n > 0 else -x), (n > 1 and x < 2.0), (n != 0 and 8 // n > 1)")
    assert (
        [op.name for op in t.block.ops].count("scf.if") == 1
        and len(t.ops("arith.select")) == 1
        and len(t.ops("arith.andi")) >= 1
    )


class Pair(NamedTuple):
    left: object
    right: object


@dataclass
class Box:
    value: object
    name: str = "box"


class State:
    def __init__(self, count, phase):
        self.count, self.phase = count, phase

    def __extract_mlir_values__(self):
        return extract_mlir_values(self.count) + extract_mlir_values(self.phase)

    def __new_from_mlir_values__(self, values):
        return State(new_from_mlir_values(self.count, values[:1]), new_from_mlir_values(self.phase, values[1:]))


def test_containers_are_carried():
    t = traced(
        """
    pair, box, table, state = Pair(0, x), Box([1, x]), {"a": 0, "b": (x,)}, State(Int32(0), Int32(1))
    for i in range(n):
        pair = Pair(pair.left + i, pair.right)
        box = Box([box.value[0] * 2, box.value[1] + 1.0])
        table = {"a": table["a"] + 1, "b": (table["b"][0] * 2.0,)}
        state = State(state.count + 1, state.phase ^ 1)
    if n > 1:
        pair = Pair(-pair.left, x)
    return pair.left, pair.right, box.value, box.name, table["a"], table["b"], state.count, state.phase
    """,
        Pair=Pair,
        Box=Box,
        State=State,
    )
    assert t.run(3, 1.0) == (-3, 1.0, [8, 4.0], "box", 3, (8.0,), 3, 0)


def test_mutated_objects_are_carried_in_place():
    t = traced(
        """
    state, alias = State(Int32(0), Int32(1)), None
    alias = [state]
    for i in range(n):
        state.count = state.count + i
        if state.count > 3:
            state.phase = state.phase ^ 1
    return alias[0].count, state.phase, alias[0] is state
    """,
        State=State,
    )
    assert t.run(5, 0.0) == (10, 1, True)


def test_cached_properties_may_be_computed_in_a_region():
    class Config:
        @functools.cached_property
        def scale(self):
            return 3

    t = traced("if n > 0:\n    x = x * config.scale\nreturn x * config.scale", config=Config())
    assert (t.run(1, 1.0), t.run(0, 1.0)) == (9.0, 3.0)


class Storage:
    """A stand-in for register tensors: contents are a number that only trace-time copies change."""

    def __init__(self, name):
        self.name = name


class Handler(StorageHandler):
    copies: ClassVar[list[tuple[str, str]]] = []
    numbers = itertools.count()

    def like(self, obj):
        context.builder().emit("test.allocate")
        return Storage(f"new{next(self.numbers)}")

    def copy(self, source, target):
        self.copies.append((source.name, target.name))

    def key(self, obj):
        return "f32", 4


flatten.register(Storage, Handler())


def test_storage_keeps_its_identity():
    Handler.copies.clear()
    a = Storage("a")
    t = traced("acc = a\nfor i in range(n):\n    acc = acc\nif n > 0:\n    acc = acc\nreturn acc", a=a)
    assert t.result is a and not Handler.copies


def test_rebound_storage_is_copied():
    Handler.copies.clear()
    a, b = Storage("a"), Storage("b")
    t = traced("acc = a\nif n > 0:\n    acc = b\nreturn acc", a=a, b=b)
    own = t.result.name
    assert [op.name for op in t.block.ops if op.name in ("test.allocate", "scf.if")] == ["test.allocate", "scf.if"]
    assert own.startswith("new") and sorted(Handler.copies) == [("a", own), ("b", own)]


def test_swapped_storage_is_staged():
    Handler.copies.clear()
    t = traced("p, q = a, b\nfor i in range(n):\n    p, q = q, p\nreturn p, q", a=Storage("a"), b=Storage("b"))
    p, q = (s.name for s in t.result)
    (_, old_q), (_, old_p), *rest = Handler.copies
    assert Handler.copies[0][0] == q and Handler.copies[1][0] == p
    # the body's end; then, before the loop, the initial contents
    assert rest == [(old_q, p), (old_p, q), ("a", p), ("b", q)]


def test_values_do_not_leak_between_branches():
    t = traced("""
    shared = [x]
    if n > 0:
        y = shared[0] * 2.0
    else:
        y = shared[0] * 2.0
    return y
    """)
    assert len(t.ops("arith.mulf")) == 2


def test_nested_jit_calls_are_inlined_and_undecorated_ones_run():
    function = define(
        textwrap.dedent("""
        @jit
        def clamp(v, low, high):
            if v < low:
                return low
            return high if v > high else v
        def double(v):
            return v * 2
        def f(n, x):
            s = 0
            for i in range(n):
                s += clamp(double(i), 2, 5)
            return s
        """)
    )
    assert Traced(function, [Int32, Float32]).run(5, 0.0) == 2 + 2 + 4 + 5 + 5


def test_preprocess_false_is_pure_tracing():
    function = define(
        "@jit(preprocess=False)\ndef f(n):\n    s = n\n    for i in range(3):\n        s = s + i if i else s\n   "
        " return s\n"
    )
    t = Traced(function, [Int32])
    assert not t.ops("scf.for") and t.run(4) == 7
    with pytest.raises(CutecError, match="E0301"):
        Traced(define("@jit(preprocess=False)\ndef f(n):\n    if n: pass\n"), [Int32])


def test_methods_and_sources():
    cls = define(
        textwrap.dedent("""
        class Kernel:
            def __init__(self, scale):
                self.scale = scale
            @jit
            def run(self, n):
                if n > 2:
                    n = n * self.scale
                return n
        """),
        "Kernel",
    )
    t = Traced(define("def f(n):\n    return k.run(n)\n", k=cls(3)), [Int32])
    assert (t.run(4), t.run(1)) == (12, 1) and len(t.trace.sources) == 2
    assert cls(3).run(4) == 12  # plain Python outside a trace


def test_assertions_on_run_time_values_need_the_option():
    class Options:
        enable_assertions = True

    function = define("def f(n):\n    assert n > 0, f'n is {3}'\n    assert 1 < 2\n    return n\n")
    assert not Traced(function, [Int32]).ops("cutec.check")
    (check,) = Traced(function, [Int32], options=Options()).ops("cutec.check")
    assert check.attrs["message"] == "n is 3" and check.attrs["line"].value == 2


def test_large_loop_bounds_use_64_bits():
    t = traced(
        "s = Int64(0)\nfor i in range(Int64(n) * 2**33, Int64(n) * 2**33 + 3):\n    s += i\nreturn s", Int32, Float32
    )
    assert t.run(1, 0.0) == sum(range(2**33, 2**33 + 3))
    assert isinstance(t.result, Int64)
