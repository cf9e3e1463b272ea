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
    /// The part of an operation or function, or of a name or number without parts below it.
    std::size_t part(const std::string &what, std::vector<std::size_t> of = {});

    /// What a part is: an operation, a function, a name or a number.
    const std::string &what(std::size_t of) const { return all[of].what; }

    /// The text of a part, in the notation of the library.
    std::string text(std::size_t of) const;

private:
    struct one {
        std::string what;
        std::vector<std::size_t> of;
    };
    std::string written(std::size_t which, const std::map<std::size_t, std::string> &defined,
                        int around) const;

    std::vector<one> all;
    std::map<std::string, std::size_t> places;
};

/// Reads a formula; `named` gives the part of a name, and throws a complaint for what it does not
/// know. Throws a complaint where the text is no formula.
std::size_t read_formula(std::string_view text, formula_parts &into,
                         const std::function<std::size_t(const std::string &)> &named);

} // namespace msrpp
