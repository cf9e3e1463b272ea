// Computes statistics over several runs of a program: mean, deviation and confidence.
#pragma once

#include <cmath>
#include <cstddef>
#include <vector>

namespace msrpp::run {

/// Statistics of the values that several runs of a program gave.
struct statistics {
    double mean{};
    double deviation{};  ///< standard deviation of the sample; 0 of a single value
    double confidence{}; ///< half width of the 95 % confidence interval of the mean
};

/// Returns the factor of Student's t for a two-sided confidence of 95 %. `freedom`: degrees of
/// freedom, from 1 on; from 31 on the result is the factor of 30, which is slightly too large.
inline double student_factor(std::size_t freedom) {
    constexpr double factors[] = {12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306,
                                  2.262,  2.228, 2.201, 2.179, 2.160, 2.145, 2.131, 2.120,
                                  2.110,  2.101, 2.093, 2.086, 2.080, 2.074, 2.069, 2.064,
                                  2.060,  2.056, 2.052, 2.048, 2.045, 2.042};
    constexpr std::size_t maximum = sizeof factors / sizeof *factors;
    return factors[(freedom < maximum ? freedom : maximum) - 1];
}

inline statistics statistics_of(const std::vector<double> &values) {
    statistics result;
    if (values.empty()) return result;
    const auto count = static_cast<double>(values.size());
    for (const double entry : values)
        result.mean += entry / count;
    if (values.size() < 2) return result;
    double squares = 0;
    for (const double entry : values)
        squares += (entry - result.mean) * (entry - result.mean);
    result.deviation = std::sqrt(squares / (count - 1));
    result.confidence = student_factor(values.size() - 1) * result.deviation / std::sqrt(count);
    return result;
}

} // namespace msrpp::run
