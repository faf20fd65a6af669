"""CuTe IR through a stock mlir-opt, with the dialects in IRDL."""

from __future__ import annotations

from pathlib import Path

import pytest
from sample_files import SAMPLES, arch_of, telling

from cutec.driver.kernel_file.load import loaded
from cutec.frontend.kernels.trace import TraceOptions, trace
from cutec.ops.cute.form import is_segmented, parse_form
from cutec.ops.irdl import irdl_text
from cutec.ops.tables import COMPOSITES
from cutec.ops.verify_cute import verify_cute
from cutec.render import module_text


@pytest.mark.tools
@pytest.mark.parametrize("sample", SAMPLES, ids=lambda path: path.stem)
def test_samples_pass(sample: Path, mlir_opt) -> None:
    """The exports of a sample, with checks and all layout operations, in one run of mlir-opt. Our
    own verifier agrees.
    """
    options, texts = TraceOptions(enable_assertions=True, show_layouts=True), []
    with loaded(str(sample)) as file:
        for export in telling(file.exports):
            module = trace(export, arch_of(export), options).module
            verify_cute(module)
            texts.append(module_text(module))
    assert mlir_opt("\n// -----\n".join(texts), "--split-input-file") == (0, "")


def body(*lines: str) -> str:
    """A function of a pointer and a layout around some operations."""
    arguments = '%p: !llvm.ptr<1>, %l: !cute.layout<"4:1">, %i: i32, %w: i64'
    return "\n".join(
        [
            '"func.func"() ({',
            f"^bb0({arguments}):",
            *lines,
            '"func.return"() : () -> ()',
            '}) {sym_name = "f", function_type = (!llvm.ptr<1>, !cute.layout<"4:1">, i32, i64) -> ()} : () -> ()',
        ]
    )


TENSOR = '!cute.tensor<f32, "gmem", 4, "4:1">'
POINTER = '!cute.ptr<f32, "gmem", 4>'
GOOD = (
    f'%b = "cute.make_ptr"(%p) {{element = f32, space = "gmem", align = 4 : i32}} : (!llvm.ptr<1>) -> {POINTER}',
    f'%t = "cute.make_tensor"(%b, %l) : ({POINTER}, !cute.layout<"4:1">) -> {TENSOR}',
    f'%v = "cute.load"(%t) : ({TENSOR}) -> vector<4xf32>',
    f'"cute.store"(%v, %t) : (vector<4xf32>, {TENSOR}) -> ()',
    (
        '%c = "cute.make_coord"(%i, %i, %w) {operandSegmentSizes = array<i32: 2, 1>} : (i32, i32, i64) ->'
        ' !cute.coord<"(?,?{i64},?)">'
    ),
    (
        '%x, %y, %z = "cute.get_scalars"(%c) {only_dynamic, resultSegmentSizes = array<i32: 2, 1>} '
        ': (!cute.coord<"(?,?{i64},?)">) -> (i32, i32, i64)'
    ),
    (
        '"cutec.print"(%i, %w) {format = "%d %lld", order = array<i32: 0, 1>, operandSegmentSizes = array<i32: 1, 1,'
        " 0>} : (i32, i64) -> ()"
    ),
)


@pytest.mark.tools
def test_the_good_module_passes(mlir_opt) -> None:
    assert mlir_opt(body(*GOOD)) == (0, "")


@pytest.mark.tools
@pytest.mark.parametrize(
    ("good", "bad", "said"),
    [
        (0, GOOD[0].replace("(%p)", "(%w)").replace("(!llvm.ptr<1>)", "(i64)"), "i64"),
        (1, GOOD[1].replace("(%b, %l)", "(%b)").replace(', !cute.layout<"4:1">)', ")"), "exactly 2 operands"),
        (0, GOOD[0].replace(", align = 4 : i32", ""), "align"),
        (0, GOOD[0].replace('space = "gmem"', 'space = "nowhere"'), "nowhere"),
        (0, GOOD[0].replace("element = f32", 'element = "f32"'), "f32"),
        (2, GOOD[2].replace("vector<4xf32>", '!cute.layout<"4:1">'), "cute.layout"),
        (4, GOOD[4].replace("!cute.coord", "!cute.shape"), "cute.shape"),
        (4, GOOD[4].replace("2, 1>", "1, 2>"), "i32"),
        (6, GOOD[6].replace("i64) -> ()", "i64) -> i32").replace('"cutec', '%q = "cutec'), "exactly 0 results"),
        (0, '%t = "cute.no_such_operation"() : () -> ()', "no_such_operation"),
    ],
)
def test_what_breaks_a_form_is_refused(good: int, bad: str, said: str, mlir_opt) -> None:
    status, stderr = mlir_opt(body(*GOOD[:good], bad))
    assert status != 0 and said in stderr


@pytest.mark.tools
def test_a_tensor_type_has_its_parameters(mlir_opt) -> None:
    status, stderr = mlir_opt(
        '"func.func"() ({}) {sym_name = "f", function_type = (!cute.tensor<f32, "gmem", "4:1">) -> (), '
        'sym_visibility = "private"} : () -> ()'
    )
    assert status != 0 and "expected 4 type arguments" in stderr


def test_forms_are_sound() -> None:
    """Every form can be read; variadic groups that share a list have one type each, as IRDL
    wants.
    """
    for op in COMPOSITES.values():
        form = parse_form(op.form)
        for slots in (form.operands, form.results):
            if is_segmented(slots) and op.name.startswith("cut"):
                assert all(len(s.kinds) == 1 for s in slots if s.count == "*"), op.name


def test_the_text_covers_the_table() -> None:
    text = irdl_text()
    for name in COMPOSITES:
        dialect, _, short = name.partition(".")
        assert (f"irdl.operation @{short} " in text) == (dialect in ("cute", "cute_nvgpu", "cutec"))
