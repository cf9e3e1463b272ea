#include "interrupt_streams.hpp"

#include <msr/sim/registers/interrupt.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <cerrno>
#include <cstdint>
#include <cstring>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include <fcntl.h>
#include <sys/ioctl.h>
#include <unistd.h>

namespace msrpp::machine {

std::string line_of(const msr::sim::interrupt &interrupt, std::uint64_t clocks,
                    std::uint64_t lost) {
    return fmt::format("{} {} {:#x} {:#x} {}\n", clocks, name_of(interrupt.cause),
                       interrupt.address, interrupt.counters, lost);
}

descriptor interrupts_of(const std::string &place, unsigned cpu) {
    const std::string name = fmt::format("{}/{}/{}", place, cpu, interrupts_name);
    // The pipe for interrupts is opened for reading and writing: open() then need not wait for a
    // reader, and a missing reader is no error.
    descriptor pipe{open(name.c_str(), O_RDWR | O_NONBLOCK | O_CLOEXEC)};
    if (!pipe) throw std::runtime_error("cannot open " + name + ": " + std::strerror(errno));
    return pipe;
}

void interrupt_streams::add(int folder, unsigned cpu, descriptor pipe) {
    std::vector<pipe_end> &pipes = folders_[folder];
    pipes.resize(cpus_);
    pipes.at(cpu) = {std::move(pipe)};
}

bool interrupt_streams::are_read(unsigned cpu) const {
    return std::any_of(folders_.begin(), folders_.end(), [cpu](const auto &entry) {
        const descriptor &pipe = entry.second[cpu].file;
        int left = 0;
        return pipe && ioctl(pipe.number(), FIONREAD, &left) == 0 && left == 0;
    });
}

void interrupt_streams::tell(const msr::sim::interrupt &interrupt, std::uint64_t clocks) {
    for (auto &[folder, pipes] : folders_) {
        pipe_end &destination = pipes[interrupt.cpu];
        if (!destination.file) continue;
        const std::string line = line_of(interrupt, clocks, destination.lost);
        // A line is shorter than PIPE_BUF, so that write() writes the whole line, or nothing.
        if (::write(destination.file.number(), line.data(), line.size()) ==
            static_cast<ssize_t>(line.size()))
            destination.lost = 0;
        else
            ++destination.lost;
    }
}

} // namespace msrpp::machine
