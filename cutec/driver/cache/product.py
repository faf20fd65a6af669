"""The product of a build, before it is written anywhere: the same whether built now or cached."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any

from cutec.diag import Warning_
from cutec.diag.error import Place, place_data
from cutec.lazy import LazyModule
from cutec.records import dataclass, field

ir_core = LazyModule("cutec.ir.core")  # for warnings that have a place


@dataclass(frozen=True, slots=True)
class StageOutput:
    """The content of one stage of one export for one arch, as `--emit` gives it."""

    stage: str
    export: str
    arch: str
    data: bytes


@dataclass
class Product:
    """A build's outcome.

    manifest: text of manifest.yaml. files: contents of the bundle's other files by name. stages:
    those that `--emit` asked for. exports: names in order. archs: targets in order; `origin` says
    what named them. sources: absolute paths of all files that the build read, for the depfile.
    cached: whether it is that of an earlier build. commands: for `--dry-run`.
    """

    manifest: str = ""
    files: dict[str, bytes] = field(default_factory=dict)
    stages: list[StageOutput] = field(default_factory=list)
    exports: list[str] = field(default_factory=list)
    archs: list[str] = field(default_factory=list)
    origin: str = ""
    sources: list[str] = field(default_factory=list)
    warnings: list[Warning_] = field(default_factory=list)
    commands: list[str] = field(default_factory=list)
    cached: bool = False

    def pack(self, file_name: Callable[[str], str] = str) -> bytes:
        """The product as one value for the store: a line of JSON, then the contents in order.
        `file_name` gives the names that stand for paths.
        """
        blobs = [*self.files.values(), *(s.data for s in self.stages)]
        head = {
            "manifest": self.manifest,
            "files": list(self.files),
            "stages": [[s.stage, s.export, s.arch] for s in self.stages],
            "exports": self.exports,
            "archs": self.archs,
            "origin": self.origin,
            "sources": [*map(file_name, self.sources)],
            "warnings": [[w.code, w.message, _named(place_data(w.place), file_name)] for w in self.warnings],
            "sizes": [len(blob) for blob in blobs],
        }
        return json.dumps(head).encode() + b"\n" + b"".join(blobs)

    @classmethod
    def unpack(cls, value: bytes, path_of: Callable[[str], str] = str) -> Product:
        """The product of what `pack` made, marked as cached; `path_of` leads back from names."""
        line, _, rest = value.partition(b"\n")
        head = json.loads(line)
        blobs, start = [], 0
        for size in head["sizes"]:
            blobs.append(rest[start : start + size])
            start += size
        files = dict(zip(head["files"], blobs))
        outputs = zip(head["stages"], blobs[len(files) :])
        stages = [StageOutput(stage, export, arch, data) for (stage, export, arch), data in outputs]
        warnings = [
            Warning_(code, message, _place(_named(place, path_of))) for code, message, place in head["warnings"]
        ]
        return cls(
            head["manifest"],
            files,
            stages,
            head["exports"],
            head["archs"],
            head["origin"],
            [*map(path_of, head["sources"])],
            warnings,
            [],
            True,
        )


def _named(place: dict[str, Any] | None, convert: Callable[[str], str]) -> dict[str, Any] | None:
    """The data of a place with its file converted, and those of its callers; code without a file
    (`<string>`) stays.
    """
    if place is None:
        return None
    file = place["file"]
    made = file if file.startswith("<") and file.endswith(">") else convert(file)
    return {**place, "file": made, "caller": _named(place["caller"], convert)}


def _place(data: Mapping[str, Any] | None) -> Place | None:
    if data is None:
        return None
    caller = _place(data["caller"])
    return ir_core.Loc(data["file"], data["line"], data["column"], data["end_column"], data["function"], caller)
