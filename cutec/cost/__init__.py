"""The static cost model: machine code as text, read and weighed per line of Python.

`listing` reads what the disassembler prints, `kinds` sorts opcodes, `loops` finds loops in the
control flow. `bulk` says what bulk copies move, which
the IR knows. `throughput` says how many cycles of which pipe of a multiprocessor an instruction
takes, `cards` what GPUs there are. `model` adds this up, and `lines` does so per line of Python.
Nothing here is measured, and nothing here runs a tool: `docs/cost.md` says what the numbers mean.
"""
