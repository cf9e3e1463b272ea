// The fields of each register of instruction-based sampling, and the fields that a target has.
// Sources: those of fields.hpp.
#pragma once

#include <msr/amd/ibs/features.hpp>
#include <msr/amd/ibs/fields.hpp>
#include <msr/amd/ibs/target.hpp>
#include <msr/core/sequence.hpp>

#include <cstddef>
#include <cstdint>

namespace msr::ibs {

/// Numbers of the IBS registers, as RDMSR and WRMSR take them.
namespace address {
/// Each constant is the number of the register with its name, such as IBS_FETCH_CTL, as RDMSR and
/// WRMSR take it.
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
/// Number of IBS_OP_CTL2, a register that is known from announcements only.
inline constexpr std::uint32_t op_ctl2 = 0xc001103e;
/// Number of IBS_FETCH_CTL2, a register that is known from announcements only.
inline constexpr std::uint32_t fetch_ctl2 = 0xc001103f;
} // namespace address

namespace detail {

// Each array has every field of the register in its name, in the order of the bits. Where several
// fields begin at one bit, no generation has two of them.
inline constexpr layout_field fetch_ctl_fields[] = {
    fetch_ctl_fetch_max_cnt, fetch_ctl_fetch_cnt,          fetch_ctl_fetch_lat,
    fetch_ctl_fetch_en,      fetch_ctl_fetch_val,          fetch_ctl_fetch_comp,
    fetch_ctl_ic_miss,       fetch_ctl_phy_addr_valid,     fetch_ctl_l1_tlb_pg_sz,
    fetch_ctl_l1_tlb_miss,   fetch_ctl_l2_tlb_miss,        fetch_ctl_rand_en,
    fetch_ctl_fetch_l2_miss, fetch_ctl_fetch_l3_miss_only, fetch_ctl_fetch_oc_miss,
    fetch_ctl_fetch_l3_miss};
inline constexpr layout_field fetch_linaddr_fields[] = {fetch_linaddr_fetch_lin_ad};
inline constexpr layout_field fetch_physaddr_fields[] = {fetch_physaddr_fetch_phys_ad,
                                                         fetch_physaddr_phys52};
inline constexpr layout_field op_ctl_fields[] = {
    op_ctl_op_max_cnt_lo, op_ctl_op_l3_miss_only, op_ctl_op_en,         op_ctl_op_val,
    op_ctl_op_cnt_ctl,    op_ctl_op_max_cnt_hi,   op_ctl_op_cur_cnt_20, op_ctl_op_cur_cnt_27,
    op_ctl_ld_lat_thrsh,  op_ctl_ld_lat_en};
inline constexpr layout_field op_rip_fields[] = {op_rip_op_rip};
inline constexpr layout_field op_data_fields[] = {op_data_comp_to_ret_ctr,
                                                  op_data_tag_to_ret_ctr,
                                                  op_data_brn_resync,
                                                  op_data_brn_resync_doubtful,
                                                  op_data_misp_return,
                                                  op_data_misp_return_doubtful,
                                                  op_data_return,
                                                  op_data_brn_taken,
                                                  op_data_brn_misp,
                                                  op_data_brn_ret,
                                                  op_data_rip_invalid,
                                                  op_data_brn_fuse,
                                                  op_data_brn_fuse_doubtful,
                                                  op_data_microcode_doubtful,
                                                  op_data_microcode};
inline constexpr layout_field op_data2_fields[] = {
    op_data2_nb_ibs_req_src,      op_data2_data_src,    op_data2_data_src_lo,
    op_data2_nb_ibs_req_dst_node, op_data2_rmt_node,    op_data2_nb_ibs_req_cache_hit_st,
    op_data2_cache_hit_st,        op_data2_data_src_hi, op_data2_strm_st,
    op_data2_rmt_socket};
inline constexpr layout_field op_data3_fields[] = {op_data3_ld_op,
                                                   op_data3_st_op,
                                                   op_data3_dc_l1_tlb_miss,
                                                   op_data3_dc_l1_tlb_miss_zen5,
                                                   op_data3_dc_l2_tlb_miss,
                                                   op_data3_dc_l2_tlb_miss_zen5,
                                                   op_data3_dc_l1_tlb_hit_2m,
                                                   op_data3_dc_pg_sz,
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
                                                   op_data3_dc_mab_hit_doubtful,
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
inline constexpr layout_field dc_linaddr_fields[] = {dc_linaddr_dc_lin_ad};
inline constexpr layout_field dc_physaddr_fields[] = {dc_physaddr_dc_phys_ad, dc_physaddr_phys52};
inline constexpr layout_field ctl_fields[] = {ctl_lvt_offset, ctl_lvt_offset_val};
inline constexpr layout_field br_target_fields[] = {br_target_br_target};
inline constexpr layout_field extd_ctl_fields[] = {extd_ctl_itlb_refill_lat};
inline constexpr layout_field op_data4_fields[] = {op_data4_ld_resync};
inline constexpr layout_field op_ctl2_fields[] = {op_ctl2_op_dis, op_ctl2_excl_rip63_eq0,
                                                  op_ctl2_excl_rip63_eq1, op_ctl2_strm_st_filter};
inline constexpr layout_field fetch_ctl2_fields[] = {
    fetch_ctl2_fetch_dis, fetch_ctl2_fetch_lat_filter, fetch_ctl2_excl_rip63_eq1,
    fetch_ctl2_excl_rip63_eq0};

/// An IBS register with the fields that it has on any generation, by their lowest bits.
struct register_row {
    const char *name{};
    std::uint32_t address{};
    sequence<layout_field> fields{};
};

inline constexpr register_row registers[] = {
    {"ibs_fetch_ctl", address::fetch_ctl, all_of(detail::fetch_ctl_fields)},
    {"ibs_fetch_linaddr", address::fetch_linaddr, all_of(detail::fetch_linaddr_fields)},
    {"ibs_fetch_physaddr", address::fetch_physaddr, all_of(detail::fetch_physaddr_fields)},
    {"ibs_op_ctl", address::op_ctl, all_of(detail::op_ctl_fields)},
    {"ibs_op_rip", address::op_rip, all_of(detail::op_rip_fields)},
    {"ibs_op_data", address::op_data, all_of(detail::op_data_fields)},
    {"ibs_op_data2", address::op_data2, all_of(detail::op_data2_fields)},
    {"ibs_op_data3", address::op_data3, all_of(detail::op_data3_fields)},
    {"ibs_dc_linaddr", address::dc_linaddr, all_of(detail::dc_linaddr_fields)},
    {"ibs_dc_physaddr", address::dc_physaddr, all_of(detail::dc_physaddr_fields)},
    {"ibs_ctl", address::ctl, all_of(detail::ctl_fields)},
    {"ibs_br_target", address::br_target, all_of(detail::br_target_fields)},
    {"ibs_extd_ctl", address::extd_ctl, all_of(detail::extd_ctl_fields)},
    {"ibs_op_data4", address::op_data4, all_of(detail::op_data4_fields)},
    {"ibs_op_ctl2", address::op_ctl2, all_of(detail::op_ctl2_fields)},
    {"ibs_fetch_ctl2", address::fetch_ctl2, all_of(detail::fetch_ctl2_fields)},
};

inline constexpr std::size_t register_count = sizeof registers / sizeof registers[0];

/// Returns the position of a register in `registers`; `register_count` where the table lacks it.
/// Compares numbers of registers, because under -fno-delete-null-pointer-checks g++ does not take
/// comparisons of pointers for constants.
constexpr std::size_t register_place(std::uint32_t address) {
    std::size_t place = 0;
    while (place < register_count && registers[place].address != address)
        ++place;
    return place;
}

/// Calls `sink(const layout_field &)` for each field of a register that a target has: its
/// generation has the field, and CPUID announces it.
template <typename Sink>
constexpr void each_field_on(std::uint32_t address, const target &target, Sink &&sink) {
    const std::size_t place = register_place(address);
    if (place == register_count) return;
    for (const layout_field &field : registers[place].fields)
        if (contains(field.generations, target.is) && target.has(field.gate)) sink(field);
}

} // namespace detail

/// Returns the bits of a register that belong to fields of a target; 0 where the target lacks the
/// register.
/// `address`: number of the register, as RDMSR takes it
/// `target`: a generation with the features that CPUID announces
constexpr std::uint64_t known_bits(std::uint32_t address, const target &target) {
    std::uint64_t bits = 0;
    detail::each_field_on(address, target,
                          [&](const layout_field &field) { bits |= field.mask(); });
    return bits;
}
/// Returns whether a target has a register: at least one field of the register is announced.
/// `address`: number of the register, as RDMSR takes it
/// `target`: a generation with the features that CPUID announces
constexpr bool has_register(std::uint32_t address, const target &target) {
    return known_bits(address, target) != 0;
}

/// Returns the bits of a register that software must write as 0.
/// `address`: number of the register, as RDMSR takes it
/// `target`: a generation with the features that CPUID announces
constexpr std::uint64_t reserved_bits(std::uint32_t address, const target &target) {
    return ~known_bits(address, target);
}
/// Returns the bits of a register that software sets and hardware never changes.
/// `address`: number of the register, as RDMSR takes it
/// `target`: a generation with the features that CPUID announces
constexpr std::uint64_t kept_bits(std::uint32_t address, const target &target) {
    std::uint64_t bits = 0;
    detail::each_field_on(address, target, [&](const layout_field &field) {
        if (field.use == field_use::set_by_software) bits |= field.mask();
    });
    return bits;
}

/// Calls `sink(const layout_field &, std::uint64_t)` for each field of a register that a target
/// has, with the field's value.
/// `address`: number of the register, as RDMSR takes it
/// `target`: a generation with the features that CPUID announces
/// `value`: the value of the register
template <typename Sink>
constexpr void each_field(std::uint32_t address, const target &target, std::uint64_t value,
                          Sink &&sink) {
    detail::each_field_on(address, target,
                          [&](const layout_field &field) { sink(field, field.value_in(value)); });
}

} // namespace msr::ibs
