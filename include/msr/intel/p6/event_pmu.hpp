// The two counters of the P6 family as an event PMU (the members that the library's planner needs
// of a vendor's counters): what a choice may be,
// and the program of a plan. A single bit starts and stops both counters, and a write sets 32 of
// the 40 bits of a counter: see registers.hpp for the sources.
#pragma once

#include <msr/core/program.hpp>
#include <msr/core/rule.hpp>
#include <msr/intel/p6/event_table.hpp>
#include <msr/intel/p6/registers.hpp>
#include <msr/intel/p6/target.hpp>
#include <msr/pmu/program_builder.hpp>
#include <msr/pmu/select/choice.hpp>
#include <msr/pmu/select/event_pmu.hpp>
#include <msr/pmu/select/two_counters.hpp>
#include <msr/processor/cpuid.hpp>

#include <cstddef>
#include <cstdint>
#include <type_traits>

namespace msr::p6 {

using select::counter_set;
using select::request;

struct perfctr0;
struct perfctr1;

/// Each type from here to `on_every_p6` names a set of processors in messages of the compiler;
/// `Processors` has a bit for each processor.
template <unsigned Processors>
struct processors_by_bit;
struct on_pentium_pro;
struct on_pentium_ii;
struct on_pentium_iii;
struct on_pentium_m_only;
struct on_every_p6;

/// The position of the qualifier `pin_shows_events` in `event_pmu::flags`.
inline constexpr unsigned pin_flag = 0;

/// The qualifiers of choices (events to count) on the P6 family, as types.
namespace with {
/// The qualifier `pin_shows_events`: the counter's pin PM0 or PM1 shows events as they happen;
/// without the qualifier the pin shows overflows.
struct pin_shows_events : select::flag_qualifier<pin_flag> {};
} // namespace with

namespace detail {

template <unsigned Processors>
struct named_processors {
    using type = processors_by_bit<Processors>;
};
template <>
struct named_processors<on_ppro> {
    using type = on_pentium_pro;
};
template <>
struct named_processors<on_pii> {
    using type = on_pentium_ii;
};
template <>
struct named_processors<on_piii> {
    using type = on_pentium_iii;
};
template <>
struct named_processors<on_pentium_m> {
    using type = on_pentium_m_only;
};
template <>
struct named_processors<on_every> {
    using type = on_every_p6;
};

} // namespace detail

MSR_RULE(plan_is_for_this_p6,
         "the plan was not made for this processor: it counts as a Pentium Pro, II, III or M does");

/// The event PMU of the P6 family; msr/pmu/select/event_pmu.hpp says what each member means.
/// Members that this PMU shares with similar PMUs are those of the base types.
struct event_pmu : select::two_counters<event_pmu, p6::target>, select::has_usual_levels {
    using target = p6::target; ///< the type that says on which processors a plan has to run
    /// The features of a processor that the requests (events with qualifiers) of a plan use: none
    /// on these processors.
    using usage = typename select::two_counters<event_pmu, target>::usage;
    /// Returns a legal verdict where `target` has the processor that `cpuid` describes, otherwise
    /// the rule `plan_is_for_this_p6` with the processor's name. A processor with leaf 0Ah is of no
    /// P6 target.
    static verdict check_cpuid(const usage &, const target &target, const cpuid_view &cpuid, bool) {
        const bool is_intel = vendor_of(cpuid(0, 0)) == cpu_vendor::intel;
        const bool is_architectural = leaf_or_zeros(cpuid, 0x0a).eax != 0;
        const processor_row *const row =
            is_intel && !is_architectural ? processor_of(signature_of(leaf_or_zeros(cpuid, 1).eax))
                                          : nullptr;
        if (row != nullptr && (target.processors & row->is.processors) != 0) return {};
        return {&plan_is_for_this_p6::text, {row == nullptr ? "another family" : row->name}};
    }
    /// The targets (sets of processors) that messages of the compiler may suggest where a choice is
    /// illegal on its own target.
    static constexpr target targets[] = {ppro, pii, piii, pentium_m};
    /// The type that names the target `On` (a set of processors) in messages of the compiler.
    template <target On>
    struct named_target {
        using type = typename detail::named_processors<On.processors>::type;
    };

    /// The events of the P6 family.
    static constexpr sequence<select::event_row> events = p6::events;
    static constexpr select::counter_row counter_rows[] = {
        ///< each row is a counter: name, address, width, and select register
        {"perfctr0", perfctr0_address, counter_width, perfevtsel0::address, "perfevtsel0"},
        {"perfctr1", perfctr1_address, counter_width, perfevtsel1::address, "perfevtsel1"},
    };
    /// The rows of the counters PerfCtr0 and PerfCtr1; the index is the counter's number.
    static constexpr sequence<select::counter_row> counters = all_of(counter_rows);
    static constexpr select::qualifier_row flag_rows[] = {
        ///< each row is a qualifier without a value: its name in texts, and its meaning
        {"pc", "its pin shows each event instead of overflows"}};
    /// The rows of the qualifiers without a value; the index is the qualifier's number.
    static constexpr sequence<select::qualifier_row> flags = all_of(flag_rows);

    /// The type that names the counter `Number` in messages of the compiler.
    template <int Number>
    struct named_counter {
        using type = std::conditional_t<Number == 0, perfctr0, perfctr1>;
    };
    /// The type that names the only qualifier without a value, `pin_shows_events`, in messages of
    /// the compiler.
    template <unsigned Flag>
    struct named_flag {
        using type = with::pin_shows_events;
    };
    /// The methods of choices (events with qualifiers) on the P6 family, in addition to those of
    /// choices on every processor.
    template <typename Choice>
    struct methods {
        /// Makes a choice by which the counter's pin PM0 or PM1 shows each event; otherwise the pin
        /// shows overflows.
        constexpr auto pin_shows_events() const {
            return select::add_flag<pin_flag>(static_cast<const Choice &>(*this));
        }
    };

