#include "CCovering.h"

#include <SDL.h>
#include <SDL_syswm.h>
#include <dlfcn.h>

#ifdef SDL_VIDEO_DRIVER_X11

bool almanac_watch_covering(SDL_Window *window) {
  SDL_SysWMinfo info;
  SDL_VERSION(&info.version);
  if (!SDL_GetWindowWMInfo(window, &info) || info.subsystem != SDL_SYSWM_X11) return false;
  // SDL has opened the library by name; linked, it would be loaded on displays without X11 too.
  void *library = dlopen("libX11.so.6", RTLD_NOW | RTLD_NOLOAD);
  if (!library) return false;
  int (*attributes)(Display *, Window, XWindowAttributes *) = dlsym(library, "XGetWindowAttributes");
  int (*select_input)(Display *, Window, long) = dlsym(library, "XSelectInput");
  XWindowAttributes now;
  bool selects = attributes && select_input && attributes(info.info.x11.display, info.info.x11.window, &now);
  // The mask holds for the window as a whole: SDL's own part of it stays.
  if (selects) select_input(info.info.x11.display, info.info.x11.window, now.your_event_mask | VisibilityChangeMask);
  if (selects) SDL_EventState(SDL_SYSWMEVENT, SDL_ENABLE);
  dlclose(library);
  return selects;
}

enum almanac_covering almanac_covering(const void *reported) {
  const SDL_SysWMEvent *event = reported;
  if (!event->msg || event->msg->subsystem != SDL_SYSWM_X11) return almanac_covering_unchanged;
  const XEvent *native = &event->msg->msg.x11.event;
  if (native->type != VisibilityNotify) return almanac_covering_unchanged;
  return native->xvisibility.state == VisibilityFullyObscured ? almanac_covering_covered : almanac_covering_seen;
}

#else

bool almanac_watch_covering(SDL_Window *window) {
  (void)window;
  return false;
}

enum almanac_covering almanac_covering(const void *event) {
  (void)event;
  return almanac_covering_unchanged;
}

#endif
