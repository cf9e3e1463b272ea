// Types that name counters, targets and qualifiers in the compiler's errors, which print types.
#pragma once

#include <msr/amd/counters/select_value.hpp>
#include <msr/amd/counters/target.hpp>
#include <msr/core/names.hpp>
#include <msr/pmu/select/choice.hpp>

#include <cstdint>

namespace msr::amd {

struct perf_legacy_ctr0;
struct perf_legacy_ctr1;
struct perf_legacy_ctr2;
struct perf_legacy_ctr3;
struct perf_ctr0;
struct perf_ctr1;
struct perf_ctr2;
struct perf_ctr3;
struct perf_ctr4;
struct perf_ctr5;
struct nb_perf_ctr0;
struct nb_perf_ctr1;
struct nb_perf_ctr2;
struct nb_perf_ctr3;
struct df_perf_ctr0;
struct df_perf_ctr1;
struct df_perf_ctr2;
struct df_perf_ctr3;
struct df_perf_ctr4;
struct df_perf_ctr5;
struct df_perf_ctr6;
struct df_perf_ctr7;
struct df_perf_ctr8;
struct df_perf_ctr9;
struct df_perf_ctr10;
struct df_perf_ctr11;
struct df_perf_ctr12;
struct df_perf_ctr13;
struct df_perf_ctr14;
struct df_perf_ctr15;
struct l2i_perf_ctr0;
struct l2i_perf_ctr1;
struct l2i_perf_ctr2;
struct l2i_perf_ctr3;
struct l3_perf_ctr0;
struct l3_perf_ctr1;
struct l3_perf_ctr2;
struct l3_perf_ctr3;
struct l3_perf_ctr4;
struct l3_perf_ctr5;
struct umc_perf_ctr0;
struct umc_perf_ctr1;
struct umc_perf_ctr2;
struct umc_perf_ctr3;

/// Types that name the target of a plan in the compiler's errors.
namespace processors {
struct every_processor;
struct this_processor; ///< a processor found by CPUID
#define MSR_AMD_TARGET(name, ...) struct name;
MSR_AMD_TARGETS(MSR_AMD_TARGET, MSR_AMD_TARGET)
#undef MSR_AMD_TARGET
} // namespace processors

/// Qualifiers of choices for AMD's counters as types, each with the name of the method that adds
/// it.
namespace with {
struct guest_only : select::flag_qualifier<static_cast<unsigned>(flag_number::guest_only)> {};
struct host_only : select::flag_qualifier<static_cast<unsigned>(flag_number::host_only)> {};
struct pin_ctl : select::flag_qualifier<static_cast<unsigned>(flag_number::pin_ctl)> {};
struct northbridge : select::flag_qualifier<static_cast<unsigned>(flag_number::northbridge)> {};
struct data_fabric : select::flag_qualifier<static_cast<unsigned>(flag_number::data_fabric)> {};
struct l2i : select::flag_qualifier<static_cast<unsigned>(flag_number::l2i)> {};
struct l3 : select::flag_qualifier<static_cast<unsigned>(flag_number::l3)> {};
struct umc : select::flag_qualifier<static_cast<unsigned>(flag_number::umc)> {};
template <std::uint64_t Mask>
struct thread_mask
    : select::value_qualifier<static_cast<unsigned>(value_number::thread_mask), Mask> {};
template <std::uint64_t Mask>
struct slice_mask : select::value_qualifier<static_cast<unsigned>(value_number::slice_mask), Mask> {
};
template <std::uint64_t Slice>
struct slice_id : select::value_qualifier<static_cast<unsigned>(value_number::slice_id), Slice> {};
template <std::uint64_t Core>
struct core_id : select::value_qualifier<static_cast<unsigned>(value_number::core_id), Core> {};
} // namespace with

namespace detail {

template <int Number>
struct counter_at;
template <>
struct counter_at<0> {
    using type = struct perf_legacy_ctr0;
};
template <>
struct counter_at<1> {
    using type = struct perf_legacy_ctr1;
};
template <>
struct counter_at<2> {
    using type = struct perf_legacy_ctr2;
};
template <>
struct counter_at<3> {
    using type = struct perf_legacy_ctr3;
};
template <>
struct counter_at<4> {
    using type = struct perf_ctr0;
};
template <>
struct counter_at<5> {
    using type = struct perf_ctr1;
};
template <>
struct counter_at<6> {
    using type = struct perf_ctr2;
};
template <>
struct counter_at<7> {
    using type = struct perf_ctr3;
};
template <>
struct counter_at<8> {
    using type = struct perf_ctr4;
};
template <>
struct counter_at<9> {
    using type = struct perf_ctr5;
};
template <>
struct counter_at<10> {
    using type = struct nb_perf_ctr0;
};
template <>
struct counter_at<11> {
    using type = struct nb_perf_ctr1;
};
template <>
struct counter_at<12> {
    using type = struct nb_perf_ctr2;
};
template <>
struct counter_at<13> {
    using type = struct nb_perf_ctr3;
};
template <>
struct counter_at<14> {
    using type = struct df_perf_ctr0;
};
template <>
struct counter_at<15> {
    using type = struct df_perf_ctr1;
};
template <>
struct counter_at<16> {
    using type = struct df_perf_ctr2;
};
template <>
struct counter_at<17> {
    using type = struct df_perf_ctr3;
};
template <>
struct counter_at<18> {
    using type = struct df_perf_ctr4;
};
template <>
struct counter_at<19> {
    using type = struct df_perf_ctr5;
};
template <>
struct counter_at<20> {
    using type = struct df_perf_ctr6;
};
template <>
struct counter_at<21> {
    using type = struct df_perf_ctr7;
};
template <>
struct counter_at<22> {
    using type = struct df_perf_ctr8;
};
template <>
struct counter_at<23> {
    using type = struct df_perf_ctr9;
};
template <>
struct counter_at<24> {
    using type = struct df_perf_ctr10;
};
template <>
struct counter_at<25> {
    using type = struct df_perf_ctr11;
};
template <>
struct counter_at<26> {
    using type = struct df_perf_ctr12;
};
template <>
struct counter_at<27> {
    using type = struct df_perf_ctr13;
};
template <>
struct counter_at<28> {
    using type = struct df_perf_ctr14;
};
template <>
struct counter_at<29> {
    using type = struct df_perf_ctr15;
};
template <>
struct counter_at<30> {
    using type = struct l2i_perf_ctr0;
};
template <>
struct counter_at<31> {
    using type = struct l2i_perf_ctr1;
};
template <>
struct counter_at<32> {
    using type = struct l2i_perf_ctr2;
};
template <>
struct counter_at<33> {
    using type = struct l2i_perf_ctr3;
};
template <>
struct counter_at<34> {
    using type = struct l3_perf_ctr0;
};
template <>
struct counter_at<35> {
    using type = struct l3_perf_ctr1;
};
template <>
struct counter_at<36> {
    using type = struct l3_perf_ctr2;
};
template <>
struct counter_at<37> {
    using type = struct l3_perf_ctr3;
};
template <>
struct counter_at<38> {
    using type = struct l3_perf_ctr4;
};
template <>
struct counter_at<39> {
    using type = struct l3_perf_ctr5;
};
template <>
struct counter_at<40> {
    using type = struct umc_perf_ctr0;
};
template <>
struct counter_at<41> {
    using type = struct umc_perf_ctr1;
};
template <>
struct counter_at<42> {
    using type = struct umc_perf_ctr2;
};
template <>
struct counter_at<43> {
    using type = struct umc_perf_ctr3;
};

template <target On>
struct named_target {
    using type = processors::this_processor;
};
template <>
struct named_target<target{}> {
    using type = processors::every_processor;
};
#define MSR_AMD_TARGET(name, ...)                                                                  \
    template <>                                                                                    \
    struct named_target<amd::name> {                                                               \
        using type = processors::name;                                                             \
    };
#define MSR_AMD_OTHER_NAME(...)
MSR_AMD_TARGETS(MSR_AMD_TARGET, MSR_AMD_OTHER_NAME)
#undef MSR_AMD_TARGET
#undef MSR_AMD_OTHER_NAME

template <flag_number Flag>
struct flag_at;
template <>
struct flag_at<flag_number::guest_only> {
    using type = with::guest_only;
};
template <>
struct flag_at<flag_number::host_only> {
    using type = with::host_only;
};
template <>
struct flag_at<flag_number::pin_ctl> {
    using type = with::pin_ctl;
};
template <>
struct flag_at<flag_number::northbridge> {
    using type = with::northbridge;
};
template <>
struct flag_at<flag_number::data_fabric> {
    using type = with::data_fabric;
};
template <>
struct flag_at<flag_number::l2i> {
    using type = with::l2i;
};
template <>
struct flag_at<flag_number::l3> {
    using type = with::l3;
};
template <>
struct flag_at<flag_number::umc> {
    using type = with::umc;
};

template <value_number Which, std::uint64_t Value>
struct value_at;
template <std::uint64_t Value>
struct value_at<value_number::thread_mask, Value> {
    using type = with::thread_mask<Value>;
};
template <std::uint64_t Value>
struct value_at<value_number::slice_mask, Value> {
    using type = with::slice_mask<Value>;
};
template <std::uint64_t Value>
struct value_at<value_number::slice_id, Value> {
    using type = with::slice_id<Value>;
};
template <std::uint64_t Value>
struct value_at<value_number::core_id, Value> {
    using type = with::core_id<Value>;
};

} // namespace detail

} // namespace msr::amd
