// Thresholds and distances of the prefetchers of Atom cores. Bits without a field are not known and
// are written as they were read. Written by tools/controls/write_registers from
// test/facts/controls/, which says how sure each is; a field names its sources. Nothing was
// measured.
#pragma once

#include <msr/core/register.hpp>

#include <cstdint>

namespace msr::controls::registers {

/// ATOM_PREFETCH_1320 (1320h),
/// alder_lake_atom;raptor_lake_atom;meteor_lake_atom;sierra_forest;grand_ridge;arrow_lake_low_power;arrow_lake_u_atom;lunar_lake_atom;arrow_lake_atom;panther_lake_atom;clearwater_forest
/// (fields of Gracemont, and of its successors);
/// meteor_lake_atom;sierra_forest;grand_ridge;arrow_lake_low_power;arrow_lake_u_atom;lunar_lake_atom;arrow_lake_atom;panther_lake_atom;clearwater_forest
/// (fields of Gracemont, and of its successors). Shared by: module (1324H: core).
struct atom_prefetch_1320 {
    static constexpr std::uint32_t address = 0x1320;
    field<0, 5> l2_stream_amp_xq_threshold{}; ///< since gracemont; source: intel optimization-zone,
                                              ///< corefreq
    field<6, 3> l2_prefetches_at_start{};     ///< since crestmont; medium confidence; source: intel
                                              ///< optimization-zone
    field<9, 3> l2_prefetches_on_demand_ahead{}; ///< since crestmont; medium confidence; source:
                                                 ///< intel optimization-zone
    field<12, 5> l2_prefetches_queued_max{}; ///< since crestmont; medium confidence; source: intel
                                             ///< optimization-zone
    field<17, 3> l2_trigger_window{};        ///< since gracemont; medium confidence; source: intel
                                             ///< optimization-zone
    field<20, 5>
        l2_stream_max_distance{}; ///< since crestmont; source: intel optimization-zone, corefreq
    field<25, 3> l2_prefetches_per_training{}; ///< since crestmont; medium confidence; source:
                                               ///< intel optimization-zone
    field<30, 1> amp_disable_recursion{};      ///< since crestmont; 1 = off; source: intel
                                               ///< optimization-zone, corefreq
    field<31, 1> amp_disable_next_lines{}; ///< since gracemont; 1 = off; medium confidence; source:
                                           ///< intel optimization-zone
    field<32, 5> llc_stream_min_lead{};    ///< since crestmont; medium confidence; source: intel
                                           ///< optimization-zone
    field<37, 6>
        llc_stream_max_distance{}; ///< since gracemont; source: intel optimization-zone, corefreq
    field<43, 1> llc_stream_disable{};        ///< since crestmont; 1 = off; source: intel
                                              ///< optimization-zone, corefreq
    field<44, 3> llc_prefetches_at_start{};   ///< since crestmont; medium confidence; source: intel
                                              ///< optimization-zone
    field<47, 5> llc_prefetches_queued_max{}; ///< since crestmont; medium confidence; source: intel
                                              ///< optimization-zone
    field<53, 5> llc_stream_l2q_threshold{};  ///< since crestmont; medium confidence; source: intel
                                              ///< optimization-zone
    field<58, 5>
        llc_stream_xq_threshold{}; ///< since gracemont; source: intel optimization-zone, corefreq

