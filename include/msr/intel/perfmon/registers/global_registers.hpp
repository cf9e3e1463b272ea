// Registers that control all counters of a logical processor, and their status.
// Sources: the Linux drivers (arch/x86/events/intel, asm/perf_event.h, asm/msr-index.h), ia32-doc
// and libpfm4; field by field in test/facts/intel/intel_arch_pmu_fields.csv. Nothing was measured
// here.
#pragma once

#include <msr/core/register.hpp>

#include <cstdint>

namespace msr::perfmon {

/// The format of an entry of the last-branch stack (IA32_PERF_CAPABILITIES, bits 5:0).
/// Source: Intel SDM volume 3, "LBR Stack and Intel 64 Processors".
enum class lbr_format : std::uint8_t {
    addresses_of_32_bits, ///< 32-bit offsets of a branch's source and destination in their segment
    linear_addresses,     ///< 64-bit linear addresses of a branch's source and destination
    instruction_pointers, ///< 64-bit offsets of a branch's source and destination in their segment
    with_flags,           ///< instruction pointers; the top bit of the source says misprediction
    with_flags_and_tsx, ///< instruction pointers; the top bit of the source says misprediction, two
                        ///< more bits transactions
    with_info,          ///< instruction pointers; MSR_LBR_INFO has flags, transactions and cycles
    with_time,          ///< linear addresses; the top of the destination counts cycles
    with_info2,         ///< linear addresses; MSR_LBR_INFO has misprediction and cycles
    none = 0x3f,        ///< the processor has no last-branch stack
};

/// IA32_PERF_GLOBAL_STATUS, 0x38e, in versions 2 and 3: the overflows of counters.
/// IA32_PERF_GLOBAL_OVF_CTRL clears the bits.
struct perf_global_status_v2 {
    read_only<0, 8> ctr_ovf{}; ///< bit n: general counter n has overflowed
    reserved<8, 24> reserved8{};
    read_only<32, 3> fixed_ovf{}; ///< bit n: fixed counter n has overflowed
    reserved<35, 26> reserved35{};
    read_only<61, 1, bool> uncore_ovf{}; ///< an uncore counter has overflowed (Nehalem and later)
    read_only<62, 1, bool> ovf_buf{};    ///< the buffer of the debug store has overflowed
    read_only<63, 1, bool> cond_chgd{};  ///< the state of the PMU has changed

    MSR_EQUAL_FIELDS(perf_global_status_v2);
};

/// IA32_PERF_GLOBAL_STATUS, 0x38e, from version 4 on: overflows and freezes.
/// IA32_PERF_GLOBAL_STATUS_RESET clears the bits.
struct perf_global_status_v4 {
    /// Bit n: general counter n has overflowed, for as many counters as exist.
    read_only<0, 10> ctr_ovf{};
    reserved<10, 22> reserved10{};
    /// Bit n: fixed counter n has overflowed, for as many counters as exist.
    read_only<32, 7> fixed_ovf{};
    reserved<39, 9> reserved39{};
    /// IA32_PERF_METRICS has overflowed (performance cores from Ice Lake on).
    read_only<48, 1, bool> perf_metrics{};
    reserved<49, 5> reserved49{};
    /// The buffer of architectural PEBS has reached its threshold; medium confidence.
    read_only<54, 1, bool> arch_pebs_thresh{};
    read_only<55, 1, bool> trace_to_pa_pmi{}; ///< the buffer of the processor trace is full
    reserved<56, 2> reserved56{};
    read_only<58, 1, bool> lbr_frz{};    ///< the last-branch records (LBR) are frozen
    read_only<59, 1, bool> ctr_frz{};    ///< the counters are frozen
    read_only<60, 1, bool> asci{};       ///< a secure enclave (SGX) had influence on the counts
    read_only<61, 1, bool> uncore_ovf{}; ///< an uncore counter has overflowed
    read_only<62, 1, bool> ovf_buf{};    ///< the buffer of the debug store has overflowed
    read_only<63, 1, bool> cond_chgd{};  ///< the state of the PMU has changed

    MSR_EQUAL_FIELDS(perf_global_status_v4);
};

/// IA32_PERF_GLOBAL_CTRL, 0x38f, in versions 2 to 4: which counters are enabled.
struct perf_global_ctrl_v2 {
    field<0, 8> ctr_en{}; ///< bit n: general counter n is enabled
    reserved<8, 24> reserved8{};
    field<32, 3> fixed_en{}; ///< bit n: fixed counter n is enabled
    reserved<35, 29> reserved35{};

