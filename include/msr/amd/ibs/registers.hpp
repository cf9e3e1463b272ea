// The control registers of instruction-based sampling as structs with named fields, one for each
// layout. fields.hpp defines the fields; layouts.hpp has the data registers, too. Sources: those of
// fields.hpp.
#pragma once

#include <msr/amd/ibs/fields.hpp>
#include <msr/core/register.hpp>

#include <cstdint>

namespace msr::ibs {

/// The kind of occurrences that the period of op sampling counts.
enum class counted : std::uint8_t {
    core_clocks,    ///< clocks of the core: the field CntCtl of IBS_OP_CTL is 0
    dispatched_ops, ///< ops that are dispatched: the field CntCtl of IBS_OP_CTL is 1
};

namespace detail {

/// The type of a field's value where no other type is given: `bool` for a field of one bit,
/// otherwise the narrowest unsigned number.
template <unsigned Width>
struct plain_value : msr::detail::narrowest_value<Width> {};
template <>
struct plain_value<1> {
    using type = bool;
};

/// A field of a register, with the position, width and access of a row of fields.hpp.
template <const layout_field &Row, typename Value = typename plain_value<Row.width>::type>
using as = field<Row.low, Row.width, Value, Row.kind()>;

} // namespace detail

/// The register IBS_FETCH_CTL of families 10h to 16h, except family 15h models 60h to 7Fh.
struct fetch_ctl_base {
    /// The sampling period in fetches, divided by 16.
    detail::as<detail::fetch_ctl_fetch_max_cnt> fetch_max_cnt{};
    /// The number of fetches counted so far, divided by 16.
    detail::as<detail::fetch_ctl_fetch_cnt> fetch_cnt{};
    /// Core clocks from the begin of the tagged fetch to its end.
    detail::as<detail::fetch_ctl_fetch_lat> fetch_lat{};
    /// Each member is the field of IBS_FETCH_CTL with its name in the manual.
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

/// The register IBS_FETCH_CTL of family 15h models 60h to 7Fh, Zen 1 to Zen 3, and Hygon.
struct fetch_ctl_l2miss {
    /// The sampling period in fetches, divided by 16.
    detail::as<detail::fetch_ctl_fetch_max_cnt> fetch_max_cnt{};
    /// The number of fetches counted so far, divided by 16.
    detail::as<detail::fetch_ctl_fetch_cnt> fetch_cnt{};
    /// Core clocks from the begin of the tagged fetch to its end.
    detail::as<detail::fetch_ctl_fetch_lat> fetch_lat{};
    /// Each member is the field of IBS_FETCH_CTL with its name in the manual.
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

/// The register IBS_FETCH_CTL of Zen 4 and later.
struct fetch_ctl_zen4 {
    /// The sampling period in fetches, divided by 16.
    detail::as<detail::fetch_ctl_fetch_max_cnt> fetch_max_cnt{};
    /// The number of fetches counted so far, divided by 16.
    detail::as<detail::fetch_ctl_fetch_cnt> fetch_cnt{};
    /// Core clocks from the begin of the tagged fetch to its end.
    detail::as<detail::fetch_ctl_fetch_lat> fetch_lat{};
    /// Each member is the field of IBS_FETCH_CTL with its name in the manual.
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

/// The register IBS_OP_CTL of family 10h.
struct op_ctl_cnt20 {
    /// The sampling period divided by 16.
    detail::as<detail::op_ctl_op_max_cnt_lo> op_max_cnt_lo{};
    reserved<16, 1> reserved16{};
    /// Each member is the field of IBS_OP_CTL with its name in the manual.
    detail::as<detail::op_ctl_op_en> op_en{};
    detail::as<detail::op_ctl_op_val> op_val{};
    detail::as<detail::op_ctl_op_cnt_ctl, counted> op_cnt_ctl{};
    reserved<20, 12> reserved20{};
    detail::as<detail::op_ctl_op_cur_cnt_20> op_cur_cnt{};
    reserved<52, 12> reserved52{};

    MSR_EQUAL_FIELDS(op_ctl_cnt20);
};

/// The register IBS_OP_CTL of family 12h to Zen 3.
struct op_ctl_cnt27 {
    /// Bits 19:4 of the sampling period.
    detail::as<detail::op_ctl_op_max_cnt_lo> op_max_cnt_lo{};
    reserved<16, 1> reserved16{};
    /// Each member is the field of IBS_OP_CTL with its name in the manual.
    detail::as<detail::op_ctl_op_en> op_en{};
    detail::as<detail::op_ctl_op_val> op_val{};
    detail::as<detail::op_ctl_op_cnt_ctl, counted> op_cnt_ctl{};
    /// Bits 26:20 of the sampling period.
    detail::as<detail::op_ctl_op_max_cnt_hi> op_max_cnt_hi{};
    reserved<27, 5> reserved27{};
    detail::as<detail::op_ctl_op_cur_cnt_27> op_cur_cnt{};
    reserved<59, 5> reserved59{};

