#ifndef ALMANAC_BUS_H
#define ALMANAC_BUS_H

// What the files of this target share.

#include "CAccessibility.h"

#include <pthread.h>
#include <systemd/sd-bus.h>

#define ATSPI_PATH "/org/a11y/atspi/accessible"
#define ATSPI_ROOT_PATH ATSPI_PATH "/root"
#define ATSPI_NULL_PATH "/org/a11y/atspi/null"
#define ATSPI_CACHE_PATH "/org/a11y/atspi/cache"
#define ATSPI_REGISTRY "org.a11y.atspi.Registry"
#define ATSPI_ACCESSIBLE "org.a11y.atspi.Accessible"
#define ATSPI_ACTION "org.a11y.atspi.Action"
#define ATSPI_APPLICATION "org.a11y.atspi.Application"
#define ATSPI_CACHE "org.a11y.atspi.Cache"
#define ATSPI_COMPONENT "org.a11y.atspi.Component"
#define ATSPI_VALUE "org.a11y.atspi.Value"
#define ATSPI_EVENT_OBJECT "org.a11y.atspi.Event.Object"
#define ATSPI_EVENT_WINDOW "org.a11y.atspi.Event.Window"

// The application stands above the page; the notification is made here, for readers that know no announcements.
enum { ROOT_ID = 0, NOTIFICATION_ID = AlmanacLeastOwnID };

// An element with what a call needs to answer for it.
typedef struct {
  AlmanacElement element;
  AlmanacBus *bus;
} Node;

// The page at a time. One block of memory: nodes, then strings.
typedef struct Snapshot {
  size_t count;
  uint32_t focus;
  bool isBusy;
  int32_t originX, originY;
  uint64_t answered;
  Node nodes[]; // the application first
} Snapshot;

typedef struct Announcement {
  struct Announcement *next;
  bool isUrgent;
  char text[];
} Announcement;

// When something that failed is tried again: each time twice as late.
typedef struct {
  bool isWaiting;
  uint64_t delay, deadline; // microseconds of the monotonic clock
} Retry;

// What the portal has told, setting by setting; -1 where nothing.
typedef struct {
  double textScale;
  int animations, reducedMotion, contrast, highContrast, scheme;
} PortalSettings;

struct AlmanacBus {
  // Set once.
  char *name, *version, *locale;
  AlmanacAnnouncing announcing;
  AlmanacHearer *hearer;
  void *context;
  pthread_t thread;
  int bell; // an eventfd

  // The mailbox, under the lock.
  pthread_mutex_t lock;
  pthread_cond_t answered;
  Snapshot *next;
  Announcement *announcements;
  bool isActive, isOver;

  // The thread's own.
  Snapshot *shown;
  sd_bus *session, *bus;
  sd_bus_track *readers; // who has asked for something
  Retry sessionRetry, busRetry, embedRetry;
  char *registry;     // its unique name, once the application is known to it
  char *desktop;      // the unique name and path of the application's parent
  char *desktopPath;
  bool isSeeking, isEmbedding, isListing, isListAgain;
  bool hasListeners, hasReader, hearsAnnouncements;
  bool hasAudience;   // as the hearer was told
  bool toldActive;    // as readers were told
  char *notification; // its words; NULL before the first
  int32_t applicationID;
  uint64_t question;
  PortalSettings settings;
};

// snapshot.c
Snapshot *snapshot_make(AlmanacBus *bus, const AlmanacPage *page);
const Node *snapshot_node(const Snapshot *snapshot, uint32_t id);
const Node *snapshot_node_at_path(const Snapshot *snapshot, const char *path);
const Node *snapshot_child(const Snapshot *snapshot, uint32_t parent, int32_t index);
int32_t snapshot_child_count(const Snapshot *snapshot, uint32_t parent);
int32_t snapshot_index_in_parent(const Snapshot *snapshot, const Node *node);
void snapshot_add_notification(Snapshot *snapshot, AlmanacBus *bus);

// mailbox.c
Snapshot *mailbox_take_snapshot(AlmanacBus *bus);
Announcement *mailbox_take_announcements(AlmanacBus *bus);
bool mailbox_is_active(AlmanacBus *bus);
bool mailbox_is_over(AlmanacBus *bus);
void mailbox_await_answer(AlmanacBus *bus, uint64_t question);

// thread.c, retry.c
void *bus_thread(void *bus);
void retry_later(Retry *retry);
bool retry_is_due(const Retry *retry);

// session.c, connection.c
bool session_open(AlmanacBus *bus);
void session_close(AlmanacBus *bus);
void connection_begin(AlmanacBus *bus);
void connection_close(AlmanacBus *bus);

// registry.c, listeners.c, portal.c
int registry_follow(AlmanacBus *bus);
void registry_embed(AlmanacBus *bus);
int listeners_follow(AlmanacBus *bus);
void listeners_list(AlmanacBus *bus);
void listeners_forget(AlmanacBus *bus);
void portal_follow(AlmanacBus *bus);

// audience.c
int audience_filter(sd_bus_message *message, void *bus, sd_bus_error *error);
void audience_update(AlmanacBus *bus);
void ask(AlmanacBus *bus, AlmanacNewsKind kind, uint32_t element, int32_t value);

// changes.c, announcements.c, events.c
void changes_take(AlmanacBus *bus);
void changes_tell_window(AlmanacBus *bus);
void announcements_take(AlmanacBus *bus);
void emit(AlmanacBus *bus, uint32_t id, const char *member, const char *detail, int32_t one, int32_t two,
          const char *type, ...);
void emit_window(AlmanacBus *bus, const char *member);
void emit_state(AlmanacBus *bus, uint32_t id, const char *state, bool isSet);
void emit_child(AlmanacBus *bus, uint32_t parent, const char *change, int32_t index, uint32_t child);

// interface.c
int interface_add(AlmanacBus *bus, const char *interface, const sd_bus_vtable *table, sd_bus_object_find_t find);
int find_any(sd_bus *connection, const char *path, const char *interface, void *bus, void **node, sd_bus_error *error);

int send_and_release(sd_bus_message *reply, int failure);

// How sd-bus wants its handlers; the object is a node.
#define GETTER(name) \
  static int name(sd_bus *connection, const char *path, const char *interface, const char *property, \
                  sd_bus_message *reply, void *object, sd_bus_error *error)
#define METHOD(name) static int name(sd_bus_message *call, void *object, sd_bus_error *error)

// relations.c
int accessible_get_relation_set(sd_bus_message *call, void *object, sd_bus_error *error);
int accessible_get_attributes(sd_bus_message *call, void *object, sd_bus_error *error);

// accessible.c, application.c, component.c, action.c, value.c, cache.c: one interface each
int accessible_add(AlmanacBus *bus);
int application_add(AlmanacBus *bus);
int component_add(AlmanacBus *bus);
int action_add(AlmanacBus *bus);
int value_add(AlmanacBus *bus);
int cache_add(AlmanacBus *bus);
void cache_emit_added(const Node *node);
void cache_emit_removed(AlmanacBus *bus, uint32_t id);
int append_interfaces(sd_bus_message *message, const Node *node);

// states.c
int append_states(sd_bus_message *message, const Node *node);

// paths.c: how elements are named on the bus
typedef struct {
  char text[64];
} ElementPath;
ElementPath element_path(uint32_t id);
int append_reference(sd_bus_message *message, AlmanacBus *bus, const Node *node);
int append_parent(sd_bus_message *message, const Node *node);
const char *role_name(AlmanacRole role);

#endif
