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
    addresses_of_32_bits, ///< 32-bit offsets of source and destination in their code segment
    linear_addresses,     ///< 64-bit linear addresses of source and destination
    instruction_pointers, ///< 64-bit offsets of source and destination in their code segment
    with_flags,           ///< instruction pointers; the top bit of the source says misprediction
    with_flags_and_tsx,   ///< as `with_flags`, with two more bits about transactions
    with_info,            ///< instruction pointers; MSR_LBR_INFO has flags, transactions and cycles
    with_time,            ///< linear addresses; the top of the destination counts cycles
    with_info2,           ///< linear addresses; MSR_LBR_INFO has misprediction and cycles
    none = 0x3f,          ///< no last-branch stack
};

/// IA32_PERF_GLOBAL_STATUS, 0x38e, in versions 2 and 3; IA32_PERF_GLOBAL_OVF_CTRL clears it.
struct perf_global_status_v2 {
    read_only<0, 8> ctr_ovf{}; ///< general counter n overflowed
    reserved<8, 24> reserved8{};
    read_only<32, 3> fixed_ovf{}; ///< fixed counter n overflowed
    reserved<35, 26> reserved35{};
    read_only<61, 1, bool> uncore_ovf{}; ///< uncore overflow (Nehalem and later)
    read_only<62, 1, bool> ovf_buf{};    ///< DS buffer overflow
    read_only<63, 1, bool> cond_chgd{};  ///< PMU state changed

    MSR_EQUAL_FIELDS(perf_global_status_v2);
};

/// IA32_PERF_GLOBAL_STATUS from version 4 on.
struct perf_global_status_v4 {
    read_only<0, 10> ctr_ovf{}; ///< general counter n overflowed (as many as exist)
    reserved<10, 22> reserved10{};
    read_only<32, 7> fixed_ovf{}; ///< fixed counter n overflowed (as many as exist)
    reserved<39, 9> reserved39{};
    read_only<48, 1, bool> perf_metrics{}; ///< metrics overflow (Ice Lake core)
    reserved<49, 5> reserved49{};
    read_only<54, 1, bool> arch_pebs_thresh{}; ///< arch PEBS buffer threshold (medium)
    read_only<55, 1, bool> trace_to_pa_pmi{};  ///< trace buffer full
    reserved<56, 2> reserved56{};
    read_only<58, 1, bool> lbr_frz{};    ///< LBR frozen
    read_only<59, 1, bool> ctr_frz{};    ///< counters frozen
    read_only<60, 1, bool> asci{};       ///< secure enclave influenced
    read_only<61, 1, bool> uncore_ovf{}; ///< uncore overflow
    read_only<62, 1, bool> ovf_buf{};    ///< DS buffer overflow
    read_only<63, 1, bool> cond_chgd{};  ///< PMU state changed

    MSR_EQUAL_FIELDS(perf_global_status_v4);
};

/// IA32_PERF_GLOBAL_CTRL, 0x38f, in versions 2 to 4.
struct perf_global_ctrl_v2 {
    field<0, 8> ctr_en{}; ///< general counter n enabled
    reserved<8, 24> reserved8{};
    field<32, 3> fixed_en{}; ///< fixed counter n enabled
    reserved<35, 29> reserved35{};

    MSR_EQUAL_FIELDS(perf_global_ctrl_v2);
};

/// IA32_PERF_GLOBAL_CTRL from version 5 on.
struct perf_global_ctrl_v5 {
    field<0, 10> ctr_en{}; ///< general counter n enabled (as many as exist)
    reserved<10, 22> reserved10{};
    field<32, 7> fixed_en{}; ///< fixed counter n enabled
    reserved<39, 9> reserved39{};
    flag<48> perf_metrics_en{}; ///< metrics enabled (with fixed 3)
    reserved<49, 15> reserved49{};

    MSR_EQUAL_FIELDS(perf_global_ctrl_v5);
};

/// IA32_PERF_GLOBAL_OVF_CTRL, 0x390, in versions 2 and 3.
struct perf_global_ovf_ctrl {
    field<0, 8, unsigned, access::write_1_to_clear> clr_ctr_ovf{}; ///< clear overflow n
    reserved<8, 24> reserved8{};
    field<32, 3, unsigned, access::write_1_to_clear> clr_fixed_ovf{}; ///< clear fixed overflow
    reserved<35, 26> reserved35{};
    write_1_to_clear<61> clr_uncore{};    ///< clears the flag of the uncore
    write_1_to_clear<62> clr_ovf_buf{};   ///< clears the flag of the debug store's buffer
    write_1_to_clear<63> clr_cond_chgd{}; ///< clears the flag that a condition changed

    MSR_EQUAL_FIELDS(perf_global_ovf_ctrl);
};

