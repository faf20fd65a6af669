"""Tensor maps on their way from a manifest to the driver: encoded once for the same numbers, passed
by value, refused with reasons.
"""

import ctypes
import enum
import struct

import pytest
from fake_driver import ZEROS, Tensor

from cutec.artifact import document
from cutec.artifact.document import flow
from cutec.artifact.form import Reading, record_of
from cutec.artifact.host import HostProgram, Launch, Node, compile_program
from cutec.artifact.signature import Signature, Symbol, TensorParam
from cutec.artifact.tensor_map import Im2col, TensorMap, TensorMapRecipe, concrete
from cutec.diag import CutecError
from cutec.interpreter.copies.box import box_at
from cutec.records import replace
from cutec.runtime.driver import CudaDriver

RECIPE = TensorMapRecipe("f32", (32, 8), (1, 1), swizzle="128B")
PARAMETER = TensorParam("a", "f32", ("m", "k"), (None, 1), (1, 1), 16, (1, 0))
SYMBOLS = (Symbol("m"), Symbol("k"))
P = 0x7F0000000000


def read_back(recipe, **changes):
    """What a manifest with the recipe, some of its keys changed, is read as."""
    record = record_of(TensorMapRecipe)
    doc = document.read(flow(record.plain(recipe) | changes).encode(), "manifest.yaml")
    return record.read(Reading(doc), (), doc.data)


def program(recipe=RECIPE):
    """kernel(m, map of a, k) on m blocks. Leaves: a's pointer, m, k, its first stride."""
    leaves = Signature((PARAMETER,), SYMBOLS).leaves()
    assert [leaf.kind for leaf in leaves] == ["ptr", "symbol", "symbol", "stride"]
    nodes = (
        Node("const", "i32", (), 1),
        Node("const", "i32", (), 0),
        Node("const", "i64", (), 4),
        Node("sext", "i64", (2,)),
        Node("sext", "i64", (1,)),
        Node("mul", "i64", (3, 6)),
        Node("tensor_map", "tensor_map", (0, 7, 8, 9), recipe),
    )
    return HostProgram(leaves, nodes, (Launch("kernel", (1, 4, 4), (4, 4, 4), None, 5, (1, 10, 2)),))


def test_a_program_makes_tensor_maps():
    (launch,) = compile_program(program())([P, 5, 64, 64])
    assert launch.args == (5, TensorMap(RECIPE, P, (64, 5), (256,)), 64)


def test_a_tensor_without_elements_may_be_anywhere():
    (launch,) = compile_program(program())([3, 0, 64, 63])
    assert launch.args[1].dims == (64, 0)


def test_maps_of_tensors_without_elements_are_of_memory_that_nothing_else_uses(bundle):
    functions, driver = bundle
    for columns, pointer in ((0, 0), (0, P), (64, P)):
        functions.fn(Tensor((5, columns), pointer=pointer))
    assert [(m.address, m.dims, m.strides) for m in driver.maps] == [(ZEROS, (1, 1), (16,)), (P, (64, 5), (256,))]
    assert [launch["arguments"][1] for launch in driver.launches] == [struct.pack("<QQ112x", ZEROS, 1)] * 2 + [
        struct.pack("<QQ112x", P, 64)
    ]
    functions.unload()
    assert [entry for entry in driver.log if entry[0] in ("zeros", "free")] == [
        ("zeros", "context0"),
        ("free", "context0", ZEROS),
    ]


@pytest.fixture
def bundle(bundle_of):
    return bundle_of(PARAMETER, symbols=SYMBOLS, program=program(), kernels={"kernel": ["i", "128s", "i"]})


def test_kernels_get_maps_by_value_and_the_same_numbers_are_encoded_once(bundle):
    functions, driver = bundle
    for rows in (5, 5, 7, 5):
        functions.fn(Tensor((rows, 64), pointer=P))
    assert [(m.address, m.dims, m.strides) for m in driver.maps] == [(P, (64, 5), (256,)), (P, (64, 7), (256,))]
    assert [launch["arguments"][0] for launch in driver.launches] == [5, 5, 7, 5]
    for launch in driver.launches:
        assert launch["arguments"][1] == struct.pack("<QQ112x", P, 64) and launch["arguments"][2] == 64


