"""`cutlass.torch`, `cute.testing.convert`, `tune` and `autotune_jit`: what public kernel files
prepare calls with.
"""

from __future__ import annotations

import subprocess
import sys

import call_kernels
import ml_dtypes
import numpy as np
import pytest

import cutec
from cutec import cute, torch, utils
from cutec.cute import testing
from cutec.cute.runtime import from_dlpack
from cutec.diag import CutecError, error
from cutec.testing import JitArguments

RANDOM = np.random.default_rng(5)


@pytest.mark.usefixtures("on_cpu")
@pytest.mark.parametrize(
    ("dtype", "numpy"),
    [
        (cutec.Float16, np.float16),
        (cutec.BFloat16, ml_dtypes.bfloat16),
        (cutec.Float8E4M3FN, ml_dtypes.float8_e4m3fn),
        (cutec.Float8E5M2, ml_dtypes.float8_e5m2),
        (cutec.Int32, np.int32),
    ],
)
def test_convert_there_and_back(dtype, numpy):
    values = RANDOM.normal(0, 20, (5, 7, 3)).astype(np.float32)
    # another major than that of the source
    held = np.zeros((7, 5, 3), numpy if dtype.width > 8 else np.uint8).transpose(1, 0, 2)
    target = from_dlpack(held)
    target.element_type = dtype
    testing.convert(values, target)
    assert np.array_equal(np.ascontiguousarray(held).view(numpy), values.astype(numpy))
    back = np.zeros_like(values)
    testing.convert(target, from_dlpack(back))
    assert np.array_equal(back, values.astype(numpy).astype(np.float32))


@pytest.mark.usefixtures("on_cpu")
def test_convert_refuses_what_it_cannot_write():
    with pytest.raises(CutecError, match="shape") as caught:
        testing.convert(np.zeros((3, 4), np.float32), np.zeros((4, 3), np.float16))
    assert caught.value.code == "E4309"
    packed = from_dlpack(np.zeros((4, 3), np.uint8))
    packed.element_type = cutec.Float4E2M1FN
    with pytest.raises(CutecError, match="2 Float4E2M1FN at once, which share bytes") as caught:
        testing.convert(np.zeros(packed.shape, np.float32), packed)
    assert caught.value.code == "E4309"


@pytest.mark.usefixtures("on_cpu")
def test_fp8_tensors_are_filled_from_floats():
    values, held = RANDOM.normal(0, 2, (3, 8)).astype(np.float32), np.zeros((3, 8), np.uint8)
    made = utils.create_cute_tensor_for_fp8(held, cutec.Float8E4M3FN, 1, source_f32_tensor=values)
    assert made.element_type is cutec.Float8E4M3FN and made.leading_dim == 1
    assert np.array_equal(held.view(ml_dtypes.float8_e4m3fn), values.astype(ml_dtypes.float8_e4m3fn))
    assert utils.create_cute_tensor_for_fp8(values, cutec.Float32, 1).element_type is cutec.Float32


def test_divisors_add_to_a_dynamic_layout():
    spec = (
        from_dlpack(np.zeros((3, 16, 8), np.float32))
        .mark_layout_dynamic(2)
        .mark_compact_shape_dynamic(mode=2, divisibility=8)
    )
    assert str(spec).partition(" o ")[2] == "(?,?,?{div=8}):(?{div=8},?{div=8},1)>"


def test_without_torch_the_helpers_say_so():
    """In a process of its own that cannot import torch."""
    code = (
        "import sys; sys.modules['torch'] = None\n"
        "from cutec import Float16, torch\n"
        "try: torch.matrix(1, 2, 3, False, Float16)\n"
        "except Exception as exc: print(exc)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert "E4309: cutlass.torch.matrix needs PyTorch" in done.stdout, done.stderr


def test_configs_are_plain_data():
    assert torch.RandomInitConfig(min_val=0, max_val=3) == torch.RandomInitConfig(0, 3)
    assert {kind.name for kind in torch.TensorInitType} == {"SKIP", "SCALAR", "RANDOM", "GAUSSIAN"}


@pytest.mark.usefixtures("on_cpu")
def test_tune_takes_the_fastest(monkeypatch):
    times = {1: 3.0, 2: 1.0, 4: 2.0}
    monkeypatch.setattr("cutec.calling.tuning.benchmark", lambda run, **options: times[run()])

    def compiled(x, width):
        if width == 8:
            raise testing.CantImplementError("too wide")
        return lambda: width

    assert testing.tune(compiled, params_dict={"width": [1, 2, 4, 8]}, kernel_arguments=JitArguments(5)) == {"width": 2}
    with pytest.raises(CutecError, match="none of the combinations"):
        testing.tune(compiled, params_dict={"width": [8]}, kernel_arguments=JitArguments(5))


def test_tune_says_why_nothing_is_left():
    def compiled(width, depth):
        raise (
            error("E0503", f"kernel k takes {width * 1000} bytes of shared memory") if depth else ValueError("no depth")
        )

    with pytest.raises(CutecError, match="E4308: none of the combinations of width, depth can be compiled") as caught:
        testing.tune(compiled, params_dict={"width": [1, 2], "depth": [0, 1]})
    assert [note.message for note in caught.value.notes] == [
        "width=1, depth=0: ValueError: no depth",
        "width=1, depth=1: kernel k takes 1000 bytes of shared memory",
        "width=2, depth=1: kernel k takes 2000 bytes of shared memory",
    ]
    assert not hasattr(caught.value, "__notes__") or "no depth" in caught.value.__notes__[0], (
        "shown below the traceback"
    )
    with pytest.raises(CutecError, match="no values of width"):
        testing.tune(compiled, params_dict={"width": [], "depth": [0]})


@pytest.mark.usefixtures("on_cpu")
def test_autotune_measures_again_for_other_values():
    tuned = testing.autotune_jit(
        params_dict={"times": [1, 1]}, update_on_change=["factor"], warmup_iterations=0, iterations=1
    )(call_kernels.scale)
    x, y = np.arange(8, dtype=np.float32), np.zeros(8, np.float32)
    for factor in (2.0, 2.0, 3.0):
        tuned(x, y, factor)
        assert np.array_equal(y, x * factor)
    assert len(tuned.best) == 2
    assert tuned.__name__ == "scale", "all else is the function's"
    assert cute.testing.autotune_jit is testing.autotune_jit
