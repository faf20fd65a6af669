"""NVIDIA's public programs on the interpreter, unmodified, at small sizes, with their own checks:

    CUTEC_PUBLIC_EXAMPLES=CHECKOUT python tests/public/host_runs.py            # all
    CUTEC_PUBLIC_EXAMPLES=CHECKOUT python tests/public/host_runs.py mapa tma   # some anew
    python tests/public/host_runs.py --docs                                    # docs/hazards.md

Each runs in `host_gpu.py`, with the Python that CUTEC_FRAMEWORKS names (default:
`.venv/frameworks`), which has PyTorch. Results are kept in docs/public_hazards.json. `~NAME` behind
a program is an edit of `host_edits.py`. At the end it says how many of the programs for Blackwell
are right.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import sysconfig
import textwrap
from pathlib import Path
from textwrap import shorten

from host_edits import EDITS, copy_of
from public_page import load, wrapped

HERE = Path(__file__).resolve().parent
DOCS = HERE.parents[1] / "docs"
RESULTS, PAGE = DOCS / "public_hazards.json", DOCS / "hazards.md"
MARKED = re.compile(r"(<!-- public -->\n).*?(<!-- end of public -->)", re.DOTALL)
SECONDS = 600  # that a program may take
ONCE = "--iterations 1 --warmup_iterations 0"
AMPERE, HOPPER, PRIMITIVES = "cute/ampere/kernel", "cute/hopper/kernel", "experimental/primitives"
ATTENTION = f"{AMPERE}/attention/flash_attention_v2.py --head_dim 64 --batch_size 1 --num_head 1"
PLAIN = (
    *("async_pipeline", "bar_warp_sync", "barrier_cta_red", "barrier_cta_sync", "basic_types", "cp_async_bulk"),
    *("cp_async_bulk_prefetch", "cp_async_mbarrier_arrive_cluster", "cp_async_mbarrier_arrive_cta"),
    *("cp_async_shared_global", "cp_async_shared_global_swizzled", "elect_sync", "ldmatrix_stmatrix", "mapa"),
    *("mbarrier", "mbarrier_lifecycle", "pipeline_software_fill", "red", "redux_sync", "shfl_sync"),
    *("tma/tma_1cta_mbarrier", "tma/tma_load_store", "tma/tma_load_to_ldmatrix", "tma/tma_pipeline_count2"),
    *("tma/tma_pipeline_pingpong", "tma/tma_pipeline_single_warp", "tma/tma_store", "tma/tma_swizzle_modes"),
    *("tma/tma_tensormap_replace", "tutorial/01_hello_world"),
)
BLACKWELL = (  # of sm_100a
    *("1cta_mma_basic.py", "1cta_mma_mn_major.py", "1cta_mma_pipeline.py", "2cta_mma_basic.py --mnk 256,256,64"),
    *("2cta_mma_tma_store.py --mnk 256,256,64", "clusterMxN_2cta_mma.py", "mcast_clusterMxN_1cta_mma.py"),
    *("mcast_clusterMxN_2cta_mma.py", "tmem_ld_st.py", "tmem_ld_to_stmatrix_transpose.py", "1cta_mma_a_from_tmem.py"),
    *("slicek_m32n8k128.py", "2cta_mma_blockscale_m128.py", "2cta_mma_blockscale_m128.py ~scales"),
    *("1cta_mma_a_from_tmem.py --ashift", "cp_narrow_a_to_tmem_mma.py --a-dtype all"),
)
TASK_TUTORIALS = "experimental/task_scheduling/blackwell/tutorial"
TASKS = tuple(  # multiplies of sm_100a by tasks
    f"{TASK_TUTORIALS}/{name}"
    for name in (
        "01_copy_basics_ts/01_copy_grid_stride.py",
        "01_copy_basics_ts/02_copy_tma.py",
        "02_gemm_simple_ts/01_fp16_bf16_gemm_3.py --mnk 128,256,128",
        "06_gemm_split_k_fp16_ts/01_gemm_split_k_fp16.py --mnk 128,16,256",
        "04_gemm_bf16_advanced_ts/01_fp16_bf16_gemm_3_cluster.py --mnk 256,512,128 --clc-dynamic-scheduler --has_bias",
        "04_gemm_bf16_advanced_ts/01_fp16_bf16_gemm_3_cluster.py --mnk 256,512,128 --cluster 2,2,1",
        "04_gemm_bf16_advanced_ts/01_fp16_bf16_gemm_3_cluster.py --mnk 512,512,128 --cluster 4,2,1",
        "04_gemm_bf16_advanced_ts/01_fp16_bf16_gemm_3_cluster.py --mnk 512,256,128 --cluster 4,1,1"
        " --fallback-cluster 2,1,1",
        "04_gemm_bf16_advanced_ts/bench_bf16_gemm_ts_vs_pytorch.py --configs 256,256,128 --clusters 2,1,1"
        " --iterations 1 --warmup-iterations 0",
        "06_gemm_split_k_fp16_ts/bench_splitk_gemm_ts_vs_pytorch.py --configs 128,16,256 --iterations 1"
        " --warmup-iterations 0",
        "04_gemm_bf16_advanced_ts/02_fp16_bf16_gemm_3_cute_cluster.py --mnk 256,256,128",
        "05_gemm_nvfp4_ts/01_gemm_nvfp4.py --mnkl 256,256,512,1",
        "05_gemm_nvfp4_ts/bench_nvfp4_gemm_ts_vs_pytorch.py --configs 256,256,512,1 --iterations 1"
        " --warmup-iterations 0",
        "07_group_pipeline_ts/01_merge_copy.py",
        "07_group_pipeline_ts/02_merge_gemm.py --mnk 128,256,128",
        "07_group_pipeline_ts/03_merge_gemm_resadd.py --mnk 128,256,128",
        "07_group_pipeline_ts/04_fork_load_gemm_act.py --mnk 128,256,128",
    )
)
MOE = (
    "cute/blackwell/kernel/moe/torch_grouped_mm.py --tokens 32 --experts 4 --top_k_select 2 --hidden 128"
    " --intermediate 256"
)
MOE_SCALED = MOE.replace("torch_grouped", "torch_scaled_grouped")
SM100, EXTENSION = "cute/blackwell", "cute_ext/blackwell"
FMHA = f"{SM100}/kernel/attention/fmha"
EFC = f"{SM100}/efc"
PREFILL, PREFILL_512 = (
    f"{SM100}/kernel/attention/mixed_input_fmha/mixed_input_fmha_prefill_d{width}.py" for width in (256, 512)
)
DECODE = f"{SM100}/kernel/attention/mixed_input_fmha/mixed_input_fmha_decode.py"
MIXED = f"{SM100}/kernel/mixed_input_gemm/mixed_input_gemm.py"
GROUPED_MIXED = tuple(f"{SM100}/kernel/mixed_input_gemm/grouped_mixed_input_gemm{n}.py" for n in ("", "_acc_scale"))
SCALED, GEFORCE = f"{SM100}/kernel/blockscaled", "cute/blackwell_geforce/kernel/blockscaled_gemm"
DENSE = f"{SM100}/kernel/dense_gemm/dense_gemm"
KERNELS = (  # of Blackwell
    *(f"{SM100}/tutorial/tutorial_gemm/fp16_gemm_{n}.py --mnk 256,256,128" for n in (*range(7), "3_1")),
    f"{SM100}/tutorial/tutorial_gemm/nvfp4_gemm_0.py --mnkl 128,256,256,1",
    f"{SM100}/tutorial/tutorial_gemm/nvfp4_gemm_1.py --mnkl 256,256,512,1",
    *(f"{DENSE}_{name}.py --mnkl 128,128,64,1" for name in ("software_pipeline", "persistent_prefetch")),
    f"{DENSE}_alpha_beta_persistent.py --mnkl 128,128,64,1",
    *(
        f"{DENSE}_persistent{name}.py --mnkl 256,128,64,1 --ab_dtype Float16 --c_dtype Float16 --mma_tiler_mn 256,128"
        " --cluster_shape_mn 2,1 --use_2cta_instrs --use_tma_store"
        for name in ("", "_dynamic")
    ),
    f"{SM100}/kernel/blockwise_gemm/blockwise_gemm.py --mnkl 128,128,256,1",
    f"{SCALED}_gemm/dense_blockscaled_gemm_persistent.py --mnkl 128,128,256,1",
    f"{SCALED}_gemm/sm103_dense_blockscaled_gemm_persistent.py --mnkl 256,256,768,1 --mma_tiler_mn 128,128"
    " --cluster_shape_mn 1,1",
    f"{SCALED}_grouped_gemm/sm103_grouped_blockscaled_gemm.py",
    *(f"{GEFORCE}/dense_blockscaled_gemm_persistent_{n}.py --mnkl 128,128,128,1" for n in ("cooperative", "pingpong")),
    "cute/blackwell_geforce/kernel/dense_gemm/dense_gemm.py --mnkl 128,128,64,1",
    *GROUPED_MIXED,
    *(f"{SM100}/kernel/attention/mla/mla_decode_fp{bits}.py" for bits in (16, 8)),
    f"{PRIMITIVES}/tutorial/gemm_M128_N128_Kany_TN_warpspec_multistage.py",
    *(f"{PREFILL_512} --q_shape 1,1,128,512 --k_shape 1,1,256,512{edit}" for edit in ("", " ~swap")),
    f"{SM100}/kernel/grouped_gemm/grouped_gemm.py --num_groups 2 --problem_sizes_mnkl (128,128,128,1),(136,72,64,1)",
    f"{SM100}/kernel/dense_gemm/dense_gemm.py --mnkl 256,128,128,1 --mma_tiler_mn 128,128 --cluster_shape_mn 2,1"
    " --use_2cta_instrs",
    f"{SM100}/kernel/blockwise_gemm/contiguous_grouped_gemm.py --mnkl 128,128,256,2",
    *(f"{SM100}/kernel/blockwise_gemm/masked_grouped_gemm.py --mnkl 128,128,256,2{edit}" for edit in ("", " ~group")),
    f"{SM100}/kernel/blockscaled_gemm/dense_blockscaled_gemm_persistent_amax.py --mnkl 128,128,256,1",
    f"{SM100}/kernel/blockscaled_gemm/dense_blockscaled_gemm_persistent_prefetch.py --mnkl 128,128,256,1",
    f"{SM100}/kernel/blockscaled_grouped_gemm/grouped_blockscaled_gemm.py",
    "dsl_tutorials/fp16_gemm_4_iket.py --mnk 256,256,128",
    *(f"{EFC}/{name}custom_epilogue_dense_gemm.py --mnkl 128,128,64,1" for name in ("", "activation_", "synthetic_")),
    f"{SM100}/kernel/attention/mamba2_ssd/mamba2_ssd.py --gbehcdln 1,1,1,2,2,64,128,128",
    f"{FMHA}/fmha.py --q_shape 1,256,1,64 --k_shape 1,128,1,64",
    f"{FMHA}/fmha.py --q_shape 1,256,1,64 --k_shape 1,256,1,64 --is_causal --lse_calculation --enable_sink",
    f"{FMHA}/fmha.py --q_shape 2,(256,100),1,64 --k_shape 2,(128,200),1,64 --is_persistent",
    f"{FMHA}/fmha.py --q_shape 1,256,1,64 --k_shape 1,128,1,64 --in_dtype Float8E4M3FN --out_dtype Float8E4M3FN",
    f"{FMHA}/fmha_bwd.py --s_q 128 --s_k 128 --d 64 --h_q 1 --h_k 1",
    f"{PREFILL} --q_shape 1,1,128,256 --k_shape 1,1,128,256",
    f"{DECODE} --headdim 128 --heads_q 8 --heads_k 1 --seqlen 128 --block_scaledim 128 --kv_splits 1",
    f"{MIXED} --mnkl 128,64,256,2 --mma_tiler_mnk 128,64,128",
    f"{MOE_SCALED} ~manual",
    *(f"{MOE_SCALED} {more} ~manual" for more in ("--kind nvfp4", "--scenario 2Dx2D")),
    f"{SM100}/kernel/rmsnorm/rmsnorm.py",
    *(f"{SM100}/tutorial/tutorial_tma/tma_v{n}.py" for n in range(3)),
    "cute/notebooks/tour_to_sol_gemm.ipynb ~small",
    f"{EXTENSION}/dense_gemm.py --mnkl 128,128,64,1",
    f"{EXTENSION}/dense_gemm_2sm.py",
    f"{EXTENSION}/dense_gemm_cute_pipeline.py --mnkl 128,128,64,1 --ab_dtype Float16 --c_dtype Float16",
    f"{EXTENSION}/dense_block_scaled_gemm.py --mnkl 128,128,256,1",
    f"{EXTENSION}/dense_gemm_ptr_array.py --mnkl 128,128,64,2",
)
ALL_REDUCE = f"{SM100}/kernel/distributed/all_reduce"
TOGETHER = f"{SM100}/kernel/distributed/distributed"
TILES = "--ab_dtype Float16 --c_dtype Float16 --mma_tiler_mn 128,128 --cluster_shape_mn 1,1 --use_tma_store"
DISTRIBUTED = (  # of several GPUs
    f"{ALL_REDUCE}_simple.py --M 64 --N 128",
    f"{ALL_REDUCE}_one_shot_lamport.py --M 64 --N 128",
    f"{ALL_REDUCE}_two_shot_multimem.py --M 256 --N 128",
    f"{ALL_REDUCE}_tma.py --shape 64,128",
    f"{TOGETHER}_gemm_all_reduce_blackwell.py --mnkl 256,256,64,1 {TILES} --all_reduce LDMCxSTMC",
    f"{TOGETHER}_gemm_all_reduce_lamport_blackwell.py --mnkl 256,256,64,1 {TILES}",
    f"{TOGETHER}_gemm_all_reduce_ldxstmc_blackwell.py --mnkl 256,256,64,1 {TILES}",
    f"{TOGETHER}_gemm_reduce_scatter_blackwell.py --mnkl 256,256,64,1 {TILES}",
    f"{TOGETHER}_all_gather_gemm_blackwell.py --mnkl 256,256,64,1 {TILES}",
    f"{TOGETHER}_gemm_blockscaled_all_reduce_ldmcxstmc_blackwell.py --mnkl 256,256,256,1 --mma_tiler_mn 128,128"
    " --cluster_shape_mn 1,1",
)
GPUS = 2  # that these have
PROGRAMS = (
    f"{AMPERE}/elementwise/elementwise_add.py --M 64 --N 256",
    f"{AMPERE}/elementwise/elementwise_apply.py --M 64 --N 256",
    f"{AMPERE}/dense_gemm/sgemm.py --mnk 128,128,32 {ONCE}",
    f"{AMPERE}/dense_gemm/sgemm.py --mnk 136,160,20 --a_major k --b_major n --c_major m {ONCE}",
    f"{ATTENTION} --dtype Float16 --seqlen_q 128 --seqlen_k 128 {ONCE}",
    *(f"{PRIMITIVES}/{name}.py" for name in PLAIN),
    f"{AMPERE}/attention/hstu_attention.py --head_dim 64 --batch_size 1 --num_head 1 --seqlen_q 128 --seqlen_kv 128",
    *(f"{PRIMITIVES}/tutorial/{name}.py" for name in ("02_naive_gemm", "06_softmax", "07_vectorized_array")),
    *(f"{PRIMITIVES}/tcgen05/{name}" for name in BLACKWELL),
    f"{PRIMITIVES}/reduction/cluster_tmem_reduce.py",
    *(f"{PRIMITIVES}/tutorial/{name}.py" for name in ("05_minimal_tensor_mma", "10_minimal_tensor_mma_fp8")),
    *TASKS,
    f"{PRIMITIVES}/tma/tma_multicast.py",
    MOE,
    f"{MOE} --scenario 2Dx2D",
    *KERNELS,
    *DISTRIBUTED,
    f"{HOPPER}/cta_norm/cta_norm.py --M 8 --N 1024 {ONCE}",
    f"{HOPPER}/dense_gemm/dense_gemm_persistent.py --mnkl 256,256,128,1 {ONCE}",
    f"{HOPPER}/dense_gemm/dense_gemm.py --mnkl 1096,144,80,1 {ONCE}",
    f"{HOPPER}/attention/fmha.py --q_shape 1,128,1,64 --k_shape 1,128,1,64 {ONCE}",
    f"{HOPPER}/attention/fmha.py --q_shape 1,128,2,64 --k_shape 1,256,1,64 --is_causal --is_persistent {ONCE}",
    f"{AMPERE}/dense_gemm/tensorop_gemm.py --mnkl 136,144,72,2 --a_major k --b_major k {ONCE}",
)
ARCHS = {  # arch → parts of the paths of its programs
    "sm_120a": ("geforce",),
    "sm_103a": ("sm103",),
    "sm_100a": ("tcgen05/", "tmem", "tensor_mma", "tma_multicast", "blackwell", "iket", "warpspec", "tour_to"),
}
_EPILOGUE = (
    "theirs: one lane releases a stage that all lanes of its warp have read (`common_dense_gemm_efc`, lines"
    " 1121 to 1129), and only `fence.proxy.async` is between, which orders no other lane's loads"
)
_TUTORIAL = (
    "theirs: the elected thread of each of eight warps initialises the same barriers, nothing waits for `tcgen05.ld`"
    " before its registers are used, and one warp of a warpgroup executes `setmaxnreg`"
)
_NO_WARP_SYNC = (
    "theirs: one lane arrives for its warp, whose other lanes' loads nothing orders before it"
    " (`elect.sync` orders no memory)"
)
_NO_ADVANCE = (
    "theirs: no `advance` follows the last commit of a tile (line {}), so `producer_tail` ({}) waits once more for the"
    " phase in which that buffer was acquired. If all consumers have released it by then, the wait lasts for ever"
)
_PAIR = (
    "theirs: a block allocates for its pair between arriving at the cluster's barrier and waiting for it, when the"
    " other block may not have begun (as NVIDIA/cutlass#3316), and the blocks do not meet between that and `dealloc`"
)
_OUTLIVED = "The commits of the last stages arrive in all blocks of the cluster, which do not meet before they exit"
JUDGED = {
    f"{PRIMITIVES}/tma/tma_multicast.py": (
        "theirs: only one warp of the first block waits for the copy, and it arrives `.relaxed` at the cluster's"
        " barrier, which therefore shows nothing to the threads that read"
    ),
    f"{FMHA}/fmha_bwd.py": (
        "theirs: warp 8 frees tensor memory behind a barrier of the compute warps alone (lines 195, 1187, 1195). They"
        " have waited for dK, which is committed before the last multiply of dQ is issued (1938, 1945 to 1955); that"
        " one, and the loads of dQ by warps 0 to 3 (2310), may still be under way. It does no harm while one block is"
        " on an SM: nobody else allocates there"
    ),
    PREFILL: (
        "theirs: warp 12 frees tensor memory (line 1139) with no barrier behind the last loads of O by warps 13 to 15"
        " (1548). It does no harm while one block is on an SM"
    ),
    PREFILL_512: (
        "theirs, and its results are wrong: the second quarter of O takes the place of S. In the first round the"
        " acquire before it passes at once (line 1245), so that multiply (1253) may overwrite the second S before"
        " softmax has loaded it (1510). Where it waits for that load, the results are right. Warp 8 frees tensor"
        " memory (1114) with no barrier behind the loads of O by other warps (1698). With one tile of keys registers"
        " that nothing has written go to tensor memory (1662)"
    ),
    **dict.fromkeys(
        GROUPED_MIXED,
        "theirs: warps of a warpgroup ask for different numbers of registers (5 and 6 for those of copies, 4 of the"
        " multiply, 7 of the schedule); PTX wants all to execute the same `setmaxnreg`",
    ),
    f"{DENSE}_alpha_beta_persistent.py": (
        "theirs: one lane releases a stage that all lanes of its warp have read (lines 1172 to 1181), and only"
        " `fence.proxy.async` is between, which orders no other lane's loads"
    ),
    DECODE: (
        "theirs: the softmax warps store the first zeros of O to tensor memory (line 1418) with no"
        " `fence_view_async_tmem_store` before they announce P, behind which the multiply adds to O (1320); later"
        " corrections have one (1521). And no line waits for the bulk store of O (1003) before the block exits"
    ),
    MIXED: (
        "theirs: warps 4 to 6 of a warpgroup ask for 96 registers (lines 1011, 1090, 1416) and warp 7 for 24 (1668);"
        " PTX wants all warps of a warpgroup to execute the same `setmaxnreg`"
    ),
    f"{SM100}/kernel/blockwise_gemm/masked_grouped_gemm.py": (
        "theirs: the scheduling warp reads `gidx_mapping` at the group of the tile behind the last one, before it asks"
        " whether that tile is valid (lines 1010 to 1022). With more elements the results are right"
    ),
    MOE.split()[0]: _NO_ADVANCE.format(968, 970),
    MOE_SCALED.split()[0]: _NO_ADVANCE.format(1573, 1575),
    **dict.fromkeys((f"{PRIMITIVES}/tcgen05/2cta_mma_{name}.py" for name in ("basic", "tma_store")), _PAIR),
    f"{PRIMITIVES}/tcgen05/clusterMxN_2cta_mma.py": _PAIR,
    f"{PRIMITIVES}/tcgen05/mcast_clusterMxN_2cta_mma.py": f"{_PAIR}. {_OUTLIVED}",
    f"{PRIMITIVES}/tcgen05/mcast_clusterMxN_1cta_mma.py": f"theirs: {_OUTLIVED[0].lower()}{_OUTLIVED[1:]}",
    f"{SM100}/kernel/attention/mla/mla_decode_fp8.py": (
        "theirs: the last release of P is a commit that arrives in both blocks of a pair (line 2186), and nothing waits"
        " for it before they exit: that pipeline alone has no `producer_tail`"
    ),
    **{f"{EFC}/{name}custom_epilogue_dense_gemm.py": _EPILOGUE for name in ("", "activation_", "synthetic_")},
    f"{HOPPER}/attention/fmha.py": (
        "theirs: its pipeline of two stages leaves the last store to global memory under way when the block exits"
        " (no `producer_tail`)"
    ),
    f"{PRIMITIVES}/reduction/cluster_tmem_reduce.py": (
        "theirs: `tcgen05.wait::st` does not wait for `tcgen05.cp`, which only a commit does, and the cluster's barrier"
        " is arrived at `.relaxed` (lines 275, 312) after the stores that other blocks read (269), and before the block"
        " exits whose memory they have read (308): PTX lets such an arrival order nothing"
    ),
    f"{TASK_TUTORIALS}/04_gemm_bf16_advanced_ts/01_fp16_bf16_gemm_3_cluster.py": (
        "theirs: in a cluster of several pairs the second block of a pair whose tiles others load does nothing with"
        " a stage but wait for it (lines 548, 570), so its wait may come a phase late"
    ),
    **dict.fromkeys(
        (
            f"{TASK_TUTORIALS}/06_gemm_split_k_fp16_ts/01_gemm_split_k_fp16.py",
            f"{TASK_TUTORIALS}/06_gemm_split_k_fp16_ts/bench_splitk_gemm_ts_vs_pytorch.py",
        ),
        "theirs: the elected thread of each of four warps sends the same bytes to the same place of another block",
    ),
    f"{PRIMITIVES}/tcgen05/2cta_mma_blockscale_m128.py": (
        "theirs: the first block waits at its own barrier (line 815) before a `tcgen05.cp` of the pair reads the scale"
        " factors of B in the memory of both (855), and the second block's copy of them (649) counts at the second"
        " block's barrier alone. Where the first block waits for both, the results are right"
    ),
    f"{PRIMITIVES}/tutorial/05_minimal_tensor_mma.py": _TUTORIAL,
    f"{PRIMITIVES}/tutorial/10_minimal_tensor_mma_fp8.py": _TUTORIAL,
    f"{PRIMITIVES}/tutorial/gemm_M128_N128_Kany_TN_warpspec_multistage.py": (
        f"{_TUTORIAL}. All warps load the address of the tensor memory that warp 1 has just allocated, with no barrier"
        " between (lines 221, 225), and all lanes of a warp flip one phase in shared memory (258)"
    ),
    **dict.fromkeys(
        (f"{SM100}/tutorial/tutorial_tma/tma_v{n}.py" for n in (0, 1)),
        "theirs: no line waits for the store before the block exits",
    ),
    f"{PRIMITIVES}/mapa.py": (
        "theirs: the arrival at the other block's barrier releases to its own block only, and a block may exit"
        " while another reads its memory"
    ),
    f"{PRIMITIVES}/pipeline_software_fill.py": _NO_WARP_SYNC,
    f"{PRIMITIVES}/tma/tma_pipeline_count2.py": _NO_WARP_SYNC,
    f"{PRIMITIVES}/tma/tma_pipeline_single_warp.py": (
        "theirs: no barrier between the last loads of a stage and the copy that fills it again"
    ),
    f"{PRIMITIVES}/tutorial/06_softmax.py": (
        "theirs: its kernel 4 stores sums where all warps have just loaded the maximum, with no barrier between"
        " (kernel 7 has an array for each)"
    ),
}


def main(arguments: list[str]) -> None:
    results = json.loads(RESULTS.read_text("utf-8")) if RESULTS.exists() else {}
    chosen = [p for p in PROGRAMS if not arguments or any(word in p for word in arguments)]
    for program in [] if "--docs" in arguments else chosen:
        results[program] = ran(program)
        print(program, results[program], flush=True)
        RESULTS.write_text(json.dumps(results, indent=1, sort_keys=True) + "\n", "utf-8")
    print(textwrap.fill(count(results), 100))
    if "--docs" in arguments:
        PAGE.write_text(with_table(PAGE.read_text("utf-8"), results), "utf-8")


def ran(program: str) -> dict[str, object]:
    """Whether a program's own checks passed, and the codes of what was found."""
    folder = Path(os.environ["CUTEC_PUBLIC_EXAMPLES"]).resolve() / "examples/python/CuTeDSL"
    command, _, edit = program.partition(" ~")
    if edit:
        with copy_of(folder, command.split()[0], EDITS[edit]) as copy:
            return _ran(program, command, copy)
    return _ran(program, command, folder)


