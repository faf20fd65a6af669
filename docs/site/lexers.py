"""Colours for languages that Pygments does not know, or knows otherwise."""

from __future__ import annotations

from typing import ClassVar

from pygments.lexer import RegexLexer, bygroups
from pygments.token import Comment, Generic, Keyword, Name, Number, Operator, Punctuation, String, Text


class ConsoleLexer(RegexLexer):
    """Commands after `$ `, and what they say."""

    name = "Console"
    aliases: ClassVar = ["console"]
    tokens: ClassVar = {"root": [(r"(\$ )(.*\n)", bygroups(Generic.Prompt, Text)), (r".*\n", Generic.Output)]}


class MlirLexer(RegexLexer):
    """Values, symbols, types, strings, numbers and comments."""

    name = "MLIR"
    aliases: ClassVar = ["mlir"]
    tokens: ClassVar = {
        "root": [
            (r"//.*", Comment.Single),
            (r'"[^"\n]*"', String),
            (r"%[\w#]+", Name.Variable),
            (r"@[\w$.]+", Name.Function),
            (r"\^\w+", Name.Label),
            (r"[!#][\w.]+", Keyword.Type),
            (r"\b(?:[su]?i\d+|index|none|f\w+|bf16|tf32)\b", Keyword.Type),
            (r"\b(?:true|false|unit|dense|array|vector|memref)\b", Keyword.Constant),
            (r"-?\b\d[\w.]*", Number),
            (r"->|[=:?*+-]", Operator),
            (r"[\w.$]+", Text),
            (r"[{}()\[\]<>,]", Punctuation),
            (r"\s+", Text),
        ]
    }