def test_maps_move_with_the_address_and_only_to_where_it_may_be(bundle):
    functions, driver = bundle
    for offset in (0, 256, 0, 64):
        functions.fn(Tensor((5, 64), pointer=P + offset))
        assert driver.launches[-1]["arguments"][1] == struct.pack("<QQ112x", P + offset, 64)
    assert len(driver.maps) == 1
    wide = TensorMapRecipe("u16", (8, 2, 1), (1, 1, 1), swizzle="32B", interleave="32B")
    assert (wide.alignment, RECIPE.alignment) == (32, 16)


def test_an_address_that_the_unit_cannot_have(bundle_of):
    """A tensor whose type promises less alignment than the unit needs: each call is checked."""
    loose = replace(PARAMETER, align=4)
    functions, driver = bundle_of(loose, symbols=SYMBOLS, program=program(), kernels={"kernel": ["i", "128s", "i"]})
    for _ in range(2):
        functions.fn(Tensor((5, 64), pointer=P + 16))
        with pytest.raises(CutecError) as caught:
            functions.fn(Tensor((5, 64), pointer=P + 8))
        assert caught.value.code == "E3013" and "no multiple of 16" in caught.value.message
    assert len(driver.launches) == 2


def test_a_stride_that_the_unit_cannot_have(bundle):
    functions, driver = bundle
    with pytest.raises(CutecError) as caught:
        functions.fn(Tensor((5, 63), pointer=P))
    assert caught.value.code == "E3013" and "252 bytes" in caught.value.message and not driver.launches


@pytest.mark.parametrize(
    ("numbers", "said"),
    [
        ((P, 32, 2**32 + 1, 128), "dimension 1 has 4294967297 elements, more than 2^32"),
        ((P, 32, 8, 2**40), "stride of 1099511627776 bytes, expected a multiple of 16 below 2^40"),
        ((P, 32, 8, -128), "stride of -128 bytes"),
        ((P + 8, 32, 8, 128), "no multiple of 16"),
    ],
)
def test_numbers_that_no_map_has(numbers: tuple[int, ...], said: str):
    with pytest.raises(CutecError) as caught:
        concrete(RECIPE, numbers)
    assert caught.value.code == "E3013" and said in caught.value.message


@pytest.mark.parametrize("stride", [2, -128, 2**40])
def test_a_dimension_of_extent_1_may_have_any_stride(stride: int):
    assert concrete(RECIPE, (P, 32, 1, stride)).strides == (16,)
    assert concrete(RECIPE, (P, 32, 1, 256)).strides == (256,), "one that a map can have stays"


@pytest.mark.parametrize(
    "recipe",
    [
        RECIPE,
        TensorMapRecipe("bf16", (), (1,) * 4, im2col=Im2col((-1, -1), (0, 1), 64, 128)),
        TensorMapRecipe("bf16", (), (1,) * 4, "128B", im2col=Im2col((-1,), (0,), 64, 128, "w128")),
    ],
)
def test_recipes_survive_the_manifest(recipe):
    assert read_back(recipe) == recipe


def test_interleaved_tensors_are_counted_in_slices() -> None:
    recipe = TensorMapRecipe("f16", (16, 2, 1, 3), (2, 1, 1, 1), interleave="16B")
    assert (
        recipe.wrong() is None
        and recipe.slice_elements == 8
        and recipe.box_shape == (8, 2, 1, 3)
        and recipe.box_bytes == 16 * 8 * 2 * 3
    )
    wide = TensorMapRecipe("f32", (4, 1, 1), (1, 1, 1), swizzle="32B", interleave="32B")
    assert wide.wrong() is None and wide.box_bytes == 32 * 4 and "swizzle" in str(replace(wide, swizzle="none").wrong())
    assert "slices" in str(replace(recipe, box=(4, 2, 1, 3)).wrong()) and "dimensions" in str(
        TensorMapRecipe("f16", (8, 8), (1, 1), interleave="16B").wrong()
    )
    lines = box_at(TensorMap(recipe, 0, (5, 2, 7, 4), (160, 32, 640)), (1, 1, 3, 0), ())
    assert lines.offset.shape == (3, 1, 2, 8, 8) and lines.offset[2, 0, 0, 1].tolist() == [
        2 * 640 + 3 * 32 + 160 + 3 * 16 + 2 * i for i in range(8)
    ]
    assert lines.inside[0, 0, 0, :, 0].tolist() == [True, True] + 6 * [False] and not lines.inside[:, :, 1].any()


