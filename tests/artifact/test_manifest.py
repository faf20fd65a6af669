"""Manifests: the round trip, the JSON Schema and our own reader saying the same, and what is
refused.
"""

import json
from pathlib import Path

import jsonschema.validators
import pytest
import yaml

from cutec.artifact import document
from cutec.artifact.choice import Choice, Form
from cutec.artifact.document import flow
from cutec.artifact.host import HostProgram, Node
from cutec.artifact.host_graph import simplified
from cutec.artifact.host_ops import OPS
from cutec.artifact.manifest import SCHEMA as NUMBER, Export, Manifest, Program, Source
from cutec.artifact.manifest_doc import json_schema, with_keys
from cutec.artifact.manifest_read import load, parse
from cutec.artifact.manifest_write import dump
from cutec.artifact.signature import Signature, Symbol, TensorParam, WorkspaceParam
from cutec.diag import CutecError
from cutec.records import replace

ROOT = Path(__file__).parent.parent.parent
SCHEMA = json_schema(Manifest, f"cutec launch manifest, schema {NUMBER}")


def code_of(text, name="manifest.yaml"):
    with pytest.raises(CutecError) as caught:
        parse(text if isinstance(text, bytes) else text.encode(), name)
    return caught.value


def test_what_is_written_is_read_back(manifest):
    text = dump(manifest)
    assert parse(text.encode()) == manifest
    assert dump(parse(text.encode())) == text
    assert "      - {op: floordiv, args: [10, 11]}  # 12\n" in text
    assert text.count("alpha") == 2 and "    like: scale\n" in text  # a parameter and a comment: said once


def test_what_is_in_a_list_of_values_is_there_once(manifest):
    """Two functions over leaves of the same types, whose names differ, share one list."""
    first = replace(manifest.exports[0], name="other")
    params = tuple(replace(p, name=f"{p.name}_") for p in first.signature.params)
    signature = Signature(params, first.signature.symbols)
    host = first.programs[0].host
    six = HostProgram(signature.leaves(), (*host.nodes, Node("const", "i32", (), 6)), host.launches, host.steps)
    launch = replace(host.launches[0], smem=7 + len(host.nodes))
    programs = (Program(("sm_80",), simplified(replace(six, launches=(launch,)))),)
    other = replace(first, signature=signature, programs=programs, backward=None, contents=None)
    both = replace(manifest, exports=(manifest.exports[0], other), choices=())
    text = dump(both)
    assert parse(text.encode()) == both
    (shared,) = yaml.safe_load(text)["values"]
    assert len(shared["values"]) == len(host.nodes) + 1


def test_other_yaml_readers_see_the_same(manifest):
    text = dump(manifest)
    assert yaml.safe_load(text) == document.read(text.encode(), "m").data


def test_empty_manifest():
    empty = Manifest("1", {}, (), ())
    assert parse(dump(empty).encode()) == empty


def test_generated_manifests_satisfy_the_schema(manifest):
    jsonschema.Draft202012Validator.check_schema(SCHEMA)
    jsonschema.validate(yaml.safe_load(dump(manifest)), SCHEMA)
    assert SCHEMA["$defs"]["OpName"]["enum"] == list(OPS)


def test_the_descriptions_of_the_format_are_made_from_the_declarations(golden):
    """`--update-golden` writes the JSON Schema and the tables of the page anew."""
    golden(ROOT / "cutec" / "artifact" / "manifest.schema.json", json.dumps(SCHEMA, indent=2) + "\n")
    page = ROOT / "docs" / "manifest.md"
    golden(page, with_keys(page.read_text(encoding="utf-8"), Manifest))


def items_of(data):
    return data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()


def mutations(data, path=()):
    """(what, mutant) for every value of the document: removed, given another type, given an extra
    key. A mutant shares its unchanged parts with `data`.
    """

    def changed(key, value):
        mutant = data.copy()
        mutant[key] = value
        return mutant

    if isinstance(data, dict):
        yield (*path, "+surprise"), data | {"surprise": 1}
    for key, value in items_of(data):
        if isinstance(data, dict):
            yield (*path, key, "-"), {k: v for k, v in data.items() if k != key}
        for what, other in (("list", [[]]), ("bool", True), ("text", "!"), ("int", -3)):
            yield (*path, key, what), changed(key, other)
        for what, part in mutations(value, (*path, key)):
            yield what, changed(key, part)


def caching_validator(data):
    """A validator for mutants of `data`: what a definition says of a part of `data` is computed
    once.
    """
    parts, found = [data], {}
    for part in parts:
        parts += [value for _, value in items_of(part)]
    known = {id(part) for part in parts if isinstance(part, (dict, list))}
    plain = jsonschema.Draft202012Validator.VALIDATORS["$ref"]

    def ref(validator, name, instance, schema):
        if id(instance) not in known:
            return plain(validator, name, instance, schema)
        if (name, id(instance)) not in found:
            found[name, id(instance)] = list(plain(validator, name, instance, schema))
        return found[name, id(instance)]

    return jsonschema.validators.extend(jsonschema.Draft202012Validator, {"$ref": ref})(SCHEMA)