def _ran(program: str, words: str, folder: Path) -> dict[str, object]:
    file, *arguments = words.split()
    frameworks = os.environ.get("CUTEC_FRAMEWORKS", str(Path(sys.prefix, "frameworks")))
    python = f"{frameworks}/bin/python"
    command = [python, str(HERE / "host_gpu.py"), str(folder / file), *arguments]
    if program in DISTRIBUTED:
        command = [python, str(HERE / "host_ranks.py"), str(GPUS), *command]
    environment = {
        **os.environ,
        "CUTEC_ARCH": arch_of(file),
        "CUTEC_SITE": sysconfig.get_path("purelib"),
        "PYTHONPATH": os.pathsep.join([str(HERE.parents[1]), str(folder)]),
    }
    try:
        done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=SECONDS)
    except subprocess.TimeoutExpired:
        return {"right": False, "found": [], "cause": f"stopped after {SECONDS} s"}
    cause = "" if done.returncode == 0 else next(reversed(done.stderr.strip().splitlines()), "")
    return {"right": not cause, "found": re.findall(r"(?m)^error\[(E50\d\d)\]", done.stderr), "cause": cause}


def arch_of(file: str) -> str:
    """The arch that a program is run for."""
    return next((arch for arch, parts in ARCHS.items() if any(part in file for part in parts)), "sm_90a")


