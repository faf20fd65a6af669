"""Multiplies by pairs of blocks on the interpreter against NumPy: layouts of D, clusters, mistakes;
what the tools make of them. Its mutants: tests/hazards.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from gemm_pair import make

import cutec
from cutec import cute, pipeline, utils
from cutec.cute.nvgpu import tcgen05
from cutec.diag import CutecError
from cutec.driver.build.build import perform
from cutec.driver.options.options import BuildOptions, Emit
from cutec.target.tensor_memory import LANES, places_of_d
from cutec.testing import simulate

pytestmark = pytest.mark.slow

FILE = Path(__file__).with_name("gemm_pair.py")
CASES = {
    "128 rows of each block": ((256, 64, 64), (2, 1), (256, 64)),
    "64 rows of each": ((128, 64, 32), (2, 1), (128, 64)),
    "two multiplies along M": ((512, 32, 32), (2, 1), (512, 32)),
    "two pairs along N": ((128, 32, 32), (2, 2), (128, 64)),
    "two by two pairs": ((128, 32, 64), (4, 2), (256, 64)),
}


def computed(gemm: Any, m: int, n: int, k: int) -> bool:
    rng = np.random.default_rng(0)
    a, b = (rng.integers(-2, 3, shape).astype(np.float16) for shape in ((m, k), (n, k)))
    c = np.full((m, n), np.nan, np.float16)
    simulate(gemm, a, b, c, arch="sm_100a")
    return bool((c == a.astype(np.float32) @ b.astype(np.float32).T).all())


@pytest.mark.parametrize("name", CASES)
def test_pairs_multiply(name: str):
    tile, cluster, (m, n) = CASES[name]
    assert computed(make(tile, cluster), m, n, 3 * tile[2])


def test_d_of_a_pair():
    whole, halves = places_of_d(256, 32, 2), places_of_d(128, 32, 2)
    assert whole(5, 7) == 5 + 7 * LANES
    assert halves(5, 7) == 5 + 7 * LANES and halves(5, 16 + 7) == 64 + 5 + 7 * LANES
    for places in (whole, halves):
        assert len({places(i) for i in range(places.size())}) == places.size()


@pytest.mark.tools
def test_it_is_built():
    product = perform(BuildOptions(str(FILE), output="out", emits=(Emit("ptx"),)))
    assert product.archs == ["sm_100a", "sm_103a"] and not product.warnings
    for stage in product.stages:
        text = stage.data.decode()
        found = set(re.findall(r"(tcgen05\.\w+|cp\.async\.bulk\.tensor)[\w.:]*\.cta_group::(\d)", text))
        named = ("alloc", "mma", "commit", "dealloc", "relinquish_alloc_permit")
        assert found == {*((f"tcgen05.{name}", "2") for name in named), ("cp.async.bulk.tensor", "2")}
        assert "shared::cluster.multicast::cluster.b64" in text  # commits to all blocks that share a tile


MUTANTS = {
    "both blocks multiply": ("warp == 1 and leads", "warp == 1", "E5008"),
    "bytes of one block": ("tx_count=2 * sum(", "tx_count=sum(", "E0448"),
    "the sums never complete": ("            whole.commit()\n", "", "E5008"),
    "memory is not freed": ("        tmem.free(pointer)\n", "", "E5053"),
}


@pytest.mark.parametrize("name", MUTANTS)
def test_a_mistake_is_found(name: str, tmp_path: Path):
    text, instead, code = MUTANTS[name]
    source = FILE.read_text()
    assert text in source
    (tmp_path / "mutant.py").write_text(source.replace(text, instead))
    names: dict[str, Any] = {"__name__": "mutant"}
    exec(compile(source.replace(text, instead), str(tmp_path / "mutant.py"), "exec"), names)
    with pytest.raises(CutecError) as caught:
        computed(names["make"]((128, 32, 32), (2, 1)), 128, 32, 192)
    assert caught.value.code == code


def allocated(
    group: int, blocks: int, *, one: bool = False, columns: tuple[int, int] = (32, 32), known: bool = True
) -> Any:
    """A function whose blocks allocate and free tensor memory; with `one` the first alone does.
    `known`: the size of clusters is, when the function is traced.
    """

    @cute.kernel
    def kernel():
        holder = cute.arch.alloc_smem(cutec.Int32, 1)
        rank = cute.arch.block_idx_in_cluster()
        if not one or rank == 0:
            for each in cutec.range_constexpr(2):
                if rank % 2 == each:
                    cute.arch.tcgen05_alloc(holder, columns[each], group)
                    cute.arch.sync_warp()
                    cute.arch.tcgen05_dealloc(cute.make_tensor(holder, 1)[0], columns[each], group)

    @cute.jit
    def host(count: cutec.Int32):
        kernel().launch(grid=(count, 1, 1), block=32, cluster=(blocks if known else count, 1, 1))

    return host


def test_pairs_allocate_together():
    simulate(allocated(2, 2), 2, arch="sm_100a", check_hazards=False)  # its blocks do not meet first
    for make_it, blocks, code, words in (
        (lambda: allocated(2, 1), 1, "E0424", "need an even number"),
        (lambda: allocated(2, 1, known=False), 1, "E5053", "need an even number"),
        (lambda: allocated(2, 2, one=True), 2, "E5053", "the other block of the pair"),
        (lambda: allocated(2, 2, columns=(32, 64)), 2, "E5053", "where the other block of the pair has 32"),
    ):
        with pytest.raises(CutecError, match=words) as caught:
            simulate(make_it(), blocks, arch="sm_100a")
        assert caught.value.code == code


def arriving(groups: list[Any]) -> Any:
    """A function of a pair whose leader has its tensor core arrive in both blocks."""

    @cute.kernel
    def kernel(out: cute.Tensor):
        one, both = (pipeline.CooperativeGroup(pipeline.Agent.Thread, count) for count in (1, 2))
        blocks = cute.tiled_divide(cute.make_layout((2, 1, 1)), (2,))
        main = pipeline.PipelineUmmaAsync.create(
            num_stages=1, producer_group=one, consumer_group=both, cta_layout_vmnk=blocks
        )
        groups.append(main.cta_group)
        rank = cute.arch.block_idx_in_cluster()
        if rank == 0:
            main.sync_object_full.arrive(0, main.producer_mask, main.cta_group)
        main.sync_object_full.wait(0, 0)
        out[rank] = 1

    @cute.jit
    def host(out: cute.Tensor):
        kernel(out).launch(grid=2, block=32, cluster=(2, 1, 1))

    return host


def test_a_pipeline_says_who_multiplies_together():
    groups: list[Any] = []
    out = np.zeros(2, np.int32)
    simulate(arriving(groups), out, arch="sm_100a")
    assert set(groups) == {tcgen05.CtaGroup.TWO} and out.tolist() == [1, 1]


def _mma(inst: tuple[int, int, int]) -> Any:
    K, source = tcgen05.OperandMajorMode.K, tcgen05.OperandSource.SMEM
    two = tcgen05.CtaGroup.TWO
    return cute.make_tiled_mma(tcgen05.MmaF16BF16Op(cutec.Float16, cutec.Float32, inst, two, source, K, K))


@pytest.mark.parametrize(
    ("use", "code", "words"),
    [
        (lambda: _mma((64, 64, 16)), "E0431", "M is 128 or 256 with cta_group::2"),
        (lambda: _mma((256, 24, 16)), "E0431", "16 to 256 in steps of 16"),
        (lambda: cute.arch.tcgen05_relinquish_alloc_permit(3), "E0424", "a group of 3 blocks"),
        (
            lambda: utils.TmemAllocator(cute.arch.alloc_smem(cutec.Int32, 1), Any, is_two_cta=True),
            "E0445",
            "a barrier for its end",
        ),
    ],
)
def test_what_pairs_do_not_have(use: Callable[[], Any], code: str, words: str):
    @cute.kernel
    def kernel():
        use()

    @cute.jit
    def host():
        kernel().launch(grid=2, block=128, cluster=(2, 1, 1))

    with pytest.raises(CutecError, match=words) as caught:
        simulate(host, arch="sm_100a")
    assert caught.value.code == code
