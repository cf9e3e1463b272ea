// Registers with thresholds and distances of the prefetchers of Atom cores. The bits of a register
// for which its struct has no field are not known: a write keeps them as they were read. Written by
// tools/controls/write_registers from the facts in test/facts/controls/, which has the confidence
// of each field; the comment of a field names its sources. The project measured none of these
// facts.
#pragma once

#include <msr/core/register.hpp>

#include <cstdint>

namespace msr::controls::registers {

/// The register ATOM_PREFETCH_1320 (1320h). Processors, where the comment of a field names no
/// others: Atom cores since Gracemont (Alder Lake). The cores of a module share the register.
struct atom_prefetch_1320 {
    static constexpr std::uint32_t address = 0x1320;
    /// Number of entries that must be empty in the XQ (the queue of requests that missed the L2
    /// cache) before the L2 streamer and the adaptive multipath prefetcher (AMP) prefetch; a higher
    /// number gives fewer prefetches. Sources: Intel's paper 357930, CoreFreq.
    field<0, 5> l2_stream_amp_xq_threshold{};
    /// Number of L2 prefetches at the start of a stream. Processors: Atom cores since Crestmont
    /// (Meteor Lake). Medium confidence. Source: Intel's paper 357930.
    field<6, 3> l2_prefetches_at_start{};
    /// Number of L2 prefetches when demand requests move ahead of a prefetch stream. Processors:
    /// Atom cores since Crestmont (Meteor Lake). Medium confidence. Source: Intel's paper 357930.
    field<9, 3> l2_prefetches_on_demand_ahead{};
    /// Highest number of L2 prefetches in the queue of prefetches. Processors: Atom cores since
    /// Crestmont (Meteor Lake). Medium confidence. Source: Intel's paper 357930.
    field<12, 5> l2_prefetches_queued_max{};
    /// Window in which a demand request triggers L2 prefetches of an established stream; a higher
    /// number gives more prefetches. Medium confidence. Source: Intel's paper 357930.
    field<17, 3> l2_trigger_window{};
    /// Largest distance of the L2 streamer from the core's execution; a higher number gives more
    /// prefetches. Processors: Atom cores since Crestmont (Meteor Lake). Sources: Intel's paper
    /// 357930, CoreFreq.
    field<20, 5> l2_stream_max_distance{};
    /// Number of L2 prefetches that each successful training adds to the pending prefetches.
    /// Processors: Atom cores since Crestmont (Meteor Lake). Medium confidence. Source: Intel's
    /// paper 357930.
    field<25, 3> l2_prefetches_per_training{};
    /// Recursive lookup of the adaptive multipath prefetcher (AMP): 1 = off, 0 = on. Processors:
    /// Atom cores since Crestmont (Meteor Lake). Sources: Intel's paper 357930, CoreFreq.
    field<30, 1> amp_disable_recursion{};
    /// Prefetches of the next lines by the adaptive multipath prefetcher (AMP): 1 = off, 0 = on.
    /// Medium confidence. Source: Intel's paper 357930.
    field<31, 1> amp_disable_next_lines{};
    /// Smallest number of cache lines by which the LLC streamer is ahead of the L2 streamer.
    /// Processors: Atom cores since Crestmont (Meteor Lake). Medium confidence. Source: Intel's
    /// paper 357930.
    field<32, 5> llc_stream_min_lead{};
    /// Largest distance of the LLC streamer from the core's execution; a higher number gives more
    /// prefetches. Sources: Intel's paper 357930, CoreFreq.
    field<37, 6> llc_stream_max_distance{};
    /// LLC streamer, the prefetcher of streams into the last-level cache: 1 = off, 0 = on.
    /// Processors: Atom cores since Crestmont (Meteor Lake). Sources: Intel's paper 357930,
    /// CoreFreq.
    field<43, 1> llc_stream_disable{};
    /// Number of prefetches of the LLC streamer at the start of a stream. Processors: Atom cores
    /// since Crestmont (Meteor Lake). Medium confidence. Source: Intel's paper 357930.
    field<44, 3> llc_prefetches_at_start{};
    /// Highest number of prefetches of the LLC streamer in the queue of prefetches. Processors:
    /// Atom cores since Crestmont (Meteor Lake). Medium confidence. Source: Intel's paper 357930.
    field<47, 5> llc_prefetches_queued_max{};
    /// Number of entries that must be empty in the L2Q (the queue of requests to the L2 cache)
    /// before the LLC streamer prefetches; a higher number gives fewer prefetches. Processors: Atom
    /// cores since Crestmont (Meteor Lake). Medium confidence. Source: Intel's paper 357930.
    field<53, 5> llc_stream_l2q_threshold{};
    /// Number of entries that must be empty in the XQ (the queue of requests that missed the L2
    /// cache) before the LLC streamer prefetches; a higher number gives fewer prefetches. Sources:
    /// Intel's paper 357930, CoreFreq.
    field<58, 5> llc_stream_xq_threshold{};

