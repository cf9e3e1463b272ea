#include <msr/intel/netburst/debug_store/branch_trace_store.hpp>

#include <msr/session.hpp>
#include <msr/sim/pentium4.hpp>

#include <doctest/doctest.h>

#include <cstdint>
#include <map>
#include <string>

namespace {

namespace p4 = msr::netburst;
using msr::error_code;

constexpr p4::store_buffer interrupting{0x1000, 0x1000, 0x1000 + 120, 0x1000 + 84};
constexpr p4::store_buffer circular{0x1000, 0x1000, 0x1000 + 120, 0x1000 + 132};
constexpr p4::store_buffer branches_64{0x1000, 0x1000, 0x1000 + 240, 0x1000 + 192};
constexpr p4::trace_target selective{.ds_cpl = true};
constexpr p4::trace_target with_ia32e{.models = p4::of_models(3, 4, 6), .ds_cpl = true};

std::string rule(const p4::branch_trace_program &program) {
    return program.why.legal() ? "legal" : program.why.broken->name;
}

/// Returns the value of MSR_DEBUGCTLA while branches are traced.
std::uint64_t running(const p4::branch_trace &trace, const p4::store_buffer &branches) {
    const auto program =
        p4::trace_branches<p4::layout_32>(trace, 0x3000, {.bts = branches}, selective);
    REQUIRE(program.why.legal());
    REQUIRE(program.view().start.size() == 1);
    return program.view().start[0].value;
}

std::uint64_t value_of(msr::sim::pentium4 &machine, std::uint32_t address, unsigned cpu = 0) {
    std::uint64_t value = 0;
    REQUIRE_FALSE(machine.read(cpu, address, value));
    return value;
}

/// A machine whose registers keep the values that are written, except for IA32_MISC_ENABLE.
struct without_traces {
    std::uint64_t misc_enable;
    unsigned writes = 0;
    std::map<std::uint32_t, std::uint64_t> values{};

    msr::failure read(unsigned, std::uint32_t address, std::uint64_t &value) noexcept {
        value = address == 0x1a0 ? misc_enable : values[address];
        return {};
    }
    msr::failure write(unsigned, std::uint32_t address, std::uint64_t value) noexcept {
        ++writes;
        values[address] = value;
        return {};
    }
};

} // namespace

TEST_CASE("TR and BTS store branches, BTINT interrupts, two bits leave code out") {
    CHECK(running({}, circular) == 0x0c);                // TR is bit 2, BTS bit 3
    CHECK(running({}, interrupting) == 0x1c);            // BTINT is bit 4
    CHECK(running({.kernel = false}, circular) == 0x2c); // BTS_OFF_OS is bit 5
    CHECK(running({.user = false}, circular) == 0x4c);   // BTS_OFF_USR is bit 6
    CHECK(running({.user = false}, interrupting) == 0x5c);
}

TEST_CASE("a trace points to the debug store, starts, stops, and touches nothing else") {
    constexpr auto trace = p4::branch_trace_store<p4::layout_32>.at(0x3000, {.bts = interrupting});
    static_assert(trace.why.legal());
    const msr::program_view view = trace.view();
    constexpr std::uint64_t of_others = 0x3; // the bits LBR and BTF, which other software uses
    REQUIRE(view.set_up.size() == 2);
    CHECK(view.set_up[0].address == 0x1d9);
    CHECK(view.set_up[0].value == 0);
    CHECK(view.set_up[0].keep == of_others);
    CHECK(view.set_up[1].address == 0x600);
    CHECK(view.set_up[1].value == 0x3000);
    CHECK(view.set_up[1].keep == 0);
    CHECK(view.start[0].address == 0x1d9);
    CHECK(view.start[0].keep == of_others);
    REQUIRE(view.stop.size() == 1);
    CHECK(view.stop[0].address == 0x1d9);
    CHECK(view.stop[0].value == 0);
    CHECK(view.stop[0].keep == of_others);
    CHECK(view.readouts.size() == 0);
    REQUIRE(view.registers.size() == 2);
    // the trace is stopped before IA32_DS_AREA is restored
    CHECK(view.registers[0].address == 0x1d9);
    CHECK(view.registers[0].check == 0x7c);
    CHECK(view.registers[1].address == 0x600);
    CHECK(view.registers[1].check == 0xffffffff);
}

