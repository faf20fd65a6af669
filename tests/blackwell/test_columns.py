"""Columns of pixels along the width by TMA (`im2col::w`, `im2col::w::128`): which pixels, against
the images; atoms that load them, what is refused, and what is built.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from columns import CHANNELS, columns

from cutec.artifact.tensor_map import Im2col, TensorMapRecipe, concrete
from cutec.diag import CutecError
from cutec.driver.build.build import perform
from cutec.driver.options.options import BuildOptions, Emit
from cutec.interpreter.copies.box import box_at
from cutec.testing import simulate


@pytest.mark.parametrize(
    ("lower", "upper", "step", "first", "position", "halo"),
    [
        (0, 0, 1, 0, 0, 0),
        (-1, -1, 1, -1, 2, 0),  # a filter of 3, padded by 1
        (-1, 0, 2, -1, 1, 0),  # every second pixel
        (0, -2, 1, -1, 0, 0),  # the first pixel is left of the box
        (0, 0, 1, 3, 0, 2),
    ],
)
@pytest.mark.parametrize("wide", ["w", "w128"])
def test_pixels_go_along_the_width(
    wide: str, lower: int, upper: int, step: int, first: int, position: int, halo: int
) -> None:
    """Row 2 of each image, from `first` on, by a plain loop; what is outside is 0."""
    count, height, width, channels = 128, 3, 301 if halo else 9, 16
    images = np.arange(20 * height * width * channels, dtype=np.float32).reshape(20, height, width, channels)
    box = Im2col((lower,), (upper,), channels, count, wide)
    recipe = TensorMapRecipe("f32", (), (1, step, 1, 1), "64B", im2col=box)
    described = concrete(recipe, (1 << 20, channels, width, height, 20, *reversed(images.strides[:-1])))
    found = box_at(described, (0, first, 2, 1), (halo, position))
    numbers = np.where(found.inside, images.reshape(-1)[np.where(found.inside, found.offset // 4, 0)], 0)
    wanted, image, at = [], 1, first

    def pixel(at: int) -> np.ndarray:
        return images[image, 2, at + position] if 0 <= at + position < width and image < 20 else np.zeros(channels)

    for i in range(count):
        if at >= width + upper:
            image, at = image + 1, lower
        wanted.append(pixel(at))
        if i + 1 == count or (wide == "w128" and i % 32 == 31):
            wanted += [pixel(at + step * more) for more in range(1, halo + 1)]
        at += step
    np.testing.assert_array_equal(numbers, wanted)


@pytest.mark.parametrize(("wide", "halo"), [("w", 0), ("w", 2), ("w128", 0), ("w128", 3)])
def test_an_atom_loads_them(wide: str, halo: int) -> None:
    """From pixel 5 of row 1 of image 0 on, position 1 of the filter."""
    rng = np.random.default_rng(0)
    images = rng.integers(-9, 9, (2, 3, 200, CHANNELS)).astype(np.float16)
    out = np.zeros((128 + halo * (4 if wide == "w128" else 1), CHANNELS), np.float16)
    simulate(columns(wide, halo), images, out, arch="sm_100a")
    every = range(0, 128, 32 if wide == "w128" else 128)
    span = 128 // len(every)
    wanted = [images[0, 1, 6 + start + i] for start in every for i in range(span + halo)]
    np.testing.assert_array_equal(out, wanted)


@pytest.mark.parametrize(
    ("how", "arch", "code", "words"),
    [
        ({"wide": "w128", "pixels": 64}, "sm_100a", "E0440", "128"),
        ({"wide": "w", "halo": 70}, "sm_100a", "E5015", "behind the corner"),
        ({"wide": "w128"}, "sm_120a", "E0420", "sm_100a"),
        ({"wide": "w"}, "sm_90a", "E0420", "sm_100"),
        ({"wide": "w", "by": "w128"}, "sm_100a", "E5015", "mode w128 by a tensor map of mode w"),
    ],
)
def test_what_there_is_not(how: dict[str, Any], arch: str, code: str, words: str) -> None:
    images, out = np.zeros((2, 3, 200, CHANNELS), np.float16), np.zeros((256, CHANNELS), np.float16)
    with pytest.raises(CutecError, match=words) as caught:
        simulate(columns(**{"halo": 0, **how}), images, out, arch=arch)
    assert caught.value.code == code


@pytest.mark.tools
def test_they_are_built(tmp_path: Path) -> None:
    file = Path(__file__).with_name("columns.py")
    product = perform(BuildOptions(str(file), output=str(tmp_path), emits=(Emit("ptx"),)))
    texts = [stage.data.decode() for stage in product.stages]
    for mode in ("im2col::w", "im2col::w::128"):
        for form in (f"tensor.4d.shared::cta.global.{mode}.mbarrier", f"prefetch.tensor.4d.L2.global.{mode} ["):
            assert sum(f"cp.async.bulk.{form}" in text for text in texts) == 2