    MSR_EQUAL_FIELDS(perf_global_ctrl_v2);
};

/// IA32_PERF_GLOBAL_CTRL, 0x38f, from version 5 on: which counters are enabled.
struct perf_global_ctrl_v5 {
    field<0, 10> ctr_en{}; ///< bit n: general counter n is enabled, for as many counters as exist
    reserved<10, 22> reserved10{};
    field<32, 7> fixed_en{}; ///< bit n: fixed counter n is enabled
    reserved<39, 9> reserved39{};
    flag<48> perf_metrics_en{}; ///< IA32_PERF_METRICS is enabled, together with fixed counter 3
    reserved<49, 15> reserved49{};

    MSR_EQUAL_FIELDS(perf_global_ctrl_v5);
};

/// IA32_PERF_GLOBAL_OVF_CTRL, 0x390, in versions 2 and 3: clears bits of IA32_PERF_GLOBAL_STATUS.
struct perf_global_ovf_ctrl {
    /// Bit n: clears the overflow flag of general counter n.
    field<0, 8, unsigned, access::write_1_to_clear> clr_ctr_ovf{};
    reserved<8, 24> reserved8{};
    /// Bit n: clears the overflow flag of fixed counter n.
    field<32, 3, unsigned, access::write_1_to_clear> clr_fixed_ovf{};
    reserved<35, 26> reserved35{};
    write_1_to_clear<61> clr_uncore{}; ///< writing 1 clears the flag of an uncore overflow
    /// Writing 1 clears the overflow flag of the debug store's buffer.
    write_1_to_clear<62> clr_ovf_buf{};
    /// Writing 1 clears the flag of a changed state of the PMU.
    write_1_to_clear<63> clr_cond_chgd{};

    MSR_EQUAL_FIELDS(perf_global_ovf_ctrl);
};

/// IA32_PERF_GLOBAL_STATUS_RESET, 0x390, from version 4 on: clears bits of IA32_PERF_GLOBAL_STATUS.
struct perf_global_status_reset {
    /// Bit n: clears the overflow flag of general counter n.
    field<0, 10, unsigned, access::write_1_to_clear> clr_ctr_ovf{};
    reserved<10, 22> reserved10{};
    /// Bit n: clears the overflow flag of fixed counter n.
    field<32, 7, unsigned, access::write_1_to_clear> clr_fixed_ovf{};
    reserved<39, 9> reserved39{};
    /// Writing 1 clears the overflow flag of IA32_PERF_METRICS; medium confidence.
    write_1_to_clear<48> clr_metrics{};
    reserved<49, 5> reserved49{};
    /// Writing 1 clears the threshold flag of architectural PEBS; medium confidence.
    write_1_to_clear<54> clr_pebs_thresh{};
    /// Writing 1 clears the flag of a full buffer of the processor trace.
    write_1_to_clear<55> clr_to_pa{};
    reserved<56, 2> reserved56{};
    /// Writing 1 clears the freeze of the last-branch records (LBR).
    write_1_to_clear<58> clr_lbr_frz{};
    write_1_to_clear<59> clr_ctr_frz{}; ///< writing 1 clears the freeze of counters
    /// Writing 1 clears the flag of a secure enclave's influence (ASCI).
    write_1_to_clear<60> clr_asci{};
    write_1_to_clear<61> clr_uncore{}; ///< writing 1 clears the flag of an uncore overflow
    /// Writing 1 clears the overflow flag of the debug store's buffer.
    write_1_to_clear<62> clr_ovf_buf{};
    /// Writing 1 clears the flag of a changed state of the PMU.
    write_1_to_clear<63> clr_cond_chgd{};

    MSR_EQUAL_FIELDS(perf_global_status_reset);
};

/// IA32_PERF_GLOBAL_STATUS_SET, 0x391, from version 4 on: sets bits of IA32_PERF_GLOBAL_STATUS. On
/// Nehalem 0x391 is an uncore register.
struct perf_global_status_set {
    write_only<0, 10> set_ctr_ovf{}; ///< bit n: sets the overflow flag of general counter n
    reserved<10, 22> reserved10{};
    write_only<32, 7> set_fixed_ovf{}; ///< bit n: sets the overflow flag of fixed counter n
    reserved<39, 9> reserved39{};
    /// Writing 1 sets the overflow flag of IA32_PERF_METRICS; medium confidence.
    write_only<48, 1, bool> set_metrics{};
    reserved<49, 6> reserved49{};
    /// Writing 1 sets the flag of a full buffer of the processor trace; medium confidence.
    write_only<55, 1, bool> set_to_pa{};
    reserved<56, 2> reserved56{};
    /// Writing 1 sets the freeze of the last-branch records (LBR).
    write_only<58, 1, bool> set_lbr_frz{};
    write_only<59, 1, bool> set_ctr_frz{}; ///< writing 1 sets the freeze of counters
    /// Writing 1 sets the flag of a secure enclave's influence (ASCI); medium confidence.
    write_only<60, 1, bool> set_asci{};
    /// Writing 1 sets the flag of an uncore overflow; medium confidence.
    write_only<61, 1, bool> set_uncore{};
    /// Writing 1 sets the overflow flag of the debug store's buffer; medium confidence.
    write_only<62, 1, bool> set_ovf_buf{};
    reserved<63, 1> reserved63{};

