// Events of Goldmont Plus, each a constant that is its own row. Written by
// `msrpp import` from a table: do not edit.
// glp: from intel/perfmon 6dadedf3aa48, GLP/events/goldmontplus_core.json, version 1.01 of
// 03/02/2018; BSD-3-Clause, Copyright (c) Intel Corporation. Numbers and names only.
#pragma once

#include <msr/intel/perfmon/listed.hpp>

// clang-format off
namespace msr::events::goldmont_plus {

namespace offcore_events {
using listed = select::vendor_event<perfmon::event_pmu>;
inline constexpr char names[] =
    "offcore_response.demand_data_rd.any_response\0"
    "offcore_response.demand_data_rd.l2_hit\0"
    "offcore_response.demand_data_rd.l2_miss.snoop_miss_or_no_snoop_needed\0"
    "offcore_response.demand_data_rd.l2_miss.hitm_other_core\0"
    "offcore_response.demand_data_rd.outstanding\0"
    "offcore_response.demand_rfo.any_response\0"
    "offcore_response.demand_rfo.l2_hit\0"
    "offcore_response.demand_rfo.l2_miss.snoop_miss_or_no_snoop_needed\0"
    "offcore_response.demand_rfo.l2_miss.hitm_other_core\0"
    "offcore_response.demand_rfo.outstanding\0"
    "offcore_response.demand_code_rd.any_response\0"
    "offcore_response.demand_code_rd.l2_hit\0"
    "offcore_response.demand_code_rd.l2_miss.snoop_miss_or_no_snoop_needed\0"
    "offcore_response.demand_code_rd.l2_miss.hitm_other_core\0"
    "offcore_response.demand_code_rd.outstanding\0"
    "offcore_response.corewb.any_response\0"
    "offcore_response.corewb.l2_hit\0"
    "offcore_response.corewb.l2_miss.snoop_miss_or_no_snoop_needed\0"
    "offcore_response.corewb.l2_miss.hitm_other_core\0"
    "offcore_response.corewb.outstanding\0"
    "offcore_response.pf_l2_data_rd.any_response\0"
    "offcore_response.pf_l2_data_rd.l2_hit\0"
    "offcore_response.pf_l2_data_rd.l2_miss.snoop_miss_or_no_snoop_needed\0"
    "offcore_response.pf_l2_data_rd.l2_miss.hitm_other_core\0"
    "offcore_response.pf_l2_data_rd.outstanding\0"
    "offcore_response.pf_l2_rfo.any_response\0"
    "offcore_response.pf_l2_rfo.l2_hit\0"
    "offcore_response.pf_l2_rfo.l2_miss.snoop_miss_or_no_snoop_needed\0"
    "offcore_response.pf_l2_rfo.l2_miss.hitm_other_core\0"
    "offcore_response.pf_l2_rfo.outstanding\0"
    "offcore_response.bus_locks.any_response\0"
    "offcore_response.bus_locks.l2_hit\0"
    "offcore_response.bus_locks.l2_miss.snoop_miss_or_no_snoop_needed\0"
    "offcore_response.bus_locks.l2_miss.hitm_other_core\0"
    "offcore_response.bus_locks.outstanding\0"
    "offcore_response.full_streaming_stores.any_response\0"
    "offcore_response.full_streaming_stores.l2_hit\0"
    "offcore_response.full_streaming_stores.l2_miss.snoop_miss_or_no_snoop_needed\0"
    "offcore_response.full_streaming_stores.l2_miss.hitm_other_core\0"
    "offcore_response.full_streaming_stores.outstanding\0"
    "offcore_response.sw_prefetch.any_response\0"
    "offcore_response.sw_prefetch.l2_hit\0"
    "offcore_response.sw_prefetch.l2_miss.snoop_miss_or_no_snoop_needed\0"
    "offcore_response.sw_prefetch.l2_miss.hitm_other_core\0"
    "offcore_response.sw_prefetch.outstanding\0"
    "offcore_response.pf_l1_data_rd.any_response\0"
    "offcore_response.pf_l1_data_rd.l2_hit\0"
    "offcore_response.pf_l1_data_rd.l2_miss.snoop_miss_or_no_snoop_needed\0"
    "offcore_response.pf_l1_data_rd.l2_miss.hitm_other_core\0"
    "offcore_response.pf_l1_data_rd.outstanding\0"
    "offcore_response.streaming_stores.any_response\0"
    "offcore_response.streaming_stores.l2_hit\0"
    "offcore_response.streaming_stores.l2_miss.snoop_miss_or_no_snoop_needed\0"
    "offcore_response.streaming_stores.l2_miss.hitm_other_core\0"
    "offcore_response.streaming_stores.outstanding\0"
    "offcore_response.any_request.any_response\0"
    "offcore_response.any_request.l2_hit\0"
    "offcore_response.any_request.l2_miss.snoop_miss_or_no_snoop_needed\0"
    "offcore_response.any_request.l2_miss.hitm_other_core\0"
    "offcore_response.any_request.outstanding\0"
    "offcore_response.any_pf_data_rd.any_response\0"
    "offcore_response.any_pf_data_rd.l2_hit\0"
    "offcore_response.any_pf_data_rd.l2_miss.snoop_miss_or_no_snoop_needed\0"
    "offcore_response.any_pf_data_rd.l2_miss.hitm_other_core\0"
    "offcore_response.any_pf_data_rd.outstanding\0"
    "offcore_response.any_data_rd.any_response\0"
    "offcore_response.any_data_rd.l2_hit\0"
    "offcore_response.any_data_rd.l2_miss.snoop_miss_or_no_snoop_needed\0"
    "offcore_response.any_data_rd.l2_miss.hitm_other_core\0"
    "offcore_response.any_data_rd.outstanding\0"
    "offcore_response.any_rfo.any_response\0"
    "offcore_response.any_rfo.l2_hit\0"
    "offcore_response.any_rfo.l2_miss.snoop_miss_or_no_snoop_needed\0"
    "offcore_response.any_rfo.l2_miss.hitm_other_core\0"
    "offcore_response.any_rfo.outstanding\0"
    "offcore_response.any_read.any_response\0"
    "offcore_response.any_read.l2_hit\0"
    "offcore_response.any_read.l2_miss.snoop_miss_or_no_snoop_needed\0"
    "offcore_response.any_read.l2_miss.hitm_other_core\0"
    "offcore_response.any_read.outstanding\0";
inline constexpr core sharers[] = {core::goldmont};
inline constexpr select::event_list list{"goldmont_plus", core::goldmont_plus, names, all_of(sharers)};
} // namespace offcore_events

namespace offcore_response {
using namespace offcore_events;
inline constexpr listed demand_data_rd_any_response{{&list, 0x10b7, 0xf, 0x8100186a700000, 0x10001}, {}, &demand_data_rd_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x10001, .period = 100007, .missing = 0x1
inline constexpr listed demand_data_rd_l2_hit{{&list, 0x10b7, 0xf, 0x100186a70002d, 0x40001}, {}, &demand_data_rd_l2_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x40001, .period = 100007
inline constexpr listed demand_data_rd_l2_miss_snoop_miss_or_no_snoop_needed{{&list, 0x10b7, 0xf, 0x100186a700054, 0x200000001}, {}, &demand_data_rd_l2_miss_snoop_miss_or_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x200000001, .period = 100007
inline constexpr listed demand_data_rd_l2_miss_hitm_other_core{{&list, 0x10b7, 0xf, 0x100186a70009a, 0x1000000001}, {}, &demand_data_rd_l2_miss_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x1000000001, .period = 100007
inline constexpr listed demand_data_rd_outstanding{{&list, 0x10b7, 0xf, 0x200186a7000d2, 0x4000000001}, {}, &demand_data_rd_outstanding}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp_0, .holds = 0x4000000001, .period = 100007
inline constexpr listed demand_rfo_any_response{{&list, 0x10b7, 0xf, 0x8100186a7000fe, 0x10002}, {}, &demand_rfo_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x10002, .period = 100007, .missing = 0x1
inline constexpr listed demand_rfo_l2_hit{{&list, 0x10b7, 0xf, 0x100186a700127, 0x40002}, {}, &demand_rfo_l2_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x40002, .period = 100007
inline constexpr listed demand_rfo_l2_miss_snoop_miss_or_no_snoop_needed{{&list, 0x10b7, 0xf, 0x100186a70014a, 0x200000002}, {}, &demand_rfo_l2_miss_snoop_miss_or_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x200000002, .period = 100007
inline constexpr listed demand_rfo_l2_miss_hitm_other_core{{&list, 0x10b7, 0xf, 0x100186a70018c, 0x1000000002}, {}, &demand_rfo_l2_miss_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x1000000002, .period = 100007
inline constexpr listed demand_rfo_outstanding{{&list, 0x10b7, 0xf, 0x200186a7001c0, 0x4000000002}, {}, &demand_rfo_outstanding}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp_0, .holds = 0x4000000002, .period = 100007
inline constexpr listed demand_code_rd_any_response{{&list, 0x10b7, 0xf, 0x8100186a7001e8, 0x10004}, {}, &demand_code_rd_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x10004, .period = 100007, .missing = 0x1
inline constexpr listed demand_code_rd_l2_hit{{&list, 0x10b7, 0xf, 0x100186a700215, 0x40004}, {}, &demand_code_rd_l2_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x40004, .period = 100007
inline constexpr listed demand_code_rd_l2_miss_snoop_miss_or_no_snoop_needed{{&list, 0x10b7, 0xf, 0x100186a70023c, 0x200000004}, {}, &demand_code_rd_l2_miss_snoop_miss_or_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x200000004, .period = 100007
inline constexpr listed demand_code_rd_l2_miss_hitm_other_core{{&list, 0x10b7, 0xf, 0x8100186a700282, 0x1000000004}, {}, &demand_code_rd_l2_miss_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x1000000004, .period = 100007, .missing = 0x1
inline constexpr listed demand_code_rd_outstanding{{&list, 0x10b7, 0xf, 0x200186a7002ba, 0x4000000004}, {}, &demand_code_rd_outstanding}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp_0, .holds = 0x4000000004, .period = 100007
inline constexpr listed corewb_any_response{{&list, 0x10b7, 0xf, 0x8100186a7002e6, 0x10008}, {}, &corewb_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x10008, .period = 100007, .missing = 0x1
inline constexpr listed corewb_l2_hit{{&list, 0x10b7, 0xf, 0x8100186a70030b, 0x40008}, {}, &corewb_l2_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x40008, .period = 100007, .missing = 0x1
inline constexpr listed corewb_l2_miss_snoop_miss_or_no_snoop_needed{{&list, 0x10b7, 0xf, 0x8100186a70032a, 0x200000008}, {}, &corewb_l2_miss_snoop_miss_or_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x200000008, .period = 100007, .missing = 0x1
inline constexpr listed corewb_l2_miss_hitm_other_core{{&list, 0x10b7, 0xf, 0x8100186a700368, 0x1000000008}, {}, &corewb_l2_miss_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x1000000008, .period = 100007, .missing = 0x1
inline constexpr listed corewb_outstanding{{&list, 0x10b7, 0xf, 0x8200186a700398, 0x4000000008}, {}, &corewb_outstanding}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp_0, .holds = 0x4000000008, .period = 100007, .missing = 0x1
inline constexpr listed pf_l2_data_rd_any_response{{&list, 0x10b7, 0xf, 0x8100186a7003bc, 0x10010}, {}, &pf_l2_data_rd_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x10010, .period = 100007, .missing = 0x1
inline constexpr listed pf_l2_data_rd_l2_hit{{&list, 0x10b7, 0xf, 0x100186a7003e8, 0x40010}, {}, &pf_l2_data_rd_l2_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x40010, .period = 100007
inline constexpr listed pf_l2_data_rd_l2_miss_snoop_miss_or_no_snoop_needed{{&list, 0x10b7, 0xf, 0x100186a70040e, 0x200000010}, {}, &pf_l2_data_rd_l2_miss_snoop_miss_or_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x200000010, .period = 100007
inline constexpr listed pf_l2_data_rd_l2_miss_hitm_other_core{{&list, 0x10b7, 0xf, 0x100186a700453, 0x1000000010}, {}, &pf_l2_data_rd_l2_miss_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x1000000010, .period = 100007
inline constexpr listed pf_l2_data_rd_outstanding{{&list, 0x10b7, 0xf, 0x8200186a70048a, 0x4000000010}, {}, &pf_l2_data_rd_outstanding}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp_0, .holds = 0x4000000010, .period = 100007, .missing = 0x1
inline constexpr listed pf_l2_rfo_any_response{{&list, 0x10b7, 0xf, 0x8100186a7004b5, 0x10020}, {}, &pf_l2_rfo_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x10020, .period = 100007, .missing = 0x1
inline constexpr listed pf_l2_rfo_l2_hit{{&list, 0x10b7, 0xf, 0x100186a7004dd, 0x40020}, {}, &pf_l2_rfo_l2_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x40020, .period = 100007
inline constexpr listed pf_l2_rfo_l2_miss_snoop_miss_or_no_snoop_needed{{&list, 0x10b7, 0xf, 0x100186a7004ff, 0x200000020}, {}, &pf_l2_rfo_l2_miss_snoop_miss_or_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x200000020, .period = 100007
inline constexpr listed pf_l2_rfo_l2_miss_hitm_other_core{{&list, 0x10b7, 0xf, 0x100186a700540, 0x1000000020}, {}, &pf_l2_rfo_l2_miss_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x1000000020, .period = 100007
inline constexpr listed pf_l2_rfo_outstanding{{&list, 0x10b7, 0xf, 0x8200186a700573, 0x4000000020}, {}, &pf_l2_rfo_outstanding}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp_0, .holds = 0x4000000020, .period = 100007, .missing = 0x1
inline constexpr listed bus_locks_any_response{{&list, 0x10b7, 0xf, 0x100186a70059a, 0x10400}, {}, &bus_locks_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x10400, .period = 100007
inline constexpr listed bus_locks_l2_hit{{&list, 0x10b7, 0xf, 0x8100186a7005c2, 0x40400}, {}, &bus_locks_l2_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x40400, .period = 100007, .missing = 0x1
inline constexpr listed bus_locks_l2_miss_snoop_miss_or_no_snoop_needed{{&list, 0x10b7, 0xf, 0x8100186a7005e4, 0x200000400}, {}, &bus_locks_l2_miss_snoop_miss_or_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x200000400, .period = 100007, .missing = 0x1
inline constexpr listed bus_locks_l2_miss_hitm_other_core{{&list, 0x10b7, 0xf, 0x8100186a700625, 0x1000000400}, {}, &bus_locks_l2_miss_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x1000000400, .period = 100007, .missing = 0x1
inline constexpr listed bus_locks_outstanding{{&list, 0x10b7, 0xf, 0x8200186a700658, 0x4000000400}, {}, &bus_locks_outstanding}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp_0, .holds = 0x4000000400, .period = 100007, .missing = 0x1
inline constexpr listed full_streaming_stores_any_response{{&list, 0x10b7, 0xf, 0x8100186a70067f, 0x10800}, {}, &full_streaming_stores_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x10800, .period = 100007, .missing = 0x1
inline constexpr listed full_streaming_stores_l2_hit{{&list, 0x10b7, 0xf, 0x100186a7006b3, 0x40800}, {}, &full_streaming_stores_l2_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x40800, .period = 100007
inline constexpr listed full_streaming_stores_l2_miss_snoop_miss_or_no_snoop_needed{{&list, 0x10b7, 0xf, 0x100186a7006e1, 0x200000800}, {}, &full_streaming_stores_l2_miss_snoop_miss_or_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x200000800, .period = 100007
inline constexpr listed full_streaming_stores_l2_miss_hitm_other_core{{&list, 0x10b7, 0xf, 0x100186a70072e, 0x1000000800}, {}, &full_streaming_stores_l2_miss_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x1000000800, .period = 100007
inline constexpr listed full_streaming_stores_outstanding{{&list, 0x10b7, 0xf, 0x8200186a70076d, 0x4000000800}, {}, &full_streaming_stores_outstanding}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp_0, .holds = 0x4000000800, .period = 100007, .missing = 0x1
inline constexpr listed sw_prefetch_any_response{{&list, 0x10b7, 0xf, 0x8100186a7007a0, 0x11000}, {}, &sw_prefetch_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x11000, .period = 100007, .missing = 0x1
inline constexpr listed sw_prefetch_l2_hit{{&list, 0x10b7, 0xf, 0x100186a7007ca, 0x41000}, {}, &sw_prefetch_l2_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x41000, .period = 100007
inline constexpr listed sw_prefetch_l2_miss_snoop_miss_or_no_snoop_needed{{&list, 0x10b7, 0xf, 0x100186a7007ee, 0x200001000}, {}, &sw_prefetch_l2_miss_snoop_miss_or_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x200001000, .period = 100007
inline constexpr listed sw_prefetch_l2_miss_hitm_other_core{{&list, 0x10b7, 0xf, 0x100186a700831, 0x1000001000}, {}, &sw_prefetch_l2_miss_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x1000001000, .period = 100007
inline constexpr listed sw_prefetch_outstanding{{&list, 0x10b7, 0xf, 0x8200186a700866, 0x4000001000}, {}, &sw_prefetch_outstanding}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp_0, .holds = 0x4000001000, .period = 100007, .missing = 0x1
inline constexpr listed pf_l1_data_rd_any_response{{&list, 0x10b7, 0xf, 0x8100186a70088f, 0x12000}, {}, &pf_l1_data_rd_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x12000, .period = 100007, .missing = 0x1
inline constexpr listed pf_l1_data_rd_l2_hit{{&list, 0x10b7, 0xf, 0x100186a7008bb, 0x42000}, {}, &pf_l1_data_rd_l2_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x42000, .period = 100007
inline constexpr listed pf_l1_data_rd_l2_miss_snoop_miss_or_no_snoop_needed{{&list, 0x10b7, 0xf, 0x100186a7008e1, 0x200002000}, {}, &pf_l1_data_rd_l2_miss_snoop_miss_or_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x200002000, .period = 100007
inline constexpr listed pf_l1_data_rd_l2_miss_hitm_other_core{{&list, 0x10b7, 0xf, 0x100186a700926, 0x1000002000}, {}, &pf_l1_data_rd_l2_miss_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x1000002000, .period = 100007
inline constexpr listed pf_l1_data_rd_outstanding{{&list, 0x10b7, 0xf, 0x8200186a70095d, 0x4000002000}, {}, &pf_l1_data_rd_outstanding}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp_0, .holds = 0x4000002000, .period = 100007, .missing = 0x1
inline constexpr listed streaming_stores_any_response{{&list, 0x10b7, 0xf, 0x8100186a700988, 0x14800}, {}, &streaming_stores_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x14800, .period = 100007, .missing = 0x1
inline constexpr listed streaming_stores_l2_hit{{&list, 0x10b7, 0xf, 0x100186a7009b7, 0x44800}, {}, &streaming_stores_l2_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x44800, .period = 100007
inline constexpr listed streaming_stores_l2_miss_snoop_miss_or_no_snoop_needed{{&list, 0x10b7, 0xf, 0x8100186a7009e0, 0x200004800}, {}, &streaming_stores_l2_miss_snoop_miss_or_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x200004800, .period = 100007, .missing = 0x1
inline constexpr listed streaming_stores_l2_miss_hitm_other_core{{&list, 0x10b7, 0xf, 0x8100186a700a28, 0x1000004800}, {}, &streaming_stores_l2_miss_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x1000004800, .period = 100007, .missing = 0x1
inline constexpr listed streaming_stores_outstanding{{&list, 0x10b7, 0xf, 0x8200186a700a62, 0x4000004800}, {}, &streaming_stores_outstanding}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp_0, .holds = 0x4000004800, .period = 100007, .missing = 0x1
inline constexpr listed any_request_any_response{{&list, 0x10b7, 0xf, 0x100186a700a90, 0x18000}, {}, &any_request_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x18000, .period = 100007
inline constexpr listed any_request_l2_hit{{&list, 0x10b7, 0xf, 0x100186a700aba, 0x48000}, {}, &any_request_l2_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x48000, .period = 100007
inline constexpr listed any_request_l2_miss_snoop_miss_or_no_snoop_needed{{&list, 0x10b7, 0xf, 0x100186a700ade, 0x200008000}, {}, &any_request_l2_miss_snoop_miss_or_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x200008000, .period = 100007
inline constexpr listed any_request_l2_miss_hitm_other_core{{&list, 0x10b7, 0xf, 0x100186a700b21, 0x1000008000}, {}, &any_request_l2_miss_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x1000008000, .period = 100007
inline constexpr listed any_request_outstanding{{&list, 0x10b7, 0xf, 0x8200186a700b56, 0x4000008000}, {}, &any_request_outstanding}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp_0, .holds = 0x4000008000, .period = 100007, .missing = 0x1
inline constexpr listed any_pf_data_rd_any_response{{&list, 0x10b7, 0xf, 0x8100186a700b7f, 0x13010}, {}, &any_pf_data_rd_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x13010, .period = 100007, .missing = 0x1
inline constexpr listed any_pf_data_rd_l2_hit{{&list, 0x10b7, 0xf, 0x100186a700bac, 0x43010}, {}, &any_pf_data_rd_l2_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x43010, .period = 100007
inline constexpr listed any_pf_data_rd_l2_miss_snoop_miss_or_no_snoop_needed{{&list, 0x10b7, 0xf, 0x100186a700bd3, 0x200003010}, {}, &any_pf_data_rd_l2_miss_snoop_miss_or_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x200003010, .period = 100007
inline constexpr listed any_pf_data_rd_l2_miss_hitm_other_core{{&list, 0x10b7, 0xf, 0x100186a700c19, 0x1000003010}, {}, &any_pf_data_rd_l2_miss_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x1000003010, .period = 100007
inline constexpr listed any_pf_data_rd_outstanding{{&list, 0x10b7, 0xf, 0x8200186a700c51, 0x4000003010}, {}, &any_pf_data_rd_outstanding}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp_0, .holds = 0x4000003010, .period = 100007, .missing = 0x1
inline constexpr listed any_data_rd_any_response{{&list, 0x10b7, 0xf, 0x8100186a700c7d, 0x13091}, {}, &any_data_rd_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x13091, .period = 100007, .missing = 0x1
inline constexpr listed any_data_rd_l2_hit{{&list, 0x10b7, 0xf, 0x100186a700ca7, 0x43091}, {}, &any_data_rd_l2_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x43091, .period = 100007
inline constexpr listed any_data_rd_l2_miss_snoop_miss_or_no_snoop_needed{{&list, 0x10b7, 0xf, 0x100186a700ccb, 0x200003091}, {}, &any_data_rd_l2_miss_snoop_miss_or_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x200003091, .period = 100007
inline constexpr listed any_data_rd_l2_miss_hitm_other_core{{&list, 0x10b7, 0xf, 0x100186a700d0e, 0x1000003091}, {}, &any_data_rd_l2_miss_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x1000003091, .period = 100007
inline constexpr listed any_data_rd_outstanding{{&list, 0x10b7, 0xf, 0x8200186a700d43, 0x4000003091}, {}, &any_data_rd_outstanding}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp_0, .holds = 0x4000003091, .period = 100007, .missing = 0x1
inline constexpr listed any_rfo_any_response{{&list, 0x10b7, 0xf, 0x8100186a700d6c, 0x10022}, {}, &any_rfo_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x10022, .period = 100007, .missing = 0x1
inline constexpr listed any_rfo_l2_hit{{&list, 0x10b7, 0xf, 0x100186a700d92, 0x40022}, {}, &any_rfo_l2_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x40022, .period = 100007
inline constexpr listed any_rfo_l2_miss_snoop_miss_or_no_snoop_needed{{&list, 0x10b7, 0xf, 0x100186a700db2, 0x200000022}, {}, &any_rfo_l2_miss_snoop_miss_or_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x200000022, .period = 100007
inline constexpr listed any_rfo_l2_miss_hitm_other_core{{&list, 0x10b7, 0xf, 0x100186a700df1, 0x1000000022}, {}, &any_rfo_l2_miss_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x1000000022, .period = 100007
inline constexpr listed any_rfo_outstanding{{&list, 0x10b7, 0xf, 0x8200186a700e22, 0x4000000022}, {}, &any_rfo_outstanding}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp_0, .holds = 0x4000000022, .period = 100007, .missing = 0x1
inline constexpr listed any_read_any_response{{&list, 0x10b7, 0xf, 0x8100186a700e47, 0x132b7}, {}, &any_read_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x132b7, .period = 100007, .missing = 0x1
inline constexpr listed any_read_l2_hit{{&list, 0x10b7, 0xf, 0x100186a700e6e, 0x432b7}, {}, &any_read_l2_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x432b7, .period = 100007
inline constexpr listed any_read_l2_miss_snoop_miss_or_no_snoop_needed{{&list, 0x10b7, 0xf, 0x100186a700e8f, 0x2000032b7}, {}, &any_read_l2_miss_snoop_miss_or_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x2000032b7, .period = 100007
inline constexpr listed any_read_l2_miss_hitm_other_core{{&list, 0x10b7, 0xf, 0x100186a700ecf, 0x10000032b7}, {}, &any_read_l2_miss_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x10000032b7, .period = 100007
inline constexpr listed any_read_outstanding{{&list, 0x10b7, 0xf, 0x8200186a700f01, 0x40000032b7}, {}, &any_read_outstanding}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp_0, .holds = 0x40000032b7, .period = 100007, .missing = 0x1
} // namespace offcore_response

namespace offcore_events {
inline constexpr const listed *events[] = {
    &offcore_response::demand_data_rd_any_response, &offcore_response::demand_data_rd_l2_hit,
    &offcore_response::demand_data_rd_l2_miss_snoop_miss_or_no_snoop_needed,
    &offcore_response::demand_data_rd_l2_miss_hitm_other_core,
    &offcore_response::demand_data_rd_outstanding, &offcore_response::demand_rfo_any_response,
    &offcore_response::demand_rfo_l2_hit,
    &offcore_response::demand_rfo_l2_miss_snoop_miss_or_no_snoop_needed,
    &offcore_response::demand_rfo_l2_miss_hitm_other_core,
    &offcore_response::demand_rfo_outstanding, &offcore_response::demand_code_rd_any_response,
    &offcore_response::demand_code_rd_l2_hit,
    &offcore_response::demand_code_rd_l2_miss_snoop_miss_or_no_snoop_needed,
    &offcore_response::demand_code_rd_l2_miss_hitm_other_core,
    &offcore_response::demand_code_rd_outstanding, &offcore_response::corewb_any_response,
    &offcore_response::corewb_l2_hit,
    &offcore_response::corewb_l2_miss_snoop_miss_or_no_snoop_needed,
    &offcore_response::corewb_l2_miss_hitm_other_core, &offcore_response::corewb_outstanding,
    &offcore_response::pf_l2_data_rd_any_response, &offcore_response::pf_l2_data_rd_l2_hit,
    &offcore_response::pf_l2_data_rd_l2_miss_snoop_miss_or_no_snoop_needed,
    &offcore_response::pf_l2_data_rd_l2_miss_hitm_other_core,
    &offcore_response::pf_l2_data_rd_outstanding, &offcore_response::pf_l2_rfo_any_response,
    &offcore_response::pf_l2_rfo_l2_hit,
    &offcore_response::pf_l2_rfo_l2_miss_snoop_miss_or_no_snoop_needed,
    &offcore_response::pf_l2_rfo_l2_miss_hitm_other_core, &offcore_response::pf_l2_rfo_outstanding,
    &offcore_response::bus_locks_any_response, &offcore_response::bus_locks_l2_hit,
    &offcore_response::bus_locks_l2_miss_snoop_miss_or_no_snoop_needed,
    &offcore_response::bus_locks_l2_miss_hitm_other_core, &offcore_response::bus_locks_outstanding,
    &offcore_response::full_streaming_stores_any_response,
    &offcore_response::full_streaming_stores_l2_hit,
    &offcore_response::full_streaming_stores_l2_miss_snoop_miss_or_no_snoop_needed,
    &offcore_response::full_streaming_stores_l2_miss_hitm_other_core,
    &offcore_response::full_streaming_stores_outstanding,
    &offcore_response::sw_prefetch_any_response, &offcore_response::sw_prefetch_l2_hit,
    &offcore_response::sw_prefetch_l2_miss_snoop_miss_or_no_snoop_needed,
    &offcore_response::sw_prefetch_l2_miss_hitm_other_core,
    &offcore_response::sw_prefetch_outstanding, &offcore_response::pf_l1_data_rd_any_response,
    &offcore_response::pf_l1_data_rd_l2_hit,
    &offcore_response::pf_l1_data_rd_l2_miss_snoop_miss_or_no_snoop_needed,
    &offcore_response::pf_l1_data_rd_l2_miss_hitm_other_core,
    &offcore_response::pf_l1_data_rd_outstanding, &offcore_response::streaming_stores_any_response,
    &offcore_response::streaming_stores_l2_hit,
    &offcore_response::streaming_stores_l2_miss_snoop_miss_or_no_snoop_needed,
    &offcore_response::streaming_stores_l2_miss_hitm_other_core,
    &offcore_response::streaming_stores_outstanding, &offcore_response::any_request_any_response,
    &offcore_response::any_request_l2_hit,
    &offcore_response::any_request_l2_miss_snoop_miss_or_no_snoop_needed,
    &offcore_response::any_request_l2_miss_hitm_other_core,
    &offcore_response::any_request_outstanding, &offcore_response::any_pf_data_rd_any_response,
    &offcore_response::any_pf_data_rd_l2_hit,
    &offcore_response::any_pf_data_rd_l2_miss_snoop_miss_or_no_snoop_needed,
    &offcore_response::any_pf_data_rd_l2_miss_hitm_other_core,
    &offcore_response::any_pf_data_rd_outstanding, &offcore_response::any_data_rd_any_response,
    &offcore_response::any_data_rd_l2_hit,
    &offcore_response::any_data_rd_l2_miss_snoop_miss_or_no_snoop_needed,
    &offcore_response::any_data_rd_l2_miss_hitm_other_core,
    &offcore_response::any_data_rd_outstanding, &offcore_response::any_rfo_any_response,
    &offcore_response::any_rfo_l2_hit,
    &offcore_response::any_rfo_l2_miss_snoop_miss_or_no_snoop_needed,
    &offcore_response::any_rfo_l2_miss_hitm_other_core, &offcore_response::any_rfo_outstanding,
    &offcore_response::any_read_any_response, &offcore_response::any_read_l2_hit,
    &offcore_response::any_read_l2_miss_snoop_miss_or_no_snoop_needed,
    &offcore_response::any_read_l2_miss_hitm_other_core, &offcore_response::any_read_outstanding,
};
/// All events of the list.
inline constexpr select::known_list<perfmon::event_pmu> all{&list, all_of(events)};
} // namespace offcore_events

} // namespace msr::events::goldmont_plus
