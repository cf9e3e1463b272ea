// A program: plain register writes and readouts, the single currency between planning and doing. A
// program is data: it knows no event and no vendor, and a backend carries it out as it stands.
#pragma once

#include <msr/core/meter_conversion.hpp>
#include <msr/core/register_scope.hpp>
#include <msr/core/sequence.hpp>

#include <cstddef>
#include <cstdint>

namespace msr {

class cpuid_view;

/// The owner of registers and writes that belong to no single choice: of the whole plan, such as
/// the register that enables all its counters.
inline constexpr std::size_t every_choice = ~std::size_t{0};

/// A register write.
struct write {
    std::uint32_t address{}; ///< register number as WRMSR takes it
    std::uint64_t value{};   ///< the 64 bits to write
    std::uint64_t keep{};    ///< bits that stay as the register has them; if any, it is read first
    /// The position of the choice whose register it is, or `every_choice`; the first choice, where
    /// several share the register.
    std::size_t owner{every_choice};
};

/// The place of a counter's overflow flag. It is set when the counter goes from its largest value
/// to 0, and stays set until software clears it.
struct overflow_flag {
    std::uint32_t address{}; ///< the register that holds it
    std::uint64_t mask{};    ///< the flag's bit in that register; 0: the counter has no overflow
                             ///< flag
    const char *name{};      ///< the register's name, lower case
    /// The register in which writing `mask` clears the flag. 0: the flag is cleared where it is
    /// read, by writing its bit as 0 and the other bits unchanged.
    std::uint32_t clear_address{};
    const char *clear_name{}; ///< name of the register that clears the flag, lower case
};

/// The number that stands for a whole in a field that holds a share of it.
inline constexpr std::uint64_t whole_share = 0xff;

/// The counter of the whole of which an 8-bit share is a part: it starts from 0 together with the
/// register that holds the share.
struct share_of_counter {
    std::uint32_t address{}; ///< register number of the counter of the whole; 0: no share
    unsigned width{};        ///< bits that it counts, 1 to 64
    const char *name{};      ///< name of the register that holds the whole, lower case
    unsigned low{};          ///< lowest bit of the share in the readout's register, 0 to 56
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

/// How many instances a unit has.
struct instance_count {
    unsigned number{};     ///< how many instances there are; 0: it is not known
    const char *problem{}; ///< a sentence: why the number is not known; null: it is known
};

/// A register that holds the number of instances of a unit.
struct instance_register {
    std::uint32_t address{}; ///< number of the MSR, as RDMSR takes it; 0: no register says how many
                             ///< there are
    std::uint64_t mask{};    ///< the bits of the number, from bit 0 on
    unsigned excluded{};     ///< how many of them are no instances of the unit
};

/// The instances of a unit of which a processor has several, each with registers of its own: memory
/// controllers, boxes of an uncore. A program holds the registers of the first instance. How many
/// instances there are is found where the program is carried out, from the first of these sources
/// that is set: `number`, `count`, `source`.
struct unit_instances {
    std::uint32_t stride{}; ///< addresses from an instance to the next; 0: one instance, or `bases`
    /// Asks CPUID of a processor that reaches the unit.
    instance_count (*count)(const cpuid_view &){};
    sequence<std::uint16_t> bases{}; ///< the address of each instance's registers, where the
                                     ///< distances differ
    unsigned number{};               ///< the number of instances, where it is the same on each
                                     ///< processor; 0: it differs
    unsigned maximum{};              ///< the largest number of instances that is documented; 0: no
                                     ///< limit
    instance_register source{};      ///< the MSR that says how many instances there are, if any
    /// The kind of box that a backend which carries boxes knows the number of; negative: none.
    int kind{-1};
    const char *problem{}; ///< a sentence: why the number is not known where nothing says it

    /// Whether the unit has several instances, each with registers of its own.
    constexpr bool are_several() const { return stride != 0 || bases.size() != 0; }
    /// How far the registers of an instance lie from those of the first.
    constexpr std::uint32_t offset_of(unsigned instance) const {
        if (bases.size() == 0) return instance * stride;
        // the difference may be negative, modulo 2^32
        return static_cast<std::uint32_t>(bases[instance]) - bases[0];
    }
};

/// A counter to read.
struct readout {
    std::uint32_t address{}; ///< register number as RDMSR takes it
    unsigned width{};        ///< bits that count, 1 to 64; differences are taken modulo 2^width
    const char *name{};      ///< the manual's name, lower case
    overflow_flag flag{};    ///< the bit that says whether the counter has overflowed, if any
    /// An upper bound of what the counter adds in a clock of the time stamp counter; 0: not known,
    /// and then time says nothing about the counter.
    std::uint32_t most_per_clock{};
    bool sampled{}; ///< the program or a handler presets the counter to overflow for sampling: it
                    ///< has no count
    std::size_t owner{every_choice}; ///< the position of the choice that it counts
    /// The processors that share the counter; each of them would read the same count. In a scope
    /// wider than a core, a select register serves one choice only.
    register_scope scope{};
    const char *unit{"core"}; ///< the part of the processor whose events it counts, lower case
    /// The counter of the whole, where the register holds a share: the count is `part_of_whole`.
    share_of_counter share{};
    /// The counter does not wrap: it stands still at its top. From half of its range on its values
    /// are not taken for counts: there is no telling when it will stand still.
    bool saturates{};
    /// The instances of the unit, all of which are counted; the readout is that of the first.
    unit_instances instances{};
    /// The instance that it reads, where a program was made for all of them.
    unsigned instance{};
    /// The reading of a meter, which takes no counter: no write belongs to it. Null: a counter.
    const meter_conversion *meter{};
    /// Whether there is one: under some flags g++ takes no comparison with null for a constant.
    bool has_meter{};

