// Settings of controls that the compiler has checked for a processor:
// `controls::plan<perfmon::skylake, l2_stream::off, dcu::off>`.
#pragma once

// The headers that compile errors name are included first, so that errors do not list a chain of
// other headers.
#include <msr/core/rule.hpp>

#include <msr/controls/names.hpp>
#include <msr/controls/rules.hpp>
#include <msr/controls/table.hpp>
#include <msr/core/confidence.hpp>
#include <msr/core/names.hpp>
#include <msr/core/sequence.hpp>
#include <msr/meters/core_set.hpp>

#include <cstddef>
#include <cstdint>

namespace msr::controls {

namespace detail {

/// The type of a control's constant, as the member `type`.
template <control_number Number>
struct control_type;
#define MSR_CONTROL_TYPE(name, ...)                                                                \
    template <>                                                                                    \
    struct control_type<control_number::name> {                                                    \
        using type = struct controls::name;                                                        \
    };
MSR_CONTROLS(MSR_CONTROL_TYPE)
#undef MSR_CONTROL_TYPE

/// Facts about a control on all processors of a target, from the rows of the table of controls.
struct target_facts {
    bool exists{};
    bool is_written{true};
    confidence sure{};
    std::uint64_t largest{};
};

template <auto On>
constexpr target_facts facts_on(control_number number) {
    constexpr meters::core_set processors = meters::processors_of(On);
    target_facts result{.exists = processors_with(number).has_all(processors)};
    each_row([&](const control_row &row) {
        if (row.number != number || !row.processors.has_any(processors)) return;
        result.is_written = result.is_written && row.refusal == nullptr;
        result.sure = lower_confidence(result.sure, row.sure);
        result.largest = row.mask() >> row.low;
    });
    return result;
}

template <typename Names>
struct legal_names;
template <typename... Name>
struct legal_names<name_list<Name...>> {
    using type = would_be_legal<Name...>;
};

/// The names of the controls that a target has, as an error lists them.
template <auto On>
struct controls_of_target {
    template <control_number Number>
    using name =
        typename names_if<facts_on<On>(Number).exists, typename control_type<Number>::type>::type;
#define MSR_CONTROL_OF_TARGET(control, ...) name<control_number::control>,
    using type = typename legal_names<
        typename joined_names<MSR_CONTROLS(MSR_CONTROL_OF_TARGET) name_list<>>::type>::type;
#undef MSR_CONTROL_OF_TARGET
};

/// The rule that a control's setting breaks on a target, if any. `All`: the settings of the plan.
template <auto On, setting Setting, setting... All>
struct setting_mistake {
    using name = typename control_type<Setting.control>::type;
    static constexpr bool is_of_processor = !(meters::processors_of(On) == meters::core_set{});
    static constexpr target_facts facts = facts_on<On>(Setting.control);
    static constexpr bool stands_once = (std::size_t{Setting.control == All.control} + ...) == 1;
    static constexpr bool is_sure = facts.sure != confidence::low || Setting.takes_low_confidence;
    using type = first_mistake<
        mistake_unless<is_of_processor, control_is_of_a_processor, name>,
        mistake_unless<facts.exists, control_exists_on_target, name,
                       legal_from<controls_of_target<On>>>,
        mistake_unless<stands_once, control_stands_once, name>,
        mistake_unless<facts.is_written, control_can_be_put_back, name>,
        mistake_unless<(Setting.value <= facts.largest), control_value_fits, name,
                       value<Setting.value>, would_be_legal<value_between<0, facts.largest>>>,
        mistake_unless<is_sure, control_is_confirmed, name>>;
};

} // namespace detail

/// Settings of controls that the compiler has checked for a processor.
template <std::size_t Count>
struct settings {
    /// The settings of controls, in the order of the plan.
    setting values[Count == 0 ? 1 : Count]{};

    /// Returns the settings as a sequence.
    constexpr sequence<setting> view() const { return {values, Count}; }
};

namespace detail {

template <auto On, setting... Setting>
struct checked_settings {
    using mistake = first_mistake<typename setting_mistake<On, Setting, Setting...>::type...>;
    static_assert(sizeof(mistake::illegal(decltype(mistake::report()){})));
    static constexpr settings<sizeof...(Setting)> value{{Setting...}};
};

} // namespace detail

/// The settings of controls on a processor, checked: `plan<perfmon::skylake, l2_stream::off>`. A
/// control that the processor lacks does not compile.
template <auto On, setting... Setting>
inline constexpr const settings<sizeof...(Setting)> &plan =
    detail::checked_settings<On, Setting...>::value;

} // namespace msr::controls
