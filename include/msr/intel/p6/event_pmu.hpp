// The two counters of the P6 family as an event PMU: what a choice may be,
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

/// Each names a set of processors in errors.
template <unsigned Processors>
struct processors_by_bit;
struct on_pentium_pro;
struct on_pentium_ii;
struct on_pentium_iii;
struct on_pentium_m_only;
struct on_every_p6;

/// The `flags` of the event PMU.
inline constexpr unsigned pin_flag = 0;

/// The qualifiers of this family.
namespace with {
/// The qualifier `pin_shows_events`: the pin PM0 or PM1 shows events as they happen.
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

/// The event PMU of the P6 family: see msr/pmu/select/event_pmu.hpp. The bases define the members
/// that are the usual ones.
struct event_pmu : select::two_counters<event_pmu, p6::target>, select::has_usual_levels {
    using target = p6::target; ///< the processors that a plan is made for
    /// The features of a processor that assigned requests use: none.
    using usage = typename select::two_counters<event_pmu, target>::usage;
    /// Whether the processor whose CPUID answers is one that the target includes.
    static verdict check_cpuid(const usage &, const target &target, const cpuid_view &cpuid, bool) {
        const bool is_intel = vendor_of(cpuid(0, 0)) == cpu_vendor::intel;
        const bool is_architectural = leaf_or_zeros(cpuid, 0x0a).eax != 0;
        const processor_row *const row =
            is_intel && !is_architectural ? processor_of(signature_of(leaf_or_zeros(cpuid, 1).eax))
                                          : nullptr;
        if (row != nullptr && (target.processors & row->is.processors) != 0) return {};
        return {&plan_is_for_this_p6::text, {row == nullptr ? "another family" : row->name}};
    }
    /// The targets that errors name.
    static constexpr target targets[] = {ppro, pii, piii, pentium_m};
    /// The type that names a target in errors.
    template <target On>
    struct named_target {
        using type = typename detail::named_processors<On.processors>::type;
    };

    static constexpr sequence<select::event_row> events = p6::events; ///< the table of events
    static constexpr select::counter_row counter_rows[] = {
        ///< the counters' registers and names
        {"perfctr0", perfctr0_address, counter_width, perfevtsel0::address, "perfevtsel0"},
        {"perfctr1", perfctr1_address, counter_width, perfevtsel1::address, "perfevtsel1"},
    };
    /// The counters, by number.
    static constexpr sequence<select::counter_row> counters = all_of(counter_rows);
    static constexpr select::qualifier_row flag_rows[] = {
        ///< the names of the qualifiers
        {"pc", "its pin shows each event instead of overflows"}};
    /// The qualifiers that are flags, by number.
    static constexpr sequence<select::qualifier_row> flags = all_of(flag_rows);

    /// The type that names a counter in errors.
    template <int Number>
    struct named_counter {
        using type = std::conditional_t<Number == 0, perfctr0, perfctr1>;
    };
    /// The type that names the only qualifier without a value in errors.
    template <unsigned Flag>
    struct named_flag {
        using type = with::pin_shows_events;
    };
    /// The methods of choices that only this PMU has.
    template <typename Choice>
    struct methods {
        /// Makes the counter's pin show each event; otherwise it shows overflows.
        constexpr auto pin_shows_events() const {
            return select::add_flag<pin_flag>(static_cast<const Choice &>(*this));
        }
    };

    /// The confidence in an event on a target: medium where sources dispute that the processor has
    /// it.
    static constexpr select::confidence confidence_of(const select::event_row &event,
                                                      const target &target) {
        const bool unsure = (target.processors & event.where >> 8) != 0;
        return unsure ? select::confidence::medium : event.sure;
    }
    /// A counter is written as 32 bits with a sign. Periods end where those of Linux do, at
    /// 2^31 - 1, one event before what the preset could hold.
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

    /// The select register of a counter that counts a legal request, with its enable bit clear. The
    /// values fit.
    static constexpr std::uint64_t select_of(const request &request) {
        const auto pin = static_cast<std::uint64_t>(request.has_flag(pin_flag) ? pin_use::increments
                                                                               : pin_use::overflow);
        return decltype(perfevtsel1::event_select)::cut(select::code_of<event_pmu>(request)) |
               decltype(perfevtsel1::unit_mask)::cut(select::masks_of<event_pmu>(request)) |
               decltype(perfevtsel1::usr)::cut(request.counts_user()) |
               decltype(perfevtsel1::os)::cut(request.counts_kernel()) |
               decltype(perfevtsel1::edge)::cut(request.edge) |
               decltype(perfevtsel1::pin_control)::cut(pin) |
               decltype(perfevtsel1::int_)::cut(request.period != 0) |
               decltype(perfevtsel1::invert)::cut(request.invert) |
               decltype(perfevtsel1::counter_mask)::cut(request.threshold);
    }
    /// The value written to a counter so that it interrupts after `period` events; 0 for a period
    /// of 0.
    static constexpr std::uint64_t preset_of(std::uint64_t period) {
        return (~period + 1) & low_bits(written_width);
    }

    /// The program of assigned requests.
    template <std::size_t Most>
    static constexpr auto program_of(sequence<request> requests, const select::assignment *assigned,
                                     const target &);
};

/// The PMU of a target, for plans that begin with one.
select::pmu<event_pmu> pmu_of(const target &);

/// The counter PerfCtr0.
inline constexpr struct perfctr0 {
    using event_pmu = p6::event_pmu;
    static constexpr int number = 0;
} perfctr0;
/// The counter PerfCtr1.
inline constexpr struct perfctr1 {
    using event_pmu = p6::event_pmu;
    static constexpr int number = 1;
} perfctr1;

/// Returns the most that a counter adds in a clock: 1 with a threshold, otherwise what is
/// outstanding, for which no source gives a maximum; the bus of this family takes 8 at a time.
constexpr std::uint32_t most_per_clock(const request &request) {
    return request.threshold != 0 ? 1 : 16;
}

/// Writes the program of an assignment. The set-up writes both select registers, with the counters
/// stopped, and the counters. An unused counter counts at no privilege level, as the enable bit
/// would start it, too. The start is a single write, and so is the stop. Only the 32 low bits of a
/// counter can be put back as they were found. The select register of a counter that is not used
/// has no choice as its owner.
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
