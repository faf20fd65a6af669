"""The arithmetic of flop and byte counts."""

import pytest

from cutec.artifact.expression import check, evaluate


@pytest.mark.parametrize(
    "text, value",
    [
        ("2 * m * n * k", 2.0 * 3 * 5 * 7),
        ("m + n * k", 3 + 5 * 7),
        ("(m+n)*k", 8 * 7),
        ("m - n - k", 3 - 5 - 7),
        ("m / n / k", 3 / 35),
        ("--m", 3),
        ("-m * n", -15),
        ("12", 12),
        ("n * (m / 2)", 7.5),
    ],
)
def test_values(text, value):
    assert evaluate(text, {"m": 3, "n": 5, "k": 7}) == value


@pytest.mark.parametrize(
    "text",
    [
        "",
        "m +",
        "(m",
        "m)",
        "m n",
        "2 ** m",
        "m // 2",
        "__import__('os')",
        "m.real",
        "x",
        "1.5",
        "+m",
        "1 / 0",
        "(" * 500,
        "-" * 5000 + "1",
        "*",
    ],
)
def test_refused(text):
    with pytest.raises(ValueError):
        evaluate(text, {"m": 3})


def test_check_needs_no_values():
    check("m / (m - n)", {"m", "n"})
    with pytest.raises(ValueError, match=r"unknown name 'k', known|unknown name 'k' in"):
        check("m * k", {"m", "n"})
