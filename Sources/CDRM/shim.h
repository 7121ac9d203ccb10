#ifndef ALMANAC_CDRM_SHIM_H
#define ALMANAC_CDRM_SHIM_H
#include <xf86drm.h>
#include <xf86drmMode.h>
#endif
