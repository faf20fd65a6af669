# The names of `experimental` and where each is defined.
from . import array as array, cuda as cuda, primitives as primitives
