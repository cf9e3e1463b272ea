// This program sends SIGTERM to children that execute another program at that moment. The signal
// ends each child, whichever of its two programs gets the signal.
//
// usage: signals_at_exec [waits]
#include <csignal>
#include <cstdio>

#include <sys/types.h>
#include <sys/wait.h>
#include <unistd.h>

int main(int argc, char **argv) {
    if (argc > 1) {
        for (;;)
            pause();
    }
    constexpr int children = 100;
    int ended = 0;
    for (int i = 0; i < children; ++i) {
        int pipes[2];
        if (pipe(pipes) != 0) return 1;
        const pid_t child = fork();
        if (child == 0) {
            if (write(pipes[1], "", 1) != 1) _exit(1);
            execl("/proc/self/exe", argv[0], "waits", nullptr);
            _exit(1);
        }
        char byte = 0;
        if (read(pipes[0], &byte, 1) != 1) return 1;
        usleep(static_cast<useconds_t>(i) * 20); // each child is at another place of its way
        kill(child, SIGTERM);
        int status = 0;
        waitpid(child, &status, 0);
        ended += WIFSIGNALED(status) && WTERMSIG(status) == SIGTERM;
        close(pipes[0]);
        close(pipes[1]);
    }
    std::printf("%d of %d children ended by the signal\n", ended, children);
    return 0;
}
