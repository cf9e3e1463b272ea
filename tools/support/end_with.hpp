// A process that a fork has made ends when its parent does, however that ends.
#pragma once

#include <sys/prctl.h>
#include <sys/types.h>
#include <unistd.h>

namespace msrpp {

/// In a new process: lets the system send it this signal when `parent` ends, also after execve.
/// Where that is gone already, exits with `status`.
inline void end_with(pid_t parent, int signal, int status) {
    prctl(PR_SET_PDEATHSIG, signal);
    if (getppid() != parent) _exit(status); // it may have ended before prctl
}

} // namespace msrpp
