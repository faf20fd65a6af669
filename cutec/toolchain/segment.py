"""Running one segment of the pipeline: from the cache, or in pipes, or tool by tool from file to
file.
"""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from pathlib import Path

from cutec.diag import CutecError, Note
from cutec.diag.kinds import CompilationError
from cutec.digests import digests
from cutec.ir.core import Loc
from cutec.records import dataclass
from cutec.target.arch import Arch
from cutec.toolchain import context, fixups, resident, whole
from cutec.toolchain.failure import failure
from cutec.toolchain.key import Key, Store, make_key
from cutec.toolchain.messages import unsupported, with_place
from cutec.toolchain.plan import PlannedStep, Request, links, shell, writes_file
from cutec.toolchain.process import TMPDIR, Chain, Outcome, run_chain, timeout_seconds, write_file
from cutec.toolchain.resident import ResidentChain
from cutec.toolchain.started import NO_CHAINS, StartedChains
from cutec.toolchain.tool import Tool
from cutec.toolchain.torn import check_output, explained_by_space


@dataclass(frozen=True, slots=True)
class Result:
    """Output of a segment, the messages of each tool, and whether it came from the cache."""

    output: bytes
    messages: tuple[tuple[str, str], ...]
    cached: bool

    def pack(self) -> bytes:
        """The result as one value for the store."""
        return json.dumps(self.messages).encode() + b"\n" + self.output

    @classmethod
    def unpack(cls, value: bytes) -> Result:
        """The result of a value from the store."""
        head, _, output = value.partition(b"\n")
        return cls(output, tuple((tool, text) for tool, text in json.loads(head)), True)


def segment_key(segment: str, steps: Sequence[PlannedStep], source: bytes, request: Request) -> Key:
    """The key of a segment's result: tools, their arguments, linked files and the input."""
    linked = digests([str(path) for s in steps for path in s.inputs])
    subject = (request.name, "any arch" if segment == "mlir" else request.arch.name)
    return make_key(
        segment,
        subject,
        {
            "tools": "\n".join(
                [*(s.tool.identity() if s.tool else fixups.identity() for s in steps), resident.identity()]
            ),
            "arguments": "\n".join(shell([s.step.tool or s.step.fixup, *s.args]) for s in steps),
            "linked files": "\n".join(linked.values()),
            "input": source,
        },
    )


def run_segment(
    segment: str,
    steps: Sequence[PlannedStep],
    source: bytes,
    request: Request,
    store: Store,
    started: StartedChains = NO_CHAINS,
) -> Result:
    """The segment's result for `source`, from the store or by running its tools in pipes. Raises
    E20xx if one fails.
    """
    if not store.keeps or request.print_each_pass is not None:  # a folder that is named is to be filled
        return _run_piped(segment, steps, source, request, started)
    key = segment_key(segment, steps, source, request)
    known = _whole_result(store.get(key), steps, source)
    if known is not None:
        return known
    result = _run_piped(segment, steps, source, request, started)
    store.put(key, result.pack())
    return result


def _whole_result(value: bytes | None, steps: Sequence[PlannedStep], source: bytes) -> Result | None:
    """The result of a value from the store, if it is one and its output is whole: an older cutec,
    or another machine, may have stored it.
    """
    try:
        result = Result.unpack(value) if value is not None else None
        if result is not None:
            whole.check(next(s.step.tool for s in reversed(steps) if s.step.tool), result.output, source)
    except (ValueError, TypeError):
        return None
    return result


def _run_piped(
    segment: str, steps: Sequence[PlannedStep], source: bytes, request: Request, started: StartedChains
) -> Result:
    data, messages = source, []
    for link in links(steps):
        if isinstance(link, PlannedStep):
            data = fixups.FIXUPS[link.step.fixup](data)
            continue
        data, outcomes = _finished(_chain(link, started), data, request, link[-1].step.tool)
        messages += [(o.tool, o.stderr) for o in outcomes]
    return Result(data, tuple(messages), False)


