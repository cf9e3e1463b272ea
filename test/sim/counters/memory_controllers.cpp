// Memory controllers of a simulated Zen 4: bytes that a stream reads and writes are counted at the
// controllers, once for each, by sessions and by single registers.
#include <msr/sim/counters/memory_controllers.hpp>

#include <msr/amd/counters.hpp>
#include <msr/backend/message.hpp>
#include <msr/pmu/select/choice_text.hpp>
#include <msr/session.hpp>
#include <msr/session/machine.hpp>
#include <msr/session/multiplexer/multiplexer.hpp>
#include <msr/sim/counters/select_amd.hpp>
#include <msr/sim/machine.hpp>
#include <msr/sim/models/models.hpp>
#include <msr/sim/models/processor_shapes.hpp>

#include "../../thorough.hpp"

#include <doctest/doctest.h>

#include <cstddef>
#include <cstdint>
#include <numeric>
#include <string>
#include <vector>

namespace {

namespace amd = msr::amd;
namespace sim = msr::sim;
using msr::error_code;
using msr::failure;

constexpr auto reads = amd::umc_cas_cmd::rd;
constexpr auto writes = amd::umc_cas_cmd::wr;
constexpr auto &plan = msr::plan<amd::zen4, reads, writes>;
constexpr std::uint64_t line_bytes = 64;

/// A machine of packages of four CPUs that share a last-level cache.
class zen4_machine {
public:
    static constexpr unsigned cpus_of_package = 4;

    zen4_machine(unsigned packages, unsigned controllers)
        : parts_{shape(), packages * cpus_of_package}, counters_{amd::zen4,
                                                                 {.cpus =
                                                                      packages * cpus_of_package}},
          controllers_{controllers, parts_, packages} {}

    failure read(unsigned cpu, std::uint32_t address, std::uint64_t &result) noexcept {
        return controllers_.has(address) ? controllers_.read(cpu, address, result)
                                         : counters_.read(cpu, address, result);
    }
    failure write(unsigned cpu, std::uint32_t address, std::uint64_t value) noexcept {
        return controllers_.has(address) ? controllers_.write(cpu, address, value)
                                         : counters_.write(cpu, address, value);
    }
    msr::cpuid_registers cpuid(unsigned cpu, std::uint32_t leaf,
                               std::uint32_t subleaf) const noexcept {
        const msr::cpuid_registers leaf_value = counters_.cpuid(cpu, leaf, subleaf);
        return leaf == 0x8000'0022 ? sim::with_controllers(leaf_value, controllers_.controllers())
                                   : leaf_value;
    }
    msr::cpu_place place_of(unsigned cpu) const noexcept {
        const unsigned package = cpu / cpus_of_package;
        return {.cpu = cpu,
                .core = cpu,
                .l2 = cpu,
                .l3 = package,
                .package = package,
                .node = package,
                .die = package};
    }
    unsigned cpus() const noexcept { return counters_.cpus(); }

    /// Reads or writes each line of `bytes` bytes from `first` on.
    void walk(unsigned cpu, std::uint64_t first, std::uint64_t bytes, bool writes_them) {
        for (std::uint64_t position = first; position < first + bytes; position += line_bytes)
            parts_[cpu].access(position, 8, writes_them);
    }
    const sim::memory_controllers &controllers() const { return controllers_; }
    const sim::last_level &last_level(unsigned number) const {
        return *parts_.last_levels()[number];
    }

private:
    sim::processor_models parts_;
    sim::machine<sim::amd_pmu> counters_;
    sim::memory_controllers controllers_;

    static sim::processor_shape shape() {
        sim::processor_shape sized = sim::shape_of(msr::core::zen4)->shape;
        sized.cpus_of_third = cpus_of_package;
        return sized;
    }
};
static_assert(msr::backend<zen4_machine>);

constexpr std::uint64_t mib = 1 << 20;
/// Returns the bytes of a stream: 1 GiB, or 8 MiB in the first tier, which are 10,900 lines for
/// each of 12 controllers.
std::uint64_t stream_bytes() { return rounds(8, 1024) * mib; }

} // namespace

TEST_CASE("bytes that are read from memory are those at the controllers") {
    zen4_machine machine{1, 12};
    msr::session session{machine, plan, msr::watch_cpu(0)};
    const auto counts =
        session.measure([&] { machine.walk(2, 0x10'0000'0000, stream_bytes(), false); });
    CHECK(counts[reads] * line_bytes == stream_bytes());
    CHECK(counts[writes] == 0);
    const std::vector<std::uint64_t> shares = session.instance_counts(0);
    REQUIRE(shares.size() == 12);
    CHECK(std::accumulate(shares.begin(), shares.end(), std::uint64_t{0}) == counts[reads]);
    // Each of the 12 channels has a twelfth of the reads, within 2 percent.
    for (const std::uint64_t share : shares) {
        CHECK(share > counts[reads] / 12 * 98 / 100);
        CHECK(share < counts[reads] / 12 * 102 / 100);
    }
}

