#include <msr/amd/counters/events.hpp>
#include <msr/amd/counters/handles.hpp>
#include <msr/amd/counters/notation.hpp>
#include <msr/amd/events/zen4.hpp>
#include <msr/pmu/select/describe.hpp>
#include <msr/pmu/select/planner.hpp>

#include <doctest/doctest.h>

#include <cstdint>
#include <string>

namespace {

namespace amd = msr::amd;
namespace select = msr::select;
using amd::event_pmu;
using select::notation_problem;

std::string counter_in(const char *text, const amd::target &target) {
    const select::parsed read = amd::parse(text, target);
    if (!read.well_formed()) return select::sentence_of(read.problem);
    return read.wanted.counter < 0 ? "any" : amd::counter_table[read.wanted.counter].name;
}

/// Checks that the text of a request (event with qualifiers) reads back as the request, but for
/// what the text does not say.
void comes_back(select::request request, const amd::target &target) {
    const select::short_text text = select::text_of<event_pmu>(request);
    INFO(std::string{text.text});
    const select::parsed again = amd::parse(text.text, target);
    REQUIRE(again.well_formed());
    request.chosen = again.wanted.chosen;
    CHECK(again.wanted == request);
}

} // namespace

TEST_CASE("a counter goes by its name, or by its place among those of the unit") {
    CHECK(counter_in("retired_instructions", amd::zen4) == "any");
    CHECK(counter_in("retired_instructions:counter=0", amd::zen4) == "perf_ctr0");
    CHECK(counter_in("retired_instructions:counter=5", amd::fam15h) == "perf_ctr5");
    CHECK(counter_in("retired_instructions:counter=3", amd::k8) == "perf_legacy_ctr3");
    CHECK(counter_in("retired_instructions:counter=perf_ctr3", amd::zen1) == "perf_ctr3");
    CHECK(counter_in("l3_lookup_state:l3_miss:counter=5", amd::zen3) == "l3_perf_ctr5");
    CHECK(counter_in("dram_accesses:counter=1", amd::fam15h) == "nb_perf_ctr1");
    CHECK(counter_in("raw:event=7:data_fabric:counter=2", amd::zen2) == "df_perf_ctr2");
    CHECK(counter_in("raw:event=7:counter=2:l2i", amd::fam16h) == "l2i_perf_ctr2");
    const std::string unknown = select::sentence_of(notation_problem::unknown_counter);
    CHECK(counter_in("retired_instructions:counter=4", amd::k8) == unknown);
    CHECK(counter_in("l3_lookup_state:l3_miss:counter=6", amd::zen3) == unknown);
    CHECK(counter_in("retired_instructions:counter=99", amd::zen3) == unknown);
    CHECK(counter_in("retired_instructions:counter=0x", amd::zen3) == unknown);
    CHECK(counter_in("retired_instructions:counter=none", amd::zen3) == unknown);
}

TEST_CASE("an event of a list is read with the list, and without it the problem says so") {
    namespace zen4 = msr::events::zen4;
    const char *const text = "LS_L1_D_TLB_MISS.ALL:user";
    const select::parsed read = amd::parse(text, amd::zen4, zen4::core_events::all);
    REQUIRE(read.well_formed());
    CHECK(read.wanted == request_of(zen4::ls_l1_d_tlb_miss::all.user()));
    constexpr select::known_list<event_pmu> lists[] = {zen4::core_events::all};
    CHECK(amd::parse(text, amd::zen4, msr::all_of(lists)).wanted == read.wanted);
    CHECK(amd::parse(text, amd::zen4).problem == notation_problem::list_not_given);
    CHECK(amd::parse(text, amd::zen3, zen4::core_events::all).problem ==
          notation_problem::unknown_event);
    CHECK(amd::parse(text, amd::k8).problem == notation_problem::list_not_given);
    // Family 17h has two generations, each with an event list of its own, and no common list.
    CHECK(amd::parse(text, amd::fam17h).problem == notation_problem::unknown_event);
    CHECK(amd::parse("ls_l1_d_tlb_miss.some", amd::zen4, zen4::core_events::all).problem ==
          notation_problem::unknown_event);
}

TEST_CASE("what is wrong with a counter is reported with its position") {
    const select::parsed read = amd::parse("retired_instructions:counter=4:user", amd::k8);
    CHECK(read.problem == notation_problem::unknown_counter);
    CHECK(read.position == 29);
    CHECK(std::string(read.piece.data(), read.piece.size()) == "4");
    // A mistake in front of the counter's number is reported first.
    CHECK(amd::parse("nothing:counter=4", amd::k8).problem == notation_problem::list_not_given);
    CHECK(amd::parse("retired_instructions:what:counter=4", amd::k8).problem ==
          notation_problem::unknown_mask);
}

