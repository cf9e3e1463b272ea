#include "chart_ticks.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

namespace msrpp {

namespace {

constexpr double most_drawn = 1e300;

/// A unit whose symbol, with a prefix, stands at each number of an axis.
struct unit_symbol {
    std::string_view unit;
    bool small; ///< the unit is used with prefixes below one: ms is usual, mB is not
};
constexpr unit_symbol unit_symbols[] = {{"s", true},   {"B", false}, {"B/s", false}, {"/s", false},
                                        {"Hz", false}, {"J", true},  {"W", true},    {"%", false}};

const unit_symbol *symbol_of(const std::string &unit) {
    const auto *const symbol =
        std::find_if(std::begin(unit_symbols), std::end(unit_symbols),
                     [&](const unit_symbol &unit_symbol) { return unit_symbol.unit == unit; });
    return symbol == std::end(unit_symbols) ? nullptr : symbol;
}

/// A prefix of units, such as k or Mi, and its factor.
struct prefix {
    double factor = 1;
    std::string_view text{};
};

constexpr prefix large_prefixes[] = {{1, ""},     {1e3, "k"},  {1e6, "M"},  {1e9, "G"}, {1e12, "T"},
                                     {1e15, "P"}, {1e18, "E"}, {1e21, "Z"}, {1e24, "Y"}};
constexpr prefix small_prefixes[] = {
    {1, ""}, {1e-3, "m"}, {1e-6, "\u00b5"}, {1e-9, "n"}, {1e-12, "p"}};
constexpr prefix binary_prefixes[] = {{1, ""},        {0x1p10, "Ki"}, {0x1p20, "Mi"},
                                      {0x1p30, "Gi"}, {0x1p40, "Ti"}, {0x1p50, "Pi"},
                                      {0x1p60, "Ei"}};

/// Returns the largest SI or binary prefix whose factor a value reaches.
template <std::size_t Count>
prefix largest_reached(const prefix (&prefixes)[Count], double value) {
    prefix result;
    for (const prefix &entry : prefixes)
        if (value >= entry.factor) result = entry;
    return result;
}

/// Returns the SI or binary prefix for the numbers of an axis, by the largest number.
prefix prefix_of(double maximum, const std::string &unit) {
    if (maximum == 0 || unit == "%") return {};
    if (is_binary(unit)) return largest_reached(binary_prefixes, maximum);
    if (maximum >= 1) return largest_reached(large_prefixes, maximum);
    const unit_symbol *const symbol = symbol_of(unit);
    if (symbol == nullptr || !symbol->small) return {};
    for (const prefix &prefix : small_prefixes)
        if (maximum >= prefix.factor) return prefix;
    return small_prefixes[std::size(small_prefixes) - 1];
}

std::string with_unit(std::string number, const prefix &prefix, const std::string &unit) {
    const std::string_view symbol = symbol_of(unit) == nullptr ? std::string_view{} : unit;
    if (prefix.text.empty() && (symbol.empty() || symbol == "/s")) return number.append(symbol);
    return number.append(" ").append(prefix.text).append(symbol);
}

/// A step between an axis's ticks: digits times a power of the base, in an exact form.
struct round_step {
    double mantissa{};
    int exponent{};
    int base{};

