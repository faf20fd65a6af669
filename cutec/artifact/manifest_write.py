"""Manifests as YAML text: block style down to one fact a line, flow style within the line, always
in the same order.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from cutec.artifact.choice import Choice
from cutec.artifact.document import flow
from cutec.artifact.host import HostProgram, Launch, LaunchEvent
from cutec.artifact.manifest import SCHEMA, Export, Manifest, Resources
from cutec.artifact.signature import Param, PointerParam, ScalarParam, Signature, StreamParam
from cutec.artifact.tensor_map import TensorMapRecipe, to_data
from cutec.records import fields


def dump(manifest: Manifest) -> str:
    """The text of `manifest.yaml`."""
    return "\n".join(_manifest(manifest)) + "\n"


def _manifest(manifest: Manifest) -> Iterator[str]:
    yield (
        "# Launch manifest, written by cutec. Its format is described in cutec's docs/manifest.md; do not edit it by"
        " hand."
    )
    yield f"schema: {SCHEMA}"
    yield f"cutec: {flow(manifest.cutec)}"
    yield f"tools: {flow(dict(sorted(manifest.tools.items())))}"
    yield f"archs: {flow(manifest.archs)}"
    yield from _list("images", [flow(_plain(image)) for image in manifest.images])
    yield "exports:" if manifest.exports else "exports: []"
    for export in manifest.exports:
        yield from _item(_export(export))
    for number, choice in enumerate(manifest.choices):
        if not number:
            yield "choices:"
        yield from _item(_choice(choice))


def _list(key: str, items: list[str]) -> Iterator[str]:
    yield f"{key}:" if items else f"{key}: []"
    for item in items:
        yield f"  - {item}"


def _item(lines: Iterator[str], indent: str = "  ") -> Iterator[str]:
    """The lines of a mapping as an item of a list."""
    for i, line in enumerate(lines):
        yield f"{indent}{'  ' if i else '- '}{line}"


def _plain(value: Any) -> dict[str, Any]:
    """A flat dataclass as a mapping, less what is None."""
    return {f.name: v for f in fields(value) if (v := getattr(value, f.name)) is not None}


def _export(export: Export) -> Iterator[str]:
    yield f"name: {flow(export.name)}"
    yield f"source: {flow(_plain(export.source))}"
    yield from _list("symbols", [flow(_plain(symbol)) for symbol in export.signature.symbols])
    yield from _list("params", [flow(_param(param)) for param in export.signature.params])
    if export.reference:
        yield f"reference: {flow(_plain(export.reference))}"
    if export.flops is not None:
        yield f"flops: {flow(export.flops)}"
    if export.bytes is not None:
        yield f"bytes: {flow(export.bytes)}"
    yield "programs:"
    for program in export.programs:
        yield from _item(_program(program.archs, program.host, export.signature))
    yield "kernels:" if export.kernels else "kernels: {}"
    for name, archs in export.kernels.items():
        yield f"  {flow(name)}:" if archs else f"  {flow(name)}: {{}}"
        for arch, resources in archs.items():
            yield f"    {flow(arch)}: {flow(_resources(resources))}"


def _choice(choice: Choice) -> Iterator[str]:
    yield f"name: {flow(choice.name)}"
    yield from _list(
        "forms", [flow(({"when": form.when} if form.when else {}) | {"export": form.export}) for form in choice.forms]
    )


def _param(param: Param) -> dict[str, Any]:
    if isinstance(param, StreamParam):
        return {"name": param.name, "kind": "stream"}
    if isinstance(param, ScalarParam):
        return {"name": param.name, "kind": "scalar", "dtype": param.dtype} | (
            {} if param.default is None else {"default": param.default}
        )
    if isinstance(param, PointerParam):
        return {"name": param.name, "kind": "pointer", "dtype": param.dtype, "align": param.align}
    data = {
        "name": param.name,
        "kind": "tensor",
        "dtype": param.dtype,
        "role": param.role,
        "shape": param.shape,
        "stride": param.stride,
    }
    data |= {"stride_div": param.stride_div, "align": param.align}
    if param.order is not None:
        data["order"] = param.order
    return data | ({"noalias": True} if param.noalias else {})


def _resources(resources: Resources) -> dict[str, Any]:
    return _plain(resources)


def _program(archs: tuple[str, ...], host: HostProgram, signature: Signature) -> Iterator[str]:
    yield f"archs: {flow(archs)}"
    for number, leaf in enumerate(host.inputs):
        what = signature.leaf_symbol(leaf).name if leaf.kind == "symbol" else leaf.param
        dimension = f"[{leaf.index}]" if leaf.kind == "stride" else ""
        yield f"# {number}: {leaf.kind} {what}{dimension}, {leaf.type}"
    yield "values:" if host.nodes else "values: []"
    for number, node in enumerate(host.nodes, len(host.inputs)):
        data = {"op": node.op, "type": node.type} | ({"args": node.args} if node.args else {})
        value = to_data(node.value) if isinstance(node.value, TensorMapRecipe) else node.value
        data |= {} if value is None else {"value": value}
        yield f"  - {flow(data)}  # {number}"
    yield from ["steps:"] * bool(host.steps)
    for step in host.steps:
        data = {"do": step.kind, "text": step.text, "args": step.args}
        data |= ({} if step.when is None else {"when": step.when}) | ({"place": step.place} if step.place else {})
        yield f"  - {flow(data)}"
    yield "launches:" if host.launches else "launches: []"
    for launch in host.launches:
        yield f"  - {flow(_launch(launch))}"


def _launch(launch: Launch) -> dict[str, Any]:
    data: dict[str, Any] = {"kernel": launch.kernel}
    data |= {"when": launch.when} if launch.when is not None else {}
    data |= {"grid": launch.grid, "block": launch.block}
    data |= {"cluster": launch.cluster} if launch.cluster is not None else {}
    data |= {"smem": launch.smem, "args": launch.args}
    data |= {"cooperative": True} if launch.cooperative else {}
    data |= {"pdl": True} if launch.pdl else {}
    return data | ({"events": [_event(event) for event in launch.events]} if launch.events else {})


def _event(event: LaunchEvent) -> dict[str, Any]:
    data: dict[str, Any] = {"kind": event.kind, "event": event.event} | ({"flags": event.flags} if event.flags else {})
    return data | ({"at_block_start": True} if event.at_block_start else {})
