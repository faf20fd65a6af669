"""Guards: their values are Python's, and what is no guard is refused."""

import pytest
from hypothesis import given, strategies as st

from cutec.artifact.choice import Choice, Form
from cutec.artifact.guard import holds, joined, names_of, parse, parse_sum, shared, text_of
from cutec.artifact.signature import ScalarParam, Signature, Symbol, TensorParam

NAMES = {"m", "n", "k"}
GUARDS = [
    "m <= 256",
    "m*n >= 1048576 and k % 64 == 0",
    "not m < n or k == 1",
    "(m + 127) // 128 * ((n + 255) // 256) <= 132",
    "1 < m <= n < 100",
    "-m + 3 > -(n - k)",
    "not (m == n and (n == k or k != 3))",
    "m - n - k <= 0",
    "m < n and n < k or m == 0",
    "not not m > 5",
    "max(m, n - 5) <= min(k, 2 * m, 70)",
    "(min(m, max(n, k)) + 7) // 8 == 3",
    "m // max(n - 20, 1) % max(3, k) < 2",
]


@pytest.mark.parametrize("text", GUARDS)
@given(values=st.fixed_dictionaries({name: st.integers(0, 300) for name in sorted(NAMES)}))
def test_a_guard_is_what_python_says(text, values):
    tree = parse(text, NAMES)
    wanted = eval(text, {}, dict(values))
    assert holds(tree, values) == wanted
    assert eval(text_of(tree, lambda name: f"s_{name}"), {}, {f"s_{name}": v for name, v in values.items()}) == wanted


def test_each_part_of_a_long_guard_is_evaluated_once():
    read = []

    class Counting(dict):
        def __getitem__(self, name):
            read.append(name)
            return super().__getitem__(name)

    for word, value in (("or", 1), ("and", 0)):
        text = f" {word} ".join(["m == 1", *["n == 2"] * 40])
        assert holds(parse(text, {"m", "n"}), Counting(m=value, n=2)) is bool(value)
        assert read == ["m"]
        read.clear()


def test_names_of_a_guard():
    assert names_of(parse("m * 2 < k or k == 3", NAMES)) == {"m", "k"}


@pytest.mark.parametrize(
    "text, what",
    [
        ("", "ends early"),
        ("m", "is a number"),
        ("m * n", "is a number"),
        ("m <", "ends early"),
        ("m < q", "'q'"),
        ("(m < 3", "missing ')'"),
        ("m < 3)", "unexpected ')'"),
        ("m / 2 < 3", "no comparison"),
        ("m // n < 3", "divisors are positive"),
        ("m % 0 == 0", "divisors are positive"),
        ("m // max(n, 0) == 0", "divisors are positive"),
        ("m // min(n, 1) == 0", "divisors are positive"),
        ("m < 3 and n", "number stands"),
        ("(m < 3) + 1 < 2", "condition stands"),
        ("m < 3 + (n < 2)", "condition stands"),
        ("not m", "number stands"),
        ("m.__class__ == 1", "no comparison"),
        ("m ** 2 < 3", "misplaced '*'"),
        ("m < 3; n", "no comparison"),
        ("m and < 3", "number stands"),
        ("max(m) < 3", "two sums or more"),
        ("max(m, ) < 3", "misplaced ')'"),
        ("max(m, n < 3", "two sums or more"),
        ("min(m, n < 3) < 2", "two sums or more"),
        ("max m < 3", "'max'"),
        ("and < 3", "misplaced 'and'"),
        ("m < 1 " * 60, ""),
    ],
)
def test_what_is_no_guard(text, what):
    with pytest.raises(ValueError) as caught:
        parse(text, NAMES)
    assert what in str(caught.value)


def signature():
    return Signature(
        (
            TensorParam("a", "f32", ("m", "n"), (None, 1), order=(1, 0)),
            ScalarParam("count", "i32"),
            ScalarParam("alpha", "f32"),
        ),
        (Symbol("m"), Symbol("n")),
    )


def test_the_first_form_whose_guard_holds():
    choice = Choice("f", (Form("small", "m * n <= 100"), Form("many", "count > 7"), Form("rest")))
    choice.check(signature())
    assert [choice.export({"m": m, "n": 10, "count": c}) for m, c in ((10, 9), (11, 9), (11, 7))] == [
        "small",
        "many",
        "rest",
    ]


