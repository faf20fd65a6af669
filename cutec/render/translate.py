"""Jinja templates to Python functions. The one door to jinja2: its parser says what a template means, here that is said in Python.

Every scope of Jinja (the body of a loop, `with`, a macro, what is between `call` and `endcall`) has Python variables of its own. Of Jinja it knows
what cutec's templates use and refuses the rest; undefined names and attributes are errors, as under StrictUndefined.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import contextmanager
from pathlib import Path
from types import CodeType
from typing import Iterator

from jinja2 import Environment, nodes

from cutec.render.templates import FILTERS, TemplateError

_ENVIRONMENT = Environment(trim_blocks=True, lstrip_blocks=True, keep_trailing_newline=True, autoescape=False)
_ENVIRONMENT.filters |= FILTERS
_BINARY = {nodes.Add: "+", nodes.Sub: "-", nodes.Mul: "*", nodes.Mod: "%", nodes.And: "and", nodes.Or: "or"}
_UNARY = {nodes.Not: "not ", nodes.Neg: "-"}
_COMPARED = {"eq": "==", "ne": "!=", "gt": ">", "gteq": ">=", "lt": "<", "lteq": "<=", "in": "in", "notin": "not in"}
_LOOP = {"index0": "{}", "index": "({} + 1)", "first": "({} == 0)"}


def translated(path: Path) -> CodeType:
    """The module of a template: its macros, and `render(values)`, which gives its text. Raises TemplateError and Jinja's TemplateSyntaxError."""
    tree = _ENVIRONMENT.parse(path.read_text(encoding="utf-8"), path.name)
    return compile(_Translation(path.name).module(tree), str(path), "exec")


