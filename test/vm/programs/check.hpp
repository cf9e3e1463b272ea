// Reports of the lab's programs: a line for each thing that is as expected, or is not.
#pragma once

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>

inline int failures = 0;

/// `ok NAME` or `FAIL NAME: DETAIL`; the detail is as for printf. Its values are read here, and so
/// after the condition: errno, or a reason, is what the call in the condition left there.
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
