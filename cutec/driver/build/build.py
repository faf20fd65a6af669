"""One build as the user asked for it: taken from the build cache, or made and cached."""

from __future__ import annotations

from collections.abc import Callable

from cutec import environment
from cutec.diag import error
from cutec.driver.cache import build_cache
from cutec.driver.cache.product import Product
from cutec.driver.cache.store import DiskStore, open_store
from cutec.driver.options.options import BuildOptions
from cutec.lazy import LazyModule
from cutec.toolchain.key import NoStore, Store

cold_build = LazyModule("cutec.driver.build.cold_build")
untuned = LazyModule("cutec.driver.kernel_file.decided")
prestart = LazyModule("cutec.driver.build.prestart")


def perform(options: BuildOptions, announce: Callable[[str], None] = lambda text: None) -> Product:
    """The product of a build; `deliver` writes it. Raises CutecError, and the exceptions of the
    kernel file.
    """
    store = store_of(options)
    product = _remembered(options, store, announce)
    if product is None:
        product = untuned.decided(options, lambda asked: _made(asked, store, announce))
    return _checked(options, store, product)


def remembered(options: BuildOptions, announce: Callable[[str], None] = lambda text: None) -> Product | None:
    """The product of an identical earlier build, if there is one. Raises CutecError."""
    store = store_of(options)
    product = _remembered(options, store, announce)
    return None if product is None else _checked(options, store, product)


def reason(options: BuildOptions) -> str | None:
    """Why something has to be built, in words; None if an earlier build answers it."""
    store = store_of(options)
    if not options.repeatable or not isinstance(store, DiskStore):
        return "the cache is not used"
    return build_cache.reason(options, store)


def load_compiler() -> None:
    """Import what a build that is not cached needs: processes that are forked later have it."""
    _ = cold_build.build


def store_of(options: BuildOptions) -> Store:
    """The store that a build takes results from, and leaves them in."""
    if not _caches(options):
        return NoStore()
    return open_store(options.cache_dir, options.remote_cache, options.remote_upload, options.environment)


def _caches(options: BuildOptions) -> bool:
    return options.cache and not environment.flag("CUTEC_DISABLE_FILE_CACHING", environment=options.environment)


def _remembered(options: BuildOptions, store: Store, announce: Callable[[str], None]) -> Product | None:
    with options.timings.span("look up"):
        product = build_cache.load(options, store) if options.repeatable else None
    if product is not None and product.origin != "--arch":
        announce(f"building for {', '.join(product.archs)} (from {product.origin})")
    return product


def _made(options: BuildOptions, store: Store, announce: Callable[[str], None]) -> Product:
    span = options.timings.span
    with span("find tools"):
        tools = prestart.StartedTools(options, store)
    with tools as started:
        with span("load compiler"):
            build = cold_build.build
        product, inputs = build(options, store, started, announce)
    if options.repeatable and _caches(options) and inputs is not None:
        with span("store"):
            build_cache.save(options, store, inputs, product)
    return product


def _checked(options: BuildOptions, store: Store, product: Product) -> Product:
    """The product with the store's warnings; raises them where the user wants that."""
    if isinstance(store, DiskStore):
        product.warnings += store.warnings
    if product.warnings and environment.flag("CUTEC_WARNINGS_AS_ERRORS", environment=options.environment):
        first = product.warnings[0]
        raise error(
            first.code, first.message, first.place, help="a warning, which CUTEC_WARNINGS_AS_ERRORS makes an error"
        )
    return product
