#include "event_filter.hpp"

#include "../../support/complaint.hpp"
#include "../../support/text.hpp"
#include "../../support/value_lines.hpp"
#include "suggest.hpp"

#include <msr/core/digits.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

namespace msrpp {

namespace {

/// Returns the number at the end of a counter's name.
std::string_view number_of(std::string_view counter) {
    const std::size_t last = counter.find_last_not_of("0123456789");
    return counter.substr(last == counter.npos ? 0 : last + 1);
}

bool is_number(std::string_view text) {
    return !text.empty() && text.find_first_not_of("0123456789") == text.npos;
}

/// Returns whether a text means a counter: by the counter's name in any case; a general counter
/// also by its number.
bool counter_is(std::string_view name, std::string_view text, bool is_fixed) {
    if (is_number(text)) return !is_fixed && number_of(name) == text;
    return msr::same_without_case(view(name), view(text));
}

bool counts_on(const event_particulars &event_particulars, std::string_view text) {
    const auto entry = [&](std::string_view names, bool are_fixed) {
        const std::vector<std::string_view> whole = words_before_remark(names);
        return std::any_of(whole.begin(), whole.end(), [&](std::string_view name) {
            return counter_is(name, text, are_fixed);
        });
    };
    return entry(event_particulars.counters, false) || entry(event_particulars.fixed, true);
}

/// Returns the address that a register's name or a number means; 0: no register.
std::uint64_t address_of(const std::string &request, const family &identity) {
    if (const msr::number_read number = msr::parse_number(view(request)); number)
        return number.value;
    for (const family_register &row : identity.registers(identity))
        if (msr::same_without_case(view(bare_name(row.name)), view(bare_name(request))))
            return row.address;
    return 0;
}

bool has_word(std::string_view words, std::string_view request) {
    const std::vector<std::string_view> text = words_before_remark(words);
    return std::find(text.begin(), text.end(), request) != text.end();
}

/// Returns the requested register's address as rows have it; empty where no register is requested.
std::string register_sentence(const event_filter &filter, const family &identity) {
    if (filter.beside.empty()) return {};
    const std::uint64_t address = address_of(filter.beside, identity);
    if (address != 0) return fmt::format("0x{:x}", address);
    std::vector<std::string> names;
    for (const family_register &row : identity.registers(identity))
        names.push_back(row.name);
    complain(wrong_usage,
             fmt::format("--msr: {} has no register {}{}", identity.name, in_quotes(filter.beside),
                         suggestion(filter.beside, {names.begin(), names.end()})));
}

/// Throws a complaint where the counter of `--counter` is no counter of the processor.
void check_counter(const event_filter &filter, const std::vector<listed> &rows,
                   const family &identity) {
    if (filter.counter.empty()) return;
    std::vector<std::string_view> names;
    for (const listed &row : rows)
        for (const std::string *const text : {&row.particulars.counters, &row.particulars.fixed})
            for (const std::string_view name : words_before_remark(*text)) {
                if (counter_is(name, filter.counter, text == &row.particulars.fixed)) return;
                if (std::find(names.begin(), names.end(), name) == names.end())
                    names.push_back(name);
            }
    complain(wrong_usage,
             fmt::format("--counter: {} has no counter {} for events{}", identity.name,
                         in_quotes(filter.counter), suggestion(filter.counter, names)));
}

std::string options_of(const event_filter &filter) {
    std::string text;
    const auto add = [&](bool kind, std::string_view option) {
        if (kind) text += fmt::format("{}{}", text.empty() ? "" : " ", option);
    };
    add(!filter.counter.empty(), "--counter " + filter.counter);
    add(!filter.beside.empty(), "--msr " + filter.beside);
    add(filter.precise, "--pebs");
    add(filter.errata, "--errata");
    add(filter.outdated, "--deprecated");
    add(filter.current, "--no-deprecated");
    return text;
}

} // namespace

std::vector<listed> filtered(std::vector<listed> rows, const event_filter &filter,
                             const family &identity, const std::vector<listed> &events,
                             const std::string &pattern) {
    if (!filter.asks()) return rows;
    const std::string neighbours = register_sentence(filter, identity);
    check_counter(filter, events, identity);
    const auto is_wanted = [&](const event_particulars &particulars) {
        return (filter.counter.empty() || counts_on(particulars, filter.counter)) &&
               (neighbours.empty() || has_word(particulars.beside, neighbours)) &&
               (!filter.precise || !particulars.precise.empty()) &&
               (!filter.errata || !particulars.errata.empty()) &&
               (!filter.outdated || particulars.deprecated) &&
               (!filter.current || !particulars.deprecated);
    };
    std::vector<listed> result;
    std::string event; // the last event that was read, whose masks follow
    for (listed &row : rows) {
        const bool is_event = row.kind == "event" && is_wanted(row.particulars);
        const bool is_mask = row.kind == "mask" && !event.empty() && row.belongs_to == event;
        if (is_event) event = row.name;
        if (is_event || is_mask) result.push_back(std::move(row));
    }
    if (result.empty())
        complain(wrong_usage,
                 fmt::format("list: no event of {} is found by {}{}", identity.name,
                             pattern.empty() ? "" : in_quotes(pattern) + " ", options_of(filter)));
    return result;
}

} // namespace msrpp
