// Round numbers along an axis, and their texts.
#pragma once

#include "chart.hpp"

#include <cstddef>
#include <string>
#include <vector>

namespace msrpp {

/// A range, from its lowest to its highest value.
struct value_range {
    double low{};
    double high{};
};

/// An axis with its round numbers.
struct axis_scale {
    double low{};
    double high{};
    double step{};
    std::vector<double> ticks{}; ///< ascending multiples of the step, from low to high
};

/// Numbers that are drawn: finite, and not above 1e300.
bool can_be_drawn(double value);

/// Whether numbers of a unit get prefixes of 1024, not of 1000: bytes.
bool is_binary(const std::string &unit);

/// The range widened to have an extent that doubles can divide.
value_range widened(value_range range);

/// Ticks within a range, which is widened where it has no extent; `maximum` (2 or more) at most.
/// The step is the least of 1, 2 and 5 times a power of ten that gives so few, of powers of two for
/// bytes. With `round_ends` the scale begins and ends with a tick, as far as its range needs.
axis_scale scale_of(value_range range, std::size_t maximum, const chart_axis &axis,
                    bool round_ends);

/// Returns the texts of ticks: all with the same prefix, and with as many decimals as the step has.
std::vector<std::string> texts_of(const axis_scale &scale, const chart_axis &axis);

/// A number with four digits, prefix, and unit where that is a symbol.
std::string value_text(double value, const chart_axis &axis);

/// The label, and in parentheses the unit where it does not stand at the numbers.
std::string title_of(const chart_axis &axis);

} // namespace msrpp
