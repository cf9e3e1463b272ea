// Registers that switch prefetchers. The bits of a register for which its struct has no field are
// not known: a write keeps them as they were read. Written by tools/controls/write_registers from
// the facts in test/facts/controls/, which has the confidence of each field; the comment of a field
// names its sources. The project measured none of these facts.
#pragma once

#include <msr/core/register.hpp>

#include <cstdint>

namespace msr::controls::registers {

/// The register MISC_FEATURE_CONTROL (1A4h). Processors, where the comment of a field names no
/// others: Nehalem, Nehalem EX, Westmere, Westmere EP, Westmere EX, Sandy Bridge, Sandy Bridge EP,
/// Ivy Bridge, Ivy Bridge EP, Haswell, Haswell EP, Broadwell, Broadwell EP, Broadwell DE, Skylake,
/// Skylake SP, Cascade Lake, Cooper Lake, Comet Lake, Cannon Lake, Ice Lake, Ice Lake SP, Tiger
/// Lake, Rocket Lake, Sapphire Rapids, Emerald Rapids, Granite Rapids; performance cores of Alder
/// Lake, Raptor Lake, Meteor Lake, Lunar Lake, Arrow Lake, Arrow Lake U, Panther Lake. The logical
/// processors of a core share the register.
struct misc_feature_control_core {
    static constexpr std::uint32_t address = 0x1a4;
    /// L2 streamer, the prefetcher of streams into the second-level cache: 1 = off, 0 = on.
    /// Sources: LIKWID, PerfSpect, Intel's article of 2014 on prefetchers, edk2 (Goldmont, Nehalem,
    /// SandyBridge, Silvermont and others), GEOPM (skx, spr), CoreFreq.
    field<0, 1> l2_stream{};
    /// L2 spatial prefetcher, which fetches the other line of an aligned pair of lines (128 bytes):
    /// 1 = off, 0 = on. Sources: LIKWID, PerfSpect, Intel's article of 2014 on prefetchers, edk2
    /// (Nehalem, SandyBridge, XeonPhi), GEOPM (skx, spr), CoreFreq.
    field<1, 1> l2_adjacent{};
    /// Prefetcher of the next line into the first-level data cache: 1 = off, 0 = on. Sources:
    /// LIKWID, PerfSpect, Intel's article of 2014 on prefetchers, edk2 (Goldmont, Nehalem,
    /// SandyBridge, Silvermont), GEOPM (skx, spr).
    field<2, 1> dcu_stream{};
    /// Prefetcher of strides by instruction pointer into the first-level data cache: 1 = off, 0 =
    /// on. Sources: LIKWID, PerfSpect, Intel's article of 2014 on prefetchers, edk2 (Nehalem,
    /// SandyBridge), GEOPM (skx, spr).
    field<3, 1> dcu_ip{};
    /// Prefetcher of the next page into the first-level data cache: 1 = off, 0 = on. Processors:
    /// Skylake SP and later servers, by PerfSpect; performance cores since about Haswell, by
    /// CoreFreq. Medium confidence. Source: PerfSpect.
    field<4, 1> dcu_next_page{};
    /// Adaptive multipath prefetcher into the second-level cache: 1 = off, 0 = on. Processors:
    /// Sapphire Rapids, Emerald Rapids, Granite Rapids; performance cores of Alder Lake, Raptor
    /// Lake. Medium confidence. Source: PerfSpect.
    field<5, 1> l2_amp{};
    /// Prefetcher of pages into the last-level cache: 1 = off, 0 = on. Processors: Granite Rapids,
    /// Meteor Lake (model AAh). Medium confidence. Source: PerfSpect.
    field<6, 1> llc_page{};
    /// Prefetcher of the data to which an array of pointers leads, into the first- and second-level
    /// caches: 1 = off, 0 = on. Processors: Granite Rapids, Meteor Lake (model AAh). Medium
    /// confidence. Source: PerfSpect.
    field<7, 1> array_of_pointers{};
    /// Prefetcher of streams of code: 1 = off, 0 = on. Processors: Meteor Lake (model AAh). Low
    /// confidence. No source names the bit.
    field<8, 1> stream_code_fetch{};
    /// Three-strike counter, which reports hangs and is no prefetcher: 1 = off, 0 = on. Processors:
    /// performance cores of Alder Lake. Low confidence. No source names the bit.
    field<11, 1> disable_three_strike{};
    /// Dynamic L2 prefetching, by which the hardware itself switches bits 0, 1, 5 and 6 of this
    /// register: 1 = off, 0 = on. Processors: Diamond Rapids. Medium confidence. Source: PerfSpect.
    field<12, 1> l2p_dynamic{};

