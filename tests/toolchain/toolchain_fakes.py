"""Fake tools: shell scripts that behave as a tool may."""

from __future__ import annotations

import stat
import struct
from pathlib import Path

CUDA_VERSION = "Cuda compilation tools, release 13.0, V13.0.88"
# What each tool does when all goes well: the least that the next one, and the checks between them,
# accept.
GOOD = {
    "mlir-opt": "cat > /dev/null; echo 'module {}'",
    "mlir-translate": r"cat > /dev/null; printf 'define ptx_kernel void @add() {\n}\n\n!llvm.module.flags = !{}\n'",
    "opt": "cat",
    "llc": r"cat > /dev/null; printf '.visible .entry add()\n{\n}\n'",
    "llvm-link": "cat",
}
LLVM_ARGUMENTS = """
input=
while [ $# -gt 0 ]; do
    case $1 in
        --version) echo "  LLVM version {version}"; exit 0;;
        -o) shift; exec > "$1";;
        -) input=-;;
        -*) ;;
        *) if [ -z "$input" ]; then input=$1; exec < "$1"; fi;;
    esac
    shift
done
"""
PTXAS = """
while [ $# -gt 0 ]; do case $1 in -o) shift; out=$1;; --version) echo '{version}'; exit 0;; esac; shift; done
cat > /dev/null
{body}
"""


def elf(kernels: tuple[str, ...] = ("add",), code: bytes = b"\0" * 16) -> bytes:
    """The least of a cubin with these kernels: names, code, and a header for each section."""
    names = [b"", b".shstrtab", *(f".text.{name}".encode() for name in kernels)]
    table = b"".join(name + b"\0" for name in names)
    starts = [table.index(name + b"\0") if name else 0 for name in names]
    sizes = [0, len(table), *(len(code) for _ in kernels)]
    offsets = [64 + sum(sizes[:i]) for i in range(len(sizes))]
    headers_at = 64 + sum(sizes)
    header = b"\x7fELF\x02\x01\x01".ljust(16, b"\0")
    header += struct.pack("<HHIQQQIHHHHHH", 2, 190, 1, 0, 0, headers_at, 0, 64, 56, 0, 64, len(names), 1)
    rows = (
        struct.pack("<IIQQQQIIQQ", start, 1, 0, 0, offset, size, 0, 0, 1, 0)
        for start, offset, size in zip(starts, offsets, sizes)
    )
    return header + table + code * len(kernels) + b"".join(rows)


def printed(data: bytes) -> str:
    """The command of a shell that writes these bytes."""
    return "printf '" + "".join(f"\\{byte:03o}" for byte in data) + "'"


CUBIN = elf()
GOOD_PTXAS = (
    printed(CUBIN)
    + r""" > "$out"; echo "ptxas info    : Compiling entry function 'add' for 'sm_90a'" >&2
echo 'ptxas info    : Used 10 registers, used 0 barriers' >&2"""
)


def script(path: Path, body: str) -> Path:
    """An executable shell script."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f"#!/bin/sh\n{body}\n", encoding="utf-8")
    path.chmod(path.stat().st_mode | stat.S_IXUSR)
    return path


def llvm_tool(path: Path, body: str, version: str) -> Path:
    """A fake LLVM tool that knows --version, an input file and `-o FILE`."""
    return script(path, LLVM_ARGUMENTS.format(version=version) + body)
