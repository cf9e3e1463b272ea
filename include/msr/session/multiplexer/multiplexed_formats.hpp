// Multiplexed counts as CSV and as JSON, and for std::format.
#pragma once

// This header comes first, so that a compiler set to an older standard prints the header's sentence
// only.
#include <msr/core/cplusplus.hpp>

#include <msr/backend/formatter.hpp>
#include <msr/core/program.hpp>
#include <msr/core/register_scope.hpp>
#include <msr/session/counts_formatter.hpp>
#include <msr/session/counts_text.hpp>
#include <msr/session/multiplexer/multiplexed_count.hpp>
#include <msr/session/multiplexer/multiplexed_text.hpp>
#include <msr/session/quoted_text.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

namespace msr {

namespace detail {

/// The numbers of a multiplexed choice, each as a text.
struct multiplexed_digits {
    /// Makes the texts of the numbers of a choice. `otherwise`: the text in place of a number that
    /// does not exist, as the count of a sampled choice.
    multiplexed_digits(const readout &source, const multiplexed_count &multiplexed_count,
                       const char *otherwise)
        : count{otherwise}, estimate{otherwise} {
        append_number(running, static_cast<std::uint64_t>(multiplexed_count.running().count()));
        append_number(enabled, static_cast<std::uint64_t>(multiplexed_count.enabled().count()));
        if (source.is_sampled) return;
        count.clear();
        append_number(count, multiplexed_count.count());
        if (const std::optional<msr::estimate> scaled = multiplexed_count.estimate()) {
            estimate.clear();
            append_number(estimate, static_cast<std::uint64_t>(scaled->value() + 0.5));
        }
    }

    std::string count; ///< the text of the count while the choice's group was counted
    /// The text of the count estimated for the whole time; the count itself where the group always
    /// ran.
    std::string estimate;
    /// The text of the time in which the choice's group was counted, in nanoseconds.
    std::string running;
    std::string enabled; ///< the text of the time of the slices of all groups, in nanoseconds
};

} // namespace detail

/// Returns counts as CSV with a header: a row
/// `text,count,estimate,running_ns,enabled_ns,unit,scope` for each choice. `count` is the number of
/// events while the choice's group ran, `estimate` the estimated number for all of the time: empty
/// where the group never ran. Both are empty for a sampled choice.
template <typename Schedule, detail::text_source Source = detail::text_source_of<Schedule>()>
std::string to_csv(const multiplexed_counts<Schedule> &counts) {
    std::string lines = "text,count,estimate,running_ns,enabled_ns,unit,scope\n";
    for (std::size_t i = 0; i < counts.size(); ++i) {
        const readout &source = detail::readout_at(counts, i);
        const detail::multiplexed_digits digits{source, counts.at(i), ""};
        const std::string text = detail::text_at<Source>(counts, i);
        lines += detail::csv_field(text) + ',' + digits.count + ',' + digits.estimate + ',' +
                 digits.running + ',' + digits.enabled + ',' + source.unit + ',' +
                 name_of(source.scope) + '\n';
    }
    return lines;
}

/// Returns counts as a JSON array with an object `{"text", "count", "estimate", "running_ns",
/// "enabled_ns", "unit", "scope"}` for each choice; a number that does not exist is null.
template <typename Schedule, detail::text_source Source = detail::text_source_of<Schedule>()>
std::string to_json(const multiplexed_counts<Schedule> &counts) {
    std::string list = "[";
    for (std::size_t i = 0; i < counts.size(); ++i) {
        const readout &source = detail::readout_at(counts, i);
        const detail::multiplexed_digits digits{source, counts.at(i), "null"};
        const std::string text = detail::text_at<Source>(counts, i);
        list += i == 0 ? "" : ", ";
        list += "{\"text\": " + detail::json_string(text) + ", \"count\": " + digits.count +
                ", \"estimate\": " + digits.estimate + ", \"running_ns\": " + digits.running +
                ", \"enabled_ns\": " + digits.enabled + ", \"unit\": \"" + source.unit +
                "\", \"scope\": \"" + name_of(source.scope) + "\"}";
    }
    return list + "]\n";
}

} // namespace msr

#ifdef MSR_HAS_FORMAT
template <typename Schedule>
struct std::formatter<msr::multiplexed_counts<Schedule>, char> : msr::detail::counts_formatter {};
#endif
