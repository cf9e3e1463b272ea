// The boxes outside of the cores of a simulated Intel server: slices of its last-level caches
// (CHA), whose registers are MSRs, and channels of its memory controllers (IMC), whose registers
// are no MSRs. Nothing was measured.
#pragma once

#include <msr/core/box_register.hpp>
#include <msr/core/failure.hpp>
#include <msr/core/field.hpp>
#include <msr/intel/uncore/box.hpp>
#include <msr/intel/uncore/layout.hpp>
#include <msr/intel/uncore/named_registers.hpp>
#include <msr/intel/uncore/program.hpp>
#include <msr/intel/uncore/target.hpp>
#include <msr/intel/uncore/unit_row.hpp>
#include <msr/processor/identity.hpp>
#include <msr/sim/caches/controller_traffic.hpp>
#include <msr/sim/caches/core_caches.hpp>
#include <msr/sim/caches/slice_traffic.hpp>
#include <msr/sim/counters/uncore_meanings.hpp>
#include <msr/sim/events/event_meanings.hpp>
#include <msr/sim/models/models.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace msr::sim {

/// The counters of boxes outside of the cores of a simulated machine, CHA and IMC, as registers.
/// Each package has equally many boxes, which its logical processors access at equal addresses.
/// Reserved bits are refused. Boxes of other kinds, fixed counters and the register that freezes
/// all boxes at once are missing.
class uncore_boxes {
public:
    static constexpr const char *limits[] = {slice_traffic::limits, controller_traffic::limits};

    /// Makes the boxes of all packages.
    /// `processor`: the processor, which decides which boxes the machine has
    /// `parts`: the models whose traffic is counted; they must live as long as this object
    /// `packages`: the number of packages; each has equally many logical processors, next to each
    /// other, and shares no last-level cache with another package
    uncore_boxes(core processor, processor_models &parts, unsigned packages = 1)
        : processor_{processor}, numbers_{boxes_of(processor)}, parts_{parts},
          cpus_of_package_{std::max<std::size_t>(parts.size() / packages, 1)} {
        for (const auto &level : parts.last_levels()) {
            level->controllers.set_number(std::max(numbers_.channels, 1u));
            level->slices.set_number(numbers_.slices);
        }
        const std::size_t package_count = (parts.size() + cpus_of_package_ - 1) / cpus_of_package_;
        add_kind(uncore::box::cha, numbers_.slices, package_count);
        add_kind(uncore::box::imc, numbers_.channels, package_count);
    }
    uncore_boxes(const uncore_boxes &) = delete;
    uncore_boxes &operator=(const uncore_boxes &) = delete;

    /// Returns the number of boxes of a kind in a package. `kind`: a number of `uncore::box`.
    unsigned boxes(unsigned, unsigned kind) const noexcept {
        for (const kind_of_boxes &entry : kinds_)
            if (static_cast<unsigned>(entry.row.kind) == kind) return entry.number;
        return 0;
    }

    /// Returns whether an address is that of an MSR of a box, or of the MSR with the number of
    /// CHAs.
    bool has(std::uint32_t address) const noexcept {
        return is_cha_number(address) || place_of_msr(address).kind != nullptr;
    }
    /// Returns whether the machine has a register of a box that is no MSR.
    bool has(const box_register &entry) const noexcept {
        return place_of_box(entry).kind != nullptr;
    }

