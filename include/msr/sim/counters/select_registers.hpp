// The registers of a simulated processor whose counters select events: effects of writes other than
// setting bits, and registers that are further addresses of one counter.
#pragma once

#include <msr/core/field.hpp>
#include <msr/pmu/registers.hpp>
#include <msr/sim/registers/register_file.hpp>
#include <msr/sim/registers/time_stamp_registers.hpp>

#include <algorithm>
#include <cstdint>
#include <utility>
#include <vector>

namespace msr::sim {

/// The effect of a write to a register of a simulated processor, where the rule of the register
/// permits the write.
enum class write_effect : std::uint8_t {
    sets_bits,  ///< the bits of the written value are set, by the rule of the written register
    is_refused, ///< the register is read-only: a write gives #GP
    /// Bits 31:0 of the written value are set and bit 31 is copied into all bits above; bits 63:32
    /// of the value are ignored.
    sign_extends,
    /// Bits written as 1 clear bits of the status register; the written register reads as 0.
    clears,
    sets, ///< bits written as 1 set bits of the status register
    /// The written value is a linear address; an address that is not canonical gives #GP.
    takes_address,
};

/// A register of a simulated processor: its address, the effect of a write, and the register that
/// keeps its value.
struct select_register {
    /// Address and name of the register, and the rule by which its bits are written.
    register_entry entry{};
    write_effect effect{}; ///< effect of a write that the rule of the register does not refuse
    /// Address of the register that keeps this register's value; 0: the register keeps its own
    /// value.
    std::uint32_t kept_at{};
    std::uint32_t status{}; ///< address of the status register whose bits a write clears or sets
    unsigned width{};       ///< width of the counter in bits, where `effect` is `sign_extends`
    bool write_only{};      ///< whether RDMSR of the register gives #GP
};

/// Returns a register by its row in a PMU's list of registers, with the effect of a write. Reserved
/// bits, and bits of no field, are refused. A register with write-only bits cannot be read. Bits of
/// kind write-1-to-clear act on the status register (`write_effect::clears`).
constexpr select_register register_of(const named_register &row) {
    select_register result{
        .entry = {.address = row.address,
                  .rule = {.refused = ~described_bits(row.fields) |
                                      bits_with(row.fields, access::reserved) | row.reserved,
                           .read_only = bits_with(row.fields, access::read_only)},
                  .one_for_each_cpu = row.shared_by == register_scope::thread ||
                                      row.shared_by == register_scope::core}};
    if (row.is_read_only()) result.effect = write_effect::is_refused;
    result.write_only = bits_with(row.fields, access::write_only) != 0;
    return result;
}

/// Returns the register of the time stamp counter.
constexpr select_register time_stamp_register() {
    return {.entry = {.address = time_stamp_counter::address,
                      .rule = write_rule_of<time_stamp_counter>(),
                      .one_for_each_cpu = true}};
}

/// The registers of a processor whose counters select events, as a msr::backend. A register with
/// several addresses keeps its value at one address; only this value may be written through held().
class select_register_file {
public:
    /// Makes the registers; all registers have their reset values. `registers`: the registers, each
    /// address once, in any order. `cpus`: the number of logical processors.
    select_register_file(std::vector<select_register> registers, unsigned cpus)
        : all_{sorted(std::move(registers))}, file_{entries_of(all_), cpus} {}

    /// Reads a register as RDMSR does. Returns the failures of `register_file::read`, and
    /// `error_code::refused` for a write-only register.
    failure read(unsigned cpu, std::uint32_t address, std::uint64_t &value) const noexcept {
        const select_register *const select_register = find(address);
        if (select_register != nullptr && select_register->write_only && cpu < file_.cpus())
            return {.kind = error_code::refused, .cpu = cpu, .address = address};
        const std::uint32_t saved = select_register != nullptr && select_register->kept_at != 0
                                        ? select_register->kept_at
                                        : address;
        failure problem = file_.read(cpu, saved, value);
        problem.address = problem ? address : problem.address;
        return problem;
    }

