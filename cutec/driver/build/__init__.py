"""One build: answered from the cache, or every export for every arch compiled and bundled.

`build` decides whether a build is cached; `cold_build` makes one from scratch; `unit` is one export
for one arch on its way from Python to a cubin; `prestart` starts tools before the compiler is
loaded; `make_bundle` makes the manifest, `write` and `deliver` write files; `build_errors` collects
what fails, and `steps` tells what is running.

A cold build is a pipeline of two stages that overlap: the front end (trace, lower, render) of unit
n + 1 runs in the main thread while the tools of unit n run as processes, each waited for by a
thread. Front ends do not overlap with each other, since a trace is global to the process. Latency
is hidden once more at the start: the tools of the first unit are started before the compiler is
imported, and wait for their input.
"""
