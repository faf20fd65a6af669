"""From a pipeline and a request to the commands of each segment, before anything runs."""

from __future__ import annotations

import os
import re
import shlex
import sys
from collections.abc import Callable, Iterator, Sequence
from itertools import groupby
from pathlib import Path

from cutec.records import dataclass
from cutec.target.arch import Arch, name_for_toolkit, ptx_version
from cutec.toolchain.find import Toolset
from cutec.toolchain.pipeline import SEGMENTS, Pipeline, Step, for_arch
from cutec.toolchain.tool import Tool

_LIBDEVICE_PREFIX = "__nv_"
_BRANCH = r'^( *)(?:%\S+ = )?"scf\.if"\('
_EXCHANGES = ('"nvvm.barrier"(', '"nvvm.shfl.sync"(')
_COPIES, _MULTIPLY = ('"nvvm.cp.async.shared.global"(', ".shared.global.L2::"), '"nvvm.wgmma.'
_LOOPS, _UNROLLED = ('"scf.for"(', '"scf.while"('), "full = true"
STAGES = ("mlir", "llvm", "ptx", "cubin")  # the input of the first segment and the output of each


@dataclass(frozen=True, slots=True)
class Request:
    """How to compile one module. `name` is the prefix of files in `keep_dir` and the subject in the
    cache.

    `link`: bitcode files. `last_stage`: llvm, ptx or cubin. `keep_dir`: write every stage there,
    and the IR after each pass. `verbose` gets each command before it runs; with `dry_run` it gets
    them and nothing runs.
    """

    arch: Arch
    name: str = "kernel"
    opt_level: int = 3
    ptxas_options: tuple[str, ...] = ()
    lineinfo: bool = True
    embed_ptx: bool = False
    link: tuple[Path, ...] = ()
    verify_each: bool = False
    print_each_pass: Path | None = None
    keep_dir: Path | None = None
    dry_run: bool = False
    verbose: Callable[[str], None] | None = None
    pipeline: Pipeline | None = None
    last_stage: str = "cubin"
    timeout: float | None = None

    @property
    def by_files(self) -> bool:
        """Run tool by tool from file to file (so that commands can be replayed), instead of in
        pipes?
        """
        return self.keep_dir is not None or self.dry_run or self.verbose is not None

    @property
    def folder(self) -> Path:
        """Where files go when running by files: `keep_dir`, else a folder of this user below the
        temporary one.
        """
        if self.keep_dir is not None:
            return self.keep_dir
        import tempfile  # with what it imports, three per cent of a cold build

        return Path(tempfile.gettempdir()) / f"cutec-{os.getuid()}" / f"{self.name}.{self.arch.name}"


@dataclass(frozen=True, slots=True)
class PlannedStep:
    """A step with its tool (None for a fix-up) and arguments. `inputs` are further files that it
    reads (linked bitcode).
    """

    step: Step
    tool: Tool | None
    args: tuple[str, ...]
    inputs: tuple[Path, ...] = ()

    def piped(self) -> list[str]:
        """The command line that reads stdin and writes stdout (ptxas: a file that the caller
        appends).
        """
        return [self._command, *self._arguments("-")]

    def from_file(self, source: Path, target: Path) -> list[str]:
        """The command line from file to file; a fix-up is a Python program."""
        if self.step.fixup:
            return [sys.executable, "-m", "cutec.toolchain.fixups", self.step.fixup, str(source), str(target)]
        return [self._command, *self._arguments(str(source)), "-o", str(target)]

    @property
    def _command(self) -> str:
        assert self.tool is not None
        return self.tool.command

    def _arguments(self, source: str) -> list[str]:
        """llvm-link takes its input first, then the files to link to it."""
        linked = [str(p) for p in self.inputs]
        return [*self.args, source, *linked]


@dataclass(frozen=True, slots=True)
class Plan:
    """The steps of each segment, up to the wanted stage."""

    segments: dict[str, tuple[PlannedStep, ...]]
    pipeline: Pipeline
    arch_name: str

    def commands(self, request: Request) -> list[tuple[PlannedStep, Path, Path]]:
        """Every step with the files that it reads and writes when run by files."""
        steps = [step for steps in self.segments.values() for step in steps]
        targets = [stage_file(request, step.step.writes) for step in steps]
        for i, target in enumerate(targets):
            if target in targets[i + 1 :]:  # the last of those that write one suffix has the plain name
                targets[i] = request.folder / f"{i + 1}-{target.name}"
        return list(zip(steps, [stage_file(request, "mlir"), *targets], targets))


