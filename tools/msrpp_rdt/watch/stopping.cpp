#include "stopping.hpp"

#include <algorithm>
#include <csignal>
#include <cstdint>
#include <iterator>

#include <time.h>

namespace msrpp::rdt_tool {

namespace {

volatile std::sig_atomic_t asked = 0;
constexpr int ending[] = {SIGINT, SIGTERM, SIGHUP, SIGQUIT};
struct sigaction before[std::size(ending)];

void ask(int) { asked = 1; }

} // namespace

stopping::stopping() {
    asked = 0;
    struct sigaction asking {};
    asking.sa_handler = ask;
    for (std::size_t i = 0; i < std::size(ending); ++i)
        sigaction(ending[i], &asking, before + i);
}

stopping::~stopping() {
    for (std::size_t i = 0; i < std::size(ending); ++i)
        sigaction(ending[i], before + i, nullptr);
}

bool stopping::is_asked() { return asked != 0; }

void stopping::take_again() {
    struct sigaction asking {};
    asking.sa_handler = ask;
    for (const int each : ending)
        sigaction(each, &asking, nullptr);
}

// In steps, as a signal that comes before the wait would be overlooked.
bool stopping::wait(double seconds, const run::command *program) const {
    constexpr double step = 0.05;
    while (seconds > 0 && !is_asked()) {
        const double now = std::min(seconds, step);
        const auto nanoseconds = static_cast<std::uint64_t>(now * 1e9);
        if (program != nullptr) {
            if (program->ends_within(nanoseconds)) return true;
        } else {
            const timespec some{0, static_cast<long>(nanoseconds)};
            nanosleep(&some, nullptr);
        }
        seconds -= now;
    }
    return is_asked();
}

} // namespace msrpp::rdt_tool
