"""Names that functions of a library cannot have in C: those of the C library and of the system,
which the function would replace, and those of the generated code's own functions and tables. Names
that a library cannot have, since its files would be taken for those of the system.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any

from cutec import resources
from cutec.diag import error

# ISO C99, chapter 7, and POSIX.1-2008 as far as the names are short English words.
_STANDARD = """
abort abs accept access acos acosh alarm asctime asin asinh assert atan atan2 atanh atexit atof atoi
atol atoll basename bcmp bcopy bind bsearch bzero cabs cacos cacosh calloc carg casin casinh catan
catanh cbrt ccos ccosh ceil cexp chdir chmod chown cimag clearenv clearerr clock clog clone close
closedir confstr conj connect copysign cos cosh cpow cproj creal creat crypt csin csinh csqrt ctan
ctanh ctime daemon difftime dirname div dlclose dlerror dlopen dlsym dprintf dup dup2 ecvt encrypt
end environ erf erfc execl execv execve exit exp exp2 expm1 fabs fclose fcntl fdim feof ferror
fflush ffs fgetc fgetpos fgets fileno flock floor fma fmax fmin fmod fopen fork fprintf fputc fputs
fread free freopen frexp fscanf fseek fsetpos fstat fsync ftell ftok ftruncate ftw fwrite gamma getc
getchar getcwd getenv getline getopt getpid gets gettext gmtime hypot ilogb imaxabs imaxdiv index
insque ioctl isalnum isalpha isatty isblank iscntrl isdigit isgraph isinf islower isnan isprint
ispunct isspace isupper isxdigit j0 j1 jn kill labs lcong48 ldexp ldiv lfind lgamma link listen
llabs lldiv llrint llround localeconv localtime lockf log log10 log1p log2 logb longjmp lrint lround
lsearch lseek lstat main malloc memchr memcmp memcpy memmem memmove memset mkdir mkfifo mknod mktime
mlock mmap modf mount mprotect munmap nan nanosleep nearbyint nextafter nexttoward nice open opendir
pathconf pause perror pipe poll popen pow pread printf ptrace putc putchar putenv puts pwrite qsort
quick_exit raise rand random read readdir readlink readv realloc realpath recv regcomp regexec
remainder remove remque remquo rename rewind rewinddir rint rmdir round scalb scalbln scalbn scanf
seekdir select send setbuf setenv setjmp setlocale setvbuf shutdown sigaction signal significand sin
sinh sleep snprintf socket sprintf sqrt srand sscanf stat strcat strchr strcmp strcoll strcpy
strcspn strdup strerror strftime strlen strncat strncmp strncpy strpbrk strrchr strspn strstr strtod
strtof strtok strtol strtold strtoll strtoul strtoull strxfrm swab symlink sync syscall sysconf
system tan tanh tcdrain telldir tempnam tgamma time times tmpfile tmpnam tolower toupper trunc
truncate tsearch ttyname tzset umask umount uname ungetc unlink unsetenv usleep utime vfork vfprintf
vprintf vscanf vsprintf wait waitpid write writev y0 y1 yn
"""
# Headers of ISO C (C17, 7.1.2), and those that they, the generated code and programs with CUDA
# include; libraries that programs link.
_FILES = """
alloca assert complex ctype dlfcn endian errno features fenv float inttypes iso646 limits locale
malloc math memory pthread sched setjmp signal stdalign stdarg stdatomic stdbool stddef stdint stdio
stdlib stdnoreturn string strings tgmath threads time uchar unistd wchar wctype
c cuda cudart dl gcc m nvrtc rt util
"""
FILES = frozenset(_FILES.split())
# What a header has beside its functions: after the library's name, and after that in capitals.
_OWN = ("error_string", "message", "abi", "load", "unload", "tensor", "value", "memory")
_CONSTANTS = ("H", "API", "ABI", "OK", "NONE", "TENSOR", "INTEGER", "REAL", "BOOL", "POINTER", "UNSIGNED")
# What it has for each function, after the function's name.
_SUFFIXES = ("", "_unchecked", "_args", "_call", "_prepare", "_launch", "_dlpack")
# What a template defines for the whole file; a number may follow: `static int take_{{ … }}(`.
_DEFINED = re.compile(
    r"^(?:UNUSED )?(?:__attribute__\(\(.*?\)\) )?static (?:\{\{.*?\}\}|[^={;])*?"
    r"(\w+)(?:\{\{[^}]*\}\})?(?:\[.*?\])?(?=\(| =|;| \{)"
)
_STATIC = re.compile(r"^.*\bstatic\b.*$", re.MULTILINE)
_TABLE = re.compile(r"^(?:\}|.*\btypedef .*) (\w+)(?:\[\w+\])?;", re.MULTILINE)
_NUMBER = re.compile(r"\d+\Z")


@cache
def taken() -> frozenset[str]:
    """The names, without the numbers at their ends."""
    names: set[str] = set(_STANDARD.split())
    for template in (resources.tree("templates") / "export").glob("*.c.j2"):
        text = template.read_text(encoding="utf-8")
        names.update(match[1] for line in _STATIC.findall(text) if (match := _DEFINED.match(line)))
        names.update(_TABLE.findall(text))
    return frozenset(names)


def is_taken(name: str) -> bool:
    """Whether a function cannot have a name."""
    return name in taken() or _NUMBER.sub("", name) in taken()


def check_names(library: str, functions: Sequence[dict[str, Any]], statuses: Iterable[str]) -> None:
    """Raise E1120 if two things of a library's header, or of its code, have one name."""
    constants = (*_CONSTANTS, *(f"ERROR_{status}" for status in statuses))
    own = {f"{library}_{n}" for n in _OWN} | {f"{library.upper()}_{n}" for n in constants}
    found: set[str] = set()
    for names in (own, *map(_names, functions)):
        twice = names & found | {name for name in names if is_taken(name)}
        if twice:
            raise error(
                "E1120",
                f"the C name {min(twice)} would stand for two things in library {library}",
                help="rename the export, or give the library another name with --lib",
            )
        found |= names


def _names(function: dict[str, Any]) -> set[str]:
    suffixes = (*_SUFFIXES, "_workspace_size") if function["workspaces"] else _SUFFIXES
    return {*(function["symbol"] + suffix for suffix in suffixes), function["SYMBOL"] + "_ARGS_INIT"}
