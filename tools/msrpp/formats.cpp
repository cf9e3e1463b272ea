#include "formats.hpp"

#include "../support/complaint.hpp"
#include "../support/text.hpp"
#include "choices/suggest.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace msrpp {

namespace {

/// Returns the rows of formats. The list is made at the first registration, because the order of
/// initialisation of files is not known.
std::vector<output_format> &rows() {
    static std::vector<output_format> result;
    return result;
}

std::vector<std::string_view> format_names(const std::vector<const output_format *> &formats) {
    std::vector<std::string_view> result;
    for (const output_format *const format : formats)
        result.push_back(format->name);
    return result;
}

} // namespace

known_format::known_format(const output_format &row) { rows().push_back(row); }

const std::vector<const output_format *> &all_formats() {
    static const std::vector<const output_format *> sorted = [] {
        std::vector<const output_format *> result;
        for (const output_format &format : rows())
            result.push_back(&format);
        std::sort(
            result.begin(), result.end(),
            [](const output_format *format, const output_format *next) {
                return std::pair{format->rank, format->name} < std::pair{next->rank, next->name};
            });
        return result;
    }();
    return sorted;
}

std::string names_for_help(const std::vector<const output_format *> &formats) {
    const std::vector<std::string_view> names = format_names(formats);
    std::string result;
    for (std::size_t i = 0; i < names.size(); ++i)
        result += fmt::format("{}{}{}",
                              i == 0                  ? ""
                              : i + 1 == names.size() ? " or "
                                                      : ", ",
                              names[i], i == 0 ? " (the default)" : "");
    return result;
}

const output_format &format_named(const std::string &name,
                                  const std::vector<const output_format *> &formats) {
    if (name.empty()) return *formats.front();
    for (const output_format *const format : formats)
        if (format->name == name) return *format;
    const std::vector<std::string_view> known = format_names(formats);
    complain(wrong_usage,
             fmt::format("--format: this command has no format {}{} (known: {})", in_quotes(name),
                         suggestion(name, known), joined(known, ", ")));
}

} // namespace msrpp