@pytest.mark.tools  # for its time: all mutations of a manifest
def test_schema_and_reader_refuse_the_same(manifest):
    """Whatever the schema refuses, the reader refuses; the reader also knows rules that a schema
    cannot say.
    """
    data = yaml.safe_load(dump(manifest))
    validator = caching_validator(data)
    seen = stricter = 0
    for what, mutant in mutations(data):
        if what[:2] == ("exports", 1) and len(what) > 4:
            continue  # equal to those of exports[0]
        valid = validator.is_valid(mutant)
        try:
            parse(flow(mutant).encode())
            accepted = True
        except CutecError as e:
            assert e.code in ("E3003", "E3004"), what
            accepted = False
        assert valid or not accepted, f"the schema refuses it, the reader does not: {what}"
        stricter += valid and not accepted
        seen += 1
    assert seen > 1000 and stricter > 20


def test_wrong_content_is_named_with_line_and_key_path(manifest):
    text = dump(manifest)
    line = next(i for i, line in enumerate(text.splitlines(), 1) if "name: a," in line)
    wrong = code_of(text.replace("{name: a, kind: tensor, dtype: f16", "{name: a, kind: tensor, dtype: f15"))
    assert (
        wrong.code == "E3003"
        and f"manifest.yaml:{line}: exports[0].params[0]: " in wrong.message
        and "f15" in wrong.message
    )
    unknown = code_of(text.replace("noalias: true", "restrict: true"))
    assert "exports[0].params[2].restrict: unknown key" in unknown.message
    for right, wrong, said in (
        (
            "args: [10, 11]",
            "args: [10, 90]",
            "values[0]: invalid host program: value 12 (floordiv): refers to value 90",
        ),
        ("{op: floordiv, args", "{op: mod, type: i64, args", "values[0]: invalid host program: value 12 (mod): types"),
        ("{op: const, type: i32, value: 127}", "{op: const, value: 127}", "value 9 (const): no such type: ''"),
        ("{op: floordiv, args", "{op: divide, args", "value 12 (divide): no such operation"),
        ("smem: 7", "smem: 70", "exports[0].programs[0]: it refers to value 70 of 16"),
        ("leaves: [ptr, i32, i64,", "leaves: [ptr, i64, i64,", "values[0]: invalid host program: value 8 (cmp.sgt)"),
        ("i64, f32, ptr, i64]", "i64, f64, ptr, i64]", "no list of values is for its leaves: ptr, i32, i64, i64, f32"),
        ("like: scale", "like: scalf", "exports[1].like: nothing before it is called 'scalf'"),
        ("like: scale", "like: [scale]", "exports[1].like: nothing before it is called ['scale']"),
        ("name: scale\n    source", "name: scale\n    like: scale\n    source", "exports[0].like: nothing before it"),
    ):
        assert right in text
        found = code_of(text.replace(right, wrong))
        assert found.code == "E3003" and said in found.message, found.message
    twice = text.replace("exports:\n", "  - {leaves: [ptr, i32, i64, i64, f32, ptr, i64], values: []}\nexports:\n", 1)
    assert "values[1].leaves: two lists for the same leaves" in code_of(twice).message
    assert "kind" in code_of(text.replace("kind: scalar", "kind: vector")).message
    assert "images[0].file" in code_of(text.replace("file: scale.sm_80", "file: ../scale.sm_80")).message
    assert "sm_80" in code_of(text.replace("archs: [sm_80, sm_90a]", "archs: [sm_90a]")).message
    assert "unknown name 'k'" in code_of(text.replace("flops: m * n", "flops: m * k")).message
    held = code_of(text.replace("max(i % 3, 1) * n", "max(i % 3, 1) * k")).message
    assert "exports[0].contents" in held and "unknown name 'k'" in held


def test_wrong_choices_are_named(manifest):
    text = dump(manifest)
    assert (
        "choices[0].forms[1].export: no export is called 'other'"
        in code_of(text.replace("{export: scale}", "{export: other}")).message
    )
    assert "choices[0].forms: unknown name" in code_of(text.replace("m * n >= 1048576 and", "q >= 1 and")).message
    assert "choices[0]: 'scale' occurs twice" in code_of(text.replace("name: scale_any", "name: scale")).message
    for cost, wrong, said in (
        ("{cost: m * n + 900, export: scale}", "{export: scale}", "choices[1].forms: scale has no cost"),
        ("cost: m * n + 900", "cost: q + 900", "choices[1].forms: unknown name 'q' in 'q + 900'"),
        ("cost: m * n // 2", "cost: m // n", "choices[1].forms: divisors are positive"),
        ("cost: m * n // 2", "cost: 5", "choices[1].forms[1].cost: expected a string, found 5"),
    ):
        assert cost in text
        assert said in code_of(text.replace(cost, wrong)).message
    assert manifest.exports[1].signature == manifest.exports[0].signature
    signature = replace(manifest.exports[1].signature, params=manifest.exports[1].signature.params[:3])
    other = dump(replace(manifest, exports=(manifest.exports[0], replace(manifest.exports[1], signature=signature))))
    assert "'scale' takes other arguments than 'scale_wide'" in code_of(other).message


