/* A caller that means no good: random structs and random values, to all functions of the library
 * `lib`. Nothing may crash, and no sanitizer may speak; the counts of statuses are printed. What the
 * library reads through is memory or null.
 *
 * `known.h` has `FUNCTIONS(X)`, X(name, parameters, ..._workspace_size or NULL) for each function, and
 * `begin`, which tells the recording driver of the kernels.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "lib.h"
#include "known.h"

typedef int (*take)(const void *args);
typedef int (*prepares)(void *call, const void *args);
typedef int (*launches)(void *call, void *stream);
typedef int (*sizes)(const void *args, size_t *bytes);
typedef int (*values)(const lib_value *values, int count, void *stream, const lib_memory *memory);

struct function {
    size_t args, call;
    int params;
    take checked, unchecked;
    prepares prepare;
    launches launch;
    sizes workspace_size;
    values dlpack;
};

#define ROW(f, params, size_of_workspaces) \
    {sizeof(f##_args), sizeof(f##_call), params, (take)f, (take)f##_unchecked, (prepares)f##_prepare, \
     (launches)f##_launch, (sizes)size_of_workspaces, f##_dlpack},
static const struct function functions[] = {FUNCTIONS(ROW)};
enum { COUNT = sizeof functions / sizeof *functions, WORDS = 64, DIMS = 70 };

static uint64_t state = SEED;

static uint64_t any(void)
{
    state ^= state << 13;
    state ^= state >> 7;
    return state ^= state << 17;
}

static uint64_t below(uint64_t n) { return any() % n; }

static uint64_t word(void)
{
    static const uint64_t told[] = {0, 1, 2, 3, 7, 8, 64, 100, 128, 4096, 0x7fffffff, 0x80000000, 0xffffffff, 1ull << 32, 1ull << 40,
                                    INT64_MAX, 1ull << 63, UINT64_MAX, 0x10000000, 0x500000000000, 0x7ff8000000000000, 0x7f800000};
    uint64_t kind = below(8), value = told[below(sizeof told / sizeof *told)];
    return kind == 0 ? any() : kind == 1 ? value + 1 : kind == 2 ? value - 1 : kind == 3 ? below(300) : value;
}

static void fill(void *target, size_t bytes)
{
    size_t i;
    for (i = 0; i < bytes; i += 8) {
        uint64_t w = word();
        memcpy((char *)target + i, &w, bytes - i < 8 ? bytes - i : 8);
    }
}

static void *allocate(void *self, size_t bytes, size_t alignment, int device)
{
    (void)self, (void)bytes, (void)alignment, (void)device;
    return below(4) ? (void *)(uintptr_t)0x700000000000 : NULL;
}

/* Tensors that nearly fit what a function wants, in one or the other respect. */
static void make_tensor(lib_tensor *t, int64_t *shape, int64_t *strides)
{
    static const uint8_t codes[] = {0, 1, 2, 2, 2, 4, 6, 10}, bits[] = {8, 16, 32, 32, 32, 64, 1, 4};
    int d;
    memset(t, 0, sizeof *t);
    t->data = (void *)(uintptr_t)(below(8) ? 0x10000000 + 16 * below(64) : word());
    t->device.type = below(8) ? 2 : (int32_t)word();
    t->device.id = below(8) ? 0 : (int32_t)word();
    t->ndim = below(4) ? 2 : (int32_t)below(DIMS) - 3;
    t->dtype.code = codes[below(sizeof codes)];
    t->dtype.bits = below(4) ? bits[below(sizeof bits)] : (uint8_t)any();
    t->dtype.lanes = below(8) ? 1 : (uint16_t)any();
    for (d = 0; d < DIMS; d++) {
        shape[d] = below(4) ? (int64_t)below(300) : (int64_t)word();
        strides[d] = below(4) ? (int64_t)below(300) : (int64_t)word();
    }
    t->shape = below(16) || t->ndim > 0 ? shape : NULL;
    t->strides = below(2) ? strides : NULL;
    t->byte_offset = below(4) ? 0 : word();
}

static int call_values(const struct function *f)
{
    static lib_tensor tensors[WORDS];
    static int64_t shapes[WORDS][DIMS], strides[WORDS][DIMS];
    lib_value given[WORDS];
    lib_memory memory = {sizeof memory, NULL, allocate};
    int i, count = below(4) ? f->params : (int)below(WORDS);
    for (i = 0; i < WORDS; i++) {
        given[i].kind = below(8) ? (int32_t)below(6) : (int32_t)word();
        given[i].as.integer = (int64_t)word();
        if (given[i].kind == LIB_TENSOR || below(2)) {
            given[i].kind = LIB_TENSOR;
            given[i].as.tensor = below(16) ? &tensors[i] : NULL;
            make_tensor(&tensors[i], shapes[i], strides[i]);
        }
    }
    if (!below(16))
        count = -(int)below(3);
    if (!below(16))
        memory.size = (size_t)word();
    if (!below(16))
        memory.allocate = NULL;
    return f->dlpack(below(32) ? given : NULL, count, (void *)(uintptr_t)(below(2) * 0x1230), below(4) ? &memory : NULL);
}

int main(void)
{
    static uint64_t args[WORDS], call[4096];
    static size_t bytes[WORDS];
    static int seen[10000];
    long i;
    begin();
    for (i = 0; i < CALLS; i++) {
        const struct function *f = &functions[below(COUNT)];
        int status = 0;
        fill(args, f->args);
        args[0] = below(16) ? f->args : word() % f->args;
        args[1] = below(2) * 0x1230; /* a stream is a handle that the driver reads through */
        switch (below(6)) {
        case 0: status = f->checked(below(64) ? args : NULL); break;
        case 1: status = f->checked(args) ? 0 : f->unchecked(args); break; /* of wrong ones it knows nothing */
        case 2: status = f->workspace_size ? f->workspace_size(args, below(64) ? bytes : NULL) : 0; break;
        case 3:
            memset(call, (int)any(), f->call);
            status = f->prepare(call, below(64) ? args : NULL);
            if ((f->launch(call, NULL) == 0) != !status || f->prepare(NULL, args) == 0)
                return 1;
            break;
        default: status = call_values(f); break;
        }
        if (status < 0 || status >= (int)(sizeof seen / sizeof *seen))
            return 2;
        seen[status]++;
    }
    for (i = 0; i < (long)(sizeof seen / sizeof *seen); i++)
        if (seen[i])
            printf("%ld %d\n", i, seen[i]);
    return 0;
}
