"""Workspaces in declarations, in the trace, and on the interpreter."""

from __future__ import annotations

import numpy as np
import pytest

import cutec
from cutec import cute
from cutec.artifact.param_text import param_text
from cutec.artifact.signature import WorkspaceParam
from cutec.diag import CutecError
from cutec.frontend.exports.argspec import parse
from cutec.frontend.exports.export import export
from cutec.testing import simulate


@cute.kernel
def parts_kernel(x: cute.Tensor, parts: cute.Tensor, filled: cutec.Constexpr):
    tid, _, _ = cute.arch.thread_idx()
    bid, _, _ = cute.arch.block_idx()
    if filled and tid < x.shape[1]:
        parts[bid, tid] = x[bid, tid]


@cute.kernel
def sum_kernel(y: cute.Tensor, parts: cute.Tensor):
    tid, _, _ = cute.arch.thread_idx()
    if tid < y.shape[0]:
        total = cutec.Float32(0)
        for row in range(parts.shape[0]):
            total += parts[row, tid]
        y[tid] = total


@cute.jit
def columns(x: cute.Tensor, y: cute.Tensor, parts: cute.Tensor, filled: cutec.Constexpr = True):
    assert parts.shape[1] is not None
    parts_kernel(x, parts, filled).launch(grid=parts.shape[0], block=64)
    sum_kernel(y, parts).launch(grid=1, block=64)


@cute.jit
def maybe(x: cute.Tensor, scratch: cute.Tensor, n: cutec.Int32, splits: cutec.Constexpr = 1, tile=(8, 8)):
    assert (scratch is None) == (splits == 1)


@cute.kernel
def count_kernel(counters: cute.Tensor, step: cutec.Int32):
    cute.arch.atomic_add(counters.iterator + cute.arch.block_idx()[0], step)


@cute.jit
def count(x: cute.Tensor, counters: cute.Tensor, step: cutec.Int32):
    count_kernel(counters, step).launch(grid=x.shape[0], block=1)


def shapes(*args, **kw) -> list[tuple[int | str, ...]]:
    return [e.signature.workspaces[0].shape for e in export(maybe, ["f32[m,n]", *args], **kw)]


def test_the_text_and_the_object_say_the_same() -> None:
    spec = parse("workspace zeroed i32[ (m + 127) // 128,n, 4 ]@128 if $splits > 1")
    made = cutec.workspace(cutec.Int32, ("(m + 127) // 128", "n", 4), zeroed=True, align=128, when="$splits > 1")
    assert spec == made
    (one,) = export(maybe, ["f32[m,n]", "workspace Float32[m * 2,n]"], constexpr={"splits": 2})
    (param,) = one.signature.workspaces
    assert param == WorkspaceParam("scratch", "f32", ("m * 2", "n"), 16)
    assert param_text(param, one.signature) == "workspace f32[m * 2,n]@16"
    assert [(leaf.kind, leaf.index) for leaf in one.signature.leaves() if leaf.param == "scratch"] == [
        ("ptr", 0),
        ("extent", 0),
    ]


def test_keys_of_variants_stand_for_numbers_and_forms_may_have_none() -> None:
    text = "workspace f32[$splits * 2, (m - 1) // $tile[1] + 1] if $splits > 1"
    forms = [("m < 9", {"splits": 3, "tile": (4, 16)}), ("", {"splits": 1, "tile": (4, 8)})]
    assert shapes(text, "i32", choose=forms) == [(6, "(m - 1) // 16 + 1"), (0,)]
    assert shapes("workspace f32[n * 2, $splits]", "i32", variants={"splits": [2]}) == [("n * 2", 2)]


