"""One source of rules, run plain or compiled.

`@rule` only marks a function. `Twins` copies all marked functions of some modules, gives the copies
globals of their own, and compiles them if asked to: so both modes live in one process, and the same
generic loop can be bound to each game's own rules.

The annotations of a rule name its compiled types: `int`, `bool`, `State` (one record), `States` (an
array of them), `Numbers` and `Rows` (64-bit integers), `float` and `Shares`. A rule that takes a `Bag` is typed where it is called.
"""

from __future__ import annotations

import contextlib
import dis
import functools
import hashlib
import os
import sys
import tempfile
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any, TypeGuard, TypeVar, cast, overload

F = TypeVar("F", bound=Callable[..., Any])

Bag = list[int]
"""Cards counted by kind."""

Numbers = list[int]
"""A buffer of whole numbers."""

Rows = list[list[int]]
"""Buffers of whole numbers, side by side."""

Shares = list[list[float]]
"""Buffers of fractions, side by side."""


@overload
def rule(function: F) -> F: ...


@overload
def rule(*, compiled: Callable[[], Callable[..., Any]] | None = None, for_games: bool = False) -> Callable[[F], F]: ...


def rule(
    function: F | None = None,
    *,
    compiled: Callable[[], Callable[..., Any]] | None = None,
    for_games: bool = False,
) -> Any:
    """Mark a rule. `compiled` makes the body to use instead when compiled (it may import Numba).

    A rule `for_games` is there to be overridden: each game brings its own of the same name.
    """

    def mark(function: F) -> F:
        function.__rule__ = compiled  # type: ignore[attr-defined]
        function.__for_games__ = for_games  # type: ignore[attr-defined]
        return function

    return mark(function) if function is not None else mark


def silent() -> Callable[..., Any]:
    """The compiled body of what only plain mode does: nothing at all."""

    def nothing(*_: Any) -> None:
        return

    return nothing


def is_rule(value: Any) -> TypeGuard[FunctionType]:
    """Whether this is a function marked with `@rule`."""
    return isinstance(value, FunctionType) and hasattr(value, "__rule__")


class Twins:
    """Copies of all rules of `modules`, bound to each other by name; a game's own rule overrides one `for_games`.

    With a compiler, the `entries` are compiled at once, with all that they call; other rules when they are called.
    """

    def __init__(
        self, modules: Iterable[ModuleType], compiler: Compiler | None = None, entries: Iterable[str] = ()
    ) -> None:
        self._globals: dict[str, dict[str, Any]] = {}
        originals: dict[str, FunctionType] = {}
        for module in modules:
            for value in vars(module).values():
                if is_rule(value) and value.__module__ == module.__name__:
                    _check_override(originals.get(value.__name__), value)
                    originals[value.__name__] = value
        twins: dict[str, Any] = {}
        needed = _callees_first(originals, entries)
        for name in _callees_first(originals, originals):
            twin = self._copy(originals[name], twins)
            if compiler is None:
                twins[name] = twin
            else:
                twins[name] = compiler.compile(originals[name], twin, name in entries, name in needed)
        self.__dict__.update(twins)
        if compiler is not None:
            compiler.finish()
            self.__dict__.update({name: straight(twins[name]) for name in entries})

    def __getattr__(self, name: str) -> Any:
        raise AttributeError(f"no rule is called {name!r}")

    def _copy(self, function: FunctionType, twins: dict[str, Any]) -> FunctionType:
        names = self._globals.setdefault(function.__module__, dict(function.__globals__))
        for name in _globals_of(function):
            value = names.get(name)
            if is_rule(value) and value.__name__ in twins:
                names[name] = twins[value.__name__]
        twin = FunctionType(function.__code__, names, function.__name__, function.__defaults__)
        twin.__annotations__ = function.__annotations__
        twin.__module__ = function.__module__
        twin.__qualname__ = function.__qualname__
        return twin


def compile_rules(
    dtype: Any, modules: tuple[ModuleType, ...], entries: tuple[str, ...], *, boundscheck: bool = False
) -> Twins:
    """Compiled twins, from the cache if they were compiled before."""
    compiler = Compiler(dtype, modules, boundscheck=boundscheck)
    twins = Twins(modules, compiler, entries)
    if compiler.has_filled_cache:  # read back, the code lies close together and runs a fifth faster
        twins = Twins(modules, Compiler(dtype, modules, boundscheck=boundscheck), entries)
    return twins


def is_kept(dtype: Any, modules: tuple[ModuleType, ...], *, boundscheck: bool = False) -> bool:
    """Whether these rules were compiled before, and are in the cache."""
    return Compiler(dtype, modules, boundscheck=boundscheck).is_complete


def straight(dispatcher: Any) -> Callable[..., Any]:
    """A compiled entry without Numba's dispatch by argument types, which costs Python callers several microseconds."""
    (overload,) = dispatcher.overloads.values()
    entry: Callable[..., Any] = overload.entry_point
    return entry


def _check_override(earlier: FunctionType | None, later: FunctionType) -> None:
    """Two rules of the same name would silently be one."""
    if earlier is not None and not cast(Any, earlier).__for_games__:
        names = f"{earlier.__module__} and {later.__module__}"
        raise TypeError(f"two rules are called {later.__name__!r}, in {names}: rename one of them")


