#include "printed.hpp"

#include "../support/text.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace msrpp {

std::vector<const named_family_write *> start_state(const family_plan &plan) {
    std::vector<const named_family_write *> all;
    for (const auto *const phase : {&plan.set_up, &plan.start})
        for (const named_family_write &next : *phase)
            all.push_back(&next);
    std::vector<const named_family_write *> result;
    for (auto next = all.begin(); next != all.end(); ++next) {
        const bool replaced =
            std::any_of(next + 1, all.end(), [&](const named_family_write *later) {
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

std::string legal_text(const told_rule &one) { return joined(one.legal, ", "); }

std::string whole_sentence(const told_rule &one) {
    std::string result = one.sentence;
    if (!one.by.empty()) result += fmt::format(" ({})", joined(one.by, ", "));
    if (one.bits != 0) result += fmt::format(": bits {}", hex(one.bits));
    const std::string legal = legal_text(one);
    return legal.empty() ? result : result + "; " + legal;
}

bool all_legal(const family_explanation &all) {
    return all.broken.empty() &&
           std::all_of(all.words.begin(), all.words.end(),
                       [](const explained_word &one) { return one.broken.empty(); });
}

} // namespace msrpp
