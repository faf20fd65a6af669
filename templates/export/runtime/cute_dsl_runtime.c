/* libcute_dsl_runtime of cutec: see CuteDSLRuntime.h. An object file that export_to_c wrote has itself
 * as a shared library in its section .cutec.library, so that nothing is linked here.
 */
#define _GNU_SOURCE
#include "CuteDSLRuntime.h"

#include <dlfcn.h>
#include <elf.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

enum { NO_LIBRARY = 4313, NO_FUNCTION = 4012, NO_MEMORY = 4074, NULL_POINTER = 4071 };

typedef int32_t (*packed)(void **args, int32_t count);

struct CuteDSLRT_Function_t {
    packed call;
    int (*unload)(void); /* frees its kernels */
    CuteDSLRT_Function_t *next;
};

struct CuteDSLRT_Module_t {
    CuteDSLRT_Function_t *functions;
    size_t count;
    int file; /* in memory, of the object's library; or -1. While it is open, its path is its own. */
    void *library[];
};

static int within(uint64_t offset, uint64_t length, size_t size)
{
    return offset <= size && length <= size - offset;
}

/* The name of a section, or "". */
static const char *name_of(const unsigned char *bytes, size_t size, const Elf64_Shdr *names, const Elf64_Shdr *section)
{
    uint64_t at = names->sh_offset + section->sh_name;
    if (!within(names->sh_offset, names->sh_size, size) || section->sh_name >= names->sh_size ||
        !memchr(bytes + at, 0, names->sh_size - section->sh_name))
        return "";
    return (const char *)bytes + at;
}

/* The shared library in an object file, or NULL. */
static const unsigned char *library_in(const unsigned char *bytes, size_t size, size_t *length)
{
    Elf64_Ehdr header;
    Elf64_Shdr names, section;
    unsigned i;
    if (size < sizeof header)
        return NULL;
    memcpy(&header, bytes, sizeof header);
    if (memcmp(header.e_ident, ELFMAG, SELFMAG) || header.e_ident[EI_CLASS] != ELFCLASS64 ||
        header.e_shentsize != sizeof section || header.e_shstrndx >= header.e_shnum ||
        !within(header.e_shoff, (uint64_t)header.e_shnum * sizeof section, size))
        return NULL;
    memcpy(&names, bytes + header.e_shoff + header.e_shstrndx * sizeof names, sizeof names);
    for (i = 0; i < header.e_shnum; i++) {
        memcpy(&section, bytes + header.e_shoff + i * sizeof section, sizeof section);
        if (!strcmp(name_of(bytes, size, &names, &section), ".cutec.library") &&
            within(section.sh_offset, section.sh_size, size)) {
            *length = section.sh_size;
            return bytes + section.sh_offset;
        }
    }
    return NULL;
}

static int add_library(CuteDSLRT_Module_t *module, const char *path)
{
    void *library = dlopen(path, RTLD_NOW | RTLD_LOCAL);
    if (!library)
        return NO_LIBRARY;
    module->library[module->count++] = library;
    return 0;
}

static int write_all(int file, const unsigned char *bytes, size_t size)
{
    while (size) {
        ssize_t written = write(file, bytes, size);
        if (written <= 0)
            return NO_MEMORY;
        bytes += written;
        size -= (size_t)written;
    }
    return 0;
}

static int add_object(CuteDSLRT_Module_t *module, const unsigned char *bytes, size_t size)
{
    size_t length = 0;
    const unsigned char *code = bytes ? library_in(bytes, size, &length) : NULL;
    char path[64];
    if (!code)
        return NO_LIBRARY;
    if ((module->file = memfd_create("cutec", MFD_CLOEXEC)) < 0 || write_all(module->file, code, length))
        return NO_MEMORY;
    snprintf(path, sizeof path, "/proc/self/fd/%d", module->file);
    return add_library(module, path);
}

