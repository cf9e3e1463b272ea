// Functions by which simulated faults (lies) of counters, meters and other registers change values.
#pragma once

#include "lies.hpp"

#include <cstdint>

namespace msrpp::validate {

/// Returns the largest content of a register.
inline std::uint64_t largest_of(const lie_access &access) {
    return access.width >= 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << access.width) - 1;
}

// Functions for reads: each returns the value that a read shows, from the true value.
inline std::uint64_t still(std::uint64_t, lie_access &access) { return access.base; }
inline std::uint64_t zero(std::uint64_t, lie_access &) { return 0; }
inline std::uint64_t doubled(std::uint64_t value, lie_access &access) {
    return (access.base + 2 * (value - access.base)) & largest_of(access);
}
inline std::uint64_t halved(std::uint64_t value, lie_access &access) {
    return access.base + ((value - access.base) & largest_of(access)) / 2;
}
inline std::uint64_t backwards(std::uint64_t value, lie_access &access) {
    return (access.base - (value - access.base)) & largest_of(access);
}
inline std::uint64_t neighbour(std::uint64_t, lie_access &access) { return access.neighbour; }

// Functions for reads and writes: the access is dropped or refused.
inline std::uint64_t swallow(std::uint64_t value, lie_access &access) {
    access.swallows = true;
    return value;
}
inline std::uint64_t refuse(std::uint64_t value, lie_access &access) {
    access.refuses = true;
    return value;
}
/// Drops the write by which a session restores a register: the write of the value that was in the
/// register at its first read.
inline std::uint64_t keeps_restored(std::uint64_t value, lie_access &access) {
    if (access.has_first && value == access.first) access.swallows = true;
    return value;
}

} // namespace msrpp::validate
