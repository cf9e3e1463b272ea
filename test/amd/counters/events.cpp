#include <msr/amd/counters/event_pmu.hpp>
#include <msr/amd/counters/event_table.hpp>
#include <msr/amd/counters/events.hpp>
#include <msr/pmu/select/notation.hpp>

#include "../../facts.hpp"

#include <doctest/doctest.h>

#include <cstdint>
#include <set>
#include <string>

namespace {

namespace amd = msr::amd;
namespace select = msr::select;
using msr::select::event_row;

amd::generation_set generations_in(const std::string &cell) {
    amd::generation_set set = 0;
    for (const std::string &name : facts::list_of(cell)) {
        const amd::target_row *const row = amd::target_named(name.c_str());
        REQUIRE(row != nullptr);
        set |= row->is.generations;
    }
    return set;
}

/// Returns the row of the event table that an event or a mask of the library stands for.
template <typename Choice>
const event_row &row_behind(Choice) {
    constexpr auto request = msr::select::choice_type<Choice>::as_request();
    static_assert(request.event >= 0);
    return amd::event_table[request.event];
}

template <typename Choice>
void is_mask(Choice, const char *event, const char *mask) {
    constexpr auto request = msr::select::choice_type<Choice>::as_request();
    const event_row &row = amd::event_table[request.event];
    INFO(std::string{event} << ' ' << mask);
    CHECK(std::string{row.name} == event);
    bool present = false;
    for (const msr::select::mask_row &mask_row : row.masks)
        if (std::string{mask_row.name} == mask) {
            CHECK(mask_row.value == request.masks);
            CHECK(mask_row.field == request.chosen);
            present = true;
        }
    CHECK(present);
}

} // namespace

#define MSR_IS_EVENT(event) CHECK(std::string{row_behind(amd::event).name} == #event)
#define MSR_IS_MASK(event, mask) is_mask(amd::event::mask, #event, #mask)

TEST_CASE("events and their masks are those of the facts, in their order") {
    const facts::table table{"amd/amd_pmc_events.csv"};
    REQUIRE(table.size() == amd::event_count);
    for (std::size_t i = 0; i < table.size(); ++i) {
        const facts::row &fact = table[i];
        const event_row &row = amd::event_table[i];
        INFO(fact["name"]);
        CHECK(row.name == fact["name"]);
        CHECK(row.code == facts::number(fact["event"]));
        CHECK(row.fixed_masks == facts::number(fact["fixed_masks"]));
        CHECK(row.needs == facts::number(fact["needs"]));
        CHECK(std::string{amd::name_of(amd::unit_of(row))} == fact["unit"]);
        CHECK(amd::generations_of(row) == generations_in(fact["generations"]));
        CHECK(msr::select::name_of(row.sure) == fact["confidence"]);
        const facts::cells masks = facts::list_of(fact["masks"]);
        REQUIRE(row.masks.size() == masks.size());
        for (std::size_t m = 0; m < masks.size(); ++m) {
            const std::size_t equals = masks[m].find('='), slash = masks[m].find('/');
            CHECK(row.masks[m].name == masks[m].substr(0, equals));
            const auto value = facts::number(masks[m].substr(
                equals + 1, slash == masks[m].npos ? masks[m].npos : slash - equals - 1));
            CHECK(row.masks[m].value == value);
            const auto field =
                slash == masks[m].npos ? value : facts::number(masks[m].substr(slash + 1));
            CHECK(row.masks[m].field == field);
        }
    }
}

TEST_CASE("no event is more than medium: the manuals were not read") {
    for (const event_row &row : amd::event_table)
        CHECK(row.sure == msr::select::confidence::medium);
}

TEST_CASE("an event fits the select register of each of its processors") {
    for (const amd::target_row &target : amd::targets)
        for (const event_row &row : amd::event_table) {
            INFO(std::string{target.name} << ' ' << row.name);
            if (!amd::event_pmu::exists(row, target.is)) continue;
            const amd::layout_row &layout = row_of(bank_of(amd::unit_of(row), target.is).layout);
            CHECK(layout.counts == amd::unit_of(row));
            CHECK(row.code < 1u << layout.event_width);
            CHECK(row.known_masks() < 1u << layout.unit_mask_width);
        }
}

TEST_CASE("every family counts cycles, instructions, branches and their mispredictions") {
    for (const amd::target_row &target : amd::targets)
        for (const auto event :
             {amd::event_number::cpu_clk_unhalted, amd::event_number::retired_instructions,
              amd::event_number::retired_branch_instructions,
              amd::event_number::retired_mispredicted_branch_instructions})
            CHECK(
                amd::event_pmu::exists(amd::event_table[static_cast<unsigned>(event)], target.is));
}

TEST_CASE("names of events that share a processor differ") {
    for (const amd::target_row &target : amd::targets) {
        std::set<std::string> names;
        for (const event_row &row : amd::event_table)
            if (amd::event_pmu::exists(row, target.is)) CHECK(names.insert(row.name).second);
    }
}

TEST_CASE("an object is the event of its name") {
    MSR_IS_EVENT(cpu_clk_unhalted);
    MSR_IS_EVENT(retired_instructions);
    MSR_IS_EVENT(retired_branch_instructions);
    MSR_IS_EVENT(retired_mispredicted_branch_instructions);
    MSR_IS_EVENT(data_cache_accesses);
    MSR_IS_EVENT(data_cache_misses);
    MSR_IS_EVENT(instruction_cache_fetches);
    MSR_IS_EVENT(instruction_cache_misses);
    MSR_IS_EVENT(l1_dtlb_and_l2_dtlb_miss);
    MSR_IS_EVENT(l1_itlb_miss_and_l2_itlb_miss);
    MSR_IS_EVENT(l3_cache_misses);
    MSR_IS_EVENT(dram_accesses);
    MSR_IS_EVENT(bp_l1_tlb_miss_l2_tlb_hit);
    MSR_IS_EVENT(bp_l1_tlb_miss_l2_tlb_miss);
    MSR_IS_EVENT(ic_fw32);
    MSR_IS_EVENT(ic_fw32_miss);
    MSR_IS_EVENT(fp_ret_sse_avx_ops);
}

