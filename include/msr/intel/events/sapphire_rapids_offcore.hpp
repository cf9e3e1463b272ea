// Events of Sapphire Rapids, each a constant that is its own row. Written by
// `msrpp import` from a table: do not edit.
// spr: from intel/perfmon 6dadedf3aa48, SPR/events/sapphirerapids_core.json, version 1.39 of
// 03/24/2026; BSD-3-Clause, Copyright (c) Intel Corporation. Numbers and names only.
#pragma once

#include <msr/intel/perfmon/listed.hpp>

// clang-format off
namespace msr::events::sapphire_rapids {

namespace offcore_events {
using listed = select::vendor_event<perfmon::event_pmu>;
inline constexpr char names[] =
    "ocr.demand_data_rd.any_response\0"
    "ocr.demand_rfo.any_response\0"
    "ocr.demand_code_rd.any_response\0"
    "ocr.hwpf_l1d.any_response\0"
    "ocr.streaming_wr.any_response\0"
    "ocr.reads_to_core.any_response\0"
    "ocr.hwpf_l3.any_response\0"
    "ocr.demand_data_rd.l3_hit\0"
    "ocr.demand_rfo.l3_hit\0"
    "ocr.demand_code_rd.l3_hit\0"
    "ocr.reads_to_core.l3_hit\0"
    "ocr.streaming_wr.l3_hit\0"
    "ocr.hwpf_l3.l3_hit\0"
    "ocr.streaming_wr.l3_miss_local\0"
    "ocr.hwpf_l3.l3_miss_local\0"
    "ocr.reads_to_core.l3_miss_local\0"
    "ocr.reads_to_core.remote\0"
    "ocr.hwpf_l3.remote\0"
    "ocr.demand_data_rd.l3_miss\0"
    "ocr.demand_code_rd.l3_miss\0"
    "ocr.demand_rfo.l3_miss\0"
    "ocr.reads_to_core.l3_miss\0"
    "ocr.streaming_wr.l3_miss\0"
    "ocr.hwpf_l3.l3_miss\0"
    "ocr.demand_data_rd.local_dram\0"
    "ocr.demand_rfo.local_dram\0"
    "ocr.demand_code_rd.local_dram\0"
    "ocr.reads_to_core.local_dram\0"
    "ocr.demand_data_rd.remote_dram\0"
    "ocr.reads_to_core.remote_dram\0"
    "ocr.demand_data_rd.dram\0"
    "ocr.demand_rfo.dram\0"
    "ocr.demand_code_rd.dram\0"
    "ocr.reads_to_core.dram\0"
    "ocr.demand_data_rd.remote_pmm\0"
    "ocr.reads_to_core.remote_pmm\0"
    "ocr.demand_data_rd.pmm\0"
    "ocr.demand_data_rd.l3_hit.snoop_hit_no_fwd\0"
    "ocr.reads_to_core.l3_hit.snoop_hit_no_fwd\0"
    "ocr.demand_data_rd.l3_hit.snoop_hit_with_fwd\0"
    "ocr.demand_data_rd.remote_cache.snoop_hit_with_fwd\0"
    "ocr.reads_to_core.l3_hit.snoop_hit_with_fwd\0"
    "ocr.reads_to_core.remote_cache.snoop_hit_with_fwd\0"
    "ocr.demand_data_rd.l3_hit.snoop_hitm\0"
    "ocr.demand_data_rd.remote_cache.snoop_hitm\0"
    "ocr.demand_rfo.l3_hit.snoop_hitm\0"
    "ocr.demand_code_rd.l3_hit.snoop_hitm\0"
    "ocr.reads_to_core.l3_hit.snoop_hitm\0"
    "ocr.reads_to_core.remote_cache.snoop_hitm\0"
    "ocr.demand_data_rd.snc_dram\0"
    "ocr.demand_rfo.snc_dram\0"
    "ocr.demand_code_rd.snc_dram\0"
    "ocr.reads_to_core.snc_dram\0"
    "ocr.demand_data_rd.snc_cache.hitm\0"
    "ocr.demand_data_rd.snc_cache.hit_with_fwd\0"
    "ocr.demand_rfo.snc_cache.hitm\0"
    "ocr.demand_rfo.snc_cache.hit_with_fwd\0"
    "ocr.demand_code_rd.snc_cache.hitm\0"
    "ocr.demand_code_rd.snc_cache.hit_with_fwd\0"
    "ocr.reads_to_core.snc_cache.hitm\0"
    "ocr.reads_to_core.snc_cache.hit_with_fwd\0"
    "ocr.reads_to_core.local_socket_dram\0"
    "ocr.demand_data_rd.local_socket_pmm\0"
    "ocr.reads_to_core.local_socket_pmm\0"
    "ocr.hwpf_l2.any_response\0"
    "ocr.reads_to_core.l3_miss_local_socket\0"
    "ocr.reads_to_core.remote_cache.snoop_fwd\0"
    "ocr.reads_to_core.remote_memory\0"
    "ocr.rfo_to_core.l3_hit_m\0"
    "ocr.modified_write.any_response\0"
    "ocr.write_estimate.memory\0";
inline constexpr core sharers[] = {core::emerald_rapids, core::granite_rapids};
inline constexpr select::event_list list{"sapphire_rapids", core::sapphire_rapids, names, all_of(sharers)};
} // namespace offcore_events

namespace ocr {
using namespace offcore_events;
inline constexpr listed demand_data_rd_any_response{{&list, 0x102a, 0xf, 0x100186a300000, 0x10001}, {}, &demand_data_rd_any_response}; // .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x10001, .period = 100003
inline constexpr listed demand_rfo_any_response{{&list, 0x102a, 0xf, 0x100186a300020, 0x3f3ffc0002}, {}, &demand_rfo_any_response}; // .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x3f3ffc0002, .period = 100003
inline constexpr listed demand_code_rd_any_response{{&list, 0x102a, 0xf, 0x100186a30003c, 0x10004}, {}, &demand_code_rd_any_response}; // .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x10004, .period = 100003
inline constexpr listed hwpf_l1d_any_response{{&list, 0x102a, 0xf, 0x10100186a30005c, 0x10400}, {}, &hwpf_l1d_any_response}; // .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x10400, .period = 100003, .missing = 0x2
inline constexpr listed streaming_wr_any_response{{&list, 0x102a, 0xf, 0x100186a300076, 0x10800}, {}, &streaming_wr_any_response}; // .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x10800, .period = 100003
inline constexpr listed reads_to_core_any_response{{&list, 0x102a, 0xf, 0x100186a300094, 0x3f3ffc4477}, {}, &reads_to_core_any_response}; // .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x3f3ffc4477, .period = 100003
inline constexpr listed hwpf_l3_any_response{{&list, 0x102a, 0xf, 0x10100186a3000b3, 0x12380}, {}, &hwpf_l3_any_response}; // .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x12380, .period = 100003, .missing = 0x2
inline constexpr listed demand_data_rd_l3_hit{{&list, 0x102a, 0xf, 0x100186a3000cc, 0x3f803c0001}, {}, &demand_data_rd_l3_hit}; // .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x3f803c0001, .period = 100003
inline constexpr listed demand_rfo_l3_hit{{&list, 0x102a, 0xf, 0x100186a3000e6, 0x3f803c0002}, {}, &demand_rfo_l3_hit}; // .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x3f803c0002, .period = 100003
inline constexpr listed demand_code_rd_l3_hit{{&list, 0x102a, 0xf, 0x100186a3000fc, 0x3f803c0004}, {}, &demand_code_rd_l3_hit}; // .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x3f803c0004, .period = 100003
inline constexpr listed reads_to_core_l3_hit{{&list, 0x102a, 0xf, 0x100186a300116, 0x3f003c4477}, {}, &reads_to_core_l3_hit}; // .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x3f003c4477, .period = 100003
inline constexpr listed streaming_wr_l3_hit{{&list, 0x102a, 0xf, 0x10100186a30012f, 0x80080800}, {}, &streaming_wr_l3_hit}; // .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x80080800, .period = 100003, .missing = 0x2
inline constexpr listed hwpf_l3_l3_hit{{&list, 0x102a, 0xf, 0x10100186a300147, 0x80082380}, {}, &hwpf_l3_l3_hit}; // .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x80082380, .period = 100003, .missing = 0x2
inline constexpr listed streaming_wr_l3_miss_local{{&list, 0x102a, 0xf, 0x10100186a30015a, 0x84000800}, {}, &streaming_wr_l3_miss_local}; // .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x84000800, .period = 100003, .missing = 0x2
inline constexpr listed hwpf_l3_l3_miss_local{{&list, 0x102a, 0xf, 0x10100186a300179, 0x84002380}, {}, &hwpf_l3_l3_miss_local}; // .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x84002380, .period = 100003, .missing = 0x2
inline constexpr listed reads_to_core_l3_miss_local{{&list, 0x102a, 0xf, 0x100186a300193, 0x3f04c04477}, {}, &reads_to_core_l3_miss_local}; // .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x3f04c04477, .period = 100003
inline constexpr listed reads_to_core_remote{{&list, 0x102a, 0xf, 0x100186a3001b3, 0x3f33004477}, {}, &reads_to_core_remote}; // .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x3f33004477, .period = 100003
inline constexpr listed hwpf_l3_remote{{&list, 0x102a, 0xf, 0x10100186a3001cc, 0x90002380}, {}, &hwpf_l3_remote}; // .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x90002380, .period = 100003, .missing = 0x2
inline constexpr listed demand_data_rd_l3_miss{{&list, 0x102a, 0xf, 0x100186a3001df, 0x3fbfc00001}, {}, &demand_data_rd_l3_miss}; // .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x3fbfc00001, .period = 100003
inline constexpr listed demand_code_rd_l3_miss{{&list, 0x102a, 0xf, 0x100186a3001fa, 0x3fbfc00004}, {}, &demand_code_rd_l3_miss}; // .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x3fbfc00004, .period = 100003
inline constexpr listed demand_rfo_l3_miss{{&list, 0x102a, 0xf, 0x100186a300215, 0x3f3fc00002}, {}, &demand_rfo_l3_miss}; // .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x3f3fc00002, .period = 100003
inline constexpr listed reads_to_core_l3_miss{{&list, 0x102a, 0xf, 0x100186a30022c, 0x3f3fc04477}, {}, &reads_to_core_l3_miss}; // .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x3f3fc04477, .period = 100003
inline constexpr listed streaming_wr_l3_miss{{&list, 0x102a, 0xf, 0x10100186a300246, 0x94000800}, {}, &streaming_wr_l3_miss}; // .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x94000800, .period = 100003, .missing = 0x2
inline constexpr listed hwpf_l3_l3_miss{{&list, 0x102a, 0xf, 0x10100186a30025f, 0x94002380}, {}, &hwpf_l3_l3_miss}; // .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x94002380, .period = 100003, .missing = 0x2
inline constexpr listed demand_data_rd_local_dram{{&list, 0x102a, 0xf, 0x100186a300273, 0x104000001}, {}, &demand_data_rd_local_dram}; // .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x104000001, .period = 100003
inline constexpr listed demand_rfo_local_dram{{&list, 0x102a, 0xf, 0x100186a300291, 0x104000002}, {}, &demand_rfo_local_dram}; // .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x104000002, .period = 100003
inline constexpr listed demand_code_rd_local_dram{{&list, 0x102a, 0xf, 0x100186a3002ab, 0x104000004}, {}, &demand_code_rd_local_dram}; // .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x104000004, .period = 100003
inline constexpr listed reads_to_core_local_dram{{&list, 0x102a, 0xf, 0x100186a3002c9, 0x104004477}, {}, &reads_to_core_local_dram}; // .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x104004477, .period = 100003
inline constexpr listed demand_data_rd_remote_dram{{&list, 0x102a, 0xf, 0x100186a3002e6, 0x730000001}, {}, &demand_data_rd_remote_dram}; // .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x730000001, .period = 100003
inline constexpr listed reads_to_core_remote_dram{{&list, 0x102a, 0xf, 0x100186a300305, 0x730004477}, {}, &reads_to_core_remote_dram}; // .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x730004477, .period = 100003
inline constexpr listed demand_data_rd_dram{{&list, 0x102a, 0xf, 0x100186a300323, 0x73c000001}, {}, &demand_data_rd_dram}; // .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x73c000001, .period = 100003
inline constexpr listed demand_rfo_dram{{&list, 0x102a, 0xf, 0x100186a30033b, 0x73c000002}, {}, &demand_rfo_dram}; // .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x73c000002, .period = 100003
inline constexpr listed demand_code_rd_dram{{&list, 0x102a, 0xf, 0x100186a30034f, 0x73c000004}, {}, &demand_code_rd_dram}; // .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x73c000004, .period = 100003
inline constexpr listed reads_to_core_dram{{&list, 0x102a, 0xf, 0x100186a300367, 0x73c004477}, {}, &reads_to_core_dram}; // .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x73c004477, .period = 100003
inline constexpr listed demand_data_rd_remote_pmm{{&list, 0x102a, 0xf, 0x18100186a30037e, 0x703000001}, {}, &demand_data_rd_remote_pmm}; // .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x703000001, .period = 100003, .missing = 0x3
inline constexpr listed reads_to_core_remote_pmm{{&list, 0x102a, 0xf, 0x18100186a30039c, 0x703004477}, {}, &reads_to_core_remote_pmm}; // .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x703004477, .period = 100003, .missing = 0x3
inline constexpr listed demand_data_rd_pmm{{&list, 0x102a, 0xf, 0x18100186a3003b9, 0x703c00001}, {}, &demand_data_rd_pmm}; // .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x703c00001, .period = 100003, .missing = 0x3
inline constexpr listed demand_data_rd_l3_hit_snoop_hit_no_fwd{{&list, 0x102a, 0xf, 0x100186a3003d0, 0x4003c0001}, {}, &demand_data_rd_l3_hit_snoop_hit_no_fwd}; // .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x4003c0001, .period = 100003
inline constexpr listed reads_to_core_l3_hit_snoop_hit_no_fwd{{&list, 0x102a, 0xf, 0x10100186a3003fb, 0x4003c4477}, {}, &reads_to_core_l3_hit_snoop_hit_no_fwd}; // .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x4003c4477, .period = 100003, .missing = 0x2
inline constexpr listed demand_data_rd_l3_hit_snoop_hit_with_fwd{{&list, 0x102a, 0xf, 0x100186a300425, 0x8003c0001}, {}, &demand_data_rd_l3_hit_snoop_hit_with_fwd}; // .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x8003c0001, .period = 100003
inline constexpr listed demand_data_rd_remote_cache_snoop_hit_with_fwd{{&list, 0x102a, 0xf, 0x100186a300452, 0x830000001}, {}, &demand_data_rd_remote_cache_snoop_hit_with_fwd}; // .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x830000001, .period = 100003
inline constexpr listed reads_to_core_l3_hit_snoop_hit_with_fwd{{&list, 0x102a, 0xf, 0x10100186a300485, 0x8003c4477}, {}, &reads_to_core_l3_hit_snoop_hit_with_fwd}; // .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x8003c4477, .period = 100003, .missing = 0x2
inline constexpr listed reads_to_core_remote_cache_snoop_hit_with_fwd{{&list, 0x102a, 0xf, 0x100186a3004b1, 0x830004477}, {}, &reads_to_core_remote_cache_snoop_hit_with_fwd}; // .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x830004477, .period = 100003
inline constexpr listed demand_data_rd_l3_hit_snoop_hitm{{&list, 0x102a, 0xf, 0x100186a3004e3, 0x10003c0001}, {}, &demand_data_rd_l3_hit_snoop_hitm}; // .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x10003c0001, .period = 100003
inline constexpr listed demand_data_rd_remote_cache_snoop_hitm{{&list, 0x102a, 0xf, 0x100186a300508, 0x1030000001}, {}, &demand_data_rd_remote_cache_snoop_hitm}; // .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x1030000001, .period = 100003
inline constexpr listed demand_rfo_l3_hit_snoop_hitm{{&list, 0x102a, 0xf, 0x100186a300533, 0x10003c0002}, {}, &demand_rfo_l3_hit_snoop_hitm}; // .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x10003c0002, .period = 100003
inline constexpr listed demand_code_rd_l3_hit_snoop_hitm{{&list, 0x102a, 0xf, 0x100186a300554, 0x10003c0004}, {}, &demand_code_rd_l3_hit_snoop_hitm}; // .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x10003c0004, .period = 100003
inline constexpr listed reads_to_core_l3_hit_snoop_hitm{{&list, 0x102a, 0xf, 0x100186a300579, 0x10003c4477}, {}, &reads_to_core_l3_hit_snoop_hitm}; // .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x10003c4477, .period = 100003
inline constexpr listed reads_to_core_remote_cache_snoop_hitm{{&list, 0x102a, 0xf, 0x100186a30059d, 0x1030004477}, {}, &reads_to_core_remote_cache_snoop_hitm}; // .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x1030004477, .period = 100003
inline constexpr listed demand_data_rd_snc_dram{{&list, 0x102a, 0xf, 0x10100186a3005c7, 0x708000001}, {}, &demand_data_rd_snc_dram}; // .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x708000001, .period = 100003, .missing = 0x2
inline constexpr listed demand_rfo_snc_dram{{&list, 0x102a, 0xf, 0x10100186a3005e3, 0x708000002}, {}, &demand_rfo_snc_dram}; // .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x708000002, .period = 100003, .missing = 0x2
inline constexpr listed demand_code_rd_snc_dram{{&list, 0x102a, 0xf, 0x10100186a3005fb, 0x708000004}, {}, &demand_code_rd_snc_dram}; // .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x708000004, .period = 100003, .missing = 0x2
inline constexpr listed reads_to_core_snc_dram{{&list, 0x102a, 0xf, 0x10100186a300617, 0x708004477}, {}, &reads_to_core_snc_dram}; // .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x708004477, .period = 100003, .missing = 0x2
inline constexpr listed demand_data_rd_snc_cache_hitm{{&list, 0x102a, 0xf, 0x100186a300632, 0x1008000001}, {}, &demand_data_rd_snc_cache_hitm}; // .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x1008000001, .period = 100003
inline constexpr listed demand_data_rd_snc_cache_hit_with_fwd{{&list, 0x102a, 0xf, 0x100186a300654, 0x808000001}, {}, &demand_data_rd_snc_cache_hit_with_fwd}; // .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x808000001, .period = 100003
inline constexpr listed demand_rfo_snc_cache_hitm{{&list, 0x102a, 0xf, 0x10100186a30067e, 0x1008000002}, {}, &demand_rfo_snc_cache_hitm}; // .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x1008000002, .period = 100003, .missing = 0x2
inline constexpr listed demand_rfo_snc_cache_hit_with_fwd{{&list, 0x102a, 0xf, 0x10100186a30069c, 0x808000002}, {}, &demand_rfo_snc_cache_hit_with_fwd}; // .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x808000002, .period = 100003, .missing = 0x2
inline constexpr listed demand_code_rd_snc_cache_hitm{{&list, 0x102a, 0xf, 0x10100186a3006c2, 0x1008000004}, {}, &demand_code_rd_snc_cache_hitm}; // .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x1008000004, .period = 100003, .missing = 0x2
inline constexpr listed demand_code_rd_snc_cache_hit_with_fwd{{&list, 0x102a, 0xf, 0x10100186a3006e4, 0x808000004}, {}, &demand_code_rd_snc_cache_hit_with_fwd}; // .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x808000004, .period = 100003, .missing = 0x2
inline constexpr listed reads_to_core_snc_cache_hitm{{&list, 0x102a, 0xf, 0x100186a30070e, 0x1008004477}, {}, &reads_to_core_snc_cache_hitm}; // .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x1008004477, .period = 100003
inline constexpr listed reads_to_core_snc_cache_hit_with_fwd{{&list, 0x102a, 0xf, 0x100186a30072f, 0x808004477}, {}, &reads_to_core_snc_cache_hit_with_fwd}; // .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x808004477, .period = 100003
inline constexpr listed reads_to_core_local_socket_dram{{&list, 0x102a, 0xf, 0x100186a300758, 0x70c004477}, {}, &reads_to_core_local_socket_dram}; // .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x70c004477, .period = 100003
inline constexpr listed demand_data_rd_local_socket_pmm{{&list, 0x102a, 0xf, 0x18100186a30077c, 0x700c00001}, {}, &demand_data_rd_local_socket_pmm}; // .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x700c00001, .period = 100003, .missing = 0x3
inline constexpr listed reads_to_core_local_socket_pmm{{&list, 0x102a, 0xf, 0x18100186a3007a0, 0x700c04477}, {}, &reads_to_core_local_socket_pmm}; // .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x700c04477, .period = 100003, .missing = 0x3
inline constexpr listed hwpf_l2_any_response{{&list, 0x102a, 0xf, 0x10100186a3007c3, 0x10070}, {}, &hwpf_l2_any_response}; // .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x10070, .period = 100003, .missing = 0x2
inline constexpr listed reads_to_core_l3_miss_local_socket{{&list, 0x102a, 0xf, 0x100186a3007dc, 0x70cc04477}, {}, &reads_to_core_l3_miss_local_socket}; // .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x70cc04477, .period = 100003
inline constexpr listed reads_to_core_remote_cache_snoop_fwd{{&list, 0x102a, 0xf, 0x100186a300803, 0x1830004477}, {}, &reads_to_core_remote_cache_snoop_fwd}; // .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x1830004477, .period = 100003
inline constexpr listed reads_to_core_remote_memory{{&list, 0x102a, 0xf, 0x100186a30082c, 0x733004477}, {}, &reads_to_core_remote_memory}; // .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x733004477, .period = 100003
inline constexpr listed rfo_to_core_l3_hit_m{{&list, 0x102a, 0xf, 0x100186a30084c, 0x1f80040022}, {}, &rfo_to_core_l3_hit_m}; // .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x1f80040022, .period = 100003
inline constexpr listed modified_write_any_response{{&list, 0x102a, 0xf, 0x100186a300865, 0x10808}, {}, &modified_write_any_response}; // .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x10808, .period = 100003
inline constexpr listed write_estimate_memory{{&list, 0x102a, 0xf, 0x100186a300885, 0xfbff80822}, {}, &write_estimate_memory}; // .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0xfbff80822, .period = 100003
} // namespace ocr

namespace offcore_events {
inline constexpr const listed *events[] = {
    &ocr::demand_data_rd_any_response, &ocr::demand_rfo_any_response,
    &ocr::demand_code_rd_any_response, &ocr::hwpf_l1d_any_response, &ocr::streaming_wr_any_response,
    &ocr::reads_to_core_any_response, &ocr::hwpf_l3_any_response, &ocr::demand_data_rd_l3_hit,
    &ocr::demand_rfo_l3_hit, &ocr::demand_code_rd_l3_hit, &ocr::reads_to_core_l3_hit,
    &ocr::streaming_wr_l3_hit, &ocr::hwpf_l3_l3_hit, &ocr::streaming_wr_l3_miss_local,
    &ocr::hwpf_l3_l3_miss_local, &ocr::reads_to_core_l3_miss_local, &ocr::reads_to_core_remote,
    &ocr::hwpf_l3_remote, &ocr::demand_data_rd_l3_miss, &ocr::demand_code_rd_l3_miss,
    &ocr::demand_rfo_l3_miss, &ocr::reads_to_core_l3_miss, &ocr::streaming_wr_l3_miss,
    &ocr::hwpf_l3_l3_miss, &ocr::demand_data_rd_local_dram, &ocr::demand_rfo_local_dram,
    &ocr::demand_code_rd_local_dram, &ocr::reads_to_core_local_dram,
    &ocr::demand_data_rd_remote_dram, &ocr::reads_to_core_remote_dram, &ocr::demand_data_rd_dram,
    &ocr::demand_rfo_dram, &ocr::demand_code_rd_dram, &ocr::reads_to_core_dram,
    &ocr::demand_data_rd_remote_pmm, &ocr::reads_to_core_remote_pmm, &ocr::demand_data_rd_pmm,
    &ocr::demand_data_rd_l3_hit_snoop_hit_no_fwd, &ocr::reads_to_core_l3_hit_snoop_hit_no_fwd,
    &ocr::demand_data_rd_l3_hit_snoop_hit_with_fwd,
    &ocr::demand_data_rd_remote_cache_snoop_hit_with_fwd,
    &ocr::reads_to_core_l3_hit_snoop_hit_with_fwd,
    &ocr::reads_to_core_remote_cache_snoop_hit_with_fwd, &ocr::demand_data_rd_l3_hit_snoop_hitm,
    &ocr::demand_data_rd_remote_cache_snoop_hitm, &ocr::demand_rfo_l3_hit_snoop_hitm,
    &ocr::demand_code_rd_l3_hit_snoop_hitm, &ocr::reads_to_core_l3_hit_snoop_hitm,
    &ocr::reads_to_core_remote_cache_snoop_hitm, &ocr::demand_data_rd_snc_dram,
    &ocr::demand_rfo_snc_dram, &ocr::demand_code_rd_snc_dram, &ocr::reads_to_core_snc_dram,
    &ocr::demand_data_rd_snc_cache_hitm, &ocr::demand_data_rd_snc_cache_hit_with_fwd,
    &ocr::demand_rfo_snc_cache_hitm, &ocr::demand_rfo_snc_cache_hit_with_fwd,
    &ocr::demand_code_rd_snc_cache_hitm, &ocr::demand_code_rd_snc_cache_hit_with_fwd,
    &ocr::reads_to_core_snc_cache_hitm, &ocr::reads_to_core_snc_cache_hit_with_fwd,
    &ocr::reads_to_core_local_socket_dram, &ocr::demand_data_rd_local_socket_pmm,
    &ocr::reads_to_core_local_socket_pmm, &ocr::hwpf_l2_any_response,
    &ocr::reads_to_core_l3_miss_local_socket, &ocr::reads_to_core_remote_cache_snoop_fwd,
    &ocr::reads_to_core_remote_memory, &ocr::rfo_to_core_l3_hit_m,
    &ocr::modified_write_any_response, &ocr::write_estimate_memory,
};
/// All events of the list.
inline constexpr select::known_list<perfmon::event_pmu> all{&list, all_of(events)};
} // namespace offcore_events

} // namespace msr::events::sapphire_rapids
