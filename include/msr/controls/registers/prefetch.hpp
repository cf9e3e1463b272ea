// Prefetchers. Bits without a field are not known and are written as they were
// read. Written by tools/controls/write_registers from test/facts/controls/, which says how sure
// each is; a field names its sources. Nothing was measured.
#pragma once

#include <msr/core/register.hpp>

#include <cstdint>

namespace msr::controls::registers {

/// MISC_FEATURE_CONTROL (1a4h),
/// nehalem;nehalem_ex;westmere;westmere_ep;westmere_ex;sandy_bridge;sandy_bridge_ep;ivy_bridge;ivy_bridge_ep;haswell;haswell_ep;broadwell;broadwell_ep;broadwell_de;skylake;skylake_sp;cascade_lake;cooper_lake;comet_lake;cannon_lake;ice_lake;ice_lake_sp;tiger_lake;rocket_lake;alder_lake;raptor_lake;sapphire_rapids;emerald_rapids;meteor_lake;granite_rapids;lunar_lake;arrow_lake_core;arrow_lake_u_core;panther_lake_core;
/// servers of perfspect (all it knows, SKX on); cores since about haswell by corefreq;
/// sapphire_rapids;emerald_rapids;granite_rapids;alder_lake;raptor_lake; granite_rapids;meteor_lake
/// (06_AA); meteor_lake (06_AA); alder_lake; Diamond Rapids (no identity). Shared by: core (both
/// threads share it).
struct misc_feature_control_core {
    static constexpr std::uint32_t address = 0x1a4;
    field<0, 1> l2_stream{};   ///< L2 streamer (MLC streamer); 1 = off; source: likwid, perfspect,
                               ///< intel article 2014, edk2(Goldmont Nehalem SandyBridge Silvermont
                               ///< ..), geopm(skx spr), corefreq
    field<1, 1> l2_adjacent{}; ///< L2 spatial: other line of a pair of 128 bytes; 1 = off; source:
                               ///< likwid, perfspect, intel article 2014, edk2(Nehalem SandyBridge
                               ///< XeonPhi), geopm(skx spr), corefreq
    field<2, 1>
        dcu_stream{};     ///< L1 next line; 1 = off; source: likwid, perfspect, intel article 2014,
                          ///< edk2(Goldmont Nehalem SandyBridge Silvermont), geopm(skx spr)
    field<3, 1> dcu_ip{}; ///< L1 by instruction pointer stride; 1 = off; source: likwid, perfspect,
                          ///< intel article 2014, edk2(Nehalem SandyBridge), geopm(skx spr)
    field<4, 1> dcu_next_page{}; ///< L1 next page; 1 = off; medium confidence; source: perfspect
    field<5, 1> l2_amp{}; ///< adaptive multipath, L2; 1 = off; medium confidence; source: perfspect
    field<6, 1> llc_page{}; ///< LLC page prefetcher; 1 = off; medium confidence; source: perfspect
    field<7, 1> array_of_pointers{};     ///< array of pointers, L1/L2; 1 = off; medium confidence;
                                         ///< source: perfspect
    field<8, 1> stream_code_fetch{};     ///< streamer for code; 1 = off; low confidence; no source
    field<11, 1> disable_three_strike{}; ///< three-strike counter (not a prefetcher); 1 = off; low
                                         ///< confidence; no source
    field<12, 1> l2p_dynamic{}; ///< L2P: hardware switches bits 0 1 5 6 itself while this is 0; 1 =
                                ///< off; medium confidence; source: perfspect

    MSR_EQUAL_FIELDS(misc_feature_control_core);
};

/// MISC_FEATURE_CONTROL (1a4h), silvermont 4DH only;goldmont;goldmont_plus;tremont;elkhart_lake.
/// Shared by: core.
struct misc_feature_control_silvermont {
    static constexpr std::uint32_t address = 0x1a4;
    field<0, 1> l2_stream{};  ///< L2 hardware prefetcher; 1 = off; source: edk2(Goldmont Nehalem
                              ///< SandyBridge Silvermont ..), geopm(skx spr), corefreq
    field<2, 1> dcu_stream{}; ///< L1 data prefetcher; 1 = off; source: edk2(Goldmont Nehalem
                              ///< SandyBridge Silvermont), geopm(skx spr)

