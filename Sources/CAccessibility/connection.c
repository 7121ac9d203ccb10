// The connection to the accessibility bus, with everything that the program shows there.

#include "bus.h"

#include <stdlib.h>

static int publish(AlmanacBus *bus) {
  int (*const adding[])(AlmanacBus *) = {accessible_add, application_add, component_add, action_add, value_add, cache_add};
  int failure = sd_bus_add_filter(bus->bus, NULL, audience_filter, bus);
  for (size_t i = 0; failure >= 0 && i < sizeof adding / sizeof *adding; i++) failure = adding[i](bus);
  return failure;
}

// The bus has given the program its name.
static int connected(sd_bus_message *message, void *data, sd_bus_error *error) {
  (void)message, (void)error;
  registry_embed(data);
  listeners_list(data);
  return 0;
}

static int follow_connecting(AlmanacBus *bus) {
  int failure = sd_bus_set_connected_signal(bus->bus, true);
  if (failure < 0) return failure;
  return sd_bus_add_match_async(
    bus->bus, NULL, "type='signal',sender='org.freedesktop.DBus.Local',interface='org.freedesktop.DBus.Local',"
    "member='Connected'", connected, NULL, bus);
}

static int connect_to(AlmanacBus *bus, const char *address) {
  int failure = sd_bus_new(&bus->bus);
  if (failure >= 0) failure = sd_bus_set_address(bus->bus, address);
  if (failure >= 0) failure = sd_bus_set_bus_client(bus->bus, true);
  if (failure >= 0) failure = publish(bus);
  if (failure >= 0) failure = follow_connecting(bus);
  if (failure >= 0) failure = sd_bus_start(bus->bus);
  if (failure >= 0) failure = registry_follow(bus);
  if (failure >= 0) failure = listeners_follow(bus);
  return failure;
}

// A bus that has been there before is looked for again.
static void not_found(AlmanacBus *bus) {
  if (bus->busRetry.delay) retry_later(&bus->busRetry);
}

static void open_at(AlmanacBus *bus, const char *address) {
  if (connect_to(bus, address) >= 0) return;
  connection_close(bus);
  not_found(bus);
}

static int address_came(sd_bus_message *message, void *data, sd_bus_error *error) {
  AlmanacBus *bus = data;
  const char *address;
  (void)error;
  bus->isSeeking = false;
  if (bus->bus) return 0;
  if (sd_bus_message_is_method_error(message, NULL) || sd_bus_message_read(message, "s", &address) < 0 || !*address) {
    not_found(bus);
  } else {
    open_at(bus, address);
  }
  return 0;
}

// Looks for the bus: where the environment says, else where the session bus says.
void connection_begin(AlmanacBus *bus) {
  const char *address = getenv("AT_SPI_BUS_ADDRESS");
  if (bus->bus || bus->isSeeking) return;
  if (address && *address) {
    open_at(bus, address);
  } else if (bus->session) {
    bus->isSeeking = sd_bus_call_method_async(bus->session, NULL, "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus",
                                              "GetAddress", address_came, bus, NULL) >= 0;
  }
}

void connection_close(AlmanacBus *bus) {
  bus->readers = sd_bus_track_unref(bus->readers);
  bus->bus = sd_bus_close_unref(bus->bus);
  free(bus->registry);
  free(bus->desktop);
  free(bus->desktopPath);
  bus->registry = bus->desktop = bus->desktopPath = NULL;
  bus->isEmbedding = bus->isListing = bus->isListAgain = bus->toldActive = false;
  bus->embedRetry.isWaiting = false;
  listeners_forget(bus);
}
