"""The arguments of a kernel as a graph of objects: what the host function passes, made anew for the
kernel with the kernel's own IR values.

Objects keep their identity: two paths that lead to one object on the host lead to one object in the
kernel, and objects may refer to each other in cycles. An attribute that the kernel sets is seen on
every path.

    self.epilogue = Epilogue(self)    # host: self.epilogue.gemm is self
    self.kernel(…).launch(…)
    self.smem = SmemAllocator()       # kernel: self.epilogue.gemm.smem is it

Objects of a user's class that reach no IR value are static: the kernel gets them themselves, and
all that they refer to.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from cutec.frontend.flow.flatten import OBJECT, ContainerHandler, Spec, container_handler, spec_of
from cutec.ir.core import Value

_MISSING = object()


class ArgumentGraph:
    """All objects that `root` reaches. `values` are their IR values, in the order of the first path
    to each object.
    """

    def __init__(self, root: Any):
        self._root = _Node(root)
        self._nodes = {id(root): self._root}
        self.values: list[Value] = []
        self._explore(self._root)
        self._find_static()

    def rebuild(self, values: Sequence[Value]) -> Any:
        """The root with these values in place of `values`."""
        return self._rebuilt(self._root, values, {})

    def _explore(self, node: _Node) -> None:
        """Find the parts of an object, or its values."""
        handler = container_handler(node.obj)
        if handler is None:
            node.spec, node.first = spec_of(node.obj), len(self.values)
            self.values += node.spec.coerce(node.obj)
            return
        node.handler = handler
        parts, node.aux, _ = handler.decompose(node.obj)
        for part in parts:
            found = self._nodes.get(id(part))
            if found is None:
                found = self._nodes[id(part)] = _Node(part)
                self._explore(found)
            found.holders.append(node)
            node.parts.append(found)

    def _find_static(self) -> None:
        """Mark what the kernel gets as it is."""
        reaching = {id(n): n for n in self._nodes.values() if n.spec is not None and n.spec.types}
        _close(reaching, lambda node: node.holders)
        static = {id(n): n for n in self._nodes.values() if id(n) not in reaching and n.handler is OBJECT}
        _close(static, lambda node: node.parts)
        for node in static.values():
            node.static = True

    def _rebuilt(self, node: _Node, values: Sequence[Value], made: dict[int, Any]) -> Any:
        if node.static:
            return node.obj
        if (known := made.get(id(node), _MISSING)) is not _MISSING:
            return known
        handler, tag = node.handler, type(node.obj)
        if handler is None:
            assert node.spec is not None
            made[id(node)] = obj = node.spec.rebuild(values[node.first : node.first + len(node.spec.types)])
            return obj
        obj = handler.empty(tag)
        if obj is not None:
            made[id(node)] = obj
        parts = [self._rebuilt(part, values, made) for part in node.parts]
        if obj is None:
            made[id(node)] = obj = handler.build(tag, node.aux, parts)
        else:
            handler.fill(obj, node.aux, parts)
        return obj


class _Node:
    """An object: a container with its parts, or a leaf with its spec and the place of its first
    value. It holds the object, so that its `id` stays its own.
    """

    __slots__ = ("aux", "first", "handler", "holders", "obj", "parts", "spec", "static")

    def __init__(self, obj: Any):
        self.obj = obj
        self.handler: ContainerHandler | None = None
        self.aux: Any = None
        self.parts: list[_Node] = []
        self.holders: list[_Node] = []
        self.spec: Spec | None = None
        self.first = 0
        self.static = False


def _close(found: dict[int, _Node], neighbours: Callable[[_Node], list[_Node]]) -> None:
    """Add to the nodes all that they lead to."""
    waiting = list(found.values())
    while waiting:
        for node in neighbours(waiting.pop()):
            if id(node) not in found:
                found[id(node)] = node
                waiting.append(node)