    MSR_EQUAL_FIELDS(misc_feature_control_core);
};

/// The register MISC_FEATURE_CONTROL (1A4h). Processors: Silvermont (only model 4Dh), Goldmont,
/// Goldmont Plus, Tremont, Elkhart Lake. The logical processors of a core share the register.
struct misc_feature_control_silvermont {
    static constexpr std::uint32_t address = 0x1a4;
    /// Hardware prefetcher into the second-level cache: 1 = off, 0 = on. Sources: edk2 (Goldmont,
    /// Nehalem, SandyBridge, Silvermont and others), GEOPM (skx, spr), CoreFreq.
    field<0, 1> l2_stream{};
    /// Hardware prefetcher into the first-level data cache: 1 = off, 0 = on. Sources: edk2
    /// (Goldmont, Nehalem, SandyBridge, Silvermont), GEOPM (skx, spr).
    field<2, 1> dcu_stream{};

    MSR_EQUAL_FIELDS(misc_feature_control_silvermont);
};

/// The register MISC_FEATURE_CONTROL (1A4h). Processors: Knights Landing, Knights Mill. The logical
/// processors of a core share the register. The cores of a tile share the bit of the L2 prefetcher.
struct misc_feature_control_knl {
    static constexpr std::uint32_t address = 0x1a4;
    /// Hardware prefetcher into the first-level data cache: 1 = off, 0 = on. Sources: LIKWID, edk2
    /// (Goldmont, Nehalem, SandyBridge, Silvermont and others), GEOPM (skx, spr), CoreFreq.
    field<0, 1> dcu_stream{};
    /// Hardware prefetcher into the second-level cache: 1 = off, 0 = on. Sources: LIKWID, edk2
    /// (Nehalem, SandyBridge, XeonPhi), GEOPM (skx, spr), CoreFreq.
    field<1, 1> l2_stream{};

