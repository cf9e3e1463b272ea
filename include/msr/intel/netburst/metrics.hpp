// The metrics that the manual counts at retirement, as choices:
// `plan<metric::memory_loads.user()>`. Sources: SDM volume 3 Tables 19-31, 19-32, 19-33.
#pragma once

#include <msr/intel/netburst/asked.hpp>
#include <msr/intel/netburst/choice.hpp>
#include <msr/intel/netburst/events.hpp>
#include <msr/intel/netburst/request.hpp>

namespace msr::netburst {

namespace detail {

/// Place of a metric among `replay_metrics`, plus 1.
template <unsigned Number>
using replay_choice = choice<replay_event, decltype(replay_event::nbogus)::as_request().masks,
                             with_replay({}, Number)>;

} // namespace detail

namespace metric {

inline constexpr auto memory_loads = uop_type::tagloads.at_retirement();
inline constexpr auto memory_stores = uop_type::tagstores.at_retirement();

// Execution metrics tag with bit 0; `.tag<1>()` and so on counts more of them at a time.
inline constexpr auto packed_sp_retired = packed_sp_uop::all.tag<0>();
inline constexpr auto packed_dp_retired = packed_dp_uop::all.tag<0>();
inline constexpr auto scalar_sp_retired = scalar_sp_uop::all.tag<0>();
inline constexpr auto scalar_dp_retired = scalar_dp_uop::all.tag<0>();
inline constexpr auto _128_bit_mmx_retired = _128bit_mmx_uop::all.tag<0>();
inline constexpr auto _64_bit_mmx_retired = _64bit_mmx_uop::all.tag<0>();
inline constexpr auto x87_fp_retired = x87_fp_uop::all.tag<0>();
inline constexpr auto x87_simd_memory_moves_retired =
    (x87_simd_moves_uop::allp0 | x87_simd_moves_uop::allp2).tag<0>();

inline constexpr detail::replay_choice<1> _1stl_cache_load_miss_retired{};
inline constexpr detail::replay_choice<2> _2ndl_cache_load_miss_retired{};
inline constexpr detail::replay_choice<3> dtlb_load_miss_retired{};
inline constexpr detail::replay_choice<4> dtlb_store_miss_retired{};
inline constexpr detail::replay_choice<5> dtlb_all_miss_retired{};
inline constexpr detail::replay_choice<6> tagged_mispred_branch{};
inline constexpr detail::replay_choice<7> mob_load_replay_retired{};
inline constexpr detail::replay_choice<8> split_load_retired{};
inline constexpr detail::replay_choice<9> split_store_retired{};

} // namespace metric

namespace detail {

template <>
struct named_replay<1> {
    using type = with::metric<metric::_1stl_cache_load_miss_retired>;
};
template <>
struct named_replay<2> {
    using type = with::metric<metric::_2ndl_cache_load_miss_retired>;
};
template <>
struct named_replay<3> {
    using type = with::metric<metric::dtlb_load_miss_retired>;
};
template <>
struct named_replay<4> {
    using type = with::metric<metric::dtlb_store_miss_retired>;
};
template <>
struct named_replay<5> {
    using type = with::metric<metric::dtlb_all_miss_retired>;
};
template <>
struct named_replay<6> {
    using type = with::metric<metric::tagged_mispred_branch>;
};
template <>
struct named_replay<7> {
    using type = with::metric<metric::mob_load_replay_retired>;
};
template <>
struct named_replay<8> {
    using type = with::metric<metric::split_load_retired>;
};
template <>
struct named_replay<9> {
    using type = with::metric<metric::split_store_retired>;
};

} // namespace detail

} // namespace msr::netburst
