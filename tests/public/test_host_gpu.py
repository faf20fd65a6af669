"""Programs that work on a GPU, run on the host (`host_gpu.py`): their results, and the hazards that
are told.
"""

from __future__ import annotations

import os
import subprocess
import sysconfig
from pathlib import Path

import pytest
from frameworks_kit import PYTHON, needs

pytestmark = pytest.mark.slow

HERE = Path(__file__).parent
PROGRAM = """
import cutlass
import torch
from cutlass import cute
from cutlass.cute.runtime import from_dlpack

@cute.kernel
def kernel(x: cute.Tensor, y: cute.Tensor):
    i = cute.arch.block_idx()[0]
    y[{element}] = x[i] * 2

@cute.jit
def double(x: cute.Tensor, y: cute.Tensor):
    kernel(x, y).launch(grid=[4, 1, 1], block=[1, 1, 1])

assert torch.cuda.is_available()
x = torch.arange(4, dtype=torch.bfloat16, device="cuda")
y = torch.zeros_like(x, device=torch.device("cuda:0")).cuda()
assert torch.mm(x[None], x[:, None], out_dtype=torch.float32).item() == 14
assert y.is_cuda and y.device.type == "cuda", "tensors say that they are on the GPU"
begin, end = torch.cuda.Event(enable_timing=True), torch.cuda.Event(enable_timing=True)
begin.record()
double(from_dlpack(x), from_dlpack(y))
end.record()
torch.cuda.synchronize()
kept = y.cpu()
y.zero_()
print(kept.tolist(), begin.elapsed_time(end) > 0)
"""


def run_on_host(program: Path) -> subprocess.CompletedProcess[str]:
    """A program in `host_gpu.py`."""
    packages = [str(HERE.parent.parent), *filter(None, [os.environ.get("PYTHONPATH")])]
    environment = {
        **os.environ,
        "CUTEC_ARCH": "sm_90a",
        "CUTEC_SITE": sysconfig.get_path("purelib"),
        "PYTHONPATH": os.pathsep.join(packages),
    }
    command = [str(PYTHON), str(HERE / "host_gpu.py"), str(program)]
    return subprocess.run(command, env=environment, capture_output=True, text=True)


@needs("torch")
@pytest.mark.parametrize(
    ("element", "result"), [("i", "[0.0, 2.0, 4.0, 6.0] True"), ("0", "[6.0, 0.0, 0.0, 0.0] True")]
)
def test_a_program_runs_on_the_host(element: str, result: str, tmp_path: Path) -> None:
    program = tmp_path / "program.py"
    program.write_text(PROGRAM.replace("{element}", element))
    done = run_on_host(program)
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() == result
    assert ("error[E5044]" in done.stderr) == (element == "0"), "blocks race for element 0"


HOST_FUNCTIONS = """
import torch

x = torch.zeros(100, dtype=torch.float64, device="cuda")
like = [torch.empty_like(x, dtype=torch.uint8) for _ in range(4)]
assert not any(t.data_ptr() % 256 for t in like), "memory of a GPU begins so"

one = 0x38  # the bits of 1 in e4m3
a = torch.full((128, 16), 0x42, dtype=torch.uint8).view(torch.float4_e2m1fn_x2)  # 1 and 2, in turns
scales = torch.full((128 * 4,), one, dtype=torch.uint8)
scales[16] = 0x40  # 2, for row 1 and the first block of K: 16 bytes of a chunk are rows i, i + 32, i + 64, i + 96
c = torch._scaled_mm(a, a.t(), scales.view(torch.float8_e4m3fn), torch.full_like(scales, one).view(torch.float8_e4m3fn),
                     out_dtype=torch.float32)
print(c.shape, c[0, 0].item(), c[1, 5].item())
"""


@needs("torch")
def test_the_host_has_what_a_gpu_has(tmp_path: Path) -> None:
    program = tmp_path / "program.py"
    program.write_text(HOST_FUNCTIONS)
    done = run_on_host(program)
    assert done.returncode == 0, done.stderr
    # sums of 16 products 1 and 16 products 4; of row 1 the first half is twice that
    assert done.stdout.strip() == "torch.Size([128, 128]) 80.0 120.0"
