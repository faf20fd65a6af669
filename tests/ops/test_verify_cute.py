"""The verifier of CuTe IR: it passes what tracing makes, and sees what was changed afterwards."""

from __future__ import annotations

from collections.abc import Callable, Hashable

import pytest
from exporting import export_of
from sample_builds import built_names, exports_of
from sample_files import SAMPLES, arch_of, telling

import cutec
from cutec import cute
from cutec.diag import CutecError
from cutec.frontend.exports.export import Export
from cutec.frontend.kernels.trace import trace
from cutec.ir.attrs import IntArray
from cutec.ir.core import Op
from cutec.ir.types import F32, I32
from cutec.layout import Dyn, Layout
from cutec.ops.cute.types import TensorView, type_of
from cutec.ops.verify_cute import parse_cute_type, verify_cute


@cute.kernel
def copy_kernel(a: cute.Tensor, b: cute.Tensor):
    tile = cute.local_tile(a, (4, 8), (0, 0))
    frag = cute.make_fragment_like(tile)
    cute.autovec_copy(tile, frag)
    cute.printf("{} {}", frag[0], cute.crd2idx((1, a.shape[1] - 1), a.layout))
    if cute.elem_less((1, 2), a.shape):
        b[0, 0] = frag[3] + cute.math.exp(frag[1])


@cute.jit
def host(a: cute.Tensor, b: cute.Tensor):
    copy_kernel(a, b).launch(grid=1, block=32)


def traced() -> Op:
    export = export_of(host, ["f32[m,n]", "f32[m,n]"])
    return trace(export, "sm_90a").module


def find(module: Op, name: str) -> Op:
    return next(op for op in module.walk() if op.name == name)


def alike(export: Export) -> tuple[Hashable, ...]:
    """The same for exports that differ in f16 and bf16 alone: their code differs in names."""
    constants = sorted(export.constexprs.items())
    return export.function, *(repr(part).replace("bf16", "f16") for part in (export.signature.params, constants))


@pytest.mark.slow
@pytest.mark.parametrize("sample", [path.stem for path in SAMPLES])
def test_all_exports_can_be_traced(sample: str) -> None:
    """Of exports that are alike the first, if nothing else traces one of them: `test_irdl.py` does
    those that stand for the others, and tests of machine code what they build.
    """
    exports = exports_of(sample)
    elsewhere = built_names(sample).union(export.name for export in telling(exports))
    traced = {alike(export) for export in exports if export.name in elsewhere}
    for export in exports:
        if alike(export) not in traced:
            traced.add(alike(export))
            trace(export, arch_of(export))


def test_a_traced_module_is_sound() -> None:
    verify_cute(traced())


def rename(module: Op) -> None:
    find(module, "cute.load").name = "cute.lode"


def drop_operand(module: Op) -> None:
    find(module, "cute.local_tile").operands.pop()


def drop_attribute(module: Op) -> None:
    del find(module, "cute.make_ptr").attrs["align"]


def wrong_attribute(module: Op) -> None:
    find(module, "cute.copy").attrs["max_bits"] = "128"


def wrong_operand(module: Op) -> None:
    op = (
        find(module, "cute.add_offset")
        if any(o.name == "cute.add_offset" for o in module.walk())
        else find(module, "cute.make_tensor")
    )
    op.operands[0] = op.operands[1]


def wrong_segments(module: Op) -> None:
    find(module, "cutec.print").attrs["operandSegmentSizes"] = IntArray((1, 0, 1))


def wrong_width(module: Op) -> None:
    find(module, "cute.get_scalars").results[0].type = I32


def other_divide(module: Op) -> None:
    find(module, "cute.local_tile").results[0].type = type_of(Layout((4, 8), (1, 4)))


def dynamic_constant(module: Op) -> None:
    find(module, "cute.static").results[0].type = type_of(Dyn())


def text_differs(module: Op) -> None:
    ty = type_of(Layout(4, 1))
    ty.mlir = '!cute.layout<"8:1">'
    find(module, "cute.static").results[0].type = ty


def no_text(module: Op) -> None:
    ty = type_of(Layout(4, 1))
    ty.mlir = '!cute.layout<"(4:">'
    find(module, "cute.static").results[0].type = ty


@pytest.mark.parametrize(
    ("damage", "code"),
    [
        (rename, "E9111"),
        (drop_operand, "E9111"),
        (drop_attribute, "E9111"),
        (wrong_attribute, "E9111"),
        (wrong_operand, "E9111"),
        (wrong_segments, "E9111"),
        (dynamic_constant, "E9111"),
        (text_differs, "E9112"),
        (no_text, "E9112"),
        (wrong_width, "E9111"),
        (other_divide, "E9113"),
    ],
)
def test_damage_is_seen(damage: Callable[[Op], None], code: str) -> None:
    module = traced()
    damage(module)
    with pytest.raises(CutecError) as caught:
        verify_cute(module)
    assert caught.value.code == code


@pytest.mark.parametrize(
    "payload",
    [
        Layout((4, (2, Dyn())), (1, (4, Dyn(64, 8)))),
        (1, (2, None)),
        Dyn(64, 4),
        None,
        cutec.cute.make_swizzle(3, 4, 3),
        (Layout(4, 1), None),
        cute.make_composed_layout(cute.make_swizzle(3, 4, 3), 0, Layout((8, 64), (64, 1))),
        cute.make_identity_layout((4, 8)),
        TensorView(F32, "gmem", 16, Layout((4, Dyn()), (Dyn(64), 1))),
    ],
)
def test_types_read_as_what_they_are(payload) -> None:
    ty = type_of(payload)
    read = parse_cute_type(ty.mlir)
    assert read == ty and type(read) is type(ty) and read.kind == ty.kind


def test_a_build_verifies_when_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    from cutec.driver.build.build import perform
    from cutec.driver.options.options import BuildOptions, Emit

    seen = []
    monkeypatch.setattr("cutec.ops.verify_cute.verify_cute", seen.append)
    sample = str(SAMPLES[0].with_name("vector_add.py"))
    for verify in (False, True):
        perform(BuildOptions(sample, archs=("sm_90a",), emits=(Emit("cute"),), verify_each=verify))
        assert bool(seen) == verify
