// The boxes of each processor. Written by tools/uncore/write from tables: do not edit.
// Sources: Linux 7.3 and 6.12.117 arch/x86/events/intel/uncore*.c (numbers only),
// github.com/intel/pcm 0fae0de1, github.com/tianocore/edk2 c5aa7e7d94, LIKWID d9c523b1. Nothing was
// measured.
#pragma once

#include <msr/core/confidence.hpp>
#include <msr/core/register_scope.hpp>
#include <msr/core/sequence.hpp>
#include <msr/intel/uncore/unit_row.hpp>
#include <msr/processor/identity.hpp>

#include <cstdint>

namespace msr::uncore {

// clang-format off
namespace detail {

inline constexpr unit_row nhm_units[] = {
    {.kind = box::uncore, .access = reach::msr, .layout = layout::nehalem_select, .select = 0x3c0,
    .counter = 0x3b0, .counters = 8, .width = 48, .fixed_select = 0x395, .fixed_counter = 0x394,
    .fixed_width = 48, .has_fixed = true, .boxes = 1, .shared_by = register_scope::package,
    .linux_pmu = "uncore"},
};
inline constexpr unit_row snb_units[] = {
    {.kind = box::cbo, .access = reach::msr, .layout = layout::client_select, .select = 0x700,
    .counter = 0x706, .counters = 2, .width = 44, .status = 0x705, .boxes = 4, .counted =
    count_by::slices_and_graphics, .stride = 0x10, .shared_by = register_scope::package, .linux_pmu
    = "uncore_cbox"},
    {.kind = box::arb, .access = reach::msr, .layout = layout::client_select, .select = 0x3b2,
    .counter = 0x3b0, .counters = 2, .width = 44, .boxes = 1, .shared_by = register_scope::package,
    .linux_pmu = "uncore_arb"},
    {.kind = box::ncu, .access = reach::msr, .layout = layout::clock_select, .fixed_select = 0x394,
    .fixed_counter = 0x395, .fixed_width = 48, .has_fixed = true, .boxes = 1, .shared_by =
    register_scope::package, .linux_pmu = "uncore_cbox_0"},
    {.kind = box::imc_free_running, .access = reach::memory, .layout = layout::free_running_select,
    .counters = 5, .width = 64, .boxes = 1, .shared_by = register_scope::package, .linux_pmu =
    "uncore_imc"},
};
inline constexpr unit_row ivb_units[] = {
    {.kind = box::cbo, .access = reach::msr, .layout = layout::client_select, .select = 0x700,
    .counter = 0x706, .counters = 2, .width = 44, .status = 0x705, .boxes = 4, .counted =
    count_by::slices_and_graphics, .stride = 0x10, .shared_by = register_scope::package, .linux_pmu
    = "uncore_cbox"},
    {.kind = box::arb, .access = reach::msr, .layout = layout::client_select, .select = 0x3b2,
    .counter = 0x3b0, .counters = 2, .width = 44, .boxes = 1, .shared_by = register_scope::package,
    .linux_pmu = "uncore_arb"},
    {.kind = box::ncu, .access = reach::msr, .layout = layout::clock_select, .fixed_select = 0x394,
    .fixed_counter = 0x395, .fixed_width = 48, .has_fixed = true, .boxes = 1, .shared_by =
    register_scope::package, .linux_pmu = "uncore_cbox_0"},
    {.kind = box::imc_free_running, .access = reach::memory, .layout = layout::free_running_select,
    .counters = 5, .width = 64, .boxes = 1, .shared_by = register_scope::package, .linux_pmu =
    "uncore_imc"},
};
inline constexpr unit_row hsw_units[] = {
    {.kind = box::cbo, .access = reach::msr, .layout = layout::client_select, .select = 0x700,
    .counter = 0x706, .counters = 2, .width = 44, .boxes = 4, .counted =
    count_by::slices_and_graphics, .stride = 0x10, .shared_by = register_scope::package, .linux_pmu
    = "uncore_cbox"},
    {.kind = box::arb, .access = reach::msr, .layout = layout::client_select, .select = 0x3b2,
    .counter = 0x3b0, .counters = 2, .width = 44, .boxes = 1, .shared_by = register_scope::package,
    .linux_pmu = "uncore_arb"},
    {.kind = box::ncu, .access = reach::msr, .layout = layout::clock_select, .fixed_select = 0x394,
    .fixed_counter = 0x395, .fixed_width = 48, .has_fixed = true, .boxes = 1, .shared_by =
    register_scope::package, .linux_pmu = "uncore_cbox_0"},
    {.kind = box::imc_free_running, .access = reach::memory, .layout = layout::free_running_select,
    .counters = 5, .width = 64, .boxes = 1, .shared_by = register_scope::package, .linux_pmu =
    "uncore_imc"},
};
inline constexpr unit_row bdw_units[] = {
    {.kind = box::cbo, .access = reach::msr, .layout = layout::client_select, .select = 0x700,
    .counter = 0x706, .counters = 2, .width = 44, .boxes = 4, .counted =
    count_by::slices_and_graphics, .stride = 0x10, .shared_by = register_scope::package, .linux_pmu
    = "uncore_cbox"},
    {.kind = box::arb, .access = reach::msr, .layout = layout::client_select, .select = 0x3b2,
    .counter = 0x3b0, .counters = 2, .width = 44, .boxes = 1, .shared_by = register_scope::package,
    .linux_pmu = "uncore_arb"},
    {.kind = box::ncu, .access = reach::msr, .layout = layout::clock_select, .fixed_select = 0x394,
    .fixed_counter = 0x395, .fixed_width = 48, .has_fixed = true, .boxes = 1, .shared_by =
    register_scope::package, .linux_pmu = "uncore_cbox_0"},
    {.kind = box::imc_free_running, .access = reach::memory, .layout = layout::free_running_select,
    .counters = 5, .width = 64, .boxes = 1, .shared_by = register_scope::package, .linux_pmu =
    "uncore_imc"},
};
inline constexpr std::uint16_t skl_cbo_bases[] = {
    0x700, 0x710, 0x720, 0x730, 0x740, 0x750, 0x760, 0xf70
};
inline constexpr unit_row skl_units[] = {
    {.kind = box::cbo, .access = reach::msr, .layout = layout::client_select, .select = 0x700,
    .counter = 0x706, .counters = 4, .width = 44, .boxes = 8, .counted = count_by::cores, .bases =
    all_of(skl_cbo_bases), .shared_by = register_scope::package, .linux_pmu = "uncore_cbox"},
    {.kind = box::arb, .access = reach::msr, .layout = layout::client_select, .select = 0x3b2,
    .counter = 0x3b0, .counters = 2, .width = 44, .boxes = 1, .shared_by = register_scope::package,
    .linux_pmu = "uncore_arb"},
    {.kind = box::ncu, .access = reach::msr, .layout = layout::clock_select, .fixed_select = 0x394,
    .fixed_counter = 0x395, .fixed_width = 48, .has_fixed = true, .boxes = 1, .shared_by =
    register_scope::package, .linux_pmu = "uncore_cbox_0"},
    {.kind = box::imc_free_running, .access = reach::memory, .layout = layout::free_running_select,
    .counters = 5, .width = 64, .boxes = 1, .shared_by = register_scope::package, .linux_pmu =
    "uncore_imc"},
};
inline constexpr unit_row icl_units[] = {
    {.kind = box::cbo, .access = reach::msr, .layout = layout::client_select, .select = 0x700,
    .counter = 0x702, .counters = 2, .width = 44, .counted = count_by::slices, .stride = 8,
    .shared_by = register_scope::package, .linux_pmu = "uncore_cbox"},
    {.kind = box::arb, .access = reach::msr, .layout = layout::client_select, .select = 0x3b3,
    .counter = 0x3b1, .counters = 1, .width = 44, .boxes = 1, .shared_by = register_scope::package,
    .linux_pmu = "uncore_arb"},
    {.kind = box::ncu, .access = reach::msr, .layout = layout::clock_select, .fixed_select = 0x394,
    .fixed_counter = 0x395, .fixed_width = 48, .has_fixed = true, .boxes = 1, .shared_by =
    register_scope::package, .linux_pmu = "uncore_clock"},
    {.kind = box::imc_free_running, .access = reach::memory, .layout = layout::free_running_select,
    .counters = 5, .width = 64, .boxes = 1, .shared_by = register_scope::package, .linux_pmu =
    "uncore_imc"},
};
inline constexpr unit_row tgl_units[] = {
    {.kind = box::cbo, .access = reach::msr, .layout = layout::client_select, .select = 0x700,
    .counter = 0x702, .counters = 2, .width = 44, .counted = count_by::slices, .stride = 8,
    .shared_by = register_scope::package, .linux_pmu = "uncore_cbox"},
    {.kind = box::arb, .access = reach::msr, .layout = layout::client_select, .select = 0x3b2,
    .counter = 0x3b0, .counters = 2, .width = 44, .boxes = 1, .shared_by = register_scope::package,
    .linux_pmu = "uncore_arb"},
    {.kind = box::ncu, .access = reach::msr, .layout = layout::clock_select, .fixed_select = 0x394,
    .fixed_counter = 0x395, .fixed_width = 48, .has_fixed = true, .boxes = 1, .shared_by =
    register_scope::package, .linux_pmu = "uncore_clock"},
    {.kind = box::imc_free_running, .access = reach::memory, .layout = layout::free_running_select,
    .counters = 3, .width = 64, .boxes = 2, .shared_by = register_scope::package, .linux_pmu =
    "uncore_imc_free_running"},
};
inline constexpr unit_row rkl_units[] = {
    {.kind = box::cbo, .access = reach::msr, .layout = layout::client_select, .select = 0x700,
    .counter = 0x702, .counters = 2, .width = 44, .counted = count_by::slices, .stride = 8,
    .shared_by = register_scope::package, .linux_pmu = "uncore_cbox"},
    {.kind = box::arb, .access = reach::msr, .layout = layout::client_select, .select = 0x3b2,
    .counter = 0x3b0, .counters = 2, .width = 44, .boxes = 1, .shared_by = register_scope::package,
    .linux_pmu = "uncore_arb"},
    {.kind = box::ncu, .access = reach::msr, .layout = layout::clock_select, .fixed_select = 0x394,
    .fixed_counter = 0x395, .fixed_width = 48, .has_fixed = true, .boxes = 1, .shared_by =
    register_scope::package, .linux_pmu = "uncore_clock"},
    {.kind = box::imc_free_running, .access = reach::memory, .layout = layout::free_running_select,
    .counters = 5, .width = 64, .boxes = 1, .shared_by = register_scope::package, .linux_pmu =
    "uncore_imc"},
};
inline constexpr unit_row adl_units[] = {
    {.kind = box::cbo, .access = reach::msr, .layout = layout::client_select_wide, .select = 0x2000,
    .counter = 0x2002, .counters = 2, .width = 44, .counted = count_by::slices, .stride = 8,
    .shared_by = register_scope::package, .linux_pmu = "uncore_cbox"},
    {.kind = box::arb, .access = reach::msr, .layout = layout::client_select, .select = 0x2fd0,
    .counter = 0x2fd2, .counters = 2, .width = 44, .boxes = 2, .stride = 8, .shared_by =
    register_scope::package, .linux_pmu = "uncore_arb"},
    {.kind = box::ncu, .access = reach::msr, .layout = layout::clock_select, .fixed_select = 0x2fde,
    .fixed_counter = 0x2fdf, .fixed_width = 48, .has_fixed = true, .boxes = 1, .shared_by =
    register_scope::package, .linux_pmu = "uncore_clock"},
    {.kind = box::imc, .access = reach::memory, .layout = layout::mmio_select_imc, .counters = 5,
    .width = 64, .boxes = 2, .shared_by = register_scope::package, .linux_pmu = "uncore_imc"},
    {.kind = box::imc_free_running, .access = reach::memory, .layout = layout::free_running_select,
    .counters = 3, .width = 64, .boxes = 2, .shared_by = register_scope::package, .linux_pmu =
    "uncore_imc_free_running"},
};
inline constexpr unit_row mtl_units[] = {
    {.kind = box::cbo, .access = reach::msr, .layout = layout::client_select_wide, .select = 0x2442,
    .counter = 0x2448, .counters = 2, .width = 48, .counted = count_by::slices, .stride = 0x10,
    .shared_by = register_scope::package, .linux_pmu = "uncore_cbox"},
    {.kind = box::hac_arb, .access = reach::msr, .layout = layout::client_select_wide, .select =
    0x2012, .counter = 0x2018, .counters = 2, .width = 48, .boxes = 2, .stride = 0x10, .shared_by =
    register_scope::package, .linux_pmu = "uncore_hac_arb"},
    {.kind = box::arb, .access = reach::msr, .layout = layout::client_select_wide, .select = 0x2412,
    .counter = 0x2418, .counters = 2, .width = 48, .boxes = 2, .stride = 0x10, .shared_by =
    register_scope::package, .linux_pmu = "uncore_arb"},
    {.kind = box::hac_cbo, .access = reach::msr, .layout = layout::client_select_wide, .select =
    0x2042, .counter = 0x2048, .counters = 2, .width = 48, .boxes = 2, .stride = 0x10, .shared_by =
    register_scope::package, .linux_pmu = "uncore_hac_cbox"},
    {.kind = box::ncu, .access = reach::msr, .layout = layout::clock_select, .fixed_select = 0x2402,
    .fixed_counter = 0x2408, .fixed_width = 48, .has_fixed = true, .boxes = 1, .shared_by =
    register_scope::package, .linux_pmu = "uncore_cncu"},
    {.kind = box::sncu, .access = reach::msr, .layout = layout::clock_select, .fixed_select =
    0x2002, .fixed_counter = 0x2008, .fixed_width = 48, .has_fixed = true, .boxes = 1, .shared_by =
    register_scope::package, .linux_pmu = "uncore_sncu"},
    {.kind = box::imc, .access = reach::memory, .layout = layout::mmio_select_imc, .counters = 5,
    .width = 64, .boxes = 2, .shared_by = register_scope::package, .linux_pmu = "uncore_imc"},
    {.kind = box::imc_free_running, .access = reach::memory, .layout = layout::free_running_select,
    .counters = 3, .width = 64, .boxes = 2, .shared_by = register_scope::package, .linux_pmu =
    "uncore_imc_free_running"},
};
inline constexpr unit_row arl_units[] = {
    {.kind = box::cbo, .access = reach::msr, .layout = layout::client_select_wide, .select = 0x2442,
    .counter = 0x2448, .counters = 2, .width = 48, .counted = count_by::slices, .stride = 0x10,
    .shared_by = register_scope::package, .linux_pmu = "uncore_cbox"},
    {.kind = box::hac_arb, .access = reach::msr, .layout = layout::client_select_wide, .select =
    0x2012, .counter = 0x2018, .counters = 2, .width = 48, .boxes = 2, .stride = 0x10, .shared_by =
    register_scope::package, .linux_pmu = "uncore_hac_arb"},
    {.kind = box::arb, .access = reach::msr, .layout = layout::client_select_wide, .select = 0x2412,
    .counter = 0x2418, .counters = 2, .width = 48, .boxes = 2, .stride = 0x10, .shared_by =
    register_scope::package, .linux_pmu = "uncore_arb"},
    {.kind = box::hac_cbo, .access = reach::msr, .layout = layout::client_select_wide, .select =
    0x2042, .counter = 0x2048, .counters = 2, .width = 48, .boxes = 2, .stride = 0x10, .shared_by =
    register_scope::package, .linux_pmu = "uncore_hac_cbox"},
    {.kind = box::ncu, .access = reach::msr, .layout = layout::clock_select, .fixed_select = 0x2402,
    .fixed_counter = 0x2408, .fixed_width = 48, .has_fixed = true, .boxes = 1, .shared_by =
    register_scope::package, .linux_pmu = "uncore_cncu"},
    {.kind = box::sncu, .access = reach::msr, .layout = layout::clock_select, .fixed_select =
    0x2002, .fixed_counter = 0x2008, .fixed_width = 48, .has_fixed = true, .boxes = 1, .shared_by =
    register_scope::package, .linux_pmu = "uncore_sncu"},
    {.kind = box::imc, .access = reach::memory, .layout = layout::mmio_select_imc, .counters = 5,
    .width = 64, .boxes = 2, .shared_by = register_scope::package, .linux_pmu = "uncore_imc"},
    {.kind = box::imc_free_running, .access = reach::memory, .layout = layout::free_running_select,
    .counters = 3, .width = 64, .boxes = 2, .shared_by = register_scope::package, .linux_pmu =
    "uncore_imc_free_running"},
};
inline constexpr unit_row lnl_units[] = {
    {.kind = box::cbo, .access = reach::msr, .layout = layout::client_select_wide, .select = 0x2442,
    .counter = 0x2448, .counters = 2, .width = 48, .boxes = 4, .stride = 0x10, .shared_by =
    register_scope::package, .linux_pmu = "uncore_cbox"},
    {.kind = box::arb, .access = reach::msr, .layout = layout::client_select_wide, .select = 0x2412,
    .counter = 0x2418, .counters = 2, .width = 48, .boxes = 2, .stride = 0x10, .shared_by =
    register_scope::package, .linux_pmu = "uncore_arb"},
    {.kind = box::imc, .access = reach::memory, .layout = layout::mmio_select_imc, .counters = 5,
    .width = 64, .boxes = 2, .shared_by = register_scope::package, .linux_pmu = "uncore_imc"},
    {.kind = box::hbo, .access = reach::memory, .layout = layout::mmio_select, .counters = 4, .width
    = 64, .boxes = 2, .shared_by = register_scope::package, .linux_pmu = "uncore_hbo"},
    {.kind = box::sncu, .access = reach::memory, .layout = layout::mmio_select, .counters = 2,
    .width = 64, .boxes = 1, .shared_by = register_scope::package, .linux_pmu = "uncore_sncu"},
    {.kind = box::imc_free_running, .access = reach::memory, .layout = layout::free_running_select,
    .counters = 3, .width = 64, .boxes = 2, .shared_by = register_scope::package, .linux_pmu =
    "uncore_imc_free_running"},
};
inline constexpr unit_row ptl_units[] = {
    {.kind = box::cbo, .access = reach::msr, .layout = layout::client_select_wide, .select = 0x2442,
    .counter = 0x2448, .counters = 2, .width = 48, .boxes = 6, .stride = 0x10, .shared_by =
    register_scope::package, .linux_pmu = "uncore_cbox"},
    {.kind = box::ia_core_bridge, .access = reach::msr, .layout = layout::client_select_wide,
    .select = 0x2022, .counter = 0x2028, .counters = 2, .width = 48, .boxes = 1, .shared_by =
    register_scope::package, .linux_pmu = "uncore_ia_core_bridge"},
    {.kind = box::santa, .access = reach::msr, .layout = layout::client_select_wide, .select =
    0x2412, .counter = 0x2418, .counters = 2, .width = 48, .boxes = 2, .stride = 0x10, .shared_by =
    register_scope::package, .linux_pmu = "uncore_santa"},
    {.kind = box::ncu, .access = reach::msr, .layout = layout::clock_select, .fixed_select = 0x2402,
    .fixed_counter = 0x2408, .fixed_width = 48, .has_fixed = true, .boxes = 2, .stride = 0x140,
    .shared_by = register_scope::package, .linux_pmu = "uncore_cncu"},
    {.kind = box::imc, .access = reach::memory, .layout = layout::mmio_select, .counters = 5,
    .counted = count_by::discovery, .shared_by = register_scope::package, .linux_pmu = "uncore_imc",
    .sure = confidence::medium},
    {.kind = box::imc_free_running, .access = reach::memory, .layout = layout::free_running_select,
    .counters = 3, .width = 64, .boxes = 2, .shared_by = register_scope::package, .linux_pmu =
    "uncore_imc_free_running"},
};
inline constexpr unit_row nvl_units[] = {
    {.kind = box::cbo, .access = reach::msr, .layout = layout::client_select_wide, .select = 0x2102,
    .counter = 0x2108, .counters = 2, .width = 48, .boxes = 12, .stride = 0x10, .shared_by =
    register_scope::package, .linux_pmu = "uncore_cbox"},
    {.kind = box::santa, .access = reach::msr, .layout = layout::client_select_wide, .select =
    0x2042, .counter = 0x2048, .counters = 2, .width = 48, .boxes = 2, .stride = 0x10, .shared_by =
    register_scope::package, .linux_pmu = "uncore_santa"},
    {.kind = box::ncu, .access = reach::msr, .layout = layout::clock_select, .fixed_select = 0x2022,
    .fixed_counter = 0x2028, .fixed_width = 48, .has_fixed = true, .boxes = 2, .stride = 0x140,
    .shared_by = register_scope::package, .linux_pmu = "uncore_cncu"},
    {.kind = box::imc, .access = reach::memory, .layout = layout::mmio_select, .counters = 5,
    .counted = count_by::discovery, .shared_by = register_scope::package, .linux_pmu = "uncore_imc",
    .sure = confidence::medium},
    {.kind = box::imc_free_running, .access = reach::memory, .layout = layout::free_running_select,
    .counters = 3, .width = 64, .boxes = 2, .shared_by = register_scope::package, .linux_pmu =
    "uncore_imc_free_running"},
};
inline constexpr unit_row jkt_units[] = {
    {.kind = box::ubox, .access = reach::msr, .layout = layout::ubox_select_jkt, .select = 0xc10,
    .counter = 0xc16, .counters = 2, .width = 44, .fixed_select = 0xc08, .fixed_counter = 0xc09,
    .fixed_width = 48, .has_fixed = true, .status = 0xc15, .boxes = 1, .shared_by =
    register_scope::package, .linux_pmu = "uncore_ubox"},
    {.kind = box::cbo, .access = reach::msr, .layout = layout::thread_select, .style =
    control::with_enable, .control = 0xd04, .select = 0xd10, .counter = 0xd16, .counters = 4, .width
    = 44, .filter = {0xd14, 0}, .filter_bits = {0xfffffc1f, 0}, .thread_bits = 0x1f, .boxes = 8,
    .counted = count_by::cores, .stride = 0x20, .shared_by = register_scope::package, .linux_pmu =
    "uncore_cbox"},
    {.kind = box::pcu, .access = reach::msr, .layout = layout::pcu_select_jkt, .style =
    control::with_enable, .control = 0xc24, .select = 0xc30, .counter = 0xc36, .counters = 4, .width
    = 48, .filter = {0xc34, 0}, .filter_bits = {0xffffffff, 0}, .boxes = 1, .shared_by =
    register_scope::package, .linux_pmu = "uncore_pcu"},
    {.kind = box::ha, .access = reach::pci, .layout = layout::box_select, .style =
    control::with_enable, .counters = 4, .width = 48, .boxes = 1, .shared_by =
    register_scope::package, .linux_pmu = "uncore_ha"},
    {.kind = box::imc, .access = reach::pci, .layout = layout::box_select, .style =
    control::with_enable, .counters = 4, .width = 48, .fixed_width = 48, .has_fixed = true, .boxes =
    4, .shared_by = register_scope::package, .linux_pmu = "uncore_imc"},
    {.kind = box::qpi, .access = reach::pci, .layout = layout::qpi_select, .style =
    control::with_enable, .counters = 4, .width = 48, .boxes = 2, .shared_by =
    register_scope::package, .linux_pmu = "uncore_qpi"},
    {.kind = box::r2pcie, .access = reach::pci, .layout = layout::box_select, .style =
    control::with_enable, .counters = 4, .width = 44, .boxes = 1, .shared_by =
    register_scope::package, .linux_pmu = "uncore_r2pcie"},
    {.kind = box::r3qpi, .access = reach::pci, .layout = layout::box_select, .style =
    control::with_enable, .counters = 3, .width = 44, .boxes = 2, .shared_by =
    register_scope::package, .linux_pmu = "uncore_r3qpi"},
    {.kind = box::irp, .access = reach::pci, .layout = layout::box_select, .style =
    control::with_enable, .counters = 2, .width = 44, .counted = count_by::discovery, .shared_by =
    register_scope::package, .sure = confidence::low},
};
inline constexpr unit_row ivt_units[] = {
    {.kind = box::ubox, .access = reach::msr, .layout = layout::ubox_select, .select = 0xc10,
    .counter = 0xc16, .counters = 2, .width = 44, .fixed_select = 0xc08, .fixed_counter = 0xc09,
    .fixed_width = 48, .has_fixed = true, .status = 0xc15, .boxes = 1, .shared_by =
    register_scope::package, .linux_pmu = "uncore_ubox"},
    {.kind = box::cbo, .access = reach::msr, .layout = layout::cbo_select, .style =
    control::freeze_bit, .control = 0xd04, .select = 0xd10, .counter = 0xd16, .counters = 4, .width
    = 44, .filter = {0xd14, 0xd1a}, .filter_bits = {0x7e01ff, 0xfff0ffff}, .thread_bits = 0x1f,
    .boxes = 15, .counted = count_by::cores, .stride = 0x20, .shared_by = register_scope::package,
    .linux_pmu = "uncore_cbox"},
    {.kind = box::pcu, .access = reach::msr, .layout = layout::pcu_select_ivt, .style =
    control::freeze_bit, .control = 0xc24, .select = 0xc30, .counter = 0xc36, .counters = 4, .width
    = 48, .filter = {0xc34, 0}, .filter_bits = {0xffffffff, 0}, .status = 0xc35, .boxes = 1,
    .shared_by = register_scope::package, .linux_pmu = "uncore_pcu"},
    {.kind = box::ha, .access = reach::pci, .layout = layout::box_select, .style =
    control::freeze_bit, .counters = 4, .width = 48, .boxes = 2, .shared_by =
    register_scope::package, .linux_pmu = "uncore_ha"},
    {.kind = box::imc, .access = reach::pci, .layout = layout::box_select, .style =
    control::freeze_bit, .counters = 4, .width = 48, .fixed_width = 48, .has_fixed = true, .boxes =
    8, .shared_by = register_scope::package, .linux_pmu = "uncore_imc"},
    {.kind = box::irp, .access = reach::pci, .layout = layout::box_select, .style =
    control::freeze_bit, .counters = 4, .width = 48, .boxes = 1, .shared_by =
    register_scope::package, .linux_pmu = "uncore_irp", .sure = confidence::medium},
    {.kind = box::qpi, .access = reach::pci, .layout = layout::qpi_select_ivt, .style =
    control::freeze_bit, .counters = 4, .width = 48, .boxes = 3, .shared_by =
    register_scope::package, .linux_pmu = "uncore_qpi"},
    {.kind = box::r2pcie, .access = reach::pci, .layout = layout::box_select, .style =
    control::freeze_bit, .counters = 4, .width = 44, .boxes = 1, .shared_by =
    register_scope::package, .linux_pmu = "uncore_r2pcie"},
    {.kind = box::r3qpi, .access = reach::pci, .layout = layout::box_select, .style =
    control::freeze_bit, .counters = 3, .width = 44, .boxes = 2, .shared_by =
    register_scope::package, .linux_pmu = "uncore_r3qpi"},
};
inline constexpr unit_row hsx_units[] = {
    {.kind = box::ubox, .access = reach::msr, .layout = layout::ubox_select, .select = 0x705,
    .counter = 0x709, .counters = 2, .width = 44, .fixed_select = 0x703, .fixed_counter = 0x704,
    .fixed_width = 48, .has_fixed = true, .filter = {0x707, 0}, .filter_bits = {0x3f, 0},
    .thread_bits = 1, .status = 0x708, .boxes = 1, .shared_by = register_scope::package, .linux_pmu
    = "uncore_ubox"},
    {.kind = box::cbo, .access = reach::msr, .layout = layout::cbo_select, .style =
    control::with_enable, .control = 0xe00, .select = 0xe01, .counter = 0xe08, .counters = 4, .width
    = 48, .filter = {0xe05, 0xe06}, .filter_bits = {0xfe01ff, 0xfff0ffff}, .thread_bits = 0x3f,
    .status = 0xe07, .boxes = 18, .counted = count_by::cores, .stride = 0x10, .shared_by =
    register_scope::package, .linux_pmu = "uncore_cbox"},
    {.kind = box::sbo, .access = reach::msr, .layout = layout::thread_select, .style =
    control::with_enable, .control = 0x720, .select = 0x721, .counter = 0x726, .counters = 4, .width
    = 44, .status = 0x725, .boxes = 4, .counted = count_by::capability, .stride = 0xa, .shared_by =
    register_scope::package, .linux_pmu = "uncore_sbox"},
    {.kind = box::pcu, .access = reach::msr, .layout = layout::pcu_select, .style =
    control::with_enable, .control = 0x710, .select = 0x711, .counter = 0x717, .counters = 4, .width
    = 48, .filter = {0x715, 0}, .filter_bits = {0xffffffff, 0}, .status = 0x716, .boxes = 1,
    .shared_by = register_scope::package, .linux_pmu = "uncore_pcu"},
    {.kind = box::ha, .access = reach::pci, .layout = layout::box_select, .style =
    control::with_enable, .counters = 4, .width = 48, .boxes = 2, .shared_by =
    register_scope::package, .linux_pmu = "uncore_ha"},
    {.kind = box::imc, .access = reach::pci, .layout = layout::box_select, .style =
    control::with_enable, .counters = 4, .width = 48, .fixed_width = 48, .has_fixed = true, .boxes =
    8, .shared_by = register_scope::package, .linux_pmu = "uncore_imc"},
    {.kind = box::irp, .access = reach::pci, .layout = layout::box_select, .style =
    control::with_enable, .counters = 4, .width = 48, .boxes = 1, .shared_by =
    register_scope::package, .linux_pmu = "uncore_irp", .sure = confidence::medium},
    {.kind = box::qpi, .access = reach::pci, .layout = layout::qpi_select, .style =
    control::with_enable, .counters = 4, .width = 48, .boxes = 3, .shared_by =
    register_scope::package, .linux_pmu = "uncore_qpi"},
    {.kind = box::r2pcie, .access = reach::pci, .layout = layout::box_select, .style =
    control::with_enable, .counters = 4, .width = 48, .boxes = 1, .shared_by =
    register_scope::package, .linux_pmu = "uncore_r2pcie"},
    {.kind = box::r3qpi, .access = reach::pci, .layout = layout::box_select, .style =
    control::with_enable, .counters = 3, .width = 44, .boxes = 3, .shared_by =
    register_scope::package, .linux_pmu = "uncore_r3qpi"},
};
inline constexpr unit_row bdx_units[] = {
    {.kind = box::ubox, .access = reach::msr, .layout = layout::ubox_select, .select = 0x705,
    .counter = 0x709, .counters = 2, .width = 48, .fixed_select = 0x703, .fixed_counter = 0x704,
    .fixed_width = 48, .has_fixed = true, .filter = {0x707, 0}, .filter_bits = {0, 0}, .status =
    0x708, .boxes = 1, .shared_by = register_scope::package, .linux_pmu = "uncore_ubox"},
    {.kind = box::cbo, .access = reach::msr, .layout = layout::cbo_select, .style =
    control::with_enable, .control = 0xe00, .select = 0xe01, .counter = 0xe08, .counters = 4, .width
    = 48, .filter = {0xe05, 0xe06}, .filter_bits = {0xfe01ff, 0xfff0ffff}, .thread_bits = 0x3f,
    .status = 0xe07, .boxes = 24, .counted = count_by::cores, .stride = 0x10, .shared_by =
    register_scope::package, .linux_pmu = "uncore_cbox"},
    {.kind = box::pcu, .access = reach::msr, .layout = layout::pcu_select, .style =
    control::with_enable, .control = 0x710, .select = 0x711, .counter = 0x717, .counters = 4, .width
    = 48, .filter = {0x715, 0}, .filter_bits = {0xffffffff, 0}, .status = 0x716, .boxes = 1,
    .shared_by = register_scope::package, .linux_pmu = "uncore_pcu"},
    {.kind = box::sbo, .access = reach::msr, .layout = layout::thread_select, .style =
    control::with_enable, .control = 0x720, .select = 0x721, .counter = 0x726, .counters = 4, .width
    = 48, .status = 0x725, .boxes = 4, .counted = count_by::capability, .stride = 0xa, .shared_by =
    register_scope::package, .linux_pmu = "uncore_sbox"},
    {.kind = box::ha, .access = reach::pci, .layout = layout::box_select, .style =
    control::with_enable, .counters = 4, .width = 48, .boxes = 2, .shared_by =
    register_scope::package, .linux_pmu = "uncore_ha"},
    {.kind = box::imc, .access = reach::pci, .layout = layout::box_select, .style =
    control::with_enable, .counters = 4, .width = 48, .fixed_width = 48, .has_fixed = true, .boxes =
    8, .shared_by = register_scope::package, .linux_pmu = "uncore_imc"},
    {.kind = box::irp, .access = reach::pci, .layout = layout::box_select, .style =
    control::with_enable, .counters = 4, .width = 48, .boxes = 1, .shared_by =
    register_scope::package, .linux_pmu = "uncore_irp", .sure = confidence::medium},
    {.kind = box::qpi, .access = reach::pci, .layout = layout::qpi_select, .style =
    control::with_enable, .counters = 4, .width = 48, .boxes = 3, .shared_by =
    register_scope::package, .linux_pmu = "uncore_qpi"},
    {.kind = box::r2pcie, .access = reach::pci, .layout = layout::box_select, .style =
    control::with_enable, .counters = 4, .width = 48, .boxes = 1, .shared_by =
    register_scope::package, .linux_pmu = "uncore_r2pcie"},
    {.kind = box::r3qpi, .access = reach::pci, .layout = layout::box_select, .style =
    control::with_enable, .counters = 3, .width = 48, .boxes = 3, .shared_by =
    register_scope::package, .linux_pmu = "uncore_r3qpi"},
};
inline constexpr unit_row bdw_de_units[] = {
    {.kind = box::ubox, .access = reach::msr, .layout = layout::ubox_select, .select = 0x705,
    .counter = 0x709, .counters = 2, .width = 48, .fixed_select = 0x703, .fixed_counter = 0x704,
    .fixed_width = 48, .has_fixed = true, .filter = {0x707, 0}, .filter_bits = {0, 0}, .status =
    0x708, .boxes = 1, .shared_by = register_scope::package, .linux_pmu = "uncore_ubox"},
    {.kind = box::cbo, .access = reach::msr, .layout = layout::cbo_select, .style =
    control::with_enable, .control = 0xe00, .select = 0xe01, .counter = 0xe08, .counters = 4, .width
    = 48, .filter = {0xe05, 0xe06}, .filter_bits = {0xfe01ff, 0xfff0ffff}, .thread_bits = 0x3f,
    .status = 0xe07, .boxes = 24, .counted = count_by::cores, .stride = 0x10, .shared_by =
    register_scope::package, .linux_pmu = "uncore_cbox"},
    {.kind = box::pcu, .access = reach::msr, .layout = layout::pcu_select, .style =
    control::with_enable, .control = 0x710, .select = 0x711, .counter = 0x717, .counters = 4, .width
    = 48, .filter = {0x715, 0}, .filter_bits = {0xffffffff, 0}, .status = 0x716, .boxes = 1,
    .shared_by = register_scope::package, .linux_pmu = "uncore_pcu"},
    {.kind = box::ha, .access = reach::pci, .layout = layout::box_select, .style =
    control::with_enable, .counters = 4, .width = 48, .boxes = 2, .shared_by =
    register_scope::package, .linux_pmu = "uncore_ha"},
    {.kind = box::imc, .access = reach::pci, .layout = layout::box_select, .style =
    control::with_enable, .counters = 4, .width = 48, .fixed_width = 48, .has_fixed = true, .boxes =
    8, .shared_by = register_scope::package, .linux_pmu = "uncore_imc"},
    {.kind = box::irp, .access = reach::pci, .layout = layout::box_select, .style =
    control::with_enable, .counters = 4, .width = 48, .boxes = 1, .shared_by =
    register_scope::package, .linux_pmu = "uncore_irp", .sure = confidence::medium},
    {.kind = box::r2pcie, .access = reach::pci, .layout = layout::box_select, .style =
    control::with_enable, .counters = 4, .width = 48, .boxes = 1, .shared_by =
    register_scope::package, .linux_pmu = "uncore_r2pcie"},
};
inline constexpr unit_row knl_units[] = {
    {.kind = box::ubox, .access = reach::msr, .layout = layout::ubox_select_knl, .select = 0x705,
    .counter = 0x709, .counters = 2, .width = 48, .fixed_select = 0x703, .fixed_counter = 0x704,
    .fixed_width = 48, .has_fixed = true, .boxes = 1, .shared_by = register_scope::package,
    .linux_pmu = "uncore_ubox"},
    {.kind = box::cha, .access = reach::msr, .layout = layout::cha_select_knl, .style =
    control::with_enable, .control = 0xe00, .select = 0xe01, .counter = 0xe08, .counters = 4, .width
    = 48, .filter = {0xe05, 0xe06}, .filter_bits = {0x1c11ff, 0xdffffe2a}, .thread_bits = 0x1ff,
    .status = 0xe07, .boxes = 38, .stride = 0xc, .shared_by = register_scope::package, .linux_pmu =
    "uncore_cha"},
    {.kind = box::pcu, .access = reach::msr, .layout = layout::pcu_select_knl, .style =
    control::with_enable, .control = 0x710, .select = 0x711, .counter = 0x717, .counters = 4, .width
    = 48, .filter = {0x715, 0}, .filter_bits = {0, 0}, .boxes = 1, .shared_by =
    register_scope::package, .linux_pmu = "uncore_pcu"},
    {.kind = box::imc_uclk, .access = reach::pci, .layout = layout::box_select, .style =
    control::with_enable, .counters = 4, .width = 48, .fixed_width = 48, .has_fixed = true, .boxes =
    2, .shared_by = register_scope::package, .linux_pmu = "uncore_imc_uclk"},
    {.kind = box::imc_dclk, .access = reach::pci, .layout = layout::box_select, .style =
    control::with_enable, .counters = 4, .width = 48, .fixed_width = 48, .has_fixed = true, .boxes =
    6, .shared_by = register_scope::package, .linux_pmu = "uncore_imc"},
    {.kind = box::edc_uclk, .access = reach::pci, .layout = layout::box_select, .style =
    control::with_enable, .counters = 4, .width = 48, .fixed_width = 48, .has_fixed = true, .boxes =
    8, .shared_by = register_scope::package, .linux_pmu = "uncore_edc_uclk"},
    {.kind = box::edc_eclk, .access = reach::pci, .layout = layout::box_select, .style =
    control::with_enable, .counters = 4, .width = 48, .fixed_width = 48, .has_fixed = true, .boxes =
    8, .shared_by = register_scope::package, .linux_pmu = "uncore_edc_eclk"},
    {.kind = box::m2pcie, .access = reach::pci, .layout = layout::box_select, .style =
    control::with_enable, .counters = 4, .width = 48, .boxes = 1, .shared_by =
    register_scope::package, .linux_pmu = "uncore_m2pcie"},
    {.kind = box::irp, .access = reach::pci, .layout = layout::irp_select_knl, .style =
    control::with_enable, .counters = 2, .width = 48, .boxes = 1, .shared_by =
    register_scope::package, .linux_pmu = "uncore_irp"},
};
inline constexpr unit_row skx_units[] = {
    {.kind = box::ubox, .access = reach::msr, .layout = layout::ubox_select, .select = 0x705,
    .counter = 0x709, .counters = 2, .width = 48, .fixed_select = 0x703, .fixed_counter = 0x704,
    .fixed_width = 48, .has_fixed = true, .status = 0x708, .boxes = 1, .shared_by =
    register_scope::package, .linux_pmu = "uncore_ubox"},
    {.kind = box::cha, .access = reach::msr, .layout = layout::thread_select, .style =
    control::freeze_bit, .control = 0xe00, .select = 0xe01, .counter = 0xe08, .counters = 4, .width
    = 48, .filter = {0xe05, 0xe06}, .filter_bits = {0x7fe01ff, 0xdffffe3b}, .thread_bits = 0x1ff,
    .status = 0xe07, .counted = count_by::capability, .stride = 0x10, .shared_by =
    register_scope::package, .linux_pmu = "uncore_cha"},
    {.kind = box::iio, .access = reach::msr, .layout = layout::iio_select_skx, .style =
    control::freeze_bit, .control = 0xa40, .select = 0xa48, .counter = 0xa41, .counters = 4, .width
    = 48, .status = 0xa47, .boxes = 6, .stride = 0x20, .shared_by = register_scope::package,
    .linux_pmu = "uncore_iio"},
    {.kind = box::irp, .access = reach::msr, .layout = layout::box_select, .style =
    control::freeze_bit, .control = 0xa58, .select = 0xa5b, .counter = 0xa59, .counters = 2, .width
    = 48, .status = 0xa5f, .boxes = 6, .stride = 0x20, .shared_by = register_scope::package,
    .linux_pmu = "uncore_irp"},
    {.kind = box::pcu, .access = reach::msr, .layout = layout::pcu_select, .style =
    control::freeze_bit, .control = 0x710, .select = 0x711, .counter = 0x717, .counters = 4, .width
    = 48, .filter = {0x715, 0}, .filter_bits = {0xffffffff, 0}, .status = 0x716, .boxes = 1,
    .shared_by = register_scope::package, .linux_pmu = "uncore_pcu"},
    {.kind = box::imc, .access = reach::pci, .layout = layout::box_select, .style =
    control::freeze_bit, .counters = 4, .width = 48, .fixed_width = 48, .has_fixed = true, .boxes =
    6, .shared_by = register_scope::package, .linux_pmu = "uncore_imc"},
    {.kind = box::m2m, .access = reach::pci, .layout = layout::box_select, .style =
    control::freeze_bit, .counters = 4, .width = 48, .boxes = 2, .shared_by =
    register_scope::package, .linux_pmu = "uncore_m2m"},
    {.kind = box::upi, .access = reach::pci, .layout = layout::upi_select_skx, .style =
    control::freeze_bit, .counters = 4, .width = 48, .boxes = 3, .shared_by =
    register_scope::package, .linux_pmu = "uncore_upi"},
    {.kind = box::m2pcie, .access = reach::pci, .layout = layout::box_select, .style =
    control::freeze_bit, .counters = 4, .width = 48, .boxes = 4, .shared_by =
    register_scope::package, .linux_pmu = "uncore_m2pcie"},
    {.kind = box::m3upi, .access = reach::pci, .layout = layout::box_select, .style =
    control::freeze_bit, .counters = 3, .width = 48, .boxes = 3, .shared_by =
    register_scope::package, .linux_pmu = "uncore_m3upi"},
};
inline constexpr unit_row clx_units[] = {
    {.kind = box::ubox, .access = reach::msr, .layout = layout::ubox_select, .select = 0x705,
    .counter = 0x709, .counters = 2, .width = 48, .fixed_select = 0x703, .fixed_counter = 0x704,
    .fixed_width = 48, .has_fixed = true, .status = 0x708, .boxes = 1, .shared_by =
    register_scope::package, .linux_pmu = "uncore_ubox"},
    {.kind = box::cha, .access = reach::msr, .layout = layout::thread_select, .style =
    control::freeze_bit, .control = 0xe00, .select = 0xe01, .counter = 0xe08, .counters = 4, .width
    = 48, .filter = {0xe05, 0xe06}, .filter_bits = {0x7fe01ff, 0xdffffe3b}, .thread_bits = 0x1ff,
    .status = 0xe07, .counted = count_by::capability, .stride = 0x10, .shared_by =
    register_scope::package, .linux_pmu = "uncore_cha"},
    {.kind = box::iio, .access = reach::msr, .layout = layout::iio_select_skx, .style =
    control::freeze_bit, .control = 0xa40, .select = 0xa48, .counter = 0xa41, .counters = 4, .width
    = 48, .status = 0xa47, .boxes = 6, .stride = 0x20, .shared_by = register_scope::package,
    .linux_pmu = "uncore_iio"},
    {.kind = box::irp, .access = reach::msr, .layout = layout::box_select, .style =
    control::freeze_bit, .control = 0xa58, .select = 0xa5b, .counter = 0xa59, .counters = 2, .width
    = 48, .status = 0xa5f, .boxes = 6, .stride = 0x20, .shared_by = register_scope::package,
    .linux_pmu = "uncore_irp"},
    {.kind = box::pcu, .access = reach::msr, .layout = layout::pcu_select, .style =
    control::freeze_bit, .control = 0x710, .select = 0x711, .counter = 0x717, .counters = 4, .width
    = 48, .filter = {0x715, 0}, .filter_bits = {0xffffffff, 0}, .status = 0x716, .boxes = 1,
    .shared_by = register_scope::package, .linux_pmu = "uncore_pcu"},
    {.kind = box::imc, .access = reach::pci, .layout = layout::box_select, .style =
    control::freeze_bit, .counters = 4, .width = 48, .fixed_width = 48, .has_fixed = true, .boxes =
    6, .shared_by = register_scope::package, .linux_pmu = "uncore_imc"},
    {.kind = box::m2m, .access = reach::pci, .layout = layout::box_select, .style =
    control::freeze_bit, .counters = 4, .width = 48, .boxes = 2, .shared_by =
    register_scope::package, .linux_pmu = "uncore_m2m"},
    {.kind = box::upi, .access = reach::pci, .layout = layout::upi_select_skx, .style =
    control::freeze_bit, .counters = 4, .width = 48, .boxes = 3, .shared_by =
    register_scope::package, .linux_pmu = "uncore_upi"},
    {.kind = box::m2pcie, .access = reach::pci, .layout = layout::box_select, .style =
    control::freeze_bit, .counters = 4, .width = 48, .boxes = 4, .shared_by =
    register_scope::package, .linux_pmu = "uncore_m2pcie"},
    {.kind = box::m3upi, .access = reach::pci, .layout = layout::box_select, .style =
    control::freeze_bit, .counters = 3, .width = 48, .boxes = 3, .shared_by =
    register_scope::package, .linux_pmu = "uncore_m3upi"},
};
inline constexpr unit_row snr_units[] = {
    {.kind = box::ubox, .access = reach::msr, .layout = layout::box_select, .select = 0x1f91,
    .counter = 0x1f98, .counters = 2, .width = 48, .fixed_select = 0x1f93, .fixed_counter = 0x1f94,
    .fixed_width = 48, .has_fixed = true, .boxes = 1, .shared_by = register_scope::package,
    .linux_pmu = "uncore_ubox"},
    {.kind = box::cha, .access = reach::msr, .layout = layout::cha_select, .style =
    control::freeze_bit, .control = 0x1c00, .select = 0x1c01, .counter = 0x1c08, .counters = 4,
    .width = 48, .filter = {0x1c05, 0}, .filter_bits = {0x3ff, 0}, .thread_bits = 0x3ff, .boxes = 6,
    .stride = 0x10, .shared_by = register_scope::package, .linux_pmu = "uncore_cha"},
    {.kind = box::iio, .access = reach::msr, .layout = layout::iio_select, .style =
    control::freeze_bit, .control = 0x1e00, .select = 0x1e08, .counter = 0x1e01, .counters = 4,
    .width = 48, .status = 0x1e07, .boxes = 5, .stride = 0x10, .shared_by = register_scope::package,
    .linux_pmu = "uncore_iio"},
    {.kind = box::irp, .access = reach::msr, .layout = layout::box_select, .style =
    control::freeze_bit, .control = 0x1ea0, .select = 0x1ea8, .counter = 0x1ea1, .counters = 2,
    .width = 48, .boxes = 5, .stride = 0x10, .shared_by = register_scope::package, .linux_pmu =
    "uncore_irp"},
    {.kind = box::m2pcie, .access = reach::msr, .layout = layout::box_select, .style =
    control::freeze_bit, .control = 0x1e50, .select = 0x1e58, .counter = 0x1e51, .counters = 4,
    .width = 48, .boxes = 5, .stride = 0x10, .shared_by = register_scope::package, .linux_pmu =
    "uncore_m2pcie"},
    {.kind = box::pcu, .access = reach::msr, .layout = layout::box_select, .style =
    control::freeze_bit, .control = 0x1ef0, .select = 0x1ef1, .counter = 0x1ef8, .counters = 4,
    .width = 48, .filter = {0x1efc, 0}, .filter_bits = {0xffffffff, 0}, .boxes = 1, .shared_by =
    register_scope::package, .linux_pmu = "uncore_pcu"},
    {.kind = box::m2m, .access = reach::pci, .layout = layout::m2m_select, .style =
    control::freeze_bit, .counters = 4, .width = 48, .boxes = 1, .shared_by =
    register_scope::package, .linux_pmu = "uncore_m2m"},
    {.kind = box::pcie3, .access = reach::pci, .layout = layout::iio_select_skx, .style =
    control::freeze_bit, .counters = 4, .width = 48, .boxes = 1, .shared_by =
    register_scope::package, .linux_pmu = "uncore_pcie3"},
    {.kind = box::imc, .access = reach::memory, .layout = layout::box_select, .style =
    control::freeze_bit, .counters = 4, .width = 48, .fixed_width = 48, .has_fixed = true, .boxes =
    2, .shared_by = register_scope::package, .linux_pmu = "uncore_imc"},
};
inline constexpr std::uint16_t icx_cha_bases[] = {
    0xe00, 0xe0e, 0xe1c, 0xe2a, 0xe38, 0xe46, 0xe54, 0xe62, 0xe70, 0xe7e, 0xe8c, 0xe9a, 0xea8,
    0xeb6, 0xec4, 0xed2, 0xee0, 0xeee, 0xf0a, 0xf18, 0xf26, 0xf34, 0xf42, 0xf50, 0xf5e, 0xf6c,
    0xf7a, 0xf88, 0xf96, 0xfa4, 0xfb2, 0xfc0, 0xfce, 0xfdc, 0xb60, 0xb6e, 0xb7c, 0xb8a, 0xb98,
    0xba6, 0xbb4, 0xbc2
};
inline constexpr std::uint16_t icx_iio_bases[] = {
    0xa50, 0xa70, 0xa90, 0xae0, 0xb00, 0xb20
};
inline constexpr std::uint16_t icx_irp_bases[] = {
    0xa4a, 0xa6a, 0xa8a, 0xada, 0xafa, 0xb1a
};
inline constexpr std::uint16_t icx_m2pcie_bases[] = {
    0xa40, 0xa60, 0xa80, 0xad0, 0xaf0, 0xb10
};
inline constexpr unit_row icx_units[] = {
    {.kind = box::ubox, .access = reach::msr, .layout = layout::ubox_select, .select = 0x705,
    .counter = 0x709, .counters = 2, .width = 48, .fixed_select = 0x703, .fixed_counter = 0x704,
    .fixed_width = 48, .has_fixed = true, .boxes = 1, .shared_by = register_scope::package,
    .linux_pmu = "uncore_ubox"},
    {.kind = box::cha, .access = reach::msr, .layout = layout::cha_select, .style =
    control::freeze_bit, .control = 0xe00, .select = 0xe01, .counter = 0xe08, .counters = 4, .width
    = 48, .filter = {0xe05, 0}, .filter_bits = {0x3ff, 0}, .thread_bits = 0x3ff, .status = 0xe07,
    .counted = count_by::capability, .bases = all_of(icx_cha_bases), .shared_by =
    register_scope::package, .linux_pmu = "uncore_cha"},
    {.kind = box::iio, .access = reach::msr, .layout = layout::iio_select, .style =
    control::freeze_bit, .control = 0xa50, .select = 0xa58, .counter = 0xa51, .counters = 4, .width
    = 48, .status = 0xa57, .boxes = 6, .bases = all_of(icx_iio_bases), .shared_by =
    register_scope::package, .linux_pmu = "uncore_iio"},
    {.kind = box::irp, .access = reach::msr, .layout = layout::box_select, .style =
    control::freeze_bit, .control = 0xa4a, .select = 0xa4d, .counter = 0xa4b, .counters = 2, .width
    = 48, .status = 0xa4f, .boxes = 6, .bases = all_of(icx_irp_bases), .shared_by =
    register_scope::package, .linux_pmu = "uncore_irp"},
    {.kind = box::m2pcie, .access = reach::msr, .layout = layout::box_select, .style =
    control::freeze_bit, .control = 0xa40, .select = 0xa46, .counter = 0xa41, .counters = 4, .width
    = 48, .status = 0xa45, .boxes = 6, .bases = all_of(icx_m2pcie_bases), .shared_by =
    register_scope::package, .linux_pmu = "uncore_m2pcie"},
    {.kind = box::pcu, .access = reach::msr, .layout = layout::pcu_select, .style =
    control::freeze_bit, .control = 0x710, .select = 0x711, .counter = 0x717, .counters = 4, .width
    = 48, .filter = {0x715, 0}, .filter_bits = {0xffffffff, 0}, .status = 0x716, .boxes = 1,
    .shared_by = register_scope::package, .linux_pmu = "uncore_pcu"},
    {.kind = box::m2m, .access = reach::pci, .layout = layout::m2m_select, .style =
    control::freeze_bit, .counters = 4, .width = 48, .boxes = 4, .shared_by =
    register_scope::package, .linux_pmu = "uncore_m2m"},
    {.kind = box::upi, .access = reach::pci, .layout = layout::upi_select, .style =
    control::freeze_bit, .counters = 4, .width = 48, .boxes = 3, .shared_by =
    register_scope::package, .linux_pmu = "uncore_upi"},
    {.kind = box::m3upi, .access = reach::pci, .layout = layout::box_select, .style =
    control::freeze_bit, .counters = 4, .width = 48, .boxes = 3, .shared_by =
    register_scope::package, .linux_pmu = "uncore_m3upi"},
    {.kind = box::imc, .access = reach::memory, .layout = layout::box_select, .style =
    control::freeze_bit, .counters = 4, .width = 48, .fixed_width = 48, .has_fixed = true, .boxes =
    12, .shared_by = register_scope::package, .linux_pmu = "uncore_imc"},
};
inline constexpr unit_row spr_units[] = {
    {.kind = box::cha, .access = reach::msr, .layout = layout::generic_select_cha, .style =
    control::generic, .control = 0x2000, .select = 0x2002, .counter = 0x2008, .counters = 4, .width
    = 48, .filter = {0x200e, 0}, .filter_bits = {0x3ff, 0}, .thread_bits = 0x3ff, .counted =
    count_by::cha_config, .stride = 0x10, .shared_by = register_scope::die, .linux_pmu =
    "uncore_cha", .sure = confidence::medium},
    {.kind = box::iio, .access = reach::msr, .layout = layout::generic_select_iio, .style =
    control::generic, .control = 0x3000, .select = 0x3002, .counter = 0x3008, .counters = 4, .width
    = 48, .counted = count_by::discovery, .stride = 0x10, .shared_by = register_scope::die,
    .linux_pmu = "uncore_iio", .sure = confidence::medium},
    {.kind = box::irp, .access = reach::msr, .layout = layout::generic_select_extended, .style =
    control::generic, .control = 0x3400, .select = 0x3402, .counter = 0x3408, .counters = 2, .width
    = 48, .counted = count_by::discovery, .stride = 0x10, .shared_by = register_scope::die,
    .linux_pmu = "uncore_irp", .sure = confidence::medium},
    {.kind = box::m2pcie, .access = reach::discovery, .layout = layout::generic_select_extended,
    .style = control::generic, .counters = 4, .width = 48, .counted = count_by::discovery,
    .shared_by = register_scope::die, .linux_pmu = "uncore_m2pcie", .sure = confidence::medium},
    {.kind = box::pcu, .access = reach::discovery, .layout = layout::generic_select, .style =
    control::generic, .counters = 4, .width = 48, .counted = count_by::discovery, .shared_by =
    register_scope::die, .linux_pmu = "uncore_pcu", .sure = confidence::medium},
    {.kind = box::imc, .access = reach::memory, .layout = layout::generic_select_extended, .style =
    control::generic, .counters = 4, .width = 48, .fixed_width = 48, .has_fixed = true, .counted =
    count_by::discovery, .shared_by = register_scope::die, .linux_pmu = "uncore_imc", .sure =
    confidence::medium},
    {.kind = box::m2m, .access = reach::pci, .layout = layout::generic_select_extended, .style =
    control::generic, .counters = 4, .width = 48, .counted = count_by::discovery, .shared_by =
    register_scope::die, .linux_pmu = "uncore_m2m", .sure = confidence::medium},
    {.kind = box::mdf, .access = reach::discovery, .layout = layout::generic_select_extended, .style
    = control::generic, .counters = 4, .width = 48, .counted = count_by::discovery, .shared_by =
    register_scope::die, .linux_pmu = "uncore_mdf", .sure = confidence::medium},
    {.kind = box::cxlcm, .access = reach::memory, .layout = layout::generic_select_extended, .style
    = control::generic, .counters = 8, .width = 48, .counted = count_by::discovery, .shared_by =
    register_scope::die, .linux_pmu = "uncore_cxlcm", .sure = confidence::medium},
    {.kind = box::cxldp, .access = reach::memory, .layout = layout::generic_select_extended, .style
    = control::generic, .counters = 4, .width = 48, .counted = count_by::discovery, .shared_by =
    register_scope::die, .linux_pmu = "uncore_cxldp", .sure = confidence::medium},
    {.kind = box::mchbm, .access = reach::memory, .layout = layout::generic_select_extended, .style
    = control::generic, .counters = 4, .width = 48, .counted = count_by::discovery, .shared_by =
    register_scope::die, .linux_pmu = "uncore_hbm", .sure = confidence::medium},
    {.kind = box::upi, .access = reach::pci, .layout = layout::generic_select_extended, .style =
    control::generic, .counters = 4, .width = 48, .boxes = 4, .shared_by = register_scope::die,
    .linux_pmu = "uncore_upi"},
    {.kind = box::m3upi, .access = reach::pci, .layout = layout::generic_select_extended, .style =
    control::generic, .counters = 4, .width = 48, .boxes = 4, .shared_by = register_scope::die,
    .linux_pmu = "uncore_m3upi"},
    {.kind = box::ubox, .access = reach::msr, .layout = layout::generic_select_extended, .style =
    control::generic, .control = 0x2fd0, .select = 0x2fd2, .counter = 0x2fd8, .counters = 2, .width
    = 48, .fixed_select = 0x2fde, .fixed_counter = 0x2fdf, .fixed_width = 48, .has_fixed = true,
    .boxes = 1, .shared_by = register_scope::die, .linux_pmu = "uncore_type_5", .sure =
    confidence::medium},
    {.kind = box::m2hbm, .access = reach::pci, .layout = layout::generic_select_extended, .style =
    control::generic, .counters = 4, .width = 48, .counted = count_by::discovery, .shared_by =
    register_scope::die, .linux_pmu = "uncore_m2m", .sure = confidence::low},
};
inline constexpr unit_row emr_units[] = {
    {.kind = box::cha, .access = reach::msr, .layout = layout::generic_select_cha, .style =
    control::generic, .control = 0x2000, .select = 0x2002, .counter = 0x2008, .counters = 4, .width
    = 48, .filter = {0x200e, 0}, .filter_bits = {0x3ff, 0}, .thread_bits = 0x3ff, .counted =
    count_by::cha_config, .stride = 0x10, .shared_by = register_scope::die, .linux_pmu =
    "uncore_cha", .sure = confidence::medium},
    {.kind = box::iio, .access = reach::msr, .layout = layout::generic_select_iio, .style =
    control::generic, .control = 0x3000, .select = 0x3002, .counter = 0x3008, .counters = 4, .width
    = 48, .counted = count_by::discovery, .stride = 0x10, .shared_by = register_scope::die,
    .linux_pmu = "uncore_iio", .sure = confidence::medium},
    {.kind = box::irp, .access = reach::msr, .layout = layout::generic_select_extended, .style =
    control::generic, .control = 0x3400, .select = 0x3402, .counter = 0x3408, .counters = 2, .width
    = 48, .counted = count_by::discovery, .stride = 0x10, .shared_by = register_scope::die,
    .linux_pmu = "uncore_irp", .sure = confidence::medium},
    {.kind = box::m2pcie, .access = reach::discovery, .layout = layout::generic_select_extended,
    .style = control::generic, .counters = 4, .width = 48, .counted = count_by::discovery,
    .shared_by = register_scope::die, .linux_pmu = "uncore_m2pcie", .sure = confidence::medium},
    {.kind = box::pcu, .access = reach::discovery, .layout = layout::generic_select, .style =
    control::generic, .counters = 4, .width = 48, .counted = count_by::discovery, .shared_by =
    register_scope::die, .linux_pmu = "uncore_pcu", .sure = confidence::medium},
    {.kind = box::imc, .access = reach::memory, .layout = layout::generic_select_extended, .style =
    control::generic, .counters = 4, .width = 48, .fixed_width = 48, .has_fixed = true, .counted =
    count_by::discovery, .shared_by = register_scope::die, .linux_pmu = "uncore_imc", .sure =
    confidence::medium},
    {.kind = box::m2m, .access = reach::pci, .layout = layout::generic_select_extended, .style =
    control::generic, .counters = 4, .width = 48, .counted = count_by::discovery, .shared_by =
    register_scope::die, .linux_pmu = "uncore_m2m", .sure = confidence::medium},
    {.kind = box::mdf, .access = reach::discovery, .layout = layout::generic_select_extended, .style
    = control::generic, .counters = 4, .width = 48, .counted = count_by::discovery, .shared_by =
    register_scope::die, .linux_pmu = "uncore_mdf", .sure = confidence::medium},
    {.kind = box::cxlcm, .access = reach::memory, .layout = layout::generic_select_extended, .style
    = control::generic, .counters = 8, .width = 48, .counted = count_by::discovery, .shared_by =
    register_scope::die, .linux_pmu = "uncore_cxlcm", .sure = confidence::medium},
    {.kind = box::cxldp, .access = reach::memory, .layout = layout::generic_select_extended, .style
    = control::generic, .counters = 4, .width = 48, .counted = count_by::discovery, .shared_by =
    register_scope::die, .linux_pmu = "uncore_cxldp", .sure = confidence::medium},
    {.kind = box::mchbm, .access = reach::memory, .layout = layout::generic_select_extended, .style
    = control::generic, .counters = 4, .width = 48, .counted = count_by::discovery, .shared_by =
    register_scope::die, .linux_pmu = "uncore_hbm", .sure = confidence::medium},
    {.kind = box::upi, .access = reach::pci, .layout = layout::generic_select_extended, .style =
    control::generic, .counters = 4, .width = 48, .boxes = 4, .shared_by = register_scope::die,
    .linux_pmu = "uncore_upi"},
    {.kind = box::m3upi, .access = reach::pci, .layout = layout::generic_select_extended, .style =
    control::generic, .counters = 4, .width = 48, .boxes = 4, .shared_by = register_scope::die,
    .linux_pmu = "uncore_m3upi"},
    {.kind = box::ubox, .access = reach::msr, .layout = layout::generic_select_extended, .style =
    control::generic, .control = 0x2fd0, .select = 0x2fd2, .counter = 0x2fd8, .counters = 2, .width
    = 48, .fixed_select = 0x2fde, .fixed_counter = 0x2fdf, .fixed_width = 48, .has_fixed = true,
    .boxes = 1, .shared_by = register_scope::die, .linux_pmu = "uncore_type_5", .sure =
    confidence::medium},
    {.kind = box::m2hbm, .access = reach::pci, .layout = layout::generic_select_extended, .style =
    control::generic, .counters = 4, .width = 48, .counted = count_by::discovery, .shared_by =
    register_scope::die, .linux_pmu = "uncore_m2m", .sure = confidence::low},
};
inline constexpr unit_row gnr_units[] = {
    {.kind = box::cha, .access = reach::msr, .layout = layout::generic_select_cha, .style =
    control::generic, .control = 0x2000, .select = 0x2002, .counter = 0x2008, .counters = 4, .width
    = 48, .filter = {0x200e, 0}, .filter_bits = {0x3ff, 0}, .thread_bits = 0x3ff, .counted =
    count_by::discovery, .stride = 0x10, .shared_by = register_scope::die, .linux_pmu =
    "uncore_cha", .sure = confidence::medium},
    {.kind = box::iio, .access = reach::msr, .layout = layout::generic_select_iio, .style =
    control::generic, .control = 0x2900, .select = 0x2902, .counter = 0x2908, .counters = 4, .width
    = 48, .counted = count_by::discovery, .stride = 0x10, .shared_by = register_scope::die,
    .linux_pmu = "uncore_iio", .sure = confidence::medium},
    {.kind = box::irp, .access = reach::msr, .layout = layout::generic_select_extended, .style =
    control::generic, .control = 0x2a00, .select = 0x2a02, .counter = 0x2a08, .counters = 4, .width
    = 48, .counted = count_by::discovery, .stride = 0x10, .shared_by = register_scope::die,
    .linux_pmu = "uncore_irp", .sure = confidence::medium},
    {.kind = box::pcu, .access = reach::discovery, .layout = layout::generic_select, .style =
    control::generic, .counters = 4, .width = 48, .counted = count_by::discovery, .shared_by =
    register_scope::die, .linux_pmu = "uncore_pcu", .sure = confidence::medium},
    {.kind = box::ubox, .access = reach::msr, .layout = layout::generic_select, .style =
    control::generic, .control = 0x3ff0, .select = 0x3ff2, .counter = 0x3ff8, .counters = 2, .width
    = 48, .fixed_select = 0x3ffe, .fixed_counter = 0x3ffd, .fixed_width = 48, .has_fixed = true,
    .boxes = 1, .shared_by = register_scope::die, .linux_pmu = "uncore_ubox", .sure =
    confidence::medium},
    {.kind = box::imc, .access = reach::memory, .layout = layout::generic_select_extended, .style =
    control::generic, .counters = 4, .width = 48, .fixed_width = 48, .has_fixed = true, .counted =
    count_by::discovery, .shared_by = register_scope::die, .linux_pmu = "uncore_imc", .sure =
    confidence::medium},
    {.kind = box::upi, .access = reach::pci, .layout = layout::generic_select_extended, .style =
    control::generic, .counters = 4, .width = 48, .counted = count_by::discovery, .shared_by =
    register_scope::die, .linux_pmu = "uncore_upi", .sure = confidence::medium},
    {.kind = box::cxlcm, .access = reach::memory, .layout = layout::generic_select_extended, .style
    = control::generic, .counters = 8, .width = 48, .counted = count_by::discovery, .shared_by =
    register_scope::die, .linux_pmu = "uncore_cxlcm", .sure = confidence::medium},
    {.kind = box::cxldp, .access = reach::memory, .layout = layout::generic_select_extended, .style
    = control::generic, .counters = 4, .width = 48, .counted = count_by::discovery, .shared_by =
    register_scope::die, .linux_pmu = "uncore_cxldp", .sure = confidence::medium},
    {.kind = box::b2hot, .access = reach::discovery, .layout = layout::generic_select, .style =
    control::generic, .counters = 4, .width = 48, .counted = count_by::discovery, .shared_by =
    register_scope::die, .linux_pmu = "uncore_b2hot", .sure = confidence::medium},
    {.kind = box::b2cmi, .access = reach::pci, .layout = layout::generic_select_extended, .style =
    control::generic, .counters = 4, .width = 48, .counted = count_by::discovery, .shared_by =
    register_scope::die, .linux_pmu = "uncore_b2cmi", .sure = confidence::medium},
    {.kind = box::b2cxl, .access = reach::memory, .layout = layout::generic_select_extended, .style
    = control::generic, .counters = 4, .width = 48, .counted = count_by::discovery, .shared_by =
    register_scope::die, .linux_pmu = "uncore_b2cxl", .sure = confidence::medium},
    {.kind = box::b2upi, .access = reach::pci, .layout = layout::generic_select_extended, .style =
    control::generic, .counters = 4, .width = 48, .counted = count_by::discovery, .shared_by =
    register_scope::die, .linux_pmu = "uncore_b2upi", .sure = confidence::medium},
    {.kind = box::mdf, .access = reach::discovery, .layout = layout::generic_select, .style =
    control::generic, .counters = 4, .width = 48, .counted = count_by::discovery, .shared_by =
    register_scope::die, .linux_pmu = "uncore_mdf_sbo", .sure = confidence::medium},
    {.kind = box::chacms, .access = reach::discovery, .layout = layout::generic_select_extended,
    .style = control::generic, .counters = 4, .counted = count_by::discovery, .shared_by =
    register_scope::die, .linux_pmu = "uncore_chacms", .sure = confidence::low},
};
inline constexpr unit_row srf_units[] = {
    {.kind = box::cha, .access = reach::msr, .layout = layout::generic_select_cha, .style =
    control::generic, .control = 0x2000, .select = 0x2002, .counter = 0x2008, .counters = 4, .width
    = 48, .filter = {0x200e, 0}, .filter_bits = {0x3ff, 0}, .thread_bits = 0x3ff, .counted =
    count_by::discovery, .stride = 0x10, .shared_by = register_scope::die, .linux_pmu =
    "uncore_cha", .sure = confidence::medium},
    {.kind = box::iio, .access = reach::msr, .layout = layout::generic_select_iio, .style =
    control::generic, .control = 0x2900, .select = 0x2902, .counter = 0x2908, .counters = 4, .width
    = 48, .counted = count_by::discovery, .stride = 0x10, .shared_by = register_scope::die,
    .linux_pmu = "uncore_iio", .sure = confidence::medium},
    {.kind = box::irp, .access = reach::msr, .layout = layout::generic_select_extended, .style =
    control::generic, .control = 0x2a00, .select = 0x2a02, .counter = 0x2a08, .counters = 4, .width
    = 48, .counted = count_by::discovery, .stride = 0x10, .shared_by = register_scope::die,
    .linux_pmu = "uncore_irp", .sure = confidence::medium},
    {.kind = box::pcu, .access = reach::discovery, .layout = layout::generic_select, .style =
    control::generic, .counters = 4, .width = 48, .counted = count_by::discovery, .shared_by =
    register_scope::die, .linux_pmu = "uncore_pcu", .sure = confidence::medium},
    {.kind = box::ubox, .access = reach::msr, .layout = layout::generic_select, .style =
    control::generic, .control = 0x3ff0, .select = 0x3ff2, .counter = 0x3ff8, .counters = 2, .width
    = 48, .fixed_select = 0x3ffe, .fixed_counter = 0x3ffd, .fixed_width = 48, .has_fixed = true,
    .boxes = 1, .shared_by = register_scope::die, .linux_pmu = "uncore_ubox", .sure =
    confidence::medium},
    {.kind = box::imc, .access = reach::memory, .layout = layout::generic_select_extended, .style =
    control::generic, .counters = 4, .width = 48, .fixed_width = 48, .has_fixed = true, .counted =
    count_by::discovery, .shared_by = register_scope::die, .linux_pmu = "uncore_imc", .sure =
    confidence::medium},
    {.kind = box::upi, .access = reach::pci, .layout = layout::generic_select_extended, .style =
    control::generic, .counters = 4, .width = 48, .counted = count_by::discovery, .shared_by =
    register_scope::die, .linux_pmu = "uncore_upi", .sure = confidence::medium},
    {.kind = box::cxlcm, .access = reach::memory, .layout = layout::generic_select_extended, .style
    = control::generic, .counters = 8, .width = 48, .counted = count_by::discovery, .shared_by =
    register_scope::die, .linux_pmu = "uncore_cxlcm", .sure = confidence::medium},
    {.kind = box::cxldp, .access = reach::memory, .layout = layout::generic_select_extended, .style
    = control::generic, .counters = 4, .width = 48, .counted = count_by::discovery, .shared_by =
    register_scope::die, .linux_pmu = "uncore_cxldp", .sure = confidence::medium},
    {.kind = box::b2hot, .access = reach::discovery, .layout = layout::generic_select, .style =
    control::generic, .counters = 4, .width = 48, .counted = count_by::discovery, .shared_by =
    register_scope::die, .linux_pmu = "uncore_b2hot", .sure = confidence::medium},
    {.kind = box::b2cmi, .access = reach::pci, .layout = layout::generic_select_extended, .style =
    control::generic, .counters = 4, .width = 48, .counted = count_by::discovery, .shared_by =
    register_scope::die, .linux_pmu = "uncore_b2cmi", .sure = confidence::medium},
    {.kind = box::b2cxl, .access = reach::memory, .layout = layout::generic_select_extended, .style
    = control::generic, .counters = 4, .width = 48, .counted = count_by::discovery, .shared_by =
    register_scope::die, .linux_pmu = "uncore_b2cxl", .sure = confidence::medium},
    {.kind = box::b2upi, .access = reach::pci, .layout = layout::generic_select_extended, .style =
    control::generic, .counters = 4, .width = 48, .counted = count_by::discovery, .shared_by =
    register_scope::die, .linux_pmu = "uncore_b2upi", .sure = confidence::medium},
    {.kind = box::mdf, .access = reach::discovery, .layout = layout::generic_select, .style =
    control::generic, .counters = 4, .width = 48, .counted = count_by::discovery, .shared_by =
    register_scope::die, .linux_pmu = "uncore_mdf_sbo", .sure = confidence::medium},
    {.kind = box::chacms, .access = reach::discovery, .layout = layout::generic_select_extended,
    .style = control::generic, .counters = 4, .counted = count_by::discovery, .shared_by =
    register_scope::die, .linux_pmu = "uncore_chacms", .sure = confidence::low},
};
inline constexpr unit_row cwf_units[] = {
    {.kind = box::cha, .access = reach::discovery, .layout = layout::generic_select_cha, .style =
    control::generic, .counters = 4, .width = 48, .counted = count_by::discovery, .shared_by =
    register_scope::die, .linux_pmu = "uncore_cha", .sure = confidence::medium},
    {.kind = box::iio, .access = reach::discovery, .layout = layout::generic_select_iio, .style =
    control::generic, .counters = 4, .width = 48, .counted = count_by::discovery, .shared_by =
    register_scope::die, .linux_pmu = "uncore_iio", .sure = confidence::medium},
    {.kind = box::irp, .access = reach::discovery, .layout = layout::generic_select_extended, .style
    = control::generic, .counters = 4, .width = 48, .counted = count_by::discovery, .shared_by =
    register_scope::die, .linux_pmu = "uncore_irp", .sure = confidence::medium},
    {.kind = box::pcu, .access = reach::discovery, .layout = layout::generic_select, .style =
    control::generic, .counters = 4, .width = 48, .counted = count_by::discovery, .shared_by =
    register_scope::die, .linux_pmu = "uncore_pcu", .sure = confidence::medium},
    {.kind = box::ubox, .access = reach::discovery, .layout = layout::generic_select, .style =
    control::generic, .counters = 2, .width = 48, .boxes = 1, .shared_by = register_scope::die,
    .linux_pmu = "uncore_ubox", .sure = confidence::medium},
    {.kind = box::imc, .access = reach::memory, .layout = layout::generic_select_extended, .style =
    control::generic, .counters = 4, .width = 48, .fixed_width = 48, .has_fixed = true, .counted =
    count_by::discovery, .shared_by = register_scope::die, .linux_pmu = "uncore_imc", .sure =
    confidence::medium},
    {.kind = box::upi, .access = reach::pci, .layout = layout::generic_select_extended, .style =
    control::generic, .counters = 4, .width = 48, .counted = count_by::discovery, .shared_by =
    register_scope::die, .linux_pmu = "uncore_upi", .sure = confidence::medium},
    {.kind = box::cxlcm, .access = reach::memory, .layout = layout::generic_select_extended, .style
    = control::generic, .counters = 8, .width = 48, .counted = count_by::discovery, .shared_by =
    register_scope::die, .linux_pmu = "uncore_cxlcm", .sure = confidence::medium},
    {.kind = box::cxldp, .access = reach::memory, .layout = layout::generic_select_extended, .style
    = control::generic, .counters = 4, .width = 48, .counted = count_by::discovery, .shared_by =
    register_scope::die, .linux_pmu = "uncore_cxldp", .sure = confidence::medium},
    {.kind = box::b2hot, .access = reach::discovery, .layout = layout::generic_select, .style =
    control::generic, .counters = 4, .width = 48, .counted = count_by::discovery, .shared_by =
    register_scope::die, .linux_pmu = "uncore_b2hot", .sure = confidence::medium},
    {.kind = box::b2cmi, .access = reach::pci, .layout = layout::generic_select_extended, .style =
    control::generic, .counters = 4, .width = 48, .counted = count_by::discovery, .shared_by =
    register_scope::die, .linux_pmu = "uncore_b2cmi", .sure = confidence::medium},
    {.kind = box::b2cxl, .access = reach::memory, .layout = layout::generic_select_extended, .style
    = control::generic, .counters = 4, .width = 48, .counted = count_by::discovery, .shared_by =
    register_scope::die, .linux_pmu = "uncore_b2cxl", .sure = confidence::medium},
    {.kind = box::b2upi, .access = reach::pci, .layout = layout::generic_select_extended, .style =
    control::generic, .counters = 4, .width = 48, .counted = count_by::discovery, .shared_by =
    register_scope::die, .linux_pmu = "uncore_b2upi", .sure = confidence::medium},
    {.kind = box::mdf, .access = reach::discovery, .layout = layout::generic_select, .style =
    control::generic, .counters = 4, .width = 48, .counted = count_by::discovery, .shared_by =
    register_scope::die, .linux_pmu = "uncore_mdf_sbo", .sure = confidence::medium},
    {.kind = box::chacms, .access = reach::discovery, .layout = layout::generic_select_extended,
    .style = control::generic, .counters = 4, .counted = count_by::discovery, .shared_by =
    register_scope::die, .linux_pmu = "uncore_chacms", .sure = confidence::low},
};
inline constexpr unit_row grr_units[] = {
    {.kind = box::cha, .access = reach::msr, .layout = layout::generic_select_cha, .style =
    control::generic, .control = 0x2000, .select = 0x2002, .counter = 0x2008, .counters = 4, .width
    = 48, .filter = {0x200e, 0}, .filter_bits = {0x3ff, 0}, .thread_bits = 0x3ff, .counted =
    count_by::discovery, .stride = 0x10, .shared_by = register_scope::die, .linux_pmu =
    "uncore_cha", .sure = confidence::medium},
    {.kind = box::iio, .access = reach::msr, .layout = layout::generic_select_iio, .style =
    control::generic, .control = 0x2900, .select = 0x2902, .counter = 0x2908, .counters = 4, .width
    = 48, .counted = count_by::discovery, .stride = 0x10, .shared_by = register_scope::die,
    .linux_pmu = "uncore_iio", .sure = confidence::medium},
    {.kind = box::irp, .access = reach::msr, .layout = layout::generic_select_extended, .style =
    control::generic, .control = 0x2a00, .select = 0x2a02, .counter = 0x2a08, .counters = 4, .width
    = 48, .counted = count_by::discovery, .stride = 0x10, .shared_by = register_scope::die,
    .linux_pmu = "uncore_irp", .sure = confidence::medium},
    {.kind = box::pcu, .access = reach::discovery, .layout = layout::generic_select, .style =
    control::generic, .counters = 4, .width = 48, .counted = count_by::discovery, .shared_by =
    register_scope::die, .linux_pmu = "uncore_pcu", .sure = confidence::medium},
    {.kind = box::ubox, .access = reach::msr, .layout = layout::generic_select, .style =
    control::generic, .control = 0x3f50, .select = 0x3f52, .counter = 0x3f58, .counters = 2, .width
    = 48, .fixed_select = 0x3f5e, .fixed_counter = 0x3f5f, .fixed_width = 48, .has_fixed = true,
    .boxes = 1, .shared_by = register_scope::die, .linux_pmu = "uncore_ubox", .sure =
    confidence::medium},
    {.kind = box::imc, .access = reach::memory, .layout = layout::generic_select_extended, .style =
    control::generic, .counters = 4, .width = 48, .fixed_width = 48, .has_fixed = true, .counted =
    count_by::discovery, .shared_by = register_scope::die, .linux_pmu = "uncore_imc", .sure =
    confidence::medium},
    {.kind = box::b2cmi, .access = reach::pci, .layout = layout::generic_select_extended, .style =
    control::generic, .counters = 4, .width = 48, .counted = count_by::discovery, .shared_by =
    register_scope::die, .linux_pmu = "uncore_b2cmi", .sure = confidence::medium},
    {.kind = box::chacms, .access = reach::discovery, .layout = layout::generic_select_extended,
    .style = control::generic, .counters = 4, .counted = count_by::discovery, .shared_by =
    register_scope::die, .linux_pmu = "uncore_chacms", .sure = confidence::low},
};

/// The boxes of each processor that has a table, behind a row without boxes.
inline constexpr processor_units tables[] = {
    {},
    {all_of(nhm_units), {{0x391, 0, true}}},
    {all_of(nhm_units), {{0x391, 0, true}}},
    {all_of(snb_units), {{0x391, 0x2000000f, false}}},
    {all_of(ivb_units), {{0x391, 0x2000000f, false}}},
    {all_of(hsw_units), {{0x391, 0x2000000f, false}}},
    {all_of(bdw_units), {{0x391, 0x2000000f, false}}},
    {all_of(skl_units), {{0xe01, 0x2000001f, false}}},
    {all_of(icl_units), {}},
    {all_of(tgl_units), {{0xe01, 0x20000000, false}}},
    {all_of(rkl_units), {{0xe01, 0x20000000, false}}},
    {all_of(adl_units), {{0x2ff0, 0x20000000, false}}},
    {all_of(mtl_units), {{0x240e, 0x20000000, false}, {0x200e, 0x20000000, false}}},
    {all_of(arl_units), {{0x240e, 0x20000000, false}, {0x200e, 0x20000000, false}}},
    {all_of(lnl_units), {{0x240e, 0x20000000, false}}},
    {all_of(ptl_units), {{0x240e, 0x20000000, false}}},
    {all_of(nvl_units), {{0x202e, 0x20000000, false}, {0x216e, 0x20000000, false}}},
    {all_of(jkt_units), {}},
    {all_of(ivt_units), {}},
    {all_of(hsx_units), {}},
    {all_of(bdx_units), {}},
    {all_of(bdw_de_units), {}},
    {all_of(knl_units), {}},
    {all_of(skx_units), {}},
    {all_of(clx_units), {}},
    {all_of(snr_units), {}},
    {all_of(icx_units), {}},
    {all_of(spr_units), {}},
    {all_of(emr_units), {}},
    {all_of(gnr_units), {}},
    {all_of(srf_units), {}},
    {all_of(cwf_units), {}},
    {all_of(grr_units), {}},
};

/// The row of `tables` of each processor; the index is the number of the `core`.
struct table_rows {
    std::uint8_t rows[256]{};