TEST_CASE("a mask is the one of its name") {
    MSR_IS_MASK(requests_to_l2, instructions);
    MSR_IS_MASK(requests_to_l2, data);
    MSR_IS_MASK(requests_to_l2, tlb_walk);
    MSR_IS_MASK(l2_cache_miss, instructions);
    MSR_IS_MASK(l2_cache_miss, data);
    MSR_IS_MASK(l2_cache_miss, tlb_walk);
    is_mask(amd::unified_tlb_miss::_4k_data, "unified_tlb_miss", "4k_data");
    is_mask(amd::unified_tlb_miss::_2m_data, "unified_tlb_miss", "2m_data");
    is_mask(amd::unified_tlb_miss::_1g_data, "unified_tlb_miss", "1g_data");
    is_mask(amd::unified_tlb_miss::_4k_inst, "unified_tlb_miss", "4k_inst");
    is_mask(amd::unified_tlb_miss::_2m_inst, "unified_tlb_miss", "2m_inst");
    is_mask(amd::unified_tlb_miss::_1g_inst, "unified_tlb_miss", "1g_inst");
    MSR_IS_MASK(ls_dispatch, ld_dispatch);
    MSR_IS_MASK(ls_dispatch, store_dispatch);
    MSR_IS_MASK(ls_dispatch, ld_st_dispatch);
    MSR_IS_MASK(ls_l1_d_tlb_miss, all);
    MSR_IS_MASK(ls_l1_d_tlb_miss, all_l2_miss);
    MSR_IS_MASK(ic_tag_hit_miss, instruction_cache_hit);
    MSR_IS_MASK(ic_tag_hit_miss, instruction_cache_miss);
    MSR_IS_MASK(ic_tag_hit_miss, all_instruction_cache_accesses);
    MSR_IS_MASK(l2_cache_req_stat, ic_fill_miss);
    MSR_IS_MASK(l2_cache_req_stat, ic_fill_hit_s);
    MSR_IS_MASK(l2_cache_req_stat, ic_fill_hit_x);
    MSR_IS_MASK(l2_cache_req_stat, ls_rd_blk_c);
    MSR_IS_MASK(l2_cache_req_stat, ls_rd_blk_x);
    MSR_IS_MASK(l2_cache_req_stat, ls_rd_blk_l_hit_s);
    MSR_IS_MASK(l2_cache_req_stat, ls_rd_blk_l_hit_x);
    MSR_IS_MASK(l2_cache_req_stat, ls_rd_blk_cs);
    MSR_IS_MASK(l3_comb_clstr_state, request_miss);
    MSR_IS_MASK(l3_lookup_state, l3_miss);
    MSR_IS_MASK(l3_lookup_state, all_coherent_accesses_to_l3);
    MSR_IS_EVENT(umc_mem_clk);
    MSR_IS_MASK(umc_act_cmd, all);
    MSR_IS_MASK(umc_act_cmd, rd);
    MSR_IS_MASK(umc_act_cmd, wr);
    MSR_IS_MASK(umc_pchg_cmd, all);
    MSR_IS_MASK(umc_pchg_cmd, rd);
    MSR_IS_MASK(umc_pchg_cmd, wr);
    MSR_IS_MASK(umc_cas_cmd, all);
    MSR_IS_MASK(umc_cas_cmd, rd);
    MSR_IS_MASK(umc_cas_cmd, wr);
    MSR_IS_MASK(umc_data_slot_clks, all);
    MSR_IS_MASK(umc_data_slot_clks, rd);
    MSR_IS_MASK(umc_data_slot_clks, wr);
}

TEST_CASE("names of perf and of AMD's event lists differ from those of the table") {
    const auto are = [](const std::string &name, const amd::target &target) {
        std::string joined;
        for (const auto &entry : amd::other_names) {
            const event_row &event = amd::event_table[static_cast<int>(entry.is)];
            if (name == entry.name && amd::event_pmu::exists(event, target))
                joined += std::string{joined.empty() ? "" : " "} + event.name;
        }
        return joined;
    };
    CHECK(are("cycles", amd::k7) == "cpu_clk_unhalted");
    CHECK(are("ls_not_halted_cyc", amd::zen4) == "cpu_clk_unhalted");
    CHECK(are("instructions", amd::fam15h) == "retired_instructions");
    CHECK(are("branch_misses", amd::zen5) == "retired_mispredicted_branch_instructions");
    CHECK(are("cache_misses", amd::k8) == "l2_cache_miss data_cache_misses");
    CHECK(are("cache_misses", amd::zen4) == "l2_cache_req_stat l3_lookup_state");
    CHECK(are("llc_misses", amd::k8).empty());
    for (const auto &entry : amd::other_names) {
        INFO(std::string{entry.name});
        CHECK(select::event_named<amd::event_pmu>(entry.name, amd::zen4) == -1);
        CHECK(std::string{entry.name}.find_first_not_of("abcdefghijklmnopqrstuvwxyz_0123456789") ==
              std::string::npos);
    }
}
