// Counts what a thread asks the allocator for, so that `almanac bench` can say it. The functions stand in front of the C
// library's, which they call under its own second names: see "Replacing malloc" in the manual of the GNU C library. All of
// them have to be here, for none may pair with somebody else's free. The count is the thread's own, so it costs one addition.

#include "CLinux.h"

#include <errno.h>
#include <stddef.h>

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer) || __has_feature(memory_sanitizer)
#define ALMANAC_SANITIZED 1
#endif
#endif

static __thread unsigned long count;

unsigned long almanac_allocations(void) { return count; }

#ifndef ALMANAC_SANITIZED

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t number, size_t size);
extern void *__libc_realloc(void *block, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);
extern void __libc_free(void *block);

void *malloc(size_t size) {
  count++;
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  count++;
  return __libc_calloc(number, size);
}

void *realloc(void *block, size_t size) {
  count++;
  return __libc_realloc(block, size);
}

void *memalign(size_t alignment, size_t size) {
  count++;
  return __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  count++;
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **block, size_t alignment, size_t size) {
  if (alignment % sizeof(void *) != 0 || alignment == 0 || (alignment & (alignment - 1)) != 0) return EINVAL;
  count++;
  void *found = __libc_memalign(alignment, size);
  if (!found) return ENOMEM;
  *block = found;
  return 0;
}

void *valloc(size_t size) {
  count++;
  return __libc_memalign(4096, size);
}

void free(void *block) { __libc_free(block); }

#endif
