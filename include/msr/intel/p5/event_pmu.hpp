// The two counters of the Pentium and of the Cyrix MII as an event PMU (the members that the
// library's planner needs of a vendor's counters): what
// a choice may be, and the program of a plan. One register, CESR, selects for both counters.
#pragma once

#include <msr/core/rule.hpp>
#include <msr/intel/p5/event_table.hpp>
#include <msr/intel/p5/registers.hpp>
#include <msr/intel/p5/target.hpp>
#include <msr/pmu/program_builder.hpp>
#include <msr/pmu/select/choice.hpp>
#include <msr/pmu/select/event_pmu.hpp>
#include <msr/pmu/select/two_counters.hpp>
#include <msr/processor/cpuid.hpp>

#include <cstddef>
#include <cstdint>
#include <type_traits>

namespace msr::p5 {

using select::counter_set;
using select::request;

struct ctr0;
struct ctr1;

/// Each type from here to `on_every_p5` names a set of processors in messages of the compiler;
/// `Processors` has a bit for each processor.
template <unsigned Processors>
struct processors_by_bit;
struct on_pentium_only;
struct on_pentium_with_mmx;
struct on_cyrix;
struct on_every_p5;

/// The position of the qualifier `clocks` in `event_pmu::flags`.
inline constexpr unsigned clocks_flag = 0;
/// The position of the qualifier `pin_shows_overflow` in `event_pmu::flags`.
inline constexpr unsigned pin_flag = 1;

/// The qualifiers of choices (events to count) on the Pentium and the Cyrix MII, as types.
namespace with {
/// The qualifier `clocks`: counts clocks in which the event is active.
struct clocks : select::flag_qualifier<clocks_flag> {};
/// The qualifier `pin_shows_overflow`: the counter's pin PM0 or PM1 shows overflows; without the
/// qualifier the pin shows increments.
struct pin_shows_overflow : select::flag_qualifier<pin_flag> {};
} // namespace with

namespace detail {

template <unsigned Processors>
struct named_processors {
    using type = processors_by_bit<Processors>;
};
template <>
struct named_processors<on_pentium> {
    using type = on_pentium_only;
};
template <>
struct named_processors<on_pentium_mmx> {
    using type = on_pentium_with_mmx;
};
template <>
struct named_processors<on_cyrix_mii> {
    using type = on_cyrix;
};
template <>
struct named_processors<on_every> {
    using type = on_every_p5;
};

} // namespace detail

MSR_RULE(plan_is_for_this_p5, "the plan was not made for this processor: it counts as a Pentium, "
                              "Pentium MMX or Cyrix MII does");

/// The event PMU of the Pentium and the Cyrix MII; msr/pmu/select/event_pmu.hpp says what each
/// member means. Members that this PMU shares with similar PMUs are those of the base types.
struct event_pmu : select::two_counters<event_pmu, p5::target>, select::is_as_sure_everywhere {
    using target = p5::target; ///< the type that says on which processors a plan has to run
    /// The features of a processor that the requests (events with qualifiers) of a plan use: none
    /// on these processors.
    using usage = typename select::two_counters<event_pmu, target>::usage;
    /// Returns a legal verdict where `target` has the processor that `cpuid` describes, otherwise
    /// the rule `plan_is_for_this_p5` with the processor's name.
    static verdict check_cpuid(const usage &, const target &target, const cpuid_view &cpuid, bool) {
        const cpu_vendor vendor = vendor_of(cpuid(0, 0));
        const cpu_signature signature = signature_of(leaf_or_zeros(cpuid, 1).eax);
        const processor_row *const row = processor_of(vendor, signature);
        if (row != nullptr && (target.processors & row->is.processors) != 0) return {};
        return {&plan_is_for_this_p5::text, {row == nullptr ? "another family" : row->name}};
    }
    /// The targets (sets of processors) that messages of the compiler may suggest where a choice is
    /// illegal on its own target.
    static constexpr target targets[] = {pentium, pentium_mmx, cyrix_mii};
    /// The type that names the target `On` (a set of processors) in messages of the compiler.
    template <target On>
    struct named_target {
        using type = typename detail::named_processors<On.processors>::type;
    };

    static constexpr const char *user_levels =
        "CPL 3"; ///< the privilege levels of the qualifier `user`, in words
    /// The privilege levels of the qualifier `kernel`, in words.
    static constexpr const char *kernel_levels = "CPL 0 to 2";
    /// The events of the Pentium and the Cyrix MII.
    static constexpr sequence<select::event_row> events = p5::events;
    static constexpr select::counter_row counter_rows[] = {
        ///< each row is a counter: name, address, width, and the select register CESR
        {"ctr0", ctr0_address, counter_width, cesr::address, "cesr"},
        {"ctr1", ctr1_address, counter_width, cesr::address, "cesr"},
    };
    /// The rows of the counters CTR0 and CTR1; the index is the counter's number.
    static constexpr sequence<select::counter_row> counters = all_of(counter_rows);
    static constexpr select::qualifier_row flag_rows[] = {
        ///< each row is a qualifier without a value: its name in texts, and its meaning
        {"clocks", "the clocks that it lasts"},
        {"pc", "its pin shows overflows instead of increments"}};
    /// The rows of the qualifiers without a value; the index is the qualifier's number.
    static constexpr sequence<select::qualifier_row> flags = all_of(flag_rows);

