// Numbers of AMD's counters as RDPMC takes them. Source: AMD64 Architecture Programmer's Manual
// volume 3 (24594), RDPMC: 0 to 5 core, 6 to 9 northbridge or data fabric, from 10 on third-level
// cache.
#pragma once

#include <msr/amd/counters/counter_table.hpp>
#include <msr/core/rdpmc.hpp>

#include <cstdint>

namespace msr::amd {

/// Returns the number that RDPMC takes in ECX for a counter of the target `On`; `no_rdpmc` where
/// the target lacks the counter or no number is known, as for L2I counters of family 16h and
/// northbridge counters before family 17h. Programs pass the function's address:
/// `&rdpmc_index_on<zen4>`.
/// `address`: number of the counter's register, as RDMSR takes it
template <target On>
constexpr std::uint32_t rdpmc_index_on(std::uint32_t address) {
    const select::counter_set counter_set = counters_of_target(On);
    for (int number = 0; number < static_cast<int>(counter_count); ++number) {
        if ((counter_set & select::set_of(number)) == 0 || counter_table[number].address != address)
            continue;
        if (!On.is_among(every_zen))
            return range_of(number).counts == unit::core ? place_of(number) : no_rdpmc;
        const int index = rdpmc_index(number, On);
        return index < 0 ? no_rdpmc : static_cast<std::uint32_t>(index);
    }
    return no_rdpmc;
}

} // namespace msr::amd
