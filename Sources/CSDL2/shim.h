#ifndef ALMANAC_CSDL2_SHIM_H
#define ALMANAC_CSDL2_SHIM_H
#define SDL_MAIN_HANDLED 1
#include <SDL.h>
#include <SDL_ttf.h>

// Swift does not import macros that take arguments.
static const int AlmanacWindowCentred = SDL_WINDOWPOS_CENTERED;

// What SDL_syswm.h declares, without the headers of X11 and Wayland that it draws in. SDL 2 keeps this layout for ever.
typedef struct {
  SDL_version version;
  int subsystem;
  union {
    struct {
      void *display;
      unsigned long window;
    } x11;
    struct {
      void *display;
    } wayland;
    struct {
      int dev_index;
      int drm_fd;
    } kmsdrm;
    void *room[8];
  } info;
} AlmanacWindowInfo;

enum { AlmanacSubsystemX11 = 2, AlmanacSubsystemWayland = 6, AlmanacSubsystemKMSDRM = 13 };

struct SDL_SysWMinfo;
extern SDL_bool SDL_GetWindowWMInfo(SDL_Window *window, struct SDL_SysWMinfo *info);

static inline int AlmanacGetWindowInfo(SDL_Window *window, AlmanacWindowInfo *info) {
  SDL_VERSION(&info->version);
  return SDL_GetWindowWMInfo(window, (struct SDL_SysWMinfo *)info) == SDL_TRUE;
}
#endif
