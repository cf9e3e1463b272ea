// Formulas of published metrics: read into parts, of which equal parts are stored once, and written
// in the notation of the library (msr/metric/formula_text.hpp), where parts that occur several
// times become definitions.
#pragma once

#include <cstddef>
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace msrpp {

/// A formula as parts, each an operation, a function, a name or a number; operations and functions
/// refer to their operands by position.
class formula_parts {
public:
    /// Adds a part to the formula, and returns the part's position: an operation or function, or a
    /// name or number, which have no operands. Throws a complaint where the formula becomes too
    /// long or too deep.
    std::size_t part(const std::string &text, std::vector<std::size_t> of = {});

    /// Adds a number as a part of the formula, and returns the part's position. Throws a complaint
    /// where the text is no number from 1e-300 to 1e300.
    std::size_t number(std::string text);

    /// Returns the text of a part: an operation, a function, a name or a number.
    const std::string &what(std::size_t value) const { return all[value].what; }

    /// Returns the text of a part with its operands, in the notation of the library.
    std::string text(std::size_t value) const;

private:
    struct one {
        std::string what;
        std::vector<std::size_t> of;
        std::size_t depth; ///< number of levels of operands below the part
    };
    std::string written(std::size_t index, const std::map<std::size_t, std::string> &defined,
                        int outer) const;

    std::vector<one> all;
    std::map<std::string, std::size_t> places;
};

/// Reads a formula. `named`: returns the formula's part for a name, and throws a complaint for an
/// unknown name. `depth`: the nesting of the formula, including formulas around it. Throws a
/// complaint where the text is no formula.
std::size_t read_formula(std::string_view text, formula_parts &destination, std::size_t &depth,
                         const std::function<std::size_t(const std::string &)> &named);

} // namespace msrpp