    MSR_EQUAL_FIELDS(atom_prefetch_1320);
};

/// ATOM_PREFETCH_1321 (1321h),
/// alder_lake_atom;raptor_lake_atom;meteor_lake_atom;sierra_forest;grand_ridge;arrow_lake_low_power;arrow_lake_u_atom;lunar_lake_atom;arrow_lake_atom;panther_lake_atom;clearwater_forest
/// (fields of Gracemont, and of its successors);
/// meteor_lake_atom;sierra_forest;grand_ridge;arrow_lake_low_power;arrow_lake_u_atom;lunar_lake_atom;arrow_lake_atom;panther_lake_atom;clearwater_forest
/// (fields of Gracemont, and of its successors); panther_lake_atom;clearwater_forest (fields of
/// Gracemont, and of its successors). Shared by: module (1324H: core).
struct atom_prefetch_1321 {
    static constexpr std::uint32_t address = 0x1321;
    field<0, 1>
        track_instruction_flows{}; ///< since gracemont; source: intel optimization-zone, corefreq
    field<11, 1> alternate_for_code_reads{}; ///< since crestmont; medium confidence; source: intel
                                             ///< optimization-zone
    field<12, 4> amp_prefetches_at_start{};  ///< since crestmont; medium confidence; source: intel
                                             ///< optimization-zone
    field<16, 4> amp_prefetches_per_training{}; ///< since crestmont; medium confidence; source:
                                                ///< intel optimization-zone
    field<20, 1> demand_throttler_enable{}; ///< since crestmont; medium confidence; source: intel
                                            ///< optimization-zone
    field<21, 8>
        l2_stream_demand_density{}; ///< since gracemont; source: intel optimization-zone, corefreq
    field<29, 4> l2_stream_demand_density_override{}; ///< since gracemont; source: intel
                                                      ///< optimization-zone, corefreq
    field<36, 1> alternate_for_page_miss_handler{}; ///< since crestmont; medium confidence; source:
                                                    ///< intel optimization-zone
    field<40, 1> l2_next_line_disable{};            ///< since gracemont; 1 = off; source: intel
                                                    ///< optimization-zone, corefreq
    field<41, 6>
        xq_threshold_low_density{}; ///< since gracemont; source: intel optimization-zone, corefreq
    field<63, 1>
        restore_defaults{}; ///< since darkmont; medium confidence; source: intel optimization-zone

    MSR_EQUAL_FIELDS(atom_prefetch_1321);
};

/// ATOM_PREFETCH_1322 (1322h),
/// meteor_lake_atom;sierra_forest;grand_ridge;arrow_lake_low_power;arrow_lake_u_atom;lunar_lake_atom;arrow_lake_atom;panther_lake_atom;clearwater_forest
/// (fields of Gracemont, and of its successors);
/// alder_lake_atom;raptor_lake_atom;meteor_lake_atom;sierra_forest;grand_ridge;arrow_lake_low_power;arrow_lake_u_atom;lunar_lake_atom;arrow_lake_atom;panther_lake_atom;clearwater_forest
/// (fields of Gracemont, and of its successors). Shared by: module (1324H: core).
struct atom_prefetch_1322 {
    static constexpr std::uint32_t address = 0x1322;
    field<0, 3> llc_throttle_increment{};   ///< since crestmont; medium confidence; source: intel
                                            ///< optimization-zone
    field<3, 3> llc_throttle_decrement{};   ///< since crestmont; medium confidence; source: intel
                                            ///< optimization-zone
    field<6, 3> llc_unthrottle_increment{}; ///< since crestmont; medium confidence; source: intel
                                            ///< optimization-zone
    field<9, 3> llc_unthrottle_decrement{}; ///< since crestmont; medium confidence; source: intel
                                            ///< optimization-zone
    field<14, 9>
        llc_stream_demand_density{}; ///< since gracemont; source: intel optimization-zone, corefreq
    field<23, 4> llc_stream_demand_density_override{}; ///< since gracemont; source: intel
                                                       ///< optimization-zone, corefreq
    field<27, 6> amp_confidence0{}; ///< since gracemont; source: intel optimization-zone, corefreq
    field<33, 6> amp_confidence1{}; ///< since gracemont; source: intel optimization-zone, corefreq
    field<39, 6> amp_confidence2{}; ///< since gracemont; source: intel optimization-zone, corefreq
    field<45, 6> amp_confidence3{}; ///< since gracemont; source: intel optimization-zone, corefreq
    field<59, 3>
        density_for_alternate_xq{}; ///< since gracemont; source: intel optimization-zone, corefreq

