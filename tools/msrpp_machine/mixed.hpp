// Processors of several kinds in a single machine, as in hybrid processors: each logical processor
// has the registers, the models and the CPUID of its kind.
#pragma once

#include "../msrpp/family.hpp"

#include "models.hpp"
#include "ring/cpuid_table.hpp"
#include "simulated.hpp"

#include <memory>
#include <string>
#include <vector>

namespace msrpp::machine {

/// The kind of each logical processor of a machine.
struct kinds_of_cpus {
    /// `by_cpu`: the processors of CPU 0, 1 and so on, at least one; the last is also that of all
    /// further CPUs. Throws a complaint where the processors cannot be in one machine.
    explicit kinds_of_cpus(const std::vector<family> &by_cpu);

    std::vector<family> kinds; ///< the different processors of the machine, each once
    /// Index of each CPU's processor in `kinds`, by CPU; the last is that of all further CPUs.
    std::vector<unsigned> kind_of_;

    unsigned kind_of(unsigned cpu) const {
        return kind_of_[cpu < kind_of_.size() ? cpu : kind_of_.size() - 1];
    }
    /// Returns the CPUs of a kind of processor, in a machine with `cpus` CPUs.
    std::vector<unsigned> cpus_of(unsigned kind, unsigned cpus) const;
    /// Returns a processor whose name joins the names of all kinds of processors, for printing.
    family shown() const;
};

/// Returns the results of `make` for each kind of processor, in the order of `kinds`.
template <typename Make>
auto of_each_kind(const kinds_of_cpus &cpus, Make make) {
    std::vector<decltype(make(cpus.kinds.front()))> list;
    for (const family &family : cpus.kinds)
        list.push_back(make(family));
    return list;
}

/// Returns a machine in which each CPU has the registers of its kind of processor. `entry`: for
/// each kind, a machine with all CPUs.
std::unique_ptr<simulated> mixed(const kinds_of_cpus &cpus,
                                 std::vector<std::unique_ptr<simulated>> entry);

/// Returns models in which each CPU has the models of its kind of processor; the models of every
/// kind follow what all CPUs execute.
std::unique_ptr<models> mixed(const kinds_of_cpus &cpus,
                              std::vector<std::unique_ptr<models>> entry);

/// Returns the tables of CPUID of all logical processors, by CPU.
cpuid_tables cpuid_of(const kinds_of_cpus &kinds_of_cpus, unsigned cpus);

} // namespace msrpp::machine
