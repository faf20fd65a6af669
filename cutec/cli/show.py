"""`cutec show`: the contents of a bundle."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import click

from cutec.artifact.bundle import Bundle, open_bundle
from cutec.artifact.choice import Form
from cutec.artifact.manifest import Export, Manifest, Resources
from cutec.artifact.param_text import param_text
from cutec.cli import output
from cutec.cli.run import extents
from cutec.diag import error
from cutec.lazy import LazyModule
from cutec.records import asdict

show_lines = LazyModule("cutec.cli.show_lines")
show_roofline = LazyModule("cutec.cli.show_roofline")


@click.command(short_help="Summarise a bundle.")
@click.argument("bundle", metavar="MANIFEST|DIR", type=click.Path(path_type=Path))
@click.option("--check", is_flag=True, help="Read every file; compare its checksum, and cubins with the manifest.")
@click.option("--json", "as_json", is_flag=True, help="Print as JSON.")
@click.option("--lines", is_flag=True, help="Show what each line of Python became, and its static cost.")
@click.option("--roofline", is_flag=True, help="Estimate the time of a call, and show what bounds it.")
@click.option(
    "--export",
    "--entry",
    "exports",
    multiple=True,
    metavar="NAME",
    help="--lines, --roofline: only this export; repeatable.",
)
@click.option("--arch", "archs", multiple=True, metavar="ARCH", help="--lines, --roofline: only this arch; repeatable.")
@click.option("--card", metavar="NAME", help="--lines, --roofline: the GPU to estimate for, such as H200.")
@extents("--roofline: a symbol's extent (n=1000003) or an integer's value.")
@click.option("--top", type=click.IntRange(1), metavar="N", help="--lines: only the N lines that cost most.")
@click.option(
    "--trips",
    type=click.FloatRange(1),
    metavar="N",
    default=10,
    show_default=True,
    help="--lines: how often a loop counts.",
)
@click.option("--callees", is_flag=True, help="--lines: lines of other files count for themselves.")
def command(bundle: Path, check: bool, as_json: bool, lines: bool, roofline: bool, **choice: Any) -> None:
    """Summarise a bundle: its exports and parameters, the resources of each kernel on each arch,
    its files and the tools that made it.
    """
    opened = open_bundle(bundle)
    if check:
        opened.check()
    settings = choice.pop("settings")
    if settings and not roofline:
        raise error("E1001", "--set is an option of --roofline")
    if roofline:
        of_lines = [name for name in ("top", "callees") if choice[name]] + ["lines"] * lines
        if of_lines:
            raise error("E1001", f"--{of_lines[0]} does not go with --roofline")
        show_roofline.show_roofline(opened, choice["exports"], choice["archs"], choice["card"], settings, as_json)
        return
    if lines:
        show_lines.show_lines(opened, show_lines.Choice(**choice), as_json)
        return
    if given := [f"--{name.removesuffix('s')}" for name, value in choice.items() if value and name != "trips"]:
        both = "" if given[0] in ("--top", "--callee") else " or --roofline"
        raise error("E1001", f"{given[0]} is an option of --lines{both}")
    if as_json:
        output.json_result(_data(opened.manifest))
        return
    output.result("\n".join(_lines(opened, check)))


def _data(manifest: Manifest) -> dict[str, object]:
    exports = [
        {
            "name": e.name,
            "source": asdict(e.source),
            "params": {p.name: param_text(p, e.signature) for p in e.signature.params},
            "kernels": {
                kernel: {arch: asdict(used) for arch, used in archs.items()} for kernel, archs in e.kernels.items()
            },
        }
        for e in manifest.exports
    ]
    images = [asdict(image) for image in manifest.images]
    choices = [{"name": c.name, "forms": [asdict(form) for form in c.forms]} for c in manifest.choices]
    return {
        "cutec": manifest.cutec,
        "tools": manifest.tools,
        "archs": list(manifest.archs),
        "exports": exports,
        "choices": choices,
        "images": images,
    }


def _lines(bundle: Bundle, checked: bool) -> Iterator[str]:
    manifest = bundle.manifest
    tools = ", ".join(f"{name} {version}" for name, version in sorted(manifest.tools.items()))
    yield f"{bundle.directory}: cutec {manifest.cutec} ({tools})"
    for choice in manifest.choices:
        yield ""
        yield f"{choice.name}, by its arguments{', the one of least cost' if choice.has_costs else ''}:"
        yield from _fitted([[f"  {form.export}", _taken(form)] for form in choice.forms])
    for export in manifest.exports:
        yield ""
        yield from _export_lines(export)
    yield ""
    yield "files, all intact:" if checked else "files:"
    rows = [
        [
            f"  {i.kind}",
            i.archs[0] if len(i.archs) == 1 else f"{len(i.archs)} archs",
            output.size_text(i.bytes),
            i.sha256[:12],
            i.file,
        ]
        for i in manifest.images
    ]
    yield from _fitted(rows)


def _taken(form: Form) -> str:
    """When a call takes a form."""
    when = f"if {form.when}" if form.when else ""
    return ", ".join(filter(None, (f"costs {form.cost}", when))) if form.cost else when or "otherwise"


def _export_lines(export: Export) -> Iterator[str]:
    yield f"{export.name}  ({export.source.file}:{export.source.line})"
    width = max((len(p.name) for p in export.signature.params), default=0)
    for param in export.signature.params:
        yield f"  {param.name.ljust(width)}  {param_text(param, export.signature)}"
    for kernel, archs in export.kernels.items():
        yield f"  kernel {kernel}"
        header = ["    arch", "registers", "spills", "stack", "shared", "blocks/SM", "occupancy", "limit"]
        rows = [[f"    {arch}", *_resources(used)] for arch, used in archs.items()]
        yield from _fitted([header, *rows])


def _resources(used: Resources) -> list[str]:
    """A row of the table. Shared memory is the sum of static and dynamic; "-": a call decides."""
    shared = "-" if used.dynamic_shared is None else str(used.shared + used.dynamic_shared)
    spills = str(used.spill_stores + used.spill_loads)
    resident = ["-"] * 3 if used.blocks is None else [str(used.blocks), f"{used.occupancy:.0%}", used.limit or "-"]
    return [str(used.registers), spills, str(used.stack), shared, *resident]


def _fitted(rows: list[list[str]]) -> Iterator[str]:
    """Table lines, cut at 80 columns."""
    yield from map(output.cut, output.columns(rows).splitlines())
