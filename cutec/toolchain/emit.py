"""Other outputs than cubins: the llvm dialect, SASS, and fat binaries."""

from __future__ import annotations

import os
import re
from collections.abc import Sequence
from pathlib import Path

from cutec.diag import error
from cutec.records import replace
from cutec.target.arch import Arch, name_for_toolkit
from cutec.toolchain.failure import run_checked
from cutec.toolchain.find import Toolset
from cutec.toolchain.plan import Request, make_plan, shell
from cutec.toolchain.process import TMPDIR, temporary_folder, write_file
from cutec.toolchain.segment import run_tools
from cutec.toolchain.torn import check_fatbin, check_output, explained_by_space

_NOT_PRETTY = ("--emit-bytecode", "--mlir-print-op-generic", "--mlir-print-debuginfo")
_IMAGE_KINDS = {"cubin": "elf", "ptx": "ptx"}
# Options of nvdisasm for machine code with the source places of its instructions. (Dataflow
# analysis finds targets of the branches of old GPUs only, and takes half of the time.)
LISTING = ("--print-code", "--print-line-info-inline", "--no-dataflow")
_LIVE_REGISTERS = ("--print-code", "--print-life-ranges", "--life-range-mode=count")


def llvm_dialect(text: str, request: Request, toolset: Toolset) -> str:
    """The module after mlir-opt: in the llvm dialect, as text. Raises as `compile_module` does."""
    plan = make_plan(text, replace(request, last_stage="llvm"), toolset)
    first = next(s for s in plan.segments["mlir"] if s.step.tool == "mlir-opt")
    command = [toolset.tool("mlir-opt").command, *(a for a in first.args if a not in _NOT_PRETTY)]
    output, _ = run_tools([[*command, *_printing(request.lineinfo)]], text.encode(), request, "mlir-opt")
    return _with_all_aliases(output.decode("utf-8", "replace"))


def pretty(text: str, locations: bool, toolset: Toolset) -> str:
    """MLIR text as mlir-opt prints it: verified, and each op in its own notation. Raises E20xx."""
    # The host function may make tensor maps, by an operation that is in no dialect of MLIR.
    command = [toolset.tool("mlir-opt").command, "--allow-unregistered-dialect", *_printing(locations)]
    output, outcomes = run_checked([command], text.encode())
    check_output(outcomes, "mlir-opt", output, b"")
    return _with_all_aliases(output.decode("utf-8", "replace"))


def _printing(locations: bool) -> list[str]:
    return ["--mlir-print-debuginfo"] if locations else []


def _with_all_aliases(text: str) -> str:
    """LLVM 22 prints the location of `nvvm.barrier` as an alias that it may not define: define the
    missing ones.
    """
    missing = set(re.findall(r"loc\((#loc\d*)\)", text)) - set(re.findall(r"^(#loc\d*) =", text, re.M))
    return text + "".join(f"{alias} = loc(unknown)\n" for alias in sorted(missing))


def sass(cubin: bytes, toolset: Toolset, options: Sequence[str] = ("--print-code",)) -> str:
    """The machine code of a cubin, with nvdisasm (and `options` for it) or else cuobjdump. Raises
    E2001 if there is neither, or the user named one that cannot be used.
    """
    nvdisasm = toolset.optional("nvdisasm")
    command = [nvdisasm.command, *options] if nvdisasm else [toolset.tool("cuobjdump").command, "-sass"]
    with temporary_folder() as folder:
        path = Path(folder) / "kernel.cubin"
        write_file(path, cubin)
        output, outcomes = run_checked([[*command, str(path)]])
    if not output.strip():
        raise error("E2007", f"{outcomes[0].tool} exited with 0 but wrote nothing")
    return output.decode("utf-8", "replace")


def listing(cubin: bytes, toolset: Toolset) -> str:
    """What `cutec.cost.listing.read_listing` reads: the machine code with source places, and once
    more with the number of live registers (nvdisasm prints one or the other). With cuobjdump alone:
    the bare machine code. Raises as `sass` does.
    """
    first = sass(cubin, toolset, LISTING)
    return first + sass(cubin, toolset, _LIVE_REGISTERS) if toolset.find("nvdisasm") else first


def make_fatbinary(images: Sequence[tuple[Arch, str, bytes]], toolset: Toolset, compressed: bool = False) -> bytes:
    """One fat binary of `(arch, "cubin" or "ptx", contents)` images. Raises E20xx if fatbinary is
    missing or fails.
    """
    with temporary_folder() as folder:
        target = Path(folder) / "out.fatbin"
        paths = [Path(folder) / image_name(arch, kind) for arch, kind, _ in images]
        for path, (_, _, data) in zip(paths, images):
            write_file(path, data)
        named = [(arch, kind, path) for (arch, kind, _), path in zip(images, paths)]
        contents = [data for _, _, data in images]
        with explained_by_space("the fat binary", os.path.dirname(folder), sum(map(len, contents)), TMPDIR):
            run_checked([fatbinary_command(named, target, toolset, compressed)])
            fatbin = target.read_bytes() if target.exists() else b""
            check_fatbin(fatbin, contents, compressed)
    return fatbin


def fatbinary_command(
    images: Sequence[tuple[Arch, str, Path]], target: Path, toolset: Toolset, compressed: bool = False
) -> list[str]:
    """The command line that packs files `(arch, "cubin" or "ptx", path)`. Uncompressed unless asked
    for: drivers before 550.54 (CUDA 12.4) cannot unpack what is small.
    """
    specs = []
    for arch, kind, path in images:
        name = name_for_toolkit(arch, toolset.cuda_version()) if arch.alias else arch.name
        specs.append(f"--image3=kind={_IMAGE_KINDS[kind]},sm={name.removeprefix('sm_')},file={path}")
    how = ["--compress-all", "--compress-mode=size"] if compressed else ["--compress=false"]
    return [toolset.tool("fatbinary").command, "-64", *how, f"--create={target}", *specs]


def image_name(arch: Arch, kind: str) -> str:
    """`sm_90a.cubin`."""
    return f"{arch.name}.{kind}"


def fatbinary_line(images: Sequence[tuple[Arch, str, Path]], target: Path, toolset: Toolset) -> str:
    """The same as one line for a shell, for `-v` and `-n`."""
    return shell(fatbinary_command(images, target, toolset))
