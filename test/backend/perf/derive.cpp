// Tests converting the register writes of plans to events of Linux's perf. Expected values are
// those of perf's documentation and of the kernel's files for each event, or those of
// msr::netburst::perf_word_of for the choice.
#include <msr/backend/perf/derive.hpp>

#include <msr/amd/counters.hpp>
#include <msr/amd/ibs.hpp>
#include <msr/core/register_scope.hpp>
#include <msr/intel/netburst.hpp>
#include <msr/intel/netburst/perf_notation.hpp>
#include <msr/intel/netburst/planning/plan_around.hpp>
#include <msr/intel/p5.hpp>
#include <msr/intel/p6.hpp>
#include <msr/intel/perfmon.hpp>
#include <msr/rdt.hpp>

#include <doctest/doctest.h>

#include <cstdint>
#include <cstring>
#include <string>

namespace {

namespace amd = msr::amd;
namespace ibs = msr::ibs;
namespace p4 = msr::netburst;
namespace pm = msr::perfmon;

/// The PMUs of a kernel that has every PMU; those of AMD's other units are optional.
struct pmus {
    bool has_units = true;

    std::uint32_t operator()(const char *name) const {
        if (std::strcmp(name, "cpu") == 0) return PERF_TYPE_RAW;
        if (!has_units) return 0;
        if (std::strcmp(name, "ibs_op") == 0) return 9;
        if (std::strcmp(name, "ibs_fetch") == 0) return 8;
        if (std::strcmp(name, "amd_l3") == 0) return 11;
        return std::strcmp(name, "amd_df") == 0 ? 12u : 0u;
    }
};

msr::perf_events events_of(const msr::program_view &program, pmus have = {}) {
    msr::perf_events result;
    const msr::failure problem = msr::derive_perf_events(program, have, result);
    CAPTURE(problem.subject);
    REQUIRE_FALSE(problem);
    return result;
}

msr::failure refusal(const msr::program_view &program, pmus have = {}) {
    msr::perf_events result;
    return msr::derive_perf_events(program, have, result);
}

bool says(const msr::failure &problem, const char *part) {
    return problem.subject != nullptr &&
           std::string{problem.subject}.find(part) != std::string::npos;
}

constexpr std::uint64_t every_bit = ~std::uint64_t{0};

} // namespace

// Sources: Linux, arch/x86/events/perf_event.h, from INTEL_TD_METRIC_RETIRING on; intel/core.c:
// slots lead the group.
TEST_CASE("shares of slots are events of the kernel's own, in a group that slots lead") {
    const auto result = events_of(
        msr::plan<pm::sapphire_rapids, pm::topdown_retiring.user(), pm::topdown_bad_spec.user(),
                  pm::topdown_fe_bound.user(), pm::topdown_be_bound.user(),
                  pm::topdown_heavy_ops.user(), pm::topdown_br_mispredict.user(),
                  pm::topdown_fetch_lat.user(), pm::topdown_mem_bound.user()>
            .view());
    REQUIRE(result.readouts == 8);
    REQUIRE(result.count == 9);
    for (unsigned i = 0; i < 8; ++i) {
        CAPTURE(i);
        CHECK(result.all[i].type == PERF_TYPE_RAW);
        CHECK(result.all[i].config == 0x8000 + 0x100 * i);
        CHECK(result.all[i].counts_user);
        CHECK_FALSE(result.all[i].counts_kernel);
        CHECK_FALSE(result.all[i].leads);
        CHECK(result.all[i].owner == i);
    }
    CHECK(result.all[8].config == 0x0400); // event of slots, which no readout reads
    CHECK(result.all[8].leads);
    CHECK_FALSE(result.all[8].counts_kernel);
}

TEST_CASE("slots that are chosen lead the shares beside them") {
    const auto result = events_of(
        msr::plan<pm::ice_lake, pm::topdown_retiring, pm::core_cycles, pm::topdown_slots>.view());
    REQUIRE(result.count == 3);
    CHECK(result.readouts == 3);
    CHECK(result.all[2].config == 0x0400);
    CHECK(result.all[2].leads);
    CHECK_FALSE(result.all[0].leads);
}

