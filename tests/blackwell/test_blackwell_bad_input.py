"""What a Blackwell kernel may not ask for, from small kernels: refused by a named error that says
what is legal, at the user's line.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

import pytest

import cutec
from cutec import cute, pipeline, utils
from cutec.cute.nvgpu import OperandMajorMode, tcgen05
from cutec.diag import CutecError
from cutec.testing import simulate
from cutec.utils import blackwell_helpers as helpers, blockscaled_layout as scales

K, MN = OperandMajorMode.K, OperandMajorMode.MN
ONE, TWO = tcgen05.CtaGroup.ONE, tcgen05.CtaGroup.TWO
SMEM, TMEM = tcgen05.OperandSource.SMEM, tcgen05.OperandSource.TMEM
F16, F32, E4M3, E2M1, S8 = cutec.Float16, cutec.Float32, cutec.Float8E4M3FN, cutec.Float4E2M1FN, cutec.Int8
UE8M0 = cutec.Float8E8M0FNU


def refused(use: Callable[[], Any], arch: str = "sm_100a", cluster: tuple[int, int, int] = (1, 1, 1)) -> CutecError:
    """The error of a kernel that does this."""

    @cute.kernel
    def kernel():
        use()

    @cute.jit
    def host():
        kernel().launch(grid=cluster, block=128, cluster=cluster)

    with pytest.raises(CutecError) as caught:
        simulate(host, arch=arch)
    assert caught.value.place is not None and caught.value.place.file == __file__
    return caught.value


def f16(shape: Any = (128, 64, 16), group: Any = ONE, a: Any = K, source: Any = SMEM) -> Callable[[], Any]:
    return lambda: cute.make_tiled_mma(tcgen05.MmaF16BF16Op(F16, F32, shape, group, source, a, K))


def made(op: Any) -> Callable[[], Any]:
    return lambda: cute.make_tiled_mma(op)


def holder() -> Any:
    return cute.arch.alloc_smem(cutec.Int32, 4, 16)


def a_copy() -> None:
    kind = UE8M0
    there = cute.make_tensor(
        cute.make_ptr(kind, 0, cute.AddressSpace.tmem, assumed_align=16),
        cute.make_layout((((32, 4), 4), 4), stride=(((1 << 18, 4), 1 << 23), 1)),
    )
    copy = tcgen05.make_s2t_copy(cute.make_copy_atom(tcgen05.Cp4x32x128bOp(), kind), there)
    here = cute.make_tensor(cute.arch.alloc_smem(kind, 512, 128), cute.make_layout(((32, 4), 4), stride=((16, 4), 1)))
    cute.copy(copy, copy.partition_S(here), copy.partition_D(there))


@pytest.mark.parametrize("arch", ["sm_90a", "sm_120a", "sm_100"])
@pytest.mark.parametrize(
    "use",
    [
        f16(),
        lambda: helpers.make_trivial_tiled_mma(F16, K, K, F32, ONE, (128, 64)),
        lambda: cute.arch.alloc_tmem(32, holder()),
        lambda: cute.make_copy_atom(tcgen05.Ld32x32bOp(tcgen05.Repetition.x4), F32),
        lambda: tcgen05.commit(cute.arch.alloc_smem(cutec.Int64, 1)),
        lambda: utils.TmemAllocator(holder(), pipeline.NamedBarrier(1, 128)).allocate(32),
        a_copy,
    ],
)
def test_archs_without_tensor_memory(use: Callable[[], Any], arch: str):
    found = refused(use, arch)
    assert found.code in ("E0420", "E0432") and "needs" in found.message and f"built for {arch}" in found.message
    assert "sm_100a" in found.message and "sm_103a" in found.message and found.help


@pytest.mark.parametrize(
    ("use", "arch", "code", "words"),
    [
        (made(tcgen05.MmaI8Op(S8, (128, 64, 32), ONE, SMEM, K, K)), "sm_103a", "E0432", "sm_100a or sm_110a"),
        (made(tcgen05.MmaI8Op(S8, (128, 64, 32), ONE, SMEM, K, K)), "sm_100f", "E0432", "sm_100a or sm_110a"),
        (made(tcgen05.MmaI8Op(F16, (128, 64, 32), ONE, SMEM, K, K)), "sm_100a", "E0431", "kind::i8 multiplies u8, s8"),
        (
            made(tcgen05.MmaF8F6F4Op(F16, E4M3, F32, (128, 64, 32), ONE, SMEM, K, K)),
            "sm_100a",
            "E0431",
            "kind::f8f6f4 multiplies e4m3, e5m2, e2m3, e3m2, e2m1",
        ),
        (made(tcgen05.MmaMXF4NVF4Op(F16, (128, 64, 64), ONE, SMEM)), "sm_100a", "E0431", "ue4m3 or ue8m0 of 16"),
        (made(tcgen05.SM103MmaMXF4Op((128, 64, 96), ONE, SMEM)), "sm_100a", "E0432", "sm_103a or sm_103f"),
        (made(tcgen05.SM103MmaMXF4Op((128, 64, 64), ONE, SMEM)), "sm_103a", "E0431", "its K is 96"),
        (
            lambda: cute.make_copy_atom(tcgen05.LdRed32x32bOp(tcgen05.Repetition.x4), F32),
            "sm_100a",
            "E0432",
            "sm_103a, sm_103f, sm_110a or sm_110f",
        ),
    ],
)
def test_kinds_that_a_type_or_an_arch_has_not(use: Callable[[], Any], arch: str, code: str, words: str):
    found = refused(use, arch)
    assert found.code == code and words in found.message


@pytest.mark.parametrize(
    ("use", "code", "words"),
    [
        (f16((192, 64, 16)), "E0431", "M is 64 or 128"),
        (f16((256, 24, 16), TWO), "E0431", "16 to 256 in steps of 16"),
        (f16((128, 0, 16)), "E0431", "8 to 256 in steps of 8"),
        (f16((128, 64, 32)), "E0431", "K of kind::f16 is 16"),
        (f16((128, 64)), "E0404", "is (M, N, K)"),
        (f16(a="k"), "E0404", "a_major_mode of MmaF16BF16Op is OperandMajorMode"),
        (f16(group=2), "E0404", "cta_group of MmaF16BF16Op is CtaGroup"),
        (
            made(tcgen05.MmaMXF4Op((128, 64, 64), ONE, cast("Any", "smem"))),
            "E0404",
            "a_src of MmaMXF4Op is OperandSource",
        ),
        (f16(a=MN, source=TMEM), "E0431", "A in tensor memory is K-major"),
        (made(tcgen05.MmaF8F6F4Op(E2M1, E4M3, F32, (128, 64, 32), ONE, SMEM, MN, K)), "E0431", "e2m1 is K-major"),
        (made(tcgen05.MmaFP8Op(E4M3, F32, (128, 8, 32), ONE, SMEM, K, MN)), "E0431", "is a multiple of 16, not 8"),
        (
            lambda: helpers.make_blockscaled_trivial_tiled_mma(E4M3, K, K, UE8M0, 32, ONE, (64, 128)),
            "E0431",
            "M is 128 with cta_group::1",
        ),
    ],
)
def test_tiles_and_majors_that_no_instruction_takes(use: Callable[[], Any], code: str, words: str):
    found = refused(use)
    assert found.code == code and words in found.message and found.help


def scaled(pair: bool = False, n: int = 128) -> Any:
    m = 128
    return helpers.make_blockscaled_trivial_tiled_mma(E2M1, K, K, UE8M0, 16, TWO if pair else ONE, (m, n))


def multiplied(kind: Any = UE8M0, layout: Any = None, space: Any = cute.AddressSpace.tmem) -> Callable[[], None]:
    """A multiply whose scale factors of A and B have this class, layout and place."""

    def use() -> None:
        mma = helpers.make_blockscaled_trivial_tiled_mma(E4M3, K, K, UE8M0, 32, ONE, (128, 128))
        tile, smem = (128, 128, 128), utils.SmemAllocator()
        held = helpers.make_smem_layout_a(mma, tile, E4M3, 1)
        a, b = (smem.allocate_tensor(E4M3, held.outer, 1024, held.inner) for _ in range(2))
        stage = cute.slice_(scales.make_smem_layout_sfa(mma, tile, 32, 1), (None, None, None, 0))
        laid_out = layout or scales.make_tmem_layout_sfa(mma, tile, 32, stage)
        of_both = cute.make_tensor(cute.make_ptr(kind, 256, space, assumed_align=16), laid_out)
        sums = cute.make_tensor(
            cute.make_ptr(F32, 0, cute.AddressSpace.tmem, assumed_align=16),
            mma.make_fragment_C(mma.partition_shape_C((128, 128))).layout,
        )
        first = (None, None, None, 0)
        cute.gemm(mma, sums, [mma.make_fragment_A(a)[first], of_both], [mma.make_fragment_B(b)[first], of_both], sums)

    return use


FEW = (((((32, 4), 4), (32, 1)), 1, 2), ((((1 << 18, 4), 1 << 23), (0, 1)), 0, 1))


@pytest.mark.parametrize(
    ("use", "code", "words"),
    [
        (lambda: scales.make_smem_layout_sfa(scaled(True), (128, 128, 256), 16, 1), "E0434", "of 64 rows"),
        (lambda: scales.make_smem_layout_sfb(scaled(), (128, 128, 96), 16, 1), "E0434", "6 blocks along K"),
        (lambda: scales.make_smem_layout_sfa(scaled(), (128, 128, 256), 32, 1), "E0434", "has one for 16"),
        (lambda: scales.make_smem_layout_sfa(scaled(), (128, 128, 256), 16, 0), "E0445", "0 stages"),
        (multiplied(E4M3), "E0410", "has scale factors of f8E8M0FNU, not f8E4M3FN"),
        (multiplied(space=cute.AddressSpace.smem), "E0410", "in smem for 1 tiles of rows"),
        (multiplied(layout=cute.make_layout(FEW[0], stride=FEW[1])), "E0410", "and 4 k-blocks"),
        (
            multiplied(layout=cute.make_layout((128, 1, 4), stride=(1 << 18, 0, 1))),
            "E0410",
            "does not read the scale factors of row 32 of A",
        ),
    ],
)
def test_layouts_of_scale_factors_that_do_not_fit(use: Callable[[], Any], code: str, words: str):
    found = refused(use)
    assert found.code == code and words in found.message and found.help


@pytest.mark.parametrize("columns", [513, 48, 0])
def test_columns(columns: int):
    for use in (
        lambda: cute.arch.alloc_tmem(columns, holder()),
        lambda: utils.TmemAllocator(holder(), pipeline.NamedBarrier(1, 128)).allocate(columns),
    ):
        found = refused(use)
        assert found.code == "E0424" and found.help == "one of 32, 64, 128, 256, 512"


@pytest.mark.parametrize("cluster", [(1, 1, 1), (3, 1, 1), (1, 3, 1)])
def test_pairs_need_clusters_of_an_even_number(cluster: tuple[int, int, int]):
    for use in (
        lambda: cute.arch.alloc_tmem(32, holder(), is_two_cta=True),
        lambda: tcgen05.commit(cute.arch.alloc_smem(cutec.Int64, 1), None, TWO),
    ):
        found = refused(use, cluster=cluster)
        assert found.code == "E0424" and "pairs of blocks need an even number" in found.message
        assert found.help and "cluster=(2, 1, 1)" in found.help


def test_a_query_without_a_barrier():
    found = refused(lambda: cute.arch.issue_clc_query(cute.arch.alloc_smem(cutec.Int64, 1), holder()))
    assert found.code == "E5014" and "no initialised mbarrier" in found.message
