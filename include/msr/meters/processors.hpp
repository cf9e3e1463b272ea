// Sets of processors that have the same meters.
#pragma once

#include <msr/meters/core_set.hpp>
#include <msr/processor/identity.hpp>

namespace msr::meters {

/// Intel's client processors with `core::skylake`, which have a meter of their memory's energy.
inline constexpr core_set skylake_clients{core::skylake};
/// Intel's client processors without a meter of their memory's energy: the meter's register reads 0
/// in every published dump of such a machine.
inline constexpr core_set later_clients{
    core::comet_lake,           core::cannon_lake,       core::ice_lake,
    core::tiger_lake,           core::rocket_lake,       core::alder_lake,
    core::alder_lake_atom,      core::raptor_lake,       core::raptor_lake_atom,
    core::meteor_lake,          core::meteor_lake_atom,  core::arrow_lake_h,
    core::arrow_lake_s,         core::arrow_lake_core,   core::arrow_lake_atom,
    core::arrow_lake_low_power, core::arrow_lake_u_core, core::arrow_lake_u_atom};
/// Intel's client processors Lunar Lake and Panther Lake, which have an energy meter of their
/// memory.
inline constexpr core_set newest_clients{core::lunar_lake, core::lunar_lake_atom,
                                         core::panther_lake, core::panther_lake_core,
                                         core::panther_lake_atom};
/// Atom processors with the energy meters of Intel's client processors.
inline constexpr core_set goldmonts{core::goldmont, core::goldmont_plus};

/// Intel's servers whose energy meter of the memory has a unit of its own, 2^-16 J. Cascade Lake is
/// not in the set: Cascade Lake has such a meter for each die.
inline constexpr core_set with_fixed_unit_of_memory{
    core::haswell_ep,  core::broadwell_ep, core::broadwell_de,    core::skylake_sp,
    core::cooper_lake, core::ice_lake_sp,  core::knights_landing, core::knights_mill};
/// Intel's servers whose energy meter of the memory has the unit that register 606h gives for all
/// energies.
inline constexpr core_set servers_with_one_unit{core::sandy_bridge_ep, core::ivy_bridge_ep,
                                                core::sapphire_rapids, core::emerald_rapids,
                                                core::granite_rapids,  core::sierra_forest};

/// Intel's processors with a meter of the memory's energy in the unit that register 606h gives for
/// all energies.
inline constexpr core_set with_rapl_of_memory = core_set{core::haswell, core::broadwell} |
                                                skylake_clients | newest_clients | goldmonts |
                                                servers_with_one_unit;
/// Intel's processors with an energy meter of all cores; the meter's register reads 0 on servers.
inline constexpr core_set with_rapl_of_cores =
    core_set{core::sandy_bridge, core::sandy_bridge_ep, core::ivy_bridge,  core::ivy_bridge_ep,
             core::haswell,      core::broadwell,       core::elkhart_lake} |
    skylake_clients | later_clients | newest_clients | goldmonts;
/// Intel's processors with a meter of the energy of their graphics.
inline constexpr core_set with_rapl_of_graphics =
    core_set{core::sandy_bridge, core::ivy_bridge, core::haswell, core::broadwell,
             core::elkhart_lake} |
    skylake_clients | later_clients | newest_clients | goldmonts;
/// Intel's processors with a meter of the machine's energy in the unit that register 606h gives for
/// all energies.
inline constexpr core_set with_rapl_of_platform{core::skylake,           core::comet_lake,
                                                core::cannon_lake,       core::ice_lake,
                                                core::tiger_lake,        core::alder_lake,
                                                core::alder_lake_atom,   core::raptor_lake,
                                                core::raptor_lake_atom,  core::meteor_lake,
                                                core::meteor_lake_atom,  core::arrow_lake_h,
                                                core::arrow_lake_s,      core::arrow_lake_core,
                                                core::arrow_lake_atom,   core::arrow_lake_low_power,
                                                core::arrow_lake_u_core, core::arrow_lake_u_atom,
                                                core::lunar_lake,        core::lunar_lake_atom};
/// Intel's processors with a meter of the package's energy in the unit of register 606h. Cascade
/// Lake, which has the meter for each die, is not in the set.
inline constexpr core_set with_rapl = with_rapl_of_cores | with_rapl_of_memory |
                                      with_fixed_unit_of_memory |
                                      core_set{core::lakefield, core::tremont, core::grand_ridge};

/// AMD's Zen cores before Zen 4, whose energy counters have 32 bits; later Zen cores have energy
/// counters of 64 bits.
inline constexpr core_set zen_before_4{core::zen1, core::zen2, core::zen3, core::hygon18h};
inline constexpr core_set zen_from_4{core::zen4, core::zen5};

/// The Xeon Phi processors Knights Landing and Knights Mill.
inline constexpr core_set knights{core::knights_landing, core::knights_mill};
/// Processors of the generations Nehalem and Westmere, clients and servers.
inline constexpr core_set nehalems{core::nehalem, core::nehalem_ex, core::westmere,
                                   core::westmere_ep, core::westmere_ex};
/// Intel's client processors from Skylake on for which tables of registers are known.
inline constexpr core_set clients_from_skylake =
    skylake_clients | later_clients | core_set{core::lunar_lake, core::lunar_lake_atom};
/// Intel's processors from Sandy Bridge on, clients and servers, without Atom processors and Xeon
/// Phi.
inline constexpr core_set large_from_sandy_bridge =
    clients_from_skylake |
    core_set{core::sandy_bridge, core::sandy_bridge_ep, core::ivy_bridge,     core::ivy_bridge_ep,
             core::haswell,      core::haswell_ep,      core::broadwell,      core::broadwell_ep,
             core::broadwell_de, core::skylake_sp,      core::cascade_lake,   core::cooper_lake,
             core::ice_lake_sp,  core::sapphire_rapids, core::emerald_rapids, core::granite_rapids};
/// Atom processors from Goldmont on that are not part of a hybrid processor.
inline constexpr core_set small_from_goldmont{core::goldmont,      core::goldmont_plus,
                                              core::tremont,       core::elkhart_lake,
                                              core::sierra_forest, core::grand_ridge};
/// Intel's processors with the temperature sensor of a package, and with a voltage and a ratio in
/// the registers where Sandy Bridge has voltage and ratio.
inline constexpr core_set from_sandy_bridge =
    large_from_sandy_bridge | small_from_goldmont | knights | core_set{core::lakefield};
/// Intel's processors with the registers PLATFORM_INFO and TEMPERATURE_TARGET.
inline constexpr core_set with_platform_info =
    from_sandy_bridge | nehalems | core_set{core::silvermont, core::airmont};
/// Intel's processors where the lowest byte of the register TURBO_RATIO_LIMIT is the highest ratio.
/// Airmont is not in the set: the register reads 0 in the published dumps of such machines.
inline constexpr core_set with_turbo_ratio =
    large_from_sandy_bridge | small_from_goldmont |
    core_set{core::nehalem, core::westmere, core::westmere_ep, core::lakefield};
/// Intel's processors with a register for the ratio of the uncore. Granite Rapids is not in the
/// set: the register of Granite Rapids reads 0, and another register has the ratio.
inline constexpr core_set with_uncore_ratio =
    clients_from_skylake | core_set{core::haswell,         core::haswell_ep,    core::broadwell,
                                    core::broadwell_ep,    core::broadwell_de,  core::skylake_sp,
                                    core::cascade_lake,    core::cooper_lake,   core::ice_lake_sp,
                                    core::sapphire_rapids, core::emerald_rapids};
/// Intel's processors that count clocks without stalls (the meter PPERF).
inline constexpr core_set with_pperf{
    core::skylake,          core::skylake_sp,  core::cascade_lake,    core::cooper_lake,
    core::ice_lake,         core::ice_lake_sp, core::tiger_lake,      core::comet_lake,
    core::rocket_lake,      core::alder_lake,  core::alder_lake_atom, core::raptor_lake,
    core::raptor_lake_atom, core::meteor_lake, core::meteor_lake_atom};
/// Intel's processors that count system management interrupts for each thread; Silvermont, which is
/// not in the set, counts these interrupts for each core.
inline constexpr core_set with_smi_count =
    nehalems | knights |
    core_set{
        core::sandy_bridge, core::sandy_bridge_ep,  core::ivy_bridge,       core::ivy_bridge_ep,
        core::haswell,      core::haswell_ep,       core::broadwell,        core::broadwell_ep,
        core::broadwell_de, core::skylake,          core::skylake_sp,       core::cascade_lake,
        core::cooper_lake,  core::goldmont,         core::goldmont_plus,    core::ice_lake,
        core::ice_lake_sp,  core::tremont,          core::tiger_lake,       core::sapphire_rapids,
        core::elkhart_lake, core::alder_lake,       core::alder_lake_atom,  core::comet_lake,
        core::rocket_lake,  core::meteor_lake,      core::meteor_lake_atom, core::granite_rapids,
        core::raptor_lake,  core::raptor_lake_atom, core::emerald_rapids};
/// Intel's processors that count the time in which any core, or the graphics, is in C0.
inline constexpr core_set with_c0_residency = clients_from_skylake | core_set{core::lakefield};
/// Intel's processors from Yonah on, without Xeon Phi; CPUID announces whether a processor has
/// MPERF.
inline constexpr core_set with_perfmon =
    large_from_sandy_bridge | small_from_goldmont | nehalems | newest_clients |
    core_set{core::yonah,         core::core2,     core::bonnell,           core::silvermont,
             core::airmont,       core::lakefield, core::clearwater_forest, core::nova_lake,
             core::nova_lake_atom};
/// AMD's processors from family 10h on; CPUID announces whether a processor has MPERF.
inline constexpr core_set with_amd_clocks =
    zen_before_4 | zen_from_4 | core_set{core::family10h,    core::family11h,    core::family12h,
                                         core::family14h,    core::family15h_00, core::family15h_10,
                                         core::family15h_30, core::family15h_60, core::family16h};

} // namespace msr::meters
