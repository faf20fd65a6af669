/* The functions of <cuda.h> that docs/howto/c.md uses. */
#include <stddef.h>
#ifdef __cplusplus
extern "C" {
#endif
typedef void *CUcontext;
typedef unsigned long long CUdeviceptr;
int cuInit(unsigned flags);
int cuDevicePrimaryCtxRetain(CUcontext *context, int device);
int cuCtxSetCurrent(CUcontext context);
#define cuMemAlloc cuMemAlloc_v2
#define cuMemcpyHtoD cuMemcpyHtoD_v2
#define cuMemcpyDtoH cuMemcpyDtoH_v2
int cuMemAlloc(CUdeviceptr *pointer, size_t bytes);
int cuMemcpyHtoD(CUdeviceptr target, const void *source, size_t bytes);
int cuMemcpyDtoH(void *target, CUdeviceptr source, size_t bytes);
#ifdef __cplusplus
}
#endif
