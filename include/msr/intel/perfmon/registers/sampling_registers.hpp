// Registers of precise sampling: the counters that take records, the content of the records, and
// their place in memory. Sources: the Linux drivers (arch/x86/events/intel, asm/perf_event.h,
// asm/msr-index.h), ia32-doc and libpfm4; field by field in
// test/facts/intel/intel_arch_pmu_fields.csv. Nothing was measured here.
#pragma once

#include <msr/core/register.hpp>
#include <msr/core/register_location.hpp>

#include <cstdint>

namespace msr::perfmon {

/// The destination of precise records, a field of IA32_PEBS_ENABLE; the values 2 and 3 are
/// reserved.
enum class pebs_output : std::uint8_t { debug_store, trace };

/// IA32_PEBS_ENABLE, 0x3f1, which counters sample precisely, on Core 2 and Bonnell: counter 0 only.
struct pebs_enable_core2_atom {
    flag<0> en0{}; ///< counter 0 samples by PEBS
    reserved<1, 63> reserved1{};

    MSR_EQUAL_FIELDS(pebs_enable_core2_atom);
};

/// IA32_PEBS_ENABLE, 0x3f1, which counters sample precisely, on Nehalem and Westmere.
struct pebs_enable_nhm {
    field<0, 4> en{}; ///< bit n: counter n samples by PEBS
    reserved<4, 28> reserved4{};
    /// Bit n: counter n samples by load latency, with the threshold in MSR_PEBS_LD_LAT.
    field<32, 4> load_lat_en{};
    reserved<36, 28> reserved36{};

    MSR_EQUAL_FIELDS(pebs_enable_nhm);
};

/// IA32_PEBS_ENABLE, 0x3f1, which counters sample precisely, on Sandy Bridge and Ivy Bridge.
struct pebs_enable_snb {
    field<0, 4> en{}; ///< bit n: counter n samples by PEBS
    reserved<4, 28> reserved4{};
    /// Bit n: counter n samples by load latency, with the threshold in MSR_PEBS_LD_LAT.
    field<32, 4> load_lat_en{};
    reserved<36, 27> reserved36{};
    flag<63> precise_store{}; ///< counter 3 samples stores with their addresses

    MSR_EQUAL_FIELDS(pebs_enable_snb);
};

/// IA32_PEBS_ENABLE, 0x3f1, which counters sample precisely, from Haswell to Skylake and on
/// Goldmont.
struct pebs_enable_hsw {
    field<0, 4> en{}; ///< bit n: counter n samples by PEBS
    reserved<4, 28> reserved4{};
    /// Bit n: counter n samples by load latency, with the threshold in MSR_PEBS_LD_LAT; Linux sets
    /// this bit on versions below 5.
    field<32, 4> load_lat_en{};
    reserved<36, 28> reserved36{};

    MSR_EQUAL_FIELDS(pebs_enable_hsw);
};

/// IA32_PEBS_ENABLE, 0x3f1, which counters sample precisely, on Ice Lake and later.
struct pebs_enable_icl {
    field<0, 10> en{}; ///< bit n: general counter n samples by PEBS
    reserved<10, 22> reserved10{};
    field<32, 7> fixed_en{}; ///< bit n: fixed counter n samples by PEBS
    reserved<39, 21> reserved39{};
    /// Set: an interrupt follows each record; only with output to the processor trace.
    flag<60> pmi_each_record{};
    /// The destination of precise records: the debug store or the processor trace; 2 and 3 are
    /// reserved.
    field<61, 2, pebs_output> output{};
    reserved<63, 1> reserved63{};

    MSR_EQUAL_FIELDS(pebs_enable_icl);
};

/// IA32_PEBS_DATA_CFG, 0x3f2, the groups of adaptive records, on Ice Lake and later; exists where
/// IA32_PERF_CAPABILITIES[14] is set.
struct pebs_data_cfg {
    static constexpr register_location location{.address = 0x3f2, .name = "ia32_pebs_data_cfg"};