    MSR_EQUAL_FIELDS(perf_global_status_set);
};

/// IA32_PERF_GLOBAL_INUSE, 0x392, from version 4 on: which counters are in use.
struct perf_global_inuse {
    read_only<0, 8> ctr_in_use{}; ///< bit n: the select register of general counter n is in use
    reserved<8, 24> reserved8{};
    read_only<32, 3> fixed_in_use{}; ///< bit n: fixed counter n is in use
    reserved<35, 28> reserved35{};
    read_only<63, 1, bool> pmi_in_use{}; ///< the interrupt of the counters (PMI) is in use

    MSR_EQUAL_FIELDS(perf_global_inuse);
};

/// IA32_PERF_CAPABILITIES, 0x345, what the performance monitoring of the processor can do; exists
/// where CPUID leaf 1 has ECX[15] set.
struct perf_capabilities {
    read_only<0, 6, lbr_format> lbr_fmt{}; ///< format of the last-branch records (LBR)
    /// 1: PEBS is trap-like: a record has the state after the instruction.
    read_only<6, 1, bool> pebs_trap{};
    read_only<7, 1, bool> pebs_arch_reg{}; ///< 1: PEBS records have all general registers
    read_only<8, 4> pebs_fmt{};            ///< number of the format of PEBS records
    /// 1: IA32_DEBUGCTL[14], which freezes performance monitoring in SMM, is supported.
    read_only<12, 1, bool> freeze_while_smm{};
    /// 1: all bits of general counters can be written through IA32_A_PMCn, from 0x4c1 on.
    read_only<13, 1, bool> fw_write{};
    /// 1: PEBS has the baseline: records are adaptive, and all counters take precise samples.
    read_only<14, 1, bool> pebs_baseline{};
    read_only<15, 1, bool> perf_metrics{}; ///< 1: IA32_PERF_METRICS is available
    /// 1: PEBS records can go to the output of the processor trace.
    read_only<16, 1, bool> pebs_output_pt{};
    read_only<17, 1, bool> pebs_timing_info{}; ///< 1: PEBS records have the latency of retirement
    reserved<18, 1> reserved18{};
    /// 1: software can configure that reading the metrics with RDPMC clears the metrics; medium
    /// confidence.
    read_only<19, 1, bool> rdpmc_metrics_clear{};
    reserved<20, 44> reserved20{};

    MSR_EQUAL_FIELDS(perf_capabilities);
};

/// IA32_PERF_METRICS, 0x329, with four shares of issue slots, as on Ice Lake; exists where
/// IA32_PERF_CAPABILITIES[15] is set. A share of 255 is all slots.
struct perf_metrics_icl {
    /// Share of slots used by micro-operations that retire, 0 to 255; 255: all slots.
    field<0, 8> retiring{};
    /// Share of slots lost to bad speculation, 0 to 255; 255: all slots.
    field<8, 8> bad_speculation{};
    /// Share of slots that the front end leaves empty, 0 to 255; 255: all slots.
    field<16, 8> frontend_bound{};
    /// Share of slots that the back end does not accept, 0 to 255; 255: all slots.
    field<24, 8> backend_bound{};
    reserved<32, 32> reserved32{};

    MSR_EQUAL_FIELDS(perf_metrics_icl);
};

/// IA32_PERF_METRICS, 0x329, with eight shares of issue slots, on Sapphire Rapids and on
/// performance cores of Alder Lake and later. A share of 255 is all slots.
struct perf_metrics_spr {
    /// Share of slots used by micro-operations that retire, 0 to 255; 255: all slots.
    field<0, 8> retiring{};
    /// Share of slots lost to bad speculation, 0 to 255; 255: all slots.
    field<8, 8> bad_speculation{};
    /// Share of slots that the front end leaves empty, 0 to 255; 255: all slots.
    field<16, 8> frontend_bound{};
    /// Share of slots that the back end does not accept, 0 to 255; 255: all slots.
    field<24, 8> backend_bound{};
    /// Share of slots used by instructions of two micro-operations or more, 0 to 255.
    field<32, 8> heavy_ops{};
    field<40, 8> branch_mispredict{}; ///< share of slots lost to mispredicted branches, 0 to 255
    /// Share of slots lost because the front end waits for instructions, 0 to 255.
    field<48, 8> fetch_latency{};
    /// Share of slots lost because the back end waits for memory, 0 to 255.
    field<56, 8> memory_bound{};

