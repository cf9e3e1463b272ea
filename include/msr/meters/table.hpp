// The meters of processors: a row for each register, with its unit, the processors that share it,
// and the confidence of its sources. test/meters/facts compares the tables with the facts.
#pragma once

#include <msr/meters/core_set.hpp>
#include <msr/meters/names.hpp>
#include <msr/meters/rows/clock_rows.hpp>
#include <msr/meters/rows/energy_rows.hpp>
#include <msr/meters/rows/meter_row.hpp>
#include <msr/meters/rows/state_rows.hpp>
#include <msr/meters/rows/thermal_rows.hpp>

#include <cstddef>

namespace msr::meters {

namespace detail {

template <std::size_t Count>
struct row_table {
    meter_row rows[Count]{};
    std::size_t count{};

    template <std::size_t Size>
    constexpr void add(const meter_row (&addition)[Size]) {
        for (const meter_row &row : addition)
            rows[count++] = row;
    }
    constexpr const meter_row *begin() const { return rows; }
    constexpr const meter_row *end() const { return rows + Count; }
};

template <std::size_t... Size>
constexpr auto joined_rows(const meter_row (&...tables)[Size]) {
    row_table<(Size + ...)> result;
    (result.add(tables), ...);
    return result;
}

} // namespace detail

/// The rows of all meters: energies, clocks, states, temperatures and voltages.
inline constexpr auto meter_rows = detail::joined_rows(detail::energy_rows, detail::clock_rows,
                                                       detail::state_rows, detail::thermal_rows);
/// The number of rows in the table of meters.
inline constexpr std::size_t meter_row_count = meter_rows.count;

/// Returns the index of a row in the table of meters: that of a meter on all of the given
/// processors; `meter_row_count`: no row has all of them.
constexpr std::size_t place_on(meter_number number, const core_set &processors) {
    std::size_t place = 0;
    while (place < meter_row_count && !(meter_rows.rows[place].number == number &&
                                        meter_rows.rows[place].processors.has_all(processors)))
        ++place;
    return place;
}
/// Returns the row of a meter on all of the given processors; null: no row has all of them.
constexpr const meter_row *row_on(meter_number number, const core_set &processors) {
    const std::size_t place = place_on(number, processors);
    return place == meter_row_count ? nullptr : &meter_rows.rows[place];
}

} // namespace msr::meters
