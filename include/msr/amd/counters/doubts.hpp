// Fields of select registers that the sources do not describe with certainty.
#pragma once

#include <msr/amd/counters/layout.hpp>
#include <msr/amd/counters/registers.hpp>
#include <msr/core/confidence.hpp>
#include <msr/core/sequence.hpp>
#include <msr/pmu/registers.hpp>

namespace msr::amd {

namespace detail {

inline constexpr doubtful_field doubts_of_core_k7[] = {
    {decltype(perf_ctl_k7::pin_ctl)::mask, confidence::medium,
     "libpfm4 has it for every family, others for K7 and K8 only"},
};
inline constexpr doubtful_field doubts_of_northbridge[] = {
    {decltype(nb_perf_ctl::int_core_en)::mask, confidence::medium, "CodeXL only"},
    {decltype(nb_perf_ctl::int_core_sel)::mask, confidence::medium, "CodeXL only"},
};
inline constexpr doubtful_field doubts_of_l2i[] = {
    {decltype(l2i_perf_ctl::event_sel_lo)::mask, confidence::medium, "Linux only"},
    {decltype(l2i_perf_ctl::unit_mask)::mask, confidence::medium, "Linux only"},
    {decltype(l2i_perf_ctl::int_)::mask, confidence::low, "from memory"},
    {decltype(l2i_perf_ctl::en)::mask, confidence::medium, "Linux only"},
    {decltype(l2i_perf_ctl::event_sel_hi)::mask, confidence::low, "a hint in Linux"},
    {decltype(l2i_perf_ctl::thread_mask)::mask, confidence::low, "from memory"},
};

} // namespace detail

/// Returns the fields of a select register that the sources do not describe with certainty: each
/// stands in a single weaker source. Linux and libpfm4 agree on all other fields.
constexpr sequence<doubtful_field> doubts_of(select_layout layout) {
    switch (layout) {
    case select_layout::core_k7:
        return all_of(detail::doubts_of_core_k7);
    case select_layout::northbridge:
        return all_of(detail::doubts_of_northbridge);
    case select_layout::l2i:
        return all_of(detail::doubts_of_l2i);
    default:
        return {};
    }
}

} // namespace msr::amd
