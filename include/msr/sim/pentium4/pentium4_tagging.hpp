// The uops that the registers of a simulated Pentium 4 tag: for replay_event by IA32_PEBS_ENABLE
// and MSR_PEBS_MATRIX_VERT, for the other mechanisms by ESCRs (SDM volume 3, 325384-059, 18.15.6).
#pragma once

#include <msr/core/field.hpp>
#include <msr/intel/netburst/events.hpp>
#include <msr/intel/netburst/facts/wiring.hpp>
#include <msr/intel/netburst/registers.hpp>
#include <msr/intel/netburst/request.hpp>
#include <msr/intel/netburst/sampling_registers.hpp>
#include <msr/sim/registers/register_file.hpp>

#include <cstdint>

namespace msr::sim {

/// The privilege and the logical processor of code that executes.
struct running_as {
    bool kernel = false; ///< whether the code is at CPL 0; otherwise at CPL 1, 2 or 3
    unsigned thread = 0; ///< number of the logical processor that runs the code: 0 or 1
};

/// The tagging of uops by the present values of a Pentium 4's registers.
class pentium4_tagging {
public:
    /// The replay metrics that the registers select.
    struct replay {
        /// Replay metrics by their bit in IA32_PEBS_ENABLE; 0: no uop is tagged.
        std::uint64_t bits{};
        /// Whether bits 15 and 16 of IA32_PEBS_ENABLE are set, which Tagged_mispred_branch needs.
        bool mispredicted{};
        /// Value of MSR_PEBS_MATRIX_VERT, which selects the kinds of accesses that the metrics
        /// count.
        netburst::pebs_matrix_vert kinds{};

        /// Returns whether the replay metric of a bit is selected.
        constexpr bool metric(unsigned bit) const { return (bits >> bit & 1) != 0; }
        /// Returns whether a replay metric is selected that no signals correspond to: any metric
        /// but those of bits 0, 1, 2 and 10.
        constexpr bool is_still() const { return (bits & ~std::uint64_t{0x407}) != 0; }
    };

    /// Makes the object. `registers`: the registers of pentium4_registers(); they must live as long
    /// as the object.
    explicit constexpr pentium4_tagging(register_file &registers) : registers_{&registers} {}

    /// Returns the selected replay metrics; no metrics where tagging is off.
    constexpr replay replays() const noexcept {
        using netburst::pebs_enable;
        using netburst::pebs_matrix_vert;
        const auto enabled = decode<pebs_enable>(held(pebs_enable::address));
        if (!enabled.uop_tag) return {};
        // bits 15 and 16 of IA32_PEBS_ENABLE, within the field that begins at bit 13
        constexpr std::uint64_t bits_15_and_16 = 0xc;
        return {.bits = enabled.replay_metric_bits,
                .mispredicted = (enabled.reserved13 & bits_15_and_16) == bits_15_and_16,
                .kinds = decode<pebs_matrix_vert>(held(pebs_matrix_vert::address))};
    }

    /// Returns whether an ESCR that is powered selects, for the code, any mask bit of the event in
    /// `tags`.
    constexpr bool are_set_by(const netburst::request &tags, running_as code) const noexcept {
        const netburst::event_row &event = netburst::events[tags.event];
        for (const netburst::escr_number number : event.all_escrs()) {
            const auto selection = selection_of(static_cast<unsigned>(number), code);
            if (selection.event_select == event.select && (selection.event_mask & tags.masks) != 0)
                return true;
        }
        return false;
    }

    /// Returns the value of the ESCR at an index in netburst::escrs; all 0 where the model lacks
    /// the ESCR, or where the ESCR is not powered or does not select the code's privilege and
    /// logical processor.
    constexpr netburst::escr selection_of(unsigned place, running_as code) const noexcept {
        const std::uint64_t *const value = registers_->held(netburst::escrs[place].address);
        if (value == nullptr || *value == 0 || !has_power(place)) return {};
        const auto selection = decode<netburst::escr>(*value);
        const bool levels[2][2] = {{selection.t0_usr, selection.t0_os},
                                   {selection.t1_usr, selection.t1_os}};
        return levels[code.thread][code.kernel] ? selection : netburst::escr{};
    }

private:
    register_file *registers_;

    constexpr std::uint64_t held(std::uint32_t address) const { return *registers_->held(address); }

    /// Returns whether the ESCR at an index in netburst::escrs is powered. Logic that feeds no
    /// enabled counter is powered down: for an ESCR that only tags, a counter fed by the ESCR or
    /// its partner must be enabled; partners feed the counters of a group.
    /// Source: Intel SDM volume 3, 18.15.5.9.
    constexpr bool has_power(unsigned place) const noexcept {
        const netburst::counter_set fed = netburst::escrs[place].counters;
        netburst::counter_group group{};
        for (unsigned number = 0; number < netburst::counter_count; ++number)
            if ((fed >> number & 1) != 0) group = netburst::counters[number].group;
        for (const netburst::counter_row &row : netburst::counters)
            if (row.group == group && decode<netburst::cccr>(held(row.cccr_address)).enable)
                return true;
        return false;
    }
};

} // namespace msr::sim
