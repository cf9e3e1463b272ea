// Tests the text of choices (events with qualifiers) for counters that select events: written by
// hand from the notation in the tool's page, and parsed back.
#include "toy.hpp"

#include <msr/amd/counters.hpp>
#include <msr/intel/events/haswell.hpp>
#include <msr/intel/events/skylake.hpp>
#include <msr/intel/p5.hpp>
#include <msr/intel/p6.hpp>
#include <msr/intel/perfmon.hpp>
#include <msr/pmu/select/choice_text.hpp>
#include <msr/pmu/select/notation.hpp>
#include <msr/pmu/select/planner.hpp>

#include <doctest/doctest.h>

#include <string>
#include <string_view>
#include <type_traits>

namespace {

namespace amd = msr::amd;
namespace p5 = msr::p5;
namespace p6 = msr::p6;
namespace perfmon = msr::perfmon;
namespace select = msr::select;
using msr::text_of;

/// Checks that a choice (an event with its qualifiers) is written as the given text, and that the
/// text is parsed as the choice.
template <auto Choice, typename Target>
void is_written(const char *text, const Target &target) {
    using event_pmu = typename decltype(Choice)::event_pmu_type;
    CHECK(std::string_view{text_of<Choice>} == text);
    const select::parsed read = select::parse<event_pmu>(text, target);
    REQUIRE(read.well_formed());
    CHECK(read.wanted == Choice.as_request());
    CHECK(select::check<event_pmu>(read.wanted, target).legal());
}

/// Checks that a choice (an event with its qualifiers) from Haswell's event list is written as the
/// given text, and that the text is parsed as the choice.
template <auto Choice>
void is_listed_as(const char *text) {
    constexpr select::known_list<perfmon::event_pmu> lists[] = {
        msr::events::haswell::core_events::all};
    CHECK(std::string_view{text_of<Choice>} == text);
    const auto target = perfmon::haswell;
    const select::parsed read = select::parse<perfmon::event_pmu>(text, target, msr::all_of(lists));
    REQUIRE(read.well_formed());
    CHECK(read.wanted == request_of(Choice));
    CHECK(select::parse<perfmon::event_pmu>(text, target, lists[0], lists[0]).wanted ==
          read.wanted);
    const select::parsed remainder = select::parse<perfmon::event_pmu>(text, target);
    CHECK(remainder.problem == select::notation_problem::list_not_given);
    CHECK(select::parse<perfmon::event_pmu>(text, perfmon::target{}).problem ==
          select::notation_problem::unknown_event); // a target without a processor has no events
}

} // namespace

TEST_CASE("the order of qualifiers makes no other type") {
    constexpr auto cycles = toy::cycles;
    using one = decltype(cycles.user().edge());
    static_assert(std::is_same_v<one, decltype(cycles.edge().user())>);
    static_assert(!std::is_same_v<one, decltype(cycles.edge().kernel())>);
    // The text of a choice (an event with its qualifiers) may have flags and values that only some
    // processors have.
    constexpr auto raw = perfmon::raw<0x12>;
    using own = decltype(raw.user().any_thread().cmask<2>().on(perfmon::pmc1));
    static_assert(
        std::is_same_v<own, decltype(raw.on(perfmon::pmc1).cmask<2>().any_thread().user())>);
    static_assert(
        std::is_same_v<own, decltype(raw.cmask<2>().user().on(perfmon::pmc1).any_thread())>);
    CHECK(msr::plan<cycles.user().edge()>.position(cycles.edge().user()) == 0);
}

TEST_CASE("events, masks and every shared qualifier") {
    is_written<toy::cycles>("cycles", toy::large);
    is_written<toy::cycles.kernel()>("cycles:kernel", toy::large);
    is_written<toy::cycles.kernel().user()>("cycles:user:kernel", toy::large);
    is_written<toy::loads::hit>("loads:hit", toy::large);
    is_written<toy::loads::near | toy::loads::miss>("loads:miss:near", toy::large);
    is_written<toy::requests.edge().compare_at_least<2>().invert()>("requests:cmask=2:inv:edge",
                                                                    toy::large);
    is_written<toy::requests.sample_every<1000>()>("requests:sample=1000", toy::large);
    is_written<toy::cycles.on(toy::fixed)>("cycles:counter=fixed", toy::large);
    is_written<toy::requests.response<18>().any()>("requests:any:response=0x12", toy::large);
    is_written<toy::raw<0x99, 0x12>>("raw:event=0x99:umask=0x12", toy::large);
    is_written<toy::raw<0>.user()>("raw:event=0x0:user", toy::large);
}

TEST_CASE("masks by number are written by name, or as a number where they have none") {
    constexpr select::masks<toy::event_pmu, toy::loads, 0x13> named{};
    CHECK(std::string_view{text_of<named>} == "loads:hit:miss:far");
    constexpr select::masks<toy::event_pmu, toy::loads, 0x41> unnamed{};
    CHECK(std::string_view{text_of<unnamed>} == "loads:umask=0x41");
}

