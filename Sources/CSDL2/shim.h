#ifndef ALMANAC_CSDL2_SHIM_H
#define ALMANAC_CSDL2_SHIM_H
#define SDL_MAIN_HANDLED 1
#include <SDL.h>
#include <SDL_ttf.h>
#endif
