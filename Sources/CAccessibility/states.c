// States of an element: bits by the numbers of AtspiStateType (at-spi2-core, atspi/atspi-constants.h), in two words.

#include "bus.h"

enum {
  ACTIVE = 1,
  BUSY = 3,
  ENABLED = 8,
  FOCUSABLE = 11,
  FOCUSED = 12,
  HORIZONTAL = 14,
  RESIZABLE = 21,
  SENSITIVE = 24,
  SHOWING = 25,
  VISIBLE = 30,
};

static uint64_t bit(int state, bool isSet) { return isSet ? UINT64_C(1) << state : 0; }

// A row that a tall page has scrolled away is still there.
static bool is_showing(const Node *node) {
  const Node *page = snapshot_node(node->bus->shown, AlmanacPageID);
  const AlmanacElement *a = &node->element, *b = page ? &page->element : a;
  if (a->id == NOTIFICATION_ID || a->id == AlmanacPageID) return true;
  bool isBeside = a->x >= b->x + b->width || a->x + a->width <= b->x;
  bool isAboveOrBelow = a->y >= b->y + b->height || a->y + a->height <= b->y;
  return !isBeside && !isAboveOrBelow;
}

static uint64_t states_of_page(const Node *node) {
  return bit(RESIZABLE, true) | bit(ACTIVE, mailbox_is_active(node->bus)) | bit(BUSY, node->bus->shown->isBusy);
}

static uint64_t states_of(const Node *node) {
  const AlmanacElement *element = &node->element;
  if (element->id == ROOT_ID) return 0;
  uint64_t states = bit(ENABLED, true) | bit(SENSITIVE, true) | bit(VISIBLE, true) | bit(SHOWING, is_showing(node));
  bool isFocused = node->bus->shown->focus == element->id && mailbox_is_active(node->bus);
  states |= bit(FOCUSABLE, element->isFocusable) | bit(FOCUSED, isFocused);
  states |= bit(HORIZONTAL, element->role == AlmanacRoleSlider);
  return element->id == AlmanacPageID ? states | states_of_page(node) : states;
}

int append_states(sd_bus_message *message, const Node *node) {
  uint64_t states = states_of(node);
  return sd_bus_message_append(message, "au", 2, (uint32_t)states, (uint32_t)(states >> 32));
}
