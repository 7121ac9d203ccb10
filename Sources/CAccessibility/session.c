// The session bus: where the accessibility bus is asked for, and where the desktop's portal is.

#include "bus.h"

// The accessibility bus has come up later than the page.
static int owner_changed(sd_bus_message *message, void *data, sd_bus_error *error) {
  AlmanacBus *bus = data;
  const char *name, *before, *owner;
  (void)error;
  if (sd_bus_message_read(message, "sss", &name, &before, &owner) < 0) return 0;
  if (*owner && !bus->bus) connection_begin(bus);
  return 0;
}

// Says whether there is a session bus; that it answers shows later.
bool session_open(AlmanacBus *bus) {
  if (sd_bus_open_user(&bus->session) < 0) {
    bus->session = NULL;
    return false;
  }
  sd_bus_add_match_async(
    bus->session, NULL,
    "type='signal',sender='org.freedesktop.DBus',interface='org.freedesktop.DBus',member='NameOwnerChanged',"
    "arg0='org.a11y.Bus'",
    owner_changed, NULL, bus);
  portal_follow(bus);
  return true;
}

void session_close(AlmanacBus *bus) {
  bus->isSeeking = false;
  bus->session = sd_bus_close_unref(bus->session);
}
