#ifndef ALMANAC_EVDEV_H
#define ALMANAC_EVDEV_H

// The kernel's questions about an input device, which are macros with arguments. All answer -1 and errno where the device
// has nothing to say or has gone.
#include <linux/input.h>

// Seconds of the clock that a device was told to use. Older Swift does not see the field, whose type is another library's.
static inline double AlmanacEventSeconds(const struct input_event *event) {
  return (double)event->input_event_sec + (double)event->input_event_usec / 1e6;
}
#include <sys/ioctl.h>
#include <time.h>

static inline int almanac_evdev_set_clock(int file, int clock) { return ioctl(file, EVIOCSCLOCKID, &clock); }

static inline int almanac_evdev_grab(int file, int on) { return ioctl(file, EVIOCGRAB, (void *)(long)on); }

static inline int almanac_evdev_name(int file, char *name, int count) { return ioctl(file, EVIOCGNAME(count), name); }

// Which codes of a type of event it has; type 0 asks for the types.
static inline int almanac_evdev_codes(int file, int type, void *bits, int count) {
  return ioctl(file, EVIOCGBIT(type, count), bits);
}

static inline int almanac_evdev_properties(int file, void *bits, int count) {
  return ioctl(file, EVIOCGPROP(count), bits);
}

// Which keys are down.
static inline int almanac_evdev_keys(int file, void *bits, int count) { return ioctl(file, EVIOCGKEY(count), bits); }

static inline int almanac_evdev_axis(int file, int axis, struct input_absinfo *info) {
  return ioctl(file, EVIOCGABS(axis), info);
}

// One value a slot; the request's first word is the code that is asked for, the values follow it.
static inline int almanac_evdev_slots(int file, int *request, int words) {
  return ioctl(file, EVIOCGMTSLOTS(words * (int)sizeof(int)), request);
}

#endif
