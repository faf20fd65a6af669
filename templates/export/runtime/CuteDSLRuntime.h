/* Loading what export_to_c writes while a program runs: object files, and shared libraries of such.
 * The names are those of NVIDIA/cutlass' "Ahead-of-Time (AOT) Compilation"; libcute_dsl_runtime is
 * cutec's. Functions return CuteDSLRT_Error_Success or the number of an error: `cutec explain E4313`
 * tells more of 4313.
 */
#ifndef CUTE_DSL_RUNTIME_H
#define CUTE_DSL_RUNTIME_H

#include <stddef.h>
#include <stdint.h>
#include <stdio.h> /* public programs find it here */

#ifdef __cplusplus
extern "C" {
#endif

#define CUTE_DSL_RUNTIME_API __attribute__((visibility("default")))

typedef int32_t CuteDSLRT_Error_t;
enum { CuteDSLRT_Error_Success = 0 };

typedef struct CuteDSLRT_Module_t CuteDSLRT_Module_t;
typedef struct CuteDSLRT_Function_t CuteDSLRT_Function_t;

/* Load a file, whose name ends in .o or .so. */
CUTE_DSL_RUNTIME_API CuteDSLRT_Error_t CuteDSLRT_Module_Load(CuteDSLRT_Module_t **module, const char *path);

/* Load an object file from memory, if `size` is not 0, and shared libraries by their paths. */
CUTE_DSL_RUNTIME_API CuteDSLRT_Error_t CuteDSLRT_Module_Create_From_Bytes(CuteDSLRT_Module_t **module,
                                                                          const unsigned char *bytes, size_t size,
                                                                          const char *const *shared_libs,
                                                                          size_t shared_lib_count);

/* A function of a module, which lives as long as it, by the name that export_to_c was given. */
CUTE_DSL_RUNTIME_API CuteDSLRT_Error_t CuteDSLRT_Module_Get_Function(CuteDSLRT_Function_t **function,
                                                                     CuteDSLRT_Module_t *module, const char *name);

/* Call a function with the addresses of its arguments, which its header declares: structs of tensors,
   numbers, the stream; and last that of an int32_t for the status that it returns. */
CUTE_DSL_RUNTIME_API CuteDSLRT_Error_t CuteDSLRT_Function_Run(CuteDSLRT_Function_t *function, void **args, size_t count);

/* Unload a module, and free what its functions loaded. None of their calls may be under way, nor any
   kernel. */
CUTE_DSL_RUNTIME_API CuteDSLRT_Error_t CuteDSLRT_Module_Destroy(CuteDSLRT_Module_t *module);

#ifdef __cplusplus
}
#endif

#endif
