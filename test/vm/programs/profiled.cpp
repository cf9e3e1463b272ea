// A program that the virtual machine's tests profile: a second thread and a child process run known
// numbers of turns in functions of their own, with frame pointers, so that a profile shows the
// functions.
#include <cstdint>
#include <thread>

#include <sys/wait.h>
#include <unistd.h>

volatile std::uint64_t profiled_sink;

namespace {

/// Gives the function that calls this a frame that the kernel module can walk.
[[gnu::always_inline]] inline void have_frame() {
    asm volatile("" : : "r"(__builtin_frame_address(0)));
}

} // namespace

/// The function in which nearly all of the program's time is spent.
[[gnu::noinline]] void profiled_multiply(unsigned turns) {
    have_frame();
    std::uint64_t value = 1;
    for (unsigned i = 0; i < turns; ++i)
        value = value * 6364136223846793005u + i;
    profiled_sink = value;
}

[[gnu::noinline]] void profiled_work(unsigned pieces) {
    have_frame();
    for (unsigned i = 0; i < pieces; ++i)
        profiled_multiply(100000);
    profiled_sink = profiled_sink + 1; // work after the call keeps the compiler from a tail call
}

int main() {
    std::thread other{[] { profiled_work(1000); }};
    profiled_work(1000);
    other.join();
    if (const pid_t child = ::fork(); child == 0) {
        profiled_work(500);
        ::_exit(0);
    } else {
        int status = 0;
        ::waitpid(child, &status, 0);
    }
    return 3;
}
