"""Objects whose `__extract_mlir_values__` gives a tree of values, in loops; what loops tell."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
import pytest

import cutec
from cutec import cute
from cutec.base_dsl.dsl import debug_print_mlir_values, extract_mlir_values, new_from_mlir_values, set_dynamic_debug
from cutec.diag import CutecError
from cutec.testing import simulate


@dataclass
class Point:
    x: cutec.Float32
    y: cutec.Float32


class Body:
    """A point with a list of forces, and a mass in a second form."""

    def __init__(self, point: Point, forces: list[Any], mass: Any = None):
        self.point, self.forces, self.mass = point, forces, mass

    def __extract_mlir_values__(self) -> dict[str, Any]:
        tree = {"point": extract_mlir_values(self.point, structured=True)}
        tree["forces"] = [extract_mlir_values(force, structured=True) for force in self.forces]
        return tree if self.mass is None else {**tree, "mass": extract_mlir_values(self.mass, structured=True)}

    def __new_from_mlir_values__(self, values: dict[str, Any]) -> Body:
        forces = [new_from_mlir_values(f, v, structured=True) for f, v in zip(self.forces, values["forces"])]
        mass = new_from_mlir_values(self.mass, values["mass"], structured=True) if "mass" in values else None
        return Body(new_from_mlir_values(self.point, values["point"], structured=True), forces, mass)

    def stepped(self) -> Body:
        moved = Point(self.point.x + self.forces[0], self.point.y + self.forces[1] * 2.0)
        return Body(moved, [self.forces[1], self.forces[0]], self.mass)


@cute.kernel
def bodies(a: cute.Tensor, n: cutec.Int32, weight: cutec.Constexpr):
    body = Body(Point(cutec.Float32(0.0), a[0]), [cutec.Float32(1.0), cutec.Float32(3.0)])
    for i in cutec.range(n):
        for _ in cutec.range(2):
            body = body.stepped()
        if cutec.const_expr(weight):
            body.mass = cutec.Int32(i)
            body = Body(body.point, body.forces, body.mass)
    a[0], a[1], a[2] = body.point.x, body.point.y, body.forces[0]


@cute.jit
def host(a: cute.Tensor, n: cutec.Int32, weight: cutec.Constexpr):
    bodies(a, n, weight).launch(grid=1, block=1)


def test_trees_are_carried(capsys) -> None:
    a = np.array([10, 0, 0], np.float32)
    set_dynamic_debug(True, max_depth=0)
    try:
        simulate(host, a, 3, False)
    finally:
        set_dynamic_debug(False)
    assert a.tolist() == [12.0, 34.0, 1.0]
    told = capsys.readouterr().out
    assert told.count("the loop at") == 1 and "carries 4 values" in told
    assert "  body: Body({'point': {'x': 'f32', 'y': 'f32'}, 'forces': ['f32', 'f32']})\n" in told
    simulate(host, a, 1, False)
    assert capsys.readouterr().out == ""


def test_another_structure_is_told() -> None:
    with pytest.raises(CutecError, match=r"`body` .*'mass': 'i32'") as caught:
        simulate(host, np.zeros(3, np.float32), 3, True)
    assert caught.value.code in ("E0304", "E0305")


@cute.kernel
def printing(a: cute.Tensor):
    print(debug_print_mlir_values({"body": Body(Point(a[0], a[1]), [a[2]]), "n": [cutec.Int8(1), (a, 2.0)]}))


@cute.jit
def prints(a: cute.Tensor):
    printing(a).launch(grid=1, block=1)


def test_a_tree_as_text(capsys) -> None:
    simulate(prints, np.zeros(3, np.float32))
    lines = capsys.readouterr().out.splitlines()
    assert lines[:6] == ["body:", "  point:", "    x: f32", "    y: f32", "  forces:", "    [0]: f32"]
    assert lines[6:8] == ["n:", "  [0]: i8"]
