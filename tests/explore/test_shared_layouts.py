"""Which layouts address which allocation of shared memory."""

from __future__ import annotations

from cutec.explore.cute_text import operations
from cutec.explore.mlir_text import mlir_lines
from cutec.explore.shared_layouts import addressed
from cutec.layout import parse

# %3 begins at byte 512. %sB is sliced at a stage that a run decides, and its part is loaded from.
CUTE = """\
%0 = "llvm.mlir.addressof"() {global_name = @dynamic_smem} : () -> !llvm.ptr<3>
%1 = "cute.make_ptr"(%0) {element = i8, space = "smem", align = 128 : i32} : \
(!llvm.ptr<3>) -> !cute.ptr<i8, "smem", 128>
%2 = "cute.static"() : () -> !cute.int_tuple<"512">
%3 = "cute.add_offset"(%1, %2) : (!cute.ptr<i8, "smem", 128>, !cute.int_tuple<"512">) -> !cute.ptr<i8, "smem", 128>
%4 = "cute.get_address"(%3) : (!cute.ptr<i8, "smem", 128>) -> !llvm.ptr<3>
%5 = "cute.make_ptr"(%4) {element = f16, space = "smem", align = 128 : i32} : \
(!llvm.ptr<3>) -> !cute.ptr<f16, "smem", 128>
%8, %9 = "cute.slice_and_offset"(%7, %6) : (!cute.layout<"(4,8,3):(8,1,32)">, !cute.coord<"(_,_,?)">) \
-> (!cute.layout<"(4,8):(8,1)">, !cute.int_tuple<"?{div=32}">)
%10 = "cute.add_offset"(%5, %9) : (!cute.ptr<f16, "smem", 128>, !cute.int_tuple<"?{div=32}">) \
-> !cute.ptr<f16, "smem", 64>
%11 = "cute.make_tensor"(%10, %8) : (!cute.ptr<f16, "smem", 64>, !cute.layout<"(4,8):(8,1)">) \
-> !cute.tensor<f16, "smem", 64, "(4,8):(8,1)">
%12 = "cute.make_ptr"(%0) {element = f32, space = "smem", align = 128 : i32} : \
(!llvm.ptr<3>) -> !cute.ptr<f32, "smem", 128>
%13 = "cute.make_tensor"(%12, %14) : (!cute.ptr<f32, "smem", 128>, !cute.layout<"(4,?):(1,4)">) \
-> !cute.tensor<f32, "smem", 128, "(4,?):(1,4)">
%15 = "cute.make_tensor"(%12, %16) : (!cute.ptr<f32, "smem", 128>, !cute.layout<"(4,2):(1,4)">) \
-> !cute.tensor<f32, "smem", 128, "(4,2):(1,4)">
%17 = "cute.make_tensor"(%12, %18) : (!cute.ptr<f32, "smem", 128>, !cute.layout<"(4,4):(1,4)">) \
-> !cute.tensor<f32, "smem", 128, "(4,4):(1,4)">
%19 = "cute.make_tensor"(%99, %18) : (!cute.ptr<f32, "gmem", 128>, !cute.layout<"(4,4):(1,4)">) \
-> !cute.tensor<f32, "gmem", 128, "(4,4):(1,4)">
"""


def test_layouts_are_followed_to_where_the_allocator_put_them() -> None:
    found = addressed(operations(mlir_lines(CUTE)))
    assert {begin: (a.element.mlir, a.layout, a.stages) for begin, a in found.items()} == {
        0: ("f32", parse("(4,4):(1,4)"), 1),  # the largest static one
        512: ("f16", parse("(4,8,3):(8,1,32)"), 3),  # the one that counts stages
    }


def test_text_without_shared_memory_addresses_none() -> None:
    assert addressed(operations(mlir_lines('%0 = "arith.constant"() : () -> i32'))) == {}
