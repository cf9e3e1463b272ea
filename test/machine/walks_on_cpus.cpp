// This program has a thread on each of CPUs 0 and 1, with nothing else there but the start of the
// other thread. Each thread loads a word of each line of its own 256 KiB, 32 times, in a function
// of 32 * (4 * 4096 + 4) instructions. The program prints the addresses of the function's begin,
// end and load, and the ID of the thread on each CPU. Each thread waits for the end of the other
// thread's walk, so that neither thread ends before both have walked.
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <thread>

#include <sched.h>
#include <sys/mman.h>
#include <unistd.h>

extern "C" {
void walk(const void *first, std::uint64_t lines, std::uint64_t turns);
extern const char walk_load[], walk_end[];
}

asm(R"(
    .text
    .globl walk, walk_load, walk_end
    .balign 64
walk:
    mov %rdi, %rax
    mov %rsi, %rcx
walk_load:
    mov (%rax), %r8
    add $64, %rax
    dec %rcx
    jnz walk_load
    dec %rdx
    jnz walk
walk_end:
    ret
)");

namespace {

constexpr std::size_t bytes = 256 * 1024, lines = bytes / 64;

template <typename Pointer>
unsigned long long number_of(Pointer address) {
    return reinterpret_cast<std::uintptr_t>(address);
}

/// Returns 256 KiB in pages of their own; the program has touched no line there, so that no cache
/// holds any.
const void *untouched_memory() {
    void *const memory = mmap(nullptr, bytes, PROT_READ | PROT_WRITE,
                              MAP_PRIVATE | MAP_ANONYMOUS | MAP_POPULATE, -1, 0);
    if (memory == MAP_FAILED) std::exit(1);
    return memory;
}

void pin(unsigned cpu) {
    cpu_set_t cpu_set;
    CPU_ZERO(&cpu_set);
    CPU_SET(cpu, &cpu_set);
    if (sched_setaffinity(0, sizeof cpu_set, &cpu_set) != 0) std::exit(1);
    std::printf("thread %u %d\n", cpu, gettid());
}

} // namespace

int main() {
    const void *const memory[]{untouched_memory(), untouched_memory()};
    std::printf("walk %llu %llu %llu\n", number_of(walk), number_of(walk_end),
                number_of(walk_load));
    pin(0);
    std::atomic<bool> is_pinned{}, has_walked{};
    const auto wait_for = [](const std::atomic<bool> &subject) {
        while (!subject)
            std::this_thread::yield();
    };
    std::thread other{[&] {
        pin(1);
        is_pinned = true;
        walk(memory[1], lines, 32);
        wait_for(has_walked);
    }};
    wait_for(is_pinned);
    walk(memory[0], lines, 32);
    has_walked = true;
    other.join();
}
