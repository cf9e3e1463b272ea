// The logical processors of a backend's machine, and the units (such as core and package) that each
// processor shares.
// Sources: Linux, Documentation/ABI/stable/sysfs-devices-system-cpu; sched_getaffinity(2).
#pragma once

#include <msr/backend/backend.hpp>
#include <msr/backend/system_topology.hpp>
#include <msr/core/cpu_list.hpp>
#include <msr/core/failure.hpp>
#include <msr/core/program.hpp>
#include <msr/core/register_scope.hpp>
#include <msr/core/sequence.hpp>
#include <msr/processor/cpuid.hpp>
#include <msr/processor/topology.hpp>
#include <msr/session/cpu_selection.hpp>
#include <msr/session/execution/bindings.hpp>
#include <msr/session/execution/cpu_cpuid.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace msr {

namespace detail {

/// Returns the place of a processor, the numbers of the units that it belongs to, by its own CPUID;
/// `no_unit` for a unit that is not known.
inline cpu_place place_by_own_cpuid(unsigned cpu) {
    cpu_place place = unknown_place(cpu);
    use_cpuid_of(cpu, [&](const auto &cpuid) { place = place_by_cpuid(cpu, cpuid); });
    return place;
}

/// Compares the processors' places (units) in `files`, from the kernel's files, with the places by
/// CPUID, for the scopes of the counters `counted`. Where the files lack a processor's unit in a
/// scope, all units of that scope are taken from CPUID. Returns `error_code::cpu_list` where files
/// and CPUID disagree.
inline failure compare_places(std::vector<cpu_place> &files, const std::vector<cpu_place> &cpuid,
                              sequence<readout> counted) {
    for (const readout &entry : counted) {
        if (entry.scope == register_scope::thread) continue;
        const unsigned differs =
            differing_cpu({files.data(), files.size()}, {cpuid.data(), cpuid.size()}, entry.scope);
        if (differs != no_cpu)
            return {.kind = error_code::cpu_list,
                    .cpu = differs,
                    .name = entry.name,
                    .subject =
                        "has CPUs of which CPUID and /sys/devices/system/cpu say differently "
                        "who shares a unit that the plan counts: say it with "
                        "session_options::places, or name one CPU"};
        const auto is_unknown = [&](const cpu_place &place) {
            return place.unit(entry.scope) == no_unit;
        };
        if (std::none_of(files.begin(), files.end(), is_unknown)) continue;
        for (std::size_t i = 0; i < files.size(); ++i)
            files[i].set_unit(entry.scope, cpuid[i].unit(entry.scope));
    }
    return {};
}

} // namespace detail

/// Finds the places (units) of processors of a backend's machine: from the backend
/// (`placed_backend`), or from the kernel where the backend accesses the processors that run this
/// program. The number of a unit that is not known is `no_unit`.
/// `device`: a backend
/// `cpus`: numbers of logical processors
/// Returns a place for each of `cpus`, in their order.
template <backend Backend>
std::vector<cpu_place> places_of(Backend &device, const std::vector<unsigned> &cpus) {
    if constexpr (!placed_backend<Backend>)
        if (hardware_of(device) != hardware_access::none) return system_places(cpus);
    std::vector<cpu_place> places;
    for (const unsigned cpu : cpus)
        if constexpr (placed_backend<Backend>)
            places.push_back(device.place_of(cpu));
        else
            places.push_back(unknown_place(cpu));
    return places;
}

