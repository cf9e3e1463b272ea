// The library's backends on the kernel's msr driver and on the module, on registers that the
// emulator has: PAT, and the MTRRs as scratch registers. The emulator reads the TSC as 0, and also
// registers whose read would raise #GP on a processor: only writes can show a #GP.
#include "check.hpp"

#include <msr/backend/dev_msr.hpp>
#include <msr/backend/message.hpp>
#include <msr/backend/shim.hpp>

#include <cstdint>
#include <cstring>
#include <string_view>

#include <fcntl.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

namespace {

constexpr std::uint32_t tsc = 0x10, pat = 0x277, mtrr_base = 0x20e, mtrr_mask = 0x20f;
constexpr std::uint32_t protection_keys = 0x6e1; // IA32_PKRS: a write to the upper half raises #GP
// the emulator ignores writes to the register, and reads 0
constexpr std::uint32_t swallowed = 0x300;

void put(const char *path, const char *text) {
    const int file = ::open(path, O_WRONLY);
    (void)!::write(file, text, std::strlen(text));
    ::close(file);
}

/// Runs the function as a user without rights, in a child process.
template <typename Function>
void as_user(Function function) {
    std::fflush(stdout);
    const pid_t child = ::fork();
    if (child == 0) {
        if (::setgid(1000) != 0 || ::setuid(1000) != 0) ::_exit(1);
        function();
        ::_exit(0);
    }
    ::waitpid(child, nullptr, 0);
}

/// Checks reads and writes of a register on every backend.
template <typename Backend>
void registers(const char *kind) {
    Backend device;
    char name[100];
    const auto named = [&](const char *text) {
        std::snprintf(name, sizeof name, "%s: %s", kind, text);
        return name;
    };
    std::uint64_t first = 0, second = 0;
    msr::failure problem = device.read(0, tsc, first);
    expect(named("the TSC reads"), !problem, "%s", msr::message(problem).c_str());
    std::uint64_t attributes = 0;
    expect(named("PAT as it is after a start of Linux"),
           !device.read(1, pat, attributes) && attributes == 0x0007010600070106, "0x%llx",
           static_cast<unsigned long long>(attributes));
    for (const unsigned cpu : {0u, 1u})
        static_cast<void>(device.write(cpu, mtrr_base, 0x1000 * (cpu + 1ULL)));
    expect(named("each CPU has its own registers"), !device.read(0, mtrr_base, first) &&
                                                        !device.read(1, mtrr_base, second) &&
                                                        first == 0x1000 && second == 0x2000);
    for (const unsigned cpu : {0u, 1u})
        static_cast<void>(device.write(cpu, mtrr_base, 0));
    std::uint64_t value = 5;
    problem = device.write(0, protection_keys, 1ULL << 32);
    expect(named("#GP is told of"), problem.kind == msr::error_code::refused && problem.is_write,
           "%s", msr::message(problem).c_str());
    expect(named("the emulator swallows writes to what it does not have"),
           !device.write(0, swallowed, 1) && !device.read(0, swallowed, value) && value == 0);
    expect(named("a CPU that is not there"),
           device.read(7, tsc, value).kind == msr::error_code::cpu_offline);
    put("/sys/devices/system/cpu/cpu1/online", "0");
    problem = device.read(1, tsc, value);
    expect(named("a CPU that went offline"), problem.kind == msr::error_code::cpu_offline, "%s",
           msr::message(problem).c_str());
    Backend anew;
    expect(named("and one that is offline at the first look"),
           anew.write(1, tsc, 0).kind == msr::error_code::cpu_offline);
    put("/sys/devices/system/cpu/cpu1/online", "1");
    expect(named("a CPU that came back"), !anew.read(1, tsc, value));
}

void dev_msr() {
    registers<msr::dev_msr>("dev_msr");
    msr::dev_msr saved;
    std::uint64_t value = 0;
    static_cast<void>(saved.read(0, tsc, value));
    put("/sys/module/msr/parameters/allow_writes", "off");
    const msr::failure filtered = saved.write(0, mtrr_base, 0);
    expect("dev_msr: allow_writes=off",
           filtered.kind == msr::error_code::blocked && filtered.system_error == EPERM);
    expect("dev_msr: the message names the filter",
           msr::message(filtered).find("allow_writes") != std::string::npos);
    put("/sys/module/msr/parameters/allow_writes", "on");
    ::chmod("/dev/cpu/0/msr", 0666);
    as_user([] {
        msr::dev_msr device;
        std::uint64_t unused = 0;
        const msr::failure problem = device.read(0, tsc, unused);
        expect("dev_msr: without CAP_SYS_RAWIO, whatever the mode",
               problem.kind == msr::error_code::no_permission && problem.system_error == EPERM);
    });
    ::chmod("/dev/cpu/0/msr", 0600);
    as_user([] {
        msr::dev_msr device;
        std::uint64_t unused = 0;
        const msr::failure problem = device.read(0, tsc, unused);
        expect("dev_msr: against the mode",
               problem.kind == msr::error_code::no_permission && problem.system_error == EACCES);
    });
    msr::dev_msr nowhere{"/dev/cpux"};
    expect("dev_msr: without the driver",
           nowhere.read(0, tsc, value).kind == msr::error_code::device_missing);
}

/// Writes of a register program, on the MTRR scratch registers.
constexpr msr::write set_up[] = {{mtrr_mask, 0, 0}, {mtrr_base, 0x3000, 0}};
constexpr msr::write start[] = {{mtrr_base, 0x4000, 0}};
constexpr msr::readout readouts[] = {{mtrr_base, 40, "mtrr_base"}};
constexpr msr::touched_register touched[] = {{mtrr_base, ~0ULL, "mtrr_base", false},
                                             {mtrr_mask, ~0ULL, "mtrr_mask", false}};
constexpr msr::program_view scratch{.set_up = msr::all_of(set_up),
                                    .start = msr::all_of(start),
                                    .stop = {set_up + 1, 1},
                                    .readouts = msr::all_of(readouts),
                                    .registers = msr::all_of(touched),
                                    .claims = {}};
constexpr msr::write not_kept[] = {{swallowed, 1, 0}};
constexpr msr::touched_register not_kept_register[] = {{swallowed, ~0ULL, "counter", false}};
constexpr msr::program_view swallowing{.set_up = msr::all_of(not_kept),
                                       .start = {},
                                       .stop = {},
                                       .readouts = {},
                                       .registers = msr::all_of(not_kept_register),
                                       .claims = {}};

void shim() {
    registers<msr::shim>("shim");
    msr::shim device;
    msrpp_info report{};
    expect("shim: INFO, hardware",
           !device.information(report) && (report.features & MSRPP_FEATURE_SOFT) == 0);
    constexpr unsigned cpus[] = {0, 1};
    msr::program_handle handle;
    msr::failure problem = device.load(msr::all_of(cpus), scratch, handle);
    expect("shim: a program on hardware registers", !problem, "%s", msr::message(problem).c_str());
    std::uint64_t value = 0;
    expect("shim: START",
           !device.start(handle) && !device.read(1, mtrr_base, value) && value == 0x4000);
    std::uint64_t counts[2]{}, later[2]{};
    static_cast<void>(device.write(1, mtrr_base, 0x9000));
    expect("shim: what a register moves is counted, on its CPU",
           !device.counts(handle, counts, 2) && !device.stop(handle, later, 2) && counts[0] == 0 &&
               counts[1] == 0x5000 && later[1] == 0x5000);
    expect("shim: UNLOAD puts back",
           !device.unload(handle) && !device.read(1, mtrr_base, value) && value == 0);
    problem = device.load(msr::all_of(cpus), swallowing, handle);
    expect("shim: a machine that swallows writes is not taken for one that counts",
           problem.kind == msr::error_code::not_kept &&
               std::string_view{problem.name} == "counter" && problem.value == 1 &&
               problem.actual_value == 0);
    msrpp_operation operation{0, MSRPP_READ, 0, tsc, 0, 0, 0};
    expect("shim: too many operations are refused",
           device.batch(&operation, std::size_t{1} << 40).system_error == EINVAL);
    as_user([] {
        msr::shim user;
        std::uint64_t unused = 0;
        const msr::failure no = user.read(0, tsc, unused);
        expect("shim: a user may not open it",
               no.kind == msr::error_code::no_permission && no.system_error == EACCES);
    });
    msr::shim nowhere{"/dev/msrppx"};
    expect("shim: without the module",
           nowhere.read(0, tsc, value).kind == msr::error_code::device_missing);
}

} // namespace

int main(int, char **arguments) {
    std::string_view{arguments[1]} == "dev_msr" ? dev_msr() : shim();
    return failures == 0 ? 0 : 1;
}
