"""The bytes of bulk copies by line, on IR and machine code that are small enough to see through."""

from __future__ import annotations

import pytest

from cutec.artifact.host import HostProgram, Input, Launch, Node
from cutec.artifact.tensor_map import Im2col, TensorMap, TensorMapRecipe
from cutec.cost.bulk import LOAD, SEND, STORE, Boxes, Copies, Moved, Site, boxes_in, kernel_copies, moved, way_of
from cutec.cost.cards import card
from cutec.cost.kinds import kind_of
from cutec.cost.lines import line_costs
from cutec.cost.listing import Function, Instruction, Place
from cutec.cost.model import weigh
from cutec.cost.operations import work_of
from cutec.ir.attrs import IntArray, Typed
from cutec.ir.core import Block, Loc, Op, Region, Value
from cutec.ir.types import I1, I32, PtrType
from cutec.ops.primitives.cp_async import COPIES

FILE = "k.py"
SHARED, GLOBAL, GENERIC = PtrType(3), PtrType(1), PtrType(0)
MAPS = [TensorMapRecipe("f16", (64, 128), (1, 1)), TensorMapRecipe("f32", (32, 8), (1, 1))]


def code(*instructions: tuple[str, tuple[Place, ...]]) -> Function:
    listed = [Instruction(16 * n, text, text, kind_of(text), places) for n, (text, places) in enumerate(instructions)]
    return Function("kernel", listed)


def at(line: int, *callers: int) -> tuple[Place, ...]:
    return tuple((FILE, number) for number in (line, *callers))


def load(line: int, *callers: int) -> Site:
    return LOAD, at(line, *callers)


@pytest.mark.parametrize(
    ("opcode", "way"),
    [
        ("UTMALDG.4D.IM2COL.MULTICAST", LOAD),
        ("UTMASTG.2D", STORE),
        ("UTMAREDG.2D.ADD", STORE),
        ("UBLKCP.S.G.MULTICAST", LOAD),
        ("UBLKCP.G.S", STORE),
        ("UBLKCP.S.S", SEND),
        ("UBLKRED.G.S.MIN.S32", STORE),
        ("UBLKRED.S.S.ADD", SEND),
        ("UBLKPF.L2", None),
        ("UTMAPF.L2.2D", None),
        ("UTMACMDFLUSH", None),
        ("LDG.E", None),
    ],
)
def test_directions(opcode: str, way: str | None) -> None:
    assert way_of(Instruction(0, opcode, opcode, kind_of(opcode))) == way


@pytest.mark.parametrize(
    ("known", "count", "sizes"),
    [
        ([16], 3, [16, 16, 16]),
        ([16, 32], 2, [16, 32]),
        ([16, 32], 4, [16, 32, 16, 32]),  # unrolled
        ([16, 32], 3, [None, None, None]),  # which of them is there twice?
        ([16, 16, 16], 2, [16, 16]),
        ([None], 2, [None, None]),
        ([], 1, [None]),  # inline PTX, or no IR
    ],
)
def test_several_copies_of_a_line(known: list[int | None], count: int, sizes: list[int | None]) -> None:
    function = code(*[("UTMALDG.2D", at(5))] * count, ("EXIT", at(6)))
    copies = Copies({load(5): known} if known else {})
    assert moved(function, copies) == [*(Moved(LOAD, size) for size in sizes), None]


def test_machine_code_may_name_fewer_callers() -> None:
    copies = Copies({load(5, 7, 9): [16], load(5, 8, 9): [32], load(4, 5, 9): [64], (STORE, at(5, 7, 9)): [128]})
    exact = moved(code(("UTMALDG.2D", at(5, 8, 9))), copies)
    fewer = moved(code(*[("UTMALDG.2D", at(5, 9))] * 2), copies)
    assert exact == [Moved(LOAD, 32)]
    assert fewer == [Moved(LOAD, 16), Moved(LOAD, 32)]
    assert moved(code(("UTMALDG.2D", at(5, 6, 9))), copies) == [Moved(LOAD, None)]


def test_a_copy_takes_bandwidth_of_global_memory() -> None:
    function = code(("UTMALDG.2D", at(5)), ("UBLKCP.S.S", at(6)), ("UTMASTG.2D", at(7)), ("UTMASTG.2D", at(7)))
    copies = Copies({load(5): [16384], (SEND, at(6)): [1024], (STORE, at(7)): [512, None]}, warps=4)
    one, other, *rest = weigh(function, card("H200"), copies=copies)
    assert (one.pipe, one.cycles) == ("global memory", 16384 / 64 / 4)
    assert (other.pipe, other.cycles) == ("shared memory", 1024 / 128 / 4)
    assert [(w.pipe, w.cycles) for w in rest] == [("global memory", 512 / 64 / 4), ("issue slots", 0.25)]
    lines = line_costs(function, card("H200"), copies=copies)
    assert [line.bulk for line in lines] == [{LOAD: 16384}, {SEND: 1024}, {STORE: None}]
    assert [line.bytes for line in lines] == [{}, {}, {}]


def test_without_ir_nothing_is_known() -> None:
    (line,) = line_costs(code(("UTMALDG.2D", at(5))), card("H200"))
    assert (line.bulk, line.limit) == ({LOAD: None}, "issue slots")


