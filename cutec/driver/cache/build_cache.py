"""Whole builds in the cache: the same sources, options, arch and cutec give the same product
without tracing anything.

A cached build has two entries (the package says why). Entry 1 maps what is known beforehand to the
questions that user code asked (`cutec.driver.inputs`). Entry 2 maps that and their answers to the
product.
"""

from __future__ import annotations

import hashlib
import json
import marshal
import os
from collections.abc import Mapping
from functools import cache
from itertools import groupby
from pathlib import Path

from cutec.diag.source import PACKAGE
from cutec.digests import answer, package_digests
from cutec.driver.cache import known
from cutec.driver.cache.product import Product
from cutec.driver.cache.store import DiskStore
from cutec.driver.inputs.answers import Question, answers, file_hash, title
from cutec.driver.inputs.names import Surroundings
from cutec.driver.options.options import BuildOptions
from cutec.records import dataclass, field
from cutec.resources import tree
from cutec.toolchain.identity import tool_identities
from cutec.toolchain.key import Key, Store, make_key


@dataclass
class Inputs:
    """What a build depended on besides its options. answers: those to the questions of user code.
    installed: files of installed packages, by name. tools: the names of those that it used. texts:
    of the user's files, by the titles of their questions.
    """

    answers: dict[Question, str] = field(default_factory=dict)
    installed: list[str] = field(default_factory=list)
    tools: list[str] = field(default_factory=list)
    texts: dict[str, str] = field(default_factory=dict)


def load(options: BuildOptions, store: Store) -> Product | None:
    """The product of an identical earlier build; None if there is none, or a question of its user
    code has another answer now.
    """
    if store.is_new():
        return None
    around = known.surroundings(options)
    before = _questions_key(options, around)
    asked = store.get(before)
    if asked is None:
        return None
    value = store.get(_product_key(options, around, before, _asked_again(asked, around)))
    if value is None:
        return None
    return Product.unpack(value, around.path)


def reason(options: BuildOptions, store: DiskStore) -> str | None:
    """Why `load` has no product: the difference from the last such build, in words. None if it has
    one.
    """
    around = known.surroundings(options)
    before = _questions_key(options, around)
    asked = store.get(before)
    if asked is None:
        why = store.reason(before)
        return store.reason(_with_texts(options, around, before)) if why.startswith("changed") else why
    inputs = _asked_again(asked, around)
    inputs.texts = {title(q): text for q in inputs.answers if (text := _text(q, around)) is not None}
    key = _product_key(options, around, before, inputs)
    return None if store.get(key) is not None else store.reason(key)


def _with_texts(options: BuildOptions, around: Surroundings, before: Key) -> Key:
    """The part of a product's key that is known beforehand, with the texts that explain a change:
    the kernel file's too.
    """
    question = ("file", around.name(known.kernel_path(options)))
    texts = known.texts(options, around) | {title(question): _text(question, around) or ""}
    return _key("build", options, dict(before.parts), texts)


def _asked_again(asked: bytes, around: Surroundings) -> Inputs:
    """The inputs of an earlier build as they are now."""
    head = json.loads(asked)
    return Inputs(answers(map(tuple, head["questions"]), around), head["installed"], head["tools"])


def _text(question: Question, around: Surroundings) -> str | None:
    """The text of a file that a question is about."""
    kind, name, *_ = question
    try:
        return Path(around.path(name)).read_text(encoding="utf-8") if kind == "file" else None
    except (OSError, UnicodeDecodeError):
        return None


def save(options: BuildOptions, store: Store, inputs: Inputs, product: Product) -> None:
    """Cache a product for the next identical build."""
    around = known.surroundings(options)
    before = _questions_key(options, around)
    head = {"questions": sorted(inputs.answers), "installed": inputs.installed, "tools": inputs.tools}
    store.put(before, json.dumps(head).encode())
    store.put(_product_key(options, around, before, inputs), product.pack(around.name))


def _questions_key(options: BuildOptions, around: Surroundings) -> Key:
    """The key of what is known before the kernel file runs. Its value is what the last such build
    asked.
    """
    texts = known.texts(options, around)
    parts = {**known.parts(options, around), **texts, "cutec": own_digest()}
    return _key("inputs", options, parts, texts)


def _product_key(options: BuildOptions, around: Surroundings, before: Key, inputs: Inputs) -> Key:
    parts = dict(before.parts)
    parts |= {title(question): text for question, text in inputs.answers.items()}
    if any(os.path.isabs(word) for _, *words in inputs.answers for word in words):
        # a project elsewhere may ask about other paths: `../lib` is another folder there
        parts["folder of the project"] = around.root
    contents = package_digests(map(around.path, inputs.installed))
    for package, files in groupby(inputs.installed, key=_package):
        parts[f"package {package}"] = json.dumps([(name, contents[around.path(name)]) for name in files])
    if inputs.tools:
        tools = tool_identities(inputs.tools, options.llvm, options.cuda)
        parts |= {f"tool {name}": identity for name, identity in tools.items()}
    return _key("build", options, parts, {**before.texts, **inputs.texts})


def _package(name: str) -> str:
    """The package of an installed file by its name: `<installed>/numpy/core/x.py` is numpy's."""
    return name.partition("/")[2].partition("/")[0] or name


def _key(kind: str, options: BuildOptions, parts: Mapping[str, str], texts: Mapping[str, str]) -> Key:
    subject = options.stem, ",".join(options.archs) or "any arch"
    return make_key(kind, subject, parts, texts, of=known.kernel_path(options))


def own_digest() -> str:
    """A digest of cutec's own bytes: package, templates, pipelines. They are read once, and again
    when one of them has another size or time.
    """
    files, stamp = _own_files()
    return answer(f"cutec {stamp}", lambda: (_digest_of_own(files), ()))


def _digest_of_own(files: list[_OwnFile]) -> str:
    contents = [f"{place} {file_hash(path)}\n" for place, path, *_ in files]
    return hashlib.sha256("".join(contents).encode()).hexdigest()


_NOT_OF_BUILDS = ("__pycache__", "explore", "rules")  # folders that no build reads
_OwnFile = tuple[str, str, int, int, int]  # place, path, size, times of modification and change


@cache
def _own_files() -> tuple[list[_OwnFile], str]:
    """The files, listed once per process, which has loaded them; and a digest of this list, for
    this machine. They are in the order of their places in a checkout, so that an installation
    elsewhere, or from a wheel, has the same digest of contents.
    """
    roots = {str(tree(name)): f"{name}/" for name in ("templates", "pipelines")}
    found: list[_OwnFile] = []
    folders = [(PACKAGE, "cutec/"), *roots.items()]
    while folders:
        folder, place = folders.pop()
        with os.scandir(folder) as entries:
            for entry in entries:
                if entry.is_dir():
                    # a wheel has the roots inside the package
                    if entry.name not in _NOT_OF_BUILDS and entry.path not in roots:
                        folders.append((entry.path, f"{place}{entry.name}/"))
                elif not entry.name.endswith(".pyc"):
                    info = entry.stat()
                    stamp = info.st_size, info.st_mtime_ns, info.st_ctime_ns
                    found.append((place + entry.name, entry.path, *stamp))
    return _listed(sorted(found))


def _listed(files: list[_OwnFile]) -> tuple[list[_OwnFile], str]:
    """Files, with a digest of their list as bytes, which `marshal` makes faster than any text."""
    return files, hashlib.sha256(marshal.dumps(files, 0)).hexdigest()
