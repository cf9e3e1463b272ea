// The registers in PCI configuration space that tell how many boxes of a kind a processor has, for
// a backend that reads them (msr/backend/capability_boxes.hpp). Sources: Linux 7.3
// arch/x86/events/intel/uncore_snbep.c (skx_count_chabox, icx_count_chabox, hswep_has_limit_sbox,
// bdx_uncore_cpu_init), github.com/intel/pcm 0fae0de1. Nothing was measured.
#pragma once

#include <msr/core/box_register.hpp>
#include <msr/core/sequence.hpp>
#include <msr/intel/uncore/box.hpp>
#include <msr/intel/uncore/target.hpp>
#include <msr/processor/identity.hpp>

#include <cstdint>

namespace msr::uncore {

namespace detail {

inline constexpr capability_count skylake_sp_capabilities[] = {
    {.kind = static_cast<unsigned>(box::cha),
     .device = "0x2083",
     .offsets = {0x9c, 0},
     .masks = {0x0fff'ffff, 0}},
};
inline constexpr capability_count ice_lake_sp_capabilities[] = {
    {.kind = static_cast<unsigned>(box::cha),
     .device = "0x345b",
     .offsets = {0x9c, 0xa0},
     .masks = {0xffff'ffff, 0xffff'ffff}},
};
inline constexpr capability_count haswell_ep_capabilities[] = {
    {.kind = static_cast<unsigned>(box::sbo),
     .device = "0x2fc0",
     .offsets = {0x94, 0},
     .masks = {0xc0, 0},
     .boxes = 4,
     .boxes_without_bits = 2},
};
inline constexpr capability_count broadwell_ep_capabilities[] = {
    {.kind = static_cast<unsigned>(box::sbo),
     .device = "0x6fc0",
     .offsets = {0x94, 0},
     .masks = {0xc0, 0},
     .boxes = 4},
};

} // namespace detail

/// Returns the registers that tell how many boxes of a kind a processor has; empty where no PCI
/// device tells it.
constexpr sequence<capability_count> capabilities_of(const target &processor) {
    switch (processor.model) {
    case core::skylake_sp:
    case core::cascade_lake:
        return all_of(detail::skylake_sp_capabilities);
    case core::ice_lake_sp:
        return all_of(detail::ice_lake_sp_capabilities);
    case core::haswell_ep:
        return all_of(detail::haswell_ep_capabilities);
    case core::broadwell_ep:
        return all_of(detail::broadwell_ep_capabilities);
    default:
        return {};
    }
}

} // namespace msr::uncore
