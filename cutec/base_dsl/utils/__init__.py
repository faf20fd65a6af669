"""Parts of the public package of this name that programs import."""

from cutec.base_dsl.utils import logger as logger
