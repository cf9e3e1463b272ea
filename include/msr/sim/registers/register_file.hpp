// The registers of a simulated processor as RDMSR and WRMSR see them: which registers exist, which
// bits a write may set, and which value the register then has. The file knows no counter and no
// model.
#pragma once

#include <msr/core/failure.hpp>
#include <msr/core/field.hpp>
#include <msr/core/register.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace msr::sim {

/// The effect of a write on a register, in bits.
struct write_rule {
    std::uint64_t refused{};      ///< a write that sets any of these is answered with #GP
    std::uint64_t read_only{};    ///< stay as they are, whatever is written
    std::uint64_t cleared_by_0{}; ///< become 0 where 0 is written, and never 1
    std::uint64_t cleared_by_1{}; ///< become 0 where 1 is written, and never 1

    /// Whether a write of this value sets no bit that the register refuses.
    constexpr bool accepts(std::uint64_t written) const { return (written & refused) == 0; }

    /// Returns the value after an accepted write to a register that had the value `previous`.
    constexpr std::uint64_t after(std::uint64_t previous, std::uint64_t written) const {
        const std::uint64_t plain = ~(read_only | cleared_by_0 | cleared_by_1);
        return (written & plain) | (previous & read_only) | (previous & written & cleared_by_0) |
               (previous & ~written & cleared_by_1);
    }
};

/// The rule of a layout. Bits outside of all fields are refused like reserved bits; must-be-one
/// bits are held as written.
constexpr write_rule write_rule_of(sequence<field_row> fields) {
    return {.refused = ~described_bits(fields) | bits_with(fields, access::reserved),
            .read_only = bits_with(fields, access::read_only),
            .cleared_by_0 = bits_with(fields, access::write_0_to_clear),
            .cleared_by_1 = bits_with(fields, access::write_1_to_clear)};
}

template <hardware_register Register>
constexpr write_rule write_rule_of() {
    constexpr sequence<field_row> fields = fields_of<Register>();
    static_assert(bits_with(fields, access::write_only) == 0,
                  "a register file can read all that it holds");
    return write_rule_of(fields);
}

/// A register of a processor, with its rule for writes.
struct register_entry {
    std::uint32_t address{}; ///< number of the register, as RDMSR takes it
    write_rule rule{};       ///< for writes by software
    std::uint64_t reset{};   ///< value of the register after reset
    bool one_for_each_cpu{}; ///< otherwise the logical processors share it
};

/// Registers of one or more logical processors. Meets msr::backend. Pointers into it stay good as
/// long as it lives.
class register_file {
public:
    /// `entries`: each address once, in any order. `cpus`: logical processors, 0 up to `cpus` - 1.
    constexpr register_file(std::vector<register_entry> entries, unsigned cpus)
        : entries_(std::move(entries)), cpus_{cpus} {
        std::sort(
            entries_.begin(), entries_.end(),
            [](const register_entry &a, const register_entry &b) { return a.address < b.address; });
        for (unsigned cpu = 0; cpu < cpus_; ++cpu)
            for (const register_entry &entry : entries_)
                values_.push_back(entry.reset);
    }

    register_file(const register_file &) = delete;
    register_file &operator=(const register_file &) = delete;

    /// Reads a register as RDMSR does. Returns `error_code::refused` for a register that the
    /// processor lacks, and `error_code::cpu_offline` for a logical processor that it lacks;
    /// `value` is then unchanged.
    constexpr failure read(unsigned cpu, std::uint32_t address,
                           std::uint64_t &value) const noexcept {
        const failure attempt{.cpu = cpu, .address = address};
        if (cpu >= cpus_) return because(attempt, error_code::cpu_offline);
        const std::size_t place = place_of(address);
        if (place == entries_.size()) return because(attempt, error_code::refused);
        value = values_[value_place(place, cpu)];
        return {};
    }

    /// Writes a register as WRMSR does. Returns what read() returns, and `error_code::refused` also
    /// where `value` sets a bit that the register's rule refuses; nothing is changed then.
    constexpr failure write(unsigned cpu, std::uint32_t address, std::uint64_t value) noexcept {
        const failure attempt{.writing = true, .cpu = cpu, .address = address, .value = value};
        if (cpu >= cpus_) return because(attempt, error_code::cpu_offline);
        const std::size_t place = place_of(address);
        if (place == entries_.size() || !entries_[place].rule.accepts(value))
            return because(attempt, error_code::refused);
        std::uint64_t &contents = values_[value_place(place, cpu)];
        contents = entries_[place].rule.after(contents, value);
        return {};
    }

    /// Returns the register's value for the processor itself, which no rule binds. Null where there
    /// is no such register.
    constexpr std::uint64_t *held(std::uint32_t address, unsigned cpu = 0) noexcept {
        const std::size_t place = place_of(address);
        if (cpu >= cpus_ || place == entries_.size()) return nullptr;
        return &values_[value_place(place, cpu)];
    }

    /// Returns the number of logical processors.
    constexpr unsigned cpus() const noexcept { return cpus_; }

private:
    std::vector<register_entry> entries_; // the registers, in the order of their addresses
    // the values of processor 0, then those of processor 1 and so on
    std::vector<std::uint64_t> values_;
    unsigned cpus_;

    static constexpr failure because(failure attempt, error_code kind) noexcept {
        attempt.kind = kind;
        return attempt;
    }

    /// The number of entries where there is no such register.
    constexpr std::size_t place_of(std::uint32_t address) const noexcept {
        const auto position = std::lower_bound(
            entries_.begin(), entries_.end(), address,
            [](const register_entry &entry, std::uint32_t goal) { return entry.address < goal; });
        if (position == entries_.end() || position->address != address) return entries_.size();
        return static_cast<std::size_t>(position - entries_.begin());
    }

    constexpr std::size_t value_place(std::size_t place, unsigned cpu) const noexcept {
        return entries_[place].one_for_each_cpu ? cpu * entries_.size() + place : place;
    }
};

} // namespace msr::sim
