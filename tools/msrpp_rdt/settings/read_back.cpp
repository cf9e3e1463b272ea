#include "read_back.hpp"

#include <msr/amd/qos/registers.hpp>
#include <msr/processor/table.hpp>
#include <msr/rdt/corrections.hpp>
#include <msr/rdt/registers.hpp>

#include <fmt/format.h>

namespace msrpp::rdt_tool {

namespace rdt = msr::rdt;

namespace {

bool is_l3_mask(const write_of_cache &write) {
    return write.address >= rdt::l3_qos_mask::address &&
           write.address < rdt::l3_qos_mask::address + rdt::l3_qos_mask::most;
}
bool is_delay(const write_of_cache &write, const processor &machine) {
    return !machine.is_amd() && write.address >= rdt::mba_thrtl::address &&
           write.address < rdt::mba_thrtl::address + rdt::mba_thrtl::most;
}

std::string why_otherwise(const write_of_cache &write, std::uint64_t got,
                          const processor &machine) {
    const msr::core core = msr::core_named(machine.name().c_str());
    const bool mask = is_l3_mask(write);
    if (mask || is_delay(write, machine)) {
        const rdt::known_read_back *const known = rdt::known_for(
            core, mask ? rdt::read_back_of::l3_mask : rdt::read_back_of::delay, write.value, got);
        if (known != nullptr && known->minimum_bits > 1)
            return fmt::format("{} is known for it: a mask has {} bits at least ({})",
                               machine.name(), known->minimum_bits, known->source);
        if (known != nullptr && mask)
            return fmt::format("{} is known for it: the ways 0x{:x}, which devices use as well, "
                               "come together ({}); take ways below them",
                               machine.name(), known->bits, known->source);
        if (known != nullptr)
            return fmt::format("{} is known for it on some of its models ({})", machine.name(),
                               known->source);
    }
    if (is_delay(write, machine)) return "delays are rounded to the steps of the platform";
    if (got == 0 && write.value != 0)
        return "nobody has taken the write: a virtual machine that swallows it, or a processor "
               "that lists what it does not have";
    return fmt::format("nothing is known of it for {}: a virtual machine, somebody else who writes "
                       "the register, or a processor that takes fewer values than it says",
                       machine.name().empty() ? "this processor" : machine.name());
}

} // namespace

bool is_mask(const write_of_cache &write) {
    return is_l3_mask(write) ||
           (write.address >= rdt::l2_qos_mask::address &&
            write.address < rdt::l2_qos_mask::address + rdt::l2_qos_mask::most);
}

std::string other_value_text(const write_of_cache &write, std::uint64_t got,
                             const processor &machine) {
    return fmt::format("'{}': {} (0x{:x}) of cache {} reads back 0x{:x} where 0x{:x} was written: "
                       "{}",
                       write.text, write.name, write.address, machine.caches()[write.cache].id, got,
                       write.value, why_otherwise(write, got, machine));
}

} // namespace msrpp::rdt_tool