def test_a_call_that_no_form_takes():
    choice = Choice("f", (Form("small", "m < 3"), Form("even", "m % 2 == 0")))
    choice.check(signature())
    assert [choice.export({"m": m, "n": 1, "count": 0}) for m in (1, 4, 5)] == ["small", "even", None]
    said = choice.refusal({"m": 5, "n": 1})
    assert said == "no form of f takes m=5, n=1: none of its rules holds: m < 3; m % 2 == 0"


COSTS = (Form("wide", "n >= 10", "(m + 127) // 128 * 300"), Form("any", "", "m * 5"), Form("other", "m < 500", "count"))


def test_the_form_of_least_cost_of_those_whose_guards_hold():
    choice = Choice("f", COSTS)
    choice.check(signature())
    assert choice.takes_all and choice.has_costs
    for m, n, count, taken in (
        (61, 10, 400, "wide"),
        (61, 9, 400, "any"),  # the guard of `wide` does not hold
        (60, 10, 300, "wide"),  # all cost the same: the first
        (60, 9, 300, "any"),
        (59, 10, 295, "any"),
        (59, 10, 294, "other"),
        (499, 10, -1, "other"),
        (500, 10, -1, "wide"),
    ):
        assert choice.export({"m": m, "n": n, "count": count}) == taken


def test_forms_with_costs_may_all_have_guards():
    choice = Choice("f", (Form("small", "m < 3", "2"), Form("even", "m % 2 == 0", "1")))
    choice.check(signature())
    assert not choice.takes_all
    assert [choice.export({"m": m, "n": 1, "count": 0}) for m in (1, 2, 5)] == ["small", "even", None]
    said = choice.refusal({"m": 5})
    assert said == "no form of f takes m=5: none of its rules holds: m < 3; m % 2 == 0"


@given(values=st.fixed_dictionaries({name: st.integers(0, 300) for name in sorted(NAMES)}))
def test_shared_operations_have_the_values_of_sums(values):
    texts = ["(m+7)//8*(n+3) * 5", "(m+7)//8 + 9", "n + 3", "m", "(m+7)//8*(n+3) * 5", "-(n+3) % 7 - (m+7)//8*(n+3)"]
    trees = [parse_sum(text, NAMES) for text in texts]
    parts, rest = shared(trees)
    assert [text_of(tree, str) for tree in parts.values()] == [
        "((m + 7) // 8)",
        "(n + 3)",
        "($0 * $1)",
        "($2 * 5)",
    ]
    known = dict(values)
    for name, tree in parts.items():
        known[name] = holds(tree, known)
    assert [holds(tree, known) for tree in rest] == [eval(text, {}, dict(values)) for text in texts]


@pytest.mark.parametrize(
    "forms, what",
    [
        ((), "no forms"),
        ((Form("a"), Form("b")), "only the last"),
        ((Form("a", "alpha < 3"), Form("b")), "'alpha'"),
        ((Form("a", "m < 3", "m"), Form("b")), "b has no cost"),
        ((Form("a", "m < 3"), Form("b", "", "m")), "a has no cost"),
        ((Form("a", "", "m * alpha"), Form("b", "", "1")), "'alpha'"),
        ((Form("a", "", "m"), Form("b", "", "m < n")), "unexpected '<'"),
        ((Form("a", "", " "), Form("b", "", "1")), "ends early"),
        ((Form("a", "m", "1"), Form("b", "", "1")), "is a number"),
    ],
)
def test_choices_that_cannot_be_meant(forms, what):
    with pytest.raises(ValueError) as caught:
        Choice("f", forms).check(signature())
    assert what in str(caught.value)


def test_long_chains_are_text_that_python_and_c_can_nest() -> None:
    text = " and ".join(f"m <= {i}" for i in range(1000, 760, -1))
    tree = parse(text, {"m"})
    written = text_of(tree, lambda name: name)
    assert written.count("(") == 241
    assert (eval(written, {"m": 761}), eval(written, {"m": 762})) == (True, False)
    assert len(joined(tree)) == 240
