// Event strings of libpfm4 (perfmon2.sourceforge.net), a line for each choice:
// `snb::MEM_LOAD_UOPS_RETIRED:L1_HIT:u`. The tool does not link libpfm4. It gives the names of
// which libpfm4's own encoding was compared with the list: libpfm_names.hpp.
#include "libpfm_names.hpp"

#include "../complaint.hpp"
#include "../formats.hpp"
#include "../text.hpp"

#include <msr/processor/identity.hpp>
#include <msr/processor/table.hpp>
#include <msr/text.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <string>
#include <string_view>

namespace msrpp {

namespace {

const libpfm_processor *processor_of(const family &of) {
    for (const libpfm_processor &one : libpfm_processors)
        if (of.processor != msr::core::none && of.processor == msr::core_named(one.cpu))
            return &one;
    return nullptr;
}

std::uint32_t hash_of(std::string_view text) {
    std::uint32_t value = 0x811c9dc5;
    for (const char letter : text)
        value = (value ^ static_cast<unsigned char>(letter)) * 0x01000193;
    return value;
}

bool is_known(const libpfm_processor &of, const std::string &name) {
    return std::binary_search(std::begin(libpfm_names), std::end(libpfm_names),
                              hash_of(fmt::format("{} {}", of.cpu, name)));
}

/// `mem_load_retired.l3_miss` is `MEM_LOAD_RETIRED:L3_MISS`.
std::string name_in_libpfm(std::string_view event) {
    std::string result;
    bool is_first = true;
    for (const char letter : event) {
        const bool is_dot = letter == '.';
        const char upper =
            letter >= 'a' && letter <= 'z' ? static_cast<char>(letter - 'a' + 'A') : letter;
        result += !is_dot ? upper : is_first ? ':' : '_';
        is_first = is_first && !is_dot;
    }
    return result;
}

/// A qualifier as libpfm4's modifiers have it; empty: it has none.
std::string modifier_of(std::string_view qualifier) {
    struct word {
        std::string_view name, modifier;
    };
    constexpr word words[] = {{"user", ":u"},   {"usr", ":u"},        {"kernel", ":k"},
                              {"os", ":k"},     {"edge", ":e"},       {"inv", ":i"},
                              {"invert", ":i"}, {"any_thread", ":t"}, {"any", ":t"}};
    for (const word &one : words)
        if (msr::same_without_case({qualifier.data(), qualifier.size()},
                                   {one.name.data(), one.name.size()}))
            return std::string{one.modifier};
    const std::size_t equals = std::min(qualifier.find('='), qualifier.size());
    const std::string_view key = qualifier.substr(0, equals);
    if (!msr::same_without_case({key.data(), key.size()}, {"cmask", 5}) &&
        !msr::same_without_case({key.data(), key.size()}, {"threshold", 9}))
        return {};
    const std::string_view digits = qualifier.substr(std::min(equals + 1, qualifier.size()));
    const msr::number_read number = msr::number_in({digits.data(), digits.size()});
    return number ? fmt::format(":c={}", number.value) : "";
}

std::string event_of(const libpfm_processor &of, const std::string &choice) {
    const std::string_view text = choice;
    std::size_t end = std::min(text.find(':'), text.size());
    const std::string name = name_in_libpfm(text.substr(0, end));
    if (!is_known(of, name))
        complain(rule_broken,
                 fmt::format("libpfm4 4.13 has no event of this name and these numbers for {}: {}",
                             of.pmu, in_quotes(choice)));
    std::string result = fmt::format("{}::{}", of.pmu, name);
    bool has_level = false;
    while (end < text.size()) {
        const std::size_t begin = end + 1;
        end = std::min(text.find(':', begin), text.size());
        const std::string modifier = modifier_of(text.substr(begin, end - begin));
        if (modifier.empty())
            complain(rule_broken, fmt::format("of the qualifiers this format has user, kernel, "
                                              "edge, inv, cmask and any_thread only: {}",
                                              in_quotes(choice)));
        has_level = has_level || modifier == ":u" || modifier == ":k";
        result += modifier;
    }
    return has_level ? result : result + ":u:k"; // libpfm4's own default is the caller's
}

void encode(output &out, const encoded &asked) {
    const libpfm_processor *const of = processor_of(asked.of);
    for (const std::string &choice : asked.plan.texts)
        append_line(out, event_of(*of, choice));
}

bool serves(const family &of) { return processor_of(of) != nullptr; }

const known_format known{{.name = "libpfm", .rank = 80, .encode = encode, .serves = serves}};

} // namespace

} // namespace msrpp
