# The names of `diag` and where each is defined.
from cutec.diag.error import (
    CutecError as CutecError,
    Note as Note,
    Warning_ as Warning_,
    error as error,
    exit_code as exit_code,
)
from cutec.diag.report import (
    error_data as error_data,
    error_text as error_text,
    warning_data as warning_data,
    warning_text as warning_text,
)
