// A register program for all instances of the units that the program counts, such as all memory
// controllers of a package. The program of a plan has the registers of the first instance; the
// struct
// `unit_instances` describes how the number of instances is found.
#pragma once

#include <msr/backend/backend.hpp>
#include <msr/core/failure.hpp>
#include <msr/core/program.hpp>
#include <msr/core/sequence.hpp>
#include <msr/processor/cpuid.hpp>
#include <msr/session/execution/cpu_cpuid.hpp>
#include <msr/session/execution/cpu_registers.hpp>
#include <msr/session/run_time_plan.hpp>

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <utility>
#include <vector>

namespace msr {

namespace detail {

/// A maker of a register program that has copies of its writes and readouts (counters that are
/// read) for each further instance of a unit, each at the instance's addresses.
class instance_maker {
public:
    /// Makes the maker for a program. `numbers`: for each readout (counter that is read) the number
    /// of instances of the counter's unit.
    instance_maker(const program_view &program, const std::vector<unsigned> &numbers)
        : first_program{program}, numbers_{numbers} {}

    /// Returns the register program for all instances of units. The readouts (counters that are
    /// read) of a choice follow each other, in the order of the instances.
    owned_program expand() const {
        const auto writes = [this](sequence<write> phase) {
            return repeated(phase, [this](const write &item) { return place_of(item.owner); });
        };
        const auto at_address = [this](const auto &item) { return place_of_address(item.address); };
        const auto set_up = writes(first_program.set_up), start = writes(first_program.start),
                   stop = writes(first_program.stop);
        const auto registers = repeated(first_program.registers, at_address);
        const auto claims = repeated(first_program.claims, [this](const claim &item) {
            return item.owner == every_choice ? place_of_address(item.address)
                                              : place_of(item.owner);
        });
        std::vector<readout> readouts;
        for (std::size_t i = 0; i < numbers_.size(); ++i)
            for (unsigned instance = 0; instance < numbers_[i]; ++instance) {
                readout &copy = readouts.emplace_back(first_program.readouts[i]);
                copy.address += copy.instances.offset_of(instance);
                copy.instances = {};
                copy.instance = instance;
            }
        return owned_program{program_view{.set_up = {set_up.data(), set_up.size()},
                                          .start = {start.data(), start.size()},
                                          .stop = {stop.data(), stop.size()},
                                          .readouts = {readouts.data(), readouts.size()},
                                          .registers = {registers.data(), registers.size()},
                                          .claims = {claims.data(), claims.size()},
                                          .overflows = first_program.overflows,
                                          .interrupts = first_program.interrupts}};
    }

private:
    /// Returns `items`, each followed by its copies for the further instances of a unit; the
    /// counter that is read at the position `place(item)` belongs to the unit.
    template <typename T, typename Place>
    std::vector<T> repeated(sequence<T> items, Place place) const {
        std::vector<T> result;
        for (const T &item : items) {
            result.push_back(item);
            const std::size_t position = place(item);
            for (unsigned instance = 1; position < numbers_.size() && instance < numbers_[position];
                 ++instance) {
                result.push_back(item);
                result.back().address +=
                    first_program.readouts[position].instances.offset_of(instance);
            }
        }
        return result;
    }

    /// Returns the position of the first readout (counter that is read) of the choice `owner`; the
    /// number of readouts where the choice has no readout, and for `every_choice`.
    std::size_t place_of(std::size_t owner) const {
        std::size_t position = 0;
        while (position < numbers_.size() &&
               (owner == every_choice || first_program.readouts[position].owner != owner))
            ++position;
        return position;
    }
    /// Returns the position of the readout (counter that is read) of the choice that a register
    /// serves; the number of readouts where the register serves no choice or all choices.
    std::size_t place_of_address(std::uint32_t address) const {
        for (std::size_t i = 0; i < numbers_.size(); ++i)
            if (first_program.readouts[i].address == address) return i;
        for (const sequence<write> &phase :
             {first_program.set_up, first_program.start, first_program.stop})
            for (const write &item : phase)
                if (item.address == address) return place_of(item.owner);
        return numbers_.size();
    }

    program_view first_program;
    const std::vector<unsigned> &numbers_;
};

} // namespace detail

/// A register program for all instances of the counted units, and the counts of each instance. A
/// program of units with one instance is not changed.
class instance_program {
public:
    /// Makes the register program for all instances of the units of `program`, which must outlive
    /// this object. Finds the number of instances as `unit_instances` says; `refusal` returns the
    /// reason where the number cannot be found.
    instance_program(const cpu_registers &registers, const program_view &program) : whole{program} {
        if (has_instances(program.readouts)) [[unlikely]]
            find_instances(registers);
    }

    instance_program(const instance_program &) = delete;
    instance_program &operator=(const instance_program &) = delete;

    /// Returns the register program that is to be carried out, valid as long as this object lives.
    program_view view() const noexcept { return expanded ? expanded->view() : whole; }

