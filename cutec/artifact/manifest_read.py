"""Manifests from YAML text. Anything unknown, missing, of another type or contradictory is E3003
with its line and key path.

The declarations of the records say which keys there are and of what types (`form`). Here is what
they cannot say: how records depend on each other.
"""

from __future__ import annotations

from pathlib import Path as FilePath

from cutec.artifact import contents, document, workspace
from cutec.artifact.backward import links
from cutec.artifact.choice import Choice, guard_names
from cutec.artifact.document import Document, Path
from cutec.artifact.expression import check as check_expression
from cutec.artifact.form import Reading, record_of
from cutec.artifact.host import HostProgram, Input, Node, roots, validate
from cutec.artifact.host_graph import selected
from cutec.artifact.host_ops import OPS, result_type
from cutec.artifact.manifest import SCHEMA, Export, Image, Manifest, ValueList
from cutec.artifact.signature import Signature, WorkspaceParam
from cutec.diag import CutecError, error
from cutec.files import open_regular
from cutec.records import replace


def load(path: FilePath) -> Manifest:
    """Read a manifest file. Raises E3001 (unreadable) and what `parse` raises."""
    try:
        with open_regular(path) as file:
            text = file.read(document.MAX_BYTES + 1)
    except OSError as e:
        raise error(
            "E3001", f"cannot read {path}: {e.strerror}", help="give the manifest.yaml that `cutec build` wrote"
        ) from e
    if str(path).endswith(".py"):
        raise error(
            "E3001", f"{path} is a Python file, not a manifest", help=f"build it first: `cutec build {path} -o FOLDER`"
        )
    return parse(text, str(path))


def parse(text: bytes, name: str = "manifest.yaml") -> Manifest:
    """A manifest from its text. Raises E3002 (no such YAML), E3003 (wrong content), E3004 (another
    schema), E3005 (no libyaml).
    """
    doc = document.read(text, name)
    _refuse_others(doc)
    reading = Reading(doc, {ValueList: _keep_values, Signature: _give_leaves})
    if isinstance(doc.data, dict) and "exports" in doc.data:
        doc.data["exports"] = record_of(Export).filled(reading, ("exports",), doc.data["exports"])
    manifest: Manifest = record_of(Manifest).read(reading, (), doc.data)
    exports = tuple([_with_own_values(doc, ("exports", i), export) for i, export in enumerate(manifest.exports)])
    manifest = replace(manifest, exports=exports, values=())
    for i, image in enumerate(manifest.images):
        _check_image(doc, ("images", i), image, manifest)
    for i, export in enumerate(manifest.exports):
        _check_export(doc, ("exports", i), export, manifest)
        _check_backward(doc, ("exports", i, "backward"), export, manifest)
    for i, choice in enumerate(manifest.choices):
        _check_choice(doc, ("choices", i), choice, manifest)
    exports = [e.name for e in manifest.exports]
    _check_unique(doc, "exports", exports)
    _check_unique(doc, "choices", [c.name for c in manifest.choices], exports)
    _check_unique(doc, "images", [i.file for i in manifest.images])
    return manifest


def _give_leaves(reading: Reading, signature: Signature) -> None:
    """The inputs of the host programs that follow are the leaves of the signature before them, and
    their values those of the list for such leaves.
    """
    leaves = signature.leaves()
    reading.given |= {"inputs": leaves, "nodes": _lists(reading).get(tuple([leaf.type for leaf in leaves]), ())}


def _lists(reading: Reading) -> dict[tuple[str, ...], tuple[Node, ...]]:
    """The lists of values read so far, by the types of their leaves."""
    return reading.given.setdefault("lists", {})


def _keep_values(reading: Reading, read: ValueList) -> None:
    """Check a list of values, and keep it for the programs that follow."""
    lists = _lists(reading)
    path: Path = ("values", len(lists))
    if read.leaves in lists:
        raise reading.document.wrong((*path, "leaves"), "two lists for the same leaves")
    types, nodes = list(read.leaves), list[Node]()
    for node in read.values:
        known = node.op in OPS and all(0 <= ref < len(types) for ref in node.args)
        # What is not known `validate` refuses, with the reason.
        type_ = node.type or (result_type(node.op, [types[ref] for ref in node.args]) if known else "")
        types.append(type_)
        nodes.append(replace(node, type=type_))
    lists[read.leaves] = tuple(nodes)
    try:
        validate(HostProgram(tuple([Input("scalar", "", 0, type_) for type_ in read.leaves]), lists[read.leaves]))
    except CutecError as e:
        raise reading.document.wrong(path, e.message) from e


