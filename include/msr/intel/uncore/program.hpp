// The program of a plan: the order in which the registers of boxes outside of the cores are written
// and read, which is the order of Linux. Sources: Linux 7.3 arch/x86/events/intel/uncore*.c.
// Nothing here was measured.
#pragma once

#include <msr/core/box_register.hpp>
#include <msr/core/field.hpp>
#include <msr/core/program.hpp>
#include <msr/core/sequence.hpp>
#include <msr/intel/uncore/event_pmu.hpp>
#include <msr/intel/uncore/filters.hpp>
#include <msr/intel/uncore/rules.hpp>
#include <msr/intel/uncore/target.hpp>
#include <msr/intel/uncore/unit_row.hpp>
#include <msr/pmu/program_builder.hpp>
#include <msr/pmu/select/event_pmu.hpp>
#include <msr/pmu/select/request.hpp>
#include <msr/processor/cpuid.hpp>

#include <cstddef>
#include <cstdint>

namespace msr::uncore {

/// Returns the sizes of the largest program for a number of choices, each in a box of its own. A
/// choice needs up to five writes that stop and clear the choice's box, two filters, a select
/// register and a counter; a program has up to two registers that enable several boxes. A box has
/// up to nine counters.
constexpr program_sizes sizes_for(std::size_t choices) {
    return {.writes = 13 * choices + 2,
            .readouts = choices,
            .registers = 5 * choices + 2,
            .claims = 9 * choices};
}

/// The address of no register. A box of unknown registers gets this address, so that no register of
/// another box is read.
inline constexpr std::uint32_t no_address = 0xffff'ffff;

/// The names of the registers of a kind of box, such as `cha_ctr2`. The position of the name of a
/// counter, or of a select register, is the number of the counter.
struct box_register_names {
    const char *counters[counter_count]{}; ///< the names of the counters, the fixed counter last
    const char *selects[counter_count]{};  ///< the names of the select registers
    const char *control{};                 ///< the name of the box control
    const char *filters[2]{};              ///< the names of the two filter registers
};

// clang-format off
// Names that are literals are read at once; names that a constexpr function joins cost a tenth of
// the time in which a plan compiles.
#define MSR_UNCORE_BOX(name, prefix)                                                               \
    {{#name "_ctr0", #name "_ctr1", #name "_ctr2", #name "_ctr3", #name "_ctr4", #name "_ctr5",    \
      #name "_ctr6", #name "_ctr7", #name "_fixed_ctr"},                                           \
     {#name "_ctl0", #name "_ctl1", #name "_ctl2", #name "_ctl3", #name "_ctl4", #name "_ctl5",    \
      #name "_ctl6", #name "_ctl7", #name "_fixed_ctl"},                                           \
     #name "_box_ctl",                                                                             \
     {#name "_filter0", #name "_filter1"}},
// clang-format on
/// The names of the registers of boxes; the index is the number of the `box`.
inline constexpr box_register_names register_names[] = {MSR_UNCORE_BOXES(MSR_UNCORE_BOX)};
#undef MSR_UNCORE_BOX
static_assert(counter_count == 9 && fixed_counter_number == 8);

/// The registers of a counter of box 0 of a kind.
struct counter_registers {
    std::uint32_t select{};  ///< address of the select register; 0: the counter has none
    std::uint32_t counter{}; ///< address of the counter; 0: the box lacks the counter
    std::uint8_t width{};    ///< width of the counter in bits; 0: the counter has 48 bits
    /// The bit of the select register that must be set for the counter to count; 0: there is none.
    std::uint64_t enable{};
    const char *select_name{}; ///< name of the select register, such as `cha_ctl2`
    const char *name{};        ///< name of the counter, such as `cha_ctr2`
};

/// Returns whether programs (lists of register writes and reads) contain the registers of a box:
/// MSRs, or other registers that a backend can access (msr/core/box_register.hpp).
constexpr bool has_registers(const unit_row &unit) {
    return unit.access == reach::msr || unit.style != control::none ||
           unit.layout == layout::free_running_select;
}

/// Returns the address that stands in programs for a register of box 0 that is not an MSR.
/// `place`: a constant of `box_index`, for a counter or select register plus the counter's number
constexpr std::uint32_t carried_address(const unit_row &unit, unsigned place) {
    return address_of({.kind = static_cast<unsigned>(unit.kind), .index = place});
}

/// Returns the address of the box control of box 0 of a kind; the kind must have a box control.
constexpr std::uint32_t control_address(const unit_row &unit) {
    return unit.access == reach::msr ? unit.control : carried_address(unit, box_index::control);
}

/// Returns the registers of a counter of box 0 of a kind; address 0 where the box lacks a register,
/// `no_address` where the address of the register is not known.
/// `number`: the counter's number in its box, 0 to 7, or 8 for the fixed counter
constexpr counter_registers registers_of(const unit_row &unit, int number) {
    const auto kind = static_cast<unsigned>(unit.kind);
    const bool fixed = number == fixed_counter_number;
    const std::uint64_t fixed_enable = unit.kind == box::uncore ? 0x1 : 0x40'0000;
    counter_registers result{
        .select = fixed ? unit.fixed_select : unit.select + static_cast<std::uint32_t>(number),
        .counter = fixed ? unit.fixed_counter : unit.counter + static_cast<std::uint32_t>(number),
        .width = fixed ? unit.fixed_width : unit.width,
        .enable = fixed ? fixed_enable : row_of(unit.layout).enable.placed(1),
        .select_name = register_names[kind].selects[number],
        .name = register_names[kind].counters[number]};
    if (unit.access == reach::msr) return result;
    if (!has_registers(unit)) {
        result.select = result.counter = no_address;
        return result;
    }
    const auto place = static_cast<unsigned>(number);
    result.select =
        carried_address(unit, fixed ? box_index::fixed_select : box_index::select + place);
    result.counter =
        carried_address(unit, fixed ? box_index::fixed_counter : box_index::counter + place);
    return result;
}

/// Returns the value of the select register for a legal choice, without the bit that enables the
/// counter; 0 for an event of the fixed counter.
constexpr std::uint64_t select_value(const select::request &request, const unit_row &unit) {
    if (event_pmu::is_of_fixed_counter(request)) return 0;
    const layout_row &fields = row_of(unit.layout);
    return fields.event_number(event_of(request)) | fields.unit_mask(request.masks) |
           fields.mask_extension(value_of(request, value_number::umask_ext)) |
           fields.channels.placed(value_of(request, value_number::ch_mask)) |
           fields.flows.placed(value_of(request, value_number::fc_mask)) |
           fields.threshold.placed(request.threshold) | fields.edge.placed(request.edge) |
           fields.invert.placed(request.invert) |
           fields.thread.placed(has(request, flag_number::tid_en)) |
           fields.occupancy_invert.placed(has(request, flag_number::occ_invert)) |
           fields.occupancy_edge.placed(has(request, flag_number::occ_edge));
}

/// Returns the MSR that contains the number of boxes of a kind; address 0 where no MSR does.
constexpr instance_register number_register(count_by counted) {
    constexpr std::uint32_t cbo_config = 0x396, cha_config = 0x2ffe;
    switch (counted) {
    case count_by::slices:
        return {.address = cbo_config, .mask = 0xf};
    case count_by::slices_and_graphics:
        return {.address = cbo_config, .mask = 0xf, .excluded = 1};
    case count_by::cha_config:
        return {.address = cha_config, .mask = ~std::uint64_t{0}};
    default:
        return {};
    }
}

/// Returns the sentence about a kind of box whose number of boxes is not known.
constexpr const char *number_problem(const unit_row &unit) {
    if (unit.access == reach::discovery) return box_address_is_known::text.sentence;
    if (unit.access != reach::msr) return box_is_reached_by_msr::text.sentence;
    switch (unit.counted) {
    case count_by::capability:
        return number_stands_in_msr::text.sentence;
    case count_by::cores:
        return number_is_not_that_of_cores::text.sentence;
    case count_by::discovery:
        return number_stands_outside_table::text.sentence;
    default:
        return number_of_boxes_is_known::text.sentence;
    }
}

/// Returns the instances of a kind of box that a processor has; a single instance where the
/// processor has no more. A program is written for box 0; a session counts all instances or
/// refuses.
constexpr unit_instances boxes_of(const unit_row &unit) {
    unit_instances result{.problem = number_problem(unit)};
    if (unit.access != reach::msr) {
        result.stride = box_stride;
        if (has_registers(unit)) result.kind = static_cast<int>(unit.kind);
        return result;
    }
    if (unit.boxes == 1) return {};
    // no source has the addresses of the boxes of the kind behind box 0
    if (unit.stride == 0 && unit.bases.size() == 0) {
        result.stride = 1;
        return result;
    }
    result.stride = unit.stride;
    result.bases = unit.bases;
    result.maximum = unit.bases.size() != 0 ? static_cast<unsigned>(unit.bases.size()) : unit.boxes;
    result.number = unit.counted == count_by::table ? unit.boxes : 0u;
    result.source = number_register(unit.counted);
    result.kind = static_cast<int>(unit.kind);
    return result;
}

/// The boxes and counters of the choices (events with their qualifiers) of a plan, by the position
/// of the choice. Boxes and counters are found once, because compilers evaluate each look-up in the
/// table of boxes step by step.
template <std::size_t Most>
struct counted_boxes {
    /// The row of the kind of box that counts each event of the plan.
    const unit_row *units[Most == 0 ? 1 : Most]{};
    /// The registers of the counter of each event of the plan.
    counter_registers counters[Most == 0 ? 1 : Most]{};
    /// Whether each event is the first of the plan that a box of its kind counts.
    bool is_first[Most == 0 ? 1 : Most]{};

    /// Finds the boxes of the choices of a legal plan.
    constexpr counted_boxes(sequence<select::request> requests, const select::assignment *assigned,
                            const target &processor) {
        for (std::size_t i = 0; i < requests.size(); ++i) {
            const box kind = box_of(requests[i]);
            std::size_t first = 0;
            while (first < i && units[first]->kind != kind)
                ++first;
            is_first[i] = first == i;
            units[i] = first == i ? &*unit_of(kind, processor) : units[first];
            counters[i] = registers_of(*units[i], assigned[i].counter);
        }
    }
};

/// The writer of a plan's program, phase by phase. All addresses are those of box 0 of a kind;
/// `unit_row::offset_of` returns the distance to the registers of another box.
template <std::size_t Most>
struct program_writer {
    sequence<select::request> requests;      ///< the choices of the plan
    const select::assignment *assigned;      ///< the counter that each choice is assigned to
    target processor;                        ///< the target of the plan
    program_builder<sizes_for(Most)> into{}; ///< the program of register writes that is being built
    /// The boxes and counters that count the events of the plan.
    counted_boxes<Most> boxes{requests, assigned, processor};

    /// Returns the row of the boxes that count the request at an index.
    constexpr const unit_row &unit(std::size_t i) const { return *boxes.units[i]; }
    /// Returns whether MSRs reach the box of the request at an index.
    constexpr bool is_by_msr(std::size_t i) const { return unit(i).access == reach::msr; }
    /// Returns whether the program contains the registers of the box of the request at an index.
    constexpr bool is_written(std::size_t i) const { return has_registers(unit(i)); }
    /// Returns the registers of the counter to which the request at an index is assigned.
    constexpr const counter_registers &counter(std::size_t i) const { return boxes.counters[i]; }
    /// Returns the value of the select register for the request at an index, without the enable
    /// bit.
    constexpr std::uint64_t selected(std::size_t i) const {
        return select_value(requests[i], unit(i));
    }
    /// Returns whether the request at an index is the first of its box. Registers that all choices
    /// of a box share are written for the first request of the box.
    constexpr bool is_first_of_box(std::size_t i) const { return boxes.is_first[i]; }
    /// Returns whether the box of the request at an index has a box control.
    constexpr bool has_control(std::size_t i) const { return unit(i).style != control::none; }
    /// Returns the value that all choices in the box of a request need in a filter of the box.
    /// `i`: the index of the request
    /// `index`: 0 for the first filter of the box, 1 for the second
    /// `looks`: set to whether any of the choices uses the filter
    constexpr std::uint32_t filter(std::size_t i, unsigned index, bool &looks) const {
        std::uint32_t value = 0;
        looks = false;
        if (unit(i).filter_bits[index] == 0) return 0;
        for (std::size_t j = 0; j < requests.size(); ++j) {
            if (&unit(j) != &unit(i)) continue;
            value |= filter_value(requests[j], index);
            looks = looks || filter_bits(requests[j], index, unit(i)) != 0;
        }
        return value;
    }

    /// Adds a write of a register to a phase of the program, for the request at an index.
    constexpr void add(phase stage, std::size_t i, std::uint32_t address, std::uint64_t value) {
        into.add_write(stage, i, {address, value});
    }
    /// Adds the writes that stop the box of a request and clear its counters. The SBox of Haswell
    /// EP and Broadwell EP can fault where the bits of its box control are written at once, and so
    /// is stopped and cleared by more writes (Linux: hswep_uncore_sbox_msr_init_box).
    constexpr void clear_box(std::size_t i) {
        const control_row &row = row_of(unit(i).style);
        const std::uint32_t address = control_address(unit(i));
        if (unit(i).kind == box::sbo) {
            add(phase::set_up, i, address, 0x1);
            add(phase::set_up, i, address, 0x3);
        }
        add(phase::set_up, i, address, row.freeze);
        add(phase::set_up, i, address, row.freeze | row.reset);
    }
    /// Adds the writes of the filters that the choices in the box of a request use.
    constexpr void set_filters(std::size_t i) {
        for (unsigned index = 0; index < 2; ++index) {
            bool looks = false;
            const std::uint32_t value = filter(i, index, looks);
            if (looks) add(phase::set_up, i, unit(i).filter[index], value);
        }
    }
    /// Adds the writes of the set-up: boxes are stopped and cleared, then filters, then select
    /// registers and counters are written. Counters that a box control has cleared are written as
    /// well, so that a session puts back the counters' old values in the end.
    constexpr void set_up() {
        for (std::size_t i = 0; i < requests.size(); ++i) {
            if (!is_written(i) || !is_first_of_box(i)) continue;
            if (has_control(i)) clear_box(i);
            set_filters(i);
        }
        for (std::size_t i = 0; i < requests.size(); ++i) {
            if (!is_written(i)) continue;
            const counter_registers &own = counter(i);
            add(phase::set_up, i, own.select, selected(i) | (has_control(i) ? own.enable : 0));
            add(phase::set_up, i, own.counter, 0);
        }
    }
    /// Returns the bits of a register that enables the counters of several boxes, for the choices
    /// of the plan.
    constexpr std::uint64_t global_bits(const global_row &row) const {
        if (!row.by_counter) return row.bits;
        std::uint64_t bits = 0;
        for (std::size_t i = 0; i < requests.size(); ++i)
            bits |= std::uint64_t{1}
                    << (assigned[i].counter == fixed_counter_number ? 32 : assigned[i].counter);
        return bits;
    }
    /// Returns whether MSRs reach the box of some request.
    constexpr bool uses_msrs() const {
        for (std::size_t i = 0; i < requests.size(); ++i)
            if (is_by_msr(i)) return true;
        return false;
    }
    /// Calls `visit(address, bits)` for each register that enables the counters of several boxes.
    template <typename Visit>
    constexpr void each_global(Visit &&visit) const {
        if (!uses_msrs()) return;
        for (const global_row &row : units_of(processor.model).global)
            if (row.address != 0) visit(row.address, global_bits(row));
    }
    /// Adds the writes that start the counters. A box with a box control starts all its counters at
    /// once.
    constexpr void start() {
        for (std::size_t i = 0; i < requests.size(); ++i) {
            if (!is_written(i)) continue;
            const counter_registers &own = counter(i);
            if (!has_control(i))
                add(phase::start, i, own.select, selected(i) | own.enable);
            else if (is_first_of_box(i))
                add(phase::start, i, control_address(unit(i)), row_of(unit(i).style).running);
        }
        each_global([this](std::uint32_t address, std::uint64_t bits) {
            into.add_write(phase::start, every_choice, {address, bits, ~bits});
        });
    }
    /// Adds the writes that stop the counters. Registers that enable several boxes are not written,
    /// as other users may count with these boxes.
    constexpr void stop() {
        for (std::size_t i = 0; i < requests.size(); ++i) {
            if (!is_written(i)) continue;
            if (!has_control(i))
                add(phase::stop, i, counter(i).select, selected(i));
            else if (is_first_of_box(i))
                add(phase::stop, i, control_address(unit(i)), row_of(unit(i).style).freeze);
        }
    }
    /// An upper bound of the events that a counter adds in a clock of the time stamp counter. No
    /// source states a bound; 256 is more than the entries of any queue that a vendor names.
    static constexpr std::uint32_t most_per_clock = 256;

    /// Adds to the program a readout (a counter to read) for each request.
    constexpr void readouts() {
        for (std::size_t i = 0; i < requests.size(); ++i) {
            const counter_registers &own = counter(i);
            into.add_readout(i, {.address = own.counter,
                                 .width = own.width == 0 ? 48u : own.width,
                                 .name = own.name,
                                 .most_per_clock = most_per_clock,
                                 .scope = unit(i).shared_by,
                                 .unit = name_of(unit(i).kind),
                                 .instances = boxes_of(unit(i))});
        }
    }
    /// Adds the registers that the program changes, in the order in which a session puts them back:
    /// counters, select registers, filters, box controls, and last the registers that enable
    /// several boxes.
    constexpr void registers() {
        for (std::size_t i = 0; i < requests.size(); ++i)
            if (const counter_registers &own = counter(i); is_written(i))
                into.touch({own.counter, low_bits(own.width), own.name, true});
        for (std::size_t i = 0; i < requests.size(); ++i)
            if (const counter_registers &own = counter(i); is_written(i))
                into.touch({own.select, selected(i) | own.enable, own.select_name});
        for (std::size_t i = 0; i < requests.size(); ++i) {
            if (!is_written(i)) continue;
            const auto kind = static_cast<unsigned>(unit(i).kind);
            for (unsigned index = 0; index < 2; ++index) {
                bool looks = false;
                filter(i, index, looks);
                if (looks)
                    into.touch({unit(i).filter[index], unit(i).filter_bits[index],
                                register_names[kind].filters[index]});
            }
            if (has_control(i))
                into.touch({control_address(unit(i)), row_of(unit(i).style).freeze,
                            register_names[kind].control});
        }
        each_global([this](std::uint32_t address, std::uint64_t bits) {
            into.touch({address, bits, "uncore_global_ctl"});
        });
        into.share_unwritten_bits();
    }
    /// Adds claims (conditions that a session checks before the first write): a counter whose
    /// select register enables it belongs to another user. A box control stops and clears all
    /// counters of its box that select events, so that all these counters must be free. From
    /// Sapphire Rapids on no bit shows whether a counter is in use.
    constexpr void claims() {
        for (std::size_t i = 0; i < requests.size(); ++i) {
            if (!is_written(i)) continue;
            for (int number = 0; number <= fixed_counter_number; ++number) {
                const bool is_cleared =
                    has_control(i) && is_first_of_box(i) && number != fixed_counter_number;
                if ((unit(i).counter_set() >> number & 1) == 0) continue;
                const bool is_own = number == assigned[i].counter &&
                                    (!has_control(i) || number == fixed_counter_number);
                if (!is_cleared && !is_own) continue;
                const counter_registers entry = registers_of(unit(i), number);
                if (entry.enable != 0)
                    into.add_claim({.address = entry.select,
                                    .mask = entry.enable,
                                    .value = entry.enable,
                                    .name = entry.select_name,
                                    .resource = entry.name,
                                    .owner = i});
            }
        }
    }
};

template <std::size_t Most>
constexpr auto event_pmu::program_of(sequence<select::request> requests,
                                     const select::assignment *assigned, const target &processor) {
    return program_by(program_writer<Most>{requests, assigned, processor});
}

} // namespace msr::uncore
