// Counters of events by their numbers, beside what the lists say of the events that have them.
#include "../../event_lists.hpp"

#include <msr/intel/perfmon/facts/event_limits.hpp>

#include <msr/core/text.hpp>
#include <msr/pmu/select/listed.hpp>
#include <msr/processor/table.hpp>

#include <doctest/doctest.h>

#include <cstddef>
#include <cstdint>
#include <iterator>
#include <map>
#include <tuple>
#include <utility>

namespace {

namespace pm = msr::perfmon;
namespace select = msr::select;

/// Code, unit mask, and whether there is a threshold.
using numbers = std::tuple<unsigned, unsigned, bool>;
/// General counters, and those without Hyper-Threading.
using counters = std::pair<unsigned, unsigned>;
using limits = std::map<numbers, counters>;

constexpr counters every{~0u, ~0u};

void limit(limits &all, const numbers &of, const counters &to) {
    counters &now = all.emplace(of, every).first->second;
    now.first &= to.first;
    now.second &= to.second;
}

/// The limits by the lists of a processor. Where events of the same numbers have different
/// counters, the numbers alone are right on those that all of the events have. An event for precise
/// samples only counts where another event of its numbers does, if there is one.
limits told_of(msr::core is) {
    limits told, of_samples;
    counters all{};
    for (const tested_list &tested : tested_lists) {
        if (tested.is.list->of != is) continue;
        for (const auto *const event : tested.is.events) {
            const select::event_facts says = event->facts();
            const counters on{says.counters, says.alone != 0 ? says.alone : says.counters};
            all.first |= on.first;
            all.second |= on.second;
            if (says.counters == 0 || says.mask2 != 0) continue;
            const bool compared = says.threshold != 0 || says.invert;
            limits &into = says.precise == select::precision::only ? of_samples : told;
            limit(into, {says.code, says.mask, compared}, on);
            // The other registers have codes, or unit masks, of their own.
            if (says.needs == select::beside::offcore_rsp && says.code == 0xb7)
                limit(into, {0xbb, says.mask, compared}, on);
            if (says.needs == select::beside::offcore_rsp && says.code == 0x2a)
                limit(into, {0x2b, says.mask, compared}, on);
            if (says.needs == select::beside::omr)
                for (const unsigned mask : {2u, 4u, 8u})
                    limit(into, {says.code, mask, compared}, on);
        }
    }
    limits result = told;
    for (const auto &[of, to] : of_samples) {
        const auto &[code, mask, compared] = of;
        if (told.count({code, mask, false}) + told.count({code, mask, true}) != 0) continue;
        result[of] = to;
        if (of_samples.count({code, mask, !compared}) == 0) result[{code, mask, !compared}] = to;
    }
    for (auto at = result.begin(); at != result.end();)
        at = at->second == all ? result.erase(at) : std::next(at);
    return result;
}

/// The limits by the table.
limits limits_of(msr::core is) {
    limits result;
    for (const pm::event_limit &one : pm::event_limits_of(is)) {
        CHECK(one.events.size() % 2 == 0);
        for (std::size_t i = 0; i + 1 < one.events.size(); i += 2) {
            const auto number = [&](std::size_t at) {
                return static_cast<unsigned>(static_cast<unsigned char>(one.events.data()[at]));
            };
            const numbers of{number(i), number(i + 1), one.compared};
            CHECK(result.emplace(of, counters{one.counters, one.alone}).second);
        }
    }
    return result;
}

} // namespace

TEST_CASE("numbers are limited to the counters of the events that have them") {
    std::size_t limited = 0;
    for (unsigned i = 0; i <= msr::core_count; ++i) {
        const auto is = static_cast<msr::core>(i);
        const limits told = told_of(is), found = limits_of(is);
        CAPTURE(i);
        CHECK(found.size() == told.size());
        for (const auto &[of, to] : told) {
            const auto [code, mask, compared] = of;
            const unsigned numbers[] = {code, mask, compared ? 1u : 0u};
            CAPTURE(numbers[0]);
            CAPTURE(numbers[1]);
            CAPTURE(numbers[2]);
            const auto at = found.find(of);
            REQUIRE(at != found.end());
            CHECK(at->second.first == to.first);
            CHECK(at->second.second == to.second);
            ++limited;
        }
    }
    CHECK(limited > 1'000);
}
