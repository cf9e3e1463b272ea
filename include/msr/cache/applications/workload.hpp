// Applications that share a cache, with their curves as tables for searches.
#pragma once

#include <msr/cache/applications/curves.hpp>

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace msr::partition {

/// A property by ways; at 0 what the first two ways project.
struct by_ways {
    double entries[most_ways + 2]{}; ///< by the number of ways

    /// The value for a share of the ways that need not be whole: linear between its neighbours.
    double of(double ways) const {
        const auto whole = static_cast<std::size_t>(ways);
        const double rest = ways - static_cast<double>(whole);
        return rest == 0 ? entries[whole] : (1 - rest) * entries[whole] + rest * entries[whole + 1];
    }
};

/// An application among others.
struct application {
    std::string name;   ///< the name in the curves
    unsigned ways{};    ///< the ways that the curves have
    by_ways slowdown{}; ///< greatest IPC of the curve, divided by that with so many ways
    by_ways curves[property_count]{}; ///< curves of the properties, by property

    /// The curve of a property.
    const by_ways &of(property value) const { return curves[place_of(value)]; }
};

/// Applications that share a cache.
struct workload {
    std::vector<application> applications; ///< the applications that share the cache
    properties known;                      ///< the properties of which all have curves

    /// The number of applications.
    std::size_t size() const { return applications.size(); }
    /// The most ways for which all have curves.
    unsigned ways() const {
        unsigned minimum = most_ways;
        for (const application &application : applications)
            minimum = application.ways < minimum ? application.ways : minimum;
        return minimum;
    }
};

/// A workload, or a sentence that says why there is none.
struct made_workload {
    workload value;      ///< empty where `problem` is set
    std::string problem; ///< empty: there is a workload

    /// Whether there is a workload.
    explicit operator bool() const { return problem.empty(); }
};

namespace detail {

/// A property that begins with a value for 0 ways: what lies in a line with the first two, and at
/// least a millionth.
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

/// Makes a workload of the applications with `names`, in their order; a name may occur twice.
/// Refuses names that the curves lack, and an empty list.
/// `curves`: those of all applications
/// `names`: the applications of the workload
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
