// Events that count whether or not the uop retires, each with its facts and its typed masks.
// Sources: Intel SDM volume 3 (325384-059) Table 19-28, and Table 19-34 for the
// thread scope and for the masks marked ts_ti_table_only. A name that starts with a digit has an
// underscore in front, a C++ keyword has an underscore behind.
#pragma once

#include <msr/intel/netburst/choice.hpp>
#include <msr/intel/netburst/facts/non_retirement_events.hpp>

namespace msr::netburst {

struct tc_deliver_mode : event_facts::tc_deliver_mode {
    static constexpr single_mask<tc_deliver_mode, masks[0].bit> dd{};
    static constexpr single_mask<tc_deliver_mode, masks[1].bit> db{};
    static constexpr single_mask<tc_deliver_mode, masks[2].bit> di{};
    static constexpr single_mask<tc_deliver_mode, masks[3].bit> bd{};
    static constexpr single_mask<tc_deliver_mode, masks[4].bit> bb{};
    static constexpr single_mask<tc_deliver_mode, masks[5].bit> bi{};
    static constexpr single_mask<tc_deliver_mode, masks[6].bit> id{};
    static constexpr single_mask<tc_deliver_mode, masks[7].bit> ib{};
};

struct bpu_fetch_request : event_facts::bpu_fetch_request {
    static constexpr single_mask<bpu_fetch_request, masks[0].bit> tcmiss{};
};

struct itlb_reference : event_facts::itlb_reference {
    static constexpr single_mask<itlb_reference, masks[0].bit> hit{};
    static constexpr single_mask<itlb_reference, masks[1].bit> miss{};
    static constexpr single_mask<itlb_reference, masks[2].bit> hit_uc{};
};

struct memory_cancel : event_facts::memory_cancel {
    static constexpr single_mask<memory_cancel, masks[0].bit> st_rb_full{};
    static constexpr single_mask<memory_cancel, masks[1].bit> _64k_conf{};
};

struct memory_complete : event_facts::memory_complete {
    static constexpr single_mask<memory_complete, masks[0].bit> lsc{};
    static constexpr single_mask<memory_complete, masks[1].bit> ssc{};
    static constexpr single_mask<memory_complete, masks[2].bit> usc{};
    static constexpr single_mask<memory_complete, masks[3].bit> ulc{};
};

struct load_port_replay : event_facts::load_port_replay {
    static constexpr single_mask<load_port_replay, masks[0].bit> split_ld{};
};

struct store_port_replay : event_facts::store_port_replay {
    static constexpr single_mask<store_port_replay, masks[0].bit> split_st{};
};

struct mob_load_replay : event_facts::mob_load_replay {
    static constexpr single_mask<mob_load_replay, masks[0].bit> no_sta{};
    static constexpr single_mask<mob_load_replay, masks[1].bit> no_std{};
    static constexpr single_mask<mob_load_replay, masks[2].bit> partial_data{};
    static constexpr single_mask<mob_load_replay, masks[3].bit> unalgn_addr{};
};

struct page_walk_type : event_facts::page_walk_type {
    static constexpr single_mask<page_walk_type, masks[0].bit> dtmiss{};
    static constexpr single_mask<page_walk_type, masks[1].bit> itmiss{};
};

struct bsq_cache_reference : event_facts::bsq_cache_reference {
    static constexpr single_mask<bsq_cache_reference, masks[0].bit> rd_2ndl_hits{};
    static constexpr single_mask<bsq_cache_reference, masks[1].bit> rd_2ndl_hite{};
    static constexpr single_mask<bsq_cache_reference, masks[2].bit> rd_2ndl_hitm{};
    static constexpr single_mask<bsq_cache_reference, masks[3].bit> rd_3rdl_hits{};
    static constexpr single_mask<bsq_cache_reference, masks[4].bit> rd_3rdl_hite{};
    static constexpr single_mask<bsq_cache_reference, masks[5].bit> rd_3rdl_hitm{};
    static constexpr single_mask<bsq_cache_reference, masks[6].bit> wr_2ndl_hit{};
    static constexpr single_mask<bsq_cache_reference, masks[7].bit> wr_3rdl_hit{};
    static constexpr single_mask<bsq_cache_reference, masks[8].bit> rd_2ndl_miss{};
    static constexpr single_mask<bsq_cache_reference, masks[9].bit> rd_3rdl_miss{};
    static constexpr single_mask<bsq_cache_reference, masks[10].bit> wr_2ndl_miss{};
    static constexpr single_mask<bsq_cache_reference, masks[11].bit> wr_3rdl_miss{};
};

struct ioq_allocation : event_facts::ioq_allocation {
    static constexpr single_mask<ioq_allocation, masks[0].bit> reqa0{};
    static constexpr single_mask<ioq_allocation, masks[1].bit> reqa1{};
    static constexpr single_mask<ioq_allocation, masks[2].bit> reqa2{};
    static constexpr single_mask<ioq_allocation, masks[3].bit> reqa3{};
    static constexpr single_mask<ioq_allocation, masks[4].bit> reqa4{};
    static constexpr single_mask<ioq_allocation, masks[5].bit> all_read{};
    static constexpr single_mask<ioq_allocation, masks[6].bit> all_write{};
    static constexpr single_mask<ioq_allocation, masks[7].bit> mem_uc{};
    static constexpr single_mask<ioq_allocation, masks[8].bit> mem_wc{};
    static constexpr single_mask<ioq_allocation, masks[9].bit> mem_wt{};
    static constexpr single_mask<ioq_allocation, masks[10].bit> mem_wp{};
    static constexpr single_mask<ioq_allocation, masks[11].bit> mem_wb{};
    static constexpr single_mask<ioq_allocation, masks[12].bit> own{};
    static constexpr single_mask<ioq_allocation, masks[13].bit> other{};
    static constexpr single_mask<ioq_allocation, masks[14].bit> prefetch{};
};

struct ioq_active_entries : event_facts::ioq_active_entries {
    static constexpr single_mask<ioq_active_entries, masks[0].bit> reqa0{};
    static constexpr single_mask<ioq_active_entries, masks[1].bit> reqa1{};
    static constexpr single_mask<ioq_active_entries, masks[2].bit> reqa2{};
    static constexpr single_mask<ioq_active_entries, masks[3].bit> reqa3{};
    static constexpr single_mask<ioq_active_entries, masks[4].bit> reqa4{};
    static constexpr single_mask<ioq_active_entries, masks[5].bit> all_read{};
    static constexpr single_mask<ioq_active_entries, masks[6].bit> all_write{};
    static constexpr single_mask<ioq_active_entries, masks[7].bit> mem_uc{};
    static constexpr single_mask<ioq_active_entries, masks[8].bit> mem_wc{};
    static constexpr single_mask<ioq_active_entries, masks[9].bit> mem_wt{};
    static constexpr single_mask<ioq_active_entries, masks[10].bit> mem_wp{};
    static constexpr single_mask<ioq_active_entries, masks[11].bit> mem_wb{};
    static constexpr single_mask<ioq_active_entries, masks[12].bit> own{};
    static constexpr single_mask<ioq_active_entries, masks[13].bit> other{};
    static constexpr single_mask<ioq_active_entries, masks[14].bit> prefetch{};
};

struct fsb_data_activity : event_facts::fsb_data_activity {
    static constexpr single_mask<fsb_data_activity, masks[0].bit> drdy_drv{};
    static constexpr single_mask<fsb_data_activity, masks[1].bit> drdy_own{};
    static constexpr single_mask<fsb_data_activity, masks[2].bit> drdy_other{};
    static constexpr single_mask<fsb_data_activity, masks[3].bit> dbsy_drv{};
    static constexpr single_mask<fsb_data_activity, masks[4].bit> dbsy_own{};
    static constexpr single_mask<fsb_data_activity, masks[5].bit> dbsy_other{};
};

struct bsq_allocation : event_facts::bsq_allocation {
    static constexpr single_mask<bsq_allocation, masks[0].bit> req_type0{};
    static constexpr single_mask<bsq_allocation, masks[1].bit> req_type1{};
    static constexpr single_mask<bsq_allocation, masks[2].bit> req_len0{};
    static constexpr single_mask<bsq_allocation, masks[3].bit> req_len1{};
    static constexpr single_mask<bsq_allocation, masks[4].bit> req_io_type{};
    static constexpr single_mask<bsq_allocation, masks[5].bit> req_lock_type{};
    static constexpr single_mask<bsq_allocation, masks[6].bit> req_cache_type{};
    static constexpr single_mask<bsq_allocation, masks[7].bit> req_split_type{};
    static constexpr single_mask<bsq_allocation, masks[8].bit> req_dem_type{};
    static constexpr single_mask<bsq_allocation, masks[9].bit> req_ord_type{};
    static constexpr single_mask<bsq_allocation, masks[10].bit> mem_type0{};
    static constexpr single_mask<bsq_allocation, masks[11].bit> mem_type1{};
    static constexpr single_mask<bsq_allocation, masks[12].bit> mem_type2{};
};

struct bsq_active_entries : event_facts::bsq_active_entries {
    static constexpr single_mask<bsq_active_entries, masks[0].bit> req_type0{};
    static constexpr single_mask<bsq_active_entries, masks[1].bit> req_type1{};
    static constexpr single_mask<bsq_active_entries, masks[2].bit> req_len0{};
    static constexpr single_mask<bsq_active_entries, masks[3].bit> req_len1{};
    static constexpr single_mask<bsq_active_entries, masks[4].bit> req_io_type{};
    static constexpr single_mask<bsq_active_entries, masks[5].bit> req_lock_type{};
    static constexpr single_mask<bsq_active_entries, masks[6].bit> req_cache_type{};
    static constexpr single_mask<bsq_active_entries, masks[7].bit> req_split_type{};
    static constexpr single_mask<bsq_active_entries, masks[8].bit> req_dem_type{};
    static constexpr single_mask<bsq_active_entries, masks[9].bit> req_ord_type{};
    static constexpr single_mask<bsq_active_entries, masks[10].bit> mem_type0{};
    static constexpr single_mask<bsq_active_entries, masks[11].bit> mem_type1{};
    static constexpr single_mask<bsq_active_entries, masks[12].bit> mem_type2{};
};

struct sse_input_assist : event_facts::sse_input_assist {
    static constexpr single_mask<sse_input_assist, masks[0].bit> all{};
};

struct packed_sp_uop : event_facts::packed_sp_uop {
    static constexpr single_mask<packed_sp_uop, masks[0].bit> all{};
};

struct packed_dp_uop : event_facts::packed_dp_uop {
    static constexpr single_mask<packed_dp_uop, masks[0].bit> all{};
};

struct scalar_sp_uop : event_facts::scalar_sp_uop {
    static constexpr single_mask<scalar_sp_uop, masks[0].bit> all{};
};

struct scalar_dp_uop : event_facts::scalar_dp_uop {
    static constexpr single_mask<scalar_dp_uop, masks[0].bit> all{};
};

struct _64bit_mmx_uop : event_facts::_64bit_mmx_uop {
    static constexpr single_mask<_64bit_mmx_uop, masks[0].bit> all{};
};

struct _128bit_mmx_uop : event_facts::_128bit_mmx_uop {
    static constexpr single_mask<_128bit_mmx_uop, masks[0].bit> all{};
};

struct x87_fp_uop : event_facts::x87_fp_uop {
    static constexpr single_mask<x87_fp_uop, masks[0].bit> all{};
};

struct x87_simd_moves_uop : event_facts::x87_simd_moves_uop {
    static constexpr single_mask<x87_simd_moves_uop, masks[0].bit> allp0{};
    static constexpr single_mask<x87_simd_moves_uop, masks[1].bit> allp2{};
};

struct tc_misc : event_facts::tc_misc {
    static constexpr single_mask<tc_misc, masks[0].bit> flush{};
};

struct global_power_events : event_facts::global_power_events {
    static constexpr single_mask<global_power_events, masks[0].bit> running{};
};

struct tc_ms_xfer : event_facts::tc_ms_xfer {
    static constexpr single_mask<tc_ms_xfer, masks[0].bit> cisc{};
};

struct uop_queue_writes : event_facts::uop_queue_writes {
    static constexpr single_mask<uop_queue_writes, masks[0].bit> from_tc_build{};
    static constexpr single_mask<uop_queue_writes, masks[1].bit> from_tc_deliver{};
    static constexpr single_mask<uop_queue_writes, masks[2].bit> from_rom{};
};

struct retired_mispred_branch_type : event_facts::retired_mispred_branch_type {
    static constexpr single_mask<retired_mispred_branch_type, masks[0].bit> unconditional{};
    static constexpr single_mask<retired_mispred_branch_type, masks[1].bit> conditional{};
    static constexpr single_mask<retired_mispred_branch_type, masks[2].bit> call{};
    static constexpr single_mask<retired_mispred_branch_type, masks[3].bit> return_{};
    static constexpr single_mask<retired_mispred_branch_type, masks[4].bit> indirect{};
};

struct retired_branch_type : event_facts::retired_branch_type {
    static constexpr single_mask<retired_branch_type, masks[0].bit> unconditional{};
    static constexpr single_mask<retired_branch_type, masks[1].bit> conditional{};
    static constexpr single_mask<retired_branch_type, masks[2].bit> call{};
    static constexpr single_mask<retired_branch_type, masks[3].bit> return_{};
    static constexpr single_mask<retired_branch_type, masks[4].bit> indirect{};
};

struct resource_stall : event_facts::resource_stall {
    static constexpr single_mask<resource_stall, masks[0].bit> sbfull{};
};

struct wc_buffer : event_facts::wc_buffer {
    static constexpr single_mask<wc_buffer, masks[0].bit> wcb_evicts{};
    static constexpr single_mask<wc_buffer, masks[1].bit> wcb_full_evict{};
    static constexpr single_mask<wc_buffer, masks[2].bit> wcb_hitm_evict{};
};

struct b2b_cycles : event_facts::b2b_cycles {
    static constexpr single_mask<b2b_cycles, masks[0].bit> bit1{};
    static constexpr single_mask<b2b_cycles, masks[1].bit> bit2{};
    static constexpr single_mask<b2b_cycles, masks[2].bit> bit3{};
    static constexpr single_mask<b2b_cycles, masks[3].bit> bit4{};
    static constexpr single_mask<b2b_cycles, masks[4].bit> bit5{};
    static constexpr single_mask<b2b_cycles, masks[5].bit> bit6{};
};

struct bnr : event_facts::bnr {
    static constexpr single_mask<bnr, masks[0].bit> bit0{};
    static constexpr single_mask<bnr, masks[1].bit> bit1{};
    static constexpr single_mask<bnr, masks[2].bit> bit2{};
};

struct snoop : event_facts::snoop {
    static constexpr single_mask<snoop, masks[0].bit> bit2{};
    static constexpr single_mask<snoop, masks[1].bit> bit6{};
    static constexpr single_mask<snoop, masks[2].bit> bit7{};
};

struct response : event_facts::response {
    static constexpr single_mask<response, masks[0].bit> bit1{};
    static constexpr single_mask<response, masks[1].bit> bit2{};
    static constexpr single_mask<response, masks[2].bit> bit8{};
    static constexpr single_mask<response, masks[3].bit> bit9{};
};

} // namespace msr::netburst
