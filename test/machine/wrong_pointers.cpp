// This program makes system calls with pointers to unmapped memory: each must fail with EFAULT
// without a signal. It prints the errors.
#include <cerrno>
#include <cstdio>

#include <sys/syscall.h>
#include <unistd.h>

namespace {

constexpr long nowhere = 16;

int error_of(long result) { return result == -1 ? errno : 0; }

} // namespace

int main() {
    const int no_file = error_of(syscall(SYS_execve, nowhere, nowhere, nowhere));
    const int no_words = error_of(syscall(SYS_execve, "/bin/true", 3L, nullptr));
    const int no_mask = error_of(syscall(SYS_sched_setaffinity, 0, 8, nowhere));
    std::printf("%d %d %d\n", no_file == EFAULT, no_words == EFAULT, no_mask == EFAULT);
}
