// Who listens: the registry keeps a list of the events that clients have asked for. A screen reader is who wants to know of
// both focus and values or names; it follows from what it does not ask for how announcements reach it.

#include "bus.h"

#include <ctype.h>

static const char registry_path[] = "/org/a11y/atspi/registry";

// Events are written "object:state-changed:focused" by clients and "Object:StateChanged:Focused" by the registry.
static char next_letter(const char **text) {
  while (**text == '-') (*text)++;
  return **text ? (char)tolower((unsigned char)*(*text)++) : '\0';
}

// Whether whoever asked for `asked` hears of `event`: they ask for a whole family by leaving out its parts.
static bool covers(const char *asked, const char *event) {
  char letter;
  while ((letter = next_letter(&asked)))
    if (letter != next_letter(&event)) return letter == ':' && !next_letter(&asked);
  return true;
}

typedef struct {
  bool any, focus, change, announcement;
} Hearing;

static void hear(Hearing *hearing, const char *asked) {
  hearing->any = true;
  hearing->focus |= covers(asked, "object:state-changed:focused") || covers(asked, "focus:");
  hearing->change |= covers(asked, "object:property-change:accessible-value") ||
                     covers(asked, "object:property-change:accessible-name");
  hearing->announcement |= covers(asked, "object:announcement");
}

static void tell_reader(AlmanacBus *bus, bool hasReader) {
  if (bus->hasReader == hasReader) return;
  bus->hasReader = hasReader;
  bus->hearer(bus->context, &(AlmanacNews){.kind = AlmanacNewsReader, .value = hasReader});
}

static void take(AlmanacBus *bus, Hearing hearing) {
  bus->hasListeners = hearing.any;
  bus->hearsAnnouncements = hearing.announcement;
  tell_reader(bus, hearing.focus && hearing.change);
  audience_update(bus);
}

void listeners_forget(AlmanacBus *bus) { take(bus, (Hearing){false}); }

static int listed(sd_bus_message *message, void *data, sd_bus_error *error) {
  AlmanacBus *bus = data;
  Hearing hearing = {false};
  const char *client, *event;
  (void)error;
  bus->isListing = false;
  if (bus->isListAgain) {
    listeners_list(bus);
  } else if (!sd_bus_message_is_method_error(message, NULL) && sd_bus_message_enter_container(message, 'a', "(ss)") >= 0) {
    while (sd_bus_message_read(message, "(ss)", &client, &event) > 0) hear(&hearing, event);
    take(bus, hearing);
  } else {
    listeners_forget(bus);
  }
  return 0;
}

// One question at a time: a reader that starts asks for dozens of events.
void listeners_list(AlmanacBus *bus) {
  if (!bus->bus) return;
  bus->isListAgain = bus->isListing;
  if (bus->isListing) return;
  sd_bus_message *call = NULL;
  int failure = sd_bus_message_new_method_call(bus->bus, &call, ATSPI_REGISTRY, registry_path, ATSPI_REGISTRY,
                                               "GetRegisteredEvents");
  // It is not worth starting a registry for.
  if (failure >= 0) failure = sd_bus_message_set_auto_start(call, false);
  if (failure >= 0) failure = sd_bus_call_async(bus->bus, NULL, call, listed, bus, 0);
  bus->isListing = failure >= 0;
  sd_bus_message_unref(call);
}

static int changed(sd_bus_message *message, void *data, sd_bus_error *error) {
  (void)message, (void)error;
  listeners_list(data);
  return 0;
}

int listeners_follow(AlmanacBus *bus) {
  static const char *const members[] = {"EventListenerRegistered", "EventListenerDeregistered"};
  for (int i = 0; i < 2; i++) {
    int failure = sd_bus_match_signal_async(bus->bus, NULL, ATSPI_REGISTRY, registry_path, ATSPI_REGISTRY, members[i],
                                            changed, NULL, bus);
    if (failure < 0) return failure;
  }
  return 0;
}
