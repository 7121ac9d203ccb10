// The thread that owns the buses. It sleeps until a bus, the page or a second attempt has something to say.

#define _GNU_SOURCE // ppoll
#include "bus.h"

#include <poll.h>
#include <time.h>
#include <unistd.h>

// Messages of one bus that are worked on before others have their turn.
static const int turn = 64;

// Works on what has come; says whether the bus lives.
static bool work(sd_bus *bus) {
  for (int i = 0; i < turn; i++) {
    int done = sd_bus_process(bus, NULL);
    if (done < 0) return false;
    if (done == 0) break;
  }
  return sd_bus_is_open(bus) > 0;
}

static void work_on_buses(AlmanacBus *bus) {
  if (bus->session && !work(bus->session)) {
    session_close(bus);
    retry_later(&bus->sessionRetry);
  }
  if (bus->bus && !work(bus->bus)) {
    connection_close(bus);
    retry_later(&bus->busRetry);
  }
}

static void try_again(AlmanacBus *bus) {
  if (retry_is_due(&bus->sessionRetry)) {
    bus->sessionRetry.isWaiting = false;
    if (!session_open(bus)) retry_later(&bus->sessionRetry);
    else if (!bus->bus) connection_begin(bus);
  }
  if (retry_is_due(&bus->busRetry)) {
    bus->busRetry.isWaiting = false;
    connection_begin(bus);
  }
  if (retry_is_due(&bus->embedRetry)) {
    bus->embedRetry.isWaiting = false;
    registry_embed(bus);
  }
}

static uint64_t sooner(uint64_t a, uint64_t b) { return a < b ? a : b; }

static uint64_t due(const Retry *retry) { return retry->isWaiting ? retry->deadline : UINT64_MAX; }

// Adds a bus to what is waited for; says when it wants to be worked on whatever happens.
static uint64_t wait_for(sd_bus *bus, struct pollfd *file) {
  uint64_t deadline = UINT64_MAX;
  *file = (struct pollfd){.fd = -1};
  if (!bus) return deadline;
  *file = (struct pollfd){.fd = sd_bus_get_fd(bus), .events = (short)sd_bus_get_events(bus)};
  sd_bus_get_timeout(bus, &deadline);
  return deadline;
}

static struct timespec time_until(uint64_t deadline) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  uint64_t moment = (uint64_t)now.tv_sec * 1000000 + (uint64_t)now.tv_nsec / 1000;
  uint64_t wait = deadline > moment ? deadline - moment : 0;
  return (struct timespec){.tv_sec = (time_t)(wait / 1000000), .tv_nsec = (long)(wait % 1000000) * 1000};
}

static void rest(AlmanacBus *bus) {
  struct pollfd files[3] = {{.fd = bus->bell, .events = POLLIN}};
  uint64_t deadline = sooner(wait_for(bus->session, &files[1]), wait_for(bus->bus, &files[2]));
  deadline = sooner(deadline, due(&bus->sessionRetry));
  deadline = sooner(deadline, sooner(due(&bus->busRetry), due(&bus->embedRetry)));
  struct timespec wait = time_until(deadline);
  ppoll(files, 3, deadline == UINT64_MAX ? NULL : &wait, NULL);
  uint64_t rings;
  if (files[0].revents && read(bus->bell, &rings, sizeof rings) < 0) return;
}

void *bus_thread(void *argument) {
  AlmanacBus *bus = argument;
  session_open(bus);
  connection_begin(bus);
  while (!mailbox_is_over(bus)) {
    work_on_buses(bus);
    changes_take(bus);
    changes_tell_window(bus);
    announcements_take(bus);
    try_again(bus);
    rest(bus);
  }
  connection_close(bus);
  session_close(bus);
  return NULL;
}