TEST_CASE("the run-time writer writes the same") {
    std::string text;
    select::write_text<toy::event_pmu>(
        toy::requests.any().user().as_request(),
        [&](msr::text_view piece) { text.append(piece.data(), piece.size()); });
    CHECK(text == "requests:user:any");
}

TEST_CASE("Pentium and P6") {
    is_written<p5::data_read>("data_read", p5::pentium);
    is_written<p5::data_read.user().clocks().on(p5::ctr1)>("data_read:user:clocks:counter=ctr1",
                                                           p5::pentium);
    is_written<p6::inst_retired.user()>("inst_retired:user", p6::piii);
    is_written<p6::l2_ld::m.kernel().on(p6::perfctr1)>("l2_ld:m:kernel:counter=perfctr1", p6::piii);
    is_written<p6::of_pentium_m::l2_ld::m>("l2_ld:m", p6::pentium_m);
    is_written<p6::raw<0x29, 0x0f>.edge()>("raw:event=0x29:umask=0xf:edge", p6::piii);
}

TEST_CASE("architectural performance monitoring") {
    is_written<perfmon::core_cycles.user().on(perfmon::pmc3)>("core_cycles:user:counter=pmc3",
                                                              perfmon::haswell);
    is_written<perfmon::instructions_retired.on(perfmon::fixed_ctr0)>(
        "instructions_retired:counter=fixed_ctr0", perfmon::haswell);
    is_written<perfmon::offcore_response.offcore<0x10001>()>("offcore_response:offcore=0x10001",
                                                             perfmon::haswell);
    is_written<perfmon::raw<0xcd, 0x01>.user().sample_every<1009>().precise().load_latency<30>()>(
        "raw:event=0xcd:umask=0x1:user:precise:ldlat=0x1e:sample=1009", perfmon::haswell);
    is_written<perfmon::instructions_retired.sample_every<100'003>().precise().record<3>()>(
        "instructions_retired:precise:record=0x3:sample=100003", perfmon::panther_lake);
}

TEST_CASE("AMD's counters") {
    is_written<amd::l2_cache_miss::data | amd::l2_cache_miss::tlb_walk>(
        "l2_cache_miss:data:tlb_walk", amd::k8);
    is_written<amd::raw<0x1c3, 7>.user().cmask<2>().invert().edge()>(
        "raw:event=0x1c3:umask=0x7:user:cmask=2:inv:edge", amd::fam10h);
    is_written<amd::raw<0xc0>.guest_only().on(amd::perf_ctr2)>(
        "raw:event=0xc0:guest_only:counter=perf_ctr2", amd::zen4);
    is_written<amd::l3_lookup_state::l3_miss.thread_mask<1>().core_id<2>().slice_id<3>()>(
        "l3_lookup_state:l3_miss:thread_mask=0x1:slice_id=0x3:core_id=0x2", amd::zen5);
}

TEST_CASE("an event by its numbers goes by the name that the user gives it") {
    constexpr auto l2_all = perfmon::raw<0x24, 0x3f>.named<struct l2_all>();
    CHECK(std::string_view{text_of<l2_all>} == "l2_all");
    CHECK(std::string_view{text_of<l2_all.user().cmask<2>()>} == "l2_all:user:cmask=2");
    constexpr auto of_amd = amd::raw<0x64, 0xff>.user().named<struct all_of_l2>();
    CHECK(std::string_view{text_of<of_amd>} == "all_of_l2:user");
    // The choice (event with qualifiers) that has the user's name counts the raw event 24H with
    // mask 3FH.
    constexpr const auto &plan = msr::plan<perfmon::haswell, l2_all>;
    CHECK(plan.request_at(0) == perfmon::raw<0x24, 0x3f>.as_request());
    CHECK(plan.position(l2_all) == 0);
    const auto limits = perfmon::event_pmu::limits_of(l2_all.as_request(), perfmon::haswell);
    CHECK(std::string_view{
              select::sentence_of<perfmon::event_pmu>(l2_all.as_request(), limits).text} ==
          "counts l2_all, event 0x24 with unit mask 0x3f at every CPL");
    // Error messages call the event by the user's name as well.
    const select::request impossible = select::with_counter(l2_all.as_request(), 9);
    const msr::verdict verdict = select::check<perfmon::event_pmu>(impossible, perfmon::haswell);
    CHECK(std::string_view{verdict.names[0]} == "l2_all");
}

TEST_CASE("a choice of an event of a list has the text of the list") {
    constexpr auto misses = msr::events::haswell::mem_load_uops_retired::l3_miss.user();
    is_listed_as<misses>("mem_load_uops_retired.l3_miss:user");
    is_listed_as<msr::events::haswell::mem_load_uops_retired::l3_miss>(
        "mem_load_uops_retired.l3_miss");
}

TEST_CASE("an event of another processor's list is told with its list") {
    const msr::verdict verdict = select::check<perfmon::event_pmu>(
        request_of(msr::events::skylake::mem_load_retired::l3_miss), perfmon::haswell);
    CHECK(verdict.broken == &select::event_is_of_processor::text);
    CHECK(std::string_view{verdict.names[0]} == "mem_load_retired.l3_miss");
    CHECK(std::string_view{verdict.names[1]} == "skylake");
}
