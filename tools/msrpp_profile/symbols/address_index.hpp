// An index of rows that are sorted by address, such as symbols. A table gives, for an address's
// upper bits, the few rows to search: a binary search of all rows would miss the caches at each of
// its last steps.
#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace msrpp::profile {

/// An index of rows that are stored elsewhere, and must not change. `Begin`: the member that is a
/// row's address.
template <auto Begin>
class address_index {
public:
    address_index() = default;
    template <typename Rows>
    explicit address_index(const Rows &rows) {
        if (rows.empty()) return;
        first_ = rows.front().*Begin;
        // The index has about as many pieces as there are rows, however far apart the addresses of
        // rows are.
        const std::uint64_t span = rows.back().*Begin - first_;
        const int extra = std::countl_zero(std::uint64_t{rows.size()}) - std::countl_zero(span);
        shift_ = extra > 0 ? static_cast<unsigned>(extra) : 0;
        cuts_.resize(static_cast<std::size_t>(span >> shift_) + 2);
        for (const auto &entry : rows)
            ++cuts_[piece_of(entry.*Begin) + 1];
        for (std::size_t i = 1; i < cuts_.size(); ++i)
            cuts_[i] += cuts_[i - 1];
    }

    /// Returns the number of rows whose addresses are at or below an address.
    template <typename Rows>
    std::size_t behind(const Rows &rows, std::uint64_t address) const {
        if (cuts_.empty() || address < first_) return 0;
        const std::size_t piece = piece_of(address);
        if (piece >= cuts_.size() - 1) return cuts_.back();
        const auto position =
            std::upper_bound(rows.data() + cuts_[piece], rows.data() + cuts_[piece + 1], address,
                             [](std::uint64_t goal, const auto &row) { return goal < row.*Begin; });
        return static_cast<std::size_t>(position - rows.data());
    }

private:
    /// Number of rows that begin before each piece of the addresses.
    std::vector<std::uint32_t> cuts_{};
    std::uint64_t first_ = 0;
    unsigned shift_ = 0;

    std::size_t piece_of(std::uint64_t address) const {
        return static_cast<std::size_t>((address - first_) >> shift_);
    }
};

} // namespace msrpp::profile
