// Which choice gets which counter, and which of several equal registers holds which value: searches
// over plain sets, in the compiler and at run time, without memory of their own.
#pragma once

#include <msr/select/facts.hpp>

#include <cstddef>
#include <cstdint>

namespace msr::select::detail {

constexpr int lowest(std::uint64_t set) { return __builtin_ctzll(set); }

/// Matches choices with counters, at most one choice each. It finds a match for every choice
/// whenever there is a match: a choice without a free counter makes another choice move (augmenting
/// paths); where no chain of moves ends at a free counter, there is no match.
template <std::size_t Most>
struct matching {
    counter_set wanted[Most]{};    ///< counters that may serve each choice
    counter_set preferred[Most]{}; ///< those of them to be tried first
    std::int8_t seat_of[Most]{};
    std::int16_t owner[most_counters]{};
    counter_set visited{}; ///< after a failure: the counters that its choices compete for
    counter_set taken{};
    std::size_t count{};

    /// Adds a choice. False where there is no match for all: it is then left out.
    constexpr bool add(counter_set counters, counter_set first = 0) {
        wanted[count] = counters;
        preferred[count] = counters & first;
        seat_of[count] = -1;
        visited = 0;
        const bool placed = place(count);
        if (placed) ++count;
        return placed;
    }

    /// After `add` failed: whether a choice that was added before competes with the new choice.
    constexpr bool competes(std::size_t choice) const {
        return (visited >> static_cast<unsigned>(seat_of[choice]) & 1) != 0;
    }

private:
    constexpr void take(std::size_t choice, int counter) {
        owner[counter] = static_cast<std::int16_t>(choice);
        seat_of[choice] = static_cast<std::int8_t>(counter);
        taken |= set_of(counter);
    }
    constexpr bool place(std::size_t choice) {
        const counter_set free = wanted[choice] & ~taken;
        const counter_set best = (free & preferred[choice]) != 0 ? free & preferred[choice] : free;
        if (best != 0) {
            take(choice, lowest(best));
            return true;
        }
        for (counter_set rest = wanted[choice] & ~visited; rest != 0;
             rest = wanted[choice] & ~visited) {
            const int counter = lowest(rest);
            visited |= set_of(counter);
            if (place(static_cast<std::size_t>(owner[counter]))) {
                take(choice, counter);
                return true;
            }
        }
        return false;
    }
};

/// Which of the registers of one kind holds the value of each need. Needs of equal value share a
/// register where both can use it. Tries every way, the first registers first.
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
