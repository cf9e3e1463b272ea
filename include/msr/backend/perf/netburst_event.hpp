// Events of the Pentium 4: ESCR and CCCR become the word that the kernel's driver takes. The driver
// has numbers of its own for events, finds ESCR and counter by itself, and sets the bits of the
// logical processor that an event is opened for.
// Source: Linux, arch/x86/include/asm/perf_event_p4.h and arch/x86/events/intel/p4.c.
#pragma once

#include <msr/backend/perf/event.hpp>
#include <msr/backend/perf/refusal.hpp>
#include <msr/backend/perf/registers.hpp>
#include <msr/backend/perf/select_event.hpp>
#include <msr/backend/perf/written.hpp>
#include <msr/core/failure.hpp>
#include <msr/core/program.hpp>

#include <cstddef>
#include <cstdint>

namespace msr::perf_detail {

/// An event of the Pentium 4 as the kernel's driver identifies it: by the event select, and the
/// first of the event's two ESCRs.
struct netburst_opcode {
    std::uint8_t select;
    std::uint16_t escr;
};

/// The events of the Pentium 4, by the number that the kernel's driver has for each.
inline constexpr netburst_opcode netburst_opcodes[] = {
    {0x01, 0x3c4}, {0x03, 0x3b2}, {0x18, 0x3b6}, {0x02, 0x3a8}, {0x08, 0x3ae}, {0x04, 0x3ae},
    {0x05, 0x3ae}, {0x03, 0x3aa}, {0x01, 0x3ac}, {0x0c, 0x3a0}, {0x03, 0x3a2}, {0x1a, 0x3a2},
    {0x17, 0x3a2}, {0x05, 0x3a0}, {0x06, 0x3a0}, {0x34, 0x3a4}, {0x08, 0x3a4}, {0x0c, 0x3a4},
    {0x0a, 0x3a4}, {0x0e, 0x3a4}, {0x02, 0x3a4}, {0x1a, 0x3a4}, {0x04, 0x3a4}, {0x06, 0x3c4},
    {0x13, 0x3a2}, {0x05, 0x3c0}, {0x09, 0x3c0}, {0x05, 0x3c2}, {0x04, 0x3c2}, {0x01, 0x3ca},
    {0x05, 0x3a8}, {0x16, 0x3a2}, {0x08, 0x3a2}, {0x06, 0x3a2}, {0x04, 0x3a2}, {0x08, 0x3cc},
    {0x0c, 0x3cc}, {0x09, 0x3cc}, {0x02, 0x3b8}, {0x01, 0x3b8}, {0x02, 0x3bc}, {0x06, 0x3cc},
    {0x03, 0x3b8}, {0x03, 0x3cc}, {0x02, 0x3cc}, {0x07, 0x3b8},
};
inline constexpr unsigned replay_event_number = 37;

/// Returns whether an event of the Pentium 4, by the driver's number, counts both logical
/// processors of a core: with Hyper-Threading such an event takes the rights of counting CPUs.
constexpr bool counts_both_threads(int number) {
    constexpr std::uint64_t total =
        bits(0, 1) | bits(8, 1) | bits(12, 1) | bits(15, 8) | bits(30, 1);
    return (total >> number & 1) != 0;
}

/// The values of IA32_PEBS_ENABLE and MSR_PEBS_MATRIX_VERT that tag uops for the event
/// replay_event.
struct netburst_metric {
    std::uint64_t enable, vert;
};
inline constexpr netburst_metric netburst_metrics[] = {
    {0x01000001, 0x1},  {0x01000002, 0x1}, {0x01000004, 0x1}, {0x01000004, 0x2}, {0x01000004, 0x3},
    {0x01018000, 0x10}, {0x01000200, 0x1}, {0x01000400, 0x1}, {0x01000400, 0x2},
};

constexpr int netburst_number(std::uint64_t select, std::uint32_t escr) {
    constexpr int count = sizeof netburst_opcodes / sizeof *netburst_opcodes;
    for (int i = 0; i < count; ++i)
        if (netburst_opcodes[i].select == select && netburst_opcodes[i].escr == (escr & ~1u))
            return i;
    return -1;
}

constexpr std::uint64_t netburst_metric_number(const written_registers &registers) {
    const write *const enable = registers.last(pebs_enable);
    const write *const vert = registers.last(pebs_matrix_vert);
    constexpr std::size_t count = sizeof netburst_metrics / sizeof *netburst_metrics;
    for (std::size_t i = 0; i < count; ++i)
        if (enable != nullptr && vert != nullptr && netburst_metrics[i].enable == enable->value &&
            netburst_metrics[i].vert == vert->value)
            return i + 1;
    return 0;
}

/// The number of blocks of counters of the Pentium 4, each of which can listen to other ESCRs.
inline constexpr unsigned netburst_blocks = 4;
/// The addresses of the ESCRs that a block's counters can listen to, each the first of two, by the
/// number that the CCCR selects; 0: none.
inline constexpr std::uint16_t netburst_escrs[netburst_blocks][8] = {
    {0x3b2, 0x3b4, 0x3aa, 0x3b6, 0x3ac, 0x3c8, 0x3a2, 0x3a0},
    {0x3c0, 0x3c4, 0x3c2, 0, 0, 0, 0, 0},
    {0x3a6, 0x3a4, 0x3ae, 0x3b0, 0, 0x3a8, 0, 0},
    {0x3ba, 0x3ca, 0x3bc, 0x3be, 0x3b8, 0x3cc, 0x3e0, 0},
};

/// Returns the address of the ESCR that a counter listens to; 0: none. Counters 0 and 1 of a block
/// of four listen to the first of two ESCRs, counters 2 and 3 to the second; counters 16 and 17 are
/// of the last block.
constexpr std::uint32_t netburst_escr(std::uint32_t counter, std::uint64_t cccr) {
    const std::uint32_t block = counter < 16 ? counter / 4 : 3;
    const std::uint32_t second = counter < 16 ? counter / 2 % 2 : counter - 16;
    const std::uint32_t first = netburst_escrs[block][cccr >> 13 & 7];
    return first == 0 ? 0 : first + second;
}

/// Derives the perf event of a counter of the Pentium 4. `read`: the readout (address, name, owner)
/// of the counter, or of the event for which the counter only tags uops.
constexpr failure netburst_event(const written_registers &registers, const readout &read,
                                 std::uint32_t counter, perf_event &destination) {
    const write *const control = registers.last(first_cccr + counter);
    if (control == nullptr) return inexpressible(read, "nothing is selected for its counter");
    const std::uint64_t cccr = control->value;
    const std::uint32_t escr_address = netburst_escr(counter, cccr);
    const write *const written = escr_address == 0 ? nullptr : registers.last(escr_address);
    if (written == nullptr) return inexpressible(read, "its counter listens to no ESCR");
    const std::uint64_t escr = written->value;
    // Bits of the CCCR: compare, complement, threshold, edge; active thread; ESCR select; enable.
    constexpr std::uint64_t filters = bits(18, 7);
    constexpr std::uint64_t any_active = bits(16, 2);
    if ((cccr & ~(filters | any_active | bits(13, 3) | bits(12, 1))) != 0)
        return inexpressible(read, "it interrupts, forces overflows or is cascaded, which the "
                                   "kernel keeps for itself");
    if ((cccr & any_active) != any_active)
        return inexpressible(read, "it depends on how many logical processors are active, which "
                                   "the kernel overrides");
    if ((escr & 3) != 0)
        return inexpressible(read, "it counts the second logical processor: plan the first, and "
                                   "the kernel counts the one that the thread or session is on");
    if (!take_privilege(destination, (escr & 4) != 0, (escr & 8) != 0))
        return inexpressible(read, "it counts neither in user mode nor in the kernel");
    const int number = netburst_number(escr >> 25 & 0x3f, escr_address);
    if (number < 0)
        return inexpressible(read, "the kernel's Pentium 4 driver has no number for its event");
    std::uint64_t metric = 0;
    if (number == static_cast<int>(replay_event_number) && registers.last(pebs_enable) != nullptr) {
        metric = netburst_metric_number(registers);
        if (metric == 0)
            return inexpressible(read, "the kernel's Pentium 4 driver has no number for what "
                                       "tags it");
    }
    destination.of_whole_core = counts_both_threads(number);
    constexpr std::uint64_t tags_and_masks = bits(4, 21);
    destination.config = (static_cast<std::uint64_t>(number) << 25 | (escr & tags_and_masks))
                             << 32 |
                         // the kernel itself sets the field of the CCCR by which any logical
                         // processor may be active
                         (cccr & filters) | metric;
    return {};
}

} // namespace msr::perf_detail