def with_table(page: str, results: dict[str, dict[str, object]]) -> str:
    """The page with the rows of all results."""
    rows = "\n".join(row(program, results[program]) for program in PROGRAMS if program in results)
    told = textwrap.fill(count(results), 100, break_on_hyphens=False)
    table = (
        f"\n{told}\n\n| program | arguments | its checks | found |\n|---|---|---|---|\n{rows}\n\n{reasons(results)}\n\n"
    )
    return MARKED.sub(lambda found: found[1] + table + found[2], page)


def count(results: dict[str, dict[str, object]]) -> str:
    """How many of the programs that only Blackwell can run are right."""
    files = [path for path, measured in load().items() if measured.program.arch == "Blackwell"]
    rows = {file: [p for p in PROGRAMS if p in results and p.split()[0] == file] for file in files}
    kept = {file: [p for p in rows[file] if not _avoids(p)] for file in files}
    right = [file for file in files if kept[file] and all(results[p]["right"] for p in kept[file])]
    avoided = [
        file for file in files if file not in right and any(_avoids(p) and results[p]["right"] for p in rows[file])
    ]
    left = [f"`{Path(file).stem}`" for file in files if file not in right and file not in avoided]
    return (
        f"Of the {len(files)} programs that only Blackwell can run, {len(right)} are right by their own checks"
        f" ({100 * len(right) / len(files):.1f} %), and {len(avoided)} more where a fault of theirs is avoided"
        f" ({', '.join(f'`{Path(file).stem}`' for file in avoided)}). Not right: {', '.join(left) or 'none'}."
    )


