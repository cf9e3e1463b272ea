// Threads and a process that each touch a fixed number of new pages; each first touch is a page
// fault. The threads take turns on one CPU, so that the kernel switches between them often. The
// process has a thread with the name of the program's first thread.
#include <atomic>
#include <cstddef>
#include <cstdlib>
#include <thread>

#include <pthread.h>
#include <sched.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

namespace {

constexpr std::size_t page = 4096;
std::atomic<int> turn{};

/// Touches ten pages `tens` times; after each ten of the first 500 pages the other thread, which
/// touches pages in the same function, has its turn. A thread that has touched all its pages gives
/// its turn away, so that no thread waits without end.
void touch(int tens, int mine) {
    const std::size_t bytes = static_cast<std::size_t>(tens) * 10 * page;
    void *const memory =
        mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (memory == MAP_FAILED) std::abort();
    madvise(memory, bytes, MADV_NOHUGEPAGE);
    for (int i = 0; i < tens * 10; ++i) {
        static_cast<volatile char *>(memory)[static_cast<std::size_t>(i) * page] = 1;
        if (i % 10 != 9 || mine < 0 || i >= 500) continue;
        turn = 1 - mine;
        while (turn != mine)
            sched_yield();
    }
    turn = 1 - mine;
}

} // namespace

int main() {
    cpu_set_t cpu_set;
    CPU_ZERO(&cpu_set);
    CPU_SET(sched_getcpu(), &cpu_set);
    sched_setaffinity(0, sizeof cpu_set, &cpu_set);
    std::thread first{[] {
        pthread_setname_np(pthread_self(), "first");
        touch(100, 0);
    }};
    std::thread second{[] {
        pthread_setname_np(pthread_self(), "second");
        touch(200, 1);
    }};
    first.join();
    second.join();
    const pid_t child = fork();
    if (child == 0) {
        touch(300, -1);
        _exit(0);
    }
    int status = 1;
    waitpid(child, &status, 0);
    return status;
}
