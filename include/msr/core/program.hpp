// A program: register writes and the counters to read, which plans produce and backends carry out.
// A program is data that names registers, but no events and no vendor.
#pragma once

#include <msr/core/meter_conversion.hpp>
#include <msr/core/register_scope.hpp>
#include <msr/core/sequence.hpp>

#include <cstddef>
#include <cstdint>

namespace msr {

class cpuid_view;

/// The owner of registers and writes that belong to the whole plan rather than to a single choice
/// (an event to count), such as the register that enables all counters of the plan.
inline constexpr std::size_t every_choice = ~std::size_t{0};

/// A register write of a program.
struct write {
    std::uint32_t address{}; ///< number of the written register, as WRMSR takes it
    std::uint64_t value{}; ///< the 64 bits to write; those in `keep` are written as they were read
    /// Bits of the register that the write leaves as they are; if there are any, the register is
    /// read before the write.
    std::uint64_t keep{};
    /// The position of the choice (an event to count) that the written register serves, or
    /// `every_choice`; the first choice, where several share the register.
    std::size_t owner{every_choice};
};

/// The register and bit of a counter's overflow flag: a bit that is set when the counter goes from
/// its largest value to 0, and that stays set until software clears it.
struct overflow_flag {
    /// Number of the register that holds the overflow flag, as RDMSR takes it.
    std::uint32_t address{};
    /// The overflow flag's bit in the register; 0: the counter has no overflow flag.
    std::uint64_t mask{};
    const char *name{}; ///< name of the register that holds the overflow flag, lower case
    /// The number of the register in which writing `mask` clears the flag. 0: the flag is cleared
    /// in the register that holds it, by writing the flag's bit as 0 and all other bits unchanged.
    std::uint32_t clear_address{};
    const char *clear_name{}; ///< name of the register that clears the overflow flag, lower case
};

/// The value of an 8-bit share, such as that of the retiring slots in all issue slots, that means
/// the whole; a share of n means n / 255 of the whole.
inline constexpr std::uint64_t whole_share = 0xff;

/// The counter of the whole, such as all issue slots, to which an 8-bit share in another register
/// refers. The counter starts from 0 together with the register that holds the share.
struct share_of_counter {
    /// Number of the counter of the whole, as RDMSR takes it; 0: the register to read holds no
    /// share.
    std::uint32_t address{};
    unsigned width{};   ///< number of bits of the counter of the whole, 1 to 64
    const char *name{}; ///< name of the counter of the whole, lower case
    unsigned low{};     ///< lowest bit of the 8-bit share in its register, 0 to 56
};

/// Returns `whole` times a share of 255 parts, rounded down. The share is the 8 bits from bit `low`
/// of `register_value` on.
/// `whole`: the count of the whole, such as slots
/// `register_value`: the register with the shares
/// `low`: the lowest of the share's 8 bits
constexpr std::uint64_t part_of_whole(std::uint64_t whole, std::uint64_t register_value,
                                      unsigned low) {
    const std::uint64_t share = register_value >> low & whole_share;
    return whole / whole_share * share + whole % whole_share * share / whole_share;
}

/// The number of instances of a unit, or why it is not known.
struct instance_count {
    unsigned number{}; ///< the number of the unit's instances; 0: not known
    /// A sentence that says why the number of instances is not known; null: it is known.
    const char *problem{};
};

/// A register that holds the number of instances of a unit.
struct instance_register {
    /// Number of the MSR, as RDMSR takes it; 0: no MSR says how many instances there are.
    std::uint32_t address{};
    std::uint64_t mask{}; ///< the bits of the MSR that hold the number of instances, from bit 0 on
    /// How many of the instances that the MSR counts are no instances of the unit.
    unsigned excluded{};
};

/// The instances of a unit of which a processor has several, each with registers of its own: memory
/// controllers, boxes of an uncore. A program holds the registers of the first instance. The number
/// of instances is `number`, else that of `count`, else the backend's number of boxes of `kind`,
/// else that of `source`.
struct unit_instances {
    /// Distance between the addresses of one instance and the next; 0: the unit has one instance,
    /// or the addresses are in `bases`.
    std::uint32_t stride{};
    /// Returns the number of instances, from the CPUID of a processor that can access the unit;
    /// null: CPUID does not report the number.
    instance_count (*count)(const cpuid_view &){};
    /// The address of each instance's registers, where the distances between instances differ.
    sequence<std::uint16_t> bases{};
    /// The number of the unit's instances, where each processor has the same number; 0: the number
    /// differs.
    unsigned number{};
    /// The largest number of instances that is documented: a greater number is not believed. 0: no
    /// limit.
    unsigned maximum{};
    /// The MSR that says how many instances the unit has, if there is such an MSR.
    instance_register source{};
    /// The kind of box of the unit, for a backend that carries boxes and knows how many there are
    /// of each kind; negative: the unit is no such box.
    int kind{-1};
    /// A sentence that says why the number of instances is not known, where no source says it.
    const char *problem{};

