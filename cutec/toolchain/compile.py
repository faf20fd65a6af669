"""From the MLIR text of a device module to a cubin."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from functools import partial

from cutec.diag import CutecError, Warning_
from cutec.lazy import LazyModule
from cutec.records import dataclass, field
from cutec.toolchain.find import Toolset
from cutec.toolchain.kernel_resources import KernelResources, add_constants, parse
from cutec.toolchain.key import NoStore, Store
from cutec.toolchain.messages import llvm_warnings, ptxas_warnings
from cutec.toolchain.pipeline import SEGMENTS
from cutec.toolchain.plan import STAGES, Plan, PlannedStep, Request, links, make_plan, shell, stage_file
from cutec.toolchain.process import write_file
from cutec.toolchain.segment import prepare, run_segment, run_step_by_files
from cutec.toolchain.started import NO_CHAINS, StartedChains

__all__ = ["Compiled", "Request", "StartedChains", "compile_module", "prestart"]

pass_files = LazyModule("cutec.toolchain.pass_files")  # for --keep-dir

_Messages = tuple[tuple[str, str], ...]  # (tool, stderr)
_FOUR_COUNTERS = 32  # bytes of a thread: what a loop's counters of four addresses take


@dataclass(slots=True)
class Compiled:
    """The result. Empty: `llvm`, `ptx` or `cubin` beyond `Request.last_stage`, and everything after
    a dry run.

    `commands` are all command lines in order (those of cached segments too); `cached` tells of each
    segment whether it came from the store, `seconds` how long the others took; `steps` tells how
    long each tool took that ran from file to file.
    """

    arch_name: str
    llvm: str = ""
    ptx: str = ""
    cubin: bytes = b""
    resources: dict[str, KernelResources] = field(default_factory=dict)
    messages: list[Warning_] = field(default_factory=list)
    commands: list[str] = field(default_factory=list)
    cached: dict[str, bool] = field(default_factory=dict)
    seconds: dict[str, float] = field(default_factory=dict)
    steps: dict[str, float] = field(default_factory=dict)

    @property
    def spills(self) -> bool:
        """Whether a kernel spills as many registers as counters of addresses may have taken."""
        return any(k.spill_stores and k.stack >= _FOUR_COUNTERS for k in self.resources.values())

    @property
    def spilled(self) -> int:
        """The bytes that threads of all kernels spill, by instructions."""
        return sum(k.spill_stores + k.spill_loads for k in self.resources.values())

    def after(self, first: Compiled) -> Compiled:
        """This result, with the time that another one of the same text took as well."""
        self.seconds = _sums(first.seconds, self.seconds)
        self.steps = _sums(first.steps, self.steps)
        return self

    def _take(self, segment: str, output: bytes, messages: _Messages, source: bytes) -> None:
        """Take the output of a segment and read its tools' messages."""
        if segment == "ptxas":
            self.cubin = output
            stderr = "".join(text for _, text in messages)
            self.resources = parse(stderr)
            add_constants(self.resources, output)
            self.messages += ptxas_warnings(stderr, source)
            return
        setattr(self, STAGES[SEGMENTS.index(segment) + 1], output.decode("utf-8", "replace"))
        for tool, stderr in messages:
            self.messages += llvm_warnings(tool, stderr)


