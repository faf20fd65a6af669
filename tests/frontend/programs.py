"""Random programs: statements over a few integer variables, with all control flow that Python
has.
"""

from __future__ import annotations

from random import Random

NAMES = ["a", "b", "c", "d"]
_LOOPS = ["range(3)", "range(4, 0, -2)", "[1, 2]", "range_constexpr(2)", "(x for x in (0, 5))", "Range(1, 4)"]


class Writer:
    """Writes programs from a seed. `note(x)` records and returns x, `manager()` swallows
    ValueError.
    """

    def __init__(self, seed: int):
        self.random = Random(seed)

    def expression(self, depth: int = 2) -> str:
        pick = self.random.choice
        if depth == 0 or self.random.random() < 0.3:
            return pick([*NAMES, *NAMES, str(self.random.randint(-3, 5))])
        x, y, z = (self.expression(depth - 1) for _ in range(3))
        return pick(
            [
                f"({x} * {y} % 97)",
                f"({x} + {y})",
                f"({x} - {y})",
                f"({x} and {y})",
                f"({x} or {y} or {z})",
                f"({x} < {y})",
                f"({x} == {y})",
                f"({x} // {y})",
                f"(not {x})",
                f"({x} if {y} else {z})",
                f"({x} < {y} <= {z})",
                f"sum([x + {x} for x in range(3) if x != {y}])",
                f"note({x})",
                f"(lambda q: q or {x})({y})",
                f"({x} and (d := {y}))",
                f"(d := {x})",
            ]
        )

    def block(self, depth: int, in_loop: bool = False) -> list[str]:
        return ["    " + line for _ in range(self.random.randint(1, 3)) for line in self.statement(depth, in_loop)]

    def statement(self, depth: int, in_loop: bool) -> list[str]:
        simple = (
            ["assign"] * 4
            + ["augmented"] * 2
            + ["note"] * 2
            + ["del", "assert", "return", "raise"]
            + ["break", "continue"] * in_loop
        )
        kind = self.random.choice(
            simple + ["if", "if", "elif", "for", "for", "while", "while", "try", "with", "def", "tuple"] * (depth > 0)
        )
        name, value = self.random.choice(NAMES), self.expression()
        if kind in ("if", "elif", "for", "while"):
            return self.compound(kind, name, value, depth, in_loop)
        return {
            "assign": lambda: [f"{name} = {value}"],
            "augmented": lambda: [f"{name} += {value}"],
            "note": lambda: [f"note({value})"],
            "del": lambda: [f"del {name}"],
            "assert": lambda: [f"assert {value}, note('bad')"],
            "return": lambda: (
                [f"if {value}:", f"    return {name}"] if self.random.random() < 0.7 else [f"return {value}"]
            ),
            "raise": lambda: [f"if {value}:", "    raise ValueError('no')"],
            "break": lambda: [f"if {value}:", "    break"] if self.random.random() < 0.8 else ["break"],
            "continue": lambda: [f"if {value}:", "    continue"] if self.random.random() < 0.8 else ["continue"],
            "try": lambda: [
                "try:",
                *self.block(depth - 1, in_loop),
                "except (ValueError, NameError) as error:",
                *self.block(depth - 1, in_loop),
                "finally:",
                *self.block(depth - 1),
            ],
            "with": lambda: ["with manager():", *self.block(depth - 1, in_loop)],
            "def": lambda: [f"def inner({name}):", *self.block(depth - 1), f"note(inner({value}))"],
            "tuple": lambda: [f"{name}, (b, *rest) = {value}, (1, 2, 3)"],
        }[kind]()

    def compound(self, kind: str, name: str, value: str, depth: int, in_loop: bool) -> list[str]:
        looping = kind in ("for", "while")
        body = self.block(depth - 1, in_loop or looping)
        orelse = ["else:", *self.block(depth - 1, in_loop)] if self.random.random() < 0.5 else []
        if kind == "if":
            return [f"if {value}:", *body, *orelse]
        if kind == "elif":
            return [f"if {value}:", *body, f"elif {self.expression()}:", *self.block(depth - 1, in_loop), *orelse]
        if kind == "for":
            return [f"for {name} in {self.random.choice(_LOOPS)}:", *body, *orelse]
        return ["fuel += 1", f"while fuel < 6 and {value}:", "    fuel += 1", *body, *orelse]

    def function(self) -> str:
        return "\n".join(
            ["def f(a, b):", "    fuel = 0", "    c = d = 1", *self.block(3), *self.block(3), "    return a, b, fuel"]
        )


