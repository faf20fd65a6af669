"""The program `cutec`: a group of commands, each in a file of its own that is loaded when the
command is used.
"""

from __future__ import annotations

import contextlib
import gc
import os
import signal
import sys
from collections.abc import Sequence
from types import FrameType

import click

from cutec.cli import Terminated
from cutec.cli.group import Group
from cutec.cli.option import Option, help_option
from cutec.diag import error
from cutec.lazy import LazyModule
from cutec.version import __version__

failures = LazyModule("cutec.cli.failures")  # a run that ends well does not load it
completion = LazyModule("cutec.cli.completion")

# Command -> its module, whose click command is named `command`, and its line in `cutec -h`.
COMMANDS = {
    "build": (LazyModule("cutec.cli.build"), "Compile a kernel file to cubins and a launch manifest; needs no GPU."),
    "plan": (LazyModule("cutec.cli.plan"), "Write the builds of a project as rules of ninja or make, or as JSON."),
    "run": (LazyModule("cutec.cli.run"), "Run a bundle, or a kernel file, on the GPU or on the CPU interpreter."),
    "exec": (LazyModule("cutec.cli.exec"), "Run a Python program in which `cutlass` is cutec; or rehearse it."),
    "show": (LazyModule("cutec.cli.show"), "Summarise a bundle: exports, parameters, files and resources."),
    "export": (LazyModule("cutec.cli.export"), "Write a bundle as a C library: source and header."),
    "diff": (LazyModule("cutec.cli.diff"), "Compare two builds: resources, instructions, machine code by line."),
    "lock": (LazyModule("cutec.cli.lock"), "Write down what kernels need, so that a build can fail on more."),
    "verify": (LazyModule("cutec.cli.verify"), "Build a bundle again and compare it byte for byte."),
    "tune": (LazyModule("cutec.cli.tune"), "Choose the fastest of declared candidates, by shape."),
    "explore": (LazyModule("cutec.cli.explore"), "Write a page that shows a kernel, from Python to SASS."),
    "layout": (LazyModule("cutec.cli.layout"), "Evaluate an expression of the layout algebra and draw it."),
    "dump": (LazyModule("cutec.cli.dump"), "Print one stage of a build: cute, mlir, llvm, ptx, sass, ..."),
    "doctor": (LazyModule("cutec.cli.doctor"), "List the tools that cutec uses, and how to get what is missing."),
    "cache": (LazyModule("cutec.cli.cache"), "List, explain, check and clear what earlier builds left."),
    "config": (LazyModule("cutec.cli.config"), "Print where cutec's files for CMake and Bazel are."),
    "explain": (LazyModule("cutec.cli.explain"), "Explain a diagnostic code such as E0310."),
    "completion": (LazyModule("cutec.cli.completion"), "Print a shell's completion script (bash, zsh, fish)."),
}


class LazyGroup(Group):
    """A group whose commands are imported when they are asked for."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        return COMMANDS[cmd_name][0].command if cmd_name in COMMANDS else None

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """As click's. Raises E1001 for an unknown command, with the ones that look like it."""
        name = args[0]
        if name not in COMMANDS and not name.startswith("-") and not ctx.resilient_parsing:
            raise error("E1001", f"there is no command {name!r}", help=_did_you_mean(name))
        return super().resolve_command(ctx, args)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The list of commands, from the table: `cutec -h` loads none of them."""
        with formatter.section("Commands"):
            formatter.write_dl([(name, line) for name, (_, line) in COMMANDS.items()])


def _did_you_mean(name: str) -> str:
    import difflib  # only for those who mistype

    close = difflib.get_close_matches(name, COMMANDS, cutoff=0.5)
    meant = f"did you mean {' or '.join(f'`cutec {c}`' for c in close)}? " if close else ""
    return f"{meant}`cutec -h` lists the commands"


@click.group(
    cls=LazyGroup,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 80},
    invoke_without_command=True,
)
@click.version_option(__version__, prog_name="cutec", message="%(prog)s %(version)s", cls=Option)
@help_option
@click.pass_context
def group(ctx: click.Context) -> None:
    """Ahead-of-time compiler for CuTe kernels written in Python.

    Exit status: 0 done; 1 the kernel's source is wrong; 2 wrong usage or bad input files; 3 a tool
    is missing or failed; 4 no usable GPU or driver; 70 a bug in cutec.
    """
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help(), err=True)
        ctx.exit(2)


def program() -> int:
    """The process `cutec`: `main` on its arguments. Objects that are left at the end are not
    searched for garbage: they end with the process. Streams that the caller has closed
    (`cutec show B >&-`), which Python gives as None, go nowhere.
    """
    if not (sys.stdout and sys.stderr):
        nowhere = os.fdopen(os.open(os.devnull, os.O_WRONLY), "w", encoding="utf-8")
        sys.stdout, sys.stderr = sys.stdout or nowhere, sys.stderr or nowhere
    status = main()
    gc.freeze()
    return status


def main(argv: Sequence[str] | None = None) -> int:
    """Run the program on `argv` (default: the process's) and return its exit status. Every failure
    is reported here.
    """
    args = list(sys.argv[1:] if argv is None else argv)
    _raise_on_termination()
    try:
        asked = os.environ.get("_CUTEC_COMPLETE")  # by a shell that completes (`cli.completion`)
        status = completion.answer(group, asked) if asked else _invoke(args)
        sys.stdout.flush()
    except BaseException as exc:
        status = failures.report(exc, args)
    return status


def _invoke(args: list[str]) -> int:
    try:
        with group.make_context("cutec", args) as ctx:
            status = group.invoke(ctx)
            return status if isinstance(status, int) else 0
    except click.exceptions.Exit as exc:
        return exc.exit_code


def _raise_on_termination() -> None:
    """Let SIGTERM unwind the stack as Ctrl-C does, so that temporary files go and nothing
    half-written stays.
    """

    def stop(number: int, frame: FrameType | None) -> None:
        raise Terminated(number)

    with contextlib.suppress(ValueError):  # not the main thread: a test or an embedding program keeps its own handler
        signal.signal(signal.SIGTERM, stop)