    /// Returns the reason why the instances of units cannot be counted; no failure where the
    /// instances can be counted.
    failure refusal() const noexcept { return refusal_; }

    /// Returns the memory for the counts of `view()`; `counts` itself where each unit has one
    /// instance.
    std::uint64_t *count_memory(std::uint64_t *counts) noexcept {
        return expanded ? all_values.data() : counts;
    }
    /// Adds up the counts of the instances of each unit at `count_memory(counts)`, to one count for
    /// each readout (counter that is read) of the original program.
    void add_up(std::uint64_t *counts) noexcept {
        if (!expanded) return;
        const std::uint64_t *next = all_values.data();
        for (std::size_t i = 0; i < numbers.size(); ++i) {
            counts[i] = 0;
            for (unsigned instance = 0; instance < numbers[i]; ++instance)
                counts[i] += *next++;
        }
    }

    /// Returns the counts of each instance of the unit that the readout (counter that is read) at
    /// `position` counts, as they were added up last; none where the unit has one instance.
    std::vector<std::uint64_t> counts_at(std::size_t position) const {
        if (!expanded || position >= numbers.size() ||
            !whole.readouts[position].instances.has_several())
            return {};
        std::size_t first = 0;
        for (std::size_t i = 0; i < position; ++i)
            first += numbers[i];
        const auto begin = all_values.begin() + static_cast<std::ptrdiff_t>(first);
        return {begin, begin + static_cast<std::ptrdiff_t>(numbers[position])};
    }

private:
    /// Finds how many instances a unit has behind `registers`, from the sources of `instances` in
    /// the order that `unit_instances` documents. Fails where the register with the number cannot
    /// be read; where the number is unknown for another reason, `counted.problem` has the reason.
    static failure count_instances(const cpu_registers &registers, const unit_instances &instances,
                                   instance_count &counted) {
        counted = {};
        if (instances.number != 0) {
            counted.number = instances.number;
        } else if (instances.count != nullptr) {
            const bool is_known = detail::use_cpuid_behind(registers, [&](const auto &cpuid) {
                counted = instances.count(cpuid_view{cpuid});
            });
            if (!is_known)
                counted.problem = "it is not known how many instances the unit has, for nothing "
                                  "answers CPUID";
            return {};
        } else if (registers.box_count != nullptr && instances.kind >= 0) {
            counted.number = registers.box_count(registers.device, registers.cpu,
                                                 static_cast<unsigned>(instances.kind));
        }
        if (counted.number == 0 && instances.source.address != 0) {
            std::uint64_t value = 0;
            if (const failure problem = registers.read(instances.source.address, value))
                return problem;
            const std::uint64_t number = value & instances.source.mask;
            if (number > instances.source.excluded)
                counted.number = static_cast<unsigned>(number - instances.source.excluded);
        }
        const bool is_beyond = instances.maximum != 0 && counted.number > instances.maximum;
        if (counted.number != 0 && !is_beyond) return {};
        counted.problem = instances.problem != nullptr
                              ? instances.problem
                              : "it is not known how many instances the unit has";
        return {};
    }

    /// Makes the register program for all instances of units, or stores in `refusal_` the reason
    /// why the program cannot be made.
    [[gnu::cold, gnu::noinline]] void find_instances(const cpu_registers &registers) {
        const readout *counter = nullptr;
        for (const readout &item : whole.readouts)
            if (counter == nullptr && item.instances.has_several()) counter = &item;
        const auto refuse = [&](error_code kind, const char *sentence) {
            refusal_ = {.kind = kind,
                        .cpu = registers.cpu,
                        .address = counter->address,
                        .name = counter->name,
                        .subject = sentence};
        };
        if (registers.program_calls != nullptr)
            return refuse(error_code::inexpressible,
                          "the unit has several instances, each with registers of its own, which "
                          "only a backend of single registers reaches: /dev/cpu/N/msr "
                          "(msr::dev_msr), with the rights of root");
        std::vector<unsigned> known_numbers;
        for (const readout &item : whole.readouts) {
            instance_count counted{.number = 1};
            if (item.instances.has_several()) {
                counter = &item;
                if (const failure problem = count_instances(registers, item.instances, counted)) {
                    refusal_ = problem;
                    refusal_.name = item.name;
                    return;
                }
            }
            if (counted.problem != nullptr) return refuse(error_code::unfit_plan, counted.problem);
            known_numbers.push_back(counted.number);
        }
        numbers = std::move(known_numbers);
        expanded.emplace(detail::instance_maker{whole, numbers}.expand());
        all_values.resize(expanded->view().readouts.size());
    }

    program_view whole;
    std::optional<detail::owned_program> expanded{};
    /// By readout (counter that is read): the number of instances of the counter's unit.
    std::vector<unsigned> numbers{};
    /// A count for each counter that `expanded` reads: for each instance of a unit a counter.
    std::vector<std::uint64_t> all_values{};
    failure refusal_{};
};

} // namespace msr