    /// Set: records have the group with address, source and latency of the access, and
    /// transactions.
    flag<0> mem_info{};
    flag<1> gp{};      ///< set: records have the group of general registers
    flag<2> xmm{};     ///< set: records have the group of XMM registers
    flag<3> lbr{};     ///< set: records have the group of last-branch records (LBR)
    flag<4> cntr{};    ///< set: records have a snapshot of counters (format 6)
    flag<5> metrics{}; ///< set: the snapshot in records has the metrics (format 6)
    reserved<6, 18> reserved6{};
    field<24, 8> lbr_count{};  ///< number of last-branch records (LBR) in a record, minus 1
    field<32, 16> cntr_mask{}; ///< bit n: the snapshot in records has general counter n (format 6)
    field<48, 8> fixed_mask{}; ///< bit n: the snapshot in records has fixed counter n (format 6)
    reserved<56, 8> reserved56{};

    MSR_EQUAL_FIELDS(pebs_data_cfg);
};

/// MSR_PEBS_LD_LAT, 0x3f6, the threshold of load latency, on Nehalem and later.
struct pebs_ld_lat {
    /// Threshold of load latency, in clocks; only loads with a higher latency are counted.
    field<0, 16> threshold{};
    reserved<16, 48> reserved16{};

    MSR_EQUAL_FIELDS(pebs_ld_lat);
};

/// MSR_PEBS_FRONTEND, 0x3f7, the front-end event after which instructions are counted, from Skylake
/// to Ice Lake.
struct pebs_frontend_skl {
    field<0, 3> evt_sel{}; ///< code of the front-end event, bits 2:0
    reserved<3, 1> reserved3{};
    flag<4> evt_sel_hi{}; ///< high bit of the code of the front-end event
    reserved<5, 3> reserved5{};
    field<8, 12> idq_bubble_length{}; ///< least length of a bubble of the front end, in clocks
    field<20, 3> idq_bubble_width{};  ///< width of a bubble of the front end, in slots
    reserved<23, 41> reserved23{};

    MSR_EQUAL_FIELDS(pebs_frontend_skl);
};

/// MSR_PEBS_FRONTEND, 0x3f7, the front-end event after which instructions are counted, on Sapphire
/// Rapids, Golden Cove and later.
struct pebs_frontend_spr {
    field<0, 4> evt_sel{}; ///< code of the front-end event, bits 3:0
    flag<4> evt_sel_hi{};  ///< high bit of the code of the front-end event
    reserved<5, 3> reserved5{};
    field<8, 12> idq_bubble_length{}; ///< least length of a bubble of the front end, in clocks
    field<20, 3> idq_bubble_width{};  ///< width of a bubble of the front end, in slots
    reserved<23, 41> reserved23{};

    MSR_EQUAL_FIELDS(pebs_frontend_spr);
};

/// IA32_DS_AREA, 0x600, the address of the debug store, on Core 2 and later.
struct ds_area {
    static constexpr register_location location{.address = 0x600, .name = "ia32_ds_area"};

    /// Linear address of the debug store's management area, in canonical form.
    field<0, 64> address{};

    MSR_EQUAL_FIELDS(ds_area);
};

/// MSR_RELOAD_PMCn, 0x14c1 + n, the value with which general counter n is reloaded when its precise
/// records go to the processor trace.
struct reload_pmc {
    field<0, 48> reload{}; ///< value with which general counter n is reloaded
    reserved<48, 16> reserved48{};

    MSR_EQUAL_FIELDS(reload_pmc);
};

/// MSR_RELOAD_FIXED_CTRn, 0x1309 + n, the value with which fixed counter n is reloaded when its
/// precise records go to the processor trace.
struct reload_fixed_ctr {
    field<0, 48> reload{}; ///< value with which fixed counter n is reloaded
    reserved<48, 16> reserved48{};

    MSR_EQUAL_FIELDS(reload_fixed_ctr);
};

/// IA32_PMC_GPn_CFG_B, 0x1902 + 4n: the automatic reload of general counter n in version 6 (CPUID
/// leaf 23h.2). Low confidence: the source is a single hint.
struct pmc_gpn_cfg_b {
    /// Bit n: general counter n causes an automatic reload; low confidence.
    field<0, 32> reload_mask{};
    /// Bit n: fixed counter n causes an automatic reload; low confidence.
    field<32, 32> reload_fixed_mask{};

