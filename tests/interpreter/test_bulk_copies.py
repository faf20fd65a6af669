"""Bulk and tensor copies: boxes against their definition, swizzles, edges, multicast, reductions,
byte counts.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from hopper_operations import grouped
from kernel_kit import DYNAMIC, TENSOR_MAP, Kernel

from cutec.artifact.tensor_map import Im2col, TensorMap, TensorMapRecipe, concrete
from cutec.diag import CutecError
from cutec.interpreter import multicast
from cutec.interpreter.copies.box import box_at
from cutec.ir.attrs import Typed
from cutec.ir.core import Value
from cutec.ir.types import F32, I32, integer, ptr

SWIZZLE_BYTES = {"none": 16, "32B": 32, "64B": 64, "128B": 128}


def map_of(argument: int, array: np.ndarray, recipe: TensorMapRecipe) -> Callable[[list[Any]], TensorMap]:
    """The tensor map of the array that is the kernel's argument of that number."""
    numbers = (*reversed(array.shape), *reversed(array.strides[:-1]))
    return lambda values: concrete(recipe, (values[argument].address, *numbers))


def tiled(dtype: str, box: tuple[int, ...], **more: Any) -> TensorMapRecipe:
    return TensorMapRecipe(dtype, box, (1,) * len(box), **more)


def load_kernel(
    size: int, coord: tuple[int, ...], expected: int | None = None, *more: Any
) -> tuple[Kernel, Value, Value]:
    """Thread 0 loads a box of the tensor (argument 1) to shared memory; everyone waits. (kernel,
    thread, shared memory).
    """
    k = Kernel(ptr(1), ptr(1), TENSOR_MAP, *more)
    bar, data, tid = k.shared("bar", 8), k.shared("data", size), k.sreg("tid.x")
    with k.when(k.compare("eq", tid, 0)):
        k.emit("cutec.mbarrier.init", (bar, k.const(1)))
        k.emit("cutec.mbarrier.arrive.expect_tx", (bar, k.const(size if expected is None else expected)))
        grouped(k, "cutec.tma.load", [data], [k.args[2]], [bar], [k.const(c) for c in coord], [], [], [])
    k.barrier()
    k.emit("cutec.mbarrier.wait.parity", (bar, k.const(0)))
    return k, tid, data


def loaded(array: np.ndarray, recipe: TensorMapRecipe, coord: tuple[int, ...]) -> np.ndarray:
    """What a load of a box leaves in shared memory, as 32-bit words."""
    words = recipe.box_bytes // 4
    k, tid, data = load_kernel(recipe.box_bytes, coord)
    k.loop(tid, words, 32, [], lambda i: k.store(k.load(k.at(data, i, I32), I32), k.at(k.args[0], i, I32)))
    out = np.zeros(words, np.int32)
    k.run(out, array, map_of(1, array, recipe))
    return out