    MSR_EQUAL_FIELDS(misc_feature_control_silvermont);
};

/// MISC_FEATURE_CONTROL (1a4h), knights_landing;knights_mill. Shared by: core (tile for L2).
struct misc_feature_control_knl {
    static constexpr std::uint32_t address = 0x1a4;
    field<0, 1> dcu_stream{}; ///< L1 data prefetcher; 1 = off; source: likwid, edk2(Goldmont
                              ///< Nehalem SandyBridge Silvermont ..), geopm(skx spr), corefreq
    field<1, 1> l2_stream{};  ///< L2 prefetcher; 1 = off; source: likwid, edk2(Nehalem SandyBridge
                              ///< XeonPhi), geopm(skx spr), corefreq

    MSR_EQUAL_FIELDS(misc_feature_control_knl);
};

/// MISC_FEATURE_CONTROL (1a4h),
/// alder_lake_atom;raptor_lake_atom;meteor_lake_atom;sierra_forest;grand_ridge;arrow_lake_low_power;arrow_lake_u_atom;lunar_lake_atom;arrow_lake_atom;panther_lake_atom;clearwater_forest;
/// meteor_lake_atom;sierra_forest;grand_ridge;arrow_lake_low_power;arrow_lake_u_atom;lunar_lake_atom;arrow_lake_atom;panther_lake_atom;clearwater_forest;
/// panther_lake_atom;clearwater_forest. Shared by: module by the paper (a write is seen by all its
/// cores).
struct misc_feature_control_ecore {
    static constexpr std::uint32_t address = 0x1a4;
    field<0, 1>
        l2_stream{}; ///< MLC and LLC streamer; 1 = off; source: intel optimization-zone,
                     ///< edk2(Goldmont Nehalem SandyBridge Silvermont ..), geopm(skx spr), corefreq
    field<1, 1> adjacent_line{}; ///< adjacent line; 1 = off; medium confidence; source: intel
                                 ///< optimization-zone, edk2(Nehalem SandyBridge XeonPhi),
                                 ///< geopm(skx spr), corefreq
    field<2, 1> dcu_stream{};    ///< L1 next line; 1 = off; source: intel optimization-zone,
                                 ///< edk2(Goldmont Nehalem SandyBridge Silvermont), geopm(skx spr)
    field<3, 1> dcu_ip{}; ///< L1 instruction pointer; 1 = off; source: intel optimization-zone,
                          ///< edk2(Nehalem SandyBridge), geopm(skx spr)
    field<4, 1> dcu_next_page{}; ///< L1 next page (table 2.1 GRT, table 4.1 CMT); 1 = off; medium
                                 ///< confidence; source: intel optimization-zone
    field<5, 1> l2_amp{};        ///< adaptive multipath; 1 = off; source: intel optimization-zone
    field<6, 1> llc_page{};      ///< LLC page; 1 = off; source: intel optimization-zone
    field<7, 1>
        array_of_pointers{}; ///< array of pointers; 1 = off; source: intel optimization-zone
    field<8, 1>
        stream_code_fetch{}; ///< streamer for code; 1 = off; source: intel optimization-zone
    field<12, 1>
        dynamic_control{}; ///< dynamic L2 control; table 2.1 of the paper prints bit 2 (a slip); 1
                           ///< = off; medium confidence; source: intel optimization-zone

    MSR_EQUAL_FIELDS(misc_feature_control_ecore);
};

/// UNNAMED_6D (6dh), sapphire_rapids;emerald_rapids;granite_rapids. Shared by: core.
struct unnamed_6d {
    static constexpr std::uint32_t address = 0x6d;
    field<14, 1> homeless{}; ///< homeless prefetch; 1 = off; medium confidence; source: perfspect
    field<42, 1>
        llc_prefetch{}; ///< prefetch into the LLC; 1 = off; medium confidence; source: perfspect

    MSR_EQUAL_FIELDS(unnamed_6d);
};

/// PREFETCH_CONTROL (c0000108h), zen3;zen4;zen5. Shared by: core.
struct prefetch_control_amd {
    static constexpr std::uint32_t address = 0xc0000108;
    field<0, 1> l1_stream{}; ///< L1 stream; 1 = off; needs 80000021H EAX[13]; #GP without it (Zen
                             ///< 2); source: likwid, corefreq
    field<1, 1> l1_stride{}; ///< L1 stride by instruction; 1 = off; needs 80000021H EAX[13]; #GP
                             ///< without it (Zen 2); source: likwid, corefreq
    field<2, 1> l1_region{}; ///< L1 region; 1 = off; needs 80000021H EAX[13]; #GP without it (Zen
                             ///< 2); source: likwid, corefreq
    field<3, 1> l2_stream{}; ///< L2 stream; 1 = off; needs 80000021H EAX[13]; #GP without it (Zen
                             ///< 2); source: likwid, corefreq
    field<5, 1> up_down{};   ///< L2 next or previous line; 1 = off; needs 80000021H EAX[13]; #GP
                             ///< without it (Zen 2); source: likwid, corefreq