CuteDSLRT_Error_t CuteDSLRT_Module_Create_From_Bytes(CuteDSLRT_Module_t **module, const unsigned char *bytes,
                                                     size_t size, const char *const *shared_libs,
                                                     size_t shared_lib_count)
{
    CuteDSLRT_Module_t *made;
    size_t i;
    int status = 0;
    if (!module || (shared_lib_count && !shared_libs))
        return NULL_POINTER;
    *module = NULL;
    if (shared_lib_count > SIZE_MAX / sizeof(void *) - 8 ||
        !(made = (CuteDSLRT_Module_t *)calloc(1, sizeof *made + (shared_lib_count + 1) * sizeof(void *))))
        return NO_MEMORY;
    made->file = -1;
    if (size)
        status = add_object(made, bytes, size);
    for (i = 0; i < shared_lib_count && !status; i++)
        status = shared_libs[i] ? add_library(made, shared_libs[i]) : NULL_POINTER;
    if (status)
        CuteDSLRT_Module_Destroy(made);
    else
        *module = made;
    return status;
}

/* A whole file in memory that the caller frees, or NULL. */
static unsigned char *content_of(const char *path, size_t *size)
{
    FILE *file = fopen(path, "rb");
    unsigned char *bytes = NULL;
    long length;
    if (!file)
        return NULL;
    if (!fseek(file, 0, SEEK_END) && (length = ftell(file)) > 0 && !fseek(file, 0, SEEK_SET) &&
        (bytes = (unsigned char *)malloc((size_t)length)))
        *size = fread(bytes, 1, (size_t)length, file);
    fclose(file);
    return bytes;
}

CuteDSLRT_Error_t CuteDSLRT_Module_Load(CuteDSLRT_Module_t **module, const char *path)
{
    unsigned char *bytes;
    size_t size = 0, length = path ? strlen(path) : 0;
    int status;
    if (!path)
        return NULL_POINTER;
    if (length < 2 || strcmp(path + length - 2, ".o"))
        return CuteDSLRT_Module_Create_From_Bytes(module, NULL, 0, &path, 1);
    if (!(bytes = content_of(path, &size)))
        return NO_LIBRARY;
    status = CuteDSLRT_Module_Create_From_Bytes(module, bytes, size, NULL, 0);
    free(bytes);
    return status;
}

/* The address of a function's symbol, or NULL. */
static void *symbol_of(void *library, const char *begin, const char *name, const char *end)
{
    char symbol[512];
    int length = snprintf(symbol, sizeof symbol, "%s%s%s", begin, name, end);
    return length > 0 && (size_t)length < sizeof symbol ? dlsym(library, symbol) : NULL;
}

static CuteDSLRT_Function_t *function_in(void *library, const char *name)
{
    CuteDSLRT_Function_t *made;
    void *call = symbol_of(library, "cutec_packed_", name, ""), *unload = symbol_of(library, "", name, "_unload");
    if (!call || !unload || !(made = (CuteDSLRT_Function_t *)calloc(1, sizeof *made)))
        return NULL;
    memcpy(&made->call, &call, sizeof call);
    memcpy(&made->unload, &unload, sizeof unload);
    return made;
}

CuteDSLRT_Error_t CuteDSLRT_Module_Get_Function(CuteDSLRT_Function_t **function, CuteDSLRT_Module_t *module,
                                                const char *name)
{
    CuteDSLRT_Function_t *found = NULL;
    size_t i;
    if (!function || !module || !name)
        return NULL_POINTER;
    for (i = 0; i < module->count && !found; i++)
        found = function_in(module->library[i], name);
    if ((*function = found)) {
        found->next = module->functions;
        module->functions = found;
    }
    return found ? CuteDSLRT_Error_Success : NO_FUNCTION;
}

CuteDSLRT_Error_t CuteDSLRT_Function_Run(CuteDSLRT_Function_t *function, void **args, size_t count)
{
    if (!function || !args)
        return NULL_POINTER;
    return function->call(args, count > INT32_MAX ? INT32_MAX : (int32_t)count);
}

CuteDSLRT_Error_t CuteDSLRT_Module_Destroy(CuteDSLRT_Module_t *module)
{
    CuteDSLRT_Function_t *f;
    if (!module)
        return NULL_POINTER;
    while ((f = module->functions)) {
        module->functions = f->next;
        f->unload();
        free(f);
    }
    while (module->count)
        dlclose(module->library[--module->count]);
    if (module->file >= 0)
        close(module->file);
    free(module);
    return CuteDSLRT_Error_Success;
}
