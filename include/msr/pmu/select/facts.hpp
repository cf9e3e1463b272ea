// The row types of the tables of facts about event-select counters, for every vendor.
#pragma once

#include <msr/core/confidence.hpp>
#include <msr/core/program.hpp>
#include <msr/core/sequence.hpp>
#include <msr/pmu/select/request.hpp>

#include <cstdint>

namespace msr::select {

/// A set of counters of an event PMU, with bit n for the counter with the number n.
using counter_set = std::uint64_t;
/// The greatest number of counters that an event PMU can have.
inline constexpr unsigned most_counters = 64;

/// Returns the set of the counter with a number; the empty set for a number below 0 or above 63.
constexpr counter_set set_of(int counter) {
    return counter < 0 || counter >= int{most_counters} ? 0 : counter_set{1} << counter;
}

using msr::confidence;
using msr::name_of;

/// A name that perf, a vendor's event lists or another vendor have for an event, with `_` for each
/// sign that joins words. A name may stand for events of several generations.
template <typename Event>
struct other_name {
    /// the event's name in perf, in a vendor's list or in another vendor's manual
    const char *name{};
    Event is{}; ///< the event that the name stands for
};

/// A mask of an event: a value of bits of the unit mask.
struct mask_row {
    const char *name{};    ///< the mask's name in texts of choices
    std::uint32_t value{}; ///< the value that the mask gives to the bits in `field`
    /// The bits of the unit mask that the mask decides; for a mask that is a bit, this bit.
    std::uint32_t field{};
    const char *meaning{}; ///< what the mask makes the event count, for people
};

/// An event of a PMU's own table: its name, numbers, masks and processors.
struct event_row {
    const char *name{};          ///< the event's name in texts of choices
    std::uint32_t code{};        ///< the event's code, which goes into the select register
    std::uint32_t fixed_masks{}; ///< bits of the unit mask that every choice of the event sets
    /// Bits of the unit mask that a choice has to decide by naming masks.
    std::uint32_t needs{};
    std::uint64_t where{}; ///< the targets that have the event, in an encoding of the PMU
    /// The counters that can count the event, in an encoding of the PMU; 0: the event is not
    /// limited to some counters.
    counter_set counters{};
    confidence sure{};          ///< how sure the facts of the row are, by the sources of the facts
    const char *meaning{};      ///< what the event counts, for people
    sequence<mask_row> masks{}; ///< the event's masks; none: the event has one meaning
    /// The part of the processor that the event is about; null: the table does not say.
    const char *unit{};
    const char *other_name{}; ///< the event's name in other sources; null: none

