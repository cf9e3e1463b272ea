// Events of Silvermont, each a constant that is its own row. Written by
// `msrpp import` from a table: do not edit.
// slm: from intel/perfmon 6dadedf3aa48, SLM/events/Silvermont_core.json, version 15 of 01/26/2023;
// BSD-3-Clause, Copyright (c) Intel Corporation. Numbers and names only.
#pragma once

#include <msr/intel/perfmon/listed.hpp>

// clang-format off
namespace msr::events::silvermont {

namespace offcore_events {
using listed = select::vendor_event<perfmon::event_pmu>;
inline constexpr char names[] =
    "offcore_response.any_code_rd.l2_miss.any\0"
    "offcore_response.any_code_rd.l2_miss.hitm_other_core\0"
    "offcore_response.any_code_rd.l2_miss.hit_other_core_no_fwd\0"
    "offcore_response.any_code_rd.l2_miss.snoop_miss\0"
    "offcore_response.any_code_rd.any_response\0"
    "offcore_response.any_rfo.l2_miss.any\0"
    "offcore_response.any_rfo.l2_miss.hitm_other_core\0"
    "offcore_response.any_rfo.l2_miss.hit_other_core_no_fwd\0"
    "offcore_response.any_rfo.l2_miss.snoop_miss\0"
    "offcore_response.any_rfo.any_response\0"
    "offcore_response.any_data_rd.l2_miss.any\0"
    "offcore_response.any_data_rd.l2_miss.hitm_other_core\0"
    "offcore_response.any_data_rd.l2_miss.hit_other_core_no_fwd\0"
    "offcore_response.any_data_rd.l2_miss.snoop_miss\0"
    "offcore_response.any_data_rd.any_response\0"
    "offcore_response.streaming_stores.l2_miss.any\0"
    "offcore_response.any_request.l2_miss.hitm_other_core\0"
    "offcore_response.any_request.l2_miss.hit_other_core_no_fwd\0"
    "offcore_response.any_request.l2_miss.snoop_miss\0"
    "offcore_response.any_request.any_response\0"
    "offcore_response.pf_l1_data_rd.l2_miss.any\0"
    "offcore_response.pf_l1_data_rd.l2_miss.hitm_other_core\0"
    "offcore_response.pf_l1_data_rd.l2_miss.hit_other_core_no_fwd\0"
    "offcore_response.pf_l1_data_rd.l2_miss.snoop_miss\0"
    "offcore_response.pf_l1_data_rd.any_response\0"
    "offcore_response.partial_writes.l2_miss.any\0"
    "offcore_response.partial_reads.l2_miss.any\0"
    "offcore_response.pf_l2_code_rd.l2_miss.any\0"
    "offcore_response.pf_l2_code_rd.l2_miss.hit_other_core_no_fwd\0"
    "offcore_response.pf_l2_code_rd.l2_miss.snoop_miss\0"
    "offcore_response.pf_l2_rfo.l2_miss.any\0"
    "offcore_response.pf_l2_rfo.l2_miss.hitm_other_core\0"
    "offcore_response.pf_l2_rfo.l2_miss.hit_other_core_no_fwd\0"
    "offcore_response.pf_l2_rfo.l2_miss.snoop_miss\0"
    "offcore_response.pf_l2_data_rd.l2_miss.any\0"
    "offcore_response.pf_l2_data_rd.l2_miss.hitm_other_core\0"
    "offcore_response.pf_l2_data_rd.l2_miss.hit_other_core_no_fwd\0"
    "offcore_response.pf_l2_data_rd.l2_miss.snoop_miss\0"
    "offcore_response.corewb.l2_miss.any\0"
    "offcore_response.corewb.l2_miss.no_snoop_needed\0"
    "offcore_response.demand_code_rd.outstanding\0"
    "offcore_response.demand_code_rd.l2_miss.any\0"
    "offcore_response.demand_code_rd.l2_miss.hit_other_core_no_fwd\0"
    "offcore_response.demand_code_rd.l2_miss.snoop_miss\0"
    "offcore_response.demand_code_rd.any_response\0"
    "offcore_response.demand_rfo.outstanding\0"
    "offcore_response.demand_rfo.l2_miss.any\0"
    "offcore_response.demand_rfo.l2_miss.hitm_other_core\0"
    "offcore_response.demand_rfo.l2_miss.hit_other_core_no_fwd\0"
    "offcore_response.demand_rfo.l2_miss.snoop_miss\0"
    "offcore_response.demand_data_rd.outstanding\0"
    "offcore_response.demand_data_rd.l2_miss.any\0"
    "offcore_response.demand_data_rd.l2_miss.hitm_other_core\0"
    "offcore_response.demand_data_rd.l2_miss.hit_other_core_no_fwd\0"
    "offcore_response.demand_data_rd.l2_miss.snoop_miss\0"
    "offcore_response.demand_data_rd.any_response\0";
inline constexpr select::event_list list{"silvermont", core::silvermont, names};
} // namespace offcore_events

namespace offcore_response {
using namespace offcore_events;
inline constexpr listed any_code_rd_l2_miss_any{{&list, 0x10b7, 0x3, 0x100186a700000, 0x1680000044}, {}, &any_code_rd_l2_miss_any}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x1680000044, .period = 100007
inline constexpr listed any_code_rd_l2_miss_hitm_other_core{{&list, 0x10b7, 0x3, 0x100186a700029, 0x1000000044}, {}, &any_code_rd_l2_miss_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x1000000044, .period = 100007
inline constexpr listed any_code_rd_l2_miss_hit_other_core_no_fwd{{&list, 0x10b7, 0x3, 0x100186a70005e, 0x400000044}, {}, &any_code_rd_l2_miss_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x400000044, .period = 100007
inline constexpr listed any_code_rd_l2_miss_snoop_miss{{&list, 0x10b7, 0x3, 0x100186a700099, 0x200000044}, {}, &any_code_rd_l2_miss_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x200000044, .period = 100007
inline constexpr listed any_code_rd_any_response{{&list, 0x10b7, 0x3, 0x100186a7000c9, 0x10044}, {}, &any_code_rd_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x10044, .period = 100007
inline constexpr listed any_rfo_l2_miss_any{{&list, 0x10b7, 0x3, 0x100186a7000f3, 0x1680000022}, {}, &any_rfo_l2_miss_any}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x1680000022, .period = 100007
inline constexpr listed any_rfo_l2_miss_hitm_other_core{{&list, 0x10b7, 0x3, 0x100186a700118, 0x1000000022}, {}, &any_rfo_l2_miss_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x1000000022, .period = 100007
inline constexpr listed any_rfo_l2_miss_hit_other_core_no_fwd{{&list, 0x10b7, 0x3, 0x100186a700149, 0x400000022}, {}, &any_rfo_l2_miss_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x400000022, .period = 100007
inline constexpr listed any_rfo_l2_miss_snoop_miss{{&list, 0x10b7, 0x3, 0x100186a700180, 0x200000022}, {}, &any_rfo_l2_miss_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x200000022, .period = 100007
inline constexpr listed any_rfo_any_response{{&list, 0x10b7, 0x3, 0x100186a7001ac, 0x10022}, {}, &any_rfo_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x10022, .period = 100007
inline constexpr listed any_data_rd_l2_miss_any{{&list, 0x10b7, 0x3, 0x100186a7001d2, 0x1680003091}, {}, &any_data_rd_l2_miss_any}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x1680003091, .period = 100007
inline constexpr listed any_data_rd_l2_miss_hitm_other_core{{&list, 0x10b7, 0x3, 0x100186a7001fb, 0x1000003091}, {}, &any_data_rd_l2_miss_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x1000003091, .period = 100007
inline constexpr listed any_data_rd_l2_miss_hit_other_core_no_fwd{{&list, 0x10b7, 0x3, 0x100186a700230, 0x400003091}, {}, &any_data_rd_l2_miss_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x400003091, .period = 100007
inline constexpr listed any_data_rd_l2_miss_snoop_miss{{&list, 0x10b7, 0x3, 0x100186a70026b, 0x200003091}, {}, &any_data_rd_l2_miss_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x200003091, .period = 100007
inline constexpr listed any_data_rd_any_response{{&list, 0x10b7, 0x3, 0x100186a70029b, 0x13091}, {}, &any_data_rd_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x13091, .period = 100007
inline constexpr listed streaming_stores_l2_miss_any{{&list, 0x10b7, 0x3, 0x100186a7002c5, 0x1680004800}, {}, &streaming_stores_l2_miss_any}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x1680004800, .period = 100007
inline constexpr listed any_request_l2_miss_hitm_other_core{{&list, 0x10b7, 0x3, 0x100186a7002f3, 0x1000008008}, {}, &any_request_l2_miss_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x1000008008, .period = 100007
inline constexpr listed any_request_l2_miss_hit_other_core_no_fwd{{&list, 0x10b7, 0x3, 0x100186a700328, 0x400008008}, {}, &any_request_l2_miss_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x400008008, .period = 100007
inline constexpr listed any_request_l2_miss_snoop_miss{{&list, 0x10b7, 0x3, 0x100186a700363, 0x200008008}, {}, &any_request_l2_miss_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x200008008, .period = 100007
inline constexpr listed any_request_any_response{{&list, 0x10b7, 0x3, 0x100186a700393, 0x18008}, {}, &any_request_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x18008, .period = 100007
inline constexpr listed pf_l1_data_rd_l2_miss_any{{&list, 0x10b7, 0x3, 0x100186a7003bd, 0x1680002000}, {}, &pf_l1_data_rd_l2_miss_any}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x1680002000, .period = 100007
inline constexpr listed pf_l1_data_rd_l2_miss_hitm_other_core{{&list, 0x10b7, 0x3, 0x100186a7003e8, 0x1000002000}, {}, &pf_l1_data_rd_l2_miss_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x1000002000, .period = 100007
inline constexpr listed pf_l1_data_rd_l2_miss_hit_other_core_no_fwd{{&list, 0x10b7, 0x3, 0x100186a70041f, 0x400002000}, {}, &pf_l1_data_rd_l2_miss_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x400002000, .period = 100007
inline constexpr listed pf_l1_data_rd_l2_miss_snoop_miss{{&list, 0x10b7, 0x3, 0x100186a70045c, 0x200002000}, {}, &pf_l1_data_rd_l2_miss_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x200002000, .period = 100007
inline constexpr listed pf_l1_data_rd_any_response{{&list, 0x10b7, 0x3, 0x100186a70048e, 0x12000}, {}, &pf_l1_data_rd_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x12000, .period = 100007
inline constexpr listed partial_writes_l2_miss_any{{&list, 0x10b7, 0x3, 0x100186a7004ba, 0x1680000100}, {}, &partial_writes_l2_miss_any}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x1680000100, .period = 100007
inline constexpr listed partial_reads_l2_miss_any{{&list, 0x10b7, 0x3, 0x100186a7004e6, 0x1680000080}, {}, &partial_reads_l2_miss_any}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x1680000080, .period = 100007
inline constexpr listed pf_l2_code_rd_l2_miss_any{{&list, 0x10b7, 0x3, 0x100186a700511, 0x1680000040}, {}, &pf_l2_code_rd_l2_miss_any}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x1680000040, .period = 100007
inline constexpr listed pf_l2_code_rd_l2_miss_hit_other_core_no_fwd{{&list, 0x10b7, 0x3, 0x100186a70053c, 0x400000040}, {}, &pf_l2_code_rd_l2_miss_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x400000040, .period = 100007
inline constexpr listed pf_l2_code_rd_l2_miss_snoop_miss{{&list, 0x10b7, 0x3, 0x100186a700579, 0x200000040}, {}, &pf_l2_code_rd_l2_miss_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x200000040, .period = 100007
inline constexpr listed pf_l2_rfo_l2_miss_any{{&list, 0x10b7, 0x3, 0x100186a7005ab, 0x1680000020}, {}, &pf_l2_rfo_l2_miss_any}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x1680000020, .period = 100007
inline constexpr listed pf_l2_rfo_l2_miss_hitm_other_core{{&list, 0x10b7, 0x3, 0x100186a7005d2, 0x1000000020}, {}, &pf_l2_rfo_l2_miss_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x1000000020, .period = 100007
inline constexpr listed pf_l2_rfo_l2_miss_hit_other_core_no_fwd{{&list, 0x10b7, 0x3, 0x100186a700605, 0x400000020}, {}, &pf_l2_rfo_l2_miss_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x400000020, .period = 100007
inline constexpr listed pf_l2_rfo_l2_miss_snoop_miss{{&list, 0x10b7, 0x3, 0x100186a70063e, 0x200000020}, {}, &pf_l2_rfo_l2_miss_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x200000020, .period = 100007
inline constexpr listed pf_l2_data_rd_l2_miss_any{{&list, 0x10b7, 0x3, 0x100186a70066c, 0x1680000010}, {}, &pf_l2_data_rd_l2_miss_any}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x1680000010, .period = 100007
inline constexpr listed pf_l2_data_rd_l2_miss_hitm_other_core{{&list, 0x10b7, 0x3, 0x100186a700697, 0x1000000010}, {}, &pf_l2_data_rd_l2_miss_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x1000000010, .period = 100007
inline constexpr listed pf_l2_data_rd_l2_miss_hit_other_core_no_fwd{{&list, 0x10b7, 0x3, 0x100186a7006ce, 0x400000010}, {}, &pf_l2_data_rd_l2_miss_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x400000010, .period = 100007
inline constexpr listed pf_l2_data_rd_l2_miss_snoop_miss{{&list, 0x10b7, 0x3, 0x100186a70070b, 0x200000010}, {}, &pf_l2_data_rd_l2_miss_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x200000010, .period = 100007
inline constexpr listed corewb_l2_miss_any{{&list, 0x10b7, 0x3, 0x100186a70073d, 0x1680000008}, {}, &corewb_l2_miss_any}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x1680000008, .period = 100007
inline constexpr listed corewb_l2_miss_no_snoop_needed{{&list, 0x10b7, 0x3, 0x100186a700761, 0x80000008}, {}, &corewb_l2_miss_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x80000008, .period = 100007
inline constexpr listed demand_code_rd_outstanding{{&list, 0x10b7, 0x3, 0x200186a700791, 0x4000000004}, {}, &demand_code_rd_outstanding}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp_0, .holds = 0x4000000004, .period = 100007
inline constexpr listed demand_code_rd_l2_miss_any{{&list, 0x10b7, 0x3, 0x100186a7007bd, 0x1680000004}, {}, &demand_code_rd_l2_miss_any}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x1680000004, .period = 100007
inline constexpr listed demand_code_rd_l2_miss_hit_other_core_no_fwd{{&list, 0x10b7, 0x3, 0x100186a7007e9, 0x400000004}, {}, &demand_code_rd_l2_miss_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x400000004, .period = 100007
inline constexpr listed demand_code_rd_l2_miss_snoop_miss{{&list, 0x10b7, 0x3, 0x100186a700827, 0x200000004}, {}, &demand_code_rd_l2_miss_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x200000004, .period = 100007
inline constexpr listed demand_code_rd_any_response{{&list, 0x10b7, 0x3, 0x100186a70085a, 0x10004}, {}, &demand_code_rd_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x10004, .period = 100007
inline constexpr listed demand_rfo_outstanding{{&list, 0x10b7, 0x3, 0x200186a700887, 0x4000000002}, {}, &demand_rfo_outstanding}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp_0, .holds = 0x4000000002, .period = 100007
inline constexpr listed demand_rfo_l2_miss_any{{&list, 0x10b7, 0x3, 0x100186a7008af, 0x1680000002}, {}, &demand_rfo_l2_miss_any}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x1680000002, .period = 100007
inline constexpr listed demand_rfo_l2_miss_hitm_other_core{{&list, 0x10b7, 0x3, 0x100186a7008d7, 0x1000000002}, {}, &demand_rfo_l2_miss_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x1000000002, .period = 100007
inline constexpr listed demand_rfo_l2_miss_hit_other_core_no_fwd{{&list, 0x10b7, 0x3, 0x100186a70090b, 0x400000002}, {}, &demand_rfo_l2_miss_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x400000002, .period = 100007
inline constexpr listed demand_rfo_l2_miss_snoop_miss{{&list, 0x10b7, 0x3, 0x100186a700945, 0x200000002}, {}, &demand_rfo_l2_miss_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x200000002, .period = 100007
inline constexpr listed demand_data_rd_outstanding{{&list, 0x10b7, 0x3, 0x200186a700974, 0x4000000001}, {}, &demand_data_rd_outstanding}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp_0, .holds = 0x4000000001, .period = 100007
inline constexpr listed demand_data_rd_l2_miss_any{{&list, 0x10b7, 0x3, 0x100186a7009a0, 0x1680000001}, {}, &demand_data_rd_l2_miss_any}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x1680000001, .period = 100007
inline constexpr listed demand_data_rd_l2_miss_hitm_other_core{{&list, 0x10b7, 0x3, 0x100186a7009cc, 0x1000000001}, {}, &demand_data_rd_l2_miss_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x1000000001, .period = 100007
inline constexpr listed demand_data_rd_l2_miss_hit_other_core_no_fwd{{&list, 0x10b7, 0x3, 0x100186a700a04, 0x400000001}, {}, &demand_data_rd_l2_miss_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x400000001, .period = 100007
inline constexpr listed demand_data_rd_l2_miss_snoop_miss{{&list, 0x10b7, 0x3, 0x100186a700a42, 0x200000001}, {}, &demand_data_rd_l2_miss_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x200000001, .period = 100007
inline constexpr listed demand_data_rd_any_response{{&list, 0x10b7, 0x3, 0x100186a700a75, 0x10001}, {}, &demand_data_rd_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = offcore_rsp, .holds = 0x10001, .period = 100007
} // namespace offcore_response

namespace offcore_events {
inline constexpr const listed *events[] = {
    &offcore_response::any_code_rd_l2_miss_any,
    &offcore_response::any_code_rd_l2_miss_hitm_other_core,
    &offcore_response::any_code_rd_l2_miss_hit_other_core_no_fwd,
    &offcore_response::any_code_rd_l2_miss_snoop_miss, &offcore_response::any_code_rd_any_response,
    &offcore_response::any_rfo_l2_miss_any, &offcore_response::any_rfo_l2_miss_hitm_other_core,
    &offcore_response::any_rfo_l2_miss_hit_other_core_no_fwd,
    &offcore_response::any_rfo_l2_miss_snoop_miss, &offcore_response::any_rfo_any_response,
    &offcore_response::any_data_rd_l2_miss_any,
    &offcore_response::any_data_rd_l2_miss_hitm_other_core,
    &offcore_response::any_data_rd_l2_miss_hit_other_core_no_fwd,
    &offcore_response::any_data_rd_l2_miss_snoop_miss, &offcore_response::any_data_rd_any_response,
    &offcore_response::streaming_stores_l2_miss_any,
    &offcore_response::any_request_l2_miss_hitm_other_core,
    &offcore_response::any_request_l2_miss_hit_other_core_no_fwd,
    &offcore_response::any_request_l2_miss_snoop_miss, &offcore_response::any_request_any_response,
    &offcore_response::pf_l1_data_rd_l2_miss_any,
    &offcore_response::pf_l1_data_rd_l2_miss_hitm_other_core,
    &offcore_response::pf_l1_data_rd_l2_miss_hit_other_core_no_fwd,
    &offcore_response::pf_l1_data_rd_l2_miss_snoop_miss,
    &offcore_response::pf_l1_data_rd_any_response, &offcore_response::partial_writes_l2_miss_any,
    &offcore_response::partial_reads_l2_miss_any, &offcore_response::pf_l2_code_rd_l2_miss_any,
    &offcore_response::pf_l2_code_rd_l2_miss_hit_other_core_no_fwd,
    &offcore_response::pf_l2_code_rd_l2_miss_snoop_miss, &offcore_response::pf_l2_rfo_l2_miss_any,
    &offcore_response::pf_l2_rfo_l2_miss_hitm_other_core,
    &offcore_response::pf_l2_rfo_l2_miss_hit_other_core_no_fwd,
    &offcore_response::pf_l2_rfo_l2_miss_snoop_miss, &offcore_response::pf_l2_data_rd_l2_miss_any,
    &offcore_response::pf_l2_data_rd_l2_miss_hitm_other_core,
    &offcore_response::pf_l2_data_rd_l2_miss_hit_other_core_no_fwd,
    &offcore_response::pf_l2_data_rd_l2_miss_snoop_miss, &offcore_response::corewb_l2_miss_any,
    &offcore_response::corewb_l2_miss_no_snoop_needed,
    &offcore_response::demand_code_rd_outstanding, &offcore_response::demand_code_rd_l2_miss_any,
    &offcore_response::demand_code_rd_l2_miss_hit_other_core_no_fwd,
    &offcore_response::demand_code_rd_l2_miss_snoop_miss,
    &offcore_response::demand_code_rd_any_response, &offcore_response::demand_rfo_outstanding,
    &offcore_response::demand_rfo_l2_miss_any,
    &offcore_response::demand_rfo_l2_miss_hitm_other_core,
    &offcore_response::demand_rfo_l2_miss_hit_other_core_no_fwd,
    &offcore_response::demand_rfo_l2_miss_snoop_miss, &offcore_response::demand_data_rd_outstanding,
    &offcore_response::demand_data_rd_l2_miss_any,
    &offcore_response::demand_data_rd_l2_miss_hitm_other_core,
    &offcore_response::demand_data_rd_l2_miss_hit_other_core_no_fwd,
    &offcore_response::demand_data_rd_l2_miss_snoop_miss,
    &offcore_response::demand_data_rd_any_response,
};
/// All events of the list.
inline constexpr select::known_list<perfmon::event_pmu> all{&list, all_of(events)};
} // namespace offcore_events

} // namespace msr::events::silvermont