    /// Reads a register on a logical processor, as RDMSR does. Returns `error_code::refused` for a
    /// register that the machine lacks, `error_code::cpu_offline` for a logical processor that the
    /// machine lacks.
    failure read(unsigned cpu, std::uint32_t address, std::uint64_t &result) noexcept {
        if (cpu < parts_.size() && is_cha_number(address)) {
            result = numbers_.slices;
            return {};
        }
        return read_at(cpu, address, place_of_msr(address), result);
    }
    /// Writes a register on a logical processor, as WRMSR does. Returns `error_code::refused` for a
    /// register that the machine lacks or where `value` sets a reserved bit,
    /// `error_code::cpu_offline` for a logical processor that the machine lacks; after a failure
    /// the register is unchanged.
    failure write(unsigned cpu, std::uint32_t address, std::uint64_t value) noexcept {
        return write_at(cpu, address, place_of_msr(address), value);
    }
    /// Reads a register of a box that is no MSR. Returns `error_code::refused` for a register that
    /// the machine lacks, `error_code::cpu_offline` for a logical processor that the machine lacks.
    failure read_box(unsigned cpu, const box_register &entry, std::uint64_t &result) noexcept {
        return read_at(cpu, address_of(entry), place_of_box(entry), result);
    }
    /// Writes a register of a box that is no MSR. Returns `error_code::refused` for a register that
    /// the machine lacks or where `value` sets a reserved bit, `error_code::cpu_offline` for a
    /// logical processor that the machine lacks.
    failure write_box(unsigned cpu, const box_register &entry, std::uint64_t value) noexcept {
        return write_at(cpu, address_of(entry), place_of_box(entry), value);
    }

    /// Returns whether any counter of a box is enabled while its box is not frozen.
    bool are_counting() const {
        for (const kind_of_boxes &entry : kinds_)
            for (const box_state &state : entry.states)
                for (unsigned counter = 0; counter < entry.row.counters; ++counter)
                    if (entry.counts(state, counter)) return true;
        return false;
    }

    /// Calls `sink(const still_counter &)` for each enabled counter that does not count, since the
    /// models have no signals of the counter's event. `cpu`: the logical processor whose package is
    /// visited.
    template <typename Sink>
    void each_still(unsigned cpu, Sink sink) const {
        for (const kind_of_boxes &entry : kinds_)
            for (unsigned box = 0; box < entry.number; ++box) {
                const box_state &state = entry.states[entry.index_of(package_of(cpu), box)];
                for (unsigned counter = 0; counter < entry.row.counters; ++counter)
                    if (entry.counts(state, counter) && state.selects[counter] != 0 &&
                        sum_of(entry, state, counter) == nullptr)
                        sink(still_counter{
                            .counter =
                                uncore::registers_of(entry.row, static_cast<int>(counter)).name,
                            .why = not_counted_because::no_signal});
            }
    }

private:
    static constexpr unsigned most_counters = 4;

    struct box_state {
        std::uint64_t control{};
        std::uint64_t filters[2]{};
        std::uint64_t selects[most_counters]{};
        std::uint64_t counters[most_counters]{};
        /// By counter: the number of the counter's events in the models when they were last added
        /// to `counters`.
        std::uint64_t events[most_counters]{};
    };

    /// The boxes of one kind in all packages.
    struct kind_of_boxes {
        uncore::unit_row row{};
        unsigned number{}; ///< number of boxes of the uncore kind in a package
        std::uint64_t select_bits{};
        /// States of boxes by package and by the box's number in the package.
        std::vector<box_state> states{};

        std::size_t index_of(std::size_t package, unsigned box) const {
            return package * number + box;
        }
        const uncore::control_row &style() const { return uncore::row_of(row.style); }
        /// Returns whether a counter is enabled while its box is not frozen.
        bool counts(const box_state &state, unsigned counter) const {
            const std::uint64_t freeze = style().freeze & ~style().running;
            const std::uint64_t enable = uncore::row_of(row.layout).enable.placed(1);
            return (state.control & freeze) == 0 && (state.selects[counter] & enable) == enable;
        }
    };

    /// A register of a box; `kind` null: the box has no such register.
    struct register_place {
        const kind_of_boxes *kind{};
        unsigned box{};
        /// Number of the register among the registers of its box, as in `box_index`.
        unsigned place{};
    };

    core processor_;
    simulated_boxes numbers_;
    processor_models &parts_;
    std::size_t cpus_of_package_;
    std::vector<kind_of_boxes> kinds_;

    void add_kind(uncore::box kind, unsigned number, std::size_t packages) {
        const uncore::found_unit unit = uncore::unit_of(kind, uncore::target_of(processor_));
        if (number == 0 || !unit || unit->counters > most_counters) return;
        kinds_.push_back(
            {.row = *unit,
             .number = number,
             .select_bits = ~bits_with(uncore::fields_of(unit->layout), access::reserved)});
        kinds_.back().states.resize(packages * number);
        for (box_state &state : kinds_.back().states)
            state.control = kinds_.back().style().running;
    }

