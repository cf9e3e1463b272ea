// Tests sessions that count shares of slots: on a simulated processor beside the model's own count
// of slots, and on registers that behave otherwise. Nothing is measured.
#include <msr/session/execution/share_readings.hpp>

#include <msr/backend/message.hpp>
#include <msr/intel/perfmon.hpp>
#include <msr/session.hpp>
#include <msr/sim/counters/select_perfmon.hpp>
#include <msr/sim/events/signal.hpp>
#include <msr/sim/machine.hpp>

#include <doctest/doctest.h>

#include <cstdint>
#include <map>
#include <random>
#include <string>

namespace {

namespace share_readings_test {

namespace pm = msr::perfmon;
namespace sim = msr::sim;
using kind = sim::signal;
using msr::error_code;

constexpr std::uint32_t fixed_ctr3 = 0x30c;
constexpr std::uint32_t perf_metrics = 0x329;

constexpr const auto &all_shares =
    msr::plan<pm::sapphire_rapids, pm::topdown_slots, pm::topdown_retiring, pm::topdown_bad_spec,
              pm::topdown_fe_bound, pm::topdown_be_bound, pm::topdown_br_mispredict,
              pm::topdown_fetch_lat, pm::topdown_mem_bound>;

/// A block of slots for a simulated processor: 6 slots in each clock.
sim::tally block(std::uint64_t used, std::uint64_t speculation, std::uint64_t fetches,
                 std::uint64_t memory, std::uint64_t divisions) {
    sim::tally tally;
    tally[kind::used_slots] = used;
    tally[kind::slots_of_mispredictions] = speculation;
    tally[kind::slots_of_fetches] = fetches;
    tally[kind::slots_of_memory] = memory;
    tally[kind::slots_of_backend] = memory + divisions;
    tally[kind::cycles] = (used + speculation + fetches + memory + divisions) / 6;
    return tally;
}

/// Returns whether a count differs from the expected number by less than the 255th part of all
/// slots.
bool is_about(std::uint64_t count, std::uint64_t tallied, std::uint64_t slots) {
    const std::uint64_t step = slots / 255 + 1;
    return count + step >= tallied && count <= tallied + step;
}

/// A machine whose registers hold the values that a test sets.
struct held_registers {
    std::map<std::uint32_t, std::uint64_t> values;
    std::uint32_t refused = 0;
    std::uint64_t now = 1'000'000;
    bool clears = true; ///< false: writes to the two registers of slots are ignored

    msr::failure read(unsigned cpu, std::uint32_t address, std::uint64_t &value) noexcept {
        if (address == refused)
            return {.kind = error_code::refused, .cpu = cpu, .address = address};
        value = values[address];
        return {};
    }
    msr::failure write(unsigned, std::uint32_t address, std::uint64_t value) noexcept {
        values[address] = value;
        return {};
    }
    std::uint64_t clock(unsigned) const noexcept { return now; }
};

constexpr const auto &retiring = msr::plan<pm::sapphire_rapids, pm::topdown_retiring>;

msr::failure read_of(held_registers &device, std::uint64_t slots, std::uint64_t shares,
                     std::uint64_t clocks = 1 << 30) {
    msr::session watch{device, retiring, msr::watch_cpu(0)};
    watch.start();
    device.values[fixed_ctr3] = slots;
    device.values[perf_metrics] = shares;
    device.now += clocks;
    msr::failure problem;
    (void)watch.read(problem);
    return problem;
}

} // namespace share_readings_test

} // namespace

using namespace share_readings_test;