    /// Returns whether the unit has several instances, each with registers of its own.
    constexpr bool has_several() const { return stride != 0 || bases.size() != 0; }
    /// Returns the distance of the addresses of an instance's registers from those of instance 0,
    /// modulo 2^32.
    /// `instance`: number of the instance, from 0 on
    constexpr std::uint32_t offset_of(unsigned instance) const {
        if (bases.size() == 0) return instance * stride;
        // The difference of two addresses may be negative; the result is modulo 2^32.
        return static_cast<std::uint32_t>(bases[instance]) - bases[0];
    }
};

/// A counter or meter that a program reads.
struct readout {
    std::uint32_t address{}; ///< number of the counter's register, as RDMSR takes it
    /// Number of bits of the register that count, 1 to 64; differences of counts are taken modulo
    /// 2^width.
    unsigned width{};
    const char *name{}; ///< the register's name in the vendor's manual, lower case
    /// The bit that says whether the counter has overflowed, if the counter has one.
    overflow_flag flag{};
    /// An upper bound of what the counter adds in a clock of the time stamp counter; 0: not known,
    /// so that no time bounds how often the counter has wrapped.
    std::uint32_t most_per_clock{};
    /// Whether the program or a handler presets the counter to overflow for sampling, so that it
    /// has no count.
    bool is_sampled{};
    /// The position in the plan of the choice (an event to count) that is counted, or
    /// `every_choice`.
    std::size_t owner{every_choice};
    /// The processors that share the unit whose events are counted. In a scope wider than a core
    /// they share the counter, too, and a select register serves one choice only.
    register_scope scope{};
    const char *unit{"core"}; ///< the part of the processor whose events are counted, lower case
    /// The counter of the whole, where the register to read holds a share: the count is then
    /// `part_of_whole`.
    share_of_counter share{};
    /// Whether the counter stands still at its greatest value instead of wrapping. A session
    /// reports a value from half of the range on as `error_code::saturated`, not as a count: the
    /// counter may have stood still.
    bool saturates{};
    /// The instances of the counted unit, all of which are counted; the register to read is that of
    /// the first instance.
    unit_instances instances{};
    /// The number of the instance that is read, from 0 on, where a program was made for all
    /// instances of the unit.
    unsigned instance{};
    /// The conversion of the meter that is read; null: the register to read is a counter.
    const meter_conversion *meter{};
    /// Whether the register to read is a meter, as `meter` says: under some flags g++ takes no
    /// comparison with null for a constant.
    bool has_meter{};

