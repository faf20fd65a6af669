"""Control flow on run-time values that is not supported: it is refused with its line and column."""

from __future__ import annotations

import re
import sys
import textwrap

import pytest
from harness import Traced, define

from cutec.diag import CutecError
from cutec.frontend.numbers.numeric import Float32, Int32

# Python 3.10 tells lines, but no columns, and not which function a nested one is in
EXACT = sys.version_info >= (3, 11)

# Each body is the inside of `def f(n, x):`; the marked line is where the error must point, `^` at
# the column if the next line has one.
REFUSED = {
    "break_out_of_a_finally_in_a_device_loop": """
        for i in range(n):
            try:
                x = x + 1.0
            finally:
                if x > 1.0:  # E0303
                    break
        return x
        """,
    "return_of_none_from_a_loop_and_a_value_at_the_end": """
        for i in range(n):
            if x > 1.0:
                return  # E0305
        return x
        """,
    "return_from_a_loop_and_none_at_the_end": """
        for i in range(n):
            if x > 1.0:
                return x  # E0305
        """,
    "returns_of_two_types": """
        for i in range(n):
            if i == 2:
                return i
            if x > 1.0:
                return x  # E0304
        return n
        """,
    "bound_before_a_break_that_may_not_be_reached": """
        for i in range(n):
            if i == 3:
                y = x
                break
        return y  # E0306
        """,
    "dtype_changes_in_a_loop": """
        acc = Int32(0)
        for i in range(n):
            acc = acc + x  # E0304
        return acc
        """,
    "dtype_differs_between_branches": """
        if n > 0:
            y = x
        else:
            y = n  # E0304
        return y
        """,
    "boolean_and_number": """
        found = 0
        for i in range(n):
            found = i > 3  # E0304
        return found
        """,
    "none_becomes_a_value": """
        y = None
        if n > 0:
            y = x  # E0305
        return y
        """,
    "tuple_grows": """
        t = (1,)
        for i in range(n):
            t = t + (i,)  # E0305
        return t
        """,
    "bound_in_one_branch": """
        if n > 0:
            y = x
        return y  # E0306
        """,
    "bound_in_a_loop": """
        for i in range(n):
            y = x
        return y  # E0306
        """,
    "loop_variable_of_a_loop_that_may_not_run": """
        for i in range(n):
            pass
        return i  # E0306
        """,
    "deleted_in_one_branch": """
        y = x
        if n > 0:
            del y
        return y  # E0306
        """,
    "different_strings": """
        op = "add"
        if n > 0:
            op = "mul"  # E0307
        return op
        """,
    "list_grows": """
        parts = []
        for i in range(n):  # E0308
            parts.append(1)
        return parts
        """,
    "attribute_appears": """
        class State: pass
        s = State()
        if n > 0:
            s.count = 1
        return s.count + 1  # E0308
        """,
    "const_expr_of_a_device_value": """
        if const_expr(n > 3):  # E0309
            x = x + 1.0
        return x
        """,
    "constexpr_range_of_a_device_value": """
        for i in range_constexpr(n):  # E0309
            x = x + 1.0
        return x
        """,
    "value_leaks_through_a_set": """
        seen = {1: x}
        def keep(v):
            nonlocal_box.append(v)
            return v
        if n > 0:
            x = keep(x * 2.0)
        return nonlocal_box[-1] + 1.0  # E0310
        """,
    "ternary_without_common_type": """
        return x if n > 0 else None  # E0312
        """,
    "logical_value_without_common_type": """
        return n > 0 and "yes"  # E0312
        """,
    "global_assigned": """
        if n > 0:
            global total
            total = 1  # E0313
        """,
    "exception_caught_outside_of_its_branch": """
        try:
            if n > 0:
                raise ValueError
        except ValueError:
            x = x + 1.0  # E0313
        return x
        """,
    "sorted_device_values": """
        return sorted([n, 12])[0]  # E0301
        """,
    "device_index_of_a_python_list": """
        return [1, 2, 3][n]  # E0302
        """,
    "device_loop_variable_as_index": """
        table = [1, 2, 3]
        for i in range(3):
            n += table[i]  # E0302
        return n
        """,
    "int_of_a_device_value": """
        return int(n)  # E0302
        """,
}


@pytest.mark.parametrize("name", REFUSED)
def test_refusal(name):
    body = textwrap.dedent(REFUSED[name]).strip("\n")
    line, code = next(
        (i + 2, m.group(1)) for i, text in enumerate(body.splitlines()) if (m := re.search(r"# (E\d+)", text))
    )
    function = define("def f(n, x):\n" + textwrap.indent(body, "    ") + "\n", nonlocal_box=[])
    with pytest.raises(CutecError) as info:
        Traced(function, [Int32, Float32])
    assert (info.value.code, info.value.place.line) == (code, line), (info.value, info.value.place)
    assert info.value.place.file == function.__code__.co_filename and (info.value.place.col > 1 or not EXACT)


def test_error_names_both_places():
    function = define("def f(n, x):\n    if n > 0:\n        y = x\n    else:\n        y = None\n    return y\n")
    with pytest.raises(CutecError) as info:
        Traced(function, [Int32, Float32])
    assert [note.place.line for note in info.value.notes] == [3, 5]
    assert "`y`" in info.value.message and "None" in info.value.message


def test_error_names_the_binding_before_the_branch_or_loop():
    for source, lines in (
        ("    y = None\n    if n > 0:\n        y = x\n    return y\n", [4, 2]),
        ("    y = Int32(0)\n    for i in range(n):\n        y = y + x\n    return y\n", [2]),
        ("    while n > 0:\n        n = x\n    return n\n", [1]),
    ):
        with pytest.raises(CutecError) as info:
            Traced(define("def f(n, x):\n" + source), [Int32, Float32])
        assert [note.place.line for note in info.value.notes] == lines


@pytest.mark.skipif(not EXACT, reason="Python 3.10 tells no columns")
def test_caret_covers_the_condition():
    function = define("def f(n, x):\n    for i in range(4):\n        if const_expr(i == n):\n            x = x + 1.0\n")
    with pytest.raises(CutecError) as info:
        Traced(function, [Int32, Float32])
    assert (info.value.place.col, info.value.place.end_col) == (12, 30)


def test_error_in_an_inlined_call_has_its_caller():
    function = define(
        "@jit\ndef g(x):\n    return [1][x]\ndef f(n, x):\n    if n > 0:\n        x = g(n)\n    return x\n"
    )
    with pytest.raises(CutecError) as info:
        Traced(function, [Int32, Float32])
    assert (info.value.place.line, info.value.place.function) == (3, "g")
    caller = info.value.place.caller
    assert (caller.line, caller.caller.function) == (6, "_call") and (caller.function == "f" or not EXACT)


def test_user_exception_passes_through():
    function = define("def f(n, x):\n    if n > 0:\n        raise KeyError('mine')\n")
    with pytest.raises(KeyError, match="mine"):
        Traced(function, [Int32, Float32])
