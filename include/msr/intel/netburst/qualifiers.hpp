// The qualifiers of choices for the Pentium 4 as a table: their words in text, and their fields.
#pragma once

#include <msr/core/text.hpp>
#include <msr/intel/netburst/facts/wiring.hpp>
#include <msr/intel/netburst/request.hpp>
#include <msr/pmu/notation.hpp>
#include <msr/pmu/qualifiers.hpp>

#include <cstdint>

namespace msr::netburst {

/// Returns the `escr_number` of the ESCR that a text names, or -1. The name may have MSR_ in front.
constexpr int escr_named(text_view text) {
    const text_view name = without_prefix(text, "msr_");
    for (unsigned i = 0; i < escr_count; ++i)
        if (same_without_case(name, escrs[i].name)) return static_cast<int>(i);
    return -1;
}

/// Returns the `counter_number` of the counter that a text names, or -1. The name may have MSR_ in
/// front.
constexpr int counter_named(text_view text) {
    const text_view name = without_prefix(text, "msr_");
    for (unsigned i = 0; i < counter_count; ++i)
        if (same_without_case(name, counters[i].name)) return static_cast<int>(i);
    return -1;
}

/// The qualifiers of a choice as text, in the order in which the text has them.
enum class qualifier : std::uint8_t {
    user,          ///< events at CPL 1, 2 and 3 are counted
    kernel,        ///< events at CPL 0 are counted
    thread,        ///< events of logical processor 0, 1 or both are counted
    threshold,     ///< clocks with more events than the qualifier's number, 0 to 15, are counted
    complement,    ///< clocks with at most as many events as the threshold are counted
    edge,          ///< the counter counts how often the comparison with the threshold becomes true
    tag,           ///< the uops of an execution event get a tag bit, 0 to 3
    at_retirement, ///< the uops that the event tags are counted at retirement
    /// The counter interrupts each time the qualifier's number of events has occurred.
    sample,
    precise, ///< samples are taken precisely (PEBS)
    /// The counter overflows after the qualifier's number of events, without an interrupt.
    overflow,
    force_overflow, ///< the counter overflows at every event
    cascade,        ///< the overflow of the counter that the qualifier names starts the count
    escr,           ///< the event is counted through the ESCR that the qualifier names
    counter,        ///< the event is counted on the counter that the qualifier names
    disputed,       ///< an event may be counted about which sources disagree
};

/// A row of the table of qualifiers: the qualifier's word, and how it is set and read.
using qualifier_row = msr::qualifier_row<qualifiers>;

namespace detail {

inline constexpr const char *thread_words[] = {"0", "1", "both"};

constexpr int thread_named(text_view text) {
    for (int i = 0; i < 3; ++i)
        if (same_without_case(text, thread_words[i])) return i;
    return -1;
}

/// Each constant has the names of a qualifier's values: of logical processors, of counters or of
/// ESCRs.
inline constexpr value_names by_thread{thread_named,
                                       [](std::uint64_t number) { return thread_words[number]; },
                                       notation_problem::unknown_thread};
inline constexpr value_names by_counter{counter_named,
                                        [](std::uint64_t number) { return counters[number].name; },
                                        notation_problem::unknown_counter};
inline constexpr value_names by_escr{escr_named,
                                     [](std::uint64_t number) { return escrs[number].name; },
                                     notation_problem::unknown_escr};

/// Returns `number`, or `maximum` where the number is larger; `maximum` is a value that breaks the
/// rule of its qualifier.
constexpr unsigned at_most(std::uint64_t number, unsigned maximum) {
    return static_cast<unsigned>(number < maximum ? number : maximum);
}
/// Returns the value of a qualifier whose member is -1 where a choice does not have the qualifier.
constexpr given_qualifier unless_negative(int number) {
    return {number >= 0, static_cast<std::uint64_t>(number)};
}

/// Returns the row of a qualifier without a value.
/// `Set`: the function that sets the qualifier
/// `Field`: the member that is true where a choice has the qualifier
template <auto Set, bool qualifiers::*Field>
constexpr qualifier_row flag_row(const char *name) {
    return {{name},
            [](qualifiers qualifiers, std::uint64_t) { return Set(qualifiers); },
            [](const qualifiers &qualifiers) -> given_qualifier { return {qualifiers.*Field}; }};
}
/// Returns the row of a qualifier whose value is a name.
/// `Number`: the enumeration of the named values
/// `Set`: the function that sets the qualifier
/// `Field`: the member that holds the value; -1: a choice does not have the qualifier
template <typename Number, auto Set, std::int8_t qualifiers::*Field>
constexpr qualifier_row register_row(const char *name, const value_names &names) {
    return {{name, true},
            [](qualifiers qualifiers, std::uint64_t number) {
                return Set(qualifiers, static_cast<Number>(number));
            },
            [](const qualifiers &qualifiers) { return unless_negative(qualifiers.*Field); },
            names};
}
/// Returns the row of a qualifier by which the counter overflows after a number of events; a choice
/// has at most one such qualifier.
template <overflow_use Use>
constexpr qualifier_row overflow_row(const char *name) {
    return {{name, true},
            [](qualifiers qualifiers, std::uint64_t period) {
                return with_overflow(qualifiers, Use, period);
            },
            [](const qualifiers &qualifiers) -> given_qualifier {
                return {qualifiers.overflow == Use, qualifiers.period};
            },
            {},
            1,
            notation_problem::overflows_twice};
}

} // namespace detail

/// The row of each qualifier, in the order of the enumeration `qualifier`.
inline constexpr qualifier_row qualifier_rows[] = {
    detail::flag_row<with_user, &qualifiers::user>("user"),
    detail::flag_row<with_kernel, &qualifiers::kernel>("kernel"),
    {{"thread", true},
     [](qualifiers qualifiers, std::uint64_t thread) {
         return with_threads(qualifiers, static_cast<thread_set>(thread + 1));
     },
     [](const qualifiers &qualifiers) {
         return detail::unless_negative(static_cast<int>(qualifiers.threads) - 1);
     },
     detail::by_thread},
    {{"thr", true},
     [](qualifiers qualifiers, std::uint64_t number) {
         return with_threshold(qualifiers, detail::at_most(number, 255));
     },
     [](const qualifiers &qualifiers) -> given_qualifier {
         return {qualifiers.names_threshold(), qualifiers.threshold};
     }},
    detail::flag_row<with_complement, &qualifiers::complement>("complement"),
    detail::flag_row<with_edge, &qualifiers::edge>("edge"),
    {{"tag", true},
     [](qualifiers qualifiers, std::uint64_t number) {
         return with_tag(qualifiers, detail::at_most(number, 127));
     },
     [](const qualifiers &qualifiers) {
         return detail::unless_negative(qualifiers.at_retirement ? qualifiers.tag : -1);
     }},
    {{"at_retirement"},
     [](qualifiers qualifiers, std::uint64_t) { return with_retirement(qualifiers); },
     [](const qualifiers &qualifiers) -> given_qualifier {
         return {qualifiers.at_retirement && qualifiers.tag < 0 && qualifiers.replay == 0};
     }},
    detail::overflow_row<overflow_use::interrupt>("sample"),
    detail::flag_row<with_precision, &qualifiers::precise>("precise"),
    detail::overflow_row<overflow_use::flag>("overflow"),
    detail::flag_row<with_forced_overflow, &qualifiers::force_overflow>("force_ovf"),
    detail::register_row<counter_number, with_cascade, &qualifiers::cascaded_from>(
        "cascade", detail::by_counter),
    detail::register_row<escr_number, with_escr, &qualifiers::escr>("escr", detail::by_escr),
    detail::register_row<counter_number, with_counter, &qualifiers::counter>("counter",
                                                                             detail::by_counter),
    detail::flag_row<with_dispute, &qualifiers::disputed>("disputed"),
};

/// The number of qualifiers that the text of a choice can have.
inline constexpr unsigned qualifier_count = sizeof qualifier_rows / sizeof qualifier_rows[0];

/// Returns the row of a qualifier in the table `qualifier_rows`.
constexpr const qualifier_row &row_of(qualifier qualifier) {
    return qualifier_rows[static_cast<unsigned>(qualifier)];
}

} // namespace msr::netburst