    /// Returns whether the register to read holds a share of a whole, not a count.
    constexpr bool is_share() const { return share.address != 0; }
    /// Returns whether the register to read is a meter, which no program writes.
    constexpr bool is_meter() const { return has_meter; }
    /// Returns whether the meter's value is that of a moment, such as a temperature: differences
    /// and sums of such values mean nothing.
    constexpr bool is_instant() const { return has_meter && meter->is_instant; }
};

/// Returns whether the counter's scope is wider than a core: a session on several processors then
/// reads the counter on only one processor of the scope. In the scope of a core each logical
/// processor has a counter of its own, even for events of the whole core.
constexpr bool is_shared_between_cores(const readout &counter) {
    return counter.scope != register_scope::thread && counter.scope != register_scope::core;
}

/// Returns whether any of the readouts (registers to read) is a share of a whole. A share refers to
/// all that was counted since the counter of the whole and the register of the share were 0, so
/// each start of a program with shares repeats the set-up.
constexpr bool has_shares(sequence<readout> readouts) {
    for (const readout &counter : readouts)
        if (counter.is_share()) return true;
    return false;
}

/// Returns whether any of the readouts (registers to read) is of a counter that stops at its
/// maximum instead of wrapping. Such a counter must begin at 0, so each start of the program
/// repeats the set-up.
constexpr bool has_saturating_counters(sequence<readout> readouts) {
    for (const readout &counter : readouts)
        if (counter.saturates) return true;
    return false;
}

/// Returns whether any of the readouts (registers to read) is a meter. Only backends that read
/// single registers read meters.
constexpr bool has_meters(sequence<readout> readouts) {
    for (const readout &item : readouts)
        if (item.is_meter()) return true;
    return false;
}

/// The sentence with which a backend of whole programs refuses a plan that has meters.
inline constexpr const char *meter_refusal =
    "the plan has meters, which backends of single registers read: /dev/cpu/N/msr (msr::dev_msr), "
    "with the rights of root, or Linux's perf for plans of meters alone (msr::perf_meters)";

/// Returns whether any of the readouts (registers to read) is of a unit of several instances.
/// Before a program with such a readout is carried out, a program for all instances is to be made
/// of it (msr/session/instances.hpp).
constexpr bool has_instances(sequence<readout> readouts) {
    for (const readout &counter : readouts)
        if (counter.instances.has_several()) return true;
    return false;
}

/// A register that a program changes; the register is saved before the program and put back after
/// it, in the order in which the program lists its registers.
struct touched_register {
    std::uint32_t address{}; ///< number of the changed register, as RDMSR takes it
    /// Bits of the changed register that read back as written; 0: the register is write-only, and
    /// neither saved nor read.
    std::uint64_t check{};
    const char *name{}; ///< the register's name in the vendor's manual, lower case
    /// Whether the changed register is a counter, whose value changes while the program runs.
    bool is_counter{};
    /// Bits of the register that other software uses: restoring the register leaves these bits as
    /// they are.
    std::uint64_t shared{};
    /// Whether a value that another program wrote meanwhile stays in the register and is reported.
    /// False: the value from before the program is put back.
    bool keeps_foreign_value{};
};

/// A condition under which a register belongs to another user: the bits in `mask` have the value
/// `value`.
struct claim {
    std::uint32_t address{}; ///< number of the checked register, as RDMSR takes it
    std::uint64_t mask{};    ///< the bits of the checked register that are compared with `value`
    std::uint64_t value{};   ///< the value of the bits in `mask` when another user has the register
    /// The name of the register that may belong to another user, lower case.
    const char *name{};
    /// The name of the resource that the other user has taken where the condition holds, such as a
    /// counter or ESCR, lower case.
    const char *resource{};
    /// The position of a choice (an event to count) that needs the register, or `every_choice`
    /// where the register serves the whole plan.
    std::size_t owner{every_choice};
};

/// A view of a program whose type does not depend on its sizes, for code that carries programs out.
struct program_view {
    sequence<write> set_up; ///< the writes that configure registers; these writes start no counter
    sequence<write> start;  ///< the writes that set the counters running
    sequence<write> stop;   ///< the writes that stop the counters; the counts stay readable
    /// A readout (a counter or meter to read) for each choice of the plan, in the order of the
    /// choices.
    sequence<readout> readouts;
    /// The registers that are changed, in the order in which they are put back.
    sequence<touched_register> registers;
    /// The conditions that are checked before the first write: none of them may hold.
    sequence<claim> claims;
    /// Whether the program's counters overflow on purpose: each start then repeats the set-up.
    bool overflows{};
    /// Whether the started program requests interrupts, for which there must be a handler.
    bool interrupts{};
};

/// A program with space for `Writes` writes, `Readouts` readouts, `Registers` registers and
/// `Claims` claims; the writes of a phase are consecutive.
template <std::size_t Writes, std::size_t Readouts, std::size_t Registers = Writes,
          std::size_t Claims = Writes>
struct program {
    /// The writes of the program: those of the set-up, then those of the start, then those of the
    /// stop.
    write writes[Writes == 0 ? 1 : Writes]{};
    /// The readouts (counters or meters to read): one for each choice of the plan, in the order of
    /// the choices.
    readout readouts[Readouts == 0 ? 1 : Readouts]{};
    /// The registers that are saved before the program and put back after it, in the order of the
    /// array.
    touched_register registers[Registers == 0 ? 1 : Registers]{};
    /// The conditions that must not hold before the program is carried out.
    claim claims[Claims == 0 ? 1 : Claims]{};
    std::size_t set_up_count{};   ///< how many of `writes` are of the set-up
    std::size_t start_count{};    ///< how many of `writes` are of the start
    std::size_t stop_count{};     ///< how many of `writes` are of the stop
    std::size_t readout_count{};  ///< how many readouts (registers to read) the program has
    std::size_t register_count{}; ///< how many registers are changed and put back
    std::size_t claim_count{};    ///< how many claims (conditions to check) the program has
    /// Whether the program's counters overflow on purpose: each start then repeats the set-up.
    bool overflows{};
    bool interrupts{}; ///< whether the started program requests interrupts