@functools.cache
def _globals_of(function: FunctionType) -> tuple[str, ...]:
    """The global names that a function uses."""
    used = (str(step.argval) for step in dis.get_instructions(function) if step.opname == "LOAD_GLOBAL")
    return tuple(dict.fromkeys(used))


def _callees_first(functions: dict[str, FunctionType], names: Iterable[str]) -> list[str]:
    """These functions and all that they call, in an order in which nothing comes before what it calls."""
    order: list[str] = []

    def visit(name: str, path: tuple[str, ...]) -> None:
        if name in path:
            raise TypeError(f"rules cannot call each other in a circle: {' → '.join((*path, name))}")
        if name in order:
            return
        function = functions[name]
        for used in _globals_of(function):
            value = function.__globals__.get(used)
            if is_rule(value) and value.__name__ in functions:
                visit(value.__name__, (*path, name))
        order.append(name)

    for name in names:
        visit(name, ())
    return order


class Compiler:
    """Compiles rules over one record type, with a cache that no stale source can poison."""

    def __init__(self, dtype: Any, sources: Iterable[ModuleType], *, boundscheck: bool = False) -> None:
        import numba
        from llvmlite import binding

        self._numba: Any = numba
        record = numba.from_dtype(dtype)
        self._types = {
            "int": numba.int64,
            "bool": numba.boolean,
            "State": record,
            "Fields": record,
            "HeldCards": record,
            "Hands": record,
            "Trail": record,
            "Mixed": record,
            "States": record[::1],
            "Numbers": numba.int64[::1],
            "Rows": numba.int64[:, ::1],
            "float": numba.float64,
            "Shares": numba.float64[:, ::1],
        }
        # Rules own no memory; without reference counting a decision takes no atomic operation.
        self._options: dict[str, Any] = {"boundscheck": boundscheck, "nogil": True, "_nrt": False}
        mode = f"{numba.__version__} {binding.get_host_cpu_name()} {dtype.descr} {boundscheck}"
        self._cache = cache_folder(_fingerprint(sources, mode))
        self.is_complete = self._cache is not None and (self._cache / "complete").exists()
        self.has_filled_cache = False

    def compile(self, function: FunctionType, twin: FunctionType, entry: bool, needed: bool) -> Any:
        """The compiled twin of a rule, with one explicit signature where its annotations give one.

        When the cache is complete only entries are loaded from it: all that they call is in them.
        """
        replacement = cast(Any, function).__rule__
        if replacement is not None:
            body = replacement()
            return body if not isinstance(body, FunctionType) else self._numba.njit(**self._options)(body)
        parameters = [kind for name, kind in twin.__annotations__.items() if name != "return"]
        if not all(kind in self._types for kind in parameters) or not needed or (self.is_complete and not entry):
            return self._numba.njit(**self._options)(twin)
        signature = tuple(self._types[kind] for kind in parameters)
        if not entry:  # Python never calls it, so it needs no wrappers
            return self._numba.njit(signature, no_cpython_wrapper=True, no_cfunc_wrapper=True, **self._options)(twin)
        with self._caching():
            return self._numba.njit(signature, cache=self._cache is not None, **self._options)(twin)

    def finish(self) -> None:
        """Remember that every entry is in the cache."""
        if self._cache is not None and not self.is_complete:
            (self._cache / "complete").touch()
            self.has_filled_cache = True

    @contextlib.contextmanager
    def _caching(self) -> Iterator[None]:
        """Numba reads its cache folder from its configuration when a function is decorated."""
        before = self._numba.config.CACHE_DIR
        self._numba.config.CACHE_DIR = "" if self._cache is None else str(self._cache)
        try:
            yield
        finally:
            self._numba.config.CACHE_DIR = before


def _fingerprint(modules: Iterable[ModuleType], mode: str) -> str:
    """Numba notices only changes of a function's own file; this names the cache by everything that matters.

    Where that file lies and when it was written matter too: by these Numba itself knows what it has kept, so whoever
    asks of another copy of the house whether its rules are kept must not be told of this one's.
    """
    modules = list(modules)
    digest = hashlib.sha256(f"{mode} {sys.version} {[module.__name__ for module in modules]}".encode())
    folders = {Path(cast(str, module.__file__)).parent for module in modules} | {Path(__file__).parent}
    for path in sorted(path for folder in folders for path in folder.rglob("*.py")):
        digest.update(f"{path} {path.stat().st_mtime_ns} ".encode() + path.read_bytes())
    return digest.hexdigest()[:24]


_warned = False


def cache_folder(fingerprint: str) -> Path | None:
    """Where compiled rules are kept, or None (said once) where nothing can be written."""
    global _warned
    home = os.environ.get("MEWSEUM_CACHE") or os.path.join(
        os.environ.get("XDG_CACHE_HOME") or os.path.join(os.path.expanduser("~"), ".cache"), "mewseum"
    )
    folder = Path(home) / fingerprint
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return folder
    except OSError as error:
        if not _warned:
            _warned = True
            print(
                f"mewseum: compiled rules cannot be kept in {home} ({error.strerror}), so every start compiles them "
                "anew, which takes some seconds. Set MEWSEUM_CACHE to a folder that can be written to.",
                file=sys.stderr,
            )
        return None