def test_a_key_that_a_form_leaves_out_has_the_default_of_the_parameter() -> None:
    text = "workspace f32[m, $splits] if $splits > 1"
    assert shapes(text, "i32", choose=[("m < 9", {"splits": 3}), ("", {"tile": (4, 8)})]) == [("m", 3), (0,)]
    assert shapes(text, "i32", choose=[("", {"tile": (4, 8)})], constexpr={"splits": 2}) == [("m", 2)]
    assert shapes("workspace f32[m, $tile[1]]", "i32") == [("m", 8)]
    with pytest.raises(CutecError, match=r"\$tiles names no variant key"):
        shapes("workspace f32[m, $tiles] if $splits > 1", "i32", variants={"splits": [2]})


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("workspace", "is no workspace"),
        ("workspace f32", "is no workspace"),
        ("workspace f32[]", "'' is no extent"),
        ("workspace f32[0, m]", "'0' is no extent"),
        ("workspace f32[m, 3 - 4]", "expected 1 to"),
        ("workspace f32[(2 - 2) * m]", "expected 1 to"),
        ("workspace f32[65536 * 32768]", "expected 1 to"),
        ("workspace f32[2147483647, 2147483647, m, 2]", "more than 9223372036854775807 bytes"),
        ("workspace f32[q]", "unknown name 'q' in 'q', known: m, n"),
        ("workspace f32[m / 4]", "is no sum"),
        ("workspace f32[m // n]", "divisors are positive numbers"),
        ("workspace f32[m < 4]", "unexpected '<'"),
        ("workspace f32[(m < 4)]", "a condition stands"),
        ("workspace f32[m] if m > 4", "unknown name 'm'"),
        ("workspace f32[m] if 4", "is a number"),
        ("workspace f32[m]@12", "not a power of two"),
        ("workspace f32[$tile]", "$tile is (8, 4), no number"),
        ("workspace f32[$tile[2]]", "$tile[2] is (8, 4), no number"),
        (cutec.workspace("f32", ("n n",)), "unexpected 'n'"),
    ],
)
def test_what_cannot_be_a_workspace_is_refused(text: object, reason: str) -> None:
    with pytest.raises(CutecError) as caught:
        shapes(text, "i32", variants={"tile": [(8, 4)]})
    assert caught.value.code == "E1026" and reason in caught.value.message, caught.value


@pytest.mark.parametrize("extent", [-1, True, 2.0, None])
def test_what_is_no_extent_is_refused(extent: object) -> None:
    with pytest.raises(CutecError, match="E1026"):
        cutec.workspace("f32", (extent,))  # pyright: ignore[reportArgumentType]  # it is wrong


def run(x: np.ndarray, filled: bool = True) -> np.ndarray:
    y = np.zeros(x.shape[1], np.float32)
    types = {"x": "f32[m,n]", "y": "f32[n]", "parts": "workspace f32[m * 2 // 2,n]"}
    simulate(columns, x, y, None, filled, types=types)
    return y


def test_the_interpreter_has_the_memory() -> None:
    x = np.arange(60, dtype=np.float32).reshape(5, 12)
    np.testing.assert_array_equal(run(x), x.sum(0))
    assert run(x[:0]).tolist() == [0] * 12


def test_what_nobody_wrote_is_not_to_be_read() -> None:
    with pytest.raises(CutecError) as caught:
        run(np.ones((5, 12), np.float32), filled=False)
    assert caught.value.code == "E5003" and "parts[0]" in caught.value.message, caught.value


def test_a_zeroed_workspace_is_zero_and_stays_so() -> None:
    types = {"x": "f32[m]", "counters": "workspace zeroed i32[m + 0]"}
    simulate(count, np.ones(3, np.float32), None, 0, types=types)
    with pytest.raises(CutecError, match="workspace 'counters' is not zero after the call: element 0 is 2") as caught:
        simulate(count, np.ones(3, np.float32), None, 2, types=types)
    assert caught.value.code == "E5022"


def test_exports_show_their_workspaces() -> None:
    (shown,) = export(count, ["f32[m]", "workspace zeroed i32[m]", "i32"])
    assert repr(shown) == "Export(count: x f32[m]@16, counters workspace zeroed i32[m]@16, step i32)"
