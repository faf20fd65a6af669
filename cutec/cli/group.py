"""The group of commands as click knows it, and its refusals as diagnostics."""

from __future__ import annotations

import importlib

import click

from cutec import __version__
from cutec.cli import clicked
from cutec.cli.declared import Declared
from cutec.diag import error

# Command -> its line in `cutec -h`. The file is cutec/cli/<command>.py, and its command, click's or a declared one, is named `command`.
COMMANDS = {
    "build": "Compile a kernel file to cubins and a launch manifest; needs no GPU.",
    "run": "Run a bundle, or a kernel file, on the GPU or on the CPU interpreter.",
    "exec": "Run a Python program in which `cutlass` is cutec; or rehearse it.",
    "show": "Summarise a bundle: exports, parameters, files and resources.",
    "layout": "Evaluate an expression of the layout algebra and draw it.",
    "dump": "Print one stage of a build: cute, mlir, llvm, ptx, sass, ...",
    "doctor": "List the tools that cutec uses, and how to get what is missing.",
    "cache": "List, explain and clear what earlier builds left.",
    "explain": "Explain a diagnostic code such as E0310.",
}


class LazyGroup(click.Group):
    """A group whose commands are imported when they are asked for."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, name: str) -> click.Command | None:
        if name not in COMMANDS:
            return None
        found = importlib.import_module(f"cutec.cli.{name}").command
        return clicked.command(found) if isinstance(found, Declared) else found

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The list of commands, from the table: `cutec -h` loads none of them."""
        with formatter.section("Commands"):
            formatter.write_dl(list(COMMANDS.items()))


@click.group(cls=LazyGroup, context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 80}, invoke_without_command=True)
@click.version_option(__version__, prog_name="cutec", message="%(prog)s %(version)s")
@click.pass_context
def group(ctx: click.Context) -> None:
    """Ahead-of-time compiler for CuTe kernels written in Python.

    Exit status: 0 done; 1 the kernel's source is wrong; 2 wrong usage or bad input files; 3 a tool is missing or failed; 4 no usable GPU or
    driver; 70 a bug in cutec.
    """
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help(), err=True)
        ctx.exit(2)


def invoke(args: list[str]) -> int:
    """Run a command line. Returns its exit status; raises E1001 for what click refuses, and what the command raises."""
    try:
        with group.make_context("cutec", args) as ctx:
            status = group.invoke(ctx)
            return status if isinstance(status, int) else 0
    except click.exceptions.Exit as exc:
        return exc.exit_code
    except click.UsageError as exc:
        command = exc.ctx.command_path if exc.ctx else "cutec"
        raise error("E1001", exc.format_message(), help=f"`{command} -h` shows what is possible") from None
    except click.ClickException as exc:
        raise error("E1001", exc.format_message()) from None
    except click.Abort:
        raise KeyboardInterrupt from None
