// Which logical processors a backend's machine has, and where they are.
// Sources: Linux, Documentation/ABI/stable/sysfs-devices-system-cpu; sched_getaffinity(2).
#pragma once

#include <msr/backend/backend.hpp>
#include <msr/backend/system_topology.hpp>
#include <msr/core/cpu_list.hpp>
#include <msr/core/failure.hpp>
#include <msr/core/program.hpp>
#include <msr/core/register_scope.hpp>
#include <msr/core/sequence.hpp>
#include <msr/processor/topology.hpp>
#include <msr/session/cpu_selection.hpp>
#include <msr/session/execution/bindings.hpp>

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace msr {

/// Where processors of a backend's machine are: as the backend says (`placed_backend`), or as the
/// kernel does where it reaches the processors that run this program. `no_unit`: not known.
template <backend Backend>
std::vector<cpu_place> places_of(Backend &device, const std::vector<unsigned> &cpus) {
    if constexpr (!placed_backend<Backend>)
        if (hardware_of(device) != hardware_access::none) return system_places(cpus);
    std::vector<cpu_place> all;
    for (const unsigned cpu : cpus)
        if constexpr (placed_backend<Backend>)
            all.push_back(device.place_of(cpu));
        else
            all.push_back(unknown_place(cpu));
    return all;
}

namespace detail {

/// The processors of `allowed` that a list such as that of /sys/devices/system/cpu/online has, in
/// ascending order. A text that is no such list, or is empty, has all.
inline std::vector<unsigned> cpus_online(std::string_view online, const processor_set &allowed) {
    std::vector<unsigned> all;
    const auto take = [&](unsigned first, unsigned last) {
        for (unsigned cpu = first; cpu <= last && cpu < most_cpus; ++cpu)
            if (CPU_ISSET_S(cpu, sizeof allowed.sets, allowed.sets)) all.push_back(cpu);
    };
    if (!online.empty() && read_cpu_list({online.data(), online.size()}, take)) return all;
    all.clear();
    take(0, most_cpus - 1);
    return all;
}

/// The processors of this machine that are online and that the calling thread may use; a thread
/// that a session has bound, as before. An emulator that shows its host's files is asked only what
/// the thread may use. Empty: the kernel does not say.
inline std::vector<unsigned> system_cpus() {
    processor_set allowed{};
    if (!bindings.allowed_cpus(allowed)) return {};
    return cpus_online(online_cpus(), allowed);
}

/// Finds the processors of a backend's machine. `error_code::cpu_list` where they are not known.
template <backend Backend>
failure find_machine_cpus(Backend &device, std::vector<unsigned> &into) {
    into.clear();
    if constexpr (sized_backend<Backend>)
        for (unsigned cpu = 0; cpu < device.cpus(); ++cpu)
            into.push_back(cpu);
    if (!into.empty()) return {};
    if (hardware_of(device) != hardware_access::none) {
        into = system_cpus();
        if (into.empty())
            return {.kind = error_code::cpu_list,
                    .about = "is empty: none that is online may run this program"};
        return {};
    }
    return {.kind = error_code::cpu_list,
            .about = "is not known: the backend does not say which CPUs its machine has: name them "
                     "with msr::on_cpus"};
}

/// Keeps those of a socket. `places`: of all of `cpus`, in their order.
inline failure keep_socket(unsigned socket, const std::vector<cpu_place> &places,
                           std::vector<unsigned> &cpus) {
    std::vector<unsigned> packages; // in the order of their lowest processors
    for (const cpu_place &each : places) {
        if (each.package == no_unit)
            return {.kind = error_code::cpu_list,
                    .cpu = each.cpu,
                    .about = "is not known: nothing says which CPUs are of which socket: name them "
                             "with msr::on_cpus, or say it with session_options::places"};
        if (std::find(packages.begin(), packages.end(), each.package) == packages.end())
            packages.push_back(each.package);
    }
    if (socket >= packages.size())
        return {.kind = error_code::cpu_list,
                .about = "is empty: the machine has no socket of that number, or no CPU of it may "
                         "be used"};
    std::vector<unsigned> kept;
    for (const cpu_place &each : places)
        if (each.package == packages[socket]) kept.push_back(each.cpu);
    cpus = std::move(kept);
    return {};
}

/// The places of `known` that are of these processors.
inline std::vector<cpu_place> places_among(sequence<cpu_place> known,
                                           const std::vector<unsigned> &cpus) {
    std::vector<cpu_place> all;
    for (const unsigned cpu : cpus) {
        const auto found = std::find_if(known.begin(), known.end(),
                                        [cpu](const cpu_place &each) { return each.cpu == cpu; });
        all.push_back(found == known.end() ? unknown_place(cpu) : *found);
    }
    return all;
}

/// Finds the processors that a selection names. `places`: as in session_options.
template <backend Backend>
failure find_cpus(Backend &device, cpu_selection selection, sequence<cpu_place> places,
                  std::vector<unsigned> &into) {
    if (selection.size == cpu_selection::extent::list) {
        into = std::move(selection.cpus);
        return {};
    }
    if (const failure why = find_machine_cpus(device, into)) return why;
    if (selection.size == cpu_selection::extent::machine) return {};
    return keep_socket(selection.socket,
                       places.size() == 0 ? places_of(device, into) : places_among(places, into),
                       into);
}

} // namespace detail

} // namespace msr
