#ifndef ALMANAC_CSDL2_SHIM_H
#define ALMANAC_CSDL2_SHIM_H
#define SDL_MAIN_HANDLED 1
#include <SDL.h>
#include <SDL_ttf.h>

// Swift does not import macros that take arguments.
static const int AlmanacWindowCentred = SDL_WINDOWPOS_CENTERED;
#endif
