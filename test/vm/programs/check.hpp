// Reports of the virtual machine's test programs: a line for each check that passes or fails.
#pragma once

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>

inline int failures = 0;

/// Prints `ok NAME` or `FAIL NAME: DETAIL`; the detail is formatted as by printf. The values are
/// references, read after the condition is evaluated, so errno or a reason is that of the call in
/// the condition.
template <typename... Values>
bool expect(const char *name, bool good, const char *detail, const Values &...values) {
    if (good) {
        std::printf("ok %s\n", name);
    } else {
        std::printf("FAIL %s: ", name);
        if constexpr (sizeof...(values) == 0)
            std::printf("%s", detail);
        else
            std::printf(detail, values...);
        std::printf("\n");
        ++failures;
    }
    std::fflush(stdout);
    return good;
}

inline bool expect(const char *name, bool good) {
    return expect(name, good, "error number %d", errno);
}
