// How the page's thread and the bus's hand things over: a lock, a bell, and for answers a condition to wait on.

#include "bus.h"

#include <errno.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/eventfd.h>
#include <time.h>
#include <unistd.h>

// How long a call waits for the page to do what it asks: longer than any frame, too short to hang a reader.
static const long patience = 400 * 1000 * 1000; // nanoseconds

static void ring(AlmanacBus *bus) {
  uint64_t one = 1;
  if (write(bus->bell, &one, sizeof one) < 0) return; // it rings already
}

static void free_bus(AlmanacBus *bus) {
  if (bus->bell >= 0) close(bus->bell);
  for (Announcement *said = bus->announcements, *next; said; said = next) {
    next = said->next;
    free(said);
  }
  free(bus->next);
  free(bus->shown);
  free(bus->notification);
  free(bus->name);
  free(bus->version);
  free(bus->locale);
  pthread_cond_destroy(&bus->answered);
  pthread_mutex_destroy(&bus->lock);
  free(bus);
}

static void prepare_lock(AlmanacBus *bus) {
  pthread_condattr_t monotonic;
  pthread_condattr_init(&monotonic);
  pthread_condattr_setclock(&monotonic, CLOCK_MONOTONIC);
  pthread_cond_init(&bus->answered, &monotonic);
  pthread_condattr_destroy(&monotonic);
  pthread_mutex_init(&bus->lock, NULL);
}

// Signals are for the program's own threads.
static bool start_thread(AlmanacBus *bus) {
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  bool isStarted = pthread_create(&bus->thread, NULL, bus_thread, bus) == 0;
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  return isStarted;
}

AlmanacBus *almanac_bus_start(const AlmanacProgram *program, AlmanacHearer *hearer, void *context) {
  AlmanacBus *bus = calloc(1, sizeof *bus);
  if (!bus) return NULL;
  prepare_lock(bus);
  bus->bell = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
  bus->name = strdup(program->name);
  bus->version = strdup(program->version);
  bus->locale = strdup(program->locale);
  bus->announcing = program->announcing;
  bus->hearer = hearer;
  bus->context = context;
  bus->shown = snapshot_make(bus, &(AlmanacPage){0});
  bool isWhole = bus->bell >= 0 && bus->name && bus->version && bus->locale && bus->shown;
  if (isWhole && start_thread(bus)) return bus;
  free_bus(bus);
  return NULL;
}

void almanac_bus_stop(AlmanacBus *bus) {
  pthread_mutex_lock(&bus->lock);
  bus->isOver = true;
  pthread_cond_signal(&bus->answered);
  pthread_mutex_unlock(&bus->lock);
  ring(bus);
  pthread_join(bus->thread, NULL);
  free_bus(bus);
}

// A page that nobody has taken yet is replaced by the newer one.
void almanac_bus_update(AlmanacBus *bus, const AlmanacPage *page) {
  Snapshot *snapshot = snapshot_make(bus, page);
  if (!snapshot) return;
  pthread_mutex_lock(&bus->lock);
  Snapshot *older = bus->next;
  bus->next = snapshot;
  pthread_cond_signal(&bus->answered);
  pthread_mutex_unlock(&bus->lock);
  free(older);
  ring(bus);
}

void almanac_bus_announce(AlmanacBus *bus, const char *text, bool isUrgent) {
  size_t length = strlen(text) + 1;
  Announcement *said = malloc(sizeof *said + length);
  if (!said) return;
  *said = (Announcement){.isUrgent = isUrgent};
  memcpy(said->text, text, length);
  pthread_mutex_lock(&bus->lock);
  Announcement **end = &bus->announcements;
  while (*end) end = &(*end)->next;
  *end = said;
  pthread_mutex_unlock(&bus->lock);
  ring(bus);
}

void almanac_bus_set_active(AlmanacBus *bus, bool isActive) {
  pthread_mutex_lock(&bus->lock);
  bus->isActive = isActive;
  pthread_mutex_unlock(&bus->lock);
  ring(bus);
}

// The newest page, or NULL where there is no newer one.
Snapshot *mailbox_take_snapshot(AlmanacBus *bus) {
  pthread_mutex_lock(&bus->lock);
  Snapshot *snapshot = bus->next;
  bus->next = NULL;
  pthread_mutex_unlock(&bus->lock);
  return snapshot;
}

Announcement *mailbox_take_announcements(AlmanacBus *bus) {
  pthread_mutex_lock(&bus->lock);
  Announcement *said = bus->announcements;
  bus->announcements = NULL;
  pthread_mutex_unlock(&bus->lock);
  return said;
}

bool mailbox_is_active(AlmanacBus *bus) {
  pthread_mutex_lock(&bus->lock);
  bool isActive = bus->isActive;
  pthread_mutex_unlock(&bus->lock);
  return isActive;
}

bool mailbox_is_over(AlmanacBus *bus) {
  pthread_mutex_lock(&bus->lock);
  bool isOver = bus->isOver;
  pthread_mutex_unlock(&bus->lock);
  return isOver;
}

static struct timespec moments_from_now(long nanoseconds) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  time.tv_nsec += nanoseconds;
  time.tv_sec += time.tv_nsec / 1000000000;
  time.tv_nsec %= 1000000000;
  return time;
}

// Waits until a page has come that answers the question; not for ever.
void mailbox_await_answer(AlmanacBus *bus, uint64_t question) {
  struct timespec end = moments_from_now(patience);
  pthread_mutex_lock(&bus->lock);
  while (!bus->isOver && !(bus->next && bus->next->answered >= question))
    if (pthread_cond_timedwait(&bus->answered, &bus->lock, &end) == ETIMEDOUT) break;
  pthread_mutex_unlock(&bus->lock);
}
