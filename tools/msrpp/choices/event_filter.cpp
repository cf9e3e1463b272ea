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

/// The number at the end of a name.
std::string_view number_of(std::string_view counter) {
    const std::size_t last = counter.find_last_not_of("0123456789");
    return counter.substr(last == counter.npos ? 0 : last + 1);
}

bool is_number(std::string_view text) {
    return !text.empty() && text.find_first_not_of("0123456789") == text.npos;
}

/// Whether a counter is meant by its name in any case; a general counter also by its number.
bool counter_is(std::string_view name, std::string_view asked, bool is_fixed) {
    if (is_number(asked)) return !is_fixed && number_of(name) == asked;
    return msr::same_without_case(view(name), view(asked));
}

bool counts_on(const event_particulars &of, std::string_view asked) {
    const auto any = [&](std::string_view names, bool are_fixed) {
        const std::vector<std::string_view> all = words_before_remark(names);
        return std::any_of(all.begin(), all.end(), [&](std::string_view name) {
            return counter_is(name, asked, are_fixed);
        });
    };
    return any(of.counters, false) || any(of.fixed, true);
}

/// The address that a name or a number means; 0: none.
std::uint64_t address_of(const std::string &asked, const family &of) {
    if (const msr::number_read number = msr::number_in(view(asked)); number) return number.value;
    for (const family_register &one : of.registers(of))
        if (msr::same_without_case(view(bare_name(one.name)), view(bare_name(asked))))
            return one.address;
    return 0;
}

bool has_word(std::string_view words, std::string_view wanted) {
    const std::vector<std::string_view> all = words_before_remark(words);
    return std::find(all.begin(), all.end(), wanted) != all.end();
}

/// An address as the rows have it; empty where no register is asked for.
std::string asked_register(const event_filter &by, const family &of) {
    if (by.beside.empty()) return {};
    const std::uint64_t address = address_of(by.beside, of);
    if (address != 0) return fmt::format("0x{:x}", address);
    std::vector<std::string> names;
    for (const family_register &one : of.registers(of))
        names.push_back(one.name);
    complain(wrong_usage,
             fmt::format("--msr: {} has no register {}{}", of.name, in_quotes(by.beside),
                         suggestion(by.beside, {names.begin(), names.end()})));
}

/// The counters of a processor, for `--counter`.
void check_counter(const event_filter &by, const std::vector<listed> &rows, const family &of) {
    if (by.counter.empty()) return;
    std::vector<std::string_view> names;
    for (const listed &row : rows)
        for (const std::string *const some : {&row.particulars.counters, &row.particulars.fixed})
            for (const std::string_view name : words_before_remark(*some)) {
                if (counter_is(name, by.counter, some == &row.particulars.fixed)) return;
                if (std::find(names.begin(), names.end(), name) == names.end())
                    names.push_back(name);
            }
    complain(wrong_usage, fmt::format("--counter: {} has no counter {} for events{}", of.name,
                                      in_quotes(by.counter), suggestion(by.counter, names)));
}

std::string options_of(const event_filter &by) {
    std::string text;
    const auto add = [&](bool is, std::string_view option) {
        if (is) text += fmt::format("{}{}", text.empty() ? "" : " ", option);
    };
    add(!by.counter.empty(), "--counter " + by.counter);
    add(!by.beside.empty(), "--msr " + by.beside);
    add(by.precise, "--pebs");
    add(by.errata, "--errata");
    add(by.outdated, "--deprecated");
    add(by.current, "--no-deprecated");
    return text;
}

} // namespace

std::vector<listed> filtered(std::vector<listed> rows, const event_filter &by, const family &of,
                             const std::vector<listed> &all, const std::string &pattern) {
    if (!by.asks()) return rows;
    const std::string beside = asked_register(by, of);
    check_counter(by, all, of);
    const auto is_wanted = [&](const event_particulars &one) {
        return (by.counter.empty() || counts_on(one, by.counter)) &&
               (beside.empty() || has_word(one.beside, beside)) &&
               (!by.precise || !one.precise.empty()) && (!by.errata || !one.errata.empty()) &&
               (!by.outdated || one.deprecated) && (!by.current || !one.deprecated);
    };
    std::vector<listed> result;
    std::string event; // that was taken last: its masks follow it
    for (listed &row : rows) {
        const bool is_event = row.kind == "event" && is_wanted(row.particulars);
        const bool is_mask = row.kind == "mask" && !event.empty() && row.belongs_to == event;
        if (is_event) event = row.name;
        if (is_event || is_mask) result.push_back(std::move(row));
    }
    if (result.empty())
        complain(wrong_usage,
                 fmt::format("list: no event of {} is found by {}{}", of.name,
                             pattern.empty() ? "" : in_quotes(pattern) + " ", options_of(by)));
    return result;
}

} // namespace msrpp
