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


@needs("torch")
@pytest.mark.parametrize(
    ("element", "result"), [("i", "[0.0, 2.0, 4.0, 6.0] True"), ("0", "[6.0, 0.0, 0.0, 0.0] True")]
)
def test_a_program_runs_on_the_host(element: str, result: str, tmp_path: Path) -> None:
    program = tmp_path / "program.py"
    program.write_text(PROGRAM.replace("{element}", element))
    packages = [str(HERE.parent.parent), *filter(None, [os.environ.get("PYTHONPATH")])]
    environment = {
        **os.environ,
        "CUTEC_ARCH": "sm_90a",
        "CUTEC_SITE": sysconfig.get_path("purelib"),
        "PYTHONPATH": os.pathsep.join(packages),
    }
    command = [str(PYTHON), str(HERE / "host_gpu.py"), str(program)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() == result
    assert ("error[E5044]" in done.stderr) == (element == "0"), "blocks race for element 0"
