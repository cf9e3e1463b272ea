// Curves of applications: the properties of each application alone by its number of ways of a
// cache, measured or modelled. A value of type `curves` has been checked.
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

/// The largest number of ways of a capacity mask.
inline constexpr unsigned most_ways = 32;

/// A property of an application that depends on its number of ways.
enum class property : std::uint8_t {
    ipc,              ///< instructions per cycle
    llcmpki,          ///< misses of the cache per 1,000 instructions
    llcmpkc,          ///< misses of the cache per 1,000 cycles
    bandwidth_mbps,   ///< traffic of the application to memory, MB/s
    stalls_l2_miss,   ///< share of cycles that wait for data that missed the second level
    stalls_l3_miss,   ///< share of cycles that wait for memory
    stalls_total,     ///< share of cycles that wait, for whatever reason
    stalls_store_buf, ///< share of cycles that wait for a store buffer
};
/// The number of enumerators of `property`.
inline constexpr std::size_t property_count = 8;

/// The names of the properties in the order of `property`; CSV files have them as names of columns.
inline constexpr std::string_view property_names[property_count] = {"ipc",
                                                                    "llcmpki",
                                                                    "llcmpkc",
                                                                    "bandwidth_mbps",
                                                                    "stalls_l2_miss",
                                                                    "stalls_l3_miss",
                                                                    "stalls_total",
                                                                    "stalls_store_buf"};

/// Returns the position of a property in `property`, from 0 on.
constexpr std::size_t place_of(property value) { return static_cast<std::size_t>(value); }
/// Returns the name of a property, which is that of its column in CSV files.
constexpr std::string_view name_of(property value) { return property_names[place_of(value)]; }

/// A set of enumerators of `property`.
class properties {
public:
    /// Makes the empty set of properties.
    constexpr properties() = default;
    /// Makes the set of the given properties.
    template <typename... Others>
    constexpr properties(property first, Others... rest)
        : bits{((1U << place_of(first)) | ... | (1U << place_of(rest)))} {}

    /// Returns whether the set of properties has a property.
    constexpr bool has(property value) const { return (bits >> place_of(value) & 1) != 0; }
    /// Adds a property to the set of properties.
    constexpr void add(property value) { bits |= 1U << place_of(value); }
    /// Returns the properties that two sets have in common.
    constexpr properties operator&(properties other) const { return from(bits & other.bits); }
    /// Returns the properties that are in at least one of two sets.
    constexpr properties operator|(properties other) const { return from(bits | other.bits); }
    constexpr bool operator==(const properties &) const = default;

    /// Returns the set of all properties.
    static constexpr properties all() { return from((1U << property_count) - 1); }

private:
    static constexpr properties from(unsigned mask) {
        properties result;
        result.bits = mask;
        return result;
    }
    unsigned bits = 0;
};

/// The properties of an application with a number of ways: a row of a table of curves.
struct curve_row {
    std::string application; ///< the application's name
    unsigned ways{};         ///< the number of ways that the application had, 1 or more
    /// The value of each property, in the order of `property`.
    std::array<double, property_count> values{};
};

/// The curves of an application; a value for w ways stands at index w - 1.
struct application_curves {
    std::string name; ///< the application's name
    unsigned ways{};  ///< the number of ways up to which the curves go, at least 2
    /// The curves' values by property and, within a property, by number of ways.
    std::array<std::vector<double>, property_count> values{};

    /// Returns the curve of a property: a value for each number of ways, from 1 on.
    const std::vector<double> &of(property value) const { return values[place_of(value)]; }
};

/// The curves of several applications, all of them checked by `make_curves`.
class curves {
public:
    /// Makes curves of no applications.
    curves() = default;

    /// Returns the curves of each application.
    const std::vector<application_curves> &applications() const { return entries; }
    /// Returns the properties of which the applications have curves.
    properties known() const { return known_properties; }

    /// Returns the curves of the application with a name; null where no application has the name.
    const application_curves *find(std::string_view name) const {
        for (const application_curves &entry : entries)
            if (entry.name == name) return &entry;
        return nullptr;
    }

private:
    std::vector<application_curves> entries;
    properties known_properties;

    friend struct made_curves make_curves(const std::vector<curve_row> &, properties);
};

