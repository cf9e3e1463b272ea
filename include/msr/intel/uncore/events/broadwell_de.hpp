// Events of the boxes outside of the cores: broadwell de. Written by tools/uncore/write from
// a table: do not edit.
// bdw_de: from intel/perfmon 6dadedf3aa48, BDW-DE/events/broadwellde_uncore.json version 12 of
// 07/16/2024; BSD-3-Clause, Copyright (c) Intel Corporation. Numbers and names only.
// 893 of its 900 events are those of broadwell_ep.
#pragma once

#include <msr/intel/uncore/events/broadwell_ep.hpp>

// clang-format off
namespace msr::events::broadwell_de {

namespace uncore_events {
using listed = select::vendor_event<msr::uncore::event_pmu>;
inline constexpr char cbo_names[] =
    "unc_c_ring_ad_used.cw\0"
    "unc_c_ring_ad_used.ccw\0"
    "unc_c_ring_ak_used.cw\0"
    "unc_c_ring_ak_used.ccw\0"
    "unc_c_ring_bl_used.cw\0"
    "unc_c_ring_bl_used.ccw\0";
inline constexpr select::event_list cbo_list{"broadwell_de", core::broadwell_de, cbo_names};
inline constexpr char imc_names[] =
    "unc_m_dclockticks\0";
inline constexpr select::event_list imc_list{"broadwell_de", core::broadwell_de, imc_names};
inline constexpr select::event_list list{"broadwell_de", core::broadwell_de, ""};
} // namespace uncore_events

namespace cbo {
using namespace broadwell_ep::cbo;
using uncore_events::listed;
using uncore_events::cbo_list;
namespace ring_ad_used {
using namespace broadwell_ep::cbo::ring_ad_used;
inline constexpr listed cw{{&cbo_list, 0x1000000301b, 0xf, 0, 0}, {}, &cw};
inline constexpr listed ccw{{&cbo_list, 0x1000000c01b, 0xf, 0x16, 0}, {}, &ccw};
}
namespace ring_ak_used {
using namespace broadwell_ep::cbo::ring_ak_used;
inline constexpr listed cw{{&cbo_list, 0x1000000301c, 0xf, 0x2d, 0}, {}, &cw};
inline constexpr listed ccw{{&cbo_list, 0x1000000c01c, 0xf, 0x43, 0}, {}, &ccw};
}
namespace ring_bl_used {
using namespace broadwell_ep::cbo::ring_bl_used;
inline constexpr listed cw{{&cbo_list, 0x1000000301d, 0xf, 0x5a, 0}, {}, &cw};
inline constexpr listed ccw{{&cbo_list, 0x1000000c01d, 0xf, 0x70, 0}, {}, &ccw};
}
} // namespace cbo

namespace ha {
using namespace broadwell_ep::ha;
} // namespace ha

namespace imc {
using namespace broadwell_ep::imc;
using uncore_events::listed;
using uncore_events::imc_list;
inline constexpr listed dclockticks{{&imc_list, 0x60000000000, 0xf, 0, 0}, {}, &dclockticks};
} // namespace imc

namespace irp {
using namespace broadwell_ep::irp;
} // namespace irp

namespace pcu {
using namespace broadwell_ep::pcu;
} // namespace pcu

namespace r2pcie {
using namespace broadwell_ep::r2pcie;
} // namespace r2pcie

namespace ubox {
using namespace broadwell_ep::ubox;
} // namespace ubox

namespace uncore_events {
inline constexpr const listed *own[] = {
    &cbo::ring_ad_used::cw, &cbo::ring_ad_used::ccw, &cbo::ring_ak_used::cw,
    &cbo::ring_ak_used::ccw, &cbo::ring_bl_used::cw, &cbo::ring_bl_used::ccw, &imc::dclockticks
};
inline constexpr auto events = select::with_shared_events<broadwell_ep::uncore_events::all, core::broadwell_de>(own);
/// All events of the list.
inline constexpr select::known_list<msr::uncore::event_pmu> all{&list, all_of(events.all), &broadwell_ep::uncore_events::all, all_of(own)};
} // namespace uncore_events

} // namespace msr::events::broadwell_de
