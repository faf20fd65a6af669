"""What a build cannot ask again: the clock, random numbers, processes, the network, input of the
user. A build that asked such is not remembered, and `--hermetic` refuses it.

Not seen at all is what C code asks the system for: `sys.stdin.read()`, a clock or a file that an
extension module reads, the address that `id` gives, the order of a set of texts (`PYTHONHASHSEED`).
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import Any

# Audit event -> words.
EVENTS = {
    **dict.fromkeys(
        ("subprocess.Popen", "os.system", "os.posix_spawn", "os.exec", "os.fork", "os.forkpty", "pty.spawn"),
        "this line starts a process",
    ),
    **dict.fromkeys(
        (
            "socket.connect",
            "socket.bind",
            "socket.sendto",
            "socket.getaddrinfo",
            "socket.gethostbyname",
            "socket.gethostbyaddr",
            "socket.getnameinfo",
        ),
        "this line uses the network",
    ),
    "builtins.input": "this line reads what the user types",
}
_CLOCK, _CHANCE, _PROCESS = "reads the clock", "gives random numbers", "tells about this process"
_CLOCKS = (
    *("time", "time_ns", "perf_counter", "perf_counter_ns", "monotonic", "monotonic_ns", "process_time"),
    *("process_time_ns", "thread_time", "thread_time_ns", "clock_gettime", "clock_gettime_ns"),
)
# Module -> function -> words.
_ALWAYS = {
    "time": dict.fromkeys(_CLOCKS, _CLOCK),
    "os": {
        **dict.fromkeys(("urandom", "getrandom"), _CHANCE),
        **dict.fromkeys(("getpid", "getppid", "getloadavg", "times"), _PROCESS),
    },
    "random": {"_urandom": _CHANCE},
    "uuid": {"uuid1": _CLOCK},
}
# Functions that read the clock where no time is given: the position of that argument.
_OF_A_TIME = {"localtime": 0, "gmtime": 0, "ctime": 0, "asctime": 0, "strftime": 1}
_OF_A_SEED = (
    *("random", "uniform", "triangular", "randint", "choice", "choices", "randrange", "sample", "shuffle"),
    *("normalvariate", "lognormvariate", "expovariate", "vonmisesvariate", "gammavariate", "gauss", "betavariate"),
    *("paretovariate", "weibullvariate", "binomialvariate", "getrandbits", "randbytes"),
)
_DATES = {"datetime": ("now", "utcnow", "today"), "date": ("today",)}
# Functions of C that read environment variables.
_READS = {
    "time": dict.fromkeys(("mktime", "tzset"), ("TZ",)),
    "locale": {"setlocale": ("LC_ALL", "LC_CTYPE", "LC_NUMERIC", "LC_TIME", "LC_COLLATE", "LANG", "LANGUAGE")},
}
_WATCHED = ("time", "os", "random", "uuid", "datetime", "locale")

Wrap = Callable[..., Callable[..., Any]]


@contextmanager
def watching_modules(watched: Wrap) -> Iterator[None]:
    """Replace these functions inside the block by `watched(function, words, when, variables)`: in
    modules that are loaded now, and in others when they are imported. `when` of the arguments tells
    whether they ask what `words` say, and `variables` are those of the environment that they read.
    """
    watch = _Modules(watched)
    try:
        for name in _WATCHED:
            if name in sys.modules:
                watch.over(sys.modules[name])
        sys.meta_path.insert(0, watch)
        yield
    finally:
        sys.meta_path.remove(watch)
        watch.undo()


class _Modules:
    """Watches modules, those that are imported as soon as they have run: a finder that comes before
    the others, and a loader around theirs.
    """

    def __init__(self, watched: Wrap):
        self._watched = watched
        self._undo: list[tuple[Any, str, Any]] = []
        self._loaders: dict[str, Any] = {}

    def over(self, module: ModuleType) -> None:
        """Replace the functions of a module."""
        name = module.__name__
        for function, words in _ALWAYS.get(name, {}).items():
            self._replace(module, function, f"{name}.{function.lstrip('_')}() {words}")
        for function, variables in _READS.get(name, {}).items():
            self._put(module, function, self._watched(getattr(module, function), "", None, variables))
        if name == "time":
            for function, position in _OF_A_TIME.items():
                self._replace(module, function, f"time.{function}() {_CLOCK}", _lacks(position), ("TZ",))
        elif name == "random":
            self._random(module)
        elif name == "datetime":
            for class_name, methods in _DATES.items():
                self._put(module, class_name, self._dates(getattr(module, class_name), methods))

    def undo(self) -> None:
        """Put the functions back."""
        for owner, name, value in reversed(self._undo):
            setattr(owner, name, value)

    def _replace(
        self,
        module: ModuleType,
        name: str,
        words: str,
        when: Callable[..., bool] | None = None,
        variables: Sequence[str] = (),
    ) -> None:
        if hasattr(module, name):
            self._put(module, name, self._watched(getattr(module, name), words, when, variables))

    def _put(self, module: ModuleType, name: str, value: Any) -> None:
        self._undo.append((module, name, getattr(module, name)))
        setattr(module, name, value)

    def _random(self, module: ModuleType) -> None:
        """Random numbers are repeatable after a seed was given."""
        seeded: list[bool] = []

        def unseeded(*args: Any, **kwargs: Any) -> bool:
            return not seeded

        def seeds_itself(a: Any = None, *more: Any, **kwargs: Any) -> bool:
            if a is not None:
                seeded.append(True)
            return a is None

        for name in _OF_A_SEED:
            self._replace(module, name, f"random.{name}() without a seed {_CHANCE}", unseeded)
        self._replace(module, "seed", f"random.seed() without a seed {_CHANCE}", seeds_itself)
        words = f"random.Random() without a seed {_CHANCE}"
        init = self._watched(module.Random.__init__, words, lambda of, x=None: x is None, ())
        self._put(module, "Random", type("Random", (module.Random,), {"__init__": init, "__module__": "random"}))

    def _dates(self, original: Any, methods: Sequence[str]) -> Any:
        """A class that stands for `datetime.datetime` or `date`, whose methods cannot be replaced.
        Its instances are of the original.
        """

        class Meta(type(original)):
            def __instancecheck__(self, value: Any) -> bool:
                return isinstance(value, original) if self is made else super().__instancecheck__(value)

            def __subclasscheck__(self, value: Any) -> bool:
                return issubclass(value, original) if self is made else super().__subclasscheck__(value)

        def new(cls: Any, *args: Any, **kwargs: Any) -> Any:
            return original(*args, **kwargs) if cls is made else original.__new__(cls, *args, **kwargs)

        def watched(name: str) -> Any:
            def call(cls: Any, *args: Any, **kwargs: Any) -> Any:
                of: Any = original if cls is made else super(made, cls)
                return getattr(of, name)(*args, **kwargs)

            return classmethod(self._watched(call, f"{original.__name__}.{name}() {_CLOCK}", None, ()))

        members = {"__new__": new, "__module__": original.__module__, **{name: watched(name) for name in methods}}
        made: Any = Meta(original.__name__, (original,), members)
        return made

    def find_spec(self, name: str, path: Any = None, target: ModuleType | None = None) -> ModuleSpec | None:
        """The spec of a module that is to be watched, from the other finders."""
        if name not in _WATCHED or path is not None:
            return None
        for finder in sys.meta_path:
            spec = None if finder is self else finder.find_spec(name, path, target)
            if spec is not None:
                loader: Any = self  # it has no base class, which takes long to import
                self._loaders[name], spec.loader = spec.loader, loader
                return spec
        return None

    def create_module(self, spec: ModuleSpec) -> ModuleType | None:
        """As the module's own loader does."""
        return self._loaders[spec.name].create_module(spec)

    def exec_module(self, module: ModuleType) -> None:
        """Run the module, and watch it."""
        loader = self._loaders.pop(module.__name__)
        assert module.__spec__ is not None
        module.__spec__.loader = module.__loader__ = loader
        loader.exec_module(module)
        self.over(module)


def _lacks(position: int) -> Callable[..., bool]:
    return lambda *args, **kwargs: len(args) <= position
