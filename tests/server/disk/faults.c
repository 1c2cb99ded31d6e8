/* Stands before the C library (LD_PRELOAD) and lets the n-th change of the files of one database fail, whoever asks for it. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <string.h>
#include <sys/types.h>
#include <unistd.h>

enum { NONE, EIO_ONCE, ENOSPC_ONCE, SHORT, STAYS, DIES };

static char prefix[PATH_MAX];
static atomic_long count, at;
static atomic_int how;

/* From now on changes are counted, and from the n-th on it fails in that way. */
void faults_arm(const char *path, long n, int way) {
    count = 0;
    at = n;
    how = way;
    snprintf(prefix, sizeof prefix, "%s", path);
}

void faults_repair(void) { how = NONE; }

long faults_count(void) { return count; }

static int is_ours(const char *path) { return prefix[0] && !strncmp(path, prefix, strlen(prefix)); }

static int is_ours_fd(int fd) {
    char link[64], path[PATH_MAX];
    if (!prefix[0]) return 0;
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    ssize_t length = readlink(link, path, sizeof path - 1);
    if (length < 0) return 0;
    path[length] = 0;
    return is_ours(path);
}

/* Whether this change, which counts as one, goes wrong: 0, or the error; -1 for half of a write. */
static int trouble(int is_write) {
    long n = ++count;
    switch (how) {
    case EIO_ONCE: return n == at ? EIO : 0;
    case ENOSPC_ONCE: return n == at ? ENOSPC : 0;
    case SHORT: return n == at ? (is_write ? -1 : EIO) : n == at + 1 ? ENOSPC : 0;
    case STAYS: return n >= at ? EIO : 0;
    case DIES:
        if (n == at && !is_write) _exit(137);
        return n == at ? -1 : 0;
    default: return 0;
    }
}

#define REAL(name) (__typeof__(&name))dlsym(RTLD_NEXT, #name)
#define FAIL(error) return errno = (error), -1

static ssize_t after_half(ssize_t done) {
    if (how == DIES) _exit(137);
    return done;
}

#define WRITE(name, given, half, all)                                   \
    ssize_t name given {                                                \
        static __typeof__(&name) real;                                  \
        if (!real) real = REAL(name);                                   \
        int wrong = is_ours_fd(fd) ? trouble(1) : 0;                    \
        if (wrong > 0) FAIL(wrong);                                     \
        return wrong ? after_half(real half) : real all;                \
    }

WRITE(write, (int fd, const void *from, size_t size), (fd, from, size / 2), (fd, from, size))
WRITE(pwrite, (int fd, const void *from, size_t size, off_t where), (fd, from, size / 2, where), (fd, from, size, where))
WRITE(pwrite64, (int fd, const void *from, size_t size, off64_t where), (fd, from, size / 2, where), (fd, from, size, where))

#define CHANGE(name, given, ours, all)                                  \
    int name given {                                                    \
        static __typeof__(&name) real;                                  \
        if (!real) real = REAL(name);                                   \
        int wrong = ours ? trouble(0) : 0;                              \
        if (wrong) FAIL(wrong);                                         \
        return real all;                                                \
    }

CHANGE(fsync, (int fd), is_ours_fd(fd), (fd))
CHANGE(fdatasync, (int fd), is_ours_fd(fd), (fd))
CHANGE(ftruncate, (int fd, off_t size), is_ours_fd(fd), (fd, size))
CHANGE(ftruncate64, (int fd, off64_t size), is_ours_fd(fd), (fd, size))
CHANGE(unlink, (const char *path), is_ours(path), (path))

#define OPEN(name)                                                      \
    int name(const char *path, int flags, ...) {                        \
        static __typeof__(&name) real;                                  \
        if (!real) real = REAL(name);                                   \
        va_list more;                                                   \
        va_start(more, flags);                                          \
        mode_t mode = flags & O_CREAT ? va_arg(more, mode_t) : 0;       \
        va_end(more);                                                   \
        int wrong = is_ours(path) && flags & O_RDWR ? trouble(0) : 0;   \
        if (wrong) FAIL(wrong);                                         \
        return real(path, flags, mode);                                 \
    }

OPEN(open)
OPEN(open64)
