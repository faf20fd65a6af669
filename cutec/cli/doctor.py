"""`cutec doctor`: the tools that were found, whether they can be used, and how to get missing
ones.
"""

from __future__ import annotations

import json
import sys

import click

from cutec.environment import cache_folder
from cutec.toolchain.doctor import Report, ToolReport, doctor_report
from cutec.toolchain.find import find_toolset

_EXIT_MISSING = 3


@click.command(name="doctor", short_help="Check the tools, the GPU and the driver.")
@click.option(
    "--llvm", metavar="DIR", help="The LLVM installation to look at (default: CUTEC_LLVM, PATH, /usr/lib/llvm-*)."
)
@click.option(
    "--cuda",
    metavar="DIR",
    help="The CUDA toolkit to look at (default: CUTEC_CUDA, CUDA_HOME, PATH, /usr/local/cuda*, wheels).",
)
@click.option("--ptxas", metavar="FILE", help="The ptxas to look at (default: CUTEC_PTXAS, then as --cuda).")
@click.option("--json", "as_json", is_flag=True, help="Print the report as JSON.")
@click.help_option("-h", "--help")
def command(llvm: str | None, cuda: str | None, ptxas: str | None, as_json: bool) -> None:
    """List every tool with its place and version, the GPU and the driver. Exits with 3 if something
    that builds need is missing.
    """
    report = doctor_report(find_toolset(llvm, cuda, ptxas))
    if as_json:
        click.echo(json.dumps({**report.to_json(), "cache": str(cache_folder())}, indent=2))
    else:
        _print(report)
    if not report.ok:
        sys.exit(_EXIT_MISSING)


def _print(report: Report) -> None:
    width = max(len(t.name) for t in report.tools)
    for tool in report.tools:
        click.echo(f"{_mark(tool)} {tool.name:<{width}}  {_described(tool)}")
    click.echo(f"   {'driver':<{width}}  {report.driver_problem or report.driver}")
    for device in report.devices:
        facts = (
            f"compute capability {device.capability} (--arch {device.arch}), {device.multiprocessors} multiprocessors"
        )
        click.echo(f"   {'GPU':<{width}}  {device.name}, {facts}")
    click.echo(f"   {'cache':<{width}}  {cache_folder()}")
    click.echo(f"   {'python':<{width}}  {report.python} on {report.system}")
    advice = {t.install: None for t in report.tools if not t.ok and t.install}
    for text in advice:
        names = ", ".join(t.name for t in report.tools if t.install == text and not t.ok)
        click.echo(f"\nto get {names}:\n{text}")


def _mark(tool: ToolReport) -> str:
    return "ok" if tool.ok else "!!" if tool.required else "--"


def _described(tool: ToolReport) -> str:
    place = f"{tool.path} ({tool.found})" if tool.path else ""
    optional = "" if tool.ok or tool.required else " (optional)"
    return "  ".join(part for part in (tool.version, place, tool.problem + optional) if part)
