#include "framebuffer.h"

#include <sys/ioctl.h>

int almanac_fb_fixed(int file, struct fb_fix_screeninfo *fixed) { return ioctl(file, FBIOGET_FSCREENINFO, fixed); }

int almanac_fb_variable(int file, struct fb_var_screeninfo *variable) {
  return ioctl(file, FBIOGET_VSCREENINFO, variable);
}

int almanac_fb_wait(int file) {
  __u32 screen = 0;
  return ioctl(file, FBIO_WAITFORVSYNC, &screen);
}

int almanac_fb_blank(int file, int is_dark) {
  return ioctl(file, FBIOBLANK, is_dark ? FB_BLANK_POWERDOWN : FB_BLANK_UNBLANK);
}
