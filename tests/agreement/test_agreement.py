"""How the interpreter's and a GPU's results are compared, and that no sample is left out."""

from functools import lru_cache

import numpy as np
import pytest
from agreement import ROOT, build, here, there
from cases import CASES, PUBLIC, SEVERAL_GPUS
from distances import compared, unit
from sample_files import ARCH, SAMPLES, arch_of

from cutec.artifact.signature import TensorParam
from cutec.driver.kernel_file.load import loaded
from cutec.frontend.exports.export import Export
from cutec.runtime.arrays import make_tensor


def tensor(dtype: str, values: list[float]):
    """An output of a dtype."""
    made = make_tensor(TensorParam("y", dtype, (len(values),), (1,), role="out"), {})
    made.array[...] = np.array(values).astype(made.array.dtype)
    return made


@lru_cache
def exports_of(file: str) -> list[Export]:
    with loaded(str(ROOT / file)) as kernels:
        return list(kernels.exports)


@pytest.mark.parametrize("name", [path.name for path in SAMPLES])
def test_every_export_of_a_sample_is_called(name):
    if name in SEVERAL_GPUS:
        pytest.skip("a call waits for that of another GPU")
    cases = [case for case in CASES if case.file == f"samples/{name}"]
    exports = exports_of(f"samples/{name}")
    if all(arch_of(export) != ARCH for export in exports):
        pytest.skip("no GPU of this arch was there to compare with")
    left_out = [export.name for export in exports if not any(case.takes(export.name) for case in cases)]
    assert exports and not left_out


def test_every_case_takes_some_export():
    for case in CASES:
        assert case.file in PUBLIC or any(case.takes(export.name) for export in exports_of(case.file)), case


def said_of(dtype: str, got: list[float], want: list[float]) -> tuple[str, float]:
    return compared(dtype, tensor(dtype, got).memory, tensor(dtype, want).memory)


@pytest.mark.parametrize("dtype", ["f16", "bf16", "f32", "f8E4M3FN", "i32"])
def test_the_same_numbers_are_the_same(dtype):
    assert said_of(dtype, [1, 2, 3], [1, 2, 3]) == ("same bits", 0)


def test_nan_is_nan_but_zero_has_a_sign():
    assert said_of("f32", [np.nan], [-np.nan])[0] == "same bits"
    assert said_of("f32", [0.0], [-0.0])[0].startswith("1 of 1 differ, by 0 ulp")
    assert said_of("f32", [np.nan], [1.0])[1] == np.inf


def test_other_integers_are_infinitely_far():
    assert said_of("i32", [1, 2], [1, 3])[1] == np.inf


def test_distances_are_of_the_value_and_of_the_root_mean_square():
    said, far = said_of("bf16", [1.0, 0.0625 + 2**-11], [1.0, 0.0625])
    assert far == 2**-11 / 2**-8 and "by 1 ulp" in said and "first at 1" in said  # the RMS is 0.708, below 1


@pytest.mark.parametrize(
    ("dtype", "size", "ulp"),
    [("f32", 1.5, 2**-23), ("f16", 0.0, 2**-24), ("f16", 1000.0, 0.5), ("bf16", 2.0, 2**-6), ("f8E4M3FN", 448.0, 32)],
)
def test_a_unit_in_the_last_place(dtype, size, ulp):
    assert unit(dtype, np.array([size]))[0] == ulp


@pytest.mark.slow
def test_what_the_interpreter_made_is_the_same_each_time(tmp_path):
    build(tmp_path, ["samples/transpose.py"], plain=False, images=False)
    here(tmp_path, "transpose")
    first = (tmp_path / "outputstranspose.npz").read_bytes()
    here(tmp_path, "transpose")
    one, other = (
        dict(np.load(file)) for file in (tmp_path / "outputstranspose.npz", _written(tmp_path / "first.npz", first))
    )
    assert one and one.keys() == other.keys() and all((one[k] == other[k]).all() for k in one)


def _written(path, data: bytes):
    path.write_bytes(data)
    return path


@pytest.mark.gpu
@pytest.mark.tools
def test_interpreter_and_gpu_agree(tmp_path):
    build(tmp_path, sorted({case.file for case in CASES}), plain=False)
    here(tmp_path, "")
    assert there(tmp_path, "") == 0
