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

/// In ascending order; none: the kernel does not say.
std::vector<unsigned> cpus_online() {
    const std::string list = msr::online_cpus();
    std::vector<unsigned> all;
    static_cast<void>(
        msr::read_cpu_list({list.data(), list.size()}, [&](unsigned first, unsigned last) {
            for (unsigned cpu = first; cpu <= last && cpu < support::most_cpus; ++cpu)
                all.push_back(cpu);
        }));
    return all;
}

/// The CPUs of `some` that `all`, in ascending order, does not have.
std::vector<unsigned> missing_from(const std::vector<unsigned> &all,
                                   const std::vector<unsigned> &some) {
    std::vector<unsigned> missing;
    for (const unsigned cpu : some)
        if (!std::binary_search(all.begin(), all.end(), cpu)) missing.push_back(cpu);
    return missing;
}

} // namespace

std::vector<unsigned> machine_cpus(const std::vector<unsigned> &named) {
    const std::vector<unsigned> online = cpus_online();
    if (!named.empty()) {
        const std::vector<unsigned> missing = missing_from(online, named);
        if (!online.empty() && !missing.empty())
            complain(rule_broken,
                     fmt::format("run: --cpus: CPU {} is not there, or is offline: CPUs {} are "
                                 "online",
                                 missing.front(), support::list_of(online)));
        return named;
    }
    const std::vector<unsigned> usable = support::usable_cpus();
    if (usable.empty())
        complain(rule_broken,
                 std::string{"run: -a: the kernel does not say which CPUs may be used: "} +
                     std::strerror(errno));
    if (const std::vector<unsigned> others = missing_from(usable, online); !others.empty())
        std::fprintf(stderr,
                     "msrpp: run: -a counts CPUs %s; this process may not use CPUs %s, which are "
                     "online, too (taskset, a cpuset): --cpus names them\n",
                     support::list_of(usable).c_str(), support::list_of(others).c_str());
    return usable;
}

void expect_online(const std::vector<unsigned> &cpus) {
    const std::vector<unsigned> online = cpus_online();
    const std::vector<unsigned> missing = missing_from(online, cpus);
    if (online.empty() || missing.empty()) return;
    complain(rule_broken, fmt::format("run: -a: CPU {} went offline meanwhile, and has no count of "
                                      "the whole time; --cpus names others",
                                      missing.front()));
}

} // namespace msrpp::run
