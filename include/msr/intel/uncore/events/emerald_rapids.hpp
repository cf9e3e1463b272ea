// Events of the boxes outside of the cores: emerald rapids. Written by tools/uncore/write from
// a table: do not edit.
// emr: from intel/perfmon 6dadedf3aa48, EMR/events/emeraldrapids_uncore.json version 1.24 of
// 05/19/2026; EMR/events/emeraldrapids_uncore_experimental.json version 1.24 of 05/19/2026;
// BSD-3-Clause, Copyright (c) Intel Corporation. Numbers and names only.
// 2282 of its 2304 events are those of sapphire_rapids.
#pragma once

#include <msr/intel/uncore/events/sapphire_rapids.hpp>

// clang-format off
namespace msr::events::emerald_rapids {

namespace uncore_events {
using listed = select::vendor_event<msr::uncore::event_pmu>;
inline constexpr char cha_names[] =
    "unc_cha_tor_inserts.ia_miss_drd_cxl_exp_local\0"
    "unc_cha_tor_inserts.ia_miss_rfo_cxl_exp_local\0"
    "unc_cha_tor_occupancy.ia_miss_drd_cxl_exp_local\0"
    "unc_cha_tor_occupancy.ia_miss_rfo_cxl_exp_local\0"
    "unc_cha_tor_occupancy.rrq_miss_rdcur_cxl_exp_local\0"
    "unc_cha_tor_occupancy.rrq_miss_rdcode_cxl_exp_local\0"
    "unc_cha_tor_occupancy.rrq_miss_rddata_cxl_exp_local\0"
    "unc_cha_tor_occupancy.rrq_miss_rdinvown_opt_cxl_exp_local\0"
    "unc_cha_tor_occupancy.rrq_miss_invxtom_cxl_exp_local\0"
    "unc_cha_tor_inserts.rrq_miss_rdcur_cxl_exp_local\0"
    "unc_cha_tor_inserts.rrq_miss_rdcode_cxl_exp_local\0"
    "unc_cha_tor_inserts.rrq_miss_rddata_cxl_exp_local\0"
    "unc_cha_tor_inserts.rrq_miss_rdinvown_opt_cxl_exp_local\0"
    "unc_cha_tor_inserts.rrq_miss_invxtom_cxl_exp_local\0"
    "unc_cha_tor_inserts.ia_miss_llcprefdata_cxl_exp_local\0"
    "unc_cha_tor_inserts.ia_miss_llcprefrfo_cxl_exp_local\0"
    "unc_cha_tor_occupancy.ia_miss_llcprefdata_cxl_exp_local\0"
    "unc_cha_tor_occupancy.ia_miss_llcprefrfo_cxl_exp_local\0"
    "unc_cha_tor_inserts.ia_miss_rfo_pref_cxl_exp_local\0"
    "unc_cha_tor_occupancy.ia_miss_rfo_pref_cxl_exp_local\0"
    "unc_cha_tor_inserts.ia_miss_drd_pref_cxl_exp_local\0"
    "unc_cha_tor_occupancy.ia_miss_drd_pref_cxl_exp_local\0";
inline constexpr select::event_list cha_list{"emerald_rapids", core::emerald_rapids, cha_names};
inline constexpr select::event_list list{"emerald_rapids", core::emerald_rapids, ""};
} // namespace uncore_events

namespace cha {
using namespace sapphire_rapids::cha;
using uncore_events::listed;
using uncore_events::cha_list;
namespace tor_inserts {
using namespace sapphire_rapids::cha::tor_inserts;
inline constexpr listed ia_miss_drd_cxl_exp_local{{&cha_list, 0x1020000001035, 0xf, 0, 0x20c81682}, {}, &ia_miss_drd_cxl_exp_local};
inline constexpr listed ia_miss_rfo_cxl_exp_local{{&cha_list, 0x1020000001035, 0xf, 0x2e, 0x20c80682}, {}, &ia_miss_rfo_cxl_exp_local};
inline constexpr listed rrq_miss_rdcur_cxl_exp_local{{&cha_list, 0x1020000040035, 0xf, 0x1c6, 0x20e80682}, {}, &rrq_miss_rdcur_cxl_exp_local};
inline constexpr listed rrq_miss_rdcode_cxl_exp_local{{&cha_list, 0x1020000040035, 0xf, 0x1f7, 0x20e80e82}, {}, &rrq_miss_rdcode_cxl_exp_local};
inline constexpr listed rrq_miss_rddata_cxl_exp_local{{&cha_list, 0x1020000040035, 0xf, 0x229, 0x20e81682}, {}, &rrq_miss_rddata_cxl_exp_local};
inline constexpr listed rrq_miss_rdinvown_opt_cxl_exp_local{{&cha_list, 0x1020000040035, 0xf, 0x25b, 0x20e82682}, {}, &rrq_miss_rdinvown_opt_cxl_exp_local};
inline constexpr listed rrq_miss_invxtom_cxl_exp_local{{&cha_list, 0x1020000040035, 0xf, 0x293, 0x20e87e82}, {}, &rrq_miss_invxtom_cxl_exp_local};
inline constexpr listed ia_miss_llcprefdata_cxl_exp_local{{&cha_list, 0x1020000001035, 0xf, 0x2c6, 0x20ccd682}, {}, &ia_miss_llcprefdata_cxl_exp_local};
inline constexpr listed ia_miss_llcprefrfo_cxl_exp_local{{&cha_list, 0x1020000001035, 0xf, 0x2fc, 0x20c88682}, {}, &ia_miss_llcprefrfo_cxl_exp_local};
inline constexpr listed ia_miss_rfo_pref_cxl_exp_local{{&cha_list, 0x1020000001035, 0xf, 0x3a0, 0x20ccc682}, {}, &ia_miss_rfo_pref_cxl_exp_local};
inline constexpr listed ia_miss_drd_pref_cxl_exp_local{{&cha_list, 0x1020000001035, 0xf, 0x408, 0x20c89682}, {}, &ia_miss_drd_pref_cxl_exp_local};
}
namespace tor_occupancy {
using namespace sapphire_rapids::cha::tor_occupancy;
inline constexpr listed ia_miss_drd_cxl_exp_local{{&cha_list, 0x1020000001036, 1, 0x5c, 0x20c81682}, {}, &ia_miss_drd_cxl_exp_local};
inline constexpr listed ia_miss_rfo_cxl_exp_local{{&cha_list, 0x1020000001036, 1, 0x8c, 0x20c80682}, {}, &ia_miss_rfo_cxl_exp_local};
inline constexpr listed rrq_miss_rdcur_cxl_exp_local{{&cha_list, 0x1020000040036, 1, 0xbc, 0x20e80682}, {}, &rrq_miss_rdcur_cxl_exp_local};
inline constexpr listed rrq_miss_rdcode_cxl_exp_local{{&cha_list, 0x1020000040036, 1, 0xef, 0x20e80e82}, {}, &rrq_miss_rdcode_cxl_exp_local};
inline constexpr listed rrq_miss_rddata_cxl_exp_local{{&cha_list, 0x1020000040036, 1, 0x123, 0x20e81682}, {}, &rrq_miss_rddata_cxl_exp_local};
inline constexpr listed rrq_miss_rdinvown_opt_cxl_exp_local{{&cha_list, 0x1020000040036, 1, 0x157, 0x20e82682}, {}, &rrq_miss_rdinvown_opt_cxl_exp_local};
inline constexpr listed rrq_miss_invxtom_cxl_exp_local{{&cha_list, 0x1020000040036, 1, 0x191, 0x20e87e82}, {}, &rrq_miss_invxtom_cxl_exp_local};
inline constexpr listed ia_miss_llcprefdata_cxl_exp_local{{&cha_list, 0x1020000001036, 1, 0x331, 0x20ccd682}, {}, &ia_miss_llcprefdata_cxl_exp_local};
inline constexpr listed ia_miss_llcprefrfo_cxl_exp_local{{&cha_list, 0x1020000001036, 1, 0x369, 0x20c88682}, {}, &ia_miss_llcprefrfo_cxl_exp_local};
inline constexpr listed ia_miss_rfo_pref_cxl_exp_local{{&cha_list, 0x1020000001036, 1, 0x3d3, 0x20ccc682}, {}, &ia_miss_rfo_pref_cxl_exp_local};
inline constexpr listed ia_miss_drd_pref_cxl_exp_local{{&cha_list, 0x1020000001036, 1, 0x43b, 0x20c89682}, {}, &ia_miss_drd_pref_cxl_exp_local};
}
} // namespace cha

namespace cxlcm {
using namespace sapphire_rapids::cxlcm;
} // namespace cxlcm

namespace cxldp {
using namespace sapphire_rapids::cxldp;
} // namespace cxldp

namespace iio {
using namespace sapphire_rapids::iio;
} // namespace iio

namespace imc {
using namespace sapphire_rapids::imc;
} // namespace imc

namespace irp {
using namespace sapphire_rapids::irp;
} // namespace irp

namespace m2hbm {
using namespace sapphire_rapids::m2hbm;
} // namespace m2hbm

namespace m2m {
using namespace sapphire_rapids::m2m;
} // namespace m2m

namespace m2pcie {
using namespace sapphire_rapids::m2pcie;
} // namespace m2pcie

namespace m3upi {
using namespace sapphire_rapids::m3upi;
} // namespace m3upi

namespace mchbm {
using namespace sapphire_rapids::mchbm;
} // namespace mchbm

namespace mdf {
using namespace sapphire_rapids::mdf;
} // namespace mdf

namespace pcu {
using namespace sapphire_rapids::pcu;
} // namespace pcu

namespace ubox {
using namespace sapphire_rapids::ubox;
} // namespace ubox

namespace upi {
using namespace sapphire_rapids::upi;
} // namespace upi

namespace uncore_events {
inline constexpr const listed *own[] = {
    &cha::tor_inserts::ia_miss_drd_cxl_exp_local, &cha::tor_inserts::ia_miss_rfo_cxl_exp_local,
    &cha::tor_occupancy::ia_miss_drd_cxl_exp_local, &cha::tor_occupancy::ia_miss_rfo_cxl_exp_local,
    &cha::tor_occupancy::rrq_miss_rdcur_cxl_exp_local,
    &cha::tor_occupancy::rrq_miss_rdcode_cxl_exp_local,
    &cha::tor_occupancy::rrq_miss_rddata_cxl_exp_local,
    &cha::tor_occupancy::rrq_miss_rdinvown_opt_cxl_exp_local,
    &cha::tor_occupancy::rrq_miss_invxtom_cxl_exp_local,
    &cha::tor_inserts::rrq_miss_rdcur_cxl_exp_local,
    &cha::tor_inserts::rrq_miss_rdcode_cxl_exp_local,
    &cha::tor_inserts::rrq_miss_rddata_cxl_exp_local,
    &cha::tor_inserts::rrq_miss_rdinvown_opt_cxl_exp_local,
    &cha::tor_inserts::rrq_miss_invxtom_cxl_exp_local,
    &cha::tor_inserts::ia_miss_llcprefdata_cxl_exp_local,
    &cha::tor_inserts::ia_miss_llcprefrfo_cxl_exp_local,
    &cha::tor_occupancy::ia_miss_llcprefdata_cxl_exp_local,
    &cha::tor_occupancy::ia_miss_llcprefrfo_cxl_exp_local,
    &cha::tor_inserts::ia_miss_rfo_pref_cxl_exp_local,
    &cha::tor_occupancy::ia_miss_rfo_pref_cxl_exp_local,
    &cha::tor_inserts::ia_miss_drd_pref_cxl_exp_local,
    &cha::tor_occupancy::ia_miss_drd_pref_cxl_exp_local
};
inline constexpr auto events = select::with_shared_events<sapphire_rapids::uncore_events::all, core::emerald_rapids>(own);
/// All events of the list.
inline constexpr select::known_list<msr::uncore::event_pmu> all{&list, all_of(events.all), &sapphire_rapids::uncore_events::all, all_of(own)};
} // namespace uncore_events

} // namespace msr::events::emerald_rapids
