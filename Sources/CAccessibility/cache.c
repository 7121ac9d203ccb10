// org.a11y.atspi.Cache: all elements in one answer, and who came and went since.

#include "bus.h"

#define ITEM "(so)(so)(so)iiassusau"

static int append_item(sd_bus_message *message, const Node *node) {
  const Snapshot *shown = node->bus->shown;
  int failure = sd_bus_message_open_container(message, 'r', ITEM);
  if (failure >= 0) failure = append_reference(message, node->bus, node);
  if (failure >= 0) failure = append_reference(message, node->bus, &shown->nodes[0]);
  if (failure >= 0) failure = append_parent(message, node);
  if (failure >= 0)
    failure = sd_bus_message_append(message, "ii", snapshot_index_in_parent(shown, node),
                                    snapshot_child_count(shown, node->element.id));
  if (failure >= 0) failure = append_interfaces(message, node);
  if (failure >= 0)
    failure = sd_bus_message_append(message, "sus", node->element.name, (uint32_t)node->element.role, "");
  if (failure >= 0) failure = append_states(message, node);
  return failure < 0 ? failure : sd_bus_message_close_container(message);
}

static int get_items(sd_bus_message *call, void *data, sd_bus_error *error) {
  AlmanacBus *bus = data;
  sd_bus_message *reply = NULL;
  (void)error;
  int failure = sd_bus_message_new_method_return(call, &reply);
  if (failure >= 0) failure = sd_bus_message_open_container(reply, 'a', "(" ITEM ")");
  for (size_t i = 0; failure >= 0 && i < bus->shown->count; i++) failure = append_item(reply, &bus->shown->nodes[i]);
  if (failure >= 0) failure = sd_bus_message_close_container(reply);
  return send_and_release(reply, failure);
}

// The node has to be on the shown page.
void cache_emit_added(const Node *node) {
  sd_bus_message *event = NULL;
  AlmanacBus *bus = node->bus;
  if (!bus->bus || !bus->registry) return;
  int failure = sd_bus_message_new_signal(bus->bus, &event, ATSPI_CACHE_PATH, ATSPI_CACHE, "AddAccessible");
  if (failure >= 0) failure = append_item(event, node);
  if (failure >= 0) sd_bus_send(NULL, event, NULL);
  sd_bus_message_unref(event);
}

void cache_emit_removed(AlmanacBus *bus, uint32_t id) {
  const char *name;
  if (!bus->bus || !bus->registry || sd_bus_get_unique_name(bus->bus, &name) < 0) return;
  sd_bus_emit_signal(bus->bus, ATSPI_CACHE_PATH, ATSPI_CACHE, "RemoveAccessible", "(so)", name, element_path(id).text);
}

static const sd_bus_vtable table[] = {
  SD_BUS_VTABLE_START(0),
  SD_BUS_METHOD("GetItems", "", "a(" ITEM ")", get_items, SD_BUS_VTABLE_UNPRIVILEGED),
  SD_BUS_SIGNAL("AddAccessible", "(" ITEM ")", 0),
  SD_BUS_SIGNAL("RemoveAccessible", "(so)", 0),
  SD_BUS_VTABLE_END};

int cache_add(AlmanacBus *bus) {
  return sd_bus_add_object_vtable(bus->bus, NULL, ATSPI_CACHE_PATH, ATSPI_CACHE, table, bus);
}
