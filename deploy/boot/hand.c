// A hand made by the kernel's uinput: creates an input device and moves it as the lines say that it reads.
// Usage: hand KIND WIDTH HEIGHT IN OUT     KIND: multi, anonymous, single, mouse, keys, knob; IN, OUT: named pipes.
//
//   down SLOT X Y · move SLOT X Y · up SLOT      contacts, in pixels of a panel of WIDTH by HEIGHT
//   drag SLOT X Y X2 Y2 MS [HZ]                   moves from one place to the other, at even times
//   by DX DY · wheel N · key CODE VALUE           a mouse, a knob, a key
//   flood N                                       N reports of contact 0, as fast as they go, without a pause
//   wait MS · done                                done is answered on OUT, when all before it has happened
#include <fcntl.h>
#include <linux/uinput.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <time.h>
#include <unistd.h>

enum { STEPS_PER_PIXEL = 8, SLOTS = 10 };

static int device;
static const char *kind;
static int contact[SLOTS];
static int placeX[SLOTS], placeY[SLOTS];

static int is(const char *name) { return strcmp(kind, name) == 0; }

static void emit(int type, int code, int value) {
  struct input_event event = {.type = type, .code = code, .value = value};
  if (write(device, &event, sizeof event) != sizeof event) perror("hand: write");
}

static void report(void) { emit(EV_SYN, SYN_REPORT, 0); }

static void sleep_ms(double ms) {
  struct timespec time = {.tv_sec = ms / 1000, .tv_nsec = (long)(ms * 1e6) % 1000000000};
  nanosleep(&time, NULL);
}

static void axis(int code, int max) {
  struct uinput_abs_setup setup = {.code = code, .absinfo = {.maximum = max}};
  ioctl(device, UI_SET_ABSBIT, code);
  ioctl(device, UI_ABS_SETUP, &setup);
}

static void describe_panel(int width, int height) {
  ioctl(device, UI_SET_PROPBIT, INPUT_PROP_DIRECT);
  ioctl(device, UI_SET_EVBIT, EV_ABS);
  ioctl(device, UI_SET_EVBIT, EV_KEY);
  ioctl(device, UI_SET_KEYBIT, BTN_TOUCH);
  axis(ABS_X, width * STEPS_PER_PIXEL);
  axis(ABS_Y, height * STEPS_PER_PIXEL);
  if (is("single")) return;
  axis(ABS_MT_POSITION_X, width * STEPS_PER_PIXEL);
  axis(ABS_MT_POSITION_Y, height * STEPS_PER_PIXEL);
  if (is("anonymous")) return;
  axis(ABS_MT_SLOT, SLOTS - 1);
  axis(ABS_MT_TRACKING_ID, 65535);
}

static void describe(int width, int height) {
  if (is("mouse") || is("knob")) {
    ioctl(device, UI_SET_EVBIT, EV_REL);
    ioctl(device, UI_SET_RELBIT, is("knob") ? REL_DIAL : REL_X);
    if (is("knob")) return;
    ioctl(device, UI_SET_RELBIT, REL_Y);
    ioctl(device, UI_SET_RELBIT, REL_WHEEL);
    ioctl(device, UI_SET_EVBIT, EV_KEY);
    ioctl(device, UI_SET_KEYBIT, BTN_LEFT);
    ioctl(device, UI_SET_KEYBIT, BTN_RIGHT);
  } else if (is("keys")) {
    ioctl(device, UI_SET_EVBIT, EV_KEY);
    for (int code = KEY_ESC; code <= KEY_DELETE; code++) ioctl(device, UI_SET_KEYBIT, code);
  } else {
    describe_panel(width, height);
  }
}

// All contacts anew: how panels report that know nothing of slots.
static void report_anonymous(void) {
  int any = 0;
  for (int i = 0; i < SLOTS; i++) {
    if (!contact[i]) continue;
    any = 1;
    emit(EV_ABS, ABS_MT_POSITION_X, placeX[i]);
    emit(EV_ABS, ABS_MT_POSITION_Y, placeY[i]);
    emit(EV_SYN, SYN_MT_REPORT, 0);
  }
  if (!any) emit(EV_SYN, SYN_MT_REPORT, 0);
  emit(EV_KEY, BTN_TOUCH, any);
  report();
}

