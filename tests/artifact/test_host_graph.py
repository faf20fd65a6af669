"""Host programs without repetitions: what is left of them, and that they compute the same."""

import random

import pytest

from cutec.artifact.host import HostProgram, Input, Launch, Node, compile_program
from cutec.artifact.host_graph import ValueTable, selected, simplified
from cutec.artifact.host_ops import OPS, result_type
from cutec.artifact.step import Step
from cutec.records import replace

INPUTS = (Input("scalar", "n", 0, "i32"), Input("scalar", "d", 0, "i32"))


def program(*nodes, args, steps=()):
    """A program whose launch has the arguments `args`; 1 is its grid and its block."""
    one = len(INPUTS) + len(nodes)
    launch = Launch("k", (one, one, one), (one, one, one), None, one, args)
    return HostProgram(INPUTS, (*nodes, Node("const", "i32", (), 1)), (launch,), steps)


def ops(made):
    return [node.op for node in made.nodes]


def test_of_equal_values_one_stays_and_what_is_not_needed_goes():
    made = simplified(
        program(
            Node("const", "i64", (), 2),  # 2
            Node("sext", "i64", (0,)),  # 3
            Node("const", "i64", (), 2),  # 4
            Node("mul", "i64", (3, 2)),  # 5
            Node("sext", "i64", (0,)),  # 6
            Node("mul", "i64", (6, 4)),  # 7
            Node("divu", "i32", (0, 1)),  # 8: nothing needs it
            Node("const", "f32", (), 0.0),  # 9
            Node("const", "f32", (), -0.0),  # 10: equal in Python
            Node("min", "i32", (0, 0)),  # 11
            args=(5, 7, 9, 10, 11),
        )
    )
    assert ops(made) == ["const", "sext", "const", "mul", "const", "const"]  # 1; n, 2, n * 2; 0.0, -0.0
    assert made.launches[0].args == (5, 5, 6, 7, 0)
    assert simplified(made) == selected(made) == made


def fast_divisor(divisor, start, width=64, mistake=None):
    """The values that a FastDivmodDivisor's lowering gives; one of them is another with
    `mistake`.
    """
    made = [
        Node("const", "i32", (), 1),
        Node("const", "i32", (), 32),
        Node("const", "i64", (), 1),
        Node("const", "i64", (), 0),
        Node("const", "i64", (), 32),
        Node("const", "i64", (), width),
    ]
    one, bits, long_one, zero, half, most = range(start, start + 6)
    at = start + 6
    made += [
        Node("zext", "i64", (divisor,)),  # at
        Node("sub", "i32", (divisor, one)),
        Node("clz", "i32", (at + 1,)),
        Node("sub", "i32", (bits, at + 2)),
        Node("sext", "i64", (at + 3,)),
        Node("shl", "i64", (long_one, at + 4)),
        Node("cmp.ult", "i1", (at + 4, most)),
        Node("select", "i64", (at + 6, at + 5, zero)),
        Node("sub", "i64", (at + 7, at)),
        Node("shl", "i64", (at + 8, half)),
        Node("divu", "i64", (at + 9, at)),
        Node("add", "i64", (at + 10, long_one)),
        Node("shl", "i64", (at + 11, half)),
        Node("or", "i64", (at + 12, at)),
    ]
    if mistake is not None:
        place, node = mistake
        made[6 + place] = node
    return made


DIVISORS = (1, 2, 3, 7, 64, 100, 2**31 - 1, -(2**31), -1, -5)


def test_the_multiplier_of_a_fast_divisor_is_one_operation():
    whole = program(*fast_divisor(1, 2), args=(21,))
    made = simplified(whole)
    assert ops(made) == ["const", "fastdiv"]
    before, after = compile_program(whole), compile_program(made)
    random.seed(3)
    for d in (*DIVISORS, *(random.randrange(-(2**31), 2**31) for _ in range(100))):
        if d:
            assert before([5, d]) == after([5, d]), d
            packed = after([5, d])[0].args[0]
            unsigned = d % 2**32
            log, multiplier = (unsigned - 1).bit_length(), packed >> 32 & 0xFFFFFFFF
            assert packed & 0xFFFFFFFF == unsigned
            for n in (0, 1, 12345, 2**31, 2**32 - 1):
                assert ((n * multiplier >> 32) + n) >> log == n // unsigned
    for run in (before, after):
        with pytest.raises(Exception, match="E3011"):
            run([5, 0])


