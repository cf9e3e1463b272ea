// Tests which counters can count an event that is given by its numbers, compared with the counters
// in the lists of the events that have the numbers.
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

/// Event code, unit mask, and whether there is a threshold.
using numbers = std::tuple<unsigned, unsigned, bool>;
/// A set of general counters, and the set without Hyper-Threading.
using counters = std::pair<unsigned, unsigned>;
using limits = std::map<numbers, counters>;

constexpr counters every{~0u, ~0u};

void limit(limits &limits, const numbers &numbers, const counters &destination) {
    counters &current = limits.emplace(numbers, every).first->second;
    current.first &= destination.first;
    current.second &= destination.second;
}

/// Returns the counters on which event numbers can be counted, by the lists of a processor. Where
/// events with equal numbers have different counters, the numbers alone are legal on counters that
/// all of the events have. An event for precise samples counts only where another event with its
/// numbers does, if there is one.
limits limits_in_facts(msr::core core) {
    limits report, of_samples;
    counters whole{};
    for (const tested_list &tested : tested_lists) {
        if (tested.is.list->of != core) continue;
        for (const auto *const event : tested.is.events) {
            const select::event_facts statement = event->facts();
            const counters counters{statement.counters,
                                    statement.alone != 0 ? statement.alone : statement.counters};
            whole.first |= counters.first;
            whole.second |= counters.second;
            if (statement.counters == 0 || statement.mask2 != 0) continue;
            const bool compared = statement.threshold != 0 || statement.invert;
            limits &destination =
                statement.precise == select::precision::only ? of_samples : report;
            limit(destination, {statement.code, statement.mask, compared}, counters);
            // Events of further off-core registers have event codes, or unit masks, of their own.
            if (statement.needs == select::beside::offcore_rsp && statement.code == 0xb7)
                limit(destination, {0xbb, statement.mask, compared}, counters);
            if (statement.needs == select::beside::offcore_rsp && statement.code == 0x2a)
                limit(destination, {0x2b, statement.mask, compared}, counters);
            if (statement.needs == select::beside::omr)
                for (const unsigned mask : {2u, 4u, 8u})
                    limit(destination, {statement.code, mask, compared}, counters);
        }
    }
    limits result = report;
    for (const auto &[of, to] : of_samples) {
        const auto &[code, mask, compared] = of;
        if (report.count({code, mask, false}) + report.count({code, mask, true}) != 0) continue;
        result[of] = to;
        if (of_samples.count({code, mask, !compared}) == 0) result[{code, mask, !compared}] = to;
    }
    for (auto position = result.begin(); position != result.end();)
        position = position->second == whole ? result.erase(position) : std::next(position);
    return result;
}

/// Returns the counters on which event numbers can be counted, by the library's table for a
/// processor.
limits limits_of(msr::core core) {
    limits result;
    for (const pm::event_limit &limit : pm::event_limits_of(core)) {
        CHECK(limit.events.size() % 2 == 0);
        for (std::size_t i = 0; i + 1 < limit.events.size(); i += 2) {
            const auto number = [&](std::size_t position) {
                return static_cast<unsigned>(
                    static_cast<unsigned char>(limit.events.data()[position]));
            };
            const numbers numbers{number(i), number(i + 1), limit.compared};
            CHECK(result.emplace(numbers, counters{limit.counters, limit.alone}).second);
        }
    }
    return result;
}

} // namespace

TEST_CASE("numbers are limited to the counters of the events that have them") {
    std::size_t limited = 0;
    for (unsigned i = 0; i <= msr::core_count; ++i) {
        const auto kind = static_cast<msr::core>(i);
        const limits report = limits_in_facts(kind), limits = limits_of(kind);
        CAPTURE(i);
        CHECK(limits.size() == report.size());
        for (const auto &[of, to] : report) {
            const auto [code, mask, compared] = of;
            const unsigned numbers[] = {code, mask, compared ? 1u : 0u};
            CAPTURE(numbers[0]);
            CAPTURE(numbers[1]);
            CAPTURE(numbers[2]);
            const auto position = limits.find(of);
            REQUIRE(position != limits.end());
            CHECK(position->second.first == to.first);
            CHECK(position->second.second == to.second);
            ++limited;
        }
    }
    CHECK(limited > 1'000);
}
