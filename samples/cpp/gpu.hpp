// Matrices in memory of the first GPU, which DLPack describes. NVIDIA's driver is looked up when the
// program runs, so nothing of CUDA has to be installed to compile it.
#pragma once

#include <dlfcn.h>

#include <array>
#include <cstdint>
#include <cstring>
#include <stdexcept>
#include <string>
#include <vector>

// A function of the driver.
template <typename... Arguments>
void call(const char *name, Arguments... arguments) {
    static void *const library = dlopen("libcuda.so.1", RTLD_NOW);
    void *found = library ? dlsym(library, name) : nullptr;
    if (!found) throw std::runtime_error(std::string("no NVIDIA driver: ") + dlerror());
    int (*function)(Arguments...);
    std::memcpy(&function, &found, sizeof function);
    if (int status = function(arguments...))
        throw std::runtime_error(std::string(name) + ": CUDA error " + std::to_string(status));
}

// Makes the first GPU current on this thread.
inline void open_gpu() {
    void *context;
    call("cuInit", 0u);
    call("cuDevicePrimaryCtxRetain", &context, 0);
    call("cuCtxSetCurrent", context);
}

// A matrix in GPU memory, its rows one after the other. `Tensor` has the fields of DLTensor.
template <typename Tensor>
class Matrix {
public:
    Matrix(std::int64_t rows, std::int64_t columns, const std::vector<float> &values)
        : shape_{rows, columns}, bytes_(values.size() * sizeof(float)) {
        call("cuMemAlloc_v2", &memory_, bytes_);
        call("cuMemcpyHtoD_v2", memory_, static_cast<const void *>(values.data()), bytes_);
    }
    ~Matrix() { call("cuMemFree_v2", memory_); }
    Matrix(const Matrix &) = delete;
    Matrix &operator=(const Matrix &) = delete;

    Tensor dlpack() {
        Tensor tensor{};  // strides are left out: compact, row by row
        tensor.data = reinterpret_cast<void *>(memory_);
        tensor.device = {2, 0};  // kDLCUDA, the first one
        tensor.ndim = 2;
        tensor.dtype = {2, 32, 1};  // kDLFloat, 32 bits
        tensor.shape = shape_.data();
        return tensor;
    }

    // The values, when the default stream has done its work.
    std::vector<float> values() const {
        std::vector<float> found(bytes_ / sizeof(float));
        call("cuMemcpyDtoH_v2", static_cast<void *>(found.data()), memory_, bytes_);
        return found;
    }

private:
    std::array<std::int64_t, 2> shape_;
    std::size_t bytes_;
    std::uint64_t memory_ = 0;
};
