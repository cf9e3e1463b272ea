// Registers of precise sampling: the counters that take records, the content of the records, and
// their place in memory. Sources: the Linux drivers (arch/x86/events/intel, asm/perf_event.h,
// asm/msr-index.h), ia32-doc and libpfm4; field by field in
// test/facts/intel/intel_arch_pmu_fields.csv. Nothing was measured here.
#pragma once

#include <msr/core/register.hpp>
#include <msr/core/register_location.hpp>

#include <cstdint>

namespace msr::perfmon {

/// The destination of precise records; 2 and 3 are reserved.
enum class pebs_output : std::uint8_t { debug_store, trace };

/// IA32_PEBS_ENABLE, 0x3f1, on Core 2 and Bonnell: counter 0 only.
struct pebs_enable_core2_atom {
    flag<0> en0{}; ///< PEBS on counter 0
    reserved<1, 63> reserved1{};

    MSR_EQUAL_FIELDS(pebs_enable_core2_atom);
};

/// IA32_PEBS_ENABLE on Nehalem and Westmere.
struct pebs_enable_nhm {
    field<0, 4> en{}; ///< PEBS on counter n
    reserved<4, 28> reserved4{};
    field<32, 4> load_lat_en{}; ///< load latency on counter n
    reserved<36, 28> reserved36{};

    MSR_EQUAL_FIELDS(pebs_enable_nhm);
};

/// IA32_PEBS_ENABLE on Sandy Bridge and Ivy Bridge.
struct pebs_enable_snb {
    field<0, 4> en{}; ///< PEBS on counter n
    reserved<4, 28> reserved4{};
    field<32, 4> load_lat_en{}; ///< load latency on counter n
    reserved<36, 27> reserved36{};
    flag<63> precise_store{}; ///< enables precise stores

    MSR_EQUAL_FIELDS(pebs_enable_snb);
};

/// IA32_PEBS_ENABLE from Haswell to Skylake and on Goldmont.
struct pebs_enable_hsw {
    field<0, 4> en{}; ///< PEBS on counter n
    reserved<4, 28> reserved4{};
    field<32, 4> load_lat_en{}; ///< load latency on counter n (Linux still sets it below v5)
    reserved<36, 28> reserved36{};

    MSR_EQUAL_FIELDS(pebs_enable_hsw);
};

/// IA32_PEBS_ENABLE on Ice Lake and later.
struct pebs_enable_icl {
    field<0, 10> en{}; ///< PEBS on counter n
    reserved<10, 22> reserved10{};
    field<32, 7> fixed_en{}; ///< PEBS on fixed counter n
    reserved<39, 21> reserved39{};
    flag<60> pmi_each_record{};         ///< interrupt after each record, only with trace output
    field<61, 2, pebs_output> output{}; ///< 0 DS buffer, 1 trace, 2 and 3 reserved
    reserved<63, 1> reserved63{};

    MSR_EQUAL_FIELDS(pebs_enable_icl);
};

/// IA32_PEBS_DATA_CFG, 0x3f2, where IA32_PERF_CAPABILITIES[14] is set: Ice Lake and later.
struct pebs_data_cfg {
    static constexpr register_location location{.address = 0x3f2, .name = "ia32_pebs_data_cfg"};

    flag<0> mem_info{}; ///< address, source, latency, tsx group
    flag<1> gp{};       ///< general registers group
    flag<2> xmm{};      ///< XMM group
    flag<3> lbr{};      ///< LBR group
    flag<4> cntr{};     ///< counter snapshot group (format 6)
    flag<5> metrics{};  ///< metrics in the snapshot (format 6)
    reserved<6, 18> reserved6{};
    field<24, 8> lbr_count{};  ///< LBR entries minus 1
    field<32, 16> cntr_mask{}; ///< general counters to snapshot (format 6)
    field<48, 8> fixed_mask{}; ///< fixed counters to snapshot (format 6)
    reserved<56, 8> reserved56{};

    MSR_EQUAL_FIELDS(pebs_data_cfg);
};

/// MSR_PEBS_LD_LAT, 0x3f6, on Nehalem and later.
struct pebs_ld_lat {
    field<0, 16> threshold{}; ///< load latency in clocks; only loads with a higher latency are
                              ///< counted
    reserved<16, 48> reserved16{};

