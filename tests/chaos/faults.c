/* A bad disk, on command: preloaded into the server, it spoils what the process does to the files whose path begins
 * with CHAOS_FILES. Which fault is in force, and how often it strikes, stands in the file CHAOS_CONTROL: two ints. */

#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/types.h>
#include <unistd.h>

enum { WELL, FULL, BROKEN, UNSYNCED, READ_ONLY, TORN };

static volatile int *control; /* fault, every how many calls */
static const char *files;
static int calls;

__attribute__((constructor)) static void prepare(void) {
    const char *path = getenv("CHAOS_CONTROL");
    files = getenv("CHAOS_FILES");
    if (path == NULL || files == NULL) return;
    int fd = open(path, O_RDWR | O_CLOEXEC);
    void *shared = fd < 0 ? MAP_FAILED : mmap(NULL, 2 * sizeof(int), PROT_READ, MAP_SHARED, fd, 0);
    if (shared != MAP_FAILED) control = shared;
}

static int fault(void) { return control == NULL ? WELL : control[0]; }

static int strikes(void) { return control[1] <= 1 || __sync_add_and_fetch(&calls, 1) % control[1] == 0; }

static int is_ours(int fd) {
    char link[32], path[PATH_MAX];
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    ssize_t length = readlink(link, path, sizeof path - 1);
    if (length < 0) return 0;
    path[length] = 0;
    return strncmp(path, files, strlen(files)) == 0;
}

/* The error a write meets now, 0 for none; a torn write reaches the disk by half. */
static int write_error(int fd, size_t *size) {
    int now = fault();
    if (now == WELL || now == UNSYNCED || !is_ours(fd) || !strikes()) return 0;
    if (now == TORN && *size > 1) {
        *size /= 2;
        return -EIO;
    }
    return now == FULL ? ENOSPC : now == READ_ONLY ? EROFS : EIO;
}

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

#define WRITE(name, parameters, ...)                   \
    ssize_t name parameters {                          \
        int error = write_error(fd, &size);            \
        if (error <= 0) {                              \
            ssize_t done = REAL(name)(__VA_ARGS__);    \
            if (error == 0) return done;               \
        }                                              \
        errno = abs(error);                            \
        return -1;                                     \
    }

WRITE(write, (int fd, const void *data, size_t size), fd, data, size)
WRITE(pwrite, (int fd, const void *data, size_t size, off_t at), fd, data, size, at)
WRITE(pwrite64, (int fd, const void *data, size_t size, off64_t at), fd, data, size, at)

#define SYNC(name)                                                                       \
    int name(int fd) {                                                                   \
        if ((fault() == UNSYNCED || fault() == BROKEN) && is_ours(fd) && strikes()) {    \
            errno = EIO;                                                                 \
            return -1;                                                                   \
        }                                                                                \
        return REAL(name)(fd);                                                           \
    }

SYNC(fsync)
SYNC(fdatasync)

#define OPEN(name)                                                                                     \
    int name(const char *path, int flags, ...) {                                                       \
        va_list rest;                                                                                  \
        va_start(rest, flags);                                                                         \
        mode_t mode = flags & (O_CREAT | O_TMPFILE) ? va_arg(rest, mode_t) : 0;                        \
        va_end(rest);                                                                                  \
        int writes = (flags & O_ACCMODE) != O_RDONLY;                                                  \
        if (writes && fault() == READ_ONLY && strncmp(path, files, strlen(files)) == 0) {              \
            errno = EROFS;                                                                             \
            return -1;                                                                                 \
        }                                                                                              \
        return REAL(name)(path, flags, mode);                                                          \
    }

OPEN(open)
OPEN(open64)
