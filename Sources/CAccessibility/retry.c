// When a lost bus or registry is looked for again: after one second, then each time after twice as long.

#include "bus.h"

#include <time.h>

static const uint64_t shortest = 1000 * 1000, longest = 128 * 1000 * 1000; // microseconds

static uint64_t now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (uint64_t)time.tv_sec * 1000000 + (uint64_t)time.tv_nsec / 1000;
}

// What has been well for long begins with the shortest wait again.
void retry_later(Retry *retry) {
  bool isFresh = retry->delay == 0 || now() > retry->deadline + longest;
  retry->delay = isFresh ? shortest : retry->delay * 2;
  if (retry->delay > longest) retry->delay = longest;
  retry->deadline = now() + retry->delay;
  retry->isWaiting = true;
}

bool retry_is_due(const Retry *retry) { return retry->isWaiting && retry->deadline <= now(); }
