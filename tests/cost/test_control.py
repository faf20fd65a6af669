"""How often blocks of a kernel are executed, and the time of a call that follows."""

from __future__ import annotations

from pathlib import Path

import pytest

from cutec.artifact.bundle import open_bundle
from cutec.cost import inputs, role
from cutec.cost.cards import Card, card
from cutec.cost.control import Control, control_of
from cutec.cost.predict import Model
from cutec.diag import CutecError
from cutec.driver.build.build import perform
from cutec.driver.build.write import write
from cutec.driver.options.options import BuildOptions
from cutec.ir.core import Block, Op, Region
from cutec.target.arch import parse_arch

ARCH = parse_arch("sm_90a")
HEAD = "import cutec\nfrom cutec import cute\n\n"


def model(
    folder: Path,
    body: str,
    card_: Card | None = None,
    grid: str = "n // 128, 1, 1",
    x: str = "f32",
    more: str = "",
) -> Model:
    """The model of a kernel with this body, for tensors x and y of n elements. `x`: its type;
    `more`: what else is exported.
    """
    text = (
        f"{HEAD}@cute.kernel\ndef k(x: cute.Tensor, y: cute.Tensor, n: cutec.Int32):\n"
        "    tid, bid, blocks = cute.arch.thread_idx()[0], cute.arch.block_idx()[0], cute.arch.grid_dim()[0]\n"
        "    i = bid * 128 + tid\n"
        + "".join(f"    {line}\n" for line in body.splitlines())
        + "\n@cute.jit\ndef f(x: cute.Tensor, y: cute.Tensor):\n    n = x.shape[0]\n"
        f"    k(x, y, n).launch(grid=[{grid}], block=[128, 1, 1])\n\n"
        f'cutec.export(f, ["in {x}[n]", "f32[n]"], arch="sm_90a"{more})\n'
    )
    (folder / "k.py").write_text(text)
    product = perform(BuildOptions(str(folder / "k.py"), images=False, output=str(folder / "b")), lambda said: None)
    bundle = open_bundle(write(folder / "b", product))
    return Model(bundle, bundle.manifest.exports[0], ARCH, card_ or card("H200"))


def counts(made: Model, extents: dict[str, int], name: str, **registers: int) -> int:
    """How often an operation of that name is executed by a warp."""
    (launch,) = made._launches(inputs.leaves(made.program, made.export.signature, extents))
    memory = made._memory(extents)
    control = made._kernel(launch, memory).control
    found, _ = control.run(
        launch.args, role.registers(launch, (registers.get("bid", 0), 0, 0), registers.get("tid", 0)), memory.load
    )
    return sum(n for n, block in zip(found, control.blocks) for op in block.ops if op.name == name)


def test_turns_of_loops_follow_from_extents(tmp_path: Path) -> None:
    made = model(tmp_path, "for j in range(n // 256):\n    y[i] = x[j]")
    assert [counts(made, {"n": n}, "llvm.store") for n in (128, 256, 4096)] == [0, 1, 16]


def test_nested_and_triangular_loops(tmp_path: Path) -> None:
    made = model(tmp_path, "for j in range(n // 256):\n    for l in range(j + 1):\n        y[i] = x[l]")
    assert [counts(made, {"n": n}, "llvm.store") for n in (256, 1024)] == [1, 10]


def test_shifts_wrap_as_the_machine_does(tmp_path: Path) -> None:
    made = model(tmp_path, "for j in range((n << 2) >> 10):\n    y[i] = x[j]")
    assert [counts(made, {"n": n}, "llvm.store") for n in (128, 256, 4096, 1 << 29)] == [0, 1, 16, 0]


def test_persistent_loops_depend_on_block_and_grid(tmp_path: Path) -> None:
    body = "t = bid\nwhile t < n // 128:\n    y[t * 128 + tid] = x[t * 128 + tid]\n    t += blocks"
    made = model(tmp_path, body, grid="4, 1, 1")
    assert [counts(made, {"n": 128 * 10}, "llvm.store", bid=bid) for bid in range(4)] == [3, 3, 2, 2]


