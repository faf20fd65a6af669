"""`cutec run`: one call of one export, on a GPU or on the interpreter, and the check against a
reference.
"""

from cutec.diag.packages import need

need("running a kernel", "run", "numpy", "ml-dtypes")
