"""`cute.export`: what builds of C++ programs ask (`aot_config`)."""