    /// Returns the bits of the unit mask that the event's masks decide.
    constexpr std::uint32_t known_masks() const {
        std::uint32_t bits = fixed_masks;
        for (const mask_row &mask : masks)
            bits |= mask.field;
        return bits;
    }
};

/// A counter of a processor, with its registers.
struct counter_row {
    const char *name{}; ///< the counter's name in the vendor's manual, lower case
    /// Number of the register that is the counter, as RDMSR takes it.
    std::uint32_t address{};
    unsigned width{};               ///< number of bits that the counter has, 1 to 64
    std::uint32_t select_address{}; ///< number of the counter's select register, as RDMSR takes it
    const char *select_name{};      ///< name of the counter's select register
};

/// A qualifier that a vendor's counters have, with or without a value: `any`, `ldlat=3`.
struct qualifier_row {
    const char *name{};    ///< the qualifier's name in texts of choices
    const char *meaning{}; ///< what the qualifier does, in a few words
};

/// A kind of auxiliary register, whose value several choices share, such as OFFCORE_RSP.
struct auxiliary_row {
    const char *name{}; ///< name of the auxiliary register
    /// how many registers of this kind there are, any of which can serve a choice
    unsigned places{};
};

/// The need of a choice (an event with its qualifiers) for a value in an auxiliary register, such
/// as MSR_OFFCORE_RSP_0.
struct need {
    unsigned kind{};       ///< index of the kind of auxiliary register in `auxiliaries`
    std::uint64_t value{}; ///< the value that the auxiliary register must hold
    /// The registers of the needed kind that the choice can use, with bit n for the n-th register.
    std::uint32_t places{};
};

/// The greatest number of auxiliary registers that an event needs.
inline constexpr unsigned most_needs = 2;

/// The auxiliary registers that an event needs.
struct needs {
    /// The auxiliary registers that the event needs, of which the first `count` are used.
    need all[most_needs]{};
    unsigned count{}; ///< how many auxiliary registers the event needs
};

/// A trap of an event on some processors: an erratum, or what users report.
struct trap {
    const char *sentence{}; ///< the problem of the event, as a sentence
    const char *source{};   ///< the document that reports the problem of the event
    confidence sure{};      ///< how sure the sources are of the trap
};
/// The greatest number of traps of a choice that are reported.
inline constexpr unsigned most_traps = 3;

/// The reasons why the count of a legal choice is not sure, such as errata; see notes.hpp.
struct doubts {
    bool limits_unknown{};    ///< whether the counters that can count the choice are not known
    bool counters_disputed{}; ///< whether some sources allow further counters for the event
    /// Whether the planner may assign counters that only some sources allow.
    bool disputed_counters_open{};
    /// Whether an event with `other_code` and `other_masks` has to be counted at the same time as
    /// the choice.
    bool needs_other{};
    /// Code of the event that has to be counted at the same time as the choice.
    std::uint32_t other_code{};
    /// Unit mask of the event that has to be counted at the same time as the choice.
    std::uint32_t other_masks{};
    bool has_errata{}; ///< whether the vendor's list names errata of the event
    /// The traps of the choice, of which the first `trap_count` are used.
    trap traps[most_traps]{};
    unsigned trap_count{}; ///< how many traps the choice has, 0 to 3

    /// Adds a trap of the choice; does nothing where the choice has `most_traps` already.
    constexpr void add(const trap &trap) {
        if (trap_count < most_traps) traps[trap_count++] = trap;
    }
};

/// The numbers that the fields of a select register can hold, for a choice on a target.
struct limits {
    std::uint32_t code{};      ///< the bits that an event code may have
    std::uint32_t masks{};     ///< the bits that a unit mask may have
    std::uint32_t threshold{}; ///< the largest threshold; 0: the select register has no threshold
    bool privilege{};          ///< whether the select register has bits for user and kernel
    bool edge{};               ///< whether the select register has an edge bit
    bool invert{};             ///< whether the select register has an invert bit
    /// The flags of the event PMU (qualifiers without a value) that the select register has, with
    /// bit n for `flags[n]`.
    std::uint32_t flags{};
    /// The bits that the value of each qualifier in the event PMU's `values` may have; 0: the
    /// qualifier does not exist.
    std::uint64_t values[most_values]{};
    std::uint64_t least_period{1}; ///< the shortest sampling period, in events
    /// The longest sampling period, in events; 0: the counters cannot interrupt.
    std::uint64_t most_period{};
};

/// The field of a choice whose number does not fit.
enum class number_field : std::uint8_t {
    none,  ///< every number of the choice fits its field
    code,  ///< the event code does not fit its field
    masks, ///< the unit mask does not fit its field
    /// The threshold, the least number of events in a counted clock, does not fit its field.
    threshold,
    /// The sampling period, the number of events from one interrupt to the next, does not fit its
    /// field.
    period,
    /// The value of a qualifier does not fit its field; `fitting_numbers::value` says of which.
    value,
};

/// The numbers that a field of a choice takes: all from `least` to `most`, or all numbers whose
/// bits are bits of `most`.
struct fitting_numbers {
    /// The field of the choice whose number does not fit; `none`: no number is at fault.
    number_field field{};
    /// Index of the qualifier in the event PMU's `values`, where `field` is `value`.
    unsigned value{};
    std::uint64_t least{}; ///< the least number that fits the field
    std::uint64_t most{};  ///< the greatest number that fits the field
    /// Whether only numbers whose bits are bits of `most` fit: `most` has holes, or 0 is not legal.
    bool only_bits{};
};

} // namespace msr::select
