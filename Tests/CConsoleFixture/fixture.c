#include "CConsoleFixture.h"

#include <CLinux.h>
#include <linux/kd.h>
#include <linux/vt.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

static int report;

static void note(const char *text, long value) {
  char line[64];
  int count = snprintf(line, sizeof line, "%s %ld\n", text, value);
  if (write(report, line, (size_t)count) < 0) _exit(99);
}

// A console in text mode whose keyboard speaks Unicode.
static int console(int file, unsigned long request, void *argument) {
  (void)file;
  switch (request) {
    case KDGETMODE: *(int *)argument = KD_TEXT; break;
    case KDGKBMODE: *(int *)argument = 3; break;
    case VT_GETMODE: ((struct vt_mode *)argument)->mode = VT_AUTO; break;
    case KDSETMODE: note("mode", (long)argument); break;
    case KDSKBMODE: note("keyboard", (long)argument); break;
    case VT_SETMODE: note("switching", ((struct vt_mode *)argument)->mode); break;
    default: break;
  }
  return 0;
}

static void live(int file, int number) {
  // A core would only lie about.
  struct rlimit none = {0, 0};
  setrlimit(RLIMIT_CORE, &none);
  sigset_t all;
  sigfillset(&all);
  sigprocmask(SIG_UNBLOCK, &all, NULL);
  for (int i = 1; i < 32; i++) signal(i, SIG_DFL);
  almanac_console_use(console);
  almanac_console_guard();
  almanac_console_take(file, 40, 41);
  note("taken", 0);
  if (number == 0) exit(0);
  raise(number);
}

int fixture_console_ends_by(int number, char *record, unsigned long size) {
  int ends[2];
  if (pipe(ends) != 0) return -1;
  pid_t child = fork();
  if (child == 0) {
    report = ends[1];
    int terminal = dup(ends[1]);
    live(terminal, number);
    _exit(98);
  }
  close(ends[1]);
  unsigned long filled = 0;
  ssize_t count;
  while (filled + 1 < size && (count = read(ends[0], record + filled, size - filled - 1)) > 0) filled += (unsigned long)count;
  record[filled] = 0;
  close(ends[0]);
  int status = -1;
  waitpid(child, &status, 0);
  return status;
}
