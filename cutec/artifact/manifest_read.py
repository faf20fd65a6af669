"""Manifests from YAML text. Anything unknown, missing, of another type or contradictory is E3003
with its line and key path.
"""

from __future__ import annotations

from pathlib import Path as FilePath

from cutec.artifact import document
from cutec.artifact.choice import Choice, Form, guard_names
from cutec.artifact.expression import check as check_expression
from cutec.artifact.host import HostProgram, Launch, LaunchEvent, Node, validate
from cutec.artifact.manifest import IMAGE_KINDS, SCHEMA, Export, Image, Manifest, Program, Reference, Resources, Source
from cutec.artifact.reader import Section, check
from cutec.artifact.signature import Param, PointerParam, ScalarParam, Signature, StreamParam, Symbol, TensorParam
from cutec.artifact.step import Step
from cutec.artifact.tensor_map import from_data
from cutec.diag import CutecError, error
from cutec.lazy_pattern import pattern

_SHA256 = pattern(r"[0-9a-f]{64}\Z")
_FILE = pattern(r"[A-Za-z0-9_][A-Za-z0-9_.+-]*\Z")
_REFERENCE = pattern(r"[^:]+\.py:[A-Za-z_][A-Za-z0-9_]*(\.[A-Za-z_][A-Za-z0-9_]*)*\Z")


def load(path: FilePath) -> Manifest:
    """Read a manifest file. Raises E3001 (unreadable) and what `parse` raises."""
    try:
        with open(path, "rb") as file:
            text = file.read(document.MAX_BYTES + 1)
    except OSError as e:
        raise error(
            "E3001", f"cannot read {path}: {e.strerror}", help="give the manifest.yaml that `cutec build` wrote"
        ) from e
    return parse(text, str(path))


def parse(text: bytes, name: str = "manifest.yaml") -> Manifest:
    """A manifest from its text. Raises E3002 (no such YAML), E3003 (wrong content), E3004 (newer
    schema), E3005 (no libyaml).
    """
    doc = document.read(text, name)
    top = Section(doc, (), doc.data)
    _check_schema(top, name)
    archs = top.list("archs", str)
    images = tuple(_image(section, archs) for section in top.sections("images"))
    exports = tuple(_export(section, archs) for section in top.sections("exports"))
    choices = tuple(_choice(section, exports) for section in top.sections("choices", ()))
    _check_unique(top, "exports", [e.name for e in exports])
    _check_unique(top, "choices", [c.name for c in choices], [e.name for e in exports])
    _check_unique(top, "images", [i.file for i in images])
    _check_owners(top, images, exports)
    tools = top.section("tools")
    assert tools is not None
    versions = {name: tools.get(name, str) for name in tools.data}
    return top.build(Manifest, top.get("cutec", str), versions, archs, exports, images, choices)


def _check_schema(top: Section, name: str) -> None:
    schema = top.get("schema", int)
    if schema > SCHEMA:
        maker = top.data.get("cutec", "?")
        raise error(
            "E3004",
            f"{name}: made by a newer cutec ({maker}, schema {schema}); this one reads schema {SCHEMA}",
            help="update cutec, or build the bundle again with this one",
        )
    if schema < 1:
        raise top.wrong(f"there is no schema {schema}", "schema")


def _check_unique(top: Section, key: str, names: list[str], taken: list[str] | tuple[()] = ()) -> None:
    for i, name in enumerate(names):
        if name in names[:i] or name in taken:
            raise top.document.wrong((key, i), f"{name!r} occurs twice")


def _check_owners(top: Section, images: tuple[Image, ...], exports: tuple[Export, ...]) -> None:
    names = {None, *(e.name for e in exports)}
    for i, image in enumerate(images):
        if image.export not in names:
            raise top.document.wrong(("images", i, "export"), f"no export is called {image.export!r}")


def _check_archs(section: Section, archs: tuple[str, ...], known: tuple[str, ...]) -> None:
    for arch in archs:
        if arch not in known:
            raise section.wrong(f"arch {arch!r} is not among the bundle's archs ({', '.join(known)})", "archs")


