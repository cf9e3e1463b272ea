// Tests every pair of an ESCR and a counter, and of an event and an ESCR: legal or illegal by the
// manual (SDM volume 3, Tables 18-63 and 19-28 to 19-30), in the compiler and at run time.
#include <msr/intel/netburst.hpp>

#include "../../facts.hpp"

#include <doctest/doctest.h>

#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>

namespace {

namespace p4 = msr::netburst;

template <auto... Handle>
struct handles {};

using all_counters =
    handles<p4::bpu_counter0, p4::bpu_counter1, p4::bpu_counter2, p4::bpu_counter3, p4::ms_counter0,
            p4::ms_counter1, p4::ms_counter2, p4::ms_counter3, p4::flame_counter0,
            p4::flame_counter1, p4::flame_counter2, p4::flame_counter3, p4::iq_counter0,
            p4::iq_counter1, p4::iq_counter2, p4::iq_counter3, p4::iq_counter4, p4::iq_counter5>;
using all_escrs =
    handles<p4::bsu_escr0, p4::bsu_escr1, p4::fsb_escr0, p4::fsb_escr1, p4::firm_escr0,
            p4::firm_escr1, p4::flame_escr0, p4::flame_escr1, p4::dac_escr0, p4::dac_escr1,
            p4::mob_escr0, p4::mob_escr1, p4::pmh_escr0, p4::pmh_escr1, p4::saat_escr0,
            p4::saat_escr1, p4::u2l_escr0, p4::u2l_escr1, p4::bpu_escr0, p4::bpu_escr1,
            p4::is_escr0, p4::is_escr1, p4::itlb_escr0, p4::itlb_escr1, p4::cru_escr0,
            p4::cru_escr1, p4::iq_escr0, p4::iq_escr1, p4::rat_escr0, p4::rat_escr1, p4::ssu_escr0,
            p4::ms_escr0, p4::ms_escr1, p4::tbpu_escr0, p4::tbpu_escr1, p4::tc_escr0, p4::tc_escr1,
            p4::ix_escr0, p4::ix_escr1, p4::alf_escr0, p4::alf_escr1, p4::cru_escr2, p4::cru_escr3,
            p4::cru_escr4, p4::cru_escr5>;

/// A row of a matrix of ESCRs, counters and events: what can be used with the named one; bit n
/// stands for number n.
struct line {
    const char *name;
    std::uint64_t partners;
};

constexpr bool has(std::uint64_t set, std::size_t number) { return (set >> number & 1) != 0; }

/// Whether `.on` of an event accepts a legal ESCR, and makes a choice (an event with its
/// qualifiers) on the ESCR.
template <typename Event, auto Escr>
consteval bool goes_on() {
    if constexpr (p4::escr_selects<Escr, Event>) {
        constexpr p4::request request = p4::choice<Event, 1>{}.on(Escr).as_request();
        return request.how.escr == static_cast<int>(Escr.number) && request.how.counter == -1;
    }
    return true;
}

/// Compares the library's table, and its predicate on types, with the expected set of counters of
/// an ESCR.
template <auto Escr, auto... Counter>
consteval bool feeds_exactly(std::uint64_t expected, handles<Counter...>) {
    return ((p4::feeds(Escr.number, Counter.number) ==
                 has(expected, static_cast<std::size_t>(Counter.number)) &&
             p4::escr_feeds<Escr, Counter> ==
                 has(expected, static_cast<std::size_t>(Counter.number))) &&
            ...);
}
template <typename Event, auto... Escr>
consteval bool is_selected_by_exactly(std::uint64_t expected, handles<Escr...>) {
    return (
        (Event::row.selectable_on(Escr.number) ==
             has(expected, static_cast<std::size_t>(Escr.number)) &&
         p4::escr_selects<Escr, Event> == has(expected, static_cast<std::size_t>(Escr.number)) &&
         goes_on<Event, Escr>()) &&
        ...);
}
template <typename Event, auto... Counter>
consteval bool reaches_exactly(std::uint64_t expected, handles<Counter...>) {
    return ((p4::event_reaches<Event, Counter> ==
             has(expected, static_cast<std::size_t>(Counter.number))) &&
            ...);
}

template <auto Escr, std::uint64_t Counters>
consteval line escr_line(const char *name) {
    static_assert(feeds_exactly<Escr>(Counters, all_counters{}));
    return {name, Counters};
}
template <typename Event, std::uint64_t Escrs>
consteval line event_line(const char *name) {
    static_assert(is_selected_by_exactly<Event>(Escrs, all_escrs{}));
    return {name, Escrs};
}
template <typename Event, std::uint64_t Counters>
consteval line event_counter_line(const char *name) {
    static_assert(reaches_exactly<Event>(Counters, all_counters{}));
    return {name, Counters};
}

#define MSR_FEEDS(escr, counters) escr_line<p4::escr, counters>(#escr)
#define MSR_SELECTED_BY(event, escrs) event_line<p4::event, escrs>(#event)
#define MSR_REACHES(event, counters) event_counter_line<p4::event, counters>(#event)

/// The counters that each ESCR feeds.
constexpr line counters_of_escrs[] = {
    MSR_FEEDS(bsu_escr0, 0x00003),   MSR_FEEDS(bsu_escr1, 0x0000c),
    MSR_FEEDS(fsb_escr0, 0x00003),   MSR_FEEDS(fsb_escr1, 0x0000c),
    MSR_FEEDS(firm_escr0, 0x00300),  MSR_FEEDS(firm_escr1, 0x00c00),
    MSR_FEEDS(flame_escr0, 0x00300), MSR_FEEDS(flame_escr1, 0x00c00),
    MSR_FEEDS(dac_escr0, 0x00300),   MSR_FEEDS(dac_escr1, 0x00c00),
    MSR_FEEDS(mob_escr0, 0x00003),   MSR_FEEDS(mob_escr1, 0x0000c),
    MSR_FEEDS(pmh_escr0, 0x00003),   MSR_FEEDS(pmh_escr1, 0x0000c),
    MSR_FEEDS(saat_escr0, 0x00300),  MSR_FEEDS(saat_escr1, 0x00c00),
    MSR_FEEDS(u2l_escr0, 0x00300),   MSR_FEEDS(u2l_escr1, 0x00c00),
    MSR_FEEDS(bpu_escr0, 0x00003),   MSR_FEEDS(bpu_escr1, 0x0000c),
    MSR_FEEDS(is_escr0, 0x00003),    MSR_FEEDS(is_escr1, 0x0000c),
    MSR_FEEDS(itlb_escr0, 0x00003),  MSR_FEEDS(itlb_escr1, 0x0000c),
    MSR_FEEDS(cru_escr0, 0x13000),   MSR_FEEDS(cru_escr1, 0x2c000),
    MSR_FEEDS(iq_escr0, 0x13000),    MSR_FEEDS(iq_escr1, 0x2c000),
    MSR_FEEDS(rat_escr0, 0x13000),   MSR_FEEDS(rat_escr1, 0x2c000),
    MSR_FEEDS(ssu_escr0, 0x13000),   MSR_FEEDS(ms_escr0, 0x00030),
    MSR_FEEDS(ms_escr1, 0x000c0),    MSR_FEEDS(tbpu_escr0, 0x00030),
    MSR_FEEDS(tbpu_escr1, 0x000c0),  MSR_FEEDS(tc_escr0, 0x00030),
    MSR_FEEDS(tc_escr1, 0x000c0),    MSR_FEEDS(ix_escr0, 0x00003),
    MSR_FEEDS(ix_escr1, 0x0000c),    MSR_FEEDS(alf_escr0, 0x13000),
    MSR_FEEDS(alf_escr1, 0x2c000),   MSR_FEEDS(cru_escr2, 0x13000),
    MSR_FEEDS(cru_escr3, 0x2c000),   MSR_FEEDS(cru_escr4, 0x13000),
    MSR_FEEDS(cru_escr5, 0x2c000),
};

/// The ESCRs that select each event.
constexpr line escrs_of_events[] = {
    MSR_SELECTED_BY(tc_deliver_mode, 0x001800000000),
    MSR_SELECTED_BY(bpu_fetch_request, 0x0000000c0000),
    MSR_SELECTED_BY(itlb_reference, 0x000000c00000),
    MSR_SELECTED_BY(memory_cancel, 0x000000000300),
    MSR_SELECTED_BY(memory_complete, 0x00000000c000),
    MSR_SELECTED_BY(load_port_replay, 0x00000000c000),
    MSR_SELECTED_BY(store_port_replay, 0x00000000c000),
    MSR_SELECTED_BY(mob_load_replay, 0x000000000c00),
    MSR_SELECTED_BY(page_walk_type, 0x000000003000),
    MSR_SELECTED_BY(bsq_cache_reference, 0x000000000003),
    MSR_SELECTED_BY(ioq_allocation, 0x00000000000c),
    MSR_SELECTED_BY(ioq_active_entries, 0x000000000008),
    MSR_SELECTED_BY(fsb_data_activity, 0x00000000000c),
    MSR_SELECTED_BY(bsq_allocation, 0x000000000001),
    MSR_SELECTED_BY(bsq_active_entries, 0x000000000002),
    MSR_SELECTED_BY(sse_input_assist, 0x000000000030),
    MSR_SELECTED_BY(packed_sp_uop, 0x000000000030),
    MSR_SELECTED_BY(packed_dp_uop, 0x000000000030),
    MSR_SELECTED_BY(scalar_sp_uop, 0x000000000030),
    MSR_SELECTED_BY(scalar_dp_uop, 0x000000000030),
    MSR_SELECTED_BY(_64bit_mmx_uop, 0x000000000030),
    MSR_SELECTED_BY(_128bit_mmx_uop, 0x000000000030),
    MSR_SELECTED_BY(x87_fp_uop, 0x000000000030),
    MSR_SELECTED_BY(x87_simd_moves_uop, 0x000000000030),
    MSR_SELECTED_BY(tc_misc, 0x001800000000),
    MSR_SELECTED_BY(global_power_events, 0x00000000000c),
    MSR_SELECTED_BY(tc_ms_xfer, 0x000180000000),
    MSR_SELECTED_BY(uop_queue_writes, 0x000180000000),
    MSR_SELECTED_BY(retired_mispred_branch_type, 0x000600000000),
    MSR_SELECTED_BY(retired_branch_type, 0x000600000000),
    MSR_SELECTED_BY(resource_stall, 0x018000000000),
    MSR_SELECTED_BY(wc_buffer, 0x000000000300),
    MSR_SELECTED_BY(b2b_cycles, 0x00000000000c),
    MSR_SELECTED_BY(bnr, 0x00000000000c),
    MSR_SELECTED_BY(snoop, 0x00000000000c),
    MSR_SELECTED_BY(response, 0x00000000000c),
    MSR_SELECTED_BY(front_end_event, 0x060000000000),
    MSR_SELECTED_BY(execution_event, 0x060000000000),
    MSR_SELECTED_BY(replay_event, 0x060000000000),
    MSR_SELECTED_BY(instr_retired, 0x000003000000),
    MSR_SELECTED_BY(uops_retired, 0x000003000000),
    MSR_SELECTED_BY(uop_type, 0x000030000000),
    MSR_SELECTED_BY(branch_retired, 0x060000000000),
    MSR_SELECTED_BY(mispred_branch_retired, 0x000003000000),
    MSR_SELECTED_BY(x87_assist, 0x060000000000),
    MSR_SELECTED_BY(machine_clear, 0x060000000000),
    MSR_SELECTED_BY(instr_completed, 0x000003000000),
};

/// The counters that each event reaches.
constexpr line counters_of_events[] = {
    MSR_REACHES(tc_deliver_mode, 0x000f0),
    MSR_REACHES(bpu_fetch_request, 0x0000f),
    MSR_REACHES(itlb_reference, 0x0000f),
    MSR_REACHES(memory_cancel, 0x00f00),
    MSR_REACHES(memory_complete, 0x00f00),
    MSR_REACHES(load_port_replay, 0x00f00),
    MSR_REACHES(store_port_replay, 0x00f00),
    MSR_REACHES(mob_load_replay, 0x0000f),
    MSR_REACHES(page_walk_type, 0x0000f),
    MSR_REACHES(bsq_cache_reference, 0x0000f),
    MSR_REACHES(ioq_allocation, 0x0000f),
    MSR_REACHES(ioq_active_entries, 0x0000c),
    MSR_REACHES(fsb_data_activity, 0x0000f),
    MSR_REACHES(bsq_allocation, 0x00003),
    MSR_REACHES(bsq_active_entries, 0x0000c),
    MSR_REACHES(sse_input_assist, 0x00f00),
    MSR_REACHES(packed_sp_uop, 0x00f00),
    MSR_REACHES(packed_dp_uop, 0x00f00),
    MSR_REACHES(scalar_sp_uop, 0x00f00),
    MSR_REACHES(scalar_dp_uop, 0x00f00),
    MSR_REACHES(_64bit_mmx_uop, 0x00f00),
    MSR_REACHES(_128bit_mmx_uop, 0x00f00),
    MSR_REACHES(x87_fp_uop, 0x00f00),
    MSR_REACHES(x87_simd_moves_uop, 0x00f00),
    MSR_REACHES(tc_misc, 0x000f0),
    MSR_REACHES(global_power_events, 0x0000f),
    MSR_REACHES(tc_ms_xfer, 0x000f0),
    MSR_REACHES(uop_queue_writes, 0x000f0),
    MSR_REACHES(retired_mispred_branch_type, 0x000f0),
    MSR_REACHES(retired_branch_type, 0x000f0),
    MSR_REACHES(resource_stall, 0x3f000),
    MSR_REACHES(wc_buffer, 0x00f00),
    MSR_REACHES(b2b_cycles, 0x0000f),
    MSR_REACHES(bnr, 0x0000f),
    MSR_REACHES(snoop, 0x0000f),
    MSR_REACHES(response, 0x0000f),
    MSR_REACHES(front_end_event, 0x3f000),
    MSR_REACHES(execution_event, 0x3f000),
    MSR_REACHES(replay_event, 0x3f000),
    MSR_REACHES(instr_retired, 0x3f000),
    MSR_REACHES(uops_retired, 0x3f000),
    MSR_REACHES(uop_type, 0x3f000),
    MSR_REACHES(branch_retired, 0x3f000),
    MSR_REACHES(mispred_branch_retired, 0x3f000),
    MSR_REACHES(x87_assist, 0x3f000),
    MSR_REACHES(machine_clear, 0x3f000),
    MSR_REACHES(instr_completed, 0x3f000),
};

/// Returns a name in the spelling of the tables of facts: without the underscore before a digit.
std::string name_of(const line &line) { return line.name[0] == '_' ? line.name + 1 : line.name; }

/// Returns the set of the numbers of the ESCRs in a list of names.
std::uint64_t set_of_escrs(const facts::table &escrs, const std::string &list) {
    std::uint64_t set = 0;
    for (const std::string &name : facts::list_of(list))
        for (std::size_t i = 0; i < escrs.size(); ++i)
            if (escrs[i]["name"] == name) set |= std::uint64_t{1} << i;
    return set;
}

} // namespace

