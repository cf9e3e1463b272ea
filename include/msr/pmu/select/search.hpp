// Assigns counters to requests, and values to auxiliary registers that can replace each other, such
// as MSR_OFFCORE_RSP_0 and 1: exact searches over plain sets, which run in the compiler and at run
// time, and allocate no memory.
#pragma once

#include <msr/pmu/matching.hpp>
#include <msr/pmu/select/facts.hpp>

#include <cstddef>
#include <cstdint>

namespace msr::select::detail {

constexpr int lowest(std::uint64_t set) { return __builtin_ctzll(set); }

/// A search for counters of requests, some of which take the counter with the next number as well.
/// The search tries every assignment of the requests that take two counters, the first counters
/// first, and matches the requests that take one counter with the remaining counters.
template <std::size_t Most>
struct counter_search {
    counter_set able[Most]{};
    counter_set preferred[Most]{};
    bool two[Most]{};
    /// The counter of each request after a successful search; for a request with two counters, its
    /// first counter.
    std::int8_t place_of[Most]{};
    /// The counters of the requests that take one counter; after a failed search only meaningful
    /// where no request takes two counters.
    matching<Most> match{};
    std::size_t count{};

    /// Adds a request to the search; at most `Most` requests can be added.
    /// `counters`: the counters that can serve the request
    /// `first`: the counters that are tried before others
    /// `takes_two`: whether the request takes the counter with the next number as well
    constexpr void add(counter_set counters, counter_set first, bool takes_two) {
        able[count] = counters;
        preferred[count] = first;
        two[count++] = takes_two;
    }
    constexpr bool solve(std::size_t begin = 0, counter_set set = 0) {
        while (begin < count && !two[begin])
            ++begin;
        if (begin >= count) return match_others(set);
        const counter_set free = able[begin] & ~set & ~(set >> 1);
        for (counter_set rest = free; rest != 0; rest &= rest - 1) {
            const int place = lowest(rest);
            place_of[begin] = static_cast<std::int8_t>(place);
            if (solve(begin + 1, set | counter_set{3} << place)) return true;
        }
        return false;
    }

private:
    constexpr bool match_others(counter_set set) {
        match = {};
        for (std::size_t i = 0; i < count; ++i)
            if (!two[i] && !match.add(able[i] & ~set, preferred[i])) return false;
        for (std::size_t i = 0, other = 0; i < count; ++i)
            if (!two[i]) place_of[i] = match.place_of[other++];
        return true;
    }
};

/// A search that assigns an auxiliary register of a kind to each need of a value. Needs of equal
/// value share a register that both can use. The search tries every assignment, the first registers
/// first.
template <std::size_t Most>
struct sharing {
    std::uint64_t values[Most]{};
    std::uint32_t places[Most]{};
    std::int8_t place_of[Most]{};
    std::size_t count{};

    /// Adds a need to the search; at most `Most` needs can be added.
    /// `value`: the value that the register must hold
    /// `usable`: the registers that can serve the need, with bit n for the n-th
    constexpr void add(std::uint64_t value, std::uint32_t usable) {
        values[count] = value;
        places[count] = usable;
        ++count;
    }
    constexpr bool solve(std::size_t begin = 0) {
        if (begin >= count || begin >= Most) return true;
        for (std::uint32_t rest = places[begin]; rest != 0; rest &= rest - 1) {
            const int place = lowest(rest);
            if (!fits(begin, place)) continue;
            place_of[begin] = static_cast<std::int8_t>(place);
            if (solve(begin + 1)) return true;
        }
        return false;
    }

private:
    constexpr bool fits(std::size_t index, int place) const {
        for (std::size_t i = 0; i < index; ++i)
            if (place_of[i] == place && values[i] != values[index]) return false;
        return true;
    }
};

} // namespace msr::select::detail