TEST_CASE("a 64-bit address goes into IA32_DS_AREA whole") {
    constexpr std::uint64_t area = 0xffff'8000'0000'3000;
    constexpr auto program =
        p4::branch_trace_store<p4::layout_64, p4::branch_trace{}, with_ia32e>.at(
            area, {.bts = branches_64});
    static_assert(program.why.legal());
    CHECK(program.view().set_up[1].value == area);
    CHECK(program.view().registers[1].check == ~std::uint64_t{0});
}

TEST_CASE("an address that does not fit is reported, and the program is empty") {
    const auto at_32 = [](std::uint64_t address) {
        const auto program =
            p4::branch_trace_store<p4::layout_32>.at(address, {.bts = interrupting});
        CHECK(program.view().set_up.size() == (program.why.legal() ? 2 : 0));
        CHECK(program.view().registers.size() == (program.why.legal() ? 2 : 0));
        if (!program.why.legal()) CHECK(program.why.names[0] == std::string{"ia32_ds_area"});
        return rule(program);
    };
    CHECK(at_32(0xffff'ff00) == "legal");
    CHECK(at_32(0x1'0000'0000) == "address_has_32_bits");
    // the management area begins below 4 GiB, and ends above
    CHECK(at_32(0xffff'fff0) == "address_has_32_bits");
    CHECK(at_32(0x3002) == "part_lies_on_word");
    CHECK(at_32(0x1000) == "parts_do_not_overlap");
    CHECK(at_32(0x1000 - 0x34) == "legal"); // the area's reserved row ends where the buffer begins
    CHECK(at_32(0x1000 - 0x30) == "parts_do_not_overlap");

    const auto at_64 = [](std::uint64_t address) {
        return rule(
            p4::trace_branches<p4::layout_64>({}, address, {.bts = branches_64}, with_ia32e));
    };
    CHECK(at_64(0x7fff'ffff'f000) == "legal");
    CHECK(at_64(0x8000'0000'0000) == "address_is_canonical");
    CHECK(at_64(0x7fff'ffff'fff8) == "address_is_canonical");
    CHECK(at_64(0xffff'ffff'ffff'ff00) == "legal");
    // the management area would wrap to address 0
    CHECK(at_64(0xffff'ffff'ffff'ffc0) == "address_is_canonical");
    CHECK(at_64(0x3004) == "part_lies_on_word");
}

TEST_CASE("the area may not lie in the samples either") {
    const p4::debug_store store{.bts = interrupting,
                                .pebs = {0x2000, 0x2000, 0x2000 + 200, 0x2000}};
    CHECK(rule(p4::branch_trace_store<p4::layout_32>.at(0x2040, store)) == "parts_do_not_overlap");
    CHECK(rule(p4::branch_trace_store<p4::layout_32>.at(0x2100, store)) == "legal");
}

TEST_CASE("a trace needs a buffer that keeps the rules of its geometry") {
    const auto destination = [](const p4::debug_store &store) {
        return rule(p4::branch_trace_store<p4::layout_32>.at(0x3000, store));
    };
    CHECK(destination({}) == "trace_has_a_buffer");
    CHECK(destination({.pebs = {0x2000, 0x2000, 0x2000 + 200, 0x2000}}) == "trace_has_a_buffer");
    p4::store_buffer odd = interrupting;
    odd.absolute_maximum += 4;
    CHECK(destination({.bts = odd}) == "buffer_holds_whole_records");
}

TEST_CASE("code is left out only where CPUID announces DS-CPL, and not all of it") {
    const auto report = [](const p4::branch_trace &trace, const p4::trace_target &target) {
        return rule(
            p4::trace_branches<p4::layout_32>(trace, 0x3000, {.bts = interrupting}, target));
    };
    CHECK(report({}, {}) == "legal");
    CHECK(report({.kernel = false}, {}) == "trace_privilege_needs_ds_cpl");
    CHECK(report({.user = false}, {}) == "trace_privilege_needs_ds_cpl");
    CHECK(report({.user = false}, selective) == "legal");
    CHECK(report({.user = false, .kernel = false}, selective) == "trace_stores_something");
}

TEST_CASE("the 64-bit layout exists on models with IA-32e mode") {
    const auto report = [](p4::model_set models) {
        return rule(p4::trace_branches<p4::layout_64>({}, 0x3000, {.bts = branches_64},
                                                      {.models = models}));
    };
    CHECK(report(p4::of_models(3)) == "legal");
    CHECK(report(p4::of_models(4, 6)) == "legal");
    CHECK(report(p4::of_models(2)) == "debug_store_layout_exists_on_model");
    CHECK(report(p4::every_model) == "debug_store_layout_exists_on_model");
}

TEST_CASE("a session traces branches on the simulated machine and puts back what it found") {
    msr::sim::pentium4 machine{3, p4::hyper_threading::on};
    REQUIRE_FALSE(machine.write(1, 0x600, 0xabc0));
    REQUIRE_FALSE(machine.write(1, 0x1d9, 0x1)); // another program has set LBR
    const auto trace = p4::branch_trace_store<p4::layout_32>.at(0x3000, {.bts = interrupting});
    {
        msr::session session{machine, trace, msr::watch_cpu(1)};
        CHECK(value_of(machine, 0x600, 1) == 0x3000);
        CHECK(value_of(machine, 0x1d9, 1) == 0x1);
        session.start();
        CHECK(value_of(machine, 0x1d9, 1) == 0x1d);
        CHECK(value_of(machine, 0x1d9, 0) == 0); // logical processor 0 is not traced
        CHECK(value_of(machine, 0x600, 0) == 0);
        static_cast<void>(session.stop());
        CHECK(value_of(machine, 0x1d9, 1) == 0x1);
    }
    CHECK(value_of(machine, 0x600, 1) == 0xabc0);
    CHECK(value_of(machine, 0x1d9, 1) == 0x1);
}

TEST_CASE("LBR and BTF that a debugger changes during a trace stay as it left them") {
    msr::sim::pentium4 machine;
    REQUIRE_FALSE(machine.write(0, 0x1d9, 0x1)); // LBR
    const auto trace = p4::branch_trace_store<p4::layout_32>.at(0x3000, {.bts = interrupting});
    {
        msr::session session{machine, trace, msr::watch_cpu(0)};
        session.start();
        // the debugger sets BTF instead of LBR, and leaves the trace's bits set
        REQUIRE_FALSE(machine.write(0, 0x1d9, 0x1e));
        msr::failure problem;
        static_cast<void>(session.stop(problem));
        CHECK_FALSE(problem);
    }
    CHECK(value_of(machine, 0x1d9) == 0x2);
}

TEST_CASE("a trace is refused where the debug store is somebody else's") {
    const auto trace = p4::branch_trace_store<p4::layout_32>.at(0x3000, {.bts = interrupting});
    const auto refused_with = [&](std::uint32_t address, std::uint64_t value) {
        msr::sim::pentium4 machine;
        REQUIRE_FALSE(machine.write(0, address, value));
        msr::failure problem;
        msr::session session{machine, trace, msr::watch_cpu(0), problem};
        CHECK(value_of(machine, 0x600) == (problem ? 0 : 0x3000));
        CHECK(problem.address == (problem ? address : 0));
        return problem.kind;
    };
    CHECK(refused_with(0x1d9, 0x4) == error_code::taken);       // TR
    CHECK(refused_with(0x1d9, 0x8) == error_code::taken);       // BTS
    CHECK(refused_with(0x3f1, 0x2000000) == error_code::taken); // precise sampling is enabled
    CHECK(refused_with(0x1d9, 0x3) == error_code::none); // LBR and BTF do not prevent a trace
}

TEST_CASE("a trace is refused where IA32_MISC_ENABLE says that there is none") {
    const auto trace = p4::branch_trace_store<p4::layout_32>.at(0x3000, {.bts = interrupting});
    // first BTS is unavailable, then precise sampling
    for (const std::uint64_t bits : {0x880u, 0x1080u}) {
        without_traces machine{bits};
        msr::failure problem;
        msr::session session{machine, trace, msr::watch_cpu(0), problem};
        const bool refused = bits == 0x880;
        CHECK(problem.kind == (refused ? error_code::taken : error_code::none));
        CHECK(machine.writes == (refused ? 0 : 2));
        if (refused) CHECK(problem.subject == std::string{"bts_unavailable"});
    }
}
