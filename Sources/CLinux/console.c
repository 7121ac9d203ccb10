#include "console.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/kd.h>
#include <linux/major.h>
#include <linux/vt.h>
#include <signal.h>
#include <stddef.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <sys/stat.h>
#include <sys/sysmacros.h>
#include <unistd.h>

#ifndef K_OFF
#define K_OFF 4
#endif

static int call(int file, unsigned long request, void *argument) { return ioctl(file, request, argument); }
static almanac_console_control control = call;

void almanac_console_use(almanac_console_control other) { control = other ? other : call; }

static const char hide_cursor[] = "\033[?25l";
static const char show_cursor[] = "\033[?25h";

// What a handler needs: plain values, written before `held` says that they count.
static volatile sig_atomic_t held;
static int taken;
static int mode_before = KD_TEXT;
static int keyboard_before = K_UNICODE;
static struct vt_mode switching_before;

static void say(int file, const char *text, size_t size) {
  ssize_t written = write(file, text, size);
  (void)written;
}

static int set(int file, unsigned long request, int value) { return control(file, request, (void *)(long)value); }

int almanac_console_number(int file) {
  struct stat status;
  if (fstat(file, &status) != 0 || !S_ISCHR(status.st_mode) || major(status.st_rdev) != TTY_MAJOR) return 0;
  int number = (int)minor(status.st_rdev);
  return number >= 1 && number < 64 ? number : 0;
}

int almanac_console_active(int file) {
  struct vt_stat state = {0};
  return control(file, VT_GETSTATE, &state) == 0 ? state.v_active : 0;
}

int almanac_console_ask(int file, int number) { return set(file, VT_ACTIVATE, number) != 0 ? errno : 0; }

int almanac_console_show(int file, int number) {
  if (almanac_console_ask(file, number) != 0 || set(file, VT_WAITACTIVE, number) != 0) return errno;
  return 0;
}

// What the terminal is given back with: not what somebody has left behind who was killed.
static int remember(int file) {
  if (control(file, KDGETMODE, &mode_before) != 0) return errno;
  if (control(file, KDGKBMODE, &keyboard_before) != 0 || keyboard_before == K_OFF) keyboard_before = K_UNICODE;
  if (mode_before == KD_GRAPHICS) mode_before = KD_TEXT;
  if (control(file, VT_GETMODE, &switching_before) != 0 || switching_before.mode == VT_PROCESS)
    switching_before = (struct vt_mode){.mode = VT_AUTO};
  taken = file;
  held = 1;
  return 0;
}

int almanac_console_take(int file, int leave, int enter) {
  int fault = held ? 0 : remember(file);
  if (fault != 0) return fault;
  say(file, hide_cursor, sizeof hide_cursor - 1);
  if (set(file, KDSETMODE, KD_GRAPHICS) != 0) fault = errno;
  if (set(file, KDSKBMODE, K_OFF) != 0 && fault == 0) fault = errno;
  struct vt_mode switching = {.mode = VT_PROCESS, .relsig = (short)leave, .acqsig = (short)enter};
  if (control(file, VT_SETMODE, &switching) != 0 && fault == 0) fault = errno;
  return fault;
}

void almanac_console_left(int file) { set(file, VT_RELDISP, 1); }
void almanac_console_entered(int file) { set(file, VT_RELDISP, VT_ACKACQ); }

void almanac_console_restore(void) {
  if (!held) return;
  held = 0;
  int error = errno;
  set(taken, KDSKBMODE, keyboard_before);
  set(taken, KDSETMODE, mode_before);
  control(taken, VT_SETMODE, &switching_before);
  say(taken, show_cursor, sizeof show_cursor - 1);
  errno = error;
}

int almanac_console_reset(int file) {
  struct vt_mode automatic = {.mode = VT_AUTO};
  int fault = 0;
  if (set(file, KDSKBMODE, K_UNICODE) != 0) fault = errno;
  if (set(file, KDSETMODE, KD_TEXT) != 0 && fault == 0) fault = errno;
  if (control(file, VT_SETMODE, &automatic) != 0 && fault == 0) fault = errno;
  say(file, show_cursor, sizeof show_cursor - 1);
  return fault;
}

// The signal is raised again for what it would have done without us; one that comes of an instruction comes again anyway.
static void fall(int number) {
  almanac_console_restore();
  raise(number);
}

void almanac_console_guard(void) {
  static const int fatal[] = {SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGABRT, SIGTRAP, SIGSYS};
  // A stack that has run over leaves no room for a handler.
  static char room[32768];
  static int guarded;
  if (guarded) return;
  guarded = 1;
  stack_t stack = {.ss_sp = room, .ss_size = sizeof room};
  sigaltstack(&stack, NULL);
  for (size_t i = 0; i < sizeof fatal / sizeof *fatal; i++) {
    struct sigaction action = {.sa_handler = fall, .sa_flags = (int)(SA_RESETHAND | SA_ONSTACK)};
    sigemptyset(&action.sa_mask);
    sigaction(fatal[i], &action, NULL);
  }
  atexit(almanac_console_restore);
}
