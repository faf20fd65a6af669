"""The build cache: a content-addressed store, and whole builds remembered above it.

`store` maps a key (a digest of everything that a result depends on) to bytes, checksummed on every
read and written atomically. `build_cache` keys a whole build by the sources that it read, its
options, archs, tools and cutec's own bytes. Which sources a build reads is known only after it ran,
so an entry lists its inputs with their digests, and is valid as long as all of them are the same (a
*verifying trace*, as build systems call it).
"""
