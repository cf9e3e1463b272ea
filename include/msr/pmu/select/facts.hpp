// Facts about event-select counters: the rows of the tables of every vendor.
#pragma once

#include <msr/core/confidence.hpp>
#include <msr/core/program.hpp>
#include <msr/core/sequence.hpp>
#include <msr/pmu/select/request.hpp>

#include <cstdint>

namespace msr::select {

/// Counters of an event PMU, bit n for the counter with the number n.
using counter_set = std::uint64_t;
/// The most counters of an event PMU.
inline constexpr unsigned most_counters = 64;

/// Returns the set with this counter alone; none for a number below 0, or 64 and more.
constexpr counter_set set_of(int counter) {
    return counter < 0 || counter >= int{most_counters} ? 0 : counter_set{1} << counter;
}

using msr::confidence;
using msr::name_of;

/// Another name of an event, by perf, a vendor's event lists or another vendor, with `_` for each
/// sign that joins words. A name may stand for events of several generations.
template <typename Event>
struct other_name {
    const char *name{}; ///< the event's name in the other source
    Event is{};         ///< the event that it stands for
};

/// A mask of an event: what it writes into its bits of the unit mask.
struct mask_row {
    const char *name{};    ///< the mask's name
    std::uint32_t value{}; ///< the value that the masks write
    std::uint32_t field{}; ///< bits that it decides; a mask bit decides itself only
    const char *meaning{}; ///< what is counted, for people
};

/// An event of a PMU's own table: its name, numbers, masks and processors.
struct event_row {
    const char *name{};          ///< the event's name
    std::uint32_t code{};        ///< the event number, as the PMU counts
    std::uint32_t fixed_masks{}; ///< mask bits that the event always has
    std::uint32_t needs{};       ///< mask bits that a choice has to decide by naming masks
    std::uint64_t where{};       ///< targets that have it, in an encoding of the PMU
    counter_set counters{};      ///< counters it is limited to, for the PMU; 0: not limited
    confidence sure{};           ///< how sure the sources make the row
    const char *meaning{};       ///< what is counted, for people
    sequence<mask_row> masks{};  ///< the event's masks; none: the event has one meaning
    const char *unit{};          ///< the part of the processor that it is about, or null
    const char *other_name{};    ///< the event's name in other sources, or null

    /// The bits that any mask decides.
    constexpr std::uint32_t known_masks() const {
        std::uint32_t bits = fixed_masks;
        for (const mask_row &mask : masks)
            bits |= mask.field;
        return bits;
    }
};

/// A counter of a processor, with its registers.
struct counter_row {
    const char *name{};             ///< the manual's, lower case
    std::uint32_t address{};        ///< register number of the counter
    unsigned width{};               ///< bits that count
    std::uint32_t select_address{}; ///< register number of its select register
    const char *select_name{};      ///< the select register's name
};

/// A qualifier of a vendor, with or without a value: `any`, `ldlat=3`.
struct qualifier_row {
    const char *name{};    ///< the qualifier's name in texts of choices
    const char *meaning{}; ///< in a few words
};

/// An auxiliary register, whose value several choices share, such as OFFCORE_RSP.
struct auxiliary_row {
    const char *name{}; ///< the register's name
    unsigned places{};  ///< number of equal registers
};

/// A choice's need of an auxiliary register.
struct need {
    unsigned kind{};        ///< place in the event PMU's `auxiliaries`
    std::uint64_t value{};  ///< the value that the register must hold
    std::uint32_t places{}; ///< registers that the choice can use, bit n for the n-th
};

/// The most auxiliary registers that an event needs.
inline constexpr unsigned most_needs = 2;

/// The auxiliary registers that an event needs.
struct needs {
    need all[most_needs]{}; ///< the first `count` are the event's
    unsigned count{};       ///< how many registers it needs
};

/// A trap of an event on some processors: an erratum, or what users report.
struct trap {
    const char *sentence{}; ///< the problem, as a sentence
    const char *source{};   ///< the document that reports the problem
    confidence sure{};      ///< how sure the source makes it
};
/// The most doubts about a choice that are reported.
inline constexpr unsigned most_traps = 3;

/// The doubts about a choice that is legal; see notes.hpp.
struct doubts {
    bool limits_unknown{};         ///< the counters that can count it are not known
    bool counters_disputed{};      ///< some sources allow further counters for the event
    bool disputed_counters_open{}; ///< the planner may assign counters that only some sources allow
    bool needs_other{};            ///< an event of these numbers has to count beside it
    std::uint32_t other_code{};    ///< the number of the event that has to count beside it
    std::uint32_t other_masks{};   ///< the unit mask of the event that has to count beside it
    bool has_errata{};             ///< the vendor's list names errata of the event
    trap traps[most_traps]{};      ///< the first `trap_count` are the choice's
    unsigned trap_count{};         ///< how many traps there are

    /// Adds a trap; does nothing where there is no room for it.
    constexpr void add(const trap &trap) {
        if (trap_count < most_traps) traps[trap_count++] = trap;
    }
};

/// The numbers that the fields of a select register can hold, for a choice on a target.
struct limits {
    std::uint32_t code{};                ///< bits that an event code may have
    std::uint32_t masks{};               ///< bits that a unit mask may have
    std::uint32_t threshold{};           ///< the largest; 0: there is none
    bool privilege{};                    ///< the select register has bits for user and kernel
    bool edge{};                         ///< the select register has an edge bit
    bool invert{};                       ///< the select register has an invert bit
    std::uint32_t flags{};               ///< the event PMU's `flags` that the select register has
    std::uint64_t values[most_values]{}; ///< bits of each of the event PMU's `values`; 0: none
    std::uint64_t least_period{1};       ///< the shortest sampling period
    std::uint64_t most_period{};         ///< 0: the counters cannot interrupt
};

/// The number of a choice that does not fit.
enum class number_field : std::uint8_t {
    none,      ///< every number fits
    code,      ///< the event code
    masks,     ///< the unit mask
    threshold, ///< the least events in a clock for which it is counted
    period,    ///< the events from one interrupt to the next
    value,     ///< a qualifier with a value; `fitting_numbers::value` says which
};

/// The numbers that a field takes: all from `least` to `most`, or only those without other bits
/// than `most` has.
struct fitting_numbers {
    number_field field{};  ///< the field of the choice
    unsigned value{};      ///< place in the event PMU's `values`
    std::uint64_t least{}; ///< the least number that fits
    std::uint64_t most{};  ///< the greatest number that fits
    bool only_bits{};      ///< `most` has holes, or 0 is not legal
};

} // namespace msr::select
