// Tests that a program that dies while branches are recorded leaves the registers of settings
// unchanged: a signal at each access, a failed access, exit, quick_exit, an uncaught exception.
#include <msr/amd/counters.hpp>
#include <msr/branches.hpp>
#include <msr/core/failure.hpp>
#include <msr/intel/perfmon.hpp>
#include <msr/processor/cpuid.hpp>
#include <msr/session/branches.hpp>
#include <msr/session/execution/cpu.hpp>
#include <msr/sim/counters/select_amd.hpp>
#include <msr/sim/counters/select_perfmon.hpp>
#include <msr/sim/machine.hpp>
#include <msr/sim/recorded.hpp>

#include <doctest/doctest.h>

#include <csignal>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <new>
#include <stdexcept>

#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

namespace {

namespace amd = msr::amd;
namespace perfmon = msr::perfmon;
namespace sim = msr::sim;

/// The registers that select, enable and size branch records, in memory that a process and its
/// children share.
struct settings {
    std::uint64_t select{};
    std::uint64_t enable{};
    std::uint64_t depth{};

    friend bool operator==(const settings &, const settings &) = default;
};

/// A processor whose registers that select, enable and size branch records are in shared memory;
/// its records are lost with the process. At the access with a given number a signal comes, or the
/// access fails.
template <typename Pmu>
class shared_processor {
public:
    template <typename Target>
    shared_processor(msr::core processor, const Target &target, settings &memory)
        : processor_{processor, target}, memory_{memory} {}

    msr::failure read(unsigned cpu, std::uint32_t address, std::uint64_t &value) noexcept {
        if (const msr::failure problem = arrive(address)) return problem;
        if (const std::uint64_t *const place = place_of(address)) {
            value = *place;
            return {};
        }
        return processor_.read(cpu, address, value);
    }
    msr::failure write(unsigned cpu, std::uint32_t address, std::uint64_t value) noexcept {
        if (const msr::failure problem = arrive(address)) return problem;
        if (std::uint64_t *const place = place_of(address)) {
            *place = value;
            return {};
        }
        return processor_.write(cpu, address, value);
    }
    msr::cpuid_registers cpuid(unsigned cpu, std::uint32_t leaf,
                               std::uint32_t subleaf) const noexcept {
        return processor_.cpuid(cpu, leaf, subleaf);
    }

    int signal{}; ///< the signal that comes at access number `signal_at`; 0: the access fails
    unsigned signal_at{~0u};
    unsigned accesses{};

private:
    msr::failure arrive(std::uint32_t address) noexcept {
        if (accesses++ != signal_at) return {};
        if (signal == 0) return {.kind = msr::error_code::refused, .address = address};
        std::raise(signal);
        return {};
    }
    std::uint64_t *place_of(std::uint32_t address) noexcept {
        const msr::lbr::facility_row &facility = processor_.records().facility();
        if (address == facility.enable) return &memory_.enable;
        if (address == facility.select) return &memory_.select;
        return address == 0x14cf ? &memory_.depth : nullptr;
    }

    sim::recorded<sim::machine<Pmu>> processor_;
    settings &memory_;
};

enum class death { signalled, exited, quickly_exited, thrown, returned };

void fail() { throw std::runtime_error{"nobody catches it"}; }

/// Runs a child process, which records branches and then dies.
template <typename Processor>
[[noreturn]] void live(Processor &device, const msr::lbr::record_plan &plan, death end) {
    const rlimit no_core{0, 0}; // a child that a signal kills writes no core file
    setrlimit(RLIMIT_CORE, &no_core);
    for (const int entry : {SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGABRT, SIGSEGV})
        std::signal(entry, SIG_DFL); // the test framework's handlers are removed
    if (end == death::thrown) std::set_terminate([] { std::abort(); });
    msr::failure problem;
    if (end == death::returned) {
        {
            msr::branch_session session{device, plan, msr::watch_cpu(0),
                                        msr::branch_session::usual_options, problem};
            if (!problem) session.start(problem);
            if (!problem) static_cast<void>(session.stop(problem));
        }
        _exit(0);
    }
    // The destructor never runs, so that the end of the process has to restore registers.
    auto *const session = new msr::branch_session{device, plan, msr::watch_cpu(0)};
    session->start();
    if (end == death::exited) std::exit(0);
    if (end == death::quickly_exited) std::quick_exit(0);
    if (end == death::thrown) []() noexcept { fail(); }();
    // The signal comes here if no register access has raised the signal before.
    std::raise(device.signal);
    _exit(1);
}

template <typename Pmu, typename Target>
void check_deaths(msr::core processor, const Target &target, const msr::lbr::record_plan &plan,
                  const settings &initial, unsigned accesses) {
    void *const memory =
        mmap(nullptr, sizeof(settings), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    REQUIRE(memory != MAP_FAILED);
    settings &registers = *new (memory) settings;
    unsigned by_signal = 0, writing = 0;
    const auto die = [&](death end, int signal, unsigned signal_at) {
        registers = initial;
        shared_processor<Pmu> device{processor, target, registers};
        device.signal = signal;
        device.signal_at = signal_at;
        std::fflush(stdout); // exit() in the child would print the buffered output again
        const pid_t child = fork();
        REQUIRE(child >= 0);
        if (child == 0) live(device, plan, end);
        int status = 0;
        REQUIRE(waitpid(child, &status, 0) == child);
        by_signal += WIFSIGNALED(status) ? 1 : 0;
        CAPTURE(static_cast<int>(end));
        CAPTURE(signal_at);
        CHECK(registers == initial);
    };
    for (unsigned access = 0; access < accesses; ++access) {
        die(death::signalled, SIGTERM, access);
        die(death::returned, 0, access);
    }
    CHECK(by_signal == accesses);
    for (const death end : {death::exited, death::quickly_exited, death::thrown, death::returned})
        die(end, SIGTERM, ~0u);
    // The registers do change while branches are recorded.
    registers = initial;
    shared_processor<Pmu> device{processor, target, registers};
    msr::branch_session session{device, plan, msr::watch_cpu(0)};
    session.start();
    writing += registers.select != initial.select || registers.depth != initial.depth;
    writing += registers.enable != initial.enable;
    CHECK(writing == 2);
    CHECK(device.accesses >= accesses / 2);
    session.close();
    munmap(memory, sizeof(settings));
}

TEST_CASE("deaths of a program that records branches leave every setting as before") {
    check_deaths<sim::perfmon_pmu>(
        msr::core::sapphire_rapids, perfmon::sapphire_rapids,
        msr::branch_records<perfmon::sapphire_rapids, msr::lbr::branches.user()>,
        {.select = 0, .enable = 0x10004, .depth = 16}, 24);
    check_deaths<sim::amd_pmu>(msr::core::zen4, amd::zen4,
                               msr::branch_records<amd::zen4, msr::lbr::branches.user()>,
                               {.select = 0x1ff, .enable = 0x80}, 60);
}

} // namespace
