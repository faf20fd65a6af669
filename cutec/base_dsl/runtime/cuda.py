"""`cutlass.base_dsl.runtime.cuda`: checks of CUDA calls that prepare launches from Python."""

from typing import Any

from cutec.diag import error
from cutec.frontend.exports.elsewhere import INSIDE, elsewhere
from cutec.frontend.exports.host_only import refuse_in_build
from cutec.lazy import LazyModule

cuda = LazyModule("cuda.bindings.driver")  # programs take its enumerations from here


def checkCudaErrors(result: tuple[Any, ...]) -> Any:
    """The results of a call through cuda-python, without the status that comes first: None, one
    value, or a tuple. Raises E4050 for a status that is not success, and E0506 in a build.
    """
    refuse_in_build("base_dsl.runtime.cuda.checkCudaErrors")
    status, *values = result
    if int(getattr(status, "value", status)):
        raise error("E4050", f"a CUDA call failed: {getattr(status, 'name', status)}")
    return (None, *values)[len(values)] if len(values) < 2 else tuple(values)


# Loading of cubins and questions to the driver, which programs replace by functions of theirs;
# cutec does not call them.
load_cubin_module_data = elsewhere("base_dsl.runtime.cuda.load_cubin_module_data", INSIDE)
get_device_attribute = elsewhere("base_dsl.runtime.cuda.get_device_attribute", INSIDE)
