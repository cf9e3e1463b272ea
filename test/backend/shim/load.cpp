// Tests converting a program of register accesses to the form that the kernel module takes.
#include <msr/backend/shim/load.hpp>

#include <doctest/doctest.h>

#include <cerrno>
#include <cstdint>
#include <string_view>

namespace {

constexpr std::uint32_t select = 0x186, other_counter = 0xc2, counter = 0xc1, unnamed = 0x38f;

constexpr msr::write set_up[] = {{select, 0x100}, {counter, 0}};
constexpr msr::write started[] = {{select, 0x300}};
constexpr msr::write stopped[] = {{select, 0}};
constexpr msr::readout readouts[] = {{counter, 40, "read"}};
// A register that a program reads changes by itself, and so does a register that is marked as
// moving.
constexpr msr::touched_register touched[] = {{select, 0xffff, "select"},
                                             {counter, 0xff, "counter"},
                                             {other_counter, 0xff, "other_counter", true}};

constexpr msr::program_view program() {
    msr::program_view result{};
    result.set_up = msr::all_of(set_up);
    result.start = msr::all_of(started);
    result.stop = msr::all_of(stopped);
    result.readouts = msr::all_of(readouts);
    result.registers = msr::all_of(touched);
    return result;
}

constexpr unsigned cpus[] = {4, 6};

const msrpp_changed_register &touched_of(const msr::shim_detail::loadable &loadable,
                                         std::size_t i) {
    return reinterpret_cast<const msrpp_changed_register *>(
        static_cast<std::uintptr_t>(loadable.head.changed_registers))[i];
}

} // namespace

TEST_CASE("registers that are read and registers that count by themselves are marked as counters") {
    const msr::shim_detail::loadable loadable{program(), msr::all_of(cpus), {}};
    REQUIRE(loadable.head.changed_register_count == 3);
    CHECK(touched_of(loadable, 0).flags == 0);
    CHECK(touched_of(loadable, 1).flags == MSRPP_CHANGED_REGISTER_COUNTS);
    CHECK(touched_of(loadable, 2).flags == MSRPP_CHANGED_REGISTER_COUNTS);
}

TEST_CASE("what kind of program it is") {
    msr::program_view made = program();
    CHECK(msr::shim_detail::loadable{made, msr::all_of(cpus), {}}.head.flags == 0);
    CHECK(msr::shim_detail::loadable{made, {}, {}}.head.flags == MSRPP_PROGRAM_THREAD);
    made.overflows = true;
    CHECK(msr::shim_detail::loadable{made, msr::all_of(cpus), {}}.head.flags ==
          MSRPP_PROGRAM_OVERFLOWS);
    CHECK(msr::shim_detail::loadable{made, {}, {}}.head.flags ==
          (MSRPP_PROGRAM_THREAD | MSRPP_PROGRAM_OVERFLOWS));
}

TEST_CASE("a write that is not allowed is reported as a write, with the register to be set up") {
    for (const unsigned reason : {MSRPP_REASON_NOT_ALLOWED, MSRPP_REASON_DENIED}) {
        const msrpp_failure report{reason, EACCES, 4, select, 0, 0, 1, 0};
        const msr::failure problem = msr::shim_detail::with_names(
            msr::shim_detail::failure_of(report, EACCES, "w"), report, program());
        CHECK(problem.is_write);
        CHECK(problem.value == 0x100);
        CHECK(std::string_view{problem.name} == "select");
    }
    const msrpp_failure looked_at{MSRPP_REASON_NOT_ALLOWED, EACCES, 4, unnamed, 0, 0, 0, 0};
    CHECK_FALSE(msr::shim_detail::with_names(msr::shim_detail::failure_of(looked_at, EACCES, "w"),
                                             looked_at, program())
                    .is_write);
    const msrpp_failure value{MSRPP_REASON_HELD, EBUSY, 4, select, 0, 7, 0, 0};
    CHECK_FALSE(msr::shim_detail::with_names(msr::shim_detail::failure_of(value, EBUSY, "w"), value,
                                             program())
                    .is_write);
}
