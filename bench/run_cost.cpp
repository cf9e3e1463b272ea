// Measures the CPU time that `msrpp run` adds to a command: the run with the usual metrics by perf,
// for processors whose plans take long to make, less the time of the command alone; and the time of
// `msrpp --help`. Each is the median of five runs. Without a PMU the kernel's software events stand
// for the choices, as in the tests.
//
// usage: run_cost [MSRPP [SOFTWARE_PERF]]; without them, those that were built beside this bench
#include "figure.hpp"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <string>
#include <vector>

#include <fcntl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

namespace {

namespace fs = std::filesystem;

constexpr double limit = 20; // milliseconds

double milliseconds(const timeval &time) {
    return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_usec) / 1e3;
}

/// Returns the CPU time of a command and of all processes that it waits for; a negative number
/// where it fails.
double cost_of(const std::vector<std::string> &words, const std::string &preloaded) {
    const pid_t child = fork();
    if (child == 0) {
        const int empty = open("/dev/null", O_WRONLY);
        dup2(empty, STDOUT_FILENO);
        dup2(empty, STDERR_FILENO);
        if (!preloaded.empty()) setenv("LD_PRELOAD", preloaded.c_str(), 1);
        std::vector<char *> arguments;
        for (const std::string &text : words)
            arguments.push_back(const_cast<char *>(text.c_str()));
        arguments.push_back(nullptr);
        execvp(arguments[0], arguments.data());
        _exit(127);
    }
    int status = 0;
    rusage used{};
    if (child < 0 || wait4(child, &status, 0, &used) != child || status != 0) return -1;
    return milliseconds(used.ru_utime) + milliseconds(used.ru_stime);
}

bool is_within(const std::string &text, const std::vector<std::string> &words,
               const std::string &preloaded) {
    const double alone = bench::median_of_five([] { return cost_of({"true"}, ""); });
    const double whole = bench::median_of_five([&] { return cost_of(words, preloaded); });
    return bench::at_most(text.c_str(), whole < 0 ? -1 : std::max(0.0, whole - alone), "ms", limit);
}

} // namespace

int main(int count, char **arguments) {
    const fs::path built = fs::read_symlink("/proc/self/exe").parent_path().parent_path();
    const std::string msrpp = count > 1 ? arguments[1] : (built / "tools/msrpp").string();
    std::string software =
        count > 2 ? arguments[2] : (built / "test/tools/libsoftware_perf.so").string();
    if (fs::exists("/sys/bus/event_source/devices/cpu") || !fs::exists(software)) software.clear();
    if (cost_of({msrpp, "run", "--cpu", "haswell", "--backend", "perf", "--", "true"}, software) <
        0) {
        std::printf("perf: skipped: it does not count here\n");
        return count > 1 ? 77 : 0;
    }
    bool whole = is_within("--help", {msrpp, "--help"}, "");
    for (const std::string cpu :
         {"granite_rapids", "sapphire_rapids", "haswell", "zen4", "pentium4"})
        whole &= is_within(
            "run --summary, " + cpu,
            {msrpp, "run", "--cpu", cpu, "--backend", "perf", "--summary", "--", "true"}, software);
    return whole ? 0 : 1;
}
