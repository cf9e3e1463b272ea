// What a backend is: something that reads and writes 64-bit registers of one logical processor.
#pragma once

#include <msr/failure.hpp>
#include <msr/program.hpp>

#include <concepts>
#include <cstddef>
#include <cstdint>

namespace msr {

/// Reads and writes a register of a logical processor; reports failures as values, never throws.
/// It knows no event and no vendor. `read` leaves its result alone when it fails.
template <typename Backend>
concept backend = requires(Backend &device, unsigned cpu, std::uint32_t address,
                           std::uint64_t value, std::uint64_t &into) {
    { device.read(cpu, address, into) }
    noexcept->std::same_as<failure>;
    { device.write(cpu, address, value) }
    noexcept->std::same_as<failure>;
};

/// A backend with a time of its own, as that of a simulated machine: the time stamp counter of a
/// logical processor, which tells how far a counter can have moved. Without it time is the time
/// stamp counter of the machine that the program runs on. Where it stands still nothing is known.
template <typename Backend>
concept timed_backend = backend<Backend> && requires(Backend &device, unsigned cpu) {
    { device.clock(cpu) }
    noexcept->std::same_as<std::uint64_t>;
};

/// A program that a backend has taken; the backend alone knows what the number says.
struct program_handle {
    std::uint32_t number{};
};

/// A backend that also takes a whole program and carries out each phase of it at once. `load` does
/// everything up to the start: it refuses registers that are taken, saves, sets up and verifies.
/// Counts are since the start, one for each readout. A call that fails leaves the program stopped
/// or as it was; `unload` stops it and puts every register back, and may be called in a signal
/// handler where the backend's accesses may.
template <typename Backend>
concept program_backend = backend<Backend> &&
    requires(Backend &device, unsigned cpu, const program_view &program, program_handle &into,
             program_handle loaded, std::uint64_t *counts, std::size_t count) {
    { device.load(cpu, program, into) }
    noexcept->std::same_as<failure>;
    { device.start(loaded) }
    noexcept->std::same_as<failure>;
    { device.counts(loaded, counts, count) }
    noexcept->std::same_as<failure>;
    { device.stop(loaded, counts, count) }
    noexcept->std::same_as<failure>;
    { device.unload(loaded) }
    noexcept->std::same_as<failure>;
};

} // namespace msr