class _Translation:
    """One template on its way: the lines so far, the scopes around (Jinja's names to Python's), and the list that text is put into."""

    def __init__(self, name: str):
        self._name = name
        self._lines: list[str] = []
        self._depth = 0
        self._numbers = 0
        self._scopes: list[dict[str, str]] = [{}]
        self._needed: dict[str, str] | None = None  # values of `render` that have been used, by name
        self._loops: list[str] = []
        self._buffer = ""

    def module(self, tree: nodes.Template) -> str:
        """The source of the whole module."""
        macros = [node for node in tree.body if isinstance(node, (nodes.Macro, nodes.FromImport))]
        for node in macros:
            name = [node.name] if isinstance(node, nodes.Macro) else self._imported(node)
            self._scopes[0] |= {n: n for n in name}
        for node in macros:
            if isinstance(node, nodes.Macro):
                self._macro(node)
        self._line("def render(values):")
        self._needed = {}
        with self._function("") as start:
            self._body([node for node in tree.body if node not in macros])
        found = [f"    {python} = values[{name!r}]" for name, python in self._needed.items()]
        self._lines[start:start] = found
        return "\n".join(self._lines) + "\n"

    def _line(self, text: str) -> None:
        self._lines.append("    " * self._depth + text)

    def _fresh(self, name: str) -> str:
        self._numbers += 1
        return f"{name}_{self._numbers}"

    def _refuse(self, node: nodes.Node) -> TemplateError:
        return TemplateError(f"{self._name}:{node.lineno}: {type(node).__name__} is none of what templates of cutec may use")

    @contextmanager
    def _scope(self, **names: str) -> Iterator[None]:
        self._scopes.append(names)
        yield
        self._scopes.pop()

    @contextmanager
    def _text(self) -> Iterator[str]:
        """What is put meanwhile goes into a list of its own, whose name this is."""
        before, self._buffer = self._buffer, self._fresh("text")
        self._line(f"{self._buffer} = []")
        yield self._buffer
        self._buffer = before

    @contextmanager
    def _function(self, parameters: str) -> Iterator[int]:
        """The body of a function whose text is its result; `parameters` are its variables. Gives the number of its first line."""
        self._depth += 1
        with self._scope(**{name: name for name in parameters.split()}), self._text() as buffer:
            yield len(self._lines)
            self._line(f'return "".join({buffer})')
        self._depth -= 1

    def _imported(self, node: nodes.FromImport) -> list[str]:
        if not isinstance(node.template, nodes.Const):
            raise self._refuse(node)
        names = [n if isinstance(n, str) else n[0] for n in node.names]
        for name in names:
            self._line(f"{name} = load({node.template.value!r})[{name!r}]")
        return names

    def _macro(self, node: nodes.Macro) -> None:
        names = [argument.name for argument in node.args]
        defaults = [""] * (len(names) - len(node.defaults)) + [f"={self._value(d)}" for d in node.defaults]
        self._line(f"def {node.name}({', '.join([n + d for n, d in zip(names, defaults)] + ['caller=None'])}):")
        with self._function(" ".join([*names, "caller"])):
            self._body(node.body)

    def _body(self, body: Sequence[nodes.Node]) -> None:
        for node in body:
            handler = getattr(self, f"_do_{type(node).__name__.lower()}", None)
            if handler is None:
                raise self._refuse(node)
            handler(node)

    def _do_output(self, node: nodes.Output) -> None:
        form = "".join([n.data.replace("%", "%%") if isinstance(n, nodes.TemplateData) else "%s" for n in node.nodes])
        values = [self._value(n) for n in node.nodes if not isinstance(n, nodes.TemplateData)]
        text = f"{form!r} % ({', '.join(values)},)" if values else repr(form % ())
        self._line(f"{self._buffer}.append({text})")

    def _do_if(self, node: nodes.If) -> None:
        for word, branch in (("if", node), *(("elif", n) for n in node.elif_)):
            self._line(f"{word} {self._value(branch.test)}:")
            self._indented(branch.body)
        if node.else_:
            self._line("else:")
            self._indented(node.else_)

    def _indented(self, body: Sequence[nodes.Node]) -> None:
        self._depth += 1
        self._body(body)
        self._line("pass")
        self._depth -= 1

    def _do_for(self, node: nodes.For) -> None:
        if node.else_ or node.test is not None or node.recursive:
            raise self._refuse(node)
        values, index = self._value(node.iter), self._fresh("index")
        with self._scope():
            self._line(f"for {index}, {self._target(node.target)} in enumerate({values}):")
            self._loops.append(index)
            self._indented(node.body)
            self._loops.pop()

    def _target(self, node: nodes.Node) -> str:
        """New variables of this scope, for a name or a tuple of names."""
        if isinstance(node, nodes.Tuple):
            return f"({', '.join(map(self._target, node.items))},)"
        if not isinstance(node, nodes.Name):
            raise self._refuse(node)
        return self._scopes[-1].setdefault(node.name, self._fresh(node.name))

    def _do_assign(self, node: nodes.Assign) -> None:
        value = self._value(node.node)
        self._line(f"{self._target(node.target)} = {value}")

    def _do_assignblock(self, node: nodes.AssignBlock) -> None:
        with self._text() as buffer, self._scope():
            self._body(node.body)
        self._line(f'{self._target(node.target)} = "".join({buffer})')

    def _do_with(self, node: nodes.With) -> None:
        values = [self._value(value) for value in node.values]
        with self._scope():
            for target, value in zip(node.targets, values):
                self._line(f"{self._target(target)} = {value}")
            self._body(node.body)

    def _do_callblock(self, node: nodes.CallBlock) -> None:
        if node.args or node.defaults:
            raise self._refuse(node)
        caller = self._fresh("caller")
        self._line(f"def {caller}():")
        with self._function(""):
            self._body(node.body)
        self._line(f"{self._buffer}.append({self._call(node.call, [f'caller={caller}'])})")

    def _do_include(self, node: nodes.Include) -> None:
        """The included template sees all variables around."""
        seen = {name: python for scope in self._scopes[1:] for name, python in scope.items()}
        around = ", ".join(["**values", *(f"{name!r}: {python}" for name, python in seen.items())])
        self._line(f'{self._buffer}.append(load({self._value(node.template)})["render"]({{{around}}}))')

    def _value(self, node: nodes.Node) -> str:
        """An expression, safe within any other."""
        kind = type(node)
        if kind in _BINARY:
            return f"({self._value(node.left)} {_BINARY[kind]} {self._value(node.right)})"
        if kind in _UNARY:
            return f"({_UNARY[kind]}{self._value(node.node)})"
        handler = getattr(self, f"_value_{kind.__name__.lower()}", None)
        if handler is None:
            raise self._refuse(node)
        return str(handler(node))

    def _value_const(self, node: nodes.Const) -> str:
        return repr(node.value)

    def _value_name(self, node: nodes.Name) -> str:
        """A variable of a scope around, innermost first, else one of the values that the template is given."""
        for scope in reversed(self._scopes):
            if node.name in scope:
                return scope[node.name]
        if self._needed is None:
            raise TemplateError(f"{self._name}:{node.lineno}: a macro has no {node.name!r}")
        return self._needed.setdefault(node.name, self._fresh(node.name))

    def _value_getattr(self, node: nodes.Getattr) -> str:
        if isinstance(node.node, nodes.Name) and node.node.name == "loop":
            if node.attr not in _LOOP or not self._loops:
                raise self._refuse(node)
            return _LOOP[node.attr].format(self._loops[-1])
        return f"get({self._value(node.node)}, {node.attr!r})"

    def _value_getitem(self, node: nodes.Getitem) -> str:
        key = node.arg
        if isinstance(key, nodes.Slice):
            return f"{self._value(node.node)}[{':'.join('' if part is None else self._value(part) for part in (key.start, key.stop, key.step))}]"
        return f"{self._value(node.node)}[{self._value(key)}]"

    def _value_tuple(self, node: nodes.Tuple) -> str:
        return f"({''.join(self._value(item) + ', ' for item in node.items)})"

    def _value_list(self, node: nodes.List) -> str:
        return f"[{', '.join(map(self._value, node.items))}]"

    def _value_dict(self, node: nodes.Dict) -> str:
        return f"{{{', '.join(f'{self._value(pair.key)}: {self._value(pair.value)}' for pair in node.items)}}}"

    def _value_concat(self, node: nodes.Concat) -> str:
        return f"({' + '.join(f'str({self._value(n)})' for n in node.nodes)})"

    def _value_condexpr(self, node: nodes.CondExpr) -> str:
        otherwise = "''" if node.expr2 is None else self._value(node.expr2)
        return f"({self._value(node.expr1)} if {self._value(node.test)} else {otherwise})"

    def _value_compare(self, node: nodes.Compare) -> str:
        return f"({' '.join([self._value(node.expr), *(f'{_COMPARED[o.op]} {self._value(o.expr)}' for o in node.ops)])})"

    def _value_test(self, node: nodes.Test) -> str:
        """`x.y is defined`, `x[1] is defined`."""
        asked = node.node
        if node.name != "defined" or not isinstance(asked, (nodes.Getattr, nodes.Getitem)):
            raise self._refuse(node)
        key = repr(asked.attr) if isinstance(asked, nodes.Getattr) else self._value(asked.arg)
        return f"has({self._value(asked.node)}, {key})"

    def _value_filter(self, node: nodes.Filter) -> str:
        if node.node is None or node.name not in FILTERS:
            raise self._refuse(node)
        return f"filters[{node.name!r}]({', '.join([self._value(node.node), *self._arguments(node)])})"

    def _value_call(self, node: nodes.Call) -> str:
        return self._call(node, [])

    def _call(self, node: nodes.Call, more: list[str]) -> str:
        return f"{self._value(node.node)}({', '.join([*self._arguments(node), *more])})"

    def _arguments(self, node: nodes.Call | nodes.Filter) -> list[str]:
        if node.dyn_kwargs is not None:
            raise self._refuse(node)
        starred = [] if node.dyn_args is None else [f"*{self._value(node.dyn_args)}"]
        return [*map(self._value, node.args), *starred, *(f"{k.key}={self._value(k.value)}" for k in node.kwargs)]
