"""The rewriting of one function's tree: `if`, loops, `and`/`or`/`not`, ternaries, chained
comparisons and `assert` become calls of the helper object (`flow.control.Control`).

Bodies become nested functions (*region functions*, marked with REGION_MARK) that share the
function's variables through `nonlocal`. A body that is left early returns a signal: BREAK,
CONTINUE or `Return(value)`. New nodes get the position of the user's node that they replace.
In a generator, constructs that yield, or that it or a loop around a `yield` is left from, keep
Python's form: it runs while tracing, in step with the loop over it.

    for i in range(n):     →    def _for(_item):
        if i > x: break             nonlocal i, x; i = _item
        x = f(i)                    def _then(): return helper.BREAK
                                    def _else(): nonlocal x; x = helper.callee(f)(i)
                                    return helper.if_(i > x, _then, _else, 1)
                                helper.for_(helper.range_of(range)(n), _for, None, 0)
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterable
from functools import cache
from typing import Any

from cutec.frontend.core.location import REGION_MARK
from cutec.frontend.core.signals import Construct
from cutec.frontend.flow.control import CHAINED
from cutec.frontend.syntax.desugar import desugared
from cutec.frontend.syntax.liveness import Liveness, analyze
from cutec.frontend.syntax.names import HELPER, binds, changes, exits, is_generator, parts_of, placed_at
from cutec.ir.core import Loc
from cutec.records import dataclass, field

_SIGNAL, _ITEM = "__cutec_signal", "__cutec_item"
_SET = f"{REGION_MARK}_set"
# builtins that inspect the frame of their caller
_OF_THE_FRAME = ("super", "locals", "globals", "vars", "dir", "eval", "exec")
_CONSTRUCTS = (ast.If, ast.For, ast.While)


@dataclass
class _Scope:
    """The function being rewritten."""

    liveness: Liveness
    globals: set[str]
    nonlocals: set[str]
    elsewhere: frozenset[str]  # names that nested functions bind
    generator: bool = False
    first_parameter: str = ""
    in_region: bool = False
    lazy: bool = False  # in a lazily evaluated operand, which becomes a lambda
    in_lambda: bool = False
    set_by_call: set[str] = field(default_factory=set)  # names bound by `:=` in lazy operands
    region_bound: set[str] = field(default_factory=set)
    sites: dict[str, ast.AST] = field(default_factory=dict)  # the last binding of each name so far


def _may_leave(node: ast.stmt) -> bool:
    """Whether a statement that becomes regions has a jump out of it. A `try` whose `finally` has
    one stays as it is.
    """
    kinds = (*_CONSTRUCTS, ast.With, ast.Try)
    return isinstance(node, kinds) and bool(exits([node])) and not exits(getattr(node, "finalbody", []))


def _is_not(node: ast.expr) -> bool:
    return isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not)


def _is_search(node: ast.Call) -> bool:
    """`any(... for ...)` or `all(... for ...)`."""
    named = isinstance(node.func, ast.Name) and node.func.id in ("any", "all")
    if not named or node.keywords or len(node.args) != 1 or not isinstance(node.args[0], ast.GeneratorExp):
        return False
    return not any(part.is_async for part in node.args[0].generators)


class FunctionRewriter:
    """Rewrites one function; nested functions get rewriters of their own."""

    def __init__(self, file: str, constructs: list[Construct], scopes: list[Liveness]):
        """`constructs`, `scopes`: lists that receive the constructs, and the liveness of each
        function.
        """
        self.file, self.constructs, self.scopes = file, constructs, scopes

    def function(self, node: ast.FunctionDef) -> ast.FunctionDef:
        """The rewritten `def`; decorators and defaults stay as they are."""
        node.body = desugared(node.body)
        liveness = analyze(node.body)
        self.scopes.append(liveness)
        self.names = liveness.names
        self.scope = _Scope(
            liveness, liveness.globals, liveness.nonlocals, liveness.written, generator=is_generator(node.body)
        )
        positional = (*node.args.posonlyargs, *node.args.args)
        self.scope.first_parameter = positional[0].arg if positional else ""
        self.scope.sites = {arg.arg: arg for arg in (*positional, *node.args.kwonlyargs)}
        docstring = [node.body.pop(0)] if ast.get_docstring(node, clean=False) is not None else []
        body = self._block(node.body, "" if self.scope.generator else "function", complete=not self.scope.generator)
        prologue: list[ast.stmt] = []
        for kind, names in ((ast.Global, self.scope.globals), (ast.Nonlocal, self.scope.nonlocals)):
            if names:
                prologue.append(kind(names=sorted(names)))
        self.scope.region_bound |= self.scope.set_by_call
        owned = sorted(self.scope.region_bound - self.scope.globals - self.scope.nonlocals)
        if owned:
            # Never executed: it makes the names local variables of this function, for its regions.
            targets: list[ast.expr] = [ast.Name(name, ast.Store()) for name in owned]
            assign: ast.stmt = ast.Assign(targets=targets, value=ast.Constant(None))
            prologue.append(ast.If(test=ast.Constant(False), body=[assign], orelse=[]))
        prologue += [self._setter(name) for name in sorted(self.scope.set_by_call)]
        place = node.body[0] if node.body else node
        node.body = docstring + [placed_at(p, place) for p in prologue] + (body or [placed_at(ast.Pass(), node)])
        return node

    def visit(self, node: ast.AST) -> Any:
        """The replacement of a node."""
        return _visitor(type(node))(self, node)

    # Statements

    def _block(self, body: list[ast.stmt], tail: str, complete: bool = True) -> list[ast.stmt]:
        """Rewrite a statement list. `tail`: what ends at its end: "function", "loop" (an iteration)
        or nothing. A `complete` list is the whole body of its function, so that the statements
        after one that may leave it can become a region of their own.
        """
        result: list[ast.stmt] = []
        for position, statement in enumerate(body):
            rest = body[position + 1 :]
            bound = self.names.bound([statement])
            if complete and _may_leave(statement):
                return result + self._leaving(statement, rest, tail)
            result += self._statement(statement, "" if rest or not complete else tail)
            self.scope.sites.update(bound)
        return result

    def _statement(self, node: ast.stmt, tail: str) -> list[ast.stmt]:
        if isinstance(node, _CONSTRUCTS):
            leaving = exits([node])  # before its parts are rewritten
            if self._in_frame and (leaving or is_generator([node])):
                return [self._kept(node)]
            functions, call = self._construct(node, tail)
            return [*functions, *self._settled(call, leaving)]
        if isinstance(node, (ast.Global, ast.Nonlocal)):
            return [placed_at(ast.Pass(), node)]
        new = self.visit(node)
        return new if isinstance(new, list) else [new]

    def generic_visit(self, node: ast.AST) -> ast.AST:
        """Statement lists inside other statements (`with`, `try`, `match`) are rewritten as
        lists.
        """
        for name in parts_of(type(node)):
            value = getattr(node, name, None)
            if type(value) is list and value and isinstance(value[0], ast.stmt):
                setattr(node, name, self._block(value, "", complete=False))
            elif type(value) is list:
                value[:] = [self.visit(v) if isinstance(v, ast.AST) else v for v in value]
            elif isinstance(value, ast.AST):
                setattr(node, name, self.visit(value))
        return node

    @property
    def _in_frame(self) -> bool:
        """Whether the statement at hand runs in the frame of a generator, where it can yield."""
        return self.scope.generator and not self.scope.in_region

    def _kept(self, node: ast.stmt) -> ast.stmt:
        """A construct that keeps Python's form; the helper makes sure that its course is known."""
        if isinstance(node, ast.For):
            self.generic_visit(node)
            node.iter = self._call("known_items", [node.iter], node.iter)
            return node
        assert isinstance(node, (ast.If, ast.While))
        test = self._condition(node.test)
        node.test = ast.Constant(True)
        self.generic_visit(node)
        node.test = self._call("known", [test], test)
        return node

    def _construct(self, node: ast.stmt, tail: str) -> tuple[list[ast.stmt], ast.expr]:
        """The region functions of a construct, and the call that runs it and returns its signal."""
        if isinstance(node, ast.If):
            return self._if(node, tail)
        if isinstance(node, ast.With):
            return self._with(node, tail)
        if isinstance(node, ast.Try):
            return self._try(node, tail)
        if isinstance(node, ast.For):
            return self._for(node)
        assert isinstance(node, ast.While)
        return self._while(node)

    def _leaving(self, node: ast.stmt, rest: list[ast.stmt], tail: str) -> list[ast.stmt]:
        """A construct that may leave the function or the loop around it, and the statements after
        it: whether they run may be decided at run time.
        """
        after = self._record(rest[0], "rest", (rest, []), tail) if rest else None
        functions, call = self._construct(node, "" if rest else tail)
        if after:
            self.scope.sites.update(self.names.bound([node]))
            function, call = self._rest(call, rest, after, tail)
            functions.append(function)
        if not self.scope.in_region:
            call = self._call("result", [call], node)
        return [*functions, ast.copy_location(ast.Return(call), call)]

    def _rest(
        self, signal: ast.expr, body: list[ast.stmt], construct: Construct, tail: str
    ) -> tuple[ast.FunctionDef, ast.expr]:
        """The region function of the statements after a construct, and the call that runs it unless
        the construct has left with a signal.
        """
        construct.before.update(
            {name: self._loc(site) for name, site in self.scope.sites.items() if name in construct.names}
        )
        construct.live = self.scope.liveness.where(body[-1])
        function = self._region("rest", body, tail, body[0])
        return function, self._call(
            "rest", [signal, ast.Name(function.name, ast.Load()), self._index(construct)], body[0]
        )

    def _settled(self, call: ast.expr, leaving: set[str]) -> list[ast.stmt]:
        """The call of a construct inside a statement that stays as it is (`try`), and the return
        from the region or function that its signal asks for.
        """
        if not leaving:
            return [ast.copy_location(ast.Expr(call), call)]
        signal = ast.Name(_SIGNAL, ast.Load())
        assign = ast.Assign(targets=[ast.Name(_SIGNAL, ast.Store())], value=self._call("settled", [call], call))
        value: ast.expr = signal if self.scope.in_region else ast.Attribute(signal, "value", ast.Load())
        test = ast.Compare(left=signal, ops=[ast.IsNot()], comparators=[ast.Constant(None)])
        return [placed_at(assign, call), placed_at(ast.If(test=test, body=[ast.Return(value)], orelse=[]), call)]

    def _if(self, node: ast.If, tail: str) -> tuple[list[ast.stmt], ast.expr]:
        construct = self._record(node, "if", (node.body, node.orelse), tail)
        construct.live = self.scope.liveness.where(node)
        functions = [self._region("then", node.body, tail, node)]
        if node.orelse:
            functions.append(self._region("else", node.orelse, tail, node.orelse[0]))
        arguments = [
            self._condition(node.test),
            *(ast.Name(function.name, ast.Load()) for function in functions),
            *([] if node.orelse else [ast.Constant(None)]),
            self._index(construct),
        ]
        return [*functions], self._call("if_", arguments, node.test)

    def _with(self, node: ast.With, tail: str) -> tuple[list[ast.stmt], ast.expr]:
        """A `with` that its body may leave: the signal is handled after the context managers have
        exited.
        """
        body = self._region("with", node.body, tail, node.body[0])
        signal = placed_at(ast.Name(_SIGNAL, ast.Load()), node)
        node.items = [self.visit(item) for item in node.items]
        node.body = [self._run(body)]
        return [body, self._assigned(_SIGNAL, ast.Constant(None), node), node], signal

    def _try(self, node: ast.Try, tail: str) -> tuple[list[ast.stmt], ast.expr]:
        """A `try` that its parts may leave: the signal is handled after `finally` has run.
        Exceptions exist only while tracing, and behave as in Python.
        """
        signal = placed_at(ast.Name(_SIGNAL, ast.Load()), node)
        after = self._record(node.orelse[0], "rest", (node.orelse, []), tail) if node.orelse else None
        functions = [self._region("try", node.body, "" if after else tail, node.body[0])]
        node.body = [self._run(functions[-1])]
        if after:
            function, call = self._rest(signal, node.orelse, after, tail)
            functions.append(function)
            node.orelse = [self._assigned(_SIGNAL, call, function)]
        for handler in node.handlers:
            handler.type = handler.type and self.visit(handler.type)
            functions.append(self._region("except", handler.body, tail, handler.body[0]))
            handler.body = [
                placed_at(ast.Expr(self._call("caught", [], functions[-1])), functions[-1]),
                self._run(functions[-1]),
            ]
        node.finalbody = self._block(node.finalbody, "", complete=False)
        return [*functions, self._assigned(_SIGNAL, ast.Constant(None), node), node], signal

    def _run(self, region: ast.FunctionDef) -> ast.stmt:
        """Call a region function and store its signal."""
        return self._assigned(_SIGNAL, ast.Call(ast.Name(region.name, ast.Load()), [], []), region)

    def _assigned(self, name: str, value: ast.expr, place: ast.AST) -> ast.stmt:
        return placed_at(ast.Assign(targets=[ast.Name(name, ast.Store())], value=value), place)

    def _for(self, node: ast.For) -> tuple[list[ast.stmt], ast.expr]:
        construct = self._loop_record(node, [ast.Assign(targets=[node.target], value=node.iter)])
        if isinstance(node.target, ast.Name) and node.target.id not in {
            *self.names.bound(node.body),
            *self.scope.elsewhere,
        }:
            construct.target = node.target.id
        named_range = (
            isinstance(node.iter, ast.Call) and isinstance(node.iter.func, ast.Name) and node.iter.func.id == "range"
        )
        iterable = self.visit(node.iter)
        if named_range:
            iterable.func.func.attr = "range_of"
        assign = ast.copy_location(
            ast.Assign(targets=[node.target], value=placed_at(ast.Name(_ITEM, ast.Load()), node.target)), node.target
        )
        body = self._region("for", node.body, "loop", node, first=[assign], parameter=_ITEM)
        return self._finish_loop(node, "for_", [iterable], body, construct)

    def _while(self, node: ast.While) -> tuple[list[ast.stmt], ast.expr]:
        test: list[ast.stmt] = [ast.copy_location(ast.Expr(node.test), node.test)]
        construct = self._loop_record(node, test)
        test_function = self._region(
            "test",
            [],
            "",
            node.test,
            first=[ast.copy_location(ast.Return(self._condition(node.test)), node.test)],
            bound=set(self.names.bound(test)),
        )
        body = self._region("while", node.body, "loop", node)
        functions, call = self._finish_loop(node, "while_", [ast.Name(test_function.name, ast.Load())], body, construct)
        return [test_function, *functions], call

    def _loop_record(self, node: ast.For | ast.While, head: list[ast.stmt]) -> Construct:
        liveness = self.scope.liveness
        construct = self._record(node, "for" if isinstance(node, ast.For) else "while", (head, node.body), "")
        construct.header, construct.exposed, construct.live = (
            liveness.header[id(node)],
            liveness.exposed[id(node)],
            liveness.where(node),
        )
        construct.exits = frozenset(exits(node.body))
        found, elsewhere = changes(node.body, self.names), self.scope.elsewhere
        construct.steps = {name: step for name, step in found.steps.items() if name not in elsewhere}
        construct.copies = {name: source for name, source in found.copies.items() if name not in elsewhere}
        construct.passed = found.passed
        return construct

    def _finish_loop(
        self, node: ast.For | ast.While, method: str, head: list[ast.expr], body: ast.FunctionDef, construct: Construct
    ) -> tuple[list[ast.stmt], ast.expr]:
        functions: list[ast.stmt] = [body]
        orelse: ast.expr = ast.Constant(None)
        if node.orelse:
            construct.orelse = self._record(node.orelse[0], "else", (node.orelse, []), "")
            construct.orelse.live = construct.live
            function = self._region("else", node.orelse, "", node.orelse[0])
            functions.append(function)
            orelse = ast.Name(function.name, ast.Load())
        place = node.iter if isinstance(node, ast.For) else node.test
        call = self._call(method, [*head, ast.Name(body.name, ast.Load()), orelse, self._index(construct)], place)
        return functions, call

    def visit_Return(self, node: ast.Return) -> ast.stmt:
        value = self.visit(node.value) if node.value else ast.Constant(None)
        if self.scope.in_region:
            node.value = self._call("returned", [value], node)
        elif node.value:
            node.value = value
        return node

    def visit_Break(self, node: ast.Break) -> ast.stmt:
        if self._in_frame:
            return node
        return placed_at(ast.Return(ast.Attribute(ast.Name(HELPER, ast.Load()), "BREAK", ast.Load())), node)

    def visit_Continue(self, node: ast.Continue) -> ast.stmt:
        if self._in_frame:
            return node
        return placed_at(ast.Return(ast.Attribute(ast.Name(HELPER, ast.Load()), "CONTINUE", ast.Load())), node)

    def visit_Assert(self, node: ast.Assert) -> ast.stmt:
        message = self.visit(node.msg) if node.msg else None
        holds = self._call(
            "holds", [self._condition(node.test), *([self._thunk(message)] if message else [])], node.test
        )
        exception: ast.expr = ast.Name("AssertionError", ast.Load())
        if message:
            exception = ast.Call(func=exception, args=[message], keywords=[])
        return placed_at(
            ast.If(test=ast.UnaryOp(ast.Not(), holds), body=[ast.Raise(exc=exception, cause=None)], orelse=[]), node
        )

    def visit_Subscript(self, node: ast.Subscript) -> ast.AST:
        """The helper sees a list or dict before an item of it changes."""
        changes = isinstance(node.ctx, (ast.Store, ast.Del))
        self.generic_visit(node)
        if changes:
            node.value = self._call("mutating", [node.value], node.value)
        return node

    def visit_AugAssign(self, node: ast.AugAssign) -> ast.AST:
        """`x += [1]` changes the list that x names; `x.y += [1]` and `x[0] += [1]` change one that
        x contains. The helper sees it before.
        """
        self.generic_visit(node)
        if isinstance(node.value, ast.Constant) and isinstance(node.value.value, (int, float)):
            return node
        if isinstance(node.target, ast.Name):
            node.value = self._call(
                "in_place_operand",
                [placed_at(ast.Name(node.target.id, ast.Load()), node.target), node.value],
                node.value,
            )
        else:
            node.target.value = self._call("in_place_owner", [node.target.value], node.target.value)
        return node

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST:
        """Drop the annotation: a `nonlocal` variable cannot have one, and those of local variables
        have no effect.
        """
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
        if is_generator(node.body):
            return node
        return FunctionRewriter(self.file, self.constructs, self.scopes).function(node)

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> ast.AST:
        return node

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.AST:
        """Methods are rewritten; other statements of a class body bind class attributes and stay as
        they are.
        """
        for statement in node.body:
            if isinstance(statement, ast.FunctionDef) and not is_generator(statement.body):
                FunctionRewriter(self.file, self.constructs, self.scopes).function(statement)
        return node

    def _visit_definition_parts(self, node: ast.FunctionDef) -> None:
        node.decorator_list = [self.visit(d) for d in node.decorator_list]
        node.args.defaults = [self.visit(d) for d in node.args.defaults]
        node.args.kw_defaults = [d and self.visit(d) for d in node.args.kw_defaults]

    # Expressions

    def visit_BoolOp(self, node: ast.BoolOp) -> ast.AST:
        first, *lazy = node.values
        if self.scope.in_lambda and binds(lazy):
            return self.generic_visit(node)
        values = [self.visit(first), *map(self._lazy, lazy)]
        return self._call("and_" if isinstance(node.op, ast.And) else "or_", values, node)

    def _condition(self, node: ast.expr) -> ast.expr:
        """An expression of which only the truth value is used: operands of `and` and `or` in it
        need no common type.
        """
        stack = [node]
        while stack:
            part = stack.pop()
            if isinstance(part, ast.BoolOp):
                part.values = [
                    v if isinstance(v, (ast.BoolOp, ast.Compare)) or _is_not(v) else self._call("truth", [v], v)
                    for v in part.values
                ]
                stack += part.values
        return self.visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> ast.AST:
        if _is_not(node):
            return self._call("not_", [self._condition(node.operand)], node)
        return self.generic_visit(node)

    def visit_IfExp(self, node: ast.IfExp) -> ast.AST:
        if self.scope.in_lambda and binds([node.body, node.orelse]):
            return self.generic_visit(node)
        return self._call("if_else", [self._condition(node.test), self._lazy(node.body), self._lazy(node.orelse)], node)

    def visit_Compare(self, node: ast.Compare) -> ast.AST:
        first, *lazy = node.comparators
        displays = isinstance(node.ops[0], (ast.Eq, ast.NotEq)) and any(
            isinstance(part, (ast.Tuple, ast.List)) for part in (node.left, first)
        )
        if not lazy and (displays or isinstance(node.ops[0], (ast.In, ast.NotIn, ast.Is, ast.IsNot))):
            operands = [self.visit(node.left), self.visit(first)]
            return self._call("compare", [ast.Constant(CHAINED[type(node.ops[0]).__name__]), *operands], node)
        if not lazy or (self.scope.in_lambda and binds(lazy)):
            return self.generic_visit(node)
        names = ast.Tuple([ast.Constant(CHAINED[type(op).__name__]) for op in node.ops], ast.Load())
        return self._call("chain", [names, self.visit(node.left), self.visit(first), *map(self._lazy, lazy)], node)

    def _search(self, node: ast.Call) -> ast.AST:
        """`any(x for y in z if c)` is `any(c and x for y in z)`, and `all(x for y in z if c)` is
        `all(not c or x for y in z)`.
        """
        generator = node.args[0]
        assert isinstance(generator, ast.GeneratorExp) and isinstance(node.func, ast.Name)
        last = generator.generators[-1]
        conditions, last.ifs = last.ifs, []
        is_any = node.func.id == "any"
        parts = [self._call("truth", [c], c) if is_any else placed_at(ast.UnaryOp(ast.Not(), c), c) for c in conditions]
        operator, item = ast.And() if is_any else ast.Or(), generator.elt
        if parts:
            item = placed_at(ast.BoolOp(operator, [*parts, self._call("truth", [item], item)]), item)
        generator.generators = [self.visit(part) for part in generator.generators]
        generator.elt = (
            self._lazy(item) if not self.scope.in_lambda or not binds([item]) else self._thunk(self.visit(item))
        )
        return self._call("items", [node.func, generator], node)

    def visit_NamedExpr(self, node: ast.NamedExpr) -> ast.AST:
        """In a lazy operand, which becomes a lambda, a setter function binds the name."""
        self.generic_visit(node)
        if not self.scope.lazy:
            return node
        self.scope.set_by_call.add(node.target.id)
        return placed_at(
            ast.Call(func=ast.Name(f"{_SET}_{node.target.id}", ast.Load()), args=[node.value], keywords=[]), node
        )

    def visit_Lambda(self, node: ast.Lambda) -> ast.AST:
        """Names that a lambda binds are its own."""
        outer = self.scope.lazy, self.scope.in_lambda
        self.scope.lazy, self.scope.in_lambda = False, True
        self.generic_visit(node)
        self.scope.lazy, self.scope.in_lambda = outer
        return node

    def _lazy(self, expression: ast.expr) -> ast.expr:
        """A lazily evaluated operand, as a function."""
        outer, self.scope.lazy = self.scope.lazy, True
        expression = self.visit(expression)
        self.scope.lazy = outer
        return self._thunk(expression)

    def _setter(self, name: str) -> ast.stmt:
        """A function that binds a name of the enclosing function and returns the value."""
        declaration = (ast.Global if name in self.scope.globals else ast.Nonlocal)(names=[name])
        value = ast.Name(_ITEM, ast.Load())
        body = [declaration, ast.Assign(targets=[ast.Name(name, ast.Store())], value=value), ast.Return(value)]
        return self._function(f"{_SET}_{name}", _ITEM, body)

    def visit_Call(self, node: ast.Call) -> ast.AST:
        """Ask the helper for the function to call. `super()` gets explicit arguments: it would look
        for them in the method's frame, and regions have frames of their own. `any` and `all` of a
        generator short-circuit.
        """
        if _is_search(node):
            return self._search(node)
        self.generic_visit(node)
        if (
            isinstance(node.func, ast.Attribute)
            and isinstance(node.func.value, ast.Name)
            and node.func.value.id == HELPER
        ):
            return node
        if isinstance(node.func, ast.Name) and node.func.id in _OF_THE_FRAME:
            if node.func.id == "super" and not node.args and not node.keywords and self.scope.first_parameter:
                names = "__class__", self.scope.first_parameter
                node.args = [placed_at(ast.Name(name, ast.Load()), node) for name in names]
            return node
        node.func = self._call("callee", [node.func], node.func)
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
        """A nested function with a body; it shares the names that it binds with the enclosing
        function.
        """
        names = set(self.names.bound([*(first or []), *body])) if bound is None else bound
        names -= {_ITEM}
        self.scope.region_bound |= names
        outer, self.scope.in_region = self.scope.in_region, True
        statements = self._block(body, tail)
        statements = [
            *(self._statement(f, "")[0] if isinstance(f, ast.Assign) else f for f in first or []),
            *statements,
        ]
        self.scope.in_region = outer
        shared: list[ast.stmt] = []
        for declaration, which in (
            (ast.Global, names & self.scope.globals),
            (ast.Nonlocal, names - self.scope.globals),
        ):
            if which:
                shared.append(declaration(names=sorted(which)))
        return placed_at(self._function(f"{REGION_MARK}_{kind}", parameter, [*shared, *statements]), place)

    def _function(self, name: str, parameter: str, body: list[ast.stmt]) -> ast.FunctionDef:
        """A nested function with one parameter, or none."""
        args = [ast.arg(arg=parameter)] if parameter else []
        arguments = ast.arguments(posonlyargs=[], args=args, kwonlyargs=[], kw_defaults=[], defaults=[])
        return function_def(name, arguments, body)

    def _thunk(self, expression: ast.expr) -> ast.expr:
        """A lambda that `rewrite` renames to a region."""
        arguments = ast.arguments(
            posonlyargs=[], args=[], vararg=ast.arg(arg=REGION_MARK), kwonlyargs=[], kw_defaults=[], defaults=[]
        )
        return placed_at(ast.Lambda(args=arguments, body=expression), expression)

    def _call(self, method: str, arguments: list[ast.expr], place: ast.AST) -> ast.expr:
        return placed_at(
            ast.Call(func=ast.Attribute(ast.Name(HELPER, ast.Load()), method, ast.Load()), args=arguments, keywords=[]),
            place,
        )

    def _record(self, node: ast.stmt, kind: str, blocks: Iterable[list[ast.stmt]], tail: str) -> Construct:
        bound = tuple({name: self._loc(site) for name, site in self.names.bound(block).items()} for block in blocks)
        names = {name for sites in bound for name in sites}
        construct = Construct(
            kind,
            self._loc(node),
            bound,
            tail=tail,
            globals=frozenset(names & self.scope.globals),
            index=len(self.constructs),
        )
        construct.before = {name: self._loc(self.scope.sites[name]) for name in names if name in self.scope.sites}
        self.constructs.append(construct)
        return construct

    def _index(self, construct: Construct) -> ast.expr:
        return ast.Constant(construct.index)

    def _loc(self, node: Any) -> Loc:
        one_line = getattr(node, "end_lineno", None) == getattr(node, "lineno", None)
        return Loc(
            self.file,
            getattr(node, "lineno", 0),
            getattr(node, "col_offset", 0) + 1,
            node.end_col_offset + 1 if one_line and hasattr(node, "end_col_offset") else 0,
        )


def function_def(name: str, arguments: ast.arguments, body: list[ast.stmt]) -> ast.FunctionDef:
    """A `def` without decorators."""
    return ast.FunctionDef(
        name=name,
        args=arguments,
        body=body,
        decorator_list=[],
        returns=None,
        type_params=[],  # pyright: ignore[reportCallIssue]  # required from Python 3.12 on, ignored before
    )


@cache
def _visitor(kind: type) -> Callable[[FunctionRewriter, Any], Any]:
    """The function that rewrites nodes of a kind: a `visit_` method, or `generic_visit` for nodes
    with parts.
    """
    own = getattr(FunctionRewriter, f"visit_{kind.__name__}", None)
    return own or (FunctionRewriter.generic_visit if parts_of(kind) else lambda rewriter, node: node)
