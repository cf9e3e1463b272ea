#include "process_output.hpp"

#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>

extern char **environ;

namespace msrpp::profile {

std::string output_of(const std::vector<std::string> &words, int &status) {
    status = -1;
    std::array<int, 2> ends{};
    if (pipe2(ends.data(), O_CLOEXEC) != 0) return {};
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
    posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO);
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
    std::vector<char *> arguments;
    for (const std::string &name : words)
        // posix_spawnp() does not write to the arguments.
        arguments.push_back(const_cast<char *>(name.c_str()));
    arguments.push_back(nullptr);
    pid_t child = 0;
    const int error =
        posix_spawnp(&child, arguments[0], &actions, nullptr, arguments.data(), environ);
    posix_spawn_file_actions_destroy(&actions);
    close(ends[1]);
    std::string text;
    if (error == 0) {
        std::array<char, 1 << 16> entry{};
        while (true) {
            const ssize_t got = read(ends[0], entry.data(), entry.size());
            if (got < 0 && errno == EINTR) continue;
            if (got <= 0) break;
            text.append(entry.data(), static_cast<std::size_t>(got));
        }
        int how = 0;
        while (waitpid(child, &how, 0) < 0 && errno == EINTR) {
        }
        status = WIFEXITED(how) ? WEXITSTATUS(how) : -1;
    }
    close(ends[0]);
    return text;
}

} // namespace msrpp::profile
