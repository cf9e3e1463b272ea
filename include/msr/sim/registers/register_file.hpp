// The registers of a simulated processor as RDMSR and WRMSR see them: which registers exist, which
// bits a write may set, and which value the register then has. The register file knows no counter
// and no model.
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

/// The effect of a write on each bit of a register.
struct write_rule {
    /// Bits of the register that a write must not set: such a write gives #GP.
    std::uint64_t refused{};
    std::uint64_t read_only{}; ///< bits of the register that a write leaves unchanged
    /// Bits of the register that a written 0 clears; a written 1 leaves them unchanged.
    std::uint64_t cleared_by_0{};
    /// Bits of the register that a written 1 clears; a written 0 leaves them unchanged.
    std::uint64_t cleared_by_1{};

    /// Returns whether a written value sets no bit that the register refuses.
    constexpr bool accepts(std::uint64_t written) const { return (written & refused) == 0; }

    /// Returns the register's value after a write of `written`, which the register accepts.
    /// `previous`: the value before the write.
    constexpr std::uint64_t after(std::uint64_t previous, std::uint64_t written) const {
        const std::uint64_t plain = ~(read_only | cleared_by_0 | cleared_by_1);
        return (written & plain) | (previous & read_only) | (previous & written & cleared_by_0) |
               (previous & ~written & cleared_by_1);
    }
};

/// Returns the rule for writes of a register with `fields`. Bits outside of all fields are refused
/// like reserved bits; bits that must be 1 are kept as written.
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

/// A register of a simulated processor, with its rule for writes.
struct register_entry {
    std::uint32_t address{}; ///< address of the register, as RDMSR takes it
    write_rule rule{};       ///< rule of the register for writes by software
    std::uint64_t reset{};   ///< value of the register after reset
    /// Whether each logical processor has its own register; false: all logical processors share the
    /// register.
    bool one_for_each_cpu{};
};

/// The registers of one or more logical processors, as a msr::backend. Pointers to values stay
/// valid as long as the file lives.
class register_file {
public:
    /// Makes the registers with their values after reset. `entries`: each address once, in any
    /// order. `cpus`: the number of logical processors.
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
    /// processor lacks, and `error_code::cpu_offline` for a logical processor that the processor
    /// lacks; after a failure `value` is unchanged.
    constexpr failure read(unsigned cpu, std::uint32_t address,
                           std::uint64_t &value) const noexcept {
        const failure attempt{.cpu = cpu, .address = address};
        if (cpu >= cpus_) return because(attempt, error_code::cpu_offline);
        const std::size_t place = place_of(address);
        if (place == entries_.size()) return because(attempt, error_code::refused);
        value = values_[value_place(place, cpu)];
        return {};
    }

    /// Writes a register as WRMSR does. Returns `error_code::refused` for a register that the
    /// processor lacks or where `value` sets a bit that the register's rule refuses,
    /// `error_code::cpu_offline` for a logical processor that the processor lacks; after a failure
    /// the register is unchanged.
    constexpr failure write(unsigned cpu, std::uint32_t address, std::uint64_t value) noexcept {
        const failure attempt{.is_write = true, .cpu = cpu, .address = address, .value = value};
        if (cpu >= cpus_) return because(attempt, error_code::cpu_offline);
        const std::size_t place = place_of(address);
        if (place == entries_.size() || !entries_[place].rule.accepts(value))
            return because(attempt, error_code::refused);
        std::uint64_t &contents = values_[value_place(place, cpu)];
        contents = entries_[place].rule.after(contents, value);
        return {};
    }

    /// Returns a pointer to a register's value, which the simulated processor may change without a
    /// rule; null: the register or the logical processor is missing.
    constexpr std::uint64_t *held(std::uint32_t address, unsigned cpu = 0) noexcept {
        const std::size_t place = place_of(address);
        if (cpu >= cpus_ || place == entries_.size()) return nullptr;
        return &values_[value_place(place, cpu)];
    }

    /// Returns the number of logical processors.
    constexpr unsigned cpus() const noexcept { return cpus_; }

private:
    // The registers of the file, in the order of their addresses.
    std::vector<register_entry> entries_;
    // the values of all registers on processor 0, then on processor 1 and so on
    std::vector<std::uint64_t> values_;
    unsigned cpus_;

    static constexpr failure because(failure attempt, error_code kind) noexcept {
        attempt.kind = kind;
        return attempt;
    }

    /// Returns the index in `entries_` of the register at an address; the number of entries where
    /// no register has the address.
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
