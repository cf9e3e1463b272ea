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

/// The privilege and the thread of the code that loads and stores.
struct running_as {
    bool kernel = false; ///< at CPL 0; otherwise at CPL 1, 2 or 3
    unsigned thread = 0; ///< logical processor
};

/// The uops that the registers of a Pentium 4 tag now.
class pentium4_tagging {
public:
    /// The replay metrics that are set up.
    struct replay {
        std::uint64_t bits{};               ///< of replay metrics; 0: nothing is tagged
        bool mispredicted{};                ///< bits 15 and 16, of Tagged_mispred_branch
        netburst::pebs_matrix_vert kinds{}; ///< MSR_PEBS_MATRIX_VERT: what the metrics count

        /// Whether this bit of the replay metrics is set.
        constexpr bool metric(unsigned bit) const { return (bits >> bit & 1) != 0; }
        /// Whether some of it tags what no signal carries: all but bits 0, 1, 2 and 10.
        constexpr bool is_still() const { return (bits & ~std::uint64_t{0x407}) != 0; }
    };

    /// `registers`: those of pentium4_registers, which must live as long.
    explicit constexpr pentium4_tagging(register_file &registers) : registers_{&registers} {}

    /// Returns the replay metrics that are on; none where tagging is off.
    constexpr replay replays() const noexcept {
        using netburst::pebs_enable;
        using netburst::pebs_matrix_vert;
        const auto enabled = decode<pebs_enable>(held(pebs_enable::address));
        if (!enabled.uop_tag) return {};
        constexpr std::uint64_t bits_15_and_16 = 0xc; // of the field that begins with bit 13
        return {.bits = enabled.replay_metric_bits,
                .mispredicted = (enabled.reserved13 & bits_15_and_16) == bits_15_and_16,
                .kinds = decode<pebs_matrix_vert>(held(pebs_matrix_vert::address))};
    }

    /// Whether an ESCR with power selects any of the masks of `tags` for this code.
    constexpr bool are_set_by(const netburst::request &tags, running_as code) const noexcept {
        const netburst::event_row &event = netburst::events[tags.event];
        for (const netburst::escr_number number : event.all_escrs()) {
            const auto selection = selection_of(static_cast<unsigned>(number), code);
            if (selection.event_select == event.select && (selection.event_mask & tags.masks) != 0)
                return true;
        }
        return false;
    }

    /// Returns the selection of the ESCR at a place of netburst::escrs for this code; empty where
    /// the ESCR is absent or has no power.
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

    /// Logic that feeds no enabled counter is powered down: of an ESCR that only tags, a counter
    /// that it or its partner feeds has to be enabled (SDM 18.15.5.9). Partners feed the counters
    /// of a group between them.
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
