// This program makes calls with known callers: main, outer, middle, leaf; the program makes the
// same calls in another thread and in another process. It prints the address of each function's
// begin and end.
#include <cstdint>
#include <cstdio>
#include <thread>

#include <sys/wait.h>
#include <unistd.h>

extern "C" {
void leaf(unsigned long turns);
void middle(unsigned long turns);
void outer(unsigned long turns);
extern const char leaf_end[], middle_end[], outer_end[];
}

// Functions without frame pointers.
asm(R"(
    .text
    .globl leaf, middle, outer, leaf_end, middle_end, outer_end
leaf:
    dec %rdi
    jnz leaf
    ret
leaf_end:
middle:
    sub $24, %rsp
    call leaf
    add $24, %rsp
    ret
middle_end:
outer:
    sub $8, %rsp
    call middle
    add $8, %rsp
    ret
outer_end:
)");

namespace {

void print(const char *name, void (*begin)(unsigned long), const char *end) {
    std::printf("%s %llu %llu\n", name,
                static_cast<unsigned long long>(reinterpret_cast<std::uintptr_t>(begin)),
                static_cast<unsigned long long>(reinterpret_cast<std::uintptr_t>(end)));
}

} // namespace

int main() {
    constexpr unsigned long turns = 200000;
    print("leaf", leaf, leaf_end);
    print("middle", middle, middle_end);
    print("outer", outer, outer_end);
    std::fflush(stdout);
    outer(turns);
    std::thread{[] { middle(turns); }}.join();
    if (fork() == 0) {
        outer(turns);
        _exit(0);
    }
    wait(nullptr);
}
