// Events of the boxes outside of the cores: cascade lake. Written by tools/uncore/write from
// a table: do not edit.
// clx: from intel/perfmon 6dadedf3aa48, CLX/events/cascadelakex_uncore.json version 1.25 of
// 04/18/2025; CLX/events/cascadelakex_uncore_experimental.json version 1.25 of 04/18/2025;
// BSD-3-Clause, Copyright (c) Intel Corporation. Numbers and names only.
// 3304 of its 3419 events are those of skylake_sp.
#pragma once

#include <msr/intel/uncore/events/skylake_sp.hpp>

// clang-format off
namespace msr::events::cascade_lake {

namespace uncore_events {
using listed = select::vendor_event<msr::uncore::event_pmu>;
inline constexpr char cha_names[] =
    "unc_cha_tor_inserts.all\0"
    "unc_cha_tor_occupancy.all\0"
    "unc_cha_pmm_memmode_nm_setconflicts.iodc\0"
    "unc_cha_pmm_memmode_nm_setconflicts.llc\0"
    "unc_cha_pmm_memmode_nm_setconflicts.sf\0"
    "unc_cha_pmm_memmode_nm_setconflicts.tor\0"
    "unc_cha_pmm_memmode_nm_setconflicts.tor_reject\0";
inline constexpr select::event_list cha_list{"cascade_lake", core::cascade_lake, cha_names};
inline constexpr char imc_names[] =
    "unc_m_tagchk.hit\0"
    "unc_m_tagchk.miss_clean\0"
    "unc_m_tagchk.miss_dirty\0"
    "unc_m_pmm_rpq_occupancy.all\0"
    "unc_m_pmm_rpq_inserts\0"
    "unc_m_pmm_cmd1.all\0"
    "unc_m_pmm_cmd1.rd\0"
    "unc_m_pmm_cmd1.wr\0"
    "unc_m_pmm_cmd1.ufill_rd\0"
    "unc_m_pmm_wpq_inserts\0"
    "unc_m_pmm_wpq_occupancy.all\0"
    "unc_m_sb_accesses.rd_accepts\0"
    "unc_m_sb_accesses.rd_rejects\0"
    "unc_m_sb_accesses.wr_accepts\0"
    "unc_m_sb_accesses.wr_rejects\0"
    "unc_m_sb_accesses.nm_rd_cmps\0"
    "unc_m_sb_accesses.nm_wr_cmps\0"
    "unc_m_sb_accesses.fm_rd_cmps\0"
    "unc_m_sb_accesses.fm_wr_cmps\0"
    "unc_m_sb_canary.alloc\0"
    "unc_m_sb_canary.dealloc\0"
    "unc_m_sb_canary.rej\0"
    "unc_m_sb_canary.vld\0"
    "unc_m_sb_canary.nmrd_starved\0"
    "unc_m_sb_canary.nmwr_starved\0"
    "unc_m_sb_canary.fmrd_starved\0"
    "unc_m_sb_canary.fmwr_starved\0"
    "unc_m_sb_cycles_full\0"
    "unc_m_sb_cycles_ne\0"
    "unc_m_sb_inserts.rds\0"
    "unc_m_sb_inserts.wrs\0"
    "unc_m_sb_inserts.block_rds\0"
    "unc_m_sb_inserts.block_wrs\0"
    "unc_m_sb_inserts.dealloc\0"
    "unc_m_sb_inserts.patrol\0"
    "unc_m_sb_occupancy.rds\0"
    "unc_m_sb_occupancy.wrs\0"
    "unc_m_sb_occupancy.block_rds\0"
    "unc_m_sb_occupancy.block_wrs\0"
    "unc_m_sb_occupancy.patrol\0"
    "unc_m_sb_reject.nm_set_cnflt\0"
    "unc_m_sb_reject.fm_addr_cnflt\0"
    "unc_m_sb_reject.patrol_set_cnflt\0"
    "unc_m_sb_strv_alloc.nmrd_set\0"
    "unc_m_sb_strv_alloc.fmrd_set\0"
    "unc_m_sb_strv_alloc.nmwr_set\0"
    "unc_m_sb_strv_alloc.fmwr_set\0"
    "unc_m_sb_strv_alloc.nmrd_clr\0"
    "unc_m_sb_strv_alloc.fmrd_clr\0"
    "unc_m_sb_strv_alloc.nmwr_clr\0"
    "unc_m_sb_strv_alloc.fmwr_clr\0"
    "unc_m_sb_strv_occ.nmrd\0"
    "unc_m_sb_strv_occ.fmrd\0"
    "unc_m_sb_strv_occ.nmwr\0"
    "unc_m_sb_strv_occ.fmwr\0"
    "unc_m_sb_tagged.new\0"
    "unc_m_sb_tagged.rd_hit\0"
    "unc_m_sb_tagged.rd_miss\0"
    "unc_m_sb_tagged.ddr4_cmp\0"
    "unc_m_sb_tagged.occ\0"
    "unc_m_pmm_rpq_occupancy.gnt_wait\0"
    "unc_m_pmm_rpq_cycles_ne\0"
    "unc_m_pmm_rpq_cycles_full\0"
    "unc_m_pmm_cmd1.rpq_gnts\0"
    "unc_m_pmm_cmd1.wpq_gnts\0"
    "unc_m_pmm_cmd1.misc_gnt\0"
    "unc_m_pmm_cmd1.misc\0"
    "unc_m_pmm_cmd2.opp_rd\0"
    "unc_m_pmm_cmd2.nodata_exp\0"
    "unc_m_pmm_cmd2.nodata_unexp\0"
    "unc_m_pmm_cmd2.reqs_slot0\0"
    "unc_m_pmm_cmd2.reqs_slot1\0"
    "unc_m_pmm_cmd2.pmm_ecc_error\0"
    "unc_m_pmm_cmd2.pmm_erid_error\0"
    "unc_m_pmm_majmode1.rd_cyc\0"
    "unc_m_pmm_majmode1.partial_wr_cyc\0"
    "unc_m_pmm_majmode1.partial_wr_enter\0"
    "unc_m_pmm_majmode1.partial_wr_exit\0"
    "unc_m_majmode2.dram_cyc\0"
    "unc_m_majmode2.dram_enter\0"
    "unc_m_majmode2.pmm_enter\0"
    "unc_m_pmm_wpq_cycles_full\0"
    "unc_m_pmm_wpq_cycles_ne\0"
    "unc_m_pmm_wpq_occupancy.cas\0"
    "unc_m_pmm_wpq_occupancy.pwr\0"
    "unc_m_pmm_wpq_pcommit\0"
    "unc_m_pmm_wpq_pcommit_cyc\0"
    "unc_m_pmm_majmode1.wr_cyc\0"
    "unc_m_majmode2.pmm_cyc\0"
    "unc_m_sb_tagged.pmm0_cmp\0"
    "unc_m_sb_tagged.pmm1_cmp\0"
    "unc_m_sb_tagged.pmm2_cmp\0"
    "unc_m_sb_inserts.pmm_wrs\0"
    "unc_m_sb_occupancy.pmm_wrs\0"
    "unc_m_sb_occupancy.pmm_rds\0"
    "unc_m_sb_inserts.pmm_rds\0";
inline constexpr select::event_list imc_list{"cascade_lake", core::cascade_lake, imc_names};
inline constexpr char m2m_names[] =
    "unc_m2m_tag_hit.nm_rd_hit_dirty\0"
    "unc_m2m_tag_hit.nm_ufill_hit_clean\0"
    "unc_m2m_tag_hit.nm_ufill_hit_dirty\0"
    "unc_m2m_imc_reads.to_pmm\0"
    "unc_m2m_imc_writes.to_pmm\0"
    "unc_m2m_tag_hit.nm_rd_hit_clean\0"
    "unc_m2m_pmm_rpq_cycles_reg_credits.chn0\0"
    "unc_m2m_pmm_rpq_cycles_reg_credits.chn1\0"
    "unc_m2m_pmm_rpq_cycles_reg_credits.chn2\0"
    "unc_m2m_pmm_wpq_cycles_reg_credits.chn0\0"
    "unc_m2m_pmm_wpq_cycles_reg_credits.chn1\0"
    "unc_m2m_pmm_wpq_cycles_reg_credits.chn2\0";
inline constexpr select::event_list m2m_list{"cascade_lake", core::cascade_lake, m2m_names};
inline constexpr select::event_list list{"cascade_lake", core::cascade_lake, ""};
} // namespace uncore_events

namespace cha {
using namespace skylake_sp::cha;
using uncore_events::listed;
using uncore_events::cha_list;
namespace pmm_memmode_nm_setconflicts {
inline constexpr listed iodc{{&cha_list, 0x1020000010064, 0xf, 0x32, 0}, {}, &iodc};
inline constexpr listed llc{{&cha_list, 0x1020000002064, 0xf, 0x5b, 0}, {}, &llc};
inline constexpr listed sf{{&cha_list, 0x1020000001064, 0xf, 0x83, 0}, {}, &sf};
inline constexpr listed tor{{&cha_list, 0x1020000004064, 0xf, 0xaa, 0}, {}, &tor};
inline constexpr listed tor_reject{{&cha_list, 0x1020000008064, 0xf, 0xd2, 0}, {}, &tor_reject};
}
namespace tor_inserts {
using namespace skylake_sp::cha::tor_inserts;
inline constexpr listed all{{&cha_list, 0x150200000ff035, 0xf, 0, 0}, {}, &all};
}
namespace tor_occupancy {
using namespace skylake_sp::cha::tor_occupancy;
inline constexpr listed all{{&cha_list, 0x150200000ff036, 1, 0x18, 0}, {}, &all};
}
} // namespace cha

namespace iio {
using namespace skylake_sp::iio;
} // namespace iio

namespace imc {
using namespace skylake_sp::imc;
using uncore_events::listed;
using uncore_events::imc_list;
inline constexpr listed pmm_rpq_inserts{{&imc_list, 0x600000000e3, 0xf, 0x5d, 0}, {}, &pmm_rpq_inserts};
inline constexpr listed pmm_wpq_inserts{{&imc_list, 0x600000000e7, 0xf, 0xc2, 0}, {}, &pmm_wpq_inserts};
inline constexpr listed sb_cycles_full{{&imc_list, 0x10600000000d1, 0xf, 0x2a6, 0}, {}, &sb_cycles_full};
inline constexpr listed sb_cycles_ne{{&imc_list, 0x10600000000d0, 0xf, 0x2bb, 0}, {}, &sb_cycles_ne};
inline constexpr listed pmm_rpq_cycles_ne{{&imc_list, 0x10600000000e1, 0xf, 0x612, 0}, {}, &pmm_rpq_cycles_ne};
inline constexpr listed pmm_rpq_cycles_full{{&imc_list, 0x10600000000e2, 0xf, 0x62a, 0}, {}, &pmm_rpq_cycles_full};
inline constexpr listed pmm_wpq_cycles_full{{&imc_list, 0x10600000000e6, 0xf, 0x829, 0}, {}, &pmm_wpq_cycles_full};
inline constexpr listed pmm_wpq_cycles_ne{{&imc_list, 0x10600000000e5, 0xf, 0x843, 0}, {}, &pmm_wpq_cycles_ne};
inline constexpr listed pmm_wpq_pcommit{{&imc_list, 0x10600000000e8, 0xf, 0x893, 0}, {}, &pmm_wpq_pcommit};
inline constexpr listed pmm_wpq_pcommit_cyc{{&imc_list, 0x10600000000e9, 0xf, 0x8a9, 0}, {}, &pmm_wpq_pcommit_cyc};
namespace majmode2 {
inline constexpr listed dram_cyc{{&imc_list, 0x10600000020ed, 0xf, 0x7de, 0}, {}, &dram_cyc};
inline constexpr listed dram_enter{{&imc_list, 0x10600000080ed, 0xf, 0x7f6, 0}, {}, &dram_enter};
inline constexpr listed pmm_enter{{&imc_list, 0x10600000040ed, 0xf, 0x810, 0}, {}, &pmm_enter};
inline constexpr listed pmm_cyc{{&imc_list, 0x10600000010ed, 0xf, 0x8dd, 0}, {}, &pmm_cyc};
}
namespace pmm_cmd1 {
inline constexpr listed all{{&imc_list, 0x600000010ea, 0xf, 0x73, 0}, {}, &all};
inline constexpr listed rd{{&imc_list, 0x600000020ea, 0xf, 0x86, 0}, {}, &rd};
inline constexpr listed wr{{&imc_list, 0x600000040ea, 0xf, 0x98, 0}, {}, &wr};
inline constexpr listed ufill_rd{{&imc_list, 0x600000080ea, 0xf, 0xaa, 0}, {}, &ufill_rd};
inline constexpr listed rpq_gnts{{&imc_list, 0x10600000100ea, 0xf, 0x644, 0}, {}, &rpq_gnts};
inline constexpr listed wpq_gnts{{&imc_list, 0x10600000200ea, 0xf, 0x65c, 0}, {}, &wpq_gnts};
inline constexpr listed misc_gnt{{&imc_list, 0x10600000400ea, 0xf, 0x674, 0}, {}, &misc_gnt};
inline constexpr listed misc{{&imc_list, 0x10600000800ea, 0xf, 0x68c, 0}, {}, &misc};
}
namespace pmm_cmd2 {
inline constexpr listed opp_rd{{&imc_list, 0x10600000010eb, 0xf, 0x6a0, 0}, {}, &opp_rd};
inline constexpr listed nodata_exp{{&imc_list, 0x10600000020eb, 0xf, 0x6b6, 0}, {}, &nodata_exp};
inline constexpr listed nodata_unexp{{&imc_list, 0x10600000040eb, 0xf, 0x6d0, 0}, {}, &nodata_unexp};
inline constexpr listed reqs_slot0{{&imc_list, 0x10600000080eb, 0xf, 0x6ec, 0}, {}, &reqs_slot0};
inline constexpr listed reqs_slot1{{&imc_list, 0x10600000100eb, 0xf, 0x706, 0}, {}, &reqs_slot1};
inline constexpr listed pmm_ecc_error{{&imc_list, 0x10600000200eb, 0xf, 0x720, 0}, {}, &pmm_ecc_error};
inline constexpr listed pmm_erid_error{{&imc_list, 0x10600000400eb, 0xf, 0x73d, 0}, {}, &pmm_erid_error};
}
namespace pmm_majmode1 {
inline constexpr listed rd_cyc{{&imc_list, 0x10600000010ec, 0xf, 0x75b, 0}, {}, &rd_cyc};
inline constexpr listed partial_wr_cyc{{&imc_list, 0x10600000040ec, 0xf, 0x775, 0}, {}, &partial_wr_cyc};
inline constexpr listed partial_wr_enter{{&imc_list, 0x10600000200ec, 0xf, 0x797, 0}, {}, &partial_wr_enter};
inline constexpr listed partial_wr_exit{{&imc_list, 0x10600000400ec, 0xf, 0x7bb, 0}, {}, &partial_wr_exit};
inline constexpr listed wr_cyc{{&imc_list, 0x10600000020ec, 0xf, 0x8c3, 0}, {}, &wr_cyc};
}
namespace pmm_rpq_occupancy {
inline constexpr listed all{{&imc_list, 0x600000010e0, 0xf, 0x41, 0}, {}, &all};
inline constexpr listed gnt_wait{{&imc_list, 0x10600000040e0, 0xf, 0x5f1, 0}, {}, &gnt_wait};
}
namespace pmm_wpq_occupancy {
inline constexpr listed all{{&imc_list, 0x600000010e4, 0xf, 0xd8, 0}, {}, &all};
inline constexpr listed cas{{&imc_list, 0x10600000020e4, 0xf, 0x85b, 0}, {}, &cas};
inline constexpr listed pwr{{&imc_list, 0x10600000040e4, 0xf, 0x877, 0}, {}, &pwr};
}
namespace sb_accesses {
inline constexpr listed rd_accepts{{&imc_list, 0x10600000010d2, 0xf, 0xf4, 0}, {}, &rd_accepts};
inline constexpr listed rd_rejects{{&imc_list, 0x10600000020d2, 0xf, 0x111, 0}, {}, &rd_rejects};
inline constexpr listed wr_accepts{{&imc_list, 0x10600000040d2, 0xf, 0x12e, 0}, {}, &wr_accepts};
inline constexpr listed wr_rejects{{&imc_list, 0x10600000080d2, 0xf, 0x14b, 0}, {}, &wr_rejects};
inline constexpr listed nm_rd_cmps{{&imc_list, 0x10600000100d2, 0xf, 0x168, 0}, {}, &nm_rd_cmps};
inline constexpr listed nm_wr_cmps{{&imc_list, 0x10600000200d2, 0xf, 0x185, 0}, {}, &nm_wr_cmps};
inline constexpr listed fm_rd_cmps{{&imc_list, 0x10600000400d2, 0xf, 0x1a2, 0}, {}, &fm_rd_cmps};
inline constexpr listed fm_wr_cmps{{&imc_list, 0x10600000800d2, 0xf, 0x1bf, 0}, {}, &fm_wr_cmps};
}
namespace sb_canary {
inline constexpr listed alloc{{&imc_list, 0x10600000010d9, 0xf, 0x1dc, 0}, {}, &alloc};
inline constexpr listed dealloc{{&imc_list, 0x10600000020d9, 0xf, 0x1f2, 0}, {}, &dealloc};
inline constexpr listed rej{{&imc_list, 0x10600000040d9, 0xf, 0x20a, 0}, {}, &rej};
inline constexpr listed vld{{&imc_list, 0x10600000080d9, 0xf, 0x21e, 0}, {}, &vld};
inline constexpr listed nmrd_starved{{&imc_list, 0x10600000100d9, 0xf, 0x232, 0}, {}, &nmrd_starved};
inline constexpr listed nmwr_starved{{&imc_list, 0x10600000200d9, 0xf, 0x24f, 0}, {}, &nmwr_starved};
inline constexpr listed fmrd_starved{{&imc_list, 0x10600000400d9, 0xf, 0x26c, 0}, {}, &fmrd_starved};
inline constexpr listed fmwr_starved{{&imc_list, 0x10600000800d9, 0xf, 0x289, 0}, {}, &fmwr_starved};
}
namespace sb_inserts {
inline constexpr listed rds{{&imc_list, 0x10600000010d6, 0xf, 0x2ce, 0}, {}, &rds};
inline constexpr listed wrs{{&imc_list, 0x10600000020d6, 0xf, 0x2e3, 0}, {}, &wrs};
inline constexpr listed block_rds{{&imc_list, 0x10600000100d6, 0xf, 0x2f8, 0}, {}, &block_rds};
inline constexpr listed block_wrs{{&imc_list, 0x10600000200d6, 0xf, 0x313, 0}, {}, &block_wrs};
inline constexpr listed dealloc{{&imc_list, 0x10600000400d6, 0xf, 0x32e, 0}, {}, &dealloc};
inline constexpr listed patrol{{&imc_list, 0x10600000800d6, 0xf, 0x347, 0}, {}, &patrol};
inline constexpr listed pmm_wrs{{&imc_list, 0x10600000080d6, 0xf, 0x93f, 0}, {}, &pmm_wrs};
inline constexpr listed pmm_rds{{&imc_list, 0x10600000040d6, 0xf, 0x98e, 0}, {}, &pmm_rds};
}
namespace sb_occupancy {
inline constexpr listed rds{{&imc_list, 0x10600000010d5, 0xf, 0x35f, 0}, {}, &rds};
inline constexpr listed wrs{{&imc_list, 0x10600000020d5, 0xf, 0x376, 0}, {}, &wrs};
inline constexpr listed block_rds{{&imc_list, 0x10600000200d5, 0xf, 0x38d, 0}, {}, &block_rds};
inline constexpr listed block_wrs{{&imc_list, 0x10600000400d5, 0xf, 0x3aa, 0}, {}, &block_wrs};
inline constexpr listed patrol{{&imc_list, 0x10600000800d5, 0xf, 0x3c7, 0}, {}, &patrol};
inline constexpr listed pmm_wrs{{&imc_list, 0x10600000080d5, 0xf, 0x958, 0}, {}, &pmm_wrs};
inline constexpr listed pmm_rds{{&imc_list, 0x10600000040d5, 0xf, 0x973, 0}, {}, &pmm_rds};
}
namespace sb_reject {
inline constexpr listed nm_set_cnflt{{&imc_list, 0x10600000010d4, 0xf, 0x3e1, 0}, {}, &nm_set_cnflt};
inline constexpr listed fm_addr_cnflt{{&imc_list, 0x10600000020d4, 0xf, 0x3fe, 0}, {}, &fm_addr_cnflt};
inline constexpr listed patrol_set_cnflt{{&imc_list, 0x10600000040d4, 0xf, 0x41c, 0}, {}, &patrol_set_cnflt};
}
namespace sb_strv_alloc {
inline constexpr listed nmrd_set{{&imc_list, 0x10600000010d7, 0xf, 0x43d, 0}, {}, &nmrd_set};
inline constexpr listed fmrd_set{{&imc_list, 0x10600000020d7, 0xf, 0x45a, 0}, {}, &fmrd_set};
inline constexpr listed nmwr_set{{&imc_list, 0x10600000040d7, 0xf, 0x477, 0}, {}, &nmwr_set};
inline constexpr listed fmwr_set{{&imc_list, 0x10600000080d7, 0xf, 0x494, 0}, {}, &fmwr_set};
inline constexpr listed nmrd_clr{{&imc_list, 0x10600000100d7, 0xf, 0x4b1, 0}, {}, &nmrd_clr};
inline constexpr listed fmrd_clr{{&imc_list, 0x10600000200d7, 0xf, 0x4ce, 0}, {}, &fmrd_clr};
inline constexpr listed nmwr_clr{{&imc_list, 0x10600000400d7, 0xf, 0x4eb, 0}, {}, &nmwr_clr};
inline constexpr listed fmwr_clr{{&imc_list, 0x10600000800d7, 0xf, 0x508, 0}, {}, &fmwr_clr};
}
namespace sb_strv_occ {
inline constexpr listed nmrd{{&imc_list, 0x10600000010d8, 0xf, 0x525, 0}, {}, &nmrd};
inline constexpr listed fmrd{{&imc_list, 0x10600000020d8, 0xf, 0x53c, 0}, {}, &fmrd};
inline constexpr listed nmwr{{&imc_list, 0x10600000040d8, 0xf, 0x553, 0}, {}, &nmwr};
inline constexpr listed fmwr{{&imc_list, 0x10600000080d8, 0xf, 0x56a, 0}, {}, &fmwr};
}
namespace sb_tagged {
inline constexpr listed new_{{&imc_list, 0x10600000010dd, 0xf, 0x581, 0}, {}, &new_};
inline constexpr listed rd_hit{{&imc_list, 0x10600000020dd, 0xf, 0x595, 0}, {}, &rd_hit};
inline constexpr listed rd_miss{{&imc_list, 0x10600000040dd, 0xf, 0x5ac, 0}, {}, &rd_miss};
inline constexpr listed ddr4_cmp{{&imc_list, 0x10600000080dd, 0xf, 0x5c4, 0}, {}, &ddr4_cmp};
inline constexpr listed occ{{&imc_list, 0x10600000800dd, 0xf, 0x5dd, 0}, {}, &occ};
inline constexpr listed pmm0_cmp{{&imc_list, 0x10600000100dd, 0xf, 0x8f4, 0}, {}, &pmm0_cmp};
inline constexpr listed pmm1_cmp{{&imc_list, 0x10600000200dd, 0xf, 0x90d, 0}, {}, &pmm1_cmp};
inline constexpr listed pmm2_cmp{{&imc_list, 0x10600000400dd, 0xf, 0x926, 0}, {}, &pmm2_cmp};
}
namespace tagchk {
inline constexpr listed hit{{&imc_list, 0x600000010d3, 0xf, 0, 0}, {}, &hit};
inline constexpr listed miss_clean{{&imc_list, 0x600000020d3, 0xf, 0x11, 0}, {}, &miss_clean};
inline constexpr listed miss_dirty{{&imc_list, 0x600000040d3, 0xf, 0x29, 0}, {}, &miss_dirty};
}
} // namespace imc

namespace irp {
using namespace skylake_sp::irp;
} // namespace irp

namespace m2m {
using namespace skylake_sp::m2m;
using uncore_events::listed;
using uncore_events::m2m_list;
namespace imc_reads {
using namespace skylake_sp::m2m::imc_reads;
inline constexpr listed to_pmm{{&m2m_list, 0x1a0000008037, 0xf, 0x66, 0}, {}, &to_pmm};
}
namespace imc_writes {
using namespace skylake_sp::m2m::imc_writes;
inline constexpr listed to_pmm{{&m2m_list, 0x1a0000020038, 0xf, 0x7f, 0}, {}, &to_pmm};
}
namespace pmm_rpq_cycles_reg_credits {
inline constexpr listed chn0{{&m2m_list, 0x11a000000104f, 0xf, 0xb9, 0}, {}, &chn0};
inline constexpr listed chn1{{&m2m_list, 0x11a000000204f, 0xf, 0xe1, 0}, {}, &chn1};
inline constexpr listed chn2{{&m2m_list, 0x11a000000404f, 0xf, 0x109, 0}, {}, &chn2};
}
namespace pmm_wpq_cycles_reg_credits {
inline constexpr listed chn0{{&m2m_list, 0x11a0000001051, 0xf, 0x131, 0}, {}, &chn0};
inline constexpr listed chn1{{&m2m_list, 0x11a0000002051, 0xf, 0x159, 0}, {}, &chn1};
inline constexpr listed chn2{{&m2m_list, 0x11a0000004051, 0xf, 0x181, 0}, {}, &chn2};
}
namespace tag_hit {
inline constexpr listed nm_rd_hit_dirty{{&m2m_list, 0x1a000000202c, 0xf, 0, 0}, {}, &nm_rd_hit_dirty};
inline constexpr listed nm_ufill_hit_clean{{&m2m_list, 0x1a000000402c, 0xf, 0x20, 0}, {}, &nm_ufill_hit_clean};
inline constexpr listed nm_ufill_hit_dirty{{&m2m_list, 0x1a000000802c, 0xf, 0x43, 0}, {}, &nm_ufill_hit_dirty};
inline constexpr listed nm_rd_hit_clean{{&m2m_list, 0x11a000000102c, 0xf, 0x99, 0}, {}, &nm_rd_hit_clean};
}
} // namespace m2m

namespace m3upi {
using namespace skylake_sp::m3upi;
} // namespace m3upi

namespace pcu {
using namespace skylake_sp::pcu;
} // namespace pcu

namespace ubox {
using namespace skylake_sp::ubox;
} // namespace ubox

namespace upi {
using namespace skylake_sp::upi;
} // namespace upi

namespace uncore_events {
inline constexpr const listed *own[] = {
    &imc::tagchk::hit, &imc::tagchk::miss_clean, &imc::tagchk::miss_dirty,
    &m2m::tag_hit::nm_rd_hit_dirty, &m2m::tag_hit::nm_ufill_hit_clean,
    &m2m::tag_hit::nm_ufill_hit_dirty, &m2m::imc_reads::to_pmm, &m2m::imc_writes::to_pmm,
    &imc::pmm_rpq_occupancy::all, &imc::pmm_rpq_inserts, &imc::pmm_cmd1::all, &imc::pmm_cmd1::rd,
    &imc::pmm_cmd1::wr, &imc::pmm_cmd1::ufill_rd, &imc::pmm_wpq_inserts,
    &imc::pmm_wpq_occupancy::all, &imc::sb_accesses::rd_accepts, &imc::sb_accesses::rd_rejects,
    &imc::sb_accesses::wr_accepts, &imc::sb_accesses::wr_rejects, &imc::sb_accesses::nm_rd_cmps,
    &imc::sb_accesses::nm_wr_cmps, &imc::sb_accesses::fm_rd_cmps, &imc::sb_accesses::fm_wr_cmps,
    &imc::sb_canary::alloc, &imc::sb_canary::dealloc, &imc::sb_canary::rej, &imc::sb_canary::vld,
    &imc::sb_canary::nmrd_starved, &imc::sb_canary::nmwr_starved, &imc::sb_canary::fmrd_starved,
    &imc::sb_canary::fmwr_starved, &imc::sb_cycles_full, &imc::sb_cycles_ne, &imc::sb_inserts::rds,
    &imc::sb_inserts::wrs, &imc::sb_inserts::block_rds, &imc::sb_inserts::block_wrs,
    &imc::sb_inserts::dealloc, &imc::sb_inserts::patrol, &imc::sb_occupancy::rds,
    &imc::sb_occupancy::wrs, &imc::sb_occupancy::block_rds, &imc::sb_occupancy::block_wrs,
    &imc::sb_occupancy::patrol, &imc::sb_reject::nm_set_cnflt, &imc::sb_reject::fm_addr_cnflt,
    &imc::sb_reject::patrol_set_cnflt, &imc::sb_strv_alloc::nmrd_set, &imc::sb_strv_alloc::fmrd_set,
    &imc::sb_strv_alloc::nmwr_set, &imc::sb_strv_alloc::fmwr_set, &imc::sb_strv_alloc::nmrd_clr,
    &imc::sb_strv_alloc::fmrd_clr, &imc::sb_strv_alloc::nmwr_clr, &imc::sb_strv_alloc::fmwr_clr,
    &imc::sb_strv_occ::nmrd, &imc::sb_strv_occ::fmrd, &imc::sb_strv_occ::nmwr,
    &imc::sb_strv_occ::fmwr, &imc::sb_tagged::new_, &imc::sb_tagged::rd_hit,
    &imc::sb_tagged::rd_miss, &imc::sb_tagged::ddr4_cmp, &imc::sb_tagged::occ,
    &cha::tor_inserts::all, &cha::tor_occupancy::all, &m2m::tag_hit::nm_rd_hit_clean,
    &m2m::pmm_rpq_cycles_reg_credits::chn0, &m2m::pmm_rpq_cycles_reg_credits::chn1,
    &m2m::pmm_rpq_cycles_reg_credits::chn2, &m2m::pmm_wpq_cycles_reg_credits::chn0,
    &m2m::pmm_wpq_cycles_reg_credits::chn1, &m2m::pmm_wpq_cycles_reg_credits::chn2,
    &imc::pmm_rpq_occupancy::gnt_wait, &imc::pmm_rpq_cycles_ne, &imc::pmm_rpq_cycles_full,
    &imc::pmm_cmd1::rpq_gnts, &imc::pmm_cmd1::wpq_gnts, &imc::pmm_cmd1::misc_gnt,
    &imc::pmm_cmd1::misc, &imc::pmm_cmd2::opp_rd, &imc::pmm_cmd2::nodata_exp,
    &imc::pmm_cmd2::nodata_unexp, &imc::pmm_cmd2::reqs_slot0, &imc::pmm_cmd2::reqs_slot1,
    &imc::pmm_cmd2::pmm_ecc_error, &imc::pmm_cmd2::pmm_erid_error, &imc::pmm_majmode1::rd_cyc,
    &imc::pmm_majmode1::partial_wr_cyc, &imc::pmm_majmode1::partial_wr_enter,
    &imc::pmm_majmode1::partial_wr_exit, &imc::majmode2::dram_cyc, &imc::majmode2::dram_enter,
    &imc::majmode2::pmm_enter, &imc::pmm_wpq_cycles_full, &imc::pmm_wpq_cycles_ne,
    &imc::pmm_wpq_occupancy::cas, &imc::pmm_wpq_occupancy::pwr, &imc::pmm_wpq_pcommit,
    &imc::pmm_wpq_pcommit_cyc, &cha::pmm_memmode_nm_setconflicts::iodc,
    &cha::pmm_memmode_nm_setconflicts::llc, &cha::pmm_memmode_nm_setconflicts::sf,
    &cha::pmm_memmode_nm_setconflicts::tor, &cha::pmm_memmode_nm_setconflicts::tor_reject,
    &imc::pmm_majmode1::wr_cyc, &imc::majmode2::pmm_cyc, &imc::sb_tagged::pmm0_cmp,
    &imc::sb_tagged::pmm1_cmp, &imc::sb_tagged::pmm2_cmp, &imc::sb_inserts::pmm_wrs,
    &imc::sb_occupancy::pmm_wrs, &imc::sb_occupancy::pmm_rds, &imc::sb_inserts::pmm_rds
};
inline constexpr auto events = select::with_shared_events<skylake_sp::uncore_events::all, core::cascade_lake>(own);
/// All events of the list.
inline constexpr select::known_list<msr::uncore::event_pmu> all{&list, all_of(events.all), &skylake_sp::uncore_events::all, all_of(own)};
} // namespace uncore_events

} // namespace msr::events::cascade_lake
