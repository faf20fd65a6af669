"""Export declarations: argument types, their matching with the entry's parameters, variants."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

import cutec
from cutec import cute
from cutec.artifact.backward import Backward
from cutec.artifact.param_text import param_text
from cutec.artifact.signature import ScalarParam, Signature, StreamParam, Symbol, TensorParam
from cutec.diag import CutecError
from cutec.driver.run.inputs import make_arguments
from cutec.frontend.exports.arg_params import parameters
from cutec.frontend.exports.argspec import argument, parse
from cutec.frontend.exports.backwards import check_backwards
from cutec.frontend.exports.export import export, recording


@cute.jit
def entry(a: cute.Tensor, b: cute.Tensor, count: cutec.Int32, tile: cutec.Constexpr = 64):
    pass


@cute.jit
def staged(a: cute.Tensor, depth: cutec.Constexpr, tile: cutec.Constexpr = (1, 2), stages: cutec.Constexpr = 3):
    pass


@cute.jit
def loose(a, b, stream: cuda.CUstream):  # noqa: F821  a name that this file does not have
    pass


@cute.kernel
def some_kernel(a):
    pass


def test_a_notebook_shows_the_parameters() -> None:
    (shown,) = export(entry, args=["in f32[n{div=4}]", "out f32[n]", "i32"])
    assert repr(shown) == "Export(entry: a in f32[n{div=4}]@16, b out f32[n{div=4}]@16, count i32)"


class Gemm:
    def __init__(self, tile: int = 128):
        self.tile = tile

    @cute.jit
    def __call__(self, a, b):
        pass

    @cute.jit
    def other(self, a):
        pass


def one(*args, **kwargs):
    (found,) = export(*args, **kwargs)
    return found


def refused(code: str, *args, **kwargs) -> CutecError:
    with pytest.raises(CutecError) as caught:
        export(*args, **kwargs)
    assert caught.value.code == code, caught.value
    assert caught.value.place.file == __file__ and caught.value.place.line > 0
    return caught.value


@pytest.mark.parametrize(
    ("text", "param"),
    [
        ("f32[m,n]", TensorParam("x", "f32", ("m", "n"), (None, 1), (1, 1), 16, (1, 0))),
        (
            "out f16[m,n{div=8}]:(1,m)@32",
            TensorParam("x", "f16", ("m", "n"), (1, None), (1, 1), 32, (0, 1), role="out"),
        ),
        ("bf16[m,n{div=8}]", TensorParam("x", "bf16", ("m", "n"), (None, 1), (8, 1), 16, (1, 0))),
        ("f32[4,n]:(?{div=4},1)", TensorParam("x", "f32", (4, "n"), (None, 1), (4, 1), 16, None)),
        ("in i8[64,32] noalias", TensorParam("x", "i8", (64, 32), (32, 1), (32, 1), 16, (1, 0), True, "in")),
        ("Float32[8,b,m]:(m*b,m,1)", TensorParam("x", "f32", (8, "b", "m"), (None, None, 1), (1, 1, 1), 16, (2, 1, 0))),
        ("f32[8,4]:(1,0)", TensorParam("x", "f32", (8, 4), (1, 0), (1, 1), 16, None)),
        ("u8[]", TensorParam("x", "u8", (), (), (), 16, ())),
        ("i32", ScalarParam("x", "i32")),
        ("stream", StreamParam("x")),
    ],
)
def test_text_forms(text: str, param: object) -> None:
    params, _ = parameters({"x": parse(text)})
    assert params == (param,)


@pytest.mark.parametrize(
    "text",
    [
        "f32[m,n]@16",
        "out f16[m,n{div=8}]:(1,m)@32",
        "f32[4,n]:(?{div=4},1)@16",
        "bf16[m{i64 div=8},n]@2 noalias",
        "f32[8,4]:(1,0)@16",
        "i64",
        "stream",
    ],
)
def test_param_text_is_the_inverse(text: str) -> None:
    params, symbols = parameters({"x": parse(text)})
    assert param_text(params[0], Signature(params, symbols)) == text


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("f33[n]", "E1013"),
        ("f32[n", "E1010"),
        ("f32[n]:(1,2)", "E1010"),
        ("f32[m,n]:(k,1)", "E1010"),
        ("f32[-3]", "E1010"),
        ("f32[n{div=0}]", "E1010"),
        ("f32[n]@3", "E1010"),
        ("f32[n]@2", "E1010"),
        ("in i32", "E1010"),
        ("f32[n{i16}]", "E1010"),
        ("f8E4M3FN", "E1013"),
        ("", "E1010"),
        ("f32[m,n]:(1,1*?)", "E1010"),
    ],
)
def test_malformed_texts(text: str, code: str) -> None:
    with pytest.raises(CutecError) as caught:
        parameters({"x": argument(text)})
    assert caught.value.code == code


def test_python_specs_say_the_same_as_texts() -> None:
    made = cutec.tensor(
        cutec.Float16, ("m", cutec.symbol("n", width=64)), order=(0, 1), align=32, div={"m": 8}, role="out"
    )
    assert parameters({"x": made}) == parameters({"x": parse("out f16[m{div=8},n{i64}]:(1,m)@32")})
    assert argument(cutec.Int64) == cutec.scalar("i64") == cutec.scalar("Int64")


def test_symbols_are_shared_and_their_facts_add_up() -> None:
    found = one(loose, ["f32[m{div=4},n]", "f32[n{i64},m{div=6}]"])
    assert found.signature.symbols == (Symbol("m", 32, 12), Symbol("n", 64, 1))
    assert refused("E1014", loose, ["f32[n{i64}]", "f32[n{i32}]"])
    assert refused("E1014", loose, ["f32[m]", "f32[m]"], symbols=[cutec.symbol("k", div=2)])


def test_arguments_by_position_and_by_name_are_the_same() -> None:
    by_position = one(entry, ["f32[n]", "f32[n]"], constexpr={"tile": 32})
    by_name = one(entry, {"b": "f32[n]", "a": "f32[n]"}, constexpr={"tile": 32})
    assert by_position == by_name
    assert [p.name for p in by_position.signature.params] == ["a", "b", "count"]
    assert by_position.constexprs == {"tile": 32} and by_position.name == "entry"


def test_a_stream_and_numbers_follow_from_annotations() -> None:
    assert one(loose, ["f32[n]", "f32[n]"]).signature.params[2] == StreamParam("stream")
    assert one(entry, ["f32[n]", "f32[n]"]).signature.params[2] == ScalarParam("count", "i32")


def test_none_is_an_absent_argument() -> None:
    found = one(loose, ["f32[n]", None])
    assert found.constexprs == {"b": None} and [p.name for p in found.signature.params] == ["a", "stream"]


def test_methods_and_instances_are_entries() -> None:
    gemm = Gemm()
    assert one(gemm, ["f32[n]", "f32[n]"]).name == "gemm"
    assert one(gemm.other, ["f32[n]"]).name == "other"
    assert [p.name for p in one(gemm.other, ["f32[n]"]).signature.params] == ["a"]


@pytest.mark.parametrize(
    ("thing", "said"),
    [
        (Gemm, "is a class"),
        (some_kernel, "is a kernel"),
        (len, "cannot be"),
        (lambda a: None, "not decorated"),
        (3, "cannot be"),
    ],
)
def test_other_things_are_no_entries(thing: object, said: str) -> None:
    assert said in refused("E1015", thing, ["f32[n]"]).message


@pytest.mark.parametrize(
    ("args", "options", "code"),
    [
        (["f32[n]"], {}, "E1011"),
        (["f32[n]"] * 4, {}, "E1011"),
        ({"a": "f32[n]", "c": "f32[n]"}, {}, "E1011"),
        (["f32[n]", "f32[n]"], {"constexpr": {"size": 3}}, "E1011"),
        (["i32", "f32[n]"], {}, "E1012"),
        (["f32[n]", "f32[n]", "i64"], {}, "E1012"),
        ({"a": "f32[n]", "b": "f32[n]", "tile": "i32"}, {}, "E1012"),
        (["f32[n]", "f32[n]"], {"flops": "2*k"}, "E1016"),
        (["f32[n]", "f32[n]"], {"bytes": "n**2"}, "E1016"),
        (["f32[n]", "f32[n]"], {"contents": {"z": "i"}}, "E1016"),
        (["f32[n]", "f32[n]"], {"contents": {"a": "j"}}, "E1016"),
        (["f32[n]", "f32[n]"], {"contents": {"a": 1}}, "E1016"),
        (["out f32[n]", "f32[n]"], {"contents": {"a": "i"}}, "E1016"),
        (["f32[i]", "f32[i]"], {"contents": {"a": "i"}}, "E1016"),
        (["f32[n]", "f32[n]"], {"variants": {"size": [1]}}, "E1017"),
        (["$d[n]", "f32[n]"], {}, "E1017"),
        (["f32[n]", "f32[n]"], {"variants": {"tile": 3}}, "E1017"),
        (["f32[n]", "f32[n]"], {"name": "a b"}, "E1018"),
        (["f32[n]", "f32[n]"], {"variants": {"tile": ["x" * 200]}}, "E1018"),
        (["f32[n]", "f32[n]"], {"name": "größe"}, "E1018"),  # files have this name, and functions in C
    ],
)
def test_mismatches(args: object, options: dict, code: str) -> None:
    refused(code, entry, args, **options)


def test_variants_are_all_combinations_with_the_last_key_fastest() -> None:
    made = export(
        entry, ["$dtype[m,$k]", "f32[m]"], variants={"tile": [64, (32, 8)], "dtype": ["f16", cutec.BFloat16], "k": [4]}
    )
    assert [e.name for e in made] == [
        "entry_tile64_f16_k4",
        "entry_tile64_bf16_k4",
        "entry_tile32x8_f16_k4",
        "entry_tile32x8_bf16_k4",
    ]
    assert made[3].constexprs == {"tile": (32, 8)} and made[3].base == "entry"
    assert (made[3].signature.params[0].dtype, made[3].signature.params[0].shape) == ("bf16", ("m", 4))


def test_points_share_a_signature_where_their_types_are_the_same() -> None:
    keys = {"k": [4, 5], "tile": [64, 128]}
    made = export(entry, ["f32[m,$k]", "f32[m]"], variants=keys)
    assert [e.signature.params[0].shape for e in made] == [("m", 4), ("m", 4), ("m", 5), ("m", 5)]
    assert made[0].signature is made[1].signature and made[2].signature is made[3].signature
    assert [e.constexprs for e in made] == [{"tile": 64}, {"tile": 128}] * 2
    left_out = export(entry, ["f32[m,$tile]", "f32[m]"], variants=[{"tile": 8}, {}, {"tile": 8}])
    assert [e.signature.params[0].shape[1] for e in left_out] == [8, 64, 8]  # 64 by default


def test_equal_values_of_other_types_are_other_values() -> None:
    refused("E1010", entry, ["f32[m,$k]", "f32[m]"], variants={"k": [1, True]})
    refused("E1026", entry, ["f32[m]", "workspace f32[$k[0]]"], variants={"k": [(1,), (True,)]})


def test_a_list_of_variants_is_built_point_by_point() -> None:
    assert [e.constexprs for e in export(entry, ["f32[n]", "f32[n]"], variants=[{"tile": 1}, {"tile": 2}])] == [
        {"tile": 1},
        {"tile": 2},
    ]


def test_recording_collects_and_refuses_two_of_a_name() -> None:
    with recording() as found:
        export(entry, ["f32[n]", "f32[n]"], name="first")
        export(entry, ["f32[n]", "f32[n]"], name="second")
        err = refused("E1018", entry, ["f32[n]", "f32[n]"], name="first")
    assert [e.name for e in found] == ["first", "second"]
    assert err.notes[0].place.line == found[0].place.line


def test_variants_of_one_name_are_named_by_their_points() -> None:
    with recording():
        err = refused("E1018", entry, ["f32[n]", "f32[n]"], variants={"tile": ["a b", "c", "a_b"]})
    assert "'entry_a_b': the variants tile='a b' and tile='a_b'" in err.message and not err.notes


FORMS = [("m <= 256 and n % 8 == 0", {"tile": 64}), ("count > 3", {"tile": 128}), ("", {"tile": 64})]


def test_forms_of_a_function_are_chosen_by_guards():
    made = export(entry, ["$dtype[m,n]", "f32[n]"], name="f", variants={"dtype": ["f16", "f32"]}, choose=FORMS)
    assert [e.name for e in made] == ["f_f16_tile64", "f_f16_tile128", "f_f32_tile64", "f_f32_tile128"]
    assert [e.constexprs["tile"] for e in made] == [64, 128, 64, 128]
    choice = made[2].choice
    assert choice is made[3].choice and choice.name == "f_f32"
    assert [(form.export, form.when) for form in choice.forms] == [
        ("f_f32_tile64", FORMS[0][0]),
        ("f_f32_tile128", "count > 3"),
        ("f_f32_tile64", ""),
    ]


COSTS = [
    ("", {"tile": (64, 32)}, "(m - 1) // $tile[0] * $stages + $depth"),
    ("n > 8", {"stages": -2}, " m * $stages + $tile[1]"),
]


def test_forms_of_a_function_are_chosen_by_costs():
    made = export(staged, ["f32[m,n]"], name="f", constexpr={"depth": 7}, choose=COSTS)
    assert [e.name for e in made] == ["f_tile64x32", "f_m2"]
    choice = made[0].choice
    assert [(form.export, form.when, form.cost) for form in choice.forms] == [
        ("f_tile64x32", "", "(m - 1) // 64 * 3 + 7"),
        ("f_m2", "n > 8", "m * (-2) + 2"),
    ]
    assert [choice.export({"m": 100, "n": n}) for n in (8, 9)] == [e.name for e in made]


@pytest.mark.parametrize(
    "costs, what",
    [
        (("m", ""), "entry_tile128 has no cost"),
        (("m", "m * q"), "unknown name 'q' in 'm * q'"),
        (("m", "m < 3"), "unexpected '<' in 'm < 3'"),
        (("m", "m // n"), "divisors are positive numbers, or max(n, 1), in 'm // n'"),
        (("m", "m * $stages"), "$stages names no compile-time value in 'm * $stages'"),
        (("$tile * m", "$t"), "$t is 'f32', no number in '$t'"),
        (("m", 3), "choose is a list of guards"),
        (("m", "n", "m"), "choose is a list of guards"),
    ],
)
def test_wrong_costs_are_refused(costs, what):
    choose = [("", {"tile": 64}, costs[0]), ("", {"tile": 128}, *costs[1:])]
    err = refused(
        "E1023", entry, ["f32[m,n]", "f32[n]"], variants={"t": ["f32"]} if "$t" in costs else (), choose=choose
    )
    assert what in err.message


@pytest.mark.parametrize(
    "choose, what",
    [
        ([("", {"tile": 64}), ("", {"tile": 128})], "only the last form"),
        ([("q <= 2", {"tile": 64}), ("", {"tile": 128})], "'q'"),
        ([("m", {"tile": 64}), ("", {"tile": 128})], "is a number"),
        ({"m <= 2": 64}, "choose is a list of guards"),
        ([("", {})], "choose is a list of guards"),
        (["m <= 2"], "choose is a list of guards"),
        ([("m <= 2", {"t": "f16"}), ("", {"t": "f32"})], "takes other arguments"),
    ],
)
def test_wrong_choices_are_refused(choose, what):
    with pytest.raises(CutecError) as caught:
        export(entry, ["$t[m,n]" if "'t'" in str(choose) else "f32[m,n]", "f32[n]"], choose=choose)
    assert caught.value.code == "E1023" and what in caught.value.message


def test_a_choice_needs_a_name_of_its_own():
    with recording():
        export(entry, ["f32[m,n]", "f32[n]"], name="f", choose=FORMS)
        with pytest.raises(CutecError) as caught:
            export(entry, ["f32[m,n]", "f32[n]"], name="f")
    assert caught.value.code == "E1018"


@cute.jit
def with_defaults(
    a: cute.Tensor,
    n: cutec.Int32 = 4,
    alpha: cutec.Float32 = 2,
    on: cutec.Boolean = True,
    beta=cutec.Float64(0.5),  # noqa: B008  a number of cutec as a default is tested
    tag="x",
):
    pass


def test_defaults_of_scalars_are_kept() -> None:
    found = one(with_defaults, {"a": "f32[m]", "beta": "f64"})
    defaults = {p.name: p.default for p in found.signature.params if isinstance(p, ScalarParam)}
    assert defaults == {"n": 4, "alpha": 2.0, "on": True, "beta": 0.5} and isinstance(defaults["alpha"], float)
    assert param_text(found.signature.params[1], found.signature) == "i32 = 4"


@cute.jit
def with_a_wrong_default(a: cute.Tensor, n: cutec.Uint8 = 300):
    pass


def test_a_default_that_the_class_cannot_hold_is_refused() -> None:
    assert "300 is no u8" in refused("E1012", with_a_wrong_default, ["f32[m]"]).message


def test_what_is_run_takes_the_defaults() -> None:
    signature = Signature((ScalarParam("n", "i32", 4), ScalarParam("on", "i1", False), ScalarParam("m", "i32")), ())
    arguments = make_arguments(SimpleNamespace(signature=signature, contents=None), {}, {}, 0)
    assert arguments.values == [4, 0, 1] and arguments.defaults == ["m=1"]
    assert make_arguments(SimpleNamespace(signature=signature, contents=None), {"n": "7"}, {}, 0).values[0] == 7


@cute.jit
def scaled(x: cute.Tensor, y: cute.Tensor):
    pass


@cute.jit
def scaled_backward(dy: cute.Tensor, dx: cute.Tensor):
    pass


def test_backward_functions_of_variants_and_choices():
    types = ["in $t[m]", "out $t[m]"]
    made = export(scaled, types, variants={"t": ["f16", "f32"]}, backward="scaled_backward")
    assert [e.backward for e in made] == [Backward(f"scaled_backward_{t}") for t in ("f16", "f32")]
    back = export(scaled_backward, types, variants={"t": ["f16", "f32"]})
    check_backwards([*made, *back])
    with pytest.raises(CutecError, match="scaled_f32 names scaled_backward_f32 as its backward function, which is not"):
        check_backwards([*made, back[0]])


@pytest.mark.parametrize(
    "wrong", [{"backward": 3}, {"gradients": {"x": "dx"}}, {"backward": "f", "gradients": {"x": 1}}]
)
def test_wrong_backward_functions_are_refused(wrong):
    with pytest.raises(CutecError) as caught:
        export(scaled, ["in f32[m]", "out f32[m]"], **wrong)
    assert caught.value.code == "E1028"
