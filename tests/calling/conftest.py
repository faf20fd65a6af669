"""Calls on the CPU interpreter, and on a driver that only records launches."""

from __future__ import annotations

import importlib

import pytest
from fake_driver import FakeDriver

from cutec import environment


@pytest.fixture(autouse=True)
def plain_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    """Unset the tester's own settings, except where tools are."""
    for row in environment.TABLE:
        for name in row.names if "call" in row.acts and row.name not in ("CUTEC_CACHE_DIR", "XDG_CACHE_HOME") else ():
            monkeypatch.delenv(name, raising=False)


@pytest.fixture
def on_cpu(monkeypatch: pytest.MonkeyPatch) -> None:
    """Calls run on the interpreter."""
    monkeypatch.setenv("CUTEC_DEVICE", "cpu")


@pytest.fixture
def fake_gpu(monkeypatch: pytest.MonkeyPatch):
    """A driver that records launches in place of CUDA's; give it kernels' parameter formats:
    `fake_gpu.kernels["k"] = ["Q", "i"]`.
    """
    driver = FakeDriver((9, 0))
    for module in ("cutec.runtime.load", "cutec.calling.device"):
        monkeypatch.setattr(importlib.import_module(module), "cuda_driver", lambda: driver)
    return driver
