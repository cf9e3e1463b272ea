#include <msr/intel/netburst/plan.hpp>

#include "brute_force.hpp"

#include <msr/intel/netburst/events.hpp>

#include <doctest/doctest.h>

#include <cstddef>
#include <type_traits>
#include <vector>

namespace {

namespace p4 = msr::netburst;
using p4::assignment;
using p4::counter_number;
using p4::escr_number;

constexpr auto misses = p4::bsq_cache_reference::rd_2ndl_miss;
constexpr auto references = p4::masks<p4::bsq_cache_reference, 0x107>;
constexpr auto cycles = p4::global_power_events::running;
constexpr auto uops = p4::uops_retired::nbogus;
constexpr auto stalls = p4::resource_stall::sbfull;

/// Checks by the tables of facts that each ESCR and counter that a plan assigns can count the
/// plan's event.
template <typename Plan>
void is_sound(const Plan &plan) {
    brute_force::requests request;
    std::vector<assignment> assigned;
    for (std::size_t i = 0; i < Plan::size; ++i) {
        request.push_back(plan.request_at(i));
        assigned.push_back(plan.assignment_of(i));
    }
    CHECK(brute_force::fault_of(request, Plan::made_for, assigned.data()) == "");
}

} // namespace

TEST_CASE("a plan finds ESCRs and counters by itself") {
    constexpr auto plan = msr::plan<misses, references>;
    static_assert(plan.size == 2);
    static_assert(plan.assignment_of(0) ==
                  assignment{escr_number::bsu_escr0, counter_number::bpu_counter0});
    static_assert(plan.assignment_of(1) ==
                  assignment{escr_number::bsu_escr1, counter_number::bpu_counter2});
    static_assert(plan.request_at(0) == misses.as_request());
    static_assert(plan.request_at(1) == references.as_request());
    is_sound(plan);
}

TEST_CASE("a plan keeps to the ESCRs and counters that choices name") {
    constexpr auto plan = msr::plan<cycles.on(p4::fsb_escr1, p4::bpu_counter3),
                                    misses.on(p4::bsu_escr1), uops.on(p4::iq_counter5)>;
    static_assert(plan.assignment_of(0) ==
                  assignment{escr_number::fsb_escr1, counter_number::bpu_counter3});
    static_assert(plan.assignment_of(1) ==
                  assignment{escr_number::bsu_escr1, counter_number::bpu_counter2});
    static_assert(plan.assignment_of(2) ==
                  assignment{escr_number::cru_escr1, counter_number::iq_counter5});
    is_sound(plan);
}

TEST_CASE("without a target a plan is for every model, without Hyper-Threading") {
    static_assert(msr::plan<misses>.made_for == p4::target{});
    static_assert(msr::plan<p4::models<3>, misses>.made_for.models == p4::of_models(3));
    constexpr auto with_threads =
        msr::plan<p4::models<4, p4::hyper_threading::on>, misses.thread_1()>;
    static_assert(with_threads.made_for ==
                  p4::target{.models = p4::of_models(4), .hyper_threading = true});
    // With Hyper-Threading the ESCR has its T1 bits (0 and 1): CPL 0 to 3 of logical processor 1
    // only.
    static_assert(with_threads.view().set_up[1].value == 0x18020003);
    static_assert(msr::plan<p4::models<3>, p4::instr_completed::nbogus>.size == 1);
    CHECK(with_threads.size == 1);
}

TEST_CASE("a choice is found in its plan by itself") {
    constexpr auto plan = msr::plan<misses, references, cycles.user(), cycles>;
    static_assert(plan.position(misses) == 0);
    static_assert(plan.position(references) == 1);
    static_assert(plan.position(cycles.user()) == 2);
    static_assert(plan.position(cycles) == 3);
    // A choice (an event with its qualifiers) is found in the plan, however the choice is written.
    static_assert(plan.position(p4::bsq_cache_reference::rd_2ndl_miss) == 0);
    static_assert(plan.position(p4::masks<p4::bsq_cache_reference, 0x100>) == 0);
    CHECK(plan.size == 4);
}

TEST_CASE("choices of one ESCR value share the ESCR, with filters of their own") {
    constexpr auto plan = msr::plan<uops, uops.greater_than<1>(), uops.greater_than<2>()>;
    static_assert(plan.assignment_of(0) ==
                  assignment{escr_number::cru_escr0, counter_number::iq_counter0});
    static_assert(plan.assignment_of(1) ==
                  assignment{escr_number::cru_escr0, counter_number::iq_counter1});
    static_assert(plan.assignment_of(2) ==
                  assignment{escr_number::cru_escr1, counter_number::iq_counter2});
    is_sound(plan);
}

TEST_CASE("choices that go round a named counter find the other way") {
    // The choice `misses` would take BPU_COUNTER0, if it were assigned first, and leave none to the
    // second choice.
    constexpr auto plan = msr::plan<misses, p4::bsq_allocation::req_type0.on(p4::bpu_counter0)>;
    static_assert(plan.assignment_of(0) ==
                  assignment{escr_number::bsu_escr1, counter_number::bpu_counter2});
    static_assert(plan.assignment_of(1) ==
                  assignment{escr_number::bsu_escr0, counter_number::bpu_counter0});
    is_sound(plan);
}

TEST_CASE("all 18 counters can be used at once") {
    constexpr auto plan =
        msr::plan<misses, references, cycles, p4::itlb_reference::miss, p4::tc_deliver_mode::dd,
                  p4::tc_ms_xfer::cisc, p4::uop_queue_writes::from_rom,
                  p4::retired_branch_type::call, p4::memory_complete::lsc, p4::packed_sp_uop::all,
                  p4::packed_dp_uop::all, p4::wc_buffer::wcb_evicts, uops,
                  p4::instr_retired::nbogusntag, p4::branch_retired::mmtm, p4::x87_assist::fpsu,
                  p4::uop_type::tagloads, stalls>;
    static_assert(plan.size == 18);
    static_assert(plan.view().start.size() == 18);
    is_sound(plan);
}

TEST_CASE("a plan is an empty object: all that it knows is in its type") {
    static_assert(std::is_empty_v<std::remove_const_t<decltype(msr::plan<misses, references>)>>);
}