def _image(section: Section, known: tuple[str, ...]) -> Image:
    kind, archs = section.get("kind", str), section.list("archs", str)
    if kind not in IMAGE_KINDS:
        raise section.wrong(f"unknown kind {kind!r}, expected one of {', '.join(IMAGE_KINDS)}", "kind")
    if kind != "fatbin" and len(archs) != 1:
        raise section.wrong(f"a {kind} is for one arch, found {len(archs)}", "archs")
    _check_archs(section, archs, known)
    file, sha256, size = section.get("file", str), section.get("sha256", str), section.get("bytes", int)
    if not _FILE.match(file):
        raise section.wrong(f"{file!r} is not the name of a file beside the manifest", "file")
    _check_sha256(section, sha256)
    if size < 0:
        raise section.wrong(f"{size} is negative", "bytes")
    return section.build(Image, kind, archs, file, sha256, size, section.get("export", str, None))


def _check_sha256(section: Section, text: str) -> None:
    if not _SHA256.match(text):
        raise section.wrong(f"{text!r} is no SHA-256 (64 hexadecimal digits)", "sha256")


def _export(section: Section, archs: tuple[str, ...]) -> Export:
    source = section.section("source")
    assert source is not None
    signature = _signature(section)
    programs = tuple(_program(item, signature, archs) for item in section.sections("programs"))
    taken = [arch for program in programs for arch in program.archs]
    if len(set(taken)) < len(taken):
        raise section.wrong("two programs for one arch", "programs")
    names = guard_names(signature)
    work = {key: section.get(key, str, None) for key in ("flops", "bytes")}
    for key, text in work.items():
        if text is not None:
            _check_work(section, key, text, names)
    return section.build(
        Export,
        section.get("name", str),
        source.build(Source, source.get("file", str), source.get("line", int)),
        signature,
        programs,
        _kernels(section, archs),
        _reference(section),
        work["flops"],
        work["bytes"],
    )


def _check_work(section: Section, key: str, text: str, names: set[str]) -> None:
    try:
        check_expression(text, names)
    except ValueError as e:
        raise section.wrong(str(e), key) from e


def _reference(section: Section) -> Reference | None:
    reference = section.section("reference", None)
    if reference is None:
        return None
    function, sha256 = reference.get("function", str), reference.get("sha256", str)
    if not _REFERENCE.match(function):
        raise reference.wrong(f"{function!r}, expected file.py:function", "function")
    _check_sha256(reference, sha256)
    return reference.build(Reference, function, sha256)


def _choice(section: Section, exports: tuple[Export, ...]) -> Choice:
    """A choice among exports of one signature, its guards over the symbols of that."""
    signatures = {e.name: e.signature for e in exports}
    forms = tuple(
        item.build(Form, item.get("export", str), item.get("when", str, "")) for item in section.sections("forms")
    )
    choice = section.build(Choice, section.get("name", str), forms)
    if not forms:
        raise section.wrong("there is no form", "forms")
    for i, form in enumerate(forms):
        if form.export not in signatures:
            raise section.document.wrong((*section.path, "forms", i, "export"), f"no export is called {form.export!r}")
        if signatures[form.export] != signatures[forms[0].export]:
            raise section.document.wrong(
                (*section.path, "forms", i, "export"), f"{form.export!r} takes other arguments than {forms[0].export!r}"
            )
    try:
        choice.check(signatures[forms[0].export])
    except ValueError as e:
        raise section.wrong(str(e), "forms") from e
    return choice


def _signature(section: Section) -> Signature:
    symbols = tuple(
        item.build(Symbol, item.get("name", str), item.get("width", int), item.get("div", int))
        for item in section.sections("symbols")
    )
    params = tuple(_param(item) for item in section.sections("params"))
    try:
        return Signature(params, symbols)
    except ValueError as e:
        raise section.wrong(str(e), "params") from e