    MSR_EQUAL_FIELDS(pebs_ld_lat);
};

/// MSR_PEBS_FRONTEND, 0x3f7, from Skylake to Ice Lake.
struct pebs_frontend_skl {
    field<0, 3> evt_sel{}; ///< frontend event code low bits
    reserved<3, 1> reserved3{};
    flag<4> evt_sel_hi{}; ///< frontend event code high bit
    reserved<5, 3> reserved5{};
    field<8, 12> idq_bubble_length{}; ///< bubble length in cycles at least
    field<20, 3> idq_bubble_width{};  ///< bubble width in slots
    reserved<23, 41> reserved23{};

    MSR_EQUAL_FIELDS(pebs_frontend_skl);
};

/// MSR_PEBS_FRONTEND on Sapphire Rapids, Golden Cove and later.
struct pebs_frontend_spr {
    field<0, 4> evt_sel{}; ///< frontend event code low bits
    flag<4> evt_sel_hi{};  ///< frontend event code high bit
    reserved<5, 3> reserved5{};
    field<8, 12> idq_bubble_length{}; ///< bubble length in cycles at least
    field<20, 3> idq_bubble_width{};  ///< bubble width in slots
    reserved<23, 41> reserved23{};

    MSR_EQUAL_FIELDS(pebs_frontend_spr);
};

/// IA32_DS_AREA, 0x600, on Core 2 and later.
struct ds_area {
    static constexpr register_location location{.address = 0x600, .name = "ia32_ds_area"};

    field<0, 64> address{}; ///< linear address of the DS management area, canonical

    MSR_EQUAL_FIELDS(ds_area);
};

/// MSR_RELOAD_PMCn, 0x14c1 + n, for precise records that go to a trace.
struct reload_pmc {
    field<0, 48> reload{}; ///< reload value of general counter n
    reserved<48, 16> reserved48{};

    MSR_EQUAL_FIELDS(reload_pmc);
};

/// MSR_RELOAD_FIXED_CTRn, 0x1309 + n, for the same.
struct reload_fixed_ctr {
    field<0, 48> reload{}; ///< reload value of fixed counter n
    reserved<48, 16> reserved48{};

    MSR_EQUAL_FIELDS(reload_fixed_ctr);
};

/// IA32_PMC_GPn_CFG_B, 0x1902 + 4n: automatic reload of version 6 (leaf 23h.2). A single hint: not
/// sure.
struct pmc_gpn_cfg_b {
    field<0, 32> reload_mask{};        ///< bitmap of general counters that cause a reload (low)
    field<32, 32> reload_fixed_mask{}; ///< bitmap of fixed counters that cause a reload (low)

    MSR_EQUAL_FIELDS(pmc_gpn_cfg_b);
};

/// IA32_PMC_GPn_CFG_C, 0x1903 + 4n: architectural PEBS of version 6 (leaves 23h.4 and 23h.5).
struct pmc_gpn_cfg_c {
    field<0, 32> reload{}; ///< reload value
    reserved<32, 8> reserved32{};
    field<40, 2> lbr_fmt{}; ///< LBR entry selection (medium)
    reserved<42, 7> reserved42{};
    flag<49> xmm{}; ///< XMM group (medium)
    reserved<50, 11> reserved50{};
    flag<61> gpr{}; ///< general registers group (medium)
    flag<62> aux{}; ///< auxiliary group (medium)
    flag<63> en{};  ///< arch PEBS on this counter

    MSR_EQUAL_FIELDS(pmc_gpn_cfg_c);
};

/// IA32_PEBS_BASE, 0x3f4, of architectural PEBS.
struct pebs_base {
    field<0, 4> size{}; ///< buffer size code (low)
    reserved<4, 8> reserved4{};
    field<12, 52> base{}; ///< linear address, page aligned (medium)

    MSR_EQUAL_FIELDS(pebs_base);
};

/// IA32_PEBS_INDEX, 0x3f5, of architectural PEBS.
struct pebs_index {
    reserved<0, 4> reserved0{};
    field<4, 23> wr{}; ///< next record position (medium)
    reserved<27, 4> reserved27{};
    flag<31> full{}; ///< buffer full (medium)
    flag<32> en{};   ///< threshold interrupt enable (medium)
    reserved<33, 3> reserved33{};
    field<36, 23> thresh{}; ///< threshold (medium)
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