    MSR_EQUAL_FIELDS(pmc_gpn_cfg_b);
};

/// IA32_PMC_GPn_CFG_C, 0x1903 + 4n: the architectural PEBS of general counter n in version 6 (CPUID
/// leaves 23h.4 and 23h.5).
struct pmc_gpn_cfg_c {
    /// Value with which the counter is reloaded: the low 32 bits of the value.
    field<0, 32> reload{};
    reserved<32, 8> reserved32{};
    /// Selection of last-branch records (LBR) in a record; medium confidence.
    field<40, 2> lbr_fmt{};
    reserved<42, 7> reserved42{};
    flag<49> xmm{}; ///< set: records have the group of XMM registers; medium confidence
    reserved<50, 11> reserved50{};
    flag<61> gpr{}; ///< set: records have the group of general registers; medium confidence
    flag<62> aux{}; ///< set: records have the auxiliary group; medium confidence
    flag<63> en{};  ///< set: the counter samples by architectural PEBS

    MSR_EQUAL_FIELDS(pmc_gpn_cfg_c);
};

/// IA32_PEBS_BASE, 0x3f4, the place and size of the buffer of architectural PEBS.
struct pebs_base {
    field<0, 4> size{}; ///< code of the size of architectural PEBS's buffer; low confidence
    reserved<4, 8> reserved4{};
    /// Linear address of the buffer of architectural PEBS, a multiple of the page size, bits 63:12;
    /// medium confidence.
    field<12, 52> base{};

    MSR_EQUAL_FIELDS(pebs_base);
};

/// IA32_PEBS_INDEX, 0x3f5, the position of the next record in the buffer of architectural PEBS.
struct pebs_index {
    reserved<0, 4> reserved0{};
    field<4, 23> wr{}; ///< position of the next record in the buffer of architectural PEBS; medium
                       ///< confidence
    reserved<27, 4> reserved27{};
    flag<31> full{}; ///< the buffer of architectural PEBS is full; medium confidence
    /// Set: an interrupt is requested when the buffer of architectural PEBS reaches the threshold;
    /// medium confidence.
    flag<32> en{};
    reserved<33, 3> reserved33{};
    /// Threshold position in the buffer of architectural PEBS; medium confidence.
    field<36, 23> thresh{};
    reserved<59, 5> reserved59{};

    MSR_EQUAL_FIELDS(pebs_index);
};

} // namespace msr::perfmon

template <>
inline constexpr msr::enumerator msr::names_of<msr::perfmon::pebs_output>[] = {{0, "debug_store"},
                                                                               {1, "trace"}};

MSR_REGISTER(msr::perfmon::pebs_enable_core2_atom, en0, reserved1);
MSR_REGISTER(msr::perfmon::pebs_enable_nhm, en, reserved4, load_lat_en, reserved36);
MSR_REGISTER(msr::perfmon::pebs_enable_snb, en, reserved4, load_lat_en, reserved36, precise_store);
MSR_REGISTER(msr::perfmon::pebs_enable_hsw, en, reserved4, load_lat_en, reserved36);
MSR_REGISTER(msr::perfmon::pebs_enable_icl, en, reserved10, fixed_en, reserved39, pmi_each_record,
             output, reserved63);
MSR_REGISTER(msr::perfmon::pebs_data_cfg, mem_info, gp, xmm, lbr, cntr, metrics, reserved6,
             lbr_count, cntr_mask, fixed_mask, reserved56);
MSR_REGISTER(msr::perfmon::pebs_ld_lat, threshold, reserved16);
MSR_REGISTER(msr::perfmon::pebs_frontend_skl, evt_sel, reserved3, evt_sel_hi, reserved5,
             idq_bubble_length, idq_bubble_width, reserved23);
MSR_REGISTER(msr::perfmon::pebs_frontend_spr, evt_sel, evt_sel_hi, reserved5, idq_bubble_length,
             idq_bubble_width, reserved23);
MSR_REGISTER(msr::perfmon::ds_area, address);
MSR_REGISTER(msr::perfmon::reload_pmc, reload, reserved48);
MSR_REGISTER(msr::perfmon::reload_fixed_ctr, reload, reserved48);
MSR_REGISTER(msr::perfmon::pmc_gpn_cfg_b, reload_mask, reload_fixed_mask);
MSR_REGISTER(msr::perfmon::pmc_gpn_cfg_c, reload, reserved32, lbr_fmt, reserved42, xmm, reserved50,
             gpr, aux, en);
MSR_REGISTER(msr::perfmon::pebs_base, size, reserved4, base);
MSR_REGISTER(msr::perfmon::pebs_index, reserved0, wr, reserved27, full, en, reserved33, thresh,
             reserved59);
