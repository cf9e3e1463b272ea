// Events of the boxes outside of the cores: clearwater forest. Written by tools/uncore/write from
// a table: do not edit.
// cwf: from intel/perfmon 6dadedf3aa48, CWF/events/clearwaterforest_uncore.json version 1.04 of
// 07/08/2026; CWF/events/clearwaterforest_uncore_experimental.json version 1.04 of 07/08/2026;
// BSD-3-Clause, Copyright (c) Intel Corporation. Numbers and names only.
// 774 of its 776 events are those of sierra_forest.
#pragma once

#include <msr/intel/uncore/events/sierra_forest.hpp>

// clang-format off
namespace msr::events::clearwater_forest {

namespace uncore_events {
using listed = select::vendor_event<msr::uncore::event_pmu>;
inline constexpr char cxlcm_names[] =
    "unc_cxlcm_rxc_pack_buf_inserts.mem_data\0";
inline constexpr select::event_list cxlcm_list{"clearwater_forest", core::clearwater_forest, cxlcm_names};
inline constexpr char cxldp_names[] =
    "unc_cxldp_txc_agf_inserts.m2s_data\0";
inline constexpr select::event_list cxldp_list{"clearwater_forest", core::clearwater_forest, cxldp_names};
inline constexpr select::event_list list{"clearwater_forest", core::clearwater_forest, ""};
} // namespace uncore_events

namespace b2cmi {
using namespace sierra_forest::b2cmi;
} // namespace b2cmi

namespace b2cxl {
using namespace sierra_forest::b2cxl;
} // namespace b2cxl

namespace b2hot {
using namespace sierra_forest::b2hot;
} // namespace b2hot

namespace b2upi {
using namespace sierra_forest::b2upi;
} // namespace b2upi

namespace cha {
using namespace sierra_forest::cha;
} // namespace cha

namespace chacms {
using namespace sierra_forest::chacms;
} // namespace chacms

namespace cxlcm {
using uncore_events::listed;
using uncore_events::cxlcm_list;
namespace rxc_pack_buf_inserts {
inline constexpr listed mem_data{{&cxlcm_list, 0x11f0000010041, 0xf0, 0, 0}, {}, &mem_data};
}
} // namespace cxlcm

namespace cxldp {
using uncore_events::listed;
using uncore_events::cxldp_list;
namespace txc_agf_inserts {
inline constexpr listed m2s_data{{&cxldp_list, 0x1200000020002, 0xf, 0, 0}, {}, &m2s_data};
}
} // namespace cxldp

namespace iio {
using namespace sierra_forest::iio;
} // namespace iio

namespace imc {
using namespace sierra_forest::imc;
} // namespace imc

namespace irp {
using namespace sierra_forest::irp;
} // namespace irp

namespace mdf {
using namespace sierra_forest::mdf;
} // namespace mdf

namespace pcu {
using namespace sierra_forest::pcu;
} // namespace pcu

namespace ubox {
using namespace sierra_forest::ubox;
} // namespace ubox

namespace upi {
using namespace sierra_forest::upi;
} // namespace upi

namespace uncore_events {
inline constexpr const listed *own[] = {
    &cxlcm::rxc_pack_buf_inserts::mem_data, &cxldp::txc_agf_inserts::m2s_data
};
inline constexpr auto events = select::with_shared_events<sierra_forest::uncore_events::all, core::clearwater_forest>(own);
/// All events of the list.
inline constexpr select::known_list<msr::uncore::event_pmu> all{&list, all_of(events.all), &sierra_forest::uncore_events::all, all_of(own)};
} // namespace uncore_events

} // namespace msr::events::clearwater_forest
