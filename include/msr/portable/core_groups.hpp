// The kinds of cores of a machine, and the CPUs of each kind: a hybrid processor has two or more,
// whose counters and events differ.
#pragma once

#include <msr/backend/backend.hpp>
#include <msr/backend/exceptions.hpp>
#include <msr/core/failure.hpp>
#include <msr/processor/detect.hpp>
#include <msr/processor/identity.hpp>
#include <msr/processor/table.hpp>
#include <msr/session/cpu_selection.hpp>
#include <msr/session/error.hpp>
#include <msr/session/machine_cpus.hpp>

#include <string_view>
#include <vector>

namespace msr {

/// The CPUs of a machine whose cores are of one kind.
struct core_group {
    identity processor; ///< the identity of a core of the group, from its CPUID
    /// The numbers of the CPUs whose cores are of the group's kind, in ascending order.
    std::vector<unsigned> cpus;

    /// Returns the name of the kind of core, such as `alder_lake_atom`; empty where the kind is not
    /// known.
    std::string_view name() const {
        return processor.is == core::none ? std::string_view{}
                                          : processor_row_of(processor.is).name;
    }
};

/// Returns the CPUs of a backend's machine in groups by kind of core: the CPUs that
/// `msr::on_machine()` selects, the group with the lowest CPU first.
/// Returns an empty list, and the reason in `problem` (`error_code::cpu_list`), where it is not
/// known which CPUs there are or which processor a CPU is.
/// `device`: a backend that knows its CPUs
/// `problem`: set to the failure, or to none
template <backend Backend>
std::vector<core_group> core_groups(Backend &device, failure &problem) {
    std::vector<core_group> groups;
    std::vector<unsigned> cpus;
    problem = detail::find_machine_cpus(device, cpus);
    for (const unsigned cpu : cpus) {
        identity identity;
        if (!detail::use_cpuid_on(device, cpu,
                                  [&](const auto &cpuid) { identity = identify(cpuid); }))
            problem = {.kind = error_code::cpu_list,
                       .cpu = cpu,
                       .subject =
                           "has a CPU of which nothing says what it is: the backend does not "
                           "answer CPUID, or the CPU is not open to this program"};
        if (problem) return {};
        core_group *group = nullptr;
        for (core_group &entry : groups)
            if (entry.processor == identity) group = &entry;
        if (group == nullptr) group = &groups.emplace_back(core_group{identity, {}});
        group->cpus.push_back(cpu);
    }
    return groups;
}
/// Finds the CPUs of a backend's machine, by kind of core.
/// Throws session_error where it is not known which CPUs there are or which processor a CPU is.
/// Example:
///     #include <msr/backend/any_backend.hpp>
///     #include <msr/session/machine.hpp>
///     msr::any_backend device{{.target = msr::of_cpus}};
///     for (const msr::core_group &kind : msr::core_groups(device)) {
///         const auto plan = msr::plan_on(device, kind.cpus[0], msr::instructions);
///         msr::session session{device, plan, msr::on_cpus(kind.cpus)};
///     }
template <backend Backend>
std::vector<core_group> core_groups(Backend &device) {
    failure problem;
    std::vector<core_group> groups = core_groups(device, problem);
    detail::throw_if<session_error, Backend>(problem);
    return groups;
}

} // namespace msr
