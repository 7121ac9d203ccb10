#ifndef ALMANAC_CACCESSIBILITY_H
#define ALMANAC_CACCESSIBILITY_H

// The page on the accessibility bus (org.a11y.atspi over sd-bus of libsystemd), and the desktop's settings from its portal.
// One thread of its own owns both buses and sleeps until one of them, or the page, has something to say. Without a bus
// nothing happens. Functions may be called from any thread; the hearer is called on the bus's thread and must not wait.

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// What an element is. Numbers of AtspiRole (at-spi2-core, atspi/atspi-constants.h).
typedef enum {
  AlmanacRoleImage = 27,
  AlmanacRoleText = 29, // "label"
  AlmanacRoleList = 31,
  AlmanacRoleListItem = 32,
  AlmanacRolePanel = 39,
  AlmanacRolePage = 23, // "frame": a window
  AlmanacRoleButton = 43,
  AlmanacRoleSlider = 51,
  AlmanacRoleStatus = 54, // "status bar"
  AlmanacRoleApplication = 75,
  AlmanacRoleHeading = 83,
  AlmanacRoleNotification = 101,
} AlmanacRole;

// What can be done with an element, in the order in which it is offered.
enum { AlmanacIncrement = 1, AlmanacDecrement = 2, AlmanacPress = 4 };

// One element of the page. Strings are copied.
typedef struct {
  uint32_t id;     // above 0, below AlmanacLeastOwnID, the same as long as the element lives; the page has 1
  uint32_t parent; // 0 for the page; parents stand before their children
  AlmanacRole role;
  uint32_t actions;
  uint32_t controls; // the element that this one works, or 0
  int32_t x, y, width, height; // device pixels of the window
  int32_t position, count;     // place in a list, from one; 0 outside of lists
  int32_t value, least, most;
  bool hasValue;
  bool isFocusable;
  const char *name;
  const char *valueText; // NULL without a value
  const char *identifier; // for tests and scripts
} AlmanacElement;

enum { AlmanacPageID = 1, AlmanacLeastOwnID = 1u << 30 };

// How what is said without being asked for reaches a reader.
typedef enum {
  AlmanacAnnounceAsHeard, // as an announcement, but as a notification for readers that do not listen for those
  AlmanacAnnounceAlways,
  AlmanacNotifyAlways,
} AlmanacAnnouncing;

// What the desktop's user has chosen, as far as a portal tells it.
typedef struct {
  double textScale;      // 0 where not told
  int8_t reducesMotion;  // -1 where not told
  int8_t raisesContrast; // -1 where not told
  int8_t scheme;         // 0 no wish, 1 dark, 2 light
} AlmanacDesktop;

typedef enum {
  AlmanacNewsFocus,
  AlmanacNewsPress,
  AlmanacNewsIncrement,
  AlmanacNewsDecrement,
  AlmanacNewsSet,      // to `value`
  AlmanacNewsAudience, // somebody reads the page (1) or nobody any more (0): updates are wanted or in vain
  AlmanacNewsReader,   // a screen reader listens (1) or not (0)
  AlmanacNewsDesktop,
} AlmanacNewsKind;

typedef struct {
  AlmanacNewsKind kind;
  uint32_t element;
  int32_t value;
  AlmanacDesktop desktop;
  // Counts the questions that the bus waits for a moment to see answered; 0 where it does not wait. An update with this
  // number answers it.
  uint64_t question;
} AlmanacNews;

typedef void AlmanacHearer(void *context, const AlmanacNews *news);

// What the bus tells of the program.
typedef struct {
  const char *name;
  const char *version;
  const char *locale;
  AlmanacAnnouncing announcing;
} AlmanacProgram;

// The page as a whole; the arrays need to live for the call only.
typedef struct {
  const AlmanacElement *elements;
  size_t count;
  uint32_t focus; // or 0
  bool isBusy;
  int32_t originX, originY; // of the window on the screen
  uint64_t answered;        // the last question that this answers
} AlmanacPage;

typedef struct AlmanacBus AlmanacBus;

// NULL where there are no more threads or files to be had.
AlmanacBus *almanac_bus_start(const AlmanacProgram *program, AlmanacHearer *hearer, void *context);
void almanac_bus_update(AlmanacBus *bus, const AlmanacPage *page);
void almanac_bus_announce(AlmanacBus *bus, const char *text, bool isUrgent);
void almanac_bus_set_active(AlmanacBus *bus, bool isActive);
// Waits for the thread to end; the hearer is not called afterwards.
void almanac_bus_stop(AlmanacBus *bus);

#endif