    /// Returns the confidence in an event on a target: medium where the sources dispute that the
    /// processor has the event.
    static constexpr select::confidence confidence_of(const select::event_row &event,
                                                      const target &target) {
        const bool unsure = (target.processors & event.where >> 8) != 0;
        return unsure ? select::confidence::medium : event.sure;
    }
    /// Returns the limits of a request (an event with qualifiers). A write of a counter takes 32
    /// bits with a sign. A period is at most 2^31 - 1, the limit of Linux, one event below what a
    /// write could reach.
    static constexpr select::limits limits_of(const request &, const target &) {
        return {.code = 0xff,
                .masks = 0xff,
                .threshold = 0xff,
                .privilege = true,
                .edge = true,
                .invert = true,
                .flags = 1u << pin_flag,
                .least_period = 1,
                .most_period = low_bits(written_width - 1)};
    }

    /// Returns the value of the select register of a counter that counts a legal request (an event
    /// with qualifiers), with the enable bit clear. The values of a legal request fit the fields.
    static constexpr std::uint64_t select_of(const request &request) {
        const auto pin = static_cast<std::uint64_t>(request.has_flag(pin_flag) ? pin_use::increments
                                                                               : pin_use::overflow);
        return decltype(perfevtsel1::event_select)::truncated_bits(
                   select::code_of<event_pmu>(request)) |
               decltype(perfevtsel1::unit_mask)::truncated_bits(
                   select::masks_of<event_pmu>(request)) |
               decltype(perfevtsel1::usr)::truncated_bits(request.counts_user()) |
               decltype(perfevtsel1::os)::truncated_bits(request.counts_kernel()) |
               decltype(perfevtsel1::edge)::truncated_bits(request.edge) |
               decltype(perfevtsel1::pin_control)::truncated_bits(pin) |
               decltype(perfevtsel1::int_)::truncated_bits(request.period != 0) |
               decltype(perfevtsel1::invert)::truncated_bits(request.invert) |
               decltype(perfevtsel1::counter_mask)::truncated_bits(request.threshold);
    }
    /// Returns the value to write to a counter so that the counter interrupts after `period`
    /// events; 0 for a period of 0.
    static constexpr std::uint64_t preset_of(std::uint64_t period) {
        return (~period + 1) & low_bits(written_width);
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

/// The counter PerfCtr0 (register C1h), for `.on(perfctr0)`.
inline constexpr struct perfctr0 {
    using event_pmu = p6::event_pmu;
    static constexpr int number = 0;
} perfctr0;
/// The counter PerfCtr1 (register C2h), for `.on(perfctr1)`.
inline constexpr struct perfctr1 {
    using event_pmu = p6::event_pmu;
    static constexpr int number = 1;
} perfctr1;

/// Returns the most that the counter of a request (an event with qualifiers) adds in a clock: 1
/// with a threshold, otherwise 16. Without a threshold a counter adds what is outstanding, for
/// which no source gives a maximum; the bus of the P6 family takes 8 requests at a time.
constexpr std::uint32_t most_per_clock(const request &request) {
    return request.threshold != 0 ? 1 : 16;
}

/// Returns the register writes and readouts for a plan's requests (events with qualifiers). The
/// set-up writes both select registers, with the counters stopped, and the counters. An unused
/// counter is set to count at no privilege level, as the common enable bit would start the unused
/// counter, too; no choice owns its select register. The start is a single write, and so is the
/// stop. Only the 32 low bits of a counter can be restored.
template <std::size_t Most>
constexpr auto event_pmu::program_of(sequence<request> requests, const select::assignment *assigned,
                                     const target &) {
    constexpr std::uint64_t enable = decltype(perfevtsel0::enable)::mask;
    program_builder<program_sizes{.writes = 6, .readouts = Most, .registers = 4, .claims = 1}>
        destination;
    std::uint64_t selects[2]{};
    std::size_t owners[2]{every_choice, every_choice};
    for (std::size_t i = 0; i < requests.size(); ++i) {
        selects[assigned[i].counter] = select_of(requests[i]);
        owners[assigned[i].counter] = i;
    }
    destination.add_write(phase::set_up, owners[0], {perfevtsel0::address, selects[0]});
    destination.add_write(phase::set_up, owners[1], {perfevtsel1::address, selects[1]});
    for (std::size_t i = 0; i < requests.size(); ++i) {
        const select::counter_row &counter = counters[static_cast<unsigned>(assigned[i].counter)];
        add_counter(destination, i, counter, preset_of(requests[i].period), written_width,
                    most_per_clock(requests[i]));
        if (requests[i].period != 0) destination.ask_for_interrupts();
    }
    destination.add_write(phase::start, owners[0], {perfevtsel0::address, selects[0] | enable});
    destination.add_write(phase::stop, owners[0], {perfevtsel0::address, selects[0]});
    destination.touch({perfevtsel1::address, ~std::uint64_t{0}, "perfevtsel1"});
    destination.touch({perfevtsel0::address, ~std::uint64_t{0}, "perfevtsel0"});
    destination.add_claim({perfevtsel0::address, enable, enable, "perfevtsel0",
                           "both counters, which have one enable bit"});
    return destination.finished();
}

} // namespace msr::p6
