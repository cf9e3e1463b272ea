// Random plans of listed events against a search of all assignments, which knows the planner's
// facts from the lists only.
#include "../../thorough.hpp"
#include "../event_lists.hpp"

#include <msr/intel/perfmon.hpp>
#include <msr/pmu/select/planner.hpp>

#include <doctest/doctest.h>

#include <bit>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <random>
#include <string>
#include <vector>

namespace {

namespace pm = msr::perfmon;
namespace select = msr::select;
using event = select::vendor_event<pm::event_pmu>;

const std::size_t plans_of_each = rounds(1000, 20'000);
constexpr std::size_t most_events = 8;

/// The facts about an event that the search needs.
struct need {
    std::uint32_t counters{}; ///< general counters by their number, fixed counters from bit 16 on
    select::beside beside{};
    std::uint64_t holds{};
    std::uint32_t registers{}; ///< a bit for each register that can hold the event's value
};

/// Returns the counters of an event that has no qualifiers but privilege levels, from its row.
need need_of(const select::event_facts &statement, const pm::target &target, bool alone) {
    need result{.beside = statement.needs, .holds = statement.holds, .registers = 1};
    const std::uint32_t general =
        alone && statement.alone != 0 ? statement.alone : statement.counters;
    result.counters = general & target.general;
    const bool plain = statement.threshold == 0 && !statement.edge && !statement.invert &&
                       statement.mask2 == 0 && statement.needs == select::beside::none;
    if (statement.fixed >= 0 && plain && (target.fixed >> statement.fixed & 1) != 0)
        result.counters |= 1u << (16 + statement.fixed);
    if (statement.needs == select::beside::offcore_rsp) result.registers = 3;
    return result;
}

bool is_offcore(select::beside neighbours) {
    return neighbours == select::beside::offcore_rsp ||
           neighbours == select::beside::offcore_rsp_0 ||
           neighbours == select::beside::offcore_rsp_1;
}

/// Returns whether the registers that events need can hold the values of all events: every way
/// is tried.
bool share(const std::vector<need> &needs, std::size_t place, std::uint64_t (&value)[2],
           bool (&is_held)[2]) {
    if (place == needs.size()) return true;
    if (!is_offcore(needs[place].beside)) return share(needs, place + 1, value, is_held);
    for (unsigned index = 0; index < 2; ++index) {
        if ((needs[place].registers >> index & 1) == 0) continue;
        if (is_held[index] && value[index] != needs[place].holds) continue;
        const bool previous = is_held[index];
        is_held[index] = true;
        value[index] = needs[place].holds;
        if (share(needs, place + 1, value, is_held)) return true;
        is_held[index] = previous;
    }
    return false;
}

/// Returns whether every event gets a counter of its own: every way is tried.
bool count(const std::vector<need> &needs, std::size_t place, std::uint32_t handle) {
    if (place == needs.size()) return true;
    for (std::uint32_t free = needs[place].counters & ~handle; free != 0; free &= free - 1)
        if (count(needs, place + 1, handle | (free & (~free + 1)))) return true;
    return false;
}

bool has_plan(const std::vector<need> &needs) {
    std::uint64_t value[2]{};
    bool is_held[2]{};
    if (!share(needs, 0, value, is_held)) return false;
    for (const need &entry : needs)
        for (const need &other : needs)
            if (entry.beside == select::beside::frontend && other.beside == entry.beside &&
                entry.holds != other.holds)
                return false;
    return count(needs, 0, 0);
}

/// Returns whether the planner's assignment is valid: counters that the events have, each once, and
/// one value in each register.
bool is_assignment(const select::assignments<most_events> &result, const std::vector<need> &needs) {
    std::uint32_t handle = 0;
    for (std::size_t i = 0; i < needs.size(); ++i) {
        const int counter = result.assigned[i].counter;
        if (counter < 0) return false;
        const auto number = static_cast<unsigned>(counter);
        const std::uint32_t bit =
            number < pm::first_fixed ? 1u << number : 1u << (16 + number - pm::first_fixed);
        if ((needs[i].counters & bit) == 0 || (handle & bit) != 0) return false;
        handle |= bit;
        if (!is_offcore(needs[i].beside)) continue;
        const int place = result.assigned[i].places[0];
        if (place < 0 || (needs[i].registers >> place & 1) == 0) return false;
        for (std::size_t j = 0; j < i; ++j)
            if (is_offcore(needs[j].beside) && result.assigned[j].places[0] == place &&
                needs[j].holds != needs[i].holds)
                return false;
    }
    return true;
}

struct tested_processor {
    msr::core is;
    bool alone; ///< whether the processor has no Hyper-Threading
};
constexpr tested_processor tested_processors[] = {
    {msr::core::nehalem, false},         {msr::core::sandy_bridge, true},
    {msr::core::haswell, false},         {msr::core::broadwell, true},
    {msr::core::skylake_sp, false},      {msr::core::ice_lake, false},
    {msr::core::sapphire_rapids, false}, {msr::core::granite_rapids, false},
    {msr::core::lunar_lake, false},      {msr::core::alder_lake_atom, false},
};

/// Returns the events of a processor that count without precise samples or another thread.
std::vector<select::listed_row> events_of(msr::core core, bool limited) {
    std::vector<select::listed_row> result;
    for (const tested_list &tested : tested_lists) {
        if (tested.is.list->of != core) continue;
        for (const event *const event : tested.is.events) {
            const select::event_facts statement = event->facts();
            const bool other_rules = statement.precise == select::precision::only ||
                                     statement.any_thread ||
                                     statement.needs == select::beside::ld_lat ||
                                     statement.needs == select::beside::other ||
                                     (statement.invert && statement.threshold == 0);
            const bool minority = std::popcount(statement.counters) < 4 || statement.fixed >= 0 ||
                                  statement.needs != select::beside::none;
            if (!other_rules && (minority || !limited)) result.push_back(*event);
        }
    }
    return result;
}

} // namespace

TEST_CASE("random plans have the planner's answer and that of a search of all assignments") {
    std::mt19937 random{20'241'122};
    const auto lower = [&](std::size_t end) { return static_cast<std::size_t>(random() % end); };
    std::size_t legal = 0;
    std::size_t illegal = 0;
    std::size_t faulty = 0;
    for (const tested_processor &tested : tested_processors) {
        pm::target target = pm::target_at(tested.is);
        if (tested.alone) target.general = pm::processors[target.processor].without_threads;
        const auto events = events_of(tested.is, false);
        // events that few counters count, so that many plans have no assignment
        const auto limited = events_of(tested.is, true);
        REQUIRE(events.size() > 50);
        REQUIRE(limited.size() > 5);
        for (std::size_t n = 0; n < plans_of_each; ++n) {
            std::vector<select::request> requests;
            std::vector<need> needs;
            for (std::size_t left = 2 + lower(most_events - 1); left > 0; --left) {
                const bool minority = lower(2) == 0;
                const auto &source = minority ? limited : events;
                const select::listed_row &row = source[lower(source.size())];
                select::request base{};
                base.user = lower(2) == 0;
                needs.push_back(need_of(row.facts(), target, tested.alone));
                // Users of Broadwell report that counters 4 to 7 stay at 0 at user level alone.
                if (tested.is == msr::core::broadwell && base.user) needs.back().counters &= ~0xf0u;
                requests.push_back(pm::event_pmu::with_row(base, row));
            }
            const auto result = select::assign<pm::event_pmu, most_events>(
                {requests.data(), requests.size()}, target);
            const bool is_legal = has_plan(needs);
            ++(is_legal ? legal : illegal);
            if (result.found() == is_legal && (!is_legal || is_assignment(result, needs))) continue;
            if (++faulty > 10) continue;
            std::string text = result.found() ? "planned" : result.why.broken->name;
            for (const select::request &request : requests)
                text += std::string{" "} + request.listed->name();
            MESSAGE(pm::processors[target.processor].name << ": " << text);
        }
    }
    MESSAGE(legal << " plans with an assignment, " << illegal << " without one");
    CHECK(legal + illegal == plans_of_each * std::size(tested_processors));
    CHECK(legal > plans_of_each);
    CHECK(illegal > plans_of_each);
    CHECK(faulty == 0);
}
