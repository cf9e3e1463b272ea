// Events of the boxes outside of the cores: grand ridge. Written by tools/uncore/write from
// a table: do not edit.
// grr: from intel/perfmon 6dadedf3aa48, GRR/events/grandridge_uncore.json version 1.13 of
// 05/27/2026; GRR/events/grandridge_uncore_experimental.json version 1.13 of 05/27/2026;
// BSD-3-Clause, Copyright (c) Intel Corporation. Numbers and names only.
// 430 of its 438 events are those of sierra_forest.
#pragma once

#include <msr/intel/uncore/events/sierra_forest.hpp>

// clang-format off
namespace msr::events::grand_ridge {

namespace uncore_events {
using listed = select::vendor_event<msr::uncore::event_pmu>;
inline constexpr char b2cmi_names[] =
    "unc_b2cmi_direct2core_txn_override\0";
inline constexpr select::event_list b2cmi_list{"grand_ridge", core::grand_ridge, b2cmi_names};
inline constexpr char cha_names[] =
    "unc_cha_tor_occupancy.ia_hit_drd_opt\0"
    "unc_cha_tor_occupancy.ia_hit_drd_opt_pref\0"
    "unc_cha_tor_occupancy.ia_miss_drd_opt\0"
    "unc_cha_tor_occupancy.ia_miss_drd_opt_pref\0";
inline constexpr select::event_list cha_list{"grand_ridge", core::grand_ridge, cha_names};
inline constexpr char iio_names[] =
    "unc_iio_data_req_by_cpu.mem_write.all_parts\0"
    "unc_iio_data_req_by_cpu.mem_read.all_parts\0";
inline constexpr select::event_list iio_list{"grand_ridge", core::grand_ridge, iio_names};
inline constexpr char irp_names[] =
    "unc_i_misc1.lost_fwd\0";
inline constexpr select::event_list irp_list{"grand_ridge", core::grand_ridge, irp_names};
inline constexpr select::event_list list{"grand_ridge", core::grand_ridge, ""};
} // namespace uncore_events

namespace b2cmi {
using namespace sierra_forest::b2cmi;
using uncore_events::listed;
using uncore_events::b2cmi_list;
inline constexpr listed direct2core_txn_override{{&b2cmi_list, 0x240000001018, 0xf, 0, 0}, {}, &direct2core_txn_override};
} // namespace b2cmi

namespace cha {
using namespace sierra_forest::cha;
using uncore_events::listed;
using uncore_events::cha_list;
namespace tor_occupancy {
using namespace sierra_forest::cha::tor_occupancy;
inline constexpr listed ia_hit_drd_opt{{&cha_list, 0x1020000001036, 1, 0, 0xc827fd}, {}, &ia_hit_drd_opt};
inline constexpr listed ia_hit_drd_opt_pref{{&cha_list, 0x1020000001036, 1, 0x25, 0xc8a7fd}, {}, &ia_hit_drd_opt_pref};
inline constexpr listed ia_miss_drd_opt{{&cha_list, 0x1020000001036, 1, 0x4f, 0xc827fe}, {}, &ia_miss_drd_opt};
inline constexpr listed ia_miss_drd_opt_pref{{&cha_list, 0x1020000001036, 1, 0x75, 0xc8a7fe}, {}, &ia_miss_drd_opt_pref};
}
} // namespace cha

namespace chacms {
using namespace sierra_forest::chacms;
} // namespace chacms

namespace iio {
using namespace sierra_forest::iio;
using uncore_events::listed;
using uncore_events::iio_list;
namespace data_req_by_cpu {
using namespace sierra_forest::iio::data_req_by_cpu;
inline constexpr listed mem_write_all_parts{{&iio_list, 0x1900000010c0, 0xc, 0, 0x70ff00000000}, {}, &mem_write_all_parts};
inline constexpr listed mem_read_all_parts{{&iio_list, 0x1900000040c0, 0xc, 0x2c, 0x70ff00000000}, {}, &mem_read_all_parts};
}
} // namespace iio

namespace imc {
using namespace sierra_forest::imc;
} // namespace imc

namespace irp {
using namespace sierra_forest::irp;
using uncore_events::listed;
using uncore_events::irp_list;
namespace misc1 {
inline constexpr listed lost_fwd{{&irp_list, 0x113000001001f, 0xf, 0, 0}, {}, &lost_fwd};
}
} // namespace irp

namespace pcu {
using namespace sierra_forest::pcu;
} // namespace pcu

namespace ubox {
using namespace sierra_forest::ubox;
} // namespace ubox

namespace uncore_events {
inline constexpr const listed *own[] = {
    &b2cmi::direct2core_txn_override, &iio::data_req_by_cpu::mem_write_all_parts,
    &iio::data_req_by_cpu::mem_read_all_parts, &cha::tor_occupancy::ia_hit_drd_opt,
    &cha::tor_occupancy::ia_hit_drd_opt_pref, &cha::tor_occupancy::ia_miss_drd_opt,
    &cha::tor_occupancy::ia_miss_drd_opt_pref, &irp::misc1::lost_fwd
};
inline constexpr auto events = select::with_shared_events<sierra_forest::uncore_events::all, core::grand_ridge>(own);
/// All events of the list.
inline constexpr select::known_list<msr::uncore::event_pmu> all{&list, all_of(events.all), &sierra_forest::uncore_events::all, all_of(own)};
} // namespace uncore_events

} // namespace msr::events::grand_ridge
