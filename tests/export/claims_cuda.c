/* For PyTorch without CUDA: libraries that ask its stable ABI get to know that CPU tensors are on GPU
 * 0, and which stream is current there. Loaded before all else (LD_PRELOAD).
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stddef.h>
#include <stdint.h>

enum { CPU = 0, CUDA = 1 }; /* c10::DeviceType */

static void *stream = (void *)0x57;
static void *elsewhere; /* the memory of a tensor that is on the CPU, or on GPU 1 */
static int32_t elsewhere_type;

void fake_current_stream(void *which) { stream = which; }
void fake_elsewhere(void *data, int32_t type) { elsewhere = data, elsewhere_type = type; }

static void *torch(const char *name) { return dlsym(dlopen("libtorch_cpu.so", RTLD_NOW | RTLD_NOLOAD), name); }

static int is_elsewhere(void *tensor)
{
    int32_t (*real)(void *, void **);
    void *data = NULL;
    *(void **)&real = torch("aoti_torch_get_data_ptr");
    return elsewhere && !real(tensor, &data) && data == elsewhere;
}

int32_t aoti_torch_get_device_type(void *tensor, int32_t *type) { *type = is_elsewhere(tensor) ? elsewhere_type : CUDA; return 0; }
int32_t aoti_torch_get_device_index(void *tensor, int32_t *index) { *index = is_elsewhere(tensor); return 0; }
int32_t aoti_torch_get_current_cuda_stream(int32_t device, void **current) { (void)device; *current = stream; return 0; }

int32_t aoti_torch_empty_strided(int64_t rank, const int64_t *sizes, const int64_t *strides, int32_t dtype, int32_t type,
                                 int32_t index, void **made)
{
    int32_t (*real)(int64_t, const int64_t *, const int64_t *, int32_t, int32_t, int32_t, void **);
    *(void **)&real = torch("aoti_torch_empty_strided");
    return real(rank, sizes, strides, dtype, type == CUDA ? CPU : type, index, made);
}
