#include <msr/sim/ibs/ibs_op.hpp>

#include "ibs_loop.hpp"

#include <msr/amd/ibs/sample.hpp>

#include <doctest/doctest.h>

#include <cstdint>
#include <vector>

namespace {

using namespace ibs_loop;
using sim::branch_kind;

constexpr std::uint64_t period_of_1600_ops = op_enabled | counts_ops | 100;

ibs::op_sample sample(machine &machine, const ibs::target &target) {
    ibs::raw_op raw;
    for (std::uint32_t address = at::op_ctl; address <= at::op_data4; ++address) {
        std::uint64_t value = 0;
        if (!machine.unit.read(0, address, value)) ibs::put(raw, address, value);
    }
    return ibs::sample_decoder{target}.decode(raw);
}

} // namespace

TEST_CASE("the count goes with ops; the op behind the period has the tag") {
    machine device{ibs::zen4};
    device.define(0, 0x1000, {ops(1), ops(2), ops(1), ops(4)}); // 8 ops
    CHECK_FALSE(device.plays.sampler().any());
    device.write(at::op_ctl, period_of_1600_ops);
    CHECK(device.plays.sampler().any());
    device.run(0, 100);
    CHECK(op_count(device.read(at::op_ctl)) == 800);
    device.run(0, 100);
    CHECK(op_count(device.read(at::op_ctl)) == 1600);
    CHECK(device.interrupts.empty());
    CHECK_FALSE(device.plays.sampler().wants(0)); // no op is to be sampled yet
    device.run(0); // the period ends; IBS tags the first op of the block
    CHECK(device.plays.sampler().wants(0));
    CHECK(device.interrupts.empty());
    device.run(0); // the tagged op retires, and the sample is complete
    CHECK(device.interrupts ==
          std::vector{sim::interrupt{.cause = sim::interrupt_cause::op, .address = 0x1000}});
    CHECK((device.read(at::op_ctl) & op_valid) != 0);
    CHECK(device.read(at::op_rip) == 0x1000);
    // The next period's count begins with seven random bits.
    CHECK(op_count(device.read(at::op_ctl)) < 128);
    CHECK(device.unit.op().samples(0) == 1);
    device.run(0);
    CHECK_FALSE(device.plays.sampler().any()); // no sample is due until the next period begins
}

TEST_CASE("a start value shortens the period, op by op") {
    // 1,600 less the start value is the number of ops before the tagged op; instructions begin with
    // ops 0, 1, 3 and 4 of 8.
    constexpr std::uint64_t instruction_of[] = {0, 1, 1, 2, 3, 3, 3, 3};
    for (std::uint64_t start = 0; start < 16; ++start) {
        machine device{ibs::zen4};
        device.define(0, 0x1000, {ops(1), ops(2), ops(1), ops(4)});
        device.write(at::op_ctl, period_of_1600_ops | start << 32);
        device.run(0, 300);
        CHECK(device.read(at::op_rip) == 0x1000 + instruction_of[(1600 - start) % 8]);
    }
}

TEST_CASE("a sample is held until Val is cleared") {
    machine device{ibs::zen4};
    device.define(0, 0x1000, {ops(1), ops(1)});
    device.write(at::op_ctl, period_of_1600_ops);
    device.run(0, 10000);
    CHECK(device.interrupts.size() == 1);
    device.write(at::op_ctl, period_of_1600_ops);
    device.run(0, 1000);
    CHECK(device.interrupts.size() == 2);
    device.write(at::op_ctl, 0);
    device.run(0, 10000);
    CHECK(device.interrupts.size() == 2);
}

TEST_CASE("a handler that goes on at once counts behind the tagged op") {
    // Periods of 1,600 ops: tags at the ops 1600, 3201, 4802 and so on, in blocks of 100.
    machine device{ibs::zen4};
    device.define(0, 0x1000, std::vector<std::uint8_t>(100, ops(1)));
    std::vector<std::uint64_t> rips;
    struct both {
        machine &of;
        std::vector<std::uint64_t> &rips;
    } context{device, rips};
    device.unit.on_interrupt({[](void *value, const sim::interrupt &) {
                                  both &destination = *static_cast<both *>(value);
                                  destination.rips.push_back(destination.of.read(at::op_rip));
                                  destination.of.write(at::op_ctl, period_of_1600_ops);
                              },
                              &context});
    device.write(at::op_ctl, period_of_1600_ops);
    device.run(0, 1000);
    CHECK(rips.size() == 62); // of the 100,000 ops, 1,600 + 61 * 1,601 make 62 samples
    for (std::uint64_t i = 0; i < rips.size(); ++i)
        CHECK(rips[i] == 0x1000 + (1600 + i * 1601) % 100);
}

