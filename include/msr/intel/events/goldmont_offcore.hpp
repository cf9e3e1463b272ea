// Events of Goldmont, each a constant that is its own row. Written by
// `msrpp import` from a table: do not edit.
// glm: from intel/perfmon 6dadedf3aa48, GLM/events/goldmont_core.json, version 13 of 03/02/2018;
// BSD-3-Clause, Copyright (c) Intel Corporation. Numbers and names only.
// 44 of its 82 events are those of goldmont_plus.
#pragma once

#include <msr/intel/events/goldmont_plus_offcore.hpp>

// clang-format off
namespace msr::events::goldmont {

namespace offcore_events {
using listed = select::vendor_event<perfmon::event_pmu>;
inline constexpr char names[] =
    "offcore_response.any_read.l2_miss.any\0"
    "offcore_response.any_read.l2_miss.hit_other_core_no_fwd\0"
    "offcore_response.any_rfo.l2_miss.any\0"
    "offcore_response.any_rfo.l2_miss.hit_other_core_no_fwd\0"
    "offcore_response.any_data_rd.l2_miss.any\0"
    "offcore_response.any_data_rd.l2_miss.hit_other_core_no_fwd\0"
    "offcore_response.any_pf_data_rd.l2_miss.any\0"
    "offcore_response.any_pf_data_rd.l2_miss.hit_other_core_no_fwd\0"
    "offcore_response.any_request.l2_miss.hit_other_core_no_fwd\0"
    "offcore_response.streaming_stores.l2_miss.any\0"
    "offcore_response.partial_streaming_stores.l2_miss.any\0"
    "offcore_response.partial_streaming_stores.l2_miss.hitm_other_core\0"
    "offcore_response.partial_streaming_stores.l2_miss.hit_other_core_no_fwd\0"
    "offcore_response.partial_streaming_stores.l2_miss.snoop_miss_or_no_snoop_needed\0"
    "offcore_response.partial_streaming_stores.l2_hit\0"
    "offcore_response.pf_l1_data_rd.l2_miss.any\0"
    "offcore_response.pf_l1_data_rd.l2_miss.hit_other_core_no_fwd\0"
    "offcore_response.sw_prefetch.l2_miss.any\0"
    "offcore_response.sw_prefetch.l2_miss.hit_other_core_no_fwd\0"
    "offcore_response.full_streaming_stores.l2_miss.any\0"
    "offcore_response.full_streaming_stores.l2_miss.hit_other_core_no_fwd\0"
    "offcore_response.partial_writes.l2_miss.any\0"
    "offcore_response.partial_reads.l2_miss.any\0"
    "offcore_response.pf_l2_rfo.l2_miss.any\0"
    "offcore_response.pf_l2_rfo.l2_miss.hit_other_core_no_fwd\0"
    "offcore_response.pf_l2_data_rd.l2_miss.any\0"
    "offcore_response.pf_l2_data_rd.l2_miss.hit_other_core_no_fwd\0"
    "offcore_response.corewb.l2_miss.any\0"
    "offcore_response.corewb.l2_miss.hitm_other_core\0"
    "offcore_response.corewb.l2_miss.hit_other_core_no_fwd\0"
    "offcore_response.corewb.l2_miss.snoop_miss_or_no_snoop_needed\0"
    "offcore_response.corewb.l2_hit\0"
    "offcore_response.demand_code_rd.l2_miss.any\0"
    "offcore_response.demand_code_rd.l2_miss.hit_other_core_no_fwd\0"
    "offcore_response.demand_rfo.l2_miss.any\0"
    "offcore_response.demand_rfo.l2_miss.hit_other_core_no_fwd\0"
    "offcore_response.demand_data_rd.l2_miss.any\0"
    "offcore_response.demand_data_rd.l2_miss.hit_other_core_no_fwd\0";
inline constexpr select::event_list list{"goldmont", core::goldmont, names};
} // namespace offcore_events

namespace offcore_response { using namespace goldmont_plus::offcore_response; }

namespace offcore_response {
inline constexpr offcore_events::listed any_read_l2_miss_any{{&offcore_events::list, 0x10b7, 0xf, 0x100186a700000, 0x36000032b7}, {}, &any_read_l2_miss_any}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x36000032b7, .period = 100007
inline constexpr offcore_events::listed any_read_l2_miss_hit_other_core_no_fwd{{&offcore_events::list, 0x10b7, 0xf, 0x100186a700026, 0x4000032b7}, {}, &any_read_l2_miss_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x4000032b7, .period = 100007
inline constexpr offcore_events::listed any_rfo_l2_miss_any{{&offcore_events::list, 0x10b7, 0xf, 0x100186a70005e, 0x3600000022}, {}, &any_rfo_l2_miss_any}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x3600000022, .period = 100007
inline constexpr offcore_events::listed any_rfo_l2_miss_hit_other_core_no_fwd{{&offcore_events::list, 0x10b7, 0xf, 0x100186a700083, 0x400000022}, {}, &any_rfo_l2_miss_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x400000022, .period = 100007
inline constexpr offcore_events::listed any_data_rd_l2_miss_any{{&offcore_events::list, 0x10b7, 0xf, 0x100186a7000ba, 0x3600003091}, {}, &any_data_rd_l2_miss_any}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x3600003091, .period = 100007
inline constexpr offcore_events::listed any_data_rd_l2_miss_hit_other_core_no_fwd{{&offcore_events::list, 0x10b7, 0xf, 0x100186a7000e3, 0x400003091}, {}, &any_data_rd_l2_miss_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x400003091, .period = 100007
inline constexpr offcore_events::listed any_pf_data_rd_l2_miss_any{{&offcore_events::list, 0x10b7, 0xf, 0x100186a70011e, 0x3600003010}, {}, &any_pf_data_rd_l2_miss_any}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x3600003010, .period = 100007
inline constexpr offcore_events::listed any_pf_data_rd_l2_miss_hit_other_core_no_fwd{{&offcore_events::list, 0x10b7, 0xf, 0x100186a70014a, 0x400003010}, {}, &any_pf_data_rd_l2_miss_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x400003010, .period = 100007
inline constexpr offcore_events::listed any_request_l2_miss_hit_other_core_no_fwd{{&offcore_events::list, 0x10b7, 0xf, 0x100186a700188, 0x400008000}, {}, &any_request_l2_miss_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x400008000, .period = 100007
inline constexpr offcore_events::listed streaming_stores_l2_miss_any{{&offcore_events::list, 0x10b7, 0xf, 0x100186a7001c3, 0x3600004800}, {}, &streaming_stores_l2_miss_any}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x3600004800, .period = 100007
inline constexpr offcore_events::listed partial_streaming_stores_l2_miss_any{{&offcore_events::list, 0x10b7, 0xf, 0x100186a7001f1, 0x3600004000}, {}, &partial_streaming_stores_l2_miss_any}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x3600004000, .period = 100007
inline constexpr offcore_events::listed partial_streaming_stores_l2_miss_hitm_other_core{{&offcore_events::list, 0x10b7, 0xf, 0x100186a700227, 0x1000004000}, {}, &partial_streaming_stores_l2_miss_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x1000004000, .period = 100007
inline constexpr offcore_events::listed partial_streaming_stores_l2_miss_hit_other_core_no_fwd{{&offcore_events::list, 0x10b7, 0xf, 0x100186a700269, 0x400004000}, {}, &partial_streaming_stores_l2_miss_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x400004000, .period = 100007
inline constexpr offcore_events::listed partial_streaming_stores_l2_miss_snoop_miss_or_no_snoop_needed{{&offcore_events::list, 0x10b7, 0xf, 0x100186a7002b1, 0x200004000}, {}, &partial_streaming_stores_l2_miss_snoop_miss_or_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x200004000, .period = 100007
inline constexpr offcore_events::listed partial_streaming_stores_l2_hit{{&offcore_events::list, 0x10b7, 0xf, 0x100186a700301, 0x44000}, {}, &partial_streaming_stores_l2_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x44000, .period = 100007
inline constexpr offcore_events::listed pf_l1_data_rd_l2_miss_any{{&offcore_events::list, 0x10b7, 0xf, 0x100186a700332, 0x3600002000}, {}, &pf_l1_data_rd_l2_miss_any}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x3600002000, .period = 100007
inline constexpr offcore_events::listed pf_l1_data_rd_l2_miss_hit_other_core_no_fwd{{&offcore_events::list, 0x10b7, 0xf, 0x100186a70035d, 0x400002000}, {}, &pf_l1_data_rd_l2_miss_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x400002000, .period = 100007
inline constexpr offcore_events::listed sw_prefetch_l2_miss_any{{&offcore_events::list, 0x10b7, 0xf, 0x100186a70039a, 0x3600001000}, {}, &sw_prefetch_l2_miss_any}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x3600001000, .period = 100007
inline constexpr offcore_events::listed sw_prefetch_l2_miss_hit_other_core_no_fwd{{&offcore_events::list, 0x10b7, 0xf, 0x100186a7003c3, 0x400001000}, {}, &sw_prefetch_l2_miss_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x400001000, .period = 100007
inline constexpr offcore_events::listed full_streaming_stores_l2_miss_any{{&offcore_events::list, 0x10b7, 0xf, 0x100186a7003fe, 0x3600000800}, {}, &full_streaming_stores_l2_miss_any}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x3600000800, .period = 100007
inline constexpr offcore_events::listed full_streaming_stores_l2_miss_hit_other_core_no_fwd{{&offcore_events::list, 0x10b7, 0xf, 0x100186a700431, 0x400000800}, {}, &full_streaming_stores_l2_miss_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x400000800, .period = 100007
inline constexpr offcore_events::listed partial_writes_l2_miss_any{{&offcore_events::list, 0x10b7, 0xf, 0x100186a700476, 0x3600000100}, {}, &partial_writes_l2_miss_any}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x3600000100, .period = 100007
inline constexpr offcore_events::listed partial_reads_l2_miss_any{{&offcore_events::list, 0x10b7, 0xf, 0x100186a7004a2, 0x3600000080}, {}, &partial_reads_l2_miss_any}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x3600000080, .period = 100007
inline constexpr offcore_events::listed pf_l2_rfo_l2_miss_any{{&offcore_events::list, 0x10b7, 0xf, 0x100186a7004cd, 0x3600000020}, {}, &pf_l2_rfo_l2_miss_any}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x3600000020, .period = 100007
inline constexpr offcore_events::listed pf_l2_rfo_l2_miss_hit_other_core_no_fwd{{&offcore_events::list, 0x10b7, 0xf, 0x100186a7004f4, 0x400000020}, {}, &pf_l2_rfo_l2_miss_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x400000020, .period = 100007
inline constexpr offcore_events::listed pf_l2_data_rd_l2_miss_any{{&offcore_events::list, 0x10b7, 0xf, 0x100186a70052d, 0x3600000010}, {}, &pf_l2_data_rd_l2_miss_any}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x3600000010, .period = 100007
inline constexpr offcore_events::listed pf_l2_data_rd_l2_miss_hit_other_core_no_fwd{{&offcore_events::list, 0x10b7, 0xf, 0x100186a700558, 0x400000010}, {}, &pf_l2_data_rd_l2_miss_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x400000010, .period = 100007
inline constexpr offcore_events::listed corewb_l2_miss_any{{&offcore_events::list, 0x10b7, 0xf, 0x200186a700595, 0x3600000008}, {}, &corewb_l2_miss_any}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp_0, .holds = 0x3600000008, .period = 100007
inline constexpr offcore_events::listed corewb_l2_miss_hitm_other_core{{&offcore_events::list, 0x10b7, 0xf, 0x200186a7005b9, 0x1000000008}, {}, &corewb_l2_miss_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp_0, .holds = 0x1000000008, .period = 100007
inline constexpr offcore_events::listed corewb_l2_miss_hit_other_core_no_fwd{{&offcore_events::list, 0x10b7, 0xf, 0x200186a7005e9, 0x400000008}, {}, &corewb_l2_miss_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp_0, .holds = 0x400000008, .period = 100007
inline constexpr offcore_events::listed corewb_l2_miss_snoop_miss_or_no_snoop_needed{{&offcore_events::list, 0x10b7, 0xf, 0x200186a70061f, 0x200000008}, {}, &corewb_l2_miss_snoop_miss_or_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp_0, .holds = 0x200000008, .period = 100007
inline constexpr offcore_events::listed corewb_l2_hit{{&offcore_events::list, 0x10b7, 0xf, 0x200186a70065d, 0x40008}, {}, &corewb_l2_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp_0, .holds = 0x40008, .period = 100007
inline constexpr offcore_events::listed demand_code_rd_l2_miss_any{{&offcore_events::list, 0x10b7, 0xf, 0x100186a70067c, 0x3600000004}, {}, &demand_code_rd_l2_miss_any}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x3600000004, .period = 100007
inline constexpr offcore_events::listed demand_code_rd_l2_miss_hit_other_core_no_fwd{{&offcore_events::list, 0x10b7, 0xf, 0x100186a7006a8, 0x400000004}, {}, &demand_code_rd_l2_miss_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x400000004, .period = 100007
inline constexpr offcore_events::listed demand_rfo_l2_miss_any{{&offcore_events::list, 0x10b7, 0xf, 0x100186a7006e6, 0x3600000002}, {}, &demand_rfo_l2_miss_any}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x3600000002, .period = 100007
inline constexpr offcore_events::listed demand_rfo_l2_miss_hit_other_core_no_fwd{{&offcore_events::list, 0x10b7, 0xf, 0x100186a70070e, 0x400000002}, {}, &demand_rfo_l2_miss_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x400000002, .period = 100007
inline constexpr offcore_events::listed demand_data_rd_l2_miss_any{{&offcore_events::list, 0x10b7, 0xf, 0x100186a700748, 0x3600000001}, {}, &demand_data_rd_l2_miss_any}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x3600000001, .period = 100007
inline constexpr offcore_events::listed demand_data_rd_l2_miss_hit_other_core_no_fwd{{&offcore_events::list, 0x10b7, 0xf, 0x100186a700774, 0x400000001}, {}, &demand_data_rd_l2_miss_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x400000001, .period = 100007
} // namespace offcore_response

namespace offcore_events {
inline constexpr const listed *own[] = {
    &offcore_response::any_read_l2_miss_any,
    &offcore_response::any_read_l2_miss_hit_other_core_no_fwd,
    &offcore_response::any_rfo_l2_miss_any,
    &offcore_response::any_rfo_l2_miss_hit_other_core_no_fwd,
    &offcore_response::any_data_rd_l2_miss_any,
    &offcore_response::any_data_rd_l2_miss_hit_other_core_no_fwd,
    &offcore_response::any_pf_data_rd_l2_miss_any,
    &offcore_response::any_pf_data_rd_l2_miss_hit_other_core_no_fwd,
    &offcore_response::any_request_l2_miss_hit_other_core_no_fwd,
    &offcore_response::streaming_stores_l2_miss_any,
    &offcore_response::partial_streaming_stores_l2_miss_any,
    &offcore_response::partial_streaming_stores_l2_miss_hitm_other_core,
    &offcore_response::partial_streaming_stores_l2_miss_hit_other_core_no_fwd,
    &offcore_response::partial_streaming_stores_l2_miss_snoop_miss_or_no_snoop_needed,
    &offcore_response::partial_streaming_stores_l2_hit,
    &offcore_response::pf_l1_data_rd_l2_miss_any,
    &offcore_response::pf_l1_data_rd_l2_miss_hit_other_core_no_fwd,
    &offcore_response::sw_prefetch_l2_miss_any,
    &offcore_response::sw_prefetch_l2_miss_hit_other_core_no_fwd,
    &offcore_response::full_streaming_stores_l2_miss_any,
    &offcore_response::full_streaming_stores_l2_miss_hit_other_core_no_fwd,
    &offcore_response::partial_writes_l2_miss_any, &offcore_response::partial_reads_l2_miss_any,
    &offcore_response::pf_l2_rfo_l2_miss_any,
    &offcore_response::pf_l2_rfo_l2_miss_hit_other_core_no_fwd,
    &offcore_response::pf_l2_data_rd_l2_miss_any,
    &offcore_response::pf_l2_data_rd_l2_miss_hit_other_core_no_fwd,
    &offcore_response::corewb_l2_miss_any, &offcore_response::corewb_l2_miss_hitm_other_core,
    &offcore_response::corewb_l2_miss_hit_other_core_no_fwd,
    &offcore_response::corewb_l2_miss_snoop_miss_or_no_snoop_needed,
    &offcore_response::corewb_l2_hit, &offcore_response::demand_code_rd_l2_miss_any,
    &offcore_response::demand_code_rd_l2_miss_hit_other_core_no_fwd,
    &offcore_response::demand_rfo_l2_miss_any,
    &offcore_response::demand_rfo_l2_miss_hit_other_core_no_fwd,
    &offcore_response::demand_data_rd_l2_miss_any,
    &offcore_response::demand_data_rd_l2_miss_hit_other_core_no_fwd,
};
inline constexpr auto events = select::with_shared_events<goldmont_plus::offcore_events::all, core::goldmont>(own);
/// All events of the list.
inline constexpr select::known_list<perfmon::event_pmu> all{&list, all_of(events.all), &goldmont_plus::offcore_events::all, all_of(own)};
} // namespace offcore_events

} // namespace msr::events::goldmont
