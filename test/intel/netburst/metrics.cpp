// Tests metrics of the Pentium 4 as choices (events with qualifiers): the choices equal the metrics
// that are found by name, and use the published registers.
#include <msr/intel/netburst/metrics.hpp>

#include "../../facts.hpp"

#include <msr/intel/netburst/notation.hpp>
#include <msr/intel/netburst/plan.hpp>
#include <msr/intel/netburst/retirement.hpp>

#include <doctest/doctest.h>

#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace {

namespace p4 = msr::netburst;
namespace metric = msr::netburst::metric;

struct typed_metric {
    const char *name;
    p4::request wanted;
};

template <typename Choice>
constexpr typed_metric typed(const char *name, Choice) {
    return {name, Choice::as_request()};
}

constexpr typed_metric typed_metrics[] = {
    typed("memory_loads", metric::memory_loads),
    typed("memory_stores", metric::memory_stores),
    typed("packed_SP_retired", metric::packed_sp_retired),
    typed("packed_DP_retired", metric::packed_dp_retired),
    typed("scalar_SP_retired", metric::scalar_sp_retired),
    typed("scalar_DP_retired", metric::scalar_dp_retired),
    typed("128_bit_MMX_retired", metric::_128_bit_mmx_retired),
    typed("64_bit_MMX_retired", metric::_64_bit_mmx_retired),
    typed("X87_FP_retired", metric::x87_fp_retired),
    typed("X87_SIMD_memory_moves_retired", metric::x87_simd_memory_moves_retired),
    typed("1stL_cache_load_miss_retired", metric::_1stl_cache_load_miss_retired),
    typed("2ndL_cache_load_miss_retired", metric::_2ndl_cache_load_miss_retired),
    typed("DTLB_load_miss_retired", metric::dtlb_load_miss_retired),
    typed("DTLB_store_miss_retired", metric::dtlb_store_miss_retired),
    typed("DTLB_all_miss_retired", metric::dtlb_all_miss_retired),
    typed("Tagged_mispred_branch", metric::tagged_mispred_branch),
    typed("MOB_load_replay_retired", metric::mob_load_replay_retired),
    typed("split_load_retired", metric::split_load_retired),
    typed("split_store_retired", metric::split_store_retired),
};

using registers = std::map<std::uint32_t, std::uint64_t>;

/// Returns the values of registers while a program counts.
registers held(const msr::program_view &program) {
    registers result;
    for (const msr::write &write : program.set_up)
        result[write.address] = write.value;
    for (const msr::write &write : program.start)
        result[write.address] = write.value;
    return result;
}

registers held_by_text(const std::string &text, const p4::target &target = {}) {
    const p4::parsed parsed = p4::parse(text.c_str());
    REQUIRE(parsed.well_formed());
    const p4::assignments assignments = p4::assign({&parsed.wanted, 1}, target);
    REQUIRE(assignments.found());
    return held(p4::program_of<2>(assignments.needed, assignments.assigned, target).view());
}

std::uint64_t masks_in(const std::string &cell) {
    return std::uint64_t{facts::set_of_numbers(cell)} << 9;
}

/// Returns the registers of a metric that counts at every privilege level, by the tables of facts:
/// with assignments in the order in which the planner tries them.
registers published(const std::string &name) {
    constexpr std::uint64_t user_and_kernel = 0xc;
    for (const auto &row : facts::table{"netburst/frontend_metrics.csv"})
        if (row["metric"] == name)
            return {{0x3cc, 0x10000200 | user_and_kernel}, // front_end_event (08H), NBOGUS
                    {0x30c, 0},
                    {0x36c, 0x3b000},
                    {0x3bc, facts::number(row["upstream_event_select"]) << 25 |
                                masks_in(row["upstream_mask_bits"]) | user_and_kernel},
                    {0x30d, 0},
                    {0x36d, 0x35000}};
    for (const auto &row : facts::table{"netburst/execution_metrics.csv"})
        if (row["metric"] == name)
            return {{0x3cc, 0x18000200 | user_and_kernel}, // execution_event (0CH), NBOGUS0
                    {0x30c, 0},
                    {0x36c, 0x3b000},
                    {0x3a4, facts::number(row["upstream_escr_value_no_cpl"]) | user_and_kernel},
                    {0x308, 0},
                    {0x368, 0x33000}};
    for (const auto &row : facts::table{"netburst/replay_metrics.csv"}) {
        if (row["metric"] != name) continue;
        registers result{{0x3cc, 0x12000200 | user_and_kernel}, // replay_event (09H), NBOGUS
                         {0x30c, 0},
                         {0x36c, 0x3b000},
                         {0x3f1, facts::number(row["pebs_enable_value_counting"])},
                         {0x3f2, facts::number(row["matrix_vert_value"])}};
        // Replay metrics tag with three events, through ESCRs with the select number 2 (MOB_ESCR0,
        // SAAT_ESCR0 and 1).
        const auto add = [&](std::uint32_t escr, std::uint64_t select, std::uint32_t counter) {
            result[escr] = select << 25 | masks_in(row["additional_mask_bits"]) | user_and_kernel;
            result[0x300 + counter] = 0;
            result[0x360 + counter] = 0x35000;
        };
        if (row["additional_event"] == "MOB_load_replay") add(0x3aa, 0x03, 0);
        if (row["additional_event"] == "load_port_replay") add(0x3af, 0x04, 10);
        if (row["additional_event"] == "store_port_replay") add(0x3ae, 0x05, 8);
        return result;
    }
    FAIL("no table has the metric " << name);
    return {};
}

} // namespace

