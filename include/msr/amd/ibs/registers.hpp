// The control registers of instruction-based sampling as structs with named fields, one for each
// layout. fields.hpp defines the fields; layouts.hpp has the data registers, too. Sources: those of
// fields.hpp.
#pragma once

#include <msr/amd/ibs/fields.hpp>
#include <msr/core/register.hpp>

#include <cstdint>

namespace msr::ibs {

/// The events that an op period counts.
enum class counted : std::uint8_t {
    core_clocks,    ///< OP_CTL.CntCtl 0: clocks of the core
    dispatched_ops, ///< OP_CTL.CntCtl 1: ops that are dispatched
};

namespace detail {

/// The value of a field that is not said to be of another type: a flag of one bit, or a number.
template <unsigned Width>
struct plain_value : msr::detail::narrowest_value<Width> {};
template <>
struct plain_value<1> {
    using type = bool;
};

/// A field of a register where fields.hpp has it.
template <const layout_field &Row, typename Value = typename plain_value<Row.width>::type>
using as = field<Row.low, Row.width, Value, Row.kind()>;

} // namespace detail

/// Fetch control, families 10h to 16h but 15h models 60h to 7Fh.
struct fetch_ctl_base {
    detail::as<detail::fetch_ctl_fetch_max_cnt> fetch_max_cnt{}; ///< the period divided by 16
    detail::as<detail::fetch_ctl_fetch_cnt> fetch_cnt{};         ///< running count / 16
    detail::as<detail::fetch_ctl_fetch_lat> fetch_lat{};         ///< cycles
    /// Each is the field of IBS_FETCH_CTL with that name in the manual.
    detail::as<detail::fetch_ctl_fetch_en> fetch_en{};
    detail::as<detail::fetch_ctl_fetch_val> fetch_val{};
    detail::as<detail::fetch_ctl_fetch_comp> fetch_comp{};
    detail::as<detail::fetch_ctl_ic_miss> ic_miss{};
    detail::as<detail::fetch_ctl_phy_addr_valid> phy_addr_valid{};
    detail::as<detail::fetch_ctl_l1_tlb_pg_sz> l1_tlb_pg_sz{};
    detail::as<detail::fetch_ctl_l1_tlb_miss> l1_tlb_miss{};
    detail::as<detail::fetch_ctl_l2_tlb_miss> l2_tlb_miss{};
    detail::as<detail::fetch_ctl_rand_en> rand_en{};
    reserved<58, 6> reserved58{};

    MSR_EQUAL_FIELDS(fetch_ctl_base);
};

/// Fetch control, family 15h models 60h to 7Fh, Zen 1 to Zen 3 and Hygon.
struct fetch_ctl_l2miss {
    detail::as<detail::fetch_ctl_fetch_max_cnt> fetch_max_cnt{}; ///< the period divided by 16
    detail::as<detail::fetch_ctl_fetch_cnt> fetch_cnt{};         ///< running count / 16
    detail::as<detail::fetch_ctl_fetch_lat> fetch_lat{};         ///< cycles
    /// Each is the field of IBS_FETCH_CTL with that name in the manual.
    detail::as<detail::fetch_ctl_fetch_en> fetch_en{};
    detail::as<detail::fetch_ctl_fetch_val> fetch_val{};
    detail::as<detail::fetch_ctl_fetch_comp> fetch_comp{};
    detail::as<detail::fetch_ctl_ic_miss> ic_miss{};
    detail::as<detail::fetch_ctl_phy_addr_valid> phy_addr_valid{};
    detail::as<detail::fetch_ctl_l1_tlb_pg_sz> l1_tlb_pg_sz{};
    detail::as<detail::fetch_ctl_l1_tlb_miss> l1_tlb_miss{};
    detail::as<detail::fetch_ctl_l2_tlb_miss> l2_tlb_miss{};
    detail::as<detail::fetch_ctl_rand_en> rand_en{};
    detail::as<detail::fetch_ctl_fetch_l2_miss> fetch_l2_miss{};
    reserved<59, 5> reserved59{};

