// Sets of processors that have the same controls. Written by tools/controls/write from
// test/facts/controls/controls.csv and test/facts/meters/registers.csv. Nothing was measured.
#pragma once

#include <msr/meters/core_set.hpp>
#include <msr/processor/identity.hpp>

namespace msr::controls::detail {

inline constexpr meters::core_set with_l2_stream{
    core::nehalem,         core::nehalem_ex,        core::westmere,         core::westmere_ep,
    core::westmere_ex,     core::sandy_bridge,      core::sandy_bridge_ep,  core::ivy_bridge,
    core::ivy_bridge_ep,   core::haswell,           core::haswell_ep,       core::broadwell,
    core::broadwell_ep,    core::broadwell_de,      core::skylake,          core::skylake_sp,
    core::cascade_lake,    core::cooper_lake,       core::comet_lake,       core::cannon_lake,
    core::ice_lake,        core::ice_lake_sp,       core::tiger_lake,       core::rocket_lake,
    core::alder_lake,      core::raptor_lake,       core::meteor_lake,      core::lunar_lake,
    core::arrow_lake_core, core::arrow_lake_u_core, core::panther_lake_core};
inline constexpr meters::core_set with_l2_stream_core{core::sapphire_rapids, core::emerald_rapids,
                                                      core::granite_rapids};
inline constexpr meters::core_set with_l2_stream_silvermont{core::goldmont, core::goldmont_plus,
                                                            core::tremont, core::elkhart_lake};
inline constexpr meters::core_set with_l2_stream_3{core::silvermont};
inline constexpr meters::core_set with_l2_stream_knl{core::knights_landing, core::knights_mill};
inline constexpr meters::core_set with_l2_stream_ecore{
    core::alder_lake_atom,   core::raptor_lake_atom,     core::meteor_lake_atom,
    core::sierra_forest,     core::grand_ridge,          core::lunar_lake_atom,
    core::arrow_lake_atom,   core::arrow_lake_low_power, core::arrow_lake_u_atom,
    core::panther_lake_atom, core::clearwater_forest};
inline constexpr meters::core_set with_l2_stream_core2{core::core2};
inline constexpr meters::core_set with_l2_stream_amd{core::zen3, core::zen4, core::zen5};
inline constexpr meters::core_set with_l2_adjacent{
    core::meteor_lake_atom,  core::sierra_forest,     core::grand_ridge,
    core::lunar_lake_atom,   core::arrow_lake_atom,   core::arrow_lake_low_power,
    core::arrow_lake_u_atom, core::panther_lake_atom, core::clearwater_forest};
inline constexpr meters::core_set with_l2_adjacent_netburst{core::willamette, core::northwood,
                                                            core::prescott, core::cedar_mill};
inline constexpr meters::core_set with_dcu{
    core::nehalem,           core::nehalem_ex,       core::westmere,        core::westmere_ep,
    core::westmere_ex,       core::sandy_bridge,     core::sandy_bridge_ep, core::ivy_bridge,
    core::ivy_bridge_ep,     core::haswell,          core::haswell_ep,      core::broadwell,
    core::broadwell_ep,      core::broadwell_de,     core::skylake,         core::skylake_sp,
    core::cascade_lake,      core::cooper_lake,      core::comet_lake,      core::cannon_lake,
    core::ice_lake,          core::ice_lake_sp,      core::tiger_lake,      core::rocket_lake,
    core::alder_lake,        core::raptor_lake,      core::sapphire_rapids, core::emerald_rapids,
    core::meteor_lake,       core::granite_rapids,   core::lunar_lake,      core::arrow_lake_core,
    core::arrow_lake_u_core, core::panther_lake_core};
inline constexpr meters::core_set with_dcu_next_page{
    core::skylake_sp,      core::cascade_lake,   core::cooper_lake,   core::ice_lake_sp,
    core::sapphire_rapids, core::emerald_rapids, core::granite_rapids};
inline constexpr meters::core_set with_l2_amp{core::alder_lake, core::raptor_lake};
inline constexpr meters::core_set with_llc_page{core::meteor_lake};
inline constexpr meters::core_set with_llc_page_core{core::granite_rapids};
inline constexpr meters::core_set with_array_of_pointers{core::meteor_lake, core::granite_rapids};
inline constexpr meters::core_set with_l2_dynamic{core::panther_lake_atom, core::clearwater_forest};
inline constexpr meters::core_set with_dc_prefetch{
    core::family10h,    core::family11h,    core::family12h,    core::family15h_00,
    core::family15h_10, core::family15h_30, core::family15h_60, core::family16h};
inline constexpr meters::core_set with_dc_prefetch_zen{core::zen1, core::zen2};
inline constexpr meters::core_set with_l2_prefetch{core::family15h_00, core::family15h_10,
                                                   core::family15h_30, core::family15h_60};
inline constexpr meters::core_set with_ic_prefetch{core::k8};

} // namespace msr::controls::detail