    MSR_EQUAL_FIELDS(perf_metrics_spr);
};

/// IA32_MISC_ENABLE, 0x1a0, of which only the bits about performance monitoring are named.
struct misc_enable {
    reserved<0, 7> reserved0{};
    read_only<7, 1, bool> perf_mon_available{}; ///< 1: the processor has performance monitoring
    reserved<8, 3> reserved8{};
    read_only<11, 1, bool> bts_unavailable{};  ///< the processor has no branch trace store
    read_only<12, 1, bool> pebs_unavailable{}; ///< the processor has no precise sampling
    reserved<13, 51> reserved13{};

    MSR_EQUAL_FIELDS(misc_enable);
};

} // namespace msr::perfmon

template <>
inline constexpr msr::enumerator msr::names_of<msr::perfmon::lbr_format>[] = {
    {0, "addresses_of_32_bits"},
    {1, "linear_addresses"},
    {2, "instruction_pointers"},
    {3, "with_flags"},
    {4, "with_flags_and_tsx"},
    {5, "with_info"},
    {6, "with_time"},
    {7, "with_info2"},
    {0x3f, "none"}};

MSR_REGISTER(msr::perfmon::perf_global_status_v2, ctr_ovf, reserved8, fixed_ovf, reserved35,
             uncore_ovf, ovf_buf, cond_chgd);
MSR_REGISTER(msr::perfmon::perf_global_status_v4, ctr_ovf, reserved10, fixed_ovf, reserved39,
             perf_metrics, reserved49, arch_pebs_thresh, trace_to_pa_pmi, reserved56, lbr_frz,
             ctr_frz, asci, uncore_ovf, ovf_buf, cond_chgd);
MSR_REGISTER(msr::perfmon::perf_global_ctrl_v2, ctr_en, reserved8, fixed_en, reserved35);
MSR_REGISTER(msr::perfmon::perf_global_ctrl_v5, ctr_en, reserved10, fixed_en, reserved39,
             perf_metrics_en, reserved49);
MSR_REGISTER(msr::perfmon::perf_global_ovf_ctrl, clr_ctr_ovf, reserved8, clr_fixed_ovf, reserved35,
             clr_uncore, clr_ovf_buf, clr_cond_chgd);
MSR_REGISTER(msr::perfmon::perf_global_status_reset, clr_ctr_ovf, reserved10, clr_fixed_ovf,
             reserved39, clr_metrics, reserved49, clr_pebs_thresh, clr_to_pa, reserved56,
             clr_lbr_frz, clr_ctr_frz, clr_asci, clr_uncore, clr_ovf_buf, clr_cond_chgd);
MSR_REGISTER(msr::perfmon::perf_global_status_set, set_ctr_ovf, reserved10, set_fixed_ovf,
             reserved39, set_metrics, reserved49, set_to_pa, reserved56, set_lbr_frz, set_ctr_frz,
             set_asci, set_uncore, set_ovf_buf, reserved63);
MSR_REGISTER(msr::perfmon::perf_global_inuse, ctr_in_use, reserved8, fixed_in_use, reserved35,
             pmi_in_use);
MSR_REGISTER(msr::perfmon::perf_capabilities, lbr_fmt, pebs_trap, pebs_arch_reg, pebs_fmt,
             freeze_while_smm, fw_write, pebs_baseline, perf_metrics, pebs_output_pt,
             pebs_timing_info, reserved18, rdpmc_metrics_clear, reserved20);
MSR_REGISTER(msr::perfmon::perf_metrics_icl, retiring, bad_speculation, frontend_bound,
             backend_bound, reserved32);
MSR_REGISTER(msr::perfmon::perf_metrics_spr, retiring, bad_speculation, frontend_bound,
             backend_bound, heavy_ops, branch_mispredict, fetch_latency, memory_bound);
MSR_REGISTER(msr::perfmon::misc_enable, reserved0, perf_mon_available, reserved8, bts_unavailable,
             pebs_unavailable, reserved13);
