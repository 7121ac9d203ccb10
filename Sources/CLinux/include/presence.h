#ifndef ALMANAC_PRESENCE_H
#define ALMANAC_PRESENCE_H

// Who is there, as the kernel tells it: a GPIO line (character device, version 2 of its interface, since Linux 5.10), or a
// key of an input device. The requests are macros with arguments, which Swift cannot call. All answer -1 and errno.
#include <linux/gpio.h>
#include <linux/input.h>
#include <string.h>
#include <sys/ioctl.h>

// Takes a line of an open chip as an input that tells both of its edges. Answers with the line's own file.
static inline int almanac_gpio_line(int chip, unsigned int line, int is_low_active) {
  struct gpio_v2_line_request request;
  memset(&request, 0, sizeof request);
  request.offsets[0] = line;
  request.num_lines = 1;
  strncpy(request.consumer, "almanac", sizeof request.consumer - 1);
  request.config.flags = GPIO_V2_LINE_FLAG_INPUT | GPIO_V2_LINE_FLAG_EDGE_RISING | GPIO_V2_LINE_FLAG_EDGE_FALLING;
  if (is_low_active) request.config.flags |= GPIO_V2_LINE_FLAG_ACTIVE_LOW;
  return ioctl(chip, GPIO_V2_GET_LINE_IOCTL, &request) < 0 ? -1 : request.fd;
}

// Whether the line is active now: 0 or 1.
static inline int almanac_gpio_is_active(int line) {
  struct gpio_v2_line_values values = {.bits = 0, .mask = 1};
  return ioctl(line, GPIO_V2_LINE_GET_VALUES_IOCTL, &values) < 0 ? -1 : (int)(values.bits & 1);
}

// The keys that an input device has, and those that are down now, a bit each.
static inline int almanac_presence_keys(int file, void *bits, int count) {
  return ioctl(file, EVIOCGBIT(EV_KEY, count), bits);
}

static inline int almanac_presence_keys_down(int file, void *bits, int count) {
  return ioctl(file, EVIOCGKEY(count), bits);
}

#endif
