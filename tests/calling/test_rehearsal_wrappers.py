"""Functions that PyTorch wraps, in a rehearsal: they are called as they are."""

from __future__ import annotations

from pathlib import Path

import pytest
from frameworks_kit import needs, run as run_there

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


OPERATORS = """\
import torch
import torch._dynamo.config
from torch.utils._pytree import register_pytree_node

@torch.library.custom_op("mine::pair", mutates_args=())
def pair(x: torch.Tensor, n: int = 2) -> tuple:
    return x, n

@torch.library.custom_op("mine::more", mutates_args=())
def more(x: torch.Tensor) -> tuple:
    return torch.ops.mine.pair(x, n=5)

@torch.library.register_fake("mine::more")
def _(x):
    raise AssertionError("no shapes are asked for")

register_pytree_node(dict, list, dict)
torch.serialization.add_safe_globals([dict])
torch._dynamo.config.recompile_limit = max(torch._dynamo.config.recompile_limit, 64)
x = torch.empty(3)
print(torch.ops.mine.more(x)[1], torch.ops.mine.pair.default(x)[1], torch._dynamo.config.recompile_limit)
"""


def test_operators_are_found_by_name(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "program.py").write_text(OPERATORS)
    with stub_modules():
        run_program(str(tmp_path / "program.py"), ())
    assert capsys.readouterr().out == "5 2 64\n"


LIMITS = """\
import torch
for name in "float16 bfloat16 float32 float64 float8_e4m3fn float8_e5m2 float8_e8m0fnu".split():
    f = torch.finfo(getattr(torch, name))
    print(f.bits, f.max, f.min, f.eps, f.tiny, f.smallest_normal, f.resolution, f.dtype)
for name in "int8 uint8 int16 int32 int64".split():
    i = torch.iinfo(getattr(torch, name))
    print(i.bits, i.max, i.min, i.dtype)
print(torch.finfo().max)
"""


@needs("torch")
def test_limits_of_types_are_those_of_pytorch(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "program.py").write_text(LIMITS)
    with stub_modules():
        run_program(str(tmp_path / "program.py"), ())
    told = capsys.readouterr().out
    assert told == run_there(LIMITS, tmp_path) and len(told.splitlines()) == 13


def test_wrapped_functions_are_called(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "program.py").write_text(PROGRAM)
    with stub_modules():
        run_program(str(tmp_path / "program.py"), ())
    told = capsys.readouterr().out.rstrip("\n")
    assert told == "[(3, 5)] (3, 5) (3, 5) 1 (False, False) 3 (False, False) 0"