    MSR_EQUAL_FIELDS(atom_prefetch_1322);
};

/// ATOM_PREFETCH_1323 (1323h),
/// alder_lake_atom;raptor_lake_atom;meteor_lake_atom;sierra_forest;grand_ridge;arrow_lake_low_power;arrow_lake_u_atom;lunar_lake_atom;arrow_lake_atom;panther_lake_atom;clearwater_forest
/// (fields of Gracemont, and of its successors). Shared by: module (1324H: core).
struct atom_prefetch_1323 {
    static constexpr std::uint32_t address = 0x1323;
    field<34, 1>
        track_sw_prefetch_w{}; ///< since gracemont; source: intel optimization-zone, corefreq
    field<35, 1>
        track_sw_prefetch{}; ///< since gracemont; source: intel optimization-zone, corefreq
    field<37, 1>
        track_l1_next_line{};        ///< since gracemont; source: intel optimization-zone, corefreq
    field<38, 1> track_demand_rfo{}; ///< since gracemont; source: intel optimization-zone, corefreq
    field<39, 1>
        train_by_sw_prefetch_w{}; ///< since gracemont; source: intel optimization-zone, corefreq
    field<40, 1>
        train_by_sw_prefetch{};     ///< since gracemont; source: intel optimization-zone, corefreq
    field<41, 1> train_by_il1{};    ///< since gracemont; source: intel optimization-zone, corefreq
    field<44, 1> train_by_rfo{};    ///< since gracemont; source: intel optimization-zone, corefreq
    field<45, 1> track_next_page{}; ///< since gracemont; source: intel optimization-zone, corefreq
    field<46, 1> track_ip{};        ///< since gracemont; source: intel optimization-zone, corefreq
    field<47, 1>
        train_by_next_page{};   ///< since gracemont; source: intel optimization-zone, corefreq
    field<48, 1> train_by_ip{}; ///< since gracemont; source: intel optimization-zone, corefreq

    MSR_EQUAL_FIELDS(atom_prefetch_1323);
};

/// ATOM_PREFETCH_1324 (1324h),
/// alder_lake_atom;raptor_lake_atom;meteor_lake_atom;sierra_forest;grand_ridge;arrow_lake_low_power;arrow_lake_u_atom;lunar_lake_atom;arrow_lake_atom;panther_lake_atom;clearwater_forest
/// (fields of Gracemont, and of its successors). Shared by: module (1324H: core).
struct atom_prefetch_1324 {
    static constexpr std::uint32_t address = 0x1324;
    field<54, 8>
        homeless_threshold{}; ///< since gracemont; source: intel optimization-zone, corefreq

    MSR_EQUAL_FIELDS(atom_prefetch_1324);
};

/// ATOM_PREFETCH_1325 (1325h),
/// meteor_lake_atom;sierra_forest;grand_ridge;arrow_lake_low_power;arrow_lake_u_atom;lunar_lake_atom;arrow_lake_atom;panther_lake_atom;clearwater_forest
/// (fields of Gracemont, and of its successors). Shared by: module (1324H: core).
struct atom_prefetch_1325 {
    static constexpr std::uint32_t address = 0x1325;
    field<0, 5>
        l2_stream_window{}; ///< since crestmont; medium confidence; source: intel optimization-zone
    field<5, 1> l2_stream_kick_start{}; ///< since crestmont; medium confidence; source: intel
                                        ///< optimization-zone
    field<6, 5>
        l2q_threshold{}; ///< since crestmont; medium confidence; source: intel optimization-zone
    field<14, 3> amp_successive_lines_max{}; ///< since crestmont; medium confidence; source: intel
                                             ///< optimization-zone
    field<17, 3> amp_confidence_increment{}; ///< since crestmont; medium confidence; source: intel
                                             ///< optimization-zone
    field<32, 8> acceleration_threshold{};   ///< since crestmont; medium confidence; source: intel
                                             ///< optimization-zone
    field<40, 5>
        acceleration_l2q{}; ///< since crestmont; medium confidence; source: intel optimization-zone
    field<45, 5>
        acceleration_xq{}; ///< since crestmont; medium confidence; source: intel optimization-zone
    field<50, 6> acceleration_increment{}; ///< since crestmont; medium confidence; source: intel
                                           ///< optimization-zone
    field<56, 3> acceleration_extra{};     ///< since crestmont; medium confidence; source: intel
                                           ///< optimization-zone
    field<59, 1> acceleration_disable{};   ///< since crestmont; 1 = off; medium confidence; source:
                                           ///< intel optimization-zone

    MSR_EQUAL_FIELDS(atom_prefetch_1325);
};

/// ATOM_PREFETCH_1326 (1326h),
/// meteor_lake_atom;sierra_forest;grand_ridge;arrow_lake_low_power;arrow_lake_u_atom;lunar_lake_atom;arrow_lake_atom;panther_lake_atom;clearwater_forest
/// (fields of Gracemont, and of its successors). Shared by: module (1324H: core).
struct atom_prefetch_1326 {
    static constexpr std::uint32_t address = 0x1326;
    field<51, 6> amp_recursion_threshold{}; ///< since crestmont; medium confidence; source: intel
                                            ///< optimization-zone

