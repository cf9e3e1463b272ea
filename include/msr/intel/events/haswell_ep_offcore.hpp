// Events of Haswell EP, each a constant that is its own row. Written by
// `msrpp import` from a table: do not edit.
// hsx: from intel/perfmon 6dadedf3aa48, HSX/events/haswellx_core.json, version 29 of 07/16/2024;
// BSD-3-Clause, Copyright (c) Intel Corporation. Numbers and names only.
#pragma once

#include <msr/intel/perfmon/listed.hpp>

// clang-format off
namespace msr::perfmon::hsx {

namespace offcore_events {
using select::beside;
using select::precision;
using listed = select::vendor_event<event_pmu>;
inline constexpr char names[] =
    "offcore_response.demand_data_rd.llc_hit.hit_other_core_no_fwd\0"
    "offcore_response.demand_data_rd.llc_hit.hitm_other_core\0"
    "offcore_response.demand_data_rd.llc_miss.any_response\0"
    "offcore_response.demand_data_rd.llc_miss.local_dram\0"
    "offcore_response.demand_rfo.llc_hit.hit_other_core_no_fwd\0"
    "offcore_response.demand_rfo.llc_hit.hitm_other_core\0"
    "offcore_response.demand_rfo.llc_miss.any_response\0"
    "offcore_response.demand_rfo.llc_miss.local_dram\0"
    "offcore_response.demand_rfo.llc_miss.remote_hitm\0"
    "offcore_response.demand_code_rd.llc_hit.hit_other_core_no_fwd\0"
    "offcore_response.demand_code_rd.llc_hit.hitm_other_core\0"
    "offcore_response.demand_code_rd.llc_miss.any_response\0"
    "offcore_response.demand_code_rd.llc_miss.local_dram\0"
    "offcore_response.pf_l2_data_rd.llc_hit.any_response\0"
    "offcore_response.pf_l2_data_rd.llc_miss.any_response\0"
    "offcore_response.pf_l2_rfo.llc_hit.any_response\0"
    "offcore_response.pf_l2_rfo.llc_miss.any_response\0"
    "offcore_response.pf_l2_code_rd.llc_hit.any_response\0"
    "offcore_response.pf_l2_code_rd.llc_miss.any_response\0"
    "offcore_response.pf_llc_data_rd.llc_hit.any_response\0"
    "offcore_response.pf_llc_data_rd.llc_miss.any_response\0"
    "offcore_response.pf_llc_rfo.llc_hit.any_response\0"
    "offcore_response.pf_llc_rfo.llc_miss.any_response\0"
    "offcore_response.pf_llc_code_rd.llc_hit.any_response\0"
    "offcore_response.pf_llc_code_rd.llc_miss.any_response\0"
    "offcore_response.all_data_rd.llc_hit.hit_other_core_no_fwd\0"
    "offcore_response.all_data_rd.llc_hit.hitm_other_core\0"
    "offcore_response.all_data_rd.llc_miss.any_response\0"
    "offcore_response.all_data_rd.llc_miss.local_dram\0"
    "offcore_response.all_data_rd.llc_miss.remote_dram\0"
    "offcore_response.all_data_rd.llc_miss.remote_hitm\0"
    "offcore_response.all_data_rd.llc_miss.remote_hit_forward\0"
    "offcore_response.all_rfo.llc_hit.hit_other_core_no_fwd\0"
    "offcore_response.all_rfo.llc_hit.hitm_other_core\0"
    "offcore_response.all_rfo.llc_miss.any_response\0"
    "offcore_response.all_rfo.llc_miss.local_dram\0"
    "offcore_response.all_code_rd.llc_hit.hit_other_core_no_fwd\0"
    "offcore_response.all_code_rd.llc_miss.any_response\0"
    "offcore_response.all_code_rd.llc_miss.local_dram\0"
    "offcore_response.all_reads.llc_hit.hit_other_core_no_fwd\0"
    "offcore_response.all_reads.llc_hit.hitm_other_core\0"
    "offcore_response.all_reads.llc_miss.any_response\0"
    "offcore_response.all_reads.llc_miss.local_dram\0"
    "offcore_response.all_reads.llc_miss.remote_dram\0"
    "offcore_response.all_reads.llc_miss.remote_hitm\0"
    "offcore_response.all_reads.llc_miss.remote_hit_forward\0"
    "offcore_response.all_requests.llc_hit.any_response\0"
    "offcore_response.all_requests.llc_miss.any_response\0";
inline constexpr select::event_list list{"hsx", core::haswell_ep, names};
} // namespace offcore_events

namespace offcore_response {
using namespace offcore_events;
inline constexpr listed demand_data_rd_llc_hit_hit_other_core_no_fwd{demand_data_rd_llc_hit_hit_other_core_no_fwd, list, {.name = 0, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x4003c0001, .period = 100003}};
inline constexpr listed demand_data_rd_llc_hit_hitm_other_core{demand_data_rd_llc_hit_hitm_other_core, list, {.name = 62, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10003c0001, .period = 100003}};
inline constexpr listed demand_data_rd_llc_miss_any_response{demand_data_rd_llc_miss_any_response, list, {.name = 118, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3fbfc00001, .period = 100003}};
inline constexpr listed demand_data_rd_llc_miss_local_dram{demand_data_rd_llc_miss_local_dram, list, {.name = 172, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x600400001, .period = 100003}};
inline constexpr listed demand_rfo_llc_hit_hit_other_core_no_fwd{demand_rfo_llc_hit_hit_other_core_no_fwd, list, {.name = 224, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x4003c0002, .period = 100003}};
inline constexpr listed demand_rfo_llc_hit_hitm_other_core{demand_rfo_llc_hit_hitm_other_core, list, {.name = 282, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10003c0002, .period = 100003}};
inline constexpr listed demand_rfo_llc_miss_any_response{demand_rfo_llc_miss_any_response, list, {.name = 334, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3fbfc00002, .period = 100003}};
inline constexpr listed demand_rfo_llc_miss_local_dram{demand_rfo_llc_miss_local_dram, list, {.name = 384, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x600400002, .period = 100003}};
inline constexpr listed demand_rfo_llc_miss_remote_hitm{demand_rfo_llc_miss_remote_hitm, list, {.name = 432, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x103fc00002, .period = 100003}};
inline constexpr listed demand_code_rd_llc_hit_hit_other_core_no_fwd{demand_code_rd_llc_hit_hit_other_core_no_fwd, list, {.name = 481, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x4003c0004, .period = 100003}};
inline constexpr listed demand_code_rd_llc_hit_hitm_other_core{demand_code_rd_llc_hit_hitm_other_core, list, {.name = 543, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10003c0004, .period = 100003}};
inline constexpr listed demand_code_rd_llc_miss_any_response{demand_code_rd_llc_miss_any_response, list, {.name = 599, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3fbfc00004, .period = 100003}};
inline constexpr listed demand_code_rd_llc_miss_local_dram{demand_code_rd_llc_miss_local_dram, list, {.name = 653, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x600400004, .period = 100003}};
inline constexpr listed pf_l2_data_rd_llc_hit_any_response{pf_l2_data_rd_llc_hit_any_response, list, {.name = 705, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f803c0010, .period = 100003}};
inline constexpr listed pf_l2_data_rd_llc_miss_any_response{pf_l2_data_rd_llc_miss_any_response, list, {.name = 757, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3fbfc00010, .period = 100003}};
inline constexpr listed pf_l2_rfo_llc_hit_any_response{pf_l2_rfo_llc_hit_any_response, list, {.name = 810, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f803c0020, .period = 100003}};
inline constexpr listed pf_l2_rfo_llc_miss_any_response{pf_l2_rfo_llc_miss_any_response, list, {.name = 858, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3fbfc00020, .period = 100003}};
inline constexpr listed pf_l2_code_rd_llc_hit_any_response{pf_l2_code_rd_llc_hit_any_response, list, {.name = 907, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f803c0040, .period = 100003}};
inline constexpr listed pf_l2_code_rd_llc_miss_any_response{pf_l2_code_rd_llc_miss_any_response, list, {.name = 959, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3fbfc00040, .period = 100003}};
inline constexpr listed pf_llc_data_rd_llc_hit_any_response{pf_llc_data_rd_llc_hit_any_response, list, {.name = 1012, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f803c0080, .period = 100003}};
inline constexpr listed pf_llc_data_rd_llc_miss_any_response{pf_llc_data_rd_llc_miss_any_response, list, {.name = 1065, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3fbfc00080, .period = 100003}};
inline constexpr listed pf_llc_rfo_llc_hit_any_response{pf_llc_rfo_llc_hit_any_response, list, {.name = 1119, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f803c0100, .period = 100003}};
inline constexpr listed pf_llc_rfo_llc_miss_any_response{pf_llc_rfo_llc_miss_any_response, list, {.name = 1168, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3fbfc00100, .period = 100003}};
inline constexpr listed pf_llc_code_rd_llc_hit_any_response{pf_llc_code_rd_llc_hit_any_response, list, {.name = 1218, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f803c0200, .period = 100003}};
inline constexpr listed pf_llc_code_rd_llc_miss_any_response{pf_llc_code_rd_llc_miss_any_response, list, {.name = 1271, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3fbfc00200, .period = 100003}};
inline constexpr listed all_data_rd_llc_hit_hit_other_core_no_fwd{all_data_rd_llc_hit_hit_other_core_no_fwd, list, {.name = 1325, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x4003c0091, .period = 100003}};
inline constexpr listed all_data_rd_llc_hit_hitm_other_core{all_data_rd_llc_hit_hitm_other_core, list, {.name = 1384, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10003c0091, .period = 100003}};
inline constexpr listed all_data_rd_llc_miss_any_response{all_data_rd_llc_miss_any_response, list, {.name = 1437, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3fbfc00091, .period = 100003}};
inline constexpr listed all_data_rd_llc_miss_local_dram{all_data_rd_llc_miss_local_dram, list, {.name = 1488, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x600400091, .period = 100003}};
inline constexpr listed all_data_rd_llc_miss_remote_dram{all_data_rd_llc_miss_remote_dram, list, {.name = 1537, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x63f800091, .period = 100003}};
inline constexpr listed all_data_rd_llc_miss_remote_hitm{all_data_rd_llc_miss_remote_hitm, list, {.name = 1587, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x103fc00091, .period = 100003}};
inline constexpr listed all_data_rd_llc_miss_remote_hit_forward{all_data_rd_llc_miss_remote_hit_forward, list, {.name = 1637, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x83fc00091, .period = 100003}};
inline constexpr listed all_rfo_llc_hit_hit_other_core_no_fwd{all_rfo_llc_hit_hit_other_core_no_fwd, list, {.name = 1694, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x4003c0122, .period = 100003}};
inline constexpr listed all_rfo_llc_hit_hitm_other_core{all_rfo_llc_hit_hitm_other_core, list, {.name = 1749, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10003c0122, .period = 100003}};
inline constexpr listed all_rfo_llc_miss_any_response{all_rfo_llc_miss_any_response, list, {.name = 1798, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3fbfc00122, .period = 100003}};
inline constexpr listed all_rfo_llc_miss_local_dram{all_rfo_llc_miss_local_dram, list, {.name = 1845, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x600400122, .period = 100003}};
inline constexpr listed all_code_rd_llc_hit_hit_other_core_no_fwd{all_code_rd_llc_hit_hit_other_core_no_fwd, list, {.name = 1890, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x4003c0244, .period = 100003}};
inline constexpr listed all_code_rd_llc_miss_any_response{all_code_rd_llc_miss_any_response, list, {.name = 1949, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3fbfc00244, .period = 100003}};
inline constexpr listed all_code_rd_llc_miss_local_dram{all_code_rd_llc_miss_local_dram, list, {.name = 2000, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x600400244, .period = 100003}};
inline constexpr listed all_reads_llc_hit_hit_other_core_no_fwd{all_reads_llc_hit_hit_other_core_no_fwd, list, {.name = 2049, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x4003c07f7, .period = 100003}};
inline constexpr listed all_reads_llc_hit_hitm_other_core{all_reads_llc_hit_hitm_other_core, list, {.name = 2106, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10003c07f7, .period = 100003}};
inline constexpr listed all_reads_llc_miss_any_response{all_reads_llc_miss_any_response, list, {.name = 2157, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3fbfc007f7, .period = 100003}};
inline constexpr listed all_reads_llc_miss_local_dram{all_reads_llc_miss_local_dram, list, {.name = 2206, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x6004007f7, .period = 100003}};
inline constexpr listed all_reads_llc_miss_remote_dram{all_reads_llc_miss_remote_dram, list, {.name = 2253, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x63f8007f7, .period = 100003}};
inline constexpr listed all_reads_llc_miss_remote_hitm{all_reads_llc_miss_remote_hitm, list, {.name = 2301, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x103fc007f7, .period = 100003}};
inline constexpr listed all_reads_llc_miss_remote_hit_forward{all_reads_llc_miss_remote_hit_forward, list, {.name = 2349, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x83fc007f7, .period = 100003}};
inline constexpr listed all_requests_llc_hit_any_response{all_requests_llc_hit_any_response, list, {.name = 2404, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f803c8fff, .period = 100003}};
inline constexpr listed all_requests_llc_miss_any_response{all_requests_llc_miss_any_response, list, {.name = 2455, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3fbfc08fff, .period = 100003}};
} // namespace offcore_response

namespace offcore_events {
inline constexpr const listed *events[] = {
    &offcore_response::demand_data_rd_llc_hit_hit_other_core_no_fwd,
    &offcore_response::demand_data_rd_llc_hit_hitm_other_core,
    &offcore_response::demand_data_rd_llc_miss_any_response,
    &offcore_response::demand_data_rd_llc_miss_local_dram,
    &offcore_response::demand_rfo_llc_hit_hit_other_core_no_fwd,
    &offcore_response::demand_rfo_llc_hit_hitm_other_core,
    &offcore_response::demand_rfo_llc_miss_any_response,
    &offcore_response::demand_rfo_llc_miss_local_dram,
    &offcore_response::demand_rfo_llc_miss_remote_hitm,
    &offcore_response::demand_code_rd_llc_hit_hit_other_core_no_fwd,
    &offcore_response::demand_code_rd_llc_hit_hitm_other_core,
    &offcore_response::demand_code_rd_llc_miss_any_response,
    &offcore_response::demand_code_rd_llc_miss_local_dram,
    &offcore_response::pf_l2_data_rd_llc_hit_any_response,
    &offcore_response::pf_l2_data_rd_llc_miss_any_response,
    &offcore_response::pf_l2_rfo_llc_hit_any_response,
    &offcore_response::pf_l2_rfo_llc_miss_any_response,
    &offcore_response::pf_l2_code_rd_llc_hit_any_response,
    &offcore_response::pf_l2_code_rd_llc_miss_any_response,
    &offcore_response::pf_llc_data_rd_llc_hit_any_response,
    &offcore_response::pf_llc_data_rd_llc_miss_any_response,
    &offcore_response::pf_llc_rfo_llc_hit_any_response,
    &offcore_response::pf_llc_rfo_llc_miss_any_response,
    &offcore_response::pf_llc_code_rd_llc_hit_any_response,
    &offcore_response::pf_llc_code_rd_llc_miss_any_response,
    &offcore_response::all_data_rd_llc_hit_hit_other_core_no_fwd,
    &offcore_response::all_data_rd_llc_hit_hitm_other_core,
    &offcore_response::all_data_rd_llc_miss_any_response,
    &offcore_response::all_data_rd_llc_miss_local_dram,
    &offcore_response::all_data_rd_llc_miss_remote_dram,
    &offcore_response::all_data_rd_llc_miss_remote_hitm,
    &offcore_response::all_data_rd_llc_miss_remote_hit_forward,
    &offcore_response::all_rfo_llc_hit_hit_other_core_no_fwd,
    &offcore_response::all_rfo_llc_hit_hitm_other_core,
    &offcore_response::all_rfo_llc_miss_any_response,
    &offcore_response::all_rfo_llc_miss_local_dram,
    &offcore_response::all_code_rd_llc_hit_hit_other_core_no_fwd,
    &offcore_response::all_code_rd_llc_miss_any_response,
    &offcore_response::all_code_rd_llc_miss_local_dram,
    &offcore_response::all_reads_llc_hit_hit_other_core_no_fwd,
    &offcore_response::all_reads_llc_hit_hitm_other_core,
    &offcore_response::all_reads_llc_miss_any_response,
    &offcore_response::all_reads_llc_miss_local_dram,
    &offcore_response::all_reads_llc_miss_remote_dram,
    &offcore_response::all_reads_llc_miss_remote_hitm,
    &offcore_response::all_reads_llc_miss_remote_hit_forward,
    &offcore_response::all_requests_llc_hit_any_response,
    &offcore_response::all_requests_llc_miss_any_response,
};
/// All of them.
inline constexpr select::known_list<event_pmu> all{&list, all_of(events)};
} // namespace offcore_events

} // namespace msr::perfmon::hsx
