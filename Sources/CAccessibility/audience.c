// Who reads the page: whoever has asked for something and is still there, or listens for events. Pages are made for an
// audience only, so the first call waits a moment for one.

#include "bus.h"

#include <string.h>

static void tell(AlmanacBus *bus, AlmanacNews news) { bus->hearer(bus->context, &news); }

// Has the page do something and waits a moment until it has; then the shown page is another one.
void ask(AlmanacBus *bus, AlmanacNewsKind kind, uint32_t element, int32_t value) {
  uint64_t question = ++bus->question;
  tell(bus, (AlmanacNews){.kind = kind, .element = element, .value = value, .question = question});
  mailbox_await_answer(bus, question);
  changes_take(bus);
}

static bool has_audience(AlmanacBus *bus) {
  return bus->hasListeners || (bus->readers && sd_bus_track_count(bus->readers) > 0);
}

void audience_update(AlmanacBus *bus) {
  bool hasAudience = has_audience(bus);
  if (bus->hasAudience == hasAudience) return;
  bus->hasAudience = hasAudience;
  tell(bus, (AlmanacNews){.kind = AlmanacNewsAudience, .value = hasAudience});
}

static int left(sd_bus_track *track, void *data) {
  (void)track;
  audience_update(data);
  return 0;
}

// The registry calls while it embeds the program, and reads nothing.
static bool is_registry(AlmanacBus *bus, const char *sender) {
  return bus->registry ? strcmp(sender, bus->registry) == 0 : bus->isEmbedding;
}

// Looks at every message before it is worked on; takes none away.
int audience_filter(sd_bus_message *message, void *data, sd_bus_error *error) {
  AlmanacBus *bus = data;
  const char *sender = sd_bus_message_get_sender(message);
  (void)error;
  if (!sender || !sd_bus_message_is_method_call(message, NULL, NULL) || is_registry(bus, sender)) return 0;
  if (!bus->readers && sd_bus_track_new(bus->bus, &bus->readers, left, bus) < 0) return 0;
  sd_bus_track_add_sender(bus->readers, message);
  if (!bus->hasAudience) {
    bus->hasAudience = true;
    ask(bus, AlmanacNewsAudience, 0, true);
  }
  return 0;
}