def _with_own_values(doc: Document, path: Path, export: Export) -> Export:
    """The export with programs that have the values that they need, and no others."""
    programs = []
    for i, program in enumerate(export.programs):
        host = program.host
        count = len(host.inputs) + len(host.nodes)
        for ref in roots(host):
            if not 0 <= ref < count:
                missing = "" if host.nodes else f", and no list of values is for its leaves: {_types(host)}"
                raise doc.wrong((*path, "programs", i), f"it refers to value {ref} of {count}{missing}")
        programs.append(replace(program, host=selected(host)))
    return replace(export, programs=tuple(programs))


def _types(host: HostProgram) -> str:
    return ", ".join([leaf.type for leaf in host.inputs])


def _refuse_others(doc: Document) -> None:
    """Refuse manifests of other schemas than ours; one that is no number the record refuses."""
    schema = doc.data.get("schema") if isinstance(doc.data, dict) else None
    if type(schema) is int and schema != SCHEMA and schema > 0:
        maker, age = doc.data.get("cutec", "?"), "a newer" if schema > SCHEMA else "an older"
        raise error(
            "E3004",
            f"{doc.name}: made by {age} cutec ({maker}, schema {schema}); this one reads schema {SCHEMA}",
            help=f"{'update cutec, or ' if schema > SCHEMA else ''}build the bundle again with this one",
        )


def _check_unique(doc: Document, key: str, names: list[str], taken: list[str] | tuple[()] = ()) -> None:
    for i, name in enumerate(names):
        if name in names[:i] or name in taken:
            raise doc.wrong((key, i), f"{name!r} occurs twice")


def _check_archs(doc: Document, path: Path, archs: tuple[str, ...], known: tuple[str, ...]) -> None:
    for arch in archs:
        if arch not in known:
            raise doc.wrong(path, f"arch {arch!r} is not among the bundle's archs ({', '.join(known)})")


def _check_image(doc: Document, path: Path, image: Image, manifest: Manifest) -> None:
    if image.kind != "fatbin" and len(image.archs) != 1:
        raise doc.wrong((*path, "archs"), f"a {image.kind} is for one arch, found {len(image.archs)}")
    _check_archs(doc, (*path, "archs"), image.archs, manifest.archs)
    if image.export is not None and manifest.export(image.export) is None:
        raise doc.wrong((*path, "export"), f"no export is called {image.export!r}")


def _check_export(doc: Document, path: Path, export: Export, manifest: Manifest) -> None:
    for i, program in enumerate(export.programs):
        _check_archs(doc, (*path, "programs", i, "archs"), program.archs, manifest.archs)
        try:
            validate(program.host)
        except CutecError as e:
            raise doc.wrong((*path, "programs", i), e.message) from e
    taken = [arch for program in export.programs for arch in program.archs]
    if len(set(taken)) < len(taken):
        raise doc.wrong((*path, "programs"), "two programs for one arch")
    for kernel, archs in export.kernels.items():
        for arch in archs:
            _check_archs(doc, (*path, "kernels", kernel, arch), (arch,), manifest.archs)
    _check_workspaces(doc, (*path, "params"), export.signature)
    for key, work in (("flops", export.flops), ("bytes", export.bytes)):
        if work is not None:
            try:
                check_expression(work, guard_names(export.signature))
            except ValueError as e:
                raise doc.wrong((*path, key), str(e)) from e
    try:
        contents.check(export.contents or {}, export.signature)
    except ValueError as e:
        raise doc.wrong((*path, "contents"), str(e)) from e


def _check_backward(doc: Document, path: Path, export: Export, manifest: Manifest) -> None:
    """The backward function, if it is in the bundle, has parameters that fit."""
    if export.backward is None:
        return
    choice = manifest.choice(export.backward.function)
    function = manifest.export(choice.forms[0].export if choice and choice.forms else export.backward.function)
    if function is not None:
        try:
            links(export.backward, export.signature, function.signature)
        except ValueError as e:
            raise doc.wrong(path, str(e)) from e


def _check_workspaces(doc: Document, path: Path, signature: Signature) -> None:
    for i, param in enumerate(signature.params):
        if isinstance(param, WorkspaceParam):
            try:
                workspace.trees(param, guard_names(signature))
            except ValueError as e:
                raise doc.wrong((*path, i, "shape"), str(e)) from e


def _check_choice(doc: Document, path: Path, choice: Choice, manifest: Manifest) -> None:
    """The exports of a choice have one signature, over the symbols of which its guards are; their
    workspaces may differ.
    """
    signatures = {e.name: e.signature for e in manifest.exports}
    if not choice.forms:
        raise doc.wrong((*path, "forms"), "there is no form")
    first = choice.forms[0].export
    for i, form in enumerate(choice.forms):
        place = (*path, "forms", i, "export")
        if form.export not in signatures:
            raise doc.wrong(place, f"no export is called {form.export!r}")
        if signatures[form.export].interface != signatures[first].interface:
            raise doc.wrong(place, f"{form.export!r} takes other arguments than {first!r}")
    try:
        choice.check(signatures[first])
    except ValueError as e:
        raise doc.wrong((*path, "forms"), str(e)) from e
