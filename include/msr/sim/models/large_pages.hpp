// TLBs for pages of 2 MiB, by processor: how many large pages each level of TLB holds, where all
// memory of a program lies in such pages. Processors that have pages of 4 MiB only (without PAE)
// are treated as if the pages had 2 MiB.
//
// Sources: those of msr/sim/models/processor_shapes.hpp (Intel's Optimization Reference Manual,
// CPUID leaves 2 and 18h; AMD's optimization guides), at medium confidence; rows with another
// confidence say so.
#pragma once

#include <msr/core/confidence.hpp>
#include <msr/processor/table.hpp>
#include <msr/sim/models/models.hpp>
#include <msr/sim/models/processor_shapes.hpp>

#include <cstdint>

namespace msr::sim {

inline constexpr unsigned large_page_bytes = 2u << 20;

/// The entries that a second level of TLB has for large pages.
enum class large_second : std::uint8_t {
    none,      ///< the second-level TLB holds no large pages
    as_small,  ///< small and large pages share the entries of the second-level TLB
    of_its_own ///< the second-level TLB has entries of its own for large pages
};

/// The TLBs for large pages of the processors from `first` to `last` in the table of processors. A
/// first level (`data`, `code`) of 0 entries means that small and large pages share the entries of
/// the usual first level.
struct large_page_row {
    core first{};
    core last{};
    tlb_shape data{};
    tlb_shape code{};
    large_second second{};
    /// Shape of the second-level TLB for large pages, where `second` is `of_its_own`.
    tlb_shape own_second{};
    confidence sure = confidence::medium;
};

inline constexpr large_page_row large_page_rows[] = {
    {.first = core::pentium, .last = core::pentium, .data = {8, 4}},
    {.first = core::pentium_mmx, .last = core::cyrix_mii, .sure = confidence::low},
    {.first = core::ppro, .last = core::pentium_m, .data = {8, 4}, .code = {2, 2}},
    // The TLBs of Willamette to Cedar Mill have 64 data entries for pages of both sizes, and as
    // many code entries.
    {.first = core::willamette, .last = core::cedar_mill},
    {.first = core::yonah, .last = core::yonah, .data = {8, 4}, .code = {2, 2}},
    {.first = core::core2,
     .last = core::core2,
     .code = {8, 4},
     .second = large_second::of_its_own,
     .own_second = {32, 4}},
    {.first = core::bonnell, .last = core::bonnell, .data = {8, 4}, .code = {8, 8}},
    {.first = core::nehalem, .last = core::westmere_ex, .data = {32, 4}, .code = {7, 7}},
    {.first = core::sandy_bridge, .last = core::ivy_bridge_ep, .data = {32, 4}, .code = {8, 8}},
    {.first = core::haswell,
     .last = core::broadwell_de,
     .data = {32, 4},
     .code = {8, 8},
     .second = large_second::as_small},
    {.first = core::silvermont,
     .last = core::knights_mill,
     .second = large_second::of_its_own,
     .own_second = {16, 4},
     .sure = confidence::low},
    {.first = core::skylake,
     .last = core::cannon_lake,
     .data = {32, 4},
     .code = {8, 8},
     .second = large_second::as_small},
    {.first = core::goldmont,
     .last = core::goldmont_plus,
     .second = large_second::of_its_own,
     .own_second = {32, 4},
     .sure = confidence::low},
    {.first = core::ice_lake,
     .last = core::lakefield,
     .data = {32, 4},
     .code = {16, 16},
     .second = large_second::as_small},
    {.first = core::tremont,
     .last = core::elkhart_lake,
     .second = large_second::of_its_own,
     .own_second = {32, 4},
     .sure = confidence::low},
    {.first = core::alder_lake,
     .last = core::nova_lake_atom,
     .data = {32, 4},
     .code = {32, 8},
     .second = large_second::as_small,
     .sure = confidence::low},
    {.first = core::k7, .last = core::k8, .data = {8, 8}, .code = {8, 8}},
    {.first = core::family10h,
     .last = core::family12h,
     .code = {16, 16},
     .second = large_second::of_its_own,
     .own_second = {128, 2}},
    {.first = core::family14h,
     .last = core::family14h,
     .data = {8, 8},
     .code = {8, 8},
     .second = large_second::of_its_own,
     .own_second = {64, 2},
     .sure = confidence::low},
    {.first = core::family15h_00,
     .last = core::family15h_60,
     .code = {24, 24},
     .second = large_second::as_small},
    {.first = core::family16h,
     .last = core::family16h,
     .data = {8, 8},
     .code = {8, 8},
     .second = large_second::of_its_own,
     .own_second = {256, 2},
     .sure = confidence::low},
    {.first = core::zen1, .last = core::zen6, .second = large_second::as_small},
};

/// Returns the row of a processor in `large_page_rows`; null: the table lacks the processor.
constexpr const large_page_row *large_pages_of(core core) {
    for (const large_page_row &row : large_page_rows)
        if (row.first <= core && core <= row.last) return &row;
    return nullptr;
}

/// Returns a processor's shape changed for a program whose memory all lies in pages of 2 MiB.
constexpr processor_shape with_large_pages(const processor_shape &shape,
                                           const large_page_row &row) {
    processor_shape result = shape;
    result.tlbs.page_bytes = large_page_bytes;
    if (row.data.entries != 0) result.tlbs.data = row.data;
    if (row.code.entries != 0) result.tlbs.code = row.code;
    if (row.second == large_second::as_small) return result;
    result.tlbs.second = row.second == large_second::none ? tlb_shape{} : row.own_second;
    result.tlbs.second_code = {};
    result.tlbs.second_has_both = false;
    return result;
}

} // namespace msr::sim
