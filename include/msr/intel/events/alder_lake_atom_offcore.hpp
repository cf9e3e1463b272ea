// Events of Alder Lake: Atom cores, each a constant that is its own row. Written by
// `msrpp import` from a table: do not edit.
// adl_gracemont: from intel/perfmon 6dadedf3aa48, ADL/events/alderlake_gracemont_core.json, version
// 1.40 of 05/27/2026; BSD-3-Clause, Copyright (c) Intel Corporation. Numbers and names only.
#pragma once

#include <msr/intel/perfmon/listed.hpp>

// clang-format off
namespace msr::events::alder_lake_atom {

namespace offcore_events {
using listed = select::vendor_event<perfmon::event_pmu>;
inline constexpr char names[] =
    "ocr.demand_data_rd.any_response\0"
    "ocr.demand_data_rd.dram\0"
    "ocr.demand_data_rd.l3_miss\0"
    "ocr.demand_rfo.any_response\0"
    "ocr.demand_rfo.dram\0"
    "ocr.demand_rfo.l3_miss\0"
    "ocr.demand_code_rd.any_response\0"
    "ocr.demand_code_rd.dram\0"
    "ocr.demand_code_rd.l3_miss\0"
    "ocr.corewb_m.any_response\0"
    "ocr.streaming_wr.any_response\0"
    "ocr.swpf_rd.any_response\0"
    "ocr.swpf_rd.dram\0"
    "ocr.swpf_rd.l3_miss\0"
    "ocr.partial_streaming_wr.any_response\0"
    "ocr.full_streaming_wr.any_response\0"
    "ocr.demand_data_rd.l3_hit.snoop_hit_no_fwd\0"
    "ocr.demand_data_rd.l3_hit.snoop_hit_with_fwd\0"
    "ocr.demand_data_rd.l3_hit.snoop_hitm\0"
    "ocr.demand_rfo.l3_hit.snoop_hit_no_fwd\0"
    "ocr.demand_rfo.l3_hit.snoop_hit_with_fwd\0"
    "ocr.demand_rfo.l3_hit.snoop_hitm\0"
    "ocr.demand_code_rd.l3_hit.snoop_hit_no_fwd\0"
    "ocr.demand_code_rd.l3_hit.snoop_hit_with_fwd\0"
    "ocr.demand_code_rd.l3_hit.snoop_hitm\0"
    "ocr.swpf_rd.l3_hit.snoop_hit_no_fwd\0"
    "ocr.swpf_rd.l3_hit.snoop_hit_with_fwd\0"
    "ocr.swpf_rd.l3_hit.snoop_hitm\0"
    "ocr.demand_data_rd.l3_hit\0"
    "ocr.demand_rfo.l3_hit\0"
    "ocr.demand_code_rd.l3_hit\0"
    "ocr.swpf_rd.l3_hit\0"
    "ocr.demand_data_rd.l3_miss_local\0"
    "ocr.demand_rfo.l3_miss_local\0";
inline constexpr select::event_list list{"alder_lake_atom", core::alder_lake_atom, names};
} // namespace offcore_events

namespace ocr {
using namespace offcore_events;
inline constexpr listed demand_data_rd_any_response{{&list, 0x10b7, 0x3f, 0x100186a300000, 0x10001}, {}, &demand_data_rd_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0x3f, .needs = offcore_rsp, .holds = 0x10001, .period = 100003
inline constexpr listed demand_data_rd_dram{{&list, 0x10b7, 0x3f, 0x100186a300020, 0x784000001}, {}, &demand_data_rd_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0x3f, .needs = offcore_rsp, .holds = 0x784000001, .period = 100003
inline constexpr listed demand_data_rd_l3_miss{{&list, 0x10b7, 0x3f, 0x100186a300038, 0x3f84400001}, {}, &demand_data_rd_l3_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0x3f, .needs = offcore_rsp, .holds = 0x3f84400001, .period = 100003
inline constexpr listed demand_rfo_any_response{{&list, 0x10b7, 0x3f, 0x100186a300053, 0x10002}, {}, &demand_rfo_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0x3f, .needs = offcore_rsp, .holds = 0x10002, .period = 100003
inline constexpr listed demand_rfo_dram{{&list, 0x10b7, 0x3f, 0x100186a30006f, 0x784000002}, {}, &demand_rfo_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0x3f, .needs = offcore_rsp, .holds = 0x784000002, .period = 100003
inline constexpr listed demand_rfo_l3_miss{{&list, 0x10b7, 0x3f, 0x100186a300083, 0x3f84400002}, {}, &demand_rfo_l3_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0x3f, .needs = offcore_rsp, .holds = 0x3f84400002, .period = 100003
inline constexpr listed demand_code_rd_any_response{{&list, 0x10b7, 0x3f, 0x100186a30009a, 0x10004}, {}, &demand_code_rd_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0x3f, .needs = offcore_rsp, .holds = 0x10004, .period = 100003
inline constexpr listed demand_code_rd_dram{{&list, 0x10b7, 0x3f, 0x100186a3000ba, 0x784000004}, {}, &demand_code_rd_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0x3f, .needs = offcore_rsp, .holds = 0x784000004, .period = 100003
inline constexpr listed demand_code_rd_l3_miss{{&list, 0x10b7, 0x3f, 0x100186a3000d2, 0x3f84400004}, {}, &demand_code_rd_l3_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0x3f, .needs = offcore_rsp, .holds = 0x3f84400004, .period = 100003
inline constexpr listed corewb_m_any_response{{&list, 0x10b7, 0x3f, 0x100186a3000ed, 0x10008}, {}, &corewb_m_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0x3f, .needs = offcore_rsp, .holds = 0x10008, .period = 100003
inline constexpr listed streaming_wr_any_response{{&list, 0x10b7, 0x3f, 0x100186a300107, 0x10800}, {}, &streaming_wr_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0x3f, .needs = offcore_rsp, .holds = 0x10800, .period = 100003
inline constexpr listed swpf_rd_any_response{{&list, 0x10b7, 0x3f, 0x100186a300125, 0x14000}, {}, &swpf_rd_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0x3f, .needs = offcore_rsp, .holds = 0x14000, .period = 100003
inline constexpr listed swpf_rd_dram{{&list, 0x10b7, 0x3f, 0x100186a30013e, 0x784004000}, {}, &swpf_rd_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0x3f, .needs = offcore_rsp, .holds = 0x784004000, .period = 100003
inline constexpr listed swpf_rd_l3_miss{{&list, 0x10b7, 0x3f, 0x100186a30014f, 0x3f84404000}, {}, &swpf_rd_l3_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0x3f, .needs = offcore_rsp, .holds = 0x3f84404000, .period = 100003
inline constexpr listed partial_streaming_wr_any_response{{&list, 0x10b7, 0x3f, 0x100186a300163, 0x400000010000}, {}, &partial_streaming_wr_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0x3f, .needs = offcore_rsp, .holds = 0x400000010000, .period = 100003
inline constexpr listed full_streaming_wr_any_response{{&list, 0x10b7, 0x3f, 0x100186a300189, 0x800000010000}, {}, &full_streaming_wr_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0x3f, .needs = offcore_rsp, .holds = 0x800000010000, .period = 100003
inline constexpr listed demand_data_rd_l3_hit_snoop_hit_no_fwd{{&list, 0x10b7, 0x3f, 0x100186a3001ac, 0x4003c0001}, {}, &demand_data_rd_l3_hit_snoop_hit_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0x3f, .needs = offcore_rsp, .holds = 0x4003c0001, .period = 100003
inline constexpr listed demand_data_rd_l3_hit_snoop_hit_with_fwd{{&list, 0x10b7, 0x3f, 0x100186a3001d7, 0x8003c0001}, {}, &demand_data_rd_l3_hit_snoop_hit_with_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0x3f, .needs = offcore_rsp, .holds = 0x8003c0001, .period = 100003
inline constexpr listed demand_data_rd_l3_hit_snoop_hitm{{&list, 0x10b7, 0x3f, 0x100186a300204, 0x10003c0001}, {}, &demand_data_rd_l3_hit_snoop_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0x3f, .needs = offcore_rsp, .holds = 0x10003c0001, .period = 100003
inline constexpr listed demand_rfo_l3_hit_snoop_hit_no_fwd{{&list, 0x10b7, 0x3f, 0x100186a300229, 0x4003c0002}, {}, &demand_rfo_l3_hit_snoop_hit_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0x3f, .needs = offcore_rsp, .holds = 0x4003c0002, .period = 100003
inline constexpr listed demand_rfo_l3_hit_snoop_hit_with_fwd{{&list, 0x10b7, 0x3f, 0x100186a300250, 0x8003c0002}, {}, &demand_rfo_l3_hit_snoop_hit_with_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0x3f, .needs = offcore_rsp, .holds = 0x8003c0002, .period = 100003
inline constexpr listed demand_rfo_l3_hit_snoop_hitm{{&list, 0x10b7, 0x3f, 0x100186a300279, 0x10003c0002}, {}, &demand_rfo_l3_hit_snoop_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0x3f, .needs = offcore_rsp, .holds = 0x10003c0002, .period = 100003
inline constexpr listed demand_code_rd_l3_hit_snoop_hit_no_fwd{{&list, 0x10b7, 0x3f, 0x100186a30029a, 0x4003c0004}, {}, &demand_code_rd_l3_hit_snoop_hit_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0x3f, .needs = offcore_rsp, .holds = 0x4003c0004, .period = 100003
inline constexpr listed demand_code_rd_l3_hit_snoop_hit_with_fwd{{&list, 0x10b7, 0x3f, 0x100186a3002c5, 0x8003c0004}, {}, &demand_code_rd_l3_hit_snoop_hit_with_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0x3f, .needs = offcore_rsp, .holds = 0x8003c0004, .period = 100003
inline constexpr listed demand_code_rd_l3_hit_snoop_hitm{{&list, 0x10b7, 0x3f, 0x100186a3002f2, 0x10003c0004}, {}, &demand_code_rd_l3_hit_snoop_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0x3f, .needs = offcore_rsp, .holds = 0x10003c0004, .period = 100003
inline constexpr listed swpf_rd_l3_hit_snoop_hit_no_fwd{{&list, 0x10b7, 0x3f, 0x100186a300317, 0x4003c4000}, {}, &swpf_rd_l3_hit_snoop_hit_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0x3f, .needs = offcore_rsp, .holds = 0x4003c4000, .period = 100003
inline constexpr listed swpf_rd_l3_hit_snoop_hit_with_fwd{{&list, 0x10b7, 0x3f, 0x100186a30033b, 0x8003c4000}, {}, &swpf_rd_l3_hit_snoop_hit_with_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0x3f, .needs = offcore_rsp, .holds = 0x8003c4000, .period = 100003
inline constexpr listed swpf_rd_l3_hit_snoop_hitm{{&list, 0x10b7, 0x3f, 0x100186a300361, 0x10003c4000}, {}, &swpf_rd_l3_hit_snoop_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0x3f, .needs = offcore_rsp, .holds = 0x10003c4000, .period = 100003
inline constexpr listed demand_data_rd_l3_hit{{&list, 0x10b7, 0x3f, 0x100186a30037f, 0x1f803c0001}, {}, &demand_data_rd_l3_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0x3f, .needs = offcore_rsp, .holds = 0x1f803c0001, .period = 100003
inline constexpr listed demand_rfo_l3_hit{{&list, 0x10b7, 0x3f, 0x100186a300399, 0x1f803c0002}, {}, &demand_rfo_l3_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0x3f, .needs = offcore_rsp, .holds = 0x1f803c0002, .period = 100003
inline constexpr listed demand_code_rd_l3_hit{{&list, 0x10b7, 0x3f, 0x100186a3003af, 0x1f803c0004}, {}, &demand_code_rd_l3_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0x3f, .needs = offcore_rsp, .holds = 0x1f803c0004, .period = 100003
inline constexpr listed swpf_rd_l3_hit{{&list, 0x10b7, 0x3f, 0x100186a3003c9, 0x1f803c4000}, {}, &swpf_rd_l3_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0x3f, .needs = offcore_rsp, .holds = 0x1f803c4000, .period = 100003
inline constexpr listed demand_data_rd_l3_miss_local{{&list, 0x10b7, 0x3f, 0x100186a3003dc, 0x3f84400001}, {}, &demand_data_rd_l3_miss_local}; // .code = 0xb7, .mask = 0x1, .counters = 0x3f, .needs = offcore_rsp, .holds = 0x3f84400001, .period = 100003
inline constexpr listed demand_rfo_l3_miss_local{{&list, 0x10b7, 0x3f, 0x100186a3003fd, 0x3f84400002}, {}, &demand_rfo_l3_miss_local}; // .code = 0xb7, .mask = 0x1, .counters = 0x3f, .needs = offcore_rsp, .holds = 0x3f84400002, .period = 100003
} // namespace ocr

namespace offcore_events {
inline constexpr const listed *events[] = {
    &ocr::demand_data_rd_any_response, &ocr::demand_data_rd_dram, &ocr::demand_data_rd_l3_miss,
    &ocr::demand_rfo_any_response, &ocr::demand_rfo_dram, &ocr::demand_rfo_l3_miss,
    &ocr::demand_code_rd_any_response, &ocr::demand_code_rd_dram, &ocr::demand_code_rd_l3_miss,
    &ocr::corewb_m_any_response, &ocr::streaming_wr_any_response, &ocr::swpf_rd_any_response,
    &ocr::swpf_rd_dram, &ocr::swpf_rd_l3_miss, &ocr::partial_streaming_wr_any_response,
    &ocr::full_streaming_wr_any_response, &ocr::demand_data_rd_l3_hit_snoop_hit_no_fwd,
    &ocr::demand_data_rd_l3_hit_snoop_hit_with_fwd, &ocr::demand_data_rd_l3_hit_snoop_hitm,
    &ocr::demand_rfo_l3_hit_snoop_hit_no_fwd, &ocr::demand_rfo_l3_hit_snoop_hit_with_fwd,
    &ocr::demand_rfo_l3_hit_snoop_hitm, &ocr::demand_code_rd_l3_hit_snoop_hit_no_fwd,
    &ocr::demand_code_rd_l3_hit_snoop_hit_with_fwd, &ocr::demand_code_rd_l3_hit_snoop_hitm,
    &ocr::swpf_rd_l3_hit_snoop_hit_no_fwd, &ocr::swpf_rd_l3_hit_snoop_hit_with_fwd,
    &ocr::swpf_rd_l3_hit_snoop_hitm, &ocr::demand_data_rd_l3_hit, &ocr::demand_rfo_l3_hit,
    &ocr::demand_code_rd_l3_hit, &ocr::swpf_rd_l3_hit, &ocr::demand_data_rd_l3_miss_local,
    &ocr::demand_rfo_l3_miss_local,
};
/// All events of the list.
inline constexpr select::known_list<perfmon::event_pmu> all{&list, all_of(events)};
} // namespace offcore_events

} // namespace msr::events::alder_lake_atom
