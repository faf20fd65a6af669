"""`cutlass._mlir_helpers.dialect_proxy`: how NVIDIA's compiler wraps dialects."""

from cutec.frontend.exports.elsewhere import INSIDE, elsewhere

DialectAutoConvertProxy = elsewhere("_mlir_helpers.dialect_proxy.DialectAutoConvertProxy", INSIDE)
