// The 39 layouts of the registers of instruction-based sampling: which fields each register has on
// which processors. Every layout covers 64 bits.
// Sources: as fields.hpp.
#pragma once

#include <msr/amd/ibs/features.hpp>
#include <msr/amd/ibs/fields.hpp>
#include <msr/amd/ibs/target.hpp>
#include <msr/sequence.hpp>

#include <cstddef>
#include <cstdint>

namespace msr::ibs {

/// The fields of one register on some generations.
struct layout {
    const char *name{}; ///< AMD's name, lower case: `ibs_op_ctl`
    std::uint32_t address{};
    const char *variant{}; ///< tells layouts of one register apart
    generation_set generations{};
    sequence<layout_field> fields{};
};

namespace detail {

inline constexpr layout_field ibs_fetch_ctl_base[] = {fetch_ctl_fetch_max_cnt,
                                                      fetch_ctl_fetch_cnt,
                                                      fetch_ctl_fetch_lat,
                                                      fetch_ctl_fetch_en,
                                                      fetch_ctl_fetch_val,
                                                      fetch_ctl_fetch_comp,
                                                      fetch_ctl_ic_miss,
                                                      fetch_ctl_phy_addr_valid,
                                                      fetch_ctl_l1_tlb_pg_sz,
                                                      fetch_ctl_l1_tlb_miss,
                                                      fetch_ctl_l2_tlb_miss,
                                                      fetch_ctl_rand_en,
                                                      unused(58, 6)};
inline constexpr layout_field ibs_fetch_ctl_l2miss[] = {
    fetch_ctl_fetch_max_cnt, fetch_ctl_fetch_cnt,   fetch_ctl_fetch_lat,   fetch_ctl_fetch_en,
    fetch_ctl_fetch_val,     fetch_ctl_fetch_comp,  fetch_ctl_ic_miss,     fetch_ctl_phy_addr_valid,
    fetch_ctl_l1_tlb_pg_sz,  fetch_ctl_l1_tlb_miss, fetch_ctl_l2_tlb_miss, fetch_ctl_rand_en,
    fetch_ctl_fetch_l2_miss, unused(59, 5)};
inline constexpr layout_field ibs_fetch_ctl_zen4[] = {fetch_ctl_fetch_max_cnt,
                                                      fetch_ctl_fetch_cnt,
                                                      fetch_ctl_fetch_lat,
                                                      fetch_ctl_fetch_en,
                                                      fetch_ctl_fetch_val,
                                                      fetch_ctl_fetch_comp,
                                                      fetch_ctl_ic_miss,
                                                      fetch_ctl_phy_addr_valid,
                                                      fetch_ctl_l1_tlb_pg_sz,
                                                      fetch_ctl_l1_tlb_miss,
                                                      fetch_ctl_l2_tlb_miss,
                                                      fetch_ctl_rand_en,
                                                      fetch_ctl_fetch_l2_miss,
                                                      fetch_ctl_fetch_l3_miss_only,
                                                      fetch_ctl_fetch_oc_miss,
                                                      fetch_ctl_fetch_l3_miss,
                                                      unused(62, 2)};
inline constexpr layout_field ibs_fetch_linaddr_all[] = {fetch_linaddr_fetch_lin_ad};
inline constexpr layout_field ibs_fetch_physaddr_phys48[] = {fetch_physaddr_fetch_phys_ad,
                                                             unused(48, 16)};
inline constexpr layout_field ibs_fetch_physaddr_phys52[] = {fetch_physaddr_phys52, unused(52, 12)};
inline constexpr layout_field ibs_op_ctl_cnt20[] = {
    op_ctl_op_max_cnt_lo, unused(16, 1),  op_ctl_op_en,         op_ctl_op_val,
    op_ctl_op_cnt_ctl,    unused(20, 12), op_ctl_op_cur_cnt_20, unused(52, 12)};
inline constexpr layout_field ibs_op_ctl_cnt27[] = {
    op_ctl_op_max_cnt_lo, unused(16, 1), op_ctl_op_en,         op_ctl_op_val, op_ctl_op_cnt_ctl,
    op_ctl_op_max_cnt_hi, unused(27, 5), op_ctl_op_cur_cnt_27, unused(59, 5)};
inline constexpr layout_field ibs_op_ctl_zen4[] = {
    op_ctl_op_max_cnt_lo, op_ctl_op_l3_miss_only, op_ctl_op_en,
    op_ctl_op_val,        op_ctl_op_cnt_ctl,      op_ctl_op_max_cnt_hi,
    unused(27, 5),        op_ctl_op_cur_cnt_27,   unused(59, 5)};
inline constexpr layout_field ibs_op_ctl_zen5[] = {
    op_ctl_op_max_cnt_lo, op_ctl_op_l3_miss_only, op_ctl_op_en,  op_ctl_op_val,
    op_ctl_op_cnt_ctl,    op_ctl_op_max_cnt_hi,   unused(27, 5), op_ctl_op_cur_cnt_27,
    op_ctl_ld_lat_thrsh,  op_ctl_ld_lat_en};
inline constexpr layout_field ibs_op_rip_all[] = {op_rip_op_rip};
inline constexpr layout_field ibs_op_data_f10[] = {
    op_data_comp_to_ret_ctr, op_data_tag_to_ret_ctr, op_data_brn_resync,
    op_data_misp_return,     op_data_return,         op_data_brn_taken,
    op_data_brn_misp,        op_data_brn_ret,        unused(38, 26)};
inline constexpr layout_field ibs_op_data_f12_15_0x[] = {
    op_data_comp_to_ret_ctr, op_data_tag_to_ret_ctr, op_data_brn_resync, op_data_misp_return,
    op_data_return,          op_data_brn_taken,      op_data_brn_misp,   op_data_brn_ret,
    op_data_rip_invalid,     unused(39, 25)};
inline constexpr layout_field ibs_op_data_f14[] = {op_data_comp_to_ret_ctr,
                                                   op_data_tag_to_ret_ctr,
                                                   op_data_brn_resync_doubtful,
                                                   op_data_misp_return_doubtful,
                                                   op_data_return,
                                                   op_data_brn_taken,
                                                   op_data_brn_misp,
                                                   op_data_brn_ret,
                                                   op_data_rip_invalid,
                                                   unused(39, 25)};
inline constexpr layout_field ibs_op_data_f15_1x[] = {
    op_data_comp_to_ret_ctr, op_data_tag_to_ret_ctr, unused(32, 2),
    op_data_return,          op_data_brn_taken,      op_data_brn_misp,
    op_data_brn_ret,         op_data_rip_invalid,    unused(39, 25)};
inline constexpr layout_field ibs_op_data_f16[] = {
    op_data_comp_to_ret_ctr,   op_data_tag_to_ret_ctr,     unused(32, 2),   op_data_return,
    op_data_brn_taken,         op_data_brn_misp,           op_data_brn_ret, op_data_rip_invalid,
    op_data_brn_fuse_doubtful, op_data_microcode_doubtful, unused(41, 23)};
inline constexpr layout_field ibs_op_data_f15_3x[] = {
    op_data_comp_to_ret_ctr, op_data_tag_to_ret_ctr,     unused(32, 2),   op_data_return,
    op_data_brn_taken,       op_data_brn_misp,           op_data_brn_ret, op_data_rip_invalid,
    op_data_brn_fuse,        op_data_microcode_doubtful, unused(41, 23)};
inline constexpr layout_field ibs_op_data_f15_6x_17plus[] = {
    op_data_comp_to_ret_ctr, op_data_tag_to_ret_ctr, unused(32, 2),   op_data_return,
    op_data_brn_taken,       op_data_brn_misp,       op_data_brn_ret, op_data_rip_invalid,
    op_data_brn_fuse,        op_data_microcode,      unused(41, 23)};
inline constexpr layout_field ibs_op_data2_legacy[] = {
    op_data2_nb_ibs_req_src, unused(3, 1), op_data2_nb_ibs_req_dst_node,
    op_data2_nb_ibs_req_cache_hit_st, unused(6, 58)};
inline constexpr layout_field ibs_op_data2_f14_16[] = {op_data2_nb_ibs_req_src, unused(3, 61)};
inline constexpr layout_field ibs_op_data2_zen[] = {
    op_data2_data_src, unused(3, 1), op_data2_rmt_node, op_data2_cache_hit_st, unused(6, 58)};
inline constexpr layout_field ibs_op_data2_zen4[] = {op_data2_data_src_lo, unused(3, 1),
                                                     op_data2_rmt_node,    op_data2_cache_hit_st,
                                                     op_data2_data_src_hi, unused(8, 56)};
inline constexpr layout_field ibs_op_data2_next[] = {
    op_data2_data_src_lo, unused(3, 1),     op_data2_rmt_node,   op_data2_cache_hit_st,
    op_data2_data_src_hi, op_data2_strm_st, op_data2_rmt_socket, unused(10, 54)};
inline constexpr layout_field ibs_op_data3_f10_12[] = {op_data3_ld_op,
                                                       op_data3_st_op,
                                                       op_data3_dc_l1_tlb_miss,
                                                       op_data3_dc_l2_tlb_miss,
                                                       op_data3_dc_l1_tlb_hit_2m,
                                                       op_data3_dc_l1_tlb_hit_1g,
                                                       op_data3_dc_l2_tlb_hit_2m,
                                                       op_data3_dc_miss,
                                                       op_data3_dc_mis_acc,
                                                       op_data3_dc_ld_bnk_con,
                                                       op_data3_dc_st_bnk_con,
                                                       op_data3_dc_st_to_ld_fwd,
                                                       op_data3_dc_st_to_ld_can,
                                                       op_data3_dc_wc_mem_acc,
                                                       op_data3_dc_uc_mem_acc,
                                                       op_data3_dc_locked_op,
                                                       op_data3_dc_mab_hit,
                                                       op_data3_dc_lin_addr_valid,
                                                       op_data3_dc_phy_addr_valid,
                                                       op_data3_dc_l2_tlb_hit_1g,
                                                       unused(20, 12),
                                                       op_data3_dc_miss_lat,
                                                       unused(48, 16)};
inline constexpr layout_field ibs_op_data3_f14[] = {op_data3_ld_op,
                                                    op_data3_st_op,
                                                    op_data3_dc_l1_tlb_miss,
                                                    op_data3_dc_l2_tlb_miss,
                                                    op_data3_dc_l1_tlb_hit_2m,
                                                    op_data3_dc_l1_tlb_hit_1g,
                                                    op_data3_dc_l2_tlb_hit_2m,
                                                    op_data3_dc_miss,
                                                    op_data3_dc_mis_acc,
                                                    unused(9, 2),
                                                    op_data3_dc_st_to_ld_fwd,
                                                    unused(12, 1),
                                                    op_data3_dc_wc_mem_acc,
                                                    op_data3_dc_uc_mem_acc,
                                                    op_data3_dc_locked_op,
                                                    op_data3_dc_mab_hit_doubtful,
                                                    op_data3_dc_lin_addr_valid,
                                                    op_data3_dc_phy_addr_valid,
                                                    op_data3_dc_l2_tlb_hit_1g,
                                                    unused(20, 12),
                                                    op_data3_dc_miss_lat,
                                                    unused(48, 16)};
inline constexpr layout_field ibs_op_data3_f15_0x[] = {op_data3_ld_op,
                                                       op_data3_st_op,
                                                       op_data3_dc_l1_tlb_miss,
                                                       op_data3_dc_l2_tlb_miss,
                                                       op_data3_dc_l1_tlb_hit_2m,
                                                       op_data3_dc_l1_tlb_hit_1g,
                                                       op_data3_dc_l2_tlb_hit_2m,
                                                       op_data3_dc_miss,
                                                       op_data3_dc_mis_acc,
                                                       op_data3_dc_ld_bnk_con,
                                                       unused(10, 1),
                                                       op_data3_dc_st_to_ld_fwd,
                                                       op_data3_dc_st_to_ld_can,
                                                       op_data3_dc_wc_mem_acc,
                                                       op_data3_dc_uc_mem_acc,
                                                       op_data3_dc_locked_op,
                                                       op_data3_dc_mab_hit,
                                                       op_data3_dc_lin_addr_valid,
                                                       op_data3_dc_phy_addr_valid,
                                                       op_data3_dc_l2_tlb_hit_1g,
                                                       unused(20, 12),
                                                       op_data3_dc_miss_lat,
                                                       unused(48, 16)};
inline constexpr layout_field ibs_op_data3_f15_1x[] = {op_data3_ld_op,
                                                       op_data3_st_op,
                                                       op_data3_dc_l1_tlb_miss,
                                                       op_data3_dc_l2_tlb_miss,
                                                       op_data3_dc_l1_tlb_hit_2m,
                                                       op_data3_dc_l1_tlb_hit_1g,
                                                       op_data3_dc_l2_tlb_hit_2m,
                                                       op_data3_dc_miss,
                                                       op_data3_dc_mis_acc,
                                                       unused(9, 4),
                                                       op_data3_dc_wc_mem_acc,
                                                       op_data3_dc_uc_mem_acc,
                                                       op_data3_dc_locked_op,
                                                       op_data3_dc_mab_hit,
                                                       op_data3_dc_lin_addr_valid,
                                                       op_data3_dc_phy_addr_valid,
                                                       op_data3_dc_l2_tlb_hit_1g,
                                                       unused(20, 12),
                                                       op_data3_dc_miss_lat,
                                                       unused(48, 16)};
inline constexpr layout_field ibs_op_data3_f16[] = {op_data3_ld_op,
                                                    op_data3_st_op,
                                                    op_data3_dc_l1_tlb_miss,
                                                    op_data3_dc_l2_tlb_miss,
                                                    op_data3_dc_l1_tlb_hit_2m,
                                                    op_data3_dc_l1_tlb_hit_1g,
                                                    op_data3_dc_l2_tlb_hit_2m,
                                                    op_data3_dc_miss,
                                                    op_data3_dc_mis_acc,
                                                    unused(9, 2),
                                                    op_data3_dc_st_to_ld_fwd,
                                                    unused(12, 1),
                                                    op_data3_dc_wc_mem_acc,
                                                    op_data3_dc_uc_mem_acc,
                                                    op_data3_dc_locked_op,
                                                    op_data3_dc_miss_no_mab_alloc,
                                                    op_data3_dc_lin_addr_valid,
                                                    op_data3_dc_phy_addr_valid,
                                                    op_data3_dc_l2_tlb_hit_1g,
                                                    op_data3_l2_miss,
                                                    op_data3_sw_pf,
                                                    op_data3_op_mem_width,
                                                    op_data3_op_dc_miss_open_mem_reqs,
                                                    op_data3_dc_miss_lat,
                                                    op_data3_tlb_refill_lat};
inline constexpr layout_field ibs_op_data3_f15_3x_17_19[] = {op_data3_ld_op,
                                                             op_data3_st_op,
                                                             op_data3_dc_l1_tlb_miss,
                                                             op_data3_dc_l2_tlb_miss,
                                                             op_data3_dc_l1_tlb_hit_2m,
                                                             op_data3_dc_l1_tlb_hit_1g,
                                                             op_data3_dc_l2_tlb_hit_2m,
                                                             op_data3_dc_miss,
                                                             op_data3_dc_mis_acc,
                                                             unused(9, 4),
                                                             op_data3_dc_wc_mem_acc,
                                                             op_data3_dc_uc_mem_acc,
                                                             op_data3_dc_locked_op,
                                                             op_data3_dc_miss_no_mab_alloc,
                                                             op_data3_dc_lin_addr_valid,
                                                             op_data3_dc_phy_addr_valid,
                                                             op_data3_dc_l2_tlb_hit_1g,
                                                             op_data3_l2_miss,
                                                             op_data3_sw_pf,
                                                             op_data3_op_mem_width,
                                                             op_data3_op_dc_miss_open_mem_reqs,
                                                             op_data3_dc_miss_lat,
                                                             op_data3_tlb_refill_lat};
inline constexpr layout_field ibs_op_data3_zen5[] = {op_data3_ld_op,
                                                     op_data3_st_op,
                                                     op_data3_dc_l1_tlb_miss_zen5,
                                                     op_data3_dc_l2_tlb_miss_zen5,
                                                     op_data3_dc_pg_sz,
                                                     unused(6, 1),
                                                     op_data3_dc_miss,
                                                     op_data3_dc_mis_acc,
                                                     unused(9, 4),
                                                     op_data3_dc_wc_mem_acc,
                                                     op_data3_dc_uc_mem_acc,
                                                     op_data3_dc_locked_op,
                                                     op_data3_dc_miss_no_mab_alloc,
                                                     op_data3_dc_lin_addr_valid,
                                                     op_data3_dc_phy_addr_valid,
                                                     unused(19, 1),
                                                     op_data3_l2_miss,
                                                     op_data3_sw_pf,
                                                     op_data3_op_mem_width,
                                                     op_data3_op_dc_miss_open_mem_reqs,
                                                     op_data3_dc_miss_lat,
                                                     op_data3_tlb_refill_lat};
inline constexpr layout_field ibs_dc_linaddr_all[] = {dc_linaddr_dc_lin_ad};
inline constexpr layout_field ibs_dc_physaddr_phys48[] = {dc_physaddr_dc_phys_ad, unused(48, 16)};
inline constexpr layout_field ibs_dc_physaddr_phys52[] = {dc_physaddr_phys52, unused(52, 12)};
inline constexpr layout_field ibs_ctl_all[] = {ctl_lvt_offset, unused(4, 4), ctl_lvt_offset_val,
                                               unused(9, 55)};
inline constexpr layout_field ibs_br_target_all[] = {br_target_br_target};
inline constexpr layout_field ibs_extd_ctl_all[] = {extd_ctl_itlb_refill_lat, unused(16, 48)};
inline constexpr layout_field ibs_op_data4_all[] = {op_data4_ld_resync, unused(1, 63)};
inline constexpr layout_field ibs_op_ctl2_next[] = {op_ctl2_op_dis, op_ctl2_excl_rip63_eq0,
                                                    op_ctl2_excl_rip63_eq1, op_ctl2_strm_st_filter,
                                                    unused(4, 60)};
inline constexpr layout_field ibs_fetch_ctl2_next[] = {
    fetch_ctl2_fetch_dis, fetch_ctl2_fetch_lat_filter, fetch_ctl2_excl_rip63_eq1,
    fetch_ctl2_excl_rip63_eq0, unused(7, 57)};

} // namespace detail

/// Addresses of the registers.
namespace address {
inline constexpr std::uint32_t fetch_ctl = 0xc0011030;
inline constexpr std::uint32_t fetch_linaddr = 0xc0011031;
inline constexpr std::uint32_t fetch_physaddr = 0xc0011032;
inline constexpr std::uint32_t op_ctl = 0xc0011033;
inline constexpr std::uint32_t op_rip = 0xc0011034;
inline constexpr std::uint32_t op_data = 0xc0011035;
inline constexpr std::uint32_t op_data2 = 0xc0011036;
inline constexpr std::uint32_t op_data3 = 0xc0011037;
inline constexpr std::uint32_t dc_linaddr = 0xc0011038;
inline constexpr std::uint32_t dc_physaddr = 0xc0011039;
inline constexpr std::uint32_t ctl = 0xc001103a;
inline constexpr std::uint32_t br_target = 0xc001103b;
inline constexpr std::uint32_t extd_ctl = 0xc001103c;
inline constexpr std::uint32_t op_data4 = 0xc001103d;
inline constexpr std::uint32_t op_ctl2 = 0xc001103e;    ///< announced
inline constexpr std::uint32_t fetch_ctl2 = 0xc001103f; ///< announced
} // namespace address

/// All layouts, by address.
inline constexpr layout layouts[] = {
    {"ibs_fetch_ctl", address::fetch_ctl, "base",
     only(generation::family10h) | only(generation::family12h) | only(generation::family14h) |
         only(generation::family15h_00) | only(generation::family15h_10) |
         only(generation::family15h_30) | only(generation::family16h),
     all_of(detail::ibs_fetch_ctl_base)},
    {"ibs_fetch_ctl", address::fetch_ctl, "l2miss",
     only(generation::family15h_60) | only(generation::zen1) | only(generation::zen2) |
         only(generation::hygon18h) | only(generation::zen3),
     all_of(detail::ibs_fetch_ctl_l2miss)},
    {"ibs_fetch_ctl", address::fetch_ctl, "zen4",
     only(generation::zen4) | only(generation::zen5) | only(generation::zen6),
     all_of(detail::ibs_fetch_ctl_zen4)},
    {"ibs_fetch_linaddr", address::fetch_linaddr, "all",
     from(generation::family10h, generation::zen6), all_of(detail::ibs_fetch_linaddr_all)},
    {"ibs_fetch_physaddr", address::fetch_physaddr, "phys48",
     from(generation::family10h, generation::hygon18h), all_of(detail::ibs_fetch_physaddr_phys48)},
    {"ibs_fetch_physaddr", address::fetch_physaddr, "phys52",
     from(generation::zen3, generation::zen6), all_of(detail::ibs_fetch_physaddr_phys52)},
    {"ibs_op_ctl", address::op_ctl, "cnt20", only(generation::family10h),
     all_of(detail::ibs_op_ctl_cnt20)},
    {"ibs_op_ctl", address::op_ctl, "cnt27", from(generation::family12h, generation::zen3),
     all_of(detail::ibs_op_ctl_cnt27)},
    {"ibs_op_ctl", address::op_ctl, "zen4", only(generation::zen4),
     all_of(detail::ibs_op_ctl_zen4)},
    {"ibs_op_ctl", address::op_ctl, "zen5", only(generation::zen5) | only(generation::zen6),
     all_of(detail::ibs_op_ctl_zen5)},
    {"ibs_op_rip", address::op_rip, "all", from(generation::family10h, generation::zen6),
     all_of(detail::ibs_op_rip_all)},
    {"ibs_op_data", address::op_data, "f10", only(generation::family10h),
     all_of(detail::ibs_op_data_f10)},
    {"ibs_op_data", address::op_data, "f12_15_0x",
     only(generation::family12h) | only(generation::family15h_00),
     all_of(detail::ibs_op_data_f12_15_0x)},
    {"ibs_op_data", address::op_data, "f14", only(generation::family14h),
     all_of(detail::ibs_op_data_f14)},
    {"ibs_op_data", address::op_data, "f15_1x", only(generation::family15h_10),
     all_of(detail::ibs_op_data_f15_1x)},
    {"ibs_op_data", address::op_data, "f16", only(generation::family16h),
     all_of(detail::ibs_op_data_f16)},
    {"ibs_op_data", address::op_data, "f15_3x", only(generation::family15h_30),
     all_of(detail::ibs_op_data_f15_3x)},
    {"ibs_op_data", address::op_data, "f15_6x_17plus",
     only(generation::family15h_60) | from(generation::zen1, generation::zen6),
     all_of(detail::ibs_op_data_f15_6x_17plus)},
    {"ibs_op_data2", address::op_data2, "legacy",
     only(generation::family10h) | only(generation::family12h) |
         from(generation::family15h_00, generation::family15h_60),
     all_of(detail::ibs_op_data2_legacy)},
    {"ibs_op_data2", address::op_data2, "f14_16",
     only(generation::family14h) | only(generation::family16h),
     all_of(detail::ibs_op_data2_f14_16)},
    {"ibs_op_data2", address::op_data2, "zen", from(generation::zen1, generation::zen3),
     all_of(detail::ibs_op_data2_zen)},
    {"ibs_op_data2", address::op_data2, "zen4", only(generation::zen4) | only(generation::zen5),
     all_of(detail::ibs_op_data2_zen4)},
    {"ibs_op_data2", address::op_data2, "next", only(generation::zen6),
     all_of(detail::ibs_op_data2_next)},
    {"ibs_op_data3", address::op_data3, "f10_12",
     only(generation::family10h) | only(generation::family12h),
     all_of(detail::ibs_op_data3_f10_12)},
    {"ibs_op_data3", address::op_data3, "f14", only(generation::family14h),
     all_of(detail::ibs_op_data3_f14)},
    {"ibs_op_data3", address::op_data3, "f15_0x", only(generation::family15h_00),
     all_of(detail::ibs_op_data3_f15_0x)},
    {"ibs_op_data3", address::op_data3, "f15_1x", only(generation::family15h_10),
     all_of(detail::ibs_op_data3_f15_1x)},
    {"ibs_op_data3", address::op_data3, "f16", only(generation::family16h),
     all_of(detail::ibs_op_data3_f16)},
    {"ibs_op_data3", address::op_data3, "f15_3x_17_19",
     only(generation::family15h_30) | only(generation::family15h_60) |
         from(generation::zen1, generation::zen4),
     all_of(detail::ibs_op_data3_f15_3x_17_19)},
    {"ibs_op_data3", address::op_data3, "zen5", only(generation::zen5) | only(generation::zen6),
     all_of(detail::ibs_op_data3_zen5)},
    {"ibs_dc_linaddr", address::dc_linaddr, "all", from(generation::family10h, generation::zen6),
     all_of(detail::ibs_dc_linaddr_all)},
    {"ibs_dc_physaddr", address::dc_physaddr, "phys48",
     from(generation::family10h, generation::hygon18h), all_of(detail::ibs_dc_physaddr_phys48)},
    {"ibs_dc_physaddr", address::dc_physaddr, "phys52", from(generation::zen3, generation::zen6),
     all_of(detail::ibs_dc_physaddr_phys52)},
    {"ibs_ctl", address::ctl, "all", from(generation::family10h, generation::zen6),
     all_of(detail::ibs_ctl_all)},
    {"ibs_br_target", address::br_target, "all", from(generation::family12h, generation::zen6),
     all_of(detail::ibs_br_target_all)},
    {"ibs_extd_ctl", address::extd_ctl, "all",
     only(generation::family15h_60) | from(generation::zen1, generation::zen6),
     all_of(detail::ibs_extd_ctl_all)},
    {"ibs_op_data4", address::op_data4, "all", only(generation::family15h_60),
     all_of(detail::ibs_op_data4_all)},
    {"ibs_op_ctl2", address::op_ctl2, "next", only(generation::zen6),
     all_of(detail::ibs_op_ctl2_next)},
    {"ibs_fetch_ctl2", address::fetch_ctl2, "next", only(generation::zen6),
     all_of(detail::ibs_fetch_ctl2_next)},
};

inline constexpr std::size_t layout_count = sizeof layouts / sizeof layouts[0];

namespace detail {

/// The place of a register's layout on a generation, or `layout_count`. Numbers, for g++ takes no
/// comparison of addresses for a constant under -fno-delete-null-pointer-checks.
constexpr std::size_t layout_place(std::uint32_t address, generation on) {
    std::size_t place = 0;
    while (place < layout_count &&
           !(layouts[place].address == address && contains(layouts[place].generations, on)))
        ++place;
    return place;
}

/// The bits of the fields in use that CPUID announces and that `chosen` is true of.
template <typename Chosen>
constexpr std::uint64_t bits_where(std::uint32_t address, const target &on, Chosen &&chosen) {
    const std::size_t place = layout_place(address, on.is);
    std::uint64_t bits = 0;
    if (place < layout_count)
        for (const layout_field &one : layouts[place].fields)
            if (one.use != field_use::unused && on.has(one.gate) && chosen(one)) bits |= one.mask();
    return bits;
}

/// The place of the field of this name in a layout, or the number of its fields.
constexpr std::size_t field_place(const layout &in, const char *name) {
    const auto same = [name](const char *a) {
        const char *b = name;
        for (; *a != '\0' && *a == *b; ++a, ++b) {
        }
        return *a == *b;
    };
    std::size_t place = 0;
    while (place < in.fields.size() && !same(in.fields[place].name))
        ++place;
    return place;
}

} // namespace detail

/// The bits of a register that a target has: of fields in use that CPUID announces. 0: no such
/// register.
constexpr std::uint64_t known_bits(std::uint32_t address, const target &on) {
    return detail::bits_where(address, on, [](const layout_field &) { return true; });
}
/// Whether a target has a register: one of its fields at least is announced.
constexpr bool has_register(std::uint32_t address, const target &on) {
    return known_bits(address, on) != 0;
}

/// A register's layout on a generation, or null where it does not have the register.
constexpr const layout *layout_at(std::uint32_t address, generation on) {
    const std::size_t place = detail::layout_place(address, on);
    return place < layout_count ? layouts + place : nullptr;
}
/// The same on a target: null as well where none of its fields is announced.
constexpr const layout *layout_at(std::uint32_t address, const target &on) {
    return has_register(address, on) ? layout_at(address, on.is) : nullptr;
}

/// The bits that software must leave 0.
constexpr std::uint64_t reserved_bits(std::uint32_t address, const target &on) {
    return ~known_bits(address, on);
}
/// The bits that software sets and hardware leaves as they are.
constexpr std::uint64_t kept_bits(std::uint32_t address, const target &on) {
    return detail::bits_where(
        address, on, [](const layout_field &one) { return one.use == field_use::set_by_software; });
}

/// The field of this name in a layout, or null.
constexpr const layout_field *field_named(const layout &in, const char *name) {
    const std::size_t place = detail::field_place(in, name);
    return place < in.fields.size() ? in.fields.begin() + place : nullptr;
}

/// Calls `sink` with each field of a register that a target has, and its value:
/// `sink(const layout_field &, std::uint64_t)`.
template <typename Sink>
constexpr void each_field(std::uint32_t address, const target &on, std::uint64_t value,
                          Sink &&sink) {
    const std::size_t place = detail::layout_place(address, on.is);
    if (place == layout_count) return;
    for (const layout_field &one : layouts[place].fields)
        if (one.use != field_use::unused && on.has(one.gate)) sink(one, one.value_in(value));
}

} // namespace msr::ibs
