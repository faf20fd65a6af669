"""The IR after each pass, one file each, in the order of the passes: `01-convert-scf-to-cf.mlir` of
mlir-opt, and `llvm/001-NVVMReflect.ll` of opt. The tools run once more for it, so that the commands
that are shown stay those of the build.
"""

from __future__ import annotations

import re
from pathlib import Path

from cutec.diag import CutecError
from cutec.records import replace
from cutec.toolchain.plan import PlannedStep, Request, print_each_pass
from cutec.toolchain.process import temporary_folder, write_file
from cutec.toolchain.segment import run_tools

_OF_THE_MACHINE = ("E2009", "E2014")  # the step itself need not meet them
FOLDERS = {"mlir-opt": ".", "opt": "llvm"}  # tool -> where its passes go, below `keep_dir`
# mlir-opt names a file "3_canonicalize.mlir", below a folder for each operation that a pass runs on
# ("2_0_cse.mlir" for a nested one); opt "12-<module>-function-<function>-SROAPass-after.ll".
_MLIR = re.compile(r"^((?:\d+_)+)(.+)\.mlir$")
_LLVM = re.compile(r"^(\d+)-.*-(\w+?)(?:Pass)?-after\.ll$")


def write(step: PlannedStep, source: Path, request: Request) -> None:
    """Run `step` (of mlir-opt or opt) on the file `source`, and write what each pass leaves: up to
    the pass that fails, if one does (the step itself then tells). Raises E2009 for a tool that
    cannot be started, E2014 for a file that cannot be written.
    """
    assert request.keep_dir is not None
    tool = step.step.tool
    target = request.keep_dir / FOLDERS[tool]
    asked = print_each_pass(tool, request.print_each_pass) if request.print_each_pass else []
    with temporary_folder() as folder:
        (Path(folder) / "passes").mkdir()
        args = [arg for arg in step.args if arg not in asked]
        printing = replace(step, args=(*args, *print_each_pass(tool, Path(folder) / "passes")))
        try:
            run_tools([printing.piped()], source.read_bytes(), request, tool)
        except CutecError as failed:
            if failed.code in _OF_THE_MACHINE:
                raise
        found = _in_order(Path(folder), tool)
        digits = max(2, len(str(len(found))))
        for number, (name, path) in enumerate(found, 1):
            write_file(target / f"{number:0{digits}d}-{name}{path.suffix}", path.read_bytes())


def _in_order(folder: Path, tool: str) -> list[tuple[str, Path]]:
    """The name of each pass with its file, in the order in which they ran."""
    pattern = _MLIR if tool == "mlir-opt" else _LLVM
    matches = [(m, p) for p in folder.rglob("*") if p.is_file() and (m := pattern.match(p.name))]
    matches.sort(key=lambda match: ([int(n) for n in re.findall(r"\d+", match[0][1])], match[1].parent.name))
    return [(match[2], path) for match, path in matches]
