/* Host nanoseconds of a launch of vector_add from C: a bare cuLaunchKernelEx, and the library's ways.
 * `doors CUBIN KERNEL ROUNDS` prints a line `way<tab>nanoseconds` for each way and round. A round queues
 * few launches and waits for them, so that the queue is never full; ways take turns. */
#define _POSIX_C_SOURCE 200809L
#include <dlfcn.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "vector_add.h"

enum { LAUNCHES = 64, SETS = 8, N = 1024 };

struct config { /* CUlaunchConfig (CUDA Driver API) */
    uint32_t grid[3], block[3], shared;
    void *stream, *attributes;
    uint32_t attribute_count;
};

static int (*Init)(unsigned flags), (*PrimaryCtxRetain)(void **context, int device), (*CtxSetCurrent)(void *context);
static int (*MemAlloc)(uint64_t *pointer, size_t bytes), (*StreamCreate)(void **stream, unsigned flags);
static int (*StreamSynchronize)(void *stream), (*LibraryGetKernel)(void **kernel, void *library, const char *name);
static int (*LibraryLoadData)(void **library, const void *code, int *, void **, unsigned, int *, void **, unsigned);
static int (*LaunchKernelEx)(const struct config *config, void *kernel, void **params, void **extra);

static vector_add_args sets[SETS];
static vector_add_call prepared[SETS];
static void *stream, *kernel;

static void must(int status, const char *what)
{
    if (status) {
        fprintf(stderr, "%s: %d %s\n", what, status, vector_add_message());
        exit(1);
    }
}

static void find(const char *name, void *function)
{
    static void *library;
    void *found;
    if (!library && !(library = dlopen("libcuda.so.1", RTLD_NOW))) {
        fprintf(stderr, "no NVIDIA driver: %s\n", dlerror());
        exit(1);
    }
    must(!(found = dlsym(library, name)), name);
    memcpy(function, &found, sizeof found);
}

static int bare(int i)
{
    static int n = N;
    vector_add_args *a = &sets[i % SETS];
    void *params[4];
    struct config config = {{1, 1, 1}, {256, 1, 1}, 0, NULL, NULL, 0};
    params[0] = (void *)&a->a;
    params[1] = &n;
    params[2] = (void *)&a->b;
    params[3] = &a->c;
    config.stream = stream;
    return LaunchKernelEx(&config, kernel, params, NULL);
}

static int unchecked(int i) { return vector_add_unchecked(&sets[i % SETS]); }
static int checked(int i) { return vector_add(&sets[i % SETS]); }
static int launch_prepared(int i) { return vector_add_launch(&prepared[i % SETS], stream); }

static int values(int i)
{
    static int64_t shape[1] = {N};
    vector_add_tensor tensors[3];
    vector_add_value given[3];
    const vector_add_args *a = &sets[i % SETS];
    void *data[3];
    int k;
    data[0] = (void *)a->a;
    data[1] = (void *)a->b;
    data[2] = a->c;
    for (k = 0; k < 3; k++) {
        vector_add_tensor made = {0};
        made.data = data[k];
        made.device.type = 2; /* kDLCUDA */
        made.ndim = 1;
        made.dtype.code = 2; /* kDLFloat */
        made.dtype.bits = 32;
        made.dtype.lanes = 1;
        made.shape = shape;
        tensors[k] = made;
        given[k].kind = VECTOR_ADD_TENSOR;
        given[k].as.tensor = &tensors[k];
    }
    return vector_add_dlpack(given, 3, stream, NULL);
}

static const struct {
    const char *name;
    int (*launch)(int i);
} ways[] = {
    {"bare", bare}, {"unchecked", unchecked}, {"checked", checked}, {"prepared", launch_prepared}, {"dlpack", values},
};

static double now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec * 1e9 + (double)t.tv_nsec;
}

static double round_of(int (*launch)(int i), const char *name)
{
    double begin;
    int i, status = 0;
    must(StreamSynchronize(stream), "cuStreamSynchronize");
    begin = now();
    for (i = 0; i < LAUNCHES; i++)
        status |= launch(i);
    begin = now() - begin;
    must(status, name);
    return begin / LAUNCHES;
}

static void *contents(const char *path)
{
    FILE *file = fopen(path, "rb");
    void *data = malloc(16 << 20);
    must(!file || !data || !fread(data, 1, 16 << 20, file), path);
    fclose(file);
    return data;
}

static void prepare(const char *cubin, const char *name)
{
    void *library, *context;
    int i;
    find("cuInit", &Init);
    find("cuDevicePrimaryCtxRetain", &PrimaryCtxRetain);
    find("cuCtxSetCurrent", &CtxSetCurrent);
    find("cuMemAlloc_v2", &MemAlloc);
    find("cuStreamCreate", &StreamCreate);
    find("cuStreamSynchronize", &StreamSynchronize);
    find("cuLibraryLoadData", &LibraryLoadData);
    find("cuLibraryGetKernel", &LibraryGetKernel);
    find("cuLaunchKernelEx", &LaunchKernelEx);
    must(Init(0), "cuInit");
    must(PrimaryCtxRetain(&context, 0), "cuDevicePrimaryCtxRetain");
    must(CtxSetCurrent(context), "cuCtxSetCurrent");
    must(StreamCreate(&stream, 1), "cuStreamCreate");
    must(LibraryLoadData(&library, contents(cubin), NULL, NULL, 0, NULL, NULL, 0), "cuLibraryLoadData");
    must(LibraryGetKernel(&kernel, library, name), "cuLibraryGetKernel");
    for (i = 0; i < SETS; i++) {
        vector_add_args args = VECTOR_ADD_ARGS_INIT;
        uint64_t memory;
        must(MemAlloc(&memory, 3 * 4 * N), "cuMemAlloc");
        args.stream = stream;
        args.a = (void *)(uintptr_t)memory;
        args.b = (void *)(uintptr_t)(memory + 4 * N);
        args.c = (void *)(uintptr_t)(memory + 8 * N);
        args.n = N;
        sets[i] = args;
        must(vector_add_prepare(&prepared[i], &sets[i]), "vector_add_prepare");
    }
}

int main(int count, char **words)
{
    int rounds, r;
    size_t w;
    must(count != 4, "doors CUBIN KERNEL ROUNDS");
    rounds = atoi(words[3]);
    prepare(words[1], words[2]);
    for (r = -2; r < rounds; r++)
        for (w = 0; w < sizeof ways / sizeof *ways; w++) {
            double took = round_of(ways[w].launch, ways[w].name);
            if (r >= 0) /* the first rounds warm up */
                printf("%s\t%.1f\n", ways[w].name, took);
        }
    return 0;
}
