// The registers of simulated branch records: what writes are refused, where records go, what CPUID
// says. Values are those of test/facts/lbr/.
#include <msr/sim/branches/branch_registers.hpp>

#include "../machines.hpp"

#include <msr/branches/table.hpp>
#include <msr/core/failure.hpp>
#include <msr/processor/cpuid.hpp>
#include <msr/processor/identity.hpp>
#include <msr/sim/stream/block_facts.hpp>

#include <doctest/doctest.h>

#include <cstdint>
#include <initializer_list>

namespace {

namespace lbr = msr::lbr;
namespace sim = msr::sim;
using machines::is_refused;
using machines::put;
using machines::value_at;
using msr::core;
using sim::branch_kind;

constexpr sim::taken_branch call_at(std::uint64_t source) {
    return {.source = source, .destination = 0x402000, .kind = branch_kind::call};
}

TEST_CASE("reserved bits, depths that do not exist and other registers are refused") {
    sim::branch_registers legacy{*lbr::facility_of(core::haswell), 1};
    put(legacy, 0x1c8, 0x3ff); // all bits: nine filters and the call-stack mode
    CHECK(is_refused(legacy, 0x1c8, 0x400));
    CHECK(value_at(legacy, 0x1c8) == 0x3ff);
    put(legacy, 0x1c9, 15);
    CHECK(is_refused(legacy, 0x1c9, 16));
    CHECK(!legacy.has(0x1d9)); // IA32_DEBUGCTL also has bits of other features
    CHECK(!legacy.has(0xdc0)); // Haswell's branch records have no register of flags
    CHECK(legacy.has(0x68f));
    CHECK(!legacy.has(0x690));
    CHECK(!legacy.has(0x14cf));
    sim::branch_registers without_stack{*lbr::facility_of(core::sandy_bridge), 1};
    CHECK(is_refused(without_stack, 0x1c8, 0x200));

    sim::branch_registers architectural{*lbr::facility_of(core::alder_lake), 1};
    put(architectural, 0x14ce, 0x7f'000f);
    CHECK(is_refused(architectural, 0x14ce, 0x10));
    CHECK(is_refused(architectural, 0x14ce, 0x80'0000));
    CHECK(value_at(architectural, 0x14cf) == 32);
    for (const std::uint64_t depth : {8u, 16u, 32u})
        put(architectural, 0x14cf, depth);
    for (const std::uint64_t depth : {0u, 4u, 12u, 24u, 40u, 64u, 72u})
        CHECK(is_refused(architectural, 0x14cf, depth));
    CHECK(!architectural.has(0x1c9));
    CHECK(architectural.has(0x121f));
    CHECK(!architectural.has(0x1220));

    sim::branch_registers version_2{*lbr::facility_of(core::zen4), 1};
    put(version_2, 0xc000'010e, 0x1ff);
    CHECK(is_refused(version_2, 0xc000'010e, 0x200));
    put(version_2, 0xc000'010f, 0x40);
    CHECK(is_refused(version_2, 0xc000'010f, 0x4));
    CHECK(version_2.has(0xc001'031f));
    CHECK(!version_2.has(0xc001'0320));
}

TEST_CASE("failures say what was tried") {
    sim::branch_registers registers{*lbr::facility_of(core::zen4), 2};
    std::uint64_t value = 7;
    const msr::failure missing = registers.read(0, 0x1c8, value);
    CHECK(missing.kind == msr::error_code::refused);
    CHECK(missing.address == 0x1c8);
    CHECK(value == 7);
    CHECK(registers.read(2, 0xc000'010e, value).kind == msr::error_code::cpu_offline);
    const msr::failure offline = registers.write(2, 0xc000'010e, 1);
    CHECK(offline.kind == msr::error_code::cpu_offline);
    CHECK(offline.is_write);
    CHECK(offline.cpu == 2);
    CHECK(offline.value == 1);
}

TEST_CASE("the index of the newest legacy record goes up and around") {
    sim::branch_registers registers{*lbr::facility_of(core::skylake), 2};
    registers.record(0, call_at(0x401000));
    CHECK(value_at(registers, 0x681) == 0); // no branch is recorded before recording is enabled
    registers.set_control(0, 1);
    CHECK(registers.is_recording(0));
    CHECK(!registers.is_recording(1));
    registers.record(0, call_at(0x401000));
    registers.record(1, call_at(0x409000));
    CHECK(value_at(registers, 0x1c9) == 1);
    CHECK(value_at(registers, 0x681) == 0x401000);
    CHECK(value_at(registers, 0x6c1) == 0x402000);
    CHECK(value_at(registers, 0x681, 1) == 0); // CPU 1 does not record branches
    put(registers, 0x1c9, 31);
    registers.record(0, {.source = 0x401010,
                         .destination = 0x402000,
                         .kind = branch_kind::jump,
                         .is_mispredicted = true});
    CHECK(value_at(registers, 0x1c9) == 0);
    CHECK(value_at(registers, 0x680) == 0x401010);
    CHECK(value_at(registers, 0xdc0) == std::uint64_t{1} << 63);
    CHECK(value_at(registers, 0xdc1) == 0);
    put(registers, 0x680, 5);
    CHECK(value_at(registers, 0x680) == 5);
    registers.set_control(0, 0);
    registers.record(0, call_at(0x401020));
    CHECK(value_at(registers, 0x1c9) == 0);
}

TEST_CASE("architectural records move up, and a write of the depth clears them") {
    sim::branch_registers registers{*lbr::facility_of(core::alder_lake), 1};
    put(registers, 0x14cf, 8);
    put(registers, 0x14ce, 0x7f'0007);
    for (unsigned i = 0; i < 10; ++i)
        registers.record(0, call_at(0x401000 + i));
    CHECK(value_at(registers, 0x1500) == 0x401009);
    CHECK(value_at(registers, 0x1507) == 0x401002);
    CHECK(value_at(registers, 0x1508) == 0); // with a depth of 8 there are records 0 to 7
    CHECK(value_at(registers, 0x1607) == 0x402000);
    // 4 is the kind of a near relative call
    CHECK(value_at(registers, 0x1200) == std::uint64_t{4} << 56);
    put(registers, 0x14cf, 8);
    CHECK(value_at(registers, 0x1500) == 0);
    CHECK(value_at(registers, 0x1607) == 0);
}

TEST_CASE("a call stack loses its newest call with a return") {
    for (const core processor : {core::haswell, core::alder_lake}) {
        const lbr::facility_row &facility = *lbr::facility_of(processor);
        const bool is_legacy = facility.kind == lbr::facility_kind::legacy;
        sim::branch_registers registers{facility, 1};
        // records user code, calls and returns, as a call stack
        put(registers, is_legacy ? 0x1c8 : 0x14ce, is_legacy ? 0x3c5 : 0x38'000d);
        if (is_legacy) registers.set_control(0, 1);
        registers.record(0, call_at(0x401000));
        registers.record(0, call_at(0x401010));
        registers.record(0, {.source = 0x402000, .kind = branch_kind::ret});
        CHECK(value_at(registers, is_legacy ? 0x681 : 0x1500) == 0x401000);
        CHECK(value_at(registers, is_legacy ? 0x682 : 0x1501) == 0);
        if (is_legacy) CHECK(value_at(registers, 0x1c9) == 1);
        // the filter leaves out a jump, and a call in the kernel
        registers.record(0, {.source = 0x401020, .kind = branch_kind::jump});
        registers.record(0, {.source = 0x401030, .kind = branch_kind::call, .is_of_kernel = true});
        CHECK(value_at(registers, is_legacy ? 0x681 : 0x1500) == 0x401000);
        CHECK(value_at(registers, is_legacy ? 0x682 : 0x1501) == 0);
    }
}

TEST_CASE("far branches have a filter of their own, or that of other branches") {
    sim::branch_registers version_2{*lbr::facility_of(core::zen4), 1};
    put(version_2, 0xc000'010e, 0x0fe); // filter: far branches of the kernel's code are recorded
    put(version_2, 0xc000'010f, 0x40);
    version_2.record(0, {.source = 0x401000, .kind = branch_kind::far});
    CHECK(value_at(version_2, 0xc001'0300) == 0);
    version_2.record(0, {.source = 0x401000, .kind = branch_kind::far, .is_of_kernel = true});
    CHECK(value_at(version_2, 0xc001'0300) == 0x401000);
    sim::branch_registers architectural{*lbr::facility_of(core::alder_lake), 1};
    // filter: other branches (far ones) of user code are recorded.
    put(architectural, 0x14ce, 0x40'0005);
    architectural.record(0, call_at(0x401000));
    CHECK(value_at(architectural, 0x1500) == 0);
    architectural.record(0, {.source = 0x401010, .kind = branch_kind::far});
    CHECK(value_at(architectural, 0x1500) == 0x401010);
    // 8, the kind of other branches, stands for far branches as well
    CHECK((value_at(architectural, 0x1200) >> 56) == 8);
}

TEST_CASE("a processor without filters records all branches") {
    sim::branch_registers registers{*lbr::facility_of(core::pentium_m), 1};
    registers.set_control(0, 1);
    registers.record(0, call_at(0x401000));
    // Pentium M: the source in bits 31:0, the destination in bits 63:32
    CHECK(value_at(registers, 0x41) == 0x0040'2000'0040'1000);
    CHECK(!registers.has(0x1c8));
    CHECK(!registers.has(0x60));
}

TEST_CASE("the listener hears when recording begins and ends") {
    struct changes {
        unsigned begins{}, ends{}, cpu{};
    } report;
    sim::branch_registers registers{*lbr::facility_of(core::zen4), 2};
    registers.on_change({.call =
                             [](void *context, unsigned cpu, bool is_recording) {
                                 auto &target = *static_cast<changes *>(context);
                                 ++(is_recording ? target.begins : target.ends);
                                 target.cpu = cpu;
                             },
                         .context = &report});
    put(registers, 0xc000'010f, 0x40, 1);
    put(registers, 0xc000'010f, 0x40, 1);
    CHECK(report.begins == 1);
    CHECK(report.cpu == 1);
    put(registers, 0xc000'010f, 0, 1);
    CHECK(report.ends == 1);
    CHECK(report.begins == 1);
}

TEST_CASE("CPUID announces the records") {
    const auto announced = [](core processor, std::uint32_t leaf) {
        msr::cpuid_registers registers{.eax = leaf == 0 ? 0x16u : 0};
        sim::branch_registers{*lbr::facility_of(processor), 1}.announce(leaf, registers);
        return registers;
    };
    // ECX[15]: the processor has IA32_PERF_CAPABILITIES.
    CHECK(announced(core::skylake, 1).ecx == 1u << 15);
    CHECK(announced(core::pentium_m, 1).ecx == 0);
    CHECK(announced(core::skylake, 7).edx == 0);
    CHECK(announced(core::alder_lake, 0).eax == 0x1c);
    CHECK(announced(core::alder_lake, 7).edx == 1u << 19);
    CHECK(announced(core::alder_lake, 0x1c) == msr::cpuid_registers{0x0b, 7, 5, 0});
    CHECK(announced(core::zen4, 0).eax == 0x16);
    CHECK(announced(core::zen4, 0x8000'0022) == msr::cpuid_registers{2, 16u << 4, 0, 0});
    CHECK(announced(core::zen4, 0x8000'0008).eax == 48u << 8);
    CHECK(announced(core::zen3, 0x8000'0022) == msr::cpuid_registers{});
}

} // namespace