TEST_CASE("of 45 x 18 pairs of ESCR and counter exactly those of the manual are legal") {
    const facts::table table{"netburst/escrs.csv"};
    REQUIRE(table.size() == std::size(counters_of_escrs));
    unsigned legal = 0;
    for (std::size_t escr = 0; escr < table.size(); ++escr) {
        const std::uint64_t expected = facts::set_of_numbers(table[escr]["counters"]);
        INFO(table[escr]["name"]);
        CHECK(name_of(counters_of_escrs[escr]) == facts::library_name(table[escr]["name"]));
        CHECK(counters_of_escrs[escr].partners == expected);
        for (unsigned counter = 0; counter < p4::counter_count; ++counter) {
            const bool feeds = p4::feeds(static_cast<p4::escr_number>(escr),
                                         static_cast<p4::counter_number>(counter));
            CHECK(feeds == has(expected, counter));
            legal += feeds;
        }
    }
    CHECK(legal == 103);
}

TEST_CASE("of 47 x 45 pairs of event and ESCR exactly those of the manual are legal") {
    const facts::table escrs{"netburst/escrs.csv"};
    const facts::table table{"netburst/events.csv"};
    REQUIRE(table.size() == std::size(escrs_of_events));
    unsigned legal = 0;
    for (std::size_t event = 0; event < table.size(); ++event) {
        const std::uint64_t expected = set_of_escrs(escrs, table[event]["escrs"]);
        INFO(table[event]["name"]);
        CHECK(name_of(escrs_of_events[event]) == facts::library_name(table[event]["name"]));
        CHECK(escrs_of_events[event].partners == expected);
        for (std::size_t escr = 0; escr < escrs.size(); ++escr) {
            const bool selects =
                p4::events[event].selectable_on(static_cast<p4::escr_number>(escr));
            CHECK(selects == has(expected, escr));
            legal += selects;
        }
    }
    CHECK(legal == 91);
}

TEST_CASE("of 47 x 18 pairs of event and counter exactly those of the manual are legal") {
    const facts::table table{"netburst/events.csv"};
    REQUIRE(table.size() == std::size(counters_of_events));
    for (std::size_t event = 0; event < table.size(); ++event) {
        INFO(table[event]["name"]);
        CHECK(name_of(counters_of_events[event]) == facts::library_name(table[event]["name"]));
        CHECK(counters_of_events[event].partners ==
              facts::set_of_numbers(table[event]["counters"]));
    }
}
