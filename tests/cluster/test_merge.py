"""Manifests of parts that become one."""

from __future__ import annotations

import pytest

from cutec.artifact.bundle_write import make_image
from cutec.artifact.choice import Choice, Form
from cutec.artifact.host import HostProgram, Node
from cutec.artifact.manifest import Export, Manifest, Program, Recipe, Resources, Source, SourceFile
from cutec.artifact.merge import merged
from cutec.artifact.signature import Signature
from cutec.diag import CutecError
from cutec.records import replace

RECIPE = Recipe("k.py")


def part(export: str, arch: str, constant: int = 1, **changes) -> Manifest:
    """A manifest with one export for one arch; `constant` is in its host program."""
    host = HostProgram((), (Node("const", "i32", value=constant),))
    source = Source("k.py", 3)
    made = Export(export, source, Signature(()), (Program((arch,), host),), {f"{export}_k": {arch: Resources(8)}})
    images = (make_image("cubin", (arch,), export, f"{export} {arch}".encode(), export),)
    sources = (SourceFile("k.py", "a" * 64),)
    return replace(
        Manifest("0.1.0", {"ptxas": "13"}, (arch,), (made,), images, recipe=RECIPE, sources=sources), **changes
    )


def test_exports_stand_beside_each_other_and_archs_meet() -> None:
    fatbin = make_image("fatbin", ("sm_80", "sm_90a"), "f", b"both", "f")
    whole = merged([part("f", "sm_80"), part("f", "sm_90a"), part("g", "sm_90a")], fatbins={"f": fatbin})
    assert [e.name for e in whole.exports] == ["f", "g"] and whole.archs == ("sm_80", "sm_90a")
    f, g = whole.exports
    assert [p.archs for p in f.programs] == [("sm_80", "sm_90a")] and [p.archs for p in g.programs] == [("sm_90a",)]
    assert f.kernels == {"f_k": {"sm_80": Resources(8), "sm_90a": Resources(8)}}
    kinds = [(image.export, image.kind, image.archs) for image in whole.images]
    assert kinds == [
        ("f", "cubin", ("sm_80",)),
        ("f", "cubin", ("sm_90a",)),
        ("f", "fatbin", ("sm_80", "sm_90a")),
        ("g", "cubin", ("sm_90a",)),
    ]


def test_host_programs_that_differ_stay_apart() -> None:
    (export,) = merged([part("f", "sm_80", 1), part("f", "sm_86", 2), part("f", "sm_90a", 1)]).exports
    assert [p.archs for p in export.programs] == [("sm_80", "sm_90a"), ("sm_86",)]


def test_sources_are_joined_and_choices_stay_whose_forms_are_there() -> None:
    more = part("g", "sm_80", sources=(SourceFile("h.py", "b" * 64), SourceFile("k.py", "a" * 64)))
    whole_one = Choice("c", (Form("f", "n < 4"), Form("g", "")))
    half = Choice("d", (Form("f", "n < 4"), Form("other", "")))
    whole = merged([part("f", "sm_80"), more], [whole_one, half])
    assert [source.file for source in whole.sources] == ["h.py", "k.py"] and whole.choices == (whole_one,)


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"tools": {"ptxas": "12"}}, "the tools"),
        ({"cutec": "0.2.0"}, "the version of cutec"),
        ({"recipe": Recipe("k.py", opt_level=1)}, "the options"),
        ({"sources": (SourceFile("k.py", "b" * 64),)}, "k.py"),
    ],
)
def test_parts_of_other_builds_are_refused(changes, said: str) -> None:
    with pytest.raises(CutecError, match=f"E3020.*they differ in {said}"):
        merged([part("f", "sm_80"), part("g", "sm_80", **changes)])


def test_an_export_that_changed_in_between_is_refused() -> None:
    other = part("f", "sm_90a")
    moved = replace(other, exports=(replace(other.exports[0], source=Source("k.py", 4)),))
    with pytest.raises(CutecError, match="they differ in the source of f"):
        merged([part("f", "sm_80"), moved])
