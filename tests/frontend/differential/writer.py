"""Random programs in the part of Python that kernels are written in: every one is a legal kernel
and a legal Python module.

A program is a module with a function `program(a, b, x, y)` of two Int32 and two Float32, which
returns two of each. It defines helper functions, a class with state and one with operators, and
uses every kind of control flow on values that are known only at run time. Programs stop: every loop
has a bound. They do not divide by zero. Sums, products and shifts wrap.
"""

from __future__ import annotations

import textwrap
from random import Random

PRELUDE = '''\
class State:
    """Attributes that change in loops and branches."""

    def __init__(self, n, f):
        self.n, self.f = n, f

    def bump(self, by):
        if by > 3:
            self.n = self.n + by % 11
        else:
            self.f = self.f + 0.5
        return self.n

    @property
    def half(self):
        return self.n // 2 if self.n > 0 else self.n


class Pair:
    """Operators."""

    def __init__(self, i, f):
        self.i, self.f = i, f

    def __add__(self, other):
        return Pair(self.i + other.i, self.f - other.f)

    def __neg__(self):
        return Pair(-self.i, -self.f) if self.i > 0 else self

'''
INTS, FLOATS, FLAGS = ("a", "b", "c", "d"), ("x", "y", "z"), ("p", "q")


class Writer:
    """Writes one program from a seed. `exact_products`: floats are multiplied by powers of two
    only.
    """

    def __init__(self, seed: int, exact_products: bool = False):
        self.random, self.exact = Random(seed), exact_products
        self.ints, self.floats, self.flags = list(INTS), list(FLOATS), list(FLAGS)
        self.helpers: list[tuple[str, str]] = []  # names of helper functions, and what they return: "i" or "f"
        self.result = "ii ff"
        self.objects = True
        self.counter = 0

    def pick(self, *choices: str) -> str:
        return self.random.choice(choices)

    def chance(self, probability: float) -> bool:
        return self.random.random() < probability

    def fresh(self, stem: str) -> str:
        self.counter += 1
        return f"{stem}{self.counter}"

    # Expressions

    def int_(self, depth: int = 2) -> str:
        if depth <= 0 or self.chance(0.25):
            objects = ["s.n", "t[0]", "v[1]", "w.i", "k['n']"] if self.objects else []
            return self.pick(*self.ints, *self.ints, *objects, str(self.random.randint(-3, 9)))
        x, y = self.int_(depth - 1), self.int_(depth - 1)
        calls = [f"{name}({x}, {self.float_(depth - 2)})" for name, kind in self.helpers if kind == "i"]
        methods = [f"s.bump({x})", "s.half"] if self.objects else []
        return self.pick(
            f"({x} + {y})",
            f"({x} - {y})",
            f"({x} % {self.pick('3', '7', '97', '-5')})",
            f"({x} // {self.pick('2', '5', '-3', '16')})",
            f"(({x}) % 89 * (({y}) % 83))",
            f"(Int32({x}) * {y})",
            self.hashed(x, y),
            f"checked({x})",
            f"checked(Int32({x}) * {self.pick('6', '24', '-10')} {self.pick('', '// 3', '* 100003', '<< 3', '+ 12')})",
            f"(-{x})",
            f"(~{x})",
            f"({x} & {y})",
            f"({x} | {y})",
            f"({x} ^ {y})",
            f"(Int32({x}) << ({y} & {self.pick('7', '31')}))",
            f"({x} >> ({y} & 7))",
            f"({x} // (({y} & 15) + 1))",
            f"({x} % (({y} & 7) + 2))",
            f"abs({x})",
            f"min({x}, {y})",
            f"max({x}, {y}, {self.pick(*self.ints)})",
            f"min(({x}, {y}), key=lambda e: e % 7)",
            f"({x} if {self.bool_(depth - 1)} else {y})",
            f"({x} and {y})",
            f"({x} or {y})",
            f"sum(({x}, {y}, 1))",
            f"sum([e * (({x}) % 89) % 31 for e in (1, 2) if e != 3])",
            f"divmod({x}, 7)[{self.pick('0', '1')}]",
            f"Int32({self.bool_(depth - 1)})",
            f"(lambda e: e + 1 if e < {y} else e)({x})",
            self.truncated(depth - 1),
            *calls,
            *methods,
        )

    def hashed(self, x: str, y: str) -> str:
        """What is known of signs at its beginning does not hold after it has wrapped."""
        seed = self.pick(
            f"(Int32({x}) & {self.pick('255', '65535', '2147483647')})",
            f"Int32({x}) % 1021",
            f"abs(Int32({x}))",
            f"min(Int32({x}) & 4095, Int32(77))",
        )
        mixed = f"({seed} * {self.pick('31', '65599', '16777619', '1103515245')} + ({y} & 1023))"
        return (
            f"(({mixed} * {self.pick('33', '65537')}) {self.pick('%', '//')}"
            f" {self.pick('1024', '97', '-7', f'(({y} & 7) + 2)')})"
        )

    def truncated(self, depth: int) -> str:
        f = self.pick(*self.floats)
        return f"(Int32({f}) if -1000.0 < {f} < 1000.0 else {self.int_(depth)})"

    def float_(self, depth: int = 2) -> str:
        if depth <= 0 or self.chance(0.3):
            objects = ["s.f", "t[1]", "w.f", "k['f']"] if self.objects else []
            return self.pick(*self.floats, *self.floats, *objects, self.pick("0.5", "1.25", "-2.0", "0.0"))
        x, y = self.float_(depth - 1), self.float_(depth - 1)
        calls = [f"{name}({self.int_(depth - 2)}, {x})" for name, kind in self.helpers if kind == "f"]
        return self.pick(
            f"({x} + {y})",
            f"({x} - {y})",
            f"({x} * {self.factor(y)})",
            f"({x} * 0.5)",
            f"(-{x})",
            f"abs({x})",
            f"min({x}, {y})",
            f"max({x}, {y})",
            f"({x} if {self.bool_(depth - 1)} else {y})",
            f"Float32({self.int_(depth - 1)})",
            f"(Float32({x}) + {self.pick(*self.ints)})",
            f"(Float32({x}) and Float32({y}))",
            f"(Float32({x}) or Float32({y}))",
            f"sum([{x}, {y}], 0.0)",
            *calls,
        )

    def bool_(self, depth: int = 1) -> str:
        order = self.pick("<", "<=", "==", "!=", ">", ">=")
        if depth <= 0 or self.chance(0.4):
            return self.pick(
                f"({self.int_(0)} {order} {self.pick(*self.ints)})",
                f"({self.pick(*self.floats)} {order} {self.float_(0)})",
                *self.flags,
            )
        p, q, x, y = self.bool_(depth - 1), self.bool_(depth - 1), self.int_(depth - 1), self.int_(depth - 1)
        return self.pick(
            f"({p} and {q})",
            f"({p} or {q})",
            f"(not {p})",
            f"({x} {order} {y})",
            f"({x} < {y} <= {self.int_(0)})",
            f"({x} in ({y}, 2, {self.int_(0)}))",
            f"({x} not in [{y}, 4])",
            f"({x} in range({y} % 6))",
            f"any([{p}, {q}])",
            f"all(e < {y} for e in ({x}, {self.int_(0)}))",
            f"any(100 // e > {y} for e in ({x}, {self.int_(0)}) if e)",
            f"({p} == {q})",
            f"({p} is True)",
            f"({y} != 0 and 100 // ({y} % 7 + 8) > {x})",
        )

    # Statements

    def block(self, depth: int, loop: bool, most: int = 3) -> list[str]:
        known = list(self.ints), list(self.floats)
        lines = ["    " + line for _ in range(self.random.randint(1, most)) for line in self.statement(depth, loop)]
        self.ints, self.floats = known  # what a block binds may have no value after it
        return lines

    def statement(self, depth: int, loop: bool) -> list[str]:
        kinds = (
            ["assign"] * 6
            + ["augmented", "tuple", "flag", "state", "temporary"] * 2
            + ["return"]
            + ["jump"] * (3 * loop)
        )
        kinds += (
            ["if"] * 4 + ["for"] * 3 + ["while"] * 2 + ["match", "nested", "unrolled", "search", "hash", "try"]
            if depth > 0
            else []
        )
        return getattr(self, "write_" + self.random.choice(kinds))(depth, loop)

    def write_assign(self, depth: int, loop: bool) -> list[str]:
        if self.chance(0.6):
            return [f"{self.pick(*INTS)} = {self.typed(self.int_(), 'Int32')}"]
        return [f"{self.pick(*FLOATS)} = {self.typed(self.float_(), 'Float32')}"]

    def typed(self, value: str, kind: str) -> str:
        """A value that is no Python number: those are not of 32 bits in CPython."""
        return f"{kind}({value})"

    def write_augmented(self, depth: int, loop: bool) -> list[str]:
        if self.chance(0.5):
            return [f"{self.pick(*INTS)} {self.pick('+=', '-=', '^=', '//=', '%=')} ({self.int_(1)} & 15) + 1"]
        if self.chance(0.3):
            return [f"{self.pick(*FLOATS)} *= {self.factor(self.float_(1))}"]
        return [f"{self.pick(*FLOATS)} {self.pick('+=', '-=')} {self.float_(1)}"]

    def factor(self, value: str) -> str:
        """The second factor of a product of floats."""
        return self.pick("0.5", "-2.0", "1.0") if self.exact else value

    def write_tuple(self, depth: int, loop: bool) -> list[str]:
        a, b, x = self.pick(*INTS), self.pick(*INTS), self.pick(*FLOATS)
        return self.random.choice(
            [
                [f"{a}, {x} = {self.typed(self.int_(1), 'Int32')}, {self.typed(self.float_(1), 'Float32')}"],
                ["a, b, c = c, a, b"],
                [f"t = (t[0] + {self.int_(1)}, {self.pick(*FLOATS)})"],
                ["x, y = y, x"],
                [f"{a}, *rest = (t[0], {b}, 3)", f"{b} = Int32(rest[0])"],
                [f"({a}, (z, {b})) = d, ({x}, t[0])"],
            ]
        )

    def write_flag(self, depth: int, loop: bool) -> list[str]:
        return [f"{self.pick(*FLAGS)} = Boolean({self.bool_()})"]

    def write_state(self, depth: int, loop: bool) -> list[str]:
        if not self.objects:
            return self.write_assign(depth, loop)
        i, f = self.typed(self.int_(1), "Int32"), self.typed(self.float_(1), "Float32")
        return [
            self.pick(
                f"s.n = {i}",
                f"s.f = {f}",
                f"s.n += {self.int_(1)}",
                f"v[0] = {i}",
                f"v[1] -= {self.int_(1)}",
                f"k['n'] = {i}",
                f"k['f'] += {f}",
                f"w = w + Pair({i}, {f})",
                "w = -w",
                f"v[0], s.n = s.n, {i}",
                f"s.bump({self.int_(1)})",
            )
        ]

    def write_temporary(self, depth: int, loop: bool) -> list[str]:
        name = self.fresh("e")
        line = f"{name} = {self.typed(self.int_(), 'Int32')}"
        self.ints.append(name)
        return [line]

    def write_return(self, depth: int, loop: bool) -> list[str]:
        return [f"if {self.bool_()}:", f"    return {self.returned()}"]

    def returned(self) -> str:
        kinds = {"i": lambda: self.typed(self.int_(1), "Int32"), "f": lambda: self.typed(self.float_(1), "Float32")}
        return ", ".join(kinds[k]() for k in self.result.replace(" ", ""))

    def write_jump(self, depth: int, loop: bool) -> list[str]:
        jump = self.pick("break", "continue", "continue", "break")
        lines = (
            [f"if {self.bool_()}:", *self.block(0, False, 1), f"    {jump}"]
            if self.chance(0.4)
            else [f"if {self.bool_()}:", f"    {jump}"]
        )
        return [*lines, "else:", *self.block(depth - 1, loop, 1)] if self.chance(0.2) else lines

    def write_if(self, depth: int, loop: bool) -> list[str]:
        test, known = self.bool_(), list(self.ints)
        kind, name = self.pick(*["plain"] * 7, "first", "and", "or", "again"), self.fresh("m")
        if kind != "plain":
            test = self.named(kind, self.pick(*INTS) if kind == "again" else name, test)
        self.ints += [name] * (kind in ("first", "and"))
        lines = [f"if {test}:", *self.block(depth - 1, loop)]
        self.ints = [*known, *[name] * (kind in ("first", "or"))]
        if self.chance(0.3):
            lines += [f"elif {self.bool_()}:", *self.block(depth - 1, loop)]
        lines += ["else:", *self.block(depth - 1, loop)] if self.chance(0.5) else []
        self.ints = [*known, *[name] * (kind == "first")]
        return lines

    def named(self, kind: str, name: str, test: str) -> str:
        """A condition that binds a name: always, where an operand left of it holds or not, or
        anew.
        """
        compare = f"({name} := {self.typed(self.int_(1), 'Int32')}) {self.pick('<', '>', '!=')} {self.int_(1)}"
        forms = {
            "first": compare,
            "and": f"{test} and {compare}",
            "or": f"{test} or {compare}",
            "again": f"{test} {self.pick('and', 'or')} {compare}",
        }
        return forms[kind]

    def orelse(self, depth: int, loop: bool) -> list[str]:
        return ["else:", *self.block(depth - 1, loop, 2)] if self.chance(0.3) else []

    def write_for(self, depth: int, loop: bool) -> list[str]:
        name = self.pick(*INTS) if self.chance(0.2) else self.fresh("i")
        x = self.int_(1)
        bounds = self.pick(
            f"{x} % 6",
            f"1, {x} % 5",
            f"{x} % 9, -3, -2",
            f"-1, {x} % 5, (d & 1) + 1",
            "4",
            "5, 1, -2",
            f"3, {x} % 7, 1 - (a & 2)",
        )
        known = list(self.ints)
        self.ints.append(name)
        body = self.block(depth - 1, True)
        self.ints = known
        return [f"for {name} in range({bounds}):", *body, *self.orelse(depth, loop)]

    def write_while(self, depth: int, loop: bool) -> list[str]:
        fuel = self.fresh("fuel")
        step = [f"    {fuel} = {fuel} + 1"]
        if self.chance(0.3):
            name, known = self.fresh("m"), list(self.ints)
            inner = [
                f"    {name} = {self.typed(self.int_(1), 'Int32')}",
                f"    if {fuel} > 4 or {self.bool_()}:",
                "        break",
            ]
            self.ints.append(name)
            body = self.block(depth - 1, True)
            self.ints = [*known, name]
            return [f"{fuel} = 0", "while True:", *step, *inner, *body]
        known, test = list(self.ints), self.bool_()
        if self.chance(0.2):
            name = self.fresh("m")
            test = f"({name} := {self.typed(self.int_(1), 'Int32')}) {self.pick('<', '>', '!=')} {self.int_(1)}"
            self.ints.append(name)
        body = self.block(depth - 1, True)
        self.ints = known
        return [f"{fuel} = 0", f"while {fuel} < 5 and {test}:", *step, *body, *self.orelse(depth, loop)]

    def write_unrolled(self, depth: int, loop: bool) -> list[str]:
        name = self.fresh("u")
        items = self.pick(
            f"(1, {self.int_(0)}, 4)",
            "[2, 5]",
            "range_constexpr(3)",
            "(e * e for e in (1, 2, 3))",
            f"reversed([1, {self.int_(0)}])",
        )
        known = list(self.ints)
        self.ints.append(name)
        body = self.block(depth - 1, True, 2)
        self.ints = known
        return [f"for {name} in {items}:", *body, *self.orelse(depth, loop)]

    def write_search(self, depth: int, loop: bool) -> list[str]:
        """Loops over pairs, and a search."""
        i, u = self.fresh("i"), self.fresh("u")
        known = list(self.ints)
        self.ints += [i, u]
        body = self.block(depth - 1, True, 2)
        self.ints = known
        head = self.pick(
            f"for {i}, {u} in enumerate((a, {self.int_(0)}, 3)):",
            f"for {i}, {u} in zip([1, b], (c, 2)):",
            f"for {i}, {u} in enumerate(range({self.int_(1)} % 5)):",
            f"for {i}, {u} in zip(range({self.int_(1)} % 4), range(9, 2, -1)):",
            f"for {i} in reversed(range({self.int_(1)} % 5)):\n    {u} = {i} + 1",
        )
        return [*head.split("\n"), *body, *self.orelse(depth, loop)]

    def write_hash(self, depth: int, loop: bool) -> list[str]:
        """A loop that carries a number which wraps, and tests it in ways that depend on its
        sign.
        """
        name, index = self.pick("c", "d"), self.fresh("i")
        seed = self.pick("Int32(0)", "Int32(17)", f"Int32({self.int_(1)}) & 1023", f"Int32({self.int_(1)} % 97)")
        step = self.pick(
            f"{name} * 31 + ({self.int_(1)} & 255)",
            f"({name} << 5) + {name} + {index}",
            f"{name} * 1103515245 + 12345",
            f"{name} * {name} + 40507",
            f"({name} ^ ({self.int_(1)} & 127)) * 16777619",
        )
        test = self.pick(f"{name} % 1024 > 512", f"{name} // 3 < 0", f"{name} % 7 == 2", f"{name} >> 16 < 100")
        head = [
            f"{name} = {seed}",
            f"for {index} in range({self.int_(1)} % 9):",
            f"    {name} = {step}",
            f"    if {test}:",
        ]
        return [
            *head,
            f"        {self.pick(*INTS)} = Int32({name} % {self.pick('1024', '97')})",
            f"{name} = Int32({name} {self.pick('%', '//')} 1009)",
        ]

    def write_match(self, depth: int, loop: bool) -> list[str]:
        name, known = self.fresh("m"), list(self.ints)
        if self.chance(0.5):
            subject = f"{self.int_(1)} % 7"
            heads = ["0 | 3", f"{name} if {name} > {self.int_(0)}"]
        else:
            subject = self.pick(
                f"({self.int_(1)} % 4, {self.int_(1)} % 3)",
                f"Pair({self.int_(1)} % 4, {self.int_(1)} % 3)",
                f"[{self.int_(1)} % 4, 2]",
            )
            part = f"({name}, 0 | 1)" if subject[0] != "P" else f"Pair(i={name}, f=0 | 1)"
            again = f"[0, {name}] | [{name}, 0]" if subject[0] != "P" else f"Pair(i=(2 | 3) as {name})"
            heads = [f"{part} if {name} != {self.int_(0)}", again]
        lines = [f"match {subject}:"]
        for head in heads:
            self.ints += [name] * (name in head)
            lines += [
                f"    case {head}:",
                *textwrap.indent("\n".join(self.block(depth - 1, loop, 2)), "    ").split("\n"),
            ]
            self.ints = list(known)
        if self.chance(0.6):
            lines += ["    case _:", *textwrap.indent("\n".join(self.block(depth - 1, loop, 2)), "    ").split("\n")]
        return lines

    def write_try(self, depth: int, loop: bool) -> list[str]:
        """A `try` whose body may be left."""
        counted = [f"    {self.pick(*INTS)} += 1"]
        orelse = (
            ["except ValueError:", "    a = b", "else:", *self.block(depth - 1, loop, 1)] if self.chance(0.3) else []
        )
        return ["try:", *self.block(depth - 1, loop), *orelse, "finally:", *counted]

    def write_nested(self, depth: int, loop: bool) -> list[str]:
        """A function in the function, which reads its variables and may return early."""
        name, outer = self.fresh("inner"), (self.result, list(self.ints), list(self.floats), self.helpers)
        self.result, self.helpers = self.pick("i", "f"), []
        self.ints.append("n")
        self.floats.append("g")
        body = [*self.function_body(depth - 1), f"    return {self.returned()}"]
        kind = self.result
        self.result, self.ints, self.floats, self.helpers = outer
        target = self.pick(*INTS) if kind == "i" else self.pick(*FLOATS)
        writes = self.chance(0.3)
        head = ["    nonlocal d", "    d = d ^ n"] if writes else []
        arguments = self.pick(
            f"({self.int_(1)}, {self.float_(1)})", f"({self.int_(1)}, g={self.float_(1)})", f"(n={self.int_(1)})"
        )
        return [f"def {name}(n, g=1.5):", *head, "    h = n", *body, f"{target} = {name}{arguments}"]

    def function_body(self, depth: int) -> list[str]:
        """Statements that bind only names of their own."""
        lines = []
        for _ in range(self.random.randint(0, 2)):
            kind = self.pick("return", "loop", "assign")
            if kind == "return":
                lines += [f"    if {self.bool_()}:", f"        return {self.returned()}"]
            elif kind == "assign":
                lines.append(f"    h = {self.typed(self.int_(), 'Int32')}")
            else:
                lines += [
                    f"    for j in range({self.int_(1)} % 5):",
                    f"        if {self.bool_()}:",
                    "            " + self.pick("break", "continue", f"return {self.returned()}"),
                    "        h = h + j",
                ]
        return lines

    # Functions

    def helper(self, index: int) -> str:
        name, kind = f"g{index}", self.pick("i", "f")
        outer = self.ints, self.floats, self.flags
        self.ints, self.floats, self.flags, self.objects, self.result = ["n", "h"], ["g"], [], False, kind
        body = [*self.function_body(2), *self.function_body(2), f"    return {self.returned()}"]
        self.ints, self.floats, self.flags = outer
        self.objects, self.result = True, "ii ff"
        self.helpers.append((name, kind))
        decorator = "@jit\n" if self.chance(0.5) else ""
        return "\n".join([f"{decorator}def {name}(n, g):", "    h = Int32(n)", *body, "", ""])

    def module(self) -> str:
        """The text of the module."""
        helpers = "\n".join(self.helper(index) for index in range(self.random.randint(0, 2)))
        body = [*self.block(3, False), *self.block(2, False), *self.block(2, False)]
        setup = """\
    c, d, z = Int32(1), a, x
    p, q = a < b, x > y
    s, t, v, w, k = State(b, y), (a, x), [b, Int32(3)], Pair(a, y), {"n": a, "f": x}
"""
        last = [
            "    a = a + b + c + d + s.n + Int32(p)",
            "    b = (b ^ c) + v[0] + v[1] + t[0] + w.i + k['n']",
            "    return a, b, x + s.f + w.f, y - z + t[1] + k['f']",
        ]
        return (
            PRELUDE + "\n" + helpers + "\n@jit\ndef program(a, b, x, y):\n" + setup + "\n".join([*body, *last]) + "\n"
        )
