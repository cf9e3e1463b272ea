// What applications do with few and with many ways of a cache: curves that were measured, or
// modelled, of each application alone. A value of this type has been checked.
#pragma once

#include <msr/core/cplusplus.hpp>

#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace msr::partition {

/// The most ways that a capacity mask has.
inline constexpr unsigned most_ways = 32;

/// A property of an application that depends on its ways.
enum class property : std::uint8_t {
    ipc,              ///< instructions for each cycle
    llcmpki,          ///< misses of the cache for 1,000 instructions
    llcmpkc,          ///< misses of the cache for 1,000 cycles
    bandwidth_mbps,   ///< traffic to memory, MB/s
    stalls_l2_miss,   ///< share of cycles that wait for what missed the second level
    stalls_l3_miss,   ///< share of cycles that wait for memory
    stalls_total,     ///< share of cycles that wait
    stalls_store_buf, ///< share of cycles that wait for a store buffer
};
inline constexpr std::size_t property_count = 8;

/// The names of the properties, which are those of columns.
inline constexpr std::string_view property_names[property_count] = {"ipc",
                                                                    "llcmpki",
                                                                    "llcmpkc",
                                                                    "bandwidth_mbps",
                                                                    "stalls_l2_miss",
                                                                    "stalls_l3_miss",
                                                                    "stalls_total",
                                                                    "stalls_store_buf"};

constexpr std::size_t place_of(property one) { return static_cast<std::size_t>(one); }
constexpr std::string_view name_of(property one) { return property_names[place_of(one)]; }

/// A set of properties.
class properties {
public:
    constexpr properties() = default;
    template <typename... More>
    constexpr properties(property first, More... more)
        : bits{((1U << place_of(first)) | ... | (1U << place_of(more)))} {}

    constexpr bool has(property one) const { return (bits >> place_of(one) & 1) != 0; }
    constexpr void add(property one) { bits |= 1U << place_of(one); }
    constexpr properties operator&(properties other) const { return from(bits & other.bits); }
    constexpr properties operator|(properties other) const { return from(bits | other.bits); }
    constexpr bool operator==(const properties &) const = default;

    static constexpr properties all() { return from((1U << property_count) - 1); }

private:
    static constexpr properties from(unsigned all) {
        properties result;
        result.bits = all;
        return result;
    }
    unsigned bits = 0;
};

/// What was measured of an application with so many ways.
struct curve_row {
    std::string application;
    unsigned ways{};
    std::array<double, property_count> values{};
};

/// The curves of an application; the value for w ways stands at w - 1.
struct application_curves {
    std::string name;
    unsigned ways{}; ///< at least 2
    std::array<std::vector<double>, property_count> values{};

    const std::vector<double> &of(property one) const { return values[place_of(one)]; }
};

/// The curves of applications, checked.
class curves {
public:
    curves() = default;

    const std::vector<application_curves> &applications() const { return all; }
    properties known() const { return has; }

    /// The application of this name; null: there is none.
    const application_curves *find(std::string_view name) const {
        for (const application_curves &one : all)
            if (one.name == name) return &one;
        return nullptr;
    }

private:
    std::vector<application_curves> all;
    properties has;

    friend struct made_curves make_curves(const std::vector<curve_row> &, properties);
};

/// Curves, or a sentence that says why there are none.
struct made_curves {
    curves value;
    std::string problem; ///< empty: there are

    explicit operator bool() const { return problem.empty(); }
};

namespace detail {

inline std::string row_text(const curve_row &row) {
    return row.application + ", " + std::to_string(row.ways) + (row.ways == 1 ? " way" : " ways");
}

/// What is wrong with a row by itself; empty: nothing.
inline std::string problem_of_row(const curve_row &row, properties known) {
    if (row.application.empty()) return "a row has no name of an application";
    if (row.ways == 0 || row.ways > most_ways)
        return row_text(row) + ": the number of ways is from 1 to " + std::to_string(most_ways);
    for (std::size_t i = 0; i < property_count; ++i) {
        const auto which = static_cast<property>(i);
        if (!known.has(which)) continue;
        const double value = row.values[i];
        const std::string where = row_text(row) + ": " + std::string{property_names[i]};
        if (!std::isfinite(value)) return where + " is not a number";
        if (value < 0) return where + " is negative";
        if (which == property::ipc && value == 0) return where + " is 0";
        if (value > 1e100) return where + " is above 1e100"; // squares would have no number
        if (which == property::ipc && value < 1e-100) return where + " is below 1e-100";
    }
    return {};
}

/// What is wrong with the ways of an application; a bit of `seen` for each of them.
inline std::string problem_of_ways(const std::string &name, std::uint64_t seen) {
    unsigned most = most_ways;
    while ((seen >> most & 1) == 0)
        --most;
    for (unsigned ways = 1; ways < most; ++ways)
        if ((seen >> ways & 1) == 0)
            return name + ": there is a row for " + std::to_string(most) + " ways and none for " +
                   std::to_string(ways);
    if (most == 1) return name + ": there is a row for 1 way only, and a curve needs two";
    return {};
}

} // namespace detail

/// Checks rows, in any order, and makes curves of them. Each application needs a row for each
/// number of ways from 1 on, at least two. Refuses values that are negative, no numbers or too
/// large, and an IPC of 0. `known` says which of the values are there; IPC has to be.
inline made_curves make_curves(const std::vector<curve_row> &rows, properties known) {
    made_curves result;
    curves &made = result.value;
    std::vector<std::uint64_t> seen;
    const auto fail = [&result](std::string why) {
        result.value = {};
        result.problem = std::move(why);
        return result;
    };
    if (!known.has(property::ipc)) return fail("there is no ipc");
    if (rows.empty()) return fail("there are no rows");
    made.has = known;
    std::size_t last = 0;
    for (const curve_row &row : rows) {
        if (std::string why = detail::problem_of_row(row, known); !why.empty())
            return fail(std::move(why));
        if (last >= made.all.size() || made.all[last].name != row.application)
            for (last = 0; last < made.all.size(); ++last)
                if (made.all[last].name == row.application) break;
        if (last == made.all.size()) {
            made.all.push_back({row.application, 0, {}});
            seen.push_back(0);
        }
        application_curves &of = made.all[last];
        if ((seen[last] >> row.ways & 1) != 0)
            return fail(detail::row_text(row) + ": there are two rows");
        seen[last] |= std::uint64_t{1} << row.ways;
        if (row.ways > of.ways) of.ways = row.ways;
        for (std::size_t i = 0; i < property_count; ++i) {
            if (of.values[i].size() < of.ways) of.values[i].resize(of.ways);
            of.values[i][row.ways - 1] = row.values[i];
        }
    }
    for (std::size_t i = 0; i < made.all.size(); ++i)
        if (std::string why = detail::problem_of_ways(made.all[i].name, seen[i]); !why.empty())
            return fail(std::move(why));
    return result;
}

} // namespace msr::partition
