/* The structs of a library's handlers against those of XLA's header; then what XLA's query of a
 * handler gives. LIBRARY_JAX: the handlers' source file. HANDLED: two functions.
 */
#include <stdio.h>

#include "xla/ffi/api/c_api.h"
#include LIBRARY_JAX

#define SAME(ours, field, theirs, its)                                                                \
    _Static_assert(offsetof(struct ours, field) == offsetof(theirs, its) &&                           \
                       sizeof(((struct ours *)0)->field) == sizeof(((theirs *)0)->its), #ours "." #field);

SAME(xla_extension, size, XLA_FFI_Extension_Base, struct_size)
SAME(xla_extension, type, XLA_FFI_Extension_Base, type)
SAME(xla_extension, next, XLA_FFI_Extension_Base, next)
SAME(xla_version, size, XLA_FFI_Api_Version, struct_size)
SAME(xla_version, extensions, XLA_FFI_Api_Version, extension_start)
SAME(xla_version, major, XLA_FFI_Api_Version, major_version)
SAME(xla_version, minor, XLA_FFI_Api_Version, minor_version)
SAME(xla_metadata, size, XLA_FFI_Metadata, struct_size)
SAME(xla_metadata, version, XLA_FFI_Metadata, api_version)
SAME(xla_metadata, traits, XLA_FFI_Metadata, traits)
SAME(xla_metadata_extension, base, XLA_FFI_Metadata_Extension, extension_base)
SAME(xla_metadata_extension, metadata, XLA_FFI_Metadata_Extension, metadata)
SAME(xla_buffer, size, XLA_FFI_Buffer, struct_size)
SAME(xla_buffer, extensions, XLA_FFI_Buffer, extension_start)
SAME(xla_buffer, dtype, XLA_FFI_Buffer, dtype)
SAME(xla_buffer, data, XLA_FFI_Buffer, data)
SAME(xla_buffer, rank, XLA_FFI_Buffer, rank)
SAME(xla_buffer, extents, XLA_FFI_Buffer, dims)
SAME(xla_buffers, size, XLA_FFI_Args, struct_size)
SAME(xla_buffers, extensions, XLA_FFI_Args, extension_start)
SAME(xla_buffers, count, XLA_FFI_Args, size)
SAME(xla_buffers, types, XLA_FFI_Args, types)
SAME(xla_buffers, buffer, XLA_FFI_Args, args)
SAME(xla_buffers, size, XLA_FFI_Rets, struct_size)
SAME(xla_buffers, extensions, XLA_FFI_Rets, extension_start)
SAME(xla_buffers, count, XLA_FFI_Rets, size)
SAME(xla_buffers, types, XLA_FFI_Rets, types)
SAME(xla_buffers, buffer, XLA_FFI_Rets, rets)
SAME(xla_text, begin, XLA_FFI_ByteSpan, ptr)
SAME(xla_text, length, XLA_FFI_ByteSpan, len)
SAME(xla_scalar, dtype, XLA_FFI_Scalar, dtype)
SAME(xla_scalar, value, XLA_FFI_Scalar, value)
SAME(xla_attributes, size, XLA_FFI_Attrs, struct_size)
SAME(xla_attributes, extensions, XLA_FFI_Attrs, extension_start)
SAME(xla_attributes, count, XLA_FFI_Attrs, size)
SAME(xla_attributes, types, XLA_FFI_Attrs, types)
SAME(xla_attributes, name, XLA_FFI_Attrs, names)
SAME(xla_attributes, scalar, XLA_FFI_Attrs, attrs)
SAME(xla_new_error, size, XLA_FFI_Error_Create_Args, struct_size)
SAME(xla_new_error, extensions, XLA_FFI_Error_Create_Args, extension_start)
SAME(xla_new_error, message, XLA_FFI_Error_Create_Args, message)
SAME(xla_new_error, code, XLA_FFI_Error_Create_Args, errc)
SAME(xla_old_error, size, XLA_FFI_Error_Destroy_Args, struct_size)
SAME(xla_old_error, extensions, XLA_FFI_Error_Destroy_Args, extension_start)
SAME(xla_old_error, error, XLA_FFI_Error_Destroy_Args, error)
SAME(xla_stream, size, XLA_FFI_Stream_Get_Args, struct_size)
SAME(xla_stream, extensions, XLA_FFI_Stream_Get_Args, extension_start)
SAME(xla_stream, context, XLA_FFI_Stream_Get_Args, ctx)
SAME(xla_stream, stream, XLA_FFI_Stream_Get_Args, stream)
SAME(xla_memory, size, XLA_FFI_DeviceMemory_Allocate_Args, struct_size)
SAME(xla_memory, extensions, XLA_FFI_DeviceMemory_Allocate_Args, extension_start)
SAME(xla_memory, context, XLA_FFI_DeviceMemory_Allocate_Args, ctx)
SAME(xla_memory, bytes, XLA_FFI_DeviceMemory_Allocate_Args, size)
SAME(xla_memory, alignment, XLA_FFI_DeviceMemory_Allocate_Args, alignment)
SAME(xla_memory, data, XLA_FFI_DeviceMemory_Allocate_Args, data)
SAME(xla_device, size, XLA_FFI_DeviceOrdinal_Get_Args, struct_size)
SAME(xla_device, extensions, XLA_FFI_DeviceOrdinal_Get_Args, extension_start)
SAME(xla_device, context, XLA_FFI_DeviceOrdinal_Get_Args, ctx)
SAME(xla_device, ordinal, XLA_FFI_DeviceOrdinal_Get_Args, device_ordinal)
SAME(xla_api, size, XLA_FFI_Api, struct_size)
SAME(xla_api, extensions, XLA_FFI_Api, extension_start)
SAME(xla_api, version, XLA_FFI_Api, api_version)
SAME(xla_api, create_error, XLA_FFI_Api, XLA_FFI_Error_Create)
SAME(xla_api, destroy_error, XLA_FFI_Api, XLA_FFI_Error_Destroy)
SAME(xla_api, get_stream, XLA_FFI_Api, XLA_FFI_Stream_Get)
SAME(xla_api, allocate, XLA_FFI_Api, XLA_FFI_DeviceMemory_Allocate)
SAME(xla_api, get_device, XLA_FFI_Api, XLA_FFI_DeviceOrdinal_Get)
SAME(xla_frame, size, XLA_FFI_CallFrame, struct_size)
SAME(xla_frame, extensions, XLA_FFI_CallFrame, extension_start)
SAME(xla_frame, api, XLA_FFI_CallFrame, api)
SAME(xla_frame, context, XLA_FFI_CallFrame, ctx)
SAME(xla_frame, stage, XLA_FFI_CallFrame, stage)
SAME(xla_frame, operands, XLA_FFI_CallFrame, args)
SAME(xla_frame, results, XLA_FFI_CallFrame, rets)
SAME(xla_frame, attributes, XLA_FFI_CallFrame, attrs)
SAME(xla_frame, future, XLA_FFI_CallFrame, future)

#define EQUAL(ours, theirs) _Static_assert((int)(ours) == (int)(theirs), #theirs);
EQUAL(XLA_METADATA, XLA_FFI_Extension_Metadata)
EQUAL(XLA_SCALAR, XLA_FFI_AttrType_SCALAR)
EQUAL(XLA_TEXT, XLA_FFI_AttrType_STRING)
EQUAL(XLA_TRACEABLE, XLA_FFI_HANDLER_TRAITS_COMMAND_BUFFER_COMPATIBLE)
EQUAL(XLA_INVALID_ARGUMENT, XLA_FFI_Error_Code_INVALID_ARGUMENT)
EQUAL(XLA_UNIMPLEMENTED, XLA_FFI_Error_Code_UNIMPLEMENTED)
EQUAL(XLA_INTERNAL, XLA_FFI_Error_Code_INTERNAL)

static void show(void *(*handler)(void *))
{
    XLA_FFI_Metadata metadata = {XLA_FFI_Metadata_STRUCT_SIZE};
    XLA_FFI_Metadata_Extension query = {{XLA_FFI_Metadata_Extension_STRUCT_SIZE, XLA_FFI_Extension_Metadata, NULL}, &metadata};
    XLA_FFI_CallFrame frame = {XLA_FFI_CallFrame_STRUCT_SIZE, &query.extension_base};
    void *error = handler(&frame);
    printf("%d %d.%d %d\n", error != NULL, metadata.api_version.major_version, metadata.api_version.minor_version,
           (int)metadata.traits);
}

static void type(const char *name, int number)
{
    printf("%s %d %d\n", name, dtypes[number][0], dtypes[number][1]);
}

int main(void)
{
    void *(*const handlers[])(void *) = {HANDLED};
    show(handlers[0]);
    show(handlers[1]);
#define TYPE(name) type(#name, XLA_FFI_DataType_##name)
    TYPE(PRED), TYPE(S8), TYPE(S16), TYPE(S32), TYPE(S64), TYPE(U8), TYPE(U16), TYPE(U32), TYPE(U64), TYPE(F16);
    TYPE(F32), TYPE(F64), TYPE(BF16), TYPE(F8E4M3FN), TYPE(F8E5M2), TYPE(F8E4M3), TYPE(F8E4M3B11FNUZ), TYPE(F8E8M0FNU);
    return 0;
}
