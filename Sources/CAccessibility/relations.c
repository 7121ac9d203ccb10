// What an element has to do with others, and what else is known of it by name.

#include "bus.h"

#include <stdio.h>

// Numbers of AtspiRelationType (at-spi2-core, atspi/atspi-constants.h).
enum { CONTROLLER_FOR = 3, CONTROLLED_BY = 4 };

// Whether `target` is what `node` works, or for the way back is worked by it.
static bool is_related(uint32_t type, const Node *node, const Node *target) {
  const Node *worker = type == CONTROLLER_FOR ? node : target, *worked = type == CONTROLLER_FOR ? target : node;
  return worker->element.controls && worker->element.controls == worked->element.id;
}

static int append_targets(sd_bus_message *reply, uint32_t type, const Node *node) {
  const Snapshot *shown = node->bus->shown;
  int failure = sd_bus_message_open_container(reply, 'a', "(so)");
  for (size_t i = 0; failure >= 0 && i < shown->count; i++)
    if (is_related(type, node, &shown->nodes[i])) failure = append_reference(reply, node->bus, &shown->nodes[i]);
  return failure < 0 ? failure : sd_bus_message_close_container(reply);
}

static int append_relation(sd_bus_message *reply, uint32_t type, const Node *node) {
  const Snapshot *shown = node->bus->shown;
  size_t i = 0;
  while (i < shown->count && !is_related(type, node, &shown->nodes[i])) i++;
  if (i == shown->count) return 0;
  int failure = sd_bus_message_open_container(reply, 'r', "ua(so)");
  if (failure >= 0) failure = sd_bus_message_append(reply, "u", type);
  if (failure >= 0) failure = append_targets(reply, type, node);
  return failure < 0 ? failure : sd_bus_message_close_container(reply);
}

// The targets beside the tape work it.
int accessible_get_relation_set(sd_bus_message *call, void *object, sd_bus_error *error) {
  sd_bus_message *reply = NULL;
  (void)error;
  int failure = sd_bus_message_new_method_return(call, &reply);
  if (failure >= 0) failure = sd_bus_message_open_container(reply, 'a', "(ua(so))");
  if (failure >= 0) failure = append_relation(reply, CONTROLLER_FOR, object);
  if (failure >= 0) failure = append_relation(reply, CONTROLLED_BY, object);
  if (failure >= 0) failure = sd_bus_message_close_container(reply);
  return send_and_release(reply, failure);
}

static int append_number(sd_bus_message *reply, const char *key, int32_t number) {
  char text[16];
  snprintf(text, sizeof text, "%d", number);
  return sd_bus_message_append(reply, "{ss}", key, text);
}

// Orca 43 reads a slider's words from an attribute, later ones from its value.
int accessible_get_attributes(sd_bus_message *call, void *object, sd_bus_error *error) {
  const AlmanacElement *element = &((Node *)object)->element;
  sd_bus_message *reply = NULL;
  (void)error;
  int failure = sd_bus_message_new_method_return(call, &reply);
  if (failure >= 0) failure = sd_bus_message_open_container(reply, 'a', "{ss}");
  if (failure >= 0) failure = sd_bus_message_append(reply, "{ss}", "toolkit", "Almanac");
  if (failure >= 0 && element->hasValue)
    failure = sd_bus_message_append(reply, "{ss}", "valuetext", element->valueText);
  if (failure >= 0 && element->position) failure = append_number(reply, "posinset", element->position);
  if (failure >= 0 && element->position) failure = append_number(reply, "setsize", element->count);
  if (failure >= 0) failure = sd_bus_message_close_container(reply);
  return send_and_release(reply, failure);
}