class DeviceWriter:
    """Programs over four Int32 variables in the part of the language that is traced, with
    conditions known only at run time. No number grows by more than a constant in an iteration, so
    that none overflows.
    """

    def __init__(self, seed: int):
        self.random = Random(seed)
        self.loops = 0

    def expression(self, depth: int = 2) -> str:
        pick = self.random.choice
        if depth == 0 or self.random.random() < 0.3:
            return pick([*NAMES, *NAMES, str(self.random.randint(-3, 5))])
        x, y = self.expression(depth - 1), self.expression(depth - 1)
        return pick(
            [
                f"({x} * {y} % 97)",
                f"({x} + {y}) % 89",
                f"({x} - {y}) % 83",
                f"({x} and {y})",
                f"({x} or {y})",
                f"({x} // 5 % 7)",
                f"({x} if {self.condition(depth - 1)} else {y})",
                f"(({x}) % 64 << 1)",
                f"({x} & {y})",
                f"min_({x}, {y})",
            ]
        )

    def condition(self, depth: int = 1) -> str:
        x, y, z = (self.expression(0) for _ in range(3))
        if depth == 0 or self.random.random() < 0.5:
            return f"{x} {self.random.choice(['<', '==', '>=', '!='])} {y}"
        a, b = self.condition(depth - 1), self.condition(depth - 1)
        return self.random.choice(
            [f"({a} and {b})", f"({a} or {b})", f"(not {a})", f"({x} < {y} <= {z})", f"({x} != 0 and 12 // {x} > {y})"]
        )

    def block(self, depth: int, loop: bool) -> list[str]:
        return ["    " + line for _ in range(self.random.randint(1, 3)) for line in self.statement(depth, loop)]

    def statement(self, depth: int, loop: bool) -> list[str]:
        name, value = self.random.choice([*NAMES, "e"]), self.expression()
        kinds = (
            ["assign"] * 4
            + ["augmented", "swap"]
            + ["continue"] * loop
            + ["if", "if", "for", "for", "while"] * (depth > 0)
            + ["return"] * (depth > 2)
        )
        kind = self.random.choice(kinds)
        if kind == "assign":
            return [f"{name} = {value}"]
        if kind == "augmented":
            return [f"{self.random.choice(NAMES)} += {self.random.choice(['1', '4', f'{value} % 50'])}"]
        if kind == "swap":
            return ["a, b, c = c, a, b"]
        if kind == "continue":
            return [f"if {self.condition()}:", "    continue"]
        if kind == "return":
            return (
                ["pass"]
                if loop
                else [f"if {self.condition()}:", f"    return {value} % 11, 1, 2, {self.random.choice(NAMES)} % 5, 6"]
            )
        if kind == "if":
            orelse = ["else:", *self.block(depth - 1, loop)] if self.random.random() < 0.6 else []
            return [f"if {self.condition()}:", *self.block(depth - 1, loop), *orelse]
        if kind == "for":
            bounds = self.random.choice(
                [f"{value} % 6", "1, 4", f"{value} % 9, -3, -2", f"-1, {value} % 5, d * d % 3 + 1", "0"]
            )
            return [f"for {name} in range({bounds}):", *self.block(depth - 1, True)]
        self.loops += 1
        fuel = f"fuel{self.loops}"
        return [
            f"{fuel} = 0",
            f"while {fuel} < 5 and {self.condition()}:",
            f"    {fuel} = {fuel} + 1",
            *self.block(depth - 1, True),
        ]

    def function(self) -> str:
        helper = ["def min_(x, y):", "    return (x + y * 2 - 1) % 101", ""]
        body = [*self.block(3, False), *self.block(3, False), *self.block(2, False)]
        results = "    return a % 1009, b % 1009, c % 1009, d % 1009, 0"
        return "\n".join([*helper, "def f(a, b):", "    c, d = 1, a", *body, results])