TEST_CASE("general counters become raw events, with privilege as exclusions") {
    constexpr auto misses = pm::llc_misses.kernel();
    constexpr auto instructions = pm::instructions_retired.user();
    const auto result = events_of(msr::plan<misses, instructions>.view());
    REQUIRE(result.count == 2);
    CHECK(result.readouts == 2);
    CHECK(result.all[0].type == PERF_TYPE_RAW);
    CHECK(result.all[0].config == 0x412e);
    CHECK(result.all[0].counts_kernel);
    CHECK_FALSE(result.all[0].counts_user);
    CHECK(result.all[1].config == 0xc0);
    CHECK(result.all[1].counts_user);
    CHECK_FALSE(result.all[1].counts_kernel);
    CHECK(result.all[1].owner == 1);
    CHECK(result.all[0].planned == 0); // the planned counter is pmc0
    CHECK(result.all[1].planned == 1);
}

TEST_CASE("fixed counters have the kernel's raw codes, and RDPMC's numbers from 2^30") {
    constexpr auto instructions = pm::instructions_retired;
    constexpr auto cycles = pm::core_cycles.user();
    constexpr auto reference = pm::reference_cycles;
    const auto result = events_of(msr::plan<pm::skylake, instructions, cycles, reference>.view());
    REQUIRE(result.count == 3);
    CHECK(result.all[0].config == 0xc0);
    CHECK(result.all[1].config == 0x3c);
    CHECK(result.all[2].config == 0x300);
    CHECK(result.all[0].planned == 1u << 30);
    CHECK(result.all[1].planned == (1u << 30) + 1);
    CHECK_FALSE(result.all[1].counts_kernel);
    CHECK(result.all[0].counts_kernel);
}

TEST_CASE("slots are the kernel's 0x400, also beside a general counter's events") {
    constexpr auto slots = pm::topdown_slots.user();
    const auto result = events_of(msr::plan<pm::ice_lake, pm::llc_misses, slots>.view());
    CHECK(result.all[1].config == 0x400);
    CHECK(result.all[1].planned == (1u << 30) + 3);
    CHECK_FALSE(result.all[1].counts_kernel);
}

TEST_CASE("edge, inversion and threshold stay in the raw event") {
    constexpr auto stalls = pm::instructions_retired.compare_at_least<2>().invert().edge();
    const auto result = events_of(msr::plan<pm::skylake, stalls>.view());
    CHECK(result.all[0].config == (0xc0u | 1u << 18 | 1u << 23 | 2u << 24));
}

TEST_CASE("off-core responses go to config1, also of the choice that shares the register") {
    constexpr auto reads = pm::offcore_response.offcore<0x10001>();
    constexpr auto same = reads.user();
    constexpr auto writes = pm::offcore_response.offcore<0x10002>();
    const auto result =
        events_of(msr::plan<pm::skylake, reads, same, writes, pm::llc_misses>.view());
    REQUIRE(result.count == 4);
    CHECK(result.all[0].config1 == 0x10001);
    CHECK(result.all[1].config1 == 0x10001);
    CHECK(result.all[2].config1 == 0x10002);
    CHECK(result.all[3].config1 == 0);
    // the two off-core events have the codes B7h and BBh, each with the unit mask 01h
    CHECK(result.all[0].config != result.all[2].config);
}

TEST_CASE("AMD's core events keep their upper bits; guests and hosts become exclusions") {
    constexpr auto host = amd::raw<0x1d7, 0x20>.host_only();
    const auto result = events_of(msr::plan<amd::zen4, host, amd::raw<0xc0>>.view());
    REQUIRE(result.count == 2);
    CHECK(result.all[0].config == 0x1000020d7);
    CHECK(result.all[0].counts_host);
    CHECK_FALSE(result.all[0].counts_guest);
    CHECK(result.all[1].config == 0xc0);
    CHECK(result.all[1].counts_guest);
    CHECK(result.all[1].config1 == 0);
}

TEST_CASE("the event that only takes a carry is the kernel's business") {
    constexpr auto operations = amd::raw<0x03, 0xff>;
    const auto result = events_of(msr::plan<amd::zen2, operations>.view());
    REQUIRE(result.count == 1);
    CHECK((result.all[0].config & 0xff) == 0x03);
}

TEST_CASE("L3 counters are those of amd_l3, of whole CPUs, with their masks") {
    constexpr auto misses = amd::l3_lookup_state::l3_miss;
    const auto result = events_of(msr::plan<amd::zen4, misses>.view());
    REQUIRE(result.count == 1);
    CHECK(result.all[0].type == 11);
    // L3 event with all slices and cores, and both threads
    CHECK(result.all[0].config == 0x0300c00000000104);
    CHECK(result.all[0].counts_unit());
    CHECK(std::strcmp(result.all[0].unit_pmu, "amd_l3") == 0);
    CHECK(result.all[0].unit_scope == msr::register_scope::l3);
    CHECK(result.all[0].planned == msr::no_rdpmc);
    const msr::failure problem = refusal(msr::plan<amd::zen4, misses>.view(), {false});
    CHECK(problem.kind == msr::error_code::inexpressible);
    CHECK(says(problem, "amd_l3"));
    CHECK(problem.choice == 1);
}

