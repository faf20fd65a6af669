"""Fake tools: shell scripts that behave as a tool may."""

from __future__ import annotations

import stat
from pathlib import Path

from cubin_kit import cubin

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


def printed(data: bytes) -> str:
    """The command of a shell that writes these bytes."""
    return "printf '" + "".join(f"\\{byte:03o}" for byte in data) + "'"


CUBIN = cubin({"add": []})
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
