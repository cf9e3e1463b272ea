// The delivery of interrupts of instruction-based sampling: an entry of the APIC's extended vector
// table, whose number IBS_CTL holds. The operating system reserves and writes the entry; this
// header has its number and its content.
// Sources: Linux arch/x86/kernel/apic and arch/x86/events/amd/ibs.c, the AMD Research IBS toolkit.
#pragma once

#include <msr/amd/ibs/registers.hpp>

#include <cstdint>

namespace msr::ibs {

/// The entry of the APIC's extended vector table by which interrupts of IBS arrive, as IBS_CTL has
/// it.
struct extended_vector {
    /// Number of the entry in the APIC's extended vector table, 0 to 15; processors have 4 entries.
    unsigned number{};
    /// Whether firmware has set up the vector table's entry; false: do not use interrupts. The
    /// operating system may set the entry up itself on family 10h, in the northbridge.
    bool valid{};
};

/// Returns the entry of the extended vector table that a value of IBS_CTL names.
constexpr extended_vector vector_of(std::uint64_t ibs_ctl) {
    return {.number = static_cast<unsigned>(decltype(ctl::lvt_offset)::value_in(ibs_ctl)),
            .valid = decltype(ctl::lvt_offset_val)::value_in(ibs_ctl) != 0};
}

/// Returns the offset, in bytes, of an entry of the extended vector table from the base of the
/// APIC's registers.
/// `entry`: number of the entry, 0 to 15
constexpr std::uint32_t apic_offset_of(unsigned entry) { return 0x500 + 0x10 * entry; }

/// The value of an entry of the APIC's extended vector table by which interrupts arrive as NMI.
/// Software masks an entry that is in use before it changes the entry.
inline constexpr std::uint32_t nmi_entry = 0x00000400;
/// The value of a masked entry of the APIC's vector table, which causes no interrupt.
inline constexpr std::uint32_t masked_entry = 0x00010000;

} // namespace msr::ibs
