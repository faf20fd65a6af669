"""Diagnostics for exceptions that Python raises in user code while a kernel file is loaded or
traced: with the caret, the calls that led there, and what to write instead where it is known.
"""

from __future__ import annotations

import ast
import inspect
import re
import sys
from types import FrameType, ModuleType, TracebackType
from typing import Any

from cutec.diag import CutecError, Note, error
from cutec.diag.source import is_users, line_of
from cutec.driver.explain import hints
from cutec.frontend.core.location import is_internal, location_of_traceback
from cutec.frontend.numbers.number_class import NumberClass
from cutec.frontend.numbers.numeric import Numeric
from cutec.frontend.rewriting.function import JitFunction
from cutec.ir.core import UNKNOWN, Loc
from cutec.loc_ip import is_adapter

_NO_HELP = "correct this line; `raise` and `assert` on what is known while compiling stop the build"
_MOST_CAUSES = 5
_HIDDEN = ("self", "loc", "ip")  # parameters that kernels do not give
# Python's messages for arguments that do not fit: "f() missing 1 required positional argument:
# 'x'", "C.f() got an unexpected …".
_BINDING = re.compile(r"^([\w.<>]+)\(\) (missing|takes|got) ")
_KEYWORD = re.compile(r"unexpected keyword argument '(\w+)'")


def diagnosed(exc: BaseException) -> CutecError:
    """The diagnostic for an exception that the user's code raised: E0109 for a name that does not
    exist, E0106 for arguments that do not fit a function, E0110 for an operation that an object
    does not have, E0002 for anything else.
    """
    err = _by_kind(exc)
    err.place = _place(exc)
    err.notes += _elsewhere(exc) + _causes(exc)
    return err


def _by_kind(exc: BaseException) -> CutecError:
    message = str(exc) or type(exc).__name__
    if isinstance(exc, NameError):
        return error("E0109", message, help=_name_help(exc.name or "", _frame(exc)))
    if isinstance(exc, AttributeError):
        return error(
            "E0109", _shortened(message), help=_attribute_help(exc) or "`dir(...)` of the object lists what it has"
        )
    if isinstance(exc, ImportError):
        return error("E0109", f"{type(exc).__name__}: {message}".partition(" (/")[0], help=_import_help(exc))
    if isinstance(exc, TypeError):
        if _BINDING.search(message):
            return error("E0106", message, help=_usage(message, *(_called(exc) or _method(message, _frame(exc)))))
        return error(
            "E0110", message, help=hints.for_operation(message) or "the objects on this line do not have this operation"
        )
    if isinstance(exc, ValueError) and "unpack" in message:
        return error("E0110", message, help=hints.for_operation(message))
    if isinstance(exc, KeyError) and exc.args and isinstance(exc.args[0], Numeric):
        return error(
            "E0302",
            f"a dictionary is looked up with {exc.args[0]!r}, which is known only at run time",
            help="compare the value with each key, or put the values into a tensor",
        )
    if isinstance(exc, LookupError):
        return error("E0002", f"{type(exc).__name__}: {message}", help="the line asks for an item that is not there")
    what = f"{type(exc).__name__}: {message}" if str(exc) else message
    return error("E0002", what, help=_NO_HELP)


def _shortened(message: str) -> str:
    return message.replace("module 'cutec.", "module '")


# -- names -----------------------------------------------------------------------------------------


def _name_help(name: str, frame: FrameType | None) -> str:
    if (
        frame is not None
        and "__qualname__" in frame.f_locals
        and frame.f_back is not None
        and name in frame.f_back.f_locals
    ):
        return (
            f"the class has a field {name!r}, which hides the {name!r} around it: give that another name before the"
            " class"
        )
    return hints.for_name(name, _names_in(frame)) or "define it, or import it"


def _attribute_help(exc: AttributeError) -> str:
    kinds = {Numeric: "number", NumberClass: "number class"}
    name = next((said for kind, said in kinds.items() if isinstance(exc.obj, kind)), type(exc.obj).__name__)
    if isinstance(exc.obj, dict) and exc.name in exc.obj:
        return f"an item of a dict is [{exc.name!r}]"
    if isinstance(exc.obj, ModuleType) and exc.name:
        return hints.for_name_of(exc.obj.__name__, exc.name, dir(exc.obj))
    return hints.for_attribute(name, exc.name or "", dir(exc.obj)) if exc.name else ""


def _import_help(exc: ImportError) -> str:
    missing, module = _missing_name(exc), sys.modules.get(exc.name or "")
    if missing and module is not None:
        return hints.for_name_of(module.__name__, missing, dir(module)) or f"{exc.name} has no such name"
    parent, _, name = (exc.name or "").rpartition(".")
    if (
        parent
        and (package := sys.modules.get(parent) or sys.modules.get(parent.replace("cutlass", "cutec", 1))) is not None
    ):
        return hints.for_name_of(package.__name__, name, dir(package)) or f"{parent} has no such module"
    return "install it, or correct the name"


