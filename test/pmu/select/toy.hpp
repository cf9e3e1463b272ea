// An imaginary event PMU, the smallest with every member of msr/pmu/select/event_pmu.hpp: three
// counters, and a fixed counter for cycles only; two kinds of processor, of which the small kind
// lacks the last counter, the flag `any`, and an event.
#pragma once

#include <msr/pmu/program_builder.hpp>
#include <msr/pmu/schedule.hpp>
#include <msr/pmu/select/plan.hpp>
#include <msr/pmu/select/rules.hpp>

#include <cstddef>
#include <cstdint>

namespace toy {

namespace select = msr::select;
using select::counter_set;
using select::request;

struct divides_take_no_edge : select::choice_rule<divides_take_no_edge> {
    MSR_RULE_TEXT(divides_take_no_edge, "the divider never begins: its event takes no edge");
    static constexpr bool holds(const select::considered_request &context) {
        return context.wanted.event != 2 || !context.wanted.edge;
    }
};
struct probes_exclude_each_other : select::pair_rule<probes_exclude_each_other> {
    MSR_RULE_TEXT(probes_exclude_each_other, "two probes cannot be counted at the same time");
    template <typename M>
    static constexpr bool holds(const select::considered_pair<M> &context) {
        return context.one.event != 4 || context.other.event != 4;
    }
};

struct counter_0;
struct counter_1;
struct counter_2;
struct fixed;
struct small_toy;
struct large_toy;
struct every_toy;
namespace with {
struct any : select::flag_qualifier<0> {};
template <std::uint64_t Value>
struct response : select::value_qualifier<0, Value> {};
} // namespace with

struct event_pmu : select::has_no_doubts,
                   select::has_no_lists,
                   select::takes_one_counter,
                   select::is_as_sure_everywhere,
                   select::has_no_kinds,
                   select::has_no_numbers_of_its_own,
                   select::means_what_it_says,
                   select::has_usual_levels {
    struct target {
        /// The kinds of processor that are meant, one bit each: 1 small, 2 large.
        std::uint8_t kinds = 3;
        friend constexpr bool operator==(const target &, const target &) = default;
    };
    static constexpr target targets[] = {{1}, {2}};
    static constexpr bool knows(const target &target) {
        return target.kinds != 0 && target.kinds < 4;
    }
    template <target On>
    struct named_target {
        using type = std::conditional_t<On.kinds == 1, small_toy,
                                        std::conditional_t<On.kinds == 2, large_toy, every_toy>>;
    };

    static constexpr select::mask_row load_masks[] = {
        {"hit", 1, 1, "loads that hit"},
        {"miss", 2, 2, "loads that miss"},
        {"near", 0x00, 0x30, "from near memory"},
        {"far", 0x10, 0x30, "from far memory"},
    };
    static constexpr select::event_row event_rows[] = {
        {"cycles", 0x3c, 0, 0, 3, 0xf, select::confidence::high, "clocks", {}},
        {"loads", 0x10, 0, 3, 3, 0x7, select::confidence::high, "loads", msr::all_of(load_masks)},
        {"divides", 0x14, 0x0f, 0, 3, 0x2, select::confidence::medium, "clocks of the divider", {}},
        {"requests", 0x20, 0, 0, 3, 0x7, select::confidence::high, "requests by response", {}},
        {"probes", 0x21, 0, 0, 2, 0x7, select::confidence::low, "probes", {}},
    };
    static constexpr auto events = msr::all_of(event_rows);
    static constexpr select::counter_row counter_rows[] = {
        {"counter_0", 0x100, 40, 0x200, "select_0"},
        {"counter_1", 0x101, 40, 0x201, "select_1"},
        {"counter_2", 0x102, 40, 0x202, "select_2"},
        {"fixed", 0x110, 40, 0x210, "fixed_select"},
    };
    static constexpr auto counters = msr::all_of(counter_rows);
    static constexpr select::qualifier_row flag_rows[] = {{"any", "of any thread"}};
    static constexpr auto flags = msr::all_of(flag_rows);
    static constexpr select::qualifier_row value_rows[] = {{"response", "which responses count"}};
    static constexpr auto values = msr::all_of(value_rows);
    static constexpr select::auxiliary_row auxiliary_rows[] = {{"response", 2}};
    static constexpr auto auxiliaries = msr::all_of(auxiliary_rows);

    template <int Number>
    struct named_counter {
        using type = std::conditional_t<
            Number == 0, counter_0,
            std::conditional_t<Number == 1, counter_1,
                               std::conditional_t<Number == 2, counter_2, fixed>>>;
    };
    template <unsigned Flag>
    struct named_flag {
        using type = with::any;
    };
    template <unsigned Which, std::uint64_t Value>
    struct named_value {
        using type = with::response<Value>;
    };
    template <typename Choice>
    struct methods {
        constexpr auto any() const {
            return select::add_flag<0>(static_cast<const Choice &>(*this));
        }
        template <std::uint64_t Value>
        constexpr auto response() const {
            return select::add_value<0, Value>(static_cast<const Choice &>(*this));
        }
    };

    static constexpr bool exists(const select::event_row &event, const target &target) {
        return (target.kinds & ~event.where) == 0;
    }
    /// The event `probes` counts at every privilege level, so it takes no level.
    static constexpr select::limits limits_of(const request &request, const target &target) {
        return {.code = 0xff,
                .masks = 0xff,
                .threshold = 255,
                .privilege = request.event != 4,
                .edge = true,
                .invert = true,
                .flags = target.kinds == 2 ? 1u : 0u,
                .values = {0xffff},
                .least_period = 10,
                .most_period = (std::uint64_t{1} << 31) - 1};
    }
    static constexpr counter_set counters_on(const target &target) {
        return target.kinds == 2 ? 0xf : 0xb;
    }
    static constexpr counter_set counters_of(const request &request, const target &) {
        const auto row = select::event_of<event_pmu>(request);
        // the divider counts for one thread, so the flag `any` (any thread) leaves no counter
        if (request.event == 2 && request.has_flag(0)) return 0;
        const bool filtered = request.threshold != 0 || request.edge;
        const counter_set able = row ? row->counters : 0x7;
        return filtered ? able & 0x7 : able;
    }
    static constexpr counter_set preferred(const request &, const target &) { return 0x8; }
    static constexpr select::needs needs_of(const request &request, const target &) {
        if (!request.has_value(0)) return {};
        return {{{0, request.values[0], 3}}, 1};
    }
    using rules = select::rule_list<divides_take_no_edge>;
    using rules_of_pairs = select::rule_list<probes_exclude_each_other>;

    template <std::size_t Most>
    static constexpr auto program_of(msr::sequence<request> requests,
                                     const select::assignment *assigned, const target &) {
        using msr::phase;
        msr::program_builder<msr::program_sizes{.writes = 3 * Most, .readouts = Most}> destination;
        for (std::size_t i = 0; i < requests.size(); ++i) {
            const select::counter_row &counter =
                counters[static_cast<unsigned>(assigned[i].counter)];
            if (requests[i].has_value(0)) {
                const auto place = static_cast<std::uint32_t>(assigned[i].places[0]);
                destination.add_write(phase::set_up, i, {0x300 + place, requests[i].values[0]});
            }
            destination.add_write(phase::start, i,
                                  {counter.select_address,
                                   select::code_of<event_pmu>(requests[i]) |
                                       select::masks_of<event_pmu>(requests[i]) << 8 | 1u << 22});
            destination.add_write(phase::stop, i, {counter.select_address, 0});
            destination.add_readout(i, {counter.address, counter.width, counter.name});
        }
        return destination.finished();
    }
};

/// Names the PMU of a target, so that a plan can begin with the target. Declared without a
/// definition.
select::pmu<event_pmu> pmu_of(const event_pmu::target &);

inline constexpr struct counter_0 {
    using event_pmu = toy::event_pmu;
    static constexpr int number = 0;
} counter_0;
inline constexpr struct counter_1 {
    using event_pmu = toy::event_pmu;
    static constexpr int number = 1;
} counter_1;
inline constexpr struct counter_2 {
    using event_pmu = toy::event_pmu;
    static constexpr int number = 2;
} counter_2;
inline constexpr struct fixed {
    using event_pmu = toy::event_pmu;
    static constexpr int number = 3;
} fixed;

inline constexpr struct cycles : select::choice<event_pmu, cycles> {
    static constexpr int number = 0;
} cycles;
struct loads {
    static constexpr int number = 1;
    static constexpr select::mask<event_pmu, loads, 0x01> hit{};
    static constexpr select::mask<event_pmu, loads, 0x02> miss{};
    static constexpr select::mask<event_pmu, loads, 0x00, 0x30> near{};
    static constexpr select::mask<event_pmu, loads, 0x10, 0x30> far{};
};
inline constexpr struct divides : select::choice<event_pmu, divides> {
    static constexpr int number = 2;
} divides;
inline constexpr struct requests : select::choice<event_pmu, requests> {
    static constexpr int number = 3;
} requests;
inline constexpr struct probes : select::choice<event_pmu, probes> {
    static constexpr int number = 4;
} probes;

template <std::uint32_t Code, std::uint32_t Masks = 0>
inline constexpr select::raw<event_pmu, Code, Masks> raw{};
inline constexpr event_pmu::target small{1};
inline constexpr event_pmu::target large{2};

} // namespace toy