def test_other_schemas():
    newer = code_of("schema: 3\ncutec: '7.0'\nsomething: {new: 1}\n")
    assert newer.code == "E3004" and "7.0" in newer.message and "a newer" in newer.message
    older = code_of("schema: 1\ncutec: '0.1'\nsomething: {old: 1}\n")
    assert older.code == "E3004" and "an older cutec (0.1, schema 1)" in older.message
    assert older.help == "build the bundle again with this one"
    assert code_of("schema: 0").code == "E3003"


@pytest.mark.parametrize(
    "text, message",
    [
        ("a: &x [1]\nb: *x", "an anchor"),
        ("a: *x", "alias"),
        ("a: !!python/object/apply:os.system [ls]", "a tag"),
        ("!!map {}", "a tag"),
        ("a: !!str b", "a tag"),
        ("a: 1\na: 2", "repeated key 'a'"),
        ("--- 1\n--- 2", "a second document"),
        ("[" * 2000, "nesting"),
        ("a: [1", "."),
        ("", "empty"),
        ("? [a]\n: b", "a key that is no plain word"),
        ("&a b: 1", "a key that is no plain word"),
        ("\x00", "."),
        ("a: \xff".encode("latin-1"), "."),
    ],
)
def test_yaml_that_is_refused(text, message):
    refused = code_of(text)
    assert refused.code == "E3002" and message in refused.message


def test_billion_laughs_is_refused_at_once():
    levels = ["a0: &a0 [lol]"] + [f"a{i}: &a{i} [{', '.join([f'*a{i - 1}'] * 9)}]" for i in range(1, 30)]
    assert code_of("\n".join(levels)).code == "E3002"


def test_oversize_is_refused_unread(tmp_path):
    path = tmp_path / "manifest.yaml"
    path.write_bytes(b"# " + b"x" * document.MAX_BYTES)
    with pytest.raises(CutecError, match=r"E3002.*at most"):
        load(path)


def test_a_yaml_without_libyaml_is_refused(monkeypatch, manifest):
    monkeypatch.setattr(yaml, "__with_libyaml__", False)
    assert code_of(dump(manifest)).code == "E3005"


def test_unreadable_manifest(tmp_path):
    for path in (tmp_path / "missing.yaml", tmp_path):
        with pytest.raises(CutecError, match="E3001"):
            load(path)


@pytest.mark.parametrize(
    "value",
    [
        "plain",
        "two words",
        "12",
        "1.5",
        "1e5",
        "no",
        "NULL",
        "",
        " x",
        "a: b",
        "a #b",
        "- a",
        "{",
        '"',
        "\\",
        "line\nbreak",
        "tab\t",
        "\x7f",
        "é",
        "\U0001f600",
        "0x1F",
        "1_000",
        "12:30",
        "2020-01-01",
        "=",
        "<<",
        "n",
        "a" * 64,
        "~",
        "!tag",
        "&a",
        "*a",
        "%d",
        "@a",
        "`",
        "2 * n",
        "m * n",
        0,
        -5,
        2**70,
        1.0,
        1e-05,
        1e300,
        -0.0,
        float("inf"),
        float("-inf"),
        True,
        False,
        None,
        [1, [2]],
        {"a": {"b": 1}},
    ],
)
def test_flow_style_round_trips_through_both_readers(value):
    text = flow({"key": [value]})
    assert "\n" not in text
    for read in (yaml.safe_load, lambda t: document.read(t.encode(), "t").data):
        again = read(text)["key"][0]
        assert repr(again) == repr(value)


def test_workspaces_are_read_back_and_checked():
    params = (
        TensorParam("a", "f32", ("n",), (1,)),
        WorkspaceParam("w", "f32", ("(n + 3) // 4", "n", 2), 128),
        WorkspaceParam("c", "i32", ("n",), zeroed=True),
    )
    exports = tuple(
        Export(name, Source("a.py", 1), Signature((*params[:1], *own), (Symbol("n"),)), ())
        for name, own in (("f_1", params[1:]), ("f_2", [WorkspaceParam(p.name, "i8", (0,)) for p in params[1:]]))
    )
    choice = Choice("f", (Form("f_1", "n < 5"), Form("f_2")))
    text = dump(Manifest("1", {}, (), exports, choices=(choice,)))
    assert parse(text.encode()).exports == exports
    jsonschema.validate(yaml.safe_load(text), SCHEMA)
    for wrong, reason in (
        (("(n + 3) // 4", "(q + 3) // 4"), "unknown name 'q'"),
        (("(n + 3) // 4", "n < 4"), "unexpected '<'"),
        (("align: 128", "align: 12"), "no power of two"),
        (("shape: [n], align: 4, zeroed", "shape: [-1], align: 4, zeroed"), "negative extent"),
        (("kind: workspace, dtype: f32", "kind: workspace, dtype: q32"), "unknown dtype"),
        (("name: c, kind: workspace, dtype: i32", "name: d, kind: workspace, dtype: i32"), "takes other arguments"),
    ):
        assert wrong[0] in text
        found = code_of(text.replace(*wrong))
        assert found.code == "E3003" and reason in found.message, found
