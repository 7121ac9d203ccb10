// What is said without being asked for. Orca 43 of Debian 12 knows no announcements; it reads a notification that appears.

#include "bus.h"

#include <stdlib.h>
#include <string.h>

// Politeness as AtspiLive has it (at-spi2-core, atspi/atspi-constants.h).
enum { POLITE = 1, ASSERTIVE = 2 };

static bool notifies(AlmanacBus *bus) {
  switch (bus->announcing) {
  case AlmanacAnnounceAlways: return false;
  case AlmanacNotifyAlways: return true;
  case AlmanacAnnounceAsHeard: return bus->hasReader && !bus->hearsAnnouncements;
  }
  return false;
}

// The page again, with the notification on it.
static void add_notification(AlmanacBus *bus) {
  snapshot_add_notification(bus->shown, bus);
  const Node *node = snapshot_node(bus->shown, NOTIFICATION_ID);
  if (!node) return;
  cache_emit_added(node);
  emit_child(bus, AlmanacPageID, "add", snapshot_index_in_parent(bus->shown, node), NOTIFICATION_ID);
}

static void set_words(AlmanacBus *bus, char *words) {
  for (size_t i = 0; i < bus->shown->count; i++)
    if (bus->shown->nodes[i].element.id == NOTIFICATION_ID) bus->shown->nodes[i].element.name = words;
  free(bus->notification);
  bus->notification = words;
}

// A notification that goes and comes again is read; its name is told before, since clients keep names.
static void notify(AlmanacBus *bus, const char *text) {
  char *words = strdup(text);
  if (!words) return;
  set_words(bus, words);
  if (!snapshot_node(bus->shown, NOTIFICATION_ID)) add_notification(bus);
  emit(bus, NOTIFICATION_ID, "PropertyChange", "accessible-name", 0, 0, "s", words);
  emit_state(bus, NOTIFICATION_ID, "showing", false);
  emit_state(bus, NOTIFICATION_ID, "showing", true);
}

static void announce(AlmanacBus *bus, const Announcement *said) {
  if (notifies(bus)) notify(bus, said->text);
  else emit(bus, AlmanacPageID, "Announcement", "", said->isUrgent ? ASSERTIVE : POLITE, 0, "s", said->text);
}

// Before the page has joined the desktop nobody would hear it: then it waits. Where nobody listens nothing is said.
void announcements_take(AlmanacBus *bus) {
  if (bus->hasAudience && (!bus->registry || !snapshot_node(bus->shown, AlmanacPageID))) return;
  for (Announcement *said = mailbox_take_announcements(bus), *next; said; said = next) {
    if (bus->hasAudience) announce(bus, said);
    next = said->next;
    free(said);
  }
}
