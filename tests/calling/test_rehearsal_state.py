"""What a program asks PyTorch about itself and about tensors, in a rehearsal."""

from __future__ import annotations

import importlib
import re
from pathlib import Path
from typing import Any

import pytest

from cutec.rehearsal.follow import rehearse
from cutec.rehearsal.torch_module import stub_modules
from cutec.rehearsal.unread import Ended
from cutec.toolchain.find import find_toolset


@pytest.mark.tools
def test_the_version_of_cuda_is_that_of_the_tools() -> None:
    with stub_modules():
        torch: Any = importlib.import_module("torch")
        major, minor = torch.version.cuda.split(".")
    assert (int(major), int(minor)) == find_toolset().cuda_version()


def test_what_tensors_are() -> None:
    with stub_modules():
        torch: Any = importlib.import_module("torch")
        x = torch.empty(3)
        assert torch.is_tensor(x) and not torch.is_tensor(3)
        assert not x.requires_grad and x.requires_grad_() is x and x.requires_grad
        assert not x.requires_grad_(False).requires_grad
        assert torch.random.manual_seed(0) is None
        mode = importlib.import_module("torch._subclasses.fake_tensor").FakeTensorMode
        guards = importlib.import_module("torch._guards")
        assert guards.active_fake_mode() is None
        with mode(allow_non_fake_inputs=True) as fake:
            assert guards.active_fake_mode() is fake and fake.from_tensor(x) is x
        assert guards.active_fake_mode() is None
        assert x.is_floating_point() and not torch.is_complex(x) and not torch.xpu.is_available()
        part = x[1:]
        assert part.untyped_storage().data_ptr() == x.untyped_storage().data_ptr() != part.data_ptr()
        assert len(part.untyped_storage()) == 12 and torch.cuda.mem_get_info()[0] > 0


def test_a_default_device() -> None:
    with stub_modules():
        torch: Any = importlib.import_module("torch")
        with torch.device("cuda:1"):
            inside = torch.empty(3)
            with torch.device("cpu"):
                assert not torch.zeros(3).is_cuda
        torch.set_default_device("cuda")
        assert (str(inside.device), str(torch.empty(3).device)) == ("cuda:1", "cuda:0")
        assert inside.__dlpack_device__() == (2, 1) and str(torch.get_default_device()) == "cuda:0"
        with pytest.raises(Ended, match="DLPack"):
            inside.__dlpack__()
        torch.set_default_device(None)
        assert torch.empty(3).__dlpack_device__() == (1, 0)


def test_autocast_is_a_state_of_the_program() -> None:
    with stub_modules():
        torch: Any = importlib.import_module("torch")
        assert not torch.is_autocast_enabled() and torch.get_autocast_dtype("cuda") is torch.float16
        with torch.amp.autocast("cuda", dtype=torch.bfloat16):
            assert torch.is_autocast_enabled() and torch.get_autocast_dtype("cuda") is torch.bfloat16
            with torch.autocast("cuda", enabled=False):
                assert not torch.is_autocast_enabled()
        assert torch.Generator("cuda").manual_seed(3).device == "cuda"
        with torch.profiler.profile() as measured:
            pass
        assert "unread" in repr(measured.key_averages())


def test_the_version_of_pytorch_compares_by_its_numbers() -> None:
    with stub_modules():
        torch: Any = importlib.import_module("torch")
    told = torch.__version__
    assert told == torch.version.__version__ and told >= "2.4.0" and not told < "2.9" and told < "11.0"
    assert told > (2, 4) and told <= "3" and tuple(map(int, told.split(".")[:2])) >= (2, 4)
    release = re.match(r"(\d+\.\d+\.\d+)$", told)
    assert release and str(told) == release[1]
    assert type(told)("2.4.0+cu130") <= "2.4" and type(told)("2.4") >= "2.4.0"


def test_pytorch_is_built_for_cuda_alone() -> None:
    """FlashAttention imports its kernels for AMD's GPUs where `torch.version.hip` is not None."""
    with stub_modules():
        torch: Any = importlib.import_module("torch")
        importlib.import_module("flash_attn_2_cuda")
    assert torch.version.hip is None and torch.version.xpu is None and torch.version.debug is False
    assert torch.get_default_dtype() is torch.float32
    assert torch.cuda.nvtx.range_push("a") is None


def test_truths_are_items_too() -> None:
    with stub_modules():
        torch: Any = importlib.import_module("torch")
        truths = torch.tensor([True, False])
    assert truths[0].item() is True and truths.tolist() == [True, False] and truths.any()


def test_einops_is_ours_where_another_is_installed(tmp_path: Path, monkeypatch: Any) -> None:
    """The installed one refuses tensors that are unread."""
    (tmp_path / "einops.py").write_text("raise ImportError", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    with stub_modules():
        einops: Any = importlib.import_module("einops")
    assert callable(einops.rearrange)


IMPORTS = """\
import importlib
import sys
import einops
import torch
import torch.utils.cpp_extension
import triton
import triton.language as tl
import tvm_ffi
from packaging.version import parse
from torch import Tensor, nn
from triton.testing import do_bench

@triton.autotune(configs=[triton.Config({"n": 32}, num_warps=4)], key=["m"])
@triton.jit
def copied(x, m, n: tl.constexpr):
    tl.store(x, tl.load(x))

class Net(nn.Module):
    def forward(self, x: Tensor, *, out: Tensor | None = None) -> Tensor:
        return einops.rearrange(x, "a b -> b a")

assert parse(torch.__version__) >= parse("2.4") and torch.full((2,), 3)[1].item() == 3
x = torch.zeros(3)
assert do_bench(lambda: copied[(triton.cdiv(5, 2),)](x, 3, n=triton.next_power_of_2(5))) > 0
print("written" if "unread" in repr(x[1].item()) else "", copied.__name__, Net.forward(None, torch.ones(2, 3)).shape)
"""


def test_imports_of_public_programs(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: Any) -> None:
    """Of packages that are not installed, and `packaging`, which is."""
    pytest.importorskip("packaging")
    monkeypatch.setenv("CUTEC_ARCH", "sm_90a")
    (tmp_path / "imports.py").write_text(IMPORTS, encoding="utf-8")
    rehearse(str(tmp_path / "imports.py"), [], {})
    assert capsys.readouterr().out.split() == ["written", "copied", "(3,", "2)"]
