// What the lab's programs report with: a line for each thing that is as expected, or is not.
#pragma once

#include <cerrno>
#include <cstdarg>
#include <cstdio>
#include <cstdlib>
#include <cstring>

inline int failures = 0;

/// `ok NAME` or `FAIL NAME: DETAIL`; the detail is as for printf.
__attribute__((format(printf, 3, 4))) inline bool expect(const char *name, bool good,
                                                         const char *detail, ...) {
    if (good) {
        std::printf("ok %s\n", name);
    } else {
        std::printf("FAIL %s: ", name);
        va_list arguments;
        va_start(arguments, detail);
        std::vprintf(detail, arguments);
        va_end(arguments);
        std::printf("\n");
        ++failures;
    }
    std::fflush(stdout);
    return good;
}

inline bool expect(const char *name, bool good) {
    return expect(name, good, "error number %d", errno);
}
