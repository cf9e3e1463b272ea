// The texts of a plan's choices, for reports.
#pragma once

#include <msr/session/counts_text.hpp>
#include <msr/session/rules.hpp>
#include <msr/session/run_time_plan.hpp>

#include <cstddef>
#include <string>
#include <vector>

namespace msr {

/// Returns a text for each choice of a plan: the choice as `msrpp` reads it, or the name of its
/// counter where its PMU writes no texts.
template <countable_plan Plan, detail::text_source Source = detail::text_source_of<Plan>()>
std::vector<std::string> choice_texts(const Plan &) {
    std::vector<std::string> texts(Plan::size);
    for (std::size_t i = 0; i < Plan::size; ++i)
        detail::append_choice<Plan, Source>(texts[i], i);
    return texts;
}

/// Returns the text of each choice that a plan made at run time keeps.
inline std::vector<std::string> choice_texts(const run_time_plan &plan) {
    std::vector<std::string> texts;
    for (std::size_t i = 0; i < plan.size(); ++i)
        texts.emplace_back(plan.text(i));
    return texts;
}

} // namespace msr
