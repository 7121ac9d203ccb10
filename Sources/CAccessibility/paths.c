// How elements are named on the bus: a path each, and with the program's name there a reference.

#include "bus.h"

#include <stdio.h>

ElementPath element_path(uint32_t id) {
  ElementPath path;
  if (id == ROOT_ID) {
    snprintf(path.text, sizeof path.text, "%s", ATSPI_ROOT_PATH);
  } else {
    snprintf(path.text, sizeof path.text, "%s/%u", ATSPI_PATH, id);
  }
  return path;
}

static const char *own_name(AlmanacBus *bus) {
  const char *name = "";
  sd_bus_get_unique_name(bus->bus, &name);
  return name;
}

// No node is the null reference.
int append_reference(sd_bus_message *message, AlmanacBus *bus, const Node *node) {
  if (!node) return sd_bus_message_append(message, "(so)", "", ATSPI_NULL_PATH);
  return sd_bus_message_append(message, "(so)", own_name(bus), element_path(node->element.id).text);
}

// The application's parent is the desktop, which the registry has.
int append_parent(sd_bus_message *message, const Node *node) {
  AlmanacBus *bus = node->bus;
  if (node->element.id != ROOT_ID) {
    return append_reference(message, bus, snapshot_node(bus->shown, node->element.parent));
  }
  if (!bus->desktop) return append_reference(message, bus, NULL);
  return sd_bus_message_append(message, "(so)", bus->desktop, bus->desktopPath);
}

// As AtspiRole's names are in at-spi2-core 2.46; 2.53 says "button".
const char *role_name(AlmanacRole role) {
  switch (role) {
  case AlmanacRoleImage: return "image";
  case AlmanacRoleList: return "list";
  case AlmanacRoleListItem: return "list item";
  case AlmanacRolePanel: return "panel";
  case AlmanacRolePage: return "frame";
  case AlmanacRoleButton: return "push button";
  case AlmanacRoleSlider: return "slider";
  case AlmanacRoleStatus: return "status bar";
  case AlmanacRoleApplication: return "application";
  case AlmanacRoleHeading: return "heading";
  case AlmanacRoleNotification: return "notification";
  case AlmanacRoleText: return "label";
  }
  return "unknown";
}