    /// Writes a register as WRMSR does. Returns the failures of `register_file::write`, and
    /// `error_code::refused` for a read-only register or an illegal value.
    failure write(unsigned cpu, std::uint32_t address, std::uint64_t value) noexcept {
        const select_register *const select_register = find(address);
        if (select_register != nullptr && refuses(*select_register, value) && cpu < file_.cpus())
            return {.kind = error_code::refused,
                    .is_write = true,
                    .cpu = cpu,
                    .address = address,
                    .value = value};
        if (const failure problem = file_.write(cpu, address, value);
            problem || select_register == nullptr)
            return problem;
        std::uint64_t &own = *file_.held(address, cpu);
        switch (select_register->effect) {
        case write_effect::sign_extends:
            own = sign_extended(value, select_register->width);
            break;
        case write_effect::clears:
            *file_.held(select_register->status, cpu) &= ~value;
            own = 0;
            break;
        case write_effect::sets:
            *file_.held(select_register->status, cpu) |= value;
            own = 0;
            break;
        case write_effect::sets_bits:
        case write_effect::is_refused:
        case write_effect::takes_address:
            break;
        }
        if (select_register->kept_at != 0) *file_.held(select_register->kept_at, cpu) = own;
        return {};
    }

    /// Returns a pointer to a register's value, which the simulated processor may change; null: the
    /// register or the logical processor is missing. A register with several addresses has one
    /// value, which one of the addresses keeps.
    std::uint64_t *held(std::uint32_t address, unsigned cpu) noexcept {
        return file_.held(address, cpu);
    }
    /// Returns whether the processor has a register at an address.
    bool has(std::uint32_t address) const noexcept { return find(address) != nullptr; }
    /// Returns the number of logical processors.
    unsigned cpus() const noexcept { return file_.cpus(); }
    /// Returns whether all logical processors share the register at an address.
    bool is_shared(std::uint32_t address) const noexcept {
        const select_register *const select_register = find(address);
        return select_register != nullptr && !select_register->entry.one_for_each_cpu;
    }

    /// Returns the value of a counter of `width` bits after a write of bits 31:0, whose sign is
    /// extended.
    static constexpr std::uint64_t sign_extended(std::uint64_t value, unsigned width) {
        constexpr std::uint64_t low = low_bits(32);
        const bool negative = (value >> 31 & 1) != 0;
        return (negative ? value | ~low : value & low) & low_bits(width);
    }

private:
    // All registers of the processor, in the order of their addresses.
    std::vector<select_register> all_;
    register_file file_;

    static constexpr bool refuses(const select_register &select_register, std::uint64_t value) {
        const std::uint64_t upper = value >> 47;
        const bool is_canonical = upper == 0 || upper == ~std::uint64_t{0} >> 47;
        return select_register.effect == write_effect::is_refused ||
               (select_register.effect == write_effect::takes_address && !is_canonical);
    }

    static std::vector<select_register> sorted(std::vector<select_register> registers) {
        std::sort(registers.begin(), registers.end(),
                  [](const select_register &a, const select_register &b) {
                      return a.entry.address < b.entry.address;
                  });
        return registers;
    }
    static std::vector<register_entry> entries_of(const std::vector<select_register> &registers) {
        std::vector<register_entry> entries;
        for (const select_register &entry : registers)
            entries.push_back(entry.entry);
        return entries;
    }
    const select_register *find(std::uint32_t address) const noexcept {
        const auto position =
            std::lower_bound(all_.begin(), all_.end(), address,
                             [](const select_register &select_register, std::uint32_t goal) {
                                 return select_register.entry.address < goal;
                             });
        return position == all_.end() || position->entry.address != address ? nullptr : &*position;
    }
};

} // namespace msr::sim
