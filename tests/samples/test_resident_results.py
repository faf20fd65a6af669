"""LLVM's tools make the same of the samples in a resident process and as processes."""

from __future__ import annotations

import re

import pytest
from sample_files import arch_of
from sample_kit import NAMES, declared, exports, lowered

from cutec.render import module_text
from cutec.target.arch import parse_arch
from cutec.toolchain import resident_pool as pool
from cutec.toolchain.compile import Request, compile_module
from cutec.toolchain.find import find_toolset

pytestmark = [pytest.mark.tools, pytest.mark.slow]


@pytest.mark.parametrize("sample", NAMES)
def test_same_text(sample: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of the LLVM IR and, but for comments, of the PTX of its first export, with locations."""
    first = next(iter(exports(sample)))
    text = module_text(lowered(sample, first).device)
    request = Request(parse_arch(arch_of(declared(sample, first))), last_stage="ptx")
    pool.end_all()
    served = compile_module(text, request, find_toolset())
    assert pool._idle, "no resident process has done it"
    monkeypatch.setenv("CUTEC_RESIDENT", "off")
    alone = compile_module(text, request, find_toolset())
    assert served.llvm == alone.llvm
    assert served.ptx and alone.ptx and without_comments(served.ptx) == without_comments(alone.ptx)


def without_comments(ptx: str) -> str:
    """Comments name blocks by LLVM's counters, which a process of its own starts anew."""
    return re.sub(r"//.*", "", ptx)
