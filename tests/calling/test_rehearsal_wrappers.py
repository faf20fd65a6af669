"""Functions that PyTorch wraps, in a rehearsal: they are called as they are."""

from __future__ import annotations

from pathlib import Path

import pytest

from cutec.rehearsal.follow import run_program
from cutec.rehearsal.torch_module import stub_modules

PROGRAM = """\
import torch
import tvm_ffi
from torch.compiler import is_compiling

@torch.library.custom_op("mine::twice", mutates_args={"out"}, device_types="cuda")
def twice(x: torch.Tensor, out: list) -> None:
    out.append(x.shape)

@twice.register_fake
def _(x, out):
    raise AssertionError("no shapes are asked for")

@twice.register_kernel("cpu")
def _(x, out):
    raise AssertionError("tensors are not in the host's memory")

by_name = torch.library.custom_op("mine::once", lambda x: x.shape, mutates_args=())

class Double(torch.autograd.Function):
    @staticmethod
    def forward(ctx, x, bias):
        ctx.save_for_backward(x)
        ctx.mark_dirty(x)
        ctx.bias = bias
        return torch.empty_like(x), len(ctx.saved_tensors), ctx.needs_input_grad

@torch.compile
def plain(n):
    return n + 1

@torch.compile(dynamic=True)
def with_options(n):
    return plain(n) + 1

@torch.compiler.disable(recursive=False)
def untraced():
    return is_compiling(), torch.compiler.is_compiling()

x, shapes = torch.empty(3, 5, device="cuda"), []
twice(x, shapes)
y, saved, gradients = Double.apply(x, None)
print(shapes, by_name(x), y.shape, saved, gradients, with_options(1), untraced(), tvm_ffi.__version__)
"""


def test_wrapped_functions_are_called(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "program.py").write_text(PROGRAM)
    with stub_modules():
        run_program(str(tmp_path / "program.py"), ())
    told = capsys.readouterr().out.rstrip("\n")
    assert told == "[(3, 5)] (3, 5) (3, 5) 1 (False, False) 3 (False, False) 0"
