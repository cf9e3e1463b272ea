#include "cpu_aliases.hpp"

#include "../../support/text.hpp"
#include "../family.hpp"
#include "../settings.hpp"
#include "suggest.hpp"

#include <msr/core/text.hpp>
#include <msr/processor/table.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace msrpp {

namespace {

/// Another name of a processor of --cpu.
struct cpu_alias {
    std::string name;      ///< the name in lower case, without signs between its words
    std::string_view kind; ///< kind of processor, in the syntax of --cpu
};

/// Returns a name in lower case without the signs between its words.
std::string joined_words(std::string_view name) {
    std::string result;
    for (const char letter : name)
        if (letter != '_' && letter != '-' && letter != ' ') result += msr::to_lower(letter);
    return result;
}

/// Returns the names of the table of processors that are no names of --cpu. A name stands for a
/// single processor: where several processors have the named core, as for golden_cove, the facts of
/// these processors are equal.
std::vector<cpu_alias> aliases_of_table() {
    std::vector<cpu_alias> result;
    for (const msr::processor_row &row : msr::processor_table) {
        if (row.cpu == nullptr) continue;
        if (joined_words(row.name) != joined_words(row.cpu))
            result.push_back({joined_words(row.name), row.cpu});
        msr::each_other_name(row, [&](msr::text_view name) {
            result.push_back({joined_words({name.data(), name.size()}), row.cpu});
        });
    }
    return result;
}

const std::vector<cpu_alias> &aliases() {
    static const std::vector<cpu_alias> cpu_aliases = aliases_of_table();
    return cpu_aliases;
}

} // namespace

std::vector<std::string_view> cpu_names() {
    std::vector<std::string_view> result{native_name};
    for (const family &identity : families())
        result.push_back(identity.name);
    return result;
}

std::string cpu_named(std::string_view value) {
    const std::string request = joined_words(value);
    for (const std::string_view name : cpu_names())
        if (joined_words(name) == request) return std::string{name};
    for (const cpu_alias &alias : aliases())
        if (alias.name == request) return std::string{alias.kind};
    return std::string{value};
}

std::string cpu_suggestion(std::string_view value) {
    constexpr std::size_t maximum = 3;
    const std::string joined = joined_words(value);
    std::vector<std::string_view> suggested = nearest(value, cpu_names());
    std::vector<std::string_view> known;
    for (const cpu_alias &alias : aliases())
        known.push_back(alias.name);
    for (const std::string_view name : nearest(joined, known)) {
        const bool again =
            std::any_of(suggested.begin(), suggested.end(), [&](std::string_view other) {
                return cpu_named(other) == cpu_named(name);
            });
        if (!again && suggested.size() < maximum) suggested.push_back(name);
    }
    return did_you_mean(suggested);
}

std::string cpu_alias_lines() {
    std::string result;
    for (const std::string_view name : cpu_names()) {
        std::vector<std::string_view> rest;
        for (const cpu_alias &alias : aliases())
            if (alias.kind == name) rest.push_back(alias.name);
        if (!rest.empty()) result += fmt::format("  {}: {}\n", name, joined(rest, " "));
    }
    return result;
}

} // namespace msrpp