    MSR_EQUAL_FIELDS(atom_prefetch_1320);
};

/// The register ATOM_PREFETCH_1321 (1321h). Processors, where the comment of a field names no
/// others: Atom cores since Gracemont (Alder Lake). The cores of a module share the register.
struct atom_prefetch_1321 {
    static constexpr std::uint32_t address = 0x1321;
    /// Tracking of instruction flows by the L2 streamer and the adaptive multipath prefetcher
    /// (AMP): 1 = on. Sources: Intel's paper 357930, CoreFreq.
    field<0, 1> track_instruction_flows{};
    /// Alternate algorithm of L2 prefetches for code reads: 1 = on. Processors: Atom cores since
    /// Crestmont (Meteor Lake). Medium confidence. Source: Intel's paper 357930.
    field<11, 1> alternate_for_code_reads{};
    /// Number of prefetches of the adaptive multipath prefetcher (AMP) at the start of a stream.
    /// Processors: Atom cores since Crestmont (Meteor Lake). Medium confidence. Source: Intel's
    /// paper 357930.
    field<12, 4> amp_prefetches_at_start{};
    /// Number of prefetches of the adaptive multipath prefetcher (AMP) that each successful
    /// training adds to the pending prefetches. Processors: Atom cores since Crestmont (Meteor
    /// Lake). Medium confidence. Source: Intel's paper 357930.
    field<16, 4> amp_prefetches_per_training{};
    /// Throttler of L2 prefetches that counts demand requests: 1 = on. Processors: Atom cores since
    /// Crestmont (Meteor Lake). Medium confidence. Source: Intel's paper 357930.
    field<20, 1> demand_throttler_enable{};
    /// Demand density (use of prefetched lines by demand reads) below which the L2 streamer holds
    /// its prefetches back. Sources: Intel's paper 357930, CoreFreq.
    field<21, 8> l2_stream_demand_density{};
    /// Demand density (use of prefetched lines by demand reads) from which a single tracker of the
    /// L2 streamer prefetches while the average density is too low. Sources: Intel's paper 357930,
    /// CoreFreq.
    field<29, 4> l2_stream_demand_density_override{};
    /// Alternate algorithm of L2 prefetches for the page miss handler: 1 = on. Processors: Atom
    /// cores since Crestmont (Meteor Lake). Medium confidence. Source: Intel's paper 357930.
    field<36, 1> alternate_for_page_miss_handler{};
    /// Prefetcher of the next line into the second-level cache: 1 = off, 0 = on. Sources: Intel's
    /// paper 357930, CoreFreq.
    field<40, 1> l2_next_line_disable{};
    /// Number of entries that must be empty in the XQ (the queue of requests that missed the L2
    /// cache) before the L2 streamer, the LLC streamer and the adaptive multipath prefetcher (AMP)
    /// prefetch, while the demand density is low. Sources: Intel's paper 357930, CoreFreq.
    field<41, 6> xq_threshold_low_density{};
    /// Reset of the registers 1320h to 1327h to their defaults: a write of 1 starts the reset, and
    /// the bit reads as 0 afterwards. Processors: Atom cores since Darkmont (Panther Lake). Medium
    /// confidence. Source: Intel's paper 357930.
    field<63, 1> restore_defaults{};