TEST_CASE("text and typed choices are the same requests") {
    const auto same = [](const char *text, auto choice, const amd::target &target) {
        const select::parsed read = amd::parse(text, target);
        REQUIRE(read.well_formed());
        CHECK(read.wanted == select::choice_type<decltype(choice)>::as_request());
    };
    same("retired_instructions:user:cmask=2:inv:edge",
         amd::retired_instructions.user().cmask<2>().invert().edge(), amd::zen1);
    same("L2_Cache_Miss:data:tlb_walk:kernel",
         (amd::l2_cache_miss::data | amd::l2_cache_miss::tlb_walk).kernel(), amd::k8);
    same("unified_tlb_miss:4k_data:_2m_inst",
         amd::unified_tlb_miss::_4k_data | amd::unified_tlb_miss::_2m_inst, amd::fam15h);
    same("raw:event=0x1fff:umask=0xf:data_fabric", amd::raw<0x1fff, 0xf>.data_fabric(), amd::zen4);
    same("raw:event=0xc0:guest_only:counter=perf_ctr2",
         amd::raw<0xc0>.guest_only().on(amd::perf_ctr2), amd::zen4);
    same("l3_lookup_state:l3_miss:thread_mask=1:core_id=2:slice_id=3",
         amd::l3_lookup_state::l3_miss.thread_mask<1>().core_id<2>().slice_id<3>(), amd::zen5);
    same("l3_comb_clstr_state:request_miss:slice_mask=1",
         amd::l3_comb_clstr_state::request_miss.slice_mask<1>(), amd::zen1);
    same("retired_instructions:host_only:sample=1000",
         amd::retired_instructions.host_only().sample_every<1000>(), amd::fam10h);
    same("raw:event=7:northbridge", amd::raw<7>.northbridge(), amd::fam16h);
    same("raw:event=7:l2i", amd::raw<7>.l2i(), amd::fam16h);
    same("raw:event=7:l3", amd::raw<7>.l3(), amd::zen1);
    same("retired_instructions:pin_ctl", amd::retired_instructions.pin_ctl(), amd::k7);
}

TEST_CASE("text of a request is read as the same request") {
    for (const amd::target_row &row : amd::targets)
        for (unsigned i = 0; i < amd::event_count; ++i) {
            if (!event_pmu::exists(amd::event_table[i], row.is)) continue;
            select::request request{.event = static_cast<std::int32_t>(i)};
            if (amd::event_table[i].masks.size() != 0)
                request = select::with_masks(request, amd::event_table[i].masks[0].value,
                                             amd::event_table[i].masks[0].field);
            comes_back(request, row.is);
            request.user = true;
            request.counter =
                static_cast<std::int8_t>(__builtin_ctzll(event_pmu::counters_of(request, row.is)));
            comes_back(request, row.is);
        }
}

TEST_CASE("a unit may stand in front of its events, and of no others") {
    const auto parsed = [](const char *text) { return amd::parse(text, amd::zen4); };
    CHECK(parsed("l3::l3_lookup_state:l3_miss").wanted == parsed("l3_lookup_state:l3_miss").wanted);
    CHECK(parsed("umc::umc_cas_cmd:rd:counter=2").wanted ==
          parsed("umc_cas_cmd:rd:counter=2").wanted);
    CHECK(parsed("L3::raw:event=0x04:umask=0xff").wanted ==
          parsed("raw:event=0x04:umask=0xff:l3").wanted);
    CHECK(parsed("df::raw:event=0x1f:umask=0x7fe").wanted ==
          parsed("data_fabric::raw:event=0x1f:umask=0x7fe:data_fabric").wanted);
    CHECK(parsed("l3::umc_cas_cmd:rd").problem == msr::select::notation_problem::unknown_event);
    CHECK(parsed("l3::cpu_clk_unhalted").problem == msr::select::notation_problem::unknown_event);
    CHECK(parsed("df::raw:event=0x04:l3").problem == msr::select::notation_problem::unknown_event);
    const auto unknown_mask = parsed("l3::l3_lookup_state:l3_mess");
    CHECK(!unknown_mask.well_formed());
    CHECK(unknown_mask.position == 20); // the position at which the word l3_mess begins
}
