"""Manifests as YAML text: block style down to one fact a line, flow style within the line, always
in the same order, by the declarations of the records (`form`).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from cutec.artifact.document import flow
from cutec.artifact.form import List, Mapped, Record, RecordField, record_of
from cutec.artifact.host import HostProgram
from cutec.artifact.manifest import Manifest
from cutec.artifact.signature import Signature

_HEAD = (
    "# Launch manifest, written by cutec. Its format is described in cutec's docs/manifest.md; do not edit it by hand."
)


def dump(manifest: Manifest) -> str:
    """The text of `manifest.yaml`."""
    return "\n".join([_HEAD, *_Writer().record(record_of(Manifest), manifest)]) + "\n"


class _Writer:
    """Lines of records. `signature` is that of the export being written: the comments of its host
    programs name its leaves.
    """

    signature: Signature | None = None

    def record(self, form: Record, record: Any) -> Iterator[str]:
        """The lines of a record whose keys take a line each."""
        if isinstance(record, Signature):
            self.signature = record
        for field in form.fields:
            value = getattr(record, field.attribute)
            if field.inline:
                assert isinstance(field.kind, Record)
                yield from self.record(field.kind, value)
            elif isinstance(record, HostProgram) and field.attribute == "nodes":
                yield from self.leaves(record)
                yield from self.values(field, record)
            elif not field.optional or value != field.default:
                yield from self.field(field, value)

    def field(self, field: RecordField, value: Any) -> Iterator[str]:
        """The lines of a key."""
        kind = field.kind
        if isinstance(kind, List) and isinstance(kind.item, Record) and kind.item.written.block and value:
            yield f"{field.key}:"
            for item in value:
                for i, line in enumerate(self.record(kind.item, item)):
                    yield f"  {'  ' if i else '- '}{line}"
        elif isinstance(kind, List) and not kind.item.simple:
            yield from _list(field.key, [flow(kind.item.plain(item)) for item in value])
        elif isinstance(kind, Mapped) and not kind.simple:
            yield from _nested(field.key, kind, value)
        else:
            yield f"{field.key}: {flow(kind.plain(value))}"

    def leaves(self, program: HostProgram) -> Iterator[str]:
        """Comments that say which values the leaves are."""
        assert self.signature is not None
        for number, leaf in enumerate(program.inputs):
            what = self.signature.leaf_symbol(leaf).name if leaf.kind == "symbol" else leaf.param
            dimension = f"[{leaf.index}]" if leaf.kind in ("stride", "extent") else ""
            yield f"# {number}: {leaf.kind} {what}{dimension}, {leaf.type}"

    def values(self, field: RecordField, program: HostProgram) -> Iterator[str]:
        """The values, with comments that number them."""
        assert isinstance(field.kind, List)
        plain = field.kind.item.plain
        numbered = enumerate(program.nodes, len(program.inputs))
        yield from _list(field.key, [f"{flow(plain(node))}  # {number}" for number, node in numbered])


def _list(key: str, items: list[str]) -> Iterator[str]:
    yield f"{key}:" if items else f"{key}: []"
    for item in items:
        yield f"  - {item}"


def _nested(key: str, kind: Mapped, value: dict[str, Any], indent: str = "") -> Iterator[str]:
    """A mapping of mappings, down to those that a line holds."""
    yield f"{indent}{flow(key)}:" if value else f"{indent}{flow(key)}: {{}}"
    for name, item in value.items():
        if isinstance(kind.item, Mapped):
            yield from _nested(name, kind.item, item, indent + "  ")
        else:
            yield f"{indent}  {flow(name)}: {flow(kind.item.plain(item))}"
