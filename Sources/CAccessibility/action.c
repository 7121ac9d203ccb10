// org.a11y.atspi.Action: what can be done with an element, counted from zero.

#include "bus.h"

static const struct {
  uint32_t action;
  AlmanacNewsKind news;
  const char *name;
} actions[] = {
  {AlmanacIncrement, AlmanacNewsIncrement, "increment"},
  {AlmanacDecrement, AlmanacNewsDecrement, "decrement"},
  {AlmanacPress, AlmanacNewsPress, "press"},
};

enum { KINDS = sizeof actions / sizeof *actions };

// The index in `actions` of the n-th that the node has; -1 where it has not so many.
static int nth(const Node *node, int32_t n) {
  for (int i = 0; i < KINDS; i++)
    if (node->element.actions & actions[i].action && n-- == 0) return i;
  return -1;
}

GETTER(get_count) {
  int32_t count = 0;
  (void)connection, (void)path, (void)interface, (void)property, (void)error;
  while (nth(object, count) >= 0) count++;
  return sd_bus_message_append(reply, "i", count);
}

static int read_kind(sd_bus_message *call, const Node *node, sd_bus_error *error) {
  int32_t index;
  int failure = sd_bus_message_read(call, "i", &index);
  if (failure < 0) return failure;
  int kind = index < 0 ? -1 : nth(node, index);
  return kind >= 0 ? kind : sd_bus_error_setf(error, SD_BUS_ERROR_INVALID_ARGS, "There is no action %d here.", index);
}

METHOD(get_name) {
  int kind = read_kind(call, object, error);
  return kind < 0 ? kind : sd_bus_reply_method_return(call, "s", actions[kind].name);
}

// The name says it all, and no key belongs to an element.
METHOD(get_nothing) {
  int kind = read_kind(call, object, error);
  return kind < 0 ? kind : sd_bus_reply_method_return(call, "s", "");
}

METHOD(get_actions) {
  sd_bus_message *reply = NULL;
  int kind, failure = sd_bus_message_new_method_return(call, &reply);
  (void)error;
  if (failure >= 0) failure = sd_bus_message_open_container(reply, 'a', "(sss)");
  for (int32_t i = 0; failure >= 0 && (kind = nth(object, i)) >= 0; i++)
    failure = sd_bus_message_append(reply, "(sss)", actions[kind].name, "", "");
  if (failure >= 0) failure = sd_bus_message_close_container(reply);
  return send_and_release(reply, failure);
}

// A slider at its end can't go further: that is no success.
static bool is_possible(const AlmanacElement *element, uint32_t action) {
  if (!element->hasValue) return true;
  if (action == AlmanacIncrement) return element->value < element->most;
  if (action == AlmanacDecrement) return element->value > element->least;
  return true;
}

METHOD(do_action) {
  const AlmanacElement *element = &((Node *)object)->element;
  int kind = read_kind(call, object, error);
  if (kind < 0) return kind;
  bool isPossible = is_possible(element, actions[kind].action);
  if (isPossible) ask(((Node *)object)->bus, actions[kind].news, element->id, 0);
  return sd_bus_reply_method_return(call, "b", isPossible);
}

static const sd_bus_vtable table[] = {
  SD_BUS_VTABLE_START(0),
  SD_BUS_PROPERTY("NActions", "i", get_count, 0, 0),
  SD_BUS_METHOD("GetDescription", "i", "s", get_nothing, SD_BUS_VTABLE_UNPRIVILEGED),
  SD_BUS_METHOD("GetName", "i", "s", get_name, SD_BUS_VTABLE_UNPRIVILEGED),
  SD_BUS_METHOD("GetLocalizedName", "i", "s", get_name, SD_BUS_VTABLE_UNPRIVILEGED),
  SD_BUS_METHOD("GetKeyBinding", "i", "s", get_nothing, SD_BUS_VTABLE_UNPRIVILEGED),
  SD_BUS_METHOD("GetActions", "", "a(sss)", get_actions, SD_BUS_VTABLE_UNPRIVILEGED),
  SD_BUS_METHOD("DoAction", "i", "b", do_action, SD_BUS_VTABLE_UNPRIVILEGED),
  SD_BUS_VTABLE_END};

static int find(sd_bus *connection, const char *path, const char *interface, void *data, void **object,
                sd_bus_error *error) {
  int isFound = find_any(connection, path, interface, data, object, error);
  return isFound > 0 && ((Node *)*object)->element.actions;
}

int action_add(AlmanacBus *bus) { return interface_add(bus, ATSPI_ACTION, table, find); }
