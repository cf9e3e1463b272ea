// Events of AMD family 15h outside of the core, each a constant that is its own row. Written by
// tools/uncore/write_amd from tables: do not edit.
// From libpfm4 4.13.0, amd64_fam15h_nb; MIT, names and numbers only. Compared with
// RRZE-HPC/likwid 0b9194d9: traps.hpp has the differences.
#pragma once

#include <msr/amd/counters/listed.hpp>

// clang-format off
namespace msr::events::fam15h {

namespace unit_events {
using listed = select::vendor_event<amd::event_pmu>;
inline constexpr char names[] =
    "dram_accesses.dct0_page_hit\0"
    "dram_accesses.dct0_page_miss\0"
    "dram_accesses.dct0_page_conflict\0"
    "dram_accesses.dct1_page_hit\0"
    "dram_accesses.dct1_page_miss\0"
    "dram_accesses.dct1_page_conflict\0"
    "dram_accesses.all\0"
    "dram_controller_page_table_overflows.dct0_page_table_overflow\0"
    "dram_controller_page_table_overflows.dct1_page_table_overflow\0"
    "dram_controller_page_table_overflows.all\0"
    "memory_controller_dram_command_slots_missed.dct0_command_slots_missed\0"
    "memory_controller_dram_command_slots_missed.dct1_command_slots_missed\0"
    "memory_controller_dram_command_slots_missed.all\0"
    "memory_controller_turnarounds.dct0_dimm_turnaround\0"
    "memory_controller_turnarounds.dct0_read_write_turnaround\0"
    "memory_controller_turnarounds.dct0_write_read_turnaround\0"
    "memory_controller_turnarounds.dct1_dimm_turnaround\0"
    "memory_controller_turnarounds.dct1_read_write_turnaround\0"
    "memory_controller_turnarounds.dct1_write_read_turnaround\0"
    "memory_controller_turnarounds.all\0"
    "memory_controller_bypass_counter_saturation.memory_controller_high_priority_bypass\0"
    "memory_controller_bypass_counter_saturation.memory_controller_medium_priority_bypass\0"
    "memory_controller_bypass_counter_saturation.dct0_dcq_bypass\0"
    "memory_controller_bypass_counter_saturation.dct1_dcq_bypass\0"
    "memory_controller_bypass_counter_saturation.all\0"
    "thermal_status.num_htc_trip_point_crossed\0"
    "thermal_status.num_clocks_htc_pstate_inactive\0"
    "thermal_status.num_clocks_htc_pstate_active\0"
    "thermal_status.all\0"
    "cpu_io_requests_to_memory_io.remote_io_to_local_io\0"
    "cpu_io_requests_to_memory_io.remote_cpu_to_local_io\0"
    "cpu_io_requests_to_memory_io.local_io_to_remote_io\0"
    "cpu_io_requests_to_memory_io.local_io_to_remote_mem\0"
    "cpu_io_requests_to_memory_io.local_cpu_to_remote_io\0"
    "cpu_io_requests_to_memory_io.local_cpu_to_remote_mem\0"
    "cpu_io_requests_to_memory_io.local_io_to_local_io\0"
    "cpu_io_requests_to_memory_io.local_io_to_local_mem\0"
    "cpu_io_requests_to_memory_io.local_cpu_to_local_io\0"
    "cpu_io_requests_to_memory_io.local_cpu_to_local_mem\0"
    "cache_block_commands.victim_block\0"
    "cache_block_commands.read_block\0"
    "cache_block_commands.read_block_shared\0"
    "cache_block_commands.read_block_modified\0"
    "cache_block_commands.change_to_dirty\0"
    "cache_block_commands.all\0"
    "sized_commands.non_posted_szwr_byte\0"
    "sized_commands.non_posted_szwr_dw\0"
    "sized_commands.posted_szwr_byte\0"
    "sized_commands.posted_szwr_dw\0"
    "sized_commands.szrd_byte\0"
    "sized_commands.szrd_dw\0"
    "sized_commands.all\0"
    "probe_responses_and_upstream_requests.probe_miss\0"
    "probe_responses_and_upstream_requests.probe_hit_clean\0"
    "probe_responses_and_upstream_requests.probe_hit_dirty_without_memory_cancel\0"
    "probe_responses_and_upstream_requests.probe_hit_dirty_with_memory_cancel\0"
    "probe_responses_and_upstream_requests.upstream_display_refresh_isoc_reads\0"
    "probe_responses_and_upstream_requests.upstream_non_display_refresh_reads\0"
    "probe_responses_and_upstream_requests.upstream_isoc_writes\0"
    "probe_responses_and_upstream_requests.upstream_non_isoc_writes\0"
    "probe_responses_and_upstream_requests.all\0"
    "gart_events.gart_aperture_hit_on_access_from_cpu\0"
    "gart_events.gart_aperture_hit_on_access_from_io\0"
    "gart_events.gart_miss\0"
    "gart_events.gart_request_hit_table_walk_in_progress\0"
    "gart_events.gart_multiple_table_walk_in_progress\0"
    "gart_events.all\0"
    "link_transmit_bandwidth_link_0.command_dw_sent\0"
    "link_transmit_bandwidth_link_0.data_dw_sent\0"
    "link_transmit_bandwidth_link_0.buffer_release_dw_sent\0"
    "link_transmit_bandwidth_link_0.nop_dw_sent\0"
    "link_transmit_bandwidth_link_0.address_dw_sent\0"
    "link_transmit_bandwidth_link_0.per_packet_crc_sent\0"
    "link_transmit_bandwidth_link_0.all\0"
    "link_transmit_bandwidth_link_1.command_dw_sent\0"
    "link_transmit_bandwidth_link_1.data_dw_sent\0"
    "link_transmit_bandwidth_link_1.buffer_release_dw_sent\0"
    "link_transmit_bandwidth_link_1.nop_dw_sent\0"
    "link_transmit_bandwidth_link_1.address_dw_sent\0"
    "link_transmit_bandwidth_link_1.per_packet_crc_sent\0"
    "link_transmit_bandwidth_link_1.all\0"
    "link_transmit_bandwidth_link_2.command_dw_sent\0"
    "link_transmit_bandwidth_link_2.data_dw_sent\0"
    "link_transmit_bandwidth_link_2.buffer_release_dw_sent\0"
    "link_transmit_bandwidth_link_2.nop_dw_sent\0"
    "link_transmit_bandwidth_link_2.address_dw_sent\0"
    "link_transmit_bandwidth_link_2.per_packet_crc_sent\0"
    "link_transmit_bandwidth_link_2.all\0"
    "link_transmit_bandwidth_link_3.command_dw_sent\0"
    "link_transmit_bandwidth_link_3.data_dw_sent\0"
    "link_transmit_bandwidth_link_3.buffer_release_dw_sent\0"
    "link_transmit_bandwidth_link_3.nop_dw_sent\0"
    "link_transmit_bandwidth_link_3.address_dw_sent\0"
    "link_transmit_bandwidth_link_3.per_packet_crc_sent\0"
    "link_transmit_bandwidth_link_3.all\0"
    "cpu_to_dram_requests_to_target_node.local_to_node_0\0"
    "cpu_to_dram_requests_to_target_node.local_to_node_1\0"
    "cpu_to_dram_requests_to_target_node.local_to_node_2\0"
    "cpu_to_dram_requests_to_target_node.local_to_node_3\0"
    "cpu_to_dram_requests_to_target_node.local_to_node_4\0"
    "cpu_to_dram_requests_to_target_node.local_to_node_5\0"
    "cpu_to_dram_requests_to_target_node.local_to_node_6\0"
    "cpu_to_dram_requests_to_target_node.local_to_node_7\0"
    "cpu_to_dram_requests_to_target_node.all\0"
    "io_to_dram_requests_to_target_node.local_to_node_0\0"
    "io_to_dram_requests_to_target_node.local_to_node_1\0"
    "io_to_dram_requests_to_target_node.local_to_node_2\0"
    "io_to_dram_requests_to_target_node.local_to_node_3\0"
    "io_to_dram_requests_to_target_node.local_to_node_4\0"
    "io_to_dram_requests_to_target_node.local_to_node_5\0"
    "io_to_dram_requests_to_target_node.local_to_node_6\0"
    "io_to_dram_requests_to_target_node.local_to_node_7\0"
    "io_to_dram_requests_to_target_node.all\0"
    "cpu_read_command_latency_to_target_node_0_3.read_block_local_to_node_0\0"
    "cpu_read_command_latency_to_target_node_0_3.read_block_shared_local_to_node_0\0"
    "cpu_read_command_latency_to_target_node_0_3.read_block_modified_local_to_node_0\0"
    "cpu_read_command_latency_to_target_node_0_3.change_to_dirty_local_to_node_0\0"
    "cpu_read_command_latency_to_target_node_0_3.read_block_local_to_node_1\0"
    "cpu_read_command_latency_to_target_node_0_3.read_block_shared_local_to_node_1\0"
    "cpu_read_command_latency_to_target_node_0_3.read_block_modified_local_to_node_1\0"
    "cpu_read_command_latency_to_target_node_0_3.change_to_dirty_local_to_node_1\0"
    "cpu_read_command_latency_to_target_node_0_3.read_block_local_to_node_2\0"
    "cpu_read_command_latency_to_target_node_0_3.read_block_shared_local_to_node_2\0"
    "cpu_read_command_latency_to_target_node_0_3.read_block_modified_local_to_node_2\0"
    "cpu_read_command_latency_to_target_node_0_3.change_to_dirty_local_to_node_2\0"
    "cpu_read_command_latency_to_target_node_0_3.read_block_local_to_node_3\0"
    "cpu_read_command_latency_to_target_node_0_3.read_block_shared_local_to_node_3\0"
    "cpu_read_command_latency_to_target_node_0_3.read_block_modified_local_to_node_3\0"
    "cpu_read_command_latency_to_target_node_0_3.change_to_dirty_local_to_node_3\0"
    "cpu_read_command_latency_to_target_node_0_3.all\0"
    "cpu_read_command_requests_to_target_node_0_3.read_block_local_to_node_0\0"
    "cpu_read_command_requests_to_target_node_0_3.read_block_shared_local_to_node_0\0"
    "cpu_read_command_requests_to_target_node_0_3.read_block_modified_local_to_node_0\0"
    "cpu_read_command_requests_to_target_node_0_3.change_to_dirty_local_to_node_0\0"
    "cpu_read_command_requests_to_target_node_0_3.read_block_local_to_node_1\0"
    "cpu_read_command_requests_to_target_node_0_3.read_block_shared_local_to_node_1\0"
    "cpu_read_command_requests_to_target_node_0_3.read_block_modified_local_to_node_1\0"
    "cpu_read_command_requests_to_target_node_0_3.change_to_dirty_local_to_node_1\0"
    "cpu_read_command_requests_to_target_node_0_3.read_block_local_to_node_2\0"
    "cpu_read_command_requests_to_target_node_0_3.read_block_shared_local_to_node_2\0"
    "cpu_read_command_requests_to_target_node_0_3.read_block_modified_local_to_node_2\0"
    "cpu_read_command_requests_to_target_node_0_3.change_to_dirty_local_to_node_2\0"
    "cpu_read_command_requests_to_target_node_0_3.read_block_local_to_node_3\0"
    "cpu_read_command_requests_to_target_node_0_3.read_block_shared_local_to_node_3\0"
    "cpu_read_command_requests_to_target_node_0_3.read_block_modified_local_to_node_3\0"
    "cpu_read_command_requests_to_target_node_0_3.change_to_dirty_local_to_node_3\0"
    "cpu_read_command_requests_to_target_node_0_3.all\0"
    "cpu_read_command_latency_to_target_node_4_7.read_block_local_to_node_4\0"
    "cpu_read_command_latency_to_target_node_4_7.read_block_shared_local_to_node_4\0"
    "cpu_read_command_latency_to_target_node_4_7.read_block_modified_local_to_node_4\0"
    "cpu_read_command_latency_to_target_node_4_7.change_to_dirty_local_to_node_4\0"
    "cpu_read_command_latency_to_target_node_4_7.read_block_local_to_node_5\0"
    "cpu_read_command_latency_to_target_node_4_7.read_block_shared_local_to_node_5\0"
    "cpu_read_command_latency_to_target_node_4_7.read_block_modified_local_to_node_5\0"
    "cpu_read_command_latency_to_target_node_4_7.change_to_dirty_local_to_node_5\0"
    "cpu_read_command_latency_to_target_node_4_7.read_block_local_to_node_6\0"
    "cpu_read_command_latency_to_target_node_4_7.read_block_shared_local_to_node_6\0"
    "cpu_read_command_latency_to_target_node_4_7.read_block_modified_local_to_node_6\0"
    "cpu_read_command_latency_to_target_node_4_7.change_to_dirty_local_to_node_6\0"
    "cpu_read_command_latency_to_target_node_4_7.read_block_local_to_node_7\0"
    "cpu_read_command_latency_to_target_node_4_7.read_block_shared_local_to_node_7\0"
    "cpu_read_command_latency_to_target_node_4_7.read_block_modified_local_to_node_7\0"
    "cpu_read_command_latency_to_target_node_4_7.change_to_dirty_local_to_node_7\0"
    "cpu_read_command_latency_to_target_node_4_7.all\0"
    "cpu_read_command_requests_to_target_node_4_7.read_block_local_to_node_4\0"
    "cpu_read_command_requests_to_target_node_4_7.read_block_shared_local_to_node_4\0"
    "cpu_read_command_requests_to_target_node_4_7.read_block_modified_local_to_node_4\0"
    "cpu_read_command_requests_to_target_node_4_7.change_to_dirty_local_to_node_4\0"
    "cpu_read_command_requests_to_target_node_4_7.read_block_local_to_node_5\0"
    "cpu_read_command_requests_to_target_node_4_7.read_block_shared_local_to_node_5\0"
    "cpu_read_command_requests_to_target_node_4_7.read_block_modified_local_to_node_5\0"
    "cpu_read_command_requests_to_target_node_4_7.change_to_dirty_local_to_node_5\0"
    "cpu_read_command_requests_to_target_node_4_7.read_block_local_to_node_6\0"
    "cpu_read_command_requests_to_target_node_4_7.read_block_shared_local_to_node_6\0"
    "cpu_read_command_requests_to_target_node_4_7.read_block_modified_local_to_node_6\0"
    "cpu_read_command_requests_to_target_node_4_7.change_to_dirty_local_to_node_6\0"
    "cpu_read_command_requests_to_target_node_4_7.read_block_local_to_node_7\0"
    "cpu_read_command_requests_to_target_node_4_7.read_block_shared_local_to_node_7\0"
    "cpu_read_command_requests_to_target_node_4_7.read_block_modified_local_to_node_7\0"
    "cpu_read_command_requests_to_target_node_4_7.change_to_dirty_local_to_node_7\0"
    "cpu_read_command_requests_to_target_node_4_7.all\0"
    "cpu_command_latency_to_target_node.read_sized_local_to_node_0\0"
    "cpu_command_latency_to_target_node.write_sized_local_to_node_0\0"
    "cpu_command_latency_to_target_node.victim_block_local_to_node_0\0"
    "cpu_command_latency_to_target_node.read_sized_local_to_node_1\0"
    "cpu_command_latency_to_target_node.write_sized_local_to_node_1\0"
    "cpu_command_latency_to_target_node.victim_block_local_to_node_1\0"
    "cpu_command_latency_to_target_node.read_sized_local_to_node_2\0"
    "cpu_command_latency_to_target_node.write_sized_local_to_node_2\0"
    "cpu_command_latency_to_target_node.victim_block_local_to_node_2\0"
    "cpu_command_latency_to_target_node.read_sized_local_to_node_3\0"
    "cpu_command_latency_to_target_node.write_sized_local_to_node_3\0"
    "cpu_command_latency_to_target_node.victim_block_local_to_node_3\0"
    "cpu_command_latency_to_target_node.read_sized_local_to_node_4\0"
    "cpu_command_latency_to_target_node.write_sized_local_to_node_4\0"
    "cpu_command_latency_to_target_node.victim_block_local_to_node_4\0"
    "cpu_command_latency_to_target_node.read_sized_local_to_node_5\0"
    "cpu_command_latency_to_target_node.write_sized_local_to_node_5\0"
    "cpu_command_latency_to_target_node.victim_block_local_to_node_5\0"
    "cpu_command_latency_to_target_node.read_sized_local_to_node_6\0"
    "cpu_command_latency_to_target_node.write_sized_local_to_node_6\0"
    "cpu_command_latency_to_target_node.victim_block_local_to_node_6\0"
    "cpu_command_latency_to_target_node.read_sized_local_to_node_7\0"
    "cpu_command_latency_to_target_node.write_sized_local_to_node_7\0"
    "cpu_command_latency_to_target_node.victim_block_local_to_node_7\0"
    "cpu_command_latency_to_target_node.all_local_to_node_0_3\0"
    "cpu_command_latency_to_target_node.all_local_to_node_4_7\0"
    "cpu_requests_to_target_node.read_sized_local_to_node_0\0"
    "cpu_requests_to_target_node.write_sized_local_to_node_0\0"
    "cpu_requests_to_target_node.victim_block_local_to_node_0\0"
    "cpu_requests_to_target_node.read_sized_local_to_node_1\0"
    "cpu_requests_to_target_node.write_sized_local_to_node_1\0"
    "cpu_requests_to_target_node.victim_block_local_to_node_1\0"
    "cpu_requests_to_target_node.read_sized_local_to_node_2\0"
    "cpu_requests_to_target_node.write_sized_local_to_node_2\0"
    "cpu_requests_to_target_node.victim_block_local_to_node_2\0"
    "cpu_requests_to_target_node.read_sized_local_to_node_3\0"
    "cpu_requests_to_target_node.write_sized_local_to_node_3\0"
    "cpu_requests_to_target_node.victim_block_local_to_node_3\0"
    "cpu_requests_to_target_node.read_sized_local_to_node_4\0"
    "cpu_requests_to_target_node.write_sized_local_to_node_4\0"
    "cpu_requests_to_target_node.victim_block_local_to_node_4\0"
    "cpu_requests_to_target_node.read_sized_local_to_node_5\0"
    "cpu_requests_to_target_node.write_sized_local_to_node_5\0"
    "cpu_requests_to_target_node.victim_block_local_to_node_5\0"
    "cpu_requests_to_target_node.read_sized_local_to_node_6\0"
    "cpu_requests_to_target_node.write_sized_local_to_node_6\0"
    "cpu_requests_to_target_node.victim_block_local_to_node_6\0"
    "cpu_requests_to_target_node.read_sized_local_to_node_7\0"
    "cpu_requests_to_target_node.write_sized_local_to_node_7\0"
    "cpu_requests_to_target_node.victim_block_local_to_node_7\0"
    "cpu_requests_to_target_node.all_local_to_node_0_3\0"
    "cpu_requests_to_target_node.all_local_to_node_4_7\0"
    "request_cache_status_0.probe_hit_s\0"
    "request_cache_status_0.probe_hit_e\0"
    "request_cache_status_0.probe_hit_muw_or_o\0"
    "request_cache_status_0.probe_hit_m\0"
    "request_cache_status_0.probe_miss\0"
    "request_cache_status_0.directed_probe\0"
    "request_cache_status_0.track_cache_stat_for_rdblk\0"
    "request_cache_status_0.track_cache_stat_for_rdblks\0"
    "request_cache_status_0.all\0"
    "request_cache_status_1.probe_hit_s\0"
    "request_cache_status_1.probe_hit_e\0"
    "request_cache_status_1.probe_hit_muw_or_o\0"
    "request_cache_status_1.probe_hit_m\0"
    "request_cache_status_1.probe_miss\0"
    "request_cache_status_1.directed_probe\0"
    "request_cache_status_1.track_cache_stat_for_chgtodirty\0"
    "request_cache_status_1.track_cache_stat_for_rdblkm\0"
    "request_cache_status_1.all\0"
    "memory_controller_requests.write_requests_to_dct\0"
    "memory_controller_requests.read_requests_to_dct\0"
    "memory_controller_requests.prefetch_requests_to_dct\0"
    "memory_controller_requests.32_bytes_sized_writes\0"
    "memory_controller_requests.64_bytes_sized_writes\0"
    "memory_controller_requests.32_bytes_sized_reads\0"
    "memory_controller_requests.64_byte_sized_reads\0"
    "memory_controller_requests.read_requests_to_dct_while_writes_pending\0"
    "memory_controller_requests.all\0"
    "read_request_to_l3_cache.read_block_exclusive\0"
    "read_request_to_l3_cache.read_block_shared\0"
    "read_request_to_l3_cache.read_block_modify\0"
    "read_request_to_l3_cache.prefetch\0"
    "read_request_to_l3_cache.read_block_any\0"
    "l3_cache_misses.read_block_exclusive\0"
    "l3_cache_misses.read_block_shared\0"
    "l3_cache_misses.read_block_modify\0"
    "l3_cache_misses.prefetch\0"
    "l3_cache_misses.read_block_any\0"
    "l3_fills_caused_by_l2_evictions.shared\0"
    "l3_fills_caused_by_l2_evictions.exclusive\0"
    "l3_fills_caused_by_l2_evictions.owned\0"
    "l3_fills_caused_by_l2_evictions.modified\0"
    "l3_fills_caused_by_l2_evictions.all\0"
    "l3_evictions.shared\0"
    "l3_evictions.exclusive\0"
    "l3_evictions.owned\0"
    "l3_evictions.modified\0"
    "l3_evictions.all\0"
    "non_canceled_l3_read_requests.read_block_exclusive\0"
    "non_canceled_l3_read_requests.read_block_shared\0"
    "non_canceled_l3_read_requests.read_block_modify\0"
    "non_canceled_l3_read_requests.prefetch\0"
    "non_canceled_l3_read_requests.read_block_any\0"
    "l3_latency.l3_request_cycle\0"
    "l3_latency.l3_request\0"
    "l3_latency.all\0";
inline constexpr select::event_list list{"fam15h", core::family15h_00, names};
} // namespace unit_events

namespace northbridge {
using unit_events::listed;
namespace dram_accesses {
inline constexpr listed dct0_page_hit{{&unit_events::list, 0x100000010e0, 0, 0x0, 0}, {}, &dct0_page_hit};
inline constexpr listed dct0_page_miss{{&unit_events::list, 0x100000020e0, 0, 0x1c, 0}, {}, &dct0_page_miss};
inline constexpr listed dct0_page_conflict{{&unit_events::list, 0x100000040e0, 0, 0x39, 0}, {}, &dct0_page_conflict};
inline constexpr listed dct1_page_hit{{&unit_events::list, 0x100000080e0, 0, 0x5a, 0}, {}, &dct1_page_hit};
inline constexpr listed dct1_page_miss{{&unit_events::list, 0x100000100e0, 0, 0x76, 0}, {}, &dct1_page_miss};
inline constexpr listed dct1_page_conflict{{&unit_events::list, 0x100000200e0, 0, 0x93, 0}, {}, &dct1_page_conflict};
inline constexpr listed all{{&unit_events::list, 0x1000003f0e0, 0, 0xb4, 0}, {}, &all};
}
namespace dram_controller_page_table_overflows {
inline constexpr listed dct0_page_table_overflow{{&unit_events::list, 0x100000010e1, 0, 0xc6, 0}, {}, &dct0_page_table_overflow};
inline constexpr listed dct1_page_table_overflow{{&unit_events::list, 0x100000020e1, 0, 0x104, 0}, {}, &dct1_page_table_overflow};
inline constexpr listed all{{&unit_events::list, 0x100000030e1, 0, 0x142, 0}, {}, &all};
}
namespace memory_controller_dram_command_slots_missed {
inline constexpr listed dct0_command_slots_missed{{&unit_events::list, 0x100000010e2, 0, 0x16b, 0}, {}, &dct0_command_slots_missed};
inline constexpr listed dct1_command_slots_missed{{&unit_events::list, 0x100000020e2, 0, 0x1b1, 0}, {}, &dct1_command_slots_missed};
inline constexpr listed all{{&unit_events::list, 0x100000030e2, 0, 0x1f7, 0}, {}, &all};
}
namespace memory_controller_turnarounds {
inline constexpr listed dct0_dimm_turnaround{{&unit_events::list, 0x100000010e3, 0, 0x227, 0}, {}, &dct0_dimm_turnaround};
inline constexpr listed dct0_read_write_turnaround{{&unit_events::list, 0x100000020e3, 0, 0x25a, 0}, {}, &dct0_read_write_turnaround};
inline constexpr listed dct0_write_read_turnaround{{&unit_events::list, 0x100000040e3, 0, 0x293, 0}, {}, &dct0_write_read_turnaround};
inline constexpr listed dct1_dimm_turnaround{{&unit_events::list, 0x100000080e3, 0, 0x2cc, 0}, {}, &dct1_dimm_turnaround};
inline constexpr listed dct1_read_write_turnaround{{&unit_events::list, 0x100000100e3, 0, 0x2ff, 0}, {}, &dct1_read_write_turnaround};
inline constexpr listed dct1_write_read_turnaround{{&unit_events::list, 0x100000200e3, 0, 0x338, 0}, {}, &dct1_write_read_turnaround};
inline constexpr listed all{{&unit_events::list, 0x1000003f0e3, 0, 0x371, 0}, {}, &all};
}
namespace memory_controller_bypass_counter_saturation {
inline constexpr listed memory_controller_high_priority_bypass{{&unit_events::list, 0x100000010e4, 0, 0x393, 0}, {}, &memory_controller_high_priority_bypass};
inline constexpr listed memory_controller_medium_priority_bypass{{&unit_events::list, 0x100000020e4, 0, 0x3e6, 0}, {}, &memory_controller_medium_priority_bypass};
inline constexpr listed dct0_dcq_bypass{{&unit_events::list, 0x100000040e4, 0, 0x43b, 0}, {}, &dct0_dcq_bypass};
inline constexpr listed dct1_dcq_bypass{{&unit_events::list, 0x100000080e4, 0, 0x477, 0}, {}, &dct1_dcq_bypass};
inline constexpr listed all{{&unit_events::list, 0x1000000f0e4, 0, 0x4b3, 0}, {}, &all};
}
namespace thermal_status {
inline constexpr listed num_htc_trip_point_crossed{{&unit_events::list, 0x100000040e8, 0, 0x4e3, 0}, {}, &num_htc_trip_point_crossed};
inline constexpr listed num_clocks_htc_pstate_inactive{{&unit_events::list, 0x100000200e8, 0, 0x50d, 0}, {}, &num_clocks_htc_pstate_inactive};
inline constexpr listed num_clocks_htc_pstate_active{{&unit_events::list, 0x100000400e8, 0, 0x53b, 0}, {}, &num_clocks_htc_pstate_active};
inline constexpr listed all{{&unit_events::list, 0x100000640e8, 0, 0x567, 0}, {}, &all};
}
namespace cpu_io_requests_to_memory_io {
inline constexpr listed remote_io_to_local_io{{&unit_events::list, 0x100000610e9, 0, 0x57a, 0}, {}, &remote_io_to_local_io};
inline constexpr listed remote_cpu_to_local_io{{&unit_events::list, 0x100000640e9, 0, 0x5ad, 0}, {}, &remote_cpu_to_local_io};
inline constexpr listed local_io_to_remote_io{{&unit_events::list, 0x100000910e9, 0, 0x5e1, 0}, {}, &local_io_to_remote_io};
inline constexpr listed local_io_to_remote_mem{{&unit_events::list, 0x100000920e9, 0, 0x614, 0}, {}, &local_io_to_remote_mem};
inline constexpr listed local_cpu_to_remote_io{{&unit_events::list, 0x100000940e9, 0, 0x648, 0}, {}, &local_cpu_to_remote_io};
inline constexpr listed local_cpu_to_remote_mem{{&unit_events::list, 0x100000980e9, 0, 0x67c, 0}, {}, &local_cpu_to_remote_mem};
inline constexpr listed local_io_to_local_io{{&unit_events::list, 0x100000a10e9, 0, 0x6b1, 0}, {}, &local_io_to_local_io};
inline constexpr listed local_io_to_local_mem{{&unit_events::list, 0x100000a20e9, 0, 0x6e3, 0}, {}, &local_io_to_local_mem};
inline constexpr listed local_cpu_to_local_io{{&unit_events::list, 0x100000a40e9, 0, 0x716, 0}, {}, &local_cpu_to_local_io};
inline constexpr listed local_cpu_to_local_mem{{&unit_events::list, 0x100000a80e9, 0, 0x749, 0}, {}, &local_cpu_to_local_mem};
}
namespace cache_block_commands {
inline constexpr listed victim_block{{&unit_events::list, 0x100000010ea, 0, 0x77d, 0}, {}, &victim_block};
inline constexpr listed read_block{{&unit_events::list, 0x100000040ea, 0, 0x79f, 0}, {}, &read_block};
inline constexpr listed read_block_shared{{&unit_events::list, 0x100000080ea, 0, 0x7bf, 0}, {}, &read_block_shared};
inline constexpr listed read_block_modified{{&unit_events::list, 0x100000100ea, 0, 0x7e6, 0}, {}, &read_block_modified};
inline constexpr listed change_to_dirty{{&unit_events::list, 0x100000200ea, 0, 0x80f, 0}, {}, &change_to_dirty};
inline constexpr listed all{{&unit_events::list, 0x1000003d0ea, 0, 0x834, 0}, {}, &all};
}
namespace sized_commands {
inline constexpr listed non_posted_szwr_byte{{&unit_events::list, 0x100000010eb, 0, 0x84d, 0}, {}, &non_posted_szwr_byte};
inline constexpr listed non_posted_szwr_dw{{&unit_events::list, 0x100000020eb, 0, 0x871, 0}, {}, &non_posted_szwr_dw};
inline constexpr listed posted_szwr_byte{{&unit_events::list, 0x100000040eb, 0, 0x893, 0}, {}, &posted_szwr_byte};
inline constexpr listed posted_szwr_dw{{&unit_events::list, 0x100000080eb, 0, 0x8b3, 0}, {}, &posted_szwr_dw};
inline constexpr listed szrd_byte{{&unit_events::list, 0x100000100eb, 0, 0x8d1, 0}, {}, &szrd_byte};
inline constexpr listed szrd_dw{{&unit_events::list, 0x100000200eb, 0, 0x8ea, 0}, {}, &szrd_dw};
inline constexpr listed all{{&unit_events::list, 0x1000003f0eb, 0, 0x901, 0}, {}, &all};
}
namespace probe_responses_and_upstream_requests {
inline constexpr listed probe_miss{{&unit_events::list, 0x100000010ec, 0, 0x914, 0}, {}, &probe_miss};
inline constexpr listed probe_hit_clean{{&unit_events::list, 0x100000020ec, 0, 0x945, 0}, {}, &probe_hit_clean};
inline constexpr listed probe_hit_dirty_without_memory_cancel{{&unit_events::list, 0x100000040ec, 0, 0x97b, 0}, {}, &probe_hit_dirty_without_memory_cancel};
inline constexpr listed probe_hit_dirty_with_memory_cancel{{&unit_events::list, 0x100000080ec, 0, 0x9c7, 0}, {}, &probe_hit_dirty_with_memory_cancel};
inline constexpr listed upstream_display_refresh_isoc_reads{{&unit_events::list, 0x100000100ec, 0, 0xa10, 0}, {}, &upstream_display_refresh_isoc_reads};
inline constexpr listed upstream_non_display_refresh_reads{{&unit_events::list, 0x100000200ec, 0, 0xa5a, 0}, {}, &upstream_non_display_refresh_reads};
inline constexpr listed upstream_isoc_writes{{&unit_events::list, 0x100000400ec, 0, 0xaa3, 0}, {}, &upstream_isoc_writes};
inline constexpr listed upstream_non_isoc_writes{{&unit_events::list, 0x100000800ec, 0, 0xade, 0}, {}, &upstream_non_isoc_writes};
inline constexpr listed all{{&unit_events::list, 0x100000ff0ec, 0, 0xb1d, 0}, {}, &all};
}
namespace gart_events {
inline constexpr listed gart_aperture_hit_on_access_from_cpu{{&unit_events::list, 0x100000010ee, 0, 0xb47, 0}, {}, &gart_aperture_hit_on_access_from_cpu};
inline constexpr listed gart_aperture_hit_on_access_from_io{{&unit_events::list, 0x100000020ee, 0, 0xb78, 0}, {}, &gart_aperture_hit_on_access_from_io};
inline constexpr listed gart_miss{{&unit_events::list, 0x100000040ee, 0, 0xba8, 0}, {}, &gart_miss};
inline constexpr listed gart_request_hit_table_walk_in_progress{{&unit_events::list, 0x100000080ee, 0, 0xbbe, 0}, {}, &gart_request_hit_table_walk_in_progress};
inline constexpr listed gart_multiple_table_walk_in_progress{{&unit_events::list, 0x100000800ee, 0, 0xbf2, 0}, {}, &gart_multiple_table_walk_in_progress};
inline constexpr listed all{{&unit_events::list, 0x1000008f0ee, 0, 0xc23, 0}, {}, &all};
}
namespace link_transmit_bandwidth_link_0 {
inline constexpr listed command_dw_sent{{&unit_events::list, 0x100000010f6, 0, 0xc33, 0}, {}, &command_dw_sent};
inline constexpr listed data_dw_sent{{&unit_events::list, 0x100000020f6, 0, 0xc62, 0}, {}, &data_dw_sent};
inline constexpr listed buffer_release_dw_sent{{&unit_events::list, 0x100000040f6, 0, 0xc8e, 0}, {}, &buffer_release_dw_sent};
inline constexpr listed nop_dw_sent{{&unit_events::list, 0x100000080f6, 0, 0xcc4, 0}, {}, &nop_dw_sent};
inline constexpr listed address_dw_sent{{&unit_events::list, 0x100000100f6, 0, 0xcef, 0}, {}, &address_dw_sent};
inline constexpr listed per_packet_crc_sent{{&unit_events::list, 0x100000200f6, 0, 0xd1e, 0}, {}, &per_packet_crc_sent};
inline constexpr listed all{{&unit_events::list, 0x1000003f0f6, 0, 0xd51, 0}, {}, &all};
}
namespace link_transmit_bandwidth_link_1 {
inline constexpr listed command_dw_sent{{&unit_events::list, 0x100000010f7, 0, 0xd74, 0}, {}, &command_dw_sent};
inline constexpr listed data_dw_sent{{&unit_events::list, 0x100000020f7, 0, 0xda3, 0}, {}, &data_dw_sent};
inline constexpr listed buffer_release_dw_sent{{&unit_events::list, 0x100000040f7, 0, 0xdcf, 0}, {}, &buffer_release_dw_sent};
inline constexpr listed nop_dw_sent{{&unit_events::list, 0x100000080f7, 0, 0xe05, 0}, {}, &nop_dw_sent};
inline constexpr listed address_dw_sent{{&unit_events::list, 0x100000100f7, 0, 0xe30, 0}, {}, &address_dw_sent};
inline constexpr listed per_packet_crc_sent{{&unit_events::list, 0x100000200f7, 0, 0xe5f, 0}, {}, &per_packet_crc_sent};
inline constexpr listed all{{&unit_events::list, 0x1000003f0f7, 0, 0xe92, 0}, {}, &all};
}
namespace link_transmit_bandwidth_link_2 {
inline constexpr listed command_dw_sent{{&unit_events::list, 0x100000010f8, 0, 0xeb5, 0}, {}, &command_dw_sent};
inline constexpr listed data_dw_sent{{&unit_events::list, 0x100000020f8, 0, 0xee4, 0}, {}, &data_dw_sent};
inline constexpr listed buffer_release_dw_sent{{&unit_events::list, 0x100000040f8, 0, 0xf10, 0}, {}, &buffer_release_dw_sent};
inline constexpr listed nop_dw_sent{{&unit_events::list, 0x100000080f8, 0, 0xf46, 0}, {}, &nop_dw_sent};
inline constexpr listed address_dw_sent{{&unit_events::list, 0x100000100f8, 0, 0xf71, 0}, {}, &address_dw_sent};
inline constexpr listed per_packet_crc_sent{{&unit_events::list, 0x100000200f8, 0, 0xfa0, 0}, {}, &per_packet_crc_sent};
inline constexpr listed all{{&unit_events::list, 0x1000003f0f8, 0, 0xfd3, 0}, {}, &all};
}
namespace link_transmit_bandwidth_link_3 {
inline constexpr listed command_dw_sent{{&unit_events::list, 0x100000011f9, 0, 0xff6, 0}, {}, &command_dw_sent};
inline constexpr listed data_dw_sent{{&unit_events::list, 0x100000021f9, 0, 0x1025, 0}, {}, &data_dw_sent};
inline constexpr listed buffer_release_dw_sent{{&unit_events::list, 0x100000041f9, 0, 0x1051, 0}, {}, &buffer_release_dw_sent};
inline constexpr listed nop_dw_sent{{&unit_events::list, 0x100000081f9, 0, 0x1087, 0}, {}, &nop_dw_sent};
inline constexpr listed address_dw_sent{{&unit_events::list, 0x100000101f9, 0, 0x10b2, 0}, {}, &address_dw_sent};
inline constexpr listed per_packet_crc_sent{{&unit_events::list, 0x100000201f9, 0, 0x10e1, 0}, {}, &per_packet_crc_sent};
inline constexpr listed all{{&unit_events::list, 0x1000003f1f9, 0, 0x1114, 0}, {}, &all};
}
namespace cpu_to_dram_requests_to_target_node {
inline constexpr listed local_to_node_0{{&unit_events::list, 0x100000011e0, 0, 0x1137, 0}, {}, &local_to_node_0};
inline constexpr listed local_to_node_1{{&unit_events::list, 0x100000021e0, 0, 0x116b, 0}, {}, &local_to_node_1};
inline constexpr listed local_to_node_2{{&unit_events::list, 0x100000041e0, 0, 0x119f, 0}, {}, &local_to_node_2};
inline constexpr listed local_to_node_3{{&unit_events::list, 0x100000081e0, 0, 0x11d3, 0}, {}, &local_to_node_3};
inline constexpr listed local_to_node_4{{&unit_events::list, 0x100000101e0, 0, 0x1207, 0}, {}, &local_to_node_4};
inline constexpr listed local_to_node_5{{&unit_events::list, 0x100000201e0, 0, 0x123b, 0}, {}, &local_to_node_5};
inline constexpr listed local_to_node_6{{&unit_events::list, 0x100000401e0, 0, 0x126f, 0}, {}, &local_to_node_6};
inline constexpr listed local_to_node_7{{&unit_events::list, 0x100000801e0, 0, 0x12a3, 0}, {}, &local_to_node_7};
inline constexpr listed all{{&unit_events::list, 0x100000ff1e0, 0, 0x12d7, 0}, {}, &all};
}
namespace io_to_dram_requests_to_target_node {
inline constexpr listed local_to_node_0{{&unit_events::list, 0x100000011e1, 0, 0x12ff, 0}, {}, &local_to_node_0};
inline constexpr listed local_to_node_1{{&unit_events::list, 0x100000021e1, 0, 0x1332, 0}, {}, &local_to_node_1};
inline constexpr listed local_to_node_2{{&unit_events::list, 0x100000041e1, 0, 0x1365, 0}, {}, &local_to_node_2};
inline constexpr listed local_to_node_3{{&unit_events::list, 0x100000081e1, 0, 0x1398, 0}, {}, &local_to_node_3};
inline constexpr listed local_to_node_4{{&unit_events::list, 0x100000101e1, 0, 0x13cb, 0}, {}, &local_to_node_4};
inline constexpr listed local_to_node_5{{&unit_events::list, 0x100000201e1, 0, 0x13fe, 0}, {}, &local_to_node_5};
inline constexpr listed local_to_node_6{{&unit_events::list, 0x100000401e1, 0, 0x1431, 0}, {}, &local_to_node_6};
inline constexpr listed local_to_node_7{{&unit_events::list, 0x100000801e1, 0, 0x1464, 0}, {}, &local_to_node_7};
inline constexpr listed all{{&unit_events::list, 0x100000ff1e1, 0, 0x1497, 0}, {}, &all};
}
namespace cpu_read_command_latency_to_target_node_0_3 {
inline constexpr listed read_block_local_to_node_0{{&unit_events::list, 0x100000111e2, 0, 0x14be, 0}, {}, &read_block_local_to_node_0};
inline constexpr listed read_block_shared_local_to_node_0{{&unit_events::list, 0x100000121e2, 0, 0x1505, 0}, {}, &read_block_shared_local_to_node_0};
inline constexpr listed read_block_modified_local_to_node_0{{&unit_events::list, 0x100000141e2, 0, 0x1553, 0}, {}, &read_block_modified_local_to_node_0};
inline constexpr listed change_to_dirty_local_to_node_0{{&unit_events::list, 0x100000181e2, 0, 0x15a3, 0}, {}, &change_to_dirty_local_to_node_0};
inline constexpr listed read_block_local_to_node_1{{&unit_events::list, 0x100000211e2, 0, 0x15ef, 0}, {}, &read_block_local_to_node_1};
inline constexpr listed read_block_shared_local_to_node_1{{&unit_events::list, 0x100000221e2, 0, 0x1636, 0}, {}, &read_block_shared_local_to_node_1};
inline constexpr listed read_block_modified_local_to_node_1{{&unit_events::list, 0x100000241e2, 0, 0x1684, 0}, {}, &read_block_modified_local_to_node_1};
inline constexpr listed change_to_dirty_local_to_node_1{{&unit_events::list, 0x100000281e2, 0, 0x16d4, 0}, {}, &change_to_dirty_local_to_node_1};
inline constexpr listed read_block_local_to_node_2{{&unit_events::list, 0x100000411e2, 0, 0x1720, 0}, {}, &read_block_local_to_node_2};
inline constexpr listed read_block_shared_local_to_node_2{{&unit_events::list, 0x100000421e2, 0, 0x1767, 0}, {}, &read_block_shared_local_to_node_2};
inline constexpr listed read_block_modified_local_to_node_2{{&unit_events::list, 0x100000441e2, 0, 0x17b5, 0}, {}, &read_block_modified_local_to_node_2};
inline constexpr listed change_to_dirty_local_to_node_2{{&unit_events::list, 0x100000481e2, 0, 0x1805, 0}, {}, &change_to_dirty_local_to_node_2};
inline constexpr listed read_block_local_to_node_3{{&unit_events::list, 0x100000811e2, 0, 0x1851, 0}, {}, &read_block_local_to_node_3};
inline constexpr listed read_block_shared_local_to_node_3{{&unit_events::list, 0x100000821e2, 0, 0x1898, 0}, {}, &read_block_shared_local_to_node_3};
inline constexpr listed read_block_modified_local_to_node_3{{&unit_events::list, 0x100000841e2, 0, 0x18e6, 0}, {}, &read_block_modified_local_to_node_3};
inline constexpr listed change_to_dirty_local_to_node_3{{&unit_events::list, 0x100000881e2, 0, 0x1936, 0}, {}, &change_to_dirty_local_to_node_3};
inline constexpr listed all{{&unit_events::list, 0x100000ff1e2, 0, 0x1982, 0}, {}, &all};
}
namespace cpu_read_command_requests_to_target_node_0_3 {
inline constexpr listed read_block_local_to_node_0{{&unit_events::list, 0x100000111e3, 0, 0x19b2, 0}, {}, &read_block_local_to_node_0};
inline constexpr listed read_block_shared_local_to_node_0{{&unit_events::list, 0x100000121e3, 0, 0x19fa, 0}, {}, &read_block_shared_local_to_node_0};
inline constexpr listed read_block_modified_local_to_node_0{{&unit_events::list, 0x100000141e3, 0, 0x1a49, 0}, {}, &read_block_modified_local_to_node_0};
inline constexpr listed change_to_dirty_local_to_node_0{{&unit_events::list, 0x100000181e3, 0, 0x1a9a, 0}, {}, &change_to_dirty_local_to_node_0};
inline constexpr listed read_block_local_to_node_1{{&unit_events::list, 0x100000211e3, 0, 0x1ae7, 0}, {}, &read_block_local_to_node_1};
inline constexpr listed read_block_shared_local_to_node_1{{&unit_events::list, 0x100000221e3, 0, 0x1b2f, 0}, {}, &read_block_shared_local_to_node_1};
inline constexpr listed read_block_modified_local_to_node_1{{&unit_events::list, 0x100000241e3, 0, 0x1b7e, 0}, {}, &read_block_modified_local_to_node_1};
inline constexpr listed change_to_dirty_local_to_node_1{{&unit_events::list, 0x100000281e3, 0, 0x1bcf, 0}, {}, &change_to_dirty_local_to_node_1};
inline constexpr listed read_block_local_to_node_2{{&unit_events::list, 0x100000411e3, 0, 0x1c1c, 0}, {}, &read_block_local_to_node_2};
inline constexpr listed read_block_shared_local_to_node_2{{&unit_events::list, 0x100000421e3, 0, 0x1c64, 0}, {}, &read_block_shared_local_to_node_2};
inline constexpr listed read_block_modified_local_to_node_2{{&unit_events::list, 0x100000441e3, 0, 0x1cb3, 0}, {}, &read_block_modified_local_to_node_2};
inline constexpr listed change_to_dirty_local_to_node_2{{&unit_events::list, 0x100000481e3, 0, 0x1d04, 0}, {}, &change_to_dirty_local_to_node_2};
inline constexpr listed read_block_local_to_node_3{{&unit_events::list, 0x100000811e3, 0, 0x1d51, 0}, {}, &read_block_local_to_node_3};
inline constexpr listed read_block_shared_local_to_node_3{{&unit_events::list, 0x100000821e3, 0, 0x1d99, 0}, {}, &read_block_shared_local_to_node_3};
inline constexpr listed read_block_modified_local_to_node_3{{&unit_events::list, 0x100000841e3, 0, 0x1de8, 0}, {}, &read_block_modified_local_to_node_3};
inline constexpr listed change_to_dirty_local_to_node_3{{&unit_events::list, 0x100000881e3, 0, 0x1e39, 0}, {}, &change_to_dirty_local_to_node_3};
inline constexpr listed all{{&unit_events::list, 0x100000ff1e3, 0, 0x1e86, 0}, {}, &all};
}
namespace cpu_read_command_latency_to_target_node_4_7 {
inline constexpr listed read_block_local_to_node_4{{&unit_events::list, 0x100000111e4, 0, 0x1eb7, 0}, {}, &read_block_local_to_node_4};
inline constexpr listed read_block_shared_local_to_node_4{{&unit_events::list, 0x100000121e4, 0, 0x1efe, 0}, {}, &read_block_shared_local_to_node_4};
inline constexpr listed read_block_modified_local_to_node_4{{&unit_events::list, 0x100000141e4, 0, 0x1f4c, 0}, {}, &read_block_modified_local_to_node_4};
inline constexpr listed change_to_dirty_local_to_node_4{{&unit_events::list, 0x100000181e4, 0, 0x1f9c, 0}, {}, &change_to_dirty_local_to_node_4};
inline constexpr listed read_block_local_to_node_5{{&unit_events::list, 0x100000211e4, 0, 0x1fe8, 0}, {}, &read_block_local_to_node_5};
inline constexpr listed read_block_shared_local_to_node_5{{&unit_events::list, 0x100000221e4, 0, 0x202f, 0}, {}, &read_block_shared_local_to_node_5};
inline constexpr listed read_block_modified_local_to_node_5{{&unit_events::list, 0x100000241e4, 0, 0x207d, 0}, {}, &read_block_modified_local_to_node_5};
inline constexpr listed change_to_dirty_local_to_node_5{{&unit_events::list, 0x100000281e4, 0, 0x20cd, 0}, {}, &change_to_dirty_local_to_node_5};
inline constexpr listed read_block_local_to_node_6{{&unit_events::list, 0x100000411e4, 0, 0x2119, 0}, {}, &read_block_local_to_node_6};
inline constexpr listed read_block_shared_local_to_node_6{{&unit_events::list, 0x100000421e4, 0, 0x2160, 0}, {}, &read_block_shared_local_to_node_6};
inline constexpr listed read_block_modified_local_to_node_6{{&unit_events::list, 0x100000441e4, 0, 0x21ae, 0}, {}, &read_block_modified_local_to_node_6};
inline constexpr listed change_to_dirty_local_to_node_6{{&unit_events::list, 0x100000481e4, 0, 0x21fe, 0}, {}, &change_to_dirty_local_to_node_6};
inline constexpr listed read_block_local_to_node_7{{&unit_events::list, 0x100000811e4, 0, 0x224a, 0}, {}, &read_block_local_to_node_7};
inline constexpr listed read_block_shared_local_to_node_7{{&unit_events::list, 0x100000821e4, 0, 0x2291, 0}, {}, &read_block_shared_local_to_node_7};
inline constexpr listed read_block_modified_local_to_node_7{{&unit_events::list, 0x100000841e4, 0, 0x22df, 0}, {}, &read_block_modified_local_to_node_7};
inline constexpr listed change_to_dirty_local_to_node_7{{&unit_events::list, 0x100000881e4, 0, 0x232f, 0}, {}, &change_to_dirty_local_to_node_7};
inline constexpr listed all{{&unit_events::list, 0x100000ff1e4, 0, 0x237b, 0}, {}, &all};
}
namespace cpu_read_command_requests_to_target_node_4_7 {
inline constexpr listed read_block_local_to_node_4{{&unit_events::list, 0x100000111e5, 0, 0x23ab, 0}, {}, &read_block_local_to_node_4};
inline constexpr listed read_block_shared_local_to_node_4{{&unit_events::list, 0x100000121e5, 0, 0x23f3, 0}, {}, &read_block_shared_local_to_node_4};
inline constexpr listed read_block_modified_local_to_node_4{{&unit_events::list, 0x100000141e5, 0, 0x2442, 0}, {}, &read_block_modified_local_to_node_4};
inline constexpr listed change_to_dirty_local_to_node_4{{&unit_events::list, 0x100000181e5, 0, 0x2493, 0}, {}, &change_to_dirty_local_to_node_4};
inline constexpr listed read_block_local_to_node_5{{&unit_events::list, 0x100000211e5, 0, 0x24e0, 0}, {}, &read_block_local_to_node_5};
inline constexpr listed read_block_shared_local_to_node_5{{&unit_events::list, 0x100000221e5, 0, 0x2528, 0}, {}, &read_block_shared_local_to_node_5};
inline constexpr listed read_block_modified_local_to_node_5{{&unit_events::list, 0x100000241e5, 0, 0x2577, 0}, {}, &read_block_modified_local_to_node_5};
inline constexpr listed change_to_dirty_local_to_node_5{{&unit_events::list, 0x100000281e5, 0, 0x25c8, 0}, {}, &change_to_dirty_local_to_node_5};
inline constexpr listed read_block_local_to_node_6{{&unit_events::list, 0x100000411e5, 0, 0x2615, 0}, {}, &read_block_local_to_node_6};
inline constexpr listed read_block_shared_local_to_node_6{{&unit_events::list, 0x100000421e5, 0, 0x265d, 0}, {}, &read_block_shared_local_to_node_6};
inline constexpr listed read_block_modified_local_to_node_6{{&unit_events::list, 0x100000441e5, 0, 0x26ac, 0}, {}, &read_block_modified_local_to_node_6};
inline constexpr listed change_to_dirty_local_to_node_6{{&unit_events::list, 0x100000481e5, 0, 0x26fd, 0}, {}, &change_to_dirty_local_to_node_6};
inline constexpr listed read_block_local_to_node_7{{&unit_events::list, 0x100000811e5, 0, 0x274a, 0}, {}, &read_block_local_to_node_7};
inline constexpr listed read_block_shared_local_to_node_7{{&unit_events::list, 0x100000821e5, 0, 0x2792, 0}, {}, &read_block_shared_local_to_node_7};
inline constexpr listed read_block_modified_local_to_node_7{{&unit_events::list, 0x100000841e5, 0, 0x27e1, 0}, {}, &read_block_modified_local_to_node_7};
inline constexpr listed change_to_dirty_local_to_node_7{{&unit_events::list, 0x100000881e5, 0, 0x2832, 0}, {}, &change_to_dirty_local_to_node_7};
inline constexpr listed all{{&unit_events::list, 0x100000ff1e5, 0, 0x287f, 0}, {}, &all};
}
namespace cpu_command_latency_to_target_node {
inline constexpr listed read_sized_local_to_node_0{{&unit_events::list, 0x100000111e6, 0, 0x28b0, 0}, {}, &read_sized_local_to_node_0};
inline constexpr listed write_sized_local_to_node_0{{&unit_events::list, 0x100000121e6, 0, 0x28ee, 0}, {}, &write_sized_local_to_node_0};
inline constexpr listed victim_block_local_to_node_0{{&unit_events::list, 0x100000141e6, 0, 0x292d, 0}, {}, &victim_block_local_to_node_0};
inline constexpr listed read_sized_local_to_node_1{{&unit_events::list, 0x100000211e6, 0, 0x296d, 0}, {}, &read_sized_local_to_node_1};
inline constexpr listed write_sized_local_to_node_1{{&unit_events::list, 0x100000221e6, 0, 0x29ab, 0}, {}, &write_sized_local_to_node_1};
inline constexpr listed victim_block_local_to_node_1{{&unit_events::list, 0x100000241e6, 0, 0x29ea, 0}, {}, &victim_block_local_to_node_1};
inline constexpr listed read_sized_local_to_node_2{{&unit_events::list, 0x100000411e6, 0, 0x2a2a, 0}, {}, &read_sized_local_to_node_2};
inline constexpr listed write_sized_local_to_node_2{{&unit_events::list, 0x100000421e6, 0, 0x2a68, 0}, {}, &write_sized_local_to_node_2};
inline constexpr listed victim_block_local_to_node_2{{&unit_events::list, 0x100000441e6, 0, 0x2aa7, 0}, {}, &victim_block_local_to_node_2};
inline constexpr listed read_sized_local_to_node_3{{&unit_events::list, 0x100000811e6, 0, 0x2ae7, 0}, {}, &read_sized_local_to_node_3};
inline constexpr listed write_sized_local_to_node_3{{&unit_events::list, 0x100000821e6, 0, 0x2b25, 0}, {}, &write_sized_local_to_node_3};
inline constexpr listed victim_block_local_to_node_3{{&unit_events::list, 0x100000841e6, 0, 0x2b64, 0}, {}, &victim_block_local_to_node_3};
inline constexpr listed read_sized_local_to_node_4{{&unit_events::list, 0x100000191e6, 0, 0x2ba4, 0}, {}, &read_sized_local_to_node_4};
inline constexpr listed write_sized_local_to_node_4{{&unit_events::list, 0x1000001a1e6, 0, 0x2be2, 0}, {}, &write_sized_local_to_node_4};
inline constexpr listed victim_block_local_to_node_4{{&unit_events::list, 0x1000001c1e6, 0, 0x2c21, 0}, {}, &victim_block_local_to_node_4};
inline constexpr listed read_sized_local_to_node_5{{&unit_events::list, 0x100000291e6, 0, 0x2c61, 0}, {}, &read_sized_local_to_node_5};
inline constexpr listed write_sized_local_to_node_5{{&unit_events::list, 0x1000002a1e6, 0, 0x2c9f, 0}, {}, &write_sized_local_to_node_5};
inline constexpr listed victim_block_local_to_node_5{{&unit_events::list, 0x1000002c1e6, 0, 0x2cde, 0}, {}, &victim_block_local_to_node_5};
inline constexpr listed read_sized_local_to_node_6{{&unit_events::list, 0x100000491e6, 0, 0x2d1e, 0}, {}, &read_sized_local_to_node_6};
inline constexpr listed write_sized_local_to_node_6{{&unit_events::list, 0x1000004a1e6, 0, 0x2d5c, 0}, {}, &write_sized_local_to_node_6};
inline constexpr listed victim_block_local_to_node_6{{&unit_events::list, 0x1000004c1e6, 0, 0x2d9b, 0}, {}, &victim_block_local_to_node_6};
inline constexpr listed read_sized_local_to_node_7{{&unit_events::list, 0x100000891e6, 0, 0x2ddb, 0}, {}, &read_sized_local_to_node_7};
inline constexpr listed write_sized_local_to_node_7{{&unit_events::list, 0x1000008a1e6, 0, 0x2e19, 0}, {}, &write_sized_local_to_node_7};
inline constexpr listed victim_block_local_to_node_7{{&unit_events::list, 0x1000008c1e6, 0, 0x2e58, 0}, {}, &victim_block_local_to_node_7};
inline constexpr listed all_local_to_node_0_3{{&unit_events::list, 0x100000f71e6, 0, 0x2e98, 0}, {}, &all_local_to_node_0_3};
inline constexpr listed all_local_to_node_4_7{{&unit_events::list, 0x100000ff1e6, 0, 0x2ed1, 0}, {}, &all_local_to_node_4_7};
}
namespace cpu_requests_to_target_node {
inline constexpr listed read_sized_local_to_node_0{{&unit_events::list, 0x100000111e7, 0, 0x2f0a, 0}, {}, &read_sized_local_to_node_0};
inline constexpr listed write_sized_local_to_node_0{{&unit_events::list, 0x100000121e7, 0, 0x2f41, 0}, {}, &write_sized_local_to_node_0};
inline constexpr listed victim_block_local_to_node_0{{&unit_events::list, 0x100000141e7, 0, 0x2f79, 0}, {}, &victim_block_local_to_node_0};
inline constexpr listed read_sized_local_to_node_1{{&unit_events::list, 0x100000211e7, 0, 0x2fb2, 0}, {}, &read_sized_local_to_node_1};
inline constexpr listed write_sized_local_to_node_1{{&unit_events::list, 0x100000221e7, 0, 0x2fe9, 0}, {}, &write_sized_local_to_node_1};
inline constexpr listed victim_block_local_to_node_1{{&unit_events::list, 0x100000241e7, 0, 0x3021, 0}, {}, &victim_block_local_to_node_1};
inline constexpr listed read_sized_local_to_node_2{{&unit_events::list, 0x100000411e7, 0, 0x305a, 0}, {}, &read_sized_local_to_node_2};
inline constexpr listed write_sized_local_to_node_2{{&unit_events::list, 0x100000421e7, 0, 0x3091, 0}, {}, &write_sized_local_to_node_2};
inline constexpr listed victim_block_local_to_node_2{{&unit_events::list, 0x100000441e7, 0, 0x30c9, 0}, {}, &victim_block_local_to_node_2};
inline constexpr listed read_sized_local_to_node_3{{&unit_events::list, 0x100000811e7, 0, 0x3102, 0}, {}, &read_sized_local_to_node_3};
inline constexpr listed write_sized_local_to_node_3{{&unit_events::list, 0x100000821e7, 0, 0x3139, 0}, {}, &write_sized_local_to_node_3};
inline constexpr listed victim_block_local_to_node_3{{&unit_events::list, 0x100000841e7, 0, 0x3171, 0}, {}, &victim_block_local_to_node_3};
inline constexpr listed read_sized_local_to_node_4{{&unit_events::list, 0x100000191e7, 0, 0x31aa, 0}, {}, &read_sized_local_to_node_4};
inline constexpr listed write_sized_local_to_node_4{{&unit_events::list, 0x1000001a1e7, 0, 0x31e1, 0}, {}, &write_sized_local_to_node_4};
inline constexpr listed victim_block_local_to_node_4{{&unit_events::list, 0x1000001c1e7, 0, 0x3219, 0}, {}, &victim_block_local_to_node_4};
inline constexpr listed read_sized_local_to_node_5{{&unit_events::list, 0x100000291e7, 0, 0x3252, 0}, {}, &read_sized_local_to_node_5};
inline constexpr listed write_sized_local_to_node_5{{&unit_events::list, 0x1000002a1e7, 0, 0x3289, 0}, {}, &write_sized_local_to_node_5};
inline constexpr listed victim_block_local_to_node_5{{&unit_events::list, 0x1000002c1e7, 0, 0x32c1, 0}, {}, &victim_block_local_to_node_5};
inline constexpr listed read_sized_local_to_node_6{{&unit_events::list, 0x100000491e7, 0, 0x32fa, 0}, {}, &read_sized_local_to_node_6};
inline constexpr listed write_sized_local_to_node_6{{&unit_events::list, 0x1000004a1e7, 0, 0x3331, 0}, {}, &write_sized_local_to_node_6};
inline constexpr listed victim_block_local_to_node_6{{&unit_events::list, 0x1000004c1e7, 0, 0x3369, 0}, {}, &victim_block_local_to_node_6};
inline constexpr listed read_sized_local_to_node_7{{&unit_events::list, 0x100000891e7, 0, 0x33a2, 0}, {}, &read_sized_local_to_node_7};
inline constexpr listed write_sized_local_to_node_7{{&unit_events::list, 0x1000008a1e7, 0, 0x33d9, 0}, {}, &write_sized_local_to_node_7};
inline constexpr listed victim_block_local_to_node_7{{&unit_events::list, 0x1000008c1e7, 0, 0x3411, 0}, {}, &victim_block_local_to_node_7};
inline constexpr listed all_local_to_node_0_3{{&unit_events::list, 0x100000f71e7, 0, 0x344a, 0}, {}, &all_local_to_node_0_3};
inline constexpr listed all_local_to_node_4_7{{&unit_events::list, 0x100000ff1e7, 0, 0x347c, 0}, {}, &all_local_to_node_4_7};
}
namespace request_cache_status_0 {
inline constexpr listed probe_hit_s{{&unit_events::list, 0x100000011ea, 0, 0x34ae, 0}, {}, &probe_hit_s};
inline constexpr listed probe_hit_e{{&unit_events::list, 0x100000021ea, 0, 0x34d1, 0}, {}, &probe_hit_e};
inline constexpr listed probe_hit_muw_or_o{{&unit_events::list, 0x100000041ea, 0, 0x34f4, 0}, {}, &probe_hit_muw_or_o};
inline constexpr listed probe_hit_m{{&unit_events::list, 0x100000081ea, 0, 0x351e, 0}, {}, &probe_hit_m};
inline constexpr listed probe_miss{{&unit_events::list, 0x100000101ea, 0, 0x3541, 0}, {}, &probe_miss};
inline constexpr listed directed_probe{{&unit_events::list, 0x100000201ea, 0, 0x3563, 0}, {}, &directed_probe};
inline constexpr listed track_cache_stat_for_rdblk{{&unit_events::list, 0x100000401ea, 0, 0x3589, 0}, {}, &track_cache_stat_for_rdblk};
inline constexpr listed track_cache_stat_for_rdblks{{&unit_events::list, 0x100000801ea, 0, 0x35bb, 0}, {}, &track_cache_stat_for_rdblks};
inline constexpr listed all{{&unit_events::list, 0x100000ff1ea, 0, 0x35ee, 0}, {}, &all};
}
namespace request_cache_status_1 {
inline constexpr listed probe_hit_s{{&unit_events::list, 0x100000011eb, 0, 0x3609, 0}, {}, &probe_hit_s};
inline constexpr listed probe_hit_e{{&unit_events::list, 0x100000021eb, 0, 0x362c, 0}, {}, &probe_hit_e};
inline constexpr listed probe_hit_muw_or_o{{&unit_events::list, 0x100000041eb, 0, 0x364f, 0}, {}, &probe_hit_muw_or_o};
inline constexpr listed probe_hit_m{{&unit_events::list, 0x100000081eb, 0, 0x3679, 0}, {}, &probe_hit_m};
inline constexpr listed probe_miss{{&unit_events::list, 0x100000101eb, 0, 0x369c, 0}, {}, &probe_miss};
inline constexpr listed directed_probe{{&unit_events::list, 0x100000201eb, 0, 0x36be, 0}, {}, &directed_probe};
inline constexpr listed track_cache_stat_for_chgtodirty{{&unit_events::list, 0x100000401eb, 0, 0x36e4, 0}, {}, &track_cache_stat_for_chgtodirty};
inline constexpr listed track_cache_stat_for_rdblkm{{&unit_events::list, 0x100000801eb, 0, 0x371b, 0}, {}, &track_cache_stat_for_rdblkm};
inline constexpr listed all{{&unit_events::list, 0x100000ff1eb, 0, 0x374e, 0}, {}, &all};
}
namespace memory_controller_requests {
inline constexpr listed write_requests_to_dct{{&unit_events::list, 0x100000011f0, 0, 0x3769, 0}, {}, &write_requests_to_dct};
inline constexpr listed read_requests_to_dct{{&unit_events::list, 0x100000021f0, 0, 0x379a, 0}, {}, &read_requests_to_dct};
inline constexpr listed prefetch_requests_to_dct{{&unit_events::list, 0x100000041f0, 0, 0x37ca, 0}, {}, &prefetch_requests_to_dct};
inline constexpr listed _32_bytes_sized_writes{{&unit_events::list, 0x100000081f0, 0, 0x37fe, 0}, {}, &_32_bytes_sized_writes};
inline constexpr listed _64_bytes_sized_writes{{&unit_events::list, 0x100000101f0, 0, 0x382f, 0}, {}, &_64_bytes_sized_writes};
inline constexpr listed _32_bytes_sized_reads{{&unit_events::list, 0x100000201f0, 0, 0x3860, 0}, {}, &_32_bytes_sized_reads};
inline constexpr listed _64_byte_sized_reads{{&unit_events::list, 0x100000401f0, 0, 0x3890, 0}, {}, &_64_byte_sized_reads};
inline constexpr listed read_requests_to_dct_while_writes_pending{{&unit_events::list, 0x100000801f0, 0, 0x38bf, 0}, {}, &read_requests_to_dct_while_writes_pending};
inline constexpr listed all{{&unit_events::list, 0x100000ff1f0, 0, 0x3904, 0}, {}, &all};
}
namespace read_request_to_l3_cache {
inline constexpr listed read_block_exclusive{{&unit_events::list, 0x100000f14e0, 0, 0x3923, 0}, {}, &read_block_exclusive};
inline constexpr listed read_block_shared{{&unit_events::list, 0x100000f24e0, 0, 0x3951, 0}, {}, &read_block_shared};
inline constexpr listed read_block_modify{{&unit_events::list, 0x100000f44e0, 0, 0x397c, 0}, {}, &read_block_modify};
inline constexpr listed prefetch{{&unit_events::list, 0x100000f84e0, 0, 0x39a7, 0}, {}, &prefetch};
inline constexpr listed read_block_any{{&unit_events::list, 0x100000f74e0, 0, 0x39c9, 0}, {}, &read_block_any};
}
namespace l3_cache_misses {
inline constexpr listed read_block_exclusive{{&unit_events::list, 0x100000f14e1, 0, 0x39f1, 0}, {}, &read_block_exclusive};
inline constexpr listed read_block_shared{{&unit_events::list, 0x100000f24e1, 0, 0x3a16, 0}, {}, &read_block_shared};
inline constexpr listed read_block_modify{{&unit_events::list, 0x100000f44e1, 0, 0x3a38, 0}, {}, &read_block_modify};
inline constexpr listed prefetch{{&unit_events::list, 0x100000f84e1, 0, 0x3a5a, 0}, {}, &prefetch};
inline constexpr listed read_block_any{{&unit_events::list, 0x100000f74e1, 0, 0x3a73, 0}, {}, &read_block_any};
}
namespace l3_fills_caused_by_l2_evictions {
inline constexpr listed shared{{&unit_events::list, 0x100000f14e2, 0, 0x3a92, 0}, {}, &shared};
inline constexpr listed exclusive{{&unit_events::list, 0x100000f24e2, 0, 0x3ab9, 0}, {}, &exclusive};
inline constexpr listed owned{{&unit_events::list, 0x100000f44e2, 0, 0x3ae3, 0}, {}, &owned};
inline constexpr listed modified{{&unit_events::list, 0x100000f84e2, 0, 0x3b09, 0}, {}, &modified};
inline constexpr listed all{{&unit_events::list, 0x100000ff4e2, 0, 0x3b32, 0}, {}, &all};
}
namespace l3_evictions {
inline constexpr listed shared{{&unit_events::list, 0x100000014e3, 0, 0x3b56, 0}, {}, &shared};
inline constexpr listed exclusive{{&unit_events::list, 0x100000024e3, 0, 0x3b6a, 0}, {}, &exclusive};
inline constexpr listed owned{{&unit_events::list, 0x100000044e3, 0, 0x3b81, 0}, {}, &owned};
inline constexpr listed modified{{&unit_events::list, 0x100000084e3, 0, 0x3b94, 0}, {}, &modified};
inline constexpr listed all{{&unit_events::list, 0x1000000f4e3, 0, 0x3baa, 0}, {}, &all};
}
namespace non_canceled_l3_read_requests {
inline constexpr listed read_block_exclusive{{&unit_events::list, 0x100000f14ed, 0, 0x3bbb, 0}, {}, &read_block_exclusive};
inline constexpr listed read_block_shared{{&unit_events::list, 0x100000f24ed, 0, 0x3bee, 0}, {}, &read_block_shared};
inline constexpr listed read_block_modify{{&unit_events::list, 0x100000f44ed, 0, 0x3c1e, 0}, {}, &read_block_modify};
inline constexpr listed prefetch{{&unit_events::list, 0x100000f84ed, 0, 0x3c4e, 0}, {}, &prefetch};
inline constexpr listed read_block_any{{&unit_events::list, 0x100000f74ed, 0, 0x3c75, 0}, {}, &read_block_any};
}
namespace l3_latency {
inline constexpr listed l3_request_cycle{{&unit_events::list, 0x100000014ef, 0, 0x3ca2, 0}, {}, &l3_request_cycle};
inline constexpr listed l3_request{{&unit_events::list, 0x100000024ef, 0, 0x3cbe, 0}, {}, &l3_request};
inline constexpr listed all{{&unit_events::list, 0x100000034ef, 0, 0x3cd4, 0}, {}, &all};
}
} // namespace northbridge

namespace unit_events {
inline constexpr const listed *own[] = {
    &northbridge::dram_accesses::dct0_page_hit, &northbridge::dram_accesses::dct0_page_miss,
    &northbridge::dram_accesses::dct0_page_conflict, &northbridge::dram_accesses::dct1_page_hit,
    &northbridge::dram_accesses::dct1_page_miss, &northbridge::dram_accesses::dct1_page_conflict,
    &northbridge::dram_accesses::all,
    &northbridge::dram_controller_page_table_overflows::dct0_page_table_overflow,
    &northbridge::dram_controller_page_table_overflows::dct1_page_table_overflow,
    &northbridge::dram_controller_page_table_overflows::all,
    &northbridge::memory_controller_dram_command_slots_missed::dct0_command_slots_missed,
    &northbridge::memory_controller_dram_command_slots_missed::dct1_command_slots_missed,
    &northbridge::memory_controller_dram_command_slots_missed::all,
    &northbridge::memory_controller_turnarounds::dct0_dimm_turnaround,
    &northbridge::memory_controller_turnarounds::dct0_read_write_turnaround,
    &northbridge::memory_controller_turnarounds::dct0_write_read_turnaround,
    &northbridge::memory_controller_turnarounds::dct1_dimm_turnaround,
    &northbridge::memory_controller_turnarounds::dct1_read_write_turnaround,
    &northbridge::memory_controller_turnarounds::dct1_write_read_turnaround,
    &northbridge::memory_controller_turnarounds::all,
    &northbridge::memory_controller_bypass_counter_saturation::memory_controller_high_priority_bypass,
    &northbridge::memory_controller_bypass_counter_saturation::memory_controller_medium_priority_bypass,
    &northbridge::memory_controller_bypass_counter_saturation::dct0_dcq_bypass,
    &northbridge::memory_controller_bypass_counter_saturation::dct1_dcq_bypass,
    &northbridge::memory_controller_bypass_counter_saturation::all,
    &northbridge::thermal_status::num_htc_trip_point_crossed,
    &northbridge::thermal_status::num_clocks_htc_pstate_inactive,
    &northbridge::thermal_status::num_clocks_htc_pstate_active, &northbridge::thermal_status::all,
    &northbridge::cpu_io_requests_to_memory_io::remote_io_to_local_io,
    &northbridge::cpu_io_requests_to_memory_io::remote_cpu_to_local_io,
    &northbridge::cpu_io_requests_to_memory_io::local_io_to_remote_io,
    &northbridge::cpu_io_requests_to_memory_io::local_io_to_remote_mem,
    &northbridge::cpu_io_requests_to_memory_io::local_cpu_to_remote_io,
    &northbridge::cpu_io_requests_to_memory_io::local_cpu_to_remote_mem,
    &northbridge::cpu_io_requests_to_memory_io::local_io_to_local_io,
    &northbridge::cpu_io_requests_to_memory_io::local_io_to_local_mem,
    &northbridge::cpu_io_requests_to_memory_io::local_cpu_to_local_io,
    &northbridge::cpu_io_requests_to_memory_io::local_cpu_to_local_mem,
    &northbridge::cache_block_commands::victim_block,
    &northbridge::cache_block_commands::read_block,
    &northbridge::cache_block_commands::read_block_shared,
    &northbridge::cache_block_commands::read_block_modified,
    &northbridge::cache_block_commands::change_to_dirty, &northbridge::cache_block_commands::all,
    &northbridge::sized_commands::non_posted_szwr_byte,
    &northbridge::sized_commands::non_posted_szwr_dw,
    &northbridge::sized_commands::posted_szwr_byte, &northbridge::sized_commands::posted_szwr_dw,
    &northbridge::sized_commands::szrd_byte, &northbridge::sized_commands::szrd_dw,
    &northbridge::sized_commands::all,
    &northbridge::probe_responses_and_upstream_requests::probe_miss,
    &northbridge::probe_responses_and_upstream_requests::probe_hit_clean,
    &northbridge::probe_responses_and_upstream_requests::probe_hit_dirty_without_memory_cancel,
    &northbridge::probe_responses_and_upstream_requests::probe_hit_dirty_with_memory_cancel,
    &northbridge::probe_responses_and_upstream_requests::upstream_display_refresh_isoc_reads,
    &northbridge::probe_responses_and_upstream_requests::upstream_non_display_refresh_reads,
    &northbridge::probe_responses_and_upstream_requests::upstream_isoc_writes,
    &northbridge::probe_responses_and_upstream_requests::upstream_non_isoc_writes,
    &northbridge::probe_responses_and_upstream_requests::all,
    &northbridge::gart_events::gart_aperture_hit_on_access_from_cpu,
    &northbridge::gart_events::gart_aperture_hit_on_access_from_io,
    &northbridge::gart_events::gart_miss,
    &northbridge::gart_events::gart_request_hit_table_walk_in_progress,
    &northbridge::gart_events::gart_multiple_table_walk_in_progress, &northbridge::gart_events::all,
    &northbridge::link_transmit_bandwidth_link_0::command_dw_sent,
    &northbridge::link_transmit_bandwidth_link_0::data_dw_sent,
    &northbridge::link_transmit_bandwidth_link_0::buffer_release_dw_sent,
    &northbridge::link_transmit_bandwidth_link_0::nop_dw_sent,
    &northbridge::link_transmit_bandwidth_link_0::address_dw_sent,
    &northbridge::link_transmit_bandwidth_link_0::per_packet_crc_sent,
    &northbridge::link_transmit_bandwidth_link_0::all,
    &northbridge::link_transmit_bandwidth_link_1::command_dw_sent,
    &northbridge::link_transmit_bandwidth_link_1::data_dw_sent,
    &northbridge::link_transmit_bandwidth_link_1::buffer_release_dw_sent,
    &northbridge::link_transmit_bandwidth_link_1::nop_dw_sent,
    &northbridge::link_transmit_bandwidth_link_1::address_dw_sent,
    &northbridge::link_transmit_bandwidth_link_1::per_packet_crc_sent,
    &northbridge::link_transmit_bandwidth_link_1::all,
    &northbridge::link_transmit_bandwidth_link_2::command_dw_sent,
    &northbridge::link_transmit_bandwidth_link_2::data_dw_sent,
    &northbridge::link_transmit_bandwidth_link_2::buffer_release_dw_sent,
    &northbridge::link_transmit_bandwidth_link_2::nop_dw_sent,
    &northbridge::link_transmit_bandwidth_link_2::address_dw_sent,
    &northbridge::link_transmit_bandwidth_link_2::per_packet_crc_sent,
    &northbridge::link_transmit_bandwidth_link_2::all,
    &northbridge::link_transmit_bandwidth_link_3::command_dw_sent,
    &northbridge::link_transmit_bandwidth_link_3::data_dw_sent,
    &northbridge::link_transmit_bandwidth_link_3::buffer_release_dw_sent,
    &northbridge::link_transmit_bandwidth_link_3::nop_dw_sent,
    &northbridge::link_transmit_bandwidth_link_3::address_dw_sent,
    &northbridge::link_transmit_bandwidth_link_3::per_packet_crc_sent,
    &northbridge::link_transmit_bandwidth_link_3::all,
    &northbridge::cpu_to_dram_requests_to_target_node::local_to_node_0,
    &northbridge::cpu_to_dram_requests_to_target_node::local_to_node_1,
    &northbridge::cpu_to_dram_requests_to_target_node::local_to_node_2,
    &northbridge::cpu_to_dram_requests_to_target_node::local_to_node_3,
    &northbridge::cpu_to_dram_requests_to_target_node::local_to_node_4,
    &northbridge::cpu_to_dram_requests_to_target_node::local_to_node_5,
    &northbridge::cpu_to_dram_requests_to_target_node::local_to_node_6,
    &northbridge::cpu_to_dram_requests_to_target_node::local_to_node_7,
    &northbridge::cpu_to_dram_requests_to_target_node::all,
    &northbridge::io_to_dram_requests_to_target_node::local_to_node_0,
    &northbridge::io_to_dram_requests_to_target_node::local_to_node_1,
    &northbridge::io_to_dram_requests_to_target_node::local_to_node_2,
    &northbridge::io_to_dram_requests_to_target_node::local_to_node_3,
    &northbridge::io_to_dram_requests_to_target_node::local_to_node_4,
    &northbridge::io_to_dram_requests_to_target_node::local_to_node_5,
    &northbridge::io_to_dram_requests_to_target_node::local_to_node_6,
    &northbridge::io_to_dram_requests_to_target_node::local_to_node_7,
    &northbridge::io_to_dram_requests_to_target_node::all,
    &northbridge::cpu_read_command_latency_to_target_node_0_3::read_block_local_to_node_0,
    &northbridge::cpu_read_command_latency_to_target_node_0_3::read_block_shared_local_to_node_0,
    &northbridge::cpu_read_command_latency_to_target_node_0_3::read_block_modified_local_to_node_0,
    &northbridge::cpu_read_command_latency_to_target_node_0_3::change_to_dirty_local_to_node_0,
    &northbridge::cpu_read_command_latency_to_target_node_0_3::read_block_local_to_node_1,
    &northbridge::cpu_read_command_latency_to_target_node_0_3::read_block_shared_local_to_node_1,
    &northbridge::cpu_read_command_latency_to_target_node_0_3::read_block_modified_local_to_node_1,
    &northbridge::cpu_read_command_latency_to_target_node_0_3::change_to_dirty_local_to_node_1,
    &northbridge::cpu_read_command_latency_to_target_node_0_3::read_block_local_to_node_2,
    &northbridge::cpu_read_command_latency_to_target_node_0_3::read_block_shared_local_to_node_2,
    &northbridge::cpu_read_command_latency_to_target_node_0_3::read_block_modified_local_to_node_2,
    &northbridge::cpu_read_command_latency_to_target_node_0_3::change_to_dirty_local_to_node_2,
    &northbridge::cpu_read_command_latency_to_target_node_0_3::read_block_local_to_node_3,
    &northbridge::cpu_read_command_latency_to_target_node_0_3::read_block_shared_local_to_node_3,
    &northbridge::cpu_read_command_latency_to_target_node_0_3::read_block_modified_local_to_node_3,
    &northbridge::cpu_read_command_latency_to_target_node_0_3::change_to_dirty_local_to_node_3,
    &northbridge::cpu_read_command_latency_to_target_node_0_3::all,
    &northbridge::cpu_read_command_requests_to_target_node_0_3::read_block_local_to_node_0,
    &northbridge::cpu_read_command_requests_to_target_node_0_3::read_block_shared_local_to_node_0,
    &northbridge::cpu_read_command_requests_to_target_node_0_3::read_block_modified_local_to_node_0,
    &northbridge::cpu_read_command_requests_to_target_node_0_3::change_to_dirty_local_to_node_0,
    &northbridge::cpu_read_command_requests_to_target_node_0_3::read_block_local_to_node_1,
    &northbridge::cpu_read_command_requests_to_target_node_0_3::read_block_shared_local_to_node_1,
    &northbridge::cpu_read_command_requests_to_target_node_0_3::read_block_modified_local_to_node_1,
    &northbridge::cpu_read_command_requests_to_target_node_0_3::change_to_dirty_local_to_node_1,
    &northbridge::cpu_read_command_requests_to_target_node_0_3::read_block_local_to_node_2,
    &northbridge::cpu_read_command_requests_to_target_node_0_3::read_block_shared_local_to_node_2,
    &northbridge::cpu_read_command_requests_to_target_node_0_3::read_block_modified_local_to_node_2,
    &northbridge::cpu_read_command_requests_to_target_node_0_3::change_to_dirty_local_to_node_2,
    &northbridge::cpu_read_command_requests_to_target_node_0_3::read_block_local_to_node_3,
    &northbridge::cpu_read_command_requests_to_target_node_0_3::read_block_shared_local_to_node_3,
    &northbridge::cpu_read_command_requests_to_target_node_0_3::read_block_modified_local_to_node_3,
    &northbridge::cpu_read_command_requests_to_target_node_0_3::change_to_dirty_local_to_node_3,
    &northbridge::cpu_read_command_requests_to_target_node_0_3::all,
    &northbridge::cpu_read_command_latency_to_target_node_4_7::read_block_local_to_node_4,
    &northbridge::cpu_read_command_latency_to_target_node_4_7::read_block_shared_local_to_node_4,
    &northbridge::cpu_read_command_latency_to_target_node_4_7::read_block_modified_local_to_node_4,
    &northbridge::cpu_read_command_latency_to_target_node_4_7::change_to_dirty_local_to_node_4,
    &northbridge::cpu_read_command_latency_to_target_node_4_7::read_block_local_to_node_5,
    &northbridge::cpu_read_command_latency_to_target_node_4_7::read_block_shared_local_to_node_5,
    &northbridge::cpu_read_command_latency_to_target_node_4_7::read_block_modified_local_to_node_5,
    &northbridge::cpu_read_command_latency_to_target_node_4_7::change_to_dirty_local_to_node_5,
    &northbridge::cpu_read_command_latency_to_target_node_4_7::read_block_local_to_node_6,
    &northbridge::cpu_read_command_latency_to_target_node_4_7::read_block_shared_local_to_node_6,
    &northbridge::cpu_read_command_latency_to_target_node_4_7::read_block_modified_local_to_node_6,
    &northbridge::cpu_read_command_latency_to_target_node_4_7::change_to_dirty_local_to_node_6,
    &northbridge::cpu_read_command_latency_to_target_node_4_7::read_block_local_to_node_7,
    &northbridge::cpu_read_command_latency_to_target_node_4_7::read_block_shared_local_to_node_7,
    &northbridge::cpu_read_command_latency_to_target_node_4_7::read_block_modified_local_to_node_7,
    &northbridge::cpu_read_command_latency_to_target_node_4_7::change_to_dirty_local_to_node_7,
    &northbridge::cpu_read_command_latency_to_target_node_4_7::all,
    &northbridge::cpu_read_command_requests_to_target_node_4_7::read_block_local_to_node_4,
    &northbridge::cpu_read_command_requests_to_target_node_4_7::read_block_shared_local_to_node_4,
    &northbridge::cpu_read_command_requests_to_target_node_4_7::read_block_modified_local_to_node_4,
    &northbridge::cpu_read_command_requests_to_target_node_4_7::change_to_dirty_local_to_node_4,
    &northbridge::cpu_read_command_requests_to_target_node_4_7::read_block_local_to_node_5,
    &northbridge::cpu_read_command_requests_to_target_node_4_7::read_block_shared_local_to_node_5,
    &northbridge::cpu_read_command_requests_to_target_node_4_7::read_block_modified_local_to_node_5,
    &northbridge::cpu_read_command_requests_to_target_node_4_7::change_to_dirty_local_to_node_5,
    &northbridge::cpu_read_command_requests_to_target_node_4_7::read_block_local_to_node_6,
    &northbridge::cpu_read_command_requests_to_target_node_4_7::read_block_shared_local_to_node_6,
    &northbridge::cpu_read_command_requests_to_target_node_4_7::read_block_modified_local_to_node_6,
    &northbridge::cpu_read_command_requests_to_target_node_4_7::change_to_dirty_local_to_node_6,
    &northbridge::cpu_read_command_requests_to_target_node_4_7::read_block_local_to_node_7,
    &northbridge::cpu_read_command_requests_to_target_node_4_7::read_block_shared_local_to_node_7,
    &northbridge::cpu_read_command_requests_to_target_node_4_7::read_block_modified_local_to_node_7,
    &northbridge::cpu_read_command_requests_to_target_node_4_7::change_to_dirty_local_to_node_7,
    &northbridge::cpu_read_command_requests_to_target_node_4_7::all,
    &northbridge::cpu_command_latency_to_target_node::read_sized_local_to_node_0,
    &northbridge::cpu_command_latency_to_target_node::write_sized_local_to_node_0,
    &northbridge::cpu_command_latency_to_target_node::victim_block_local_to_node_0,
    &northbridge::cpu_command_latency_to_target_node::read_sized_local_to_node_1,
    &northbridge::cpu_command_latency_to_target_node::write_sized_local_to_node_1,
    &northbridge::cpu_command_latency_to_target_node::victim_block_local_to_node_1,
    &northbridge::cpu_command_latency_to_target_node::read_sized_local_to_node_2,
    &northbridge::cpu_command_latency_to_target_node::write_sized_local_to_node_2,
    &northbridge::cpu_command_latency_to_target_node::victim_block_local_to_node_2,
    &northbridge::cpu_command_latency_to_target_node::read_sized_local_to_node_3,
    &northbridge::cpu_command_latency_to_target_node::write_sized_local_to_node_3,
    &northbridge::cpu_command_latency_to_target_node::victim_block_local_to_node_3,
    &northbridge::cpu_command_latency_to_target_node::read_sized_local_to_node_4,
    &northbridge::cpu_command_latency_to_target_node::write_sized_local_to_node_4,
    &northbridge::cpu_command_latency_to_target_node::victim_block_local_to_node_4,
    &northbridge::cpu_command_latency_to_target_node::read_sized_local_to_node_5,
    &northbridge::cpu_command_latency_to_target_node::write_sized_local_to_node_5,
    &northbridge::cpu_command_latency_to_target_node::victim_block_local_to_node_5,
    &northbridge::cpu_command_latency_to_target_node::read_sized_local_to_node_6,
    &northbridge::cpu_command_latency_to_target_node::write_sized_local_to_node_6,
    &northbridge::cpu_command_latency_to_target_node::victim_block_local_to_node_6,
    &northbridge::cpu_command_latency_to_target_node::read_sized_local_to_node_7,
    &northbridge::cpu_command_latency_to_target_node::write_sized_local_to_node_7,
    &northbridge::cpu_command_latency_to_target_node::victim_block_local_to_node_7,
    &northbridge::cpu_command_latency_to_target_node::all_local_to_node_0_3,
    &northbridge::cpu_command_latency_to_target_node::all_local_to_node_4_7,
    &northbridge::cpu_requests_to_target_node::read_sized_local_to_node_0,
    &northbridge::cpu_requests_to_target_node::write_sized_local_to_node_0,
    &northbridge::cpu_requests_to_target_node::victim_block_local_to_node_0,
    &northbridge::cpu_requests_to_target_node::read_sized_local_to_node_1,
    &northbridge::cpu_requests_to_target_node::write_sized_local_to_node_1,
    &northbridge::cpu_requests_to_target_node::victim_block_local_to_node_1,
    &northbridge::cpu_requests_to_target_node::read_sized_local_to_node_2,
    &northbridge::cpu_requests_to_target_node::write_sized_local_to_node_2,
    &northbridge::cpu_requests_to_target_node::victim_block_local_to_node_2,
    &northbridge::cpu_requests_to_target_node::read_sized_local_to_node_3,
    &northbridge::cpu_requests_to_target_node::write_sized_local_to_node_3,
    &northbridge::cpu_requests_to_target_node::victim_block_local_to_node_3,
    &northbridge::cpu_requests_to_target_node::read_sized_local_to_node_4,
    &northbridge::cpu_requests_to_target_node::write_sized_local_to_node_4,
    &northbridge::cpu_requests_to_target_node::victim_block_local_to_node_4,
    &northbridge::cpu_requests_to_target_node::read_sized_local_to_node_5,
    &northbridge::cpu_requests_to_target_node::write_sized_local_to_node_5,
    &northbridge::cpu_requests_to_target_node::victim_block_local_to_node_5,
    &northbridge::cpu_requests_to_target_node::read_sized_local_to_node_6,
    &northbridge::cpu_requests_to_target_node::write_sized_local_to_node_6,
    &northbridge::cpu_requests_to_target_node::victim_block_local_to_node_6,
    &northbridge::cpu_requests_to_target_node::read_sized_local_to_node_7,
    &northbridge::cpu_requests_to_target_node::write_sized_local_to_node_7,
    &northbridge::cpu_requests_to_target_node::victim_block_local_to_node_7,
    &northbridge::cpu_requests_to_target_node::all_local_to_node_0_3,
    &northbridge::cpu_requests_to_target_node::all_local_to_node_4_7,
    &northbridge::request_cache_status_0::probe_hit_s,
    &northbridge::request_cache_status_0::probe_hit_e,
    &northbridge::request_cache_status_0::probe_hit_muw_or_o,
    &northbridge::request_cache_status_0::probe_hit_m,
    &northbridge::request_cache_status_0::probe_miss,
    &northbridge::request_cache_status_0::directed_probe,
    &northbridge::request_cache_status_0::track_cache_stat_for_rdblk,
    &northbridge::request_cache_status_0::track_cache_stat_for_rdblks,
    &northbridge::request_cache_status_0::all, &northbridge::request_cache_status_1::probe_hit_s,
    &northbridge::request_cache_status_1::probe_hit_e,
    &northbridge::request_cache_status_1::probe_hit_muw_or_o,
    &northbridge::request_cache_status_1::probe_hit_m,
    &northbridge::request_cache_status_1::probe_miss,
    &northbridge::request_cache_status_1::directed_probe,
    &northbridge::request_cache_status_1::track_cache_stat_for_chgtodirty,
    &northbridge::request_cache_status_1::track_cache_stat_for_rdblkm,
    &northbridge::request_cache_status_1::all,
    &northbridge::memory_controller_requests::write_requests_to_dct,
    &northbridge::memory_controller_requests::read_requests_to_dct,
    &northbridge::memory_controller_requests::prefetch_requests_to_dct,
    &northbridge::memory_controller_requests::_32_bytes_sized_writes,
    &northbridge::memory_controller_requests::_64_bytes_sized_writes,
    &northbridge::memory_controller_requests::_32_bytes_sized_reads,
    &northbridge::memory_controller_requests::_64_byte_sized_reads,
    &northbridge::memory_controller_requests::read_requests_to_dct_while_writes_pending,
    &northbridge::memory_controller_requests::all,
    &northbridge::read_request_to_l3_cache::read_block_exclusive,
    &northbridge::read_request_to_l3_cache::read_block_shared,
    &northbridge::read_request_to_l3_cache::read_block_modify,
    &northbridge::read_request_to_l3_cache::prefetch,
    &northbridge::read_request_to_l3_cache::read_block_any,
    &northbridge::l3_cache_misses::read_block_exclusive,
    &northbridge::l3_cache_misses::read_block_shared,
    &northbridge::l3_cache_misses::read_block_modify, &northbridge::l3_cache_misses::prefetch,
    &northbridge::l3_cache_misses::read_block_any,
    &northbridge::l3_fills_caused_by_l2_evictions::shared,
    &northbridge::l3_fills_caused_by_l2_evictions::exclusive,
    &northbridge::l3_fills_caused_by_l2_evictions::owned,
    &northbridge::l3_fills_caused_by_l2_evictions::modified,
    &northbridge::l3_fills_caused_by_l2_evictions::all, &northbridge::l3_evictions::shared,
    &northbridge::l3_evictions::exclusive, &northbridge::l3_evictions::owned,
    &northbridge::l3_evictions::modified, &northbridge::l3_evictions::all,
    &northbridge::non_canceled_l3_read_requests::read_block_exclusive,
    &northbridge::non_canceled_l3_read_requests::read_block_shared,
    &northbridge::non_canceled_l3_read_requests::read_block_modify,
    &northbridge::non_canceled_l3_read_requests::prefetch,
    &northbridge::non_canceled_l3_read_requests::read_block_any,
    &northbridge::l3_latency::l3_request_cycle, &northbridge::l3_latency::l3_request,
    &northbridge::l3_latency::all
};
/// All events of the list.
inline constexpr select::known_list<amd::event_pmu> all{&list, all_of(own)};
} // namespace unit_events

} // namespace msr::events::fam15h
