"""Memory of resources: names of the public package."""

from cutec.experimental.task_scheduling.enums import WITHOUT_PIPELINES
from cutec.frontend.exports.elsewhere import names_elsewhere

_NAMES = "SmemAllocation SmemAllocator TmemAllocation TmemAllocator"

__getattr__, __dir__ = names_elsewhere(__name__, **dict.fromkeys(_NAMES.split(), WITHOUT_PIPELINES))
