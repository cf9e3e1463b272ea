// Tests of CPU sets on a kernel for 2,048 CPUs, which refuses sets shorter than its own with EINVAL
// (Linux, kernel/sched/syscalls.c, sched_getaffinity). This file replaces the kernel's call.
#include "../../tools/support/cpus.hpp"

#include <doctest/doctest.h>

#include <cerrno>
#include <cstddef>
#include <cstring>
#include <vector>

#include <sched.h>
#include <sys/types.h>

namespace {

constexpr std::size_t own_bytes = 2048 / 8;
unsigned char usable[own_bytes]; ///< the CPUs that this thread may use
bool refuses_all = false;

} // namespace

extern "C" int sched_getaffinity(pid_t, std::size_t size, cpu_set_t *destination) noexcept {
    if (size < own_bytes || refuses_all) {
        errno = EINVAL;
        return -1;
    }
    std::memset(destination, 0, size);
    std::memcpy(destination, usable, own_bytes);
    return 0;
}

extern "C" int sched_setaffinity(pid_t, std::size_t size, const cpu_set_t *source) noexcept {
    std::memset(usable, 0, own_bytes);
    std::memcpy(usable, source, size < own_bytes ? size : own_bytes);
    return 0;
}

TEST_CASE("the CPUs of a large system are all known") {
    std::memset(usable, 0, own_bytes);
    usable[0] = 0x05;   // CPUs 0 and 2
    usable[200] = 0x80; // CPU 1607
    CHECK(support::usable_cpus() == std::vector<unsigned>{0, 2, 1607});
}

TEST_CASE("a thread is kept on CPUs beyond the 1,024th") {
    CHECK(support::keep_on({3, 1500}));
    CHECK(support::usable_cpus() == std::vector<unsigned>{3, 1500});
    CHECK(support::keep_on({1}));
    CHECK(support::usable_cpus() == std::vector<unsigned>{1});
}

TEST_CASE("where the kernel says nothing no CPU is made up") {
    refuses_all = true;
    CHECK(support::usable_cpus().empty());
    CHECK(errno == EINVAL);
    refuses_all = false;
}

TEST_CASE("CPUs as text") {
    CHECK(support::list_of({}).empty());
    CHECK(support::list_of({4}) == "4");
    CHECK(support::list_of({0, 1, 2, 4, 6, 7}) == "0-2,4,6-7");
}
