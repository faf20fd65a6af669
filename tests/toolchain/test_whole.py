"""Outputs of tools that were cut: none is taken for a whole one."""

from __future__ import annotations

import struct
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest
from cubin_kit import cubin
from sample_files import FOLDER

from cutec.artifact import elf
from cutec.cli.main import main
from cutec.toolchain import whole

IR = b"""; ModuleID = 'LLVMDialectModule'
@table = addrspace(1) global [2 x i8] c"@x", align 1

define ptx_kernel void @add(ptr %0) #0 !dbg !2 {
  call void asm sideeffect "@p bra !9;", ""() #1
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { "nvvm.reqntid"="256,1,1" }
attributes #1 = { convergent }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !DIFile(filename: "a#7.py", directory: "")
!2 = distinct !DISubprogram(name: "add", file: !1)
"""
PTX = b"""//
.version 8.8
\t// .globl\tadd // -- Begin function add
.visible .entry add(
\t.param .u64 add_param_0
)
.reqntid 256, 1, 1
{
\t.loc 1 9 5 // odd{.py:9:5
\tcall (%r0), f, ({%r1, %r2});
\t.loc 2 9 5
\tret;
}
\t.section\t.debug_macinfo\t{\t}
\t.file\t1 "odd{.py"
\t.file\t2 "b.py"
"""
MLIR = b"""#loc = loc(unknown)
module {
  llvm.func @add() attributes {note = "}\\"{"} {
    llvm.return loc(#loc2)
  } loc(#loc1)
} loc(#loc)
#loc1 = loc("k.py":1:1)
#loc2 = loc("k.py":2:1)
"""

ADD, SUB = cubin({"add": []}), cubin({"sub": []})


def block(number: int, words: int) -> bytes:
    return struct.pack("<II", 1 | number << 2 | 2 << 10, words) + bytes(4 * words)


BITCODE = b"BC\xc0\xde" + block(13, 3) + block(8, 9) + block(25, 2) + block(23, 4)


def fatbin(*parts: bytes) -> bytes:
    body = b"".join(struct.pack("<HHIQ", 2, 257, 64, len(p)) + bytes(48) + p for p in parts)
    return struct.pack("<IHHQ", 0xBA55ED50, 1, 16, len(body)) + body


def accepted(check: Callable[[bytes], None], data: bytes, cuts: Sequence[int] | None = None) -> list[int]:
    """Where `data` can be cut without being refused; all of it is not."""
    check(data)
    found = []
    for cut in range(len(data)) if cuts is None else cuts:
        try:
            check(data[:cut])
        except ValueError:
            continue
        found.append(cut)
    return found


@pytest.mark.parametrize(
    ("check", "data"),
    [
        (lambda data: whole.check("ptxas", data, b".entry add(\n.entry sub("), cubin({"add": [], "sub": []})),
        (lambda data: whole.check("llc", data, IR), PTX),
        (lambda data: whole.check("opt", data, b""), IR),
        (lambda data: whole.check("opt", data, b""), BITCODE),
        (lambda data: whole.check("mlir-opt", data, b""), MLIR),
        (
            lambda data: whole.fatbin(data, [ADD, SUB]),
            fatbin(ADD, SUB),
        ),
    ],
    ids=["cubin", "ptx", "llvm_ir", "bitcode", "mlir", "fatbin"],
)
def test_no_cut_is_accepted(check: Callable[[bytes], None], data: bytes) -> None:
    assert accepted(check, data) == []


def test_sections_are_emptied_and_what_is_behind_them_moves_up() -> None:
    whole_one = cubin({"add": ["ptr"], "sub": ["i32"]}, note=b"n" * 1000)
    slim = elf.emptied(whole_one, [".note", ".nv.info.add"])
    pairs = list(zip(elf.sections(slim), elf.sections(whole_one)))
    assert len(slim) == len(whole_one) - 1000 - next(w.bytes for _, w in pairs if w.name == ".nv.info.add")
    for s, w in pairs:
        there = b"" if w.name in (".note", ".nv.info.add") else elf.contents(whole_one, w)
        assert s.name == w.name and elf.contents(slim, s) == there
    assert elf.emptied(whole_one, ["none.of.it"]) == whole_one
    with pytest.raises(ValueError, match="would end"):
        elf.emptied(whole_one[:-1], [".note"])


@pytest.mark.parametrize(
    ("check", "said"),
    [
        (lambda: whole.check("ptxas", ADD, b".entry add(\n.entry sub("), "no code of kernel sub"),
        (lambda: whole.check("ptxas", cubin({"add": []}, code=b""), b".entry add("), "no code of kernel add"),
        (lambda: whole.check("ptxas", b"\x7fELF", b""), "no ELF header"),
        (lambda: whole.check("llc", PTX, IR + b"define ptx_kernel void @sub() {\n}\n"), "no kernel sub"),
        (lambda: whole.check("llc", PTX.replace(b".entry", b".func"), b""), "no kernel"),
        (lambda: whole.check("opt", IR.replace(b"declare", b";"), b""), "breaks off|missing"),
        (lambda: whole.check("opt", b"", b""), "nothing"),
        (lambda: whole.fatbin(fatbin(ADD), [ADD, SUB]), "other images"),
        (lambda: whole.fatbin(fatbin(SUB), [ADD]), "other images"),
        (lambda: whole.check("opt", b"BC\xc0\xde" + block(99, 1), b""), "none of LLVM's"),
    ],
)
def test_what_is_missing_is_said(check: Callable[[], None], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        check()


@pytest.mark.tools
@pytest.mark.parametrize("options", [[], ["--no-lineinfo", "-O0"]])
def test_no_cut_of_a_real_output_is_accepted(options: list[str], tmp_path: Path) -> None:
    """Each tool's output at every eighth byte."""
    sample = str(FOLDER / "vector_add.py")
    archs = ["--arch", "sm_80", "--arch", "sm_90a"]
    assert main(["build", sample, *archs, "-o", f"{tmp_path}/b", "--keep-dir", f"{tmp_path}/k", *options]) == 0
    kept = tmp_path / "k" / "vector_add.sm_90a"
    outputs = [
        ("mlir-opt", "zz-after.mlir", "00-before.mlir"),
        ("mlir-translate", "vector_add.raw.ll", "zz-after.mlir"),
        ("opt", "vector_add.opt.ll", "vector_add.ll"),
        ("llc", "vector_add.raw.ptx", "vector_add.opt.ll"),
        ("ptxas", "cubin/vector_add.sm_90a.cubin", "vector_add.ptx"),
    ]
    for tool, output, source in outputs:
        given, made = (kept / source).read_bytes(), (kept / output).read_bytes()
        cuts = range(0, len(made.rstrip()), 8)
        assert accepted(lambda data, tool=tool, given=given: whole.check(tool, data, given), made, cuts) == [], tool
    (packed,) = (tmp_path / "b").glob("*.fatbin")
    images = [path.read_bytes() for path in sorted((tmp_path / "k").glob("*/cubin/*.cubin"))]
    assert accepted(lambda data: whole.fatbin(data, images), packed.read_bytes()) == []
