// The registers of instruction-based sampling that users fill in by the names of their fields, one
// for each layout. All layouts, those of the data registers too, are tables in layouts.hpp.
// Sources: as fields.hpp.
#pragma once

#include <msr/register.hpp>

#include <cstdint>

namespace msr::ibs {

/// What an op period counts.
enum class counted : std::uint8_t { core_clocks, dispatched_ops };

/// Fetch control, families 10h to 16h but 15h models 60h to 7Fh.
struct fetch_ctl_base {
    field<0, 16> fetch_max_cnt{}; ///< period / 16
    field<16, 16> fetch_cnt{};    ///< running count / 16
    field<32, 16> fetch_lat{};    ///< cycles
    flag<48> fetch_en{};
    flag<49> fetch_val{};
    flag<50> fetch_comp{};
    flag<51> ic_miss{};
    flag<52> phy_addr_valid{};
    field<53, 2> l1_tlb_pg_sz{};
    flag<55> l1_tlb_miss{};
    flag<56> l2_tlb_miss{};
    flag<57> rand_en{};
    reserved<58, 6> reserved58{};

    friend constexpr bool operator==(const fetch_ctl_base &, const fetch_ctl_base &) = default;
};

/// Fetch control, family 15h models 60h to 7Fh, Zen 1 to Zen 3 and Hygon.
struct fetch_ctl_l2miss {
    field<0, 16> fetch_max_cnt{}; ///< period / 16
    field<16, 16> fetch_cnt{};    ///< running count / 16
    field<32, 16> fetch_lat{};    ///< cycles
    flag<48> fetch_en{};
    flag<49> fetch_val{};
    flag<50> fetch_comp{};
    flag<51> ic_miss{};
    flag<52> phy_addr_valid{};
    field<53, 2> l1_tlb_pg_sz{};
    flag<55> l1_tlb_miss{};
    flag<56> l2_tlb_miss{};
    flag<57> rand_en{};
    flag<58> fetch_l2_miss{};
    reserved<59, 5> reserved59{};

    friend constexpr bool operator==(const fetch_ctl_l2miss &, const fetch_ctl_l2miss &) = default;
};

/// Fetch control, Zen 4 and later.
struct fetch_ctl_zen4 {
    field<0, 16> fetch_max_cnt{}; ///< period / 16
    field<16, 16> fetch_cnt{};    ///< running count / 16
    field<32, 16> fetch_lat{};    ///< cycles
    flag<48> fetch_en{};
    flag<49> fetch_val{};
    flag<50> fetch_comp{};
    flag<51> ic_miss{};
    flag<52> phy_addr_valid{};
    field<53, 2> l1_tlb_pg_sz{};
    flag<55> l1_tlb_miss{};
    flag<56> l2_tlb_miss{};
    flag<57> rand_en{};
    flag<58> fetch_l2_miss{};
    flag<59> fetch_l3_miss_only{};
    flag<60> fetch_oc_miss{};
    flag<61> fetch_l3_miss{};
    reserved<62, 2> reserved62{};

    friend constexpr bool operator==(const fetch_ctl_zen4 &, const fetch_ctl_zen4 &) = default;
};

/// Op control, family 10h.
struct op_ctl_cnt20 {
    field<0, 16> op_max_cnt_lo{}; ///< period / 16
    reserved<16, 1> reserved16{};
    flag<17> op_en{};
    flag<18> op_val{};
    field<19, 1, counted> op_cnt_ctl{};
    reserved<20, 12> reserved20{};
    field<32, 20> op_cur_cnt{};
    reserved<52, 12> reserved52{};

    friend constexpr bool operator==(const op_ctl_cnt20 &, const op_ctl_cnt20 &) = default;
};

/// Op control, family 12h to Zen 3.
struct op_ctl_cnt27 {
    field<0, 16> op_max_cnt_lo{}; ///< bits 19:4 of the period
    reserved<16, 1> reserved16{};
    flag<17> op_en{};
    flag<18> op_val{};
    field<19, 1, counted> op_cnt_ctl{};
    field<20, 7> op_max_cnt_hi{}; ///< bits 26:20 of the period
    reserved<27, 5> reserved27{};
    field<32, 27> op_cur_cnt{};
    reserved<59, 5> reserved59{};

    friend constexpr bool operator==(const op_ctl_cnt27 &, const op_ctl_cnt27 &) = default;
};

/// Op control, Zen 4.
struct op_ctl_zen4 {
    field<0, 16> op_max_cnt_lo{}; ///< bits 19:4 of the period
    flag<16> op_l3_miss_only{};
    flag<17> op_en{};
    flag<18> op_val{};
    field<19, 1, counted> op_cnt_ctl{};
    field<20, 7> op_max_cnt_hi{}; ///< bits 26:20 of the period
    reserved<27, 5> reserved27{};
    field<32, 27> op_cur_cnt{};
    reserved<59, 5> reserved59{};

    friend constexpr bool operator==(const op_ctl_zen4 &, const op_ctl_zen4 &) = default;
};

/// Op control, Zen 5 and later. It has every field that an older one has, in the same place.
struct op_ctl_zen5 {
    field<0, 16> op_max_cnt_lo{}; ///< bits 19:4 of the period
    flag<16> op_l3_miss_only{};
    flag<17> op_en{};
    flag<18> op_val{};
    field<19, 1, counted> op_cnt_ctl{};
    field<20, 7> op_max_cnt_hi{}; ///< bits 26:20 of the period
    reserved<27, 5> reserved27{};
    field<32, 27> op_cur_cnt{};
    field<59, 4> ld_lat_thrsh{}; ///< threshold / 128 cycles, less 1
    flag<63> ld_lat_en{};

    friend constexpr bool operator==(const op_ctl_zen5 &, const op_ctl_zen5 &) = default;
};

/// Where the interrupt goes. Firmware sets it up; software reads it.
struct ctl {
    read_only<0, 4> lvt_offset{}; ///< number of the APIC's extended interrupt vector
    reserved<4, 4> reserved4{};
    read_only<8, 1, bool> lvt_offset_val{};
    reserved<9, 55> reserved9{};

    friend constexpr bool operator==(const ctl &, const ctl &) = default;
};

/// Op control 2; announced, known from patches only.
struct op_ctl2 {
    flag<0> op_dis{};
    flag<1> excl_rip63_eq0{};
    flag<2> excl_rip63_eq1{};
    flag<3> strm_st_filter{};
    reserved<4, 60> reserved4{};

    friend constexpr bool operator==(const op_ctl2 &, const op_ctl2 &) = default;
};

/// Fetch control 2; announced, known from patches only. The order of the two filters by bit 63 is
/// the reverse of that in `op_ctl2`.
struct fetch_ctl2 {
    flag<0> fetch_dis{};
    field<1, 4> fetch_lat_filter{}; ///< threshold / 128 cycles; 0: off
    flag<5> excl_rip63_eq1{};
    flag<6> excl_rip63_eq0{};
    reserved<7, 57> reserved7{};

    friend constexpr bool operator==(const fetch_ctl2 &, const fetch_ctl2 &) = default;
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
