"""Variables of values in CuTe IR, and the memory that layouts address."""

from __future__ import annotations

from cutec.explore.cute_text import Operation, operations
from cutec.explore.layouts import memories, named_values
from cutec.explore.mlir_text import mlir_lines
from cutec.explore.names import Names
from cutec.explore.places import At

PYTHON = """\
def kernel(tiled, gA, index):
    sA = allocate(layout)
    part = tiled.get_slice(index)
    other = cute.make_layout((4, 8))
    tAsA = part.partition_D(sA)
    cute.copy(tiled, gA, tAsA)
    tAsA[0, None] = 1
    first, second = cute.zipped_divide(sA, 2), cute.make_layout(4)
"""
CUTE = """\
%1 = "cute.make_layout"(%0) : (!cute.shape<"(4,8)">) -> !cute.layout<"(4,8):(1,4)"> loc("k.py":4:13)
%2, %3 = "cute.partition_d"(%1, %8, %9) : (!cute.layout<"(4,8):(1,4)">, !cute.tiled_copy<"universal", f16, 128, \
"((8,16),8):((128,1),16)", "[16:1;64:1]">, !cute.int_tuple<"?">) -> (!cute.layout<"(4):(1)">, !cute.int_tuple<"0">) \
loc("k.py":5:12)
%5 = "cute.make_tensor"(%4, %2) : (!cute.ptr<f16, "smem", 16>, !cute.layout<"(4):(1)">) -> \
!cute.tensor<f16, "smem", 16, "(4):(1)"> loc("k.py":6:5)
"cute.copy"(%6, %5) : (!cute.tensor<f16, "gmem", 16, "4:1">, !cute.tensor<f16, "smem", 16, "(4):(1)">) -> () \
loc("k.py":6:5)
%7 = "cute.make_layout"(%0) : (!cute.shape<"4">) -> !cute.layout<"4:1"> loc("k.py":8:48)
%10 = "arith.constant"() {value = 4 : i32} : () -> i32 loc("k.py":8:48)
"""


def _operations(python_3_10: bool = False) -> list[Operation]:
    found = list(operations(mlir_lines(CUTE)))
    if not python_3_10:
        return found
    return [op._replace(chain=tuple(At(at.file, at.line, 1) for at in op.chain)) for op in found]


def test_operations_are_read_with_their_types() -> None:
    found = _operations()
    assert [op.short for op in found] == ["make_layout", "partition_d", "make_tensor", "copy", "make_layout"]
    partition = found[1]
    assert partition.results == ("%2", "%3")
    assert partition.operands == ("%1", "%8", "%9")
    assert partition.result_types == ('!cute.layout<"(4):(1)">', '!cute.int_tuple<"0">')
    assert len(partition.operand_types) == 3


def test_variables_are_those_of_calls_and_assignments() -> None:
    held = {(f.name, f.value): f.at.line for f in named_values(_operations(), Names({"k.py": PYTHON}))}
    assert held == {
        ("other", "%1"): 4,
        ("sA", "%1"): 2,
        ("tiled", "%8"): 5,  # a parameter: the line that uses it
        ("gA", "%6"): 6,
        ("tAsA", "%2"): 5,
        ("tAsA", "%5"): 5,
        ("second", "%7"): 8,
    }


def test_without_columns_only_what_is_alone_on_its_line_has_a_name() -> None:
    held = {f.name for f in named_values(_operations(python_3_10=True), Names({"k.py": PYTHON}))}
    assert "second" not in held
    assert {"other", "sA", "gA"} <= held


def test_a_file_that_is_no_python_names_nothing() -> None:
    assert not named_values(_operations(), Names({"k.py": "def ("}))


def test_a_layout_addresses_the_memory_of_tensors_made_with_parts_of_it() -> None:
    found = memories(_operations())
    assert {name: (m.element.mlir, m.space) for name, m in found.items()} == dict.fromkeys(
        ("%1", "%2"), ("f16", "smem")
    )
