"""One build: answered from the cache, or every export for every arch compiled and bundled.

`build` decides whether a build is cached; `cold_build` makes one from scratch; `unit` is one export
for one arch on its way from Python to a cubin; `prestart` starts tools before the compiler is
loaded; `bundling`, `write` and `deliver` put the results where they belong.
"""
