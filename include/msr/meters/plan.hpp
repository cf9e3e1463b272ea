// Meters in plans: `plan<zen4, cycles, meters::energy_package>`. A meter takes no counter; its
// value stands behind the counts of the counters, in the order of the meters.
#pragma once

// Headers that compiler errors name come first, so that errors list no chain of includes.
#include <msr/core/rule.hpp>

#include <msr/core/names.hpp>
#include <msr/core/positions.hpp>
#include <msr/core/program.hpp>
#include <msr/meters/core_set.hpp>
#include <msr/meters/cpuid_bit.hpp>
#include <msr/meters/names.hpp>
#include <msr/meters/rules.hpp>
#include <msr/meters/table.hpp>
#include <msr/pmu/choice.hpp>
#include <msr/pmu/plan.hpp>
#include <msr/pmu/rules.hpp>
#include <msr/processor/cpuid.hpp>
#include <msr/processor/detect.hpp>

#include <cstddef>
#include <cstdint>
#include <type_traits>

namespace msr::meters {

/// Returns the readout (the register to read) of a row of the table of meters.
/// `owner`: the position of the meter in the plan
constexpr readout readout_of(const meter_row &row, std::size_t owner) {
    return {.address = row.address,
            .width = row.width,
            .name = meter_names[static_cast<unsigned>(row.number)].name,
            .owner = owner,
            .scope = row.scope,
            .unit = "meter",
            .meter = &row.conversion,
            .has_meter = true};
}

/// Checks whether a row of the table of meters is valid for the processor whose CPUID answers.
/// Returns the broken rule; no rule: the row is valid.
[[gnu::cold, gnu::noinline]] inline verdict check_row(const meter_row &row,
                                                      const cpuid_view &cpuid) {
    const char *const name = meter_names[static_cast<unsigned>(row.number)].name;
    const identity processor = identify(cpuid);
    bool is_of_model = row.models[0] == 0;
    for (const std::uint8_t model : row.models)
        is_of_model = is_of_model || model == processor.signature.model;
    if (!row.processors.has(processor.is) || !is_of_model)
        return {&meter_fits_processor::text, {name}};
    if (!is_announced(row.announced_by, cpuid)) return {&meter_is_announced::text, {name}};
    return {};
}

} // namespace msr::meters

namespace msr {

namespace detail {

/// Whether the arguments of a plan contain a meter (a register that is only read).
template <auto... Argument>
inline constexpr bool contains_meter = (meters::meter_type<type_of<Argument>> || ...);

/// The counters of a plan that has only meters: no counters.
template <auto On>
struct no_counters {
    using pmu = pmu_of_target<type_of<On>>;
    static constexpr std::size_t choices = 0;
    static constexpr auto made_for = On;
    static constexpr msr::program<0, 0, 0, 0> written{};
    static constexpr const auto &program() { return written; }
};

/// Returns a program that reads meters behind the program's counters.
/// `places`: the index in the table of meters of each meter's row
template <std::size_t Count, std::size_t Writes, std::size_t Readouts, std::size_t Registers,
          std::size_t Claims>
constexpr auto with_meters(const program<Writes, Readouts, Registers, Claims> &counters,
                           const std::size_t (&places)[Count]) {
    program<Writes, Readouts + Count, Registers, Claims> result;
    for (std::size_t i = 0; i < Writes; ++i)
        result.writes[i] = counters.writes[i];
    for (std::size_t i = 0; i < Registers; ++i)
        result.registers[i] = counters.registers[i];
    for (std::size_t i = 0; i < Claims; ++i)
        result.claims[i] = counters.claims[i];
    for (std::size_t i = 0; i < counters.readout_count; ++i)
        result.readouts[i] = counters.readouts[i];
    for (std::size_t i = 0; i < Count; ++i)
        result.readouts[counters.readout_count + i] =
            meters::readout_of(meters::meter_rows.rows[places[i]], counters.readout_count + i);
    result.set_up_count = counters.set_up_count;
    result.start_count = counters.start_count;
    result.stop_count = counters.stop_count;
    result.readout_count = counters.readout_count + Count;
    result.register_count = counters.register_count;
    result.claim_count = counters.claim_count;
    result.overflows = counters.overflows;
    result.interrupts = counters.interrupts;
    return result;
}

/// The index in the table of meters of a meter's row on a target; `meters::meter_row_count`: the
/// target is not known to have the meter.
template <auto On, typename Meter>
inline constexpr std::size_t row_place = meters::place_on(Meter::number, meters::processors_of(On));

} // namespace detail

/// A plan of counters, which may be none, and of meters; `plan<…>` makes the plan.
template <auto On, typename Counters, typename... Meter>
class metered_plan : public Counters {
    static constexpr std::size_t places[] = {detail::row_place<On, Meter>...};
    static constexpr auto whole = detail::with_meters(Counters::program(), places);

public:
    /// The number of meters in the plan.
    static constexpr std::size_t meter_count = sizeof...(Meter);
    /// The number of values that a session of the plan reads: a count for each choice and each
    /// meter.
    static constexpr std::size_t size = Counters::choices + meter_count;

