// Tests event lists that share rows: the list that owns a row, and the events of a list that shares
// it.
#include <msr/intel/events/emerald_rapids.hpp>
#include <msr/intel/events/granite_rapids.hpp>
#include <msr/intel/events/sapphire_rapids.hpp>
#include <msr/intel/perfmon.hpp>
#include <msr/pmu/select/listed.hpp>

#include <doctest/doctest.h>

#include <algorithm>
#include <set>
#include <string>

namespace perfmon = msr::perfmon;
namespace events = msr::select;
namespace spr = msr::events::sapphire_rapids;
namespace gnr = msr::events::granite_rapids;
using perfmon::event_pmu;

namespace {

/// The number of Granite Rapids among the processors that share Sapphire Rapids' list.
constexpr unsigned granite =
    events::sharer_number(spr::core_events::list, msr::core::granite_rapids);

template <typename List>
std::multiset<std::string> names_in(const List &list) {
    std::multiset<std::string> result;
    for (const auto *const event : list.events)
        result.insert(event->name());
    return result;
}

} // namespace

TEST_CASE("an event of two lists is one constant") {
    const auto *const listed = &gnr::inst_retired::any;
    CHECK(listed == &spr::inst_retired::any);
    static_assert(
        events::is_listed_for<event_pmu>(spr::inst_retired::any, perfmon::sapphire_rapids));
    static_assert(
        events::is_listed_for<event_pmu>(spr::inst_retired::any, perfmon::granite_rapids));
    static_assert(!events::is_listed_for<event_pmu>(spr::inst_retired::any, perfmon::haswell));
    static_assert(msr::plan<perfmon::granite_rapids, spr::br_inst_retired::all_branches>.size != 0);
}

TEST_CASE("a row says which lists do not have it") {
    static_assert(granite < spr::core_events::list.sharers.size());
    static_assert(!spr::mem_load_retired::local_pmm.is_shared_with(granite));
    static_assert(!events::is_listed_for<event_pmu>(spr::mem_load_retired::local_pmm,
                                                    perfmon::granite_rapids));
    static_assert(events::sharer_number(spr::core_events::list, msr::core::haswell) ==
                  spr::core_events::list.sharers.size());
}

TEST_CASE("the events of a list are those that it shares, and its own, each once") {
    const std::multiset<std::string> names = names_in(gnr::core_events::all);
    CHECK(names.size() == std::set<std::string>(names.begin(), names.end()).size());
    std::size_t shared = 0;
    for (const auto *const event : spr::core_events::all.events)
        shared += event->is_shared_with(granite) ? 1 : 0;
    CHECK(names.size() == shared + gnr::core_events::all.own.size());
    CHECK(shared > 200);
    CHECK(gnr::core_events::all.own.size() > 0);
    for (const auto *const event : gnr::core_events::all.own)
        CHECK(event->list == &gnr::core_events::list);
    CHECK(names.count("mem_load_retired.local_pmm") == 0);
    CHECK(msr::events::emerald_rapids::core_events::all.own.size() == 0);
}

TEST_CASE("facts of a row go into it and out of it, with the lists that do not have it") {
    static constexpr events::event_list list{"toy", {}, "a\0b\0"};
    constexpr events::listed_row row = events::row_from(
        list, {.name = 2, .code = 0xfff, .mask = 0xff, .has_errata = true, .missing = 0x81});
    static_assert(row.facts().missing == 0x81 && row.facts().has_errata && row.facts().period == 0);
    static_assert(!row.is_shared_with(0) && row.is_shared_with(1) && !row.is_shared_with(7));
    CHECK(std::string{row.name()} == "b");
}