    MSR_EQUAL_FIELDS(fetch_ctl_l2miss);
};

/// Fetch control, Zen 4 and later.
struct fetch_ctl_zen4 {
    detail::as<detail::fetch_ctl_fetch_max_cnt> fetch_max_cnt{}; ///< the period divided by 16
    detail::as<detail::fetch_ctl_fetch_cnt> fetch_cnt{};         ///< running count / 16
    detail::as<detail::fetch_ctl_fetch_lat> fetch_lat{};         ///< cycles
    /// Each is the field of IBS_FETCH_CTL with that name in the manual.
    detail::as<detail::fetch_ctl_fetch_en> fetch_en{};
    detail::as<detail::fetch_ctl_fetch_val> fetch_val{};
    detail::as<detail::fetch_ctl_fetch_comp> fetch_comp{};
    detail::as<detail::fetch_ctl_ic_miss> ic_miss{};
    detail::as<detail::fetch_ctl_phy_addr_valid> phy_addr_valid{};
    detail::as<detail::fetch_ctl_l1_tlb_pg_sz> l1_tlb_pg_sz{};
    detail::as<detail::fetch_ctl_l1_tlb_miss> l1_tlb_miss{};
    detail::as<detail::fetch_ctl_l2_tlb_miss> l2_tlb_miss{};
    detail::as<detail::fetch_ctl_rand_en> rand_en{};
    detail::as<detail::fetch_ctl_fetch_l2_miss> fetch_l2_miss{};
    detail::as<detail::fetch_ctl_fetch_l3_miss_only> fetch_l3_miss_only{};
    detail::as<detail::fetch_ctl_fetch_oc_miss> fetch_oc_miss{};
    detail::as<detail::fetch_ctl_fetch_l3_miss> fetch_l3_miss{};
    reserved<62, 2> reserved62{};

    MSR_EQUAL_FIELDS(fetch_ctl_zen4);
};

/// Op control, family 10h.
struct op_ctl_cnt20 {
    detail::as<detail::op_ctl_op_max_cnt_lo> op_max_cnt_lo{}; ///< the period divided by 16
    reserved<16, 1> reserved16{};
    /// Each is the field of IBS_OP_CTL with that name in the manual.
    detail::as<detail::op_ctl_op_en> op_en{};
    detail::as<detail::op_ctl_op_val> op_val{};
    detail::as<detail::op_ctl_op_cnt_ctl, counted> op_cnt_ctl{};
    reserved<20, 12> reserved20{};
    detail::as<detail::op_ctl_op_cur_cnt_20> op_cur_cnt{};
    reserved<52, 12> reserved52{};

    MSR_EQUAL_FIELDS(op_ctl_cnt20);
};

/// Op control, family 12h to Zen 3.
struct op_ctl_cnt27 {
    detail::as<detail::op_ctl_op_max_cnt_lo> op_max_cnt_lo{}; ///< bits 19:4 of the period
    reserved<16, 1> reserved16{};
    /// Each is the field of IBS_OP_CTL with that name in the manual.
    detail::as<detail::op_ctl_op_en> op_en{};
    detail::as<detail::op_ctl_op_val> op_val{};
    detail::as<detail::op_ctl_op_cnt_ctl, counted> op_cnt_ctl{};
    detail::as<detail::op_ctl_op_max_cnt_hi> op_max_cnt_hi{}; ///< bits 26:20 of the period
    reserved<27, 5> reserved27{};
    detail::as<detail::op_ctl_op_cur_cnt_27> op_cur_cnt{};
    reserved<59, 5> reserved59{};

    MSR_EQUAL_FIELDS(op_ctl_cnt27);
};

/// Op control, Zen 4.
struct op_ctl_zen4 {
    detail::as<detail::op_ctl_op_max_cnt_lo> op_max_cnt_lo{}; ///< bits 19:4 of the period
    /// Each is the field of IBS_OP_CTL with that name in the manual.
    detail::as<detail::op_ctl_op_l3_miss_only> op_l3_miss_only{};
    detail::as<detail::op_ctl_op_en> op_en{};
    detail::as<detail::op_ctl_op_val> op_val{};
    detail::as<detail::op_ctl_op_cnt_ctl, counted> op_cnt_ctl{};
    detail::as<detail::op_ctl_op_max_cnt_hi> op_max_cnt_hi{}; ///< bits 26:20 of the period
    reserved<27, 5> reserved27{};
    detail::as<detail::op_ctl_op_cur_cnt_27> op_cur_cnt{};
    reserved<59, 5> reserved59{};

    MSR_EQUAL_FIELDS(op_ctl_zen4);
};

/// Op control, Zen 5 and later. It has every field of older layouts, at the same position.
struct op_ctl_zen5 {
    detail::as<detail::op_ctl_op_max_cnt_lo> op_max_cnt_lo{}; ///< bits 19:4 of the period
    /// Each is the field of IBS_OP_CTL with that name in the manual.
    detail::as<detail::op_ctl_op_l3_miss_only> op_l3_miss_only{};
    detail::as<detail::op_ctl_op_en> op_en{};
    detail::as<detail::op_ctl_op_val> op_val{};
    detail::as<detail::op_ctl_op_cnt_ctl, counted> op_cnt_ctl{};
    detail::as<detail::op_ctl_op_max_cnt_hi> op_max_cnt_hi{}; ///< bits 26:20 of the period
    reserved<27, 5> reserved27{};
    detail::as<detail::op_ctl_op_cur_cnt_27> op_cur_cnt{};
    detail::as<detail::op_ctl_ld_lat_thrsh> ld_lat_thrsh{}; ///< threshold / 128 cycles, less 1
    detail::as<detail::op_ctl_ld_lat_en> ld_lat_en{};

