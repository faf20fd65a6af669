"""Screening candidates without tools and GPU: the interpreter finds races and wrong results."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tune_kit import MODES, kernel_file

from cutec.artifact.bundle import open_bundle
from cutec.artifact.manifest import Export, Resources, Source
from cutec.artifact.signature import Signature, Symbol, TensorParam
from cutec.diag import CutecError
from cutec.driver.options.options import BuildOptions
from cutec.records import replace
from cutec.target.arch import parse_arch
from cutec.tune import candidates, plan as plans, screen as screens
from cutec.tune.plan import Candidate, Plan
from cutec.tune.screen import Screen, small_shapes
from cutec.tune.subject import functions_of


def made(path: Path, screen: Screen, forms: slice = slice(None)) -> Plan:
    """A plan of some candidates of a kernel file, built for the interpreter alone."""
    options = BuildOptions(str(path), images=False)
    functions, table = functions_of(options)
    functions = [replace(function, forms=function.forms[forms]) for function in functions]
    plan = candidates.planned(functions, options, path.parent / "out", table.name, None, screen, lambda *told: None)
    plans.save(plan, path.parent / "out")
    return plan


def test_each_candidate_that_will_not_do_says_why(tmp_path: Path) -> None:
    plan = made(kernel_file(tmp_path, MODES), Screen(20.0, (tmp_path,)))
    right, races, other, broken = plan.parts[0].candidates
    assert right.dropped == "" and all(time and time > 0 for time in right.model)
    assert races.dropped.startswith("at n=128: E5005: ")
    assert other.dropped.startswith("at n=128: y differs from the reference in 128 of 128 elements")
    assert broken.dropped == "it does not build: AssertionError: no mode 3"
    assert plan.card == "H200"


def test_what_was_found_is_not_looked_for_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = kernel_file(tmp_path, MODES)
    before = made(path, Screen(20.0, (tmp_path,)))
    monkeypatch.setattr(screens.Screen, "reason", lambda *asked: pytest.fail("screened again"))
    assert made(path, Screen(20.0, (tmp_path,))).parts == before.parts


def test_candidates_share_a_bundle_of_those_that_build(tmp_path: Path) -> None:
    path = kernel_file(tmp_path, MODES)
    whole = made(path, Screen(0.0)).parts[0].candidates
    held = open_bundle(tmp_path / "out" / "copy").manifest.exports
    assert [e.name for e in held] == ["copy_mode0", "copy_mode1", "copy_mode2"]
    # What a candidate is does not depend on those beside it.
    (alone,) = made(path, Screen(0.0), slice(2, 3)).parts[0].candidates
    assert alone.digest == whole[2].digest
    assert len({candidate.digest for candidate in whole}) == len(whole)


def test_none_can_be_built(tmp_path: Path) -> None:
    plan = made(kernel_file(tmp_path, '[{"mode": 3}, {"mode": 3, "threads": 128}]'), Screen(0.0))
    assert {c.dropped for c in plan.parts[0].candidates} == {"it does not build: AssertionError: no mode 3"}


def test_what_candidates_raise_together_and_none_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    real = candidates.perform

    def perform(options: BuildOptions, *rest: Any) -> Any:
        if "," in (options.entry or ""):
            raise CutecError("E9100", "too many", None)
        return real(options, *rest)

    monkeypatch.setattr(candidates, "perform", perform)
    with pytest.raises(CutecError, match="too many"):
        made(kernel_file(tmp_path), Screen(0.0))


def test_functions_are_found_by_name(tmp_path: Path) -> None:
    path = kernel_file(tmp_path)
    with pytest.raises(CutecError, match="declares no candidates of other") as caught:
        functions_of(BuildOptions(str(path), entry="other"))
    assert (caught.value.code, caught.value.help) == ("E1093", "tuned are copy")
    path.write_text("import cutec\n")
    with pytest.raises(CutecError, match="declares no candidates"):
        functions_of(BuildOptions(str(path)))


def export(**used: int) -> Export:
    """An export whose kernel uses these resources on an H200."""
    facts = {"registers": 32, "spill_stores": 0, "spill_loads": 0, "shared": 0, "stack": 0, "constant": 0} | used
    tensor = TensorParam("x", "f32", ("n",), (1,), (1,), 16, (0,), False, "in")
    signature = Signature((tensor,), (Symbol("n", 32, 8),))
    return Export("f", Source("k.py", 1), signature, (), {"kernel": {"sm_90a": Resources(**facts)}})


@pytest.mark.parametrize(
    ("used", "words"),
    [
        ({"spill_stores": 8, "spill_loads": 16}, "spills registers: 8 bytes stored, 16 loaded"),
        ({"blocks": 0}, "no block of kernel fits"),
        ({"dynamic_shared": 300_000}, "300000 bytes of shared memory"),
        ({}, ""),
    ],
)
def test_needs_of_the_machine_code(used: dict[str, int], words: str) -> None:
    found = Screen(0.0).reason(Candidate("f", "", {}), None, export(**used), parse_arch("sm_90a"))  # pyright: ignore[reportArgumentType]  # a stand-in
    assert words in found and bool(words) == bool(found)


def test_small_calls_fit_divisors_and_guards() -> None:
    assert small_shapes(Candidate("f", "", {}), export()) == [{"n": 104}]
    assert small_shapes(Candidate("f", "n % 256 == 0", {}), export()) == [{"n": 256}]
    assert small_shapes(Candidate("f", "n > 5000", {}), export()) == []
    declared = [{"n": 1 << 30}, {"n": 8192}, {"n": 6000}, {"n": 512}]
    assert small_shapes(Candidate("f", "n > 5000", {}), export(), declared) == [{"n": 6000}]
    assert small_shapes(Candidate("f", "", {}), export(), declared) == [{"n": 104}, {"n": 512}]
