#include "rmids.hpp"

#include "../../support/complaint.hpp"

#include <msr/rdt/registers.hpp>
#include <msr/register.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <set>
#include <string>

namespace msrpp::rdt_tool {

namespace rdt = msr::rdt;

namespace {

std::uint64_t association(unsigned of_class, unsigned rmid) {
    return msr::try_encode(rdt::pqr_assoc{.rmid = rmid, .cos = of_class}).value;
}

} // namespace

void give_rmids(std::vector<watched_group> &destination, processor &machine, bool take,
                bool as_found) {
    const unsigned rmids = machine.has().shared.monitoring.rmids;
    if (rmids == 0) return;
    std::set<unsigned> used;
    std::string owned;
    std::vector<unsigned> mine;
    for (const watched_group &group : destination)
        mine.insert(mine.end(), group.cpus.begin(), group.cpus.end());
    for (const unsigned cpu : machine.cpus()) {
        const auto value = msr::decode<rdt::pqr_assoc>(machine.read(cpu, rdt::pqr_assoc::address));
        const auto rmid = static_cast<unsigned>(value.rmid);
        if (rmid == 0) continue;
        const bool is_mine = std::find(mine.begin(), mine.end(), cpu) != mine.end();
        if (!is_mine || as_found) used.insert(rmid);
        if (is_mine)
            owned += fmt::format("{}CPU {} has RMID {}", owned.empty() ? "" : ", ", cpu, rmid);
    }
    if (as_found) {
        for (watched_group &group : destination)
            group.rmid =
                static_cast<unsigned>(msr::decode<rdt::pqr_assoc>(
                                          machine.read(group.cpus.front(), rdt::pqr_assoc::address))
                                          .rmid);
        return;
    }
    if (!owned.empty() && !take)
        complain(rule_broken,
                 "rdt: RMIDs are in use: " + owned +
                     ": another monitor, or one that was killed, after which 'msrpp rdt reset' "
                     "gives all back; --take takes the CPUs "
                     "over until the end, --as-found reads under these RMIDs");
    // RMIDs are given from the highest down, because other tools begin with low ones.
    unsigned next = rmids - 1;
    for (watched_group &group : destination) {
        while (next != 0 && used.count(next) != 0)
            --next;
        if (next == 0)
            complain(rule_broken, fmt::format("rdt: there are {} RMIDs, too few for {} groups and "
                                              "what others have: watch more CPUs in a group",
                                              rmids - 1, destination.size()));
        group.rmid = next--;
        for (const unsigned cpu : group.cpus) {
            const auto value =
                msr::decode<rdt::pqr_assoc>(machine.read(cpu, rdt::pqr_assoc::address));
            machine.write(cpu, rdt::pqr_assoc::address,
                          association(static_cast<unsigned>(value.cos), group.rmid));
        }
    }
}

} // namespace msrpp::rdt_tool
