/* A stand-in for NVIDIA's driver, libcuda.so.1: it records what a program does with it.
 *
 * Tests reach it through the functions fake_...; everything else is the CUDA Driver API as far as
 * exported libraries use it. Tensor maps are encoded so that nothing is lost; see `encode`.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { INVALID_VALUE = 1, INVALID_DEVICE = 101, INVALID_CONTEXT = 201, NOT_FOUND = 500, CAPTURE_UNSUPPORTED = 900, MOST = 4096, CONTEXTS = 4096 };

struct kernel { char name[256]; int count, sizes[512], set[64]; };
struct context { int device, alive; unsigned long long id; };
struct map { uint64_t address, dims[5], strides[4]; uint8_t type, rank, layout[4]; uint16_t box[5]; uint8_t steps[5], im2col;
             int16_t lower[3], upper[3]; uint16_t channels, pixels; uint8_t rest[10]; } __attribute__((packed));
typedef char map_has_128_bytes[sizeof(struct map) == 128 ? 1 : -1];

static struct kernel kernels[MOST];
static int zeroed, kernel_count, devices = 2, capability = 90, capture, relaxed, loaded, fails_at, fails_with;
static int attributes[256];
static struct context contexts[CONTEXTS];
static unsigned long long ids = 100;
static __thread struct context *current, *pushed[16];
static __thread int depth;
static struct context *primaries[16];
static int retained, launched_on = -1;
static char *log_text;
static size_t log_length, log_size, pending;
static char fails_in[64];
static const char *last_code;

static void note(const char *text)
{
    size_t n = strlen(text);
    if (log_length + n + 1 > log_size)
        log_text = realloc(log_text, log_size = 2 * (log_length + n + 1));
    memcpy(log_text + log_length, text, n + 1);
    log_length += n;
}

static int failing(const char *name)
{
    return fails_with && !strcmp(name, fails_in) ? fails_at-- > 0 ? 0 : fails_with : 0;
}
#define FAILING(name) do { int status = failing(name); if (status) return status; } while (0)

/* -- for tests ------------------------------------------------------------------------------------- */

void fake_clear(void) { log_length = 0; note(""); fails_with = 0; }
const char *fake_log(void) { return log_text ? log_text : ""; }
void fake_device(int count, int sm) { devices = count; capability = sm; }
void fake_attribute(int number, int value) { attributes[number] = value; }
void fake_capture(int on) { capture = on; }
void fake_fail(const char *name, int after, int status) { snprintf(fails_in, sizeof fails_in, "%s", name); fails_at = after; fails_with = status; }
int fake_loaded(void) { return loaded; }
const char *fake_last_code(void) { return last_code; }

/* A kernel, instead of an earlier one of that name. */
void fake_kernel(const char *name, int count, const int *sizes)
{
    struct kernel *k;
    int i = 0;
    while (i < kernel_count && strcmp(kernels[i].name, name)) i++;
    kernel_count += i == kernel_count;
    k = &kernels[i];
    memset(k, 0, sizeof *k);
    snprintf(k->name, sizeof k->name, "%s", name);
    k->count = count;
    memcpy(k->sizes, sizes, (size_t)count * sizeof *sizes);
}

static struct context *new_context(int device)
{
    int i = 0;
    while (contexts[i].alive) i++;
    contexts[i].device = device;
    contexts[i].alive = 1;
    contexts[i].id = ++ids;
    return &contexts[i];
}

/* A new context, current on this thread; it may have the handle of one that was destroyed. */
void fake_new_context(int device) { current = new_context(device); }
int fake_retained(void) { return retained; }
int fake_launched_on(void) { return launched_on; }
int fake_current_device(void) { return current ? current->device : -1; }
void *fake_context(void) { return current; }
void fake_destroy_context(void) { current->alive = 0; current = NULL; }
void fake_no_context(void) { current = NULL; }
int fake_allowed_shared(const char *name) { int i; for (i = 0; i < kernel_count; i++) if (!strcmp(kernels[i].name, name)) return kernels[i].set[8]; return -1; }

/* -- the driver ------------------------------------------------------------------------------------ */