    double value() const { return multiple(1); }
    /// Returns a multiple of the step. A power below one is a divisor: tenths are not exact, ten
    /// is.
    double multiple(double times) const {
        return exponent < 0 ? times * mantissa / std::pow(base, -exponent)
                            : times * mantissa * std::pow(base, exponent);
    }
    round_step next() const {
        if (base == 2) return {1, exponent + 1, 2};
        if (mantissa == 1) return {2, exponent, 10};
        return mantissa == 2 ? round_step{5, exponent, 10} : round_step{1, exponent + 1, 10};
    }
};

/// Returns the step with which the search for a step between ticks begins: not larger than `part`,
/// a part of the range.
round_step first_step(double part, bool binary, bool whole) {
    round_step result{1, 0, binary ? 2 : 10};
    const double exponent = std::floor(binary ? std::log2(part) : std::log10(part));
    result.exponent = static_cast<int>(exponent) - 1;
    if (whole) result.exponent = std::max(result.exponent, 0);
    return result;
}

/// Numbers of an axis's first and last tick, as multiples of the step.
struct tick_numbers {
    double first{};
    double last{};
    double count() const { return last - first + 1; }
};

/// Returns the numbers of the first and last multiple of a step inside the range, or (`outer`)
/// around the range. A division may round across a whole number, so that the nearest multiple is
/// compared.
tick_numbers numbers_of(const value_range &range, const round_step &step, bool outer) {
    tick_numbers result{std::round(range.low / step.value()),
                        std::round(range.high / step.value())};
    const double first = step.multiple(result.first), last = step.multiple(result.last);
    if (outer) {
        if (first > range.low) --result.first;
        if (last < range.high) ++result.last;
    } else {
        if (first < range.low) ++result.first;
        if (last > range.high) --result.last;
    }
    return result;
}

/// Returns the number of decimals that multiples of a step need.
int digits_behind_point(double step) {
    for (int digits = 0; digits < 12; ++digits) {
        const double scaled = step * std::pow(10, digits);
        if (std::abs(scaled - std::round(scaled)) < 1e-6 * scaled) return digits;
    }
    return 12;
}

/// Returns whether the numbers of an axis need an exponent: no prefix fits, or the numbers have too
/// many digits.
bool needs_exponent(double maximum, double step, const prefix &prefix) {
    return maximum != 0 && (maximum / prefix.factor >= 1e6 || step / prefix.factor < 1e-6);
}

} // namespace

bool can_be_drawn(double value) { return std::abs(value) <= most_drawn; }

bool is_binary(const std::string &unit) { return unit == "B"; }

value_range widened(value_range range) {
    const double maximum = std::max(std::abs(range.low), std::abs(range.high));
    // Neighbouring doubles are about 2e-16 of their value apart: no ticks fit into a smaller range.
    if (range.high - range.low > std::max(maximum * 1e-9, 1e-290)) return range;
    const double addition = maximum < 1e-280 ? 1 : maximum / 2;
    return {range.low < 0 && range.high <= 0 ? range.low - addition : range.low,
            range.high > 0 || range.low >= 0 ? range.high + addition : range.high};
}

axis_scale scale_of(value_range range, std::size_t maximum, const chart_axis &axis,
                    bool round_ends) {
    range = widened(range);
    const double extent = range.high - range.low;
    round_step step =
        first_step(extent / static_cast<double>(maximum), is_binary(axis.unit), axis.whole);
    tick_numbers numbers = numbers_of(range, step, round_ends);
    while (numbers.count() > static_cast<double>(maximum)) {
        step = step.next();
        numbers = numbers_of(range, step, round_ends);
    }
    axis_scale result{range.low, range.high, step.value(), {}};
    for (double number = numbers.first; number <= numbers.last; ++number)
        result.ticks.push_back(step.multiple(number) + 0.0); // + 0.0 turns -0 into 0
    if (round_ends) {
        result.low = result.ticks.front();
        result.high = result.ticks.back();
    }
    return result;
}

std::vector<std::string> texts_of(const axis_scale &scale, const chart_axis &axis) {
    double maximum = 0;
    for (const double tick : scale.ticks)
        maximum = std::max(maximum, std::abs(tick));
    const prefix prefix = prefix_of(maximum, axis.unit);
    const bool exponent = needs_exponent(maximum, scale.step, prefix);
    const int digits = digits_behind_point(scale.step / prefix.factor);
    std::vector<std::string> result;
    for (const double tick : scale.ticks)
        result.push_back(tick == 0 ? "0"
                         : exponent
                             ? with_unit(fmt::format("{:.6g}", tick), {}, axis.unit)
                             : with_unit(fmt::format("{:.{}f}", tick / prefix.factor, digits),
                                         prefix, axis.unit));
    return result;
}

std::string value_text(double value, const chart_axis &axis) {
    const prefix prefix = prefix_of(std::abs(value), axis.unit);
    return with_unit(fmt::format("{:.4g}", value / prefix.factor), prefix, axis.unit);
}

std::string title_of(const chart_axis &axis) {
    if (axis.unit.empty() || symbol_of(axis.unit) != nullptr) return axis.label;
    return axis.label.empty() ? axis.unit : fmt::format("{} ({})", axis.label, axis.unit);
}

} // namespace msrpp