def test_branches_of_warps(tmp_path: Path) -> None:
    made = model(tmp_path, "if tid < 32:\n    y[i] = x[i]\nelse:\n    y[i] = x[i]\n    y[i + 1] = x[i]")
    assert [counts(made, {"n": 128}, "llvm.store", tid=tid) for tid in (0, 32, 96)] == [1, 2, 2]


def test_what_depends_on_data_is_a_guess(tmp_path: Path) -> None:
    made = model(tmp_path, "for j in range(cutec.Int32(x[i])):\n    y[j] = x[j]")
    assert counts(made, {"n": 128}, "llvm.store") == 1
    assert made.predict({"n": 128}).guessed


def test_what_a_tensor_is_said_to_hold_is_no_guess(tmp_path: Path) -> None:
    """The loop of block b turns x[b + 1] times: x begins with 2, 8, 18 for n 256."""
    more = ', contents={"x": "(i + 1) * (i + 1) * n // 128"}'
    made = model(tmp_path, "for j in range(x[bid + 1]):\n    y[i] = 0.0", x="i32", more=more)
    assert [counts(made, {"n": 256}, "llvm.store", bid=bid) for bid in (0, 1)] == [8, 18]
    assert not made.predict({"n": 256}).guessed


def test_what_other_tensors_hold_stays_a_guess(tmp_path: Path) -> None:
    more = ', contents={"x": "i"}'
    made = model(tmp_path, "for j in range(x[i] + cutec.Int32(y[i])):\n    y[j] = 0.0", x="i32", more=more)
    assert made.predict({"n": 128}).guessed


def test_a_loop_without_end_is_reported(tmp_path: Path) -> None:
    made = model(tmp_path, "t = bid\nwhile t < n:\n    y[t] = x[t]\n    t += blocks - blocks")
    with pytest.raises(CutecError, match="does not end for n=128") as caught:
        made.predict({"n": 128})
    assert caught.value.code == "E1095"


def test_more_work_takes_longer_and_a_faster_memory_less(tmp_path: Path) -> None:
    made = model(tmp_path, "y[i] = x[i]")
    times = [made.predict({"n": n}).seconds for n in (1 << 10, 1 << 22, 1 << 24, 1 << 28)]
    assert times == sorted(times) and times[0] < times[-1] / 100
    assert model(tmp_path, "y[i] = x[i]", card("H100")).predict({"n": 1 << 28}).seconds > 1.05 * times[-1]
    moved = 3 * 4 * (1 << 28)  # x is read, y may be read and is written
    assert moved / times[-1] < card("H200").bandwidth


def test_calls_that_the_card_cannot_launch_are_refused(tmp_path: Path) -> None:
    made = model(tmp_path, "y[i] = x[i]")
    assert made.refusal({"n": 128}) == ""
    assert made.refusal({"n": 0}) == ""
    assert model(tmp_path, "y[i] = x[i]", grid="1, n, 1").refusal({"n": 70_000}) == "a grid of (1, 70000, 1)"


@pytest.mark.parametrize(
    ("size", "most"), [(1, 132), (2, 66), (3, 39), (4, 30), (5, 22), (6, 17), (8, 15), (9, 9), (16, 7)]
)
def test_clusters_that_are_resident_at_once(size: int, most: int) -> None:
    assert card("H200").clusters(size) == most
    assert card("A100").clusters(1) == 108


def test_kernels_without_control_flow_run_once() -> None:
    kernel = Op("llvm.func", attrs={"sym_name": "k"}, regions=[Region(Block())])
    kernel.body.append(Op("llvm.return"))
    control: Control = control_of(kernel)
    assert control.run((), {}, int) == ([1], 0)
