#ifndef ALMANAC_CLINUX_H
#define ALMANAC_CLINUX_H

// What Swift's own view of the C library leaves out.
#include "console.h"
#include "evdev.h"
#include "filewait.h"
#include "framebuffer.h"
#include "presence.h"
#include <linux/if.h>
#include <linux/netlink.h>
#include <linux/rtnetlink.h>
#include <poll.h>
#include <sys/eventfd.h>
#include <sys/inotify.h>
#include <sys/signalfd.h>
#include <sys/timerfd.h>

// How many blocks of memory the calling thread has asked for since it began; always 0 under a sanitizer, which has an
// allocator of its own.
unsigned long almanac_allocations(void);

#endif
