// Processors of several kinds in one machine, as hybrid processors are: each logical processor has
// the registers, the models and the CPUID of its kind.
#pragma once

#include "../msrpp/family.hpp"

#include "models.hpp"
#include "ring/cpuid_table.hpp"
#include "simulated.hpp"

#include <memory>
#include <string>
#include <vector>

namespace msrpp::machine {

/// The processor that each logical processor of a machine is.
struct kinds_of_cpus {
    /// `by_cpu`: of CPU 0, 1 and so on, the last one also of the rest; at least one. Throws a
    /// complaint where they cannot be in one machine.
    explicit kinds_of_cpus(const std::vector<family> &by_cpu);

    std::vector<family> kinds;      ///< each once
    std::vector<unsigned> kind_of_; ///< by CPU; the last one for the rest

    unsigned kind_of(unsigned cpu) const {
        return kind_of_[cpu < kind_of_.size() ? cpu : kind_of_.size() - 1];
    }
    /// The CPUs of a kind, of so many in all.
    std::vector<unsigned> cpus_of(unsigned kind, unsigned cpus) const;
    /// Returns all kinds as one family, for people.
    family shown() const;
};

/// Something of each kind, in their order.
template <typename Make>
auto of_each_kind(const kinds_of_cpus &cpus, Make make) {
    std::vector<decltype(make(cpus.kinds.front()))> list;
    for (const family &family : cpus.kinds)
        list.push_back(make(family));
    return list;
}

/// Returns a machine whose CPUs have the registers of their kinds. `family`: a machine with all
/// CPUs for each kind.
std::unique_ptr<simulated> mixed(const kinds_of_cpus &cpus,
                                 std::vector<std::unique_ptr<simulated>> entry);

/// Models of which each CPU has those of its kind; all of them follow what all CPUs do.
std::unique_ptr<models> mixed(const kinds_of_cpus &cpus,
                              std::vector<std::unique_ptr<models>> entry);

/// Returns the tables of CPUID, by CPU.
cpuid_tables cpuid_of(const kinds_of_cpus &kinds_of_cpus, unsigned cpus);

} // namespace msrpp::machine
