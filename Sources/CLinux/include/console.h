#ifndef ALMANAC_CONSOLE_H
#define ALMANAC_CONSOLE_H

// A virtual terminal whose picture and keyboard are taken over, and which is given back whatever happens. One at a time: a
// handler of fatal signals can only know of one.

// How the kernel's ioctl is called; tests stand in for it.
typedef int (*almanac_console_control)(int file, unsigned long request, void *argument);
void almanac_console_use(almanac_console_control control);

// The terminal's number where `file` is one, otherwise 0.
int almanac_console_number(int file);
// The number of the one that is shown; 0 where `file` can't tell.
int almanac_console_active(int file);
// Asks for the terminal of that number, and does not wait. 0, or an error number.
int almanac_console_ask(int file, int number);
// Shows the terminal of that number, and waits until it is shown. 0, or an error number.
int almanac_console_show(int file, int number);

// Graphics mode, a silent keyboard, a hidden cursor; `leave` and `enter` are the signals that ask for the terminal and give it
// back. 0, or an error number: what could be taken is taken then, and is given back all the same. May be called again, for what
// another library has changed meanwhile.
int almanac_console_take(int file, int leave, int enter);
// The process lets go of the picture: another terminal may be shown.
void almanac_console_left(int file);
// The process has the picture again.
void almanac_console_entered(int file);

// Gives back what was taken. May be called at any time, from a signal handler too, and again.
void almanac_console_restore(void);
// Has a fatal signal and the end of the process give back what was taken.
void almanac_console_guard(void);
// Makes any terminal usable again, whoever has left it behind. 0, or an error number.
int almanac_console_reset(int file);

#endif
