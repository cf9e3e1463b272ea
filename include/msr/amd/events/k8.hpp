// Events of AMD Athlon 64 and Opteron (K8), each a constant that is its own row. Written by
// `msrpp import` from a table: do not edit.
// k8: from libpfm4 91970fe6eb4e, lib/events/amd64_events_k8.h; MIT (COPYING; copyright lines in
// that file). Names and numbers only. Second source: oprofile 48651c00, events/x86-64/hammer
// (GPL-2.0; numbers and event names only); third: likwid d9c523b1, perfmon_k8_events.txt (GPL-3.0;
// numbers and names only).
// DATA_CACHE_MISSES has no unit mask in libpfm4; Linux (arch/x86/events/amd/core.c) gives it unit
// mask 01h, and so does the event of this name that the library has by itself: as text, the name
// stands for that one.
// L1_DTLB_AND_L2_DTLB_MISS has no unit mask in libpfm4; Linux (arch/x86/events/amd/core.c) gives it
// unit mask 07h, and so does the event of this name that the library has by itself: as text, the
// name stands for that one.
// L2_FILL_WRITEBACK.ALL of later revisions, with unit mask 03h, is L2_FILL_WRITEBACK.ALL_UMASK_03
// here.
// L1_ITLB_MISS_AND_L2_ITLB_MISS has no unit mask in libpfm4; Linux (arch/x86/events/amd/core.c)
// gives it unit mask 03h, and so does the event of this name that the library has by itself: as
// text, the name stands for that one.
// THERMAL_STATUS_AND_ECC_ERRORS.ALL of later revisions, with unit mask 8fh, is
// THERMAL_STATUS_AND_ECC_ERRORS.ALL_UMASK_8F here.
// PROBE.ALL of later revisions, with unit mask 7fh, is PROBE.ALL_UMASK_7F here.
// Only of revisions till E: L2_FILL_WRITEBACK.ALL.
// Only of revisions from F: L2_FILL_WRITEBACK.L2_WRITEBACKS, L2_FILL_WRITEBACK.ALL_UMASK_03.
// Only of revisions from D: SIZED_BLOCKS.32_BYTE_WRITES, SIZED_BLOCKS.64_BYTE_WRITES,
// SIZED_BLOCKS.32_BYTE_READS, SIZED_BLOCKS.64_BYTE_READS, SIZED_BLOCKS.ALL, PROBE.UPSTREAM_WRITES,
// PROBE.ALL_UMASK_7F.
// Only of revisions from E and from F: THERMAL_STATUS_AND_ECC_ERRORS.CLKS_CPU_ACTIVE,
// THERMAL_STATUS_AND_ECC_ERRORS.CLKS_CPU_INACTIVE,
// THERMAL_STATUS_AND_ECC_ERRORS.CLKS_DIE_TEMP_TOO_HIGH,
// THERMAL_STATUS_AND_ECC_ERRORS.CLKS_TEMP_THRESHOLD_EXCEEDED,
// THERMAL_STATUS_AND_ECC_ERRORS.ALL_UMASK_8F.
// Only of revisions from E: THERMAL_STATUS_AND_ECC_ERRORS.DRAM_ECC_ERRORS,
// CPU_IO_REQUESTS_TO_MEMORY_IO.I_O_TO_I_O, CPU_IO_REQUESTS_TO_MEMORY_IO.I_O_TO_MEM,
// CPU_IO_REQUESTS_TO_MEMORY_IO.CPU_TO_I_O, CPU_IO_REQUESTS_TO_MEMORY_IO.CPU_TO_MEM,
// CPU_IO_REQUESTS_TO_MEMORY_IO.TO_REMOTE_NODE, CPU_IO_REQUESTS_TO_MEMORY_IO.TO_LOCAL_NODE,
// CPU_IO_REQUESTS_TO_MEMORY_IO.FROM_REMOTE_NODE, CPU_IO_REQUESTS_TO_MEMORY_IO.FROM_LOCAL_NODE,
// CPU_IO_REQUESTS_TO_MEMORY_IO.ALL, CACHE_BLOCK.VICTIM_WRITEBACK, CACHE_BLOCK.DCACHE_LOAD_MISS,
// CACHE_BLOCK.SHARED_ICACHE_REFILL, CACHE_BLOCK.READ_BLOCK_MODIFIED, CACHE_BLOCK.READ_TO_DIRTY,
// CACHE_BLOCK.ALL.
// Only of revisions from E and till E: THERMAL_STATUS_AND_ECC_ERRORS.ALL.
// Only of revisions till C: PROBE.ALL.
// 184 of its 218 events are those of fam10h.
#pragma once

