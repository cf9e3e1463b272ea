// The format `libpfm`: event strings of libpfm4 (perfmon2.sourceforge.net), a line for each
// requested event: `snb::MEM_LOAD_UOPS_RETIRED:L1_HIT:u`. The tool does not link libpfm4. The names
// are those whose encoding by libpfm4 was compared with the lists: libpfm_names.hpp.
#include "libpfm_names.hpp"

#include "../../support/complaint.hpp"
#include "../../support/text.hpp"
#include "../formats.hpp"

#include <msr/core/text.hpp>
#include <msr/processor/identity.hpp>
#include <msr/processor/table.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

namespace msrpp::libpfm_format {

namespace {

const libpfm_processor *processor_of(const family &identity) {
    for (const libpfm_processor &processor : libpfm_processors) {
        const bool is_listed = identity.processor != msr::core::none;
        if (is_listed ? identity.processor == msr::core_named(processor.cpu)
                      : identity.name == processor.cpu)
            return &processor;
    }
    return nullptr;
}

std::uint32_t hash_of(std::string_view text) {
    std::uint32_t value = 0x811c9dc5;
    for (const char letter : text)
        value = (value ^ static_cast<unsigned char>(letter)) * 0x01000193;
    return value;
}

/// Returns libpfm4's name of an event or of one of its masks: the list's name, or another name with
/// the same numbers. Empty: libpfm4 has no such event.
std::string known_name(const libpfm_processor &libpfm_processor, const std::string &name) {
    const std::uint32_t hash = hash_of(fmt::format("{} {}", libpfm_processor.cpu, name));
    if (std::binary_search(std::begin(libpfm_names), std::end(libpfm_names), hash)) return name;
    const auto *const result =
        std::lower_bound(std::begin(libpfm_other_names), std::end(libpfm_other_names), hash,
                         [](const libpfm_name &libpfm_name, std::uint32_t goal) {
                             return libpfm_name.event < goal;
                         });
    const bool is_there = result != std::end(libpfm_other_names) && result->event == hash;
    return is_there ? libpfm_texts + result->place : "";
}

/// Returns an event's name in the form of libpfm4: `MEM_LOAD_RETIRED:L3_MISS` for
/// `mem_load_retired.l3_miss`.
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

/// Returns the modifier of libpfm4 for a qualifier; empty: libpfm4 has none.
std::string modifier_of(std::string_view qualifier) {
    struct word {
        std::string_view name, modifier;
    };
    constexpr word words[] = {{"user", ":u"},       {"usr", ":u"},        {"kernel", ":k"},
                              {"os", ":k"},         {"edge", ":e"},       {"inv", ":i"},
                              {"invert", ":i"},     {"any_thread", ":t"}, {"any", ":t"},
                              {"guest_only", ":g"}, {"host_only", ":h"}};
    for (const word &entry : words)
        if (msr::same_without_case({qualifier.data(), qualifier.size()},
                                   {entry.name.data(), entry.name.size()}))
            return std::string{entry.modifier};
    const std::size_t equals = std::min(qualifier.find('='), qualifier.size());
    const std::string_view key = qualifier.substr(0, equals);
    if (!msr::same_without_case({key.data(), key.size()}, {"cmask", 5}) &&
        !msr::same_without_case({key.data(), key.size()}, {"threshold", 9}))
        return {};
    const std::string_view digits = qualifier.substr(std::min(equals + 1, qualifier.size()));
    const msr::number_read number = msr::parse_number({digits.data(), digits.size()});
    return number ? fmt::format(":c={}", number.value) : "";
}

/// Returns the pieces between the colons of a requested event's text.
std::vector<std::string_view> pieces_of(std::string_view choice) {
    std::vector<std::string_view> result;
    for (std::size_t begin = 0; begin <= choice.size();) {
        const std::size_t end = std::min(choice.find(':', begin), choice.size());
        result.push_back(choice.substr(begin, end - begin));
        begin = end + 1;
    }
    return result;
}

[[noreturn]] void complain_of_name(const libpfm_processor &libpfm_processor,
                                   const std::string &choice) {
    complain(rule_broken,
             fmt::format("libpfm4 4.13 has no event of this name and these numbers for {}: {}",
                         libpfm_processor.pmu, in_quotes(choice)));
}

/// A requested event in libpfm4's names, without the qualifiers.
struct named_event {
    std::string name;
    std::vector<std::string_view> qualifiers;
};

/// Returns a requested event in libpfm4's names. Several masks are joined:
/// `LS_DISPATCH:LD_DISPATCH` and `LS_DISPATCH:STORE_DISPATCH` become
/// `LS_DISPATCH:LD_DISPATCH:STORE_DISPATCH`.
named_event name_in(const libpfm_processor &libpfm_processor, const std::string &choice) {
    const std::vector<std::string_view> pieces = pieces_of(choice);
    const std::string event = name_in_libpfm(pieces.front());
    named_event result;
    for (std::size_t i = 1; i < pieces.size(); ++i) {
        const std::string name =
            known_name(libpfm_processor, fmt::format("{}:{}", event, name_in_libpfm(pieces[i])));
        const std::size_t colon = std::min(name.find(':'), name.size());
        if (name.empty()) {
            result.qualifiers.push_back(pieces[i]);
            continue;
        }
        const bool is_first = result.name.empty();
        const bool fits =
            colon != name.size() && result.name.starts_with(name.substr(0, colon + 1));
        if (!is_first && !fits) complain_of_name(libpfm_processor, choice);
        result.name += is_first ? name : name.substr(colon);
    }
    if (result.name.empty()) result.name = known_name(libpfm_processor, event);
    if (result.name.empty()) complain_of_name(libpfm_processor, choice);
    return result;
}

std::string event_of(const libpfm_processor &libpfm_processor, const std::string &choice) {
    const named_event event = name_in(libpfm_processor, choice);
    std::string result = fmt::format("{}::{}", libpfm_processor.pmu, event.name);
    bool has_level = false;
    for (const std::string_view qualifier : event.qualifiers) {
        const std::string modifier = modifier_of(qualifier);
        if (modifier.empty())
            complain(rule_broken, fmt::format("of the qualifiers this format has user, kernel, "
                                              "edge, inv, cmask and any_thread only, and for AMD "
                                              "guest_only and host_only: {}",
                                              in_quotes(choice)));
        has_level = has_level || modifier == ":u" || modifier == ":k";
        result += modifier;
    }
    // Without privilege levels libpfm4 would use the caller's default.
    return has_level ? result : result + ":u:k";
}

void encode(output &out, const encoded &encoded) {
    const libpfm_processor *const libpfm_processor = processor_of(encoded.of);
    for (const std::string &choice : encoded.plan.texts)
        append_line(out, event_of(*libpfm_processor, choice));
}

bool serves(const family &identity) { return processor_of(identity) != nullptr; }

const known_format known{{.name = "libpfm",
                          .rank = 80,
                          .encode = encode,
                          .serves = serves,
                          .refusal = "libpfm4 4.13 has no events of this processor"}};

} // namespace

} // namespace msrpp::libpfm_format
