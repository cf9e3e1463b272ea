// What a backend is: something that reads and writes 64-bit registers of one logical processor.
#pragma once

#include <msr/failure.hpp>

#include <concepts>
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

} // namespace msr
