// Publishing an interface for all elements at once: whoever is called for is looked up when the call comes.

#include "bus.h"

static int found(const Node *node, void **object) {
  *object = (void *)node;
  return node ? 1 : 0;
}

int find_any(sd_bus *connection, const char *path, const char *interface, void *data, void **object, sd_bus_error *error) {
  AlmanacBus *bus = data;
  (void)connection, (void)interface, (void)error;
  return found(snapshot_node_at_path(bus->shown, path), object);
}

int interface_add(AlmanacBus *bus, const char *interface, const sd_bus_vtable *table, sd_bus_object_find_t find) {
  return sd_bus_add_fallback_vtable(bus->bus, NULL, ATSPI_PATH, interface, table, find, bus);
}

// Ends a method: sends the reply, if it could be written.
int send_and_release(sd_bus_message *reply, int failure) {
  if (failure >= 0) failure = sd_bus_send(NULL, reply, NULL);
  sd_bus_message_unref(reply);
  return failure < 0 ? failure : 1;
}
