"""Functions with rewritten control flow: the syntax tree is rewritten (see `rewriter`), compiled
with the user's file name and positions, and given the original's globals, closure and defaults.
"""

from __future__ import annotations

import ast
import sys
import time
from collections.abc import Callable, Iterator
from types import CodeType, FunctionType
from typing import Any

from cutec import environment
from cutec.diag import error
from cutec.frontend.core.location import REGION_MARK
from cutec.frontend.core.signals import Construct
from cutec.frontend.flow.control import Control
from cutec.frontend.rewriting import kept
from cutec.frontend.rewriting.kept import Rewritten
from cutec.frontend.rewriting.rewriter import FunctionRewriter, function_def
from cutec.frontend.syntax.liveness import Liveness
from cutec.frontend.syntax.names import HELPER, placed_at
from cutec.frontend.syntax.source import definition_of
from cutec.ir.core import Loc

_INNER = "__cutec_inner"
# The file is part of the key: code objects compare without it, and two files may hold the same
# function on the same line.
_cache: dict[tuple[str, CodeType], Rewritten] = {}
_spent: list[float] = []


def seconds_spent() -> float:
    """The time that rewriting has taken in this process so far."""
    return sum(_spent)


def rewrite(function: FunctionType, convert: Callable[[Any], Any] = lambda f: f, unrolls: bool = False) -> FunctionType:
    """A function that does what `function` does, and traces control flow on run-time values.
    `convert(f)`: the function to call where it calls `f`. `unrolls`: loops over ranges with known
    bounds run while tracing.

    Globals, closure, defaults and attributes are the original's. Raises E0102 (no source) and E0103
    (coroutines).
    """
    original = function.__code__
    key = (original.co_filename, original)
    done = _cache.get(key)
    if done is None:
        begin = time.perf_counter()
        done = _cache[key] = (None if _is_printed() else kept.read(function)) or _made(function)
        _spent.append(time.perf_counter() - begin)
    control = Control(done.constructs, convert, unrolls, done.scopes)
    cells = dict(zip(original.co_freevars, function.__closure__ or ()))
    cells[HELPER] = control.cell
    result = FunctionType(
        done.code,
        function.__globals__,
        function.__name__,
        function.__defaults__,
        tuple(cells[n] for n in done.code.co_freevars),
    )
    result.__kwdefaults__ = function.__kwdefaults__
    result.__qualname__ = function.__qualname__
    result.__module__ = function.__module__
    result.__doc__ = function.__doc__
    result.__dict__.update(function.__dict__)
    return result


def _is_printed() -> bool:
    return environment.flag("CUTEC_PRINT_AFTER_PREPROCESSOR")


def _made(function: FunctionType) -> Rewritten:
    made = _rewrite_code(function)
    kept.keep(function, made)
    return made


def _rewrite_code(function: FunctionType) -> Rewritten:
    node = definition_of(function)
    file = function.__code__.co_filename
    if not isinstance(node, ast.FunctionDef):
        raise error(
            "E0103",
            f"{node.name} is a coroutine: it cannot be traced",
            Loc(file, node.lineno, node.col_offset + 1),
            help="make it a `def`: nothing waits while compiling",
        )
    node.decorator_list = []
    constructs: list[Construct] = []
    scopes: list[Liveness] = []
    if private := _private_prefix(function):
        _Mangler(private).visit(node)
    new = FunctionRewriter(file, constructs, scopes).function(node)
    _strip_signature(new)
    if _is_printed():
        print(f"# {file}:{node.lineno}\n{ast.unparse(ast.fix_missing_locations(new))}", file=sys.stderr)
    # Renamed, so that a recursive call finds the global function, not a local of the factory.
    new.name = _INNER
    free = [name for name in function.__code__.co_freevars if name != HELPER]
    arguments = ast.arguments(
        posonlyargs=[], args=[ast.arg(arg=n) for n in (*free, HELPER)], kwonlyargs=[], kw_defaults=[], defaults=[]
    )
    factory = function_def("__cutec_factory", arguments, [new])
    module = ast.Module(body=[placed_at(factory, node)], type_ignores=[])
    flags = function.__code__.co_flags & _FUTURE_ANNOTATIONS
    compiled = compile(module, file, "exec", flags=flags, dont_inherit=True)
    outer = next(c for c in compiled.co_consts if isinstance(c, CodeType))
    inner = next(c for c in outer.co_consts if isinstance(c, CodeType))
    return Rewritten(_finished(inner, function.__code__), constructs, [scope.lines() for scope in scopes])


