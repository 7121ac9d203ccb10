// The page as the bus's thread holds it: copied in one go by whoever hands it over, never changed by two.

#include "bus.h"

#include <stdlib.h>
#include <string.h>

static size_t length_of(const char *text) { return text ? strlen(text) + 1 : 1; }

// Copies a string to the end of what is copied already; missing text is empty.
static const char *keep(char **end, const char *text) {
  size_t length = length_of(text);
  char *copy = memcpy(*end, text ? text : "", length);
  *end += length;
  return copy;
}

static void set_application(Node *node, AlmanacBus *bus) {
  node->bus = bus;
  node->element = (AlmanacElement){
    .id = ROOT_ID, .role = AlmanacRoleApplication, .name = bus->name, .valueText = "", .identifier = "application"};
}

// One more node than the page has is for the application, another for the notification.
Snapshot *snapshot_make(AlmanacBus *bus, const AlmanacPage *page) {
  size_t nodes = sizeof(Snapshot) + (page->count + 2) * sizeof(Node), strings = 0;
  for (size_t i = 0; i < page->count; i++) {
    const AlmanacElement *element = &page->elements[i];
    strings += length_of(element->name) + length_of(element->valueText) + length_of(element->identifier);
  }
  Snapshot *snapshot = malloc(nodes + strings);
  if (!snapshot) return NULL;
  *snapshot = (Snapshot){.count = page->count + 1, .focus = page->focus, .isBusy = page->isBusy,
                         .originX = page->originX, .originY = page->originY, .answered = page->answered};
  set_application(&snapshot->nodes[0], bus);
  char *end = (char *)snapshot + nodes;
  for (size_t i = 0; i < page->count; i++) {
    Node *node = &snapshot->nodes[i + 1];
    *node = (Node){.element = page->elements[i], .bus = bus};
    node->element.name = keep(&end, node->element.name);
    node->element.valueText = keep(&end, node->element.valueText);
    node->element.identifier = keep(&end, node->element.identifier);
  }
  return snapshot;
}

// There has to be a page, and room for it was left by snapshot_make.
void snapshot_add_notification(Snapshot *snapshot, AlmanacBus *bus) {
  if (!snapshot_node(snapshot, AlmanacPageID) || snapshot_node(snapshot, NOTIFICATION_ID)) return;
  snapshot->nodes[snapshot->count++] = (Node){
    .bus = bus,
    .element = {.id = NOTIFICATION_ID, .parent = AlmanacPageID, .role = AlmanacRoleNotification,
                .name = bus->notification, .valueText = "", .identifier = "notification"}};
}

const Node *snapshot_node(const Snapshot *snapshot, uint32_t id) {
  for (size_t i = 0; i < snapshot->count; i++)
    if (snapshot->nodes[i].element.id == id) return &snapshot->nodes[i];
  return NULL;
}

// The number at the path's end names the node, if the whole path is how we write it.
const Node *snapshot_node_at_path(const Snapshot *snapshot, const char *path) {
  const char *end = strrchr(path, '/');
  uint32_t id = end ? (uint32_t)strtoul(end + 1, NULL, 10) : ROOT_ID;
  return strcmp(element_path(id).text, path) == 0 ? snapshot_node(snapshot, id) : NULL;
}

// The application is nobody's child.
static bool is_child(const Node *node, uint32_t parent) {
  return node->element.id != ROOT_ID && node->element.parent == parent;
}

const Node *snapshot_child(const Snapshot *snapshot, uint32_t parent, int32_t index) {
  for (size_t i = 0; index >= 0 && i < snapshot->count; i++)
    if (is_child(&snapshot->nodes[i], parent) && index-- == 0) return &snapshot->nodes[i];
  return NULL;
}

int32_t snapshot_child_count(const Snapshot *snapshot, uint32_t parent) {
  int32_t count = 0;
  for (size_t i = 0; i < snapshot->count; i++) count += is_child(&snapshot->nodes[i], parent);
  return count;
}

int32_t snapshot_index_in_parent(const Snapshot *snapshot, const Node *node) {
  if (node->element.id == ROOT_ID) return -1;
  int32_t index = 0;
  for (const Node *other = snapshot->nodes; other < node; other++) index += is_child(other, node->element.parent);
  return index;
}
