"""`cutec completion`: the script that has a shell complete cutec's commands and options. click
writes it and answers the shell's questions.
"""

from __future__ import annotations

import click
from click.shell_completion import get_completion_class, shell_complete

from cutec.cli import output

VARIABLE = "_CUTEC_COMPLETE"  # set by the script when the shell asks; click's name for a program `cutec`
_HOW = {
    "bash": 'eval "$(cutec completion bash)"        # in ~/.bashrc',
    "zsh": 'eval "$(cutec completion zsh)"         # in ~/.zshrc, after compinit',
    "fish": "cutec completion fish | source        # in ~/.config/fish/config.fish",
}


@click.command(short_help="Print a shell's completion script.", epilog="\b\n" + "\n".join(_HOW.values()))
@click.argument("shell", type=click.Choice(list(_HOW)))
def command(shell: str) -> None:
    """Print the script that has SHELL complete cutec's commands, options and files."""
    made = get_completion_class(shell)
    assert made is not None
    output.result(made(click.Command("cutec"), {}, "cutec", VARIABLE).source())


def answer(group: click.Group, asked: str) -> int:
    """Answer a shell's question, which its script states in VARIABLE and others. Returns the exit
    status.
    """
    return shell_complete(group, {}, "cutec", VARIABLE, asked)
