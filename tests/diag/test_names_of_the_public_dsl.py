"""Names of the public DSL that cutec lacks: each is told with the version that has it and with what
serves instead.
"""

from __future__ import annotations

import importlib
import re
from pathlib import Path

import pytest

from cutec.driver.explain import hints, public_names
from cutec.driver.explain.python_errors import diagnosed
from cutec.rehearsal.follow import run_program
from cutec.version import PUBLIC_DSL

TABLE = sorted({(module, name): (since, instead) for module, name, since, instead in public_names.names()}.items())


def test_the_table_has_only_names_that_are_missing() -> None:
    """And modules that are there: what has been added since leaves the table."""
    there = []
    for (public, name), _ in TABLE:
        path = public.replace("cutlass", "cutec").replace("utils.sm100", "utils.blackwell_helpers")
        there += [f"{public}.{name}"] if hasattr(importlib.import_module(path), name) else []
    assert there == [] and len(TABLE) > 150


def test_each_name_says_since_when_and_what_else_would_do() -> None:
    for (public, name), (since, instead) in TABLE:
        said = hints.for_name_of(public.replace("cutlass", "cutec"), name, ())
        assert f"since {since}," in said and instead in said and re.fullmatch(r"4\.[2-7]", since)


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("from cutlass.cute import ConstValue", "since 4.5, cutec does not have it yet; what serves here: `cute.arch"),
        ("import cutlass.utils as utils\nutils.TmemBufferPool", "since 4.5, cutec does not have it yet"),
        ("from cutlass.cute import mangle", "since 4.5, cutec does not have it yet"),
        (
            "from cutlass.cute.export import dump_to_object",
            "dropped it after 4.3; what serves instead: `compiled.export",
        ),
        (
            "import cutlass.cute as cute\ncute.make_fragment((4,), None)",
            "dropped it after 4.5; what serves instead: `cute.make_rmem_tensor(shape, dtype)`",
        ),
        (
            "import cutlass.cute as cute\ncute.arch.ProxyKind.async_shared",
            'dropped it after 4.5; what serves instead: `cute.arch.fence_proxy("async.shared", space="cta")`',
        ),
        ("from cutlass.utils import spin_lock_wait", "dropped it after 4.2; what serves instead: `utils.distributed`"),
        ("import cutlass.profiler", f"has the names of the public DSL {PUBLIC_DSL}, others may be newer"),
        ("import cutlass.cute as cute\ncute.arch.not_there_yet(1)", f"the public DSL {PUBLIC_DSL}, others may be"),
        ("import cutlass.cute as cute\ncute.make_layot(1)", "did you mean `make_layout`?"),
    ],
)
def test_programs_are_told(line: str, words: str, tmp_path: Path) -> None:
    file = tmp_path / "program.py"
    file.write_text(line, encoding="utf-8")
    with pytest.raises((AttributeError, ImportError)) as caught:
        run_program(str(file), [])
    told = diagnosed(caught.value)
    assert told.code == "E0109" and words in (told.help or "")
