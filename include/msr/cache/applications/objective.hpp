// Objectives: the values of a partition, from the slowdowns of its applications.
#pragma once

#include <msr/core/cplusplus.hpp>

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace msr::partition {

/// The figure by which partitions are compared.
enum class objective : std::uint8_t {
    stp, ///< system throughput, the sum of 1 / slowdown; the greatest is best
    /// The greatest slowdown divided by the least; the least quotient is best, and of equal
    /// quotients that with the greatest system throughput.
    unfairness,
    antt, ///< average normalised turnaround time, the mean slowdown; the least is best
};
/// The names of the objectives, in the order of `objective`.
inline constexpr std::string_view objective_names[] = {"stp", "unfairness", "antt"};
/// Returns the name of an objective, such as `stp`.
constexpr std::string_view name_of(objective value) {
    return objective_names[static_cast<unsigned>(value)];
}

/// The relative difference below which two values of unfairness are equal.
inline constexpr double equal_unfairness = 1e-12;

/// The value of each objective for a partition.
struct values {
    double stp = 0;        ///< system throughput: the sum of 1 / slowdown
    double unfairness = 0; ///< the greatest slowdown divided by the least
    double antt = 0;       ///< average normalised turnaround time: the mean slowdown

    /// Returns the value of an objective.
    double of(objective aim) const {
        return aim == objective::stp ? stp : aim == objective::antt ? antt : unfairness;
    }
};

/// Computes the value of each objective from the slowdowns of the applications.
/// `slowdowns`: for each application its time with a share of the cache divided by its time with
/// the whole cache, 1 or more
/// `count`: the number of slowdowns, at least 1
inline values values_of(const double *slowdowns, std::size_t count) {
    values result;
    double minimum = slowdowns[0];
    double maximum = slowdowns[0];
    double sum = 0;
    for (std::size_t i = 0; i < count; ++i) {
        const double slowdown = slowdowns[i];
        result.stp += 1 / slowdown;
        sum += slowdown;
        minimum = slowdown < minimum ? slowdown : minimum;
        maximum = slowdown > maximum ? slowdown : maximum;
    }
    result.unfairness = maximum / minimum;
    result.antt = sum / static_cast<double>(count);
    return result;
}
/// Computes the value of each objective from the slowdown of each application; at least one
/// application.
inline values values_of(const std::vector<double> &slowdowns) {
    return values_of(slowdowns.data(), slowdowns.size());
}

/// Returns whether the values `first` are better than the values `second`.
/// `aim`: the objective
/// `first`, `second`: the values of two partitions
constexpr bool is_better(objective aim, const values &first, const values &second) {
    if (aim == objective::stp) return first.stp > second.stp;
    if (aim == objective::antt) return first.antt < second.antt;
    if (first.unfairness < second.unfairness * (1 - equal_unfairness)) return true;
    return first.unfairness <= second.unfairness * (1 + equal_unfairness) && first.stp > second.stp;
}

} // namespace msr::partition
