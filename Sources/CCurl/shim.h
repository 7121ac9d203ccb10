#ifndef ALMANAC_CCURL_SHIM_H
#define ALMANAC_CCURL_SHIM_H
#include <curl/curl.h>
#endif