    /// Whether the register holds a share of a whole, not a count.
    constexpr bool is_share() const { return share.address != 0; }
    /// Whether it is a meter, which is only read.
    constexpr bool is_meter() const { return has_meter; }
    /// Whether the value is that of a moment, such as a temperature: differences and sums of such
    /// values mean nothing.
    constexpr bool is_instant() const { return has_meter && meter->is_instant; }
};

/// Whether only one of the processors that share what a counter counts may have the counter: those
/// of a core have counters of their own that may count for both, so that each has its counter, and
/// one of them its count.
constexpr bool is_of_one_cpu(const readout &counter) {
    return counter.scope != register_scope::thread && counter.scope != register_scope::core;
}

/// Whether any of the readouts is a share of a whole. A share refers to all that was counted since
/// both registers were 0, so each start of such a program repeats the set-up.
constexpr bool has_shares(sequence<readout> readouts) {
    for (const readout &counter : readouts)
        if (counter.is_share()) return true;
    return false;
}

/// Whether any of the readouts is of a counter that stops at its maximum instead of wrapping. Such
/// a counter must begin at 0, so each start of the program repeats the set-up.
constexpr bool has_saturating(sequence<readout> readouts) {
    for (const readout &counter : readouts)
        if (counter.saturates) return true;
    return false;
}

/// Whether any of the readouts is a meter. Only what reads single registers reads meters.
constexpr bool has_meters(sequence<readout> readouts) {
    for (const readout &item : readouts)
        if (item.is_meter()) return true;
    return false;
}

/// The sentence of a backend of whole programs, which reads no meters.
inline constexpr const char *meters_of_whole_program =
    "the plan has meters, which only a backend of single registers reads: /dev/cpu/N/msr "
    "(msr::dev_msr), with the rights of root";

/// Whether any of the readouts is of a unit of several instances, for each of which a program is to
/// be made before it is carried out (msr/session/instances.hpp).
constexpr bool has_instances(sequence<readout> readouts) {
    for (const readout &counter : readouts)
        if (counter.instances.are_several()) return true;
    return false;
}

/// A register that a program changes; it is saved before and put back after, in the order listed.
struct touched_register {
    std::uint32_t address{}; ///< register number, as RDMSR takes it
    /// Bits that read back as written; 0: write-only, neither saved nor read.
    std::uint64_t check{};
    const char *name{};     ///< the manual's name, lower case
    bool counts{};          ///< a counter: its value changes while the program runs
    std::uint64_t shared{}; ///< bits that belong to others: what they hold at the end stays
    /// A value that another program wrote meanwhile stays, and is reported: a control, which others
    /// may have reasons to set. Else what was found is put back.
    bool yields{};
};

/// A condition under which a register belongs to somebody else: (value & mask) == taken.
struct claim {
    std::uint32_t address{}; ///< register number, as RDMSR takes it
    std::uint64_t mask{};    ///< the bits that are looked at
    std::uint64_t taken{};   ///< the value of these bits when another user has the register
    const char *name{};      ///< the register's name, lower case
    const char *owned{};     ///< name of the counter or ESCR that the register belongs to
    /// The position of a choice that needs it, or `every_choice`: those whose register it is.
    std::size_t owner{every_choice};
};

/// A program without its sizes, for code that carries programs out.
struct program_view {
    sequence<write> set_up;     ///< configures everything, starts nothing
    sequence<write> start;      ///< sets the counters running
    sequence<write> stop;       ///< stops them; the counts stay readable
    sequence<readout> readouts; ///< a readout for each choice, in the order of the choices
    sequence<touched_register> registers; ///< in the order in which they are put back
    sequence<claim> claims;               ///< looked at before the first write
    bool overflows{};  ///< counters overflow on purpose: each start takes the set-up again
    bool interrupts{}; ///< once started it asks for interrupts, for which there must be a handler
};

/// A program with room for `Writes` writes, `Readouts` readouts, `Registers` registers and `Claims`
/// claims; the phases are consecutive.
template <std::size_t Writes, std::size_t Readouts, std::size_t Registers = Writes,
          std::size_t Claims = Writes>
struct program {
    /// The writes of the set-up, then of the start, then of the stop.
    write writes[Writes == 0 ? 1 : Writes]{};
    /// One for each choice, in the order of the choices.
    readout readouts[Readouts == 0 ? 1 : Readouts]{};
    /// The registers that are saved before and put back after, in this order.
    touched_register registers[Registers == 0 ? 1 : Registers]{};
    /// Conditions that must not hold before the program is carried out.
    claim claims[Claims == 0 ? 1 : Claims]{};
    std::size_t set_up_count{};   ///< how many writes are of the set-up
    std::size_t start_count{};    ///< how many writes are of the start
    std::size_t stop_count{};     ///< how many writes are of the stop
    std::size_t readout_count{};  ///< how many readouts there are
    std::size_t register_count{}; ///< how many registers are changed
    std::size_t claim_count{};    ///< how many claims there are
    bool overflows{};  ///< counters overflow on purpose: each start takes the set-up again
    bool interrupts{}; ///< the started program requests interrupts

    /// The program without its sizes; valid as long as the program lives.
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

/// Leaves to others, in each register that can be read, the bits that the program never writes
/// itself. Not for programs that keep a bit which they change indirectly: that bit is put back.
template <std::size_t Writes, std::size_t Readouts, std::size_t Registers, std::size_t Claims>
constexpr void leave_kept_bits_to_others(program<Writes, Readouts, Registers, Claims> &written) {
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
constexpr std::uint64_t counted(std::uint64_t first, std::uint64_t second, unsigned width) {
    const std::uint64_t mask = width >= 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << width) - 1;
    return (second - first) & mask;
}

} // namespace msr