    /// Returns a view of the program, valid as long as the program lives.
    constexpr program_view view() const {
        const write *const after_set_up = writes + set_up_count;
        return {.set_up = {writes, set_up_count},
                .start = {after_set_up, start_count},
                .stop = {after_set_up + start_count, stop_count},
                .readouts = {readouts, readout_count},
                .registers = {registers, register_count},
                .claims = {claims, claim_count},
                .overflows = overflows,
                .interrupts = interrupts};
    }
};

/// Sets `shared` of each saved register to the bits that no write of the program changes. A
/// register of which no write changes a bit, such as a counter that only counts, gets 0: all its
/// bits belong to the program. Do not call the function for programs that change further bits
/// without writing them.
template <std::size_t Writes, std::size_t Readouts, std::size_t Registers, std::size_t Claims>
constexpr void share_unwritten_bits(program<Writes, Readouts, Registers, Claims> &written) {
    const std::size_t count = written.set_up_count + written.start_count + written.stop_count;
    for (std::size_t i = 0; i < written.register_count; ++i) {
        touched_register &touched = written.registers[i];
        if (touched.check == 0) continue;
        std::uint64_t own = 0;
        for (std::size_t k = 0; k < count; ++k)
            if (written.writes[k].address == touched.address) own |= ~written.writes[k].keep;
        touched.shared = own == 0 ? 0 : ~own;
    }
}

/// Returns how far a counter of `width` bits moved from `first` to `second`, across at most one
/// wrap.
/// `first`, `second`: two values of the counter, in their order
/// `width`: bits of the counter, 1 to 64
constexpr std::uint64_t counter_increase(std::uint64_t first, std::uint64_t second,
                                         unsigned width) {
    const std::uint64_t mask = width >= 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << width) - 1;
    return (second - first) & mask;
}

} // namespace msr