TEST_CASE("a unit's event names its PMU and who shares the unit; others are of none") {
    const auto fabric = events_of(msr::plan<amd::zen1, amd::raw<7, 0x38>.data_fabric()>.view());
    CHECK(fabric.all[0].type == 12);
    CHECK(std::strcmp(fabric.all[0].unit_pmu, "amd_df") == 0);
    CHECK(fabric.all[0].unit_scope == msr::register_scope::node);
    msr::perf_events result;
    const auto older = [](const char *name) { return std::strcmp(name, "amd_nb") == 0 ? 13u : 0u; };
    constexpr const auto &plan = msr::plan<amd::fam15h, amd::raw<0xe0>.northbridge()>;
    REQUIRE_FALSE(msr::derive_perf_events(plan.view(), older, result));
    CHECK(result.all[0].type == 13);
    CHECK(std::strcmp(result.all[0].unit_pmu, "amd_nb") == 0);
    CHECK(result.all[0].unit_scope == msr::register_scope::node);
    const auto core = events_of(msr::plan<amd::zen4, amd::raw<0xc0>>.view());
    CHECK_FALSE(core.all[0].counts_unit());
}

TEST_CASE("IBS has the kernel's own numbers, and its period") {
    constexpr auto ops = ibs::op_sampling.period<0x80000>().dispatched_ops().l3_miss_only();
    const auto result = events_of(msr::plan<ibs::zen4, ops, ibs::fetch_sampling>.view());
    REQUIRE(result.count == 2);
    CHECK(result.all[0].type == 9);
    CHECK(result.all[0].config == (1u << 19 | 1u << 16));
    CHECK(result.all[0].period == 0x80000);
    CHECK(result.all[1].type == 8);
    CHECK(result.all[1].period != 0);
    CHECK(says(refusal(msr::plan<ibs::zen4, ops>.view(), {false}), "no IBS"));
    // the period is larger than the lower of its two fields holds
    constexpr auto seldom = ibs::op_sampling.period<0x210000>();
    CHECK(events_of(msr::plan<ibs::zen4, seldom>.view()).all[0].period == 0x210000);
}

TEST_CASE("a register that no event stands for is refused, not dropped") {
    const msr::failure problem = refusal(msr::plan<ibs::zen1, ibs::op_sampling>.view());
    CHECK(problem.kind == msr::error_code::inexpressible);
    CHECK(problem.address == 0xc0011005);
    CHECK(problem.choice == 0); // the failure belongs to no requested event
}

TEST_CASE("the counter of a sampled choice is refused, by its number in the plan") {
    constexpr auto sampled = pm::llc_misses.sample_every<10000>();
    const msr::failure problem =
        refusal(msr::plan<pm::skylake, pm::instructions_retired, sampled>.view());
    CHECK(problem.kind == msr::error_code::inexpressible);
    CHECK(problem.choice == 2);
    CHECK(says(problem, "samples"));
}

TEST_CASE("bits that the kernel keeps for itself are refused") {
    constexpr msr::readout counter{.address = 0xc1, .width = 48, .name = "pmc0", .owner = 0};
    const auto variant = [&](std::uint64_t value) {
        msr::program<1, 1> program{.writes = {{0x186, value, 0, 0}}, .readouts = {counter}};
        program.set_up_count = program.readout_count = 1;
        return refusal(program.view());
    };
    CHECK_FALSE(variant(0x4300c0));
    CHECK(says(variant(0x4b00c0), "pin control")); // bit 19 is pin control
    CHECK(says(variant(0x5300c0), "interrupts"));  // bit 20 enables interrupts
    CHECK(says(variant(0x4000c0), "neither"));
}

TEST_CASE("P6 selects as its successors do; the Pentium and RDT have nothing in perf") {
    const auto result = events_of(msr::plan<msr::p6::raw<0x24>.user()>.view());
    CHECK(result.all[0].config == 0x24);
    CHECK(result.all[0].planned == 0);
    constexpr msr::readout old{.address = 0x12, .width = 40, .name = "ctr0", .owner = 0};
    msr::program<1, 1> pentium{.writes = {{0x11, 1, 0, 0}}, .readouts = {old}};
    pentium.set_up_count = pentium.readout_count = 1;
    CHECK(says(refusal(pentium.view()), "no events"));
}

