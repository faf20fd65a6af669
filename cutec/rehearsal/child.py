"""A process that a rehearsed program starts: the same stubs, arch and facts as in the program.

What it compiles goes into the same cache, and is told to the rehearsal (`children_list`). The stubs
are made at the first import of a module that has one, or of `cutlass`, so that other processes
start as quickly as before.
"""

from __future__ import annotations

import atexit
import os
import sys
from contextlib import ExitStack
from importlib.machinery import ModuleSpec
from types import TracebackType

from cutec import environment
from cutec.frontend.core import device_facts
from cutec.lazy import LazyModule
from cutec.rehearsal.stubbed import may_have_a_stub

children_list = LazyModule("cutec.rehearsal.children_list")
dispatch = LazyModule("cutec.calling.dispatch")
modules = LazyModule("cutec.calling.modules")
torch_module = LazyModule("cutec.rehearsal.torch_module")
tensors = LazyModule("cutec.rehearsal.tensors")
unread = LazyModule("cutec.rehearsal.unread")

FACTS = "CUTEC_REHEARSED_FACTS"
_open = ExitStack()  # until the process ends


class FirstImport:
    """A meta path finder that makes way for the stubs."""

    def find_spec(self, fullname: str, path: object = None, target: object = None) -> ModuleSpec | None:
        """What the stubs' own finder finds, for the first name that may have one, or for `cutlass`,
        which has none; it is asked for all names from then on.
        """
        if not may_have_a_stub(fullname) and fullname.partition(".")[0] != "cutlass":
            return None
        sys.meta_path.remove(self)
        begin()
        return sys.meta_path[0].find_spec(fullname, None)


def begin() -> None:
    """Until the process ends, let imports find the stubs, and tell the rehearsal what is compiled;
    and let the process end quietly where it needs an element.
    """
    _open.enter_context(device_facts.stated(device_facts.parse(environment.get(FACTS)), traced=False))
    _open.enter_context(torch_module.stub_modules(children_list.add_loaded))
    _open.enter_context(dispatch.hook(children_list.add_compiled))
    _open.enter_context(modules.hook(children_list.add_loaded))
    sys.excepthook = _followed


def _followed(kind: type[BaseException], exc: BaseException, trace: TracebackType | None) -> None:
    """What is not caught: an element that the process needs ends it as its end would."""
    if not isinstance(exc, (unread.Ended, tensors.NoAttribute)):
        sys.__excepthook__(kind, exc, trace)
        return
    where = unread.place(exc, sys.argv[0])
    print(f"followed up to {where}: {exc}, which a rehearsal does not have", file=sys.stderr)
    atexit._run_exitfuncs()
    sys.stdout.flush()
    os._exit(0)
