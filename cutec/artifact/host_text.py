"""Host programs in words: what a launch is given, as expressions of the call's arguments.

t7 = (n + 127) // 128
vector_add_kernel  grid (t7, 1, 1)  block (128, 1, 1)
"""

from __future__ import annotations

import re

from cutec.artifact.host import HostProgram, Launch
from cutec.artifact.host_ops import FUNCTIONS, FUNCTIONS_OF_TWO, INT_BITS, OPS
from cutec.artifact.signature import Signature, TensorParam, WorkspaceParam

_LONGEST = 60  # characters; longer expressions get names


class HostText:
    """The values of one program as text."""

    def __init__(self, program: HostProgram, signature: Signature):
        self._program = program
        self._params = {p.name: p for p in signature.params}
        self._texts: dict[int, str] = {}
        self.definitions: dict[str, str] = {}  # of names that stand for long expressions, in order

    def launch(self, launch: Launch) -> str:
        """One line: the kernel with grid, block, cluster and dynamic shared memory."""
        parts = [("grid", launch.grid), ("block", launch.block), ("cluster", launch.cluster)]
        extents = [f"{name} ({', '.join(map(self.value, refs))})" for name, refs in parts if refs is not None]
        extents += [f"or ({', '.join(map(str, launch.fallback))})"] if launch.fallback else []
        smem = self.value(launch.smem)
        more = [] if smem == "0" else [f"{smem} bytes of dynamic shared memory"]
        more += [f"only if {self.value(launch.when)}"] if launch.when is not None else []
        more += [word for word, on in (("cooperative", launch.cooperative), ("pdl", launch.pdl)) if on]
        more += [f"{launch.carveout} % of the cache as shared memory"] if launch.carveout is not None else []
        return "  ".join([launch.kernel, *extents, *more])

    def value(self, number: int) -> str:
        """A value by its number."""
        if number not in self._texts:
            self._texts[number] = self._shortened(number, self._expression(number))
        return self._texts[number]

    def _shortened(self, number: int, text: str) -> str:
        if len(text) <= _LONGEST:
            return text
        self.definitions[f"t{number}"] = text
        return f"t{number}"

    def _expression(self, number: int) -> str:
        count = len(self._program.inputs)
        if number < count:
            return self._input(number)
        node = self._program.nodes[number - count]
        if node.op == "const":
            return str(node.value)
        if node.op == "tensor_map":
            return f"tensor map of {self.value(node.args[0])}"
        args = [_grouped(self.value(i)) for i in node.args]
        width = INT_BITS.get(self._program.types()[node.args[0]], 64) if node.args else 64
        return _words(node.op).format(*args, w=width) if args else f"{node.op}({node.value})"

    def _input(self, number: int) -> str:
        leaf = self._program.inputs[number]
        param = self._params.get(leaf.param)
        if leaf.kind in ("symbol", "extent") and isinstance(param, (TensorParam, WorkspaceParam)):
            return str(param.shape[leaf.index])
        return f"{leaf.param}.stride[{leaf.index}]" if leaf.kind == "stride" else leaf.param


# Operations whose meaning (`host_ops.OPS`) says how to compute them; these say what they are.
_WORDS = {
    "divs": "{0} / {1}",
    "divu": "{0} // {1}",
    "rems": "{0} % {1}",
    "remu": "{0} % {1}",
    "min": "min({0}, {1})",
    "max": "max({0}, {1})",
    "sext": "{0}",
    "zext": "{0}",
    "trunc": "{0}",
    "sitofp": "float({0})",
    "uitofp": "float({0})",
    "fptosi": "int({0})",
    "fptoui": "int({0})",
    "ptr_add": "{0} + {1}",
    "inttoptr": "{0}",
    "fastdiv": "fastdiv({0})",
    **{f"{name}f": f"{name}({{0}})" for name in FUNCTIONS},
    **{f"{name}f": f"{name}({{0}}, {{1}})" for name in FUNCTIONS_OF_TWO},
}


def _words(op: str) -> str:
    """What an operation is, with places for its operands. Comparisons are conditions, and what
    keeps a value within its type is left out.
    """
    meaning = _WORDS.get(op) or OPS[op].meaning
    condition = re.fullmatch(r"1 if (.*) else 0", meaning)
    return re.sub(r"\(?(\{\d\}) & \{m\}\)?", r"\1", condition[1] if condition else meaning)


def _grouped(text: str) -> str:
    """The text as an operand: in parentheses unless it is a name, a number or a call."""
    return text if re.fullmatch(r"-?[\w.\[\]]+|\w+\([^()]*\)", text) else f"({text})"