TEST_CASE("each socket counts its own, once for each controller") {
    zen4_machine machine{2, 12};
    msr::session session{machine, plan, msr::on_machine()};
    const auto counts = session.measure([&] {
        machine.walk(1, 0x10'0000'0000, stream_bytes(), false);
        machine.walk(6, 0x20'0000'0000, stream_bytes() / 2, false);
    });
    CHECK(counts.sum()[reads] * line_bytes == stream_bytes() + stream_bytes() / 2);
    CHECK(counts.counts_on(3)[reads] * line_bytes == stream_bytes());
    CHECK(counts.counts_on(5)[reads] * line_bytes == stream_bytes() / 2);
    CHECK(counts.representative_of(7, 0) == 4);
    const std::vector<msr::unit_count> units = counts.units(reads);
    REQUIRE(units.size() == 24);
    CHECK(std::string{units[15].unit} == "umc");
    CHECK(units[15].instance == 3);
    CHECK(units[15].cpus == std::vector<unsigned>{4, 5, 6, 7});
    CHECK(units[15].count == machine.last_level(1).controllers.of(3).reads);
    CHECK(counts.instances(6, 0).size() == 12);
    const std::string text = to_string(counts);
    CHECK(text.find("(umc 11, node of CPUs 0, 1, 2, 3)") != text.npos);
    CHECK(text.find("(umc 3, node of CPUs 4, 5, 6, 7)") != text.npos);
}

TEST_CASE("modified lines that leave the last level are writes") {
    zen4_machine machine{1, 2};
    msr::session session{machine, plan, msr::watch_cpu(0)};
    // More than the L3 (32 MiB), the L2 (1 MiB) and the L1D hold.
    const std::uint64_t bytes = 64 * mib;
    const auto counts = session.measure([&] { machine.walk(0, 1 << 30, bytes, true); });
    // A store that misses reads the line first (read for ownership).
    CHECK(counts[reads] * line_bytes == bytes);
    // The caches keep the other lines: 32 MiB in the third level and 1 MiB in the second, which has
    // all lines of the first.
    const std::uint64_t kept_bytes = (32 + 1) * mib;
    CHECK(counts[writes] * line_bytes == bytes - kept_bytes);
}

TEST_CASE("all registers of all controllers are put back, and what is in use is refused") {
    zen4_machine machine{1, 12};
    const std::uint32_t of_last = 0xc0010800 + 8 * 11;
    {
        msr::session session{machine, plan, msr::watch_cpu(0)};
        session.start();
        std::uint64_t control = 0;
        CHECK_FALSE(machine.read(0, of_last, control));
        CHECK(control == 0x8000010a);
        machine.walk(0, 1 << 30, mib, false);
    }
    CHECK_FALSE(machine.controllers().are_counting());
    for (std::uint32_t position = 0xc0010800; position < 0xc0010800 + 8 * 12; ++position) {
        std::uint64_t value = 1;
        CHECK_FALSE(machine.read(0, position, value));
        CHECK(value == 0);
    }
    // The last controller's counter is in use by another program.
    CHECK_FALSE(machine.write(0, of_last, 0x80000000));
    failure problem;
    const msr::session refused{machine, plan, msr::watch_cpu(0), problem};
    CHECK(problem.kind == error_code::taken);
    CHECK(problem.address == of_last);
}

TEST_CASE("a counter that came to its top stands still, and is no count") {
    zen4_machine machine{1, 2};
    msr::session session{machine, plan, msr::watch_cpu(0)};
    session.start();
    constexpr std::uint64_t top = (std::uint64_t{1} << 48) - 1;
    // C0010809h is a counter of the second controller.
    CHECK_FALSE(machine.write(0, 0xc0010809, top - 5));
    machine.walk(0, 1 << 30, mib, false);
    std::uint64_t value = 0;
    CHECK_FALSE(machine.read(0, 0xc0010809, value));
    // The counter stays at its greatest value, with the overflow bit 48.
    CHECK(value == (top | std::uint64_t{1} << 48));
    machine.walk(0, 1 << 29, mib, false);
    CHECK_FALSE(machine.read(0, 0xc0010809, value));
    CHECK(value == (top | std::uint64_t{1} << 48));
    failure problem;
    CHECK(session.read(problem).at(0) == 0);
    CHECK(problem.kind == error_code::saturated);
    CHECK(problem.address == 0xc0010809);
    CHECK(std::string{msr::message(problem)}.find("it does not wrap") != std::string::npos);
    static_cast<void>(session.stop(problem));
    CHECK(problem.kind == error_code::saturated);
    // start() sets the saturated counter to 0.
    session.start();
    machine.walk(0, 1 << 28, mib, false);
    CHECK(session.stop()[reads] * line_bytes == mib);
}

