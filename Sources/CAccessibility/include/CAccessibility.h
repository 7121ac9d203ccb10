#ifndef ALMANAC_CACCESSIBILITY_H
#define ALMANAC_CACCESSIBILITY_H

// The page on the accessibility bus: org.a11y.atspi over sd-bus, on a thread of its own.

#endif