    constexpr std::uint8_t &row_of(core model) {
        return rows[static_cast<std::uint8_t>(model)];
    }
    constexpr table_rows();
};
constexpr table_rows::table_rows() {
    row_of(core::nehalem) = 1;
    row_of(core::westmere) = 2;
    row_of(core::westmere_ep) = 2;
    row_of(core::sandy_bridge) = 3;
    row_of(core::ivy_bridge) = 4;
    row_of(core::haswell) = 5;
    row_of(core::broadwell) = 6;
    row_of(core::skylake) = 7;
    row_of(core::comet_lake) = 7;
    row_of(core::ice_lake) = 8;
    row_of(core::tiger_lake) = 9;
    row_of(core::rocket_lake) = 10;
    row_of(core::alder_lake) = 11;
    row_of(core::alder_lake_atom) = 11;
    row_of(core::raptor_lake) = 11;
    row_of(core::raptor_lake_atom) = 11;
    row_of(core::meteor_lake) = 12;
    row_of(core::meteor_lake_atom) = 12;
    row_of(core::arrow_lake_core) = 13;
    row_of(core::arrow_lake_h) = 13;
    row_of(core::arrow_lake_s) = 13;
    row_of(core::arrow_lake_atom) = 13;
    row_of(core::arrow_lake_low_power) = 13;
    row_of(core::arrow_lake_u_core) = 13;
    row_of(core::arrow_lake_u_atom) = 13;
    row_of(core::lunar_lake) = 14;
    row_of(core::lunar_lake_atom) = 14;
    row_of(core::panther_lake) = 15;
    row_of(core::panther_lake_core) = 15;
    row_of(core::panther_lake_atom) = 15;
    row_of(core::nova_lake) = 16;
    row_of(core::nova_lake_atom) = 16;
    row_of(core::sandy_bridge_ep) = 17;
    row_of(core::ivy_bridge_ep) = 18;
    row_of(core::haswell_ep) = 19;
    row_of(core::broadwell_ep) = 20;
    row_of(core::broadwell_de) = 21;
    row_of(core::knights_landing) = 22;
    row_of(core::knights_mill) = 22;
    row_of(core::skylake_sp) = 23;
    row_of(core::cascade_lake) = 24;
    row_of(core::tremont) = 25;
    row_of(core::ice_lake_sp) = 26;
    row_of(core::sapphire_rapids) = 27;
    row_of(core::emerald_rapids) = 28;
    row_of(core::granite_rapids) = 29;
    row_of(core::sierra_forest) = 30;
    row_of(core::clearwater_forest) = 31;
    row_of(core::grand_ridge) = 32;
}
inline constexpr table_rows rows_by_core{};

} // namespace detail

/// Returns the boxes of a processor; empty where no table has the processor's boxes.
constexpr const processor_units &units_of(core model) {
    return detail::tables[detail::rows_by_core.rows[static_cast<std::uint8_t>(model)]];
}

/// The processor whose list and boxes a processor has: of hybrids one of its kinds of cores.
constexpr core representative_of(core model) {
    switch (model) {
    case core::westmere_ep:
        return core::westmere;
    case core::comet_lake:
        return core::skylake;
    case core::alder_lake_atom:
    case core::raptor_lake:
    case core::raptor_lake_atom:
        return core::alder_lake;
    case core::meteor_lake_atom:
        return core::meteor_lake;
    case core::arrow_lake_h:
    case core::arrow_lake_s:
    case core::arrow_lake_atom:
    case core::arrow_lake_low_power:
    case core::arrow_lake_u_core:
    case core::arrow_lake_u_atom:
        return core::arrow_lake_core;
    case core::lunar_lake_atom:
        return core::lunar_lake;
    case core::panther_lake_core:
    case core::panther_lake_atom:
        return core::panther_lake;
    case core::nova_lake_atom:
        return core::nova_lake;
    case core::knights_mill:
        return core::knights_landing;
    default:
        return model;
    }
}
// clang-format on

/// The processors with boxes, each once.
// clang-format off
#define MSR_UNCORE_TARGETS(row) \
    row(nehalem) \
    row(westmere) \
    row(sandy_bridge) \
    row(ivy_bridge) \
    row(haswell) \
    row(broadwell) \
    row(skylake) \
    row(ice_lake) \
    row(tiger_lake) \
    row(rocket_lake) \
    row(alder_lake) \
    row(meteor_lake) \
    row(arrow_lake_core) \
    row(lunar_lake) \
    row(panther_lake) \
    row(nova_lake) \
    row(sandy_bridge_ep) \
    row(ivy_bridge_ep) \
    row(haswell_ep) \
    row(broadwell_ep) \
    row(broadwell_de) \
    row(knights_landing) \
    row(skylake_sp) \
    row(cascade_lake) \
    row(tremont) \
    row(ice_lake_sp) \
    row(sapphire_rapids) \
    row(emerald_rapids) \
    row(granite_rapids) \
    row(sierra_forest) \
    row(clearwater_forest) \
    row(grand_ridge)
// clang-format on

} // namespace msr::uncore
