// Between begin and end of a region a thread allocates nothing and makes no system call, and so
// takes no contended lock: a process under strict seccomp counts regions, nested regions, and sums
// of a full log. The kernel kills the process at its first system call.
#include <msr/region.hpp>

#include "scripted.hpp"

#include <doctest/doctest.h>

#include <atomic>
#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <iterator>
#include <new>

#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

namespace {

std::atomic<std::size_t> allocations{0};

void *allocate(std::size_t size) {
    allocations.fetch_add(1, std::memory_order_relaxed);
    if (void *const memory = std::malloc(size == 0 ? 1 : size)) return memory;
    throw std::bad_alloc{};
}

} // namespace

// The C++ library's other forms of operator new call this form.
void *operator new(std::size_t size) { return allocate(size); }
void *operator new[](std::size_t size) { return allocate(size); }
void operator delete(void *memory) noexcept { std::free(memory); }
void operator delete[](void *memory) noexcept { std::free(memory); }
void operator delete(void *memory, std::size_t) noexcept { std::free(memory); }
void operator delete[](void *memory, std::size_t) noexcept { std::free(memory); }

namespace {

/// Forbids the calling thread all system calls but its end. Returns false if the system cannot
/// forbid them.
bool forbid_system_calls() {
    sock_filter lines[] = {
        {BPF_LD | BPF_W | BPF_ABS, 0, 0, offsetof(seccomp_data, nr)},
        {BPF_JMP | BPF_JEQ | BPF_K, 0, 1, SYS_exit},
        {BPF_RET | BPF_K, 0, 0, SECCOMP_RET_ALLOW},
        {BPF_RET | BPF_K, 0, 0, SECCOMP_RET_KILL},
    };
    const sock_fprog filter{static_cast<unsigned short>(std::size(lines)), lines};
    return ::prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0 &&
           ::prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &filter) == 0;
}

constexpr int not_here = 77;
constexpr int allocated = 3;

/// Runs `work` in a child process that may make no system call. `work` returns the exit status; the
/// function returns the child's status as a shell does, a signal as 128 plus its number.
template <typename Work>
int alone(Work work) {
    std::fflush(nullptr);
    const pid_t child = ::fork();
    if (child == 0) ::_exit(work());
    int status = 0;
    ::waitpid(child, &status, 0);
    return WIFSIGNALED(status) ? 128 + WTERMSIG(status) : WEXITSTATUS(status);
}

[[noreturn]] void end_with(int status) {
    for (;;)
        ::syscall(SYS_exit, status);
}

/// Counts nested regions until the log has filled several times, then calls `addition`, a forbidden
/// action by which a test checks itself.
template <typename More>
int count_regions(More addition) {
    scripted::machine machine;
    msr::regions regions{scripted::plan, {.most_logged = 64}};
    const msr::region_name outer = regions.name("outer"), inner = regions.name("inner");
    msr::region_thread mine{regions, scripted::reader{machine}};
    if (!forbid_system_calls()) return not_here;
    const std::size_t previous = allocations;
    for (int i = 0; i < 100; ++i) {
        const msr::region whole{mine, outer};
        machine.work(1, 1);
        const msr::region part = mine.enter("inner");
        machine.work(1, 1);
        mine.begin(inner);
        addition();
        mine.end();
    }
    end_with(allocations == previous ? 0 : allocated);
}

} // namespace

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
TEST_CASE("begins and ends: a sanitizer allocates and calls by itself" * doctest::skip()) {}
#else
TEST_CASE("begins and ends allocate nothing and make no system call") {
    const int ended = alone([] { return count_regions([] {}); });
    if (ended == not_here) {
        std::puts("not tried: the system forbids no system calls here (seccomp)");
        return;
    }
    CHECK(ended == 0);
    // The test detects an allocation, and a system call.
    CHECK(alone([] { return count_regions([] { ::operator delete(::operator new(8)); }); }) ==
          allocated);
    CHECK(alone([] { return count_regions([] { ::getppid(); }); }) > 128);
}
#endif
