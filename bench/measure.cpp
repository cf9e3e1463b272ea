// Runs a command with its output discarded and prints what the command used: user seconds and peak
// megabytes.
#include <cstdio>
#include <cstdlib>
#include <fcntl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

int main(int count, char **arguments) {
    if (count < 2) {
        std::fprintf(stderr, "usage: measure COMMAND [ARGUMENT...]\n");
        return 2;
    }
    const pid_t child = fork();
    if (child == 0) {
        const int nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC);
        dup2(nowhere, STDOUT_FILENO);
        dup2(nowhere, STDERR_FILENO);
        execvp(arguments[1], arguments + 1);
        std::_Exit(127);
    }
    int status = 0;
    rusage used{}; // resources used by the command and by all the processes that it waited for
    if (child < 0 || wait4(child, &status, 0, &used) != child) {
        std::perror("measure");
        return 1;
    }
    const double seconds = static_cast<double>(used.ru_utime.tv_sec) +
                           static_cast<double>(used.ru_utime.tv_usec) / 1e6;
    std::printf("%.6f %.3f\n", seconds, static_cast<double>(used.ru_maxrss) / 1024);
    return WIFEXITED(status) ? WEXITSTATUS(status) : 1;
}
