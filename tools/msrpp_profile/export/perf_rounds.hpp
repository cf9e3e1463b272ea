// Rounds of perf, which sorts records by time: at the end of a round all records of earlier times
// have been read, so that files of any size are sorted in little memory.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace msrpp::profile {

/// Finds where rounds end, from the times of all records, given twice in the same order: once for
/// planning, once for writing. At the end of a round, perf hands on records that are not later than
/// the end of the round before.
class perf_rounds {
public:
    /// Adds the time of a record in the first pass.
    void plan(std::uint64_t time) {
        if (planned_++ % maximum == 0) pieces_.emplace_back();
        piece &last = pieces_.back();
        if (!is_sorted(time)) return;
        last.earliest = std::min(last.earliest, time);
        last.latest = std::max(last.latest, time);
    }
    /// Decides behind which records rounds end. Must be called between the two passes.
    void decide() {
        std::uint64_t earliest_behind = ~std::uint64_t{0};
        for (std::size_t i = pieces_.size(); i-- > 0;) {
            const std::uint64_t own = pieces_[i].earliest;
            pieces_[i].earliest = earliest_behind; // earliest time of all following pieces
            earliest_behind = std::min(earliest_behind, own);
        }
        std::uint64_t latest = 0, previous = 0;
        for (piece &piece : pieces_) {
            latest = std::max(latest, piece.latest);
            piece.ends_round = piece.earliest >= previous;
            if (piece.ends_round) previous = latest;
        }
    }
    /// Counts a record that was written in the second pass. Returns true where a round ends behind
    /// the record.
    bool written() {
        if (++written_ % maximum != 0) return false;
        return pieces_[written_ / maximum - 1].ends_round;
    }

private:
    static constexpr std::size_t maximum = 65536;
    struct piece {
        std::uint64_t earliest = ~std::uint64_t{0};
        std::uint64_t latest = 0;
        bool ends_round = false;
    };
    std::vector<piece> pieces_{};
    std::size_t planned_ = 0;
    std::size_t written_ = 0;

    /// Returns whether perf sorts records with a time; records with time 0 or ~0 are handed on at
    /// once.
    static bool is_sorted(std::uint64_t time) { return time != 0 && time != ~std::uint64_t{0}; }
};

} // namespace msrpp::profile