    MSR_EQUAL_FIELDS(atom_prefetch_1321);
};

/// The register ATOM_PREFETCH_1322 (1322h). Processors, where the comment of a field names no
/// others: Atom cores since Gracemont (Alder Lake). The cores of a module share the register.
struct atom_prefetch_1322 {
    static constexpr std::uint32_t address = 0x1322;
    /// Increment, for throttling, of the throttler of LLC prefetches by LLC hits; a higher number
    /// gives less throttling. Processors: Atom cores since Crestmont (Meteor Lake). Medium
    /// confidence. Source: Intel's paper 357930.
    field<0, 3> llc_throttle_increment{};
    /// Decrement, for throttling, of the throttler of LLC prefetches by LLC hits; a higher number
    /// gives more throttling. Processors: Atom cores since Crestmont (Meteor Lake). Medium
    /// confidence. Source: Intel's paper 357930.
    field<3, 3> llc_throttle_decrement{};
    /// Increment, for the end of throttling, of the throttler of LLC prefetches by LLC hits; a
    /// higher number gives less throttling. Processors: Atom cores since Crestmont (Meteor Lake).
    /// Medium confidence. Source: Intel's paper 357930.
    field<6, 3> llc_unthrottle_increment{};
    /// Decrement, for the end of throttling, of the throttler of LLC prefetches by LLC hits.
    /// Processors: Atom cores since Crestmont (Meteor Lake). Medium confidence. Source: Intel's
    /// paper 357930.
    field<9, 3> llc_unthrottle_decrement{};
    /// Demand density (use of prefetched lines by demand reads) below which the LLC streamer holds
    /// its prefetches back. Sources: Intel's paper 357930, CoreFreq.
    field<14, 9> llc_stream_demand_density{};
    /// Demand density (use of prefetched lines by demand reads) from which a single tracker of the
    /// LLC streamer prefetches while the average density is too low. Sources: Intel's paper 357930,
    /// CoreFreq.
    field<23, 4> llc_stream_demand_density_override{};
    /// Confidence above which the adaptive multipath prefetcher (AMP) prefetches at throttle level
    /// 0 (no throttling); a higher number gives fewer prefetches. Sources: Intel's paper 357930,
    /// CoreFreq.
    field<27, 6> amp_confidence0{};
    /// Confidence above which the adaptive multipath prefetcher (AMP) prefetches at throttle level
    /// 1 (light throttling); a higher number gives fewer prefetches. Sources: Intel's paper 357930,
    /// CoreFreq.
    field<33, 6> amp_confidence1{};
    /// Confidence above which the adaptive multipath prefetcher (AMP) prefetches at throttle level
    /// 2 (moderate throttling); a higher number gives fewer prefetches. Sources: Intel's paper
    /// 357930, CoreFreq.
    field<39, 6> amp_confidence2{};
    /// Confidence above which the adaptive multipath prefetcher (AMP) prefetches at throttle level
    /// 3 (aggressive throttling); a higher number gives fewer prefetches. Sources: Intel's paper
    /// 357930, CoreFreq.
    field<45, 6> amp_confidence3{};
    /// Demand density (use of prefetched lines by demand reads) below which bits 46:41 of 1321h are
    /// the threshold of the XQ (queue of L2 misses). Sources: Intel's paper 357930, CoreFreq.
    field<59, 3> density_for_alternate_xq{};

