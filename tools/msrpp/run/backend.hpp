// Backends of `msrpp run` by their names.
#pragma once

#include "carrier.hpp"
#include "kinds.hpp"

#include "../settings.hpp"

#include <functional>
#include <string>
#include <vector>

namespace msrpp::run {

/// A backend with its name, and its way to count groups of events in a run.
struct chosen_backend {
    std::string name;
    std::function<outcome(const work &, plans)> count;
    /// Returns for each plan the reason why it cannot be counted alone, if any.
    std::function<std::vector<obstacle>(plans)> obstacles;
    bool has_levels = false; ///< the caller's rights may permit only user mode
};

/// Returns whether a backend's name, such as `machine:zen4`, is that of a simulated processor.
bool is_machine(const std::string &backend);

/// Sets the processor's name where the user gave an alias or none: the processor of `cpus`, or of
/// the CPUs that this process may use. With several kinds of cores, the first. Throws a complaint
/// where the processor is unknown.
void resolve_cpu(target_options &common, const std::string &backend,
                 const std::vector<unsigned> &cpus);

/// The kinds of cores on which a program may run, and the plans for each kind.
class planned_kinds {
public:
    /// Finds the kinds of CPUs by CPUID: of the given CPUs, or of those that this process may use.
    /// Throws a complaint that names the CPUs where a family was named, and the CPUs' events have
    /// other numbers.
    planned_kinds(const target_options &common, const family &identity, const std::string &backend,
                  const std::vector<unsigned> &cpus);

    /// Returns a sentence that names the kinds; empty: a single kind.
    std::string note() const;
    /// Returns the reason why requested events cannot be counted on all kinds of cores; empty: they
    /// can be counted.
    std::string obstacle_of(const std::vector<std::string> &choices);
    /// Returns the plans of all kinds for groups; empty where there is a single kind. Throws a
    /// complaint that names the CPUs of a kind without a plan.
    std::vector<kind_plans> plans_of(plans groups);
    /// Returns the kernel's name of the cores' PMU where there is a single kind; empty: the usual
    /// PMU.
    const std::string &pmu() const { return pmu_; }

    /// Returns the processors of the kinds, also of the kinds of a simulated machine; empty where
    /// there is a single kind.
    const std::vector<family> &each() const { return each_; }
    /// Returns an object for a single kind, which counts alone: `plans_of` returns only plans of
    /// the kind.
    planned_kinds alone(std::size_t kind) const;
    /// Returns the simulated processor that alone counts; empty: all CPUs of the machine count.
    const std::string &simulated() const { return simulated_; }

private:
    planned_kinds() = default;

    /// The kinds of cores; with a single kind no further plans are made.
    std::vector<core_kind> kinds_;
    std::vector<family> families_;
    std::vector<family> each_; ///< families of the kinds, as each() returns them
    std::string pmu_;
    std::string simulated_;
};

/// Returns the backend of a name, for the CPUs of `kinds`; for `auto` the first that can count.
/// Throws a complaint where the backend is unknown or cannot count.
chosen_backend backend_of(const target_options &common, const std::string &named,
                          planned_kinds &kinds, const counted_cpus &cpu);

} // namespace msrpp::run
