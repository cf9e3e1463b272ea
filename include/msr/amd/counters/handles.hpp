// AMD's counters as objects, for events that name their counter, `.on(perf_ctr0)`, and the
// counters' names in compilers' errors.
#pragma once

#include <msr/amd/counters/event_pmu.hpp>

namespace msr::amd {

/// A counter as an object, for the method `on` of choices: `.on(perf_ctr0)`.
template <int Number>
struct counter_handle {
    using event_pmu = amd::event_pmu;     ///< the PMU that has the counter
    static constexpr int number = Number; ///< the counter's position in `counter_table`
};

/// Each constant is a counter of its unit, numbered from 0: legacy core counters, core,
/// northbridge, data fabric, L2I, L3 and memory controllers' counters.
inline constexpr struct perf_legacy_ctr0 : counter_handle<0> {
} perf_legacy_ctr0{};
inline constexpr struct perf_legacy_ctr1 : counter_handle<1> {
} perf_legacy_ctr1{};
inline constexpr struct perf_legacy_ctr2 : counter_handle<2> {
} perf_legacy_ctr2{};
inline constexpr struct perf_legacy_ctr3 : counter_handle<3> {
} perf_legacy_ctr3{};
inline constexpr struct perf_ctr0 : counter_handle<4> {
} perf_ctr0{};
inline constexpr struct perf_ctr1 : counter_handle<5> {
} perf_ctr1{};
inline constexpr struct perf_ctr2 : counter_handle<6> {
} perf_ctr2{};
inline constexpr struct perf_ctr3 : counter_handle<7> {
} perf_ctr3{};
inline constexpr struct perf_ctr4 : counter_handle<8> {
} perf_ctr4{};
inline constexpr struct perf_ctr5 : counter_handle<9> {
} perf_ctr5{};
inline constexpr struct nb_perf_ctr0 : counter_handle<10> {
} nb_perf_ctr0{};
inline constexpr struct nb_perf_ctr1 : counter_handle<11> {
} nb_perf_ctr1{};
inline constexpr struct nb_perf_ctr2 : counter_handle<12> {
} nb_perf_ctr2{};
inline constexpr struct nb_perf_ctr3 : counter_handle<13> {
} nb_perf_ctr3{};
inline constexpr struct df_perf_ctr0 : counter_handle<14> {
} df_perf_ctr0{};
inline constexpr struct df_perf_ctr1 : counter_handle<15> {
} df_perf_ctr1{};
inline constexpr struct df_perf_ctr2 : counter_handle<16> {
} df_perf_ctr2{};
inline constexpr struct df_perf_ctr3 : counter_handle<17> {
} df_perf_ctr3{};
inline constexpr struct df_perf_ctr4 : counter_handle<18> {
} df_perf_ctr4{};
inline constexpr struct df_perf_ctr5 : counter_handle<19> {
} df_perf_ctr5{};
inline constexpr struct df_perf_ctr6 : counter_handle<20> {
} df_perf_ctr6{};
inline constexpr struct df_perf_ctr7 : counter_handle<21> {
} df_perf_ctr7{};
inline constexpr struct df_perf_ctr8 : counter_handle<22> {
} df_perf_ctr8{};
inline constexpr struct df_perf_ctr9 : counter_handle<23> {
} df_perf_ctr9{};
inline constexpr struct df_perf_ctr10 : counter_handle<24> {
} df_perf_ctr10{};
inline constexpr struct df_perf_ctr11 : counter_handle<25> {
} df_perf_ctr11{};
inline constexpr struct df_perf_ctr12 : counter_handle<26> {
} df_perf_ctr12{};
inline constexpr struct df_perf_ctr13 : counter_handle<27> {
} df_perf_ctr13{};
inline constexpr struct df_perf_ctr14 : counter_handle<28> {
} df_perf_ctr14{};
inline constexpr struct df_perf_ctr15 : counter_handle<29> {
} df_perf_ctr15{};
inline constexpr struct l2i_perf_ctr0 : counter_handle<30> {
} l2i_perf_ctr0{};
inline constexpr struct l2i_perf_ctr1 : counter_handle<31> {
} l2i_perf_ctr1{};
inline constexpr struct l2i_perf_ctr2 : counter_handle<32> {
} l2i_perf_ctr2{};
inline constexpr struct l2i_perf_ctr3 : counter_handle<33> {
} l2i_perf_ctr3{};
inline constexpr struct l3_perf_ctr0 : counter_handle<34> {
} l3_perf_ctr0{};
inline constexpr struct l3_perf_ctr1 : counter_handle<35> {
} l3_perf_ctr1{};
inline constexpr struct l3_perf_ctr2 : counter_handle<36> {
} l3_perf_ctr2{};
inline constexpr struct l3_perf_ctr3 : counter_handle<37> {
} l3_perf_ctr3{};
inline constexpr struct l3_perf_ctr4 : counter_handle<38> {
} l3_perf_ctr4{};
inline constexpr struct l3_perf_ctr5 : counter_handle<39> {
} l3_perf_ctr5{};
inline constexpr struct umc_perf_ctr0 : counter_handle<40> {
} umc_perf_ctr0{};
inline constexpr struct umc_perf_ctr1 : counter_handle<41> {
} umc_perf_ctr1{};
inline constexpr struct umc_perf_ctr2 : counter_handle<42> {
} umc_perf_ctr2{};
inline constexpr struct umc_perf_ctr3 : counter_handle<43> {
} umc_perf_ctr3{};

} // namespace msr::amd
