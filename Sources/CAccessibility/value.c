// org.a11y.atspi.Value: where a slider stands, in numbers and in words.

#include "bus.h"

#include <math.h>

GETTER(get_number) {
  const AlmanacElement *element = &((Node *)object)->element;
  (void)connection, (void)path, (void)interface, (void)error;
  double number = element->value;
  if (property[0] == 'M') number = property[1] == 'a' ? element->most : element->least;
  return sd_bus_message_append(reply, "d", number);
}

GETTER(get_increment) {
  (void)connection, (void)path, (void)interface, (void)property, (void)object, (void)error;
  return sd_bus_message_append(reply, "d", 1.0);
}

GETTER(get_text) {
  (void)connection, (void)path, (void)interface, (void)property, (void)error;
  return sd_bus_message_append(reply, "s", ((Node *)object)->element.valueText);
}

// The nearest step within the range.
static int set_current(sd_bus *connection, const char *path, const char *interface, const char *property,
                       sd_bus_message *value, void *object, sd_bus_error *error) {
  const AlmanacElement *element = &((Node *)object)->element;
  double number;
  (void)connection, (void)path, (void)interface, (void)property;
  int failure = sd_bus_message_read(value, "d", &number);
  if (failure < 0) return failure;
  if (isnan(number)) return sd_bus_error_set(error, SD_BUS_ERROR_INVALID_ARGS, "The value has to be a number.");
  double clamped = fmin(element->most, fmax(element->least, round(number)));
  ask(((Node *)object)->bus, AlmanacNewsSet, element->id, (int32_t)clamped);
  return 0;
}

static const sd_bus_vtable table[] = {
  SD_BUS_VTABLE_START(0),
  SD_BUS_PROPERTY("MinimumValue", "d", get_number, 0, 0),
  SD_BUS_PROPERTY("MaximumValue", "d", get_number, 0, 0),
  SD_BUS_PROPERTY("MinimumIncrement", "d", get_increment, 0, 0),
  SD_BUS_WRITABLE_PROPERTY("CurrentValue", "d", get_number, set_current, 0, SD_BUS_VTABLE_UNPRIVILEGED),
  SD_BUS_PROPERTY("Text", "s", get_text, 0, 0),
  SD_BUS_VTABLE_END};

static int find(sd_bus *connection, const char *path, const char *interface, void *data, void **object,
                sd_bus_error *error) {
  int isFound = find_any(connection, path, interface, data, object, error);
  return isFound > 0 && ((Node *)*object)->element.hasValue;
}

int value_add(AlmanacBus *bus) { return interface_add(bus, ATSPI_VALUE, table, find); }
