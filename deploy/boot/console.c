// Tells how a console stands: "text" or "graphics", then the keyboard's mode: raw, xlate, mediumraw, unicode or off.
// With a number it first goes to that console and waits until it is there.
// Usage: console /dev/tty1 [NUMBER]
#include <fcntl.h>
#include <linux/kd.h>
#include <linux/vt.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/ioctl.h>

static const char *keyboards[] = {"raw", "xlate", "mediumraw", "unicode", "off"};

int main(int count, char **words) {
  int picture = -1, keyboard = -1;
  int file = open(count > 1 ? words[1] : "/dev/tty0", O_RDWR | O_NOCTTY);
  if (file < 0) return perror("console"), 1;
  if (count > 2 && (ioctl(file, VT_ACTIVATE, atoi(words[2])) || ioctl(file, VT_WAITACTIVE, atoi(words[2]))))
    return perror("console: switch"), 1;
  if (ioctl(file, KDGETMODE, &picture) || ioctl(file, KDGKBMODE, &keyboard)) return perror("console: mode"), 1;
  printf("%s %s\n", picture == KD_TEXT ? "text" : "graphics", keyboard >= 0 && keyboard <= 4 ? keyboards[keyboard] : "?");
  return 0;
}
