// Tests the notes about legal events whose counts are doubtful. Expected values are from Intel's
// lists and Linux.
#include "../event_lists.hpp"

#include <msr/core/names.hpp>
#include <msr/intel/events/broadwell.hpp>
#include <msr/intel/perfmon.hpp>
#include <msr/pmu/select/notes.hpp>
#include <msr/pmu/select/planner.hpp>
#include <msr/pmu/select/suggestions.hpp>

#include <doctest/doctest.h>

#include <cstddef>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

namespace {

namespace pm = msr::perfmon;
namespace select = msr::select;

using sentences = std::vector<std::string>;

template <typename Plan>
sentences notes_on(const Plan &plan) {
    sentences result;
    for (const select::note &note : plan.notes())
        result.emplace_back(note.sentence);
    return result;
}

constexpr auto slow_loads = pm::raw<0xcd, 0x01>.sample_every<1009>().precise().load_latency<30>();

} // namespace

TEST_CASE("an event by numbers that no list of the processor has is noted") {
    // A2/01 is RESOURCE_STALLS.ANY of Haswell; no list of Haswell has EE/01.
    constexpr const auto &plan =
        msr::plan<pm::haswell, pm::raw<0xee, 0x01>, pm::raw<0xa2, 0x01>, pm::core_cycles>;
    REQUIRE(plan.notes().size() == 1);
    CHECK(std::string_view{plan.notes()[0].sentence} == select::limits_are_unknown);
    CHECK(plan.notes()[0].position == 0);
    CHECK(plan.notes()[0].sure == select::confidence::low);
    CHECK(std::string{plan.notes()[0].event} == "raw");
    constexpr auto named = pm::raw<0xee, 0x01>.named<struct of_mine>();
    CHECK(std::string{msr::plan<pm::haswell, named>.notes()[0].event} == "of_mine");
    // Without a processor there is no list, but the numbers of architectural events are known.
    CHECK(notes_on(msr::plan<pm::perfmon3, pm::raw<0xd1, 0x20>>) ==
          sentences{select::limits_are_unknown});
    CHECK(notes_on(msr::plan<pm::perfmon3, pm::raw<0xc0>>).empty());
    // A second unit mask makes another event.
    CHECK(notes_on(msr::plan<pm::lunar_lake, pm::raw<0xd1, 0x20>.umask2<0x40>()>) ==
          sentences{select::limits_are_unknown});
}