    /// Returns a view of the plan's program: its register writes, the counters and meters to read,
    /// the registers to restore, and the claims.
    static constexpr program_view view() { return whole.view(); }
    /// Returns the plan's program, an object with the sizes of its arrays in its type.
    static constexpr const auto &program() { return whole; }
    /// Returns the row of a meter in the table of meters.
    /// `position`: the position of the meter among the plan's meters, below `meter_count`
    static constexpr const meters::meter_row &meter_at(std::size_t position) {
        return meters::meter_rows.rows[places[position]];
    }

    /// Checks the plan against a processor whose CPUID answers. Returns the broken rule; no rule:
    /// the plan is valid.
    static verdict check_cpuid(const cpuid_view &cpuid, bool finds_counters = false) {
        if constexpr (requires { Counters::check_cpuid(cpuid, finds_counters); })
            if (const verdict verdict = Counters::check_cpuid(cpuid, finds_counters);
                !verdict.legal())
                return verdict;
        for (const std::size_t place : places)
            if (const verdict verdict = meters::check_row(meters::meter_rows.rows[place], cpuid);
                !verdict.legal())
                return verdict;
        return {};
    }

    /// Returns whether a choice of the plan requests interrupts; false for a meter.
    template <typename Choice>
    static consteval bool is_sampled([[maybe_unused]] Choice choice) {
        if constexpr (meters::meter_type<Choice>)
            return false;
        else
            return Counters::is_sampled(choice);
    }
    /// Returns the position of a choice or a meter in the plan, from 0 on; meters stand behind
    /// choices. A call with a choice or meter that the plan does not have does not compile.
    template <typename Choice>
    static consteval std::size_t position([[maybe_unused]] Choice choice) {
        if constexpr (meters::meter_type<Choice>) {
            using positions = positions_of<Choice, Meter...>;
            using mistake = mistake_unless<positions::count != 0, choice_is_in_plan, Choice,
                                           would_be_legal<Meter...>>;
            static_assert(sizeof(mistake::illegal(decltype(mistake::report()){})));
            return Counters::choices + positions::first;
        } else {
            return Counters::position(choice);
        }
    }
};

namespace detail {

template <auto... Argument>
struct argument_list {};

/// The arguments of a plan in two lists: those that are no meters, and the types of the meters.
template <typename Choices, typename Meters, auto... Argument>
struct parted_arguments {
    using choices = Choices;
    using meters = Meters;
};
template <auto... Choice, typename... Meter, auto First, auto... Rest>
struct parted_arguments<argument_list<Choice...>, name_list<Meter...>, First, Rest...>
    : parted_arguments<argument_list<Choice..., First>, name_list<Meter...>, Rest...> {};
template <auto... Choice, typename... Meter, auto First, auto... Rest>
requires meters::meter_type<type_of<First>>
struct parted_arguments<argument_list<Choice...>, name_list<Meter...>, First, Rest...>
    : parted_arguments<argument_list<Choice...>, name_list<Meter..., type_of<First>>, Rest...> {
};

/// The rule that a meter on a target breaks, if any. `All`: the meters of the plan.
template <auto On, typename Meter, typename... All>
struct mistake_of_meter {
    using pmu = pmu_of_target<type_of<On>>;
    using target = typename pmu::template named_target<On>::type;
    static constexpr bool is_of_processor = !(meters::processors_of(On) == meters::core_set{});
    static constexpr bool has_row = row_place<On, Meter> != meters::meter_row_count;
    static constexpr bool stands_once = (std::size_t{Meter::number == All::number} + ...) == 1;
    using type = first_mistake<
        mistake_unless<is_of_processor, meters::meter_is_of_a_processor, Meter, target>,
        mistake_unless<has_row, meters::meter_exists_on_target, Meter, target>,
        mistake_unless<stands_once, meters::meter_stands_once, Meter>>;
};

/// The plan of meters and choices on a target, or the rule that the plan breaks.
template <auto On, typename Choices, typename Meters>
struct metered_plan_of;
template <auto On, auto... Choice, typename... Meter>
struct metered_plan_of<On, argument_list<Choice...>, name_list<Meter...>> {
    using counters = plan_from<On, Choice...>;
    using mistake = first_mistake<typename mistake_of_meter<On, Meter, Meter...>::type...,
                                  typename counters::mistake>;
    using type = typename std::conditional_t<
        std::is_same_v<mistake, no_mistake>,
        std::type_identity<metered_plan<On, typename counters::type, Meter...>>,
        std::type_identity<no_plan>>::type;
};
template <auto On, typename... Meter>
struct metered_plan_of<On, argument_list<>, name_list<Meter...>> {
    using mistake = first_mistake<typename mistake_of_meter<On, Meter, Meter...>::type...>;
    using type =
        typename std::conditional_t<std::is_same_v<mistake, no_mistake>,
                                    std::type_identity<metered_plan<On, no_counters<On>, Meter...>>,
                                    std::type_identity<no_plan>>::type;
};

template <auto First, auto... Rest>
requires(target_of_a_pmu<type_of<First>> &&contains_meter<Rest...> && !contains_setting<Rest...>) //
    struct plan_from<First, Rest...>
    : metered_plan_of<First,
                      typename parted_arguments<argument_list<>, name_list<>, Rest...>::choices,
                      typename parted_arguments<argument_list<>, name_list<>, Rest...>::meters> {
};
template <auto First, auto... Rest>
requires(meters::meter_type<type_of<First>>) //
    struct plan_from<First, Rest...>
    : no_plan_because<mistake_of<meters::meter_is_of_a_processor, type_of<First>>> {
};

} // namespace detail

} // namespace msr
