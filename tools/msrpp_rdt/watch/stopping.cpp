#include "stopping.hpp"

#include <algorithm>
#include <csignal>
#include <cstdint>
#include <iterator>

#include <time.h>

namespace msrpp::rdt_tool {

namespace {

volatile std::sig_atomic_t sig_atomic = 0;
constexpr int ending[] = {SIGINT, SIGTERM, SIGHUP, SIGQUIT};
struct sigaction previous[std::size(ending)];

void ask(int) { sig_atomic = 1; }

} // namespace

stopping::stopping() {
    sig_atomic = 0;
    struct sigaction asking {};
    asking.sa_handler = ask;
    for (std::size_t i = 0; i < std::size(ending); ++i)
        sigaction(ending[i], &asking, previous + i);
}

stopping::~stopping() {
    for (std::size_t i = 0; i < std::size(ending); ++i)
        sigaction(ending[i], previous + i, nullptr);
}

bool stopping::is_asked() { return sig_atomic != 0; }

void stopping::take_again() {
    struct sigaction asking {};
    asking.sa_handler = ask;
    for (const int entry : ending)
        sigaction(entry, &asking, nullptr);
}

// Waits in steps of 50 ms, because a signal that comes just before the system's wait begins would
// be missed.
bool stopping::wait(double seconds, const run::command *program) const {
    constexpr double step = 0.05;
    while (seconds > 0 && !is_asked()) {
        const double time = std::min(seconds, step);
        const auto nanoseconds = static_cast<std::uint64_t>(time * 1e9);
        if (program != nullptr) {
            if (program->ends_within(nanoseconds)) return true;
        } else {
            const timespec timespec{0, static_cast<long>(nanoseconds)};
            nanosleep(&timespec, nullptr);
        }
        seconds -= time;
    }
    return is_asked();
}

} // namespace msrpp::rdt_tool
