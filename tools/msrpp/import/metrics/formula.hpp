// Formulas of published metrics: read into parts of which equal parts are one, and written in the
// notation of the library (msr/metric/formula_text.hpp), where parts that stand several times
// become definitions.
#pragma once

#include <cstddef>
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace msrpp {

/// A formula as parts that name others by their places.
class formula_parts {
public:
    /// The part of an operation or function, or of a name or number without parts below it. Throws
    /// a complaint where the formula becomes too long or too deep.
    std::size_t part(const std::string &text, std::vector<std::size_t> of = {});

    /// The part of a number. Throws a complaint where the text is none, or none of 1e-300 to 1e300.
    std::size_t number(std::string text);

    /// What a part is: an operation, a function, a name or a number.
    const std::string &what(std::size_t value) const { return all[value].what; }

    /// The text of a part, in the notation of the library.
    std::string text(std::size_t value) const;

private:
    struct one {
        std::string what;
        std::vector<std::size_t> of;
        std::size_t depth; ///< depth of the parts below the part
    };
    std::string written(std::size_t index, const std::map<std::size_t, std::string> &defined,
                        int outer) const;

    std::vector<one> all;
    std::map<std::string, std::size_t> places;
};

/// Reads a formula; `named` gives the part of a name, and throws a complaint for what it does not
/// know. `depth` is how deeply what is read is nested, in formulas around this one, too. Throws a
/// complaint where the text is no formula.
std::size_t read_formula(std::string_view text, formula_parts &destination, std::size_t &depth,
                         const std::function<std::size_t(const std::string &)> &named);

} // namespace msrpp
