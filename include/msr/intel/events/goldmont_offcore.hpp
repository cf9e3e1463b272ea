// Events of Goldmont, each a constant that is its own row. Written by
// `msrpp import` from a table: do not edit.
// glm: from intel/perfmon 6dadedf3aa48, GLM/events/goldmont_core.json, version 13 of 03/02/2018;
// BSD-3-Clause, Copyright (c) Intel Corporation. Numbers and names only.
#pragma once

#include <msr/intel/perfmon/listed.hpp>

// clang-format off
namespace msr::perfmon::glm {

namespace offcore_events {
using listed = select::vendor_event<event_pmu>;
inline constexpr char names[] =
    "offcore_response.any_read.l2_miss.any\0"
    "offcore_response.any_read.l2_miss.hitm_other_core\0"
    "offcore_response.any_read.l2_miss.hit_other_core_no_fwd\0"
    "offcore_response.any_read.l2_miss.snoop_miss_or_no_snoop_needed\0"
    "offcore_response.any_read.l2_hit\0"
    "offcore_response.any_rfo.l2_miss.any\0"
    "offcore_response.any_rfo.l2_miss.hitm_other_core\0"
    "offcore_response.any_rfo.l2_miss.hit_other_core_no_fwd\0"
    "offcore_response.any_rfo.l2_miss.snoop_miss_or_no_snoop_needed\0"
    "offcore_response.any_rfo.l2_hit\0"
    "offcore_response.any_data_rd.l2_miss.any\0"
    "offcore_response.any_data_rd.l2_miss.hitm_other_core\0"
    "offcore_response.any_data_rd.l2_miss.hit_other_core_no_fwd\0"
    "offcore_response.any_data_rd.l2_miss.snoop_miss_or_no_snoop_needed\0"
    "offcore_response.any_data_rd.l2_hit\0"
    "offcore_response.any_pf_data_rd.l2_miss.any\0"
    "offcore_response.any_pf_data_rd.l2_miss.hitm_other_core\0"
    "offcore_response.any_pf_data_rd.l2_miss.hit_other_core_no_fwd\0"
    "offcore_response.any_pf_data_rd.l2_miss.snoop_miss_or_no_snoop_needed\0"
    "offcore_response.any_pf_data_rd.l2_hit\0"
    "offcore_response.any_request.l2_miss.hitm_other_core\0"
    "offcore_response.any_request.l2_miss.hit_other_core_no_fwd\0"
    "offcore_response.any_request.l2_miss.snoop_miss_or_no_snoop_needed\0"
    "offcore_response.any_request.l2_hit\0"
    "offcore_response.any_request.any_response\0"
    "offcore_response.streaming_stores.l2_miss.any\0"
    "offcore_response.streaming_stores.l2_hit\0"
    "offcore_response.partial_streaming_stores.l2_miss.any\0"
    "offcore_response.partial_streaming_stores.l2_miss.hitm_other_core\0"
    "offcore_response.partial_streaming_stores.l2_miss.hit_other_core_no_fwd\0"
    "offcore_response.partial_streaming_stores.l2_miss.snoop_miss_or_no_snoop_needed\0"
    "offcore_response.partial_streaming_stores.l2_hit\0"
    "offcore_response.pf_l1_data_rd.l2_miss.any\0"
    "offcore_response.pf_l1_data_rd.l2_miss.hitm_other_core\0"
    "offcore_response.pf_l1_data_rd.l2_miss.hit_other_core_no_fwd\0"
    "offcore_response.pf_l1_data_rd.l2_miss.snoop_miss_or_no_snoop_needed\0"
    "offcore_response.pf_l1_data_rd.l2_hit\0"
    "offcore_response.sw_prefetch.l2_miss.any\0"
    "offcore_response.sw_prefetch.l2_miss.hitm_other_core\0"
    "offcore_response.sw_prefetch.l2_miss.hit_other_core_no_fwd\0"
    "offcore_response.sw_prefetch.l2_miss.snoop_miss_or_no_snoop_needed\0"
    "offcore_response.sw_prefetch.l2_hit\0"
    "offcore_response.full_streaming_stores.l2_miss.any\0"
    "offcore_response.full_streaming_stores.l2_miss.hitm_other_core\0"
    "offcore_response.full_streaming_stores.l2_miss.hit_other_core_no_fwd\0"
    "offcore_response.full_streaming_stores.l2_miss.snoop_miss_or_no_snoop_needed\0"
    "offcore_response.full_streaming_stores.l2_hit\0"
    "offcore_response.bus_locks.any_response\0"
    "offcore_response.partial_writes.l2_miss.any\0"
    "offcore_response.partial_reads.l2_miss.any\0"
    "offcore_response.pf_l2_rfo.l2_miss.any\0"
    "offcore_response.pf_l2_rfo.l2_miss.hitm_other_core\0"
    "offcore_response.pf_l2_rfo.l2_miss.hit_other_core_no_fwd\0"
    "offcore_response.pf_l2_rfo.l2_miss.snoop_miss_or_no_snoop_needed\0"
    "offcore_response.pf_l2_rfo.l2_hit\0"
    "offcore_response.pf_l2_data_rd.l2_miss.any\0"
    "offcore_response.pf_l2_data_rd.l2_miss.hitm_other_core\0"
    "offcore_response.pf_l2_data_rd.l2_miss.hit_other_core_no_fwd\0"
    "offcore_response.pf_l2_data_rd.l2_miss.snoop_miss_or_no_snoop_needed\0"
    "offcore_response.pf_l2_data_rd.l2_hit\0"
    "offcore_response.corewb.l2_miss.any\0"
    "offcore_response.corewb.l2_miss.hitm_other_core\0"
    "offcore_response.corewb.l2_miss.hit_other_core_no_fwd\0"
    "offcore_response.corewb.l2_miss.snoop_miss_or_no_snoop_needed\0"
    "offcore_response.corewb.l2_hit\0"
    "offcore_response.demand_code_rd.outstanding\0"
    "offcore_response.demand_code_rd.l2_miss.any\0"
    "offcore_response.demand_code_rd.l2_miss.hit_other_core_no_fwd\0"
    "offcore_response.demand_code_rd.l2_miss.snoop_miss_or_no_snoop_needed\0"
    "offcore_response.demand_code_rd.l2_hit\0"
    "offcore_response.demand_rfo.outstanding\0"
    "offcore_response.demand_rfo.l2_miss.any\0"
    "offcore_response.demand_rfo.l2_miss.hitm_other_core\0"
    "offcore_response.demand_rfo.l2_miss.hit_other_core_no_fwd\0"
    "offcore_response.demand_rfo.l2_miss.snoop_miss_or_no_snoop_needed\0"
    "offcore_response.demand_rfo.l2_hit\0"
    "offcore_response.demand_data_rd.outstanding\0"
    "offcore_response.demand_data_rd.l2_miss.any\0"
    "offcore_response.demand_data_rd.l2_miss.hitm_other_core\0"
    "offcore_response.demand_data_rd.l2_miss.hit_other_core_no_fwd\0"
    "offcore_response.demand_data_rd.l2_miss.snoop_miss_or_no_snoop_needed\0"
    "offcore_response.demand_data_rd.l2_hit\0";
inline constexpr select::event_list list{"glm", core::goldmont, names};
} // namespace offcore_events

namespace offcore_response {
using namespace offcore_events;
inline constexpr listed any_read_l2_miss_any{{&list, 0x10b7, 0xf, 0x100186a700000, 0x36000032b7}, {}, &any_read_l2_miss_any}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x36000032b7, .period = 100007
inline constexpr listed any_read_l2_miss_hitm_other_core{{&list, 0x10b7, 0xf, 0x100186a700026, 0x10000032b7}, {}, &any_read_l2_miss_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x10000032b7, .period = 100007
inline constexpr listed any_read_l2_miss_hit_other_core_no_fwd{{&list, 0x10b7, 0xf, 0x100186a700058, 0x4000032b7}, {}, &any_read_l2_miss_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x4000032b7, .period = 100007
inline constexpr listed any_read_l2_miss_snoop_miss_or_no_snoop_needed{{&list, 0x10b7, 0xf, 0x100186a700090, 0x2000032b7}, {}, &any_read_l2_miss_snoop_miss_or_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x2000032b7, .period = 100007
inline constexpr listed any_read_l2_hit{{&list, 0x10b7, 0xf, 0x100186a7000d0, 0x432b7}, {}, &any_read_l2_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x432b7, .period = 100007
inline constexpr listed any_rfo_l2_miss_any{{&list, 0x10b7, 0xf, 0x100186a7000f1, 0x3600000022}, {}, &any_rfo_l2_miss_any}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x3600000022, .period = 100007
inline constexpr listed any_rfo_l2_miss_hitm_other_core{{&list, 0x10b7, 0xf, 0x100186a700116, 0x1000000022}, {}, &any_rfo_l2_miss_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x1000000022, .period = 100007
inline constexpr listed any_rfo_l2_miss_hit_other_core_no_fwd{{&list, 0x10b7, 0xf, 0x100186a700147, 0x400000022}, {}, &any_rfo_l2_miss_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x400000022, .period = 100007
inline constexpr listed any_rfo_l2_miss_snoop_miss_or_no_snoop_needed{{&list, 0x10b7, 0xf, 0x100186a70017e, 0x200000022}, {}, &any_rfo_l2_miss_snoop_miss_or_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x200000022, .period = 100007
inline constexpr listed any_rfo_l2_hit{{&list, 0x10b7, 0xf, 0x100186a7001bd, 0x40022}, {}, &any_rfo_l2_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x40022, .period = 100007
inline constexpr listed any_data_rd_l2_miss_any{{&list, 0x10b7, 0xf, 0x100186a7001dd, 0x3600003091}, {}, &any_data_rd_l2_miss_any}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x3600003091, .period = 100007
inline constexpr listed any_data_rd_l2_miss_hitm_other_core{{&list, 0x10b7, 0xf, 0x100186a700206, 0x1000003091}, {}, &any_data_rd_l2_miss_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x1000003091, .period = 100007
inline constexpr listed any_data_rd_l2_miss_hit_other_core_no_fwd{{&list, 0x10b7, 0xf, 0x100186a70023b, 0x400003091}, {}, &any_data_rd_l2_miss_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x400003091, .period = 100007
inline constexpr listed any_data_rd_l2_miss_snoop_miss_or_no_snoop_needed{{&list, 0x10b7, 0xf, 0x100186a700276, 0x200003091}, {}, &any_data_rd_l2_miss_snoop_miss_or_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x200003091, .period = 100007
inline constexpr listed any_data_rd_l2_hit{{&list, 0x10b7, 0xf, 0x100186a7002b9, 0x43091}, {}, &any_data_rd_l2_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x43091, .period = 100007
inline constexpr listed any_pf_data_rd_l2_miss_any{{&list, 0x10b7, 0xf, 0x100186a7002dd, 0x3600003010}, {}, &any_pf_data_rd_l2_miss_any}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x3600003010, .period = 100007
inline constexpr listed any_pf_data_rd_l2_miss_hitm_other_core{{&list, 0x10b7, 0xf, 0x100186a700309, 0x1000003010}, {}, &any_pf_data_rd_l2_miss_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x1000003010, .period = 100007
inline constexpr listed any_pf_data_rd_l2_miss_hit_other_core_no_fwd{{&list, 0x10b7, 0xf, 0x100186a700341, 0x400003010}, {}, &any_pf_data_rd_l2_miss_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x400003010, .period = 100007
inline constexpr listed any_pf_data_rd_l2_miss_snoop_miss_or_no_snoop_needed{{&list, 0x10b7, 0xf, 0x100186a70037f, 0x200003010}, {}, &any_pf_data_rd_l2_miss_snoop_miss_or_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x200003010, .period = 100007
inline constexpr listed any_pf_data_rd_l2_hit{{&list, 0x10b7, 0xf, 0x100186a7003c5, 0x43010}, {}, &any_pf_data_rd_l2_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x43010, .period = 100007
inline constexpr listed any_request_l2_miss_hitm_other_core{{&list, 0x10b7, 0xf, 0x100186a7003ec, 0x1000008000}, {}, &any_request_l2_miss_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x1000008000, .period = 100007
inline constexpr listed any_request_l2_miss_hit_other_core_no_fwd{{&list, 0x10b7, 0xf, 0x100186a700421, 0x400008000}, {}, &any_request_l2_miss_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x400008000, .period = 100007
inline constexpr listed any_request_l2_miss_snoop_miss_or_no_snoop_needed{{&list, 0x10b7, 0xf, 0x100186a70045c, 0x200008000}, {}, &any_request_l2_miss_snoop_miss_or_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x200008000, .period = 100007
inline constexpr listed any_request_l2_hit{{&list, 0x10b7, 0xf, 0x100186a70049f, 0x48000}, {}, &any_request_l2_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x48000, .period = 100007
inline constexpr listed any_request_any_response{{&list, 0x10b7, 0xf, 0x100186a7004c3, 0x18000}, {}, &any_request_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x18000, .period = 100007
inline constexpr listed streaming_stores_l2_miss_any{{&list, 0x10b7, 0xf, 0x100186a7004ed, 0x3600004800}, {}, &streaming_stores_l2_miss_any}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x3600004800, .period = 100007
inline constexpr listed streaming_stores_l2_hit{{&list, 0x10b7, 0xf, 0x100186a70051b, 0x44800}, {}, &streaming_stores_l2_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x44800, .period = 100007
inline constexpr listed partial_streaming_stores_l2_miss_any{{&list, 0x10b7, 0xf, 0x100186a700544, 0x3600004000}, {}, &partial_streaming_stores_l2_miss_any}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x3600004000, .period = 100007
inline constexpr listed partial_streaming_stores_l2_miss_hitm_other_core{{&list, 0x10b7, 0xf, 0x100186a70057a, 0x1000004000}, {}, &partial_streaming_stores_l2_miss_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x1000004000, .period = 100007
inline constexpr listed partial_streaming_stores_l2_miss_hit_other_core_no_fwd{{&list, 0x10b7, 0xf, 0x100186a7005bc, 0x400004000}, {}, &partial_streaming_stores_l2_miss_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x400004000, .period = 100007
inline constexpr listed partial_streaming_stores_l2_miss_snoop_miss_or_no_snoop_needed{{&list, 0x10b7, 0xf, 0x100186a700604, 0x200004000}, {}, &partial_streaming_stores_l2_miss_snoop_miss_or_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x200004000, .period = 100007
inline constexpr listed partial_streaming_stores_l2_hit{{&list, 0x10b7, 0xf, 0x100186a700654, 0x44000}, {}, &partial_streaming_stores_l2_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x44000, .period = 100007
inline constexpr listed pf_l1_data_rd_l2_miss_any{{&list, 0x10b7, 0xf, 0x100186a700685, 0x3600002000}, {}, &pf_l1_data_rd_l2_miss_any}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x3600002000, .period = 100007
inline constexpr listed pf_l1_data_rd_l2_miss_hitm_other_core{{&list, 0x10b7, 0xf, 0x100186a7006b0, 0x1000002000}, {}, &pf_l1_data_rd_l2_miss_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x1000002000, .period = 100007
inline constexpr listed pf_l1_data_rd_l2_miss_hit_other_core_no_fwd{{&list, 0x10b7, 0xf, 0x100186a7006e7, 0x400002000}, {}, &pf_l1_data_rd_l2_miss_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x400002000, .period = 100007
inline constexpr listed pf_l1_data_rd_l2_miss_snoop_miss_or_no_snoop_needed{{&list, 0x10b7, 0xf, 0x100186a700724, 0x200002000}, {}, &pf_l1_data_rd_l2_miss_snoop_miss_or_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x200002000, .period = 100007
inline constexpr listed pf_l1_data_rd_l2_hit{{&list, 0x10b7, 0xf, 0x100186a700769, 0x42000}, {}, &pf_l1_data_rd_l2_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x42000, .period = 100007
inline constexpr listed sw_prefetch_l2_miss_any{{&list, 0x10b7, 0xf, 0x100186a70078f, 0x3600001000}, {}, &sw_prefetch_l2_miss_any}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x3600001000, .period = 100007
inline constexpr listed sw_prefetch_l2_miss_hitm_other_core{{&list, 0x10b7, 0xf, 0x100186a7007b8, 0x1000001000}, {}, &sw_prefetch_l2_miss_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x1000001000, .period = 100007
inline constexpr listed sw_prefetch_l2_miss_hit_other_core_no_fwd{{&list, 0x10b7, 0xf, 0x100186a7007ed, 0x400001000}, {}, &sw_prefetch_l2_miss_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x400001000, .period = 100007
inline constexpr listed sw_prefetch_l2_miss_snoop_miss_or_no_snoop_needed{{&list, 0x10b7, 0xf, 0x100186a700828, 0x200001000}, {}, &sw_prefetch_l2_miss_snoop_miss_or_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x200001000, .period = 100007
inline constexpr listed sw_prefetch_l2_hit{{&list, 0x10b7, 0xf, 0x100186a70086b, 0x41000}, {}, &sw_prefetch_l2_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x41000, .period = 100007
inline constexpr listed full_streaming_stores_l2_miss_any{{&list, 0x10b7, 0xf, 0x100186a70088f, 0x3600000800}, {}, &full_streaming_stores_l2_miss_any}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x3600000800, .period = 100007
inline constexpr listed full_streaming_stores_l2_miss_hitm_other_core{{&list, 0x10b7, 0xf, 0x100186a7008c2, 0x1000000800}, {}, &full_streaming_stores_l2_miss_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x1000000800, .period = 100007
inline constexpr listed full_streaming_stores_l2_miss_hit_other_core_no_fwd{{&list, 0x10b7, 0xf, 0x100186a700901, 0x400000800}, {}, &full_streaming_stores_l2_miss_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x400000800, .period = 100007
inline constexpr listed full_streaming_stores_l2_miss_snoop_miss_or_no_snoop_needed{{&list, 0x10b7, 0xf, 0x100186a700946, 0x200000800}, {}, &full_streaming_stores_l2_miss_snoop_miss_or_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x200000800, .period = 100007
inline constexpr listed full_streaming_stores_l2_hit{{&list, 0x10b7, 0xf, 0x100186a700993, 0x40800}, {}, &full_streaming_stores_l2_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x40800, .period = 100007
inline constexpr listed bus_locks_any_response{{&list, 0x10b7, 0xf, 0x100186a7009c1, 0x10400}, {}, &bus_locks_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x10400, .period = 100007
inline constexpr listed partial_writes_l2_miss_any{{&list, 0x10b7, 0xf, 0x100186a7009e9, 0x3600000100}, {}, &partial_writes_l2_miss_any}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x3600000100, .period = 100007
inline constexpr listed partial_reads_l2_miss_any{{&list, 0x10b7, 0xf, 0x100186a700a15, 0x3600000080}, {}, &partial_reads_l2_miss_any}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x3600000080, .period = 100007
inline constexpr listed pf_l2_rfo_l2_miss_any{{&list, 0x10b7, 0xf, 0x100186a700a40, 0x3600000020}, {}, &pf_l2_rfo_l2_miss_any}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x3600000020, .period = 100007
inline constexpr listed pf_l2_rfo_l2_miss_hitm_other_core{{&list, 0x10b7, 0xf, 0x100186a700a67, 0x1000000020}, {}, &pf_l2_rfo_l2_miss_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x1000000020, .period = 100007
inline constexpr listed pf_l2_rfo_l2_miss_hit_other_core_no_fwd{{&list, 0x10b7, 0xf, 0x100186a700a9a, 0x400000020}, {}, &pf_l2_rfo_l2_miss_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x400000020, .period = 100007
inline constexpr listed pf_l2_rfo_l2_miss_snoop_miss_or_no_snoop_needed{{&list, 0x10b7, 0xf, 0x100186a700ad3, 0x200000020}, {}, &pf_l2_rfo_l2_miss_snoop_miss_or_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x200000020, .period = 100007
inline constexpr listed pf_l2_rfo_l2_hit{{&list, 0x10b7, 0xf, 0x100186a700b14, 0x40020}, {}, &pf_l2_rfo_l2_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x40020, .period = 100007
inline constexpr listed pf_l2_data_rd_l2_miss_any{{&list, 0x10b7, 0xf, 0x100186a700b36, 0x3600000010}, {}, &pf_l2_data_rd_l2_miss_any}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x3600000010, .period = 100007
inline constexpr listed pf_l2_data_rd_l2_miss_hitm_other_core{{&list, 0x10b7, 0xf, 0x100186a700b61, 0x1000000010}, {}, &pf_l2_data_rd_l2_miss_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x1000000010, .period = 100007
inline constexpr listed pf_l2_data_rd_l2_miss_hit_other_core_no_fwd{{&list, 0x10b7, 0xf, 0x100186a700b98, 0x400000010}, {}, &pf_l2_data_rd_l2_miss_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x400000010, .period = 100007
inline constexpr listed pf_l2_data_rd_l2_miss_snoop_miss_or_no_snoop_needed{{&list, 0x10b7, 0xf, 0x100186a700bd5, 0x200000010}, {}, &pf_l2_data_rd_l2_miss_snoop_miss_or_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x200000010, .period = 100007
inline constexpr listed pf_l2_data_rd_l2_hit{{&list, 0x10b7, 0xf, 0x100186a700c1a, 0x40010}, {}, &pf_l2_data_rd_l2_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x40010, .period = 100007
inline constexpr listed corewb_l2_miss_any{{&list, 0x10b7, 0xf, 0x200186a700c40, 0x3600000008}, {}, &corewb_l2_miss_any}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp_0, .holds = 0x3600000008, .period = 100007
inline constexpr listed corewb_l2_miss_hitm_other_core{{&list, 0x10b7, 0xf, 0x200186a700c64, 0x1000000008}, {}, &corewb_l2_miss_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp_0, .holds = 0x1000000008, .period = 100007
inline constexpr listed corewb_l2_miss_hit_other_core_no_fwd{{&list, 0x10b7, 0xf, 0x200186a700c94, 0x400000008}, {}, &corewb_l2_miss_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp_0, .holds = 0x400000008, .period = 100007
inline constexpr listed corewb_l2_miss_snoop_miss_or_no_snoop_needed{{&list, 0x10b7, 0xf, 0x200186a700cca, 0x200000008}, {}, &corewb_l2_miss_snoop_miss_or_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp_0, .holds = 0x200000008, .period = 100007
inline constexpr listed corewb_l2_hit{{&list, 0x10b7, 0xf, 0x200186a700d08, 0x40008}, {}, &corewb_l2_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp_0, .holds = 0x40008, .period = 100007
inline constexpr listed demand_code_rd_outstanding{{&list, 0x10b7, 0xf, 0x200186a700d27, 0x4000000004}, {}, &demand_code_rd_outstanding}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp_0, .holds = 0x4000000004, .period = 100007
inline constexpr listed demand_code_rd_l2_miss_any{{&list, 0x10b7, 0xf, 0x100186a700d53, 0x3600000004}, {}, &demand_code_rd_l2_miss_any}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x3600000004, .period = 100007
inline constexpr listed demand_code_rd_l2_miss_hit_other_core_no_fwd{{&list, 0x10b7, 0xf, 0x100186a700d7f, 0x400000004}, {}, &demand_code_rd_l2_miss_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x400000004, .period = 100007
inline constexpr listed demand_code_rd_l2_miss_snoop_miss_or_no_snoop_needed{{&list, 0x10b7, 0xf, 0x100186a700dbd, 0x200000004}, {}, &demand_code_rd_l2_miss_snoop_miss_or_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x200000004, .period = 100007
inline constexpr listed demand_code_rd_l2_hit{{&list, 0x10b7, 0xf, 0x100186a700e03, 0x40004}, {}, &demand_code_rd_l2_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x40004, .period = 100007
inline constexpr listed demand_rfo_outstanding{{&list, 0x10b7, 0xf, 0x200186a700e2a, 0x4000000002}, {}, &demand_rfo_outstanding}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp_0, .holds = 0x4000000002, .period = 100007
inline constexpr listed demand_rfo_l2_miss_any{{&list, 0x10b7, 0xf, 0x100186a700e52, 0x3600000002}, {}, &demand_rfo_l2_miss_any}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x3600000002, .period = 100007
inline constexpr listed demand_rfo_l2_miss_hitm_other_core{{&list, 0x10b7, 0xf, 0x100186a700e7a, 0x1000000002}, {}, &demand_rfo_l2_miss_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x1000000002, .period = 100007
inline constexpr listed demand_rfo_l2_miss_hit_other_core_no_fwd{{&list, 0x10b7, 0xf, 0x100186a700eae, 0x400000002}, {}, &demand_rfo_l2_miss_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x400000002, .period = 100007
inline constexpr listed demand_rfo_l2_miss_snoop_miss_or_no_snoop_needed{{&list, 0x10b7, 0xf, 0x100186a700ee8, 0x200000002}, {}, &demand_rfo_l2_miss_snoop_miss_or_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x200000002, .period = 100007
inline constexpr listed demand_rfo_l2_hit{{&list, 0x10b7, 0xf, 0x100186a700f2a, 0x40002}, {}, &demand_rfo_l2_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x40002, .period = 100007
inline constexpr listed demand_data_rd_outstanding{{&list, 0x10b7, 0xf, 0x200186a700f4d, 0x4000000001}, {}, &demand_data_rd_outstanding}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp_0, .holds = 0x4000000001, .period = 100007
inline constexpr listed demand_data_rd_l2_miss_any{{&list, 0x10b7, 0xf, 0x100186a700f79, 0x3600000001}, {}, &demand_data_rd_l2_miss_any}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x3600000001, .period = 100007
inline constexpr listed demand_data_rd_l2_miss_hitm_other_core{{&list, 0x10b7, 0xf, 0x100186a700fa5, 0x1000000001}, {}, &demand_data_rd_l2_miss_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x1000000001, .period = 100007
inline constexpr listed demand_data_rd_l2_miss_hit_other_core_no_fwd{{&list, 0x10b7, 0xf, 0x100186a700fdd, 0x400000001}, {}, &demand_data_rd_l2_miss_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x400000001, .period = 100007
inline constexpr listed demand_data_rd_l2_miss_snoop_miss_or_no_snoop_needed{{&list, 0x10b7, 0xf, 0x100186a70101b, 0x200000001}, {}, &demand_data_rd_l2_miss_snoop_miss_or_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x200000001, .period = 100007
inline constexpr listed demand_data_rd_l2_hit{{&list, 0x10b7, 0xf, 0x100186a701061, 0x40001}, {}, &demand_data_rd_l2_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x40001, .period = 100007
} // namespace offcore_response

namespace offcore_events {
inline constexpr const listed *events[] = {
    &offcore_response::any_read_l2_miss_any,
    &offcore_response::any_read_l2_miss_hitm_other_core,
    &offcore_response::any_read_l2_miss_hit_other_core_no_fwd,
    &offcore_response::any_read_l2_miss_snoop_miss_or_no_snoop_needed,
    &offcore_response::any_read_l2_hit,
    &offcore_response::any_rfo_l2_miss_any,
    &offcore_response::any_rfo_l2_miss_hitm_other_core,
    &offcore_response::any_rfo_l2_miss_hit_other_core_no_fwd,
    &offcore_response::any_rfo_l2_miss_snoop_miss_or_no_snoop_needed,
    &offcore_response::any_rfo_l2_hit,
    &offcore_response::any_data_rd_l2_miss_any,
    &offcore_response::any_data_rd_l2_miss_hitm_other_core,
    &offcore_response::any_data_rd_l2_miss_hit_other_core_no_fwd,
    &offcore_response::any_data_rd_l2_miss_snoop_miss_or_no_snoop_needed,
    &offcore_response::any_data_rd_l2_hit,
    &offcore_response::any_pf_data_rd_l2_miss_any,
    &offcore_response::any_pf_data_rd_l2_miss_hitm_other_core,
    &offcore_response::any_pf_data_rd_l2_miss_hit_other_core_no_fwd,
    &offcore_response::any_pf_data_rd_l2_miss_snoop_miss_or_no_snoop_needed,
    &offcore_response::any_pf_data_rd_l2_hit,
    &offcore_response::any_request_l2_miss_hitm_other_core,
    &offcore_response::any_request_l2_miss_hit_other_core_no_fwd,
    &offcore_response::any_request_l2_miss_snoop_miss_or_no_snoop_needed,
    &offcore_response::any_request_l2_hit,
    &offcore_response::any_request_any_response,
    &offcore_response::streaming_stores_l2_miss_any,
    &offcore_response::streaming_stores_l2_hit,
    &offcore_response::partial_streaming_stores_l2_miss_any,
    &offcore_response::partial_streaming_stores_l2_miss_hitm_other_core,
    &offcore_response::partial_streaming_stores_l2_miss_hit_other_core_no_fwd,
    &offcore_response::partial_streaming_stores_l2_miss_snoop_miss_or_no_snoop_needed,
    &offcore_response::partial_streaming_stores_l2_hit,
    &offcore_response::pf_l1_data_rd_l2_miss_any,
    &offcore_response::pf_l1_data_rd_l2_miss_hitm_other_core,
    &offcore_response::pf_l1_data_rd_l2_miss_hit_other_core_no_fwd,
    &offcore_response::pf_l1_data_rd_l2_miss_snoop_miss_or_no_snoop_needed,
    &offcore_response::pf_l1_data_rd_l2_hit,
    &offcore_response::sw_prefetch_l2_miss_any,
    &offcore_response::sw_prefetch_l2_miss_hitm_other_core,
    &offcore_response::sw_prefetch_l2_miss_hit_other_core_no_fwd,
    &offcore_response::sw_prefetch_l2_miss_snoop_miss_or_no_snoop_needed,
    &offcore_response::sw_prefetch_l2_hit,
    &offcore_response::full_streaming_stores_l2_miss_any,
    &offcore_response::full_streaming_stores_l2_miss_hitm_other_core,
    &offcore_response::full_streaming_stores_l2_miss_hit_other_core_no_fwd,
    &offcore_response::full_streaming_stores_l2_miss_snoop_miss_or_no_snoop_needed,
    &offcore_response::full_streaming_stores_l2_hit,
    &offcore_response::bus_locks_any_response,
    &offcore_response::partial_writes_l2_miss_any,
    &offcore_response::partial_reads_l2_miss_any,
    &offcore_response::pf_l2_rfo_l2_miss_any,
    &offcore_response::pf_l2_rfo_l2_miss_hitm_other_core,
    &offcore_response::pf_l2_rfo_l2_miss_hit_other_core_no_fwd,
    &offcore_response::pf_l2_rfo_l2_miss_snoop_miss_or_no_snoop_needed,
    &offcore_response::pf_l2_rfo_l2_hit,
    &offcore_response::pf_l2_data_rd_l2_miss_any,
    &offcore_response::pf_l2_data_rd_l2_miss_hitm_other_core,
    &offcore_response::pf_l2_data_rd_l2_miss_hit_other_core_no_fwd,
    &offcore_response::pf_l2_data_rd_l2_miss_snoop_miss_or_no_snoop_needed,
    &offcore_response::pf_l2_data_rd_l2_hit,
    &offcore_response::corewb_l2_miss_any,
    &offcore_response::corewb_l2_miss_hitm_other_core,
    &offcore_response::corewb_l2_miss_hit_other_core_no_fwd,
    &offcore_response::corewb_l2_miss_snoop_miss_or_no_snoop_needed,
    &offcore_response::corewb_l2_hit,
    &offcore_response::demand_code_rd_outstanding,
    &offcore_response::demand_code_rd_l2_miss_any,
    &offcore_response::demand_code_rd_l2_miss_hit_other_core_no_fwd,
    &offcore_response::demand_code_rd_l2_miss_snoop_miss_or_no_snoop_needed,
    &offcore_response::demand_code_rd_l2_hit,
    &offcore_response::demand_rfo_outstanding,
    &offcore_response::demand_rfo_l2_miss_any,
    &offcore_response::demand_rfo_l2_miss_hitm_other_core,
    &offcore_response::demand_rfo_l2_miss_hit_other_core_no_fwd,
    &offcore_response::demand_rfo_l2_miss_snoop_miss_or_no_snoop_needed,
    &offcore_response::demand_rfo_l2_hit,
    &offcore_response::demand_data_rd_outstanding,
    &offcore_response::demand_data_rd_l2_miss_any,
    &offcore_response::demand_data_rd_l2_miss_hitm_other_core,
    &offcore_response::demand_data_rd_l2_miss_hit_other_core_no_fwd,
    &offcore_response::demand_data_rd_l2_miss_snoop_miss_or_no_snoop_needed,
    &offcore_response::demand_data_rd_l2_hit,
};
/// All of them.
inline constexpr select::known_list<event_pmu> all{&list, all_of(events)};
} // namespace offcore_events

} // namespace msr::perfmon::glm
