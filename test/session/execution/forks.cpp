#include <msr/session/execution/forks.hpp>

#include <doctest/doctest.h>

#include <sys/wait.h>
#include <unistd.h>

TEST_CASE("a child has one fork more above it, and its parent none") {
    REQUIRE(msr::detail::counts_forks());
    // Forks are counted once, although counts_forks() is called again.
    REQUIRE(msr::detail::counts_forks());
    const unsigned previous = msr::detail::fork_count;
    const pid_t child = ::fork();
    if (child == 0) {
        const pid_t grandchild = ::fork();
        if (grandchild == 0) ::_exit(msr::detail::fork_count == previous + 2 ? 0 : 1);
        int status = 1;
        ::waitpid(grandchild, &status, 0);
        ::_exit(status == 0 && msr::detail::fork_count == previous + 1 ? 0 : 1);
    }
    int status = 1;
    ::waitpid(child, &status, 0);
    CHECK(status == 0);
    CHECK(msr::detail::fork_count == previous);
}
