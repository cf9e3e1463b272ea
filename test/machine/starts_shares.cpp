// This program executes a loop of 1,000,000 instructions in the function `counted` in each of two
// threads at the same time, then in a child process; another child then becomes the program of the
// argument.
//
// usage: starts_shares PROGRAM
#include <thread>

#include <sys/wait.h>
#include <unistd.h>

namespace {

/// Executes a million instructions and some more.
[[gnu::noinline]] void counted() {
    asm volatile(R"(
        mov $500000, %%ecx
    1:  dec %%ecx
        jnz 1b)"
                 :
                 :
                 : "rcx", "cc");
}

} // namespace

int main(int argc, char **argv) {
    if (argc != 2) return 2;
    std::thread first{counted}, second{counted};
    first.join();
    second.join();
    const pid_t copy = fork();
    if (copy == 0) {
        counted();
        _exit(0);
    }
    if (copy < 0 || waitpid(copy, nullptr, 0) != copy) return 1;
    const pid_t other = fork();
    if (other == 0) {
        execl(argv[1], argv[1], static_cast<char *>(nullptr));
        _exit(127);
    }
    return other < 0 || waitpid(other, nullptr, 0) != other ? 1 : 0;
}