# CO_FUTURE_ANNOTATIONS, a flag of code objects (importing `__future__` takes longer than rewriting
# a kernel).
_FUTURE_ANNOTATIONS = 0x1000000


def _finished(code: CodeType, original: CodeType) -> CodeType:
    """Mark the lambdas of lazy operands as regions, and restore the qualified names that the code
    objects have in the user's file.
    """
    prefix = getattr(original, "co_qualname", "")

    def fix(code: CodeType, qualifier: str) -> CodeType:
        name = f"{REGION_MARK}_expression" if _is_thunk(code) else code.co_name
        inner = tuple(fix(c, f"{qualifier}{name}.<locals>.") if isinstance(c, CodeType) else c for c in code.co_consts)
        changes: dict[str, Any] = {"co_name": name, "co_consts": inner}
        if prefix:  # from Python 3.11 on
            changes["co_qualname"] = qualifier + name
        return code.replace(**changes)

    # co_firstlineno stays that of the `def` (not of its decorator): the line table starts there.
    return fix(code.replace(co_name=original.co_name), prefix.removesuffix(original.co_name))


def _is_thunk(code: CodeType) -> bool:
    return code.co_name == "<lambda>" and code.co_varnames[:1] != () and code.co_varnames[0].endswith(REGION_MARK)


def _private_prefix(function: FunctionType) -> str:
    """The prefix `_Class` of private names (`__x`) in a compiled method; "" if it has none."""
    parts = function.__qualname__.split(".")
    owner = parts[-2].strip("_") and parts[-2].lstrip("_") if len(parts) > 1 and parts[-2] != "<locals>" else ""
    return f"_{owner}" if owner and any(name.startswith(f"_{owner}__") for name in _names_in(function.__code__)) else ""


def _names_in(code: CodeType) -> Iterator[str]:
    """The names in code; nested functions and keywords included."""
    for names in (code.co_names, code.co_varnames, code.co_cellvars, code.co_freevars):
        yield from names
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from _names_in(constant)
        elif isinstance(constant, tuple):
            yield from (part for part in constant if isinstance(part, str))


def _strip_signature(node: ast.FunctionDef) -> None:
    """Drop defaults and annotations: they were evaluated when the user's `def` ran."""
    arguments = node.args
    node.returns = None
    for arg in (*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs, arguments.vararg, arguments.kwarg):
        if arg is not None:
            arg.annotation = None
    arguments.defaults = [placed_at(ast.Constant(None), d) for d in arguments.defaults]
    arguments.kw_defaults = [d and placed_at(ast.Constant(None), d) for d in arguments.kw_defaults]


class _Mangler(ast.NodeTransformer):
    """Mangles private names (`self.__x`) as the class around the function does."""

    def __init__(self, prefix: str):
        self.prefix = prefix

    def visit(self, node: ast.AST) -> ast.AST:
        if isinstance(node, ast.ClassDef):
            return node
        for name in ("id", "attr", "arg", "name"):
            value = getattr(node, name, None)
            if (
                isinstance(value, str)
                and value.startswith("__")
                and not value.endswith("__")
                and not isinstance(node, ast.alias)
            ):
                setattr(node, name, self.prefix + value)
        if isinstance(node, (ast.Global, ast.Nonlocal)):
            node.names = [self.prefix + n if n.startswith("__") and not n.endswith("__") else n for n in node.names]
        return super().generic_visit(node)
