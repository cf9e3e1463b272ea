// Numbers in memory as little-endian bytes. Each byte is read separately, so that neither alignment
// nor the byte order of the host matters; compilers make one load of the bytes.
#pragma once

#include <msr/core/cplusplus.hpp>

#include <cstdint>

namespace msr {

/// Returns the little-endian number in the 4 bytes from `bytes` on, all of which must be readable.
constexpr std::uint32_t load_32(const unsigned char *bytes) {
    return static_cast<std::uint32_t>(bytes[0]) | static_cast<std::uint32_t>(bytes[1]) << 8 |
           static_cast<std::uint32_t>(bytes[2]) << 16 | static_cast<std::uint32_t>(bytes[3]) << 24;
}

/// Returns the little-endian number in the 8 bytes from `bytes` on, all of which must be readable.
constexpr std::uint64_t load_64(const unsigned char *bytes) {
    return static_cast<std::uint64_t>(bytes[0]) | static_cast<std::uint64_t>(bytes[1]) << 8 |
           static_cast<std::uint64_t>(bytes[2]) << 16 | static_cast<std::uint64_t>(bytes[3]) << 24 |
           static_cast<std::uint64_t>(bytes[4]) << 32 | static_cast<std::uint64_t>(bytes[5]) << 40 |
           static_cast<std::uint64_t>(bytes[6]) << 48 | static_cast<std::uint64_t>(bytes[7]) << 56;
}

} // namespace msr
