#define _GNU_SOURCE
#include "filewait.h"

#include <math.h>
#include <stddef.h>

int almanac_wait(struct pollfd *files, unsigned long count, double seconds) {
  if (!(seconds < 1e9)) return ppoll(files, count, NULL, NULL);
  double whole = floor(seconds > 0 ? seconds : 0);
  struct timespec left = {.tv_sec = (time_t)whole, .tv_nsec = seconds > 0 ? (long)((seconds - whole) * 1e9) : 0};
  return ppoll(files, count, &left, NULL);
}
