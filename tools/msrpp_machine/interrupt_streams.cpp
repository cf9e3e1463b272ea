#include "interrupt_streams.hpp"

#include <msr/sim/interrupt.hpp>

#include <fmt/format.h>

#include <cerrno>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <stdexcept>
#include <string>

#include <fcntl.h>
#include <sys/ioctl.h>
#include <unistd.h>

namespace msrpp::machine {

std::string line_of(const msr::sim::interrupt &what, std::uint64_t clocks, std::uint64_t lost) {
    return fmt::format("{} {} {:#x} {:#x} {}\n", clocks, name_of(what.cause), what.address,
                       what.counters, lost);
}

interrupt_streams::~interrupt_streams() {
    for (const pipe_end &each : pipes_)
        if (each.file >= 0) close(each.file);
}

void interrupt_streams::open(const std::string &place) {
    for (std::size_t cpu = 0; cpu < pipes_.size(); ++cpu) {
        const std::string name = fmt::format("{}/{}/{}", place, cpu, interrupts_name);
        // Both ends: who opens the pipe for reading need not wait, and nobody's reading is no
        // error.
        pipes_[cpu].file = ::open(name.c_str(), O_RDWR | O_NONBLOCK | O_CLOEXEC);
        if (pipes_[cpu].file < 0)
            throw std::runtime_error("cannot open " + name + ": " + std::strerror(errno));
    }
}

bool interrupt_streams::are_read(unsigned cpu) const {
    int left = 0;
    return pipes_[cpu].file >= 0 && ioctl(pipes_[cpu].file, FIONREAD, &left) == 0 && left == 0;
}

void interrupt_streams::tell(const msr::sim::interrupt &what, std::uint64_t clocks) {
    pipe_end &to = pipes_[what.cpu];
    if (to.file < 0) return;
    const std::string line = line_of(what, clocks, to.lost);
    // A line is shorter than PIPE_BUF: it is written whole, or not at all.
    if (write(to.file, line.data(), line.size()) == static_cast<ssize_t>(line.size()))
        to.lost = 0;
    else
        ++to.lost;
}

} // namespace msrpp::machine