    MSR_EQUAL_FIELDS(misc_feature_control_knl);
};

/// The register MISC_FEATURE_CONTROL (1A4h). Processors, where the comment of a field names no
/// others: Sierra Forest, Grand Ridge, Clearwater Forest; Atom cores of Alder Lake, Raptor Lake,
/// Meteor Lake, Arrow Lake U, Lunar Lake, Arrow Lake, Panther Lake; low-power Atom cores of Arrow
/// Lake H. The cores of a module share the register.
struct misc_feature_control_ecore {
    static constexpr std::uint32_t address = 0x1a4;
    /// L2 and LLC streamers, the prefetchers of streams into the second- and the last-level cache:
    /// 1 = off, 0 = on. Sources: Intel's paper 357930, edk2 (Goldmont, Nehalem, SandyBridge,
    /// Silvermont and others), GEOPM (skx, spr), CoreFreq.
    field<0, 1> l2_stream{};
    /// Prefetcher of the adjacent cache line: 1 = off, 0 = on. Processors: Sierra Forest, Grand
    /// Ridge, Clearwater Forest; Atom cores of Meteor Lake, Arrow Lake U, Lunar Lake, Arrow Lake,
    /// Panther Lake; low-power Atom cores of Arrow Lake H. Medium confidence. Sources: Intel's
    /// paper 357930, edk2 (Nehalem, SandyBridge, XeonPhi), GEOPM (skx, spr), CoreFreq.
    field<1, 1> adjacent_line{};
    /// Prefetcher of the next line into the first-level data cache: 1 = off, 0 = on. Sources:
    /// Intel's paper 357930, edk2 (Goldmont, Nehalem, SandyBridge, Silvermont), GEOPM (skx, spr).
    field<2, 1> dcu_stream{};
    /// Prefetcher of strides by instruction pointer into the first-level data cache: 1 = off, 0 =
    /// on. Sources: Intel's paper 357930, edk2 (Nehalem, SandyBridge), GEOPM (skx, spr).
    field<3, 1> dcu_ip{};
    /// Prefetcher of the next page into the first-level data cache: 1 = off, 0 = on; table 2.1 of
    /// Intel's paper has the bit since Gracemont, table 4.1 since Crestmont. Medium confidence.
    /// Source: Intel's paper 357930.
    field<4, 1> dcu_next_page{};
    /// Adaptive multipath prefetcher into the second-level cache: 1 = off, 0 = on. Source: Intel's
    /// paper 357930.
    field<5, 1> l2_amp{};
    /// Prefetcher of pages into the last-level cache: 1 = off, 0 = on. Processors: Sierra Forest,
    /// Grand Ridge, Clearwater Forest; Atom cores of Meteor Lake, Arrow Lake U, Lunar Lake, Arrow
    /// Lake, Panther Lake; low-power Atom cores of Arrow Lake H. Source: Intel's paper 357930.
    field<6, 1> llc_page{};
    /// Prefetcher of the data to which an array of pointers leads: 1 = off, 0 = on. Processors:
    /// Sierra Forest, Grand Ridge, Clearwater Forest; Atom cores of Meteor Lake, Arrow Lake U,
    /// Lunar Lake, Arrow Lake, Panther Lake; low-power Atom cores of Arrow Lake H. Source: Intel's
    /// paper 357930.
    field<7, 1> array_of_pointers{};
    /// Prefetcher of streams of code: 1 = off, 0 = on. Processors: Sierra Forest, Grand Ridge,
    /// Clearwater Forest; Atom cores of Meteor Lake, Arrow Lake U, Lunar Lake, Arrow Lake, Panther
    /// Lake; low-power Atom cores of Arrow Lake H. Source: Intel's paper 357930.
    field<8, 1> stream_code_fetch{};
    /// Dynamic control of the L2 prefetchers: 1 = off, 0 = on; table 2.1 of Intel's paper prints
    /// bit 2 by mistake. Processors: Clearwater Forest; Atom cores of Panther Lake. Medium
    /// confidence. Source: Intel's paper 357930.
    field<12, 1> dynamic_control{};

    MSR_EQUAL_FIELDS(misc_feature_control_ecore);
};

/// The register UNNAMED_6D (6Dh). Processors: Sapphire Rapids, Emerald Rapids, Granite Rapids. The
/// logical processors of a core share the register.
struct unnamed_6d {
    static constexpr std::uint32_t address = 0x6d;
    /// Prefetches that PerfSpect names homeless prefetches: 1 = off, 0 = on. Medium confidence.
    /// Source: PerfSpect.
    field<14, 1> homeless{};
    /// Prefetches into the last-level cache: 1 = off, 0 = on. Medium confidence. Source: PerfSpect.
    field<42, 1> llc_prefetch{};