# The files between which mlir-opt works have names of their own: those of its passes lie between.
_BEFORE_AND_AFTER = {"mlir": "00-before.mlir", "llvm.mlir": "zz-after.mlir"}


def stage_file(request: Request, suffix: str) -> Path:
    """The file of a stage: `vector_add.opt.ll`; cubins have a folder of their own and the arch in
    their names.
    """
    if suffix == "cubin":
        return request.folder / "cubin" / f"{request.name}.{request.arch.name}.cubin"
    return request.folder / _BEFORE_AND_AFTER.get(suffix, f"{request.name}.{suffix}")


def _is_flat(text: str) -> bool:
    """Whether the threads of a module's kernels each go straight through: there are no loops, but
    for those that are fully unrolled, no branch within another one, and no exchange of threads.
    """
    if sum(map(text.count, _LOOPS)) > text.count(_UNROLLED) or any(name in text for name in _EXCHANGES):
        return False
    return len({match[1] for match in re.finditer(_BRANCH, text, re.MULTILINE)}) <= 1


def _few_registers(text: str, spills: bool) -> bool:
    """Whether threads copy asynchronously, each from addresses of its own, and have no registers
    for these: they have spilled some, or serve warpgroups that multiply.
    """
    return any(copy in text for copy in _COPIES) and (spills or _MULTIPLY in text)


def make_plan(text: str, request: Request, tools: Toolset, spills: bool = False) -> Plan:
    """The commands that compile `text`; `spills` tells that a kernel of it does. Raises E2001,
    E2002 or E2010 for a tool that is needed and not there.
    """
    pipeline = request.pipeline or for_arch(request.arch)
    name = name_for_toolkit(request.arch, tools.cuda_version()) if request.arch.alias else request.arch.name
    links = (*request.link, *([tools.bitcode_library()] if _LIBDEVICE_PREFIX in text else []))
    facts = {
        "lineinfo" if request.lineinfo else "no-lineinfo",
        "embed_ptx" if request.embed_ptx else "no-embed_ptx",
        "verify_each" if request.verify_each else "no-verify_each",
        "files" if request.by_files else "pipes",
        "flat" if _is_flat(text) else "no-flat",
        "spills" if spills else "no-spills",
    }
    facts |= {"links"} if links else set()
    facts |= {"few_registers"} if _few_registers(text, spills) else set()
    values = {
        "arch": name,
        "level": str(request.opt_level),
        "ptx": str(ptx_version(request.arch, pipeline.ptx)),
    }
    values = pipeline.with_lists(values, request.opt_level, facts)
    wanted = SEGMENTS[: STAGES.index(request.last_stage)]
    segments: dict[str, tuple[PlannedStep, ...]] = {}
    for segment in wanted:
        steps = [s for s in pipeline.steps if s.segment == segment and (not s.when or s.when in facts)]
        segments[segment] = tuple(
            _plan_step(s, pipeline.arguments(s, values, request.opt_level, facts), links, request, tools) for s in steps
        )
    return Plan(segments, pipeline, name)


def links(steps: Sequence[PlannedStep]) -> Iterator[PlannedStep | list[PlannedStep]]:
    """A segment's steps in order: each fix-up alone, and runs of tools that can be piped
    together.
    """
    for is_fixup, group in groupby(steps, key=lambda s: bool(s.step.fixup)):
        if is_fixup:
            yield from group
        else:
            yield list(group)


def writes_file(tools: Sequence[PlannedStep]) -> bool:
    """Does the last tool of a chain write to a file that -o names? ptxas cannot write to stdout."""
    return tools[-1].step.tool == "ptxas"


def _plan_step(step: Step, args: list[str], links: tuple[Path, ...], request: Request, tools: Toolset) -> PlannedStep:
    if step.fixup:
        return PlannedStep(step, None, ())
    if step.splice == "ptxas_options":
        args += request.ptxas_options
    if request.print_each_pass:
        args += print_each_pass(step.tool, request.print_each_pass)
    tool = tools.tool(step.tool)
    return PlannedStep(step, tool, tuple(args), links if step.splice == "links" else ())


def print_each_pass(tool: str, folder: Path) -> list[str]:
    """Arguments that make mlir-opt and opt print the IR after each pass into a tree of files."""
    if tool == "mlir-opt":
        return ["--mlir-print-ir-after-all", f"--mlir-print-ir-tree-dir={folder / 'mlir-opt'}"]
    return ["-print-after-all", f"-ir-dump-directory={folder / 'opt'}"] if tool == "opt" else []


def shell(argv: list[str]) -> str:
    """A command as one line for a shell."""
    return shlex.join(argv)
