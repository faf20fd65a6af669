"""Functions of a library as operators of a framework such as PyTorch: what a call takes, what it
returns, and where the extents of what it returns come from.
"""

from __future__ import annotations

from collections.abc import Iterator

from cutec.artifact.choice import Choice
from cutec.artifact.manifest import Export, Manifest
from cutec.artifact.signature import (
    DTYPE_BITS,
    PointerParam,
    ScalarParam,
    Signature,
    TensorParam,
)
from cutec.library.interface import unreserved
from cutec.records import dataclass

# What callers give.
Given = TensorParam | PointerParam | ScalarParam


@dataclass(frozen=True, slots=True)
class Operator:
    """A function that takes `params`. `name` is that of the bundle, `export` one of its forms."""

    name: str
    export: Export
    params: tuple[Given, ...]

    @property
    def symbol(self) -> str:
        """Its name in the framework: an identifier in ASCII that C leaves to programs."""
        return unreserved(self.name)

    @property
    def signature(self) -> Signature:
        """What all forms have in common."""
        return self.export.signature.interface

    @property
    def memory(self) -> tuple[TensorParam | PointerParam, ...]:
        """The parameters that are tensors, or point to their elements."""
        return tuple(p for p in self.params if not isinstance(p, ScalarParam))

    @property
    def mutated(self) -> tuple[TensorParam | PointerParam, ...]:
        """Those of which the function may change the memory."""
        return tuple(p for p in self.memory if not (isinstance(p, TensorParam) and p.role == "in"))

    @property
    def written(self) -> tuple[TensorParam, ...]:
        """The tensors that it writes without reading them: what it could return."""
        return tuple(p for p in self.params if isinstance(p, TensorParam) and p.role == "out")

    @property
    def read(self) -> tuple[Given, ...]:
        """The other parameters."""
        return tuple(p for p in self.params if p not in self.written)

    @property
    def sources(self) -> dict[str, tuple[str, int]]:
        """Symbols -> the first tensor with that extent among those that are read, and the
        dimension. (Elements narrower than a byte share bytes, which frameworks count.)
        """
        found: dict[str, tuple[str, int]] = {}
        for param in self.read:
            if isinstance(param, TensorParam) and DTYPE_BITS[param.dtype] >= 8:
                for dim, extent in enumerate(param.shape):
                    if isinstance(extent, str):
                        found.setdefault(extent, (param.name, dim))
        return found

    @property
    def returns(self) -> bool:
        """Whether a call can make the written tensors itself: their extents are known from what is
        read, and so is the device.
        """
        known = self.sources
        return (
            bool(self.written)
            and any(isinstance(p, (TensorParam, PointerParam)) for p in self.read)
            and all(DTYPE_BITS[p.dtype] >= 8 for p in self.written)
            and all(e in known for p in self.written for e in p.shape if isinstance(e, str))
        )


def operators(manifest: Manifest) -> Iterator[Operator]:
    """The functions of a bundle: choices, and exports that are no form of one."""
    for name, _, exports in functions_of(manifest):
        yield Operator(name, exports[0], given(exports[0].signature))


def functions_of(manifest: Manifest) -> Iterator[tuple[str, Choice | None, list[Export]]]:
    """Name, choice and exports of each function: the choices, and the exports that are no form of
    one.
    """
    exports = {e.name: e for e in manifest.exports}
    for choice in manifest.choices:
        yield choice.name, choice, [exports[form.export] for form in choice.forms]
    taken = manifest.forms
    for export in manifest.exports:
        if export.name not in taken:
            yield export.name, None, [export]


def given(signature: Signature) -> tuple[Given, ...]:
    """The parameters that callers give, in the order of `..._dlpack`."""
    return tuple(p for p in signature.params if isinstance(p, (TensorParam, PointerParam, ScalarParam)))