    MSR_EQUAL_FIELDS(unnamed_6d);
};

/// The register PREFETCH_CONTROL (C0000108h). Processors: Zen 3, Zen 4, Zen 5. The logical
/// processors of a core share the register.
struct prefetch_control_amd {
    static constexpr std::uint32_t address = 0xc0000108;
    /// Prefetcher of streams into the first-level data cache: 1 = off, 0 = on. CPUID 80000021H
    /// EAX[13] must be 1; without that bit (Zen 2) each access to this register faults (#GP).
    /// Sources: LIKWID, CoreFreq.
    field<0, 1> l1_stream{};
    /// Prefetcher of strides by instruction into the first-level data cache: 1 = off, 0 = on. CPUID
    /// 80000021H EAX[13] must be 1; without that bit (Zen 2) each access to this register faults
    /// (#GP). Sources: LIKWID, CoreFreq.
    field<1, 1> l1_stride{};
    /// Prefetcher of regions into the first-level data cache: 1 = off, 0 = on. CPUID 80000021H
    /// EAX[13] must be 1; without that bit (Zen 2) each access to this register faults (#GP).
    /// Sources: LIKWID, CoreFreq.
    field<2, 1> l1_region{};
    /// Prefetcher of streams into the second-level cache: 1 = off, 0 = on. CPUID 80000021H EAX[13]
    /// must be 1; without that bit (Zen 2) each access to this register faults (#GP). Sources:
    /// LIKWID, CoreFreq.
    field<3, 1> l2_stream{};
    /// Prefetcher of the next or the previous line into the second-level cache: 1 = off, 0 = on.
    /// CPUID 80000021H EAX[13] must be 1; without that bit (Zen 2) each access to this register
    /// faults (#GP). Sources: LIKWID, CoreFreq.
    field<5, 1> up_down{};

    MSR_EQUAL_FIELDS(prefetch_control_amd);
};

/// The register PREFETCH_CONTROL (C0000108h). Processors: Zen 5. The logical processors of a core
/// share the register.
struct prefetch_control_zen5 {
    static constexpr std::uint32_t address = 0xc0000108;
    /// Profiles of prefetch aggressiveness, of which bits 9:7 of this register hold one: 1 = on, 0
    /// = off. The bit is 1 after a reset. Medium confidence. Sources: LIKWID, a program that quotes
    /// AMD's PPR.
    field<6, 1> master_enable{};
    /// Profile of prefetch aggressiveness; 0 (least) to 3 (most), 4 to 6 are reserved, 7 is the
    /// hardware's default and cannot be written. Bit 6 of this register (MasterEnable) must be 1.
    /// Medium confidence. Sources: LIKWID, a program that quotes AMD's PPR.
    field<7, 3> profile{};

    MSR_EQUAL_FIELDS(prefetch_control_zen5);
};

/// The register DC_CFG (C0011022h). Processors, where the comment of a field names no others: AMD
/// family 10h, AMD family 11h, AMD family 12h, AMD family 15h, AMD family 16h. The logical
/// processors of a core share the register.
struct dc_cfg_old {
    static constexpr std::uint32_t address = 0xc0011022;
    /// Hardware prefetcher of the data cache: 1 = off, 0 = on. Medium confidence. Source: CoreFreq.
    field<13, 1> dis_hw_pf{};
    /// Hardware prefetches for software prefetches: 1 = off, 0 = on. Processors: AMD family 15h.
    /// Low confidence. Source: CoreFreq.
    field<15, 1> dis_pf_hw_for_sw{};

    MSR_EQUAL_FIELDS(dc_cfg_old);
};

/// The register DC_CFG (C0011022h). Processors: Zen, Zen+, Zen 2. The logical processors of a core
/// share the register.
struct dc_cfg_zen {
    static constexpr std::uint32_t address = 0xc0011022;
    /// Hardware prefetcher into the first-level cache: 1 = off, 0 = on; TU Dresden measured the bit
    /// on Zen 2. Low confidence. Sources: issue 456 of LIKWID, CoreFreq.
    field<16, 1> l1_hw_prefetch{};

    MSR_EQUAL_FIELDS(dc_cfg_zen);
};

/// The register LS_CFG2 (C001102Bh). Processors: Zen, Zen+, Zen 2. The logical processors of a core
/// share the register.
struct ls_cfg2 {
    static constexpr std::uint32_t address = 0xc001102b;
    /// Hardware prefetcher into the second-level cache: 1 = on, 0 = off (the bits of most other
    /// prefetchers mean the opposite); TU Dresden measured the bit on Zen 2. Low confidence.
    /// Sources: issue 456 of LIKWID, CoreFreq.
    field<0, 1> l2_hw_prefetch{};

