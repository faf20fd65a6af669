"""The file form of lowered IR."""

import json
import math

import numpy as np
import pytest
from barrier_kernels import producer_consumer
from counting import counted
from kernel_kit import Kernel

from cutec.diag import CutecError
from cutec.interpreter import Device
from cutec.ir.attrs import IntArray, Raw, Symbol, Typed, text
from cutec.ir.core import Loc, Op, module
from cutec.ir.parse import parse_type
from cutec.ir.serial import dumps, loads
from cutec.ir.types import BF16, F32, FLOATS, I1, I8, I32, I64, OpaqueType, VectorType, integer, ptr


def same(a: Op, b: Op) -> bool:
    """Structural equality, values by their order of definition."""
    numbers: list[dict] = [{}, {}]

    def compare(x: Op, y: Op) -> bool:
        if (x.name, x.loc, [v.type for v in x.results]) != (y.name, y.loc, [v.type for v in y.results]) or list(
            x.attrs
        ) != list(y.attrs):
            return False
        if [numbers[0][v] for v in x.operands] != [numbers[1][v] for v in y.operands] or len(x.regions) != len(
            y.regions
        ):
            return False
        if any(repr(x.attrs[k]) != repr(y.attrs[k]) for k in x.attrs):
            return False
        for r, s in zip(x.regions, y.regions, strict=True):
            if len(r.block.args) != len(s.block.args) or len(r.block.ops) != len(s.block.ops):
                return False
            for v, w in zip(r.block.args, s.block.args, strict=True):
                numbers[0][v] = numbers[1][w] = len(numbers[0])
            if not all(compare(p, q) for p, q in zip(r.block.ops, s.block.ops, strict=True)):
                return False
        for v, w in zip(x.results, y.results, strict=True):
            numbers[0][v] = numbers[1][w] = len(numbers[0])
        return True

    return compare(a, b)


def test_round_trip_of_a_kernel_that_then_runs():
    original = producer_consumer().finish()
    data = dumps(original)
    copy = loads(data)
    assert same(original, copy) and dumps(copy) == data
    out = np.zeros(32, np.int32)
    device = Device(copy)
    device.launch("kernel", (1, 1, 1), (64, 1, 1), [device.buffer(out, "out")])
    assert out.tolist() == [5 * (31 - i) + 1000 for i in range(32)]


def test_every_attribute_survives():
    attrs = {
        "text": 'quote " and \\ and ünïcode',
        "flags": [True, False, None],
        "unit": None,
        "numbers": [
            Typed(5, I32),
            Typed(-1, I64),
            Typed(1.5, F32),
            Typed(-0.0, F32),
            Typed(1e-45, F32),
            Typed(True, I1),
            Typed(2**63 - 1, I64),
        ],
        "odd": [Typed(math.inf, F32), Typed(-math.inf, BF16), Typed(math.nan, F32)],
        "vectors": [Typed((1, 2), VectorType(2, I32)), Typed(0.0, VectorType(4, F32))],
        "symbols": [Symbol("a"), Symbol("a", "b")],
        "arrays": [IntArray((1, -2), 64), IntArray(())],
        "raw": Raw("#nvvm<shfl_kind bfly>"),
        "type": OpaqueType("!llvm.func<void (ptr<1>, i32)>"),
        "nested": {"x": {"y": Typed(1, I8)}, "z": []},
    }
    m = module()
    m.body.append(Op("test.op", attrs=attrs))
    back = loads(dumps(m)).body.ops[0].attrs
    assert repr(back) == repr(attrs) and text(back) == text(attrs)


def test_locations_keep_their_callers():
    outer = Loc("kernel.py", 10, 5, 20, "main")
    inner = Loc("lib/helper.py", 3, 1, 0, "helper", outer)
    m = module()
    for loc in (inner, outer, inner):
        m.body.append(Op("test.op", loc=loc))
    data = dumps(m)
    assert [op.loc for op in loads(data).body.ops] == [inner, outer, inner]
    assert len(json.loads(data)["locs"]) == 2
    assert loads(data).loc.line == 0


