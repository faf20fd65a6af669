"""Public examples of NVIDIA/cutlass, unmodified, built from the specs beside this file.

They are not part of this repository: CUTEC_PUBLIC_EXAMPLES names the root of a checkout that has
them. docs/public_examples.md lists them all.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from examples_kit import EXAMPLES, FOLDER, NOTEBOOKS, ROOT, example, needs_examples

from cutec.driver.build.build import perform
from cutec.driver.kernel_file.load import loaded
from cutec.driver.kernel_file.spec import read_spec
from cutec.driver.options.options import BuildOptions


@needs_examples
@pytest.mark.parametrize("name", EXAMPLES)
def test_is_built_to_the_interpreters_ir(name: str, tmp_path: Path) -> None:
    options = BuildOptions(
        file=str(example(name)), spec=str(FOLDER / f"{name}.yaml"), images=False, output=str(tmp_path)
    )
    assert perform(options).exports


@needs_examples
@pytest.mark.tools
@pytest.mark.parametrize("name", EXAMPLES)
def test_is_built_to_cubins(name: str, tmp_path: Path) -> None:
    product = perform(BuildOptions(file=str(example(name)), spec=str(FOLDER / f"{name}.yaml"), output=str(tmp_path)))
    assert sum(file.endswith(".cubin") for file in product.files) == len(product.exports)


# (spec, export, extents that no tile divides). dense_gemm divides by its number of groups of eight
# clusters along M, so there has to be one.
MULTIPLIED = [
    *[
        ("dense_gemm_persistent", export, "m=208 n=176 k=112 l=2")
        for export in (
            "gemm",
            "gemm_64x128",
            "gemm_raster_along_n",
            "gemm_bf16",
            "gemm_mn_major",
            "gemm_cluster_2x2",
            "gemm_fp8",
            "gemm_fp8_out",
        )
    ],
    *[
        ("dense_gemm", export, "m=1096 n=144 k=80 l=1")
        for export in ("gemm_128x128", "gemm_64x128", "gemm_bf16", "gemm_f32_out", "gemm_fp8_out")
    ],
    *[("dense_gemm", export, "m=2072 n=144 k=80 l=1") for export in ("gemm", "gemm_mn_major", "gemm_fp8")],
    ("blackwell_dense_gemm", "gemm_tma_store", "m=208 n=176 k=112 l=2"),
    ("blackwell_dense_gemm", "gemm_tf32_mn_major", "m=144 n=80 k=40 l=2"),
    # these have no predicates: whole tiles
    ("blackwell_dense_gemm", "gemm", "m=128 n=256 k=192 l=2"),
    ("blackwell_dense_gemm", "gemm_mn_major", "m=128 n=64 k=192 l=1"),
    ("fp16_gemm_0", "gemm", "m=128 n=256 k=320"),
    *[(f"fp16_gemm_{name}", "gemm", "m=256 n=256 k=128") for name in ("1", "2", "3", "3_1")],
    ("fp16_gemm_5", "gemm", "m=512 n=128 k=128"),
    *[
        ("blackwell_dense_gemm_persistent", export, "m=144 n=80 k=48 l=2")
        for export in ("gemm", "gemm_mn_major", "gemm_fp8", "gemm_tf32")
    ],
    ("blackwell_dense_gemm_persistent", "gemm_pair", "m=272 n=80 k=72 l=2"),
    ("blackwell_dense_gemm_persistent", "gemm_int8", "m=272 n=80 k=144 l=1"),
    ("blackwell_dense_gemm_persistent", "gemm_without_tma_store", "m=256 n=128 k=64 l=1"),
    *[
        (f"dense_gemm_{name}", export, extents)
        for name in ("persistent_prefetch", "persistent_dynamic", "software_pipeline")
        for export, extents in (("gemm", "m=144 n=80 k=72 l=2"), ("gemm_pair", "m=272 n=80 k=72 l=1"))
    ],
    ("memcpy_simt_universal_copy", "memcpy_simt_universal_copy", "m=136 n=7 l=9 addend=5"),
    *[("experimental_dense_gemm", export, "m=136 n=72 k=144 l=2") for export in ("gemm", "gemm_tf32_mn_major")],
    ("experimental_dense_gemm_cute_pipeline", "gemm", "m=144 n=80 k=72 l=2"),
    ("experimental_dense_gemm_cute_pipeline", "gemm_pair", "m=272 n=80 k=72 l=1"),
    ("dense_gemm_alpha_beta_persistent", "gemm", "m=144 n=80 k=72 l=2 alpha=1.5 beta=-0.5"),
    ("dense_gemm_alpha_beta_persistent", "gemm_pair", "m=272 n=80 k=72 l=1 alpha=0.5 beta=2"),
    *[("blockwise_gemm", export, "m=128 n=256 k=256 l=1 s=2 t=2") for export in ("gemm", "gemm_64_rows")],
]


# Programs in which the hazard checker finds a mistake: one lane of a warp releases a buffer that
# the others have read, and nothing orders the reads before that.
FOUND = {"dense_gemm_alpha_beta_persistent": "E5032"}


@needs_examples
@pytest.mark.parametrize(("name", "export", "extents"), MULTIPLIED)
def test_multiplies_right_on_the_interpreter(name: str, export: str, extents: str) -> None:
    command = [
        sys.executable,
        "-m",
        "cutec",
        "run",
        str(example(name)),
        "--spec",
        str(FOLDER / f"{name}.yaml"),
        "--entry",
        export,
        "--on",
        "cpu",
        "--check",
    ]
    sizes = [word for size in extents.split() for word in ("--set", size)]
    done = subprocess.run([*command, *sizes], capture_output=True, text=True)
    assert "agrees with the reference" in done.stdout + done.stderr, done.stderr
    codes = set(re.findall(r"^error\[(E\d+)\]", done.stderr, re.MULTILINE))
    assert codes == {FOUND[name]} if name in FOUND else done.returncode == 0, done.stderr


@needs_examples
@pytest.mark.parametrize("name", [n for n in EXAMPLES if EXAMPLES[n].endswith(".ipynb")])
def test_the_spec_names_functions_of_the_notebook(name: str) -> None:
    with loaded(str(example(name))) as kernel:
        assert read_spec(FOLDER / f"{name}.yaml", (FOLDER / f"{name}.yaml").read_bytes(), kernel.module)


def test_every_spec_is_of_an_example() -> None:
    assert {p.stem for p in FOLDER.glob("*.yaml")} == set(EXAMPLES)


# Programs with arguments, of which a rehearsal comes to the end.
PROGRAMS = [
    (
        "cute/hopper/kernel/dense_gemm/dense_gemm_persistent.py --mnkl 512,512,256,1 --tile_shape_mn 128,256"
        " --cluster_shape_mn 2,1"
    ),
    (
        "cute/hopper/kernel/dense_gemm/dense_gemm_persistent.py --mnkl 256,256,256,1 --a_dtype Float8E4M3FN"
        " --b_dtype Float8E4M3FN"
    ),
    "cute/hopper/kernel/dense_gemm/dense_gemm.py --mnkl 512,512,256,1",
    (
        "cute/hopper/kernel/grouped_gemm/grouped_gemm.py --num_groups 2 --problem_sizes_mnkl"
        " (256,128,64,1),(128,256,64,1)"
    ),
    "cute/ampere/kernel/dense_gemm/tensorop_gemm.py",
    "cute/ampere/kernel/dense_gemm/sgemm.py",
    "cute/ampere/kernel/elementwise/elementwise_add.py --benchmark",
    "cute/ampere/kernel/elementwise/elementwise_apply.py --benchmark",
    "cute/ampere/tutorial/elementwise_add_autotune.py",
    "cute/ampere/kernel/attention/flash_attention_v2.py",
    "cute/hopper/kernel/cta_norm/cta_norm.py",
    "dsl_tutorials/call_from_jit.py",
    "dsl_tutorials/call_bypass_dlpack.py",
    "dsl_tutorials/print_latex.py --tv_layout",
    "dsl_tutorials/torch_fake_tensor.py",
    *(f"cute/notebooks/{name}.ipynb" for name in (*NOTEBOOKS, "elementwise_add")),
]


@needs_examples
@pytest.mark.parametrize("program", PROGRAMS)
def test_is_rehearsed(program: str) -> None:
    folder = Path(ROOT) / "examples/python/CuTeDSL"
    words = [
        "-m",
        "cutec",
        "exec",
        "--rehearse",
        "--arch",
        "sm_90a",
        "--device-facts",
        "sm_count=132",
        *program.split(),
    ]
    environment = {
        **os.environ,
        "CUTEC_DRYRUN": "1",
        "PYTHONPATH": os.pathsep.join([str(FOLDER.parent.parent), str(folder)]),
    }
    done = subprocess.run([sys.executable, *words], capture_output=True, text=True, cwd=folder, env=environment)
    assert done.returncode == 0, done.stderr
    assert "followed to the end" in " ".join(done.stderr.split())