    MSR_EQUAL_FIELDS(ls_cfg2);
};

/// The register CU_CFG3 (C001102Bh). Processors: AMD family 15h. The cores of a compute unit share
/// the register.
struct cu_cfg3 {
    static constexpr std::uint32_t address = 0xc001102b;
    /// Training of the L2 prefetcher by the first-level cache: 1 = off, 0 = on. Low confidence.
    /// Source: CoreFreq.
    field<3, 1> pfc_l1_train_dis{};
    /// Prefetcher of regions into the second-level cache: 1 = off, 0 = on. Low confidence. Source:
    /// CoreFreq.
    field<16, 1> pfc_region_dis{};
    /// Prefetcher of strides into the second-level cache: 1 = off, 0 = on. Low confidence. Source:
    /// CoreFreq.
    field<17, 1> pfc_stride_dis{};
    /// Prefetcher into the second-level cache: 1 = off, 0 = on. Low confidence. Source: CoreFreq.
    field<18, 1> pfc_dis{};

    MSR_EQUAL_FIELDS(cu_cfg3);
};

/// The register IC_CFG (C0011021h). Processors: K8. The logical processors of a core share the
/// register.
struct ic_cfg_k8 {
    static constexpr std::uint32_t address = 0xc0011021;
    /// Sequential prefetches of instructions: 1 = off, 0 = on. Low confidence. Source: CoreFreq.
    field<11, 1> dis_seq_prefetch{};

    MSR_EQUAL_FIELDS(ic_cfg_k8);
};

/// The register IC_CFG (C0011021h). Processors: Zen, Zen+, Zen 2. The logical processors of a core
/// share the register.
struct ic_cfg_zen {
    static constexpr std::uint32_t address = 0xc0011021;
    /// Hardware prefetcher of the instruction cache: 1 = off, 0 = on. Low confidence. Source:
    /// CoreFreq.
    field<5, 1> hw_ip_prefetch{};

    MSR_EQUAL_FIELDS(ic_cfg_zen);
};

} // namespace msr::controls::registers

MSR_REGISTER(msr::controls::registers::misc_feature_control_core, l2_stream, l2_adjacent,
             dcu_stream, dcu_ip, dcu_next_page, l2_amp, llc_page, array_of_pointers,
             stream_code_fetch, disable_three_strike, l2p_dynamic);
MSR_REGISTER(msr::controls::registers::misc_feature_control_silvermont, l2_stream, dcu_stream);
MSR_REGISTER(msr::controls::registers::misc_feature_control_knl, dcu_stream, l2_stream);
MSR_REGISTER(msr::controls::registers::misc_feature_control_ecore, l2_stream, adjacent_line,
             dcu_stream, dcu_ip, dcu_next_page, l2_amp, llc_page, array_of_pointers,
             stream_code_fetch, dynamic_control);
MSR_REGISTER(msr::controls::registers::unnamed_6d, homeless, llc_prefetch);
MSR_REGISTER(msr::controls::registers::prefetch_control_amd, l1_stream, l1_stride, l1_region,
             l2_stream, up_down);
MSR_REGISTER(msr::controls::registers::prefetch_control_zen5, master_enable, profile);
MSR_REGISTER(msr::controls::registers::dc_cfg_old, dis_hw_pf, dis_pf_hw_for_sw);
MSR_REGISTER(msr::controls::registers::dc_cfg_zen, l1_hw_prefetch);
MSR_REGISTER(msr::controls::registers::ls_cfg2, l2_hw_prefetch);
MSR_REGISTER(msr::controls::registers::cu_cfg3, pfc_l1_train_dis, pfc_region_dis, pfc_stride_dis,
             pfc_dis);
MSR_REGISTER(msr::controls::registers::ic_cfg_k8, dis_seq_prefetch);
MSR_REGISTER(msr::controls::registers::ic_cfg_zen, hw_ip_prefetch);
