"""Build specs in YAML and on the command line."""

from __future__ import annotations

from pathlib import Path

import pytest

from cutec.artifact.backward import Backward
from cutec.cli.failures import users_fault
from cutec.diag import CutecError
from cutec.driver.kernel_file.listing import export_data, list_exports
from cutec.driver.options.options import BuildOptions

KERNEL = """\
from cutec import cute
import cutec

@cute.jit
def add(a, b, tile: cutec.Constexpr = 4, kind: cutec.Constexpr = None): pass

@cute.jit
def sum_backward(grad_b, a, grad_a): pass

class Gemm:
    def __init__(self, tile, acc): self.tile, self.acc = tile, acc
    @cute.jit
    def __call__(self, a): pass
    @cute.jit
    def method(self, a): pass

ready = Gemm(1, None)
"""


def listed(kernel_file, spec: str, **options):
    Path("spec.yaml").write_text(spec)
    return list_exports(BuildOptions(kernel_file(KERNEL), spec="spec.yaml", **options))


def test_everything_that_a_spec_can_say(kernel_file) -> None:
    found, _ = listed(
        kernel_file,
        """
arch: [sm_80, sm_90a]
exports:
  - entry: add
    name: sum_of_two
    args: ["in f32[m,n]", "out f32[m,n]:(1,m)@32"]
    constexpr: {tile: [4, 8], kind: {dtype: bf16}}
    symbols: {m: {div: 8}, n: {width: 64}}
    reference: ref.py:add
    flops: m*n
    bytes: 8*m*n
    backward: sum_backward
    gradients: {a: grad_a, b: grad_b}
    contents: {a: "1 +  i % 4"}
  - entry: sum_backward
    args: ["in f32[m,n]:(1,m)", "in f32[m,n]", "out f32[m,n]"]
""",
    )
    assert found.name == "sum_of_two" and found.arch == ("sm_80", "sm_90a")
    assert found.constexprs["tile"] == (4, 8) and found.constexprs["kind"].__name__ == "BFloat16"
    assert [(s.name, s.width, s.div) for s in found.signature.symbols] == [("m", 32, 8), ("n", 64, 1)]
    assert found.backward == Backward("sum_backward", {"a": "grad_a", "b": "grad_b"})
    assert (found.reference, found.flops, found.bytes) == ("ref.py:add", "m*n", "8*m*n")
    assert found.contents == {"a": "1 + i % 4"}


def test_classes_are_made_with_init_and_methods_are_found(kernel_file) -> None:
    made, method = listed(
        kernel_file,
        """
exports:
  - {entry: Gemm, init: {tile: [64, 128], acc: {dtype: f32}}, args: ["f32[n]"]}
  - {entry: ready.method, args: {a: "f32[n]"}, arch: sm_75}
""",
    )
    assert made.function.tile == (64, 128) and made.function.acc.__name__ == "Float32"
    assert method.name == "method" and method.arch == ("sm_75",)


def test_variants(kernel_file) -> None:
    found = listed(
        kernel_file,
        """
exports:
  - entry: add
    args: ["$d[n]", "f32[n]"]
    variants: {d: [f16, bf16], tile: [1, 2]}
  - entry: add
    name: two
    args: ["f32[n]", null]
    variants: [{tile: 7}, {tile: 9}]
""",
    )
    assert [e.name for e in found] == [
        "add_f16_tile1",
        "add_f16_tile2",
        "add_bf16_tile1",
        "add_bf16_tile2",
        "two_tile7",
        "two_tile9",
    ]
    assert export_data(found[4])["constexpr"] == {"tile": 7, "b": None}


@pytest.mark.parametrize(
    ("spec", "code", "said"),
    [
        ("exports:\n  - {entry: add, args: ['f32[n]', 'f32[n]'], variants: [3]}", "E1017", "a mapping, not 3"),
        ("exports:\n  - {entry: add, args: ['f32[n]', 'f32[n]'], variants: [tile]}", "E1017", "a mapping, not 'tile'"),
        ("exports:\n  - {entry: add, argz: []}", "E1022", "spec.yaml:2.*argz.*unknown key"),
        ("export: []", "E1022", "exports"),
        ("exports:\n  - entry: add\n    args: [1, 2]", "E1010", "1"),
        ("exports:\n  - entry: add\n    name: 3", "E1022", "spec.yaml:3.*name"),
        ("exports:\n  - entry: sub", "E1004", "sub"),
        ("exports:\n  - entry: add.__class__", "E1004", "__class__"),
        ("exports:\n  - {entry: add, init: {}}", "E1015", "no class"),
        ("exports:\n  - {entry: Gemm}", "E1015", "is a class"),
        ("exports:\n  - {entry: Gemm, init: {tile: 1, ac: 2}}", "E1011", "init does not fit.*unexpected.*'ac'"),
        ("exports:\n  - {entry: Gemm, init: {tile: 1}}", "E1011", "missing 1 required.*'acc'"),
        ("exports: !!python/object/apply:os.system [ls]", "E1020", "tag"),
        ("a: &x [1]\nb: *x", "E1020", "anchor"),
        ("exports: ]", "E1020", "spec.yaml:1"),
        ("", "E1020", "empty"),
        ("exports:\n  - {entry: add, symbols: {n: {div: 0}}}", "E1022", "div"),
        ("exports:\n  - {entry: add, args: ['f32[n]', 'f32[n]'], arch: 90}", "E1022", "arch"),
    ],
)
def test_wrong_specs(spec: str, code: str, said: str, kernel_file) -> None:
    with pytest.raises(CutecError, match=said) as caught:
        listed(kernel_file, spec)
    assert caught.value.code == code
    assert caught.value.place is None or caught.value.place.file == "spec.yaml"


