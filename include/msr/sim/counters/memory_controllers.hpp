// The counters of the memory controllers (UMC) of a simulated AMD processor: registers that count
// the lines which the last-level caches read from memory and write to memory. Nothing was measured.
#pragma once

#include <msr/amd/counters/counter_table.hpp>
#include <msr/amd/counters/event_table.hpp>
#include <msr/amd/counters/layout.hpp>
#include <msr/amd/counters/memory_controllers.hpp>
#include <msr/amd/counters/target.hpp>
#include <msr/core/failure.hpp>
#include <msr/core/field.hpp>
#include <msr/processor/cpuid.hpp>
#include <msr/processor/table.hpp>
#include <msr/sim/caches/controller_traffic.hpp>
#include <msr/sim/events/event_meanings.hpp>
#include <msr/sim/models/models.hpp>

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace msr::sim {

/// Returns the number of memory controllers with counters in a package of a simulated processor; 0:
/// none has counters. The numbers are those of the desktop parts of Zen 4 and Zen 5 (19h 61h, 1Ah
/// 44h); Zen 6, which is announced, is simulated with as many.
/// Source: InstLatx64 087af2c.
constexpr unsigned controllers_of(core processor) {
    const bool has_controllers =
        processor == core::zen4 || processor == core::zen5 || processor == core::zen6;
    return has_controllers ? 2 : 0;
}

/// Returns leaf 8000_0022h with the number of memory controllers and of their counters added.
constexpr cpuid_registers with_controllers(cpuid_registers leaf_22h, unsigned controllers) {
    leaf_22h.ebx |= controllers * amd::counters_of_controller << 16;
    leaf_22h.ecx = static_cast<std::uint32_t>(low_bits(controllers));
    return leaf_22h;
}

/// The counters of memory controllers of a simulated machine, as registers. Each package has
/// equally many controllers, which its logical processors access at equal addresses. Reserved bits
/// are refused. A counter that has reached its maximum stops, and its bit 48 is set.
class memory_controllers {
public:
    static constexpr const char *limits = controller_traffic::limits;

    /// Makes the registers of `controllers` memory controllers in each package.
    /// `parts`: the models whose traffic is counted; they must live as long as this object
    /// `packages`: the number of packages; each has equally many logical processors, next to each
    /// other, and shares no last-level cache with another package
    memory_controllers(unsigned controllers, processor_models &parts, unsigned packages = 1)
        : controllers_{controllers}, parts_{parts}, cpus_of_package_{std::max<std::size_t>(
                                                        parts.size() / packages, 1)},
          counters_((parts.size() + cpus_of_package_ - 1) / cpus_of_package_ * controllers *
                    amd::counters_of_controller) {
        for (const auto &level : parts.last_levels())
            level->controllers.set_number(controllers);
    }
    memory_controllers(const memory_controllers &) = delete;
    memory_controllers &operator=(const memory_controllers &) = delete;

    unsigned controllers() const { return controllers_; }

    /// Returns whether an address is that of a register of a memory controller.
    bool has(std::uint32_t address) const {
        return address >= first_address &&
               address - first_address < controllers_ * amd::controller_stride;
    }

    /// Reads a register on a logical processor, as RDMSR does. Returns `error_code::refused` for a
    /// register that the machine lacks, `error_code::cpu_offline` for a logical processor that the
    /// machine lacks.
    failure read(unsigned cpu, std::uint32_t address, std::uint64_t &result) noexcept {
        if (cpu >= parts_.size()) return because(error_code::cpu_offline, cpu, address);
        if (!has(address)) return because(error_code::refused, cpu, address);
        const std::size_t place = place_of(cpu, address);
        counter &state = counters_[place];
        if (is_counter(address)) take_up(state, place);
        result = is_counter(address) ? state.value : state.control;
        return {};
    }

    /// Writes a register on a logical processor, as WRMSR does. Returns `error_code::refused` for a
    /// register that the machine lacks or where `value` sets a reserved bit,
    /// `error_code::cpu_offline` for a logical processor that the machine lacks; after a failure
    /// the register is unchanged.
    failure write(unsigned cpu, std::uint32_t address, std::uint64_t value) noexcept {
        if (cpu >= parts_.size()) return because(error_code::cpu_offline, cpu, address);
        constexpr std::uint64_t count_bits = low_bits(amd::counter_width + 1);
        const std::uint64_t known =
            is_counter(address) ? count_bits : ~row_of(amd::select_layout::umc).reserved;
        if (!has(address) || (value & ~known) != 0) {
            failure refusal = because(error_code::refused, cpu, address);
            refusal.is_write = true;
            refusal.value = value;
            return refusal;
        }
        const std::size_t place = place_of(cpu, address);
        counter &state = counters_[place];
        take_up(state, place);
        if (is_counter(address))
            state.value = value;
        else
            state.control = value;
        state.last_events = events_of(state, place);
        return {};
    }

    /// Returns whether any counter of a memory controller is enabled.
    bool are_counting() const {
        return std::any_of(counters_.begin(), counters_.end(),
                           [](const counter &state) { return state.is_enabled(); });
    }

    /// Calls `sink(const still_counter &)` for each enabled counter that does not count, since the
    /// models have no signals of the counter's event. `cpu`: the logical processor whose package is
    /// visited.
    template <typename Sink>
    void each_still(unsigned cpu, Sink sink) const {
        const std::size_t first = place_of(cpu, first_address);
        for (std::size_t i = 0; i < controllers_ * amd::counters_of_controller; ++i)
            if (const counter &state = counters_[first + i];
                state.is_enabled() && !state.is_known())
                sink(still_counter{
                    .counter =
                        amd::counter_table[first_number + i % amd::counters_of_controller].name,
                    .why = not_counted_because::no_signal});
    }

private:
    // number, in counter_table, of the first memory controller's first counter
    static constexpr unsigned first_number = 40;
    static constexpr std::uint32_t first_address = amd::counter_table[first_number].select_address;
    static_assert(amd::range_of(first_number).counts == amd::unit::umc);

    struct counter {
        std::uint64_t control{};
        std::uint64_t value{};
        /// Number of events selected by `control` at the time when `value` was updated last.
        std::uint64_t last_events{};

        bool is_enabled() const { return (control & row_of(amd::select_layout::umc).enable) != 0; }
        std::uint64_t mask() const { return row_of(amd::select_layout::umc).unit_mask_in(control); }
        /// Returns whether the models have the selected event: transfers of 64-byte lines (reads,
        /// writes or both).
        bool is_known() const {
            constexpr std::uint32_t transfers =
                amd::event_table[static_cast<unsigned>(amd::event_number::umc_cas_cmd)].code;
            return row_of(amd::select_layout::umc).event_in(control) == transfers && mask() < 3;
        }
    };

    unsigned controllers_;
    processor_models &parts_;
    std::size_t cpus_of_package_;
    /// Counters of all memory controllers, by package, controller and number in the controller.
    std::vector<counter> counters_;

    static failure because(error_code kind, unsigned cpu, std::uint32_t address) noexcept {
        return {.kind = kind, .cpu = cpu, .address = address};
    }
    static bool is_counter(std::uint32_t address) { return (address - first_address) % 2 != 0; }

    std::size_t place_of(unsigned cpu, std::uint32_t address) const {
        const std::size_t package = cpu / cpus_of_package_;
        return package * controllers_ * amd::counters_of_controller + (address - first_address) / 2;
    }

    /// Returns how often the event selected by a counter has occurred since the models were made.
    /// `place`: index of the counter in `counters_`.
    std::uint64_t events_of(const counter &state, std::size_t place) const {
        if (!state.is_known()) return 0;
        const auto controller =
            static_cast<unsigned>(place / amd::counters_of_controller % controllers_);
        const std::size_t package = place / amd::counters_of_controller / controllers_;
        std::uint64_t sum = 0;
        const auto &levels = parts_.last_levels();
        for (std::size_t level = 0; level < levels.size(); ++level) {
            const std::size_t first_cpu = parts_.first_cpu_of(level);
            if (first_cpu / cpus_of_package_ != package) continue;
            const memory_traffic &traffic = levels[level]->controllers.of(controller);
            constexpr std::uint64_t reads_only = 1, writes_only = 2;
            if (state.mask() != writes_only) sum += traffic.reads;
            if (state.mask() != reads_only) sum += traffic.writes;
        }
        return sum;
    }

    void take_up(counter &state, std::size_t place) const {
        constexpr std::uint64_t top = low_bits(amd::counter_width);
        const std::uint64_t events = events_of(state, place);
        const std::uint64_t added = events - state.last_events;
        state.last_events = events;
        if (!state.is_enabled() || added == 0) return;
        const std::uint64_t room = top - (state.value & top);
        const bool is_full = added > room || state.value > top;
        state.value = is_full ? (top + 1) | top : state.value + added;
    }
};

} // namespace msr::sim