TEST_CASE("shares of a simulated processor are those of its own tally of slots") {
    sim::machine<sim::perfmon_pmu> machine{pm::sapphire_rapids};
    msr::session watch{machine, all_shares, msr::watch_cpu(0)};
    std::mt19937 random{20'261'129};
    for (int run = 0; run < 20; ++run) {
        watch.start();
        sim::tally whole;
        for (int i = 0; i < 50; ++i) {
            const auto entry = [&] { return std::uint64_t{6} * (random() % 100'000); };
            const sim::tally observed = block(entry(), entry() / 6 * 6, entry(), entry(), entry());
            machine.count(0, observed);
            whole.add(observed);
        }
        const auto counts = run % 2 == 0 ? watch.stop() : watch.read();
        if (run % 2 != 0) (void)watch.stop();
        const std::uint64_t slots = 6 * whole[kind::cycles];
        REQUIRE(counts[pm::topdown_slots] == slots);
        CHECK(is_about(counts[pm::topdown_retiring], whole[kind::used_slots], slots));
        CHECK(is_about(counts[pm::topdown_bad_spec], whole[kind::slots_of_mispredictions], slots));
        CHECK(is_about(counts[pm::topdown_fe_bound], whole[kind::slots_of_fetches], slots));
        CHECK(is_about(counts[pm::topdown_be_bound], whole[kind::slots_of_backend], slots));
        CHECK(is_about(counts[pm::topdown_br_mispredict], whole[kind::slots_of_mispredictions],
                       slots));
        CHECK(is_about(counts[pm::topdown_fetch_lat], whole[kind::slots_of_fetches], slots));
        CHECK(is_about(counts[pm::topdown_mem_bound], whole[kind::slots_of_memory], slots));
    }
}

TEST_CASE("each start is from zero, and each reading since the start") {
    sim::machine<sim::perfmon_pmu> machine{pm::sapphire_rapids};
    msr::session watch{machine, retiring, msr::watch_cpu(0)};
    watch.start();
    machine.count(0, block(510'000, 0, 0, 0, 0));
    CHECK(watch.read()[pm::topdown_retiring] == 510'000);
    machine.count(0, block(0, 0, 0, 510'000, 0));
    CHECK(is_about(watch.stop()[pm::topdown_retiring], 510'000, 1'020'000));
    machine.count(0, block(510'000, 0, 0, 0, 0)); // work between stop and start, which no count has
    watch.start();
    machine.count(0, block(0, 0, 0, 510'000, 0));
    CHECK(watch.stop()[pm::topdown_retiring] == 0);
}

TEST_CASE("a count never goes back where a share is rounded to less") {
    held_registers device;
    msr::session watch{device, retiring, msr::watch_cpu(0)};
    watch.start();
    device.values[fixed_ctr3] = 255'000;
    // Shares in 255ths: retiring 100, backend bound 155.
    device.values[perf_metrics] = 0x9b'00'00'64;
    CHECK(watch.read()[pm::topdown_retiring] == 100'000);
    device.values[fixed_ctr3] = 256'020;
    device.values[perf_metrics] = 0x9c'00'00'63; // 99 parts of 255: 99'396 slots
    CHECK(watch.read()[pm::topdown_retiring] == 100'000);
    device.values[fixed_ctr3] = 510'000;
    CHECK(watch.stop()[pm::topdown_retiring] == 198'000);
}

TEST_CASE("slots that went round, or had the time to, leave no shares") {
    held_registers device;
    msr::session watch{device, retiring, msr::watch_cpu(0)};
    watch.start();
    device.values[fixed_ctr3] = std::uint64_t{1} << 47;
    device.values[perf_metrics] = 0xff;
    device.now += std::uint64_t{1} << 40;
    CHECK(watch.read()[pm::topdown_retiring] == std::uint64_t{1} << 47);
    device.values[fixed_ctr3] = 1000;
    device.now += std::uint64_t{1} << 40;
    msr::failure problem;
    (void)watch.read(problem);
    CHECK(problem.kind == error_code::whole_wrapped);
    CHECK(problem.address == fixed_ctr3);
    const std::string text = msr::message(problem);
    CHECK(text.find("ia32_fixed_ctr3 (0x30c) went round since its start") != text.npos);
    CHECK(text.find("stop and start the session at least every") != text.npos);
}

TEST_CASE("shares that do not make up the slots are no counts") {
    held_registers device;
    CHECK_FALSE(read_of(device, 1'000'000, 0x80'00'00'7f));
    // the four shares add up to 257 of 255 parts, by rounding
    CHECK_FALSE(read_of(device, 1'000'000, 0x80'40'20'21));
    CHECK_FALSE(read_of(device, 100, 0)); // 100 slots are too few to know shares
    // The register of shares stays 0.
    CHECK(read_of(device, 1'000'000, 0).kind == error_code::not_shares);
    CHECK(read_of(device, 1'000'000, 0x80'00'00'00).kind == error_code::not_shares);
    const msr::failure problem = read_of(device, 1'000'000, 0xff'00'00'ff);
    CHECK(problem.kind == error_code::not_shares);
    CHECK(msr::message(problem).find("do not make up the whole of 1000000 slots") !=
          std::string::npos);
}

TEST_CASE("where the register cannot be read nothing is left programmed") {
    held_registers device;
    device.refused = perf_metrics;
    const auto previous = device.values;
    bool reported = false;
    try {
        msr::session watch{device, retiring, msr::watch_cpu(0)};
    } catch (const msr::session_error &reason) {
        reported =
            std::string{reason.what()}.find("ia32_perf_metrics (0x329)") != std::string::npos;
    }
    CHECK(reported);
    for (const auto &value : device.values) // clang 14 captures no structured binding
        CHECK_MESSAGE(value.second == 0, "register ", value.first);
}

TEST_CASE("a counter of slots that somebody has is not taken") {
    held_registers device;
    device.values[0x38d] = 0x2000;
    bool reported = false;
    try {
        msr::session watch{device, retiring, msr::watch_cpu(0)};
    } catch (const msr::session_error &reason) {
        reported = reason.why().kind == error_code::taken;
    }
    CHECK(reported);
}
