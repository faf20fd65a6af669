/* c = a + b on the GPU, by the library of ../vector_add.py: `make run`. */
#include <stdio.h>
#include <stdlib.h>

#include "gpu.h"
#include "vector_add.h"

enum { N = 100000 };

static int failed(void)
{
    fprintf(stderr, "%s\n", vector_add_message());
    return 1;
}

int main(void)
{
    float *a = (float *)malloc(N * sizeof *a), *b = (float *)malloc(N * sizeof *b);
    float *c = (float *)calloc(N, sizeof *c);
    vector_add_args args = VECTOR_ADD_ARGS_INIT;
    vector_add_call call;
    int i, wrong = 0;
    if (!a || !b || !c)
        return 1;
    for (i = 0; i < N; i++) {
        a[i] = (float)i;
        b[i] = 0.5f * (float)i;
    }

    gpu_open();
    args.a = gpu_copy(a, N * sizeof *a);
    args.b = gpu_copy(b, N * sizeof *b);
    args.c = gpu_copy(c, N * sizeof *c);
    args.n = N;
    if (vector_add(&args))
        return failed();

    /* Again, with the arguments checked once for many launches. */
    if (vector_add_prepare(&call, &args))
        return failed();
    for (i = 0; i < 10; i++)
        if (vector_add_launch(&call, NULL))
            return failed();

    gpu_read(c, args.c, N * sizeof *c);
    for (i = 0; i < N; i++)
        wrong += c[i] != a[i] + b[i];
    printf("%d of %d sums are wrong\n", wrong, (int)N);

    /* A call that cannot work says why. */
    args.n = -1;
    if (vector_add(&args) == VECTOR_ADD_ERROR_EXTENT)
        printf("n = -1: %s\n", vector_add_message());

    gpu_free((void *)args.a);
    gpu_free((void *)args.b);
    gpu_free(args.c);
    free(a);
    free(b);
    free(c);
    return wrong != 0;
}
