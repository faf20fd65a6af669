/* A stand-in for NVIDIA's libcudart beside `fake_cuda.c`: streams and memory of the host. */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

int cuInit(unsigned flags);
int cuDevicePrimaryCtxRetain(void **context, int device);
int cuCtxSetCurrent(void *context);

int cudaSetDevice(int device)
{
    void *context;
    return cuInit(0) || cuDevicePrimaryCtxRetain(&context, device) || cuCtxSetCurrent(context);
}
int cudaMalloc(void **pointer, size_t bytes) { return cudaSetDevice(0) || !(*pointer = calloc(1, bytes)); }
int cudaFree(void *pointer) { free(pointer); return 0; }
int cudaMemcpy(void *target, const void *source, size_t bytes, int kind) { (void)kind; memcpy(target, source, bytes); return 0; }
int cudaStreamCreate(void **stream) { *stream = (void *)0x70; return 0; }
int cudaStreamSynchronize(void *stream) { return stream != (void *)0x70; }
int cudaStreamDestroy(void *stream) { return stream != (void *)0x70; }
const char *cudaGetErrorString(int status) { (void)status; return "a fake error"; }
