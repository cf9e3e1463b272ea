// The kinds of cores that a program may run on: a hybrid processor has two or more kinds, whose
// events have different numbers.
#pragma once

#include "../detect/cpuid_source.hpp"
#include "../family.hpp"

#include <memory>
#include <string>
#include <vector>

namespace msrpp::run {

/// CPUs whose CPUID names the same processor in the library's table of processors.
struct core_kind {
    std::string name; ///< name of the processor; empty: the table of processors lacks the processor
    std::vector<unsigned> cpus;
    std::shared_ptr<const cpuid_source> cpuid; ///< CPUID of the first CPU of the kind of core
};

/// Returns the kinds of CPUs, in the order of each kind's first CPU. `cpus`: the CPUs; empty: the
/// CPUs that this process may use. Executes CPUID on each CPU, and leaves out CPUs on which the
/// thread cannot run.
std::vector<core_kind> kinds_of(std::vector<unsigned> cpus);

/// Returns whether events of a kind of core have the numbers that are in plans for the processor of
/// --cpu.
bool has_events_of(const family &identity, const core_kind &kind);

/// Returns the CPUs of a kind of core as text: `CPU 1 is alder_lake_atom`.
std::string named_cpus(const core_kind &kind);

/// Returns a sentence on the CPUs of other kinds of cores than `planned`, and on how to stay on a
/// single kind of core.
std::string other_kinds(const std::vector<core_kind> &kinds, const core_kind &planned);

/// Returns the kernel's name of a core's PMU on a hybrid processor (`cpu_atom`), if the kernel
/// shows the PMU; empty: the kernel has one PMU for all cores.
std::string core_pmu(const family &identity);

/// Throws a complaint where the kernel shows PMUs of kinds of cores, and none for the kind of
/// `identity`: events of another kind's PMU would have other numbers.
void expect_core_pmu(const family &identity);

} // namespace msrpp::run
