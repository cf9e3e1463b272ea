// Writes the counts of a session as CSV and as JSON.
#pragma once

#include <msr/core/program.hpp>
#include <msr/core/register_scope.hpp>
#include <msr/session/counts.hpp>
#include <msr/session/counts_text.hpp>
#include <msr/session/quoted_text.hpp>

#include <cstddef>
#include <cstdint>
#include <string>

namespace msr {

namespace detail {

/// Returns a count in digits, or `otherwise` where the choice is sampled and has no count.
inline std::string digits_or(const readout &source, std::uint64_t count, const char *otherwise) {
    std::string text;
    if (source.is_sampled)
        text = otherwise;
    else
        append_number(text, count);
    return text;
}

inline std::string csv_line(const std::string &text, const readout &source, std::uint64_t count) {
    return csv_field(text) + ',' + digits_or(source, count, "") + ',' + source.unit + ',' +
           name_of(source.scope) + '\n';
}

inline std::string json_object(const std::string &text, const readout &source,
                               std::uint64_t count) {
    return "{\"text\": " + json_string(text) + ", \"count\": " + digits_or(source, count, "null") +
           ", \"unit\": \"" + source.unit + "\", \"scope\": \"" + name_of(source.scope) + "\"}";
}

} // namespace detail

/// Returns counts as CSV with a header: a row `text,count,unit,scope` for each choice. The text is
/// that of `to_string`, `unit` and `scope` are those of `count_row`. The count of a sampled choice
/// is empty.
template <typename Plan, detail::text_source Source = detail::text_source_of<Plan>()>
std::string to_csv(const counts<Plan> &counts) {
    std::string lines = "text,count,unit,scope\n";
    for (std::size_t i = 0; i < counts.size(); ++i)
        lines += detail::csv_line(detail::text_at<Source>(counts, i), detail::readout_at(counts, i),
                                  counts.at(i));
    return lines;
}

/// Returns counts as a JSON array with an object `{"text", "count", "unit", "scope"}` for each
/// choice. The count of a sampled choice is null.
template <typename Plan, detail::text_source Source = detail::text_source_of<Plan>()>
std::string to_json(const counts<Plan> &counts) {
    std::string list = "[";
    for (std::size_t i = 0; i < counts.size(); ++i) {
        list += i == 0 ? "" : ", ";
        list += detail::json_object(detail::text_at<Source>(counts, i),
                                    detail::readout_at(counts, i), counts.at(i));
    }
    return list + "]\n";
}

} // namespace msr
