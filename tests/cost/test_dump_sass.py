"""`cutec dump sass` on a real build: its lines, its options, and that no opcode is unknown."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from sample_files import FOLDER

from cutec.cost.kinds import OTHER
from cutec.cost.listing import read_listing

pytestmark = pytest.mark.tools

HELPER = "def double(x):\n    y = x * x\n    return y + y * x\n"
KERNEL = """import cutec
import helper
from cutec import cute

@cute.kernel
def kernel(a: cute.Tensor, b: cute.Tensor):
    i = cute.arch.thread_idx()[0]
    b[i] = helper.double(a[i])

@cute.jit
def host(a: cute.Tensor, b: cute.Tensor):
    kernel(a, b).launch(grid=1, block=32)

cutec.export(host, ["f32[n]", "out f32[n]"])
"""


@pytest.fixture
def dumped(here: Callable[..., tuple[int, str, str]], tmp_path: Path) -> Callable[..., str]:
    """`dumped(*options)`: machine code of KERNEL, built in a folder below the project's."""
    (tmp_path / "pyproject.toml").touch()
    (tmp_path / "kernel.py").write_text(KERNEL)
    (tmp_path / "helper.py").write_text(HELPER)

    def dump(*options: str) -> str:
        status, out, err = here("dump", "sass", "kernel.py", "--arch", "sm_90a", *options)
        assert (status, err) == (0, "")
        return out

    return dump


def test_lines_of_python_with_what_was_inlined(dumped: Callable[..., str]) -> None:
    lines = dumped().splitlines()
    at = lines.index("// kernel.py:8: b[i] = helper.double(a[i])")
    inlined = lines.index("//   ↳ helper.py:2: y = x * x")
    assert lines[0] == "kernel:" and at < inlined
    assert "FMUL" in lines[inlined + 1]


def test_without_source_it_is_what_the_disassembler_prints(dumped: Callable[..., str]) -> None:
    text = dumped("--no-source")
    assert ".section\t.text.kernel" in text and "kernel.py" not in text


def test_without_line_information_there_are_no_lines(dumped: Callable[..., str]) -> None:
    assert "//" not in dumped("--no-lineinfo")


@pytest.mark.parametrize(
    ("sample", "arch", "entry"),
    [
        ("gemm_hopper", "sm_90a", "gemm_bf16_tile128x64_cluster1x1_split3"),
        ("attention_ampere", "sm_80", "attention_full_f16_depth64"),
        ("softmax", "sm_75", "softmax_f16_form256x2x1x0x1"),
        ("layernorm", "sm_120", "layernorm_bf16_form128x2x1x0x1"),
    ],
)
def test_every_opcode_has_a_kind(here: Callable[..., tuple[int, str, str]], sample: str, arch: str, entry: str) -> None:
    file = str(FOLDER / f"{sample}.py")
    status, out, _ = here("dump", "sass", file, "--arch", arch, "--entry", entry, "--no-source")
    assert status == 0
    code = [i for function in read_listing(out) for i in function.instructions]
    assert len(code) > 100
    assert {i.opcode for i in code if i.kind == OTHER} == set()
