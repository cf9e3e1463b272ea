// Ratios of counts in plans made at run time, such as shares of issue slots.
#pragma once

#include <msr/core/cplusplus.hpp>

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace msr {

/// A term of a sum of counts: a factor times the count at a position of the plan.
struct count_term {
    int factor{};
    std::size_t position{};
};

/// Returns the sum of the counts of `terms`, each times the term's factor; negative where the terms
/// with negative factors outweigh those with positive factors.
inline double sum_of(const std::vector<count_term> &terms, const std::uint64_t *counts) {
    std::int64_t sum = 0; // an exact sum of counts; a double could not hold each count above 2^53
    for (const count_term &term : terms)
        sum += term.factor * static_cast<std::int64_t>(counts[term.position]);
    return static_cast<double>(sum);
}

/// A ratio of two sums of counts, with the name that users give to the ratio.
struct count_ratio {
    std::string text;
    std::vector<count_term> numerator;
    std::vector<count_term> denominator;

    /// Returns the ratio of counts in the order of the plan's choices; a quiet NaN where the
    /// denominator is 0.
    double value(const std::uint64_t *counts) const {
        const double divisor = sum_of(denominator, counts);
        return divisor == 0 ? __builtin_nan("") : sum_of(numerator, counts) / divisor;
    }
};

} // namespace msr
