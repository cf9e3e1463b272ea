// Numbers that lie in memory as little-endian bytes. Byte by byte, so that neither alignment nor
// the byte order of this machine matters; compilers make one load of it.
#pragma once

#include <msr/core/cplusplus.hpp>

#include <cstdint>

namespace msr {

/// The number in 4 bytes from `at` on, which must be there.
constexpr std::uint32_t load_32(const unsigned char *at) {
    return static_cast<std::uint32_t>(at[0]) | static_cast<std::uint32_t>(at[1]) << 8 |
           static_cast<std::uint32_t>(at[2]) << 16 | static_cast<std::uint32_t>(at[3]) << 24;
}

/// The number in 8 bytes from `at` on, which must be there.
constexpr std::uint64_t load_64(const unsigned char *at) {
    return static_cast<std::uint64_t>(at[0]) | static_cast<std::uint64_t>(at[1]) << 8 |
           static_cast<std::uint64_t>(at[2]) << 16 | static_cast<std::uint64_t>(at[3]) << 24 |
           static_cast<std::uint64_t>(at[4]) << 32 | static_cast<std::uint64_t>(at[5]) << 40 |
           static_cast<std::uint64_t>(at[6]) << 48 | static_cast<std::uint64_t>(at[7]) << 56;
}

} // namespace msr
