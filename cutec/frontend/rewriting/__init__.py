"""Functions of the kernel language: from a Python function to one with rewritten control flow.

A source-to-source pass: `if`, loops, boolean operators, ternaries and `assert` become calls of the
helper in `flow.control`; all other code stays as it is and keeps its file, lines and columns. A
function is rewritten once and compiled by Python itself; what the user's undecorated functions do
is rewritten too when they are called within a trace (`adoption`).
"""
