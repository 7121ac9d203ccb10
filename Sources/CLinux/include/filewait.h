#ifndef ALMANAC_FILEWAIT_H
#define ALMANAC_FILEWAIT_H

#include <poll.h>

// Waits for files up to some seconds, to the nanosecond, and for ever if they are infinite; as poll does otherwise.
int almanac_wait(struct pollfd *files, unsigned long count, double seconds);

#endif
