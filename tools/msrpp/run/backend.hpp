// Backends by their names.
#pragma once

#include "carrier.hpp"
#include "kinds.hpp"

#include "../settings.hpp"

#include <functional>
#include <string>
#include <vector>

namespace msrpp::run {

/// A backend by its name, and how it counts groups in one run.
struct chosen_backend {
    std::string name;
    std::function<outcome(const work &, plans)> count;
    /// The obstacles to counting plans, each of which is counted alone.
    std::function<std::vector<obstacle>(plans)> obstacles;
    bool has_levels = false; ///< rights may be for user mode alone
};

/// Whether the name of a backend, such as `machine:zen4`, is that of a simulated processor.
bool is_machine(const std::string &backend);

/// Puts the processor's name where the user gave another or none: that of these CPUs, or of those
/// that this process may use. Of several kinds of cores it is the first. Throws a complaint.
void resolve_cpu(target_options &common, const std::string &backend,
                 const std::vector<unsigned> &cpus);

/// The families of the kinds of cores on which a program may run beside `of`, and what they have
/// planned.
class planned_kinds {
public:
    /// Finds the kinds of these CPUs, or of those that this process may use, by CPUID. Where a
    /// family was named, and the events of CPUs have other numbers: throws a complaint that names
    /// these CPUs.
    planned_kinds(const target_options &common, const family &identity, const std::string &backend,
                  const std::vector<unsigned> &cpus);

    /// A sentence: which kinds there are; empty: one.
    std::string note() const;
    /// The obstacle to counting choices on all kinds; empty: there is none.
    std::string obstacle_of(const std::vector<std::string> &choices);
    /// The plans of all kinds for groups; none where there is one kind. Throws a complaint that
    /// names the CPUs of a kind which has no plan.
    std::vector<kind_plans> plans_of(plans groups);
    /// The kernel's name of the cores' PMU where there is one kind; empty: the usual one.
    const std::string &pmu() const { return pmu_; }

    /// The processors of the kinds, also of those of a simulated machine; none where there is one
    /// kind.
    const std::vector<family> &each() const { return each_; }
    /// One of the kinds, which alone counts: `plans_of` has its plans alone.
    planned_kinds alone(std::size_t kind) const;
    /// The simulated processor that alone counts; empty: all CPUs of the machine do.
    const std::string &simulated() const { return simulated_; }

private:
    planned_kinds() = default;

    std::vector<core_kind> kinds_; ///< the kinds; one kind: nothing more is planned
    std::vector<family> families_;
    std::vector<family> each_; ///< families of the kinds: see each()
    std::string pmu_;
    std::string simulated_;
};

/// The backend of a name, for the CPUs of `kinds`; of `auto` the first that can count here. Throws
/// a complaint.
chosen_backend backend_of(const target_options &common, const std::string &named,
                          planned_kinds &kinds, const counted_cpus &cpu);

} // namespace msrpp::run
