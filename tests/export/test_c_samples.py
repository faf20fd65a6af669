"""The C libraries of the samples do what Python says, over random arguments; sanitizers find
nothing.
"""

import subprocess
import sys
from pathlib import Path

import pytest
from c_library import CLibrary, part
from random_calls import calls
from sample_builds import sample_product
from sample_files import ARCH, FOLDER, SAMPLES
from value_calls import campaign

from cutec.artifact.bundle import MemoryBundle
from cutec.artifact.manifest import MANIFEST
from cutec.artifact.manifest_read import parse
from cutec.driver.build.build import perform
from cutec.driver.options.options import BuildOptions
from cutec.runtime.select import parse_arch

ROOT = Path(__file__).parents[2]
# Y's extents follow from X's: random ones are refused.
CONVOLUTIONS = ("conv_hopper", "conv_hopper_filter")
# The last first: where another process builds the samples for tests of machine code, from the first
# on, the two meet.
KERNELS = [
    *(ROOT / "tests" / "kernels" / f"{name}.py" for name in ("split_matvec", "clamp")),
    *(file for file in reversed(SAMPLES) if file.stem not in CONVOLUTIONS),
]
# Here the numbers of counters and of own experts do: random ones seldom fit.
SELDOM = ("moe_gemm_gpus_hopper",)
CALLS = 1000
VALUE_CALLS = 300
_SHARED = 97  # the attribute of most shared memory of a block
_MOST, _STATIC = 232448, 1024  # its bytes; those that each kernel of the recording driver has for itself
# A function of many forms of one kind stands for the others.
FEW = {
    "gemm_hopper": "gemm_bf16",
    "layernorm": "layernorm_bf16",
    "softmax": "softmax_f32",
    "rmsnorm": "rmsnorm_f32",
    "attention_hopper": "attention_causal_bf16_depth128",
    "attention_fp8_hopper": "attention_fp8_causal_depth128",
    "attention_hopper_backward": "attention_backward_causal_bf16_depth128",
    "softmax_backward": "softmax_backward_bf16",
    "rmsnorm_backward": "rmsnorm_residual_backward_bf16",
    "layernorm_backward": "layernorm_backward_bf16",
    "cross_entropy_backward": "cross_entropy_backward_bf16",
    "attention_ampere": "attention_causal_bf16_depth64",
    "attention_blackwell": "attention_causal_bf16_depth128",
    "gemm_blackwell": "gemm_bf16",
    "rotary": "rotary_interleaved_at_bf16_f32",
    "hadamard": "hadamard_bf16",
    "topk": "topk_softmax_f32",
    "moe_routing": "moe_routing_bf16",
    "transpose": "swap_u8",
    "reduce": "max_bf16",
    "elementwise": "add_bf16_f32_f32",
    "linear_cross_entropy_hopper": "linear_cross_entropy_with_gradient_bf16",
    # whose extents need not fit each other
    "gemm_scaled_hopper": "gemm_scaled_vectors_bf16",
    "gemm_grouped_hopper": "gemm_grouped",
    "quantise_scaled": "quantise_rows",
}


def product_of(file, folder):
    """What the tests of machine code build of a sample too; of another file, all of it."""
    if file.parent == FOLDER:
        return sample_product(file.stem, folder)
    return perform(BuildOptions(str(file), archs=(ARCH,), output="out"))


def bundle_of(file, folder):
    """The bundle of a file, or what FEW has of it."""
    product = product_of(file, folder)
    bundle = MemoryBundle(parse(product.manifest.encode()), product.files)
    return part(bundle, FEW[file.stem]) if file.stem in FEW else bundle


@pytest.mark.tools
@pytest.mark.parametrize("file", KERNELS, ids=lambda file: file.stem)
def test_samples(file, tmp_path, driver, shared_folder):
    bundle = bundle_of(file, shared_folder)
    archs = bundle.manifest.archs
    arch = ARCH if ARCH in archs else archs[0]
    major, minor, _ = parse_arch(arch)
    driver.fake_device(2, 10 * major + minor)
    driver.fake_attribute(_SHARED, _MOST + _STATIC)
    try:
        made = CLibrary(bundle, tmp_path, file.stem, driver)
        assert 0 in calls(made, bundle, arch, CALLS)
        seen = campaign(made, bundle, arch, VALUE_CALLS)
    finally:
        driver.fake_device(2, 90)
        driver.fake_attribute(_SHARED, _MOST)
    tensors = any(e.signature.tensors for e in bundle.manifest.exports)
    assert seen >= ({4020, 4027} if tensors else set()) | (set() if file.stem in SELDOM else {0})


@pytest.mark.tools
@pytest.mark.parametrize("name", ["gemm_hopper", "split_matvec"])
def test_sanitizers(name, tmp_path, driver, shared_folder):
    """The same in a process with AddressSanitizer, and UBSan in the library."""
    file = next(file for file in KERNELS if file.stem == name)
    product = product_of(file, shared_folder)
    for to, data in {**product.files, MANIFEST: product.manifest.encode()}.items():
        (tmp_path / to).write_bytes(data)
    asan = subprocess.run(
        ["cc", "-print-file-name=libasan.so"], capture_output=True, text=True, check=True
    ).stdout.strip()
    if not Path(asan).is_absolute():
        pytest.skip("this compiler has no AddressSanitizer")
    program = f"""
import sys
sys.path[:0] = [{str(Path(__file__).parent)!r}, {str(ROOT / "tests")!r}]
from pathlib import Path
from c_library import CLibrary, fake, part
from cutec.artifact.bundle import open_bundle
from random_calls import calls
from value_calls import campaign
bundle = open_bundle({str(tmp_path)!r})
few = {FEW.get(name, "")!r}
bundle = part(bundle, few) if few else bundle
flags = ["-g", "-fsanitize=address,undefined", "-fno-sanitize-recover=all"]
driver = fake({str(tmp_path)!r})
driver.fake_attribute({_SHARED}, {_MOST + _STATIC})
made = CLibrary(bundle, Path({str(tmp_path)!r}), "checked", driver, *flags)
print(sorted(calls(made, bundle, "sm_90a", 500)), sorted(campaign(made, bundle, "sm_90a", 500)))
"""
    environment = {
        "LD_PRELOAD": asan,
        "ASAN_OPTIONS": "detect_leaks=0",
        "PATH": "/usr/bin:/bin",
        "PYTHONPATH": str(ROOT),
    }
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False, env=environment)
    assert done.returncode == 0 and done.stdout.startswith("[0"), done.stdout + done.stderr[-3000:]