def test_boxes_of_interleaved_tensors_have_one_slice() -> None:
    """The unit copies one whatever the map says, so a barrier that counts more waits for ever."""
    recipe = TensorMapRecipe("f16", (16, 2, 3), (1, 1, 1), interleave="16B")
    assert (
        "expected 1 in the last dimension but one" in str(recipe.wrong())
        and replace(recipe, box=(16, 1, 3)).wrong() is None
    )


def test_columns_of_interleaved_tensors_are_of_one_slice() -> None:
    recipe = TensorMapRecipe("f16", (), (1,) * 4, interleave="16B", im2col=Im2col((-1, -1), (-1, -1), 8, 4))
    assert (
        recipe.wrong() is None
        and recipe.box_shape == (1, 4)
        and recipe.box_bytes == 16 * 4
        and read_back(recipe) == recipe
    )
    assert "those of a slice, 8" in str(replace(recipe, im2col=Im2col((-1, -1), (-1, -1), 16, 4)).wrong())
    images = TensorMap(recipe, 0, (3, 2, 5, 4), (48, 96, 480))
    column = box_at(images, (-1, -1, 2, 0), (1, 1))  # the filter's middle is on the first pixel
    assert (
        column.offset.tolist() == [[192 + 16 * pixel + 2 * i for i in range(8)] for pixel in range(4)]
        and column.inside.all()
    )
    assert box_at(images, (-1, -1, 2, 0), (0, 1)).inside[:, 0].tolist() == [False, True, True, False]
    assert not box_at(images, (-1, -1, 5, 0), (1, 1)).inside.any()


@pytest.mark.parametrize(
    "change",
    [
        {"box": [3, 8]},
        {"swizzle": "256B"},
        {"box": [32.0, 8]},
        {"surprise": 1},
        {"dtype": "bf16", "box": [128, 8]},
        {"interleave": "16B"},
        {"box": [32, 257]},
        {"element_strides": [1, 9]},
    ],
)
def test_bad_recipes_in_a_manifest(change):
    try:
        assert read_back(RECIPE, **change).wrong()
    except CutecError as refused:
        assert refused.code == "E3003"


@pytest.mark.parametrize("args", [(0, 7, 8), (7, 7, 8, 9), (0, 7, 8, 1)])
def test_programs_with_other_arguments_are_invalid(args):
    good = program()
    nodes = (*good.nodes[:-1], Node("tensor_map", "tensor_map", args, RECIPE))
    with pytest.raises(CutecError) as caught:
        compile_program(HostProgram(good.inputs, nodes, good.launches))
    assert caught.value.code == "E3010"


class Api:
    """As much of cuda.bindings.driver as encoding takes: names for enumerators, and the call
    recorded.
    """

    class CUresult:
        CUDA_SUCCESS = 0

    cuLaunchKernelEx = None

    class Names:
        def __getattr__(self, name):
            return name

    CUtensorMapDataType = CUtensorMapInterleave = CUtensorMapSwizzle = CUtensorMapL2promotion = (
        CUtensorMapFloatOOBfill
    ) = Names()
    cuuint64_t = cuuint32_t = int

    def cuTensorMapEncodeTiled(self, *args):
        self.called = args
        return 0, type("Map", (), {"opaque": list(range(16))})

    def CUtensorMap(self, _ptr):
        assert _ptr % 64 == 0
        return _ptr

    def cuTensorMapReplaceAddress(self, at, address):
        ctypes.c_uint64.from_address(at).value = address
        return (0,)


def test_what_the_driver_is_asked_for():
    api = Api()
    at = CudaDriver(api).tensor_maps(TensorMap(RECIPE, P, (64, 5), (256,)))
    assert [at(P), at(P + 64), at(P)] == [struct.pack("<16Q", address, *range(1, 16)) for address in (P, P + 64, P)]
    names = (
        "CU_TENSOR_MAP_INTERLEAVE_NONE",
        "CU_TENSOR_MAP_SWIZZLE_128B",
        "CU_TENSOR_MAP_L2_PROMOTION_L2_128B",
        "CU_TENSOR_MAP_FLOAT_OOB_FILL_NONE",
    )
    assert api.called == ("CU_TENSOR_MAP_DATA_TYPE_FLOAT32", 2, P, [64, 5], [256], [32, 8], [1, 1], *names)