TEST_CASE("a counter that does not start from 0 is refused") {
    constexpr msr::readout counter{.address = 0xc1, .width = 48, .name = "pmc0", .owner = 0};
    msr::program<2, 1> program{.writes = {{0x186, 0x4300c0, 0, 0}, {0xc1, every_bit, 0, 0}},
                               .readouts = {counter}};
    program.set_up_count = 2;
    program.readout_count = 1;
    CHECK(refusal(program.view()).address == 0xc1);
}

// --- Pentium 4 ----------------------------------------------------------------------------------

TEST_CASE("every event of the Pentium 4, on each counter, is the word that perf_word_of makes") {
    const p4::target target = p4::models<2>;
    unsigned compared = 0, unknown = 0;
    for (unsigned event = 0; event < p4::event_count; ++event)
        for (unsigned counter = 0; counter < p4::counter_count; ++counter) {
            if ((p4::events[event].counters() >> counter & 1) == 0) continue;
            CAPTURE(p4::events[event].name);
            CAPTURE(counter);
            const p4::request request{
                .event = event,
                .masks = 1u << p4::events[event].masks[0].bit,
                .how = p4::with_counter(p4::with_dispute({}), p4::counter_number(counter))};
            const p4::assignments assignments = p4::assign({&request, 1}, target);
            if (!assignments.found()) continue; // the event has no counter on this model
            const auto program =
                p4::program_of<18>(assignments.needed, assignments.assigned, target);
            const p4::perf_word word = p4::perf_word_of(assignments.needed.parts[0]);
            if (!word.why.legal()) {
                CHECK(says(refusal(program.view()), "no number"));
                ++unknown;
                continue;
            }
            const auto result = events_of(program.view());
            REQUIRE(result.readouts == 1);
            CHECK(result.all[0].config == word.value);
            CHECK(result.all[0].planned == counter);
            ++compared;
        }
    CHECK(compared > 150);
    CHECK(unknown == 4); // the unknown event is x87_simd_moves_uop, on counters 8 to 11
}

TEST_CASE("what tags for a choice of the Pentium 4 is an event behind those that are read") {
    constexpr auto loads = p4::metric::memory_loads;
    constexpr auto misses = p4::bsq_cache_reference::rd_2ndl_miss;
    const auto &plan = msr::plan<misses, loads>;
    const auto result = events_of(plan.view());
    REQUIRE(result.readouts == 2);
    REQUIRE(result.count == 3);
    CHECK(result.all[2].owner == 1);
    const p4::request request[] = {loads.as_request()};
    const p4::expansion parts = p4::expand({request, 1});
    CHECK(result.all[1].config == p4::perf_word_of(parts.parts[0]).value);
    CHECK(result.all[2].config == p4::perf_word_of(parts.parts[1]).value);
}

TEST_CASE("replay metrics of the Pentium 4 are told by their number") {
    constexpr auto loads = p4::metric::_1stl_cache_load_miss_retired;
    const auto result = events_of(msr::plan<loads.user()>.view());
    CHECK((result.all[0].config & 0x3f) == 1);
    CHECK_FALSE(result.all[0].counts_kernel);
    const p4::request request[] = {loads.user().as_request()};
    CHECK(result.all[0].config == p4::perf_word_of(p4::expand({request, 1}).parts[0]).value);
}

TEST_CASE("events that count both logical processors of a Pentium 4 take the rights of CPUs") {
    CHECK(events_of(msr::plan<p4::wc_buffer::wcb_evicts>.view()).all[0].of_whole_core);
    CHECK_FALSE(
        events_of(msr::plan<p4::bsq_cache_reference::rd_2ndl_miss>.view()).all[0].of_whole_core);
}

TEST_CASE("the second logical processor of a Pentium 4 is refused") {
    constexpr auto misses = p4::bsq_cache_reference::rd_2ndl_miss.thread_1();
    const msr::failure problem =
        refusal(msr::plan<p4::models<4, p4::hyper_threading::on>, misses>.view());
    CHECK(says(problem, "second logical processor"));
    CHECK(problem.choice == 1);
}

TEST_CASE("the ESCRs that a counter listens to are those of the wiring") {
    for (unsigned counter = 0; counter < p4::counter_count; ++counter)
        for (std::uint64_t number = 0; number < 8; ++number) {
            CAPTURE(counter);
            CAPTURE(number);
            std::uint32_t expected = 0;
            for (const p4::escr_row &escr : p4::escrs)
                if (escr.select == number && (escr.counters >> counter & 1) != 0)
                    expected = escr.address;
            if (expected != 0)
                CHECK(msr::perf_detail::netburst_escr(counter, number << 13) == expected);
        }
}
