#ifndef ALMANAC_FRAMEBUFFER_H
#define ALMANAC_FRAMEBUFFER_H

#include <linux/fb.h>

// The requests of /dev/fbN, for ioctl itself cannot be called from Swift. Each gives 0, or -1 and errno.
int almanac_fb_fixed(int file, struct fb_fix_screeninfo *fixed);
int almanac_fb_variable(int file, struct fb_var_screeninfo *variable);
// Waits for the next refresh of the panel; most drivers cannot.
int almanac_fb_wait(int file);
// Switches the panel off or on; many drivers cannot.
int almanac_fb_blank(int file, int is_dark);

#endif
