"""`choose=cutec.tuned(...)`: what may be declared, and what a build makes of it and the table."""

from __future__ import annotations

from pathlib import Path

import pytest
from tune_kit import MODES, OVER, SIZES, kernel_file

import cutec
from cutec.artifact.signature import Signature, Symbol, TensorParam
from cutec.diag import CutecError
from cutec.driver.kernel_file.listing import list_exports
from cutec.driver.options.options import BuildOptions
from cutec.frontend.exports.tuned import Tuned, tuned
from cutec.tune.subject import functions_of, table_path

TABLE = """\
schema: 1
tables:
  - function: copy
    card: H200
    by: measured
    cutec: "0"
    date: "2026-01-01"
    spec: abc
    kept: 1.0
    rules:
      - {when: "n <= 512", use: {threads: "64"}}
      - {use: {threads: "128"}}
    candidates:
      - {use: {threads: "64"}}
      - {use: {threads: "128"}}
    times:
      - {n: 128, us: [1.0, 2.0]}
      - {n: 8192, us: [2.0, 1.0]}
"""


def shapes(over: object) -> list[dict[str, int]]:
    return list(tuned([{"tile": 1}], over=over).over)


def test_shapes_are_products_of_lists_ranges_and_pairs() -> None:
    assert shapes({"m": [1, 2], "n, k": [(3, 4)]}) == [{"m": 1, "n": 3, "k": 4}, {"m": 2, "n": 3, "k": 4}]
    assert [s["n"] for s in shapes({"n": "256..1024 step 256"})] == [256, 512, 768, 1024]
    assert [s["n"] for s in shapes({"n": "1..20 times 4"})] == [1, 4, 16]
    assert [s["n"] for s in shapes({"n": range(3, 6)})] == [3, 4, 5]
    assert shapes([{"n": [1, 2]}, {"n": [2, 3]}]) == [{"n": 1}, {"n": 2}, {"n": 3}]


