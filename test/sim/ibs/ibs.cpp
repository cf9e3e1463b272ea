#include <msr/sim/ibs/ibs.hpp>

#include "ibs_loop.hpp"

#include <msr/amd/ibs.hpp>
#include <msr/backend/backend.hpp>

#include <doctest/doctest.h>

#include <cstddef>
#include <cstdint>
#include <vector>

namespace {

using namespace ibs_loop;

static_assert(msr::backend<sim::ibs_unit>);

constexpr auto choice = ibs::op_sampling.period<4096>().dispatched_ops().random();
constexpr auto fetches = ibs::fetch_sampling.period<1024>().random();
constexpr const auto &plan = msr::plan<ibs::zen4, choice, fetches>;

void carry_out(machine &machine, msr::sequence<msr::write> phase) {
    for (const msr::write &write : phase)
        machine.write(write.address, write.value);
}

} // namespace

TEST_CASE("registers of others are not the unit's") {
    machine device{ibs::zen4};
    CHECK(device.unit.has(at::op_ctl));
    CHECK_FALSE(device.unit.has(0xc0010200));
    std::uint64_t value = 7;
    CHECK(device.unit.read(0, 0xc0010200, value).kind == msr::error_code::refused);
    CHECK(device.unit.read(2, at::op_ctl, value).kind == msr::error_code::cpu_offline);
    CHECK(device.unit.write(2, at::op_ctl, 0).kind == msr::error_code::cpu_offline);
    CHECK(value == 7);
    machine half{ibs::zen3.with_features(0x3fd)}; // features without fetch sampling (bit 1)
    CHECK(half.unit.read(0, at::fetch_ctl, value).kind == msr::error_code::refused);
    half.write(at::op_ctl, 0);
}

TEST_CASE("a plan of the library samples ops and fetches, by its own sequence after each sample") {
    machine device{ibs::zen4};
    device.define(0, 0x1000, {ops(1), ops(1), ops(1) | reads, ops(1)});
    carry_out(device, plan.view().set_up);
    carry_out(device, plan.view().start);
    ibs::start_values numbers;
    std::size_t op_samples = 0, fetch_samples = 0;
    for (int turn = 0; turn < 100'000; ++turn) {
        device.run(0);
        device.access(false, 3, 2, 0x10000);
        for (const sim::interrupt &interrupt :
             std::vector<sim::interrupt>(std::move(device.interrupts))) {
            const bool is_op = interrupt.cause == sim::interrupt_cause::op;
            const ibs::rearming final_value =
                is_op ? plan.after_sample(choice) : plan.after_sample(fetches);
            ibs::raw_op raw;
            for (const ibs::sample_register &sample_register : final_value.all_reads())
                ibs::put(raw, sample_register.address, device.read(sample_register.address));
            if (is_op) {
                const ibs::op_sample got = ibs::decode_op<ibs::zen4>(raw);
                CHECK(got.valid());
                CHECK(got.period_elapsed() == 4096);
                CHECK((got.rip >= 0x1000 && got.rip < 0x1004));
                CHECK((got.kind == ibs::op_kind::load) == (got.rip == 0x1002));
            }
            ++(is_op ? op_samples : fetch_samples);
            for (std::size_t i = 0; i + 1 < final_value.write_count; ++i)
                device.write(final_value.writes[i].address, final_value.writes[i].value);
            const msr::write last = final_value.last_write(numbers.next());
            device.write(last.address, last.value);
        }
        device.interrupts.clear();
    }
    // The mean number of samples: 400,000 ops divided by 4,096 less 7.5 and the ops of a block that
    // passes before the handler is called; 100,000 fetches divided by 1,024 less 7.5.
    CHECK(op_samples >= 97);
    CHECK(op_samples <= 98);
    CHECK(fetch_samples >= 97);
    CHECK(fetch_samples <= 98);
    carry_out(device, plan.view().stop);
    CHECK_FALSE(device.plays.sampler().any());
}