@pytest.mark.parametrize("swizzle", SWIZZLE_BYTES)
def test_a_load_swizzles_units_of_16_bytes(swizzle: str):
    columns = SWIZZLE_BYTES[swizzle] // 4
    array = np.arange(40 * 64, dtype=np.float32).reshape(40, 64)
    found = loaded(array, tiled("f32", (columns, 32), swizzle=swizzle), (8, 4)).view(np.float32)
    bits = {"none": 0, "32B": 1, "64B": 3, "128B": 7}[swizzle]
    for row, column in itertools.product(range(32), range(columns)):
        byte = (row * columns + column) * 4
        byte ^= (byte >> 3) & (bits << 4)
        assert found[byte // 4] == array[4 + row, 8 + column]


def test_a_load_swizzles_units_of_32_bytes():
    """Of rows of 128 bytes, units of 32 change places with the number of the row modulo 4."""
    array = np.arange(40 * 64, dtype=np.float32).reshape(40, 64)
    found = loaded(array, tiled("f32", (32, 32), swizzle="128B_ATOM_32B"), (8, 4)).view(np.float32).reshape(32, 4, 8)
    for row, unit in itertools.product(range(32), range(4)):
        assert (found[row, unit ^ row % 4] == array[4 + row, 8 + 8 * unit : 16 + 8 * unit]).all()


def test_what_lies_outside_is_zero():
    array = np.ones((5, 6, 8), np.float32)
    found = loaded(array, tiled("f32", (8, 4, 2)), (4, -1, 4)).view(np.float32).reshape(2, 4, 8)
    want = np.zeros((2, 4, 8), np.float32)
    want[:1, 1:, :4] = 1
    assert (found == want).all()


def test_what_lies_outside_can_be_nan():
    array = np.ones((4, 4), np.float32)
    found = loaded(array, tiled("f32", (4, 4), oob_fill="nan"), (0, 2)).view(np.float32).reshape(4, 4)
    assert (found[:2] == 1).all() and np.isnan(found[2:]).all()


@pytest.mark.parametrize(("rows", "coord"), [(3, (0, 0)), (3, (4, -1)), (9, (0, 4)), (0, (0, 0))])
def test_boxes_can_be_cut_to_a_small_tensor(rows: int, coord: tuple[int, int]):
    """Fewer rows than a box has come, and are counted; columns are filled up as ever."""
    array = np.arange(1, rows * 8 + 1, dtype=np.float32).reshape(rows, 8)
    recipe = tiled("f32", (8, 4), oob_fill="cut")
    cut = min(max(rows, 1), 4)
    assert concrete(recipe, (0, 8, rows, 32)).recipe == tiled("f32", (8, cut), oob_fill="cut")
    k, tid, data = load_kernel(8 * 4 * 4, coord, 8 * cut * 4)
    with k.when(k.compare("slt", tid, 8 * cut)):
        k.store(k.load(k.at(data, tid, I32), I32), k.at(k.args[0], tid, I32))
    out = np.zeros(8 * 4, np.int32)
    k.run(out, array, map_of(1, array, recipe))
    want = np.zeros((4, 8), np.float32)
    for row, column in itertools.product(range(cut), range(8)):
        y, x = row + coord[1], column + coord[0]
        want[row, column] = array[y, x] if 0 <= y < rows and x < 8 else 0
    assert (out.view(np.float32).reshape(4, 8) == want).all()


def test_what_is_cut():
    """The outermost dimension in which a box has several elements, never the innermost."""
    three = tiled("f32", (8, 4, 1), oob_fill="cut")
    assert three.cut_to((2, 3, 9)).box == (8, 3, 1) and three.cut_to((2, 9, 0)).box == (8, 4, 1)
    assert tiled("f32", (8, 4, 2), oob_fill="cut").cut_to((2, 3, 1)).box == (8, 4, 1)
    assert tiled("f32", (8, 1), oob_fill="cut").cut_to((2, 3)).box == (8, 1)
    assert tiled("f32", (8, 4)).cut_to((2, 3)).box == (8, 4)


def test_element_strides_take_every_second_row():
    array = np.arange(16 * 4, dtype=np.float32).reshape(16, 4)
    recipe = TensorMapRecipe("f32", (4, 8), (1, 2))
    assert recipe.box_shape == (4, 4)
    assert (loaded(array, recipe, (0, 2)).view(np.float32).reshape(4, 4) == array[2:10:2]).all()


def test_im2col_boxes_are_what_a_convolution_multiplies():
    """A 3×3 filter with padding 1 over 2 images of 5×6 pixels with 4 channels: each filter offset
    gives a column of all output pixels.
    """
    images, height, width, channels = 2, 5, 6, 4
    array = np.arange(images * height * width * channels, dtype=np.float32).reshape(images, height, width, channels)
    recipe = TensorMapRecipe("f32", (), (1,) * 4, im2col=Im2col((-1, -1), (-1, -1), channels, images * height * width))
    described = concrete(recipe, (1 << 20, channels, width, height, images, *reversed(array.strides[:-1])))
    padded = np.pad(array, ((0, 0), (1, 1), (1, 1), (0, 0)))
    for s, r in itertools.product(range(3), range(3)):
        box = box_at(described, (0, -1, -1, 0), (s, r))
        found = np.where(box.inside, array.reshape(-1)[np.where(box.inside, box.offset // 4, 0)], 0)
        assert (found == padded[:, r : r + height, s : s + width].reshape(-1, channels)).all()


def test_a_store_leaves_out_what_lies_outside():
    k = Kernel(ptr(1), TENSOR_MAP)
    data, tid = k.shared("data", 512), k.sreg("tid.x")
    k.loop(tid, 128, 32, [], lambda i: k.store(k.op("arith.sitofp", i, to=F32), k.at(data, i)))
    k.barrier()
    with k.when(k.compare("eq", tid, 0)):
        grouped(k, "cutec.tma.store", [k.args[1]], [data], [k.const(4), k.const(-2)], [])
        k.emit("nvvm.cp.async.bulk.commit.group")
        k.emit("nvvm.cp.async.bulk.wait_group", group=Typed(0, I32))
    out = np.full((10, 8), -1, np.float32)
    k.run(out, map_of(0, out, tiled("f32", (8, 16))), undefined=(0,))
    want = np.full((10, 8), -1, np.float32)
    want[:, 4:] = np.arange(128).reshape(16, 8)[2:12, :4]
    assert (out == want).all()


@pytest.mark.parametrize(
    ("kind", "want"),
    [("add", 5 + np.arange(32)), ("max", np.maximum(5, np.arange(32))), ("min", np.minimum(5, np.arange(32)))],
)
def test_a_reduction_combines_with_what_is_there(kind: str, want: np.ndarray):
    k = Kernel(ptr(1), TENSOR_MAP)
    data, tid = k.shared("data", 128), k.sreg("tid.x")
    k.store(tid, k.at(data, tid, I32))
    k.barrier()
    with k.when(k.compare("eq", tid, 0)):
        grouped(k, "cutec.tma.reduce", [k.args[1]], [data], [k.const(0)], [], kind=kind)
    out, gpus = np.full(32, 5, np.int32), [np.full(32, 5, np.int32) for _ in range(2)]
    for place in (out, multicast(gpus)):
        k.run(place, map_of(0, place, tiled("i32", (32,))))
    assert all((each == want).all() for each in (out, *gpus)), "through a multicast object on all GPUs"


def test_a_multicast_reaches_every_block_of_the_mask_and_its_barrier():
    k = Kernel(ptr(1), ptr(1), TENSOR_MAP)
    bar, data, tid, rank = k.shared("bar", 8), k.shared("data", 256), k.sreg("tid.x"), k.sreg("cluster.ctarank")
    with k.when(k.compare("eq", tid, 0)):
        k.emit("cutec.mbarrier.init", (bar, k.const(1)))
        k.emit("cutec.mbarrier.arrive.expect_tx", (bar, k.const(256)))
    k.emit("nvvm.cluster.arrive", aligned=None)
    k.emit("nvvm.cluster.wait", aligned=None)
    with k.when(k.compare("eq", tid, 0)):
        part = k.op(
            "llvm.getelementptr",
            data,
            k.binary("muli", rank, 128),
            to=ptr(3),
            rawConstantIndices=DYNAMIC,
            elem_type=integer(8),
        )
        mask = k.const(3, integer(16))
        grouped(k, "cutec.tma.load", [part], [k.args[2]], [bar], [k.binary("muli", rank, 32)], [], [mask], [])
    k.emit("cutec.mbarrier.wait.parity", (bar, k.const(0)))
    for half in (0, 32):
        word = k.binary("addi", tid, half)
        place = k.binary("addi", k.binary("muli", k.sreg("ctaid.x"), 64), word)
        k.store(k.load(k.at(data, word)), k.at(k.args[0], place))
    out, array = np.zeros((4, 64), np.float32), np.arange(64, dtype=np.float32)
    k.run(out, array, map_of(1, array, tiled("f32", (32,))), grid=4, cluster=(2, 1, 1))
    assert (out == array).all()


def test_linear_copies_go_there_and_back():
    k = Kernel(ptr(1), ptr(1))
    bar, data, tid = k.shared("bar", 8), k.shared("data", 256), k.sreg("tid.x")
    with k.when(k.compare("eq", tid, 0)):
        k.emit("cutec.mbarrier.init", (bar, k.const(1)))
        k.emit("cutec.mbarrier.arrive.expect_tx", (bar, k.const(256)))
        grouped(k, "cutec.bulk.load", [data], [k.args[1]], [k.const(256)], [bar], [], [])
        k.emit("cutec.mbarrier.wait.parity", (bar, k.const(0)))
        grouped(k, "cutec.bulk.store", [k.args[0]], [data], [k.const(256)], [])
        grouped(k, "cutec.bulk.reduce", [k.args[0]], [data], [k.const(128)], [], kind="add", dtype="f32")
    out, array = np.zeros(64, np.float32), np.arange(64, dtype=np.float32)
    k.run(out, array, undefined=(0,))
    gpus = [np.zeros(64, np.float32) for _ in range(2)]
    k.run(multicast(gpus), array)
    assert all((each == array * np.repeat([2, 1], 32)).all() for each in (out, *gpus))


def finding_of(k: Kernel, *args: Any, **launch: Any) -> tuple[str, str]:
    with pytest.raises(CutecError) as caught:
        k.run(*args, **launch)
    return caught.value.code, "\n".join([caught.value.message, *(n.message for n in caught.value.notes)])


@pytest.mark.parametrize(("expected", "says"), [(384, "128 bytes to come"), (128, "128 bytes fewer")])
def test_unequal_bytes_are_a_deadlock_that_says_how_many(expected: int, says: str):
    k, _, _ = load_kernel(256, (0, 0), expected)
    array = np.zeros((8, 8), np.float32)
    code, text = finding_of(k, np.zeros(1, np.float32), array, map_of(1, array, tiled("f32", (8, 8))))
    assert code == "E5008" and says in text


def test_a_pointer_that_is_no_tensor_map():
    for place, code in ((4096, "E5010"), (np.zeros(64, np.float32), "E5015")):
        k, _, _ = load_kernel(256, (0, 0))
        assert finding_of(k, np.zeros(1, np.float32), np.zeros(64, np.float32), place)[0] == code


@pytest.mark.parametrize("first", [1, 6, -2])
def test_a_box_begins_at_a_multiple_of_16_bytes(first: int):
    array = np.zeros((8, 16), np.float32)
    k, _, _ = load_kernel(256, (first, 3))
    code, text = finding_of(k, np.zeros(1, np.float32), array, map_of(1, array, tiled("f32", (8, 8))))
    assert code == "E5015" and f"coordinate {first} of elements of 4 bytes" in text
    k = Kernel(ptr(1), TENSOR_MAP)
    data = k.shared("data", 256)
    k.store(k.const(0.0, F32), k.at(data, k.sreg("tid.x")))
    with k.when(k.compare("eq", k.sreg("tid.x"), 0)):
        grouped(k, "cutec.tma.store", [k.args[1]], [data], [k.const(first), k.const(0)], [])
    code, text = finding_of(k, array, map_of(0, array, tiled("f32", (8, 8))))
    assert code == "E5015" and f"coordinate {first} of elements of 4 bytes" in text


def test_storing_what_nothing_has_written_to():
    k = Kernel(ptr(1), TENSOR_MAP)
    data = k.shared("data", 128)
    with k.when(k.compare("eq", k.sreg("tid.x"), 0)):
        grouped(k, "cutec.tma.store", [k.args[1]], [data], [k.const(0)], [])
    out = np.zeros(32, np.float32)
    assert finding_of(k, out, map_of(0, out, tiled("f32", (32,))))[0] == "E5003"


NO_TENSORS = [((8, 4, 4, 16), "multiple of 16"), ((16, 4, 4, 20), "stride of 20"), ((16, 1 << 33, 4, 16), "2^32")]


@pytest.mark.parametrize(("arguments", "says"), NO_TENSORS)
def test_tensors_that_no_map_describes(arguments: tuple[int, ...], says: str):
    with pytest.raises(CutecError) as caught:
        concrete(tiled("f32", (4, 4)), arguments)
    assert caught.value.code == "E3013" and says in caught.value.message


BAD_RECIPES = [
    tiled("f32", (3, 4)),
    tiled("f32", (32, 512)),
    tiled("f32", (64, 4), swizzle="128B"),
    tiled("f32", (64, 4), swizzle="128B_ATOM_32B"),
    tiled("i32", (4,), oob_fill="nan"),
    tiled("f32", (4,) * 6),
    TensorMapRecipe("f32", (4, 4), (1, 9)),
    TensorMapRecipe("f32", (4, 4), (1, 2), oob_fill="cut"),
]


@pytest.mark.parametrize("recipe", BAD_RECIPES)
def test_recipes_that_no_map_has(recipe: TensorMapRecipe):
    assert recipe.wrong()