    MSR_EQUAL_FIELDS(op_ctl_cnt27);
};

/// The register IBS_OP_CTL of Zen 4.
struct op_ctl_zen4 {
    /// Bits 19:4 of the sampling period.
    detail::as<detail::op_ctl_op_max_cnt_lo> op_max_cnt_lo{};
    /// Each member is the field of IBS_OP_CTL with its name in the manual.
    detail::as<detail::op_ctl_op_l3_miss_only> op_l3_miss_only{};
    detail::as<detail::op_ctl_op_en> op_en{};
    detail::as<detail::op_ctl_op_val> op_val{};
    detail::as<detail::op_ctl_op_cnt_ctl, counted> op_cnt_ctl{};
    /// Bits 26:20 of the sampling period.
    detail::as<detail::op_ctl_op_max_cnt_hi> op_max_cnt_hi{};
    reserved<27, 5> reserved27{};
    detail::as<detail::op_ctl_op_cur_cnt_27> op_cur_cnt{};
    reserved<59, 5> reserved59{};

    MSR_EQUAL_FIELDS(op_ctl_zen4);
};

/// The register IBS_OP_CTL of Zen 5 and later. It has every field of the layouts of older
/// processors, at the same position.
struct op_ctl_zen5 {
    /// Bits 19:4 of the sampling period.
    detail::as<detail::op_ctl_op_max_cnt_lo> op_max_cnt_lo{};
    /// Each member is the field of IBS_OP_CTL with its name in the manual.
    detail::as<detail::op_ctl_op_l3_miss_only> op_l3_miss_only{};
    detail::as<detail::op_ctl_op_en> op_en{};
    detail::as<detail::op_ctl_op_val> op_val{};
    detail::as<detail::op_ctl_op_cnt_ctl, counted> op_cnt_ctl{};
    /// Bits 26:20 of the sampling period.
    detail::as<detail::op_ctl_op_max_cnt_hi> op_max_cnt_hi{};
    reserved<27, 5> reserved27{};
    detail::as<detail::op_ctl_op_cur_cnt_27> op_cur_cnt{};
    /// Threshold of load latency in units of 128 core clocks, less 1.
    detail::as<detail::op_ctl_ld_lat_thrsh> ld_lat_thrsh{};
    /// 1: the threshold of load latency is used
    detail::as<detail::op_ctl_ld_lat_en> ld_lat_en{};

    MSR_EQUAL_FIELDS(op_ctl_zen5);
};

/// The register IBS_CTL: which entry of the APIC's vector table gets the interrupts of IBS.
/// Firmware sets the register up; software reads it.
struct ctl {
    /// Number of the entry in the APIC's extended vector table, 0 to 15.
    detail::as<detail::ctl_lvt_offset> lvt_offset{};
    reserved<4, 4> reserved4{};
    /// 1: firmware has set up the number of the vector table's entry.
    detail::as<detail::ctl_lvt_offset_val> lvt_offset_val{};
    reserved<9, 55> reserved9{};

    MSR_EQUAL_FIELDS(ctl);
};

/// The register IBS_OP_CTL2, announced for Zen 6 and known from patches only.
struct op_ctl2 {
    /// Each member is the field of IBS_OP_CTL2 with its name in Linux's patches.
    detail::as<detail::op_ctl2_op_dis> op_dis{};
    detail::as<detail::op_ctl2_excl_rip63_eq0> excl_rip63_eq0{};
    detail::as<detail::op_ctl2_excl_rip63_eq1> excl_rip63_eq1{};
    detail::as<detail::op_ctl2_strm_st_filter> strm_st_filter{};
    reserved<4, 60> reserved4{};

    MSR_EQUAL_FIELDS(op_ctl2);
};

/// The register IBS_FETCH_CTL2, announced for Zen 6 and known from patches only. The two filters by
/// bit 63 lie in the reverse of their order in `op_ctl2`.
struct fetch_ctl2 {
    /// Each member is the field of IBS_FETCH_CTL2 with its name in Linux's patches.
    detail::as<detail::fetch_ctl2_fetch_dis> fetch_dis{};
    /// Threshold of fetch latency in units of 128 core clocks; 0: no filter.
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