    std::size_t package_of(unsigned cpu) const { return cpu / cpus_of_package_; }

    bool is_cha_number(std::uint32_t address) const {
        const uncore::found_unit unit =
            uncore::unit_of(uncore::box::cha, uncore::target_of(processor_));
        return unit && address != 0 && uncore::number_register(unit->counted).address == address &&
               numbers_.slices != 0;
    }

    register_place place_of_msr(std::uint32_t address) const {
        for (const kind_of_boxes &entry : kinds_) {
            const uncore::unit_row &row = entry.row;
            if (row.access != uncore::reach::msr || row.stride == 0 || address < row.control)
                continue;
            const unsigned box = (address - row.control) / row.stride;
            if (box >= entry.number) continue;
            // address of the register in the box with number 0
            const std::uint32_t first = address - box * row.stride;
            const auto register_in_box = [&](unsigned place) {
                return register_place{&entry, box, place};
            };
            if (first == row.control) return register_in_box(box_index::control);
            for (unsigned index = 0; index < 2; ++index)
                if (row.filter[index] != 0 && first == row.filter[index])
                    return register_in_box(box_index::filter + index);
            if (first >= row.select && first < row.select + row.counters)
                return register_in_box(box_index::select + (first - row.select));
            if (first >= row.counter && first < row.counter + row.counters)
                return register_in_box(box_index::counter + (first - row.counter));
        }
        return {};
    }

    register_place place_of_box(const box_register &target) const {
        for (const kind_of_boxes &entry : kinds_) {
            if (entry.row.access == uncore::reach::msr || target.box >= entry.number ||
                static_cast<unsigned>(entry.row.kind) != target.kind)
                continue;
            const auto is_of = [&](unsigned first) {
                return target.index >= first && target.index < first + entry.row.counters;
            };
            if (target.index == box_index::control || is_of(box_index::select) ||
                is_of(box_index::counter))
                return {&entry, target.box, target.index};
        }
        return {};
    }

    static failure refusal_of(error_code kind, unsigned cpu, std::uint32_t address) {
        return {.kind = kind, .cpu = cpu, .address = address};
    }

    failure read_at(unsigned cpu, std::uint32_t address, const register_place &target,
                    std::uint64_t &result) noexcept {
        if (cpu >= parts_.size()) return refusal_of(error_code::cpu_offline, cpu, address);
        if (target.kind == nullptr) return refusal_of(error_code::refused, cpu, address);
        kind_of_boxes &kind = own(target);
        box_state &state = kind.states[kind.index_of(package_of(cpu), target.box)];
        take_up(kind, state, package_of(cpu), target.box);
        result = register_in(state, target.place);
        return {};
    }

    failure write_at(unsigned cpu, std::uint32_t address, const register_place &target,
                     std::uint64_t value) noexcept {
        failure refusal = refusal_of(error_code::refused, cpu, address);
        refusal.is_write = true;
        refusal.value = value;
        if (cpu >= parts_.size()) {
            refusal.kind = error_code::cpu_offline;
            return refusal;
        }
        if (target.kind == nullptr || (value & ~bits_of(*target.kind, target.place)) != 0)
            return refusal;
        kind_of_boxes &kind = own(target);
        box_state &state = kind.states[kind.index_of(package_of(cpu), target.box)];
        take_up(kind, state, package_of(cpu), target.box);
        if (target.place == box_index::control)
            control(kind, state, value);
        else
            register_in(state, target.place) = value;
        begin_at(kind, state, package_of(cpu), target.box);
        return {};
    }

    kind_of_boxes &own(const register_place &target) {
        return kinds_[static_cast<std::size_t>(target.kind - kinds_.data())];
    }

