// Lets a process end when its parent ends, however the parent ends.
#pragma once

#include <sys/prctl.h>
#include <sys/types.h>
#include <unistd.h>

namespace msrpp {

/// Lets the system send this process a signal when its parent ends, even after execve(). Must be
/// called in a new process. Where `parent` is gone already, exits with `status`.
inline void end_with(pid_t parent, int signal, int status) {
    prctl(PR_SET_PDEATHSIG, signal);
    if (getppid() != parent) _exit(status); // the parent may have ended before prctl()
}

} // namespace msrpp