@pytest.mark.parametrize(
    "ty",
    [
        *FLOATS.values(),
        integer(1),
        integer(128),
        VectorType(8, BF16),
        ptr(0),
        ptr(3),
        OpaqueType("!llvm.array<16 x i8>"),
    ],
    ids=str,
)
def test_types_from_text(ty):
    assert parse_type(ty.mlir) == ty and type(parse_type(ty.mlir)) is type(ty)


@pytest.mark.parametrize(
    "bad", ["", "f33", "vector<x4>", "vector<0xf32>", "vector<4x!llvm.ptr>", "llvm.ptr", "i", "() -> ()"]
)
def test_text_that_is_no_type(bad):
    with pytest.raises(ValueError, match="no type"):
        parse_type(bad)


def mutations():
    good = json.loads(dumps(producer_consumer().finish()))
    kernel = good["module"][4][0][1][-1]

    def changed(path, value):
        copy = json.loads(json.dumps(good))
        place = copy
        for step in path[:-1]:
            place = place[step]
        place[path[-1]] = value
        return json.dumps(copy).encode()

    body = ["module", 4, 0, 1, len(good["module"][4][0][1]) - 1]
    first = [*body, 4, 0, 1, 0]
    assert kernel[4]
    yield "cut off", dumps(producer_consumer().finish())[:-50]
    yield "not JSON", b"\x80\x81"
    yield "a list", b"[1, 2]"
    yield "another format", changed(["format"], "else")
    yield "no places", changed(["locs"], None)
    yield "an unknown type", changed([*first, 5], ["f33"])
    yield "a list for a type", changed([*first, 5], [["f32"]])
    yield "a number for a name", changed([*first, 0], 7)
    yield "a number for a file", changed(["locs", 0, 0], 7)
    yield "a text for a line", changed(["locs", 0, 1], "7")
    yield "a place beyond the last", changed([*first, 1], 10_000)
    yield "a place before the first", changed([*first, 1], -10_000)
    yield "a place that is no number", changed([*first, 1], "1")
    yield "an operand before the first", changed([*first, 2], [500])
    yield "an operand not yet defined", changed([*first, 2], [0])
    yield "a negative operand", changed([*first, 2], [-1])
    yield "an operand that is no number", changed([*first, 2], ["1"])
    yield "an attribute of no known tag", changed([*first, 3], ["a", ["?", 1]])
    yield "an attribute of no name", changed([*first, 3], [1, None])
    yield "an odd attribute list", changed([*first, 3], ["a"])
    yield "an operation of three parts", changed(first, ["a", 0, []])
    yield "a location inlined through one before the first", changed(["locs", 0, 5], 1)
    yield "a location inlined through a later one", changed(["locs", 0, 5], -1)
    yield "a number as text", changed([*first, 3], ["a", ["n", "i32", "one"]])


@pytest.mark.parametrize("data", [pytest.param(d, id=n) for n, d in mutations()])
def test_malformed_files_are_refused(data):
    with pytest.raises(CutecError) as caught:
        loads(data)
    assert caught.value.code == "E3201"


def test_a_value_may_not_be_used_outside_its_region():
    document = json.loads(dumps(producer_consumer().finish()))
    kernel = document["module"][4][0][1][-1]
    if_op = next(op for op in kernel[4][0][1] if op[4])
    inside = if_op[4][0][1][0]
    document["module"][4][0][1].append([inside[0], 0, [1], [], [], []])
    with pytest.raises(CutecError, match="outside of the region"):
        loads(json.dumps(document).encode())


def test_another_schema_is_named():
    document = json.loads(dumps(module()))
    document["schema"] = 1
    with pytest.raises(CutecError) as caught:
        loads(json.dumps(document).encode())
    assert caught.value.code == "E3202" and "schema 1" in caught.value.message


def test_loading_is_linear_in_the_operations():
    k = Kernel(I32)
    value = k.args[0]
    while k.line < 2000:
        value = k.binary("addi", value, k.args[0])
    data = dumps(k.finish())
    with counted(limit=35 * 2000):  # calls of functions; 24 were made for each operation
        loads(data)