    /// The type that names the counter `Number` in messages of the compiler.
    template <int Number>
    struct named_counter {
        using type = std::conditional_t<Number == 0, ctr0, ctr1>;
    };
    /// The type that names the qualifier without a value number `Flag` in messages of the compiler.
    template <unsigned Flag>
    struct named_flag {
        using type =
            std::conditional_t<Flag == clocks_flag, with::clocks, with::pin_shows_overflow>;
    };
    /// The methods of choices (events with qualifiers) on the Pentium and the Cyrix MII, in
    /// addition to those of choices on every processor.
    template <typename Choice>
    struct methods {
        /// Makes a choice that counts the clocks that the event lasts, not how often the event
        /// occurs.
        constexpr auto clocks() const {
            return select::add_flag<clocks_flag>(static_cast<const Choice &>(*this));
        }
        /// Makes a choice by which the counter's pin PM0 or PM1 shows overflows; otherwise the pin
        /// shows increments.
        constexpr auto pin_shows_overflow() const {
            return select::add_flag<pin_flag>(static_cast<const Choice &>(*this));
        }
    };

    /// Returns the limits of a request (an event with qualifiers): an event number has six bits, on
    /// the Cyrix MII seven; there are no unit masks, no filters and no interrupts.
    static constexpr select::limits limits_of(const request &, const target &target) {
        return {.code = target == cyrix_mii ? 0x7fu : 0x3fu,
                .privilege = true,
                .flags = 1u << clocks_flag | 1u << pin_flag};
    }

    /// Returns the value of field `cc0` or `cc1` of CESR for a request (an event with qualifiers):
    /// what the counter counts, at which privilege levels.
    static constexpr counter_control control_of(const request &request) {
        const unsigned levels =
            (request.counts_kernel() ? 1u : 0u) | (request.counts_user() ? 2u : 0u);
        return static_cast<counter_control>(levels | (request.has_flag(clocks_flag) ? 4u : 0u));
    }
    /// Returns the half of CESR that selects the event of a request on a counter, 0 or 1; the
    /// counter counts where `runs` is true. The values of a legal request fit the fields.
    static constexpr std::uint64_t select_of(const request &request, int counter, bool runs) {
        const std::uint32_t code = select::code_of<event_pmu>(request);
        const auto control =
            static_cast<std::uint64_t>(runs ? control_of(request) : counter_control::off);
        const auto pin = static_cast<std::uint64_t>(
            request.has_flag(pin_flag) ? pin_use::overflow : pin_use::increments);
        if (counter == 0)
            return decltype(cesr_of_mii::es0)::truncated_bits(code) |
                   decltype(cesr_of_mii::es0_hi)::truncated_bits(code >> 6) |
                   decltype(cesr_of_mii::cc0)::truncated_bits(control) |
                   decltype(cesr_of_mii::pc0)::truncated_bits(pin);
        return decltype(cesr_of_mii::es1)::truncated_bits(code) |
               decltype(cesr_of_mii::es1_hi)::truncated_bits(code >> 6) |
               decltype(cesr_of_mii::cc1)::truncated_bits(control) |
               decltype(cesr_of_mii::pc1)::truncated_bits(pin);
    }

    /// Returns the register writes and readouts for a plan's requests (events with qualifiers);
    /// `Most` is at least the number of the requests.
    template <std::size_t Most>
    static constexpr auto program_of(sequence<request> requests, const select::assignment *assigned,
                                     const target &);
};

/// Returns the PMU of a target (a set of processors), for plans that begin with a target; only
/// declared, for decltype.
select::pmu<event_pmu> pmu_of(const target &);

/// The counter CTR0 (register 12h), for `.on(ctr0)`.
inline constexpr struct ctr0 {
    using event_pmu = p5::event_pmu;
    static constexpr int number = 0;
} ctr0;
/// The counter CTR1 (register 13h), for `.on(ctr1)`.
inline constexpr struct ctr1 {
    using event_pmu = p5::event_pmu;
    static constexpr int number = 1;
} ctr1;

/// Returns the register writes and readouts for a plan's requests (events with qualifiers). The
/// set-up writes CESR with the counters off, and the counters; the start is a single write of CESR,
/// and so is the stop. The half of CESR of an unused counter is kept, as other programs may count
/// with that counter. All choices share CESR, whose owner is the first choice.
template <std::size_t Most>
constexpr auto event_pmu::program_of(sequence<request> requests, const select::assignment *assigned,
                                     const target &) {
    constexpr std::uint64_t halves[] = {low_bits(16), low_bits(16) << 16};
    constexpr std::uint64_t running[][2] = {{1u << 6, 1u << 7}, {1u << 22, 1u << 23}};
    program_builder<program_sizes{.writes = 5, .readouts = Most, .registers = 3, .claims = 4}>
        destination;
    std::uint64_t selected = 0;
    std::uint64_t runs = 0;
    std::uint64_t used = 0;
    for (std::size_t i = 0; i < requests.size(); ++i) {
        const int counter = assigned[i].counter;
        selected |= select_of(requests[i], counter, false);
        runs |= select_of(requests[i], counter, true);
        used |= halves[counter];
    }
    const std::uint64_t rest = used == (halves[0] | halves[1]) ? 0 : ~used;
    destination.add_write(phase::set_up, 0, {cesr::address, selected, rest});
    for (std::size_t i = 0; i < requests.size(); ++i) {
        const select::counter_row &counter = counters[static_cast<unsigned>(assigned[i].counter)];
        constexpr std::uint32_t one_for_each_pipe = 2;
        add_counter(destination, i, counter, 0, counter_width, one_for_each_pipe);
        for (const std::uint64_t busy : running[assigned[i].counter])
            destination.add_claim({cesr::address, busy, busy, "cesr", counter.name});
    }
    destination.add_write(phase::start, 0, {cesr::address, runs, rest});
    destination.add_write(phase::stop, 0, {cesr::address, selected, rest});
    destination.touch({cesr::address, ~std::uint64_t{0}, "cesr"});
    destination.share_unwritten_bits();
    return destination.finished();
}

} // namespace msr::p5