TEST_CASE("loads, stores, and what they found") {
    machine device{ibs::zen4};
    // A load and a store of the same instruction are two ops.
    device.define(0, 0x1000, {ops(1) | reads, ops(2) | reads | writes, ops(1) | writes | locked});
    const auto turn = [&] {
        device.run(0);
        device.access(false, 3, 0, 0x10000);
        device.access(false, 2, 1, 0x20004);
        device.access(true, 2, 1, 0x20004);
        device.access(true, 4, 2, 0x30000);
        device.access(true, 4, 2, 0x30010); // the second half of a store of 32 bytes
    };
    // Four ops; the period of 1,600 ends with a turn of the loop, and a start of 4 - n tags op n.
    const auto sample_of_op = [&](unsigned op) {
        turn();
        device.write(at::op_ctl, period_of_1600_ops | std::uint64_t{(4 - op) % 4} << 32);
        device.interrupts.clear();
        while (device.interrupts.empty())
            turn();
        return sample(device, ibs::zen4);
    };
    const ibs::op_sample load = sample_of_op(0);
    CHECK(load.rip == 0x1000);
    CHECK(load.kind == ibs::op_kind::load);
    CHECK(load.linear_address == 0x10000);
    CHECK(load.access_bytes() == 8);
    CHECK_FALSE(load.missed_data_cache()); // a hit: the cache got the line 400 turns earlier
    const ibs::op_sample loads_alone = sample_of_op(1);
    CHECK(loads_alone.rip == 0x1001);
    CHECK(loads_alone.kind == ibs::op_kind::load);
    CHECK(loads_alone.linear_address == 0x20004);
    CHECK(loads_alone.access_bytes() == 4);
    const ibs::op_sample stores_alone = sample_of_op(2);
    CHECK(stores_alone.rip == 0x1001);
    CHECK(stores_alone.kind == ibs::op_kind::store);
    const ibs::op_sample store = sample_of_op(3);
    CHECK(store.rip == 0x1002);
    CHECK(store.kind == ibs::op_kind::store);
    CHECK(store.locked());
    CHECK(store.access_bytes() == 32);
    CHECK(store.linear_address == 0x30000);
}

TEST_CASE("a load that misses has its latency; an op that accesses nothing leaves the address") {
    machine device{ibs::zen4};
    device.define(0, 0x1000, {ops(1) | reads, ops(1)});
    device.write(at::op_ctl, period_of_1600_ops);
    std::uint64_t next = 0x100000;
    while (device.interrupts.empty()) {
        device.run(0);
        // Each load misses all levels, and its page is walked.
        device.access(false, 3, 0, next += 4096);
    }
    const ibs::op_sample load = sample(device, ibs::zen4);
    CHECK(load.source == ibs::data_source::dram);
    CHECK(load.miss_latency() == 200);
    CHECK(load.tlb_refill_latency() == 30);
    // next - 4096 is the address of the sampled load: the next block, whose access came later, has
    // completed the sample.
    CHECK(load.linear_address == next - 4096);
    device.interrupts.clear();
    device.run(0);
    device.write(at::op_ctl, period_of_1600_ops | std::uint64_t{1} << 32);
    device.run(0, 2000);
    const ibs::op_sample other = sample(device, ibs::zen4);
    CHECK(other.rip == 0x1001);
    CHECK(other.kind == ibs::op_kind::other);
    CHECK(device.read(at::dc_linaddr) == load.linear_address);
}

TEST_CASE("branches: taken, not taken, where to") {
    machine device{ibs::zen4};
    device.define(0, 0x1000, {ops(1), ops(1) | branches(branch_kind::conditional)});
    device.define(1, 0x1002, {ops(1), ops(1) | branches(branch_kind::ret)});
    // A block has two ops. A count that begins with 1 or 3 tags op 1599 or 1597, the branch under
    // test.
    device.write(at::op_ctl, period_of_1600_ops | std::uint64_t{1} << 32); // op 1599
    device.run(0, 799);
    device.run(0); // the turn of block 0 that ends with op 1599 of the period
    device.run(0); // block 0 runs again: the sampled branch was taken
    const ibs::op_sample handle = sample(device, ibs::zen4);
    CHECK(handle.rip == 0x1001);
    CHECK(handle.branch == ibs::branch_outcome::taken);
    CHECK(handle.branch_target == 0x1000);
    device.run(0);
    device.write(at::op_ctl, period_of_1600_ops | std::uint64_t{1} << 32);
    device.run(0, 800);
    device.run(1); // block 1 runs: the branch, taken many times before, was not taken
    const ibs::op_sample straight = sample(device, ibs::zen4);
    CHECK(straight.rip == 0x1001);
    CHECK(straight.branch == ibs::branch_outcome::mispredicted_not_taken);
    CHECK(straight.branch_target == 0x1000); // the register keeps the target of the previous sample
    device.run(0);
    device.write(at::op_ctl, period_of_1600_ops | std::uint64_t{3} << 32); // op 1597
    device.run(0, 798);
    device.run(1); // block 1 has the ops 1596 and 1597 of the period
    device.run(0);
    const ibs::op_sample back = sample(device, ibs::zen4);
    CHECK(back.rip == 0x1003);
    CHECK(back.kind == ibs::op_kind::return_);
    CHECK(back.branch_target == 0x1000);
}

