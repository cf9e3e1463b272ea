// Events of AMD Athlon and Duron (K7), each a constant that is its own row. Written by
// `msrpp import` from a table: do not edit.
// k7: from libpfm4 91970fe6eb4e, lib/events/amd64_events_k7.h; MIT (COPYING; copyright lines in
// that file). Names and numbers only. Second source: oprofile 48651c00, events/i386/athlon
// (GPL-2.0; numbers and event names only).
// DATA_CACHE_MISSES has no unit mask in libpfm4; Linux (arch/x86/events/amd/core.c) gives it unit
// mask 01h, and so does the event of this name that the library has by itself: as text, the name
// stands for that one.
// L1_DTLB_AND_L2_DTLB_MISS has no unit mask in libpfm4; Linux (arch/x86/events/amd/core.c) gives it
// unit mask 07h, and so does the event of this name that the library has by itself: as text, the
// name stands for that one.
// L1_ITLB_MISS_AND_L2_ITLB_MISS has no unit mask in libpfm4; Linux (arch/x86/events/amd/core.c)
// gives it unit mask 03h, and so does the event of this name that the library has by itself: as
// text, the name stands for that one.
#pragma once

#include <msr/amd/counters/listed.hpp>

// clang-format off
namespace msr::events::k7 {

namespace core_events {
using listed = select::vendor_event<amd::event_pmu>;
inline constexpr char names[] =
    "data_cache_accesses\0"
    "data_cache_misses\0"
    "data_cache_refills.l2_invalid\0"
    "data_cache_refills.l2_shared\0"
    "data_cache_refills.l2_exclusive\0"
    "data_cache_refills.l2_owned\0"
    "data_cache_refills.l2_modified\0"
    "data_cache_refills.all\0"
    "data_cache_refills_from_system.invalid\0"
    "data_cache_refills_from_system.shared\0"
    "data_cache_refills_from_system.exclusive\0"
    "data_cache_refills_from_system.owned\0"
    "data_cache_refills_from_system.modified\0"
    "data_cache_refills_from_system.all\0"
    "data_cache_lines_evicted.invalid\0"
    "data_cache_lines_evicted.shared\0"
    "data_cache_lines_evicted.exclusive\0"
    "data_cache_lines_evicted.owned\0"
    "data_cache_lines_evicted.modified\0"
    "data_cache_lines_evicted.all\0"
    "l1_dtlb_miss_and_l2_dtlb_hit\0"
    "l1_dtlb_and_l2_dtlb_miss\0"
    "misaligned_accesses\0"
    "cpu_clk_unhalted\0"
    "instruction_cache_fetches\0"
    "instruction_cache_misses\0"
    "l1_itlb_miss_and_l2_itlb_hit\0"
    "l1_itlb_miss_and_l2_itlb_miss\0"
    "retired_instructions\0"
    "retired_uops\0"
    "retired_branch_instructions\0"
    "retired_mispredicted_branch_instructions\0"
    "retired_taken_branch_instructions\0"
    "retired_taken_branch_instructions_mispredicted\0"
    "retired_far_control_transfers\0"
    "retired_branch_resyncs\0"
    "interrupts_masked_cycles\0"
    "interrupts_masked_cycles_with_interrupt_pending\0"
    "interrupts_taken\0";
inline constexpr select::event_list list{"k7", core::k7, names};
} // namespace core_events
inline constexpr core_events::listed data_cache_accesses{{&core_events::list, 0x40, 0x0, 0x0, 0x0}, {}, &data_cache_accesses}; // .code = 0x40
inline constexpr core_events::listed data_cache_misses{{&core_events::list, 0x41, 0x0, 0x14, 0x0}, {}, &data_cache_misses}; // .code = 0x41
inline constexpr core_events::listed l1_dtlb_miss_and_l2_dtlb_hit{{&core_events::list, 0x45, 0x0, 0x27b, 0x0}, {}, &l1_dtlb_miss_and_l2_dtlb_hit}; // .code = 0x45
inline constexpr core_events::listed l1_dtlb_and_l2_dtlb_miss{{&core_events::list, 0x46, 0x0, 0x298, 0x0}, {}, &l1_dtlb_and_l2_dtlb_miss}; // .code = 0x46
inline constexpr core_events::listed misaligned_accesses{{&core_events::list, 0x47, 0x0, 0x2b1, 0x0}, {}, &misaligned_accesses}; // .code = 0x47
inline constexpr core_events::listed cpu_clk_unhalted{{&core_events::list, 0x76, 0x0, 0x2c5, 0x0}, {}, &cpu_clk_unhalted}; // .code = 0x76
inline constexpr core_events::listed instruction_cache_fetches{{&core_events::list, 0x80, 0x0, 0x2d6, 0x0}, {}, &instruction_cache_fetches}; // .code = 0x80
inline constexpr core_events::listed instruction_cache_misses{{&core_events::list, 0x81, 0x0, 0x2f0, 0x0}, {}, &instruction_cache_misses}; // .code = 0x81
inline constexpr core_events::listed l1_itlb_miss_and_l2_itlb_hit{{&core_events::list, 0x84, 0x0, 0x309, 0x0}, {}, &l1_itlb_miss_and_l2_itlb_hit}; // .code = 0x84
inline constexpr core_events::listed l1_itlb_miss_and_l2_itlb_miss{{&core_events::list, 0x85, 0x0, 0x326, 0x0}, {}, &l1_itlb_miss_and_l2_itlb_miss}; // .code = 0x85
inline constexpr core_events::listed retired_instructions{{&core_events::list, 0xc0, 0x0, 0x344, 0x0}, {}, &retired_instructions}; // .code = 0xc0
inline constexpr core_events::listed retired_uops{{&core_events::list, 0xc1, 0x0, 0x359, 0x0}, {}, &retired_uops}; // .code = 0xc1
inline constexpr core_events::listed retired_branch_instructions{{&core_events::list, 0xc2, 0x0, 0x366, 0x0}, {}, &retired_branch_instructions}; // .code = 0xc2
inline constexpr core_events::listed retired_mispredicted_branch_instructions{{&core_events::list, 0xc3, 0x0, 0x382, 0x0}, {}, &retired_mispredicted_branch_instructions}; // .code = 0xc3
inline constexpr core_events::listed retired_taken_branch_instructions{{&core_events::list, 0xc4, 0x0, 0x3ab, 0x0}, {}, &retired_taken_branch_instructions}; // .code = 0xc4
inline constexpr core_events::listed retired_taken_branch_instructions_mispredicted{{&core_events::list, 0xc5, 0x0, 0x3cd, 0x0}, {}, &retired_taken_branch_instructions_mispredicted}; // .code = 0xc5
inline constexpr core_events::listed retired_far_control_transfers{{&core_events::list, 0xc6, 0x0, 0x3fc, 0x0}, {}, &retired_far_control_transfers}; // .code = 0xc6
inline constexpr core_events::listed retired_branch_resyncs{{&core_events::list, 0xc7, 0x0, 0x41a, 0x0}, {}, &retired_branch_resyncs}; // .code = 0xc7
inline constexpr core_events::listed interrupts_masked_cycles{{&core_events::list, 0xcd, 0x0, 0x431, 0x0}, {}, &interrupts_masked_cycles}; // .code = 0xcd
inline constexpr core_events::listed interrupts_masked_cycles_with_interrupt_pending{{&core_events::list, 0xce, 0x0, 0x44a, 0x0}, {}, &interrupts_masked_cycles_with_interrupt_pending}; // .code = 0xce
inline constexpr core_events::listed interrupts_taken{{&core_events::list, 0xcf, 0x0, 0x47a, 0x0}, {}, &interrupts_taken}; // .code = 0xcf

namespace data_cache_lines_evicted {
using namespace core_events;
inline constexpr listed invalid{{&list, 0x1044, 0x0, 0x1b9, 0x0}, {}, &invalid}; // .code = 0x44, .mask = 0x1
inline constexpr listed shared{{&list, 0x2044, 0x0, 0x1da, 0x0}, {}, &shared}; // .code = 0x44, .mask = 0x2
inline constexpr listed exclusive{{&list, 0x4044, 0x0, 0x1fa, 0x0}, {}, &exclusive}; // .code = 0x44, .mask = 0x4
inline constexpr listed owned{{&list, 0x8044, 0x0, 0x21d, 0x0}, {}, &owned}; // .code = 0x44, .mask = 0x8
inline constexpr listed modified{{&list, 0x10044, 0x0, 0x23c, 0x0}, {}, &modified}; // .code = 0x44, .mask = 0x10
inline constexpr listed all{{&list, 0x1f044, 0x0, 0x25e, 0x0}, {}, &all}; // .code = 0x44, .mask = 0x1f
} // namespace data_cache_lines_evicted

namespace data_cache_refills {
using namespace core_events;
inline constexpr listed l2_invalid{{&list, 0x1042, 0x0, 0x26, 0x0}, {}, &l2_invalid}; // .code = 0x42, .mask = 0x1
inline constexpr listed l2_shared{{&list, 0x2042, 0x0, 0x44, 0x0}, {}, &l2_shared}; // .code = 0x42, .mask = 0x2
inline constexpr listed l2_exclusive{{&list, 0x4042, 0x0, 0x61, 0x0}, {}, &l2_exclusive}; // .code = 0x42, .mask = 0x4
inline constexpr listed l2_owned{{&list, 0x8042, 0x0, 0x81, 0x0}, {}, &l2_owned}; // .code = 0x42, .mask = 0x8
inline constexpr listed l2_modified{{&list, 0x10042, 0x0, 0x9d, 0x0}, {}, &l2_modified}; // .code = 0x42, .mask = 0x10
inline constexpr listed all{{&list, 0x1f042, 0x0, 0xbc, 0x0}, {}, &all}; // .code = 0x42, .mask = 0x1f
} // namespace data_cache_refills

namespace data_cache_refills_from_system {
using namespace core_events;
inline constexpr listed invalid{{&list, 0x1043, 0x0, 0xd3, 0x0}, {}, &invalid}; // .code = 0x43, .mask = 0x1
inline constexpr listed shared{{&list, 0x2043, 0x0, 0xfa, 0x0}, {}, &shared}; // .code = 0x43, .mask = 0x2
inline constexpr listed exclusive{{&list, 0x4043, 0x0, 0x120, 0x0}, {}, &exclusive}; // .code = 0x43, .mask = 0x4
inline constexpr listed owned{{&list, 0x8043, 0x0, 0x149, 0x0}, {}, &owned}; // .code = 0x43, .mask = 0x8
inline constexpr listed modified{{&list, 0x10043, 0x0, 0x16e, 0x0}, {}, &modified}; // .code = 0x43, .mask = 0x10
inline constexpr listed all{{&list, 0x1f043, 0x0, 0x196, 0x0}, {}, &all}; // .code = 0x43, .mask = 0x1f
} // namespace data_cache_refills_from_system

namespace core_events {
inline constexpr const listed *events[] = {
    &data_cache_accesses, &data_cache_misses, &l1_dtlb_miss_and_l2_dtlb_hit,
    &l1_dtlb_and_l2_dtlb_miss, &misaligned_accesses, &cpu_clk_unhalted, &instruction_cache_fetches,
    &instruction_cache_misses, &l1_itlb_miss_and_l2_itlb_hit, &l1_itlb_miss_and_l2_itlb_miss,
    &retired_instructions, &retired_uops, &retired_branch_instructions,
    &retired_mispredicted_branch_instructions, &retired_taken_branch_instructions,
    &retired_taken_branch_instructions_mispredicted, &retired_far_control_transfers,
    &retired_branch_resyncs, &interrupts_masked_cycles,
    &interrupts_masked_cycles_with_interrupt_pending, &interrupts_taken,
    &data_cache_lines_evicted::invalid, &data_cache_lines_evicted::shared,
    &data_cache_lines_evicted::exclusive, &data_cache_lines_evicted::owned,
    &data_cache_lines_evicted::modified, &data_cache_lines_evicted::all,
    &data_cache_refills::l2_invalid, &data_cache_refills::l2_shared,
    &data_cache_refills::l2_exclusive, &data_cache_refills::l2_owned,
    &data_cache_refills::l2_modified, &data_cache_refills::all,
    &data_cache_refills_from_system::invalid, &data_cache_refills_from_system::shared,
    &data_cache_refills_from_system::exclusive, &data_cache_refills_from_system::owned,
    &data_cache_refills_from_system::modified, &data_cache_refills_from_system::all,
};
/// All events of the list.
inline constexpr select::known_list<amd::event_pmu> all{&list, all_of(events)};
} // namespace core_events

} // namespace msr::events::k7
