// c = a + b on the GPU for matrices, by the library of ../elementwise_add.py: `make run`. Tensors are
// passed as DLPack describes them; a DLTensor of another library may be passed in their place.
#include <cstdio>
#include <exception>

#include "elementwise_add.h"
#include "gpu.hpp"

using Tensor = elementwise_add_tensor;

// A value of a call.
elementwise_add_value value(const Tensor &tensor) {
    elementwise_add_value made{};
    made.kind = ELEMENTWISE_ADD_TENSOR;
    made.as.tensor = &tensor;
    return made;
}

void add(const Tensor &a, const Tensor &b, const Tensor &c) {
    const elementwise_add_value values[] = {value(a), value(b), value(c)};
    if (elementwise_add_any_dlpack(values, 3, nullptr, nullptr))
        throw std::runtime_error(elementwise_add_message());
}

int run() {
    constexpr std::int64_t rows = 300, columns = 500;
    std::vector<float> x(rows * columns), y(rows * columns);
    for (std::size_t i = 0; i < x.size(); i++) {
        x[i] = static_cast<float>(i);
        y[i] = 0.5f * static_cast<float>(i);
    }
    open_gpu();
    Matrix<Tensor> a(rows, columns, x), b(rows, columns, y), c(rows, columns, std::vector<float>(x.size()));
    add(a.dlpack(), b.dlpack(), c.dlpack());

    int wrong = 0;
    const std::vector<float> sums = c.values();
    for (std::size_t i = 0; i < x.size(); i++) wrong += sums[i] != x[i] + y[i];
    std::printf("%d of %d sums are wrong\n", wrong, static_cast<int>(x.size()));

    // A call that cannot work says why.
    Tensor integers = a.dlpack();
    integers.dtype.code = 0;  // kDLInt
    try {
        add(integers, b.dlpack(), c.dlpack());
    } catch (const std::exception &error) {
        std::printf("integers: %s\n", error.what());
    }
    return wrong != 0;
}

int main() {
    try {
        return run();
    } catch (const std::exception &error) {
        std::fprintf(stderr, "%s\n", error.what());
        return 1;
    }
}
