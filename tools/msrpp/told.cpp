#include "told.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

namespace msrpp {

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

std::string legal_text(const told_rule &one) {
    return fmt::format("{}", fmt::join(one.legal, ", "));
}

std::string whole_sentence(const told_rule &one) {
    std::string result = one.sentence;
    if (!one.by.empty()) result += fmt::format(" ({})", fmt::join(one.by, ", "));
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