    MSR_EQUAL_FIELDS(prefetch_control_amd);
};

/// PREFETCH_CONTROL (c0000108h), zen5. Shared by: core.
struct prefetch_control_zen5 {
    static constexpr std::uint32_t address = 0xc0000108;
    field<6, 1>
        master_enable{};   ///< aggressiveness profiles in force; 1 = on; needs resets to 1; medium
                           ///< confidence; source: likwid, a program that quotes the PPR
    field<7, 3> profile{}; ///< 0 least .. 3 most aggressive; 4..6 reserved; 7 hardware default,
                           ///< cannot be written; needs MasterEnable; medium confidence; source:
                           ///< likwid, a program that quotes the PPR

    MSR_EQUAL_FIELDS(prefetch_control_zen5);
};

/// DC_CFG (c0011022h), family10h;family11h;family12h;family15h*;family16h; family15h*. Shared by:
/// core.
struct dc_cfg_old {
    static constexpr std::uint32_t address = 0xc0011022;
    field<13, 1> dis_hw_pf{}; ///< data cache hardware prefetcher; 1 = off; medium confidence;
                              ///< source: corefreq
    field<15, 1> dis_pf_hw_for_sw{}; ///< no hardware prefetch for software prefetches; 1 = off; low
                                     ///< confidence; source: corefreq

    MSR_EQUAL_FIELDS(dc_cfg_old);
};

/// DC_CFG (c0011022h), zen1;zen2. Shared by: core.
struct dc_cfg_zen {
    static constexpr std::uint32_t address = 0xc0011022;
    field<16, 1> l1_hw_prefetch{}; ///< L1 prefetcher (measured by TU Dresden on Zen 2); 1 = off;
                                   ///< low confidence; source: likwid #456, corefreq

    MSR_EQUAL_FIELDS(dc_cfg_zen);
};

/// LS_CFG2 (c001102bh), zen1;zen2. Shared by: core.
struct ls_cfg2 {
    static constexpr std::uint32_t address = 0xc001102b;
    field<0, 1>
        l2_hw_prefetch{}; ///< L2 prefetcher (measured by TU Dresden on Zen 2); 1 = ON (opposite of
                          ///< all others); low confidence; source: likwid #456, corefreq

    MSR_EQUAL_FIELDS(ls_cfg2);
};

/// CU_CFG3 (c001102bh), family15h*. Shared by: compute unit.
struct cu_cfg3 {
    static constexpr std::uint32_t address = 0xc001102b;
    field<3, 1> pfc_l1_train_dis{}; ///< L2 prefetcher not trained by L1; 1 = off; low confidence;
                                    ///< source: corefreq
    field<16, 1> pfc_region_dis{}; ///< region prefetcher; 1 = off; low confidence; source: corefreq
    field<17, 1> pfc_stride_dis{}; ///< stride prefetcher; 1 = off; low confidence; source: corefreq
    field<18, 1> pfc_dis{};        ///< L2 prefetcher; 1 = off; low confidence; source: corefreq

    MSR_EQUAL_FIELDS(cu_cfg3);
};

/// IC_CFG (c0011021h), k8. Shared by: core.
struct ic_cfg_k8 {
    static constexpr std::uint32_t address = 0xc0011021;
    field<11, 1> dis_seq_prefetch{}; ///< instruction sequential prefetch; 1 = off; low confidence;
                                     ///< source: corefreq

    MSR_EQUAL_FIELDS(ic_cfg_k8);
};

/// IC_CFG (c0011021h), zen1;zen2. Shared by: core.
struct ic_cfg_zen {
    static constexpr std::uint32_t address = 0xc0011021;
    field<5, 1>
        hw_ip_prefetch{}; ///< instruction cache prefetch; 1 = off; low confidence; source: corefreq

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
