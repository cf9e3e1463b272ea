// Computes which counters may count an event that is given by its numbers, as lines of an array in
// a C++ header.
#include "../../../support/complaint.hpp"
#include "event_header.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <tuple>

namespace msrpp {

std::string event_limits(const event_table &of) {
    struct limit {
        std::uint32_t counters = ~std::uint32_t{0};
        std::uint32_t alone = ~std::uint32_t{0};
    };
    // Limits by code, unit mask, and whether there is a threshold: the counters that all events
    // with the numbers have in common. Where an event of the same numbers counts without precise
    // samples, the limit is that event's.
    using limits_by_numbers = std::map<std::tuple<std::uint32_t, std::uint32_t, bool>, limit>;
    limits_by_numbers limits;
    limits_by_numbers precise_limits;
    limit all{0, 0};
    for (const table_event &one : of.events) {
        all.counters |= one.counters;
        all.alone |= one.alone;
        if (one.counters == 0 || one.mask2 != 0) continue;
        const std::size_t pairs = std::max(one.code.size(), one.mask.size());
        for (std::size_t i = 0; i < pairs; ++i) {
            const std::uint32_t mask =
                one.mask.empty() ? 0 : one.mask[std::min(i, one.mask.size() - 1)];
            limit &into = (one.precise == 2 ? precise_limits
                                            : limits)[{one.code[std::min(i, one.code.size() - 1)],
                                                       mask, one.threshold != 0 || one.invert}];
            into.counters &= one.counters;
            into.alone &= one.alone == 0 ? one.counters : one.alone;
        }
    }
    for (const auto &[numbers, is] : limits_by_numbers{precise_limits}) {
        const auto &[code, mask, compared] = numbers;
        const bool counts_without =
            limits.count({code, mask, false}) != 0 || limits.count({code, mask, true}) != 0;
        if (counts_without)
            precise_limits.erase(numbers);
        else // a threshold moves the event to no other counter, unless a row says so
            precise_limits.insert({{code, mask, !compared}, is});
    }
    limits.insert(precise_limits.begin(), precise_limits.end());
    if (all.alone == 0) all.alone = all.counters;
    // Events with the same limit are joined in a string, which takes compilers the least time.
    std::map<std::tuple<bool, std::uint32_t, std::uint32_t>, std::string> events;
    for (const auto &[numbers, is] : limits) {
        const auto &[code, mask, compared] = numbers;
        if (is.counters == all.counters && is.alone == all.alone) continue;
        if (code > 0xff)
            complain(wrong_usage, fmt::format("import: no limit is written of code 0x{:x}", code));
        events[{compared, is.counters, is.alone}] += fmt::format("\\x{:02x}\\x{:02x}", code, mask);
    }
    std::string text;
    for (const auto &[limit, numbers] : events)
        text += fmt::format("    {{{}, 0x{:x}, 0x{:x}, {{\"{}\", {}}}}},\n", std::get<0>(limit),
                            std::get<1>(limit), std::get<2>(limit), numbers, numbers.size() / 4);
    return text;
}

} // namespace msrpp
