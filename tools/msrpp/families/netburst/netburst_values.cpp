// Arguments of `explain` that only the Pentium 4 has: settings of perfex and words of perf.
#include "netburst.hpp"

#include "../../../support/complaint.hpp"
#include "../../../support/text.hpp"
#include "../../../support/value_lines.hpp"

#include <msr/intel/netburst/facts/wiring.hpp>
#include <msr/intel/netburst/rules.hpp>
#include <msr/intel/netburst/values/explain.hpp>

#include <fmt/format.h>

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace msrpp::netburst_room {

namespace netburst = msr::netburst;

namespace {

/// Returns whether a text is `r` and hexadecimal digits: a word of perf.
bool is_perf_word(std::string_view text) {
    if (text.size() < 2 || msr::to_lower(text[0]) != 'r') return false;
    for (const char letter : text.substr(1))
        if (msr::digit_value(letter) >= 16) return false;
    return true;
}

void read_perf_words(std::string_view text, explain_arguments &destination) {
    for (const std::string_view word : words_of_list(text)) {
        if (!is_perf_word(word))
            complain(wrong_usage, fmt::format("{}: {} is not a word of perf: r and up to 16 "
                                              "hexadecimal digits",
                                              in_quotes(text), in_quotes(word)));
        destination.words.push_back(register_value_in(fmt::format("0x{}", word.substr(1)), word));
    }
}

[[noreturn]] void complain_of(const msr::rule_text &rule, const char *name, std::string_view text) {
    complain(rule_broken, fmt::format("{} ({}): {}", rule.sentence, name, in_quotes(text)));
}

/// Reads a setting `CCCR/ESCR@COUNTER`; bit 31 of the counter requests the fast form of RDPMC.
void read_perfex(std::string_view text, explain_arguments &destination) {
    const std::size_t position = text.find('@');
    const std::size_t slash = text.find('/');
    if (slash == text.npos || slash > position)
        complain(wrong_usage,
                 fmt::format("{}: write it as 0x3b000/0x1200020c@12", in_quotes(text)));
    constexpr std::uint64_t fast = std::uint64_t{1} << 31;
    const std::uint64_t cccr = register_value_in(text.substr(0, slash), text);
    const std::uint64_t escr =
        register_value_in(text.substr(slash + 1, position - slash - 1), text);
    const std::uint64_t number = register_value_in(text.substr(position + 1), text) & ~fast;
    if (number >= netburst::counter_count)
        complain(wrong_usage,
                 fmt::format("{}: counters have the numbers 0 to 17", in_quotes(text)));
    const auto counter = static_cast<netburst::counter_number>(number);
    const netburst::counter_row &row = row_of(counter);
    if (destination.at(row.cccr_address) != nullptr)
        complain_of(netburst::counter_has_one_owner::text, row.name, text);
    const int heard = netburst::escr_heard(counter, cccr);
    if (heard < 0) complain_of(netburst::cccr_selects_an_escr::text, row.cccr_name, text);
    destination.registers.push_back({row.cccr_address, cccr, row.cccr_name});
    // Two counters may select the same ESCR, which has a single value.
    const netburst::escr_row &place = netburst::escrs[heard];
    const family_value *const previous = destination.at(place.address);
    if (previous == nullptr)
        destination.registers.push_back({place.address, escr, place.name});
    else if (previous->value != escr)
        complain_of(netburst::escr_has_one_value::text, place.name, text);
}

} // namespace

bool read_argument(const family &, std::string_view text, explain_arguments &destination) {
    if (is_perf_word(text.substr(0, text.find(','))))
        read_perf_words(text, destination);
    else if (text.find('@') != text.npos)
        read_perfex(text, destination);
    else
        return false;
    return true;
}

} // namespace msrpp::netburst_room
