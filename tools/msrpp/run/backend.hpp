// Backends of `msrpp run` by their names.
#pragma once

#include "carrier.hpp"
#include "kinds.hpp"

#include "../settings.hpp"

#include <functional>
#include <string>
#include <vector>

namespace msrpp::run {

/// A backend of `msrpp run` by its name, and the functions that count groups of events with the
/// backend.
struct chosen_backend {
    std::string name;
    std::function<outcome(const work &, plans)> count;
    /// Returns for each plan the reason why the backend cannot count the plan alone, if any.
    std::function<std::vector<obstacle>(plans)> obstacles;
    bool has_levels = false; ///< the caller's rights may permit counts of user mode only
};

/// Returns whether a backend's name, such as `machine:zen4`, is that of a simulated processor.
bool is_machine(const std::string &backend);
/// Returns a text with the CPUs of a simulated machine, and the kind of core of each CPU: `CPU 0 is
/// alder_lake, CPU 1 is alder_lake_atom`. `cpus`: the CPUs that the program may use; empty: one for
/// each name in the backend's list.
std::string simulated_cpus(const std::string &backend, const std::vector<unsigned> &cpus);

/// Sets the processor's name where the user gave an alias or none: to the processor of `cpus`, or
/// of the CPUs that this process may use where `cpus` is empty. Where the CPUs are of several kinds
/// of cores, the first kind names the processor. Throws a complaint where the processor is unknown.
void resolve_cpu(target_options &common, const std::string &backend,
                 const std::vector<unsigned> &cpus);

/// The kinds of cores on which a program may run, and the plans for each kind.
class planned_kinds {
public:
    /// Finds the kinds of CPUs by CPUID: the kinds of `cpus`, or of the CPUs that this process may
    /// use where `cpus` is empty. Throws a complaint that names the CPUs where a processor was
    /// named with --cpu, and the events of the CPUs have other numbers.
    planned_kinds(const target_options &common, const family &identity, const std::string &backend,
                  const std::vector<unsigned> &cpus);

    /// Returns a sentence that names the kinds of cores; empty: all cores are of one kind.
    std::string note() const;
    /// Returns the reason why requested events cannot be counted on all kinds of cores; empty: all
    /// kinds can count the events.
    std::string obstacle_of(const std::vector<std::string> &choices);
    /// Returns the plans of all kinds of cores for groups of events; empty where all cores are of
    /// one kind. Throws a complaint that names the CPUs of a kind of core without a plan.
    std::vector<kind_plans> plans_of(plans groups);
    /// Returns the kernel's name of the cores' PMU where all cores are of one kind; empty: the
    /// usual PMU.
    const std::string &pmu() const { return pmu_; }

    /// Returns the processors of the kinds of cores, also of a simulated machine's kinds; empty
    /// where all cores are of one kind.
    const std::vector<family> &each() const { return each_; }
    /// Returns an object for a single kind of core, whose `plans_of` returns only plans of the
    /// kind. `kind`: position of the kind in `each()`.
    planned_kinds alone(std::size_t kind) const;
    /// Returns the CPUs of a kind of core, also of a simulated machine. `kind`: position of the
    /// kind in `each()`.
    const std::vector<unsigned> &cpus(std::size_t kind) const {
        return families_.empty() ? simulated_cpus_[kind] : kinds_[kind].cpus;
    }
    /// Returns the name of the only simulated processor whose CPUs count; empty: all CPUs of the
    /// simulated machine count.
    const std::string &simulated() const { return simulated_; }

private:
    planned_kinds() = default;

    /// The kinds of cores, which each need plans of their own; empty where all CPUs count the same
    /// plans.
    std::vector<core_kind> kinds_;
    std::vector<family> families_;
    std::vector<family> each_; ///< families of the kinds of cores, as each() returns them
    std::string pmu_;
    std::string simulated_;
    /// CPUs of each kind of core of a simulated machine
    std::vector<std::vector<unsigned>> simulated_cpus_;
};

/// Returns the backend that a user has named, for CPUs of the kinds of cores in `kinds`; `auto`
/// names the first backend that can count. Throws a complaint where the backend is unknown or
/// cannot count.
chosen_backend backend_of(const target_options &common, const std::string &named,
                          planned_kinds &kinds, const counted_cpus &cpu);

} // namespace msrpp::run
