// The desktop's settings, as its portal tells them to every program (org.freedesktop.portal.Settings). No portal is normal.

#include "bus.h"

#include <string.h>

#define PORTAL "org.freedesktop.portal.Desktop"
#define PORTAL_PATH "/org/freedesktop/portal/desktop"
#define PORTAL_SETTINGS "org.freedesktop.portal.Settings"

static const uint64_t patience = 1000 * 1000; // microseconds
static const char appearance[] = "org.freedesktop.appearance";
static const char interface[] = "org.gnome.desktop.interface";
static const char assistance[] = "org.gnome.desktop.a11y.interface";

static const PortalSettings unknown = {0, -1, -1, -1, -1, -1};

static void read_double(sd_bus_message *message, double *setting) {
  double value;
  if (sd_bus_message_read(message, "v", "d", &value) > 0 && value > 0) *setting = value;
}

static void read_number(sd_bus_message *message, const char *type, int *setting) {
  uint32_t number = 0;
  int truth = 0;
  if (*type == 'b' && sd_bus_message_read(message, "v", "b", &truth) > 0) *setting = truth;
  if (*type == 'u' && sd_bus_message_read(message, "v", "u", &number) > 0) *setting = number < 3 ? (int)number : 0;
}

static bool is(const char *space, const char *key, const char *wantedSpace, const char *wantedKey) {
  return strcmp(space, wantedSpace) == 0 && strcmp(key, wantedKey) == 0;
}

// Reads a value of the type the setting should have; passes over all others.
static void take_setting(PortalSettings *settings, const char *space, const char *key, sd_bus_message *message) {
  const char *type = NULL;
  if (sd_bus_message_peek_type(message, NULL, &type) <= 0 || !type) type = "";
  bool isDouble = strcmp(type, "d") == 0, isTruth = strcmp(type, "b") == 0, isNumber = strcmp(type, "u") == 0;
  if (isDouble && is(space, key, interface, "text-scaling-factor")) read_double(message, &settings->textScale);
  else if (isTruth && is(space, key, interface, "enable-animations")) read_number(message, type, &settings->animations);
  else if (isTruth && is(space, key, assistance, "high-contrast")) read_number(message, type, &settings->highContrast);
  else if (isNumber && is(space, key, appearance, "reduced-motion")) read_number(message, type, &settings->reducedMotion);
  else if (isNumber && is(space, key, appearance, "contrast")) read_number(message, type, &settings->contrast);
  else if (isNumber && is(space, key, appearance, "color-scheme")) read_number(message, type, &settings->scheme);
  else sd_bus_message_skip(message, "v");
}

// -1 where neither source has told anything.
static int8_t either(int one, int other) { return one < 0 && other < 0 ? -1 : one == 1 || other == 1; }

static bool is_same(const PortalSettings *a, const PortalSettings *b) {
  return a->textScale == b->textScale && a->animations == b->animations && a->reducedMotion == b->reducedMotion &&
         a->contrast == b->contrast && a->highContrast == b->highContrast && a->scheme == b->scheme;
}

// Says what the desktop wishes now; what is the same as before is no news.
static void take(AlmanacBus *bus, PortalSettings now) {
  const PortalSettings before = bus->settings, *settings = &bus->settings;
  bus->settings = now;
  if (is_same(&before, &now)) return;
  int stillness = settings->animations < 0 ? -1 : !settings->animations;
  AlmanacNews news = {.kind = AlmanacNewsDesktop};
  news.desktop = (AlmanacDesktop){
    .textScale = settings->textScale,
    .reducesMotion = either(settings->reducedMotion, stillness),
    .raisesContrast = either(settings->contrast, settings->highContrast),
    .scheme = settings->scheme < 0 ? 0 : (int8_t)settings->scheme};
  bus->hearer(bus->context, &news);
}

static void take_namespace(PortalSettings *settings, sd_bus_message *message) {
  const char *space, *key;
  if (sd_bus_message_read(message, "s", &space) <= 0 || sd_bus_message_enter_container(message, 'a', "{sv}") <= 0) return;
  while (sd_bus_message_enter_container(message, 'e', "sv") > 0) {
    if (sd_bus_message_read(message, "s", &key) > 0) take_setting(settings, space, key, message);
    if (sd_bus_message_exit_container(message) < 0) return;
  }
  sd_bus_message_exit_container(message);
}

static int read_all(sd_bus_message *message, void *data, sd_bus_error *error) {
  AlmanacBus *bus = data;
  (void)error;
  if (sd_bus_message_is_method_error(message, NULL)) return 0;
  if (sd_bus_message_enter_container(message, 'a', "{sa{sv}}") <= 0) return 0;
  PortalSettings settings = unknown;
  while (sd_bus_message_enter_container(message, 'e', "sa{sv}") > 0) {
    take_namespace(&settings, message);
    if (sd_bus_message_exit_container(message) < 0) break;
  }
  take(bus, settings);
  return 0;
}

static void ask_for_all(AlmanacBus *bus) {
  sd_bus_message *call = NULL;
  int failure = sd_bus_message_new_method_call(bus->session, &call, PORTAL, PORTAL_PATH, PORTAL_SETTINGS, "ReadAll");
  if (failure >= 0) failure = sd_bus_message_append(call, "as", 3, appearance, interface, assistance);
  if (failure >= 0) sd_bus_call_async(bus->session, NULL, call, read_all, bus, patience);
  sd_bus_message_unref(call);
}

static int changed(sd_bus_message *message, void *data, sd_bus_error *error) {
  AlmanacBus *bus = data;
  const char *space, *key;
  (void)error;
  if (sd_bus_message_read(message, "ss", &space, &key) <= 0) return 0;
  PortalSettings settings = bus->settings;
  take_setting(&settings, space, key, message);
  take(bus, settings);
  return 0;
}

// A portal that has started late, or anew.
static int owner_changed(sd_bus_message *message, void *data, sd_bus_error *error) {
  const char *name, *before, *owner;
  (void)error;
  if (sd_bus_message_read(message, "sss", &name, &before, &owner) > 0 && *owner) ask_for_all(data);
  return 0;
}

void portal_follow(AlmanacBus *bus) {
  bus->settings = unknown;
  sd_bus_match_signal_async(bus->session, NULL, PORTAL, PORTAL_PATH, PORTAL_SETTINGS, "SettingChanged", changed, NULL, bus);
  sd_bus_add_match_async(
    bus->session, NULL,
    "type='signal',sender='org.freedesktop.DBus',interface='org.freedesktop.DBus',member='NameOwnerChanged',"
    "arg0='" PORTAL "'",
    owner_changed, NULL, bus);
  ask_for_all(bus);
}
