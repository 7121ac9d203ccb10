// What differs between two pages, told as events: first what has come, then what has changed, then what has gone, and last
// where the focus is.

#include "bus.h"

#include <stdlib.h>
#include <string.h>

// An element that comes with a new parent comes with it.
static void tell_added(AlmanacBus *bus, const Snapshot *before, const Snapshot *after) {
  for (size_t i = 1; i < after->count; i++) {
    const Node *node = &after->nodes[i];
    uint32_t id = node->element.id, parent = node->element.parent;
    if (snapshot_node(before, id)) continue;
    cache_emit_added(node);
    if (snapshot_node(before, parent)) emit_child(bus, parent, "add", snapshot_index_in_parent(after, node), id);
  }
}

static void tell_removed(AlmanacBus *bus, const Snapshot *before, const Snapshot *after) {
  for (size_t i = 1; i < before->count; i++) {
    const Node *node = &before->nodes[i];
    uint32_t id = node->element.id, parent = node->element.parent;
    if (snapshot_node(after, id)) continue;
    if (snapshot_node(after, parent)) emit_child(bus, parent, "remove", snapshot_index_in_parent(before, node), id);
    emit_state(bus, id, "defunct", true);
    cache_emit_removed(bus, id);
  }
}

static bool has_other_value(const AlmanacElement *a, const AlmanacElement *b) {
  return b->hasValue && (a->value != b->value || strcmp(a->valueText, b->valueText) != 0);
}

static bool has_other_bounds(const AlmanacElement *a, const AlmanacElement *b) {
  return a->x != b->x || a->y != b->y || a->width != b->width || a->height != b->height;
}

static void tell_element(AlmanacBus *bus, const AlmanacElement *a, const AlmanacElement *b) {
  if (a->role != b->role) emit(bus, b->id, "PropertyChange", "accessible-role", 0, 0, "u", (uint32_t)b->role);
  if (strcmp(a->name, b->name) != 0) emit(bus, b->id, "PropertyChange", "accessible-name", 0, 0, "s", b->name);
  if (has_other_value(a, b)) emit(bus, b->id, "PropertyChange", "accessible-value", 0, 0, "d", (double)b->value);
  if (has_other_bounds(a, b)) emit(bus, b->id, "BoundsChanged", "", 0, 0, "(iiii)", b->x, b->y, b->width, b->height);
  if (a->isFocusable != b->isFocusable) emit_state(bus, b->id, "focusable", b->isFocusable);
}

static void tell_changed(AlmanacBus *bus, const Snapshot *before, const Snapshot *after) {
  for (size_t i = 1; i < after->count; i++) {
    const Node *old = snapshot_node(before, after->nodes[i].element.id);
    if (old) tell_element(bus, &old->element, &after->nodes[i].element);
  }
  if (before->isBusy != after->isBusy) emit_state(bus, AlmanacPageID, "busy", after->isBusy);
}

// An element that has just come with the focus is told too, though its number is the old one. In a window that is not worked
// with nothing has the focus.
static void tell_focus(AlmanacBus *bus, const Snapshot *before, const Snapshot *after) {
  bool isSame = before->focus == after->focus && snapshot_node(before, after->focus);
  if (isSame || !bus->toldActive) return;
  if (before->focus && snapshot_node(after, before->focus)) emit_state(bus, before->focus, "focused", false);
  if (after->focus && snapshot_node(after, after->focus)) emit_state(bus, after->focus, "focused", true);
}

// Takes what the page has handed over, if anything.
void changes_take(AlmanacBus *bus) {
  Snapshot *after = mailbox_take_snapshot(bus), *before = bus->shown;
  if (!after) return;
  if (bus->notification) snapshot_add_notification(after, bus);
  bus->shown = after;
  tell_added(bus, before, after);
  tell_changed(bus, before, after);
  tell_removed(bus, before, after);
  tell_focus(bus, before, after);
  free(before);
}

// Whether the window is the one that is worked with; a reader then looks for the focus anew.
void changes_tell_window(AlmanacBus *bus) {
  bool isActive = mailbox_is_active(bus);
  if (isActive == bus->toldActive || !bus->registry || !snapshot_node(bus->shown, AlmanacPageID)) return;
  bus->toldActive = isActive;
  emit_window(bus, isActive ? "Activate" : "Deactivate");
  emit_state(bus, AlmanacPageID, "active", isActive);
  uint32_t focus = bus->shown->focus;
  if (isActive && focus && snapshot_node(bus->shown, focus)) emit_state(bus, focus, "focused", true);
}