def compile_module(
    text: str,
    request: Request,
    toolset: Toolset,
    store: Store | None = None,
    started: StartedChains = NO_CHAINS,
    at_work: Callable[[str], None] = lambda tools: None,
) -> Compiled:
    """Compile the textual MLIR of a plain `builtin.module` with kernels (`llvm.func` marked
    `nvvm.kernel`) for `request.arch`. A text whose kernels spill eight registers or more is
    compiled once more if the pipeline has other arguments for them (the fact `spills`); of both
    results the one that spills less is taken.

    Each segment is taken from `store` if the same tools, arguments and input made it before;
    running by files (`keep_dir`, `verbose`, `dry_run`) always runs the tools. Chains that
    `prestart` has started are used where their commands are the same. `at_work` is told which tools
    run now (`opt | llc`). Raises E20xx for a tool that
    is missing, too old, fails, crashes, hangs or gives no message; `place` is the Python line if
    the text has locations and the tool names one.
    """
    run = _by_files if request.by_files else partial(_by_pipes, store=store or NoStore(), started=started)
    plan = make_plan(text, request, toolset)
    first = run(text, request, plan, at_work)
    if not first.spills:
        return first
    other = make_plan(text, request, toolset, spills=True)
    if other == plan:
        return first
    second = run(text, request, other, at_work)
    return first.after(second) if second.spilled > first.spilled else second.after(first)


def prestart(request: Request, toolset: Toolset) -> StartedChains:
    """Start the tools that `compile_module` needs for such a request with any text: they load while
    the text is being made.

    The caller closes the chains in the end, used or not. If a tool is missing, nothing is started
    and nothing is raised.
    """
    started = StartedChains()
    if request.by_files or request.print_each_pass:
        return started
    try:
        for steps in make_plan("", request, toolset).segments.values():
            for link in links(steps):
                if not isinstance(link, PlannedStep):
                    prepare(link, started)
    except CutecError:
        started.close()  # compile_module will raise the same
    return started


def _by_pipes(
    text: str, request: Request, plan: Plan, at_work: Callable[[str], None], store: Store, started: StartedChains
) -> Compiled:
    """Run the tools of each segment in pipes, or take its result from the store."""
    result = Compiled(plan.arch_name)
    result.commands = [shell(s.piped()) for steps in plan.segments.values() for s in steps if s.step.tool]
    data = text.encode()
    for segment, steps in plan.segments.items():
        begin = time.perf_counter()
        at_work(" | ".join(s.step.tool for s in steps if s.step.tool))
        done = run_segment(segment, steps, data, request, store, started)
        result._take(segment, done.output, done.messages, data)
        result.cached[segment] = done.cached
        if not done.cached:
            result.seconds[segment] = time.perf_counter() - begin
        data = done.output
    return result


def _by_files(text: str, request: Request, plan: Plan, at_work: Callable[[str], None]) -> Compiled:
    """Run (or only print) the tools one by one, each from a numbered file to the next."""
    result = Compiled(plan.arch_name)
    commands = plan.commands(request)
    result.commands = [shell(step.from_file(source, target)) for step, source, target in commands]
    if not request.dry_run:
        for _, _, target in commands:
            target.unlink(missing_ok=True)  # of an earlier build: none is there beside a step that fails
        write_file(stage_file(request, "mlir"), text.encode())
    messages: dict[str, _Messages] = {}
    first_input: dict[str, bytes] = {}
    for (step, source, target), line in zip(commands, result.commands):
        if request.verbose:
            request.verbose(line)
        if request.dry_run:
            continue
        segment = step.step.segment
        at_work(step.step.tool or step.step.fixup)
        first_input.setdefault(segment, source.read_bytes())
        if request.keep_dir is not None and step.step.tool in pass_files.FOLDERS:
            pass_files.write(step, source, request)
        begin = time.perf_counter()
        output, new = run_step_by_files(step, source, target, request)
        seconds = time.perf_counter() - begin
        name = step.step.tool or step.step.fixup
        result.steps[name] = result.steps.get(name, 0.0) + seconds
        result.seconds[segment] = result.seconds.get(segment, 0.0) + seconds
        messages[segment] = messages.get(segment, ()) + new
        if step is plan.segments[segment][-1]:
            result._take(segment, output, messages[segment], first_input[segment])
            result.cached[segment] = False
    return result


def _sums(first: Mapping[str, float], second: Mapping[str, float]) -> dict[str, float]:
    return {name: first.get(name, 0.0) + second.get(name, 0.0) for name in {**first, **second}}
