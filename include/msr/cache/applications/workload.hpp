// Applications that share a cache, with their curves as tables for searches.
#pragma once

#include <msr/cache/applications/curves.hpp>

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace msr::partition {

/// A property of an application by its number of ways; the value for 0 ways is projected from those
/// for 1 and 2 ways.
struct by_ways {
    /// The value of the property for each number of ways, from 0 on.
    double entries[most_ways + 2]{};

    /// Returns the value for a number of ways that need not be whole: linear between the values for
    /// the next smaller and the next larger whole number.
    double of(double ways) const {
        const auto whole = static_cast<std::size_t>(ways);
        const double rest = ways - static_cast<double>(whole);
        return rest == 0 ? entries[whole] : (1 - rest) * entries[whole] + rest * entries[whole + 1];
    }
};

/// An application that shares a cache, with its curves as tables.
struct application {
    std::string name; ///< the application's name, which may occur twice in a workload
    unsigned ways{};  ///< the number of ways up to which the curves were measured
    /// The slowdown with each number of ways: the greatest IPC of the application divided by its
    /// IPC with that number of ways.
    by_ways slowdown{};
    by_ways curves[property_count]{}; ///< the curve of each property, in the order of `property`

    /// Returns the curve of a property.
    const by_ways &of(property value) const { return curves[place_of(value)]; }
};

/// Applications that share a cache.
struct workload {
    std::vector<application> applications; ///< the applications that share the cache
    properties known; ///< the properties of which every application has a curve

    /// Returns the number of applications.
    std::size_t size() const { return applications.size(); }
    /// Returns the largest number of ways up to which every application has curves.
    unsigned ways() const {
        unsigned minimum = most_ways;
        for (const application &application : applications)
            minimum = application.ways < minimum ? application.ways : minimum;
        return minimum;
    }
};

/// A workload, or a sentence that says why it could not be made.
struct made_workload {
    workload value; ///< the workload that was made; empty where `problem` is set
    /// A sentence that says why there is no workload, such as an application without curves; empty:
    /// the workload is valid.
    std::string problem;

    /// Returns whether the workload could be made.
    explicit operator bool() const { return problem.empty(); }
};

namespace detail {

/// Returns a curve with a value for 0 ways in front: the line through the values for 1 and 2 ways
/// goes on to 0, but not below a millionth.
inline by_ways extended(const std::vector<double> &curve) {
    by_ways result;
    for (std::size_t i = 0; i < curve.size(); ++i)
        result.entries[i + 1] = curve[i];
    const double projected = 2 * curve[0] - curve[1];
    result.entries[0] = projected < 1e-6 ? 1e-6 : projected;
    for (std::size_t i = curve.size() + 1; i < most_ways + 2; ++i)
        result.entries[i] = curve.back();
    return result;
}

inline application application_of(const application_curves &curves, properties known) {
    application result;
    result.name = curves.name;
    result.ways = curves.ways;
    const std::vector<double> &ipc = curves.of(property::ipc);
    double maximum = 0;
    for (const double value : ipc)
        maximum = value > maximum ? value : maximum;
    std::vector<double> slowdown;
    for (const double value : ipc)
        slowdown.push_back(maximum / value);
    result.slowdown = extended(slowdown);
    for (std::size_t i = 0; i < property_count; ++i)
        if (known.has(static_cast<property>(i)))
            result.curves[i] = extended(curves.of(static_cast<property>(i)));
    return result;
}

} // namespace detail

/// Makes a workload of applications, in the order of their names; a name may occur twice. Names
/// that the curves lack are refused, and so is an empty list.
/// `curves`: the curves of the applications
/// `names`: the names of the applications of the workload
/// Returns the workload, or the problem.
inline made_workload make_workload(const curves &curves, const std::vector<std::string> &names) {
    made_workload result;
    result.value.known = curves.known();
    if (names.empty()) result.problem = "there are no applications";
    for (const std::string &name : names) {
        const application_curves *const entry = curves.find(name);
        if (entry == nullptr) {
            result.problem = "no curves of an application '" + name + "'";
            break;
        }
        result.value.applications.push_back(detail::application_of(*entry, curves.known()));
    }
    if (!result) result.value = {};
    return result;
}

} // namespace msr::partition
