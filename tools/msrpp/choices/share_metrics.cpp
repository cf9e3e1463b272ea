#include "share_metrics.hpp"

#include "../../support/text.hpp"
#include "../families/generic_names.hpp"
#include "../families/targets.hpp"

#include <msr/core/sequence.hpp>
#include <msr/metric/constants.hpp>
#include <msr/metric/value.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <string>
#include <utility>
#include <vector>

namespace msrpp {

namespace {

/// A term of a sum of issue slots: a factor, and the position of the term's event in the metric.
struct placed_term {
    int factor{};
    std::size_t event{};
};

/// Returns the text that requests a term's event: the name in the vendor's list, where the
/// processor's list has the name.
std::string text_of_term(known_plans &plans, const msr::slot_term &term) {
    return term.listed != nullptr && plans.find({term.listed}) != nullptr ? term.listed
                                                                          : term.choice;
}

/// Returns the terms of a sum of issue slots; events that are new are added to `events`.
std::vector<placed_term> terms_of(known_plans &plans, const msr::slot_sum &sum,
                                  std::vector<std::string> &events) {
    std::vector<placed_term> result;
    for (const msr::slot_term &term : sum.terms) {
        if (!term.is_there()) break;
        const std::string text = text_of_term(plans, term);
        const auto place = std::find(events.begin(), events.end(), text);
        result.push_back({term.factor, static_cast<std::size_t>(place - events.begin())});
        if (place == events.end()) events.push_back(text);
    }
    return result;
}

/// Returns a sum of issue slots as a formula, in parentheses where the sum has several terms.
std::string formula_of(const std::vector<placed_term> &terms,
                       const std::vector<std::string> &events) {
    std::string result;
    for (const placed_term &term : terms) {
        const bool is_first = &term == &terms.front();
        const char *const sign = term.factor < 0 ? "-" : "+";
        if (!is_first) result += fmt::format(" {} ", sign);
        if (is_first && term.factor < 0) result += sign;
        const int factor = std::abs(term.factor);
        result +=
            factor == 1 ? events[term.event] : fmt::format("{} * {}", factor, events[term.event]);
    }
    const bool is_simple = terms.size() == 1 && terms.front().factor == 1;
    return is_simple ? result : fmt::format("({})", result);
}

msr::metric_value value_of_sum(const std::vector<placed_term> &terms,
                               msr::sequence<msr::metric_value> counts) {
    msr::metric_value sum{0.0};
    for (const placed_term &term : terms)
        sum = sum + msr::metric_value{static_cast<double>(term.factor)} * counts[term.event];
    return sum;
}

} // namespace

std::string_view without_linux_start(std::string_view name) {
    if (msr::has_prefix_without_case(view(name), view(linux_start)))
        name.remove_prefix(linux_start.size());
    return name;
}

std::optional<msr::slot_share> share_named(std::string_view name) {
    for (std::size_t i = 0; i < msr::slot_share_count; ++i)
        if (msr::same_without_case(msr::text_view{msr::slot_shares[i].name}, view(name)))
            return static_cast<msr::slot_share>(i);
    return std::nullopt;
}

const msr::slot_definition *defined_shares(const family &processor) {
    if (msr::perfmon::target intel; perfmon_target(processor, intel)) return slot_shares_of(intel);
    if (msr::amd::target amd; amd_target(processor, amd)) return slot_shares_of(amd);
    return nullptr;
}

tool_metric share_metric(known_plans &plans, const msr::slot_definition &definition,
                         msr::slot_share share) {
    tool_metric result;
    result.name = row_of(share).name;
    result.unit = "percent";
    result.is_portable_share = true;
    const std::vector<placed_term> part = terms_of(plans, definition[share], result.events);
    const std::vector<placed_term> whole = terms_of(plans, definition.whole, result.events);
    result.formula = fmt::format("100 * {} / {}", formula_of(part, result.events),
                                 formula_of(whole, result.events));
    result.value = [part, whole](msr::sequence<msr::metric_value> counts,
                                 const msr::known_constants &) {
        return msr::metric_value{100.0} * value_of_sum(part, counts) / value_of_sum(whole, counts);
    };
    return result;
}

} // namespace msrpp
