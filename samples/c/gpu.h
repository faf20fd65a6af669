/* Memory of the first GPU, by the functions of NVIDIA's driver that this program needs. The driver
   is looked up when the program runs, so nothing of CUDA has to be installed to compile it. With the
   CUDA runtime, cudaMalloc and cudaMemcpy take the place of this file. */
#ifndef GPU_H
#define GPU_H

#include <dlfcn.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static struct {
    int (*Init)(unsigned flags);
    int (*DevicePrimaryCtxRetain)(void **context, int device);
    int (*CtxSetCurrent)(void *context);
    int (*MemAlloc)(uint64_t *pointer, size_t bytes);
    int (*MemFree)(uint64_t pointer);
    int (*MemcpyHtoD)(uint64_t to, const void *from, size_t bytes);
    int (*MemcpyDtoH)(void *to, uint64_t from, size_t bytes);
} driver;

static void must(int status, const char *what)
{
    if (status) {
        fprintf(stderr, "%s: CUDA error %d\n", what, status);
        exit(1);
    }
}

static void look_up(void *library, const char *name, void *function)
{
    void *found = library ? dlsym(library, name) : NULL;
    if (!found) {
        fprintf(stderr, "no NVIDIA driver: %s\n", dlerror());
        exit(1);
    }
    memcpy(function, &found, sizeof found);
}

/* Make the first GPU current on this thread. */
static void gpu_open(void)
{
    void *library = dlopen("libcuda.so.1", RTLD_NOW), *context;
    look_up(library, "cuInit", &driver.Init);
    look_up(library, "cuDevicePrimaryCtxRetain", &driver.DevicePrimaryCtxRetain);
    look_up(library, "cuCtxSetCurrent", &driver.CtxSetCurrent);
    look_up(library, "cuMemAlloc_v2", &driver.MemAlloc);
    look_up(library, "cuMemFree_v2", &driver.MemFree);
    look_up(library, "cuMemcpyHtoD_v2", &driver.MemcpyHtoD);
    look_up(library, "cuMemcpyDtoH_v2", &driver.MemcpyDtoH);
    must(driver.Init(0), "cuInit");
    must(driver.DevicePrimaryCtxRetain(&context, 0), "cuDevicePrimaryCtxRetain");
    must(driver.CtxSetCurrent(context), "cuCtxSetCurrent");
}

/* Memory of the GPU with a copy of `bytes` bytes. */
static void *gpu_copy(const void *data, size_t bytes)
{
    uint64_t pointer;
    must(driver.MemAlloc(&pointer, bytes), "cuMemAlloc");
    must(driver.MemcpyHtoD(pointer, data, bytes), "cuMemcpyHtoD");
    return (void *)(uintptr_t)pointer;
}

/* Copy memory of the GPU back, when the default stream has done its work. */
static void gpu_read(void *data, const void *memory, size_t bytes)
{
    must(driver.MemcpyDtoH(data, (uint64_t)(uintptr_t)memory, bytes), "cuMemcpyDtoH");
}

static void gpu_free(void *memory)
{
    must(driver.MemFree((uint64_t)(uintptr_t)memory), "cuMemFree");
}

#endif
