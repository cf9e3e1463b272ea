// The counts on several logical processors as CSV and as JSON, and for std::format.
#pragma once

// This header comes first, so that a compiler set to an older standard prints the header's sentence
// only.
#include <msr/core/cplusplus.hpp>

#include <msr/backend/formatter.hpp>
#include <msr/core/program.hpp>
#include <msr/session/counts.hpp>
#include <msr/session/counts_formats.hpp>
#include <msr/session/counts_formatter.hpp>
#include <msr/session/counts_on_cpus.hpp>
#include <msr/session/counts_text.hpp>

#include <cstddef>
#include <string>

namespace msr {

namespace detail {

/// Calls `row(cpu, counts, i)` for each count that was read on its own processor: the count of a
/// unit that several processors share is passed once.
template <typename Plan, typename Row>
void each_read(const counts_on_cpus<Plan> &whole, Row row) {
    auto cpu = whole.cpus().begin();
    for (const counts<Plan> &counted : whole) {
        for (std::size_t i = 0; i < counted.size(); ++i)
            if (whole.representative_of(*cpu, i) == *cpu) row(*cpu, counted, i);
        ++cpu;
    }
}

} // namespace detail

/// Returns counts as CSV with a header: a row `cpu,text,count,unit,scope` for each choice on each
/// processor. The count of a unit that several processors share stands once, at the processor that
/// was read; the count of a sampled choice is empty.
template <typename Plan, detail::text_source Source = detail::text_source_of<Plan>()>
std::string to_csv(const counts_on_cpus<Plan> &whole) {
    std::string lines = "cpu,text,count,unit,scope\n";
    detail::each_read(whole, [&](unsigned cpu, const counts<Plan> &counts, std::size_t i) {
        detail::append_number(lines, cpu);
        lines += ',' + detail::csv_line(detail::text_at<Source>(counts, i),
                                        detail::readout_at(counts, i), counts.at(i));
    });
    return lines;
}

/// Returns counts as a JSON array with an object `{"cpu", "text", "count", "unit", "scope"}` for
/// each choice on each processor. The count of a unit that several processors share stands once, at
/// the processor that was read.
template <typename Plan, detail::text_source Source = detail::text_source_of<Plan>()>
std::string to_json(const counts_on_cpus<Plan> &whole) {
    std::string list;
    detail::each_read(whole, [&](unsigned cpu, const counts<Plan> &counts, std::size_t i) {
        list += list.empty() ? "{\"cpu\": " : ", {\"cpu\": ";
        detail::append_number(list, cpu);
        list += ", " + detail::json_object(detail::text_at<Source>(counts, i),
                                           detail::readout_at(counts, i), counts.at(i))
                           .substr(1);
    });
    return '[' + list + "]\n";
}

} // namespace msr

#ifdef MSR_HAS_FORMAT
template <typename Plan>
struct std::formatter<msr::counts_on_cpus<Plan>, char> : msr::detail::counts_formatter {};
#endif