def _param(section: Section) -> Param:
    kind, name = section.get("kind", str), section.get("name", str)
    if kind == "stream":
        return section.build(StreamParam, name)
    if kind == "scalar":
        dtype = section.get("dtype", str)
        number = bool if dtype == "i1" else int if dtype[:1] in ("i", "u") else float
        return section.build(ScalarParam, name, dtype, section.get("default", number, None))
    if kind == "pointer":
        return section.build(PointerParam, name, section.get("dtype", str), section.get("align", int))
    if kind != "tensor":
        raise section.wrong(f"unknown kind {kind!r}, expected tensor, scalar, pointer or stream", "kind")
    shape = section.list("shape", object)
    stride = tuple(
        None if s is None else check(section.document, (*section.path, "stride", i), s, int)
        for i, s in enumerate(section.get("stride", list))
    )
    return section.build(
        TensorParam,
        name,
        section.get("dtype", str),
        shape,
        stride,
        section.list("stride_div", int),
        section.get("align", int),
        section.list("order", int, None),
        section.get("noalias", bool, False),
        section.get("role", str),
    )


def _program(section: Section, signature: Signature, known: tuple[str, ...]) -> Program:
    archs = section.list("archs", str)
    _check_archs(section, archs, known)
    nodes = tuple(_node(item) for item in section.sections("values"))
    launches = tuple(_launch(item) for item in section.sections("launches"))
    steps = tuple(_step(item) for item in section.sections("steps", ()))
    host = HostProgram(signature.leaves(), nodes, launches, steps)
    try:
        validate(host)
    except CutecError as e:
        raise section.wrong(e.message) from e
    return section.build(Program, archs, host)


def _node(section: Section) -> Node:
    section.taken.add("value")
    value = section.data.get("value")
    if isinstance(value, dict):
        try:
            value = from_data(value)
        except ValueError as e:
            raise section.wrong(str(e), "value") from e
    return section.build(Node, section.get("op", str), section.get("type", str), section.list("args", int, ()), value)


def _step(section: Section) -> Step:
    texts = section.get("do", str), section.get("text", str)
    return section.build(
        Step, *texts, section.list("args", int), section.get("when", int, None), section.get("place", str, "")
    )


def _launch(section: Section) -> Launch:
    cluster = None if "cluster" not in section.data else _three(section, "cluster")
    return section.build(
        Launch,
        section.get("kernel", str),
        _three(section, "grid"),
        _three(section, "block"),
        cluster,
        section.get("smem", int),
        section.list("args", int),
        section.get("when", int, None),
        section.get("cooperative", bool, False),
        section.get("pdl", bool, False),
        tuple(_event(item) for item in section.sections("events", ())),
    )


def _event(section: Section) -> LaunchEvent:
    kind, flags = section.get("kind", str), section.get("flags", int, 0)
    return section.build(
        LaunchEvent, kind, section.get("event", int), flags, section.get("at_block_start", bool, False)
    )


def _three(section: Section, key: str) -> tuple[int, int, int]:
    values = section.list(key, int)
    if len(values) != 3:
        raise section.wrong(f"{len(values)} extents, expected 3", key)
    return values


def _kernels(section: Section, known: tuple[str, ...]) -> dict[str, dict[str, Resources]]:
    kernels = section.section("kernels")
    assert kernels is not None
    return {
        name: {arch: _resources(item, arch, known) for arch, item in archs.items()} for name, archs in kernels.items()
    }


def _resources(section: Section, arch: str, known: tuple[str, ...]) -> Resources:
    if arch not in known:
        raise section.wrong(f"arch {arch!r} is not among the bundle's archs ({', '.join(known)})")
    counts = {
        key: section.get(key, int)
        for key in ("registers", "spill_stores", "spill_loads", "shared", "stack", "constant", "barriers")
    }
    known_only = {key: section.get(key, int, None) for key in ("dynamic_shared", "max_threads", "blocks")}
    return section.build(Resources, **counts, **known_only, occupancy=section.get("occupancy", float, None))
