// Derives the events that Linux's perf counts for a program of register writes. The writes alone
// decide: a write that perf cannot reproduce is refused, never changed.
#pragma once

#include <msr/backend/perf/event.hpp>
#include <msr/backend/perf/netburst_event.hpp>
#include <msr/backend/perf/refusal.hpp>
#include <msr/backend/perf/registers.hpp>
#include <msr/backend/perf/select_event.hpp>
#include <msr/backend/perf/unit_event.hpp>
#include <msr/backend/perf/written.hpp>
#include <msr/core/failure.hpp>
#include <msr/core/program.hpp>

#include <cstddef>
#include <cstdint>

namespace msr {

namespace perf_detail {

/// A deriver of the perf events that stand for one program of register writes. `Find`: a function
/// that returns the number of the kernel's PMU of a name; 0: none.
template <typename Find>
class deriver {
public:
    constexpr deriver(const program_view &program_view, Find result, perf_events &destination)
        : program{program_view}, registers{program_view}, find{result}, into{destination},
          netburst{registers.is_netburst()} {}

    constexpr failure derive() {
        into.count = into.readouts = 0;
        for (const readout &read : program.readouts)
            if (const failure problem = add(read)) return problem;
        into.readouts = into.count;
        if (const failure problem = add_leader()) return problem;
        if (netburst)
            if (const failure problem = add_what_tags()) return problem;
        return check_the_rest();
    }

private:
    constexpr failure add(const readout &read) {
        const counter_place position = place_of_counter(read.address, netburst);
        const bool is_ibs = position.of == unit::ibs_fetch || position.of == unit::ibs_op;
        if (read.is_sampled && !is_ibs)
            return inexpressible(read, "it samples, and this backend counts: sample with perf "
                                       "record, or on a backend that reaches the registers");
        if (into.count == perf_events::most)
            return inexpressible(read, "the plan has more choices than this backend holds");
        perf_event &event = into.all[into.count];
        event = {.planned = position.index, .owner = read.owner, .name = read.name};
        const failure problem = fill(read, position, event);
        if (!problem) ++into.count;
        return problem;
    }

    constexpr failure fill(const readout &read, const counter_place &position, perf_event &event) {
        const bool is_of_core = position.of == unit::select || position.of == unit::fixed ||
                                position.of == unit::shares || position.of == unit::netburst;
        if (is_of_core && find("cpu") == 0)
            return inexpressible(read, "the kernel has no PMU for the cores of this kind");
        switch (position.of) {
        case unit::select:
            event.type = find("cpu");
            return select_event(registers, read, position, event);
        case unit::fixed:
            event.type = find("cpu");
            return fixed_event(registers, read, position, event);
        case unit::shares:
            event.type = find("cpu");
            return share_event(registers, read, event);
        case unit::netburst:
            event.type = find("cpu");
            return netburst_event(registers, read, position.place, event);
        case unit::ibs_fetch:
            return ibs_event(registers, read, position, find("ibs_fetch"), event);
        case unit::ibs_op:
            return ibs_event(registers, read, position, find("ibs_op"), event);
        case unit::amd_node:
            return unit_event(read, position, "amd_df", "amd_nb", event);
        case unit::amd_last:
            return unit_event(read, position, "amd_l3", "amd_l2", event);
        case unit::none:
            break;
        }
        return inexpressible(read, "Linux's perf has no events for its register");
    }

    constexpr failure unit_event(const readout &read, const counter_place &position,
                                 const char *newer, const char *older, perf_event &event) {
        unit_pmu pmu{.name = newer, .number = find(newer), .is_newer = true};
        if (pmu.number == 0) pmu = {.name = older, .number = find(older), .is_newer = false};
        return perf_detail::unit_event(registers, read, position, pmu, event);
    }

    /// Makes the event of issue slots lead the group of a program that reads shares of issue slots:
    /// the event that the program counts, or else an event that nobody reads. The kernel counts
    /// these shares only in a group that issue slots lead.
    constexpr failure add_leader() {
        const readout *share = nullptr;
        for (const readout &read : program.readouts)
            if (share == nullptr && read.is_share()) share = &read;
        if (share == nullptr) return {};
        for (std::size_t i = 0; i < into.readouts; ++i)
            if (program.readouts[i].address == share->share.address) {
                into.all[i].leads = true;
                return {};
            }
        if (into.count == perf_events::most) return inexpressible(*share, "it is too much");
        const readout slot_counter{.address = share->share.address,
                                   .width = share->share.width,
                                   .name = share->share.name,
                                   .owner = share->owner};
        const counter_place position = place_of_counter(slot_counter.address, false);
        perf_event &event = into.all[into.count];
        event = {.planned = position.index, .owner = slot_counter.owner, .name = slot_counter.name};
        if (const failure problem = fill(slot_counter, position, event)) return problem;
        event.leads = true;
        ++into.count;
        return {};
    }

