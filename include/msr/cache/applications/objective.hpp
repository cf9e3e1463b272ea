// What a partition is good for, from the slowdowns of its applications.
#pragma once

#include <msr/core/cplusplus.hpp>

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace msr::partition {

enum class objective : std::uint8_t {
    stp,        ///< system throughput, the sum of 1 / slowdown: the greatest
    unfairness, ///< the greatest slowdown by the least: the least; of equals the greatest STP
    antt,       ///< the mean slowdown: the least
};
inline constexpr std::string_view objective_names[] = {"stp", "unfairness", "antt"};
constexpr std::string_view name_of(objective one) {
    return objective_names[static_cast<unsigned>(one)];
}

/// Two values of unfairness are equal where they differ by less than this share.
inline constexpr double equal_unfairness = 1e-12;

/// The values of a partition.
struct values {
    double stp = 0;
    double unfairness = 0;
    double antt = 0;

    double of(objective one) const {
        return one == objective::stp ? stp : one == objective::antt ? antt : unfairness;
    }
};

inline values values_of(const double *slowdowns, std::size_t count) {
    values result;
    double least = slowdowns[0];
    double greatest = slowdowns[0];
    double sum = 0;
    for (std::size_t i = 0; i < count; ++i) {
        const double one = slowdowns[i];
        result.stp += 1 / one;
        sum += one;
        least = one < least ? one : least;
        greatest = one > greatest ? one : greatest;
    }
    result.unfairness = greatest / least;
    result.antt = sum / static_cast<double>(count);
    return result;
}
inline values values_of(const std::vector<double> &slowdowns) {
    return values_of(slowdowns.data(), slowdowns.size());
}

/// Whether the first is better.
constexpr bool is_better(objective by, const values &one, const values &other) {
    if (by == objective::stp) return one.stp > other.stp;
    if (by == objective::antt) return one.antt < other.antt;
    if (one.unfairness < other.unfairness * (1 - equal_unfairness)) return true;
    return one.unfairness <= other.unfairness * (1 + equal_unfairness) && one.stp > other.stp;
}

} // namespace msr::partition
