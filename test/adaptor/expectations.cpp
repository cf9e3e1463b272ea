// Differences between the writes of plans and of recorders, in words. Expected values are worked
// out by hand from the manuals.
#include <msr/adaptor/expectations.hpp>

#include <msr/adaptor/doctest.hpp>
#include <msr/amd/counters.hpp>
#include <msr/amd/counters/each_field.hpp>
#include <msr/amd/ibs.hpp>
#include <msr/intel/netburst.hpp>
#include <msr/intel/netburst/values/explain.hpp>
#include <msr/intel/p6.hpp>
#include <msr/intel/p6/explain.hpp>
#include <msr/intel/perfmon.hpp>
#include <msr/intel/perfmon/each_field.hpp>
#include <msr/session.hpp>

#include <doctest/doctest.h>

namespace perfmon = msr::perfmon;
namespace p4 = msr::netburst;

namespace {

constexpr auto instructions = perfmon::raw<0xc0, 0>.user();
constexpr auto &intel = msr::plan<perfmon::haswell, instructions>;
constexpr auto &amd = msr::plan<msr::amd::zen2, msr::amd::retired_instructions.user()>;
constexpr auto clocks = p4::global_power_events::running.user();
constexpr auto &pentium4 = msr::plan<clocks>;
constexpr auto &p6 = msr::plan<msr::p6::pentium_m, msr::p6::inst_retired.user()>;

/// A plan without descriptions of the fields of its registers.
struct bare_plan {
    static constexpr msr::write writes[] = {{0x10, 1}, {0x11, 2}};
    static constexpr msr::program_view view() {
        msr::program_view program;
        program.start = msr::all_of(writes);
        return program;
    }
};

} // namespace

TEST_CASE("the writes of a plan are as expected, by address and by name") {
    CHECK_WRITES(intel, {0x38f, 0}, {0x186, 0x4100c0}, {0xc1, 0}, {0x38f, 1});
    REQUIRE_WRITES(intel, {"ia32_perf_global_ctrl", 0}, {"ia32_perfevtsel0", 0x4100c0},
                   {"ia32_pmc0", 0}, {"ia32_perf_global_ctrl", 1});
    CHECK_WRITES(amd, {0xc0010200, 0x100c0}, {0xc0010201, 0}, {0xc0010200, 0x4100c0});
    CHECK_WRITES(bare_plan{}, {0x10, 1}, {0x11, 2});
}

TEST_CASE("another value is told by register and field") {
    CHECK(msr::writes_difference(intel, {{0x38f, 0}, {0x186, 0x4200c1}, {0xc1, 0}, {0x38f, 1}}) ==
          "write 1: expected ia32_perfevtsel0 (0x186) = 0x4200c1, got ia32_perfevtsel0 (0x186) = "
          "0x4100c0\n"
          "  event_select: expected 0xc1, got 0xc0\n"
          "  usr: expected 0x0, got 0x1\n"
          "  os: expected 0x1, got 0x0");
    CHECK(msr::writes_difference(pentium4, {}).find("write 0: expected nothing more, got ") == 0);
    const std::string of_amd = msr::writes_difference(
        amd, {{0xc0010200, 0x100c0}, {0xc0010201, 0}, {"perf_ctl0", 0x4100c1}});
    CHECK(of_amd.find("write 2: expected perf_ctl0 = 0x4100c1, got perf_ctl0 (0xc0010200) = "
                      "0x4100c0\n  ") == 0);
    CHECK(of_amd.find(": expected 0xc1, got 0xc0") != of_amd.npos);
}

TEST_CASE("fields are told of processors whose fields do not depend on the target") {
    const msr::program_view program = p6.view();
    const msr::write first = program.set_up[0];
    const std::string text = msr::writes_difference(p6, {{first.address, first.value ^ 1}});
    CHECK(text.find("\n  event_select: expected ") != text.npos);
}

TEST_CASE("another register, a missing write and one too many are told") {
    CHECK(msr::writes_difference(bare_plan{}, {{0x12, 1}}) ==
          "write 0: expected 0x12 = 0x1, got 0x10 = 0x1\n"
          "write 1: expected nothing more, got 0x11 = 0x2");
    CHECK(msr::writes_difference(bare_plan{}, {{0x10, 1}, {0x11, 2}, {"x", 3}}) ==
          "write 2: expected x = 0x3, got nothing more");
    CHECK(msr::writes_difference(bare_plan{}, {{0x10, 1}, {0x11, 3}}) ==
          "write 1: expected 0x11 = 0x3, got 0x11 = 0x2");
}

TEST_CASE("what a session writes to a recorder is compared as well") {
    msr::recorder tape;
    tape.set(0, 0x38f, 0);
    msr::session session{tape, intel, msr::watch_cpu(0)};
    session.start();
    CHECK_RECORDED(tape, intel, {0x38f, 0}, {0x186, 0x4100c0}, {0xc1, 0},
                   {"ia32_perf_global_ctrl", 1});
    CHECK(msr::recorded_difference(tape, intel,
                                   {{0x38f, 0}, {0x186, 0x4100c1}, {0xc1, 0}, {0x38f, 1}}) ==
          "write 1: expected ia32_perfevtsel0 (0x186) = 0x4100c1, got ia32_perfevtsel0 (0x186) = "
          "0x4100c0\n"
          "  event_select: expected 0xc1, got 0xc0");
}

TEST_CASE("a recorder's own list of accesses") {
    msr::recorder tape;
    tape.expect({msr::expected_write(0, 0x10, 1)});
    CHECK(!tape.difference().empty());
    static_cast<void>(tape.write(0, 0x10, 1));
    CHECK_AS_EXPECTED(tape);
    REQUIRE_AS_EXPECTED(tape);
}