TEST_CASE("the metrics as choices are those by name") {
    CHECK(std::size(typed_metrics) == std::size(p4::metrics));
    for (const typed_metric &metric : typed_metrics) {
        CAPTURE(metric.name);
        const p4::metric_row *const row = p4::metric_named(metric.name);
        REQUIRE(row != nullptr);
        CHECK(metric.wanted == p4::request_of(*row));
        CHECK(p4::parse((std::string{"metric:"} + metric.name).c_str()).wanted == metric.wanted);
        CHECK(std::string{p4::name_of(metric.wanted)} ==
              (metric.wanted.how.replay != 0 ? facts::lower_case(metric.name)
                                             : p4::events[metric.wanted.event].name));
    }
}

TEST_CASE("every metric, by name and as a choice, gives the registers of its table") {
    for (const typed_metric &metric : typed_metrics) {
        CAPTURE(metric.name);
        const registers expected = published(metric.name);
        CHECK((held_by_text(std::string{"metric:"} + metric.name) == expected));
        const p4::assignments assignments = p4::assign({&metric.wanted, 1}, {});
        REQUIRE(assignments.found());
        CHECK((held(p4::program_of<2>(assignments.needed, assignments.assigned, {}).view()) ==
               expected));
    }
}

TEST_CASE("first-level misses, as published") {
    constexpr auto plan = msr::plan<metric::_1stl_cache_load_miss_retired>;
    static_assert(plan.size == 1);
    CHECK((
        held(plan.view()) ==
        registers{
            {0x3cc, 0x1200020c}, {0x30c, 0}, {0x36c, 0x3b000}, {0x3f1, 0x01000001}, {0x3f2, 0x1}}));
}

TEST_CASE("x87 uops of user code, as published but for its misprints") {
    constexpr auto plan = msr::plan<metric::x87_fp_retired.user()>;
    CHECK((held(plan.view()) == registers{{0x3a4, 0x09000034},
                                          {0x308, 0},
                                          {0x368, 0x33000},
                                          {0x3cc, 0x18000204},
                                          {0x30c, 0},
                                          {0x36c, 0x3b000}}));
    static_assert(plan.view().readouts.size() == 1); // the counter of the tagging event is not read
    CHECK(plan.view().readouts[0].address == 0x30c);
    // the counter of the tagging event is started first
    CHECK(plan.view().start[0].address == 0x368);
}

TEST_CASE("loads of user code on both logical processors, as published") {
    constexpr auto plan =
        msr::plan<p4::models<p4::any_model, p4::hyper_threading::on>, metric::memory_loads.user()>;
    CHECK((held(plan.view()) == registers{{0x3bc, 0x04000405},
                                          {0x30d, 0},
                                          {0x36d, 0x35000},
                                          {0x3cc, 0x10000205},
                                          {0x30c, 0},
                                          {0x36c, 0x3b000}}));
}

TEST_CASE("two execution metrics at a time, each with a tag and a FIRM ESCR of its own") {
    constexpr auto plan = msr::plan<metric::packed_sp_retired.tag<2>(), metric::x87_fp_retired>;
    const registers got = held(plan.view());
    CHECK(got.at(0x3a4) == 0x1100009c); // FIRM_ESCR0: tag value 4 in bits 8:5, tag enable
    CHECK(got.at(0x3a5) == 0x0900003c);
    CHECK(got.at(0x3cc) == 0x1800080c);
    CHECK(got.at(0x3cd) == 0x1800020c);
}

TEST_CASE("qualifiers go to what counts, privilege and threads to what tags too") {
    const registers got = held_by_text("metric:packed_SP_retired:tag=3:kernel:thr=2:"
                                       "counter=iq_counter4");
    CHECK(got.at(0x3cc) == 0x18001008); // CRU_ESCR2: mask NBOGUS3 in bit 12
    CHECK(got.at(0x370) == 0x0027b000);
    CHECK(got.at(0x3a4) == 0x11000118); // FIRM_ESCR0: tag value 8
    CHECK(got.at(0x368) == 0x33000);
}

TEST_CASE("a metric's place in a plan is found, and its parts follow those that count") {
    constexpr auto cycles = p4::global_power_events::running;
    constexpr auto plan = msr::plan<metric::memory_stores, cycles>;
    static_assert(plan.size == 2);
    static_assert(plan.position(metric::memory_stores) == 0);
    static_assert(plan.position(cycles) == 1);
    static_assert(plan.parts().count == 3 && plan.parts().counting == 2);
    static_assert(plan.parts().owners[2] == 0);
    CHECK(plan.view().readouts.size() == 2);
}
