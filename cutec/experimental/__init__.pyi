# The names of `experimental` and where each is defined.
from . import array as array, cuda as cuda, primitives as primitives, task_scheduling as task_scheduling
