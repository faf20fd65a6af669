"""Files written to be run with Python import what prepares calls: that works in a build, and using
it there is refused.
"""

from __future__ import annotations

import importlib

import pytest

from cutec import cute
from cutec.diag import CutecError
from cutec.frontend.exports.export import recording
from cutec.frontend.exports.host_only import HostOnly

USES = {
    "call": lambda: cute.runtime.from_dlpack(object(), assumed_align=16),
    "compile": lambda: cute.compile(len),
    "compile_with_options": lambda: cute.compile[cute.KeepPTX],
    "tensors": lambda: importlib.import_module("cutec.torch").matrix(
        1, 2, 3, False, importlib.import_module("cutec").Float16
    ),
    "stream": lambda: importlib.import_module("cutec.torch").current_stream(),
    "conversion": lambda: cute.testing.convert(object(), object()),
    "attribute": lambda: cute.runtime.FakeTensor.shape,
    "tuning": lambda: cute.testing.tune(len),
    "timing": lambda: cute.testing.benchmark(len),
}


@pytest.mark.parametrize("use", USES)
def test_each_use_is_refused_in_a_build(use: str) -> None:
    with recording(), pytest.raises(CutecError) as caught:
        USES[use]()
    assert caught.value.code == "E0506" and "cutec.export" in (caught.value.help or "")


def test_what_is_refused_can_annotate() -> None:
    assert repr(HostOnly("cute.compile")) == "<cute.compile: not in a build>"
    with recording():
        assert cute.runtime.Pointer.__name__ == "cute.runtime.Pointer"


def test_an_unknown_name_is_told() -> None:
    with pytest.raises(AttributeError, match="no attribute 'from_torch'"):
        _ = cute.runtime.from_torch
    with pytest.raises(AttributeError, match="no attribute 'OptLevels'"):
        _ = cute.OptLevels


def test_typing_has_the_names_of_annotations() -> None:
    assert cute.typing.Int32 is importlib.import_module("cutec").Int32
    assert cute.typing.Tensor is cute.Tensor and cute.typing.Layout is cute.Layout
    assert issubclass(cute.typing.Int, int)


def test_types_by_name_are_the_same_wherever_they_are_imported_from() -> None:
    """`cute.typing.T`, `cutlass_dsl.T` and the functions of MLIR's `extras.types`."""
    extras, dsl = (importlib.import_module(f"cutec.{name}") for name in ("_mlir.extras.types", "cutlass_dsl"))
    assert cute.typing.T is dsl.T and dsl.T.i32() == importlib.import_module("cutec").Int32.mlir_type
    assert all(getattr(cute.typing.T, name) is getattr(extras, name) for name in cute.typing.T.__all__)
