"""The public grouped GEMM of Hopper, unmodified, on the interpreter: its tensors are known by
addresses in memory only, so no spec describes a run.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from examples_kit import FOLDER, example, needs_examples

from cutec.artifact.bundle import open_bundle
from cutec.artifact.host import compile_program
from cutec.driver.build.build import perform
from cutec.driver.build.deliver import deliver
from cutec.driver.options.options import BuildOptions
from cutec.driver.run.on_cpu import Cpu, choose_ir
from cutec.interpreter import Device, Options
from cutec.ir import serial
from cutec.runtime.check import check_arguments
from cutec.runtime.tensors import TensorView

GROUPS = ((200, 136, 72), (128, 72, 64))  # five tiles of 128 x 128


@needs_examples
@pytest.mark.parametrize("export", ["grouped", "grouped_2x1"])
def test_multiplies_groups_of_their_own_sizes(export: str, tmp_path: Path) -> None:
    options = BuildOptions(
        file=str(example("grouped_gemm")),
        spec=str(FOLDER / "grouped_gemm.yaml"),
        images=False,
        entry=export,
        output=str(tmp_path),
    )
    bundle = open_bundle(deliver(options, perform(options)))
    (described,) = [e for e in bundle.manifest.exports if e.name == export]
    image = choose_ir(bundle, described, "sm_90a")
    device = Device(serial.loads(bundle.read(image)), Options(hazards=True))

    def place(array: np.ndarray, dtype: str) -> TensorView:
        stride = tuple(s // array.itemsize for s in array.strides)
        return TensorView(device.buffer(array, "x").address, array.shape, stride, dtype, 0, array)

    random = np.random.default_rng(1)
    operands = [[random.integers(-2, 3, shape).astype(np.float16) for shape in ((m, k), (n, k))] for m, n, k in GROUPS]
    results = [np.zeros((m, n), np.float16) for m, n, _ in GROUPS]
    addresses = [[device.buffer(x, "x").address for x in (*pair, c)] for pair, c in zip(operands, results)]
    strides = [[(k, 1), (k, 1), (n, 1)] for _, n, k in GROUPS]
    first = np.zeros((1, 8, 8), np.float16).transpose(1, 2, 0)  # says what types and majors are
    arguments = [
        *[place(first, "f16")] * 3,
        place(np.array([(*g, 1) for g in GROUPS], np.int32), "i32"),
        place(np.array(strides, np.int32), "i32"),
        place(np.array(addresses, np.int64), "i64"),
        place(np.zeros((4, 3, 16), np.int64), "i64"),
        None,
    ]
    leaves, _, _ = check_arguments(described.signature, arguments, None, 0)
    for launch in compile_program(described.host("sm_90a"), Cpu())(leaves):
        device.launch(
            launch.kernel, launch.grid, launch.block, launch.args, launch.cluster, launch.smem, launch.cooperative
        )
    assert not device.hazards
    for (a, b), c in zip(operands, results):
        assert np.array_equal(c, (a.astype(np.float32) @ b.T.astype(np.float32)).astype(np.float16))
