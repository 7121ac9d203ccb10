#ifndef CCONSOLE_FIXTURE_H
#define CCONSOLE_FIXTURE_H

// A process of its own takes a console that only writes down what is asked of it, and ends by a signal, or orderly where that is
// 0. `record` gets what was asked, a line each; what the process ended by, a wait status, is returned.
int fixture_console_ends_by(int signal, char *record, unsigned long size);

#endif
