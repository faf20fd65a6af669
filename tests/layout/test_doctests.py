"""The examples in docstrings: every public function has one, and all of them hold."""

from __future__ import annotations

import builtins
import doctest
import importlib
import pkgutil

import pytest

import cutec.layout

MODULES = sorted(m.name for m in pkgutil.iter_modules(cutec.layout.__path__))
PUBLIC = {name: getattr(cutec.layout, name) for name in cutec.layout.__all__}


@pytest.mark.parametrize("name", MODULES)
def test_examples_hold(name: str) -> None:
    module = importlib.import_module(f"cutec.layout.{name}")
    outcome = doctest.testmod(module, globs={**PUBLIC, **vars(module)}, optionflags=doctest.NORMALIZE_WHITESPACE)
    assert outcome.failed == 0


def test_every_public_function_has_an_example() -> None:
    without = [name for name, x in PUBLIC.items() if callable(x) and ">>>" not in (x.__doc__ or "")]
    assert without == ["LayoutBase", "LayoutError", "Leaf"]  # these are bases of classes that have


@pytest.mark.parametrize("module", ["cutec.layout", "cutec.layout.pycute"])
def test_star_imports_shadow_no_builtin(module: str) -> None:
    names = importlib.import_module(module).__all__
    assert not [name for name in names if hasattr(builtins, name)] and len(set(names)) == len(names)