    MSR_EQUAL_FIELDS(atom_prefetch_1322);
};

/// The register ATOM_PREFETCH_1323 (1323h). Processors: Atom cores since Gracemont (Alder Lake).
/// The cores of a module share the register.
struct atom_prefetch_1323 {
    static constexpr std::uint32_t address = 0x1323;
    /// Tracking of software prefetches for writing by the L2 streamer and the adaptive multipath
    /// prefetcher (AMP): 1 = on. Sources: Intel's paper 357930, CoreFreq.
    field<34, 1> track_sw_prefetch_w{};
    /// Tracking of software prefetches by the L2 streamer and the adaptive multipath prefetcher
    /// (AMP): 1 = on. Sources: Intel's paper 357930, CoreFreq.
    field<35, 1> track_sw_prefetch{};
    /// Tracking of requests of the L1 next-line prefetcher by the L2 streamer and the adaptive
    /// multipath prefetcher (AMP): 1 = on. Sources: Intel's paper 357930, CoreFreq.
    field<37, 1> track_l1_next_line{};
    /// Tracking of demand requests for ownership (RFO) by the L2 streamer and the adaptive
    /// multipath prefetcher (AMP): 1 = on. Sources: Intel's paper 357930, CoreFreq.
    field<38, 1> track_demand_rfo{};
    /// Training of prefetch streams by software prefetches for ownership: 1 = on. Sources: Intel's
    /// paper 357930, CoreFreq.
    field<39, 1> train_by_sw_prefetch_w{};
    /// Training of prefetch streams by software prefetches for reading: 1 = on. Sources: Intel's
    /// paper 357930, CoreFreq.
    field<40, 1> train_by_sw_prefetch{};
    /// Training of prefetch streams by requests of the first-level instruction cache: 1 = on.
    /// Sources: Intel's paper 357930, CoreFreq.
    field<41, 1> train_by_il1{};
    /// Training of prefetch streams by requests for ownership (RFO): 1 = on. Sources: Intel's paper
    /// 357930, CoreFreq.
    field<44, 1> train_by_rfo{};
    /// Tracking of requests of the L1 next-page prefetcher by the L2 streamer and the adaptive
    /// multipath prefetcher (AMP): 1 = on. Sources: Intel's paper 357930, CoreFreq.
    field<45, 1> track_next_page{};
    /// Tracking of requests of the L1 instruction-pointer prefetcher by the L2 streamer and the
    /// adaptive multipath prefetcher (AMP): 1 = on. Sources: Intel's paper 357930, CoreFreq.
    field<46, 1> track_ip{};
    /// Training of the L2 prefetchers by the L1 next-page prefetcher: 1 = on. Sources: Intel's
    /// paper 357930, CoreFreq.
    field<47, 1> train_by_next_page{};
    /// Training of the L2 prefetchers by the L1 instruction-pointer prefetcher: 1 = on. Sources:
    /// Intel's paper 357930, CoreFreq.
    field<48, 1> train_by_ip{};

    MSR_EQUAL_FIELDS(atom_prefetch_1323);
};

/// The register ATOM_PREFETCH_1324 (1324h). Processors: Atom cores since Gracemont (Alder Lake).
/// The logical processors of a core share the register.
struct atom_prefetch_1324 {
    static constexpr std::uint32_t address = 0x1324;
    /// Threshold of the throttler of L1 prefetches that Intel's paper names homeless throttler.
    /// Sources: Intel's paper 357930, CoreFreq.
    field<54, 8> homeless_threshold{};

    MSR_EQUAL_FIELDS(atom_prefetch_1324);
};

/// The register ATOM_PREFETCH_1325 (1325h). Processors: Atom cores since Crestmont (Meteor Lake).
/// The cores of a module share the register.
struct atom_prefetch_1325 {
    static constexpr std::uint32_t address = 0x1325;
    /// Largest window of the L2 streamer in which a demand request keeps a stream alive; a larger
    /// window gives more prefetches. Medium confidence. Source: Intel's paper 357930.
    field<0, 5> l2_stream_window{};
    /// Kick start of the L2 streamer at an access to the begin or the end of a page of 4 KiB: 1 =
    /// on. Medium confidence. Source: Intel's paper 357930.
    field<5, 1> l2_stream_kick_start{};
    /// Number of entries that must be empty in the L2Q (the queue of requests to the L2 cache)
    /// before the L2 streamer and the adaptive multipath prefetcher (AMP) prefetch; a higher number
    /// gives fewer prefetches. Medium confidence. Source: Intel's paper 357930.
    field<6, 5> l2q_threshold{};
    /// Highest number of successive lines that the adaptive multipath prefetcher (AMP) prefetches.
    /// Medium confidence. Source: Intel's paper 357930.
    field<14, 3> amp_successive_lines_max{};
    /// Increment of the confidence of the adaptive multipath prefetcher (AMP); a higher number
    /// gives more prefetches. Medium confidence. Source: Intel's paper 357930.
    field<17, 3> amp_confidence_increment{};
    /// Count from which prefetches are accelerated; a lower number gives more prefetches. Medium
    /// confidence. Source: Intel's paper 357930.
    field<32, 8> acceleration_threshold{};
    /// Threshold of the L2Q (the queue of requests to the L2 cache) for accelerated prefetches; a
    /// lower number gives more prefetches. Medium confidence. Source: Intel's paper 357930.
    field<40, 5> acceleration_l2q{};
    /// Threshold of the XQ (the queue of requests that missed the L2 cache) for accelerated
    /// prefetches; a lower number gives more prefetches. Medium confidence. Source: Intel's paper
    /// 357930.
    field<45, 5> acceleration_xq{};
    /// Increment of the count from which prefetches are accelerated; a higher number starts the
    /// acceleration sooner. Medium confidence. Source: Intel's paper 357930.
    field<50, 6> acceleration_increment{};
    /// Number of additional prefetches of the L2 and LLC streamers while prefetches are
    /// accelerated. Medium confidence. Source: Intel's paper 357930.
    field<56, 3> acceleration_extra{};
    /// Acceleration of prefetches: 1 = off, 0 = on. Medium confidence. Source: Intel's paper
    /// 357930.
    field<59, 1> acceleration_disable{};