    /// Returns the bits that software may set of the register with number `place` of a box.
    static std::uint64_t bits_of(const kind_of_boxes &kind, unsigned place) {
        if (place >= box_index::counter) return low_bits(kind.row.width);
        if (place >= box_index::select) return kind.select_bits;
        if (place == box_index::control)
            return kind.style().freeze | kind.style().running | kind.style().reset;
        return kind.row.filter_bits[place - box_index::filter];
    }

    static std::uint64_t &register_in(box_state &state, unsigned place) {
        if (place >= box_index::counter) return state.counters[place - box_index::counter];
        if (place >= box_index::select) return state.selects[place - box_index::select];
        return place == box_index::control ? state.control
                                           : state.filters[place - box_index::filter];
    }

    /// Writes the control register of a box. Its two reset bits, the lower for the select registers
    /// and the upper for the counters, read as 0.
    static void control(const kind_of_boxes &kind, box_state &state, std::uint64_t value) {
        const std::uint64_t resets = kind.style().reset;
        const std::uint64_t lower = resets & (~resets + 1);
        for (unsigned counter = 0; counter < most_counters; ++counter) {
            if ((value & lower) != 0) state.selects[counter] = 0;
            if ((value & resets & ~lower) != 0) state.counters[counter] = 0;
        }
        state.control = value & ~resets;
    }

    /// Returns the requests and transfers that a counter adds up; null: the counter's event is not
    /// simulated.
    const box_sum *sum_of(const kind_of_boxes &kind, const box_state &state,
                          unsigned counter) const {
        const std::uint64_t select = state.selects[counter];
        const uncore::layout_row &fields = uncore::row_of(kind.row.layout);
        for (const box_event_row &entry : box_meanings_of(processor_)) {
            const std::uint64_t enable = fields.enable.placed(1);
            const std::uint64_t numbers = fields.event_number(entry.code) |
                                          fields.unit_mask(entry.umask) |
                                          fields.mask_extension(entry.extension);
            const bool is_let_through =
                entry.filter == detail::no_filter || entry.filter == state.filters[1];
            if (entry.kind == kind.row.kind && (select & ~enable) == numbers && is_let_through)
                return &entry.sum;
        }
        return nullptr;
    }

    /// Returns how often an event has occurred in a box since the models were made.
    std::uint64_t events_of(const box_sum &sum, std::size_t package, unsigned box) const {
        std::uint64_t events = 0;
        const auto &levels = parts_.last_levels();
        for (std::size_t level = 0; level < levels.size(); ++level) {
            if (parts_.first_cpu_of(level) / cpus_of_package_ != package) continue;
            if (sum.reads) events += levels[level]->controllers.of(box).reads;
            if (sum.writes) events += levels[level]->controllers.of(box).writes;
            if (sum.requests == 0) continue;
            const slice_requests &requests = levels[level]->slices.requests_at(box);
            for (std::size_t kind = 0; kind < line_request_count; ++kind) {
                if ((sum.requests >> kind & 1) == 0) continue;
                if (sum.hits) events += requests.hits[kind];
                if (sum.misses) events += requests.misses[kind];
            }
        }
        return events;
    }

    /// Adds the events since the last call of the function to the counters of a box.
    void take_up(const kind_of_boxes &kind, box_state &state, std::size_t package,
                 unsigned box) const {
        for (unsigned counter = 0; counter < kind.row.counters; ++counter) {
            const box_sum *const sum = sum_of(kind, state, counter);
            if (sum == nullptr) continue;
            const std::uint64_t events = events_of(*sum, package, box);
            if (kind.counts(state, counter))
                state.counters[counter] =
                    (state.counters[counter] + events - state.events[counter]) &
                    low_bits(kind.row.width);
            state.events[counter] = events;
        }
    }
    /// Makes each counter of a box count from the models' present number of events on, after the
    /// box's registers changed.
    void begin_at(const kind_of_boxes &kind, box_state &state, std::size_t package,
                  unsigned box) const {
        for (unsigned counter = 0; counter < kind.row.counters; ++counter)
            if (const box_sum *const sum = sum_of(kind, state, counter))
                state.events[counter] = events_of(*sum, package, box);
    }
};

} // namespace msr::sim