    MSR_EQUAL_FIELDS(op_ctl_zen5);
};

/// The register that says where the interrupt goes. Firmware sets it up; software reads it.
struct ctl {
    /// Number of the APIC's extended interrupt vector.
    detail::as<detail::ctl_lvt_offset> lvt_offset{};
    reserved<4, 4> reserved4{};
    detail::as<detail::ctl_lvt_offset_val> lvt_offset_val{}; ///< the offset is valid
    reserved<9, 55> reserved9{};

    MSR_EQUAL_FIELDS(ctl);
};

/// Op control 2; announced, known from patches only.
struct op_ctl2 {
    /// Each is the field of IBS_OP_CTL2 with that name in the manual.
    detail::as<detail::op_ctl2_op_dis> op_dis{};
    detail::as<detail::op_ctl2_excl_rip63_eq0> excl_rip63_eq0{};
    detail::as<detail::op_ctl2_excl_rip63_eq1> excl_rip63_eq1{};
    detail::as<detail::op_ctl2_strm_st_filter> strm_st_filter{};
    reserved<4, 60> reserved4{};

    MSR_EQUAL_FIELDS(op_ctl2);
};

/// Fetch control 2; announced, known from patches only. The order of the two filters by bit 63 is
/// the reverse of that in `op_ctl2`.
struct fetch_ctl2 {
    /// Each is the field of IBS_FETCH_CTL2 with that name in the manual.
    detail::as<detail::fetch_ctl2_fetch_dis> fetch_dis{};
    /// Threshold / 128 cycles; 0: off.
    detail::as<detail::fetch_ctl2_fetch_lat_filter> fetch_lat_filter{};
    detail::as<detail::fetch_ctl2_excl_rip63_eq1> excl_rip63_eq1{};
    detail::as<detail::fetch_ctl2_excl_rip63_eq0> excl_rip63_eq0{};
    reserved<7, 57> reserved7{};

    MSR_EQUAL_FIELDS(fetch_ctl2);
};

} // namespace msr::ibs

template <>
inline constexpr msr::enumerator msr::names_of<msr::ibs::counted>[] = {{0, "core_clocks"},
                                                                       {1, "dispatched_ops"}};

MSR_REGISTER(msr::ibs::fetch_ctl_base, fetch_max_cnt, fetch_cnt, fetch_lat, fetch_en, fetch_val,
             fetch_comp, ic_miss, phy_addr_valid, l1_tlb_pg_sz, l1_tlb_miss, l2_tlb_miss, rand_en,
             reserved58);
MSR_REGISTER(msr::ibs::fetch_ctl_l2miss, fetch_max_cnt, fetch_cnt, fetch_lat, fetch_en, fetch_val,
             fetch_comp, ic_miss, phy_addr_valid, l1_tlb_pg_sz, l1_tlb_miss, l2_tlb_miss, rand_en,
             fetch_l2_miss, reserved59);
MSR_REGISTER(msr::ibs::fetch_ctl_zen4, fetch_max_cnt, fetch_cnt, fetch_lat, fetch_en, fetch_val,
             fetch_comp, ic_miss, phy_addr_valid, l1_tlb_pg_sz, l1_tlb_miss, l2_tlb_miss, rand_en,
             fetch_l2_miss, fetch_l3_miss_only, fetch_oc_miss, fetch_l3_miss, reserved62);
MSR_REGISTER(msr::ibs::op_ctl_cnt20, op_max_cnt_lo, reserved16, op_en, op_val, op_cnt_ctl,
             reserved20, op_cur_cnt, reserved52);
MSR_REGISTER(msr::ibs::op_ctl_cnt27, op_max_cnt_lo, reserved16, op_en, op_val, op_cnt_ctl,
             op_max_cnt_hi, reserved27, op_cur_cnt, reserved59);
MSR_REGISTER(msr::ibs::op_ctl_zen4, op_max_cnt_lo, op_l3_miss_only, op_en, op_val, op_cnt_ctl,
             op_max_cnt_hi, reserved27, op_cur_cnt, reserved59);
MSR_REGISTER(msr::ibs::op_ctl_zen5, op_max_cnt_lo, op_l3_miss_only, op_en, op_val, op_cnt_ctl,
             op_max_cnt_hi, reserved27, op_cur_cnt, ld_lat_thrsh, ld_lat_en);
MSR_REGISTER(msr::ibs::ctl, lvt_offset, reserved4, lvt_offset_val, reserved9);
MSR_REGISTER(msr::ibs::op_ctl2, op_dis, excl_rip63_eq0, excl_rip63_eq1, strm_st_filter, reserved4);
MSR_REGISTER(msr::ibs::fetch_ctl2, fetch_dis, fetch_lat_filter, excl_rip63_eq1, excl_rip63_eq0,
             reserved7);
