// Events of the boxes outside of the cores: granite rapids. Written by tools/uncore/write from
// a table: do not edit.
// gnr: from intel/perfmon 6dadedf3aa48, GNR/events/graniterapids_uncore.json version 1.20 of
// 06/05/2026; GNR/events/graniterapids_uncore_experimental.json version 1.20 of 06/05/2026;
// BSD-3-Clause, Copyright (c) Intel Corporation. Numbers and names only.
// 749 of its 848 events are those of sierra_forest.
#pragma once

#include <msr/intel/uncore/events/sierra_forest.hpp>

// clang-format off
namespace msr::events::granite_rapids {

namespace uncore_events {
using listed = select::vendor_event<msr::uncore::event_pmu>;
inline constexpr char b2cmi_names[] =
    "unc_b2cmi_tag_miss.clean\0"
    "unc_b2cmi_tag_miss.dirty\0"
    "unc_b2cmi_tag_hit.rd_clean\0"
    "unc_b2cmi_tag_hit.rd_dirty\0"
    "unc_b2cmi_direct2core_txn_override\0"
    "unc_b2cmi_direct2core_not_taken_dirstate\0"
    "unc_b2cmi_tag_hit.all\0";
inline constexpr select::event_list b2cmi_list{"granite_rapids", core::granite_rapids, b2cmi_names};
inline constexpr char cha_names[] =
    "unc_cha_tor_inserts.ia_hit_drd\0"
    "unc_cha_tor_inserts.ia_miss_drd\0"
    "unc_cha_tor_inserts.ia_hit_drd_pref\0"
    "unc_cha_tor_inserts.ia_miss_drd_pref\0"
    "unc_cha_tor_inserts.ia_drd\0"
    "unc_cha_tor_inserts.ia_drd_pref\0"
    "unc_cha_tor_inserts.ia_miss_drd_local\0"
    "unc_cha_tor_inserts.ia_miss_drd_remote\0"
    "unc_cha_tor_inserts.ia_miss_drd_pref_local\0"
    "unc_cha_tor_inserts.ia_miss_drd_pref_remote\0"
    "unc_cha_tor_inserts.ia_miss_drd_ddr\0"
    "unc_cha_tor_inserts.ia_miss_drdpte\0"
    "unc_cha_tor_inserts.ia_hit_drdpte\0"
    "unc_cha_tor_inserts.ia_drdpte\0"
    "unc_cha_tor_inserts.ia_miss_drd_local_ddr\0"
    "unc_cha_tor_inserts.ia_miss_drd_remote_ddr\0"
    "unc_cha_tor_inserts.ia_miss_drd_pref_ddr\0"
    "unc_cha_tor_inserts.ia_miss_drd_pref_local_ddr\0"
    "unc_cha_tor_inserts.ia_miss_drd_pref_remote_ddr\0"
    "unc_cha_tor_occupancy.ia_hit_drd\0"
    "unc_cha_tor_occupancy.ia_miss_drd\0"
    "unc_cha_tor_occupancy.ia_hit_drd_pref\0"
    "unc_cha_tor_occupancy.ia_miss_drd_pref\0"
    "unc_cha_tor_occupancy.ia_drd\0"
    "unc_cha_tor_occupancy.ia_drd_pref\0"
    "unc_cha_tor_occupancy.ia_miss_drd_local\0"
    "unc_cha_tor_occupancy.ia_miss_drd_remote\0"
    "unc_cha_tor_occupancy.ia_miss_drd_pref_local\0"
    "unc_cha_tor_occupancy.ia_miss_drd_pref_remote\0"
    "unc_cha_tor_occupancy.ia_miss_drd_ddr\0"
    "unc_cha_tor_occupancy.ia_miss_drd_local_ddr\0"
    "unc_cha_tor_occupancy.ia_miss_drd_remote_ddr\0"
    "unc_cha_tor_occupancy.ia_miss_drd_pref_ddr\0"
    "unc_cha_tor_occupancy.ia_miss_drd_pref_local_ddr\0"
    "unc_cha_tor_occupancy.ia_miss_drd_pref_remote_ddr\0"
    "unc_cha_tor_occupancy.ia_drdpte\0"
    "unc_cha_tor_occupancy.ia_hit_drdpte\0"
    "unc_cha_tor_occupancy.ia_miss_drdpte\0"
    "unc_cha_tor_inserts.ia_miss_drd_pmm\0"
    "unc_cha_tor_inserts.ia_miss_drd_local_pmm\0"
    "unc_cha_tor_inserts.ia_miss_drd_remote_pmm\0"
    "unc_cha_tor_inserts.ia_miss_drd_pref_pmm\0"
    "unc_cha_tor_inserts.ia_miss_drd_pref_local_pmm\0"
    "unc_cha_tor_inserts.ia_miss_drd_pref_remote_pmm\0"
    "unc_cha_tor_occupancy.ia_miss_drd_pmm\0"
    "unc_cha_tor_occupancy.ia_miss_drd_local_pmm\0"
    "unc_cha_tor_occupancy.ia_miss_drd_remote_pmm\0"
    "unc_cha_tor_occupancy.ia_miss_drd_pref_pmm\0"
    "unc_cha_tor_occupancy.ia_miss_drd_pref_local_pmm\0"
    "unc_cha_tor_occupancy.ia_miss_drd_pref_remote_pmm\0";
inline constexpr select::event_list cha_list{"granite_rapids", core::granite_rapids, cha_names};
inline constexpr char imc_names[] =
    "unc_m_rdb_inserts.sch0\0"
    "unc_m_rdb_inserts.sch1\0"
    "unc_m_mntcmd_refrate.refab1x\0"
    "unc_m_mntcmd_refrate.refsb1x\0"
    "unc_m_mntcmd_refrate.refab2x\0"
    "unc_m_mntcmd_refrate.refsb2x\0";
inline constexpr select::event_list imc_list{"granite_rapids", core::granite_rapids, imc_names};
inline constexpr char mdf_names[] =
    "unc_mdf_rxr_inserts.ad_bnc\0"
    "unc_mdf_rxr_inserts.ad_crd\0"
    "unc_mdf_rxr_inserts.bl_bnc\0"
    "unc_mdf_rxr_inserts.bl_crd\0"
    "unc_mdf_rxr_inserts.ak\0"
    "unc_mdf_rxr_inserts.iv\0"
    "unc_mdf_rxr_occupancy.ad_bnc\0"
    "unc_mdf_rxr_occupancy.ad_crd\0"
    "unc_mdf_rxr_occupancy.bl_bnc\0"
    "unc_mdf_rxr_occupancy.bl_crd\0"
    "unc_mdf_rxr_occupancy.ak\0"
    "unc_mdf_rxr_occupancy.iv\0"
    "unc_mdf_rxr_bypass.ad_bnc\0"
    "unc_mdf_rxr_bypass.ad_crd\0"
    "unc_mdf_rxr_bypass.bl_bnc\0"
    "unc_mdf_rxr_bypass.bl_crd\0"
    "unc_mdf_rxr_bypass.ak\0"
    "unc_mdf_rxr_bypass.iv\0"
    "unc_mdf_txr_inserts.ad_bnc\0"
    "unc_mdf_txr_inserts.ak\0"
    "unc_mdf_txr_inserts.bl_bnc\0"
    "unc_mdf_txr_inserts.iv\0"
    "unc_mdf_txr_inserts.ad_crd\0"
    "unc_mdf_txr_inserts.bl_crd\0"
    "unc_mdf_txr_occupancy.ad_bnc\0"
    "unc_mdf_txr_occupancy.ak\0"
    "unc_mdf_txr_occupancy.bl_bnc\0"
    "unc_mdf_txr_occupancy.iv\0"
    "unc_mdf_txr_occupancy.ad_crd\0"
    "unc_mdf_txr_occupancy.bl_crd\0"
    "unc_mdf_txr_bypass.ad_bnc\0"
    "unc_mdf_txr_bypass.ak\0"
    "unc_mdf_txr_bypass.bl_bnc\0"
    "unc_mdf_txr_bypass.iv\0"
    "unc_mdf_txr_bypass.ad_crd\0"
    "unc_mdf_txr_bypass.bl_crd\0";
inline constexpr select::event_list mdf_list{"granite_rapids", core::granite_rapids, mdf_names};
inline constexpr select::event_list list{"granite_rapids", core::granite_rapids, ""};
} // namespace uncore_events

namespace b2cmi {
using namespace sierra_forest::b2cmi;
using uncore_events::listed;
using uncore_events::b2cmi_list;
inline constexpr listed direct2core_txn_override{{&b2cmi_list, 0x240000001018, 0xf, 0x68, 0}, {}, &direct2core_txn_override};
inline constexpr listed direct2core_not_taken_dirstate{{&b2cmi_list, 0x240000001017, 0xf, 0x8b, 0}, {}, &direct2core_not_taken_dirstate};
namespace tag_hit {
using namespace sierra_forest::b2cmi::tag_hit;
inline constexpr listed rd_clean{{&b2cmi_list, 0x24000000101f, 0xf, 0x32, 0}, {}, &rd_clean};
inline constexpr listed rd_dirty{{&b2cmi_list, 0x24000000201f, 0xf, 0x4d, 0}, {}, &rd_dirty};
inline constexpr listed all{{&b2cmi_list, 0x24000000f01f, 0xf, 0xb4, 0}, {}, &all};
}
namespace tag_miss {
using namespace sierra_forest::b2cmi::tag_miss;
inline constexpr listed clean{{&b2cmi_list, 0x24000000504b, 0xf, 0, 0}, {}, &clean};
inline constexpr listed dirty{{&b2cmi_list, 0x24000000a04b, 0xf, 0x19, 0}, {}, &dirty};
}
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
using uncore_events::listed;
using uncore_events::cha_list;
namespace tor_inserts {
using namespace sierra_forest::cha::tor_inserts;
inline constexpr listed ia_hit_drd{{&cha_list, 0x20000001035, 0xf, 0, 0xc817fd}, {}, &ia_hit_drd};
inline constexpr listed ia_miss_drd{{&cha_list, 0x20000001035, 0xf, 0x1f, 0xc817fe}, {}, &ia_miss_drd};
inline constexpr listed ia_hit_drd_pref{{&cha_list, 0x20000001035, 0xf, 0x3f, 0xc897fd}, {}, &ia_hit_drd_pref};
inline constexpr listed ia_miss_drd_pref{{&cha_list, 0x20000001035, 0xf, 0x63, 0xc897fe}, {}, &ia_miss_drd_pref};
inline constexpr listed ia_drd{{&cha_list, 0x20000001035, 0xf, 0x88, 0xc817ff}, {}, &ia_drd};
inline constexpr listed ia_drd_pref{{&cha_list, 0x20000001035, 0xf, 0xa3, 0xc897ff}, {}, &ia_drd_pref};
inline constexpr listed ia_miss_drd_local{{&cha_list, 0x20000001035, 0xf, 0xc3, 0xc816fe}, {}, &ia_miss_drd_local};
inline constexpr listed ia_miss_drd_remote{{&cha_list, 0x20000001035, 0xf, 0xe9, 0xc8177e}, {}, &ia_miss_drd_remote};
inline constexpr listed ia_miss_drd_pref_local{{&cha_list, 0x20000001035, 0xf, 0x110, 0xc896fe}, {}, &ia_miss_drd_pref_local};
inline constexpr listed ia_miss_drd_pref_remote{{&cha_list, 0x20000001035, 0xf, 0x13b, 0xc8977e}, {}, &ia_miss_drd_pref_remote};
inline constexpr listed ia_miss_drd_ddr{{&cha_list, 0x20000001035, 0xf, 0x167, 0xc81786}, {}, &ia_miss_drd_ddr};
inline constexpr listed ia_miss_drdpte{{&cha_list, 0x20000001035, 0xf, 0x18b, 0xc837fe}, {}, &ia_miss_drdpte};
inline constexpr listed ia_hit_drdpte{{&cha_list, 0x20000001035, 0xf, 0x1ae, 0xc837fd}, {}, &ia_hit_drdpte};
inline constexpr listed ia_drdpte{{&cha_list, 0x20000001035, 0xf, 0x1d0, 0xc837ff}, {}, &ia_drdpte};
inline constexpr listed ia_miss_drd_local_ddr{{&cha_list, 0x20000001035, 0xf, 0x1ee, 0xc81686}, {}, &ia_miss_drd_local_ddr};
inline constexpr listed ia_miss_drd_remote_ddr{{&cha_list, 0x20000001035, 0xf, 0x218, 0xc81706}, {}, &ia_miss_drd_remote_ddr};
inline constexpr listed ia_miss_drd_pref_ddr{{&cha_list, 0x20000001035, 0xf, 0x243, 0xc89786}, {}, &ia_miss_drd_pref_ddr};
inline constexpr listed ia_miss_drd_pref_local_ddr{{&cha_list, 0x20000001035, 0xf, 0x26c, 0xc89686}, {}, &ia_miss_drd_pref_local_ddr};
inline constexpr listed ia_miss_drd_pref_remote_ddr{{&cha_list, 0x20000001035, 0xf, 0x29b, 0xc89706}, {}, &ia_miss_drd_pref_remote_ddr};
inline constexpr listed ia_miss_drd_pmm{{&cha_list, 0x1020000001035, 0xf, 0x5bc, 0xc8178a}, {}, &ia_miss_drd_pmm};
inline constexpr listed ia_miss_drd_local_pmm{{&cha_list, 0x1020000001035, 0xf, 0x5e0, 0xc8168a}, {}, &ia_miss_drd_local_pmm};
inline constexpr listed ia_miss_drd_remote_pmm{{&cha_list, 0x1020000001035, 0xf, 0x60a, 0xc8170a}, {}, &ia_miss_drd_remote_pmm};
inline constexpr listed ia_miss_drd_pref_pmm{{&cha_list, 0x1020000001035, 0xf, 0x635, 0xc8978a}, {}, &ia_miss_drd_pref_pmm};
inline constexpr listed ia_miss_drd_pref_local_pmm{{&cha_list, 0x1020000001035, 0xf, 0x65e, 0xc8968a}, {}, &ia_miss_drd_pref_local_pmm};
inline constexpr listed ia_miss_drd_pref_remote_pmm{{&cha_list, 0x1020000001035, 0xf, 0x68d, 0xc8970a}, {}, &ia_miss_drd_pref_remote_pmm};
}
namespace tor_occupancy {
using namespace sierra_forest::cha::tor_occupancy;
inline constexpr listed ia_hit_drd{{&cha_list, 0x20000001036, 1, 0x2cb, 0xc817fd}, {}, &ia_hit_drd};
inline constexpr listed ia_miss_drd{{&cha_list, 0x20000001036, 1, 0x2ec, 0xc817fe}, {}, &ia_miss_drd};
inline constexpr listed ia_hit_drd_pref{{&cha_list, 0x20000001036, 1, 0x30e, 0xc897fd}, {}, &ia_hit_drd_pref};
inline constexpr listed ia_miss_drd_pref{{&cha_list, 0x20000001036, 1, 0x334, 0xc897fe}, {}, &ia_miss_drd_pref};
inline constexpr listed ia_drd{{&cha_list, 0x20000001036, 1, 0x35b, 0xc817ff}, {}, &ia_drd};
inline constexpr listed ia_drd_pref{{&cha_list, 0x20000001036, 1, 0x378, 0xc897ff}, {}, &ia_drd_pref};
inline constexpr listed ia_miss_drd_local{{&cha_list, 0x20000001036, 1, 0x39a, 0xc816fe}, {}, &ia_miss_drd_local};
inline constexpr listed ia_miss_drd_remote{{&cha_list, 0x20000001036, 1, 0x3c2, 0xc8177e}, {}, &ia_miss_drd_remote};
inline constexpr listed ia_miss_drd_pref_local{{&cha_list, 0x20000001036, 1, 0x3eb, 0xc896fe}, {}, &ia_miss_drd_pref_local};
inline constexpr listed ia_miss_drd_pref_remote{{&cha_list, 0x20000001036, 1, 0x418, 0xc8977e}, {}, &ia_miss_drd_pref_remote};
inline constexpr listed ia_miss_drd_ddr{{&cha_list, 0x20000001036, 1, 0x446, 0xc81786}, {}, &ia_miss_drd_ddr};
inline constexpr listed ia_miss_drd_local_ddr{{&cha_list, 0x20000001036, 1, 0x46c, 0xc81686}, {}, &ia_miss_drd_local_ddr};
inline constexpr listed ia_miss_drd_remote_ddr{{&cha_list, 0x20000001036, 1, 0x498, 0xc81706}, {}, &ia_miss_drd_remote_ddr};
inline constexpr listed ia_miss_drd_pref_ddr{{&cha_list, 0x20000001036, 1, 0x4c5, 0xc89786}, {}, &ia_miss_drd_pref_ddr};
inline constexpr listed ia_miss_drd_pref_local_ddr{{&cha_list, 0x20000001036, 1, 0x4f0, 0xc89686}, {}, &ia_miss_drd_pref_local_ddr};
inline constexpr listed ia_miss_drd_pref_remote_ddr{{&cha_list, 0x20000001036, 1, 0x521, 0xc89706}, {}, &ia_miss_drd_pref_remote_ddr};
inline constexpr listed ia_drdpte{{&cha_list, 0x20000001036, 1, 0x553, 0xc837ff}, {}, &ia_drdpte};
inline constexpr listed ia_hit_drdpte{{&cha_list, 0x20000001036, 1, 0x573, 0xc837fd}, {}, &ia_hit_drdpte};
inline constexpr listed ia_miss_drdpte{{&cha_list, 0x20000001036, 1, 0x597, 0xc837fe}, {}, &ia_miss_drdpte};
inline constexpr listed ia_miss_drd_pmm{{&cha_list, 0x1020000001036, 1, 0x6bd, 0xc8178a}, {}, &ia_miss_drd_pmm};
inline constexpr listed ia_miss_drd_local_pmm{{&cha_list, 0x1020000001036, 1, 0x6e3, 0xc8168a}, {}, &ia_miss_drd_local_pmm};
inline constexpr listed ia_miss_drd_remote_pmm{{&cha_list, 0x1020000001036, 1, 0x70f, 0xc8170a}, {}, &ia_miss_drd_remote_pmm};
inline constexpr listed ia_miss_drd_pref_pmm{{&cha_list, 0x1020000001036, 1, 0x73c, 0xc8978a}, {}, &ia_miss_drd_pref_pmm};
inline constexpr listed ia_miss_drd_pref_local_pmm{{&cha_list, 0x1020000001036, 1, 0x767, 0xc8968a}, {}, &ia_miss_drd_pref_local_pmm};
inline constexpr listed ia_miss_drd_pref_remote_pmm{{&cha_list, 0x1020000001036, 1, 0x798, 0xc8970a}, {}, &ia_miss_drd_pref_remote_pmm};
}
} // namespace cha

namespace chacms {
using namespace sierra_forest::chacms;
} // namespace chacms

namespace cxlcm {
using namespace sierra_forest::cxlcm;
} // namespace cxlcm

namespace cxldp {
using namespace sierra_forest::cxldp;
} // namespace cxldp

namespace iio {
using namespace sierra_forest::iio;
} // namespace iio

namespace imc {
using namespace sierra_forest::imc;
using uncore_events::listed;
using uncore_events::imc_list;
namespace mntcmd_refrate {
inline constexpr listed refab1x{{&imc_list, 0x1060000001072, 0xf, 0x2e, 0}, {}, &refab1x};
inline constexpr listed refsb1x{{&imc_list, 0x1060000002072, 0xf, 0x4b, 0}, {}, &refsb1x};
inline constexpr listed refab2x{{&imc_list, 0x1060000004072, 0xf, 0x68, 0}, {}, &refab2x};
inline constexpr listed refsb2x{{&imc_list, 0x1060000008072, 0xf, 0x85, 0}, {}, &refsb2x};
}
namespace rdb_inserts {
inline constexpr listed sch0{{&imc_list, 0x60000040017, 0xf, 0, 0}, {}, &sch0};
inline constexpr listed sch1{{&imc_list, 0x60000080017, 0xf, 0x17, 0}, {}, &sch1};
}
} // namespace imc

namespace irp {
using namespace sierra_forest::irp;
} // namespace irp

namespace mdf {
using namespace sierra_forest::mdf;
using uncore_events::listed;
using uncore_events::mdf_list;
namespace rxr_bypass {
inline constexpr listed ad_bnc{{&mdf_list, 0x11e0000001014, 0xf, 0x140, 0}, {}, &ad_bnc};
inline constexpr listed ad_crd{{&mdf_list, 0x11e0000010014, 0xf, 0x15a, 0}, {}, &ad_crd};
inline constexpr listed bl_bnc{{&mdf_list, 0x11e0000004014, 0xf, 0x174, 0}, {}, &bl_bnc};
inline constexpr listed bl_crd{{&mdf_list, 0x11e0000020014, 0xf, 0x18e, 0}, {}, &bl_crd};
inline constexpr listed ak{{&mdf_list, 0x11e0000002014, 0xf, 0x1a8, 0}, {}, &ak};
inline constexpr listed iv{{&mdf_list, 0x11e0000008014, 0xf, 0x1be, 0}, {}, &iv};
}
namespace rxr_inserts {
inline constexpr listed ad_bnc{{&mdf_list, 0x11e0000001012, 0xf, 0, 0}, {}, &ad_bnc};
inline constexpr listed ad_crd{{&mdf_list, 0x11e0000010012, 0xf, 0x1b, 0}, {}, &ad_crd};
inline constexpr listed bl_bnc{{&mdf_list, 0x11e0000004012, 0xf, 0x36, 0}, {}, &bl_bnc};
inline constexpr listed bl_crd{{&mdf_list, 0x11e0000020012, 0xf, 0x51, 0}, {}, &bl_crd};
inline constexpr listed ak{{&mdf_list, 0x11e0000002012, 0xf, 0x6c, 0}, {}, &ak};
inline constexpr listed iv{{&mdf_list, 0x11e0000008012, 0xf, 0x83, 0}, {}, &iv};
}
namespace rxr_occupancy {
inline constexpr listed ad_bnc{{&mdf_list, 0x11e0000001013, 0xf, 0x9a, 0}, {}, &ad_bnc};
inline constexpr listed ad_crd{{&mdf_list, 0x11e0000010013, 0xf, 0xb7, 0}, {}, &ad_crd};
inline constexpr listed bl_bnc{{&mdf_list, 0x11e0000004013, 0xf, 0xd4, 0}, {}, &bl_bnc};
inline constexpr listed bl_crd{{&mdf_list, 0x11e0000020013, 0xf, 0xf1, 0}, {}, &bl_crd};
inline constexpr listed ak{{&mdf_list, 0x11e0000002013, 0xf, 0x10e, 0}, {}, &ak};
inline constexpr listed iv{{&mdf_list, 0x11e0000008013, 0xf, 0x127, 0}, {}, &iv};
}
namespace txr_bypass {
inline constexpr listed ad_bnc{{&mdf_list, 0x11e000000101e, 0xf, 0x314, 0}, {}, &ad_bnc};
inline constexpr listed ak{{&mdf_list, 0x11e000000201e, 0xf, 0x32e, 0}, {}, &ak};
inline constexpr listed bl_bnc{{&mdf_list, 0x11e000000401e, 0xf, 0x344, 0}, {}, &bl_bnc};
inline constexpr listed iv{{&mdf_list, 0x11e000000801e, 0xf, 0x35e, 0}, {}, &iv};
inline constexpr listed ad_crd{{&mdf_list, 0x11e000001001e, 0xf, 0x374, 0}, {}, &ad_crd};
inline constexpr listed bl_crd{{&mdf_list, 0x11e000002001e, 0xf, 0x38e, 0}, {}, &bl_crd};
}
namespace txr_inserts {
inline constexpr listed ad_bnc{{&mdf_list, 0x11e000000101c, 0xf, 0x1d4, 0}, {}, &ad_bnc};
inline constexpr listed ak{{&mdf_list, 0x11e000000201c, 0xf, 0x1ef, 0}, {}, &ak};
inline constexpr listed bl_bnc{{&mdf_list, 0x11e000000401c, 0xf, 0x206, 0}, {}, &bl_bnc};
inline constexpr listed iv{{&mdf_list, 0x11e000000801c, 0xf, 0x221, 0}, {}, &iv};
inline constexpr listed ad_crd{{&mdf_list, 0x11e000001001c, 0xf, 0x238, 0}, {}, &ad_crd};
inline constexpr listed bl_crd{{&mdf_list, 0x11e000002001c, 0xf, 0x253, 0}, {}, &bl_crd};
}
namespace txr_occupancy {
inline constexpr listed ad_bnc{{&mdf_list, 0x11e000000101d, 0xf, 0x26e, 0}, {}, &ad_bnc};
inline constexpr listed ak{{&mdf_list, 0x11e000000201d, 0xf, 0x28b, 0}, {}, &ak};
inline constexpr listed bl_bnc{{&mdf_list, 0x11e000000401d, 0xf, 0x2a4, 0}, {}, &bl_bnc};
inline constexpr listed iv{{&mdf_list, 0x11e000000801d, 0xf, 0x2c1, 0}, {}, &iv};
inline constexpr listed ad_crd{{&mdf_list, 0x11e000001001d, 0xf, 0x2da, 0}, {}, &ad_crd};
inline constexpr listed bl_crd{{&mdf_list, 0x11e000002001d, 0xf, 0x2f7, 0}, {}, &bl_crd};
}
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
    &b2cmi::tag_miss::clean, &b2cmi::tag_miss::dirty, &b2cmi::tag_hit::rd_clean,
    &b2cmi::tag_hit::rd_dirty, &b2cmi::direct2core_txn_override, &cha::tor_inserts::ia_hit_drd,
    &cha::tor_inserts::ia_miss_drd, &cha::tor_inserts::ia_hit_drd_pref,
    &cha::tor_inserts::ia_miss_drd_pref, &cha::tor_inserts::ia_drd, &cha::tor_inserts::ia_drd_pref,
    &cha::tor_inserts::ia_miss_drd_local, &cha::tor_inserts::ia_miss_drd_remote,
    &cha::tor_inserts::ia_miss_drd_pref_local, &cha::tor_inserts::ia_miss_drd_pref_remote,
    &cha::tor_inserts::ia_miss_drd_ddr, &cha::tor_inserts::ia_miss_drdpte,
    &cha::tor_inserts::ia_hit_drdpte, &cha::tor_inserts::ia_drdpte,
    &cha::tor_inserts::ia_miss_drd_local_ddr, &cha::tor_inserts::ia_miss_drd_remote_ddr,
    &cha::tor_inserts::ia_miss_drd_pref_ddr, &cha::tor_inserts::ia_miss_drd_pref_local_ddr,
    &cha::tor_inserts::ia_miss_drd_pref_remote_ddr, &cha::tor_occupancy::ia_hit_drd,
    &cha::tor_occupancy::ia_miss_drd, &cha::tor_occupancy::ia_hit_drd_pref,
    &cha::tor_occupancy::ia_miss_drd_pref, &cha::tor_occupancy::ia_drd,
    &cha::tor_occupancy::ia_drd_pref, &cha::tor_occupancy::ia_miss_drd_local,
    &cha::tor_occupancy::ia_miss_drd_remote, &cha::tor_occupancy::ia_miss_drd_pref_local,
    &cha::tor_occupancy::ia_miss_drd_pref_remote, &cha::tor_occupancy::ia_miss_drd_ddr,
    &cha::tor_occupancy::ia_miss_drd_local_ddr, &cha::tor_occupancy::ia_miss_drd_remote_ddr,
    &cha::tor_occupancy::ia_miss_drd_pref_ddr, &cha::tor_occupancy::ia_miss_drd_pref_local_ddr,
    &cha::tor_occupancy::ia_miss_drd_pref_remote_ddr, &cha::tor_occupancy::ia_drdpte,
    &cha::tor_occupancy::ia_hit_drdpte, &cha::tor_occupancy::ia_miss_drdpte,
    &imc::rdb_inserts::sch0, &imc::rdb_inserts::sch1, &b2cmi::direct2core_not_taken_dirstate,
    &b2cmi::tag_hit::all, &cha::tor_inserts::ia_miss_drd_pmm,
    &cha::tor_inserts::ia_miss_drd_local_pmm, &cha::tor_inserts::ia_miss_drd_remote_pmm,
    &cha::tor_inserts::ia_miss_drd_pref_pmm, &cha::tor_inserts::ia_miss_drd_pref_local_pmm,
    &cha::tor_inserts::ia_miss_drd_pref_remote_pmm, &cha::tor_occupancy::ia_miss_drd_pmm,
    &cha::tor_occupancy::ia_miss_drd_local_pmm, &cha::tor_occupancy::ia_miss_drd_remote_pmm,
    &cha::tor_occupancy::ia_miss_drd_pref_pmm, &cha::tor_occupancy::ia_miss_drd_pref_local_pmm,
    &cha::tor_occupancy::ia_miss_drd_pref_remote_pmm, &mdf::rxr_inserts::ad_bnc,
    &mdf::rxr_inserts::ad_crd, &mdf::rxr_inserts::bl_bnc, &mdf::rxr_inserts::bl_crd,
    &mdf::rxr_inserts::ak, &mdf::rxr_inserts::iv, &mdf::rxr_occupancy::ad_bnc,
    &mdf::rxr_occupancy::ad_crd, &mdf::rxr_occupancy::bl_bnc, &mdf::rxr_occupancy::bl_crd,
    &mdf::rxr_occupancy::ak, &mdf::rxr_occupancy::iv, &mdf::rxr_bypass::ad_bnc,
    &mdf::rxr_bypass::ad_crd, &mdf::rxr_bypass::bl_bnc, &mdf::rxr_bypass::bl_crd,
    &mdf::rxr_bypass::ak, &mdf::rxr_bypass::iv, &imc::mntcmd_refrate::refab1x,
    &imc::mntcmd_refrate::refsb1x, &imc::mntcmd_refrate::refab2x, &mdf::txr_inserts::ad_bnc,
    &mdf::txr_inserts::ak, &mdf::txr_inserts::bl_bnc, &mdf::txr_inserts::iv,
    &mdf::txr_inserts::ad_crd, &mdf::txr_inserts::bl_crd, &mdf::txr_occupancy::ad_bnc,
    &mdf::txr_occupancy::ak, &mdf::txr_occupancy::bl_bnc, &mdf::txr_occupancy::iv,
    &mdf::txr_occupancy::ad_crd, &mdf::txr_occupancy::bl_crd, &mdf::txr_bypass::ad_bnc,
    &mdf::txr_bypass::ak, &mdf::txr_bypass::bl_bnc, &mdf::txr_bypass::iv, &mdf::txr_bypass::ad_crd,
    &mdf::txr_bypass::bl_crd, &imc::mntcmd_refrate::refsb2x
};
inline constexpr auto events = select::with_shared_events<sierra_forest::uncore_events::all, core::granite_rapids>(own);
/// All events of the list.
inline constexpr select::known_list<msr::uncore::event_pmu> all{&list, all_of(events.all), &sierra_forest::uncore_events::all, all_of(own)};
} // namespace uncore_events

} // namespace msr::events::granite_rapids
