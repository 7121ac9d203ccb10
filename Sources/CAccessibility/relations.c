// What an element has to do with others, and what else is known of it by name.

#include "bus.h"

#include <stdio.h>

// Numbers of AtspiRelationType (at-spi2-core, atspi/atspi-constants.h).
enum { CONTROLLER_FOR = 3, CONTROLLED_BY = 4 };

static int append_relation(sd_bus_message *reply, uint32_t type, const Node *target) {
  int failure = sd_bus_message_open_container(reply, 'r', "ua(so)");
  if (failure >= 0) failure = sd_bus_message_append(reply, "u", type);
  if (failure >= 0) failure = sd_bus_message_open_container(reply, 'a', "(so)");
  if (failure >= 0) failure = append_reference(reply, target->bus, target);
  if (failure >= 0) failure = sd_bus_message_close_container(reply);
  return failure < 0 ? failure : sd_bus_message_close_container(reply);
}

// The targets beside the tape work it.
int accessible_get_relation_set(sd_bus_message *call, void *object, sd_bus_error *error) {
  const Node *node = object, *target;
  const Snapshot *shown = node->bus->shown;
  sd_bus_message *reply = NULL;
  (void)error;
  int failure = sd_bus_message_new_method_return(call, &reply);
  if (failure >= 0) failure = sd_bus_message_open_container(reply, 'a', "(ua(so))");
  if (failure >= 0 && node->element.controls && (target = snapshot_node(shown, node->element.controls)))
    failure = append_relation(reply, CONTROLLER_FOR, target);
  for (size_t i = 1; failure >= 0 && i < shown->count; i++)
    if (node->element.id && shown->nodes[i].element.controls == node->element.id)
      failure = append_relation(reply, CONTROLLED_BY, &shown->nodes[i]);
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
