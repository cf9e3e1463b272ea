// The kinds of cores that a program may run on: a hybrid processor has two or more, whose events
// have different numbers.
#pragma once

#include "../detect/cpuid_source.hpp"
#include "../family.hpp"

#include <memory>
#include <string>
#include <vector>

namespace msrpp::run {

/// CPUs whose CPUID names the same processor of the table.
struct core_kind {
    std::string name; ///< of that processor; empty: it is not in the table
    std::vector<unsigned> cpus;
    std::shared_ptr<const cpuid_source> cpuid; ///< CPUID of the first of the CPUs
};

/// The kinds of these CPUs, in the order of their first CPUs; without CPUs those that this process
/// may use. Asks CPUID on each of them. Throws a complaint about a CPU on which it cannot be asked.
std::vector<core_kind> kinds_of(std::vector<unsigned> cpus);

/// Whether plans for what --cpu names have the numbers of a kind's events.
bool has_events_of(const family &identity, const core_kind &kind);

/// `CPU 1 is alder_lake_atom`.
std::string named_cpus(const core_kind &kind);

/// A sentence: which CPUs are of another kind than `planned`, and how to stay on one kind.
std::string other_kinds(const std::vector<core_kind> &kinds, const core_kind &planned);

/// The kernel's name of a core's PMU on a hybrid processor (`cpu_atom`), where the kernel shows it;
/// else empty: the kernel has one PMU for all cores.
std::string core_pmu(const family &identity);

} // namespace msrpp::run
