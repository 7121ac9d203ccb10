#ifndef ALMANAC_CUDEV_SHIM_H
#define ALMANAC_CUDEV_SHIM_H
#include <libudev.h>
#endif