    MSR_EQUAL_FIELDS(atom_prefetch_1326);
};

/// ATOM_PREFETCH_1327 (1327h),
/// meteor_lake_atom;sierra_forest;grand_ridge;arrow_lake_low_power;arrow_lake_u_atom;lunar_lake_atom;arrow_lake_atom;panther_lake_atom;clearwater_forest
/// (fields of Gracemont, and of its successors). Shared by: module (1324H: core).
struct atom_prefetch_1327 {
    static constexpr std::uint32_t address = 0x1327;
    field<0, 4>
        reuse_increment{}; ///< since crestmont; medium confidence; source: intel optimization-zone
    field<4, 4>
        reuse_decrement{}; ///< since crestmont; medium confidence; source: intel optimization-zone
    field<8, 3> reuse_level_positive_saturated{};  ///< since crestmont; medium confidence; source:
                                                   ///< intel optimization-zone
    field<11, 3> reuse_level_positive_upper{};     ///< since crestmont; medium confidence; source:
                                                   ///< intel optimization-zone
    field<14, 3> reuse_level_positive_lower{};     ///< since crestmont; medium confidence; source:
                                                   ///< intel optimization-zone
    field<17, 3> reuse_level_negative_lower{};     ///< since crestmont; medium confidence; source:
                                                   ///< intel optimization-zone
    field<20, 3> reuse_level_negative_upper{};     ///< since crestmont; medium confidence; source:
                                                   ///< intel optimization-zone
    field<23, 3> reuse_level_negative_saturated{}; ///< since crestmont; medium confidence; source:
                                                   ///< intel optimization-zone
    field<26, 1> reuse_throttler_enable{}; ///< since crestmont; medium confidence; source: intel
                                           ///< optimization-zone

    MSR_EQUAL_FIELDS(atom_prefetch_1327);
};

} // namespace msr::controls::registers

MSR_REGISTER(msr::controls::registers::atom_prefetch_1320, l2_stream_amp_xq_threshold,
             l2_prefetches_at_start, l2_prefetches_on_demand_ahead, l2_prefetches_queued_max,
             l2_trigger_window, l2_stream_max_distance, l2_prefetches_per_training,
             amp_disable_recursion, amp_disable_next_lines, llc_stream_min_lead,
             llc_stream_max_distance, llc_stream_disable, llc_prefetches_at_start,
             llc_prefetches_queued_max, llc_stream_l2q_threshold, llc_stream_xq_threshold);
MSR_REGISTER(msr::controls::registers::atom_prefetch_1321, track_instruction_flows,
             alternate_for_code_reads, amp_prefetches_at_start, amp_prefetches_per_training,
             demand_throttler_enable, l2_stream_demand_density, l2_stream_demand_density_override,
             alternate_for_page_miss_handler, l2_next_line_disable, xq_threshold_low_density,
             restore_defaults);
MSR_REGISTER(msr::controls::registers::atom_prefetch_1322, llc_throttle_increment,
             llc_throttle_decrement, llc_unthrottle_increment, llc_unthrottle_decrement,
             llc_stream_demand_density, llc_stream_demand_density_override, amp_confidence0,
             amp_confidence1, amp_confidence2, amp_confidence3, density_for_alternate_xq);
MSR_REGISTER(msr::controls::registers::atom_prefetch_1323, track_sw_prefetch_w, track_sw_prefetch,
             track_l1_next_line, track_demand_rfo, train_by_sw_prefetch_w, train_by_sw_prefetch,
             train_by_il1, train_by_rfo, track_next_page, track_ip, train_by_next_page,
             train_by_ip);
MSR_REGISTER(msr::controls::registers::atom_prefetch_1324, homeless_threshold);
MSR_REGISTER(msr::controls::registers::atom_prefetch_1325, l2_stream_window, l2_stream_kick_start,
             l2q_threshold, amp_successive_lines_max, amp_confidence_increment,
             acceleration_threshold, acceleration_l2q, acceleration_xq, acceleration_increment,
             acceleration_extra, acceleration_disable);
MSR_REGISTER(msr::controls::registers::atom_prefetch_1326, amp_recursion_threshold);
MSR_REGISTER(msr::controls::registers::atom_prefetch_1327, reuse_increment, reuse_decrement,
             reuse_level_positive_saturated, reuse_level_positive_upper, reuse_level_positive_lower,
             reuse_level_negative_lower, reuse_level_negative_upper, reuse_level_negative_saturated,
             reuse_throttler_enable);
