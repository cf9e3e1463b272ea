// Measures the cost of a session's start, read and stop and of a region's begin and end on each
// backend that can be used anywhere, for a plan of two counters: register accesses, system calls,
// instructions at user level (by valgrind's callgrind, where it is installed) and nanoseconds of
// this machine. The cost of measuring itself is subtracted.
//
//   overhead                 the table of doc/overhead.md
//   overhead --accesses      accesses and system calls only, which are the same on every machine
//   overhead --instructions  and instructions, which are those of a compiler
#include "stand_ins.hpp"

#include <msr/backend/dev_msr.hpp>
#include <msr/backend/message.hpp>
#include <msr/backend/msr_safe.hpp>
#include <msr/backend/perf.hpp>
#include <msr/backend/recorder.hpp>
#include <msr/backend/shim.hpp>
#include <msr/intel/events/haswell.hpp>
#include <msr/intel/netburst.hpp>
#include <msr/intel/perfmon.hpp>
#include <msr/region.hpp>
#include <msr/session.hpp>
#include <msr/sim/counters/select_perfmon.hpp>
#include <msr/sim/fed.hpp>
#include <msr/sim/machine.hpp>
#include <msr/sim/models/processor_shapes.hpp>
#include <msr/sim/pentium4.hpp>

#include <algorithm>
#include <chrono>
#include <cinttypes>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <unistd.h>

namespace {

namespace p4 = msr::netburst;
namespace pm = msr::perfmon;
namespace sim = msr::sim;

constexpr const auto &plan =
    msr::plan<pm::haswell, pm::llc_misses.user(), pm::instructions_retired.user()>;
constexpr const auto &plan_of_pentium4 =
    msr::plan<p4::bsq_cache_reference::rd_2ndl_miss.user(), p4::uops_retired::nbogus.user()>;

constexpr std::size_t times = 1000;

std::uint64_t accesses = 0; // number of register accesses by the backend so far

/// An operation to measure, such as "start", and the backend that carries it out.
struct order {
    std::string backend;
    std::string operation;
};

/// A function that only calls `work`: callgrind counts instructions inside of this function alone.
template <typename Work>
[[gnu::noinline]] void operation_itself(Work &work) {
    work();
}

struct under_callgrind {
    template <typename Work>
    void operator()(Work work) {
        operation_itself(work);
    }
};

/// Counts the register accesses and system calls of operations.
struct with_accesses {
    std::uint64_t of_registers = 0, of_system = 0;

    template <typename Work>
    void operator()(Work work) {
        const std::uint64_t previous = accesses, calls_before = stand_in::system_calls;
        work();
        of_registers += accesses - previous;
        of_system += stand_in::system_calls - calls_before;
    }
};

/// Takes the times of operations, in nanoseconds.
struct with_time {
    std::vector<double> nanoseconds;

    template <typename Work>
    void operator()(Work work) {
        const auto begin = std::chrono::steady_clock::now();
        work();
        const std::chrono::duration<double, std::nano> took =
            std::chrono::steady_clock::now() - begin;
        nanoseconds.push_back(took.count());
    }
    double median() {
        const auto middle = nanoseconds.begin() + static_cast<std::ptrdiff_t>(times / 2);
        std::nth_element(nanoseconds.begin(), middle, nanoseconds.end());
        return *middle;
    }
};

/// A backend whose register accesses are counted.
template <typename Backend>
struct counted {
    Backend &device;

