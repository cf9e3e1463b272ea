// Which of several equal registers holds which value: an exact search over plain sets, in the
// compiler and at run time, without memory of its own.
#pragma once

#include <msr/select/facts.hpp>

#include <cstddef>
#include <cstdint>

namespace msr::select::detail {

constexpr int lowest(std::uint64_t set) { return __builtin_ctzll(set); }

/// Which register of a kind holds the value of each need. Needs of equal value share a register
/// where both can use it. Tries every way, the first registers first.
template <std::size_t Most>
struct sharing {
    std::uint64_t values[Most]{};
    std::uint32_t places[Most]{};
    std::int8_t place_of[Most]{};
    std::size_t count{};

    /// At most `Most` needs can be added.
    constexpr void add(std::uint64_t value, std::uint32_t usable) {
        values[count] = value;
        places[count] = usable;
        ++count;
    }
    constexpr bool solve(std::size_t from = 0) {
        if (from >= count || from >= Most) return true;
        for (std::uint32_t rest = places[from]; rest != 0; rest &= rest - 1) {
            const int place = lowest(rest);
            if (!fits(from, place)) continue;
            place_of[from] = static_cast<std::int8_t>(place);
            if (solve(from + 1)) return true;
        }
        return false;
    }

private:
    constexpr bool fits(std::size_t which, int place) const {
        for (std::size_t i = 0; i < which; ++i)
            if (place_of[i] == place && values[i] != values[which]) return false;
        return true;
    }
};

} // namespace msr::select::detail