TEST_CASE("half of the range is no count: there is no telling when the top comes") {
    zen4_machine machine{1, 2};
    msr::session session{machine, plan, msr::watch_cpu(0)};
    session.start();
    CHECK_FALSE(machine.write(0, 0xc0010801, std::uint64_t{1} << 47));
    failure problem;
    static_cast<void>(session.read(problem));
    CHECK(problem.kind == error_code::saturated);
}

TEST_CASE("registers refuse what they do not have") {
    zen4_machine machine{1, 2};
    std::uint64_t value = 0;
    // Bit 10 of the select register is reserved.
    CHECK(machine.write(0, 0xc0010800, 1 << 10).kind == error_code::refused);
    // Bit 22, the enable bit of core counters, is reserved in this register.
    CHECK(machine.write(0, 0xc0010800, 1 << 22).kind == error_code::refused);
    CHECK(machine.write(0, 0xc0010801, std::uint64_t{1} << 49).kind == error_code::refused);
    // The machine has no third controller.
    CHECK(machine.read(0, 0xc0010810, value).kind == error_code::refused);
    CHECK(machine.read(4, 0xc0010800, value).kind == error_code::cpu_offline);
}

TEST_CASE("the plan is refused where there are no controllers, or where they are not known") {
    failure problem;
    sim::machine<sim::amd_pmu> bare{amd::zen4};
    const msr::session refused{bare, plan, msr::watch_cpu(0), problem};
    CHECK(problem.kind == error_code::unfit_plan);
    CHECK(std::string{msr::message(problem)}.find("no counters of memory controllers") !=
          std::string::npos);
    /// A device of registers that does not answer CPUID.
    struct registers {
        failure read(unsigned, std::uint32_t, std::uint64_t &result) noexcept {
            result = 0;
            return {};
        }
        failure write(unsigned, std::uint32_t, std::uint64_t) noexcept { return {}; }
    } unknown;
    const msr::session unsure{unknown, plan, msr::watch_cpu(0), problem};
    CHECK(problem.kind == error_code::unfit_plan);
    CHECK(std::string{msr::message(problem)}.find("nothing answers CPUID") != std::string::npos);
}

TEST_CASE("groups that take turns count all controllers, too") {
    zen4_machine machine{1, 2};
    constexpr auto &schedule = msr::schedule<amd::zen4, reads,
                                             msr::together(amd::umc_cas_cmd::all, amd::umc_mem_clk,
                                                           amd::umc_act_cmd::all, writes)>;
    REQUIRE(schedule.group_count == 2);
    const std::size_t first = schedule.place_of(0).group == 0 ? 0 : 1;
    msr::multiplexer turns{machine, schedule, msr::watch_cpu(0)};
    turns.start();
    machine.walk(0, 1 << 30, (first == 0 ? 1 : 2) * mib, false);
    turns.rotate();
    machine.walk(0, 1 << 29, (first == 0 ? 2 : 1) * mib, false);
    const auto counted = turns.stop();
    CHECK(counted[reads].count() * line_bytes == mib);
    CHECK(counted[amd::umc_cas_cmd::all].count() * line_bytes == 2 * mib);
}

TEST_CASE("addresses are spread over the controllers by blocks of 256 bytes") {
    sim::controller_traffic two;
    two.set_number(2);
    CHECK(two.controller_of(0x000) == 0);
    CHECK(two.controller_of(0x0ff) == 0);
    CHECK(two.controller_of(0x100) == 1);
    CHECK(two.controller_of(0x200) == 0);
    CHECK(two.controller_of(0x20'0000) == 1); // pieces of 13 bits begin at bits 8, 21 and 34
    CHECK(two.controller_of(0x20'0100) == 0);
    sim::controller_traffic three;
    three.set_number(3);
    CHECK(three.controller_of(0x300) == 0);
    CHECK(three.controller_of(0x500) == 2);
    // Bit 48 and higher bits of an address do not select a controller.
    CHECK(three.controller_of(0x1'0000'0000'0500) == 2);
}
