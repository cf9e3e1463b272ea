// Events of the boxes outside of the cores: tremont. Written by tools/uncore/write from
// a table: do not edit.
// snr: from intel/perfmon 6dadedf3aa48, SNR/events/snowridgex_uncore.json version 1.23 of
// 04/24/2024; SNR/events/snowridgex_uncore_experimental.json version 1.23 of 04/24/2024;
// BSD-3-Clause, Copyright (c) Intel Corporation. Numbers and names only.
// 2497 of its 2520 events are those of ice_lake_sp.
#pragma once

#include <msr/intel/uncore/events/ice_lake_sp.hpp>

// clang-format off
namespace msr::events::tremont {

namespace uncore_events {
using listed = select::vendor_event<msr::uncore::event_pmu>;
inline constexpr char cha_names[] =
    "unc_cha_tor_inserts.ia_hit_drd_opt\0"
    "unc_cha_tor_inserts.ia_hit_drd_opt_pref\0"
    "unc_cha_tor_inserts.ia_miss_drd_opt\0"
    "unc_cha_tor_inserts.ia_miss_drd_opt_pref\0"
    "unc_cha_tor_occupancy.ia_hit_drd_opt\0"
    "unc_cha_tor_occupancy.ia_hit_drd_opt_pref\0"
    "unc_cha_tor_occupancy.ia_miss_drd_opt\0"
    "unc_cha_tor_inserts.ia_drd_opt\0"
    "unc_cha_tor_inserts.ia_drd_opt_pref\0"
    "unc_cha_tor_occupancy.ia_drd_opt\0"
    "unc_cha_tor_occupancy.ia_drd_opt_pref\0"
    "unc_cha_tor_inserts.ia_miss_wcil\0"
    "unc_cha_tor_inserts.ia_miss_wil\0"
    "unc_cha_tor_inserts.ia_miss_ucrdf\0"
    "unc_cha_tor_inserts.ia_miss_wcilf\0"
    "unc_cha_tor_inserts.io_miss_rfo\0"
    "unc_cha_tor_inserts.io_rfo\0";
inline constexpr select::event_list cha_list{"tremont", core::tremont, cha_names};
inline constexpr char m2m_names[] =
    "unc_m2m_prefcam_demand_merge.ch0_xpt\0"
    "unc_m2m_prefcam_demand_merge.ch1_xpt\0"
    "unc_m2m_prefcam_demand_no_merge.ch0_xpt\0"
    "unc_m2m_prefcam_demand_no_merge.ch1_xpt\0"
    "unc_m2m_prefcam_demand_no_merge.xpt_allch\0"
    "unc_m2m_prefcam_demand_merge.xpt_allch\0";
inline constexpr select::event_list m2m_list{"tremont", core::tremont, m2m_names};
inline constexpr select::event_list list{"tremont", core::tremont, ""};
} // namespace uncore_events

namespace cha {
using namespace ice_lake_sp::cha;
using uncore_events::listed;
using uncore_events::cha_list;
namespace tor_inserts {
using namespace ice_lake_sp::cha::tor_inserts;
inline constexpr listed ia_hit_drd_opt{{&cha_list, 0x20000001035, 0xf, 0, 0xc827fd}, {}, &ia_hit_drd_opt};
inline constexpr listed ia_hit_drd_opt_pref{{&cha_list, 0x20000001035, 0xf, 0x23, 0xc8a7fd}, {}, &ia_hit_drd_opt_pref};
inline constexpr listed ia_miss_drd_opt{{&cha_list, 0x20000001035, 0xf, 0x4b, 0xc827fe}, {}, &ia_miss_drd_opt};
inline constexpr listed ia_miss_drd_opt_pref{{&cha_list, 0x20000001035, 0xf, 0x6f, 0xc8a7fe}, {}, &ia_miss_drd_opt_pref};
inline constexpr listed ia_drd_opt{{&cha_list, 0x20000001035, 0xf, 0x10d, 0xc827ff}, {}, &ia_drd_opt};
inline constexpr listed ia_drd_opt_pref{{&cha_list, 0x20000001035, 0xf, 0x12c, 0xc8a7ff}, {}, &ia_drd_opt_pref};
inline constexpr listed ia_miss_wcil{{&cha_list, 0x20000001035, 0xf, 0x197, 0xc86ffe}, {}, &ia_miss_wcil};
inline constexpr listed ia_miss_wil{{&cha_list, 0x20000001035, 0xf, 0x1b8, 0xc87fde}, {}, &ia_miss_wil};
inline constexpr listed ia_miss_ucrdf{{&cha_list, 0x20000001035, 0xf, 0x1d8, 0xc877de}, {}, &ia_miss_ucrdf};
inline constexpr listed ia_miss_wcilf{{&cha_list, 0x20000001035, 0xf, 0x1fa, 0xc867fe}, {}, &ia_miss_wcilf};
inline constexpr listed io_miss_rfo{{&cha_list, 0x1020000004035, 0xf, 0x21c, 0xc803fe}, {}, &io_miss_rfo};
inline constexpr listed io_rfo{{&cha_list, 0x1020000004035, 0xf, 0x23c, 0xc803ff}, {}, &io_rfo};
}
namespace tor_occupancy {
using namespace ice_lake_sp::cha::tor_occupancy;
inline constexpr listed ia_hit_drd_opt{{&cha_list, 0x20000001036, 1, 0x98, 0xc827fd}, {}, &ia_hit_drd_opt};
inline constexpr listed ia_hit_drd_opt_pref{{&cha_list, 0x20000001036, 1, 0xbd, 0xc8a7fd}, {}, &ia_hit_drd_opt_pref};
inline constexpr listed ia_miss_drd_opt{{&cha_list, 0x20000001036, 1, 0xe7, 0xc827fe}, {}, &ia_miss_drd_opt};
inline constexpr listed ia_drd_opt{{&cha_list, 0x20000001036, 1, 0x150, 0xc827ff}, {}, &ia_drd_opt};
inline constexpr listed ia_drd_opt_pref{{&cha_list, 0x20000001036, 1, 0x171, 0xc8a7ff}, {}, &ia_drd_opt_pref};
}
} // namespace cha

namespace iio {
using namespace ice_lake_sp::iio;
} // namespace iio

namespace imc {
using namespace ice_lake_sp::imc;
} // namespace imc

namespace irp {
using namespace ice_lake_sp::irp;
} // namespace irp

namespace m2m {
using namespace ice_lake_sp::m2m;
using uncore_events::listed;
using uncore_events::m2m_list;
namespace prefcam_demand_merge {
using namespace ice_lake_sp::m2m::prefcam_demand_merge;
inline constexpr listed ch0_xpt{{&m2m_list, 0x11a0000001074, 0xf, 0, 0}, {}, &ch0_xpt};
inline constexpr listed ch1_xpt{{&m2m_list, 0x11a0000004074, 0xf, 0x25, 0}, {}, &ch1_xpt};
inline constexpr listed xpt_allch{{&m2m_list, 0x11a0000015074, 0xf, 0xc4, 0}, {}, &xpt_allch};
}
namespace prefcam_demand_no_merge {
using namespace ice_lake_sp::m2m::prefcam_demand_no_merge;
inline constexpr listed ch0_xpt{{&m2m_list, 0x11a0000001075, 0xf, 0x4a, 0}, {}, &ch0_xpt};
inline constexpr listed ch1_xpt{{&m2m_list, 0x11a0000004075, 0xf, 0x72, 0}, {}, &ch1_xpt};
inline constexpr listed xpt_allch{{&m2m_list, 0x11a0000015075, 0xf, 0x9a, 0}, {}, &xpt_allch};
}
} // namespace m2m

namespace m2pcie {
using namespace ice_lake_sp::m2pcie;
} // namespace m2pcie

namespace pcu {
using namespace ice_lake_sp::pcu;
} // namespace pcu

namespace ubox {
using namespace ice_lake_sp::ubox;
} // namespace ubox

namespace uncore_events {
inline constexpr const listed *own[] = {
    &cha::tor_inserts::ia_hit_drd_opt, &cha::tor_inserts::ia_hit_drd_opt_pref,
    &cha::tor_inserts::ia_miss_drd_opt, &cha::tor_inserts::ia_miss_drd_opt_pref,
    &cha::tor_occupancy::ia_hit_drd_opt, &cha::tor_occupancy::ia_hit_drd_opt_pref,
    &cha::tor_occupancy::ia_miss_drd_opt, &cha::tor_inserts::ia_drd_opt,
    &cha::tor_inserts::ia_drd_opt_pref, &cha::tor_occupancy::ia_drd_opt,
    &cha::tor_occupancy::ia_drd_opt_pref, &cha::tor_inserts::ia_miss_wcil,
    &cha::tor_inserts::ia_miss_wil, &cha::tor_inserts::ia_miss_ucrdf,
    &cha::tor_inserts::ia_miss_wcilf, &cha::tor_inserts::io_miss_rfo,
    &m2m::prefcam_demand_merge::ch0_xpt, &m2m::prefcam_demand_merge::ch1_xpt,
    &m2m::prefcam_demand_no_merge::ch0_xpt, &m2m::prefcam_demand_no_merge::ch1_xpt,
    &cha::tor_inserts::io_rfo, &m2m::prefcam_demand_no_merge::xpt_allch,
    &m2m::prefcam_demand_merge::xpt_allch
};
inline constexpr auto events = select::with_shared_events<ice_lake_sp::uncore_events::all, core::tremont>(own);
/// All events of the list.
inline constexpr select::known_list<msr::uncore::event_pmu> all{&list, all_of(events.all), &ice_lake_sp::uncore_events::all, all_of(own)};
} // namespace uncore_events

} // namespace msr::events::tremont
