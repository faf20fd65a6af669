"""The rewriting of one function's tree: `if`, loops, `and`/`or`/`not`, ternaries, chained comparisons and `assert` become calls on
the hidden helper.

Bodies become nested functions marked with REGION_MARK that share the function's variables through `nonlocal`; a body that is left
early returns a signal (BREAK, CONTINUE, `Return(value)`). Made nodes get the position of the user's node that they stand for.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable
from typing import Any

from cutec.frontend.control import CHAINED
from cutec.frontend.liveness import Liveness, analyze
from cutec.frontend.location import REGION_MARK
from cutec.frontend.names import SCOPES, always_exits, constant_steps, exits, is_generator, walk_scope
from cutec.frontend.signals import Shape
from cutec.ir.core import Loc
from cutec.records import dataclass, field

HELPER = "__cutec__"  # a name that a class around it does not mangle
_SIGNAL, _ITEM = "__cutec_signal", "__cutec_item"


@dataclass
class _Scope:
    """The function being rewritten."""

    liveness: Liveness
    globals: set[str]
    nonlocals: set[str]
    first_parameter: str = ""
    in_region: bool = False
    region_bound: set[str] = field(default_factory=set)
    sites: dict[str, ast.AST] = field(default_factory=dict)  # the last binding of each name before where we are


class FunctionRewriter(ast.NodeTransformer):
    """Rewrites one function, and with a rewriter each those nested in it."""

    def __init__(self, file: str, shapes: list[Shape]):
        self.file, self.shapes = file, shapes

    def function(self, node: ast.FunctionDef) -> ast.FunctionDef:
        """The rewritten `def`, its decorators and defaults untouched."""
        node.body = _nest_after_exits(node.body)
        liveness = analyze(node.body)
        self.names = liveness.names
        self.scope = _Scope(liveness, liveness.globals, liveness.nonlocals)
        positional = (*node.args.posonlyargs, *node.args.args)
        self.scope.first_parameter = positional[0].arg if positional else ""
        self.scope.sites = {arg.arg: arg for arg in (*positional, *node.args.kwonlyargs)}
        docstring = [node.body.pop(0)] if ast.get_docstring(node, clean=False) is not None else []
        body = self._block(node.body, "function")
        prologue: list[ast.stmt] = []
        for kind, names in ((ast.Global, self.scope.globals), (ast.Nonlocal, self.scope.nonlocals)):
            if names:
                prologue.append(kind(names=sorted(names)))
        owned = sorted(self.scope.region_bound - self.scope.globals - self.scope.nonlocals)
        if owned:
            # Never runs: it makes the names variables of this function, for the regions to share.
            targets = [ast.Name(name, ast.Store()) for name in owned]
            prologue.append(ast.If(test=ast.Constant(False), body=[ast.Assign(targets=targets, value=ast.Constant(None))], orelse=[]))
        place = node.body[0] if node.body else node
        node.body = docstring + [placed_at(p, place) for p in prologue] + (body or [placed_at(ast.Pass(), node)])
        return node

    # Statements

    def _block(self, body: list[ast.stmt], tail: str) -> list[ast.stmt]:
        """Rewrite a statement list; `tail` tells what its end is the end of: "function", "loop" (its body) or nothing."""
        result: list[ast.stmt] = []
        for position, statement in enumerate(body):
            last = position == len(body) - 1
            bound = self.names.bound([statement])
            result += self._statement(statement, tail if last else "")
            self.scope.sites.update(bound)
        return result

    def _statement(self, node: ast.stmt, tail: str) -> list[ast.stmt]:
        if isinstance(node, ast.If):
            return self._if(node, tail)
        if isinstance(node, ast.For):
            return self._for(node)
        if isinstance(node, ast.While):
            return self._while(node)
        if isinstance(node, (ast.Global, ast.Nonlocal)):
            return [placed_at(ast.Pass(), node)]
        new = self.visit(node)
        return new if isinstance(new, list) else [new]

    def generic_visit(self, node: ast.AST) -> ast.AST:
        """Statement lists inside other statements (`with`, `try`, `match`) are rewritten as lists."""
        for name, value in ast.iter_fields(node):
            if isinstance(value, list) and value and isinstance(value[0], ast.stmt):
                setattr(node, name, self._block(value, ""))
            elif isinstance(value, list):
                value[:] = [self.visit(v) if isinstance(v, ast.AST) else v for v in value]
            elif isinstance(value, ast.AST):
                setattr(node, name, self.visit(value))
        return node

    def _if(self, node: ast.If, tail: str) -> list[ast.stmt]:
        leaving = exits([node])
        shape = self._shape(node, "if", (node.body, node.orelse), tail)
        shape.live = self.scope.liveness.after[id(node)]
        functions = [self._region("then", node.body, tail, node)]
        if node.orelse:
            functions.append(self._region("else", node.orelse, tail, node.orelse[0]))
        names: list[ast.expr] = [ast.Name(f.name, ast.Load()) for f in functions]
        call = self._call(
            "if_", [self.visit(node.test), *names, *([] if node.orelse else [ast.Constant(None)]), self._index(shape)], node.test
        )
        return [*functions, *self._leave(call, leaving, node)]

    def _for(self, node: ast.For) -> list[ast.stmt]:
        shape = self._shape(node, "for", ([ast.Assign(targets=[node.target], value=node.iter)], node.body), "")
        shape.header, shape.exposed = self.scope.liveness.header[id(node)], self.scope.liveness.exposed[id(node)]
        shape.live, shape.exits = self.scope.liveness.after[id(node)], frozenset(exits(node.body))
        shape.steps = constant_steps(node.body)
        if isinstance(node.target, ast.Name) and node.target.id not in self.names.bound(node.body):
            shape.target = node.target.id
        iterable = self.visit(node.iter)
        if isinstance(iterable, ast.Call) and isinstance(iterable.func, ast.Name) and iterable.func.id == "range":
            iterable.func = self._call("range_of", [iterable.func], iterable.func)
        assign = ast.copy_location(
            ast.Assign(targets=[node.target], value=placed_at(ast.Name(_ITEM, ast.Load()), node.target)), node.target
        )
        body = self._region("for", node.body, "loop", node, first=[assign], parameter=_ITEM)
        return self._finish_loop(node, "for_", [iterable], body, shape)

    def _while(self, node: ast.While) -> list[ast.stmt]:
        test = [ast.copy_location(ast.Expr(node.test), node.test)]
        shape = self._shape(node, "while", (test, node.body), "")
        shape.header, shape.exposed = self.scope.liveness.header[id(node)], self.scope.liveness.exposed[id(node)]
        shape.live, shape.exits = self.scope.liveness.after[id(node)], frozenset(exits(node.body))
        shape.steps = constant_steps(node.body)
        test_function = self._region(
            "test",
            [],
            "",
            node.test,
            first=[ast.copy_location(ast.Return(self.visit(node.test)), node.test)],
            bound=set(self.names.bound(test)),
        )
        body = self._region("while", node.body, "loop", node)
        return [test_function, *self._finish_loop(node, "while_", [ast.Name(test_function.name, ast.Load())], body, shape)]

    def _finish_loop(
        self, node: ast.For | ast.While, method: str, head: list[ast.expr], body: ast.FunctionDef, shape: Shape
    ) -> list[ast.stmt]:
        functions = [body]
        orelse: ast.expr = ast.Constant(None)
        if node.orelse:
            functions.append(self._region("else", node.orelse, "", node.orelse[0]))
            orelse = ast.Name(functions[1].name, ast.Load())
        place = node.iter if isinstance(node, ast.For) else node.test
        call = self._call(method, [*head, ast.Name(body.name, ast.Load()), orelse, self._index(shape)], place)
        return [*functions, *self._leave(call, exits([node]), node)]

    def _leave(self, call: ast.expr, leaving: set[str], node: ast.stmt) -> list[ast.stmt]:
        """The call of a construct, and what follows from its signal: leave the region, or return from the function."""
        if not leaving:
            return [ast.copy_location(ast.Expr(call), call)]
        signal = ast.Name(_SIGNAL, ast.Load())
        assign = ast.Assign(targets=[ast.Name(_SIGNAL, ast.Store())], value=call)
        value: ast.expr = signal if self.scope.in_region else ast.Attribute(signal, "value", ast.Load())
        test = ast.Compare(left=signal, ops=[ast.IsNot()], comparators=[ast.Constant(None)])
        return [placed_at(assign, call), placed_at(ast.If(test=test, body=[ast.Return(value)], orelse=[]), call)]

    def visit_Return(self, node: ast.Return) -> ast.stmt:
        value = self.visit(node.value) if node.value else ast.Constant(None)
        if self.scope.in_region:
            node.value = self._call("returned", [value], node)
        elif node.value:
            node.value = value
        return node

    def visit_Break(self, node: ast.Break) -> ast.stmt:
        return placed_at(ast.Return(ast.Attribute(ast.Name(HELPER, ast.Load()), "BREAK", ast.Load())), node)

    def visit_Continue(self, node: ast.Continue) -> ast.stmt:
        return placed_at(ast.Return(ast.Attribute(ast.Name(HELPER, ast.Load()), "CONTINUE", ast.Load())), node)

    def visit_Assert(self, node: ast.Assert) -> ast.stmt:
        message = self.visit(node.msg) if node.msg else None
        holds = self._call("holds", [self.visit(node.test), *([self._thunk(message)] if message else [])], node.test)
        exception: ast.expr = ast.Name("AssertionError", ast.Load())
        if message:
            exception = ast.Call(func=exception, args=[message], keywords=[])
        return placed_at(ast.If(test=ast.UnaryOp(ast.Not(), holds), body=[ast.Raise(exc=exception, cause=None)], orelse=[]), node)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.stmt:
        """A variable shared with a region cannot be annotated; annotations of local variables have no effect anyway."""
        if not isinstance(node.target, ast.Name):
            return self.generic_visit(node)
        if node.value is None:
            return placed_at(ast.Pass(), node)
        return ast.copy_location(ast.Assign(targets=[node.target], value=self.visit(node.value)), node)

    def visit_ExceptHandler(self, node: ast.ExceptHandler) -> ast.AST:
        place = node.body[0]
        self.generic_visit(node)
        node.body.insert(0, placed_at(ast.Expr(self._call("caught", [], place)), place))
        return node

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        self._visit_definition_parts(node)
        return node if is_generator(node) else FunctionRewriter(self.file, self.shapes).function(node)

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> ast.AST:
        return node

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.AST:
        """Methods are rewritten; statements of a class body bind class attributes and stay as they are."""
        for statement in node.body:
            if isinstance(statement, ast.FunctionDef) and not is_generator(statement):
                FunctionRewriter(self.file, self.shapes).function(statement)
        return node

    def _visit_definition_parts(self, node: ast.FunctionDef) -> None:
        node.decorator_list = [self.visit(d) for d in node.decorator_list]
        node.args.defaults = [self.visit(d) for d in node.args.defaults]
        node.args.kw_defaults = [d and self.visit(d) for d in node.args.kw_defaults]

    # Expressions

    def visit_BoolOp(self, node: ast.BoolOp) -> ast.AST:
        lazy = node.values[1:]
        if _binds(lazy):
            return self.generic_visit(node)
        values = [self.visit(v) for v in node.values]
        return self._call("and_" if isinstance(node.op, ast.And) else "or_", [values[0], *map(self._thunk, values[1:])], node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> ast.AST:
        self.generic_visit(node)
        return self._call("not_", [node.operand], node) if isinstance(node.op, ast.Not) else node

    def visit_IfExp(self, node: ast.IfExp) -> ast.AST:
        if _binds([node.body, node.orelse]):
            return self.generic_visit(node)
        self.generic_visit(node)
        return self._call("if_else", [node.test, self._thunk(node.body), self._thunk(node.orelse)], node)

    def visit_Compare(self, node: ast.Compare) -> ast.AST:
        lazy = node.comparators[1:]
        self.generic_visit(node)
        if not lazy or _binds(lazy):
            return node
        names = ast.Tuple([ast.Constant(CHAINED[type(op).__name__]) for op in node.ops], ast.Load())
        first, *rest = node.comparators
        return self._call("chain", [names, node.left, first, *map(self._thunk, rest)], node)

    def visit_Call(self, node: ast.Call) -> ast.AST:
        """`super()` finds its class and object in the frame of the method: name them, since regions have frames of their own."""
        self.generic_visit(node)
        if (
            isinstance(node.func, ast.Name)
            and node.func.id == "super"
            and not node.args
            and not node.keywords
            and self.scope.first_parameter
        ):
            node.args = [
                placed_at(ast.Name("__class__", ast.Load()), node),
                placed_at(ast.Name(self.scope.first_parameter, ast.Load()), node),
            ]
        return node

    # Pieces

    def _region(
        self,
        kind: str,
        body: list[ast.stmt],
        tail: str,
        place: ast.AST,
        *,
        first: list[ast.stmt] | None = None,
        parameter: str = "",
        bound: set[str] | None = None,
    ) -> ast.FunctionDef:
        """A nested function that holds a body and shares the names it binds with the function around it."""
        names = set(self.names.bound([*(first or []), *body])) if bound is None else bound
        names -= {_ITEM}
        self.scope.region_bound |= names
        outer, self.scope.in_region = self.scope.in_region, True
        statements = self._block(body, tail)
        statements = [*(self._statement(f, "")[0] if isinstance(f, ast.Assign) else f for f in first or []), *statements]
        self.scope.in_region = outer
        shared: list[ast.stmt] = []
        for declaration, which in ((ast.Global, names & self.scope.globals), (ast.Nonlocal, names - self.scope.globals)):
            if which:
                shared.append(declaration(names=sorted(which)))
        arguments = ast.arguments(
            posonlyargs=[], args=[ast.arg(arg=parameter)] if parameter else [], kwonlyargs=[], kw_defaults=[], defaults=[]
        )
        function = ast.FunctionDef(
            name=f"{REGION_MARK}_{kind}", args=arguments, body=[*shared, *statements], decorator_list=[], returns=None, type_params=[]
        )
        return placed_at(function, place)

    def _thunk(self, expression: ast.expr) -> ast.expr:
        """A lambda that `_finished` renames to a region."""
        arguments = ast.arguments(posonlyargs=[], args=[], vararg=ast.arg(arg=REGION_MARK), kwonlyargs=[], kw_defaults=[], defaults=[])
        return placed_at(ast.Lambda(args=arguments, body=expression), expression)

    def _call(self, method: str, arguments: list[ast.expr], place: ast.AST) -> ast.expr:
        return placed_at(ast.Call(func=ast.Attribute(ast.Name(HELPER, ast.Load()), method, ast.Load()), args=arguments, keywords=[]), place)

    def _shape(self, node: ast.stmt, kind: str, blocks: Iterable[list[ast.stmt]], tail: str) -> Shape:
        bound = tuple({name: self._loc(site) for name, site in self.names.bound(block).items()} for block in blocks)
        names = {name for sites in bound for name in sites}
        shape = Shape(kind, self._loc(node), bound, tail=tail, globals=frozenset(names & self.scope.globals), index=len(self.shapes))
        shape.before = {name: self._loc(self.scope.sites[name]) for name in names if name in self.scope.sites}
        self.shapes.append(shape)
        return shape

    def _index(self, shape: Shape) -> ast.expr:
        return ast.Constant(shape.index)

    def _loc(self, node: Any) -> Loc:
        one_line = getattr(node, "end_lineno", None) == getattr(node, "lineno", None)
        return Loc(
            self.file,
            getattr(node, "lineno", 0),
            getattr(node, "col_offset", 0) + 1,
            node.end_col_offset + 1 if one_line and hasattr(node, "end_col_offset") else 0,
        )


def _nest_after_exits(body: list[ast.stmt]) -> list[ast.stmt]:
    """`if c: …return` followed by more becomes `if c: …return` `else: more`, in every statement list of the function: control flow stays
    the same, and the branches of a run-time `if` then end together."""
    result: list[ast.stmt] = []
    for position, node in enumerate(body):
        if isinstance(node, SCOPES):
            result.append(node)
            continue
        rest = body[position + 1 :]
        if isinstance(node, ast.If) and rest and not all(isinstance(r, (ast.Global, ast.Nonlocal)) for r in rest):
            then_leaves, else_leaves = always_exits(node.body), always_exits(node.orelse)
            if then_leaves != else_leaves:
                block = node.orelse if then_leaves else node.body
                block.extend(rest)
                rest = []
                body = body[: position + 1]
        for name in ("body", "orelse", "finalbody"):
            if isinstance(getattr(node, name, None), list):
                setattr(node, name, _nest_after_exits(getattr(node, name)))
        for part in (*getattr(node, "handlers", ()), *getattr(node, "cases", ())):
            part.body = _nest_after_exits(part.body)
        result.append(node)
        if position == len(body) - 1:
            break
    return result


def _binds(expressions: list[ast.expr]) -> bool:
    """Whether one of the expressions binds a name with `:=`: put into a function of its own it would bind elsewhere."""
    return any(isinstance(n, ast.NamedExpr) for n in walk_scope(expressions))


def placed_at(node: Any, place: ast.AST) -> Any:
    """Give a made node, and those in it that have none, the position of a node of the user's."""
    line, col = getattr(place, "lineno", 1), getattr(place, "col_offset", 0)
    end_line, end_col = getattr(place, "end_lineno", line), getattr(place, "end_col_offset", col)
    stack = [node]
    while stack:
        child = stack.pop()
        if "lineno" in child._attributes and not hasattr(child, "lineno"):
            child.lineno, child.col_offset, child.end_lineno, child.end_col_offset = line, col, end_line, end_col
            stack.extend(ast.iter_child_nodes(child))
        elif child is node or "lineno" not in child._attributes:
            stack.extend(ast.iter_child_nodes(child))
    return node
