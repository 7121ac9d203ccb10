// org.a11y.atspi.Application: the program itself.

#include "bus.h"

GETTER(get_text) {
  AlmanacBus *bus = ((Node *)object)->bus;
  (void)connection, (void)path, (void)interface, (void)error;
  if (property[0] == 'T' && property[7] == 'N') return sd_bus_message_append(reply, "s", "Almanac"); // ToolkitName
  if (property[0] == 'A') return sd_bus_message_append(reply, "s", "2.1");                           // AtspiVersion
  return sd_bus_message_append(reply, "s", bus->version);
}

GETTER(get_interface_version) {
  (void)connection, (void)path, (void)interface, (void)property, (void)object, (void)error;
  return sd_bus_message_append(reply, "u", 1);
}

GETTER(get_id) {
  (void)connection, (void)path, (void)interface, (void)property, (void)error;
  return sd_bus_message_append(reply, "i", ((Node *)object)->bus->applicationID);
}

// The registry gives the number.
static int set_id(sd_bus *connection, const char *path, const char *interface, const char *property,
                  sd_bus_message *value, void *object, sd_bus_error *error) {
  (void)connection, (void)path, (void)interface, (void)property, (void)error;
  return sd_bus_message_read(value, "i", &((Node *)object)->bus->applicationID);
}

METHOD(get_locale) {
  (void)error;
  return sd_bus_reply_method_return(call, "s", ((Node *)object)->bus->locale);
}

// Nobody is served but on the bus itself.
METHOD(get_address) {
  (void)object, (void)error;
  return sd_bus_reply_method_return(call, "s", "");
}

static const sd_bus_vtable table[] = {
  SD_BUS_VTABLE_START(0),
  SD_BUS_PROPERTY("ToolkitName", "s", get_text, 0, 0),
  SD_BUS_PROPERTY("ToolkitVersion", "s", get_text, 0, 0),
  SD_BUS_PROPERTY("Version", "s", get_text, 0, 0),
  SD_BUS_PROPERTY("AtspiVersion", "s", get_text, 0, 0),
  SD_BUS_PROPERTY("InterfaceVersion", "u", get_interface_version, 0, 0),
  SD_BUS_WRITABLE_PROPERTY("Id", "i", get_id, set_id, 0, SD_BUS_VTABLE_UNPRIVILEGED),
  SD_BUS_METHOD("GetLocale", "u", "s", get_locale, SD_BUS_VTABLE_UNPRIVILEGED),
  SD_BUS_METHOD("GetApplicationBusAddress", "", "s", get_address, SD_BUS_VTABLE_UNPRIVILEGED),
  SD_BUS_VTABLE_END};

static int find(sd_bus *connection, const char *path, const char *interface, void *data, void **object,
                sd_bus_error *error) {
  int isFound = find_any(connection, path, interface, data, object, error);
  return isFound > 0 && ((Node *)*object)->element.id == ROOT_ID;
}

int application_add(AlmanacBus *bus) { return interface_add(bus, ATSPI_APPLICATION, table, find); }