#include <msr/amd/events/fam10h.hpp>

// clang-format off
namespace msr::events::k8 {

namespace core_events {
using listed = select::vendor_event<amd::event_pmu>;
inline constexpr char names[] =
    "locked_ops.all\0"
    "data_cache_lines_evicted.all\0"
    "l1_dtlb_miss_and_l2_dtlb_hit\0"
    "l1_dtlb_and_l2_dtlb_miss\0"
    "scrubber_single_bit_ecc_errors.all\0"
    "system_read_responses.all\0"
    "requests_to_l2.all\0"
    "l2_cache_miss.all\0"
    "l2_fill_writeback.all\0"
    "l2_fill_writeback.all_umask_03\0"
    "l1_itlb_miss_and_l2_itlb_miss\0"
    "retired_mmx_and_fp_instructions.scalar_sse_and_sse2\0"
    "retired_mmx_and_fp_instructions.all\0"
    "dram_accesses_page.all\0"
    "memory_controller_page_table_overflows\0"
    "memory_controller_turnarounds.all\0"
    "sized_blocks.32_byte_writes\0"
    "sized_blocks.64_byte_writes\0"
    "sized_blocks.32_byte_reads\0"
    "sized_blocks.64_byte_reads\0"
    "sized_blocks.all\0"
    "thermal_status_and_ecc_errors.clks_cpu_active\0"
    "thermal_status_and_ecc_errors.clks_cpu_inactive\0"
    "thermal_status_and_ecc_errors.dram_ecc_errors\0"
    "thermal_status_and_ecc_errors.all\0"
    "thermal_status_and_ecc_errors.all_umask_8f\0"
    "sized_commands.read_modify_write\0"
    "sized_commands.all\0"
    "probe.all\0"
    "probe.all_umask_7f\0"
    "gart.all\0"
    "hypertransport_link0.all\0"
    "hypertransport_link1.all\0"
    "hypertransport_link2.all\0";
inline constexpr select::event_list list{"k8", core::k8, names};
} // namespace core_events

using fam10h::cycles_no_fpu_ops_retired;
using fam10h::dispatched_fpu_ops_fast_flag;
using fam10h::pipeline_restart_due_to_self_modifying_code;
using fam10h::pipeline_restart_due_to_probe_hit;
using fam10h::ls_buffer_2_full_cycles;
using fam10h::retired_clflush_instructions;
using fam10h::retired_cpuid_instructions;
using fam10h::data_cache_accesses;
using fam10h::data_cache_misses;
using fam10h::misaligned_accesses;
using fam10h::microarchitectural_late_cancel_of_an_access;
using fam10h::microarchitectural_early_cancel_of_an_access;
using fam10h::cpu_clk_unhalted;
using fam10h::instruction_cache_fetches;
using fam10h::instruction_cache_misses;
using fam10h::instruction_cache_refills_from_l2;
using fam10h::instruction_cache_refills_from_system;
using fam10h::l1_itlb_miss_and_l2_itlb_hit;
using fam10h::pipeline_restart_due_to_instruction_stream_probe;
using fam10h::instruction_fetch_stall;
using fam10h::return_stack_hits;
using fam10h::return_stack_overflows;
using fam10h::retired_instructions;
using fam10h::retired_uops;
using fam10h::retired_branch_instructions;
using fam10h::retired_mispredicted_branch_instructions;
using fam10h::retired_taken_branch_instructions;
using fam10h::retired_taken_branch_instructions_mispredicted;
using fam10h::retired_far_control_transfers;
using fam10h::retired_branch_resyncs;
using fam10h::retired_near_returns;
using fam10h::retired_near_returns_mispredicted;
using fam10h::retired_indirect_branches_mispredicted;
using fam10h::interrupts_masked_cycles;
using fam10h::interrupts_masked_cycles_with_interrupt_pending;
using fam10h::interrupts_taken;
using fam10h::decoder_empty;
using fam10h::dispatch_stalls;
using fam10h::dispatch_stall_for_branch_abort;
using fam10h::dispatch_stall_for_serialization;
using fam10h::dispatch_stall_for_segment_load;
using fam10h::dispatch_stall_for_reorder_buffer_full;
using fam10h::dispatch_stall_for_reservation_station_full;
using fam10h::dispatch_stall_for_fpu_full;
using fam10h::dispatch_stall_for_ls_full;
using fam10h::dispatch_stall_waiting_for_all_quiet;
using fam10h::dispatch_stall_for_far_transfer_or_rsync;
using fam10h::dr0_breakpoint_matches;
using fam10h::dr1_breakpoint_matches;
using fam10h::dr2_breakpoint_matches;
using fam10h::dr3_breakpoint_matches;
namespace cache_block { using namespace fam10h::cache_block; }
namespace cpu_io_requests_to_memory_io { using namespace fam10h::cpu_io_requests_to_memory_io; }
namespace data_cache_lines_evicted { using namespace fam10h::data_cache_lines_evicted; }
namespace data_cache_refills { using namespace fam10h::data_cache_refills; }
namespace data_cache_refills_from_system { using namespace fam10h::data_cache_refills_from_system; }
namespace data_prefetches { using namespace fam10h::data_prefetches; }
namespace dcache_misses_by_locked_instructions { using namespace fam10h::dcache_misses_by_locked_instructions; }
namespace dispatched_fpu { using namespace fam10h::dispatched_fpu; }
namespace dram_accesses_page { using namespace fam10h::dram_accesses_page; }
namespace fpu_exceptions { using namespace fam10h::fpu_exceptions; }
namespace gart { using namespace fam10h::gart; }
namespace hypertransport_link0 { using namespace fam10h::hypertransport_link0; }
namespace hypertransport_link1 { using namespace fam10h::hypertransport_link1; }
namespace hypertransport_link2 { using namespace fam10h::hypertransport_link2; }
namespace l2_cache_miss { using namespace fam10h::l2_cache_miss; }
namespace l2_fill_writeback { using namespace fam10h::l2_fill_writeback; }
namespace locked_ops { using namespace fam10h::locked_ops; }
namespace memory_controller_bypass { using namespace fam10h::memory_controller_bypass; }
namespace memory_controller_turnarounds { using namespace fam10h::memory_controller_turnarounds; }
namespace memory_requests { using namespace fam10h::memory_requests; }
namespace prefetch_instructions_dispatched { using namespace fam10h::prefetch_instructions_dispatched; }
namespace probe { using namespace fam10h::probe; }
namespace quadwords_written_to_system { using namespace fam10h::quadwords_written_to_system; }
namespace requests_to_l2 { using namespace fam10h::requests_to_l2; }
namespace retired_fastpath_double_op_instructions { using namespace fam10h::retired_fastpath_double_op_instructions; }
namespace retired_mmx_and_fp_instructions { using namespace fam10h::retired_mmx_and_fp_instructions; }
namespace scrubber_single_bit_ecc_errors { using namespace fam10h::scrubber_single_bit_ecc_errors; }
namespace segment_register_loads { using namespace fam10h::segment_register_loads; }
namespace sized_commands { using namespace fam10h::sized_commands; }
namespace system_read_responses { using namespace fam10h::system_read_responses; }
namespace thermal_status_and_ecc_errors { using namespace fam10h::thermal_status_and_ecc_errors; }
inline constexpr core_events::listed l1_dtlb_miss_and_l2_dtlb_hit{{&core_events::list, 0x45, 0x0, 0x2c, 0x0}, {}, &l1_dtlb_miss_and_l2_dtlb_hit}; // .code = 0x45
inline constexpr core_events::listed l1_dtlb_and_l2_dtlb_miss{{&core_events::list, 0x46, 0x0, 0x49, 0x0}, {}, &l1_dtlb_and_l2_dtlb_miss}; // .code = 0x46
inline constexpr core_events::listed l1_itlb_miss_and_l2_itlb_miss{{&core_events::list, 0x85, 0x0, 0xf9, 0x0}, {}, &l1_itlb_miss_and_l2_itlb_miss}; // .code = 0x85
inline constexpr core_events::listed memory_controller_page_table_overflows{{&core_events::list, 0xe1, 0x0, 0x186, 0x0}, {}, &memory_controller_page_table_overflows}; // .code = 0xe1

namespace data_cache_lines_evicted {
inline constexpr core_events::listed all{{&core_events::list, 0x1f044, 0x0, 0xf, 0x0}, {}, &all}; // .code = 0x44, .mask = 0x1f
} // namespace data_cache_lines_evicted

namespace dram_accesses_page {
inline constexpr core_events::listed all{{&core_events::list, 0x70e0, 0x0, 0x16f, 0x0}, {}, &all}; // .code = 0xe0, .mask = 0x7
} // namespace dram_accesses_page

namespace gart {
inline constexpr core_events::listed all{{&core_events::list, 0x70ee, 0x0, 0x378, 0x0}, {}, &all}; // .code = 0xee, .mask = 0x7
} // namespace gart

namespace hypertransport_link0 {
inline constexpr core_events::listed all{{&core_events::list, 0xf0f6, 0x0, 0x381, 0x0}, {}, &all}; // .code = 0xf6, .mask = 0xf
} // namespace hypertransport_link0

namespace hypertransport_link1 {
inline constexpr core_events::listed all{{&core_events::list, 0xf0f7, 0x0, 0x39a, 0x0}, {}, &all}; // .code = 0xf7, .mask = 0xf
} // namespace hypertransport_link1

namespace hypertransport_link2 {
inline constexpr core_events::listed all{{&core_events::list, 0xf0f8, 0x0, 0x3b3, 0x0}, {}, &all}; // .code = 0xf8, .mask = 0xf
} // namespace hypertransport_link2

namespace l2_cache_miss {
inline constexpr core_events::listed all{{&core_events::list, 0x707e, 0x0, 0xb2, 0x0}, {}, &all}; // .code = 0x7e, .mask = 0x7
} // namespace l2_cache_miss

namespace l2_fill_writeback {
inline constexpr core_events::listed all{{&core_events::list, 0x107f, 0x0, 0xc4, 0x0}, {}, &all}; // .code = 0x7f, .mask = 0x1
inline constexpr core_events::listed all_umask_03{{&core_events::list, 0x307f, 0x0, 0xda, 0x0}, {}, &all_umask_03}; // .code = 0x7f, .mask = 0x3
} // namespace l2_fill_writeback

namespace locked_ops {
inline constexpr core_events::listed all{{&core_events::list, 0x7024, 0x0, 0x0, 0x0}, {}, &all}; // .code = 0x24, .mask = 0x7
} // namespace locked_ops

namespace memory_controller_turnarounds {
inline constexpr core_events::listed all{{&core_events::list, 0x70e3, 0x0, 0x1ad, 0x0}, {}, &all}; // .code = 0xe3, .mask = 0x7
} // namespace memory_controller_turnarounds

namespace probe {
inline constexpr core_events::listed all{{&core_events::list, 0x3f0ec, 0x0, 0x35b, 0x0}, {}, &all}; // .code = 0xec, .mask = 0x3f
inline constexpr core_events::listed all_umask_7f{{&core_events::list, 0x7f0ec, 0x0, 0x365, 0x0}, {}, &all_umask_7f}; // .code = 0xec, .mask = 0x7f
} // namespace probe

namespace requests_to_l2 {
inline constexpr core_events::listed all{{&core_events::list, 0x1f07d, 0x0, 0x9f, 0x0}, {}, &all}; // .code = 0x7d, .mask = 0x1f
} // namespace requests_to_l2

namespace retired_mmx_and_fp_instructions {
inline constexpr core_events::listed scalar_sse_and_sse2{{&core_events::list, 0x80cb, 0x0, 0x117, 0x0}, {}, &scalar_sse_and_sse2}; // .code = 0xcb, .mask = 0x8
inline constexpr core_events::listed all{{&core_events::list, 0xf0cb, 0x0, 0x14b, 0x0}, {}, &all}; // .code = 0xcb, .mask = 0xf
} // namespace retired_mmx_and_fp_instructions

namespace scrubber_single_bit_ecc_errors {
inline constexpr core_events::listed all{{&core_events::list, 0x304a, 0x0, 0x62, 0x0}, {}, &all}; // .code = 0x4a, .mask = 0x3
} // namespace scrubber_single_bit_ecc_errors

namespace sized_blocks {
inline constexpr core_events::listed _32_byte_writes{{&core_events::list, 0x40e5, 0x0, 0x1cf, 0x0}, {}, &_32_byte_writes}; // .code = 0xe5, .mask = 0x4
inline constexpr core_events::listed _64_byte_writes{{&core_events::list, 0x80e5, 0x0, 0x1eb, 0x0}, {}, &_64_byte_writes}; // .code = 0xe5, .mask = 0x8
inline constexpr core_events::listed _32_byte_reads{{&core_events::list, 0x100e5, 0x0, 0x207, 0x0}, {}, &_32_byte_reads}; // .code = 0xe5, .mask = 0x10
inline constexpr core_events::listed _64_byte_reads{{&core_events::list, 0x200e5, 0x0, 0x222, 0x0}, {}, &_64_byte_reads}; // .code = 0xe5, .mask = 0x20
inline constexpr core_events::listed all{{&core_events::list, 0x3c0e5, 0x0, 0x23d, 0x0}, {}, &all}; // .code = 0xe5, .mask = 0x3c
} // namespace sized_blocks

namespace sized_commands {
inline constexpr core_events::listed read_modify_write{{&core_events::list, 0x400eb, 0x0, 0x327, 0x0}, {}, &read_modify_write}; // .code = 0xeb, .mask = 0x40
inline constexpr core_events::listed all{{&core_events::list, 0x7f0eb, 0x0, 0x348, 0x0}, {}, &all}; // .code = 0xeb, .mask = 0x7f
} // namespace sized_commands

namespace system_read_responses {
inline constexpr core_events::listed all{{&core_events::list, 0x706c, 0x0, 0x85, 0x0}, {}, &all}; // .code = 0x6c, .mask = 0x7
} // namespace system_read_responses

namespace thermal_status_and_ecc_errors {
inline constexpr core_events::listed clks_cpu_active{{&core_events::list, 0x10e8, 0x0, 0x24e, 0x0}, {}, &clks_cpu_active}; // .code = 0xe8, .mask = 0x1
inline constexpr core_events::listed clks_cpu_inactive{{&core_events::list, 0x20e8, 0x0, 0x27c, 0x0}, {}, &clks_cpu_inactive}; // .code = 0xe8, .mask = 0x2
inline constexpr core_events::listed dram_ecc_errors{{&core_events::list, 0x800e8, 0x0, 0x2ac, 0x0}, {}, &dram_ecc_errors}; // .code = 0xe8, .mask = 0x80
inline constexpr core_events::listed all{{&core_events::list, 0x800e8, 0x0, 0x2da, 0x0}, {}, &all}; // .code = 0xe8, .mask = 0x80
inline constexpr core_events::listed all_umask_8f{{&core_events::list, 0x8f0e8, 0x0, 0x2fc, 0x0}, {}, &all_umask_8f}; // .code = 0xe8, .mask = 0x8f
} // namespace thermal_status_and_ecc_errors

namespace core_events {
inline constexpr const listed *own[] = {
    &l1_dtlb_miss_and_l2_dtlb_hit, &l1_dtlb_and_l2_dtlb_miss, &l1_itlb_miss_and_l2_itlb_miss,
    &memory_controller_page_table_overflows, &data_cache_lines_evicted::all,
    &dram_accesses_page::all, &gart::all, &hypertransport_link0::all, &hypertransport_link1::all,
    &hypertransport_link2::all, &l2_cache_miss::all, &l2_fill_writeback::all,
    &l2_fill_writeback::all_umask_03, &locked_ops::all, &memory_controller_turnarounds::all,
    &probe::all, &probe::all_umask_7f, &requests_to_l2::all,
    &retired_mmx_and_fp_instructions::scalar_sse_and_sse2, &retired_mmx_and_fp_instructions::all,
    &scrubber_single_bit_ecc_errors::all, &sized_blocks::_32_byte_writes,
    &sized_blocks::_64_byte_writes, &sized_blocks::_32_byte_reads, &sized_blocks::_64_byte_reads,
    &sized_blocks::all, &sized_commands::read_modify_write, &sized_commands::all,
    &system_read_responses::all, &thermal_status_and_ecc_errors::clks_cpu_active,
    &thermal_status_and_ecc_errors::clks_cpu_inactive,
    &thermal_status_and_ecc_errors::dram_ecc_errors, &thermal_status_and_ecc_errors::all,
    &thermal_status_and_ecc_errors::all_umask_8f,
};
inline constexpr auto events = select::with_shared_events<fam10h::core_events::all, core::k8>(own);
/// All events of the list.
inline constexpr select::known_list<amd::event_pmu> all{&list, all_of(events.all), &fam10h::core_events::all, all_of(own)};
} // namespace core_events

} // namespace msr::events::k8
