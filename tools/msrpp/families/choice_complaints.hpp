// Makes the complaints about requested events that cannot be read or planned, for all PMUs.
#pragma once

#include "../../support/complaint.hpp"
#include "../../support/text.hpp"

#include <fmt/format.h>

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace msrpp {

/// Returns the mistake in the text of a requested event, its position, and a hint, as a sentence.
/// `parsed`: the result of a `parse` of the library; must not be well formed.
template <typename Parsed>
std::string notation_sentence(const Parsed &parsed, std::string_view sentence,
                              std::string_view hint) {
    return fmt::format("{}: {} in column {}{}", sentence, in_quotes(view(parsed.piece)),
                       parsed.position + 1, hint);
}

/// Throws a complaint about requested events without a plan: the sentence, the events at fault, and
/// legal alternatives. `assignments`: the result of a planner of the library.
template <typename Found>
[[noreturn]] void complain_of_plan(std::string_view sentence, const Found &assignments,
                                   const std::vector<std::string> &choices,
                                   std::string_view remedy) {
    std::string culprits; // requested events at fault; empty where there are too many
    for (std::size_t i = 0; i < assignments.culprit_count; ++i)
        culprits += (i == 0 ? ": " : ", ") + in_quotes(choices[assignments.culprits[i]]);
    complain(rule_broken, fmt::format("{}{}{}", sentence, culprits, remedy));
}

} // namespace msrpp
