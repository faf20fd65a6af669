"""Further names that do not exist: where one stops a build, the others of its function are told
too. They are looked up without running anything.
"""

from __future__ import annotations

import ast
import symtable
from collections.abc import Iterator
from types import FrameType, ModuleType, TracebackType

from cutec.diag import CutecError, error
from cutec.diag.source import is_users, line_of
from cutec.driver.explain import hints
from cutec.ir.core import Loc

_Definition = ast.FunctionDef | ast.AsyncFunctionDef


def further_unknown(exc: BaseException, told: CutecError) -> list[CutecError]:
    """E0109 for the other unknown names of the function whose line an exception came from, in their
    order; `told` is the error for that line. Nothing for exceptions that are about something else.
    """
    found = _users_frame(exc.__traceback__)
    if not isinstance(exc, (NameError, AttributeError)) or found is None:
        return []
    frame, line = found
    file = frame.f_code.co_filename
    definition = _definition_at(_source(file), line)
    if definition is None:
        return []
    first = (told.place.line, told.place.col) if told.place else (line, 0)
    unknown = {(e.place.line, e.place.col): e for e in _unknown(definition, frame, file) if e.place}
    return [unknown[place] for place in sorted(unknown) if place != first and place[0] != line]


def _users_frame(traceback: TracebackType | None) -> tuple[FrameType, int] | None:
    found = None
    while traceback is not None:
        if is_users(traceback.tb_frame.f_code.co_filename):
            found = traceback.tb_frame, traceback.tb_lineno
        traceback = traceback.tb_next
    return found


def _source(file: str) -> str:
    lines: list[str] = []
    while (text := line_of(file, len(lines) + 1)) is not None:
        lines.append(text)
    return "\n".join(lines)


def _definition_at(text: str, line: int) -> _Definition | None:
    """The outermost function that holds a line."""
    try:
        tree = ast.parse(text)
    except SyntaxError:
        return None
    functions = (n for n in ast.walk(tree) if isinstance(n, _Definition))
    return next((f for f in functions if f.lineno <= line <= (f.end_lineno or 0)), None)


def _unknown(definition: _Definition, frame: FrameType, file: str) -> Iterator[CutecError]:
    known = {**frame.f_builtins, **frame.f_globals}
    own = _globals_of(definition)
    for node in _certain(definition.body):
        where = Loc(file, node.lineno, node.col_offset + 1, (node.end_col_offset or 0) + 1, definition.name)
        if isinstance(node, ast.Name) and node.id in own and node.id not in known:
            yield error(
                "E0109",
                f"name {node.id!r} is not defined",
                where,
                help=hints.for_name(node.id, known) or "define it, or import it",
            )
        elif isinstance(node, ast.Attribute):
            module = _module(node.value, own, known)
            if module is not None and not _has(module, node.attr):
                yield error(
                    "E0109",
                    f"module {module.__name__.replace('cutec.', '')!r} has no attribute {node.attr!r}",
                    where,
                    help=hints.for_name_of(module.__name__, node.attr, dir(module))
                    or "`dir(...)` of the module lists what it has",
                )


def _globals_of(definition: _Definition) -> set[str]:
    """The names that are global in a function and in those inside it."""
    text = ast.unparse(ast.Module([definition], []))
    tables = symtable.symtable(text, "<function>", "exec").get_children()
    found: set[str] = set()
    while tables:
        table = tables.pop()
        found |= {s.get_name() for s in table.get_symbols() if s.is_global() and s.is_referenced()}
        tables += table.get_children()
    return found


def _certain(body: list[ast.stmt]) -> Iterator[ast.Name | ast.Attribute]:
    """The names and attributes of statements, but not those of code that expects them to be
    missing: below `try`, and where the condition asks `hasattr`.
    """
    stack: list[ast.AST] = list(body)
    while stack:
        node = stack.pop()
        if isinstance(node, ast.Try) or (isinstance(node, ast.If) and "hasattr" in ast.dump(node.test)):
            continue
        if isinstance(node, (ast.Name, ast.Attribute)):
            yield node
        stack += ast.iter_child_nodes(node)


def _module(node: ast.expr, own: set[str], known: dict[str, object]) -> ModuleType | None:
    """The module that a dotted name stands for; None for anything else."""
    value: object = None
    if isinstance(node, ast.Name) and node.id in own:
        value = known.get(node.id)
    elif isinstance(node, ast.Attribute):
        parent = _module(node.value, own, known)
        value = getattr(parent, node.attr, None) if parent is not None and _has(parent, node.attr) else None
    return value if isinstance(value, ModuleType) else None


def _has(module: ModuleType, name: str) -> bool:
    """Whether a module has a name; one that it refuses to give counts as there."""
    try:
        getattr(module, name)
    except AttributeError:
        return False
    except Exception:
        return True
    return True
