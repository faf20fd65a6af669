"""The reports of `--keep-dir`: in each unit's folder, beside the stages, `cubin_index.json`,
`launch_sites.txt` and `REPORT.json`.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any

from cutec.artifact.host_text import HostText
from cutec.artifact.param_text import param_text
from cutec.diag.report import callers, warning_data
from cutec.driver.build.unit import Unit
from cutec.frontend.exports.entry import entry_of
from cutec.ir.core import Loc
from cutec.records import asdict
from cutec.toolchain.plan import stage_file
from cutec.toolchain.process import write_file
from cutec.version import __version__


def write_reports(units: list[Unit]) -> None:
    """Write the reports of finished units. Raises E2014."""
    for unit in units:
        folder = unit.request().folder
        index = cubin_index(unit, folder)
        _write_json(folder / "cubin_index.json", index)
        write_file(folder / "launch_sites.txt", launch_sites(unit).encode())
        _write_json(folder / "REPORT.json", report(unit, folder))


def clear(folder: Path) -> None:
    """Remove what an earlier build kept in a unit's folder: the files that its report lists, and
    the report. Others stay.
    """
    with suppress(OSError, ValueError):
        earlier = json.loads((folder / "REPORT.json").read_bytes())
        for path in list(folder.rglob("*")):
            if path.relative_to(folder).as_posix() in {"REPORT.json", *earlier["outputs"]}:
                path.unlink()


def cubin_index(unit: Unit, folder: Path) -> list[dict[str, Any]]:
    """Each cubin with the export and arch that it is for, its digest, and its kernels with what
    ptxas says of them.
    """
    if unit.compiled is None or not unit.compiled.cubin:
        return []
    kernels = {
        name: {key: value for key, value in asdict(used).items() if key != "name"}
        for name, used in unit.compiled.resources.items()
    }
    file = stage_file(unit.request(), "cubin")
    return [
        {
            "file": file.relative_to(folder).as_posix(),
            "export": unit.export.name,
            "arch": unit.arch.name,
            "sha256": hashlib.sha256(unit.compiled.cubin).hexdigest(),
            "bytes": len(unit.compiled.cubin),
            "kernels": kernels,
        }
    ]


def launch_sites(unit: Unit) -> str:
    """The launches in order: the Python line with its callers, the kernel, and its extents as
    expressions of the call's arguments.
    """
    assert unit.program is not None and unit.lowered is not None
    places = [op.loc for op in unit.lowered.walk() if op.name == "gpu.launch_func"]
    text = HostText(unit.program, unit.export.signature)
    lines = []
    for launch, place in zip(unit.program.launches, places):
        lines += [*_places(place, unit), f"    {text.launch(launch)}"]
        lines += [f"    with {name} = {meaning}" for name, meaning in text.definitions.items()]
        text.definitions.clear()
    if unit.program.again is not None:
        lines.append(f"again while {text.value(unit.program.again)}, with")
        lines += [f"    carried({i}) = {text.value(ref)}" for i, ref in enumerate(unit.program.carried)]
        lines += [f"    {name} = {meaning}" for name, meaning in text.definitions.items()]
    return "".join(f"{line}\n" for line in lines)


def _places(place: Loc, unit: Unit) -> Iterator[str]:
    name = unit.context.files.name
    yield f"{name(place.file)}:{place.line}:{place.col} in {place.function}"
    yield from (f"  called from {name(caller.file)}:{caller.line}" for caller in callers(place))


def report(unit: Unit, folder: Path) -> dict[str, Any]:
    """What was built, from what, how, with which tools, how long it took, and what came out."""
    made, options, signature = unit.compiled, unit.context.options, unit.export.signature
    python = entry_of(unit.export.function, starred=True, kernels=True).python
    code = python.__code__
    return {
        "cutec": __version__,
        "function": {
            "export": unit.export.name,
            "entry": python.__qualname__,
            "file": unit.context.files.name(code.co_filename),
            "line": code.co_firstlineno,
            "args": {p.name: param_text(p, signature) for p in signature.params},
            "constexpr": {name: repr(value) for name, value in unit.export.constexprs.items()},
        },
        "names": {"kernels": list(made.resources) if made else [], "arch": unit.arch.name},
        "pipeline": made.commands if made else [],
        "options": options.settings(),
        "tools": _tools(unit),
        "timings": {
            "tools": _milliseconds(made.steps if made else {}),
            "build": options.timings.to_json(),
        },
        "warnings": [warning_data(warning) for warning in unit.warnings],
        "outputs": _outputs(folder, stage_file(unit.request(), "cute.mlir")),
    }


def _tools(unit: Unit) -> dict[str, dict[str, str]]:
    """Path, origin and version of each tool that ran."""
    named = unit.compiled.steps if unit.compiled else {}
    found = {name: unit.context.tools.find(name) for name in named}
    return {
        name: {"path": str(tool.path), "found": tool.found, "version": tool.version()}
        for name, tool in found.items()
        if tool is not None
    }


def _outputs(folder: Path, first: Path) -> dict[str, int]:
    """The kept files with their sizes: not those that are older than the `first` of this build."""
    begin = first.stat().st_mtime_ns
    files = sorted(p for p in folder.rglob("*") if p.is_file() and p.name != "REPORT.json")
    return {p.relative_to(folder).as_posix(): p.stat().st_size for p in files if p.stat().st_mtime_ns >= begin}


def _milliseconds(seconds: Mapping[str, float]) -> dict[str, float]:
    return {name: round(1000 * value, 2) for name, value in seconds.items()}


def _write_json(path: Path, data: Any) -> None:
    write_file(path, (json.dumps(data, indent=2, ensure_ascii=False, default=str) + "\n").encode())
