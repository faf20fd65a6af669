"""Host programs: every operation against an independent definition, validation, folding,
launches.
"""

import math
import random
from functools import cache
from pathlib import Path

import pytest

from cutec.artifact.host import HostProgram, Input, Launch, Node, compile_program, lower, validate
from cutec.artifact.host_ops import OPS, fastdiv, round_f32, wrap
from cutec.diag import CutecError


def evaluate(op, type, args, arg_types, *, constant):
    """The value of one operation, either folded (all arguments constant) or computed from
    inputs.
    """
    constants = tuple(Node("const", t, (), a) for a, t in zip(args, arg_types))
    run = compiled(op, type, (), constants) if constant else of_inputs(op, type, arg_types)
    (launch,) = run(() if constant else args)
    return launch.args[0]


def compiled(op, type, inputs, constants):
    n = len(inputs) + len(constants)
    nodes = (*constants, Node(op, type, tuple(range(n))), Node("const", "i32", (), 1))
    one = (n + 1,) * 3
    return compile_program(HostProgram(inputs, nodes, (Launch("k", one, one, None, n + 1, (n,)),)))


def folded(op, type, pairs):
    """The values of an operation of two constants, of all pairs in one program."""
    nodes = [Node("const", type, (), value) for pair in pairs for value in pair]
    nodes += [Node(op, type, (2 * i, 2 * i + 1)) for i in range(len(pairs))]
    one = len(nodes)
    results = tuple(range(2 * len(pairs), one))
    program = HostProgram(
        (), (*nodes, Node("const", "i32", (), 1)), (Launch("k", (one,) * 3, (one,) * 3, None, one, results),)
    )
    return list(compile_program(program)(())[0].args)


@cache
def of_inputs(op, type, arg_types):
    return compiled(op, type, tuple(Input("scalar", f"p{i}", 0, t) for i, t in enumerate(arg_types)), ())


def both(op, type, args, arg_types=None):
    arg_types = arg_types or (type,) * len(args)
    folded, computed = (evaluate(op, type, args, arg_types, constant=c) for c in (True, False))
    assert folded == computed or (folded != folded and computed != computed)
    return computed


INTERESTING = {w: [0, 1, -1, 2, 3, 7, -7, (1 << w - 1) - 1, -(1 << w - 1), 100 % (1 << w - 1)] for w in (8, 32, 64)}


def unsigned(a, w):
    return a % (1 << w)


INT_ORACLE = {
    "add": lambda a, b, w: a + b,
    "sub": lambda a, b, w: a - b,
    "mul": lambda a, b, w: a * b,
    "floordiv": lambda a, b, w: math.floor(fraction(a, b)),
    "mod": lambda a, b, w: a - b * math.floor(fraction(a, b)),
    "divs": lambda a, b, w: math.trunc(fraction(a, b)),
    "rems": lambda a, b, w: a - b * math.trunc(fraction(a, b)),
    "divu": lambda a, b, w: unsigned(a, w) // unsigned(b, w),
    "remu": lambda a, b, w: unsigned(a, w) % unsigned(b, w),
    "min": lambda a, b, w: min(a, b),
    "max": lambda a, b, w: max(a, b),
    "and": lambda a, b, w: unsigned(a, w) & unsigned(b, w),
    "or": lambda a, b, w: unsigned(a, w) | unsigned(b, w),
    "xor": lambda a, b, w: unsigned(a, w) ^ unsigned(b, w),
    "shl": lambda a, b, w: 0 if unsigned(b, w) >= w else a << b,
    "shrs": lambda a, b, w: (0 if a >= 0 else -1) if unsigned(b, w) >= w else a >> b,
    "shru": lambda a, b, w: 0 if unsigned(b, w) >= w else unsigned(a, w) >> b,
    "mulhi": lambda a, b, w: (a * b) // (1 << w),
    "mulhiu": lambda a, b, w: (unsigned(a, w) * unsigned(b, w)) // (1 << w),
}


def fraction(a, b):
    from fractions import Fraction

    return Fraction(a, b)


@pytest.mark.parametrize("op", INT_ORACLE)
@pytest.mark.parametrize("width", (8, 32, 64))
def test_integer_operations_wrap(op, width):
    divides = op in ("floordiv", "mod", "divs", "rems", "divu", "remu")
    pairs = [(a, b) for a in INTERESTING[width] for b in INTERESTING[width] if b or not divides]
    wanted = [wrap(INT_ORACLE[op](a, b, width), width) for a, b in pairs]
    kind = f"i{width}"
    run = of_inputs(op, kind, (kind, kind))
    assert [(*pair, run(pair)[0].args[0]) for pair in pairs] == [(*p, want) for p, want in zip(pairs, wanted)]
    assert folded(op, kind, pairs) == wanted


