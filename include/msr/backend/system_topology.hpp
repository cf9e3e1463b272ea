// The places of logical processors in this machine (sockets, dies, caches), by Linux and CPUID.
// Sources: Linux, Documentation/ABI/stable/sysfs-devices-system-cpu and
// Documentation/ABI/testing/sysfs-devices-system-cpu.
#pragma once

#include <msr/backend/cpuid_file.hpp>
#include <msr/processor/cpuid.hpp>
#include <msr/processor/topology.hpp>

#include <cerrno>
#include <charconv>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include <fcntl.h>
#include <sys/types.h>
#include <unistd.h>

namespace msr {

/// The folder in which Linux describes the machine's CPUs.
inline constexpr const char *system_cpus_folder = "/sys/devices/system/cpu";

namespace detail {

/// Returns the beginning of a small file; empty: the file cannot be read.
inline std::string beginning_of(const std::string &path) {
    int file;
    do
        file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
    while (file < 0 && errno == EINTR);
    if (file < 0) return {};
    char text[1024];
    ssize_t size;
    do
        size = ::read(file, text, sizeof text);
    while (size < 0 && errno == EINTR);
    ::close(file);
    return size <= 0 ? std::string{} : std::string(text, static_cast<std::size_t>(size));
}

/// Returns the number at the beginning of a text, such as the lowest CPU of a list; `no_unit`:
/// none.
inline unsigned first_number(std::string_view text) {
    unsigned number = no_unit;
    const auto read = std::from_chars(text.data(), text.data() + text.size(), number);
    return read.ec == std::errc{} ? number : no_unit;
}

/// Returns the lowest CPU that shares a CPU's data cache of a level. `absent_unit`: the CPU has a
/// cache of the level below, but none of `level`.
inline unsigned lowest_at_cache(const std::string &cpu_folder, unsigned level) {
    constexpr unsigned maximum = 10;
    bool has_level_below = false;
    for (unsigned i = 0; i < maximum; ++i) {
        const std::string cache = cpu_folder + "/cache/index" + std::to_string(i);
        const unsigned level_here = first_number(beginning_of(cache + "/level"));
        has_level_below = has_level_below || level_here == level - 1;
        if (level_here == level && !beginning_of(cache + "/type").starts_with("Instruction"))
            return first_number(beginning_of(cache + "/shared_cpu_list"));
    }
    return has_level_below ? absent_unit : no_unit;
}

/// Returns the lowest CPU in the file `list` of a CPU's topology; older kernels have the file
/// `older` instead.
inline unsigned lowest_in(const std::string &cpu_folder, const char *list,
                          const char *older = nullptr) {
    const unsigned lowest = first_number(beginning_of(cpu_folder + "/topology/" + list));
    return lowest != no_unit || older == nullptr ? lowest : lowest_in(cpu_folder, older);
}

/// Returns the number behind a word of /proc/cpuinfo, in the first line with the word, that of the
/// first CPU; `no_unit`: no line has the word.
inline unsigned number_behind(std::string_view text, std::string_view word) {
    std::size_t position = text.find(word);
    if (position == text.npos) return no_unit;
    position = text.find_first_of("0123456789", position + word.size());
    return position == text.npos ? no_unit : first_number(text.substr(position));
}

/// Returns whether the kernel's CPUs have the signature of CPUID: an emulator may show the files of
/// its host.
inline bool kernel_has(const cpu_signature &signature, std::string_view cpuinfo) {
    return number_behind(cpuinfo, "\ncpu family") == signature.family &&
           number_behind(cpuinfo, "\nmodel\t") == signature.model;
}

} // namespace detail

/// Returns the list of CPUs that are online, as `0-3,8`. Empty: the kernel does not say, or its
/// CPUs are others than CPUID names, as in an emulator.
inline std::string online_cpus() {
    const detail::cpuid_here cpuid_here;
    if (!detail::kernel_has(signature_of(leaf_or_zeros(cpuid_here, 1).eax),
                            detail::beginning_of("/proc/cpuinfo")))
        return {};
    std::string list = detail::beginning_of(std::string{system_cpus_folder} + "/online");
    while (!list.empty() && list.back() == '\n')
        list.pop_back();
    return list;
}

/// Finds the places of a machine's processors in a folder like `system_cpus_folder`. Nodes are
/// known where CPUID describes packages as nodes. An unknown unit is `no_unit`, a cache that a CPU
/// lacks is `absent_unit`.
/// `folder`: a folder such as `system_cpus_folder`
/// `cpus`: numbers of logical processors
/// `cpuid`: a function that answers for the machine of the folder
/// Returns a place for each of `cpus`, in their order.
template <cpuid_function Cpuid>
std::vector<cpu_place> places_below(const std::string &folder, const std::vector<unsigned> &cpus,
                                    Cpuid &&cpuid) {
    std::vector<cpu_place> places;
    const bool by_package = packages_are_nodes(cpuid);
    for (const unsigned cpu : cpus) {
        const std::string directory = folder + "/cpu" + std::to_string(cpu);
        cpu_place place = unknown_place(cpu);
        place.core = detail::lowest_in(directory, "core_cpus_list", "thread_siblings_list");
        place.l2 = detail::lowest_at_cache(directory, 2);
        place.l3 = detail::lowest_at_cache(directory, 3);
        place.package = detail::lowest_in(directory, "package_cpus_list", "core_siblings_list");
        place.die = detail::lowest_in(directory, "die_cpus_list");
        if (by_package) place.node = place.package;
        places.push_back(place);
    }
    return places;
}

namespace detail {

/// Returns the places of this machine's processors (sockets, dies, caches), in the order of `cpus`.
/// `cpuinfo`: the beginning of /proc/cpuinfo.
inline std::vector<cpu_place> system_places(const std::vector<unsigned> &cpus,
                                            std::string_view cpuinfo) {
    const cpuid_here cpuid_here;
    std::vector<cpu_place> places;
    if (!kernel_has(signature_of(leaf_or_zeros(cpuid_here, 1).eax), cpuinfo)) {
        for (const unsigned cpu : cpus)
            places.push_back(unknown_place(cpu));
        return places;
    }
    places = places_below(system_cpus_folder, cpus, cpuid_here);
    for (cpu_place &place : places) {
        if (place.node != no_unit) continue;
        const cpuid_file file{place.cpu};
        if (file.is_there()) place.node = place_by_cpuid(place.cpu, file).node;
    }
    return places;
}

} // namespace detail

/// Returns the places of this machine's processors: by the kernel's files; places in nodes that are
/// no packages, as on Zen 1 with several dies, by the kernel's driver of CPUID, where that is
/// loaded (`cpuid`). All units are `no_unit` where the kernel's CPUs are others than CPUID names,
/// as in an emulator.
inline std::vector<cpu_place> system_places(const std::vector<unsigned> &cpus) {
    return detail::system_places(cpus, detail::beginning_of("/proc/cpuinfo"));
}

} // namespace msr
