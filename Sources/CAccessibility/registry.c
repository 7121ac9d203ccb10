// How the program becomes one of the desktop's: it is embedded by the registry, and again by each new one.

#include "bus.h"

#include <stdlib.h>
#include <string.h>

static void keep(char **kept, const char *text) {
  free(*kept);
  *kept = text ? strdup(text) : NULL;
}

static int embedded(sd_bus_message *message, void *data, sd_bus_error *error) {
  AlmanacBus *bus = data;
  const char *desktop, *path;
  (void)error;
  bus->isEmbedding = false;
  if (sd_bus_message_is_method_error(message, NULL) || sd_bus_message_read(message, "(so)", &desktop, &path) < 0) {
    retry_later(&bus->embedRetry);
    return 0;
  }
  keep(&bus->registry, sd_bus_message_get_sender(message));
  keep(&bus->desktop, desktop);
  keep(&bus->desktopPath, path);
  bus->toldActive = false;
  return 0;
}

void registry_embed(AlmanacBus *bus) {
  const char *name;
  if (!bus->bus || bus->isEmbedding || sd_bus_get_unique_name(bus->bus, &name) < 0) return;
  bus->isEmbedding = sd_bus_call_method_async(bus->bus, NULL, ATSPI_REGISTRY, ATSPI_ROOT_PATH, "org.a11y.atspi.Socket",
                                              "Embed", embedded, bus, "(so)", name, ATSPI_ROOT_PATH) >= 0;
}

// A registry that has gone is started anew by whoever asks for it; so that a page is not lost, that is us, a little later.
static int owner_changed(sd_bus_message *message, void *data, sd_bus_error *error) {
  AlmanacBus *bus = data;
  const char *name, *before, *owner;
  (void)error;
  if (sd_bus_message_read(message, "sss", &name, &before, &owner) < 0) return 0;
  if (!*owner) {
    keep(&bus->registry, NULL);
    retry_later(&bus->embedRetry);
  } else if (!bus->registry || strcmp(bus->registry, owner) != 0) {
    bus->embedRetry.isWaiting = false;
    registry_embed(bus);
  }
  listeners_list(bus);
  return 0;
}

int registry_follow(AlmanacBus *bus) {
  return sd_bus_add_match_async(
    bus->bus, NULL,
    "type='signal',sender='org.freedesktop.DBus',interface='org.freedesktop.DBus',member='NameOwnerChanged',"
    "arg0='" ATSPI_REGISTRY "'",
    owner_changed, NULL, bus);
}
