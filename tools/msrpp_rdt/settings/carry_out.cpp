// Writes settings of RDT to registers, reads the registers back, and reports differences.
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

bool somebody_works_for(const write_of_cache &write, processor &machine) {
    const bool is_l3 = write.address < rdt::l2_qos_mask::address;
    unsigned number =
        write.address - (is_l3 ? rdt::l3_qos_mask::address : rdt::l2_qos_mask::address);
    if (is_l3 && machine.divides_code(write.cache)) number /= 2;
    for (const unsigned cpu : machine.caches()[write.cache].cpus)
        if (msr::decode<rdt::pqr_assoc>(machine.read(cpu, rdt::pqr_assoc::address)).cos == number)
            return true;
    return false;
}

/// Writes a register of a cache, and returns the value that reads back.
std::uint64_t written(const write_of_cache &write, processor &machine) {
    const std::vector<unsigned> &cpus = machine.caches()[write.cache].cpus;
    if (write.is_window) {
        machine.write(cpus.front(), write.address, write.value);
        const auto number = msr::decode<msr::qos::abmc_cfg>(write.value).cntr_id;
        return counter_configuration(machine, cpus.front(), static_cast<unsigned>(number));
    }
    if (!write.on_each_cpu) return machine.write_cache(write.cache, write.address, write.value);
    for (const unsigned cpu : cpus) {
        const std::uint64_t saved =
            write.keep == 0 ? 0 : machine.read(cpu, write.address) & write.keep;
        machine.write(cpu, write.address, saved | write.value);
    }
    return machine.read(cpus.front(), write.address) & ~write.keep;
}

} // namespace

std::vector<std::string> carry_out(const std::vector<write_of_cache> &writes, processor &machine) {
    std::vector<std::string> text;
    for (const write_of_cache &write : writes) {
        const shared_by &cache = machine.caches()[write.cache];
        const std::uint64_t previous =
            is_mask(write) ? machine.read(cache.cpus.front(), write.address) : 0;
        const std::uint64_t got = written(write, machine);
        if (got != write.value) text.push_back(other_value_text(write, got, machine));
        if (is_mask(write) && (previous & ~got) != 0 && somebody_works_for(write, machine))
            text.push_back(fmt::format("{}: ways 0x{:x} of cache {} were taken away: old lines "
                                       "stay there until others push them out, and count as "
                                       "occupancy",
                                       in_quotes(write.text), previous & ~got, cache.id));
    }
    return text;
}

} // namespace msrpp::rdt_tool