TEST_CASE("the numbers of every listed event are those of an event of its processor") {
    std::size_t request_count = 0;
    std::size_t second_masks = 0;
    for (const tested_list &tested : tested_lists) {
        const pm::target on = pm::target_at(tested.is.list->of);
        for (const auto *const event : tested.is.events) {
            const select::event_facts says = event->facts();
            select::request raw{.code = says.code, .masks = says.mask, .chosen = ~0u};
            if (says.mask2 != 0)
                raw = with_value(raw, pm::number_of(pm::value_number::umask2), says.mask2);
            if (pm::event_pmu::doubts_of(raw, on).limits_unknown)
                FAIL_CHECK(tested.table << " " << event->name());
            ++request_count;
            second_masks += says.mask2 != 0 ? 1 : 0;
        }
    }
    // the lists have 12,498 core events, 5,977 off-core responses, and the events of Core 2 and
    // Yonah
    CHECK(request_count > 18'000);
    CHECK(second_masks > 50);
}

TEST_CASE("raw events are limited as the list limits events of these numbers") {
    using msr::perfmon::event_pmu;
    const auto counters = [](select::request wanted, const pm::target &on) {
        return event_pmu::counters_of(wanted, on) & event_pmu::counters_on(on);
    };
    // Haswell: L1D_PEND_MISS.PENDING (48/01) on counter 2; a threshold does not change the counter.
    const select::request pending = pm::raw<0x48, 0x01>.as_request();
    CHECK(counters(pending, pm::haswell) == 0x4);
    select::request cycles = pending;
    cycles.threshold = 1;
    CHECK(counters(cycles, pm::haswell) == 0x4);
    select::request both = with_flag(pending, pm::number_of(pm::qualifier::any_thread));
    CHECK(counters(both, pm::haswell) == 0x4);
    // A second unit mask lifts no limit: sources have none of these events.
    select::request second = pm::raw<0xcd, 0x01>.as_request();
    const select::counter_set first = counters(second, pm::lunar_lake);
    second = with_value(second, pm::number_of(pm::value_number::umask2), 0x40);
    CHECK(counters(second, pm::lunar_lake) == first);
}

// Rows of core.c of Linux 6.12: INTEL_UEVENT_CONSTRAINT(0x01c0, 0x2), INST_RETIRED.PREC_DIST, of
// Sandy Bridge to Skylake but Broadwell; INTEL_EVENT_CONSTRAINT(0xcd, 0x8) of Sandy Bridge.
TEST_CASE("numbers that are an event of precise samples only are limited as it is") {
    using msr::perfmon::event_pmu;
    const auto counters = [](const select::request &wanted, msr::core on) {
        const pm::target target = pm::target_at(on);
        return event_pmu::counters_of(wanted, target) & event_pmu::counters_on(target);
    };
    using msr::core;
    select::request compared = pm::raw<0xc0, 0x01>.as_request();
    compared.threshold = 1;
    for (const core on : {core::sandy_bridge, core::sandy_bridge_ep, core::ivy_bridge,
                          core::ivy_bridge_ep, core::haswell, core::haswell_ep}) {
        CHECK(counters(pm::raw<0xc0, 0x01>.as_request(), on) == 0x2);
        CHECK(counters(compared, on) == 0x2);
    }
    for (const core on : {core::skylake, core::skylake_sp, core::cascade_lake})
        CHECK(counters(pm::raw<0xc0, 0x01>.as_request(), on) == 0x2);
    for (const core on :
         {core::sandy_bridge, core::sandy_bridge_ep, core::ivy_bridge, core::ivy_bridge_ep}) {
        CHECK(counters(pm::raw<0xcd, 0x02>.as_request(), on) == 0x8);
        constexpr auto precise = pm::raw<0xcd, 0x02>.sample_every<1009>().precise();
        CHECK(counters(precise.as_request(), on) == 0x8);
    }
    // Linux lacks the limit of C0/01 for Broadwell, whose list has it: the other counters need
    // `disputed`.
    CHECK(counters(pm::raw<0xc0, 0x01>.as_request(), core::broadwell) == 0x2);
    CHECK(counters(pm::raw<0xc0, 0x01>.disputed().as_request(), core::broadwell) == 0xf);
    // The limit of precise samples does not concern C0/00 that counts without samples.
    CHECK(counters(pm::raw<0xc0, 0x00>.as_request(), core::knights_landing) == 0x3);
}

TEST_CASE("where sources disagree about counters a note says which one is followed") {
    // LOAD_HIT_PRE (4C/01) of Nehalem: Intel's list has counters 0 and 1, Linux all four.
    CHECK(notes_on(msr::plan<pm::nehalem, pm::raw<0x4c, 0x01>>) ==
          sentences{select::counters_are_disputed});
    CHECK(notes_on(msr::plan<pm::nehalem, pm::raw<0x4c, 0x01>.disputed()>) ==
          sentences{select::disputed_counters_are_open});
    CHECK(notes_on(msr::plan<pm::haswell, slow_loads>) == sentences{select::counters_are_disputed});
    CHECK(notes_on(msr::plan<pm::skylake, slow_loads>).empty());
    // Without Hyper-Threading Linux lets all eight counters of Haswell count RTM_RETIRED.START.
    constexpr auto alone = pm::haswell.with(pm::hyper_threading::off);
    CHECK(notes_on(msr::plan<pm::haswell, msr::events::haswell::rtm_retired::start>).empty());
    CHECK(notes_on(msr::plan<alone, msr::events::haswell::rtm_retired::start>) ==
          sentences{select::counters_are_disputed});
    // Linux, libpfm4, LIKWID and oprofile let all counters of Nehalem count off-core responses.
    constexpr auto responses = pm::offcore_response.offcore<0x0101>();
    for (const msr::core of : {msr::core::nehalem, msr::core::nehalem_ex, msr::core::westmere_ex}) {
        const pm::target on = pm::target_at(of);
        CHECK(pm::event_pmu::counters_of(responses.as_request(), on) == 0x4);
        CHECK(pm::event_pmu::counters_of(responses.disputed().as_request(), on) == 0xf);
    }
    // Linux 7.3.4 names fewer counters of Nova Lake than Intel's list: IDQ (79h) on 0 to 3.
    const pm::target nova = pm::target_at(msr::core::nova_lake);
    CHECK(pm::event_pmu::counters_of(pm::raw<0x79, 0x04>.as_request(), nova) == 0xf);
    CHECK(pm::event_pmu::counters_of(pm::raw<0x79, 0x04>.disputed().as_request(), nova) == 0xff);
    const pm::target wolf = pm::target_at(msr::core::nova_lake_atom);
    CHECK(pm::event_pmu::counters_of(pm::raw<0x75, 0x02>.as_request(), wolf) == 0x2);
    constexpr auto wider = msr::events::haswell::rtm_retired::start.disputed().on(pm::pmc7);
    CHECK(msr::plan<alone, wider>.assignment_of(0).counter == 7);
}

namespace {

/// Returns the sources of the notes (known mistakes of counts) about a request on a processor.
std::vector<std::string> traps_of(const select::request &request, const pm::target &target) {
    std::vector<std::string> sources;
    select::each_note<pm::event_pmu>({&request, 1}, target, [&](const select::note &note) {
        if (note.source != nullptr) sources.emplace_back(note.source);
    });
    return sources;
}
bool is_trapped(const select::request &request, msr::core core, const char *part) {
    for (const std::string &source : traps_of(request, pm::target_at(core)))
        if (source.find(part) != source.npos) return true;
    return false;
}

} // namespace

// LIKWID issues 59 and 517, pmu-tools issue 54: with the OS bit clear, counters 4 to 7 stay at 0.
TEST_CASE("counters 4 to 7 of Broadwell are not for what counts at user level only") {
    constexpr auto alone = pm::broadwell.with(pm::hyper_threading::off);
    namespace bdw = msr::events::broadwell;
    constexpr auto port = bdw::uops_executed_port::port_0;
    const auto counters = [](const select::request &wanted, const pm::target &on) {
        return pm::event_pmu::counters_of(wanted, on) & pm::event_pmu::counters_on(on);
    };
    CHECK(counters(request_of(port), alone) == 0xff);
    CHECK(counters(request_of(port.kernel()), alone) == 0xff);
    CHECK(counters(request_of(port.user()), alone) == 0xf);
    CHECK(counters(pm::raw<0xa1, 0x01>.user().as_request(), alone) == 0xf);
    CHECK(counters(pm::branches_retired.user().as_request(), alone) == 0xf);
    CHECK(counters(request_of(port.user().disputed()), alone) == 0xff);
    pm::target server = pm::target_at(msr::core::broadwell_ep);
    server.general = 0xff;
    CHECK(counters(pm::raw<0xa1, 0x01>.user().as_request(), server) == 0xf);
    CHECK(counters(request_of(msr::events::haswell::uops_executed_port::port_0.user()),
                   pm::haswell.with(pm::hyper_threading::off)) == 0xff);
    // Six events need two plans, or two counters that only some sources allow.
    const auto plan_of_six = [&](auto qualified) {
        const select::request six[] = {request_of(qualified(bdw::uops_executed_port::port_0)),
                                       request_of(qualified(bdw::uops_executed_port::port_1)),
                                       request_of(qualified(bdw::uops_executed_port::port_2)),
                                       request_of(qualified(bdw::uops_executed_port::port_3)),
                                       request_of(qualified(bdw::uops_executed_port::port_4)),
                                       request_of(qualified(bdw::uops_executed_port::port_5))};
        return select::assign<pm::event_pmu, 6>(msr::all_of(six), alone).found();
    };
    CHECK(plan_of_six([](const auto &one) { return one.as_choice_of_list(); }));
    CHECK_FALSE(plan_of_six([](const auto &one) {
        auto choice = one.as_choice_of_list();
        choice.how.user = true;
        return choice;
    }));
    CHECK(notes_on(msr::plan<alone, port.user()>) == sentences{select::counters_are_disputed});
    CHECK(notes_on(msr::plan<alone, port.user().disputed()>) ==
          sentences{select::disputed_counters_are_open});
    CHECK(notes_on(msr::plan<alone, port>).empty());
}

TEST_CASE("errata and what users report are noted, with their sources") {
    using msr::core;
    // Linux, core.c: INTEL_EXCLEVT_CONSTRAINT of D0h to D3h in the tables of these three
    // processors.
    for (const core on : {core::sandy_bridge, core::sandy_bridge_ep, core::ivy_bridge,
                          core::ivy_bridge_ep, core::haswell, core::haswell_ep}) {
        CHECK(is_trapped(pm::raw<0xd1, 0x01>.as_request(), on, "INTEL_EXCLEVT_CONSTRAINT"));
        CHECK_FALSE(is_trapped(pm::raw<0xcf, 0x01>.as_request(), on, "INTEL_EXCLEVT_CONSTRAINT"));
        CHECK_FALSE(is_trapped(pm::raw<0xd4, 0x02>.as_request(), on, "INTEL_EXCLEVT_CONSTRAINT"));
        pm::target alone = pm::target_at(on);
        alone.general = 0xff;
        CHECK(traps_of(pm::raw<0xd1, 0x01>.as_request(), alone).empty());
    }
    CHECK(traps_of(pm::raw<0xd1, 0x01>.as_request(), pm::broadwell).empty());
    CHECK(is_trapped(request_of(msr::events::haswell::mem_load_uops_retired::l1_hit), core::haswell,
                     "INTEL_EXCLEVT_CONSTRAINT"));
    // LIKWID issue 65 reports wrong counts of D2/01.
    CHECK(is_trapped(pm::raw<0xd2, 0x01>.as_request(), core::sandy_bridge_ep, "issue 65"));
    CHECK_FALSE(is_trapped(pm::raw<0xd2, 0x01>.as_request(), core::sandy_bridge, "issue 65"));
    // Linux limits these periods in core.c: nhm_limit_period, hsw_limit_period.
    CHECK(is_trapped(pm::branches_retired.sample_every<31>().as_request(), core::nehalem,
                     "limit_period"));
    CHECK(is_trapped(pm::branches_retired.sample_every<31>().as_request(), core::haswell,
                     "limit_period"));
    CHECK_FALSE(is_trapped(pm::branches_retired.sample_every<32>().as_request(), core::haswell,
                           "limit_period"));
    CHECK_FALSE(is_trapped(pm::branches_retired.sample_every<31>().as_request(), core::skylake,
                           "limit_period"));
    // The errata are AR63, W126 and W146 of Intel's specification updates.
    constexpr auto precise = pm::instructions_retired.sample_every<1009>().precise();
    CHECK(is_trapped(precise.user().as_request(), core::core2, "specification updates"));
    CHECK_FALSE(is_trapped(precise.as_request(), core::core2, "specification updates"));
    CHECK(is_trapped(pm::branches_retired.as_request(), core::core2, "Celeron"));
    CHECK(is_trapped(pm::raw<0xc4, 0x01>.as_request(), core::core2, "Celeron"));
    CHECK_FALSE(is_trapped(pm::raw<0xc4, 0x04>.as_request(), core::core2, "Celeron"));
    // libpfm4, LIKWID and oprofile have other unit masks than Intel's lists.
    for (const std::uint32_t mask : {0xc1u, 0xc2u, 0xc4u, 0x41u, 0x42u, 0x44u}) {
        const select::request hits{.code = 0x24, .masks = mask, .chosen = ~0u};
        CHECK(is_trapped(hits, core::haswell, "LIKWID"));
        CHECK(is_trapped(hits, core::broadwell_ep, "LIKWID"));
        CHECK_FALSE(is_trapped(hits, core::ivy_bridge, "LIKWID"));
    }
    CHECK_FALSE(is_trapped(pm::raw<0x24, 0xe1>.as_request(), core::haswell, "LIKWID"));
    CHECK(is_trapped(pm::raw<0x40, 0xa1>.as_request(), core::bonnell, "LIKWID"));
    CHECK(is_trapped(pm::raw<0x40, 0x22>.as_request(), core::bonnell, "LIKWID"));
    CHECK_FALSE(is_trapped(pm::raw<0x40, 0x83>.as_request(), core::bonnell, "LIKWID"));
    // The list of Haswell names HSD29 and HSM30 for MEM_UOPS_RETIRED.ALL_LOADS.
    CHECK(notes_on(msr::plan<pm::haswell.with(pm::hyper_threading::off),
                             msr::events::haswell::mem_uops_retired::all_loads>) ==
          sentences{select::event_has_errata});
}

TEST_CASE("load latencies of Golden Cove are noted without their other event") {
    constexpr auto loads =
        msr::events::sapphire_rapids::mem_trans_retired::load_latency_gt_4.sample_every<1009>()
            .precise();
    CHECK(notes_on(msr::plan<pm::sapphire_rapids, loads>) ==
          sentences{select::other_event_is_missing});
    CHECK(notes_on(msr::plan<pm::sapphire_rapids, loads, pm::mem_loads_aux>).empty());
    CHECK(notes_on(msr::plan<pm::sapphire_rapids, loads,
                             msr::events::sapphire_rapids::ld_blocks::store_forward.user()>)
              .empty()); // event 03/82 by the name in the list
    CHECK(notes_on(msr::plan<pm::alder_lake, slow_loads>) ==
          sentences{select::other_event_is_missing});
    CHECK(notes_on(msr::plan<pm::meteor_lake, slow_loads>).empty());
    CHECK(notes_on(msr::plan<pm::ice_lake, slow_loads>).empty());
}

TEST_CASE("no choice is suggested instead of itself") {
    // The event's row in the list sets the inversion: the user need not set it.
    using event = select::listed_event<&msr::events::haswell::uops_executed::core_cycles_none>;
    using idle = select::choice<pm::event_pmu, event>;
    using instead = select::detail::ways_out<idle, pm::haswell>;
    static_assert(std::is_same_v<instead::simpler_choices, msr::name_list<>>);
    static_assert(instead::suggested.threshold == 1);
    // Qualifiers that the user gave can be left out.
    using core = select::listed_event<&msr::events::haswell::uops_executed::core>;
    using inverted = select::choice<pm::event_pmu, core, select::with::invert>;
    using simpler = select::detail::ways_out<inverted, pm::haswell>::simpler_choices;
    static_assert(!std::is_same_v<simpler, msr::name_list<>>);
    // No suggestion for an event of a list is the event itself, and each suggestion is legal.
    std::size_t suggested = 0;
    for (const tested_list &tested : tested_lists) {
        const pm::target on = pm::target_at(tested.is.list->of);
        for (const auto *const event : tested.is.events) {
            const select::request wanted = pm::event_pmu::with_row({}, *event);
            if (select::check<pm::event_pmu>(wanted, on).legal()) continue;
            const select::request meant = select::detail::meant_instead<pm::event_pmu>(wanted, on);
            if (meant == wanted) continue;
            ++suggested;
            if (!select::check<pm::event_pmu>(meant, on).legal())
                FAIL_CHECK(tested.table << " " << event->name());
        }
    }
    // suggestions for load latencies, and for events that count in precise samples only
    CHECK(suggested > 300);
}
