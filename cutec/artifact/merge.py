"""One manifest of several: of builds of parts of one kernel file, each with some of its exports for
some archs.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby

from cutec.artifact.choice import Choice
from cutec.artifact.manifest import Export, Image, Manifest, Program, Resources, SourceFile
from cutec.diag import error
from cutec.records import replace


def merged(
    parts: Sequence[Manifest],
    choices: Iterable[Choice] = (),
    fatbins: Mapping[str, Image] = {},
    archives: Iterable[Image] = (),
) -> Manifest:
    """The manifest of a bundle with all that the parts have. Parts with the same export stand
    beside each other. `choices`: those of the kernel file, of which those stay whose forms are all
    there. `fatbins`: by export, of those with several parts. `archives`: the images of kind "ir",
    in place of those of the parts. Raises E3020 for parts that are not of one build: other tools,
    other sources, another signature.
    """
    first = parts[0]
    for part in parts:
        _same("the version of cutec", first.cutec, part.cutec)
        _same("the tools", first.tools, part.tools)
        _same("the options", first.recipe, part.recipe)
    exports, images = [], []
    for name, group in groupby(_exports(parts), key=lambda pair: pair[0].name):
        same = list(group)
        exports.append(merged_export([export for export, _ in same]))
        images += [image for _, part in same for image in part.images if image.export == name]
        images += [fatbins[name]] if name in fatbins else []
    names = {export.name for export in exports}
    return replace(
        first,
        archs=tuple(dict.fromkeys(arch for part in parts for arch in part.archs)),
        exports=tuple(exports),
        images=(*images, *archives),
        choices=whole_choices(choices, names),
        sources=_sources(parts),
    )


def merged_export(parts: Sequence[Export]) -> Export:
    """One export of those of several archs. Raises E3020."""
    first = parts[0]
    programs: list[Program] = []
    kernels: dict[str, dict[str, Resources]] = {}
    for part in parts:
        for field in Export.MANIFEST.like:
            _same(f"the {field} of {first.name}", getattr(first, field), getattr(part, field))
        for program in part.programs:
            _add_program(programs, program)
        for kernel, by_arch in part.kernels.items():
            kernels.setdefault(kernel, {}).update(by_arch)
    return replace(first, programs=tuple(programs), kernels=kernels)


def whole_choices(choices: Iterable[Choice], exports: set[str]) -> tuple[Choice, ...]:
    """The choices all of whose forms are exports."""
    return tuple(choice for choice in choices if exports.issuperset(form.export for form in choice.forms))


def _exports(parts: Iterable[Manifest]) -> list[tuple[Export, Manifest]]:
    return [(export, part) for part in parts for export in part.exports]


def _add_program(programs: list[Program], program: Program) -> None:
    """Archs with the same host program share it."""
    for index, known in enumerate(programs):
        if known.host == program.host:
            programs[index] = replace(known, archs=(*known.archs, *program.archs))
            return
    programs.append(program)


def _sources(parts: Iterable[Manifest]) -> tuple[SourceFile, ...]:
    found: dict[str, SourceFile] = {}
    for source in (source for part in parts for source in part.sources):
        _same(source.file, found.setdefault(source.file, source), source)
    return tuple(found[file] for file in sorted(found))


def _same(what: str, one: object, other: object) -> None:
    if one != other:
        raise error(
            "E3020",
            f"the parts of a bundle do not belong together: they differ in {what}",
            help="build all of it again: a file or a tool changed in between",
        )