def test_a_thread_without_a_context_takes_that_of_the_kernel():
    class OtherThread(Api):
        context = None

        class CUresult(enum.Enum):
            CUDA_SUCCESS = 0
            CUDA_ERROR_INVALID_CONTEXT = 201

        def cuTensorMapEncodeTiled(self, *args):
            return self.CUresult.CUDA_SUCCESS, super().cuTensorMapEncodeTiled(*args)[1]

        def cuTensorMapReplaceAddress(self, at, address):
            if self.context is None:
                return (self.CUresult.CUDA_ERROR_INVALID_CONTEXT,)
            super().cuTensorMapReplaceAddress(at, address)
            return (self.CUresult.CUDA_SUCCESS,)

        def cuCtxPushCurrent(self, context):
            self.context = context
            return (self.CUresult.CUDA_SUCCESS,)

        def cuCtxPopCurrent(self):
            self.context = None
            return (self.CUresult.CUDA_SUCCESS, 1)

        def cuGetErrorString(self, status):
            return self.CUresult.CUDA_SUCCESS, b"invalid device context"

    api, described = OtherThread(), TensorMap(RECIPE, P, (64, 5), (256,))
    at = CudaDriver(api).tensor_maps(described, "the kernel's")
    assert at(P + 64)[:8] == struct.pack("<Q", P + 64) and api.context is None
    with pytest.raises(CutecError, match="E4004: cuTensorMapReplaceAddress: CUDA_ERROR_INVALID_CONTEXT"):
        CudaDriver(api).tensor_maps(described)(P)


def test_columns_along_the_width_are_encoded_by_their_mode(monkeypatch: pytest.MonkeyPatch):
    """Arguments as the function has them (CUDA Driver API, cuTensorMapEncodeIm2colWide)."""
    from cuda.bindings import driver as api

    box = Im2col((-1,), (2,), 64, 128, "w128")
    described = TensorMap(TensorMapRecipe("bf16", (), (1, 2, 1), "64B", im2col=box), P, (64, 9, 4), (128, 1152))
    monkeypatch.setattr(CudaDriver, "call", lambda self, name, *arguments: (name, *arguments))
    name, *given = CudaDriver(api)._encoded(described)
    assert name == "cuTensorMapEncodeIm2colWide" and given[1:3] == [3, P] and given[5:9] == [-1, 2, 64, 128]
    numbers = [[int(n) for n in given[i]] for i in (3, 4, 9)]
    assert numbers == [[64, 9, 4], [128, 1152], [1, 2, 1]]
    assert given[11] is api.CUtensorMapIm2ColWideMode.CU_TENSOR_MAP_IM2COL_WIDE_MODE_W128
    assert given[10] is api.CUtensorMapInterleave.CU_TENSOR_MAP_INTERLEAVE_NONE
    assert given[12] is api.CUtensorMapSwizzle.CU_TENSOR_MAP_SWIZZLE_64B and len(given) == 15


@pytest.mark.parametrize(
    ("swizzle", "box", "said"),
    [
        ("none", Im2col((0,), (0,), 8, 32, "w"), "a swizzle of none"),
        ("64B", Im2col((0,), (0,), 8, 32, "w128"), "expected 128"),
        ("64B", Im2col((0, 0), (0, 0), 8, 32, "w"), "corners of 2 and 2 dimensions, expected 1"),
        ("64B", Im2col((0,), (0,), 8, 32, "h"), "expected one of none, w, w128"),
    ],
)
def test_wrong_columns_along_the_width(swizzle: str, box: Im2col, said: str):
    assert said in str(TensorMapRecipe("bf16", (), (1,) * 4, swizzle, im2col=box).wrong())


@pytest.mark.gpu
def test_the_driver_takes_them():
    from cutec.runtime.driver import cuda_driver

    driver = cuda_driver()
    with driver.current(driver.retain_context(0)):
        memory = driver.allocate(1 << 20)
        im2col = TensorMapRecipe("bf16", (), (1,) * 4, swizzle="128B", im2col=Im2col((-1, -1), (-1, -1), 64, 128))
        described = [
            TensorMap(RECIPE, memory, (64, 5), (256,)),
            TensorMap(im2col, memory, (64, 16, 16, 4), (128, 2048, 32768)),
        ]
        maps = [driver.tensor_maps(each) for each in described]
    # Moved afterwards, without a context: the same as encoded there.
    for address in (memory, memory + 4096, memory):
        for each, at in zip(described, maps):
            encoded = driver.tensor_maps(each._replace(address=address))(address)
            assert at(address) == encoded and len(encoded) == 128
            assert encoded == b"".join(
                int(word).to_bytes(8, "little") for word in driver._encoded(each._replace(address=address)).opaque
            )
