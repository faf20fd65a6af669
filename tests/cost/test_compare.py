"""What differs between two versions of a kernel, on short listings."""

from __future__ import annotations

from listing_kit import PLACES

from cutec.cost.compare import LineChange, compare, pairs, sass_diff
from cutec.cost.listing import Function, read_listing


def kernel(text: str = PLACES) -> Function:
    (function,) = read_listing(text)
    return function


def test_equal() -> None:
    found = compare(kernel(), kernel(), "scale.py", "scale.py")
    assert found.same and not found.lines
    assert found.size == (0xA0, 0xA0)
    assert found.mix["tensor core"] == (1, 1)


def test_names_of_labels_do_not_count() -> None:
    assert compare(kernel(), kernel(PLACES.replace(".L_x_", ".L_y_")), "scale.py", "scale.py").same


def test_another_target_of_a_branch_counts() -> None:
    text = PLACES.replace("@P2 BRA `(.L_x_0)", "@P2 BRA `(.L_x_1)")
    assert not compare(kernel(), kernel(text), "scale.py", "scale.py").same


def test_another_register_is_other_code_with_the_same_counts() -> None:
    found = compare(kernel(), kernel(PLACES.replace("R8, R4, R12", "R8, R4, R14")), "scale.py", "scale.py")
    assert not found.same and not found.lines
    assert all(before == after for before, after in found.mix.values())


def test_numbers_by_line_of_the_kernels_file() -> None:
    text = PLACES.replace("/*0060*/                   EXIT", "/*0060*/                   NOP ;\n        /*0068*/ EXIT")
    found = compare(kernel(), kernel(text), "scale.py", "scale.py")
    assert found.lines == [LineChange("scale.py", 6, 2, 3)]
    assert found.mix["control"] == (5, 6)


def test_lines_of_a_renamed_file_are_compared() -> None:
    renamed = kernel(PLACES.replace('"scale.py"', '"scale_2.py"'))
    assert compare(kernel(), renamed, "scale.py", "scale_2.py").lines == []
    assert compare(kernel(), renamed, "scale.py", "scale.py").lines != []


def test_kernels_of_one_name_belong_together_then_the_others_in_order() -> None:
    a = [Function(name) for name in ("x", "old", "same")]
    b = [Function(name) for name in ("same", "new", "x")]
    assert [(one.name, other.name) for one, other in pairs(a, b)] == [("x", "x"), ("same", "same"), ("old", "new")]


def test_a_unified_diff_by_lines() -> None:
    text = PLACES.replace("HMMA.16816.F32.BF16", "HMMA.16816.F32")
    lines = sass_diff(kernel(), kernel(text), str, str, ("before", "after"))
    assert lines[:2] == ["--- before", "+++ after"]
    assert [line for line in lines[2:] if line[0] in "+-"] == [
        "-        HMMA.16816.F32.BF16 R8, R4, R12, R8",
        "+        HMMA.16816.F32 R8, R4, R12, R8",
    ]
    assert " //     ↳ inner.py:2" in lines