    /// Adds the events of counters of the Pentium 4 that are not read but tag uops for an event at
    /// retirement: the kernel has to run these counters.
    constexpr failure add_what_tags() {
        for (std::uint32_t counter = 0; counter < netburst_counters; ++counter) {
            const write *const control = registers.last(first_cccr + counter);
            if (control == nullptr || registers.reads(first_netburst_counter + counter)) continue;
            if (into.count == perf_events::most) return inexpressible(*control, "it is too much");
            const readout unread{.address = first_netburst_counter + counter,
                                 .name = "what tags for it",
                                 .owner = control->owner};
            perf_event &event = into.all[into.count];
            event = {.type = find("cpu"),
                     .planned = counter,
                     .owner = control->owner,
                     .name = "what tags for it"};
            if (const failure problem = netburst_event(registers, unread, counter, event))
                return problem;
            ++into.count;
        }
        return {};
    }

    /// Returns the failure of the first write of the program that no perf event stands for; none
    /// where there is no such write.
    constexpr failure check_the_rest() const {
        failure first{};
        registers.for_each([&](const write &write) {
            if (!first && !is_said(write))
                first =
                    inexpressible(write, "Linux's perf does not write this register for an event");
        });
        return first;
    }

    constexpr bool is_said(const write &write) const {
        if (is_kernels_own(write.address)) return true;
        const counter_place position = place_of_counter(write.address, netburst);
        const bool is_ibs = position.of == unit::ibs_fetch || position.of == unit::ibs_op;
        if (position.of != unit::none && !is_ibs)
            return write.value == 0; // the register write clears a counter, without a preset value
        for (const readout &read : program.readouts)
            if (place_of_counter(read.address, netburst).select == write.address) return true;
        return netburst ? is_said_of_netburst(write) : is_said_of_others(write);
    }

    /// Returns whether events stand for a write of the Pentium 4: a CCCR counts or tags; whether an
    /// ESCR or a register of replays is used is decided by the values of the CCCRs.
    constexpr bool is_said_of_netburst(const write &entry) const {
        if (is_cccr(entry.address)) return true;
        if (entry.address == pebs_enable || entry.address == pebs_matrix_vert)
            return netburst_metric_number(registers) != 0;
        for (std::uint32_t counter = 0; counter < netburst_counters; ++counter) {
            const write *const control = registers.last(first_cccr + counter);
            if (control != nullptr && netburst_escr(counter, control->value) == entry.address)
                return true;
        }
        return false;
    }

    constexpr bool is_said_of_others(const write &write) const {
        switch (write.address) {
        case offcore_rsp_0:
        case offcore_rsp_1:
        case omr_0:
        case omr_0 + 1:
        case omr_0 + 2:
        case omr_0 + 3:
        case pebs_ld_lat:
        case pebs_frontend:
            // the value of an extra register goes into config1 of the event that needs the register
            return true;
        case pebs_enable:
            return write.value == 0;
        default:
            return is_select(write.address) && (write.value == 0 || is_merging(write.value));
        }
    }

    constexpr bool is_select(std::uint32_t address) const {
        for (const counter_range &range : counter_ranges)
            for (std::uint32_t place = 0; place < range.count; ++place)
                if (range.select + place * range.select_step == address) return true;
        return false;
    }

    program_view program;
    written_registers registers;
    Find find;
    perf_events &into;
    bool netburst;
};

} // namespace perf_detail

/// Derives the perf events of a program of register writes: one for each counter that is read, and
/// one for each event that only tags uops or leads the group.
/// `program`: writes and readouts of a plan
/// `find`: `find(name)` returns the number of the kernel's PMU of this name, or 0 where it has
/// none; `cpu` is the PMU of the core's counters
/// `destination`: takes the events
/// Returns `error_code::inexpressible` with the choice and a sentence where perf cannot count a
/// choice as the program does.
template <typename Find>
constexpr failure derive_perf_events(const program_view &program, Find find,
                                     perf_events &destination) {
    return perf_detail::deriver<Find>{program, find, destination}.derive();
}

} // namespace msr
