# The names of `testing` and where each is defined.
from cutec.cute.testing import *  # noqa: F403
from cutec.interpreter import device_address as device_address, multicast as multicast
from cutec.testing.bundles import interpreted as interpreted
from cutec.testing.simulation import simulate as simulate, simulate_gpus as simulate_gpus