def test_a_spec_names_the_line_of_its_entry(kernel_file) -> None:
    with pytest.raises(CutecError) as caught:
        listed(
            kernel_file,
            "exports:\n  - entry: add\n    args: ['f32[n]', 'f32[n]']\n  - entry: add\n    args: ['f32[n]']\n",
        )
    assert (caught.value.code, caught.value.place.line) == ("E1011", 4)


def test_the_command_line_describes_one_entry(kernel_file) -> None:
    options = BuildOptions(kernel_file(KERNEL), entry="add", args='["f32[n]", "f32[n]"]', kwargs='{"tile": [1, 2]}')
    (found,) = list_exports(options)
    assert found.constexprs == {"tile": (1, 2)}
    (made,) = list_exports(
        BuildOptions("k.py", entry="Gemm", args='{"a": "f32[n]"}', kwargs='{"init": {"tile": 3, "acc": null}}')
    )
    assert made.function.tile == 3


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"args": "[]"}, "E1005"),
        ({"entry": "add", "args": "[nonsense"}, "E1006"),
        ({"entry": "add", "args": "3"}, "E1006"),
        ({"entry": "add", "args": "[3]"}, "E1010"),
        ({"entry": "add", "args": '[{"no name": "i32"}, "i32"]'}, "E1011"),
        ({"entry": "add", "args": "[" * 5000 + "]" * 5000}, "E1006"),
        ({"entry": "add", "args": "[" * 26 + "]" * 26}, "E1006"),
        ({"entry": "add", "kwargs": '{"tile": ' + "1" * 5000 + "}"}, "E1006"),
        ({"entry": "Gemm", "kwargs": '{"init": 3}'}, "E1006"),
        ({"entry": "Gemm", "kwargs": '{"init": {"tiles": 3}}'}, "E1011"),
        ({"entry": "sub", "args": "[]"}, "E1004"),
        ({"entry": "sub"}, "E1004"),
        ({}, "E1003"),
        ({"spec": "gone.yaml"}, "E1002"),
    ],
)
def test_wrong_command_lines(options: dict[str, str], code: str, kernel_file) -> None:
    with pytest.raises(CutecError) as caught:
        list_exports(BuildOptions(kernel_file(KERNEL), **options))
    assert caught.value.code == code


def test_an_error_inside_a_constructor_is_the_users(kernel_file) -> None:
    text = KERNEL.replace("self.tile, self.acc = tile, acc", "self.tile = tile + 'x'")
    Path("spec.yaml").write_text("exports:\n  - {entry: Gemm, init: {tile: 1, acc: 2}, args: ['f32[n]']}")
    with pytest.raises(TypeError) as caught:
        list_exports(BuildOptions(kernel_file(text), spec="spec.yaml"))
    assert users_fault(caught.value)


def test_entry_selects_an_export_or_its_variants(kernel_file) -> None:
    spec = (
        "exports:\n  - {entry: add, args: ['f32[n]', 'f32[n]'], variants: {tile: [1, 2]}}\n  - {entry: add, name: b,"
        " args: ['f32[n]', 'f32[n]']}\n"
    )
    assert [e.name for e in listed(kernel_file, spec, entry="add")] == ["add_tile1", "add_tile2"]
    assert [e.name for e in listed(kernel_file, spec, entry="add_tile2")] == ["add_tile2"]
    assert [e.name for e in listed(kernel_file, spec, entry="b,add_tile2,b")] == ["b", "add_tile2"]
    for unknown in ("c", "b,c"):
        with pytest.raises(CutecError, match="E1004"):
            listed(kernel_file, spec, entry=unknown)


def test_choices_in_a_spec(kernel_file) -> None:
    text = """
exports:
  - entry: add
    args: ["f32[n]", "f32[n]"]
    choose:
      - {when: n <= 64, use: {tile: 2}}
      - {use: {tile: 8}}
"""
    found = listed(kernel_file, text)
    assert [(e.name, e.choice.name) for e in found] == [("add_tile2", "add"), ("add_tile8", "add")]
    assert export_data(found[0])["choice"] == {"name": "add", "when": ["n <= 64"], "cost": [""]}
    assert [e.name for e in listed(kernel_file, text, entry="add")] == ["add_tile2", "add_tile8"]
    costs = text.replace("when: n <= 64, use: {tile: 2}", "cost: n // $tile, use: {tile: 2}")
    with pytest.raises(CutecError) as caught:
        listed(kernel_file, costs)
    assert caught.value.code == "E1023" and caught.value.place.file.endswith(".yaml")
    (small, large) = listed(kernel_file, costs.replace("{use: {tile: 8}", "{when: n > 64, cost: $tile, use: {tile: 8}"))
    assert [(f.export, f.when, f.cost) for f in small.choice.forms] == [
        ("add_tile2", "", "n // 2"),
        ("add_tile8", "n > 64", "8"),
    ]
    assert export_data(large)["choice"] == {"name": "add", "when": ["n > 64"], "cost": ["8"]}
    for wrong in ("{when: n <= 64}", "{when: [1], use: {tile: 2}}", "{if: n <= 64, use: {tile: 2}}"):
        with pytest.raises(CutecError) as caught:
            listed(kernel_file, text.replace("{when: n <= 64, use: {tile: 2}}", wrong))
        assert caught.value.code == "E1022"
