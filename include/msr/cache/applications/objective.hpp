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
    stp,        ///< system throughput, the sum of 1 / slowdown: the greatest
    unfairness, ///< the greatest slowdown by the least: the least; of equals the greatest STP
    antt,       ///< the mean slowdown: the least
};
/// The names of the objectives, in the order of `objective`.
inline constexpr std::string_view objective_names[] = {"stp", "unfairness", "antt"};
/// Returns an objective's name.
constexpr std::string_view name_of(objective value) {
    return objective_names[static_cast<unsigned>(value)];
}

/// Two values of unfairness are equal where they differ by less than this share.
inline constexpr double equal_unfairness = 1e-12;

/// The values of a partition.
struct values {
    double stp = 0;        ///< system throughput: the sum of 1 / slowdown
    double unfairness = 0; ///< the greatest slowdown divided by the least
    double antt = 0;       ///< average normalised turnaround time: the mean slowdown

    /// The figure that an objective is about.
    double of(objective aim) const {
        return aim == objective::stp ? stp : aim == objective::antt ? antt : unfairness;
    }
};

/// Returns the figures of a partition from the slowdown of each application.
/// `slowdowns`: times with a share of the cache by times with all of it, 1 or more; at least one
/// `count`: how many slowdowns there are
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
/// Returns the figures of a partition from the slowdown of each application; at least one.
inline values values_of(const std::vector<double> &slowdowns) {
    return values_of(slowdowns.data(), slowdowns.size());
}

/// Whether the first is better.
/// `aim`: the objective
/// `first`, `second`: values of two partitions
constexpr bool is_better(objective aim, const values &first, const values &second) {
    if (aim == objective::stp) return first.stp > second.stp;
    if (aim == objective::antt) return first.antt < second.antt;
    if (first.unfairness < second.unfairness * (1 - equal_unfairness)) return true;
    return first.unfairness <= second.unfairness * (1 + equal_unfairness) && first.stp > second.stp;
}

} // namespace msr::partition
