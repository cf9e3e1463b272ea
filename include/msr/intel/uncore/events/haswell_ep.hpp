// Events of the boxes outside of the cores: haswell ep. Written by tools/uncore/write from
// a table: do not edit.
// hsx: from intel/perfmon 6dadedf3aa48, HSX/events/haswellx_uncore.json version 29 of 07/16/2024;
// BSD-3-Clause, Copyright (c) Intel Corporation. Numbers and names only.
// 1269 of its 1278 events are those of broadwell_ep.
#pragma once

#include <msr/intel/uncore/events/broadwell_ep.hpp>

// clang-format off
namespace msr::events::haswell_ep {

namespace uncore_events {
using listed = select::vendor_event<msr::uncore::event_pmu>;
inline constexpr char cbo_names[] =
    "unc_c_llc_victims.s_state\0";
inline constexpr select::event_list cbo_list{"haswell_ep", core::haswell_ep, cbo_names};
inline constexpr char imc_names[] =
    "unc_m_clockticks\0"
    "unc_m_dclockticks\0";
inline constexpr select::event_list imc_list{"haswell_ep", core::haswell_ep, imc_names};
inline constexpr char pcu_names[] =
    "unc_p_freq_band0_cycles\0"
    "unc_p_freq_band1_cycles\0"
    "unc_p_freq_band2_cycles\0"
    "unc_p_freq_band3_cycles\0"
    "unc_p_ufs_transitions_no_change\0";
inline constexpr select::event_list pcu_list{"haswell_ep", core::haswell_ep, pcu_names};
inline constexpr char ubox_names[] =
    "unc_u_clockticks\0";
inline constexpr select::event_list ubox_list{"haswell_ep", core::haswell_ep, ubox_names};
inline constexpr select::event_list list{"haswell_ep", core::haswell_ep, ""};
} // namespace uncore_events

namespace cbo {
using namespace broadwell_ep::cbo;
using uncore_events::listed;
using uncore_events::cbo_list;
namespace llc_victims {
using namespace broadwell_ep::cbo::llc_victims;
inline constexpr listed s_state{{&cbo_list, 0x10000004037, 0xf, 0, 0}, {}, &s_state};
}
} // namespace cbo

namespace ha {
using namespace broadwell_ep::ha;
} // namespace ha

namespace imc {
using namespace broadwell_ep::imc;
using uncore_events::listed;
using uncore_events::imc_list;
inline constexpr listed clockticks{{&imc_list, 0x60000000000, 0xf, 0, 0}, {}, &clockticks};
inline constexpr listed dclockticks{{&imc_list, 0x60000000000, 0xf, 0x11, 0}, {}, &dclockticks};
} // namespace imc

namespace irp {
using namespace broadwell_ep::irp;
} // namespace irp

namespace pcu {
using namespace broadwell_ep::pcu;
using uncore_events::listed;
using uncore_events::pcu_list;
inline constexpr listed freq_band0_cycles{{&pcu_list, 0x300c000000000b, 0xf, 0, 0}, {}, &freq_band0_cycles};
inline constexpr listed freq_band1_cycles{{&pcu_list, 0x340c000000000c, 0xf, 0x18, 0}, {}, &freq_band1_cycles};
inline constexpr listed freq_band2_cycles{{&pcu_list, 0x380c000000000d, 0xf, 0x30, 0}, {}, &freq_band2_cycles};
inline constexpr listed freq_band3_cycles{{&pcu_list, 0x3c0c000000000e, 0xf, 0x48, 0}, {}, &freq_band3_cycles};
inline constexpr listed ufs_transitions_no_change{{&pcu_list, 0xc0000000079, 0xf, 0x60, 0}, {}, &ufs_transitions_no_change};
} // namespace pcu

namespace qpi {
using namespace broadwell_ep::qpi;
} // namespace qpi

namespace r2pcie {
using namespace broadwell_ep::r2pcie;
} // namespace r2pcie

namespace r3qpi {
using namespace broadwell_ep::r3qpi;
} // namespace r3qpi

namespace sbo {
using namespace broadwell_ep::sbo;
} // namespace sbo

namespace ubox {
using namespace broadwell_ep::ubox;
using uncore_events::listed;
using uncore_events::ubox_list;
inline constexpr listed clockticks{{&ubox_list, 0xd0000000000, 3, 0, 0}, {}, &clockticks};
} // namespace ubox

namespace uncore_events {
inline constexpr const listed *own[] = {
    &cbo::llc_victims::s_state, &pcu::freq_band0_cycles, &pcu::freq_band1_cycles,
    &pcu::freq_band2_cycles, &pcu::freq_band3_cycles, &pcu::ufs_transitions_no_change,
    &imc::clockticks, &ubox::clockticks, &imc::dclockticks
};
inline constexpr auto events = select::with_shared_events<broadwell_ep::uncore_events::all, core::haswell_ep>(own);
/// All events of the list.
inline constexpr select::known_list<msr::uncore::event_pmu> all{&list, all_of(events.all), &broadwell_ep::uncore_events::all, all_of(own)};
} // namespace uncore_events

} // namespace msr::events::haswell_ep
