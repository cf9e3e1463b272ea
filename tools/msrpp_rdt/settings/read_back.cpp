#include "read_back.hpp"

#include <msr/amd/qos/registers.hpp>
#include <msr/processor/table.hpp>
#include <msr/rdt/corrections.hpp>
#include <msr/rdt/registers.hpp>

#include <fmt/format.h>

namespace msrpp::rdt_tool {

namespace rdt = msr::rdt;

namespace {

bool is_l3_mask(const write_of_cache &one) {
    return one.address >= rdt::l3_qos_mask::address &&
           one.address < rdt::l3_qos_mask::address + rdt::l3_qos_mask::most;
}
bool is_delay(const write_of_cache &one, const processor &on) {
    return !on.is_amd() && one.address >= rdt::mba_thrtl::address &&
           one.address < rdt::mba_thrtl::address + rdt::mba_thrtl::most;
}

std::string why_otherwise(const write_of_cache &one, std::uint64_t got, const processor &on) {
    const msr::core which = msr::core_named(on.name().c_str());
    const bool mask = is_l3_mask(one);
    if (mask || is_delay(one, on)) {
        const rdt::known_read_back *const known = rdt::known_for(
            which, mask ? rdt::read_back_of::l3_mask : rdt::read_back_of::delay, one.value, got);
        if (known != nullptr && known->minimum_bits > 1)
            return fmt::format("{} is known for it: a mask has {} bits at least ({})", on.name(),
                               known->minimum_bits, known->source);
        if (known != nullptr && mask)
            return fmt::format("{} is known for it: the ways 0x{:x}, which devices use as well, "
                               "come together ({}); take ways below them",
                               on.name(), known->bits, known->source);
        if (known != nullptr)
            return fmt::format("{} is known for it on some of its models ({})", on.name(),
                               known->source);
    }
    if (is_delay(one, on)) return "delays are rounded to the steps of the platform";
    if (got == 0 && one.value != 0)
        return "nobody has taken the write: a virtual machine that swallows it, or a processor "
               "that lists what it does not have";
    return fmt::format("nothing is known of it for {}: a virtual machine, somebody else who writes "
                       "the register, or a processor that takes fewer values than it says",
                       on.name().empty() ? "this processor" : on.name());
}

} // namespace

bool is_mask(const write_of_cache &one) {
    return is_l3_mask(one) || (one.address >= rdt::l2_qos_mask::address &&
                               one.address < rdt::l2_qos_mask::address + rdt::l2_qos_mask::most);
}

std::string other_value_text(const write_of_cache &one, std::uint64_t got, const processor &on) {
    return fmt::format("'{}': {} (0x{:x}) of cache {} reads back 0x{:x} where 0x{:x} was written: "
                       "{}",
                       one.text, one.name, one.address, on.caches()[one.cache].id, got, one.value,
                       why_otherwise(one, got, on));
}

} // namespace msrpp::rdt_tool
