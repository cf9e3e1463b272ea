#include "room.hpp"

#include "../../msrpp/run/line.hpp"
#include "../../support/complaint.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <charconv>
#include <cstdint>

namespace msrpp::rdt_tool {

namespace {

std::uint32_t mask_in(const std::string &text, const msr::rdt::cache_allocation &l3) {
    const bool is_hex = text.starts_with("0x") || text.starts_with("0X");
    const char *const end = text.data() + text.size();
    std::uint64_t mask = 0;
    const auto read = std::from_chars(text.data() + (is_hex ? 2 : 0), end, mask, is_hex ? 16 : 10);
    const std::uint64_t run = mask == 0 ? 0 : mask >> std::countr_zero(mask);
    if (read.ec != std::errc{} || read.ptr != end || (run & (run + 1)) != 0 ||
        std::popcount(mask) < 2 || (mask & ~l3.whole()) != 0)
        complain(wrong_usage,
                 fmt::format("rdt: --ways: two ways or more in one run, within 0x{:x}, not {}",
                             l3.whole(), in_quotes(text)));
    return static_cast<std::uint32_t>(mask);
}

} // namespace

msr::partition::room room_of(const processor &machine, const std::string &mask, bool all_ways) {
    const msr::rdt::cache_allocation &l3 = machine.has().shared.l3;
    if (l3.mask_length == 0) complain(rule_broken, "rdt: this processor has no masks of ways");
    const auto left_out = !mask.empty() ? ~mask_in(mask, l3)
                          : all_ways    ? 0
                                        : static_cast<std::uint32_t>(l3.shareable);
    msr::partition::room result = msr::partition::room_in(l3.mask_length, left_out);
    result.min_ways = std::max(1u, l3.minimum_bits);
    return result;
}

std::vector<unsigned> cpus_for(const processor &machine, const std::string &list, std::size_t count,
                               const char *command) {
    std::vector<unsigned> cpus =
        list.empty() ? machine.cpus() : run::cpus_in(list, "--cpus", "rdt");
    machine.check(cpus);
    if (cpus.empty()) complain(wrong_usage, fmt::format("rdt: {}: --cpus: no CPU", command));
    std::erase_if(cpus, [&](unsigned cpu) {
        return machine.cache_of(cpu) != machine.cache_of(cpus.front());
    });
    if (cpus.size() < count)
        complain(rule_broken, fmt::format("rdt: {}: {} programs, and {} CPUs that share a cache",
                                          command, count, cpus.size()));
    return cpus;
}

} // namespace msrpp::rdt_tool
