"""What a program asks PyTorch about itself and about tensors, in a rehearsal."""

from __future__ import annotations

import importlib
from typing import Any

import pytest

from cutec.rehearsal.torch_module import stub_modules
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