def test_an_extent_may_be_a_sum_of_others() -> None:
    assert shapes({"nb": "(n + 127) // 128", "n": [128, 130]}) == [{"n": 128, "nb": 1}, {"n": 130, "nb": 2}]
    drawn = shapes({"m, n": "20 drawn from 1..512, 8..4096 step 8", "nb": "max(m, n // 8)"})
    assert len(drawn) == 20 and all(shape["nb"] == max(shape["m"], shape["n"] // 8) for shape in drawn)


@pytest.mark.parametrize(
    ("over", "words"),
    [
        ({}, "mapping from extents"),
        ([], "no shapes"),
        ({"n": []}, "no values for 'n'"),
        ({"n": [0]}, "at least 1"),
        ({"n": [True]}, "at least 1"),
        ({"n": 5}, "no values for 'n'"),
        ({"n": "5..1"}, "no values for 'n'"),
        ({"n": "0..8 times 2"}, "no values for 'n'"),
        ({"n": "1..8 times 1"}, "1..8 times 1"),
        ({"n": "eight"}, "eight"),
        ({"n": "m + k", "m": [1]}, "over= has 'm"),
        ({"n": "m + 1", "m": "n + 1"}, "a sum of others that are sums"),
        ({"n": "m - 1", "m": [1]}, "at least 1"),
        ({"n, k": [(1, 2, 3)]}, "one extent for each name"),
        ({"n": f"1..{10**9}"}, "more than"),
        ({"m": "1..200", "n": "1..200"}, "more than"),
    ],
)
def test_wrong_shapes(over: object, words: str) -> None:
    with pytest.raises(CutecError, match=words) as caught:
        shapes(over)
    assert caught.value.code == "E1027"


@pytest.mark.parametrize(
    ("candidates", "words"),
    [
        ([], "there is none"),
        ([{}], "mapping of compile-time values"),
        ([5], "mapping of compile-time values"),
        ([{"t": 1}, ("n > 1", {"t": 1})], "occurs twice"),
    ],
)
def test_wrong_candidates(candidates: list[object], words: str) -> None:
    with pytest.raises(CutecError, match=words) as caught:
        tuned(candidates, over={"n": [1]})
    assert caught.value.code == "E1027"


@pytest.mark.parametrize(
    ("candidates", "over", "words"),
    [
        ('[("q > 1", {"threads": 64})]', OVER, "unknown name 'q'"),
        ('[("n > 128", {"threads": 64})]', OVER, "takes calls for which none of these holds: 'n > 128'"),
        (SIZES, '{"q": [1]}', "no extent 'q'"),
        (SIZES, '{"n": [128], "q": [1]}', "no extent 'q'"),
    ],
)
def test_names_are_extents_of_the_function(tmp_path: Path, candidates: str, over: str, words: str) -> None:
    with pytest.raises(CutecError, match=words) as caught:
        list_exports(BuildOptions(str(kernel_file(tmp_path, candidates, over))))
    assert caught.value.code == "E1027"
    assert caught.value.place is not None


def test_every_extent_needs_values() -> None:
    signature = Signature((TensorParam("x", "f32", ("n", "k"), (None, 1)),), (Symbol("n"), Symbol("k")))
    with pytest.raises(CutecError, match="gives no values of k") as caught:
        Tuned((("", {"t": 1}),), ({"n": 1},)).check(signature, "f", None)
    assert caught.value.code == "E1027"


def test_without_a_table_nothing_is_chosen(tmp_path: Path) -> None:
    path = str(kernel_file(tmp_path))
    for entry in (None, "copy"):
        with pytest.raises(CutecError, match=r"no table of k\.tune\.yaml") as caught:
            list_exports(BuildOptions(path, entry=entry))
        assert caught.value.code == "E1090"
    (one,) = list_exports(BuildOptions(path, entry="copy_threads64"))  # a candidate alone needs no table
    assert one.choice is None


def test_the_table_says_what_is_built(tmp_path: Path) -> None:
    path = str(kernel_file(tmp_path, '[{"threads": 32}, *' + SIZES + "]"))
    (tmp_path / "k.tune.yaml").write_text(TABLE)
    exports = list_exports(BuildOptions(path))
    assert [e.name for e in exports] == ["copy_threads64", "copy_threads128"]
    choice = exports[0].choice
    assert choice is not None
    assert choice.export({"n": 512}) == "copy_threads64"
    assert choice.export({"n": 640}) == "copy_threads128"
    (spare,) = list_exports(BuildOptions(path, entry="copy_threads32"))
    assert spare.choice is None


@pytest.mark.parametrize(
    ("old", "new", "code", "words"),
    [
        ('use: {threads: "64"}', 'use: {threads: "65"}', "E1092", "threads=65"),
        ("function: copy", "function: other", "E1090", "no table of k.tune.yaml"),
        ('      - {when: "n <= 512", use: {threads: "64"}}\n', "", "", ""),
        ("n <= 512", "n + 512", "E1091", "is a number"),
        ("n <= 512", "q <= 512", "E1091", "unknown name 'q'"),
        ('      - {use: {threads: "128"}}\n    cand', "    cand", "E1091", "the last rule of copy has a guard"),
        ("schema: 1", "schema: 2", "E1091", "a newer cutec's"),
        ("schema: 1", "<<<<<<< HEAD", "E1091", "k.tune.yaml"),
        ("us: [1.0, 2.0]", "us: [1.0]", "E1091", "for each candidate"),
        ("us: [1.0, 2.0]", "us: [1.0, 0.0]", "E1091", "positive"),
    ],
)
def test_tables_that_do_not_fit(tmp_path: Path, old: str, new: str, code: str, words: str) -> None:
    path = str(kernel_file(tmp_path))
    assert old in TABLE
    (tmp_path / "k.tune.yaml").write_text(TABLE.replace(old, new, 1))
    if not code:
        assert [e.name for e in list_exports(BuildOptions(path))] == ["copy_threads128"]
        return
    with pytest.raises(CutecError, match=words) as caught:
        list_exports(BuildOptions(path))
    assert caught.value.code == code


def test_a_table_of_several_cards_needs_a_name(tmp_path: Path) -> None:
    path = kernel_file(tmp_path)
    other = TABLE.split("tables:\n")[1].replace("H200", "A100").replace("n <= 512", "n <= 1024")
    (tmp_path / "k.tune.yaml").write_text(TABLE + other)
    with pytest.raises(CutecError, match="H200, A100: card=") as caught:
        list_exports(BuildOptions(str(path)))
    assert caught.value.code == "E1090"
    path.write_text(path.read_text().replace("over=", 'card="A100", over='))
    choice = list_exports(BuildOptions(str(path)))[0].choice
    assert choice is not None and choice.forms[0].when == "n <= 1024"


def test_specs_declare_candidates_too(tmp_path: Path) -> None:
    kernel_file(tmp_path, MODES)
    spec = tmp_path / "spec.yaml"
    spec.write_text(
        """\
exports:
  - entry: copy
    args: ["in f32[n{div=128}]", "out f32[n]"]
    choose:
      candidates: [{use: {threads: 64}}, {when: n >= 256, use: {threads: 128}}]
      over: {n: [128, 256]}
      features: [n // 128]
"""
    )
    options = BuildOptions(str(tmp_path / "k.py"), spec=str(spec))
    with pytest.raises(CutecError, match=r"no table of spec\.tune\.yaml"):
        list_exports(options)
    (tmp_path / "spec.tune.yaml").write_text(TABLE)
    assert [e.name for e in list_exports(options)] == ["copy_threads64", "copy_threads128"]
    assert table_path(*functions_of(options)) == tmp_path / "spec.tune.yaml"
    spec.write_text(spec.read_text().replace("[128, 256]", "[0]"))
    with pytest.raises(CutecError, match="at least 1") as caught:
        list_exports(options)
    assert caught.value.place is not None and caught.value.place.file == str(spec)


def test_the_table_is_beside_the_file_that_declares(tmp_path: Path) -> None:
    """As a build looks for it: the kernel file may import a function that declares candidates."""
    path = kernel_file(tmp_path)
    path.rename(tmp_path / "declared.py")
    path.write_text("import declared\n")
    functions, beside = functions_of(BuildOptions(str(path)))
    assert beside.name == "k.tune.yaml"
    assert table_path(functions, beside) == tmp_path / "declared.tune.yaml"
    with pytest.raises(CutecError, match=r"no table of declared\.tune\.yaml"):
        list_exports(BuildOptions(str(path)))
    its = kernel_file(tmp_path).read_text()
    path.write_text("import declared\n" + its.replace("copy", "other"))
    functions, beside = functions_of(BuildOptions(str(path)))
    with pytest.raises(CutecError, match=r"copy in .*declared\.py, other in .*k\.py") as caught:
        table_path(functions, beside)
    assert caught.value.code == "E1093"
    (own,), beside = functions_of(BuildOptions(str(path), entry="other"))
    assert table_path([own], beside) == beside


def test_variants_that_are_alike_share_a_table(tmp_path: Path) -> None:
    path = kernel_file(tmp_path)
    text = path.read_text().replace('["in f32[n{div=128}]", "out f32[n]"]', '["in $d[n{div=128}]", "out $d[n]"]')
    text = text.replace("arch=", 'variants={"d": ["f32", "i32"]}, arch=')
    path.write_text(text.replace("over=", 'alike=["d"], over='))
    (tmp_path / "k.tune.yaml").write_text(TABLE.replace("function: copy", "function: copy_f32"))
    exports = list_exports(BuildOptions(str(path)))
    assert [e.name for e in exports] == [f"copy_{d}_threads{n}" for d in ("f32", "i32") for n in (64, 128)]
    for export in exports:
        assert export.choice is not None
        assert export.choice.name == f"copy_{export.variant['d']}"
        assert export.choice.export({"n": 640}) == f"copy_{export.variant['d']}_threads128"
    for entry in (None, "copy_i32", "copy"):
        (function,), _ = functions_of(BuildOptions(str(path), entry=entry))
        assert function.name == "copy_f32" and function.users == ("copy_f32", "copy_i32")
    path.write_text(text.replace("over=", 'alike=["e"], over='))
    with pytest.raises(CutecError, match=r"alike= names .e., which is no key of variants= \(there are: d\)") as caught:
        list_exports(BuildOptions(str(path)))
    assert caught.value.code == "E1027"


def test_a_function_takes_the_table_of_another(tmp_path: Path) -> None:
    path = kernel_file(tmp_path)
    text = path.read_text()
    export = text[text.index("cutec.export(") :]

    def again(like: str, candidates: str = SIZES) -> None:
        more = export.replace("arch=", 'name="other", arch=').replace("over=", f'like="{like}", over=')
        path.write_text(text + more.replace(SIZES, candidates))

    again("copy")
    (tmp_path / "k.tune.yaml").write_text(TABLE)
    exports = {e.name: e for e in list_exports(BuildOptions(str(path)))}
    assert [*exports] == [f"{name}_threads{n}" for name in ("copy", "other") for n in (64, 128)]
    choice = exports["other_threads64"].choice
    assert choice is not None and choice.name == "other"
    assert choice.export({"n": 640}) == "other_threads128"
    for entry in (None, "copy", "other"):
        (function,), _ = functions_of(BuildOptions(str(path), entry=entry))
        assert function.name == "copy" and function.users == ("copy", "other")
    again("none")
    with pytest.raises(CutecError, match="other is like none, and no function of that name has candidates") as caught:
        functions_of(BuildOptions(str(path)))
    assert caught.value.code == "E1027"
    again("copy", MODES)
    with pytest.raises(CutecError, match="other is like copy, and has other candidates, shapes or features"):
        functions_of(BuildOptions(str(path)))


def test_integers_of_a_call_are_extents(tmp_path: Path) -> None:
    path = kernel_file(
        tmp_path, '[{"threads": 64}, ("count > 100", {"threads": 128})]', '{"n": [128], "count": [7, 200]}'
    )
    text = path.read_text().replace(
        "y: cute.Tensor, mode: Constexpr = 0", "y: cute.Tensor, count: cutec.Int32, mode: Constexpr = 0"
    )
    text = text.replace('"out f32[n]"]', '"out f32[n]", "i32"]').replace("def reference(x)", "def reference(x, count)")
    path.write_text(text)
    (function,), _ = functions_of(BuildOptions(str(path)))
    assert function.shapes == ({"n": 128, "count": 7}, {"n": 128, "count": 200})


def test_tuned_is_a_name_of_cutec() -> None:
    assert cutec.tuned is tuned
