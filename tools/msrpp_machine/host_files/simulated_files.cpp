#include "simulated_files.hpp"

#include "../../support/complaint.hpp"

#include "cpu_files.hpp"
#include "cpuinfo.hpp"
#include "emulated_cpuid.hpp"
#include "event_files.hpp"
#include "event_sources.hpp"

#include "../ring/simulated_time.hpp"

#include <msr/processor/cpuid.hpp>

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <fstream>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <utility>

#include <sys/sysinfo.h>

namespace msrpp::machine {

namespace {

/// Returns the clock in MHz that the host's /proc/cpuinfo shows; none: the file has no such line.
/// RDTSC of the simulated machine shows the host's clock.
std::optional<double> megahertz_of_host() {
    std::ifstream input{cpuinfo_file};
    for (std::string line; std::getline(input, line);) {
        if (line.rfind("cpu MHz", 0) != 0) continue;
        const std::size_t colon = line.find(':');
        if (colon == std::string::npos) return {};
        const double value = std::strtod(line.c_str() + colon + 1, nullptr);
        return value > 0 ? std::optional{value} : std::nullopt;
    }
    return {};
}

host_memory memory_of_host() {
    struct sysinfo info {};
    if (sysinfo(&info) != 0) return {};
    const auto kib = [&info](unsigned long units) {
        return std::uint64_t{units} * info.mem_unit / 1024;
    };
    return {.total = kib(info.totalram), .free = kib(info.freeram)};
}

/// CPUID of a machine: the answers of the emulator, corrected by the tables of the machine's
/// processors.
struct machine_cpuid {
    cpuid_tables tables;
    cpuid_answers emulated;

    msr::cpuid_registers operator()(unsigned cpu, std::uint32_t leaf, std::uint32_t subleaf) const {
        const auto entry = emulated.find({leaf, subleaf});
        const msr::cpuid_registers answer =
            entry == emulated.end() ? msr::cpuid_registers{} : entry->second;
        return tables.of_cpu(cpu).corrected(leaf, subleaf, answer, cpu);
    }
};

} // namespace

shown_files simulated_files(const kinds_of_cpus &kinds, unsigned cpus, const emulator &emulator,
                            bool has_simulated_clock) {
    constexpr double simulated_megahertz = simulated_hertz / 1e6;
    std::shared_ptr<const machine_cpuid> cpuid;
    try {
        cpuid = std::make_shared<machine_cpuid>(
            machine_cpuid{cpuid_of(kinds, cpus), emulated_cpuid(emulator)});
    } catch (const std::runtime_error &problem) {
        complain(rule_broken, std::string{"machine: "} + problem.what());
    }
    cpu_identifications identifications;
    for (unsigned cpu = 0; cpu < cpus; ++cpu)
        identifications.emplace_back([cpuid, cpu](std::uint32_t leaf, std::uint32_t subleaf) {
            return (*cpuid)(cpu, leaf, subleaf);
        });
    shown_files files{cpu_files(identifications, memory_of_host()), {}};
    files.texts[cpuinfo_file] =
        cpuinfo_text(identifications, has_simulated_clock ? std::optional{simulated_megahertz}
                                                          : megahertz_of_host());
    // No kernel code runs on a simulated processor, so that the list of kernel symbols is empty.
    // perf record reads the list from its begin to its end, which would take longer on a simulated
    // processor than all else that perf record does.
    files.texts[symbols_file] = "";
    files.texts.merge(event_files(kinds, event_sources_of(kinds, cpus)));
    files.links = event_sources_of_host();
    return files;
}

} // namespace msrpp::machine
