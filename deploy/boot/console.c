// Tells how a console stands: "text" or "graphics", then the keyboard's mode: raw, xlate, mediumraw, unicode or off.
// Usage: console /dev/tty1
#include <fcntl.h>
#include <linux/kd.h>
#include <stdio.h>
#include <sys/ioctl.h>

int main(int count, char **words) {
  static const char *keyboards[] = {"raw", "xlate", "mediumraw", "unicode", "off"};
  int picture = -1, keyboard = -1;
  int file = open(count > 1 ? words[1] : "/dev/tty0", O_RDWR | O_NOCTTY);
  if (file < 0 || ioctl(file, KDGETMODE, &picture) || ioctl(file, KDGKBMODE, &keyboard)) return perror("console"), 1;
  printf("%s %s\n", picture == KD_TEXT ? "text" : "graphics", keyboard >= 0 && keyboard <= 4 ? keyboards[keyboard] : "?");
  return 0;
}
