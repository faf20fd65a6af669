"""Templates mean here what they mean to Jinja."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest
from jinja2 import Environment, FileSystemLoader, StrictUndefined

from cutec.render.templates import FILTERS, TemplateError, Templates

ROW = SimpleNamespace(name="r", parts=["a", "b", "c"], fields={"x": 1, "items of": 2})
VALUES = {"n": 3, "row": ROW, "rows": [ROW, SimpleNamespace(name="s", parts=[], fields={})], "pairs": [("k", 1), ("l", 2)], "which": {"r": "part.j2"}}
PARTS = {
    "macros.j2": "{% macro tag(text, end='!', loud=false) -%}\n<{{ text }}{{ end if loud else '.' }}>{%- endmacro %}\n"
    "{% macro around(text) %}\n[{{ tag(text, loud=true) }}{{ caller() }}{{ caller() | trim }}]\n{% endmacro %}\n",
    "part.j2": "{{ inner }} of {{ n }}\n",
}  # fmt: skip
TEMPLATES = [
    "text with 100 % and \"quotes\" {# a remark #} and\n\nlines\n",
    "{{ n }} {{ n + 1 }} {{ n - 1 }} {{ n * 2 }} {{ n % 2 }} {{ -n }} {{ 'a%d' % n }} {{ 'a' ~ n ~ 1.5 }} {{ true }} {{ none }}\n",
    "{{ row.name }} {{ row.fields.x }} {{ row.fields['x'] }} {{ row.fields['items ' + 'of'] }} {{ row.parts[0] }} {{ row.parts[-1] }} {{ row.parts[1:] }} {{ row.parts[:1] }}\n",
    "{{ 1 if n > 2 else 2 }}{{ 'b' if n < 2 }}{{ n == 3 and not n != 3 or n >= 4 }}{{ 'a' in row.parts }}{{ 'z' not in row.parts }}{{ 1 < n <= 3 }}\n",
    "{% if n == 1 %}one{% elif n == 3 %}\nthree\n{% else %}many{% endif %}\n{% if row.fields.y is defined %}y{% endif %}{% if row.parts[5] is defined %}5{% endif %}{{ row.name is defined }}\n",
    "{% for r in rows %}\n  {{ loop.index0 }} {{ loop.index }} {{ loop.first }} {{ r.name }}{% for p in r.parts %}{{ loop.index0 }}{{ p }}{% endfor %}{{ loop.index0 }}\n{% endfor %}\n",
    "{% for k, v in pairs %}{{ k }}={{ v }};{% endfor %}{% set a, b = 1, 2 %}{{ a }}{{ b }}\n",
    "{% set a = 1 %}{% for p in row.parts %}{% set a = p %}{{ a }}{% endfor %}{{ a }}{% with a = 5, n = a %}{{ a }}{{ n }}{% endwith %}{{ a }}{{ n }}\n",
    "{% set text %}  {{ n }}{% if n %}, {{ row.name }}{% endif %}\n{% endset %}{{ text | trim }}|{{ text }}\n",
    "{{ row.parts | join }} {{ row.parts | join(', ') }} {{ row.parts | length }} {{ rows | map(attribute='name') | join('+') }} {{ 'a.b' | replace('.', '') }}\n",
    "{{ (row.parts | batch(2) | list)[1] | join }} {{ '%s-%d' | format(*[row.name, n]) }} {{ {'r': 1}[row.name] }} {{ [1, (2, 3)] }} {{ (1,) }}\n",
    "{% from 'macros.j2' import tag, around %}\n{{ tag(1) }}{{ tag(2, '?', true) }}{{ tag(3, loud=true) }}\n{% call around(n) %}\n{% set a = n %}{{ a }}{{ tag(a) }}\n{% endcall %}\n",
    "{% for r in rows[:1] %}{% with inner = r.name %}\n{% include which[r.name] %}\n{% endwith %}{% endfor %}end\n",
]  # fmt: skip


def templates(folder: Path, text: str) -> Templates:
    for name, content in {**PARTS, "whole.j2": text}.items():
        (folder / name).write_text(content)
    return Templates(folder)


@pytest.fixture(autouse=True)
def nothing_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cutec.render.templates.kept", lambda path, make, elsewhere: make(path))


@pytest.mark.parametrize("text", TEMPLATES)
def test_the_text_is_jinjas(text: str, tmp_path: Path) -> None:
    made = templates(tmp_path, text).render("whole.j2", **VALUES)
    jinja = Environment(loader=FileSystemLoader(tmp_path), undefined=StrictUndefined, trim_blocks=True, lstrip_blocks=True, keep_trailing_newline=True)
    assert made == jinja.get_template("whole.j2").render(**VALUES)


@pytest.mark.parametrize("text", ["{{ unknown }}", "{{ row.unknown }}", "{{ row.parts[7] }}", "{% include which.unknown %}", "{% from 'macros.j2' import no %}"])
def test_what_is_not_there_is_an_error(text: str, tmp_path: Path) -> None:
    with pytest.raises((TemplateError, LookupError)):
        templates(tmp_path, text).render("whole.j2", **VALUES)


@pytest.mark.parametrize("text", ["{{ n is odd }}", "{{ loop.last }}", "{% for p in row.parts if p %}{% endfor %}", "{% block b %}{% endblock %}",
                                  "{% macro m() %}{{ n }}{% endmacro %}"])  # fmt: skip
def test_what_the_translation_does_not_know_is_refused(text: str, tmp_path: Path) -> None:
    with pytest.raises(TemplateError, match="whole.j2:1: "):
        templates(tmp_path, text).load("whole.j2")


def test_jinja_is_loaded_for_new_templates_only(tmp_path: Path) -> None:
    code = "import sys; from cutec.render.templates import Templates; from pathlib import Path; "
    code += f"print(Templates(Path({str(tmp_path)!r}), {str(tmp_path)!r}).render('new.j2', n=1), 'jinja2' in sys.modules)"
    (tmp_path / "new.j2").write_text("{{ n }}")
    env = {**os.environ, "PYTHONDONTWRITEBYTECODE": "1"}  # only the second place is written to
    assert [subprocess.check_output([sys.executable, "-c", code], text=True, env=env) for _ in range(2)] == ["1 True\n", "1 False\n"]


def test_filters_are_of_jinjas_names() -> None:
    assert set(FILTERS) - set(Environment().filters) == {"mlir", "mlir_string"}