def prepare(link: Sequence[PlannedStep], started: StartedChains) -> None:
    """Load these tools before their input is known: in the resident process, or as a chain that
    `started` keeps. Raises as `Chain`.
    """
    commands, tools = _commands(link)
    served = resident.chain(commands, tools)
    if served:
        served.warm()
    else:
        started.start(commands, writes_file(link))


def _commands(link: Sequence[PlannedStep]) -> tuple[list[list[str]], list[Tool]]:
    return [s.piped() for s in link], [s.tool for s in link if s.tool]


def _chain(link: Sequence[PlannedStep], started: StartedChains) -> Chain | ResidentChain:
    """The chain of these tools: a started one, or one in the resident process, or processes."""
    commands, tools = _commands(link)
    return started.take(commands) or resident.chain(commands, tools) or Chain(commands, writes_file(link))


def run_tools(
    commands: Sequence[Sequence[str]], source: bytes, request: Request, last: str
) -> tuple[bytes, list[Outcome]]:
    """Run a chain that ends with the tool `last`. Raises as `_finished`."""
    return _finished(Chain(commands, last == "ptxas"), source, request, last)


def _finished(tools: Chain | ResidentChain, source: bytes, request: Request, last: str) -> tuple[bytes, list[Outcome]]:
    """What a chain makes that ends with the tool `last`. Raises E20xx, with the Python place if it
    is known, also for output that is not whole; E1031 if there was no space for temporary files.
    """
    limit = request.timeout or timeout_seconds()
    with tools as chain:
        output, outcomes = chain.finish(source, limit)
        with explained_by_space("temporary files", os.path.dirname(chain.folder), len(source), TMPDIR):
            check(outcomes, limit, source, request)
            check_output(outcomes, last, output, source)
    return output, outcomes


def check(outcomes: list[Outcome], limit: float, source: bytes, request: Request) -> None:
    """Raise the error of a failed chain, as plainly as its messages allow."""
    problem = failure(outcomes, limit)
    if problem is None:
        return
    stderr = "\n".join(o.stderr for o in outcomes if o.failed)
    plain = unsupported(stderr, request.arch)
    if plain:
        plain.notes = problem.notes
        raise plain
    with_place(problem, stderr, source if outcomes[-1].tool == "ptxas" else b"")
    raise explained(problem, source, request.arch)


def explained(problem: CompilationError, source: bytes, arch: Arch) -> CompilationError:
    """The error with toolkit and arch, the part of the tool's input that it complains about, and
    what to try.
    """
    if problem.command:
        problem.notes.insert(0, Note(f"tool: {context.toolkit(problem.command, arch)}"))
    place = problem.place if isinstance(problem.place, Loc) else None
    problem.ir_context = context.ir_context(problem.tool, source.decode("utf-8", "replace"), problem.stderr, place)
    if problem.ir_context:
        problem.notes.append(Note(f"its input there:\n{problem.ir_context}"))
    problem.suggestions = context.suggestions(problem.stderr)
    problem.help = problem.help or "\n".join(problem.suggestions)
    return problem


def run_step_by_files(
    step: PlannedStep, source: Path, target: Path, request: Request
) -> tuple[bytes, tuple[tuple[str, str], ...]]:
    """Run one step from file to file. The target is removed first: ptxas leaves an old one in place
    when it fails.
    """
    data = source.read_bytes()
    if step.step.fixup:
        output = fixups.FIXUPS[step.step.fixup](data)
        write_file(target, output)
        return output, ()
    target.parent.mkdir(parents=True, exist_ok=True)
    target.unlink(missing_ok=True)
    limit = request.timeout or timeout_seconds()
    _, outcomes = run_chain([step.from_file(source, target)], timeout=limit)
    output = target.read_bytes() if target.exists() else b""
    try:
        with explained_by_space(target.name, str(target.parent), len(data), "name another folder with --keep-dir"):
            check(outcomes, limit, data, request)
            check_output(outcomes, step.step.tool, output, data)
    except CutecError as err:
        err.notes.append(Note(f"its input is in {source}"))
        target.unlink(missing_ok=True)  # half of an output
        raise
    return output, ((outcomes[0].tool, outcomes[0].stderr),)