@pytest.mark.parametrize("op", ("floordiv", "divs", "divu", "mod", "rems", "remu", "add", "mul"))
@pytest.mark.parametrize("kind", ("symbol", "scalar"))
def test_constant_operands(op, kind):
    """Divisors that are known, and symbols, which are not negative, take shorter ways to the same
    results.
    """
    for b in (1, 2, 3, -1, -2, 128, 1 << 30, -(1 << 31), 2**31 - 1):
        inputs = (Input(kind, "p", 0, "i32"),)
        nodes = (Node("const", "i32", (), b), Node(op, "i32", (0, 1)), Node("const", "i32", (), 1))
        run = compile_program(HostProgram(inputs, nodes, (Launch("k", (3, 3, 3), (3, 3, 3), None, 3, (2,)),)))
        for a in INTERESTING[32]:
            if a >= 0 or kind == "scalar":
                assert run([a])[0].args[0] == wrap(INT_ORACLE[op](a, b, 32), 32), (a, b)


@pytest.mark.parametrize("op", ("add", "sub", "mul", "floordiv", "divs", "divu", "min", "max"))
def test_programs_for_small_symbols_agree(op):
    """Ranges through two operations, at the ends of what is called small."""
    for b in (1, 3, 64, 1000, -5, 2**31 - 1):
        for second in ("add", "mul", "floordiv", "divu", "sub"):
            inputs = (Input("symbol", "p", 0, "i32"), Input("scalar", "q", 0, "i32"))
            nodes = (
                Node("const", "i32", (), b),
                Node(op, "i32", (0, 2)),
                Node(second, "i32", (3, 2)),
                Node(op, "i32", (4, 1)),
            )
            program = HostProgram(
                inputs, (*nodes, Node("const", "i32", (), 1)), (Launch("k", (6, 6, 6), (6, 6, 6), None, 6, (3, 4, 5)),)
            )
            code = lower(program, small=True)
            text = (
                f"def f(v0, v1):\n  {'; '.join(code.statements)}\n  return {code.values[3]}, {code.values[4]},"
                f" {code.values[5]}"
            )
            exec(text, names := dict(code.names))
            run = compile_program(program)
            for n in (0, 1, 63, 2**29, 2**30):
                for q in (1, -1, 7, -(2**31), 2**31 - 1):
                    assert names["f"](n, q) == run([n, q])[0].args, (n, q, b, second)


@pytest.mark.parametrize("relation, oracle", [("lt", "__lt__"), ("le", "__le__"), ("gt", "__gt__"), ("ge", "__ge__")])
def test_comparisons(relation, oracle):
    for a in INTERESTING[32]:
        for b in INTERESTING[32]:
            assert both(f"cmp.s{relation}", "i1", (a, b), ("i32", "i32")) == int(getattr(a, oracle)(b))
            expected = int(getattr(unsigned(a, 32), oracle)(unsigned(b, 32)))
            assert both(f"cmp.u{relation}", "i1", (a, b), ("i32", "i32")) == expected
    assert both("cmp.eq", "i1", (5, 5), ("i64", "i64")) == 1 and both("cmp.ne", "i1", (5, 5), ("ptr", "ptr")) == 0


def test_conversions():
    assert both("trunc", "i32", ((1 << 40) + 5,), ("i64",)) == 5
    assert both("trunc", "i32", (0xFFFFFFFF,), ("i64",)) == -1
    assert both("trunc", "i1", (3,), ("i32",)) == 1
    assert both("zext", "i64", (-1,), ("i32",)) == 0xFFFFFFFF
    assert both("sext", "i64", (-1,), ("i32",)) == -1
    assert both("sext", "i32", (1,), ("i1",)) == -1 and both("zext", "i32", (1,), ("i1",)) == 1
    assert both("sitofp", "f32", (16777217,), ("i32",)) == 16777216.0
    assert both("uitofp", "f64", (-1,), ("i32",)) == 4294967295.0
    assert both("fptosi", "i32", (-2.9,), ("f64",)) == -2
    assert both("fptosi", "i32", (1e30,), ("f64",)) == 2**31 - 1 and both("fptosi", "i32", (math.nan,), ("f32",)) == 0
    assert both("fptoui", "i32", (3e9,), ("f64",)) == wrap(3_000_000_000, 32)
    assert both("fptrunc", "f32", (0.1,), ("f64",)) == 0.10000000149011612
    assert both("fpext", "f64", (0.5,), ("f32",)) == 0.5
    assert both("ptrtoint", "i64", (2**64 - 1,), ("ptr",)) == -1
    assert both("inttoptr", "ptr", (-1,), ("i64",)) == 2**64 - 1
    assert both("ptr_add", "ptr", (0x1000, -16), ("ptr", "i64")) == 0xFF0


