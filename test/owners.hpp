// The register writes of a plan's program, each with the choices that own the write, for tests of
// owners.
#pragma once

#include <msr/core/program.hpp>

#include <cstddef>
#include <cstdint>
#include <ostream>
#include <vector>

/// A register that a program writes, and the index of the choice (event with qualifiers) for which
/// it is written.
struct owned {
    std::uint32_t address{};
    std::size_t owner{};

    friend bool operator==(const owned &, const owned &) = default;
    friend std::ostream &operator<<(std::ostream &out, const owned &owned) {
        return out << std::hex << owned.address << std::dec << " of " << owned.owner;
    }
};

using owners = std::vector<owned>;

inline owners owners_of(msr::sequence<msr::write> writes) {
    owners result;
    for (const msr::write &write : writes)
        result.push_back({write.address, write.owner});
    return result;
}
