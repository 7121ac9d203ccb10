#ifndef ALMANAC_CFONTCONFIG_SHIM_H
#define ALMANAC_CFONTCONFIG_SHIM_H
#include <fontconfig/fontconfig.h>
#endif
