"""Builds of candidates without a table that is to be used: a model of the card chooses."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tune_kit import kernel_file

from cutec.artifact.manifest_read import parse
from cutec.artifact.tuning import Candidate, Rule, Table, Timed, save
from cutec.diag import CutecError
from cutec.driver.build.build import perform
from cutec.driver.cache.product import Product
from cutec.driver.kernel_file.listing import list_exports
from cutec.driver.options.options import BuildOptions
from cutec.records import replace
from cutec.tune import by_model, subject
from cutec.version import __version__

pytestmark = pytest.mark.slow

Run = Callable[..., tuple[int, str, str]]


def built(path: Path, **options: Any) -> Product:
    """The product without machine code, which needs no tools."""
    given: dict[str, Any] = {"archs": ("sm_90a",), "images": False, "tuner": by_model.tables, "audit": True, **options}
    return perform(BuildOptions(str(path), **given))


def said(product: Product) -> str:
    return " | ".join(f"{w.code} {w.message}" for w in product.warnings)


@pytest.fixture
def table(tmp_path: Path) -> Callable[..., None]:
    """Write a table that takes threads=64 always, of the file's declaration but for changes."""

    def write(**changes: str) -> None:
        (function,), path = subject.functions_of(BuildOptions(str(tmp_path / "k.py")))
        candidates = tuple(Candidate("", {"threads": threads}) for threads in ("64", "128"))
        rules = (Rule("", {"threads": "64"}),)
        times = (Timed({"n": 128}, (1.0, 2.0)),)
        fresh = Table(
            "copy", "H200", "measured", __version__, "2026-01-01", function.digest, 1.0, (), rules, candidates, times
        )
        save(path, [replace(fresh, **changes)])

    return write


def forms(product: Product) -> list[tuple[str, str]]:
    (choice,) = parse(product.manifest.encode()).choices
    return [(form.export, form.when) for form in choice.forms]


def test_the_model_chooses_and_says_so(tmp_path: Path) -> None:
    path = kernel_file(tmp_path)
    product = built(path)
    assert "E1096 no table of k.tune.yaml chooses among the 2 candidates of copy: a model of the H200 does" in said(
        product
    )
    assert {export for export, _ in forms(product)} == set(product.exports)
    again = built(path, cache=False)
    assert (again.manifest, again.files, said(again)) == (product.manifest, product.files, said(product))
    warm = built(path)
    assert warm.cached and said(warm) == said(product)
    listed = list_exports(BuildOptions(str(path), archs=("sm_90a",), images=False, tuner=by_model.tables))
    assert [export.name for export in listed] == product.exports


def test_a_table_that_comes_later_is_seen(tmp_path: Path, table: Callable[..., None]) -> None:
    path = kernel_file(tmp_path)
    assert built(path).warnings
    table()
    product = built(path)
    assert (forms(product), product.warnings) == ([("copy_threads64", "")], [])
    (tmp_path / "k.tune.yaml").unlink()
    assert built(path).warnings


@pytest.mark.parametrize(
    ("changes", "archs", "words"),
    [
        ({"cutec": "0.0.1"}, "sm_90a", "is of cutec 0.0.1"),
        ({"spec": "0123456789abcdef"}, "sm_90a", "is of other candidates, shapes or features"),
        ({}, "sm_80", "is of the card H200, which does not run sm_80"),
        ({"card": "A100", "cutec": "0.0.1"}, "sm_90a", "the card A100, which does not run sm_90a and cutec 0.0.1"),
    ],
)
def test_tables_of_others(
    tmp_path: Path, table: Callable[..., None], changes: dict[str, str], archs: str, words: str
) -> None:
    path = kernel_file(tmp_path)
    table(**changes)
    used = built(path, archs=(archs,))
    assert forms(used) == [("copy_threads64", "")] and words in said(used)
    ignored = built(path, archs=(archs,), stale="ignore")
    assert f"{words}: it is ignored" in said(ignored) and "a model of the" in said(ignored)
    with pytest.raises(CutecError, match=words) as caught:
        built(path, archs=(archs,), stale="refuse")
    assert caught.value.code == "E1092"


def test_what_cannot_be_read_is_ignored_only_where_that_is_said(tmp_path: Path) -> None:
    path = kernel_file(tmp_path)
    (tmp_path / "k.tune.yaml").write_text("<<<<<<< HEAD\n")
    with pytest.raises(CutecError) as caught:
        built(path)
    assert caught.value.code == "E1091"
    assert "k.tune.yaml is ignored: " in said(built(path, stale="ignore"))


@pytest.mark.tools
def test_the_command_builds_verifies_and_plans_without_a_table(here: Run, tmp_path: Path) -> None:
    path = kernel_file(tmp_path)
    status, _, err = here("build", path, "--arch", "sm_90a")
    assert (status, "E1096" in err) == (0, True)
    assert here("verify", "build/k")[0] == 0
    assert here("build", path, "--arch", "sm_90a", "--list")[0] == 0
    assert here("build", path, "--arch", "sm_90a", "--stale", "maybe")[0] == 2