/// IA32_PERF_GLOBAL_STATUS_RESET, 0x390, from version 4 on.
struct perf_global_status_reset {
    /// clears the overflow flags of general counters
    field<0, 10, unsigned, access::write_1_to_clear> clr_ctr_ovf{};
    reserved<10, 22> reserved10{};
    /// clears the overflow flags of fixed counters
    field<32, 7, unsigned, access::write_1_to_clear> clr_fixed_ovf{};
    reserved<39, 9> reserved39{};
    write_1_to_clear<48> clr_metrics{}; ///< clear (medium)
    reserved<49, 5> reserved49{};
    write_1_to_clear<54> clr_pebs_thresh{}; ///< clear (medium)
    write_1_to_clear<55> clr_to_pa{};       ///< clears the flag of the trace's PMI
    reserved<56, 2> reserved56{};
    write_1_to_clear<58> clr_lbr_frz{};   ///< clears the freeze of LBRs
    write_1_to_clear<59> clr_ctr_frz{};   ///< clears the freeze of counters
    write_1_to_clear<60> clr_asci{};      ///< clears the flag of ASCI
    write_1_to_clear<61> clr_uncore{};    ///< clears the flag of the uncore
    write_1_to_clear<62> clr_ovf_buf{};   ///< clears the flag of the debug store's buffer
    write_1_to_clear<63> clr_cond_chgd{}; ///< clears the flag that a condition changed

    MSR_EQUAL_FIELDS(perf_global_status_reset);
};

/// IA32_PERF_GLOBAL_STATUS_SET, 0x391, from version 4 on. On Nehalem 0x391 is an uncore register.
struct perf_global_status_set {
    write_only<0, 10> set_ctr_ovf{}; ///< set overflow n
    reserved<10, 22> reserved10{};
    write_only<32, 7> set_fixed_ovf{}; ///< set fixed overflow
    reserved<39, 9> reserved39{};
    write_only<48, 1, bool> set_metrics{}; ///< set (medium)
    reserved<49, 6> reserved49{};
    write_only<55, 1, bool> set_to_pa{}; ///< set (medium)
    reserved<56, 2> reserved56{};
    write_only<58, 1, bool> set_lbr_frz{}; ///< sets the freeze of LBRs
    write_only<59, 1, bool> set_ctr_frz{}; ///< sets the freeze of counters
    write_only<60, 1, bool> set_asci{};    ///< set (medium)
    write_only<61, 1, bool> set_uncore{};  ///< set (medium)
    write_only<62, 1, bool> set_ovf_buf{}; ///< set (medium)
    reserved<63, 1> reserved63{};

    MSR_EQUAL_FIELDS(perf_global_status_set);
};

/// IA32_PERF_GLOBAL_INUSE, 0x392, from version 4 on.
struct perf_global_inuse {
    read_only<0, 8> ctr_in_use{}; ///< event select n in use
    reserved<8, 24> reserved8{};
    read_only<32, 3> fixed_in_use{}; ///< fixed n in use
    reserved<35, 28> reserved35{};
    read_only<63, 1, bool> pmi_in_use{}; ///< interrupt in use

    MSR_EQUAL_FIELDS(perf_global_inuse);
};

/// IA32_PERF_CAPABILITIES, 0x345, where leaf 1 of CPUID has ECX[15] set.
struct perf_capabilities {
    read_only<0, 6, lbr_format> lbr_fmt{}; ///< 0 32-bit,1 64-bit LIP,2 EIP,3 EIP+flags,4 EIP+flags2
                                           ///< (TSX),5 info,6 time,7 info2, 3F none
    read_only<6, 1, bool> pebs_trap{};     ///< 1 PEBS is trap-like
    read_only<7, 1, bool> pebs_arch_reg{}; ///< record has all registers
    read_only<8, 4> pebs_fmt{};            ///< record format
    read_only<12, 1, bool> freeze_while_smm{}; ///< DEBUGCTL[14] supported
    read_only<13, 1, bool> fw_write{};         ///< full width writes via 4C1
    read_only<14, 1, bool> pebs_baseline{};    ///< adaptive PEBS and baseline
    read_only<15, 1, bool> perf_metrics{};     ///< PERF_METRICS available
    read_only<16, 1, bool> pebs_output_pt{};   ///< PEBS to trace output
    read_only<17, 1, bool> pebs_timing_info{}; ///< retire latency in record
    reserved<18, 1> reserved18{};
    read_only<19, 1, bool> rdpmc_metrics_clear{}; ///< RDPMC metrics clear mode (reading the metrics
                                                  ///< clears them) can be configured (medium)
    reserved<20, 44> reserved20{};

    MSR_EQUAL_FIELDS(perf_capabilities);
};

/// IA32_PERF_METRICS, 0x329, where IA32_PERF_CAPABILITIES[15] is set: four shares on Ice Lake.
struct perf_metrics_icl {
    field<0, 8> retiring{};        ///< share of slots, 255 = all
    field<8, 8> bad_speculation{}; ///< share
    field<16, 8> frontend_bound{}; ///< share
    field<24, 8> backend_bound{};  ///< share
    reserved<32, 32> reserved32{};

    MSR_EQUAL_FIELDS(perf_metrics_icl);
};

/// IA32_PERF_METRICS on Sapphire Rapids, performance cores of Alder Lake and later: eight shares.
struct perf_metrics_spr {
    field<0, 8> retiring{};           ///< share
    field<8, 8> bad_speculation{};    ///< share
    field<16, 8> frontend_bound{};    ///< share
    field<24, 8> backend_bound{};     ///< share
    field<32, 8> heavy_ops{};         ///< share
    field<40, 8> branch_mispredict{}; ///< share
    field<48, 8> fetch_latency{};     ///< share
    field<56, 8> memory_bound{};      ///< share

    MSR_EQUAL_FIELDS(perf_metrics_spr);
};

/// IA32_MISC_ENABLE, 0x1a0: its bits about performance monitoring. The others mean other things.
struct misc_enable {
    reserved<0, 7> reserved0{};
    read_only<7, 1, bool> perf_mon_available{}; ///< PMU available
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
