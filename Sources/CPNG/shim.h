#ifndef ALMANAC_CPNG_SHIM_H
#define ALMANAC_CPNG_SHIM_H
#include <png.h>
#endif
