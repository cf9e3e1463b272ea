#include "branch_choices.hpp"

#include "../msrpp/choices/suggest.hpp"
#include "../support/complaint.hpp"

#include "cpuid/cpuid_leaves.hpp"

#include <msr/branches/names.hpp>
#include <msr/branches/notation.hpp>
#include <msr/branches/plan.hpp>
#include <msr/branches/rules.hpp>
#include <msr/branches/table.hpp>
#include <msr/core/rule.hpp>

#include <fmt/format.h>

#include <string_view>
#include <vector>

namespace msrpp::machine {

namespace {

/// Returns legal values in place of a choice of branches that breaks a rule, as a clause behind the
/// rule's sentence; may be empty.
std::string legal_in_place(msr::broken_rule mistake, const msr::lbr::facility_row &facility) {
    if (mistake == &msr::lbr::record_depth_exists_on_target::text)
        return fmt::format(": it keeps {}, and depth=1 to depth={} are read", facility.depth,
                           facility.depth);
    return {};
}

} // namespace

msr::lbr::choice branch_choice_in(const std::string &text, const std::string &option) {
    const msr::lbr::choice_result result = msr::lbr::parse_choice({text.data(), text.size()});
    if (result.problem == nullptr) return result.value;
    const std::string word{result.word.data(), result.word.size()};
    std::vector<std::string_view> known;
    std::string words;
    msr::lbr::each_choice_word([&](const char *name) {
        known.emplace_back(name);
        words += std::string{name} + ", ";
    });
    complain(wrong_usage,
             fmt::format("{}: {}: {}{}", option, in_quotes(word), result.problem,
                         suggestion(word, known)),
             {"words: " + words + "depth=NUMBER; colons stand between words"});
}

const msr::lbr::facility_row &facility_for(const family &identity, const msr::lbr::choice &choice,
                                           const std::string &text, const std::string &option) {
    const msr::lbr::facility_row *const facility =
        msr::lbr::facility_of(model_of(identity).row->is);
    msr::broken_rule mistake = &msr::lbr::records_exist_on_target::text;
    if (facility != nullptr) mistake = msr::lbr::mistake_in(*facility, choice);
    if (mistake == nullptr && facility->format == msr::lbr::record_format::unknown)
        mistake = &msr::lbr::record_layout_is_known::text;
    if (mistake == nullptr) return *facility;
    complain(rule_broken,
             fmt::format("{}: {}: {}: {}{}", option, in_quotes(text), identity.name,
                         mistake->sentence,
                         facility == nullptr ? std::string{} : legal_in_place(mistake, *facility)));
}

} // namespace msrpp::machine
