/* Preloaded into the server: notes every change of the database's files in the order in which they were made, so that
   bench/power.py can rebuild what a disk would hold if the power had gone before unsynced changes reached it. */
#define _GNU_SOURCE
#include <fcntl.h>
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <time.h>
#include <unistd.h>

static pthread_mutex_t order = PTHREAD_MUTEX_INITIALIZER;

/* What comes after the database's own name ("", "-wal", ...), or NULL for any other file. */
static const char *ending(const char *path) {
    const char *database = getenv("POWER_DATABASE");
    size_t length = database ? strlen(database) : 0;
    return length && !strncmp(path, database, length) ? path + length : NULL;
}

static const char *ending_of(int file, char path[4096]) {
    char link[64];
    snprintf(link, sizeof link, "/proc/self/fd/%d", file);
    ssize_t length = readlink(link, path, 4095);
    path[length > 0 ? length : 0] = 0;
    return ending(path);
}

static void note(char what, const char *name, uint64_t place, const void *bytes, uint64_t count) {
    static int notes = -1;
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    struct __attribute__((packed)) { char what; uint8_t name; uint64_t place, count; double when; } head = {
        what, strlen(name), place, count, now.tv_sec + now.tv_nsec / 1e9};
    struct iovec parts[] = {{&head, sizeof head}, {(void *)name, head.name}, {(void *)bytes, bytes ? count : 0}};
    if (notes < 0) notes = open(getenv("POWER_NOTES"), O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0600);
    if (writev(notes, parts, 3) < 0) abort();
}

/* Make the call; if it concerns the database and went well, note it before anybody else's change. */
#define NOTED(type, find, call, noted) \
    char path[4096]; const char *name = find; (void)path; \
    if (!name) return call; \
    pthread_mutex_lock(&order); \
    type done = call; \
    if (done >= 0) noted; \
    pthread_mutex_unlock(&order); \
    return done;

ssize_t pwrite64(int f, const void *b, size_t n, off_t at) { NOTED(ssize_t, ending_of(f, path), syscall(SYS_pwrite64, f, b, n, at), note('w', name, at, b, done)) }
ssize_t pwrite(int f, const void *b, size_t n, off_t at) { return pwrite64(f, b, n, at); }
ssize_t write(int f, const void *b, size_t n) { NOTED(ssize_t, ending_of(f, path), syscall(SYS_write, f, b, n), note('w', name, lseek(f, 0, SEEK_CUR) - done, b, done)) }
int ftruncate64(int f, off_t size) { NOTED(int, ending_of(f, path), syscall(SYS_ftruncate, f, size), note('t', name, size, NULL, 0)) }
int ftruncate(int f, off_t size) { return ftruncate64(f, size); }
int fsync(int f) { NOTED(int, ending_of(f, path), syscall(SYS_fsync, f), note('s', name, 0, NULL, 0)) }
int fdatasync(int f) { NOTED(int, ending_of(f, path), syscall(SYS_fdatasync, f), note('s', name, 0, NULL, 0)) }
int unlink(const char *file) { NOTED(int, ending(file), syscall(SYS_unlink, file), note('u', name, 0, NULL, 0)) }
