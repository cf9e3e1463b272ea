// A recorder with counters that set overflow flags in a status register, which writes to another
// register clear; for tests of how sessions use flags.
#pragma once

#include <msr/backend/recorder.hpp>
#include <msr/core/failure.hpp>
#include <msr/core/program.hpp>

#include <cstddef>
#include <cstdint>

/// A recorder of a single logical processor, whose number a test may choose.
class flag_machine : public msr::recorder {
public:
    /// Makes a machine on which bits written to `clears` are cleared in `status`; where both
    /// addresses are equal, writes clear nothing.
    flag_machine(std::uint32_t status, std::uint32_t clears)
        : status_address{status}, clear_address{clears} {}

    msr::failure write(unsigned cpu, std::uint32_t address, std::uint64_t value) noexcept {
        const msr::failure problem = msr::recorder::write(cpu, address, value);
        if (!problem && address == clear_address && clear_address != status_address) {
            set(cpu, status_address, msr::recorder::value(cpu, status_address) & ~value);
            set(cpu, clear_address, 0);
        }
        return problem;
    }

    /// Makes a counter count `occurrences` occurrences in `clocks` clocks.
    void count(unsigned cpu, const msr::readout &counter, std::uint64_t occurrences,
               std::uint64_t clocks) {
        const std::uint64_t largest = (std::uint64_t{1} << counter.width) - 1;
        const std::uint64_t previous = value(cpu, counter.address);
        set(cpu, counter.address, (previous + occurrences) & largest);
        if (counter.flag.mask != 0 && occurrences > largest - previous)
            set(cpu, counter.flag.address, value(cpu, counter.flag.address) | counter.flag.mask);
        pass(clocks);
    }

private:
    std::uint32_t status_address;
    std::uint32_t clear_address;
};

/// Returns the number of accesses that a call makes.
template <typename Call>
std::size_t accesses_of(const msr::recorder &tape, Call call) {
    const std::size_t previous = tape.log().size();
    call();
    return tape.log().size() - previous;
}
