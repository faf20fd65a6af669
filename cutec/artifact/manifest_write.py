"""Manifests as YAML text: block style down to one fact a line, flow style within the line, always
in the same order, by the declarations of the records (`form`).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from cutec.artifact.document import flow
from cutec.artifact.form import List, Mapped, Record, RecordField, record_of
from cutec.artifact.host import Node
from cutec.artifact.host_graph import ValueTable
from cutec.artifact.host_ops import result_type
from cutec.artifact.manifest import Export, Manifest, ValueList
from cutec.artifact.signature import Signature
from cutec.records import replace

_HEAD = (
    "# Launch manifest, written by cutec. Its format is described in cutec's docs/manifest.md; do not edit it by hand."
)


def dump(manifest: Manifest) -> str:
    """The text of `manifest.yaml`."""
    return "\n".join([_HEAD, *_record(record_of(Manifest), _joined(manifest))]) + "\n"


# -- what programs share ---------------------------------------------------------------------------


def _joined(manifest: Manifest) -> Manifest:
    """The manifest with the values of its programs in lists, to which the programs refer."""
    tables: dict[tuple[str, ...], ValueTable] = {}
    exports = tuple([_with_tables(export, tables) for export in manifest.exports])
    lists = tuple([ValueList(table.leaves, _untyped(table)) for table in tables.values() if table.nodes])
    return replace(manifest, exports=exports, values=lists)


def _with_tables(export: Export, tables: dict[tuple[str, ...], ValueTable]) -> Export:
    programs = []
    for program in export.programs:
        leaves = tuple([leaf.type for leaf in program.host.inputs])
        programs.append(replace(program, host=tables.setdefault(leaves, ValueTable(leaves)).take(program.host)))
    return replace(export, programs=tuple(programs))


def _untyped(table: ValueTable) -> tuple[Node, ...]:
    """The values without the types that follow from their arguments."""
    types = [*table.leaves, *[node.type for node in table.nodes]]
    return tuple(
        [
            replace(node, type="") if result_type(node.op, [types[ref] for ref in node.args]) == node.type else node
            for node in table.nodes
        ]
    )


# -- lines -----------------------------------------------------------------------------------------


def _record(form: Record, record: Any, like: Any = None) -> Iterator[str]:
    """The lines of a record whose keys take a line each. `like`: one that has been written and says
    what this one leaves out.
    """
    for number, field in enumerate(form.fields):
        value = getattr(record, field.attribute)
        if like is not None and field.attribute in form.written.like:
            continue
        if field.inline:
            assert isinstance(field.kind, Record)
            yield from _record(field.kind, value)
            yield from _leaves(value) if isinstance(value, Signature) else ()
        elif isinstance(record, ValueList) and field.attribute == "values":
            yield from _values(field, record)
        elif not field.optional or value != field.default:
            yield from _field(field, value)
        if not number and like is not None:
            yield f"like: {flow(getattr(like, field.attribute))}"


def _field(field: RecordField, value: Any) -> Iterator[str]:
    """The lines of a key."""
    kind = field.kind
    if isinstance(kind, List) and isinstance(kind.item, Record) and kind.item.written.block and value:
        yield f"{field.key}:"
        whole: list[Any] = []
        for item in value:
            like = next((other for other in whole if _may_be_like(kind.item, item, other)), None)
            whole += [item] if like is None else []
            for i, line in enumerate(_record(kind.item, item, like)):
                yield f"  {'  ' if i else '- '}{line}"
    elif isinstance(kind, List) and not kind.item.simple:
        yield from _list(field.key, [flow(kind.item.plain(item)) for item in value])
    elif isinstance(kind, Mapped) and not kind.simple:
        yield from _nested(field.key, kind, value)
    else:
        yield f"{field.key}: {flow(kind.plain(value))}"


def _may_be_like(form: Record, record: Any, other: Any) -> bool:
    """Whether a record says what another does of all that may be left out."""
    shared = form.written.like
    return bool(shared) and all(getattr(record, name) == getattr(other, name) for name in shared)


def _leaves(signature: Signature) -> Iterator[str]:
    """Comments that say which values the leaves are."""
    for number, leaf in enumerate(signature.leaves()):
        what = signature.leaf_symbol(leaf).name if leaf.kind == "symbol" else leaf.param
        dimension = f"[{leaf.index}]" if leaf.kind in ("stride", "extent") else ""
        yield f"# {number}: {leaf.kind} {what}{dimension}, {leaf.type}"


def _values(field: RecordField, record: ValueList) -> Iterator[str]:
    """The values, with comments that number them."""
    assert isinstance(field.kind, List)
    plain = field.kind.item.plain
    numbered = enumerate(record.values, len(record.leaves))
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
