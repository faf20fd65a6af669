"""`cutec explain`."""

from __future__ import annotations

import json

from cutec.diag.catalog import entries


def test_a_code_is_explained_in_any_case(here) -> None:
    status, out, _ = here("explain", "e1010")
    assert status == 0 and out.startswith("E1010: malformed argument type\n\n") and '"f32[m,n]"' in out


def test_list_has_every_code(here) -> None:
    status, out, _ = here("explain", "--list")
    assert status == 0 and [line.split()[0] for line in out.splitlines()] == list(entries())


def test_json(here) -> None:
    status, out, _ = here("explain", "E9001", "--json")
    assert status == 0 and json.loads(out)["title"] == "internal error"
