#ifndef ALMANAC_CCOVERING_H
#define ALMANAC_CCOVERING_H

// Whether other windows cover one of ours on X11. SDL 2 does not ask the server for it.

#include <stdbool.h>

// SDL's own headers would make its names this module's too, and older Swift then misses them where it is not imported.
struct SDL_Window;

// Has the X server tell when a window is covered; SDL then passes such events on as SDL_SYSWMEVENT. False, and nothing
// done, on other window systems.
bool almanac_watch_covering(struct SDL_Window *window);

enum almanac_covering { almanac_covering_unchanged, almanac_covering_seen, almanac_covering_covered };

// What an SDL_SYSWMEVENT (an SDL_SysWMEvent) says about the window that is watched.
enum almanac_covering almanac_covering(const void *event);

#endif
