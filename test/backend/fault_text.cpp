#include <msr/backend/fault_text.hpp>

#include <msr/backend/recorder.hpp>
#include <msr/core/failure.hpp>

#include <doctest/doctest.h>

#include <cerrno>
#include <stdexcept>
#include <string>

namespace {

/// Returns the complaint about a wrong text of a fault.
std::string complaint_of(const char *text) {
    try {
        (void)msr::fault_of(text);
    } catch (const std::invalid_argument &reason) {
        return reason.what();
    }
    return "it was accepted";
}

} // namespace

TEST_CASE("what goes wrong is named first") {
    CHECK(msr::fault_of("gp@3").what == msr::fault::effect::fails);
    CHECK(msr::fault_of("gp@3").code == msr::error_code::refused);
    CHECK(msr::fault_of("gp@3").nth == 3);
    CHECK(msr::fault_of("eio@1").code == msr::error_code::io);
    CHECK(msr::fault_of("eio@1").system_error == EIO);
    CHECK(msr::fault_of("eperm@1").code == msr::error_code::blocked);
    CHECK(msr::fault_of("eperm@1").system_error == EPERM);
    CHECK(msr::fault_of("gone@2").what == msr::fault::effect::gone);
    CHECK(msr::fault_of("gone@2").code == msr::error_code::cpu_offline);
    CHECK(msr::fault_of("gone@2").system_error == ENXIO);
    CHECK(msr::fault_of("swallow@each").what == msr::fault::effect::swallow);
    CHECK(msr::fault_of("swallow@each").nth == 0);
    CHECK(msr::fault_of("swallow@each").kind == msr::access_kind::write);
    const msr::fault fault = msr::fault_of("take=0xc1=0xffffffffffffffff@4");
    CHECK(fault.what == msr::fault::effect::taken);
    CHECK(fault.other == 0xc1);
    CHECK(fault.value == 0xffff'ffff'ffff'ffff);
    CHECK(fault.nth == 4);
}

TEST_CASE("words narrow the accesses, in any order") {
    const msr::fault fault = msr::fault_of("gp@1");
    CHECK_FALSE(fault.kind);
    CHECK_FALSE(fault.cpu);
    CHECK_FALSE(fault.address);
    for (const char *text : {"gp@2:write:0x186:cpu1", "gp@0x2:cpu1:390:write"}) {
        CAPTURE(text);
        const msr::fault entry = msr::fault_of(text);
        CHECK(entry.nth == 2);
        CHECK(entry.kind == msr::access_kind::write);
        CHECK(entry.address == 0x186u);
        CHECK(entry.cpu == 1u);
    }
    CHECK(msr::fault_of("swallow@1:write").kind == msr::access_kind::write);
}

TEST_CASE("faults are written as they are read") {
    for (const char *text :
         {"gp@3", "eio@each:read", "eperm@1:0x186", "gone@5:cpu1", "swallow@2:0x38f",
          "take=0xc1=0x1234@4:write:0xc1:cpu0", "gp@18446744073709551615:0xffffffff"}) {
        CAPTURE(text);
        CHECK(msr::fault_text(msr::fault_of(text)) == text);
    }
}

TEST_CASE("a wrong text is refused with what is wrong") {
    const struct {
        const char *text;
        const char *why;
    } faulty[] = {
        {"", "fault '': the number of the access is missing: WHAT@N, as in gp@3"},
        {"gp", "fault 'gp': the number of the access is missing: WHAT@N, as in gp@3"},
        {"gp@", "fault 'gp@': the number of the access is no number: ''"},
        {"gp@0", "fault 'gp@0': accesses are counted from 1"},
        {"gp@-1", "fault 'gp@-1': the number of the access is no number: '-1'"},
        {"gp@1x", "fault 'gp@1x': the number of the access is no number: '1x'"},
        {"gp@0x", "fault 'gp@0x': the number of the access is no number: '0x'"},
        {"gp@18446744073709551616",
         "fault 'gp@18446744073709551616': the number of the access is too great: "
         "'18446744073709551616'"},
        {"GP@1",
         "fault 'GP@1': 'GP' is none of gp, eio, eperm, gone, swallow, take=REGISTER=VALUE"},
        {"gone@each", "fault 'gone@each': a CPU goes once: a number, not each"},
        {"take@1", "fault 'take@1': what is taken, and with which value: take=REGISTER=VALUE"},
        {"take=1@1", "fault 'take=1@1': what is taken, and with which value: take=REGISTER=VALUE"},
        {"take=x=1@1", "fault 'take=x=1@1': the register that is taken is no number: 'x'"},
        {"take=1=@1", "fault 'take=1=@1': the value is no number: ''"},
        {"swallow@1:read", "fault 'swallow@1:read': a read cannot be swallowed"},
        {"gp@1:read:write", "fault 'gp@1:read:write': read and write: give one, or none for both"},
        {"gp@1:cpu", "fault 'gp@1:cpu': the CPU is no number: ''"},
        {"gp@1:cpu0:cpu1", "fault 'gp@1:cpu0:cpu1': two CPUs: give one, or none for all"},
        {"gp@1:1:2", "fault 'gp@1:1:2': two registers: give one, or none for all"},
        {"gp@1:", "fault 'gp@1:': '' is none of read, write, cpuN, a register"},
        {"gp@1:writes", "fault 'gp@1:writes': 'writes' is none of read, write, cpuN, a register"},
        {"gp@1:0x100000000", "fault 'gp@1:0x100000000': the register is too great: '0x100000000'"},
    };
    for (const auto &[text, why] : faulty)
        CHECK(complaint_of(text) == why);
}
