"""Host programs in words."""

from __future__ import annotations

import pytest

from cutec.artifact.host import HostProgram, Input, Launch, Node
from cutec.artifact.host_ops import OPS
from cutec.artifact.host_text import HostText, _words
from cutec.artifact.signature import ScalarParam, Signature, Symbol, TensorParam

SIGNATURE = Signature((TensorParam("a", "f32", ("n",), (1,)), ScalarParam("split", "i32")), (Symbol("n"),))
INPUTS = (Input("ptr", "a", 0, "ptr"), Input("symbol", "a", 0, "i32"), Input("scalar", "split", 0, "i32"))


def text(*nodes: Node, grid: int, smem: int = 0, when: int | None = None, **more: bool) -> tuple[str, dict[str, str]]:
    """A launch of `grid` blocks; the nodes are numbered from 3, after a pointer, n and split."""
    program = HostProgram(INPUTS, (*nodes, Node("const", "i32", (), 1), Node("const", "i32", (), 0)))
    one, zero = 3 + len(nodes), 4 + len(nodes)
    words = HostText(program, SIGNATURE)
    launch = Launch("k", (grid, one, one), (one, one, one), None, smem or zero, (0,), when, **more)
    return words.launch(launch), words.definitions


def test_extents_are_expressions_of_arguments() -> None:
    nodes = (Node("const", "i32", (), 127), Node("add", "i32", (1, 3)), Node("divu", "i32", (4, 2)))
    assert text(*nodes, grid=5) == ("k  grid ((n + 127) // split, 1, 1)  block (1, 1, 1)", {})


def test_what_else_a_launch_has() -> None:
    nodes = (Node("const", "i32", (), 4096), Node("cmp.sgt", "i1", (1, 2)))
    said, _ = text(*nodes, grid=1, smem=3, when=4, pdl=True)
    assert said == "k  grid (n, 1, 1)  block (1, 1, 1)  4096 bytes of dynamic shared memory  only if n > split  pdl"


def test_long_expressions_get_names() -> None:
    nodes = [Node("add", "i32", (1, 2))]
    for number in range(3, 8):
        nodes.append(Node("mul", "i32", (number, number)))
    said, names = text(*nodes, grid=8)
    assert said == "k  grid ((t6 * t6) * (t6 * t6), 1, 1)  block (1, 1, 1)"
    assert list(names) == ["t6"] and names["t6"].count("(n + split)") == 8


@pytest.mark.parametrize("op", [op for op, spec in OPS.items() if "{" in spec.meaning])
def test_every_operation_has_words(op: str) -> None:
    words = _words(op).format("A", "B", "C", w=32)
    assert "A" in words and "{" not in words and "&" not in words.replace("A & B", "")
