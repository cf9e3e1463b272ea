// The delivery of interrupts of instruction-based sampling: an entry of the APIC's extended vector
// table, whose number IBS_CTL holds. The operating system reserves and writes the entry; this
// header has its number and its content.
// Sources: Linux arch/x86/kernel/apic and arch/x86/events/amd/ibs.c, the AMD Research IBS toolkit.
#pragma once

#include <msr/amd/ibs/registers.hpp>

#include <cstdint>

namespace msr::ibs {

/// The entry that IBS_CTL names.
struct extended_vector {
    unsigned number{}; ///< 0 to 15; processors have 4 entries
    bool valid{};      ///< firmware has set it up; false: do not use interrupts. Family 10h may set
                       ///< it up itself, in its northbridge
};

/// The entry that a value of IBS_CTL names.
constexpr extended_vector vector_of(std::uint64_t ibs_ctl) {
    return {.number = static_cast<unsigned>(decltype(ctl::lvt_offset)::in(ibs_ctl)),
            .valid = decltype(ctl::lvt_offset_val)::in(ibs_ctl) != 0};
}

/// Bytes from the base of the APIC to an entry.
constexpr std::uint32_t apic_offset_of(unsigned entry) { return 0x500 + 0x10 * entry; }

/// The entry by which interrupts arrive as NMI. An entry that is in use is masked before it is
/// changed.
inline constexpr std::uint32_t nmi_entry = 0x00000400;
/// A masked entry of the local APIC's vector table: no interrupt.
inline constexpr std::uint32_t masked_entry = 0x00010000;

} // namespace msr::ibs