/* As cuda-bindings looks functions up, in a program that loads this driver for all to see. */
int cuGetProcAddress_v2(const char *name, void **function, int version, uint64_t flags, void *found)
{
    (void)version; (void)flags; (void)found;
    *function = dlsym(RTLD_DEFAULT, name);
    return *function ? 0 : NOT_FOUND;
}
int cuInit(unsigned flags) { (void)flags; FAILING("cuInit"); return 0; }
int cuGetErrorName(int status, const char **name) { *name = status == 400 ? "CUDA_ERROR_INVALID_HANDLE" : "CUDA_ERROR_FAKE"; return 0; }
int cuGetErrorString(int status, const char **text) { (void)status; *text = "a fake error"; return 0; }
int cuDeviceGetName(char *name, int length, int device) { snprintf(name, (size_t)length, "Fake GPU %d", device); return 0; }
int cuCtxGetCurrent(void **context) { *context = current; return 0; }
int cuCtxGetDevice(int *device) { if (!current) return INVALID_CONTEXT; *device = current->device; return 0; }
int cuCtxPushCurrent_v2(void *context) { FAILING("cuCtxPushCurrent"); pushed[depth++] = current; current = context; return 0; }
int cuCtxPopCurrent_v2(void **context) { if (!depth) return INVALID_CONTEXT; *context = current; current = pushed[--depth]; return 0; }
int cuDeviceGet(int *device, int ordinal) { if (ordinal < 0 || ordinal >= devices) return INVALID_DEVICE; *device = ordinal; return 0; }
int cuDevicePrimaryCtxRetain(void **context, int device)
{
    FAILING("cuDevicePrimaryCtxRetain");
    if (!primaries[device]) primaries[device] = new_context(device);
    *context = primaries[device];
    retained++;
    return 0;
}
int cuDevicePrimaryCtxRelease_v2(int device) { (void)device; retained--; return 0; }
int cuThreadExchangeStreamCaptureMode(int *mode) { int before = relaxed ? 2 : 0; relaxed = *mode == 2; *mode = before; return 0; }

int cuDeviceGetAttribute(int *value, int attribute, int device)
{
    FAILING("cuDeviceGetAttribute");
    if (device >= devices) return INVALID_VALUE;
    *value = attribute == 75 ? capability / 10 : attribute == 76 ? capability % 10 : attributes[attribute];
    return 0;
}

int cuMemAlloc_v2(uint64_t *pointer, size_t bytes)
{
    FAILING("cuMemAlloc");
    if (capture && !relaxed) return CAPTURE_UNSUPPORTED;
#ifdef FIRST_KERNEL
    *pointer = (uint64_t)(uintptr_t)malloc(bytes);
#else
    *pointer = 0x500000000000ull;
    (void)bytes;
#endif
    return 0;
}
int cuStreamCreate(void **stream, unsigned flags) { if (capture && !relaxed) return CAPTURE_UNSUPPORTED; *stream = &capture; return flags == 1 ? 0 : INVALID_VALUE; }
int cuStreamSynchronize(void *stream) { return stream == &capture ? 0 : INVALID_VALUE; }
/* A stream is a number, of the current context, or the address of a context. */
int cuStreamGetCtx(void *stream, void **context)
{
    char *at = stream;
    if (stream == (void *)-1) return 400;
    *context = at >= (char *)contexts && at < (char *)(contexts + CONTEXTS) ? stream : (void *)current;
    return 0;
}
int cuStreamDestroy_v2(void *stream) { return stream == &capture ? 0 : INVALID_VALUE; }
int cuMemsetD8Async(uint64_t pointer, unsigned char byte, size_t bytes, void *stream)
{
    FAILING("cuMemsetD8Async");
    if (stream == &capture) {
        zeroed += pointer == 0x500000000000ull && !byte && bytes == 256;
    } else {
        char line[128];
        snprintf(line, sizeof line, "set %d|%llx|%zu|%llx\n", byte, (unsigned long long)pointer, bytes, (unsigned long long)(uintptr_t)stream);
        note(line);
    }
    return 0;
}
int fake_zeroed(void) { return zeroed; }
int cuMemAllocAsync(uint64_t *pointer, size_t bytes, void *stream)
{
    (void)stream;
    FAILING("cuMemAllocAsync");
    *pointer = 0x600000000100ull;
    pending += bytes;
    return 0;
}
int cuMemFreeAsync(uint64_t pointer, void *stream) { (void)stream; if (!current || pointer != 0x600000000100ull) return INVALID_VALUE; pending = 0; return 0; }
size_t fake_pending(void) { return pending; } /* bytes that were allocated and not freed */
int cuPointerGetAttribute(int *value, int attribute, uint64_t pointer) { if (attribute != 9 || !pointer) return INVALID_VALUE; *value = 1; return 0; }
int cuMemFree_v2(uint64_t pointer) { (void)pointer; return 0; }

