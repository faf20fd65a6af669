"""The same function in CPython and as a kernel on the interpreter: control flow on run-time
values.
"""

from __future__ import annotations

import textwrap

import pytest
from harness import Traced, define, same
from hypothesis import given, settings, strategies as st
from programs import DeviceWriter

from cutec.diag import CutecError
from cutec.frontend.numbers.numeric import Float32, Int32

ARGUMENTS = [(0, 1.5), (1, -2.0), (5, 0.25), (9, 3.0), (-3, 0.5)]

PROGRAMS = {
    "if_elif_else": """
        def f(n, x):
            if n > 5:
                y, k = x * 2.0, n + 1
            elif n > 0:
                y, k = -x, n
            else:
                y, k = x, -n
            return y, k
        """,
    "nested_loops_two_deep": """
        def f(n, x):
            total, count, best = 0.0, 0, x
            for i in range(n):
                for j in range(i, n, 2):
                    if (i + j) % 3 == 0:
                        total += x * j
                        if total > best:
                            best = total
                    else:
                        count += 1
            return total, count, best
        """,
    "swap_in_a_tuple": """
        def f(n, x):
            pair = (0, (1.0, x))
            for _ in range(n):
                k, (a, b) = pair
                pair = (k + 1, (b, a + b))
            return pair
        """,
    "fibonacci": """
        def f(n, x):
            a, b = 0, 1
            for _ in range(n):
                a, b = b, a + b
            return a, b
        """,
    "collatz": """
        def f(n, x):
            steps, m = 0, abs(n) + 1
            while m != 1:
                m = m // 2 if m % 2 == 0 else 3 * m + 1
                steps += 1
            return steps, m
        """,
    "while_with_and": """
        def f(n, x):
            i = 0
            while i < n and x * i < 2.0:
                i += 1
            else:
                x = x + 1.0
            return i, x
        """,
    "short_circuit_guards_division": """
        def f(n, x):
            ok = n != 0 and 10 % n == 0
            bad = n == 0 or 10 // n > 2
            return ok, bad, not ok
        """,
    "value_of_and_or": """
        def f(n, x):
            return (n and 7), (n or 9), (n and n - 5 or 3)
        """,
    "chained_comparison": """
        def f(n, x):
            return 0 < n < 6, -5 <= n <= 1 < n + 3, 1 < 2 < n
        """,
    "ternary_nested": """
        def f(n, x):
            return (1 if n > 3 else 2 if n > 0 else 3), (x if n else -x)
        """,
    "range_directions": """
        def f(n, x):
            s = 0
            for i in range(n, -4, -3):
                s = s * 7 % 101 + i
            for i in range(-2, n):
                s = s * 3 % 101 - i
            step = n + 5
            for i in range(20, -20, -step):
                s += i
            for i in range(-7, 20, step):
                s = s + i * 2
            return s
        """,
    "loop_variable_afterwards": """
        def f(n, x):
            i = 100
            for i in range(n):
                pass
            j = -1
            for j in range(3, n, 2):
                j = j * 10
            for k in range(4):
                pass
            return i, j, k
        """,
    "early_returns": """
        def f(n, x):
            if n < 0:
                return 1, x
            if n > 6:
                return 2, x + 1.0
            y = x * n
            if y > 1.0:
                return 3, y
            return 4, -y
        """,
    "continue_in_a_loop": """
        def f(n, x):
            s = 0
            for i in range(n):
                if i == 1:
                    continue
                s += i
                if i % 3 == 0:
                    continue
                s += 100
            return s
        """,
    "python_parts_stay_python": """
        def f(n, x):
            table = [3, 1, 4]
            sizes = {"a": 2, "b": 5}
            s = 0
            for v in table:
                if v == 1:
                    continue
                s += v * n
            for name, size in sizes.items():
                if name == "b":
                    s += size
                    break_here = True
                if size > 4:
                    break
            else:
                s = -1
            for i in range_constexpr(len(table)):
                s = s + table[i] if const_expr(i != 1) else s
            return s
        """,
    "closures_in_regions": """
        def f(n, x):
            def scaled(v):
                if v > 3:
                    return v * k
                return v
            k, s = 2, 0
            for i in range(n):
                k = k + 1
                s += scaled(i)
            return s, k
        """,
    "static_stays_static": """
        def f(n, x):
            mode = 3
            for i in range(n):
                mode = 3
            if n > 2:
                mode = 3
            return [x, x, x, x][mode], mode
        """,
    "literal_takes_the_type_of_the_branch": """
        def f(n, x):
            y = 0
            if n > 2:
                y = x
            z = 0
            for i in range(n):
                z = z + x
            return y * 1.0, z * 1.0
        """,
    "lists_and_attributes_change_in_loops": """
        class State:
            def __init__(self):
                self.count, self.last = 0, (0, 0.0)
            @jit
            def advance(self, by):
                self.count += by
                if self.count > 6:
                    self.count = 0
        def f(n, x):
            state, cells = State(), [0.0, 1.0, 2.0]
            for i in range(n):
                state.advance(i)
                state.last = (i, x)
                cells[1] += x
                if i > 2:
                    cells[0] = cells[0] - 1.0
            return state.count, state.last, cells
        """,
    "names_reused_for_other_things": """
        def f(n, x):
            t = "text"
            for i in range(n):
                t = x * i
            t = None
            if n > 0:
                t = n
            else:
                t = -n
            return t
        """,
    "walrus_in_conditions": """
        def f(n, x):
            s = 0
            if (m := n * 2) > 4:
                s = m
            while (left := n - s) > 1 and left < 100:
                s += left // 2 + 1 if left > 2 else 1
            return s, m, left
        """,
    "break_in_a_loop": """
        def f(n, x):
            s = 0
            for i in range(n):
                if i * i > 10:
                    break
                s += i
            return s
        """,
    "break_and_else_and_loop_variable": """
        def f(n, x):
            i = -1
            for i in range(n):
                if i * i > 10:
                    break
            else:
                i = 100
            return i
        """,
    "break_continue_return_from_nested_loops": """
        def f(n, x):
            for i in range(n):
                for j in range(i):
                    if i * j > 6:
                        return i, x
                    if j == 2:
                        break
                else:
                    continue
                if i > 7:
                    return -1, x + 1.0
            return 0, 0.0
        """,
    "endless_while_with_break_and_continue": """
        def f(n, x):
            k = 0
            while True:
                k += 1
                t = k * 3
                if t > n:
                    break
                if k == 2:
                    continue
                x = x + 1.0
            return k, t, x
        """,
    "endless_while_with_return": """
        def f(n, x):
            k = 0
            while True:
                k += 1
                if k * k > n:
                    return k
        """,
    "return_from_one_branch_of_another": """
        def f(n, x):
            if n > 3:
                if x > 1.0:
                    return 1
                n = n + 1
            n = n * 2
            if n > 8:
                return n
            return -n
        """,
    "break_and_return_from_an_unrolled_loop": """
        def f(n, x):
            s = 0
            for v in [3, 1, 4, 1, 5]:
                if v == n:
                    break
                if s > 7:
                    return s, v
                s += v
            else:
                s = -s
            return s, 0
        """,
    "break_from_a_while_that_binds": """
        def f(n, x):
            s = 0
            while (m := n - s) > 0:
                s += 2
                if m == 3:
                    break
                if m == 4:
                    continue
                s += 1
            else:
                s += 1000
            return s, m
        """,
    "types_that_end_with_the_loop": """
        def f(n, x):
            y = 1
            for i in range(n):
                if i == 3:
                    y = x * 2.0
                    x = y
                    break
                y = i
            return x
        """,
    "break_on_the_loop_variable": """
        def f(n, x):
            s = 0
            for i in range(8):
                s += n
                if i == 3:
                    break
            return s
        """,
    "return_of_nothing_from_a_loop": """
        def f(n, x):
            s = [0]
            def g():
                if n > 2:
                    for i in range(n):
                        if i == 4:
                            return
                        s[0] += 1
                s[0] += 100
            g()
            return s[0]
        """,
    "break_out_of_with": """
        import contextlib
        @contextlib.contextmanager
        def cm():
            yield 3
        def f(n, x):
            s = 0
            for i in range(n):
                with cm() as k:
                    if i == 4:
                        break
                    s += k
                s += 1
            return s
        """,
    "match_on_numbers": """
        def f(n, x):
            s = 0
            for i in range(-1, n):
                match i:
                    case -1 | 0:
                        s += 1
                    case 2:
                        continue
                    case k if k > x * 2.0:
                        s += 10 * k
                    case 7:
                        break
                    case _:
                        s += 100
            match (n, s > 50):
                case (5, True):
                    return -1, s
                case (m, False):
                    return m, s
                case [9, flag]:
                    return 9, s if flag else -s
            return n, 0
        """,
}


@settings(max_examples=25, deadline=None)
@given(st.integers(0, 10**9))
def test_generated_programs(seed):
    """Programs that are not refused give the right results."""
    source = DeviceWriter(seed).function()
    function = define(source)
    try:
        traced = Traced(define(source), [Int32, Int32])
    except CutecError as err:
        assert err.code in ("E0303", "E0304", "E0306"), (source, err)
        return
    for n, x in ((0, 1), (4, -2), (-3, 5)):
        expected = outcome(function, n, x)
        if expected is not None:
            assert traced.run(n, x) == expected, (source, n, x)


def outcome(function, *args):
    """The result, unless the program divides by zero or uses an unbound name for these
    arguments.
    """
    try:
        return function(*args)
    except (ZeroDivisionError, NameError):
        return None


def as_python(source: str):
    return define(textwrap.dedent(source))


@pytest.mark.parametrize("name", PROGRAMS)
def test_program(name):
    function = as_python(PROGRAMS[name])
    traced = Traced(as_python(PROGRAMS[name]), [Int32, Float32])
    for n, x in ARGUMENTS:
        expected = function(n, x)
        assert same(traced.run(n, x), expected), (n, x, expected, traced.run(n, x))