    MSR_EQUAL_FIELDS(atom_prefetch_1325);
};

/// The register ATOM_PREFETCH_1326 (1326h). Processors: Atom cores since Crestmont (Meteor Lake).
/// The cores of a module share the register.
struct atom_prefetch_1326 {
    static constexpr std::uint32_t address = 0x1326;
    /// Threshold of recursive prefetches of the adaptive multipath prefetcher (AMP); a lower number
    /// gives more prefetches. Medium confidence. Source: Intel's paper 357930.
    field<51, 6> amp_recursion_threshold{};

    MSR_EQUAL_FIELDS(atom_prefetch_1326);
};

/// The register ATOM_PREFETCH_1327 (1327h). Processors: Atom cores since Crestmont (Meteor Lake).
/// The cores of a module share the register.
struct atom_prefetch_1327 {
    static constexpr std::uint32_t address = 0x1327;
    /// Increment of the reuse counter of the L2 prefetch throttler; a higher number gives less
    /// throttling. Medium confidence. Source: Intel's paper 357930.
    field<0, 4> reuse_increment{};
    /// Decrement of the reuse counter of the L2 prefetch throttler; a higher number gives more
    /// throttling. Medium confidence. Source: Intel's paper 357930.
    field<4, 4> reuse_decrement{};
    /// Throttle level (0, lowest, to 3, highest) of the L2 prefetch throttler while its counter of
    /// reuse is at its highest value (most reuse of prefetched lines). Medium confidence. Source:
    /// Intel's paper 357930.
    field<8, 3> reuse_level_positive_saturated{};
    /// Throttle level (0, lowest, to 3, highest) of the L2 prefetch throttler while its counter of
    /// reuse is in the upper quarter of its positive values (good reuse of prefetched lines).
    /// Medium confidence. Source: Intel's paper 357930.
    field<11, 3> reuse_level_positive_upper{};
    /// Throttle level (0, lowest, to 3, highest) of the L2 prefetch throttler while its counter of
    /// reuse is in the lower quarter of its positive values (good reuse of prefetched lines).
    /// Medium confidence. Source: Intel's paper 357930.
    field<14, 3> reuse_level_positive_lower{};
    /// Throttle level (0, lowest, to 3, highest) of the L2 prefetch throttler while its counter of
    /// reuse is in the lower quarter of its negative values (less reuse of prefetched lines).
    /// Medium confidence. Source: Intel's paper 357930.
    field<17, 3> reuse_level_negative_lower{};
    /// Throttle level (0, lowest, to 3, highest) of the L2 prefetch throttler while its counter of
    /// reuse is in the upper quarter of its negative values (less reuse of prefetched lines).
    /// Medium confidence. Source: Intel's paper 357930.
    field<20, 3> reuse_level_negative_upper{};
    /// Throttle level (0, lowest, to 3, highest) of the L2 prefetch throttler while its counter of
    /// reuse is at its lowest value (least reuse of prefetched lines). Medium confidence. Source:
    /// Intel's paper 357930.
    field<23, 3> reuse_level_negative_saturated{};
    /// Throttler of L2 prefetches by the reuse of prefetched lines: 1 = on. Medium confidence.
    /// Source: Intel's paper 357930.
    field<26, 1> reuse_throttler_enable{};

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
