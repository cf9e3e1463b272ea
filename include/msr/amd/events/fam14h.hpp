// Events of AMD family 14h, each a constant that is its own row. Written by
// `msrpp import` from a table: do not edit.
// fam14h: from libpfm4 91970fe6eb4e, lib/events/amd64_events_fam14h.h; MIT (COPYING; copyright
// lines in that file). Names and numbers only. Second source: oprofile 48651c00,
// events/x86-64/family14h (GPL-2.0; numbers and event names only).
// DATA_CACHE_MISSES has no unit mask in libpfm4; Linux (arch/x86/events/amd/core.c) gives it unit
// mask 01h, and so does the event of this name that the library has by itself: as text, the name
// stands for that one.
// 130 of its 260 events are those of fam10h.
#pragma once

#include <msr/amd/events/fam10h.hpp>

// clang-format off
namespace msr::events::fam14h {

namespace core_events {
using listed = select::vendor_event<amd::event_pmu>;
inline constexpr char names[] =
    "dispatched_fpu.pipe0\0"
    "dispatched_fpu.pipe1\0"
    "dispatched_fpu.any\0"
    "retired_move_ops.all\0"
    "retired_x87_fpu_ops.add_sub_ops\0"
    "retired_x87_fpu_ops.mult_ops\0"
    "retired_x87_fpu_ops.div_fsqrt_ops\0"
    "retired_x87_fpu_ops.all\0"
    "rsq_full\0"
    "locked_ops.bus_lock\0"
    "locked_ops.unlock_line\0"
    "locked_ops.all\0"
    "data_cache_refills.uncacheable\0"
    "data_cache_refills.shared\0"
    "data_cache_refills.exclusive\0"
    "data_cache_refills.owned\0"
    "data_cache_refills.modified\0"
    "data_cache_refills_from_nb.uncacheable\0"
    "data_cache_refills_from_nb.shared\0"
    "data_cache_refills_from_nb.exclusive\0"
    "data_cache_refills_from_nb.owned\0"
    "data_cache_refills_from_nb.modified\0"
    "data_cache_refills_from_nb.all\0"
    "data_cache_lines_evicted.probe\0"
    "data_cache_lines_evicted.all\0"
    "l1_dtlb_miss_and_l2_dtlb_hit\0"
    "dtlb_miss.stores_l1tlb_miss\0"
    "dtlb_miss.loads_l1tlb_miss\0"
    "dtlb_miss.stores_l2tlb_miss\0"
    "dtlb_miss.loads_l2tlb_miss\0"
    "dtlb_miss.all\0"
    "dcache_misses_by_locked_instructions\0"
    "l1_dtlb_hit.all\0"
    "dcache_sw_prefetches.hit\0"
    "dcache_sw_prefetches.pending_fill\0"
    "dcache_sw_prefetches.no_mab\0"
    "dcache_sw_prefetches.l2_hit\0"
    "dcache_sw_prefetches.all\0"
    "mab_requests.dc_buffer_0\0"
    "mab_requests.dc_buffer_1\0"
    "mab_requests.dc_buffer_2\0"
    "mab_requests.dc_buffer_3\0"
    "mab_requests.dc_buffer_4\0"
    "mab_requests.dc_buffer_5\0"
    "mab_requests.dc_buffer_6\0"
    "mab_requests.dc_buffer_7\0"
    "mab_requests.ic_buffer_0\0"
    "mab_requests.ic_buffer_1\0"
    "mab_requests.any_ic_buffer\0"
    "mab_requests.any_dc_buffer\0"
    "mab_wait_cycles.dc_buffer_0\0"
    "mab_wait_cycles.dc_buffer_1\0"
    "mab_wait_cycles.dc_buffer_2\0"
    "mab_wait_cycles.dc_buffer_3\0"
    "mab_wait_cycles.dc_buffer_4\0"
    "mab_wait_cycles.dc_buffer_5\0"
    "mab_wait_cycles.dc_buffer_6\0"
    "mab_wait_cycles.dc_buffer_7\0"
    "mab_wait_cycles.ic_buffer_0\0"
    "mab_wait_cycles.ic_buffer_1\0"
    "mab_wait_cycles.any_ic_buffer\0"
    "mab_wait_cycles.any_dc_buffer\0"
    "system_read_responses.dirty_success\0"
    "system_read_responses.uncacheable\0"
    "system_read_responses.all\0"
    "requests_to_l2.all\0"
    "l2_cache_miss.all\0"
    "l2_fill_writeback.ic_attr_writes_l2_access\0"
    "l2_fill_writeback.ic_attr_writes_l2_writes\0"
    "l2_fill_writeback.all\0"
    "instruction_cache_lines_invalidated.invalidating_ls_probe\0"
    "instruction_cache_lines_invalidated.invalidating_bu_probe\0"
    "retired_floating_point_instructions.x87\0"
    "retired_floating_point_instructions.sse\0"
    "retired_floating_point_instructions.all\0"
    "dram_accesses_page.write_request\0"
    "dram_accesses_page.all\0"
    "dram_accesses_page.read\0"
    "memory_controller_page_table.dct0_page_table_overflow\0"
    "memory_controller_page_table.dct0_page_table_stale_hit\0"
    "memory_controller_page_table.dct0_page_table_idle_inc\0"
    "memory_controller_page_table.dct0_page_table_idle_dec\0"
    "memory_controller_page_table.dct0_page_table_closed\0"
    "memory_controller_page_table.all\0"
    "memory_controller_slot_misses.dct0_rbd\0"
    "memory_controller_slot_misses.dct0_prefetch\0"
    "memory_controller_slot_misses.all\0"
    "memory_controller_turnarounds.dct0_read_to_write\0"
    "memory_controller_turnarounds.dct0_write_to_read\0"
    "memory_controller_rbd_queue_events.dcq_bypass_max\0"
    "memory_controller_rbd_queue_events.bank_closed\0"
    "memory_controller_rbd_queue_events.all\0"
    "thermal_status.memhot_l\0"
    "thermal_status.htc_transition\0"
    "thermal_status.clocks_htc_p_state_inactive\0"
    "thermal_status.clocks_htc_p_state_active\0"
    "thermal_status.prochot_l\0"
    "thermal_status.all\0"
    "cpu_io_requests_to_memory_io.all\0"
    "cache_block.change_to_dirty\0"
    "probe.upstream_high_prio_reads\0"
    "probe.upstream_low_prio_reads\0"
    "probe.upstream_low_prio_writes\0"
    "probe.all\0"
    "dev_events.hit\0"
    "dev_events.miss\0"
    "dev_events.error\0"
    "dev_events.all\0"
    "pdc_miss.host_pde_level\0"
    "pdc_miss.host_pdpe_level\0"
    "pdc_miss.host_pml4e_level\0"
    "pdc_miss.guest_pde_level\0"
    "pdc_miss.guest_pdpe_level\0"
    "pdc_miss.guest_pml4e_level\0"
    "pdc_miss.all\0"
    "sideband_signals_special_signals.stopgrant\0"
    "sideband_signals_special_signals.shutdown\0"
    "sideband_signals_special_signals.wbinvd\0"
    "sideband_signals_special_signals.invd\0"
    "sideband_signals_special_signals.all\0"
    "interrupt_events.fixed_and_lpa\0"
    "interrupt_events.lpa\0"
    "interrupt_events.smi\0"
    "interrupt_events.nmi\0"
    "interrupt_events.init\0"
    "interrupt_events.startup\0"
    "interrupt_events.int\0"
    "interrupt_events.eoi\0"
    "interrupt_events.all\0"
    "memory_controller_requests.all\0";
inline constexpr select::event_list list{"fam14h", core::family14h, names};
} // namespace core_events

using fam10h::cycles_no_fpu_ops_retired;
using fam10h::dispatched_fpu_ops_fast_flag;
using fam10h::pipeline_restart_due_to_self_modifying_code;
using fam10h::pipeline_restart_due_to_probe_hit;
using fam10h::retired_clflush_instructions;
using fam10h::retired_cpuid_instructions;
using fam10h::data_cache_accesses;
using fam10h::data_cache_misses;
using fam10h::misaligned_accesses;
using fam10h::global_tlb_flushes;
using fam10h::cpu_clk_unhalted;
using fam10h::instruction_cache_fetches;
using fam10h::instruction_cache_misses;
using fam10h::instruction_cache_refills_from_l2;
using fam10h::instruction_cache_refills_from_system;
using fam10h::instruction_fetch_stall;
using fam10h::return_stack_hits;
using fam10h::return_stack_overflows;
using fam10h::instruction_cache_victims;
using fam10h::itlb_reloads;
using fam10h::itlb_reloads_aborted;
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
using fam10h::dr0_breakpoint_matches;
using fam10h::dr1_breakpoint_matches;
using fam10h::dr2_breakpoint_matches;
using fam10h::dr3_breakpoint_matches;
namespace cache_block { using namespace fam10h::cache_block; }
namespace cancelled_store_to_load_forward_operations { using namespace fam10h::cancelled_store_to_load_forward_operations; }
namespace cpu_io_requests_to_memory_io { using namespace fam10h::cpu_io_requests_to_memory_io; }
namespace data_cache_lines_evicted { using namespace fam10h::data_cache_lines_evicted; }
namespace data_cache_refills { using namespace fam10h::data_cache_refills; }
namespace dram_accesses_page { using namespace fam10h::dram_accesses_page; }
namespace fpu_exceptions { using namespace fam10h::fpu_exceptions; }
namespace instruction_cache_lines_invalidated { using namespace fam10h::instruction_cache_lines_invalidated; }
namespace l1_dtlb_hit { using namespace fam10h::l1_dtlb_hit; }
namespace l1_itlb_miss_and_l2_itlb_miss { using namespace fam10h::l1_itlb_miss_and_l2_itlb_miss; }
namespace l2_cache_miss { using namespace fam10h::l2_cache_miss; }
namespace l2_fill_writeback { using namespace fam10h::l2_fill_writeback; }
namespace locked_ops { using namespace fam10h::locked_ops; }
namespace memory_controller_requests { using namespace fam10h::memory_controller_requests; }
namespace memory_requests { using namespace fam10h::memory_requests; }
namespace prefetch_instructions_dispatched { using namespace fam10h::prefetch_instructions_dispatched; }
namespace probe { using namespace fam10h::probe; }
namespace requests_to_l2 { using namespace fam10h::requests_to_l2; }
namespace retired_move_ops { using namespace fam10h::retired_move_ops; }
namespace retired_serializing_ops { using namespace fam10h::retired_serializing_ops; }
namespace retired_sse_operations { using namespace fam10h::retired_sse_operations; }
namespace segment_register_loads { using namespace fam10h::segment_register_loads; }
namespace sized_commands { using namespace fam10h::sized_commands; }
namespace system_read_responses { using namespace fam10h::system_read_responses; }
inline constexpr core_events::listed rsq_full{{&core_events::list, 0x23, 0x0, 0xc9, 0x0}, {}, &rsq_full}; // .code = 0x23
inline constexpr core_events::listed l1_dtlb_miss_and_l2_dtlb_hit{{&core_events::list, 0x45, 0x0, 0x2a5, 0x0}, {}, &l1_dtlb_miss_and_l2_dtlb_hit}; // .code = 0x45
inline constexpr core_events::listed dcache_misses_by_locked_instructions{{&core_events::list, 0x4c, 0x0, 0x33e, 0x0}, {}, &dcache_misses_by_locked_instructions}; // .code = 0x4c

namespace cache_block {
inline constexpr core_events::listed change_to_dirty{{&core_events::list, 0x200ea, 0x0, 0xc14, 0x0}, {}, &change_to_dirty}; // .code = 0xea, .mask = 0x20
} // namespace cache_block

namespace cpu_io_requests_to_memory_io {
inline constexpr core_events::listed all{{&core_events::list, 0xf0e9, 0x0, 0xbf3, 0x0}, {}, &all}; // .code = 0xe9, .mask = 0xf
} // namespace cpu_io_requests_to_memory_io

namespace data_cache_lines_evicted {
inline constexpr core_events::listed probe{{&core_events::list, 0x1044, 0x0, 0x269, 0x0}, {}, &probe}; // .code = 0x44, .mask = 0x1
inline constexpr core_events::listed all{{&core_events::list, 0x1f044, 0x0, 0x288, 0x0}, {}, &all}; // .code = 0x44, .mask = 0x1f
} // namespace data_cache_lines_evicted

namespace data_cache_refills {
inline constexpr core_events::listed uncacheable{{&core_events::list, 0x1042, 0x0, 0x10c, 0x0}, {}, &uncacheable}; // .code = 0x42, .mask = 0x1
inline constexpr core_events::listed shared{{&core_events::list, 0x2042, 0x0, 0x12b, 0x0}, {}, &shared}; // .code = 0x42, .mask = 0x2
inline constexpr core_events::listed exclusive{{&core_events::list, 0x4042, 0x0, 0x145, 0x0}, {}, &exclusive}; // .code = 0x42, .mask = 0x4
inline constexpr core_events::listed owned{{&core_events::list, 0x8042, 0x0, 0x162, 0x0}, {}, &owned}; // .code = 0x42, .mask = 0x8
inline constexpr core_events::listed modified{{&core_events::list, 0x10042, 0x0, 0x17b, 0x0}, {}, &modified}; // .code = 0x42, .mask = 0x10
} // namespace data_cache_refills

namespace data_cache_refills_from_nb {
inline constexpr core_events::listed uncacheable{{&core_events::list, 0x1043, 0x0, 0x197, 0x0}, {}, &uncacheable}; // .code = 0x43, .mask = 0x1
inline constexpr core_events::listed shared{{&core_events::list, 0x2043, 0x0, 0x1be, 0x0}, {}, &shared}; // .code = 0x43, .mask = 0x2
inline constexpr core_events::listed exclusive{{&core_events::list, 0x4043, 0x0, 0x1e0, 0x0}, {}, &exclusive}; // .code = 0x43, .mask = 0x4
inline constexpr core_events::listed owned{{&core_events::list, 0x8043, 0x0, 0x205, 0x0}, {}, &owned}; // .code = 0x43, .mask = 0x8
inline constexpr core_events::listed modified{{&core_events::list, 0x10043, 0x0, 0x226, 0x0}, {}, &modified}; // .code = 0x43, .mask = 0x10
inline constexpr core_events::listed all{{&core_events::list, 0x1f043, 0x0, 0x24a, 0x0}, {}, &all}; // .code = 0x43, .mask = 0x1f
} // namespace data_cache_refills_from_nb

namespace dcache_sw_prefetches {
inline constexpr core_events::listed hit{{&core_events::list, 0x1052, 0x0, 0x373, 0x0}, {}, &hit}; // .code = 0x52, .mask = 0x1
inline constexpr core_events::listed pending_fill{{&core_events::list, 0x2052, 0x0, 0x38c, 0x0}, {}, &pending_fill}; // .code = 0x52, .mask = 0x2
inline constexpr core_events::listed no_mab{{&core_events::list, 0x4052, 0x0, 0x3ae, 0x0}, {}, &no_mab}; // .code = 0x52, .mask = 0x4
inline constexpr core_events::listed l2_hit{{&core_events::list, 0x8052, 0x0, 0x3ca, 0x0}, {}, &l2_hit}; // .code = 0x52, .mask = 0x8
inline constexpr core_events::listed all{{&core_events::list, 0xf052, 0x0, 0x3e6, 0x0}, {}, &all}; // .code = 0x52, .mask = 0xf
} // namespace dcache_sw_prefetches

namespace dev_events {
inline constexpr core_events::listed hit{{&core_events::list, 0x100ee, 0x0, 0xc96, 0x0}, {}, &hit}; // .code = 0xee, .mask = 0x10
inline constexpr core_events::listed miss{{&core_events::list, 0x200ee, 0x0, 0xca5, 0x0}, {}, &miss}; // .code = 0xee, .mask = 0x20
inline constexpr core_events::listed error{{&core_events::list, 0x400ee, 0x0, 0xcb5, 0x0}, {}, &error}; // .code = 0xee, .mask = 0x40
inline constexpr core_events::listed all{{&core_events::list, 0x700ee, 0x0, 0xcc6, 0x0}, {}, &all}; // .code = 0xee, .mask = 0x70
} // namespace dev_events

namespace dispatched_fpu {
inline constexpr core_events::listed pipe0{{&core_events::list, 0x1000, 0x0, 0x0, 0x0}, {}, &pipe0}; // .code = 0x00, .mask = 0x1
inline constexpr core_events::listed pipe1{{&core_events::list, 0x2000, 0x0, 0x15, 0x0}, {}, &pipe1}; // .code = 0x00, .mask = 0x2
inline constexpr core_events::listed any{{&core_events::list, 0x3000, 0x0, 0x2a, 0x0}, {}, &any}; // .code = 0x00, .mask = 0x3
} // namespace dispatched_fpu

namespace dram_accesses_page {
inline constexpr core_events::listed write_request{{&core_events::list, 0x400e0, 0x0, 0x860, 0x0}, {}, &write_request}; // .code = 0xe0, .mask = 0x40
inline constexpr core_events::listed all{{&core_events::list, 0x470e0, 0x0, 0x881, 0x0}, {}, &all}; // .code = 0xe0, .mask = 0x47
inline constexpr core_events::listed read{{&core_events::list, 0x800e0, 0x0, 0x898, 0x0}, {}, &read}; // .code = 0xe0, .mask = 0x80
} // namespace dram_accesses_page

namespace dtlb_miss {
inline constexpr core_events::listed stores_l1tlb_miss{{&core_events::list, 0x1046, 0x0, 0x2c2, 0x0}, {}, &stores_l1tlb_miss}; // .code = 0x46, .mask = 0x1
inline constexpr core_events::listed loads_l1tlb_miss{{&core_events::list, 0x2046, 0x0, 0x2de, 0x0}, {}, &loads_l1tlb_miss}; // .code = 0x46, .mask = 0x2
inline constexpr core_events::listed stores_l2tlb_miss{{&core_events::list, 0x4046, 0x0, 0x2f9, 0x0}, {}, &stores_l2tlb_miss}; // .code = 0x46, .mask = 0x4
inline constexpr core_events::listed loads_l2tlb_miss{{&core_events::list, 0x8046, 0x0, 0x315, 0x0}, {}, &loads_l2tlb_miss}; // .code = 0x46, .mask = 0x8
inline constexpr core_events::listed all{{&core_events::list, 0xf046, 0x0, 0x330, 0x0}, {}, &all}; // .code = 0x46, .mask = 0xf
} // namespace dtlb_miss

namespace instruction_cache_lines_invalidated {
inline constexpr core_events::listed invalidating_ls_probe{{&core_events::list, 0x108c, 0x0, 0x774, 0x0}, {}, &invalidating_ls_probe}; // .code = 0x8c, .mask = 0x1
inline constexpr core_events::listed invalidating_bu_probe{{&core_events::list, 0x208c, 0x0, 0x7ae, 0x0}, {}, &invalidating_bu_probe}; // .code = 0x8c, .mask = 0x2
} // namespace instruction_cache_lines_invalidated

namespace interrupt_events {
inline constexpr core_events::listed fixed_and_lpa{{&core_events::list, 0x11ea, 0x0, 0xe43, 0x0}, {}, &fixed_and_lpa}; // .code = 0x1ea, .mask = 0x1
inline constexpr core_events::listed lpa{{&core_events::list, 0x21ea, 0x0, 0xe62, 0x0}, {}, &lpa}; // .code = 0x1ea, .mask = 0x2
inline constexpr core_events::listed smi{{&core_events::list, 0x41ea, 0x0, 0xe77, 0x0}, {}, &smi}; // .code = 0x1ea, .mask = 0x4
inline constexpr core_events::listed nmi{{&core_events::list, 0x81ea, 0x0, 0xe8c, 0x0}, {}, &nmi}; // .code = 0x1ea, .mask = 0x8
inline constexpr core_events::listed init{{&core_events::list, 0x101ea, 0x0, 0xea1, 0x0}, {}, &init}; // .code = 0x1ea, .mask = 0x10
inline constexpr core_events::listed startup{{&core_events::list, 0x201ea, 0x0, 0xeb7, 0x0}, {}, &startup}; // .code = 0x1ea, .mask = 0x20
inline constexpr core_events::listed int_{{&core_events::list, 0x401ea, 0x0, 0xed0, 0x0}, {}, &int_}; // .code = 0x1ea, .mask = 0x40
inline constexpr core_events::listed eoi{{&core_events::list, 0x801ea, 0x0, 0xee5, 0x0}, {}, &eoi}; // .code = 0x1ea, .mask = 0x80
inline constexpr core_events::listed all{{&core_events::list, 0xff1ea, 0x0, 0xefa, 0x0}, {}, &all}; // .code = 0x1ea, .mask = 0xff
} // namespace interrupt_events

namespace l1_dtlb_hit {
inline constexpr core_events::listed all{{&core_events::list, 0x304d, 0x0, 0x363, 0x0}, {}, &all}; // .code = 0x4d, .mask = 0x3
} // namespace l1_dtlb_hit

namespace l2_cache_miss {
inline constexpr core_events::listed all{{&core_events::list, 0x307e, 0x0, 0x6f6, 0x0}, {}, &all}; // .code = 0x7e, .mask = 0x3
} // namespace l2_cache_miss

namespace l2_fill_writeback {
inline constexpr core_events::listed ic_attr_writes_l2_access{{&core_events::list, 0x407f, 0x0, 0x708, 0x0}, {}, &ic_attr_writes_l2_access}; // .code = 0x7f, .mask = 0x4
inline constexpr core_events::listed ic_attr_writes_l2_writes{{&core_events::list, 0x807f, 0x0, 0x733, 0x0}, {}, &ic_attr_writes_l2_writes}; // .code = 0x7f, .mask = 0x8
inline constexpr core_events::listed all{{&core_events::list, 0xf07f, 0x0, 0x75e, 0x0}, {}, &all}; // .code = 0x7f, .mask = 0xf
} // namespace l2_fill_writeback

namespace locked_ops {
inline constexpr core_events::listed bus_lock{{&core_events::list, 0x2024, 0x0, 0xd2, 0x0}, {}, &bus_lock}; // .code = 0x24, .mask = 0x2
inline constexpr core_events::listed unlock_line{{&core_events::list, 0x4024, 0x0, 0xe6, 0x0}, {}, &unlock_line}; // .code = 0x24, .mask = 0x4
inline constexpr core_events::listed all{{&core_events::list, 0x7024, 0x0, 0xfd, 0x0}, {}, &all}; // .code = 0x24, .mask = 0x7
} // namespace locked_ops

namespace mab_requests {
inline constexpr core_events::listed dc_buffer_0{{&core_events::list, 0x68, 0x0, 0x3ff, 0x0}, {}, &dc_buffer_0}; // .code = 0x68
inline constexpr core_events::listed dc_buffer_1{{&core_events::list, 0x1068, 0x0, 0x418, 0x0}, {}, &dc_buffer_1}; // .code = 0x68, .mask = 0x1
inline constexpr core_events::listed dc_buffer_2{{&core_events::list, 0x2068, 0x0, 0x431, 0x0}, {}, &dc_buffer_2}; // .code = 0x68, .mask = 0x2
inline constexpr core_events::listed dc_buffer_3{{&core_events::list, 0x3068, 0x0, 0x44a, 0x0}, {}, &dc_buffer_3}; // .code = 0x68, .mask = 0x3
inline constexpr core_events::listed dc_buffer_4{{&core_events::list, 0x4068, 0x0, 0x463, 0x0}, {}, &dc_buffer_4}; // .code = 0x68, .mask = 0x4
inline constexpr core_events::listed dc_buffer_5{{&core_events::list, 0x5068, 0x0, 0x47c, 0x0}, {}, &dc_buffer_5}; // .code = 0x68, .mask = 0x5
inline constexpr core_events::listed dc_buffer_6{{&core_events::list, 0x6068, 0x0, 0x495, 0x0}, {}, &dc_buffer_6}; // .code = 0x68, .mask = 0x6
inline constexpr core_events::listed dc_buffer_7{{&core_events::list, 0x7068, 0x0, 0x4ae, 0x0}, {}, &dc_buffer_7}; // .code = 0x68, .mask = 0x7
inline constexpr core_events::listed ic_buffer_0{{&core_events::list, 0x8068, 0x0, 0x4c7, 0x0}, {}, &ic_buffer_0}; // .code = 0x68, .mask = 0x8
inline constexpr core_events::listed ic_buffer_1{{&core_events::list, 0x9068, 0x0, 0x4e0, 0x0}, {}, &ic_buffer_1}; // .code = 0x68, .mask = 0x9
inline constexpr core_events::listed any_ic_buffer{{&core_events::list, 0xa068, 0x0, 0x4f9, 0x0}, {}, &any_ic_buffer}; // .code = 0x68, .mask = 0xa
inline constexpr core_events::listed any_dc_buffer{{&core_events::list, 0xb068, 0x0, 0x514, 0x0}, {}, &any_dc_buffer}; // .code = 0x68, .mask = 0xb
} // namespace mab_requests

namespace mab_wait_cycles {
inline constexpr core_events::listed dc_buffer_0{{&core_events::list, 0x69, 0x0, 0x52f, 0x0}, {}, &dc_buffer_0}; // .code = 0x69
inline constexpr core_events::listed dc_buffer_1{{&core_events::list, 0x1069, 0x0, 0x54b, 0x0}, {}, &dc_buffer_1}; // .code = 0x69, .mask = 0x1
inline constexpr core_events::listed dc_buffer_2{{&core_events::list, 0x2069, 0x0, 0x567, 0x0}, {}, &dc_buffer_2}; // .code = 0x69, .mask = 0x2
inline constexpr core_events::listed dc_buffer_3{{&core_events::list, 0x3069, 0x0, 0x583, 0x0}, {}, &dc_buffer_3}; // .code = 0x69, .mask = 0x3
inline constexpr core_events::listed dc_buffer_4{{&core_events::list, 0x4069, 0x0, 0x59f, 0x0}, {}, &dc_buffer_4}; // .code = 0x69, .mask = 0x4
inline constexpr core_events::listed dc_buffer_5{{&core_events::list, 0x5069, 0x0, 0x5bb, 0x0}, {}, &dc_buffer_5}; // .code = 0x69, .mask = 0x5
inline constexpr core_events::listed dc_buffer_6{{&core_events::list, 0x6069, 0x0, 0x5d7, 0x0}, {}, &dc_buffer_6}; // .code = 0x69, .mask = 0x6
inline constexpr core_events::listed dc_buffer_7{{&core_events::list, 0x7069, 0x0, 0x5f3, 0x0}, {}, &dc_buffer_7}; // .code = 0x69, .mask = 0x7
inline constexpr core_events::listed ic_buffer_0{{&core_events::list, 0x8069, 0x0, 0x60f, 0x0}, {}, &ic_buffer_0}; // .code = 0x69, .mask = 0x8
inline constexpr core_events::listed ic_buffer_1{{&core_events::list, 0x9069, 0x0, 0x62b, 0x0}, {}, &ic_buffer_1}; // .code = 0x69, .mask = 0x9
inline constexpr core_events::listed any_ic_buffer{{&core_events::list, 0xa069, 0x0, 0x647, 0x0}, {}, &any_ic_buffer}; // .code = 0x69, .mask = 0xa
inline constexpr core_events::listed any_dc_buffer{{&core_events::list, 0xb069, 0x0, 0x665, 0x0}, {}, &any_dc_buffer}; // .code = 0x69, .mask = 0xb
} // namespace mab_wait_cycles

namespace memory_controller_page_table {
inline constexpr core_events::listed dct0_page_table_overflow{{&core_events::list, 0x10e1, 0x0, 0x8b0, 0x0}, {}, &dct0_page_table_overflow}; // .code = 0xe1, .mask = 0x1
inline constexpr core_events::listed dct0_page_table_stale_hit{{&core_events::list, 0x20e1, 0x0, 0x8e6, 0x0}, {}, &dct0_page_table_stale_hit}; // .code = 0xe1, .mask = 0x2
inline constexpr core_events::listed dct0_page_table_idle_inc{{&core_events::list, 0x40e1, 0x0, 0x91d, 0x0}, {}, &dct0_page_table_idle_inc}; // .code = 0xe1, .mask = 0x4
inline constexpr core_events::listed dct0_page_table_idle_dec{{&core_events::list, 0x80e1, 0x0, 0x953, 0x0}, {}, &dct0_page_table_idle_dec}; // .code = 0xe1, .mask = 0x8
inline constexpr core_events::listed dct0_page_table_closed{{&core_events::list, 0x100e1, 0x0, 0x989, 0x0}, {}, &dct0_page_table_closed}; // .code = 0xe1, .mask = 0x10
inline constexpr core_events::listed all{{&core_events::list, 0x1f0e1, 0x0, 0x9bd, 0x0}, {}, &all}; // .code = 0xe1, .mask = 0x1f
} // namespace memory_controller_page_table

namespace memory_controller_rbd_queue_events {
inline constexpr core_events::listed dcq_bypass_max{{&core_events::list, 0x40e4, 0x0, 0xab5, 0x0}, {}, &dcq_bypass_max}; // .code = 0xe4, .mask = 0x4
inline constexpr core_events::listed bank_closed{{&core_events::list, 0x80e4, 0x0, 0xae7, 0x0}, {}, &bank_closed}; // .code = 0xe4, .mask = 0x8
inline constexpr core_events::listed all{{&core_events::list, 0xc0e4, 0x0, 0xb16, 0x0}, {}, &all}; // .code = 0xe4, .mask = 0xc
} // namespace memory_controller_rbd_queue_events

namespace memory_controller_requests {
inline constexpr core_events::listed all{{&core_events::list, 0x781f0, 0x0, 0xf0f, 0x0}, {}, &all}; // .code = 0x1f0, .mask = 0x78
} // namespace memory_controller_requests

namespace memory_controller_slot_misses {
inline constexpr core_events::listed dct0_rbd{{&core_events::list, 0x100e2, 0x0, 0x9de, 0x0}, {}, &dct0_rbd}; // .code = 0xe2, .mask = 0x10
inline constexpr core_events::listed dct0_prefetch{{&core_events::list, 0x400e2, 0x0, 0xa05, 0x0}, {}, &dct0_prefetch}; // .code = 0xe2, .mask = 0x40
inline constexpr core_events::listed all{{&core_events::list, 0x500e2, 0x0, 0xa31, 0x0}, {}, &all}; // .code = 0xe2, .mask = 0x50
} // namespace memory_controller_slot_misses

namespace memory_controller_turnarounds {
inline constexpr core_events::listed dct0_read_to_write{{&core_events::list, 0x10e3, 0x0, 0xa53, 0x0}, {}, &dct0_read_to_write}; // .code = 0xe3, .mask = 0x1
inline constexpr core_events::listed dct0_write_to_read{{&core_events::list, 0x20e3, 0x0, 0xa84, 0x0}, {}, &dct0_write_to_read}; // .code = 0xe3, .mask = 0x2
} // namespace memory_controller_turnarounds

namespace pdc_miss {
inline constexpr core_events::listed host_pde_level{{&core_events::list, 0x1162, 0x0, 0xcd5, 0x0}, {}, &host_pde_level}; // .code = 0x162, .mask = 0x1
inline constexpr core_events::listed host_pdpe_level{{&core_events::list, 0x2162, 0x0, 0xced, 0x0}, {}, &host_pdpe_level}; // .code = 0x162, .mask = 0x2
inline constexpr core_events::listed host_pml4e_level{{&core_events::list, 0x4162, 0x0, 0xd06, 0x0}, {}, &host_pml4e_level}; // .code = 0x162, .mask = 0x4
inline constexpr core_events::listed guest_pde_level{{&core_events::list, 0x10162, 0x0, 0xd20, 0x0}, {}, &guest_pde_level}; // .code = 0x162, .mask = 0x10
inline constexpr core_events::listed guest_pdpe_level{{&core_events::list, 0x20162, 0x0, 0xd39, 0x0}, {}, &guest_pdpe_level}; // .code = 0x162, .mask = 0x20
inline constexpr core_events::listed guest_pml4e_level{{&core_events::list, 0x40162, 0x0, 0xd53, 0x0}, {}, &guest_pml4e_level}; // .code = 0x162, .mask = 0x40
inline constexpr core_events::listed all{{&core_events::list, 0x67162, 0x0, 0xd6e, 0x0}, {}, &all}; // .code = 0x162, .mask = 0x67
} // namespace pdc_miss

namespace probe {
inline constexpr core_events::listed upstream_high_prio_reads{{&core_events::list, 0x100ec, 0x0, 0xc30, 0x0}, {}, &upstream_high_prio_reads}; // .code = 0xec, .mask = 0x10
inline constexpr core_events::listed upstream_low_prio_reads{{&core_events::list, 0x200ec, 0x0, 0xc4f, 0x0}, {}, &upstream_low_prio_reads}; // .code = 0xec, .mask = 0x20
inline constexpr core_events::listed upstream_low_prio_writes{{&core_events::list, 0x800ec, 0x0, 0xc6d, 0x0}, {}, &upstream_low_prio_writes}; // .code = 0xec, .mask = 0x80
inline constexpr core_events::listed all{{&core_events::list, 0xbf0ec, 0x0, 0xc8c, 0x0}, {}, &all}; // .code = 0xec, .mask = 0xbf
} // namespace probe

namespace requests_to_l2 {
inline constexpr core_events::listed all{{&core_events::list, 0xb07d, 0x0, 0x6e3, 0x0}, {}, &all}; // .code = 0x7d, .mask = 0xb
} // namespace requests_to_l2

namespace retired_floating_point_instructions {
inline constexpr core_events::listed x87{{&core_events::list, 0x10cb, 0x0, 0x7e8, 0x0}, {}, &x87}; // .code = 0xcb, .mask = 0x1
inline constexpr core_events::listed sse{{&core_events::list, 0x20cb, 0x0, 0x810, 0x0}, {}, &sse}; // .code = 0xcb, .mask = 0x2
inline constexpr core_events::listed all{{&core_events::list, 0x30cb, 0x0, 0x838, 0x0}, {}, &all}; // .code = 0xcb, .mask = 0x3
} // namespace retired_floating_point_instructions

namespace retired_move_ops {
inline constexpr core_events::listed all{{&core_events::list, 0xc004, 0x0, 0x3d, 0x0}, {}, &all}; // .code = 0x04, .mask = 0xc
} // namespace retired_move_ops

namespace retired_x87_fpu_ops {
inline constexpr core_events::listed add_sub_ops{{&core_events::list, 0x1011, 0x0, 0x52, 0x0}, {}, &add_sub_ops}; // .code = 0x11, .mask = 0x1
inline constexpr core_events::listed mult_ops{{&core_events::list, 0x2011, 0x0, 0x72, 0x0}, {}, &mult_ops}; // .code = 0x11, .mask = 0x2
inline constexpr core_events::listed div_fsqrt_ops{{&core_events::list, 0x4011, 0x0, 0x8f, 0x0}, {}, &div_fsqrt_ops}; // .code = 0x11, .mask = 0x4
inline constexpr core_events::listed all{{&core_events::list, 0x7011, 0x0, 0xb1, 0x0}, {}, &all}; // .code = 0x11, .mask = 0x7
} // namespace retired_x87_fpu_ops

namespace sideband_signals_special_signals {
inline constexpr core_events::listed stopgrant{{&core_events::list, 0x21e9, 0x0, 0xd7b, 0x0}, {}, &stopgrant}; // .code = 0x1e9, .mask = 0x2
inline constexpr core_events::listed shutdown{{&core_events::list, 0x41e9, 0x0, 0xda6, 0x0}, {}, &shutdown}; // .code = 0x1e9, .mask = 0x4
inline constexpr core_events::listed wbinvd{{&core_events::list, 0x81e9, 0x0, 0xdd0, 0x0}, {}, &wbinvd}; // .code = 0x1e9, .mask = 0x8
inline constexpr core_events::listed invd{{&core_events::list, 0x101e9, 0x0, 0xdf8, 0x0}, {}, &invd}; // .code = 0x1e9, .mask = 0x10
inline constexpr core_events::listed all{{&core_events::list, 0x1c1e9, 0x0, 0xe1e, 0x0}, {}, &all}; // .code = 0x1e9, .mask = 0x1c
} // namespace sideband_signals_special_signals

namespace system_read_responses {
inline constexpr core_events::listed dirty_success{{&core_events::list, 0x2006c, 0x0, 0x683, 0x0}, {}, &dirty_success}; // .code = 0x6c, .mask = 0x20
inline constexpr core_events::listed uncacheable{{&core_events::list, 0x4006c, 0x0, 0x6a7, 0x0}, {}, &uncacheable}; // .code = 0x6c, .mask = 0x40
inline constexpr core_events::listed all{{&core_events::list, 0x7f06c, 0x0, 0x6c9, 0x0}, {}, &all}; // .code = 0x6c, .mask = 0x7f
} // namespace system_read_responses

namespace thermal_status {
inline constexpr core_events::listed memhot_l{{&core_events::list, 0x10e8, 0x0, 0xb3d, 0x0}, {}, &memhot_l}; // .code = 0xe8, .mask = 0x1
inline constexpr core_events::listed htc_transition{{&core_events::list, 0x40e8, 0x0, 0xb55, 0x0}, {}, &htc_transition}; // .code = 0xe8, .mask = 0x4
inline constexpr core_events::listed clocks_htc_p_state_inactive{{&core_events::list, 0x200e8, 0x0, 0xb73, 0x0}, {}, &clocks_htc_p_state_inactive}; // .code = 0xe8, .mask = 0x20
inline constexpr core_events::listed clocks_htc_p_state_active{{&core_events::list, 0x400e8, 0x0, 0xb9e, 0x0}, {}, &clocks_htc_p_state_active}; // .code = 0xe8, .mask = 0x40
inline constexpr core_events::listed prochot_l{{&core_events::list, 0x800e8, 0x0, 0xbc7, 0x0}, {}, &prochot_l}; // .code = 0xe8, .mask = 0x80
inline constexpr core_events::listed all{{&core_events::list, 0xc50e8, 0x0, 0xbe0, 0x0}, {}, &all}; // .code = 0xe8, .mask = 0xc5
} // namespace thermal_status

namespace core_events {
inline constexpr const listed *own[] = {
    &rsq_full, &l1_dtlb_miss_and_l2_dtlb_hit, &dcache_misses_by_locked_instructions,
    &cache_block::change_to_dirty, &cpu_io_requests_to_memory_io::all,
    &data_cache_lines_evicted::probe, &data_cache_lines_evicted::all,
    &data_cache_refills::uncacheable, &data_cache_refills::shared, &data_cache_refills::exclusive,
    &data_cache_refills::owned, &data_cache_refills::modified,
    &data_cache_refills_from_nb::uncacheable, &data_cache_refills_from_nb::shared,
    &data_cache_refills_from_nb::exclusive, &data_cache_refills_from_nb::owned,
    &data_cache_refills_from_nb::modified, &data_cache_refills_from_nb::all,
    &dcache_sw_prefetches::hit, &dcache_sw_prefetches::pending_fill, &dcache_sw_prefetches::no_mab,
    &dcache_sw_prefetches::l2_hit, &dcache_sw_prefetches::all, &dev_events::hit, &dev_events::miss,
    &dev_events::error, &dev_events::all, &dispatched_fpu::pipe0, &dispatched_fpu::pipe1,
    &dispatched_fpu::any, &dram_accesses_page::write_request, &dram_accesses_page::all,
    &dram_accesses_page::read, &dtlb_miss::stores_l1tlb_miss, &dtlb_miss::loads_l1tlb_miss,
    &dtlb_miss::stores_l2tlb_miss, &dtlb_miss::loads_l2tlb_miss, &dtlb_miss::all,
    &instruction_cache_lines_invalidated::invalidating_ls_probe,
    &instruction_cache_lines_invalidated::invalidating_bu_probe, &interrupt_events::fixed_and_lpa,
    &interrupt_events::lpa, &interrupt_events::smi, &interrupt_events::nmi, &interrupt_events::init,
    &interrupt_events::startup, &interrupt_events::int_, &interrupt_events::eoi,
    &interrupt_events::all, &l1_dtlb_hit::all, &l2_cache_miss::all,
    &l2_fill_writeback::ic_attr_writes_l2_access, &l2_fill_writeback::ic_attr_writes_l2_writes,
    &l2_fill_writeback::all, &locked_ops::bus_lock, &locked_ops::unlock_line, &locked_ops::all,
    &mab_requests::dc_buffer_0, &mab_requests::dc_buffer_1, &mab_requests::dc_buffer_2,
    &mab_requests::dc_buffer_3, &mab_requests::dc_buffer_4, &mab_requests::dc_buffer_5,
    &mab_requests::dc_buffer_6, &mab_requests::dc_buffer_7, &mab_requests::ic_buffer_0,
    &mab_requests::ic_buffer_1, &mab_requests::any_ic_buffer, &mab_requests::any_dc_buffer,
    &mab_wait_cycles::dc_buffer_0, &mab_wait_cycles::dc_buffer_1, &mab_wait_cycles::dc_buffer_2,
    &mab_wait_cycles::dc_buffer_3, &mab_wait_cycles::dc_buffer_4, &mab_wait_cycles::dc_buffer_5,
    &mab_wait_cycles::dc_buffer_6, &mab_wait_cycles::dc_buffer_7, &mab_wait_cycles::ic_buffer_0,
    &mab_wait_cycles::ic_buffer_1, &mab_wait_cycles::any_ic_buffer, &mab_wait_cycles::any_dc_buffer,
    &memory_controller_page_table::dct0_page_table_overflow,
    &memory_controller_page_table::dct0_page_table_stale_hit,
    &memory_controller_page_table::dct0_page_table_idle_inc,
    &memory_controller_page_table::dct0_page_table_idle_dec,
    &memory_controller_page_table::dct0_page_table_closed, &memory_controller_page_table::all,
    &memory_controller_rbd_queue_events::dcq_bypass_max,
    &memory_controller_rbd_queue_events::bank_closed, &memory_controller_rbd_queue_events::all,
    &memory_controller_requests::all, &memory_controller_slot_misses::dct0_rbd,
    &memory_controller_slot_misses::dct0_prefetch, &memory_controller_slot_misses::all,
    &memory_controller_turnarounds::dct0_read_to_write,
    &memory_controller_turnarounds::dct0_write_to_read, &pdc_miss::host_pde_level,
    &pdc_miss::host_pdpe_level, &pdc_miss::host_pml4e_level, &pdc_miss::guest_pde_level,
    &pdc_miss::guest_pdpe_level, &pdc_miss::guest_pml4e_level, &pdc_miss::all,
    &probe::upstream_high_prio_reads, &probe::upstream_low_prio_reads,
    &probe::upstream_low_prio_writes, &probe::all, &requests_to_l2::all,
    &retired_floating_point_instructions::x87, &retired_floating_point_instructions::sse,
    &retired_floating_point_instructions::all, &retired_move_ops::all,
    &retired_x87_fpu_ops::add_sub_ops, &retired_x87_fpu_ops::mult_ops,
    &retired_x87_fpu_ops::div_fsqrt_ops, &retired_x87_fpu_ops::all,
    &sideband_signals_special_signals::stopgrant, &sideband_signals_special_signals::shutdown,
    &sideband_signals_special_signals::wbinvd, &sideband_signals_special_signals::invd,
    &sideband_signals_special_signals::all, &system_read_responses::dirty_success,
    &system_read_responses::uncacheable, &system_read_responses::all, &thermal_status::memhot_l,
    &thermal_status::htc_transition, &thermal_status::clocks_htc_p_state_inactive,
    &thermal_status::clocks_htc_p_state_active, &thermal_status::prochot_l, &thermal_status::all,
};
inline constexpr auto events = select::with_shared_events<fam10h::core_events::all, core::family14h>(own);
/// All events of the list.
inline constexpr select::known_list<amd::event_pmu> all{&list, all_of(events.all), &fam10h::core_events::all, all_of(own)};
} // namespace core_events

} // namespace msr::events::fam14h
