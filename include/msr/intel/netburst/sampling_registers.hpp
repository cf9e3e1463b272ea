// The registers beside ESCRs, CCCRs and counters: replay tagging, precise sampling, debug store,
// branch tracing and the interrupt entry.
// Sources: Intel SDM volume 3 (325384-059) 18.15.6, 18.15.7, 17.4.9 and the MSR tables 35-2, 35-41.
#pragma once

#include <msr/core/register.hpp>
#include <msr/intel/netburst/facts/register_bits.hpp>

#include <cstdint>

namespace msr::netburst {

/// IA32_PEBS_ENABLE (3F1h): replay tagging and precise sampling. Both logical processors of a core
/// share the register.
struct pebs_enable {
    static constexpr std::uint32_t address = 0x3f1; ///< MSR address of IA32_PEBS_ENABLE
    field<0, 13> replay_metric_bits{};              ///< bits 0, 1, 2, 9, 10 select a replay metric
    /// Bits that the manual calls reserved; the manual's metric Tagged_mispred_branch sets bits 15
    /// and 16 all the same.
    field<13, 11> reserved13{};
    flag<24> uop_tag{}; ///< replay tagging is enabled
    /// Precise sampling is enabled, with Hyper-Threading for the logical processor that writes the
    /// register (ENABLE_PEBS without Hyper-Threading).
    flag<enable_pebs_bit> enable_pebs_my_thr{};
    /// Precise sampling is enabled for the other logical processor of the core; reserved without
    /// Hyper-Threading.
    flag<26> enable_pebs_oth_thr{};
    reserved<27, 37> reserved27{};

    MSR_EQUAL_FIELDS(pebs_enable);
};

/// MSR_PEBS_MATRIX_VERT (3F2h): which kind of replayed uop is tagged. The manual names no fields;
/// the names are given by msrpp.
struct pebs_matrix_vert {
    static constexpr std::uint32_t address = 0x3f2; ///< MSR address of MSR_PEBS_MATRIX_VERT
    flag<0> load{};                                 ///< replayed loads are tagged
    flag<1> store{};                                ///< replayed stores are tagged
    flag<4> branch{};                               ///< replayed branches are tagged

    MSR_EQUAL_FIELDS(pebs_matrix_vert);
};

/// MSR_TC_PRECISE_EVENT (3F0h): no bit of the register was ever published, and no metric needs the
/// register.
struct tc_precise_event {
    static constexpr std::uint32_t address = 0x3f0; ///< MSR address of MSR_TC_PRECISE_EVENT
    field<0, 64> undocumented{}; ///< all bits of the register; no source documents fields

    MSR_EQUAL_FIELDS(tc_precise_event);
};

/// IA32_DS_AREA (600h) outside of IA-32e mode: linear address of the debug store's management area.
struct ds_area {
    static constexpr std::uint32_t register_address = 0x600; ///< MSR address of IA32_DS_AREA
    field<0, 32> address{}; ///< linear address of the debug store's management area

    MSR_EQUAL_FIELDS(ds_area);
};

/// IA32_DS_AREA (600h) in IA-32e mode: linear address of the debug store's management area.
struct ds_area_64 {
    static constexpr std::uint32_t register_address = 0x600; ///< MSR address of IA32_DS_AREA
    field<0, 64> address{}; ///< linear address of the debug store's management area, canonical

    MSR_EQUAL_FIELDS(ds_area_64);
};

/// The bits of IA32_MISC_ENABLE (1A0h) about performance monitoring.
struct misc_enable {
    static constexpr std::uint32_t address = 0x1a0; ///< MSR address of IA32_MISC_ENABLE
    read_only<7, 1, bool> perfmon_available{};      ///< the processor has performance counters
    read_only<11, 1, bool> bts_unavailable{};       ///< the processor has no branch trace store
    read_only<12, 1, bool> pebs_unavailable{};      ///< the processor has no precise sampling

    MSR_EQUAL_FIELDS(misc_enable);
};

/// MSR_DEBUGCTLA (1D9h): traces of branches; each logical processor has a register of its own.
struct debugctla {
    static constexpr std::uint32_t address = 0x1d9; ///< MSR address of MSR_DEBUGCTLA
    flag<0> lbr{}; ///< the processor records the last branches in registers
    flag<1> btf{}; ///< single steps stop at branches only
    flag<2> tr{};  ///< branches are sent as messages over the system bus
    flag<3> bts{}; ///< branch messages are written to the debug store
    /// A full buffer of branch records interrupts the processor; 0: the buffer is circular.
    flag<4> btint{};
    /// Branches at CPL 0 are left out of the branch trace; only with CPUID.1:ECX.DS-CPL.
    flag<5> bts_off_os{};
    /// Branches at CPL 1, 2 and 3 are left out of the branch trace; only with CPUID.1:ECX.DS-CPL.
    flag<6> bts_off_usr{};
    reserved<7, 25> reserved7{};

    MSR_EQUAL_FIELDS(debugctla);
};

/// The delivery of the overflow interrupt by the local APIC; the modes INIT and ExtINT are left
/// out.
enum class interrupt_delivery : std::uint8_t {
    fixed = 0, ///< the interrupt with the vector in the local APIC's entry is delivered
    smi = 2,   ///< a system-management interrupt is delivered
    nmi = 4,   ///< a non-maskable interrupt is delivered; the APIC entry's vector is ignored
};

/// The local APIC's entry for performance-monitoring interrupts: a word of memory at APIC base +
/// 340h, no MSR.
struct lvt_perfmon {
    /// Offset from the APIC base of the entry for performance-monitoring interrupts, in bytes.
    static constexpr std::uint32_t apic_offset = 0x340;
    field<0, 8> vector{}; ///< vector of the interrupt that an overflow raises
    field<8, 3, interrupt_delivery> delivery_mode{}; ///< how the overflow interrupt is delivered
    /// An overflow interrupt was sent and is not yet accepted.
    read_only<12, 1, bool> delivery_status{};
    /// The overflow interrupt is masked. The processor sets the bit when it delivers the interrupt;
    /// the handler must clear it.
    flag<16> mask{};

    MSR_EQUAL_FIELDS(lvt_perfmon);
};

} // namespace msr::netburst

template <>
inline constexpr msr::enumerator msr::names_of<msr::netburst::interrupt_delivery>[] = {
    {0, "fixed"}, {2, "smi"}, {4, "nmi"}};

MSR_REGISTER(msr::netburst::pebs_enable, replay_metric_bits, reserved13, uop_tag,
             enable_pebs_my_thr, enable_pebs_oth_thr, reserved27);
MSR_REGISTER(msr::netburst::pebs_matrix_vert, load, store, branch);
MSR_REGISTER(msr::netburst::tc_precise_event, undocumented);
MSR_REGISTER(msr::netburst::ds_area, address);
MSR_REGISTER(msr::netburst::ds_area_64, address);
MSR_REGISTER(msr::netburst::misc_enable, perfmon_available, bts_unavailable, pebs_unavailable);
MSR_REGISTER(msr::netburst::debugctla, lbr, btf, tr, bts, btint, bts_off_os, bts_off_usr,
             reserved7);
MSR_REGISTER(msr::netburst::lvt_perfmon, vector, delivery_mode, delivery_status, mask);
