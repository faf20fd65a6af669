"""`cutec run`: one call of one export, on a GPU or on the interpreter, and the check against a
reference.
"""
