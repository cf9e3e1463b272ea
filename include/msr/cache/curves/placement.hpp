// The place of a line in a cache: its set, and the tag that identifies it in the set.
#pragma once

#include <msr/backend/exceptions.hpp>
#include <msr/core/cplusplus.hpp>

#include <bit>
#include <cstdint>
#include <string>

namespace msr::curve {

/// Lines are numbers below this: addresses of 48 bits without the 6 within the line.
inline constexpr unsigned line_bits = 42;

/// A set, and a tag that is the line's own there.
struct place {
    std::uint32_t set{}; ///< the set's number
    std::uint64_t tag{}; ///< the line's tag in the set
};

/// Divides lines by the number of sets, without a division: sets need not be a power of two.
class placement {
public:
    /// Throws std::invalid_argument where there are no sets, or more than 2^31.
    explicit placement(std::uint64_t sets) : sets_{sets} {
        if (sets == 0 || sets > std::uint64_t{1} << 31)
            msr::detail::invalid_argument("a curve is of 1 to 2^31 sets, not " +
                                          std::to_string(sets));
        // The multiplication is exact for all lines: the error of the factor times a line is below
        // 2^shift.
        shift_ = line_bits + static_cast<unsigned>(std::bit_width(sets - 1));
        factor_ = static_cast<std::uint64_t>(((wide{1} << shift_) + sets - 1) / sets);
    }

    /// The number of sets.
    std::uint64_t sets() const { return sets_; }
    /// Whether the number of sets is a power of two.
    bool is_power_of_two() const { return std::has_single_bit(sets_); }
    /// The logarithm of the number of sets; of use only where that is a power of two.
    unsigned log2() const { return static_cast<unsigned>(std::countr_zero(sets_)); }

    /// Returns the set and the tag of a line.
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
