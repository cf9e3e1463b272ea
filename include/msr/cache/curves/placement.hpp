// The place of a line in a cache: its set, and the tag that identifies it in the set.
#pragma once

#include <msr/backend/exceptions.hpp>
#include <msr/core/cplusplus.hpp>

#include <bit>
#include <cstdint>
#include <string>

namespace msr::curve {

/// The number of bits of a line's number: addresses of 48 bits without the 6 bits within a line.
inline constexpr unsigned line_bits = 42;

/// The place of a line in a cache: a set, and a tag that no other line of the set has.
struct place {
    std::uint32_t set{}; ///< number of the cache set, below the number of sets
    std::uint64_t tag{}; ///< tag that no other line of the cache set has
};

/// The mapping of lines to sets and tags. It divides by the number of sets, which need not be a
/// power of two, without a division instruction.
class placement {
public:
    /// Makes the mapping for `sets` sets. Throws std::invalid_argument where `sets` is not 1 to
    /// 2^31.
    explicit placement(std::uint64_t sets) : sets_{sets} {
        if (sets == 0 || sets > std::uint64_t{1} << 31)
            msr::detail::invalid_argument("a curve is of 1 to 2^31 sets, not " +
                                          std::to_string(sets));
        // The multiplication is exact for all lines: the error of the factor times a line is below
        // 2^shift.
        shift_ = line_bits + static_cast<unsigned>(std::bit_width(sets - 1));
        factor_ = static_cast<std::uint64_t>(((wide{1} << shift_) + sets - 1) / sets);
    }

    /// Returns the number of sets of the cache.
    std::uint64_t sets() const { return sets_; }
    /// Returns whether the number of sets is a power of two.
    bool is_power_of_two() const { return std::has_single_bit(sets_); }
    /// Returns the binary logarithm of the number of sets; valid only where `is_power_of_two()`.
    unsigned log2() const { return static_cast<unsigned>(std::countr_zero(sets_)); }

    /// Returns the set and the tag of a line, a number below 2^42.
    place operator()(std::uint64_t line) const {
        line &= (std::uint64_t{1} << line_bits) - 1;
        const auto tag = static_cast<std::uint64_t>(wide{line} * factor_ >> shift_);
        return {static_cast<std::uint32_t>(line - tag * sets_), tag};
    }

private:
    __extension__ using wide = unsigned __int128;

    std::uint64_t sets_;
    std::uint64_t factor_{};
    unsigned shift_{};
};

} // namespace msr::curve
