// Events of general and fixed counters: select registers become raw configurations. Source of the
// configurations that the kernel accepts: Linux, arch/x86/events/ (core.c, intel/core.c,
// amd/core.c).
#pragma once

#include <msr/backend/perf/event.hpp>
#include <msr/backend/perf/refusal.hpp>
#include <msr/backend/perf/registers.hpp>
#include <msr/backend/perf/written.hpp>
#include <msr/core/failure.hpp>
#include <msr/core/program.hpp>

#include <cstdint>

namespace msr::perf_detail {

inline constexpr std::uint64_t user_bit = bits(16, 1);
inline constexpr std::uint64_t kernel_bit = bits(17, 1);
inline constexpr std::uint64_t interrupt_bit = bits(20, 1);
inline constexpr std::uint64_t any_thread_bit = bits(21, 1);
inline constexpr std::uint64_t enable_bit = bits(22, 1);
inline constexpr std::uint64_t guest_bit = bits(40, 1);
inline constexpr std::uint64_t host_bit = bits(41, 1);
/// The bits of a select register that Intel and AMD have in common: event, unit mask, edge, invert,
/// counter mask.
inline constexpr std::uint64_t common_bits = bits(0, 16) | bits(18, 1) | bits(23, 1) | bits(24, 8);
/// The bits of Intel's select registers: event, unit mask, edge, invert, counter mask, any thread,
/// in_tx, in_tx_cp, equal, unit mask 2.
inline constexpr std::uint64_t intel_bits =
    common_bits | any_thread_bit | bits(32, 2) | bits(36, 1) | bits(40, 8);
/// The bits of AMD's select registers: event with its bits 11:8, unit mask, edge, invert, counter
/// mask.
inline constexpr std::uint64_t amd_bits = common_bits | bits(32, 4);

constexpr bool is_amd(std::uint32_t address) { return address >= 0xc0000000; }

/// Returns whether a select register's value selects the event that takes the carry of the counter
/// before it; the kernel adds that event by itself.
constexpr bool is_merging(std::uint64_t select) {
    constexpr std::uint64_t event = bits(0, 8) | bits(32, 4);
    return (select & event) == event;
}

/// Sets the privilege levels of an event from both privilege bits. Returns false where neither is
/// set: nothing would be counted.
constexpr bool take_privilege(perf_event &event, bool user, bool kernel) {
    event.counts_user = user;
    event.counts_kernel = kernel;
    return user || kernel;
}

/// Returns the value of the auxiliary register that an event needs: off-core responses, the front
/// end, load latencies. The write of a register that several choices share belongs to the first of
/// these choices; for the further choices the event shows that they need the register.
constexpr std::uint64_t beside(const written_registers &of, const readout &read,
                               std::uint64_t select) {
    constexpr std::uint32_t registers[] = {offcore_rsp_0, offcore_rsp_1, pebs_ld_lat, pebs_frontend,
                                           omr_0,         omr_0 + 1,     omr_0 + 2,   omr_0 + 3};
    for (const std::uint32_t address : registers) {
        const write *const entry = of.last(address);
        if (entry == nullptr) continue;
        if (entry->owner == read.owner) return entry->value;
        // Each unit mask of the front end's event uses MSR_PEBS_FRONTEND, so that only the event's
        // code is compared.
        const std::uint64_t compared = address == pebs_frontend ? bits(0, 8) : bits(0, 16);
        for (const readout &other : of.program.readouts) {
            if (other.owner != entry->owner) continue;
            const write *const rest = of.last(place_of_counter(other.address, false).select);
            if (rest != nullptr && ((rest->value ^ select) & compared) == 0) return entry->value;
        }
    }
    return 0;
}

/// Derives the perf event of a general counter.
constexpr failure select_event(const written_registers &registers, const readout &read,
                               const counter_place &position, perf_event &destination) {
    const write *const selected = registers.last(position.select);
    if (selected == nullptr) return inexpressible(read, "nothing is selected for its counter");
    const std::uint64_t value = selected->value;
    const bool amd = is_amd(position.select);
    const std::uint64_t known =
        (amd ? amd_bits | guest_bit | host_bit : intel_bits) | user_bit | kernel_bit | enable_bit;
    if ((value & ~known) != 0)
        return inexpressible(read, "its select register has a bit that the kernel keeps for "
                                   "itself: pin control, interrupts or records");
    if (!take_privilege(destination, (value & user_bit) != 0, (value & kernel_bit) != 0))
        return inexpressible(read, "it counts neither in user mode nor in the kernel");
    destination.config = value & (amd ? amd_bits : intel_bits);
    if (amd && ((value & guest_bit) != 0) != ((value & host_bit) != 0)) {
        destination.counts_host = (value & host_bit) != 0;
        destination.counts_guest = (value & guest_bit) != 0;
    }
    if (!amd) {
        destination.config1 = beside(registers, read, value);
        destination.of_whole_core = (value & any_thread_bit) != 0;
    }
    return {};
}

/// The raw configurations by which the kernel knows the events of fixed counters: the configuration
/// of a general counter's event where it counts the same, else a number of the kernel's own.
inline constexpr std::uint64_t fixed_events[] = {
    0x00c0, // event code of retired instructions
    0x003c, // event code of core clocks
    0x0300, // event code of reference clocks
    0x0400, // event code of issue slots
    0x0073, // event code of issue slots lost to bad speculation
    0x019c, // event code of issue slots lost to the front end
    0x02c2, // event code of issue slots whose operations retired
};

/// Derives the perf event of a fixed counter from its four bits of IA32_FIXED_CTR_CTRL.
constexpr failure fixed_event(const written_registers &registers, const readout &read,
                              const counter_place &position, perf_event &destination) {
    const write *const control = registers.last(position.select);
    if (control == nullptr) return inexpressible(read, "nothing enables its counter");
    const std::uint64_t value = control->value >> (4 * position.place) & 0xf;
    if (!take_privilege(destination, (value & 2) != 0, (value & 1) != 0))
        return inexpressible(read, "it counts neither in user mode nor in the kernel");
    destination.of_whole_core = (value & 4) != 0;
    destination.config =
        fixed_events[position.place] | (destination.of_whole_core ? any_thread_bit : 0);
    return {};
}

/// Derives the perf event of a share of issue slots: a number of the kernel's own for each byte of
/// IA32_PERF_METRICS (arch/x86/events/perf_event.h, INTEL_TD_METRIC_RETIRING). The event has the
/// privilege levels of the slots' counter.
constexpr failure share_event(const written_registers &registers, const readout &read,
                              perf_event &destination) {
    constexpr std::uint64_t first = 0x8000, step = 0x100;
    const counter_place slot_counter = place_of_counter(read.share.address, false);
    if (slot_counter.of != unit::fixed)
        return inexpressible(read, "its slots have no event of perf");
    if (const failure problem = fixed_event(registers, read, slot_counter, destination))
        return problem;
    destination.config = first + step * (read.share.low / 8);
    return {};
}

} // namespace msr::perf_detail