/// The curves of several applications, or a sentence that says why they could not be made.
struct made_curves {
    curves value; ///< the curves that were made; empty where `problem` is set
    /// A sentence about what is wrong with the rows of curves; empty: the curves are valid.
    std::string problem;

    /// Returns whether the curves could be made.
    explicit operator bool() const { return problem.empty(); }
};

namespace detail {

inline std::string row_text(const curve_row &row) {
    return row.application + ", " + std::to_string(row.ways) + (row.ways == 1 ? " way" : " ways");
}

/// Returns what is wrong with a single row of curves, as a sentence; empty where the row is valid.
inline std::string problem_of_row(const curve_row &row, properties known) {
    if (row.application.empty()) return "a row has no name of an application";
    if (row.ways == 0 || row.ways > most_ways)
        return row_text(row) + ": the number of ways is from 1 to " + std::to_string(most_ways);
    for (std::size_t i = 0; i < property_count; ++i) {
        const auto column = static_cast<property>(i);
        if (!known.has(column)) continue;
        const double value = row.values[i];
        const std::string subject = row_text(row) + ": " + std::string{property_names[i]};
        if (!std::isfinite(value)) return subject + " is not a number";
        if (value < 0) return subject + " is negative";
        if (column == property::ipc && value == 0) return subject + " is 0";
        // the square of a larger number would overflow
        if (value > 1e100) return subject + " is above 1e100";
        if (column == property::ipc && value < 1e-100) return subject + " is below 1e-100";
    }
    return {};
}

/// Returns what is wrong with the numbers of ways of an application, as a sentence; empty where the
/// numbers are valid.
/// `row_mask`: a bit for each number of ways that has a row
inline std::string problem_of_ways(const std::string &name, std::uint64_t row_mask) {
    unsigned greatest = most_ways;
    while ((row_mask >> greatest & 1) == 0)
        --greatest;
    for (unsigned ways = 1; ways < greatest; ++ways)
        if ((row_mask >> ways & 1) == 0)
            return name + ": there is a row for " + std::to_string(greatest) +
                   " ways and none for " + std::to_string(ways);
    if (greatest == 1) return name + ": there is a row for 1 way only, and a curve needs two";
    return {};
}

} // namespace detail

/// Checks rows, in any order, and makes curves of them. An application needs a row for each number
/// of ways from 1 on, at least two rows. Values that are negative, no numbers or above 1e100 are
/// refused, and so is an IPC of 0.
/// `rows`: a row for each application and number of ways
/// `known`: the properties that the rows have; `property::ipc` must be among them
/// Returns the curves, or the problem.
inline made_curves make_curves(const std::vector<curve_row> &rows, properties known) {
    made_curves result;
    curves &checked = result.value;
    std::vector<std::uint64_t> row_masks;
    const auto fail = [&result](std::string problem) {
        result.value = {};
        result.problem = std::move(problem);
        return result;
    };
    if (!known.has(property::ipc)) return fail("there is no ipc");
    if (rows.empty()) return fail("there are no rows");
    checked.known_properties = known;
    std::size_t last = 0;
    for (const curve_row &row : rows) {
        if (std::string problem = detail::problem_of_row(row, known); !problem.empty())
            return fail(std::move(problem));
        if (last >= checked.entries.size() || checked.entries[last].name != row.application)
            for (last = 0; last < checked.entries.size(); ++last)
                if (checked.entries[last].name == row.application) break;
        if (last == checked.entries.size()) {
            checked.entries.push_back({row.application, 0, {}});
            row_masks.push_back(0);
        }
        application_curves &entry = checked.entries[last];
        if ((row_masks[last] >> row.ways & 1) != 0)
            return fail(detail::row_text(row) + ": there are two rows");
        row_masks[last] |= std::uint64_t{1} << row.ways;
        if (row.ways > entry.ways) entry.ways = row.ways;
        for (std::size_t i = 0; i < property_count; ++i) {
            if (entry.values[i].size() < entry.ways) entry.values[i].resize(entry.ways);
            entry.values[i][row.ways - 1] = row.values[i];
        }
    }
    for (std::size_t i = 0; i < checked.entries.size(); ++i)
        if (std::string problem = detail::problem_of_ways(checked.entries[i].name, row_masks[i]);
            !problem.empty())
            return fail(std::move(problem));
    return result;
}

} // namespace msr::partition
