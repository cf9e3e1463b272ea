#include "printed.hpp"

#include "../support/text.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace msrpp {

std::vector<const named_family_write *> start_state(const family_plan &plan) {
    std::vector<const named_family_write *> writes;
    for (const auto *const phase : {&plan.set_up, &plan.start})
        for (const named_family_write &next : *phase)
            writes.push_back(&next);
    std::vector<const named_family_write *> result;
    for (auto next = writes.begin(); next != writes.end(); ++next) {
        const bool replaced =
            std::any_of(next + 1, writes.end(), [&](const named_family_write *later) {
                return later->choice() == (*next)->choice() &&
                       later->what.address == (*next)->what.address;
            });
        if (!replaced) result.push_back(*next);
    }
    return result;
}

std::string text_or_number(const explained_family_field &field) {
    return field.text.empty() ? fmt::format("{}", field.value) : field.text;
}

json fields_as_json(const std::vector<explained_family_field> &fields) {
    json result = json::array();
    for (const explained_family_field &field : fields)
        result.push_back({{"name", field.name},
                          {"lo", field.low},
                          {"width", field.width},
                          {"value", field.value},
                          {"text", text_or_number(field)}});
    return result;
}

std::string legal_text(const rule_report &rule) { return joined(rule.legal, ", "); }

std::string whole_sentence(const rule_report &rule) {
    std::string result = rule.sentence;
    if (!rule.by.empty()) result += fmt::format(" ({})", joined(rule.by, ", "));
    if (rule.bits != 0) result += fmt::format(": bits {}", hex(rule.bits));
    const std::string legal = legal_text(rule);
    return legal.empty() ? result : result + "; " + legal;
}

bool all_legal(const family_explanation &family_explanation) {
    return family_explanation.broken.empty() &&
           std::all_of(family_explanation.words.begin(), family_explanation.words.end(),
                       [](const explained_word &word) { return word.broken.empty(); });
}

} // namespace msrpp
