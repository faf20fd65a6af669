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
        assert importlib.import_module("torch._guards").active_fake_mode() is None
