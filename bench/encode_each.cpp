// How fast `msrpp encode --each` is: thousand plans of a single choice per second, from start to
// end of the process; the median of five runs. usage: encode_each [PROGRAM]; without it, the msrpp
// that was built beside this bench.
#include "figure.hpp"

#include <msr/intel/netburst/events.hpp>

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <string>

#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

namespace {

constexpr std::size_t plans = 500'000;

std::string program_beside_this() {
    const std::filesystem::path folder = std::filesystem::read_symlink("/proc/self/exe");
    return folder.parent_path().parent_path() / "tools" / "msrpp";
}

/// Returns one line of text for every mask of every NetBurst event that exists on all models and
/// that sources do not dispute, again and again, with qualifiers that change from line to line.
std::string all_choices() {
    const char *const endings[] = {"", ":user", ":kernel:thr=3", ":user:edge", ":thr=2:complement"};
    std::string lines;
    for (std::size_t count = 0; count < plans;)
        for (const auto &event : msr::netburst::events)
            for (const auto &mask : event.masks) {
                const bool usable = !event.disputed && event.models == msr::netburst::every_model;
                if (!usable || count == plans) continue;
                lines += event.name;
                lines += ':';
                lines += mask.name;
                lines += endings[count % std::size(endings)];
                lines += '\n';
                ++count;
            }
    return lines;
}

/// Returns a file without a name that holds the text; the file is read from its beginning.
int file_with(const std::string &text) {
    std::FILE *const file = std::tmpfile();
    if (file == nullptr) return -1;
    const bool written = std::fwrite(text.data(), 1, text.size(), file) == text.size();
    return written && std::fflush(file) == 0 ? fileno(file) : -1;
}

/// Runs the program with the file `lines` as its standard input. Returns the seconds that it took,
/// or a negative number where it failed.
double seconds_of(const std::string &program, int lines) {
    lseek(lines, 0, SEEK_SET);
    const auto begin = std::chrono::steady_clock::now();
    const pid_t child = fork();
    if (child == 0) {
        dup2(lines, STDIN_FILENO);
        dup2(open("/dev/null", O_WRONLY | O_CLOEXEC), STDOUT_FILENO);
        execl(program.c_str(), program.c_str(), "encode", "--cpu", "pentium4", "--each", nullptr);
        std::_Exit(127);
    }
    int status = 0;
    const bool ended = child > 0 && waitpid(child, &status, 0) == child;
    const std::chrono::duration<double> elapsed = std::chrono::steady_clock::now() - begin;
    return ended && status == 0 ? elapsed.count() : -1;
}

} // namespace

int main(int count, char **arguments) {
    const std::string program = count > 1 ? arguments[1] : program_beside_this();
    const int lines = file_with(all_choices());
    bool encoded = true;
    const double seconds = bench::median_of_five([&] {
        const double entry = seconds_of(program, lines);
        encoded = encoded && entry > 0;
        return entry;
    });
    if (!encoded) {
        std::fprintf(stderr, "encode_each: %s does not encode every line\n", program.c_str());
        return 1;
    }
    const double thousands = static_cast<double>(plans) / seconds / 1e3;
    return bench::at_least("encode --each", thousands, "thousand plans a second", 100) ? 0 : 1;
}
