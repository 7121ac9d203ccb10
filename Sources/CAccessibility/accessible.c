// org.a11y.atspi.Accessible: what every element can tell of itself and of its place among the others.

#include "bus.h"

GETTER(get_text) {
  const AlmanacElement *element = &((Node *)object)->element;
  (void)connection, (void)path, (void)interface, (void)error;
  if (property[0] == 'N') return sd_bus_message_append(reply, "s", element->name);
  if (property[0] == 'A') return sd_bus_message_append(reply, "s", element->identifier);
  if (property[0] == 'L') return sd_bus_message_append(reply, "s", ((Node *)object)->bus->locale);
  return sd_bus_message_append(reply, "s", "");
}

GETTER(get_version) {
  (void)connection, (void)path, (void)interface, (void)property, (void)object, (void)error;
  return sd_bus_message_append(reply, "u", 1);
}

GETTER(get_parent) {
  (void)connection, (void)path, (void)interface, (void)property, (void)error;
  return append_parent(reply, object);
}

GETTER(get_child_count) {
  const Node *node = object;
  (void)connection, (void)path, (void)interface, (void)property, (void)error;
  return sd_bus_message_append(reply, "i", snapshot_child_count(node->bus->shown, node->element.id));
}

METHOD(get_child_at_index) {
  const Node *node = object;
  sd_bus_message *reply = NULL;
  int32_t index;
  (void)error;
  int failure = sd_bus_message_read(call, "i", &index);
  if (failure >= 0) failure = sd_bus_message_new_method_return(call, &reply);
  const Node *child = snapshot_child(node->bus->shown, node->element.id, index);
  if (failure >= 0) failure = append_reference(reply, node->bus, child);
  return send_and_release(reply, failure);
}

METHOD(get_children) {
  const Node *node = object, *child;
  sd_bus_message *reply = NULL;
  (void)error;
  int failure = sd_bus_message_new_method_return(call, &reply);
  if (failure >= 0) failure = sd_bus_message_open_container(reply, 'a', "(so)");
  for (int32_t i = 0; failure >= 0 && (child = snapshot_child(node->bus->shown, node->element.id, i)); i++)
    failure = append_reference(reply, node->bus, child);
  if (failure >= 0) failure = sd_bus_message_close_container(reply);
  return send_and_release(reply, failure);
}

METHOD(get_index_in_parent) {
  const Node *node = object;
  (void)error;
  return sd_bus_reply_method_return(call, "i", snapshot_index_in_parent(node->bus->shown, node));
}

METHOD(get_role) {
  (void)error;
  return sd_bus_reply_method_return(call, "u", (uint32_t)((Node *)object)->element.role);
}

METHOD(get_role_name) {
  (void)error;
  return sd_bus_reply_method_return(call, "s", role_name(((Node *)object)->element.role));
}

METHOD(get_state) {
  sd_bus_message *reply = NULL;
  (void)error;
  int failure = sd_bus_message_new_method_return(call, &reply);
  if (failure >= 0) failure = append_states(reply, object);
  return send_and_release(reply, failure);
}

METHOD(get_application) {
  const Node *node = object;
  sd_bus_message *reply = NULL;
  (void)error;
  int failure = sd_bus_message_new_method_return(call, &reply);
  if (failure >= 0) failure = append_reference(reply, node->bus, &node->bus->shown->nodes[0]);
  return send_and_release(reply, failure);
}

int append_interfaces(sd_bus_message *message, const Node *node) {
  const AlmanacElement *element = &node->element;
  int failure = sd_bus_message_open_container(message, 'a', "s");
  if (failure >= 0) failure = sd_bus_message_append(message, "s", ATSPI_ACCESSIBLE);
  if (failure >= 0)
    failure = sd_bus_message_append(message, "s", element->id == ROOT_ID ? ATSPI_APPLICATION : ATSPI_COMPONENT);
  if (failure >= 0 && element->actions) failure = sd_bus_message_append(message, "s", ATSPI_ACTION);
  if (failure >= 0 && element->hasValue) failure = sd_bus_message_append(message, "s", ATSPI_VALUE);
  return failure < 0 ? failure : sd_bus_message_close_container(message);
}

METHOD(get_interfaces) {
  sd_bus_message *reply = NULL;
  (void)error;
  int failure = sd_bus_message_new_method_return(call, &reply);
  if (failure >= 0) failure = append_interfaces(reply, object);
  return send_and_release(reply, failure);
}

static const sd_bus_vtable table[] = {
  SD_BUS_VTABLE_START(0),
  SD_BUS_PROPERTY("version", "u", get_version, 0, 0),
  SD_BUS_PROPERTY("Name", "s", get_text, 0, 0),
  SD_BUS_PROPERTY("Description", "s", get_text, 0, 0),
  SD_BUS_PROPERTY("Parent", "(so)", get_parent, 0, 0),
  SD_BUS_PROPERTY("ChildCount", "i", get_child_count, 0, 0),
  SD_BUS_PROPERTY("Locale", "s", get_text, 0, 0),
  SD_BUS_PROPERTY("AccessibleId", "s", get_text, 0, 0),
  SD_BUS_PROPERTY("HelpText", "s", get_text, 0, 0),
  SD_BUS_METHOD("GetChildAtIndex", "i", "(so)", get_child_at_index, SD_BUS_VTABLE_UNPRIVILEGED),
  SD_BUS_METHOD("GetChildren", "", "a(so)", get_children, SD_BUS_VTABLE_UNPRIVILEGED),
  SD_BUS_METHOD("GetIndexInParent", "", "i", get_index_in_parent, SD_BUS_VTABLE_UNPRIVILEGED),
  SD_BUS_METHOD("GetRelationSet", "", "a(ua(so))", accessible_get_relation_set, SD_BUS_VTABLE_UNPRIVILEGED),
  SD_BUS_METHOD("GetRole", "", "u", get_role, SD_BUS_VTABLE_UNPRIVILEGED),
  SD_BUS_METHOD("GetRoleName", "", "s", get_role_name, SD_BUS_VTABLE_UNPRIVILEGED),
  SD_BUS_METHOD("GetLocalizedRoleName", "", "s", get_role_name, SD_BUS_VTABLE_UNPRIVILEGED),
  SD_BUS_METHOD("GetState", "", "au", get_state, SD_BUS_VTABLE_UNPRIVILEGED),
  SD_BUS_METHOD("GetAttributes", "", "a{ss}", accessible_get_attributes, SD_BUS_VTABLE_UNPRIVILEGED),
  SD_BUS_METHOD("GetApplication", "", "(so)", get_application, SD_BUS_VTABLE_UNPRIVILEGED),
  SD_BUS_METHOD("GetInterfaces", "", "as", get_interfaces, SD_BUS_VTABLE_UNPRIVILEGED),
  SD_BUS_VTABLE_END};

int accessible_add(AlmanacBus *bus) { return interface_add(bus, ATSPI_ACCESSIBLE, table, find_any); }
