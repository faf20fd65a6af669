"""Random programs in which objects, lists and dicts have aliases, are joined where branches and
iterations end, and change afterwards.

Identity matters: each program must mean what it means in CPython, or be refused because a change
would be lost.
"""

from __future__ import annotations

from random import Random

from writer import INTS, PRELUDE, Writer

HELPERS = '''\
class Holder:
    """Holds others."""

    def __init__(self, o, l):
        self.o, self.l = o, l

    def swap(self, other):
        self.o, other.o = other.o, self.o
        return self


def chosen(p, q, n):
    if n > 2:
        return p
    return q


def changed(p, n):
    p.n = p.n + n
    return p


def one(p, n):
    return p if n > 1 else State(n, Float32(0.5))


def first(p, n):
    p[0] = p[0] + n
    return p[1]


def both(p, n):
    return p.n * 3 + n


'''
OBJECTS, LISTS, DICTS, HOLDERS = ("o", "s", "w"), ("l", "m", "v"), ("j", "k"), ("h", "g")


class AliasingWriter(Writer):
    """Writes one program from a seed. Few names are read at its end, so that many are dead where
    others change.
    """

    def __init__(self, seed: int):
        super().__init__(seed)
        self.random = Random(seed * 7919 + 1)

    def object_(self) -> str:
        return self.pick(*OBJECTS, *OBJECTS, *(f"{h}.o" for h in HOLDERS))

    def list_(self) -> str:
        return self.pick(*LISTS, *LISTS, *(f"{h}.l" for h in HOLDERS))

    def int_(self, depth: int = 2) -> str:
        if depth > 0 or self.chance(0.4):
            return super().int_(min(depth, 1))
        return self.pick(f"{self.object_()}.n", f"{self.list_()}[{self.pick('0', '1')}]", f"{self.pick(*DICTS)}['n']")

    @property
    def objects(self) -> bool:
        """The other writer's objects are not there."""
        return False

    @objects.setter
    def objects(self, value: bool) -> None:
        pass

    def statement(self, depth: int, loop: bool) -> list[str]:
        kinds = (
            ["assign"] * 2
            + ["rebinding"] * 4
            + ["joining"] * 3
            + ["change"] * 6
            + ["flag"]
            + ["return"]
            + ["jump"] * (2 * loop)
        )
        kinds += ["if"] * 5 + ["for"] * 3 + ["while", "unrolled", "try"] if depth > 0 else []
        return getattr(self, "write_" + self.random.choice(kinds))(depth, loop)

    def family(self) -> tuple[str, str, str, str]:
        """A place, two values of its kind, and a new one."""
        i = self.typed(self.int_(0), "Int32")
        kind = self.pick("object", "object", "list", "dict", "holder")
        if kind == "object":
            return self.object_(), self.object_(), self.object_(), f"State({i}, Float32(0.5))"
        if kind == "list":
            return self.list_(), self.list_(), self.list_(), f"[{i}, Int32(3)]"
        names = DICTS if kind == "dict" else HOLDERS
        new = f"{{'n': {i}}}" if kind == "dict" else f"Holder({self.object_()}, {self.list_()})"
        return self.pick(*names), self.pick(*names), self.pick(*names), new

    def write_rebinding(self, depth: int, loop: bool) -> list[str]:
        place, a, b, new = self.family()
        return [
            self.pick(
                f"{place} = {a}",
                f"{place} = {new}",
                f"{place}, {a} = {a}, {place}",
                f"{place} = {a} = {b}",
                f"{place} = {new}",
            )
        ]

    def write_joining(self, depth: int, loop: bool) -> list[str]:
        place, a, b, new = self.family()
        test = self.bool_()
        lines = [
            f"{place} = {a} if {test} else {b}",
            f"{place} = {a} if {test} else {new}",
            f"{place} = chosen({a}, {b}, {self.int_(0)})",
            f"{place} = chosen({new}, {a}, {self.int_(0)})",
            f"{place}, t = ({a}, 1) if {test} else ({b}, 2)",
        ]
        if place in OBJECTS:
            lines += [
                f"{place} = one({a}, {self.int_(0)})",
                f"{place} = changed(one({a}, {self.int_(0)}), 1)",
                f"a = Int32(both(one({a}, b), {place}.bump(2)))",
            ]
        return [self.random.choice(lines)]

    def write_change(self, depth: int, loop: bool) -> list[str]:
        i, o, items, k = self.typed(self.int_(1), "Int32"), self.object_(), self.list_(), self.pick(*DICTS)
        lines = [
            f"{o}.n = {i}",
            f"{o}.n += {self.int_(0)} & 7",
            f"{o}.bump({self.int_(0)})",
            f"changed({o}, {self.int_(0)})",
            f"{items}[0] = {i}",
            f"{items}[1] += {self.int_(0)} & 15",
            f"first({items}, {self.int_(0)})",
            f"{k}['n'] = {i}",
            f"{self.pick(*INTS)} = Int32({o}.bump(4) + {self.int_(0)})",
            f"{items}.reverse()",
            f"{items}[:] = [Int32(1), {i}]",
            f"{k}.update(n={i})",
            f"{self.pick(*HOLDERS)}.swap({self.pick(*HOLDERS)})",
            f"setattr({o}, 'n', {i})",
        ]
        return [self.random.choice(lines)]

    def module(self) -> str:
        """The text of the module."""
        setup = """\
    c, d, z, t = Int32(1), a, x, 0
    p, q = a < b, x > y
    o, s, w = State(b, y), State(a, x), State(Int32(7), x)
    l, m, v, j, k = [b, Int32(3)], [a, b], [Int32(5), a], {"n": a}, {"n": b}
    h, g = Holder(State(b, x), [a, a]), Holder(o, l)
"""
        body = [*self.block(2, False), *self.block(2, False), *self.block(1, False)]
        reads = [
            f"{self.object_()}.n",
            f"{self.list_()}[0]",
            f"{self.list_()}[1]",
            f"{self.pick(*DICTS)}['n']",
            f"{self.object_()}.n * 5",
        ]
        read = " + ".join(self.random.sample(reads, self.random.randint(1, 4)))
        last = [f"    a = Int32(a + {read})", f"    return a, Int32(b + c + d), x, Float32(y + {self.object_()}.f)"]
        return (
            PRELUDE + "\n" + HELPERS + "\n@jit\ndef program(a, b, x, y):\n" + setup + "\n".join([*body, *last]) + "\n"
        )