# -- the IR ----------------------------------------------------------------------------------------


def host(*launches: tuple[int, ...]) -> HostProgram:
    """Value 0 is a number, values 1 and 2 are maps; `launches` have these values as arguments."""
    nodes = tuple(Node("tensor_map", "tensor_map", (), recipe) for recipe in MAPS)
    shape = ((0, 0, 0), (0, 0, 0), None, 0)
    return HostProgram((Input("scalar", "n", 0, "i32"),), nodes, tuple(Launch("kernel", *shape, a) for a in launches))


class Kernel:
    """A kernel whose parameters are a number and two tensor maps."""

    def __init__(self) -> None:
        self.block = Block((I32, GENERIC, GENERIC, SHARED, GLOBAL, I1))
        self.number, self.first, self.second, self.shared, self.there, self.flag = self.block.args
        bounds = {"sym_name": "kernel", "gpu.kernel": None, "nvvm.reqntid": IntArray((64, 3, 1))}
        self.op = Op("llvm.func", attrs=bounds, regions=[Region(self.block)])

    def add(self, name: str, *operands: Value, result: bool = False, line: int = 0, **attrs: object) -> Op:
        types = [operands[-1].type] if result else []
        return self.block.append(Op(name, operands, types, attrs, (), Loc(f"/home/{FILE}", line)))

    def tensor_load(self, tensor: Value, line: int) -> None:
        self.add("cutec.tma.load", self.shared, tensor, self.shared, self.number, line=line)

    def copy_in(self, count: Value, line: int, file: str = f"/home/{FILE}") -> None:
        self.add("cutec.bulk.load", self.shared, self.there, count, self.shared, line=line).loc = Loc(file, line)

    def copies(self, *launches: tuple[int, ...]) -> Copies:
        return kernel_copies(self.op, host(*launches))


def test_boxes_and_numbers_of_bytes() -> None:
    kernel = Kernel()
    constant = kernel.block.append(Op("arith.constant", (), (I32,), {"value": Typed(512, I32)})).result
    kernel.tensor_load(kernel.first, 3)
    kernel.tensor_load(kernel.second, 4)
    kernel.copy_in(constant, 5)
    kernel.copy_in(kernel.number, 6)
    kernel.add("cutec.tma.store", kernel.second, kernel.shared, kernel.number, line=7)
    kernel.add("cutec.bulk.send", kernel.shared, kernel.shared, constant, kernel.shared, line=8)
    kernel.add("cutec.bulk.prefetch", kernel.there, constant, line=9)
    found = kernel.copies((0, 1, 2))
    assert found.sites == {
        load(3): [64 * 128 * 2],
        load(4): [32 * 8 * 4],
        load(5): [512],
        load(6): [None],
        (STORE, at(7)): [32 * 8 * 4],
        (SEND, at(8)): [512],
    }
    assert found.warps == 6


def test_a_map_that_differs_between_launches_or_paths() -> None:
    kernel = Kernel()
    kernel.tensor_load(kernel.first, 3)
    kernel.tensor_load(kernel.add("arith.select", kernel.flag, kernel.first, kernel.second, result=True).result, 4)
    assert kernel.copies((0, 1, 2), (0, 1, 1)).sites == {load(3): [16384], load(4): [None]}
    assert kernel.copies((0, 1, 2), (0, 2, 2)).sites == {load(3): [None], load(4): [None]}
    assert kernel.copies((0, 2, 2)).sites == {load(3): [1024], load(4): [1024]}


def test_files_of_one_name_are_not_mixed_up() -> None:
    kernel = Kernel()
    constant = kernel.block.append(Op("arith.constant", (), (I32,), {"value": Typed(512, I32)})).result
    kernel.copy_in(constant, 5)
    kernel.copy_in(constant, 5, "/home/other/k.py")
    assert kernel.copies((0, 1, 2)).sites == {load(5): [None]}


def test_boxes_count_what_lies_inside_of_the_tensor():
    halves, words = MAPS
    columns = TensorMapRecipe("bf16", (), (1,) * 4, im2col=Im2col((-1, -1), (0, 1), 64, 128))
    launch = [
        7,
        TensorMap(halves, 0, (256, 128), (512,)),  # boxes of 64 x 128 cover it exactly
        TensorMap(halves, 0, (64, 1), (128,)),  # a row of 128
        TensorMap(words, 0, (40, 8), (160,)),  # 32 + 8 columns: 20 of 32 in the mean
        TensorMap(words, 0, (32, 0), (128,)),  # nothing is copied
        TensorMap(columns, 0, (64, 9, 9, 2), (128, 1152, 10368)),  # pixels beyond are not known
    ]
    whole, inside = boxes_in(launch)
    assert whole == [None, 16384, 16384, 1024, 1024, columns.box_bytes]
    assert inside == [None, 16384, 128, 640, 1024, columns.box_bytes]


def test_copies_of_threads_count_the_same_with_a_prefetch_of_l2() -> None:
    works = []
    for name in COPIES:
        kernel = Kernel()
        kernel.add(name, kernel.shared, kernel.there, size=Typed(16, I32))
        works.append(work_of(kernel.block, kernel.op, Boxes((), ()), card("H200")))
    assert works[0] == works[1] and works[0].loaded == works[0].prefetched == 32 * 16
