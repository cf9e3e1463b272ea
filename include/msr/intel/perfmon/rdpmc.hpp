// What RDPMC takes for the counters of architectural performance monitoring.
// Source: Intel SDM volume 2, RDPMC: general counters by number, fixed ones with 4000H in
// ECX[31:16].
#pragma once

#include <msr/core/rdpmc.hpp>
#include <msr/intel/perfmon/counters.hpp>

#include <cstdint>
#include <initializer_list>

namespace msr::perfmon {

/// By any address that a counter has: IA32_PMCn, IA32_A_PMCn, IA32_FIXED_CTRn, or their aliases of
/// version 6.
constexpr std::uint32_t rdpmc_index(std::uint32_t address) {
    constexpr std::uint32_t fixed = 0x4000'0000;
    constexpr auto general_count = static_cast<std::uint32_t>(first_fixed);
    std::uint32_t number = 0;
    for (const register_place &each : full_width_counters) {
        if (each.address == address) return number;
        ++number;
    }
    for (const auto &places : {all_of(counter_registers), all_of(counter_aliases)})
        for (number = 0; number < places.size(); ++number)
            if (places[number].address == address)
                return number < general_count ? number : fixed + number - general_count;
    return no_rdpmc;
}

} // namespace msr::perfmon
