// Functions of the Pentium 4 for the commands of msrpp, shared by the files netburst_*.cpp.
#pragma once

#include "../../family.hpp"

#include <msr/intel/netburst/facts/event.hpp>
#include <msr/intel/netburst/facts/wiring.hpp>
#include <msr/intel/netburst/target.hpp>

#include <string>
#include <string_view>
#include <vector>

namespace msrpp::netburst_room {

/// Returns the Pentium 4 models, with or without Hyper-Threading, that a --cpu name stands for.
msr::netburst::target target_of(const family &identity);

/// Returns the model numbers in a set: `0 1 2 3 4 6`.
std::string model_list(msr::netburst::model_set models, const char *separator = " ");

/// Returns why an event's encoding, or the encoding of its masks, is not sure; empty: the encoding
/// is sure.
std::vector<std::string_view> doubts_about(const msr::netburst::event_row &event);
std::vector<std::string_view> doubts_about(const msr::netburst::mask_row &mask);

/// Returns the names of the ESCRs of an event, in the order of the tables.
std::vector<std::string_view> escr_names(const msr::netburst::event_row &event);
std::vector<std::string_view> counter_names(msr::netburst::counter_set counters);
/// Returns the names of all rows of a table.
template <typename Rows>
std::vector<std::string_view> names_in(const Rows &rows) {
    std::vector<std::string_view> result;
    for (const auto &row : rows)
        result.push_back(row.name);
    return result;
}

// The functions of the Pentium 4 that the members of `family` (family.hpp) point to: list() returns
// the rows of `msrpp list`.
std::vector<listed> list(const family &identity);
report show(const family &identity, const std::vector<listed> &rows);
std::string no_match(const family &identity, const std::string &pattern,
                     const std::vector<listed> &of_any_model);
family_plan plan(const family &identity, const std::vector<std::string> &choices);
std::vector<perf_event> perf_events(const family &identity,
                                    const std::vector<std::string> &choices);
bool encode_choice(const family &identity, std::string_view choice,
                   std::vector<plain_write> &writes, std::string &reason);
bool read_argument(const family &identity, std::string_view text, explain_arguments &destination);
family_explanation explain(const family &identity, const explain_arguments &explain_arguments);

} // namespace msrpp::netburst_room
