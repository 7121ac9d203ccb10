// org.a11y.atspi.Component: where elements lie, and the focus. The page lays itself out: it can't be moved from outside.

#include "bus.h"

// Numbers of AtspiCoordType and AtspiComponentLayer (at-spi2-core, atspi/atspi-constants.h).
enum { OF_SCREEN = 0, OF_WINDOW = 1, OF_PARENT = 2 };
enum { LAYER_WIDGET = 3, LAYER_WINDOW = 7 };

typedef struct {
  int64_t x, y;
} Point;

// What has to be added to a place in the window.
static Point origin(const Node *node, uint32_t system) {
  const Snapshot *shown = node->bus->shown;
  const Node *parent = snapshot_node(shown, node->element.parent);
  if (system == OF_SCREEN) return (Point){shown->originX, shown->originY};
  if (system == OF_PARENT && parent) return (Point){-(int64_t)parent->element.x, -(int64_t)parent->element.y};
  return (Point){0, 0};
}

static bool contains(const AlmanacElement *element, Point point) {
  return point.x >= element->x && point.y >= element->y && point.x < (int64_t)element->x + element->width &&
         point.y < (int64_t)element->y + element->height;
}

static int read_point(sd_bus_message *call, const Node *node, Point *point) {
  int32_t x, y;
  uint32_t system;
  int failure = sd_bus_message_read(call, "iiu", &x, &y, &system);
  if (failure < 0) return failure;
  Point from = origin(node, system);
  *point = (Point){x - from.x, y - from.y};
  return 0;
}

METHOD(does_contain) {
  const Node *node = object;
  Point point;
  (void)error;
  int failure = read_point(call, node, &point);
  return failure < 0 ? failure : sd_bus_reply_method_return(call, "b", contains(&node->element, point));
}

static bool is_within(const Snapshot *snapshot, const Node *node, uint32_t ancestor) {
  while (node && node->element.id != ROOT_ID) {
    if (node->element.id == ancestor) return true;
    node = snapshot_node(snapshot, node->element.parent);
  }
  return false;
}

// The smallest of the element and its descendants that has the point.
static const Node *node_at(const Node *ancestor, Point point) {
  const Snapshot *shown = ancestor->bus->shown;
  const Node *best = NULL;
  int64_t least = INT64_MAX;
  for (size_t i = 1; i < shown->count; i++) {
    const Node *node = &shown->nodes[i];
    int64_t area = (int64_t)node->element.width * node->element.height;
    if (area >= least || !contains(&node->element, point) || !is_within(shown, node, ancestor->element.id)) continue;
    best = node;
    least = area;
  }
  return best;
}

METHOD(get_accessible_at_point) {
  const Node *node = object;
  sd_bus_message *reply = NULL;
  Point point;
  (void)error;
  int failure = read_point(call, node, &point);
  if (failure >= 0) failure = sd_bus_message_new_method_return(call, &reply);
  if (failure >= 0) failure = append_reference(reply, node->bus, node_at(node, point));
  return send_and_release(reply, failure);
}

static int read_place(sd_bus_message *call, const Node *node, Point *place) {
  uint32_t system;
  int failure = sd_bus_message_read(call, "u", &system);
  if (failure < 0) return failure;
  Point from = origin(node, system);
  *place = (Point){node->element.x + from.x, node->element.y + from.y};
  return 0;
}

METHOD(get_extents) {
  const AlmanacElement *element = &((Node *)object)->element;
  Point place;
  (void)error;
  int failure = read_place(call, object, &place);
  if (failure < 0) return failure;
  return sd_bus_reply_method_return(call, "(iiii)", (int32_t)place.x, (int32_t)place.y, element->width, element->height);
}

METHOD(get_position) {
  Point place;
  (void)error;
  int failure = read_place(call, object, &place);
  return failure < 0 ? failure : sd_bus_reply_method_return(call, "ii", (int32_t)place.x, (int32_t)place.y);
}

METHOD(get_size) {
  const AlmanacElement *element = &((Node *)object)->element;
  (void)error;
  return sd_bus_reply_method_return(call, "ii", element->width, element->height);
}

METHOD(get_layer) {
  bool isWindow = ((Node *)object)->element.id == AlmanacPageID;
  (void)error;
  return sd_bus_reply_method_return(call, "u", (uint32_t)(isWindow ? LAYER_WINDOW : LAYER_WIDGET));
}

METHOD(get_order) {
  (void)object, (void)error;
  return sd_bus_reply_method_return(call, "n", 0);
}

METHOD(get_alpha) {
  (void)object, (void)error;
  return sd_bus_reply_method_return(call, "d", 1.0);
}

// The node may be another one when the page has answered.
METHOD(grab_focus) {
  AlmanacBus *bus = ((Node *)object)->bus;
  uint32_t id = ((Node *)object)->element.id;
  (void)error;
  if (((Node *)object)->element.isFocusable) ask(bus, AlmanacNewsFocus, id, 0);
  return sd_bus_reply_method_return(call, "b", bus->shown->focus == id);
}

METHOD(refuse) {
  (void)object, (void)error;
  return sd_bus_reply_method_return(call, "b", false);
}

static const sd_bus_vtable table[] = {
  SD_BUS_VTABLE_START(0),
  SD_BUS_METHOD("Contains", "iiu", "b", does_contain, SD_BUS_VTABLE_UNPRIVILEGED),
  SD_BUS_METHOD("GetAccessibleAtPoint", "iiu", "(so)", get_accessible_at_point, SD_BUS_VTABLE_UNPRIVILEGED),
  SD_BUS_METHOD("GetExtents", "u", "(iiii)", get_extents, SD_BUS_VTABLE_UNPRIVILEGED),
  SD_BUS_METHOD("GetPosition", "u", "ii", get_position, SD_BUS_VTABLE_UNPRIVILEGED),
  SD_BUS_METHOD("GetSize", "", "ii", get_size, SD_BUS_VTABLE_UNPRIVILEGED),
  SD_BUS_METHOD("GetLayer", "", "u", get_layer, SD_BUS_VTABLE_UNPRIVILEGED),
  SD_BUS_METHOD("GetMDIZOrder", "", "n", get_order, SD_BUS_VTABLE_UNPRIVILEGED),
  SD_BUS_METHOD("GrabFocus", "", "b", grab_focus, SD_BUS_VTABLE_UNPRIVILEGED),
  SD_BUS_METHOD("GetAlpha", "", "d", get_alpha, SD_BUS_VTABLE_UNPRIVILEGED),
  SD_BUS_METHOD("SetExtents", "iiiiu", "b", refuse, SD_BUS_VTABLE_UNPRIVILEGED),
  SD_BUS_METHOD("SetPosition", "iiu", "b", refuse, SD_BUS_VTABLE_UNPRIVILEGED),
  SD_BUS_METHOD("SetSize", "ii", "b", refuse, SD_BUS_VTABLE_UNPRIVILEGED),
  SD_BUS_METHOD("ScrollTo", "u", "b", refuse, SD_BUS_VTABLE_UNPRIVILEGED),
  SD_BUS_METHOD("ScrollToPoint", "uii", "b", refuse, SD_BUS_VTABLE_UNPRIVILEGED),
  SD_BUS_VTABLE_END};

static int find(sd_bus *connection, const char *path, const char *interface, void *data, void **object,
                sd_bus_error *error) {
  int isFound = find_any(connection, path, interface, data, object, error);
  return isFound > 0 && ((Node *)*object)->element.id != ROOT_ID;
}

int component_add(AlmanacBus *bus) { return interface_add(bus, ATSPI_COMPONENT, table, find); }
