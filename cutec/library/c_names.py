"""Names that functions of a library cannot have in C: those of the C library and of the system,
which the function would replace, and those of the generated code's own functions and tables.
"""

from __future__ import annotations

import re
from functools import cache

from cutec import resources

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