def _missing_name(exc: ImportError) -> str:
    """`name` of "cannot import name 'name' from …" (`exc.name` is the module's)."""
    message = str(exc)
    return message.split("'")[1] if message.startswith("cannot import name '") else ""


def _names_in(frame: FrameType | None) -> list[str]:
    """The names that a line of a frame can use."""
    if frame is None:
        return []
    return [*frame.f_locals, *frame.f_globals, *frame.f_builtins]


# -- calls -----------------------------------------------------------------------------------------


def _called(exc: BaseException) -> tuple[str, Any] | None:
    """The callee of the failing line, if Python could not bind the call's arguments: its name in
    the text and the object.
    """
    tb = _innermost(exc)
    if tb is None or is_internal(tb.tb_frame.f_code):
        return None
    place = _place(exc)
    text = (
        (line_of(place.file, place.line) or "")
        .encode()[place.col - 1 : place.end_col - 1 if place.end_col else None]
        .decode(errors="ignore")
    )
    try:
        tree = ast.parse(text.strip(), mode="eval").body
    except SyntaxError:
        return None
    if not isinstance(tree, ast.Call):
        return None
    found = _resolved(tree.func, tb.tb_frame)
    return (ast.unparse(tree.func), found) if callable(found) else None


def _resolved(node: ast.expr, frame: FrameType) -> Any:
    """The object that a dotted name stands for in a frame; None where there is none."""
    if isinstance(node, ast.Name):
        names = {**frame.f_builtins, **frame.f_globals, **frame.f_locals}
        return names.get(node.id)
    if isinstance(node, ast.Attribute):
        return getattr(_resolved(node.value, frame), node.attr, None)
    return None


def _method(message: str, frame: FrameType | None) -> tuple[str, Any]:
    """The method that a binding error names as `Class.method()`, looked up among the classes of
    cutec and of the failing line's module.
    """
    binding = _BINDING.match(message)
    owner, _, name = (binding[1] if binding else "").rpartition(".")
    modules = [vars(m) for n, m in list(sys.modules.items()) if n.startswith("cutec.") and m is not None]
    kind = next(
        (names[owner] for names in (frame.f_globals if frame else {}, *modules) if isinstance(names.get(owner), type)),
        None,
    )
    return f".{name}", getattr(kind, name, None) if kind else None


def _usage(message: str, name: str, function: Any) -> str:
    """The call of a function, with its parameters, and what an older keyword is called now."""
    function = function.function if isinstance(function, JitFunction) else function
    try:
        signature = inspect.signature(function)
    except (TypeError, ValueError):
        return "give it the arguments that it takes"
    parameters = [p.replace(annotation=p.empty) for p in signature.parameters.values() if p.name not in _HIDDEN]
    code, unknown = getattr(inspect.unwrap(function), "__code__", None), _KEYWORD.search(message)
    ours = code is not None and is_internal(code)
    renamed = hints.for_keyword(unknown[1], signature.parameters) if unknown and ours else ""
    return f"{renamed}{name}{signature.replace(parameters=parameters, return_annotation=signature.empty)}"


# -- frames ----------------------------------------------------------------------------------------


def _place(exc: BaseException) -> Loc:
    """The user's line, with its callers."""
    return location_of_traceback(exc.__traceback__, is_users=is_users)


def _innermost(exc: BaseException) -> TracebackType | None:
    """The innermost frame, or its caller where that frame only hands arguments on."""
    tb = exc.__traceback__
    while tb is not None and tb.tb_next is not None and not is_adapter(tb.tb_next.tb_frame.f_code):
        tb = tb.tb_next
    return tb


def _frame(exc: BaseException) -> FrameType | None:
    tb = _innermost(exc)
    return tb.tb_frame if tb else None


def _elsewhere(exc: BaseException) -> list[Note]:
    """A note with the raising line, if that is no file of the user's."""
    frame = _frame(exc)
    if frame is None or is_users(frame.f_code.co_filename) or is_internal(frame.f_code):
        return []
    tb = _innermost(exc)
    return [
        Note("it was raised here", Loc(frame.f_code.co_filename, tb.tb_lineno if tb else 0, 1, 0, frame.f_code.co_name))
    ]


def _causes(exc: BaseException) -> list[Note]:
    """Notes on the exceptions that caused this one."""
    notes: list[Note] = []
    cause = _cause(exc)
    while cause is not None and len(notes) < _MOST_CAUSES:
        place = _place(cause)
        notes.append(Note(f"caused by {type(cause).__name__}: {cause}", None if place is UNKNOWN else place))
        cause = _cause(cause)
    return notes


def _cause(exc: BaseException) -> BaseException | None:
    return exc.__cause__ or (None if exc.__suppress_context__ else exc.__context__)
