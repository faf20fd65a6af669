/* Handlers for XLA on a CPU that call those of a library: with a stream, a device and memory, which
 * XLA has on GPUs only.
 *
 *     cc -shared -fPIC -Iinclude/of/jaxlib -DLIBRARY='"libx.so"' -DHANDLERS='HANDLER(f)' fake_xla.c
 */
#include <dlfcn.h>
#include <stdlib.h>
#include <string.h>

#include "xla/ffi/api/c_api.h"

enum { MOST_MEMORY = 1 << 20 };

static const XLA_FFI_Api *real;
static int old;
static size_t alignment;

/* For tests: XLA is of before JAX 0.6. The alignment that was asked for last. */
void fake_old(int is_old) { old = is_old; }
size_t fake_alignment(void) { return alignment; }

static XLA_FFI_Error *stream(XLA_FFI_Stream_Get_Args *args)
{
    args->stream = (void *)0x5ea;
    return NULL;
}

static XLA_FFI_Error *device(XLA_FFI_DeviceOrdinal_Get_Args *args)
{
    args->device_ordinal = 1;
    return NULL;
}

static XLA_FFI_Error *allocate(XLA_FFI_DeviceMemory_Allocate_Args *args)
{
    alignment = args->alignment;
    args->data = (void *)0x600000000000;
    if (args->size > MOST_MEMORY) {
        XLA_FFI_Error_Create_Args error = {sizeof error, NULL, "out of memory", XLA_FFI_Error_Code_RESOURCE_EXHAUSTED};
        return real->XLA_FFI_Error_Create(&error);
    }
    return NULL;
}

static XLA_FFI_Error *through(XLA_FFI_CallFrame *frame, XLA_FFI_Handler *handler)
{
    XLA_FFI_Api api;
    XLA_FFI_Error *error;
    if (frame->extension_start)
        return handler(frame);
    real = frame->api;
    memcpy(&api, real, sizeof api);
    api.struct_size = old ? 64 : sizeof api;
    api.XLA_FFI_Stream_Get = stream;
    api.XLA_FFI_DeviceOrdinal_Get = device;
    api.XLA_FFI_DeviceMemory_Allocate = allocate;
    frame->api = &api;
    error = handler(frame);
    frame->api = real;
    return error;
}

static XLA_FFI_Handler *named(const char *name)
{
    void *library = dlopen(LIBRARY, RTLD_NOW);
    return (XLA_FFI_Handler *)(library ? dlsym(library, name) : NULL);
}

#define HANDLER(name) \
    XLA_FFI_Error *name##_xla(XLA_FFI_CallFrame *frame) { return through(frame, named(#name "_xla")); }
HANDLERS