static void place(int slot, double x, double y) {
  placeX[slot] = x * STEPS_PER_PIXEL + 0.5;
  placeY[slot] = y * STEPS_PER_PIXEL + 0.5;
}

static void put(int slot, int id, double x, double y) {
  int isNew = id && !contact[slot];
  contact[slot] = id;
  if (id) place(slot, x, y);
  if (is("anonymous")) {
    report_anonymous();
    return;
  }
  if (!is("single")) {
    emit(EV_ABS, ABS_MT_SLOT, slot);
    if (isNew || !id) emit(EV_ABS, ABS_MT_TRACKING_ID, id ? id : -1);
    if (id) emit(EV_ABS, ABS_MT_POSITION_X, placeX[slot]);
    if (id) emit(EV_ABS, ABS_MT_POSITION_Y, placeY[slot]);
  }
  int first = 0;
  while (first < SLOTS - 1 && !contact[first]) first++;
  if (contact[first]) emit(EV_ABS, ABS_X, placeX[first]);
  if (contact[first]) emit(EV_ABS, ABS_Y, placeY[first]);
  emit(EV_KEY, BTN_TOUCH, contact[first] != 0);
  report();
}

static double now_ms(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1e3 + time.tv_nsec / 1e6;
}

// At even times by the clock: a late report is not followed by a long way in no time.
static void drag(int slot, double x, double y, double x2, double y2, double ms, double hz) {
  double began = now_ms(), passed = 0;
  while (passed < ms) {
    sleep_ms(1000 / hz);
    passed = now_ms() - began;
    double part = passed < ms ? passed / ms : 1;
    put(slot, contact[slot], x + (x2 - x) * part, y + (y2 - y) * part);
  }
}

static void flood(int count) {
  for (int i = 0; i < count; i++) put(0, contact[0], placeX[0] / STEPS_PER_PIXEL + (i % 2 ? 1 : -1), placeY[0] / STEPS_PER_PIXEL);
}

static void obey(const char *line, FILE *out) {
  static int id = 100;
  double a[7] = {0};
  char word[16] = "";
  int count = sscanf(line, "%15s %lf %lf %lf %lf %lf %lf %lf", word, a, a + 1, a + 2, a + 3, a + 4, a + 5, a + 6);
  if (!strcmp(word, "down")) put(a[0], id++, a[1], a[2]);
  if (!strcmp(word, "move")) put(a[0], contact[(int)a[0]], a[1], a[2]);
  if (!strcmp(word, "up")) put(a[0], 0, 0, 0);
  if (!strcmp(word, "drag")) drag(a[0], a[1], a[2], a[3], a[4], a[5], count > 7 ? a[6] : 100);
  if (!strcmp(word, "flood")) flood(a[0]);
  if (!strcmp(word, "wait")) sleep_ms(a[0]);
  if (!strcmp(word, "by")) emit(EV_REL, REL_X, a[0]), emit(EV_REL, REL_Y, a[1]), report();
  if (!strcmp(word, "wheel")) emit(EV_REL, is("knob") ? REL_DIAL : REL_WHEEL, a[0]), report();
  if (!strcmp(word, "key")) emit(EV_KEY, a[0], a[1]), report();
  if (!strcmp(word, "done")) fputs("done\n", out), fflush(out);
}

int main(int count, char **words) {
  if (count != 6) return fputs("usage: hand KIND WIDTH HEIGHT IN OUT\n", stderr), 2;
  kind = words[1];
  device = open("/dev/uinput", O_RDWR | O_CLOEXEC);
  if (device < 0) return perror("hand: /dev/uinput"), 1;
  describe(atoi(words[2]), atoi(words[3]));
  struct uinput_setup setup = {.id = {.bustype = BUS_USB, .vendor = 0x1209, .product = 1, .version = 1}};
  snprintf(setup.name, sizeof setup.name, "Hand %s", kind);
  if (ioctl(device, UI_DEV_SETUP, &setup) || ioctl(device, UI_DEV_CREATE)) return perror("hand: create"), 1;

  // Both ends of each pipe, so that neither is ever closed.
  FILE *in = fdopen(open(words[4], O_RDWR | O_CLOEXEC), "r"), *out = fdopen(open(words[5], O_RDWR | O_CLOEXEC), "w");
  if (!in || !out) return perror("hand: pipe"), 1;
  char line[256];
  while (fgets(line, sizeof line, in)) obey(line, out);
  return 0;
}