TEST_CASE("clocks: a load that waits brings the tag nearer") {
    // Width 4: 4 ops a clock. A load from memory waits 200 * 8 / 16 = 100 clocks, its page walk 15.
    machine device{ibs::zen4};
    device.define(0, 0x1000, {ops(1) | reads, ops(3)});
    device.run(0, 2);                           // brings the code into the instruction cache
    device.write(at::op_ctl, op_enabled | 100); // 1,600 clocks
    device.run(0, 1000);
    CHECK(op_count(device.read(at::op_ctl)) == 1000);
    for (int i = 0; i < 5; ++i) {
        device.run(0);
        device.access(false, 3, 0, 0x100000 + 4096ull * static_cast<unsigned>(i));
    }
    CHECK(op_count(device.read(at::op_ctl)) == 1005 + 5 * 115);
    device.run(0, 20);
    CHECK(
        device.interrupts.empty()); // after 1,600 clocks an op is tagged, which is not complete yet
    device.run(0, 2);
    CHECK(device.interrupts.size() == 1);
    CHECK(device.read(at::op_rip) == 0x1000);
}

TEST_CASE("filters discard, and begin again with 1 to 127") {
    machine device{ibs::zen4};
    device.define(0, 0x1000, {ops(1) | reads, ops(1)});
    device.write(at::op_ctl, period_of_1600_ops | 1 << 16);
    for (int i = 0; i < 16000; ++i) {
        device.run(0);
        device.access(false, 3, 0, 0x10000);
    }
    CHECK(device.interrupts.empty());
    CHECK(device.unit.op().samples(0) == 0);
    // 32,000 ops; a period takes 1,600 less 1 to 127 ops, so that at least 20 and at most 21
    // periods end.
    CHECK(device.unit.op().discarded(0) >= 20);
    CHECK(device.unit.op().discarded(0) <= 21);
    std::uint64_t next = 0x100000;
    for (int i = 0; i < 16000; ++i) {
        device.run(0);
        device.access(false, 3, 0, next += 64);
    }
    CHECK(device.interrupts.size() == 1);
    CHECK(sample(device, ibs::zen4).source == ibs::data_source::dram);
}

TEST_CASE("maximum counts up to 8 are reserved, and tag nothing") {
    machine device{ibs::zen4};
    device.define(0, 0x1000, {ops(1), ops(1)});
    device.write(at::op_ctl, op_enabled | counts_ops | 8);
    device.run(0, 10000);
    CHECK(device.interrupts.empty());
    device.write(at::op_ctl, op_enabled | counts_ops | 9); // 144 ops
    device.run(0, 100);
    CHECK(device.interrupts.size() == 1);
}

// ibs_period.csv: bits 26:20 of the period from family 12h on.
TEST_CASE("the maximum count has more bits from family 12h on") {
    machine device{ibs::zen2};
    device.define(0, 0x1000, std::vector<std::uint8_t>(1024, ops(4)));
    // the period is 2^20 ops, 256 blocks
    device.write(at::op_ctl, op_enabled | counts_ops | 1 << 20);
    device.run(0, 256);
    CHECK(op_count(device.read(at::op_ctl)) == 1 << 20);
    CHECK(device.interrupts.empty());
    device.run(0, 2);
    CHECK(device.interrupts.size() == 1);
    machine old{ibs::family10h};
    CHECK(old.unit.write(0, at::op_ctl, op_enabled | counts_ops | 1 << 20).kind ==
          msr::error_code::refused);
}

TEST_CASE("erratum 420: an interrupt stays where the maximum count was not taken away first") {
    for (const bool careful : {false, true}) {
        machine device{ibs::family10h};
        device.define(0, 0x1000, {ops(1), ops(1)});
        device.write(at::op_ctl, period_of_1600_ops);
        device.run(0, 10);
        if (careful) device.write(at::op_ctl, op_enabled | counts_ops | op_valid);
        device.write(at::op_ctl, 0);
        CHECK(device.interrupts.size() == (careful ? 0 : 1));
    }
    machine newer{ibs::zen2};
    newer.write(at::op_ctl, period_of_1600_ops);
    newer.write(at::op_ctl, 0);
    CHECK(newer.interrupts.empty());
}

TEST_CASE("Zen 1 samples when it is switched on; each CPU has an engine") {
    machine device{ibs::zen1};
    device.define(0, 0x1000, {ops(1), ops(1)});
    device.write(at::op_ctl, period_of_1600_ops);
    device.run(0, 10000);
    CHECK(device.interrupts.empty());
    for (const ibs::enabling_register &enabling_register : enabling_registers(ibs::zen1))
        device.write(enabling_register.address, enabling_register.enabling().value);
    device.run(0, 10000);
    CHECK(device.interrupts.size() == 1);
    device.write(at::op_ctl, period_of_1600_ops, 1);
    device.run(0, 10000); // CPU 0 takes no other sample before its sample is read
    CHECK(device.interrupts.size() == 1);
    CHECK(op_count(device.read(at::op_ctl, 1)) == 0);
}
