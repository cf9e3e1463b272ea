// Round numbers (ticks) along the axis of a chart, and their texts.
#pragma once

#include "chart.hpp"

#include <cstddef>
#include <string>
#include <vector>

namespace msrpp {

/// A range of values, from the lowest to the highest.
struct value_range {
    double low{};
    double high{};
};

/// The scale of an axis, with its round numbers.
struct axis_scale {
    double low{};
    double high{};
    double step{};
    std::vector<double> ticks{}; ///< the ticks: ascending multiples of the step, from low to high
};

/// Returns whether a number can be drawn: finite, and not above 1e300.
bool can_be_drawn(double value);

/// Returns whether numbers of a unit get prefixes of 1024, not of 1000: bytes do.
bool is_binary(const std::string &unit);

/// Returns a range of values, widened so that doubles can divide its extent.
value_range widened(value_range range);

/// Returns at most `maximum` (2 or more) ticks in a range, which is widened where it has no extent.
/// The step is the smallest of 1, 2 and 5 times a power of ten that gives so few ticks, and of
/// powers of two for bytes. With `round_ends` the scale begins and ends with a tick.
axis_scale scale_of(value_range range, std::size_t maximum, const chart_axis &axis,
                    bool round_ends);

/// Returns the texts of an axis's ticks: all with the same prefix, and with as many decimals as the
/// step has.
std::vector<std::string> texts_of(const axis_scale &scale, const chart_axis &axis);

/// Returns a value as text: four digits, the prefix, and the unit where the unit is a symbol.
std::string value_text(double value, const chart_axis &axis);

/// Returns the label of an axis, with the unit in parentheses where the unit does not stand at the
/// numbers.
std::string title_of(const chart_axis &axis);

} // namespace msrpp