static int load(void **library, const void *code)
{
    if (capture && !relaxed) return CAPTURE_UNSUPPORTED;
    if (memcmp(code, "\177ELF", 4) && memcmp(code, "//", 2)) return INVALID_VALUE;
    loaded++;
    last_code = code;
    *library = (void *)code;
    return 0;
}
static int find(void **kernel, const char *name)
{
    int i;
    for (i = 0; i < kernel_count; i++)
        if (!strcmp(kernels[i].name, name)) { *kernel = &kernels[i]; return 0; }
    return NOT_FOUND;
}
static int get(int *value, int attribute) { *value = attribute == 1 ? 1024 : 0; return 0; }
static int set(struct kernel *k, int attribute, int value)
{
    if (attribute == 8 && value > attributes[97] - 1024) return INVALID_VALUE;
    k->set[attribute] = value;
    return 0;
}

#ifndef OLD_DRIVER
int cuCtxGetId(void *context, unsigned long long *id) { *id = ((struct context *)context)->id; return 0; }
int cuLibraryLoadData(void **library, const void *code, int *a, void **b, unsigned c, int *d, void **e, unsigned f)
{
    (void)a; (void)b; (void)c; (void)d; (void)e; (void)f;
    FAILING("cuLibraryLoadData");
    return load(library, code);
}
int cuLibraryUnload(void *library) { (void)library; loaded--; return 0; }
int cuLibraryGetKernel(void **kernel, void *library, const char *name) { (void)library; return find(kernel, name); }
int cuKernelGetAttribute(int *value, int attribute, void *kernel, int device) { (void)kernel; (void)device; return get(value, attribute); }
int cuKernelSetAttribute(int attribute, int value, void *kernel, int device) { (void)device; return set(kernel, attribute, value); }
#endif
int cuModuleLoadData(void **module, const void *code) { FAILING("cuModuleLoadData"); return load(module, code); }
int cuModuleUnload(void *module) { (void)module; loaded--; return 0; }
int cuModuleGetFunction(void **function, void *module, const char *name) { (void)module; return find(function, name); }
int cuFuncGetAttribute(int *value, int attribute, void *function) { (void)function; return get(value, attribute); }
int cuFuncSetAttribute(void *function, int attribute, int value) { return set(function, attribute, value); }

struct attribute { int id, padding; uint32_t words[16]; };
struct config { uint32_t grid[3], block[3], shared; void *stream; struct attribute *attributes; uint32_t count; };

int cuOccupancyMaxActiveClusters(int *count, void *function, const struct config *c)
{
    uint32_t size = c->grid[0] * c->grid[1] * c->grid[2];
    if (c->shared > (uint32_t)((struct kernel *)function)->set[8]) return INVALID_VALUE;
    *count = 132 / (int)size;
    return 0;
}

/* One line: kernel, grid, block, shared, stream; attributes as `id:words`; parameters in hex. */
int cuLaunchKernelEx(const struct config *c, void *function, void **params, void **extra)
{
    struct kernel *k = function;
    char line[512];
    uint32_t i;
    int p, b;
    (void)extra;
    FAILING("cuLaunchKernelEx");
    if (c->stream == (void *)-1) return 400;
    if (!current) return INVALID_CONTEXT;
    launched_on = current->device;
    snprintf(line, sizeof line, "%s|%u,%u,%u|%u,%u,%u|%u|%llx|", k->name, c->grid[0], c->grid[1], c->grid[2], c->block[0],
             c->block[1], c->block[2], c->shared, (unsigned long long)(uintptr_t)c->stream);
    note(line);
    for (i = 0; i < c->count; i++) {
        const uint32_t *w = c->attributes[i].words;
        snprintf(line, sizeof line, "%s%d:%u,%u,%u,%u", i ? " " : "", c->attributes[i].id, w[0], w[1], w[2], w[3]);
        note(line);
    }
    for (p = 0; p < k->count; p++) {
        note("|");
        for (b = 0; b < k->sizes[p]; b++) {
            snprintf(line, sizeof line, "%02x", ((unsigned char *)params[p])[b]);
            note(line);
        }
    }
    note("\n");
#ifdef COMPUTE
    COMPUTE(k->name, params);
#endif
    return 0;
}