def test_floats_round_and_follow_ieee():
    assert both("addf", "f32", (16777216.0, 1.0)) == 16777216.0
    assert both("addf", "f64", (16777216.0, 1.0)) == 16777217.0
    assert both("subf", "f32", (16777216.0, -1.0)) == 16777216.0 and both("subf", "f64", (1.0, 0.25)) == 0.75
    assert both("mulf", "f32", (3e38, 10.0)) == math.inf
    assert both("divf", "f32", (1.0, -0.0)) == -math.inf and math.isnan(both("divf", "f64", (0.0, 0.0)))
    assert math.isnan(both("sqrtf", "f32", (-1.0,))) and both("sqrtf", "f32", (9.0,)) == 3.0
    assert math.isnan(both("minf", "f32", (math.nan, 1.0))) and both("maxf", "f32", (2.0, 1.0)) == 2.0
    assert both("cmpf.lt", "i1", (math.nan, 1.0), ("f32", "f32")) == 0
    assert both("cmpf.ne", "i1", (math.nan, math.nan), ("f32", "f32")) == 1
    assert both("negf", "f32", (2.0,)) == -2.0


@pytest.mark.parametrize(
    ("name", "args", "result"),
    [
        ("expf", (0.0,), 1.0),
        ("expf", (1e9,), math.inf),
        ("expf", (-math.inf,), 0.0),
        ("log2f", (8.0,), 3.0),
        ("logf", (0.0,), -math.inf),
        ("log10f", (-1.0,), math.nan),
        ("sinf", (math.inf,), math.nan),
        ("cosf", (0.0,), 1.0),
        ("tanf", (-0.0,), -0.0),
        ("tanhf", (math.inf,), 1.0),
        ("acosf", (-1.0,), math.pi),
        ("atanf", (math.inf,), math.pi / 2),
        ("asinf", (2.0,), math.nan),
        ("floorf", (-1.5,), -2.0),
        ("floorf", (math.inf,), math.inf),
        ("ceilf", (-0.5,), -0.0),
        ("rintf", (2.5,), 2.0),
        ("truncf", (-2.7,), -2.0),
        ("fabsf", (-3.0,), 3.0),
        ("powf", (2.0, -1.0), 0.5),
        ("powf", (-2.0, 3.0), -8.0),
        ("powf", (-2.0, 0.5), math.nan),
        ("powf", (0.0, -2.0), math.inf),
        ("powf", (-0.0, -3.0), -math.inf),
        ("powf", (-1e30, 31.0), -math.inf),
        ("powf", (math.nan, 0.0), 1.0),
        ("fmodf", (-7.0, 3.0), -1.0),
        ("fmodf", (1.0, 0.0), math.nan),
        ("atan2f", (1.0, -0.0), math.pi / 2),
        ("copysignf", (3.0, -0.0), -3.0),
    ],
)
def test_functions_of_floats(name, args, result):
    for type in ("f32", "f64"):
        found, wanted = both(name, type, args), round_f32(result) if type == "f32" else result
        assert found == wanted or (found != found and wanted != wanted)
        assert math.copysign(1.0, found) == math.copysign(1.0, wanted) or found != found


def test_bits():
    assert both("clz", "i32", (0,)) == 32 and both("clz", "i32", (1,)) == 31 and both("clz", "i64", (-1,)) == 0
    assert both("select", "i64", (1, 10, 20), ("i1", "i64", "i64")) == 10
    assert both("select", "i64", (0, 10, 20), ("i1", "i64", "i64")) == 20


def test_fastdiv_is_exact():
    rng = random.Random(7)
    for divisor in [
        1,
        2,
        3,
        5,
        7,
        641,
        2**16,
        2**31,
        2**31 + 1,
        2**32 - 1,
        *(rng.randrange(1, 2**32) for _ in range(200)),
    ]:
        multiplier, shift1, shift2 = fastdiv(divisor)
        for n in [0, 1, divisor - 1, divisor, 2**32 - 1, *(rng.randrange(2**32) for _ in range(20))]:
            t = multiplier * n >> 32
            assert (t + ((n - t) >> shift1)) >> shift2 == n // divisor
    assert both("fastdiv_shift1", "i32", (12,)) == 1


class Hopper:
    def attribute(self, name):
        return {"multiprocessor_count": 132}[name]

    def max_active_clusters(self, size):
        return 132 // size