    msr::failure read(unsigned cpu, std::uint32_t address, std::uint64_t &value) noexcept {
        ++accesses;
        return device.read(cpu, address, value);
    }
    msr::failure write(unsigned cpu, std::uint32_t address, std::uint64_t value) noexcept {
        ++accesses;
        return device.write(cpu, address, value);
    }
    std::uint64_t clock(unsigned cpu) noexcept requires msr::timed_backend<Backend> {
        return device.clock(cpu);
    }
};

template <typename Plan, typename Reader, typename Gauge>
void regions_of(const Plan &of, Reader reader, const std::string &operation, Gauge &gauge) {
    // The log has room for every call of a region, so that no call is only added to a sum.
    msr::regions regions{of, {.most_logged = 4 * times}};
    const msr::region_name work = regions.name("work");
    msr::region_thread mine{regions, reader};
    for (std::size_t i = 0; i < times; ++i)
        if (operation == "begin") {
            gauge([&] { mine.begin(work); });
            mine.end();
        } else {
            mine.begin(work);
            gauge([&] { mine.end(); });
        }
}

template <typename Session, typename MakeReader, typename Plan, typename Gauge>
void session_of(Session &session, MakeReader make_reader, const Plan &of,
                const std::string &operation, Gauge &gauge) {
    if (operation == "start" || operation == "stop") {
        for (std::size_t i = 0; i < times; ++i)
            if (operation == "start") {
                gauge([&] { session.start(); });
                static_cast<void>(session.stop());
            } else {
                session.start();
                gauge([&] { static_cast<void>(session.stop()); });
            }
        return;
    }
    session.start();
    if (operation == "read")
        for (std::size_t i = 0; i < times; ++i)
            gauge([&] { static_cast<void>(session.read()); });
    else
        regions_of(of, make_reader(session), operation, gauge);
}

template <typename Backend, typename Plan, typename Gauge>
void on_registers(Backend &&device, const Plan &of, const std::string &operation, Gauge &gauge) {
    counted<std::remove_reference_t<Backend>> watched{device};
    msr::session session{watched, of, msr::watch_cpu(0)};
    session_of(
        session, [](auto &running) { return msr::session_reader{running}; }, of, operation, gauge);
}

template <typename Calls, typename Gauge>
void on_perf(const std::string &operation, Gauge &gauge) {
    msr::basic_perf<Calls> device;
    msr::session session{device, plan, msr::watch_cpu(0)};
    session_of(
        session, [&](auto &running) { return device.reader_of(running); }, plan, operation, gauge);
}

/// Carries an operation out many times. Throws where the backend cannot be used on this machine.
template <typename Gauge>
void carry_out(const order &order, Gauge &gauge) {
    if (order.backend == "recorder") {
        on_registers(msr::recorder{}, plan, order.operation, gauge);
    } else if (order.backend == "dev_msr") {
        on_registers(msr::basic_dev_msr<stand_in::file_calls>{}, plan, order.operation, gauge);
    } else if (order.backend == "haswell") {
        on_registers(
            sim::fed<sim::machine<sim::perfmon_pmu>>{sim::shape_of(msr::core::haswell)->shape,
                                                     {},
                                                     pm::target_at(msr::core::haswell),
                                                     msr::events::haswell::core_events::all.events},
            plan, order.operation, gauge);
    } else if (order.backend == "pentium4") {
        on_registers(sim::pentium4{}, plan_of_pentium4, order.operation, gauge);
    } else if (order.backend == "msr_safe") {
        on_registers(msr::basic_msr_safe<stand_in::batch_calls>{}, plan, order.operation, gauge);
    } else if (order.backend == "shim") {
        msr::basic_shim<stand_in::module_calls> device;
        msr::session session{device, plan, msr::watch_cpu(0)};
        session_of(
            session, [](auto &running) { return msr::session_reader{running}; }, plan,
            order.operation, gauge);
    } else if (order.backend == "perf") {
        on_perf<stand_in::software_calls>(order.operation, gauge);
    } else if (order.backend == "perf_rdpmc") {
        on_perf<stand_in::page_calls>(order.operation, gauge);
    } else if (order.backend == "nothing") {
        for (std::size_t i = 0; i < times; ++i)
            gauge([] { asm volatile("" ::: "memory"); });
    } else {
        const auto index = [](std::uint32_t address) { return address; };
        regions_of(plan, msr::rdpmc_reader<2, stand_in::load_for_rdpmc>{plan, index},
                   order.operation, gauge);
    }
}

/// Returns the instructions of one operation, by callgrind; none where callgrind is missing or
/// failed.
std::optional<double> instructions(const order &order) {
    char self[4096];
    const ssize_t size = ::readlink("/proc/self/exe", self, sizeof self - 1);
    if (size <= 0) return {};
    self[size] = '\0';
    const std::string command = "LD_BIND_NOW=1 valgrind --tool=callgrind "
                                "--callgrind-out-file=/dev/null "
                                "--toggle-collect='*operation_itself*' '" +
                                std::string{self} + "' --carry-out " + order.backend + ' ' +
                                order.operation + " 2>&1";
    std::FILE *const statement = ::popen(command.c_str(), "r");
    if (statement == nullptr) return {};
    char line[4096];
    std::optional<double> result;
    while (std::fgets(line, sizeof line, statement) != nullptr) {
        const std::string text = line;
        const std::size_t place = text.find("Collected : ");
        if (place != text.npos) result = std::strtod(text.c_str() + place + 12, nullptr) / times;
    }
    const bool is_good = ::pclose(statement) == 0;
    return is_good && result > 0 ? result : std::optional<double>{};
}

/// The cost of the measurement itself, which is subtracted from that of each operation.
struct nothing {
    double executed = instructions({"nothing", "read"}).value_or(0);
    double nanoseconds = [] {
        with_time gauge;
        carry_out({"nothing", "read"}, gauge);
        return gauge.median();
    }();
};

constexpr std::pair<const char *, const char *> backends[] = {
    {"recorder", "`recorder`"},
    {"dev_msr", "`dev_msr`, a file in memory in place of the device"},
    {"msr_safe", "`msr_safe`, memory in place of the batch device"},
    {"shim", "`shim`, calls of the kernel that do nothing"},
    {"haswell", "simulated Haswell"},
    {"pentium4", "simulated Pentium 4"},
    {"perf", "`perf`, software events"},
    {"perf_rdpmc", "`perf` by RDPMC, a load in its place"},
    {"rdpmc", "`rdpmc_reader`, a load in place of RDPMC"},
};
constexpr const char *operations[] = {"start", "read", "stop", "begin", "end"};

/// The columns of the table of costs that are printed.
enum class columns { of_calls, of_instructions, all };

/// Prints one row of the table of costs; where the backend refuses, the reason stands in its row.
void print_row(const order &order, const char *name, columns columns) try {
    with_accesses minority;
    carry_out(order, minority);
    std::printf("| %s | %s | %.0f | %.0f |", name, order.operation.c_str(),
                static_cast<double>(minority.of_registers) / times,
                static_cast<double>(minority.of_system) / times);
    static const nothing own = columns == columns::of_calls ? nothing{0, 0} : nothing{};
    if (columns != columns::of_calls) {
        if (const std::optional<double> executed = instructions(order))
            std::printf(" %.0f |", *executed - own.executed);
        else
            std::printf(" no callgrind |");
    }
    if (columns == columns::all) {
        with_time gauge;
        carry_out(order, gauge);
        std::printf(" %.0f |", std::max(0.0, gauge.median() - own.nanoseconds));
    }
    std::printf("\n");
    std::fflush(stdout);
} catch (const msr::session_error &reason) {
    std::printf("| %s | %s | not here: %s |\n", name, order.operation.c_str(), reason.what());
}

} // namespace

int main(int count, char **words) {
    if (count == 4 && words[1] == std::string{"--carry-out"}) {
        under_callgrind gauge;
        carry_out({words[2], words[3]}, gauge);
        return 0;
    }
    const std::string option = count == 2 ? words[1] : "";
    const columns columns = option == "--accesses"       ? columns::of_calls
                            : option == "--instructions" ? columns::of_instructions
                                                         : columns::all;
    if (count > 2 || (count == 2 && columns == columns::all)) {
        std::fprintf(stderr, "usage: overhead [--accesses | --instructions]\n");
        return 2;
    }
    std::printf(
        "| backend | what | register accesses | system calls |%s%s\n|---|---|--:|--:|%s%s\n",
        columns == columns::of_calls ? "" : " instructions |",
        columns == columns::all ? " ns |" : "", columns == columns::of_calls ? "" : "--:|",
        columns == columns::all ? "--:|" : "");
    for (const auto &[backend, name] : backends)
        for (const char *const operation : operations) {
            const bool is_of_session = operation[0] == 's' || operation[0] == 'r';
            if (backend == std::string{"rdpmc"} && is_of_session) continue;
            print_row({backend, operation}, name, columns);
        }
    return 0;
}
