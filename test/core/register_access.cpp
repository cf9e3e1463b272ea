// Tests access to registers whose types have an address, on a recorder (a backend that logs
// accesses).
#include <msr/core/register_access.hpp>

#include <msr/amd/counters/registers.hpp>
#include <msr/amd/counters/target.hpp>
#include <msr/backend/message.hpp>
#include <msr/backend/recorder.hpp>
#include <msr/intel/perfmon/precise.hpp>
#include <msr/intel/perfmon/registers/sampling_registers.hpp>
#include <msr/rdt/registers.hpp>
#include <msr/register.hpp>
#include <msr/update.hpp>

#include <doctest/doctest.h>

#include <cstdint>
#include <string>

namespace register_access_test {

namespace {

struct limit {
    static constexpr msr::register_location location{
        .address = 0x610, .scope = msr::register_scope::package, .name = "power_limit"};
    msr::field<0, 15> power{};
    msr::flag<15> enable{};
    msr::field<17, 7> time{};
};

/// A register with several instances.
struct control {
    msr::field<0, 8> event{};
    msr::flag<22> enable{};
};

/// A register with a field named `location`, which is no address.
struct elsewhere {
    msr::field<0, 32> location{};
};

} // namespace

} // namespace register_access_test

MSR_REGISTER(register_access_test::limit, power, enable, time);
MSR_REGISTER(register_access_test::control, event, enable);
MSR_REGISTER(register_access_test::elsewhere, location);

namespace register_access_test {

TEST_CASE("a register that says where it is is read by its type") {
    static_assert(msr::located_register<limit>);
    static_assert(!msr::located_register<control>);
    static_assert(!msr::located_register<elsewhere>);
    msr::recorder machine;
    machine.set(3, 0x610, 0x9234);
    const auto read = msr::read<limit>(machine, 3);
    REQUIRE(read);
    CHECK(read->power == 0x1234);
    CHECK((*read).enable == true);
    CHECK(read->time == 0);
    CHECK_FALSE(read.why());
}

TEST_CASE("a read that fails has no fields and says why, with the register's name") {
    msr::recorder machine;
    machine.refuse_register(0x610);
    const auto read = msr::read<limit>(machine, 3);
    REQUIRE_FALSE(read);
    CHECK(read.why().kind == msr::error_code::refused);
    CHECK(read.why().cpu == 3);
    CHECK(msr::message(read.why()).find("power_limit (0x610)") != std::string::npos);
}

TEST_CASE("a register is written whole") {
    msr::recorder machine;
    machine.set(0, 0x610, 0xffff'ffff'ffff'ffff);
    CHECK_FALSE(msr::write_register(machine, 0, limit{.power = 5, .enable = true}));
    CHECK(machine.value(0, 0x610) == 0x8005);
    CHECK(machine.log().size() == 1); // the log has the write, and no read
}

TEST_CASE("a value that does not fit is not written") {
    msr::recorder machine;
    const unsigned power = 0x8000;
    const msr::failure problem = msr::write_register(machine, 0, limit{.power = power});
    CHECK(problem.kind == msr::error_code::unfit);
    CHECK(std::string{problem.subject} == "power");
    CHECK(std::string{problem.name} == "power_limit");
    CHECK(machine.log().empty());
}

TEST_CASE("an update of a register that knows where it is needs no address") {
    msr::recorder machine;
    machine.set(0, 0x610, 0xff00'0000'0000'8005);
    CHECK_FALSE(msr::update(machine, 0, msr::set<&limit::power>(7), msr::set<&limit::time>(1)));
    CHECK(machine.value(0, 0x610) == 0xff00'0000'0002'8007);
    constexpr msr::change disable = msr::merge(msr::set<&limit::enable>(false));
    CHECK_FALSE(msr::update<limit>(machine, 0, disable));
    CHECK(machine.value(0, 0x610) == 0xff00'0000'0002'0007);
    machine.refuse_writes(0x610);
    CHECK(std::string{msr::update<limit>(machine, 0, disable).name} == "power_limit");
}

TEST_CASE("registers of which there are several are accessed at an address") {
    msr::recorder machine;
    machine.set(1, 0x187, 0x40003c);
    CHECK(msr::read<control>(machine, 1, 0x187)->event == 0x3c);
    CHECK_FALSE(msr::write_register(machine, 1, 0x186, control{.event = 0xc0, .enable = true}));
    CHECK(machine.value(1, 0x186) == 0x4000c0);
}

TEST_CASE("registers of the vendors are where their tables have them") {
    namespace amd = msr::amd;
    namespace rdt = msr::rdt;
    static_assert(amd::perf_cntr_global_status::location.address == amd::global_status_address);
    static_assert(amd::perf_cntr_global_ctl::location.address == amd::global_control_address);
    static_assert(amd::perf_cntr_global_status_clr::location.address ==
                  amd::global_status_clear_address);
    static_assert(msr::perfmon::pebs_data_cfg::location.address ==
                  msr::perfmon::pebs_data_cfg_address);
    static_assert(rdt::qm_ctr::location.address == rdt::qm_ctr::address);
    msr::recorder machine;
    machine.set(2, 0xc8f, std::uint64_t{3} << 32 | 5);
    const auto read = msr::read<rdt::pqr_assoc>(machine, 2);
    REQUIRE(read);
    CHECK(read->cos == 3);
    CHECK(read->rmid == 5);
}

} // namespace register_access_test