@pytest.mark.parametrize(
    "mistake",
    [
        (1, Node("sub", "i32", (0, 2))),  # of another number
        (3, Node("sub", "i32", (2, 10))),  # 1 - clz
        (5, Node("shl", "i64", (6, 12))),  # 32 << l
        (8, Node("sub", "i64", (15, 6))),
        (9, Node("shl", "i64", (16, 4))),
        (10, Node("divu", "i64", (17, 6))),
        (10, Node("divs", "i64", (17, 8))),
        (11, Node("add", "i64", (18, 6))),
    ],
)
def test_what_is_nearly_a_fast_divisor_is_none(mistake):
    whole = program(*fast_divisor(1, 2, mistake=mistake), args=(21,))
    made = simplified(whole)
    assert "fastdiv" not in ops(made) and "or" in ops(made)
    before, after = compile_program(whole), compile_program(made)
    for d in DIVISORS:
        assert before([5, d]) == after([5, d])


def test_a_shift_is_guarded_by_its_own_width_only():
    narrow = simplified(program(*fast_divisor(1, 2, width=32), args=(21,)))
    assert "select" in ops(narrow) and "fastdiv" not in ops(narrow)


def test_a_step_comes_before_what_launches_alone_need():
    """Here the check prevents a division by zero."""
    nodes = (
        Node("const", "i32", (), 0),  # 2
        Node("divu", "i32", (0, 1)),  # 3
        Node("cmp.sgt", "i1", (1, 2)),  # 4
        Node("const", "i32", (), 1),  # 5
    )
    launch = Launch("k", (5, 5, 5), (5, 5, 5), None, 2, (3,))
    steps = (Step("check", "d is positive", (4,), None, "k.py:1"),)
    made = simplified(HostProgram(INPUTS, nodes, (launch,), steps))
    assert ops(made) == ["const", "cmp.sgt", "const", "divu"] and made.steps[0].args == (3,)
    with pytest.raises(Exception, match="E4032"):
        compile_program(made)([1, 0])


def test_random_programs_survive_a_table():
    """Programs joined in one table are read back as they were, and compute what they did."""
    random.seed(11)
    names = ("add", "sub", "mul", "min", "max", "and", "xor", "shl", "shrs", "clz")
    table, known = ValueTable(["i32", "i32"]), []
    for _ in range(60):
        nodes = [Node("const", "i32", (), random.choice((0, 1, 3, 32)))]
        for _ in range(random.randrange(1, 25)):
            op = random.choice(names)
            refs = [random.randrange(len(INPUTS) + len(nodes)) for _ in OPS[op].args]
            nodes.append(Node(op, "i32", tuple(refs)))
        last = len(INPUTS) + len(nodes) - 1
        whole = program(*nodes, args=(last, last - 1))
        made = simplified(whole)
        known.append((made, table.take(made)))
        for call in ([0, 0], [5, -7], [-(2**31), 33], [2**31 - 1, 31]):
            assert compile_program(whole)(call) == compile_program(made)(call)
    assert len(set(table.nodes)) == len(table.nodes) < sum(len(made.nodes) for made, _ in known)
    for made, taken in known:
        assert selected(replace(taken, nodes=tuple(table.nodes))) == made


def counted():
    """A launch of (i, n - i) for each i below n, in rounds."""
    nodes = (
        Node("const", "i32", (), 1),  # 2
        Node("carried", "i32", (), 0),
        Node("cmp.slt", "i1", (3, 0)),
        Node("add", "i32", (3, 2)),  # 5
        Node("sub", "i32", (0, 3)),
    )
    launch = Launch("k", (2, 2, 2), (2, 2, 2), None, 2, (3, 6), 4)
    return HostProgram(INPUTS, nodes, (launch,), again=4, carried=(5,))


def test_rounds():
    for made in (counted(), simplified(counted())):
        run = compile_program(made)
        assert [launch.args for launch in run([3, 0])] == [(0, 3), (1, 2), (2, 1)]
        assert run([0, 0]) == run([-5, 0]) == []
    assert simplified(counted()) == simplified(simplified(counted()))


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (dict(again=None), "no round carries value 0"),
        (dict(carried=()), "no round carries value 0"),
        (dict(again=5), "`again` is i1, value 5 is i32"),
        (dict(carried=(4,)), "value 0 is i1, not i32"),
        (dict(carried=(99,)), "they refer to value 99"),
    ],
)
def test_rounds_that_are_wrong(change, says):
    with pytest.raises(Exception, match=says):
        compile_program(replace(counted(), **change))


def test_types_that_follow_from_arguments():
    for op, arguments, wanted in (
        ("add", ["i64", "i64"], "i64"),
        ("select", ["i1", "ptr", "ptr"], "ptr"),
        ("cmp.ult", ["i32", "i32"], "i1"),
        ("fastdiv", ["i32"], "i64"),
        ("sext", ["i32"], ""),
        ("const", [], ""),
        ("addf", ["f32", "f32"], "f32"),
        ("select", ["i1"], ""),  # wrong, which `validate` says
    ):
        assert result_type(op, arguments) == wanted, op
