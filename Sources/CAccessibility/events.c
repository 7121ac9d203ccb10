// Events as AT-SPI sends them: a detail, two numbers, a value, and properties that nobody needs.

#include "bus.h"

#include <stdarg.h>

static int append_value(sd_bus_message *message, const char *type, va_list values) {
  int failure = sd_bus_message_open_container(message, 'v', type);
  if (failure >= 0) failure = sd_bus_message_appendv(message, type, values);
  return failure < 0 ? failure : sd_bus_message_close_container(message);
}

static void send_event(AlmanacBus *bus, uint32_t id, const char *interface, const char *member, const char *detail,
                       int32_t one, int32_t two, const char *type, va_list values) {
  sd_bus_message *event = NULL;
  if (!bus->bus || !bus->registry) return;
  int failure = sd_bus_message_new_signal(bus->bus, &event, element_path(id).text, interface, member);
  if (failure >= 0) failure = sd_bus_message_append(event, "sii", detail, one, two);
  if (failure >= 0) failure = append_value(event, type, values);
  if (failure >= 0) failure = sd_bus_message_append(event, "a{sv}", 0);
  if (failure >= 0) sd_bus_send(NULL, event, NULL);
  sd_bus_message_unref(event);
}

void emit(AlmanacBus *bus, uint32_t id, const char *member, const char *detail, int32_t one, int32_t two,
          const char *type, ...) {
  va_list values;
  va_start(values, type);
  send_event(bus, id, ATSPI_EVENT_OBJECT, member, detail, one, two, type, values);
  va_end(values);
}

static void emit_of_window(AlmanacBus *bus, const char *member, const char *type, ...) {
  va_list values;
  va_start(values, type);
  send_event(bus, AlmanacPageID, ATSPI_EVENT_WINDOW, member, "", 0, 0, type, values);
  va_end(values);
}

void emit_window(AlmanacBus *bus, const char *member) {
  const Node *page = snapshot_node(bus->shown, AlmanacPageID);
  emit_of_window(bus, member, "s", page ? page->element.name : "");
}

void emit_state(AlmanacBus *bus, uint32_t id, const char *state, bool isSet) {
  emit(bus, id, "StateChanged", state, isSet, 0, "i", 0);
}

void emit_child(AlmanacBus *bus, uint32_t parent, const char *change, int32_t index, uint32_t child) {
  const char *name = "";
  if (!bus->bus || sd_bus_get_unique_name(bus->bus, &name) < 0) return;
  emit(bus, parent, "ChildrenChanged", change, index, 0, "(so)", name, element_path(child).text);
}
