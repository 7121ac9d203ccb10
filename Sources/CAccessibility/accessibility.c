#include "CAccessibility.h"
#include <systemd/sd-bus.h>
