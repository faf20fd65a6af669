"""The build cache: a content-addressed store (`store`), and whole builds above it (`build_cache`).

A key is a digest of everything that a result depends on, so an entry never becomes stale: changed
inputs have another key. The store maps keys to bytes, checksums them on every read and writes them
atomically. Segments of the toolchain's pipeline and compilations of calls know their inputs
beforehand: their key is the digest of these.

A whole build knows only afterwards what its user code asked. It is cached as a *verifying trace*
(Mokhov, Mitchell and Peyton Jones, "Build Systems à la Carte"), in two steps as in ccache's direct
mode:

    key of what is known before (kernel file, options, Python, cutec) -> questions of user code
    that key and the answers to these questions as they are now       -> the product

A hit costs answering; no user code runs. This is sound as long as a build that is given equal
answers asks the same questions, and all questions are seen (`cutec.driver.inputs`).
"""
