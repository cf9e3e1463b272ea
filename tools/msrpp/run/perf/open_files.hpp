// Raises the process's limit of open files, because each event of Linux's perf is a file.
#pragma once

#include <sys/resource.h>

namespace msrpp::run {

/// Raises the number of open files to the largest that this process may have: each CPU or thread
/// needs a file for each event.
inline void raise_open_files() {
    rlimit files{};
    if (getrlimit(RLIMIT_NOFILE, &files) != 0) return;
    files.rlim_cur = files.rlim_max;
    setrlimit(RLIMIT_NOFILE, &files);
}

} // namespace msrpp::run
