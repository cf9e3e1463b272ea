// Settings are written and read back.
#include "found.hpp"
#include "read_back.hpp"
#include "settings.hpp"

#include "../../support/complaint.hpp"

#include <msr/amd/qos/registers.hpp>
#include <msr/rdt/registers.hpp>
#include <msr/register.hpp>

#include <fmt/format.h>

namespace msrpp::rdt_tool {

namespace rdt = msr::rdt;

namespace {

bool somebody_works_for(const write_of_cache &one, processor &on) {
    const bool is_l3 = one.address < rdt::l2_qos_mask::address;
    unsigned number = one.address - (is_l3 ? rdt::l3_qos_mask::address : rdt::l2_qos_mask::address);
    if (is_l3 && on.divides_code(one.cache)) number /= 2;
    for (const unsigned cpu : on.caches()[one.cache].cpus)
        if (msr::decode<rdt::pqr_assoc>(on.read(cpu, rdt::pqr_assoc::address)).cos == number)
            return true;
    return false;
}

/// Writes, and returns what reads back.
std::uint64_t written(const write_of_cache &one, processor &on) {
    const std::vector<unsigned> &cpus = on.caches()[one.cache].cpus;
    if (one.is_window) {
        on.write(cpus.front(), one.address, one.value);
        const auto number = msr::decode<msr::qos::abmc_cfg>(one.value).cntr_id;
        return counter_configuration(on, cpus.front(), static_cast<unsigned>(number));
    }
    if (!one.on_each_cpu) return on.write_cache(one.cache, one.address, one.value);
    for (const unsigned cpu : cpus) {
        const std::uint64_t kept = one.keep == 0 ? 0 : on.read(cpu, one.address) & one.keep;
        on.write(cpu, one.address, kept | one.value);
    }
    return on.read(cpus.front(), one.address) & ~one.keep;
}

} // namespace

std::vector<std::string> carry_out(const std::vector<write_of_cache> &writes, processor &on) {
    std::vector<std::string> told;
    for (const write_of_cache &one : writes) {
        const shared_by &cache = on.caches()[one.cache];
        const std::uint64_t before = is_mask(one) ? on.read(cache.cpus.front(), one.address) : 0;
        const std::uint64_t got = written(one, on);
        if (got != one.value) told.push_back(other_value_text(one, got, on));
        if (is_mask(one) && (before & ~got) != 0 && somebody_works_for(one, on))
            told.push_back(fmt::format("{}: ways 0x{:x} of cache {} were taken away: old lines "
                                       "stay there until others push them out, and count as "
                                       "occupancy",
                                       in_quotes(one.text), before & ~got, cache.id));
    }
    return told;
}

} // namespace msrpp::rdt_tool
