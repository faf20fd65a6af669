"""The tools: finding them, planning their commands, running them and reading their messages. Only
this package runs processes.

A pipeline (`pipeline`, data in `pipelines/*.yaml`) is a list of steps: tools with their flags, and
text fix-ups between them. Its steps form three segments, the units of caching:

    MLIR text -mlir-> LLVM IR -llvm-> PTX -ptxas-> cubin

A segment is a pure function of its input, the steps' arguments and the tools' identities, and these
make its key. So a segment runs only if one of these changed, whatever changed before it (early
cutoff): with another flag of ptxas, ptxas alone runs. Within a segment the tools are joined by
pipes (`process`), started before their input is known (`started`). Those of LLVM run in a process
that has loaded their libraries (`resident`). With `--keep-dir` or `-v` the same steps run one by
one, from file to file.
"""
