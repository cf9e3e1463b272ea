#include "machine_cpus.hpp"

#include "../../../support/complaint.hpp"
#include "../../../support/cpus.hpp"

#include <msr/backend/system_topology.hpp>
#include <msr/core/cpu_list.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <string>
#include <vector>

namespace msrpp::run {

namespace {

/// Returns the CPUs that are online in ascending order; empty: the kernel does not list them.
std::vector<unsigned> cpus_online() {
    const std::string list = msr::online_cpus();
    std::vector<unsigned> entries;
    static_cast<void>(
        msr::read_cpu_list({list.data(), list.size()}, [&](unsigned first, unsigned last) {
            for (unsigned cpu = first; cpu <= last && cpu < support::most_cpus; ++cpu)
                entries.push_back(cpu);
        }));
    return entries;
}

/// Returns the CPUs of `entry` that are missing from `list`, which is in ascending order.
std::vector<unsigned> missing_from(const std::vector<unsigned> &list,
                                   const std::vector<unsigned> &entry) {
    std::vector<unsigned> missing;
    for (const unsigned cpu : entry)
        if (!std::binary_search(list.begin(), list.end(), cpu)) missing.push_back(cpu);
    return missing;
}

} // namespace

std::vector<unsigned> machine_cpus(const std::vector<unsigned> &named, std::string_view command) {
    if (!named.empty()) {
        const std::vector<unsigned> missing = offline_cpus(named);
        if (!missing.empty())
            complain(rule_broken,
                     fmt::format("{}: --cpus: CPU {} is not there, or is offline: CPUs {} are "
                                 "online",
                                 command, missing.front(), support::list_of(cpus_online())));
        return named;
    }
    const std::vector<unsigned> usable = support::usable_cpus();
    if (usable.empty())
        complain(rule_broken,
                 fmt::format("{}: -a: the kernel does not say which CPUs may be used: {}", command,
                             std::strerror(errno)));
    if (const std::vector<unsigned> rest = missing_from(usable, cpus_online()); !rest.empty())
        std::fputs(fmt::format("msrpp: {}: -a takes CPUs {}; this process may not use CPUs {}, "
                               "which are online, too (taskset, a cpuset): --cpus names them\n",
                               command, support::list_of(usable), support::list_of(rest))
                       .c_str(),
                   stderr);
    return usable;
}

std::vector<unsigned> offline_cpus(const std::vector<unsigned> &cpus) {
    const std::vector<unsigned> online = cpus_online();
    return online.empty() ? std::vector<unsigned>{} : missing_from(online, cpus);
}

void expect_online(const std::vector<unsigned> &cpus) {
    const std::vector<unsigned> missing = offline_cpus(cpus);
    if (missing.empty()) return;
    complain(rule_broken, fmt::format("run: -a: CPU {} went offline meanwhile, and has no count of "
                                      "the whole time; --cpus names others",
                                      missing.front()));
}

} // namespace msrpp::run
