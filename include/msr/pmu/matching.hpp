// Matches choices (requested events) with places, at most one choice for a place: an exact search
// over plain sets, which runs in the compiler and at run time, and allocates no memory. Places are
// counters, counters of several groups, or groups.
#pragma once

#include <msr/core/cplusplus.hpp>

#include <cstddef>
#include <cstdint>

namespace msr {

/// A set of places, such as counters, with bit n for the place with the number n.
using place_set = std::uint64_t;
/// The greatest number of places, such as counters, in a row of a `matching`.
inline constexpr unsigned most_places = 64;

/// Matches choices with places in `Rows` rows of up to 64 places each, such as the counters of each
/// group. The matching finds a place for every choice whenever a match exists: a choice without a
/// free place makes another choice move (augmenting paths); where no chain of moves ends at a free
/// place, there is no match. A choice takes the first row that it may have, and in the row the
/// lowest free place that it prefers, or else the lowest free place. `Most`: the greatest number of
/// choices.
template <std::size_t Most, std::size_t Rows = 1>
struct matching {
    static_assert(Rows <= 64, "rows are bits of one word");

    /// The places, such as counters, that may serve each choice (an event with its qualifiers).
    place_set candidates[Most]{};
    /// The places, such as counters, that each choice tries before other places.
    place_set preferred[Most]{};
    /// The rows of places (such as counters) in which each choice may have its place: bit n for row
    /// n.
    std::uint64_t rows[Most]{};
    std::int8_t row_of[Most]{}; ///< the row in which each choice has its place, such as a counter
    /// The place of each choice, such as a counter, in its row; -1: none.
    std::int8_t place_of[Most]{};
    /// The number of the choice that has a place, by row and place; only meaningful where the place
    /// is in `occupied`.
    std::int16_t owner[Rows][most_places]{};
    place_set occupied[Rows]{}; ///< for each row, the places that choices have, as a set
    /// The places of each row for which choices compete after `add` has failed.
    place_set visited[Rows]{};
    std::size_t count{}; ///< how many choices have been added

    /// Adds a choice, and returns whether all choices have a match; if not, the added choice is
    /// left out.
    /// `places`: the places that may serve the choice
    /// `first`: the places that are tried before other places
    /// `in_rows`: the rows that the choice may have, with bit n for the row n
    constexpr bool add(place_set places, place_set first = 0, std::uint64_t in_rows = 1) {
        candidates[count] = places;
        preferred[count] = places & first;
        rows[count] = in_rows;
        place_of[count] = -1;
        for (place_set &set : visited)
            set = 0;
        const bool placed = put(count);
        if (placed) ++count;
        return placed;
    }

    /// Returns whether a choice that was added before competes with the choice that `add` refused
    /// last.
    constexpr bool competes(std::size_t choice) const {
        return (visited[row_of[choice]] >> static_cast<unsigned>(place_of[choice]) & 1) != 0;
    }

private:
    static constexpr int lowest(std::uint64_t set) { return __builtin_ctzll(set); }

    constexpr bool take(std::size_t choice, int row, int place) {
        owner[row][place] = static_cast<std::int16_t>(choice);
        row_of[choice] = static_cast<std::int8_t>(row);
        place_of[choice] = static_cast<std::int8_t>(place);
        occupied[row] |= place_set{1} << place;
        return true;
    }
    constexpr bool put(std::size_t choice) {
        for (std::uint64_t rest = rows[choice]; rest != 0; rest &= rest - 1) {
            const int row = lowest(rest);
            const place_set free = candidates[choice] & ~occupied[row];
            if (free == 0) continue;
            const place_set best = free & preferred[choice];
            return take(choice, row, lowest(best != 0 ? best : free));
        }
        for (std::uint64_t rest = rows[choice]; rest != 0; rest &= rest - 1)
            if (displace(choice, lowest(rest))) return true;
        return false;
    }
    /// Gives a place of a row to `choice` if the choice that has the place finds another place.
    /// Returns whether `choice` has got a place.
    constexpr bool displace(std::size_t choice, int row) {
        for (place_set left = candidates[choice] & ~visited[row]; left != 0;
             left = candidates[choice] & ~visited[row]) {
            const int place = lowest(left);
            visited[row] |= place_set{1} << place;
            if (put(static_cast<std::size_t>(owner[row][place]))) return take(choice, row, place);
        }
        return false;
    }
};

} // namespace msr