def grid_program(launch_extra=None):
    """A grid of ceil(n / 128) blocks, limited by the number of multiprocessors."""
    inputs = (Input("ptr", "a", 0, "ptr"), Input("symbol", "a", 0, "i32"))
    nodes = (
        Node("const", "i32", (), 128),  # 2
        Node("const", "i32", (), 127),  # 3
        Node("add", "i32", (1, 3)),  # 4
        Node("floordiv", "i32", (4, 2)),  # 5
        Node("device_attr", "i32", (), "multiprocessor_count"),  # 6
        Node("min", "i32", (5, 6)),  # 7
        Node("const", "i32", (), 1),  # 8
        Node("const", "i32", (), 0),  # 9
        Node("cmp.sgt", "i1", (1, 9)),  # 10
    )
    return HostProgram(inputs, nodes, (Launch("k", (7, 8, 8), (2, 8, 8), None, 9, (0, 1), **(launch_extra or {})),))


def test_launches():
    run = compile_program(grid_program(), Hopper())
    assert run([0x1000, 1000])[0].grid == (8, 1, 1)
    assert run([0x1000, 10**6])[0] == ("k", (132, 1, 1), (128, 1, 1), None, 0, (0x1000, 10**6), False, False, ())
    when = compile_program(grid_program({"when": 10}), Hopper())
    assert when([0x1000, 0]) == [] and len(when([0x1000, 1])) == 1


def test_static_launch_is_made_once():
    one = (0, 0, 0)
    run = compile_program(
        HostProgram(
            (), (Node("const", "i32", (), 1), Node("const", "i32", (), 0)), (Launch("k", one, one, one, 1, ()),)
        )
    )
    assert run([])[0] is run([])[0] and run([])[0].cluster == (1, 1, 1)


def test_division_by_zero_is_reported():
    program = HostProgram(
        (Input("scalar", "n", 0, "i32"),),
        (Node("const", "i32", (), 1), Node("divs", "i32", (1, 0))),
        (Launch("k", (2, 1, 1), (1, 1, 1), None, 1, ()),),
    )
    with pytest.raises(CutecError, match=r"E3011.*zero"):
        compile_program(program)([0])


def test_device_facts_need_a_device():
    with pytest.raises(CutecError, match="E3012"):
        compile_program(grid_program())


@pytest.mark.parametrize(
    "nodes, message",
    [
        ((Node("frobnicate", "i32"),), "no such operation"),
        ((Node("add", "i32", (0, 1)),), "refers to value 1"),
        ((Node("add", "i32", (0, -1)),), "refers to value -1"),
        ((Node("add", "i32", (0,)),), "1 arguments, expected 2"),
        ((Node("add", "i64", (0, 0)),), "types i32 and i64, expected equal"),
        ((Node("addf", "i32", (0, 0)),), "expected f32 or f64"),
        ((Node("const", "i32", (), 1 << 31),), "expected an integer from"),
        ((Node("const", "i32", (), True),), "expected an integer"),
        ((Node("const", "f32", (), 1),), "expected a float"),
        ((Node("const", "i7", (), 1),), "no such type"),
        ((Node("negf", "f32", (0,)),), "type i32"),
        ((Node("sext", "i32", (0,)),), "from i32 to i32"),
        ((Node("trunc", "i64", (0,)),), "from i32 to i64"),
        ((Node("add", "i32", (0, 0), 3),), "takes no value"),
        ((Node("device_attr", "i32", (), 3),), "attribute's name"),
    ],
)
def test_invalid_programs(nodes, message):
    with pytest.raises(CutecError, match=message) as caught:
        validate(HostProgram((Input("symbol", "a", 0, "i32"),), nodes))
    assert caught.value.code == "E3010"


def test_invalid_launches():
    inputs = (Input("symbol", "a", 0, "i64"),)
    with pytest.raises(CutecError, match="extents and shared memory are i32"):
        validate(HostProgram(inputs, (), (Launch("k", (0, 0, 0), (0, 0, 0), None, 0, ()),)))
    with pytest.raises(CutecError, match="refers to value 9"):
        validate(
            HostProgram(inputs, (Node("const", "i32", (), 1),), (Launch("k", (1, 1, 1), (1, 1, 1), None, 1, (9,)),))
        )


def test_text_of_a_program_never_becomes_code():
    hostile = "0); __import__('os').abort(); ("
    program = HostProgram((), (Node("const", "i32", (), 1),), (Launch(hostile, (0, 0, 0), (0, 0, 0), None, 0, ()),))
    assert compile_program(program)([])[0].kernel == hostile
    with pytest.raises(CutecError):
        compile_program(
            HostProgram(
                (), (Node("device_attr", "i32", (), hostile),), (Launch("k", (0, 0, 0), (0, 0, 0), None, 0, ()),)
            )
        )


def test_every_operation_is_tested_here():
    source = Path(__file__).read_text()
    untested = [
        op
        for op in OPS
        if f'"{op}"' not in source and not op.startswith(("cmp", "fastdiv", "max_active", "tensor_map", "carried"))
    ]
    assert not untested
