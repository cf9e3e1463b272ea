// Room for the open files that events take.
#pragma once

#include <sys/resource.h>

namespace msrpp::run {

/// As many open files as this process may have: each CPU or thread takes one for each event.
inline void raise_open_files() {
    rlimit files{};
    if (getrlimit(RLIMIT_NOFILE, &files) != 0) return;
    files.rlim_cur = files.rlim_max;
    setrlimit(RLIMIT_NOFILE, &files);
}

} // namespace msrpp::run
