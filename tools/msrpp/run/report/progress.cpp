#include "progress.hpp"

#include <fmt/format.h>

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <string>
#include <utility>
#include <vector>

#include <sys/ioctl.h>
#include <unistd.h>

namespace msrpp::run {

namespace {

constexpr std::uint64_t ns_of_second = 1'000'000'000;
/// Shortest time in nanoseconds between two updates of the line of progress.
constexpr std::uint64_t soonest = ns_of_second / 10;

std::size_t columns() {
    winsize window{};
    const bool is_known = ioctl(STDERR_FILENO, TIOCGWINSZ, &window) == 0 && window.ws_col > 1;
    return is_known ? window.ws_col : 80;
}

} // namespace

progress::progress() : is_terminal_{isatty(STDERR_FILENO) != 0} {}

void progress::begins(unsigned run, unsigned runs, std::vector<std::string> choices) {
    choices_ = std::move(choices);
    before_.clear();
    rates_.clear();
    since_ns_ = shown_ns_ = 0;
    const std::string name = std::exchange(name_, {});
    if (!name.empty())
        std::fprintf(stderr, "msrpp: %s\n", name.c_str());
    else if (runs > 1)
        std::fprintf(stderr, "msrpp: run %u of %u\n", run, runs);
}

void progress::goes_on(std::uint64_t time_ns, const std::vector<reading> &counted) {
    const bool is_next_second = time_ns / ns_of_second != shown_ns_ / ns_of_second;
    if (counted.empty() ? !is_next_second : time_ns < shown_ns_ + soonest) return;
    const auto passed = static_cast<double>(time_ns - since_ns_) / ns_of_second;
    if (!counted.empty()) rates_.clear();
    for (std::size_t i = 0; i < counted.size() && i < choices_.size(); ++i) {
        const std::uint64_t next = i < before_.size() ? before_[i].count : 0;
        rates_ += fmt::format("{}{:.3g}/s {}", i == 0 ? ": " : ", ",
                              static_cast<double>(counted[i].count - next) / passed, choices_[i]);
    }
    if (!counted.empty()) {
        before_ = counted;
        since_ns_ = time_ns;
    }
    shown_ns_ = time_ns;
    show(fmt::format("{} s{}", time_ns / ns_of_second, rates_));
}

void progress::ends() {
    if (std::exchange(is_shown_, false)) std::fputs("\r\033[K", stderr);
}

void progress::show(const std::string &line) {
    // Width of the line of progress in columns; a letter in the terminal's last column would begin
    // a new line.
    const auto width = static_cast<int>(columns() - 1);
    std::fprintf(stderr, "\r\033[K%.*s", width, line.c_str());
    std::fflush(stderr);
    is_shown_ = true;
}

} // namespace msrpp::run