def _avoids(program: str) -> bool:
    """Whether a program runs with a fault of its own avoided."""
    _, _, edit = program.partition(" ~")
    return bool(edit) and not EDITS[edit].smaller


def row(program: str, result: dict[str, object]) -> str:
    """A program, whether its own checks passed, and what was found."""
    codes = result["found"]
    assert isinstance(codes, list)
    program, _, edit = program.partition(" ~")
    file, _, arguments = program.replace(ONCE, "").strip().partition(" ")
    given = [f"`{shorten(arguments, 90 - (len(EDITS[edit].what) if edit else 0))}`"] if arguments else []
    arguments = ", ".join([*given, EDITS[edit].what] if edit else given)
    outcome = "passed" if result["right"] else shorten(str(result["cause"]), 90)
    return f"| `{wrapped(file)}` | {arguments} | {outcome} | {', '.join(codes)} |"


def reasons(results: dict[str, dict[str, object]]) -> str:
    """What each finding is, and the ends of runs that are judged."""
    told = {
        p.split()[0]: result for p in PROGRAMS if (result := results.get(p)) and (result["found"] or result["cause"])
    }
    lines = [f"* `{Path(file).stem}`: {JUDGED[file]}." for file in told if told[file]["found"] or file in JUDGED]
    return "\n".join(textwrap.fill(line, 100, subsequent_indent="  ", break_on_hyphens=False) for line in lines)


if __name__ == "__main__":
    main(sys.argv[1:])
