// Tests that a program that dies while controls (such as prefetcher switches) are set leaves every
// register unchanged, whatever the cause: a signal at any access, exit, quick_exit, an uncaught
// exception, a failed access.
#include <msr/controls.hpp>
#include <msr/core/failure.hpp>
#include <msr/core/sequence.hpp>
#include <msr/processor/cpuid.hpp>
#include <msr/processor/identity.hpp>
#include <msr/processor/topology.hpp>
#include <msr/session/controls.hpp>
#include <msr/sim/controls/control_machine.hpp>

#include "../thorough.hpp"
#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <csignal>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <iterator>
#include <new>
#include <random>
#include <stdexcept>
#include <vector>

#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

namespace {

namespace controls = msr::controls;

constexpr unsigned cpu_count = 4;

/// A processor's registers, in memory that a process and its children share.
struct contents {
    static constexpr std::size_t room = 64;
    std::array<std::array<std::uint64_t, room>, cpu_count> values{};
    friend bool operator==(const contents &, const contents &) = default;
};

/// A machine with registers in shared memory. At the access with a given number a signal comes, or
/// the access fails.
class shared_machine {
public:
    shared_machine(msr::core processor, contents &memory)
        : machine_{processor, cpu_count, 2}, memory_{memory} {
        for (unsigned cpu = 0; cpu < cpu_count; ++cpu)
            for (std::size_t i = 0; i < machine_.registers().size(); ++i)
                static_cast<void>(
                    machine_.read(cpu, machine_.registers().address_at(i), memory_.values[cpu][i]));
    }

    msr::failure read(unsigned cpu, std::uint32_t address, std::uint64_t &value) noexcept {
        if (const msr::failure problem = arrive(cpu, address)) return problem;
        const std::size_t place = position(address);
        if (place == contents::room)
            return {.kind = msr::error_code::refused, .cpu = cpu, .address = address};
        value = memory_.values[owner(cpu, address)][place];
        return {};
    }
    msr::failure write(unsigned cpu, std::uint32_t address, std::uint64_t value) noexcept {
        if (const msr::failure problem = arrive(cpu, address)) return problem;
        memory_.values[owner(cpu, address)][position(address)] = value;
        return {};
    }
    unsigned cpus() const noexcept { return cpu_count; }
    msr::cpu_place place_of(unsigned cpu) const noexcept { return machine_.place_of(cpu); }
    msr::cpuid_registers cpuid(unsigned cpu, std::uint32_t leaf,
                               std::uint32_t subleaf) const noexcept {
        return machine_.cpuid(cpu, leaf, subleaf);
    }

    int signal{}; ///< the signal that is raised at access number `signal_at`; 0: the access fails
    unsigned signal_at{~0u};
    unsigned accesses{};

private:
    msr::failure arrive(unsigned cpu, std::uint32_t address) noexcept {
        if (accesses++ != signal_at) return {};
        if (signal == 0) return {.kind = msr::error_code::refused, .cpu = cpu, .address = address};
        std::raise(signal);
        return {};
    }
    std::size_t position(std::uint32_t address) const noexcept {
        const msr::sim::control_registers &registers = machine_.registers();
        for (std::size_t i = 0; i < registers.size(); ++i)
            if (registers.address_at(i) == address) return i;
        return contents::room;
    }
    /// Returns the CPU that holds a register's value for all CPUs that share the register: those of
    /// a core, or of the whole machine.
    unsigned owner(unsigned cpu, std::uint32_t address) const noexcept {
        const bool is_of_package = address == 0x610 || address == 0x620;
        return is_of_package ? 0 : address == 0x774 || address == 0x1b0 ? cpu : cpu - cpu % 2;
    }

    msr::sim::control_machine machine_;
    contents &memory_;
};

enum class death { signalled, exited, quickly_exited, thrown, returned, failed };

void fail() { throw std::runtime_error{"nobody catches it"}; }

/// Runs in a child process: sets controls, then ends the process as `end` says.
[[noreturn]] void live(shared_machine &device, death end,
                       const std::vector<controls::setting> &settings) {
    // a child that a signal kills writes no core file
    const rlimit no_core{0, 0};
    setrlimit(RLIMIT_CORE, &no_core);
    for (const int entry : {SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGABRT, SIGSEGV})
        std::signal(entry, SIG_DFL); // the test framework's handlers are removed
    if (end == death::thrown) std::set_terminate([] { std::abort(); });
    const msr::sequence<controls::setting> view{settings.data(), settings.size()};
    if (end == death::returned || end == death::failed) {
        {
            msr::failure problem;
            const msr::control_session session{device, view, msr::on_machine(),
                                               msr::control_session::usual_options, problem};
        }
        _exit(0);
    }
    // The destructor never runs, so that the end of the process has to restore registers.
    auto *const session = new msr::control_session{device, view, msr::on_machine()};
    static_cast<void>(session);
    if (end == death::exited) std::exit(0);
    if (end == death::quickly_exited) std::quick_exit(0);
    if (end == death::thrown) []() noexcept { fail(); }();
    // raises the signal after all accesses, if no access has raised the signal
    std::raise(device.signal);
    _exit(1);
}

TEST_CASE("deaths of a program under controls leave every register as before") {
    void *const memory =
        mmap(nullptr, sizeof(contents), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    REQUIRE(memory != MAP_FAILED);
    contents &registers = *new (memory) contents;
    std::mt19937 random{36}; // a fixed seed gives each run equal deaths
    constexpr int signals[] = {SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGABRT};
    const controls::setting known[] = {controls::l2_stream.off,
                                       controls::dcu.off,
                                       controls::dcu_ip.off,
                                       controls::energy_bias.value(15),
                                       controls::energy_preference.value(0),
                                       controls::performance_maximum.value(20),
                                       controls::uncore_maximum_ratio.value(15),
                                       controls::package_power_limit.value(400)};
    const std::size_t deaths = rounds(200, 1000);
    std::size_t by_signal = 0, changed = 0;
    for (std::size_t number = 0; number < deaths; ++number) {
        registers = {};
        shared_machine device{msr::core::skylake_sp, registers};
        for (auto &values : registers.values) // some controls are off before the program
            values[0] = random() % 16;
        const contents first = registers;
        std::vector<controls::setting> settings(std::begin(known), std::end(known));
        std::shuffle(settings.begin(), settings.end(), random);
        settings.resize(1 + random() % settings.size());
        const auto end = static_cast<death>(random() % 6);
        device.signal = end == death::signalled ? signals[random() % std::size(signals)] : 0;
        if (end == death::signalled || end == death::failed)
            device.signal_at = static_cast<unsigned>(random() % 120);
        std::fflush(stdout); // exit() in the child would print the buffered output again
        const pid_t child = fork();
        REQUIRE(child >= 0);
        if (child == 0) live(device, end, settings);
        int status = 0;
        REQUIRE(waitpid(child, &status, 0) == child);
        by_signal += WIFSIGNALED(status) ? 1 : 0;
        if (registers == first) continue;
        ++changed;
        MESSAGE("death ", number, " of kind ", static_cast<int>(end), ", at access ",
                device.signal_at);
    }
    CHECK(changed == 0);
    // `by_signal` counts deaths by signals and by uncaught exceptions
    CHECK(by_signal > deaths / 7);
    munmap(memory, sizeof(contents));
}

} // namespace