static uintptr_t map_alignment = 64;
void fake_map_alignment(int bytes) { map_alignment = (uintptr_t)bytes; }

static int encode(struct map *m, int type, uint32_t rank, void *address, const uint64_t *dims, const uint64_t *strides,
                  const uint32_t *steps, int interleave, int swizzle, int l2, int oob)
{
    uint32_t i;
    if ((uintptr_t)m % map_alignment || (uintptr_t)address % 16) return INVALID_VALUE;
    memset(m, 0, sizeof *m);
    m->address = (uint64_t)(uintptr_t)address;
    m->type = (uint8_t)type;
    m->rank = (uint8_t)rank;
    m->layout[0] = (uint8_t)interleave, m->layout[1] = (uint8_t)swizzle, m->layout[2] = (uint8_t)l2, m->layout[3] = (uint8_t)oob;
    for (i = 0; i < rank; i++) {
        if (!dims[i]) return INVALID_VALUE;
        m->dims[i] = dims[i];
        m->steps[i] = (uint8_t)steps[i];
        if (i) m->strides[i - 1] = strides[i - 1];
    }
    return 0;
}

int cuTensorMapEncodeTiled(struct map *m, int type, uint32_t rank, void *address, const uint64_t *dims, const uint64_t *strides,
                           const uint32_t *box, const uint32_t *steps, int interleave, int swizzle, int l2, int oob)
{
    uint32_t i;
    FAILING("cuTensorMapEncodeTiled");
    if (encode(m, type, rank, address, dims, strides, steps, interleave, swizzle, l2, oob)) return INVALID_VALUE;
    for (i = 0; i < rank; i++) m->box[i] = (uint16_t)box[i];
    return 0;
}

int cuTensorMapEncodeIm2col(struct map *m, int type, uint32_t rank, void *address, const uint64_t *dims, const uint64_t *strides,
                            const int *lower, const int *upper, uint32_t channels, uint32_t pixels, const uint32_t *steps,
                            int interleave, int swizzle, int l2, int oob)
{
    uint32_t i;
    if (encode(m, type, rank, address, dims, strides, steps, interleave, swizzle, l2, oob)) return INVALID_VALUE;
    m->im2col = 1;
    for (i = 0; i + 2 < rank; i++) m->lower[i] = (int16_t)lower[i], m->upper[i] = (int16_t)upper[i];
    m->channels = (uint16_t)channels;
    m->pixels = (uint16_t)pixels;
    return 0;
}

int cuTensorMapReplaceAddress(struct map *m, void *address)
{
    if ((uintptr_t)address % 16) return INVALID_VALUE;
    m->address = (uint64_t)(uintptr_t)address;
    return 0;
}

#ifdef FIRST_KERNEL
/* For a program that knows nothing of this driver: one context, some kernels, memory of the host,
   and the log in a file at the end. FIRST_KERNEL: {name, count, {sizes}, {0}}, … */
int cuCtxSetCurrent(void *context) { current = context; return 0; }
int cuMemcpyHtoD_v2(uint64_t target, const void *source, size_t bytes) { memcpy((void *)(uintptr_t)target, source, bytes); return 0; }
int cuMemcpyDtoH_v2(void *target, uint64_t source, size_t bytes) { memcpy(target, (void *)(uintptr_t)source, bytes); return 0; }

static void finish(void)
{
    FILE *file = fopen(getenv("FAKE_CUDA_LOG"), "w");
    if (file) { fputs(fake_log(), file); fclose(file); }
}

__attribute__((constructor)) static void begin(void)
{
    static const struct kernel first[] = {FIRST_KERNEL};
    size_t i;
    for (i = 0; i < sizeof first / sizeof *first; i++)
        fake_kernel(first[i].name, first[i].count, first[i].sizes);
    attributes[97] = 232448;
    atexit(finish);
}
#endif