namespace detail {

/// Finds the places (units) of processors of a backend's machine, and compares the kernel's places
/// of this machine with those of CPUID, for the scopes of the counters `counted`.
template <backend Backend>
failure find_places(Backend &device, const std::vector<unsigned> &cpus, sequence<readout> counted,
                    std::vector<cpu_place> &destination) {
    destination = places_of(device, cpus);
    if constexpr (!placed_backend<Backend>)
        if (hardware_of(device) != hardware_access::none) {
            // `online_cpus` is empty in an emulator that shows the files of its host: CPUID and the
            // files then describe different machines
            if (online_cpus().empty()) return {};
            std::vector<cpu_place> by_cpuid;
            for (const unsigned cpu : cpus)
                by_cpuid.push_back(place_by_own_cpuid(cpu));
            return compare_places(destination, by_cpuid, counted);
        }
    return {};
}

/// Returns the processors of `allowed` that `online`, a list like /sys/devices/system/cpu/online,
/// has, in ascending order; all of `allowed` where `online` is empty or no list.
inline std::vector<unsigned> cpus_online(std::string_view online, const processor_set &allowed) {
    std::vector<unsigned> list;
    const auto take = [&](unsigned first, unsigned last) {
        for (unsigned cpu = first; cpu <= last && cpu < most_cpus; ++cpu)
            if (CPU_ISSET_S(cpu, sizeof allowed.sets, allowed.sets)) list.push_back(cpu);
    };
    if (!online.empty() && read_cpu_list({online.data(), online.size()}, take)) return list;
    list.clear();
    take(0, most_cpus - 1);
    return list;
}

/// Returns the processors of this machine that are online and that the calling thread may use; for
/// a thread that a session has bound, those that it was allowed to use before. In an emulator that
/// shows its host's files, returns all processors that the thread may use. Returns an empty list
/// where the kernel does not answer.
inline std::vector<unsigned> system_cpus() {
    processor_set allowed{};
    if (!bindings.allowed_cpus(allowed)) return {};
    return cpus_online(online_cpus(), allowed);
}

/// Calls `use(cpuid)` with CPUID of a processor of a backend's machine: from the backend, or else
/// from the kernel or the processor where the backend accesses the processors that run this
/// program. Returns false where CPUID cannot be read.
template <backend Backend, typename Use>
bool use_cpuid_on(Backend &device, unsigned cpu, Use use) {
    if constexpr (processor_backend<Backend>) {
        const auto own = [&](std::uint32_t leaf, std::uint32_t subleaf) {
            return device.cpuid(cpu, leaf, subleaf);
        };
        if (!(own(0, 0) == cpuid_registers{})) {
            use(own);
            return true;
        }
    }
    return hardware_of(device) != hardware_access::none && use_cpuid_of(cpu, use);
}

/// Finds the processors of a backend's machine. Returns `error_code::cpu_list` where the processors
/// are not known.
template <backend Backend>
failure find_machine_cpus(Backend &device, std::vector<unsigned> &destination) {
    destination.clear();
    if constexpr (sized_backend<Backend>)
        for (unsigned cpu = 0; cpu < device.cpus(); ++cpu)
            destination.push_back(cpu);
    if (!destination.empty()) return {};
    if (hardware_of(device) != hardware_access::none) {
        destination = system_cpus();
        if (destination.empty())
            return {.kind = error_code::cpu_list,
                    .subject = "is empty: none that is online may run this program"};
        return {};
    }
    return {.kind = error_code::cpu_list,
            .subject =
                "is not known: the backend does not say which CPUs its machine has: name them "
                "with msr::on_cpus"};
}

/// Keeps in `cpus` only the processors of a socket. `places`: the place (the units) of each of
/// `cpus`, in their order.
inline failure keep_socket(unsigned socket, const std::vector<cpu_place> &places,
                           std::vector<unsigned> &cpus) {
    // the package numbers, in the order of the packages' lowest processors
    std::vector<unsigned> packages;
    for (const cpu_place &place : places) {
        if (place.package == no_unit)
            return {.kind = error_code::cpu_list,
                    .cpu = place.cpu,
                    .subject =
                        "is not known: nothing says which CPUs are of which socket: name them "
                        "with msr::on_cpus, or say it with session_options::places"};
        if (std::find(packages.begin(), packages.end(), place.package) == packages.end())
            packages.push_back(place.package);
    }
    if (socket >= packages.size())
        return {.kind = error_code::cpu_list,
                .subject =
                    "is empty: the machine has no socket of that number, or no CPU of it may "
                    "be used"};
    std::vector<unsigned> socket_cpus;
    for (const cpu_place &place : places)
        if (place.package == packages[socket]) socket_cpus.push_back(place.cpu);
    cpus = std::move(socket_cpus);
    return {};
}

/// Returns the place (the units) of each processor of `cpus`, in their order, as the list `known`
/// has it; an unknown place where `known` lacks the processor.
inline std::vector<cpu_place> places_among(sequence<cpu_place> known,
                                           const std::vector<unsigned> &cpus) {
    std::vector<cpu_place> places;
    for (const unsigned cpu : cpus) {
        const auto place = std::find_if(known.begin(), known.end(),
                                        [cpu](const cpu_place &entry) { return entry.cpu == cpu; });
        places.push_back(place == known.end() ? unknown_place(cpu) : *place);
    }
    return places;
}

/// Finds the processors that a selection names. `places`: the places (units) of the processors, as
/// in `session_options::places`.
template <backend Backend>
failure find_cpus(Backend &device, cpu_selection selection, sequence<cpu_place> places,
                  std::vector<unsigned> &destination) {
    if (selection.kind == cpu_selection::extent::list) {
        destination = std::move(selection.cpus);
        return {};
    }
    if (const failure problem = find_machine_cpus(device, destination)) return problem;
    if (selection.kind == cpu_selection::extent::machine) return {};
    return keep_socket(selection.socket,
                       places.size() == 0 ? places_of(device, destination)
                                          : places_among(places, destination),
                       destination);
}

} // namespace detail

} // namespace msr
