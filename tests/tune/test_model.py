"""The model of the card against times measured on one: those of the samples' tables."""

from __future__ import annotations

import math
from pathlib import Path

import pytest

from cutec.artifact.tuning import load
from cutec.cost.cards import card
from cutec.driver.options.options import BuildOptions
from cutec.tune.candidates import planned
from cutec.tune.screen import Screen
from cutec.tune.subject import functions_of

SAMPLES = Path(__file__).parents[2] / "samples"


@pytest.mark.tools
@pytest.mark.slow
def test_the_first_choice_of_the_model_is_nearly_the_best(tmp_path: Path) -> None:
    options = BuildOptions(str(SAMPLES / "gemm_ampere.py"), archs=("sm_90a",), entry="gemm_f16")
    functions, path = functions_of(options)
    plan = planned(functions, options, tmp_path, path.name, "H100", Screen(0.0), lambda *told: None)
    (part,) = plan.parts
    (table,) = [t for t in load(path)[0] if (t.function, t.card) == ("gemm_f16", card("H100").name)]
    assert table.spec == part.spec
    numbers = {tuple(c.use.items()): i for i, c in enumerate(part.candidates)}
    losses = []
    for shape, timed in enumerate(table.times):
        us = {numbers[tuple(rule.use.items())]: t for rule, t in zip(table.candidates, timed.us) if t is not None}
        losses.append(math.log(us[part.ranked(shape)[0]] / min(us.values())))
    assert math.exp(-sum(losses) / len(losses)) >= 0.93
