// Counters and qualifiers of boxes outside of the cores: their rows, and the types by which errors
// name counters, qualifiers and targets; compilers print the types of an error.
#pragma once

#include <msr/intel/uncore/listed.hpp>
#include <msr/intel/uncore/target.hpp>
#include <msr/pmu/select/choice.hpp>
#include <msr/pmu/select/facts.hpp>

#include <cstdint>

namespace msr::uncore {

/// The rows of the counters of a box; the index is the counter's number. In programs the name of
/// the box stands in front of the counter's name. Addresses depend on the box and the processor:
/// see units.hpp.
inline constexpr select::counter_row counter_rows[] = {
    {.name = "counter0"}, {.name = "counter1"}, {.name = "counter2"},
    {.name = "counter3"}, {.name = "counter4"}, {.name = "counter5"},
    {.name = "counter6"}, {.name = "counter7"}, {.name = "fixed"},
};
/// The number of counters in `counter_rows`, the last of which is the fixed counter of a box.
inline constexpr int counter_count = 9;

/// The row of each qualifier without a value; the index is the number of the `flag_number`.
inline constexpr select::qualifier_row flag_rows[flag_count] = {
    {"tid_en", "for the thread of the filter only"},
    {"occ_invert", "while the occupancy is below the threshold"},
    {"occ_edge", "how often the occupancy passes the threshold"},
};
/// The row of each qualifier with a value, at the index of its enumerator in `value_number`.
inline constexpr select::qualifier_row value_rows[value_count] = {
    {"umask_ext", "with the extension of the unit mask"},
    {"ch_mask", "in the channels of the mask"},
    {"fc_mask", "in the flow classes of the mask"},
    {"filter0", "with the first filter of the box"},
    {"filter1", "with the second filter of the box"},
};

/// Types by which errors name the target of a plan for boxes.
namespace processors {
/// The name in errors of a target that is not one of the named targets.
struct other_processor;
#define MSR_UNCORE_TARGET(name) struct name;
MSR_UNCORE_TARGETS(MSR_UNCORE_TARGET)
#undef MSR_UNCORE_TARGET
} // namespace processors

/// The qualifiers of choices of boxes' events, each named like its method of choices.
namespace with {
/// The qualifier with which the counter counts only for the thread in the box's first filter.
struct tid_en : select::flag_qualifier<number_of(flag_number::tid_en)> {};
/// The qualifier with which the counter counts while the occupancy is below the threshold.
struct occ_invert : select::flag_qualifier<number_of(flag_number::occ_invert)> {};
/// The qualifier with which the counter counts how often the occupancy passes the threshold.
struct occ_edge : select::flag_qualifier<number_of(flag_number::occ_edge)> {};
/// The qualifier that extends the unit mask by `Value`, bits 63:32 of the select register.
template <std::uint64_t Value>
struct umask_ext : select::value_qualifier<number_of(value_number::umask_ext), Value> {};
/// The qualifier with which the counter counts in the channels whose bits are set in `Value`.
template <std::uint64_t Value>
struct ch_mask : select::value_qualifier<number_of(value_number::ch_mask), Value> {};
/// The qualifier with which the counter counts the flow classes whose bits are set in `Value`.
template <std::uint64_t Value>
struct fc_mask : select::value_qualifier<number_of(value_number::fc_mask), Value> {};
/// The qualifier that sets the first filter of the box to `Value`, 32 bits.
template <std::uint64_t Value>
struct filter0 : select::value_qualifier<number_of(value_number::filter0), Value> {};
/// The qualifier that sets the second filter of the box to `Value`, 32 bits.
template <std::uint64_t Value>
struct filter1 : select::value_qualifier<number_of(value_number::filter1), Value> {};
} // namespace with

struct event_pmu;

/// A counter of a box, for `.on(counter2)`; the event of the choice determines the box.
template <int Number>
struct counter_handle {
    using event_pmu = uncore::event_pmu; ///< the event PMU to which the counter belongs
    /// The counter's number in its box, 0 to 7; 8: the fixed counter.
    static constexpr int number = Number;
};
#define MSR_UNCORE_COUNTER(name, number)                                                           \
    inline constexpr struct name : counter_handle<number> {                                        \
    } name {                                                                                       \
    }
MSR_UNCORE_COUNTER(counter0, 0);
MSR_UNCORE_COUNTER(counter1, 1);
MSR_UNCORE_COUNTER(counter2, 2);
MSR_UNCORE_COUNTER(counter3, 3);
MSR_UNCORE_COUNTER(counter4, 4);
MSR_UNCORE_COUNTER(counter5, 5);
MSR_UNCORE_COUNTER(counter6, 6);
MSR_UNCORE_COUNTER(counter7, 7);
MSR_UNCORE_COUNTER(fixed_counter, 8);
#undef MSR_UNCORE_COUNTER

namespace detail {

template <int Number>
struct counter_at;
template <>
struct counter_at<0> {
    using type = struct counter0;
};
template <>
struct counter_at<1> {
    using type = struct counter1;
};
template <>
struct counter_at<2> {
    using type = struct counter2;
};
template <>
struct counter_at<3> {
    using type = struct counter3;
};
template <>
struct counter_at<4> {
    using type = struct counter4;
};
template <>
struct counter_at<5> {
    using type = struct counter5;
};
template <>
struct counter_at<6> {
    using type = struct counter6;
};
template <>
struct counter_at<7> {
    using type = struct counter7;
};
template <>
struct counter_at<8> {
    using type = struct fixed_counter;
};

template <target On>
struct named_target {
    using type = processors::other_processor;
};
#define MSR_UNCORE_TARGET(name)                                                                    \
    template <>                                                                                    \
    struct named_target<uncore::name> {                                                            \
        using type = processors::name;                                                             \
    };
MSR_UNCORE_TARGETS(MSR_UNCORE_TARGET)
#undef MSR_UNCORE_TARGET

template <flag_number Flag>
struct flag_at;
template <>
struct flag_at<flag_number::tid_en> {
    using type = with::tid_en;
};
template <>
struct flag_at<flag_number::occ_invert> {
    using type = with::occ_invert;
};
template <>
struct flag_at<flag_number::occ_edge> {
    using type = with::occ_edge;
};

template <value_number Which, std::uint64_t Value>
struct value_at;
template <std::uint64_t Value>
struct value_at<value_number::umask_ext, Value> {
    using type = with::umask_ext<Value>;
};
template <std::uint64_t Value>
struct value_at<value_number::ch_mask, Value> {
    using type = with::ch_mask<Value>;
};
template <std::uint64_t Value>
struct value_at<value_number::fc_mask, Value> {
    using type = with::fc_mask<Value>;
};
template <std::uint64_t Value>
struct value_at<value_number::filter0, Value> {
    using type = with::filter0<Value>;
};
template <std::uint64_t Value>
struct value_at<value_number::filter1, Value> {
    using type = with::filter1<Value>;
};

} // namespace detail

} // namespace msr::uncore
