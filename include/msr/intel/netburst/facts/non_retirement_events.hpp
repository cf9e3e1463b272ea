// Events that count whether or not the uop retires, as facts: their rows and masks.
// Sources: Intel SDM volume 3 (325384-059) Table 19-28, and Table 19-34 for the
// thread scope and for the masks marked ts_ti_table_only.
#pragma once

#include <msr/core/sequence.hpp>
#include <msr/intel/netburst/facts/event.hpp>
#include <msr/intel/netburst/facts/wiring.hpp>
#include <msr/intel/netburst/target.hpp>

namespace msr::netburst {

// The types by which programs and errors name the events that count whether or not the uop retires;
// events.hpp defines the types.
struct tc_deliver_mode;
struct bpu_fetch_request;
struct itlb_reference;
struct memory_cancel;
struct memory_complete;
struct load_port_replay;
struct store_port_replay;
struct mob_load_replay;
struct page_walk_type;
struct bsq_cache_reference;
struct ioq_allocation;
struct ioq_active_entries;
struct fsb_data_activity;
struct bsq_allocation;
struct bsq_active_entries;
struct sse_input_assist;
struct packed_sp_uop;
struct packed_dp_uop;
struct scalar_sp_uop;
struct scalar_dp_uop;
struct _64bit_mmx_uop;
struct _128bit_mmx_uop;
struct x87_fp_uop;
struct x87_simd_moves_uop;
struct tc_misc;
struct global_power_events;
struct tc_ms_xfer;
struct uop_queue_writes;
struct retired_mispred_branch_type;
struct retired_branch_type;
struct resource_stall;
struct wc_buffer;
struct b2b_cycles;
struct bnr;
struct snoop;
struct response;

namespace event_facts {

struct tc_deliver_mode {
    using named = netburst::tc_deliver_mode;
    static constexpr unsigned number = 0;
    static constexpr mask_row masks[] = {
        {"dd", 0, mask_status::documented, "LP0 delivers, LP1 delivers", nullptr},
        {"db", 1, mask_status::documented, "LP0 delivers, LP1 builds", nullptr},
        {"di", 2, mask_status::documented,
         "LP0 delivers, LP1 inactive (halted, machine clear or long microcode)", nullptr},
        {"bd", 3, mask_status::documented, "LP0 builds, LP1 delivers", nullptr},
        {"bb", 4, mask_status::documented, "both build", nullptr},
        {"bi", 5, mask_status::documented, "LP0 builds, LP1 inactive", nullptr},
        {"id", 6, mask_status::documented, "LP0 inactive, LP1 delivers", nullptr},
        {"ib", 7, mask_status::documented, "LP0 inactive, LP1 builds", nullptr},
    };
    static constexpr event_row row{
        .name = "tc_deliver_mode",
        .select = 0x01,
        .cccr_select = 1,
        .escr_count = 2,
        .escrs = {escr_number::tc_escr0, escr_number::tc_escr1},
        .models = every_model,
        .models_known = true,
        .category = event_category::non_retirement,
        .pebs = false,
        .role = tagging::none,
        .scope = thread_scope::thread_independent,
        .disputed = false,
        .note = "On a package with one logical processor read the masks as if LP1 were halted; "
                "bits 2/5 were formerly DELIVER/BUILD",
        .masks = all_of(masks),
    };
};

struct bpu_fetch_request {
    using named = netburst::bpu_fetch_request;
    static constexpr unsigned number = 1;
    static constexpr mask_row masks[] = {
        {"tcmiss", 0, mask_status::documented, "trace cache lookup missed", nullptr},
    };
    static constexpr event_row row{
        .name = "bpu_fetch_request",
        .select = 0x03,
        .cccr_select = 0,
        .escr_count = 2,
        .escrs = {escr_number::bpu_escr0, escr_number::bpu_escr1},
        .models = every_model,
        .models_known = true,
        .category = event_category::non_retirement,
        .pebs = false,
        .role = tagging::none,
        .scope = thread_scope::thread_specific,
        .disputed = false,
        .note = "OPR observed that mask 0 counts nothing and 0xFF counts more than 0x01",
        .masks = all_of(masks),
    };
};

struct itlb_reference {
    using named = netburst::itlb_reference;
    static constexpr unsigned number = 2;
    static constexpr mask_row masks[] = {
        {"hit", 0, mask_status::documented, "ITLB hit", nullptr},
        {"miss", 1, mask_status::documented, "ITLB miss", nullptr},
        {"hit_uc", 2, mask_status::documented, "uncacheable ITLB hit", nullptr},
    };
    static constexpr event_row row{
        .name = "itlb_reference",
        .select = 0x18,
        .cccr_select = 3,
        .escr_count = 2,
        .escrs = {escr_number::itlb_escr0, escr_number::itlb_escr1},
        .models = every_model,
        .models_known = true,
        .category = event_category::non_retirement,
        .pebs = false,
        .role = tagging::none,
        .scope = thread_scope::thread_specific,
        .disputed = false,
        .note = "Lookups counted as 4 KB pages whatever the page size; page_walk_type:ITMISS is "
                "the conservative alternative",
        .masks = all_of(masks),
    };
};

struct memory_cancel {
    using named = netburst::memory_cancel;
    static constexpr unsigned number = 3;
    static constexpr mask_row masks[] = {
        {"st_rb_full", 2, mask_status::documented, "no store request buffer free", nullptr},
        {"64k_conf", 3, mask_status::documented, "64 KB aliasing conflict", nullptr},
    };
    static constexpr event_row row{
        .name = "memory_cancel",
        .select = 0x02,
        .cccr_select = 5,
        .escr_count = 2,
        .escrs = {escr_number::dac_escr0, escr_number::dac_escr1},
        .models = every_model,
        .models_known = true,
        .category = event_category::non_retirement,
        .pebs = false,
        .role = tagging::none,
        .scope = thread_scope::thread_specific,
        .disputed = false,
        .note = nullptr,
        .masks = all_of(masks),
    };
};

struct memory_complete {
    using named = netburst::memory_complete;
    static constexpr unsigned number = 4;
    static constexpr mask_row masks[] = {
        {"lsc", 0, mask_status::documented, "split load done (not UC/WC)", nullptr},
        {"ssc", 1, mask_status::documented, "split store done", nullptr},
        {"usc", 2, mask_status::ts_ti_table_only,
         "uncacheable split completed (meaning: OPR says UC load split)", nullptr},
        {"ulc", 3, mask_status::ts_ti_table_only,
         "uncacheable load completed (OPR says UC store split)", nullptr},
    };
    static constexpr event_row row{
        .name = "memory_complete",
        .select = 0x08,
        .cccr_select = 2,
        .escr_count = 2,
        .escrs = {escr_number::saat_escr0, escr_number::saat_escr1},
        .models = every_model,
        .models_known = true,
        .category = event_category::non_retirement,
        .pebs = false,
        .role = tagging::none,
        .scope = thread_scope::thread_specific,
        .disputed = false,
        .note = nullptr,
        .masks = all_of(masks),
    };
};

struct load_port_replay {
    using named = netburst::load_port_replay;
    static constexpr unsigned number = 5;
    static constexpr mask_row masks[] = {
        {"split_ld", 1, mask_status::documented, "split load", nullptr},
    };
    static constexpr event_row row{
        .name = "load_port_replay",
        .select = 0x04,
        .cccr_select = 2,
        .escr_count = 2,
        .escrs = {escr_number::saat_escr0, escr_number::saat_escr1},
        .models = every_model,
        .models_known = true,
        .category = event_category::non_retirement,
        .pebs = false,
        .role = tagging::replay_upstream,
        .scope = thread_scope::thread_specific,
        .disputed = false,
        .note = "ESCR1 only when used for at-retirement (replay) tagging",
        .masks = all_of(masks),
    };
};

struct store_port_replay {
    using named = netburst::store_port_replay;
    static constexpr unsigned number = 6;
    static constexpr mask_row masks[] = {
        {"split_st", 1, mask_status::documented, "split store", nullptr},
    };
    static constexpr event_row row{
        .name = "store_port_replay",
        .select = 0x05,
        .cccr_select = 2,
        .escr_count = 2,
        .escrs = {escr_number::saat_escr0, escr_number::saat_escr1},
        .models = every_model,
        .models_known = true,
        .category = event_category::non_retirement,
        .pebs = false,
        .role = tagging::replay_upstream,
        .scope = thread_scope::thread_specific,
        .disputed = false,
        .note = "Event note: ESCR1 only for at-retirement; metric table T19-33 says ESCR0 "
                "(contradiction, see md)",
        .masks = all_of(masks),
    };
};

struct mob_load_replay {
    using named = netburst::mob_load_replay;
    static constexpr unsigned number = 7;
    static constexpr mask_row masks[] = {
        {"no_sta", 1, mask_status::documented, "store address unknown", nullptr},
        {"no_std", 3, mask_status::documented, "store data unknown", nullptr},
        {"partial_data", 4, mask_status::documented, "store and load overlap only partly", nullptr},
        {"unalgn_addr", 5, mask_status::documented,
         "low 4 linear address bits of load and store differ", nullptr},
    };
    static constexpr event_row row{
        .name = "mob_load_replay",
        .select = 0x03,
        .cccr_select = 2,
        .escr_count = 2,
        .escrs = {escr_number::mob_escr0, escr_number::mob_escr1},
        .models = every_model,
        .models_known = true,
        .category = event_category::non_retirement,
        .pebs = false,
        .role = tagging::replay_upstream,
        .scope = thread_scope::thread_specific,
        .disputed = false,
        .note = nullptr,
        .masks = all_of(masks),
    };
};

struct page_walk_type {
    using named = netburst::page_walk_type;
    static constexpr unsigned number = 8;
    static constexpr mask_row masks[] = {
        {"dtmiss", 0, mask_status::documented, "walk caused by a data TLB miss", nullptr},
        {"itmiss", 1, mask_status::documented, "walk caused by an instruction TLB miss", nullptr},
    };
    static constexpr event_row row{
        .name = "page_walk_type",
        .select = 0x01,
        .cccr_select = 4,
        .escr_count = 2,
        .escrs = {escr_number::pmh_escr0, escr_number::pmh_escr1},
        .models = every_model,
        .models_known = true,
        .category = event_category::non_retirement,
        .pebs = false,
        .role = tagging::none,
        .scope = thread_scope::thread_independent,
        .disputed = false,
        .note = nullptr,
        .masks = all_of(masks),
    };
};

struct bsq_cache_reference {
    using named = netburst::bsq_cache_reference;
    static constexpr unsigned number = 9;
    static constexpr mask_row masks[] = {
        {"rd_2ndl_hits", 0, mask_status::documented, "L2 read hit, Shared", nullptr},
        {"rd_2ndl_hite", 1, mask_status::documented, "L2 read hit, Exclusive", nullptr},
        {"rd_2ndl_hitm", 2, mask_status::documented, "L2 read hit, Modified", nullptr},
        {"rd_3rdl_hits", 3, mask_status::documented, "L3 read hit, Shared", nullptr},
        {"rd_3rdl_hite", 4, mask_status::documented, "L3 read hit, Exclusive", nullptr},
        {"rd_3rdl_hitm", 5, mask_status::documented, "L3 read hit, Modified", nullptr},
        {"wr_2ndl_hit", 6, mask_status::ts_ti_table_only, "L2 write hit (name only)", nullptr},
        {"wr_3rdl_hit", 7, mask_status::ts_ti_table_only, "L3 write hit (name only)", nullptr},
        {"rd_2ndl_miss", 8, mask_status::documented, "L2 read miss", nullptr},
        {"rd_3rdl_miss", 9, mask_status::documented, "L3 read miss", nullptr},
        {"wr_2ndl_miss", 10, mask_status::documented, "writeback from DAC misses L2 (rare)",
         nullptr},
        {"wr_3rdl_miss", 11, mask_status::ts_ti_table_only, "L3 write miss (name only)", nullptr},
    };
    static constexpr event_row row{
        .name = "bsq_cache_reference",
        .select = 0x0c,
        .cccr_select = 7,
        .escr_count = 2,
        .escrs = {escr_number::bsu_escr0, escr_number::bsu_escr1},
        .models = every_model,
        .models_known = true,
        .category = event_category::non_retirement,
        .pebs = false,
        .role = tagging::none,
        .scope = thread_scope::thread_specific,
        .disputed = false,
        .note = "Erratum: may over- or under-count by up to 2x; read covers load and RFO; prefetch "
                "status can change in flight",
        .masks = all_of(masks),
    };
};

struct ioq_allocation {
    using named = netburst::ioq_allocation;
    static constexpr unsigned number = 10;
    static constexpr mask_row masks[] = {
        {"reqa0", 0, mask_status::documented,
         "bus request type, bit 0 of a 5-bit field (00001 = default/invalid)", "request_type[4:0]"},
        {"reqa1", 1, mask_status::documented,
         "bus request type, bit 1 of a 5-bit field (00001 = default/invalid)", "request_type[4:0]"},
        {"reqa2", 2, mask_status::documented,
         "bus request type, bit 2 of a 5-bit field (00001 = default/invalid)", "request_type[4:0]"},
        {"reqa3", 3, mask_status::documented,
         "bus request type, bit 3 of a 5-bit field (00001 = default/invalid)", "request_type[4:0]"},
        {"reqa4", 4, mask_status::documented,
         "bus request type, bit 4 of a 5-bit field (00001 = default/invalid)", "request_type[4:0]"},
        {"all_read", 5, mask_status::documented, "reads", "direction"},
        {"all_write", 6, mask_status::documented, "writes", "direction"},
        {"mem_uc", 7, mask_status::documented, "UC memory type", "memory_type"},
        {"mem_wc", 8, mask_status::documented, "WC memory type", "memory_type"},
        {"mem_wt", 9, mask_status::documented, "WT memory type", "memory_type"},
        {"mem_wp", 10, mask_status::documented, "WP memory type", "memory_type"},
        {"mem_wb", 11, mask_status::documented, "WB memory type", "memory_type"},
        {"own", 13, mask_status::documented, "store requests driven by this processor",
         "source_agent"},
        {"other", 14, mask_status::documented, "requests driven by others or DMA", "source_agent"},
        {"prefetch", 15, mask_status::documented, "include hardware and software prefetches",
         nullptr},
    };
    static constexpr event_row row{
        .name = "ioq_allocation",
        .select = 0x03,
        .cccr_select = 6,
        .escr_count = 2,
        .escrs = {escr_number::fsb_escr0, escr_number::fsb_escr1},
        .models = every_model,
        .models_known = true,
        .category = event_category::non_retirement,
        .pebs = false,
        .role = tagging::none,
        .scope = thread_scope::thread_specific,
        .disputed = false,
        .first_escr_only_before = {.model = 2, .stepping = 7},
        .note =
            "CPUID signature < F27h: FSB_ESCR0 only; CPL ignored before F27h; mask logic differs "
            "model<2 vs >=2; use edge trigger; not supported on Xeon 7100 (0F_06 with L3)",
        .masks = all_of(masks),
    };
};

struct ioq_active_entries {
    using named = netburst::ioq_active_entries;
    static constexpr unsigned number = 11;
    static constexpr mask_row masks[] = {
        {"reqa0", 0, mask_status::documented,
         "bus request type, bit 0 of a 5-bit field (00001 = default/invalid)", "request_type[4:0]"},
        {"reqa1", 1, mask_status::documented,
         "bus request type, bit 1 of a 5-bit field (00001 = default/invalid)", "request_type[4:0]"},
        {"reqa2", 2, mask_status::documented,
         "bus request type, bit 2 of a 5-bit field (00001 = default/invalid)", "request_type[4:0]"},
        {"reqa3", 3, mask_status::documented,
         "bus request type, bit 3 of a 5-bit field (00001 = default/invalid)", "request_type[4:0]"},
        {"reqa4", 4, mask_status::documented,
         "bus request type, bit 4 of a 5-bit field (00001 = default/invalid)", "request_type[4:0]"},
        {"all_read", 5, mask_status::documented, "reads", "direction"},
        {"all_write", 6, mask_status::documented, "writes", "direction"},
        {"mem_uc", 7, mask_status::documented, "UC memory type", "memory_type"},
        {"mem_wc", 8, mask_status::documented, "WC memory type", "memory_type"},
        {"mem_wt", 9, mask_status::documented, "WT memory type", "memory_type"},
        {"mem_wp", 10, mask_status::documented, "WP memory type", "memory_type"},
        {"mem_wb", 11, mask_status::documented, "WB memory type", "memory_type"},
        {"own", 13, mask_status::documented, "store requests driven by this processor",
         "source_agent"},
        {"other", 14, mask_status::documented, "requests driven by others or DMA", "source_agent"},
        {"prefetch", 15, mask_status::documented, "include hardware and software prefetches",
         nullptr},
    };
    static constexpr event_row row{
        .name = "ioq_active_entries",
        .select = 0x1a,
        .cccr_select = 6,
        .escr_count = 1,
        .escrs = {escr_number::fsb_escr1},
        .models = every_model,
        .models_known = true,
        .category = event_category::non_retirement,
        .pebs = false,
        .role = tagging::none,
        .scope = thread_scope::thread_specific,
        .disputed = false,
        .note = "Program together with IOQ_allocation (masks in FSB_ESCR0 and FSB_ESCR1); no edge "
                "when counting cycles; clipped at 15; ignores CPL; not supported on Xeon 7100",
        .masks = all_of(masks),
    };
};

struct fsb_data_activity {
    using named = netburst::fsb_data_activity;
    static constexpr unsigned number = 12;
    static constexpr mask_row masks[] = {
        {"drdy_drv", 0, mask_status::documented, "this processor drives data", nullptr},
        {"drdy_own", 1, mask_status::documented, "this processor reads data from the bus", nullptr},
        {"drdy_other", 2, mask_status::documented, "data on the bus not sampled by this processor",
         nullptr},
        {"dbsy_drv", 3, mask_status::documented,
         "this processor reserves the bus to drive data next", nullptr},
        {"dbsy_own", 4, mask_status::documented, "bus reserved for data this processor will sample",
         nullptr},
        {"dbsy_other", 5, mask_status::documented,
         "bus reserved for data this processor will not sample", nullptr},
    };
    static constexpr event_row row{
        .name = "fsb_data_activity",
        .select = 0x17,
        .cccr_select = 6,
        .escr_count = 2,
        .escrs = {escr_number::fsb_escr0, escr_number::fsb_escr1},
        .models = every_model,
        .models_known = true,
        .category = event_category::non_retirement,
        .pebs = false,
        .role = tagging::none,
        .scope = thread_scope::thread_independent,
        .disputed = false,
        .note = "Use edge trigger; DRDY_OWN/DRDY_OTHER exclusive, DBSY_OWN/DBSY_OTHER exclusive",
        .masks = all_of(masks),
    };
};

struct bsq_allocation {
    using named = netburst::bsq_allocation;
    static constexpr unsigned number = 13;
    static constexpr mask_row masks[] = {
        {"req_type0", 0, mask_status::documented,
         "request type bit 0: 0 read, 1 read-invalidate, 2 write, 3 writeback",
         "request_type[1:0]"},
        {"req_type1", 1, mask_status::documented, "request type bit 1", "request_type[1:0]"},
        {"req_len0", 2, mask_status::documented,
         "request length bit 0: 0=0 chunks, 1=1 chunk, 3=8 chunks", "request_length[3:2]"},
        {"req_len1", 3, mask_status::documented, "request length bit 1", "request_length[3:2]"},
        {"req_io_type", 5, mask_status::documented, "I/O request", nullptr},
        {"req_lock_type", 6, mask_status::documented, "bus lock", nullptr},
        {"req_cache_type", 7, mask_status::documented, "cacheable", nullptr},
        {"req_split_type", 8, mask_status::documented, "8-byte chunk split over an 8-byte boundary",
         nullptr},
        {"req_dem_type", 9, mask_status::documented, "1 demand, 0 prefetch", nullptr},
        {"req_ord_type", 10, mask_status::documented, "ordered request", nullptr},
        {"mem_type0", 11, mask_status::documented,
         "memory type bit 0: 0 UC, 1 WC, 4 WT, 5 WP, 6 WB", "memory_type[13:11]"},
        {"mem_type1", 12, mask_status::documented, "memory type bit 1", "memory_type[13:11]"},
        {"mem_type2", 13, mask_status::documented, "memory type bit 2", "memory_type[13:11]"},
    };
    static constexpr event_row row{
        .name = "bsq_allocation",
        .select = 0x05,
        .cccr_select = 7,
        .escr_count = 1,
        .escrs = {escr_number::bsu_escr0},
        .models = every_model,
        .models_known = true,
        .category = event_category::non_retirement,
        .pebs = false,
        .role = tagging::none,
        .scope = thread_scope::thread_specific,
        .disputed = false,
        .note = "Use edge trigger; models 0,1: an entry covers demand+prefetched sector; three "
                "undercount cases (split across 64 B, 16 B WC/UC reads, dword WC partials)",
        .masks = all_of(masks),
    };
};

struct bsq_active_entries {
    using named = netburst::bsq_active_entries;
    static constexpr unsigned number = 14;
    static constexpr mask_row masks[] = {
        {"req_type0", 0, mask_status::documented,
         "request type bit 0: 0 read, 1 read-invalidate, 2 write, 3 writeback",
         "request_type[1:0]"},
        {"req_type1", 1, mask_status::documented, "request type bit 1", "request_type[1:0]"},
        {"req_len0", 2, mask_status::documented,
         "request length bit 0: 0=0 chunks, 1=1 chunk, 3=8 chunks", "request_length[3:2]"},
        {"req_len1", 3, mask_status::documented, "request length bit 1", "request_length[3:2]"},
        {"req_io_type", 5, mask_status::documented, "I/O request", nullptr},
        {"req_lock_type", 6, mask_status::documented, "bus lock", nullptr},
        {"req_cache_type", 7, mask_status::documented, "cacheable", nullptr},
        {"req_split_type", 8, mask_status::documented, "8-byte chunk split over an 8-byte boundary",
         nullptr},
        {"req_dem_type", 9, mask_status::documented, "1 demand, 0 prefetch", nullptr},
        {"req_ord_type", 10, mask_status::documented, "ordered request", nullptr},
        {"mem_type0", 11, mask_status::documented,
         "memory type bit 0: 0 UC, 1 WC, 4 WT, 5 WP, 6 WB", "memory_type[13:11]"},
        {"mem_type1", 12, mask_status::documented, "memory type bit 1", "memory_type[13:11]"},
        {"mem_type2", 13, mask_status::documented, "memory type bit 2", "memory_type[13:11]"},
    };
    static constexpr event_row row{
        .name = "bsq_active_entries",
        .select = 0x06,
        .cccr_select = 7,
        .escr_count = 1,
        .escrs = {escr_number::bsu_escr1},
        .models = every_model,
        .models_known = true,
        .category = event_category::non_retirement,
        .pebs = false,
        .role = tagging::none,
        .scope = thread_scope::unspecified,
        .disputed = false,
        .note = "Program together with BSQ_allocation; SDM names the ESCR only as \"ESCR1\" (KRN, "
                "OPR mark BSU_ESCR1 a guess); updated each clock model<3, every other clock model "
                "3,4; no edge",
        .masks = all_of(masks),
    };
};

struct sse_input_assist {
    using named = netburst::sse_input_assist;
    static constexpr unsigned number = 15;
    static constexpr mask_row masks[] = {
        {"all", 15, mask_status::documented, "every uop/assist of this kind", nullptr},
    };
    static constexpr event_row row{
        .name = "sse_input_assist",
        .select = 0x34,
        .cccr_select = 1,
        .escr_count = 2,
        .escrs = {escr_number::firm_escr0, escr_number::firm_escr1},
        .models = every_model,
        .models_known = true,
        .category = event_category::non_retirement,
        .pebs = false,
        .role = tagging::none,
        .scope = thread_scope::thread_independent,
        .disputed = false,
        .note = "Counts requests, also on the wrong path (overcounts)",
        .masks = all_of(masks),
    };
};

struct packed_sp_uop {
    using named = netburst::packed_sp_uop;
    static constexpr unsigned number = 16;
    static constexpr mask_row masks[] = {
        {"all", 15, mask_status::documented, "every uop/assist of this kind", nullptr},
    };
    static constexpr event_row row{
        .name = "packed_sp_uop",
        .select = 0x08,
        .cccr_select = 1,
        .escr_count = 2,
        .escrs = {escr_number::firm_escr0, escr_number::firm_escr1},
        .models = every_model,
        .models_known = true,
        .category = event_category::non_retirement,
        .pebs = false,
        .role = tagging::execution_upstream,
        .scope = thread_scope::thread_independent,
        .disputed = false,
        .note = nullptr,
        .masks = all_of(masks),
    };
};

struct packed_dp_uop {
    using named = netburst::packed_dp_uop;
    static constexpr unsigned number = 17;
    static constexpr mask_row masks[] = {
        {"all", 15, mask_status::documented, "every uop/assist of this kind", nullptr},
    };
    static constexpr event_row row{
        .name = "packed_dp_uop",
        .select = 0x0c,
        .cccr_select = 1,
        .escr_count = 2,
        .escrs = {escr_number::firm_escr0, escr_number::firm_escr1},
        .models = every_model,
        .models_known = true,
        .category = event_category::non_retirement,
        .pebs = false,
        .role = tagging::execution_upstream,
        .scope = thread_scope::thread_independent,
        .disputed = false,
        .note = nullptr,
        .masks = all_of(masks),
    };
};

struct scalar_sp_uop {
    using named = netburst::scalar_sp_uop;
    static constexpr unsigned number = 18;
    static constexpr mask_row masks[] = {
        {"all", 15, mask_status::documented, "every uop/assist of this kind", nullptr},
    };
    static constexpr event_row row{
        .name = "scalar_sp_uop",
        .select = 0x0a,
        .cccr_select = 1,
        .escr_count = 2,
        .escrs = {escr_number::firm_escr0, escr_number::firm_escr1},
        .models = every_model,
        .models_known = true,
        .category = event_category::non_retirement,
        .pebs = false,
        .role = tagging::execution_upstream,
        .scope = thread_scope::thread_independent,
        .disputed = false,
        .note = nullptr,
        .masks = all_of(masks),
    };
};

struct scalar_dp_uop {
    using named = netburst::scalar_dp_uop;
    static constexpr unsigned number = 19;
    static constexpr mask_row masks[] = {
        {"all", 15, mask_status::documented, "every uop/assist of this kind", nullptr},
    };
    static constexpr event_row row{
        .name = "scalar_dp_uop",
        .select = 0x0e,
        .cccr_select = 1,
        .escr_count = 2,
        .escrs = {escr_number::firm_escr0, escr_number::firm_escr1},
        .models = every_model,
        .models_known = true,
        .category = event_category::non_retirement,
        .pebs = false,
        .role = tagging::execution_upstream,
        .scope = thread_scope::thread_independent,
        .disputed = false,
        .note = nullptr,
        .masks = all_of(masks),
    };
};

struct _64bit_mmx_uop {
    using named = netburst::_64bit_mmx_uop;
    static constexpr unsigned number = 20;
    static constexpr mask_row masks[] = {
        {"all", 15, mask_status::documented, "every uop/assist of this kind", nullptr},
    };
    static constexpr event_row row{
        .name = "64bit_mmx_uop",
        .select = 0x02,
        .cccr_select = 1,
        .escr_count = 2,
        .escrs = {escr_number::firm_escr0, escr_number::firm_escr1},
        .models = every_model,
        .models_known = true,
        .category = event_category::non_retirement,
        .pebs = false,
        .role = tagging::execution_upstream,
        .scope = thread_scope::thread_independent,
        .disputed = false,
        .note = nullptr,
        .masks = all_of(masks),
    };
};

struct _128bit_mmx_uop {
    using named = netburst::_128bit_mmx_uop;
    static constexpr unsigned number = 21;
    static constexpr mask_row masks[] = {
        {"all", 15, mask_status::documented, "every uop/assist of this kind", nullptr},
    };
    static constexpr event_row row{
        .name = "128bit_mmx_uop",
        .select = 0x1a,
        .cccr_select = 1,
        .escr_count = 2,
        .escrs = {escr_number::firm_escr0, escr_number::firm_escr1},
        .models = every_model,
        .models_known = true,
        .category = event_category::non_retirement,
        .pebs = false,
        .role = tagging::execution_upstream,
        .scope = thread_scope::thread_independent,
        .disputed = false,
        .note = nullptr,
        .masks = all_of(masks),
    };
};

struct x87_fp_uop {
    using named = netburst::x87_fp_uop;
    static constexpr unsigned number = 22;
    static constexpr mask_row masks[] = {
        {"all", 15, mask_status::documented, "every uop/assist of this kind", nullptr},
    };
    static constexpr event_row row{
        .name = "x87_fp_uop",
        .select = 0x04,
        .cccr_select = 1,
        .escr_count = 2,
        .escrs = {escr_number::firm_escr0, escr_number::firm_escr1},
        .models = every_model,
        .models_known = true,
        .category = event_category::non_retirement,
        .pebs = false,
        .role = tagging::execution_upstream,
        .scope = thread_scope::thread_independent,
        .disputed = false,
        .note = "Loads, stores and register moves are not counted",
        .masks = all_of(masks),
    };
};

struct x87_simd_moves_uop {
    using named = netburst::x87_simd_moves_uop;
    static constexpr unsigned number = 23;
    static constexpr mask_row masks[] = {
        {"allp0", 3, mask_status::historical, "stores and register moves (port 0)", nullptr},
        {"allp2", 4, mask_status::historical, "loads (port 2)", nullptr},
    };
    static constexpr event_row row{
        .name = "x87_simd_moves_uop",
        .select = 0x2e,
        .cccr_select = 1,
        .escr_count = 2,
        .escrs = {escr_number::firm_escr0, escr_number::firm_escr1},
        .models = every_model,
        .models_known = false,
        .category = event_category::non_retirement,
        .pebs = false,
        .role = tagging::execution_upstream,
        .scope = thread_scope::thread_independent,
        .disputed = false,
        .note = "Event row withdrawn from later SDM event tables but its masks stay in "
                "T19-32/T19-34; encoding from OPR, PCT, ILL, FBSD; models not stated",
        .masks = all_of(masks),
    };
};

struct tc_misc {
    using named = netburst::tc_misc;
    static constexpr unsigned number = 24;
    static constexpr mask_row masks[] = {
        {"flush", 4, mask_status::documented, "trace cache flush", nullptr},
    };
    static constexpr event_row row{
        .name = "tc_misc",
        .select = 0x06,
        .cccr_select = 1,
        .escr_count = 2,
        .escrs = {escr_number::tc_escr0, escr_number::tc_escr1},
        .models = every_model,
        .models_known = true,
        .category = event_category::non_retirement,
        .pebs = false,
        .role = tagging::none,
        .scope = thread_scope::thread_specific,
        .disputed = false,
        .note = "Increments twice per occurrence",
        .masks = all_of(masks),
    };
};

struct global_power_events {
    using named = netburst::global_power_events;
    static constexpr unsigned number = 25;
    static constexpr mask_row masks[] = {
        {"running", 0, mask_status::documented, "processor active (not stopped)", nullptr},
    };
    static constexpr event_row row{
        .name = "global_power_events",
        .select = 0x13,
        .cccr_select = 6,
        .escr_count = 2,
        .escrs = {escr_number::fsb_escr0, escr_number::fsb_escr1},
        .models = every_model,
        .models_known = true,
        .category = event_category::non_retirement,
        .pebs = false,
        .role = tagging::none,
        .scope = thread_scope::thread_specific,
        .disputed = false,
        .note = "Early manuals gave event select 05h (ILL still has it)",
        .masks = all_of(masks),
    };
};

struct tc_ms_xfer {
    using named = netburst::tc_ms_xfer;
    static constexpr unsigned number = 26;
    static constexpr mask_row masks[] = {
        {"cisc", 0, mask_status::documented, "delivery switched from trace cache to microcode ROM",
         nullptr},
    };
    static constexpr event_row row{
        .name = "tc_ms_xfer",
        .select = 0x05,
        .cccr_select = 0,
        .escr_count = 2,
        .escrs = {escr_number::ms_escr0, escr_number::ms_escr1},
        .models = every_model,
        .models_known = true,
        .category = event_category::non_retirement,
        .pebs = false,
        .role = tagging::none,
        .scope = thread_scope::thread_specific,
        .disputed = false,
        .note = nullptr,
        .masks = all_of(masks),
    };
};

struct uop_queue_writes {
    using named = netburst::uop_queue_writes;
    static constexpr unsigned number = 27;
    static constexpr mask_row masks[] = {
        {"from_tc_build", 0, mask_status::documented, "uops written in build mode", nullptr},
        {"from_tc_deliver", 1, mask_status::documented, "uops written in deliver mode", nullptr},
        {"from_rom", 2, mask_status::documented, "uops written from microcode ROM", nullptr},
    };
    static constexpr event_row row{
        .name = "uop_queue_writes",
        .select = 0x09,
        .cccr_select = 0,
        .escr_count = 2,
        .escrs = {escr_number::ms_escr0, escr_number::ms_escr1},
        .models = every_model,
        .models_known = true,
        .category = event_category::non_retirement,
        .pebs = false,
        .role = tagging::none,
        .scope = thread_scope::thread_specific,
        .disputed = false,
        .note = nullptr,
        .masks = all_of(masks),
    };
};

struct retired_mispred_branch_type {
    using named = netburst::retired_mispred_branch_type;
    static constexpr unsigned number = 28;
    static constexpr mask_row masks[] = {
        {"unconditional", 0, mask_status::ts_ti_table_only, "unconditional jumps (name only)",
         nullptr},
        {"conditional", 1, mask_status::documented, "conditional jumps", nullptr},
        {"call", 2, mask_status::documented, "indirect calls", nullptr},
        {"return", 3, mask_status::documented, "returns", nullptr},
        {"indirect", 4, mask_status::documented, "returns, indirect calls, indirect jumps",
         nullptr},
    };
    static constexpr event_row row{
        .name = "retired_mispred_branch_type",
        .select = 0x05,
        .cccr_select = 2,
        .escr_count = 2,
        .escrs = {escr_number::tbpu_escr0, escr_number::tbpu_escr1},
        .models = every_model,
        .models_known = true,
        .category = event_category::non_retirement,
        .pebs = false,
        .role = tagging::none,
        .scope = thread_scope::thread_specific,
        .disputed = false,
        .note = "May overcount conditional branches; KRN p4.c binds TBPU_ESCR0 for both threads "
                "(kernel slip)",
        .masks = all_of(masks),
    };
};

struct retired_branch_type {
    using named = netburst::retired_branch_type;
    static constexpr unsigned number = 29;
    static constexpr mask_row masks[] = {
        {"unconditional", 0, mask_status::ts_ti_table_only, "unconditional jumps (name only)",
         nullptr},
        {"conditional", 1, mask_status::documented, "conditional jumps", nullptr},
        {"call", 2, mask_status::documented, "direct and indirect calls", nullptr},
        {"return", 3, mask_status::documented, "returns", nullptr},
        {"indirect", 4, mask_status::documented, "returns, indirect calls, indirect jumps",
         nullptr},
    };
    static constexpr event_row row{
        .name = "retired_branch_type",
        .select = 0x04,
        .cccr_select = 2,
        .escr_count = 2,
        .escrs = {escr_number::tbpu_escr0, escr_number::tbpu_escr1},
        .models = every_model,
        .models_known = true,
        .category = event_category::non_retirement,
        .pebs = false,
        .role = tagging::none,
        .scope = thread_scope::thread_specific,
        .disputed = false,
        .note = "May overcount conditional branches",
        .masks = all_of(masks),
    };
};

struct resource_stall {
    using named = netburst::resource_stall;
    static constexpr unsigned number = 30;
    static constexpr mask_row masks[] = {
        {"sbfull", 5, mask_status::documented, "stall for lack of store buffers", nullptr},
    };
    static constexpr event_row row{
        .name = "resource_stall",
        .select = 0x01,
        .cccr_select = 1,
        .escr_count = 2,
        .escrs = {escr_number::alf_escr0, escr_number::alf_escr1},
        .models = every_model,
        .models_known = false,
        .category = event_category::non_retirement,
        .pebs = false,
        .role = tagging::none,
        .scope = thread_scope::thread_specific,
        .disputed = false,
        .note = "SDM: may not be supported on all models",
        .masks = all_of(masks),
    };
};

struct wc_buffer {
    using named = netburst::wc_buffer;
    static constexpr unsigned number = 31;
    static constexpr mask_row masks[] = {
        {"wcb_evicts", 0, mask_status::documented, "WC buffer evictions, any cause", nullptr},
        {"wcb_full_evict", 1, mask_status::documented, "eviction because no WC buffer was free",
         nullptr},
        {"wcb_hitm_evict", 2, mask_status::ts_ti_table_only,
         "eviction because a store met a hit-modified line", nullptr},
    };
    static constexpr event_row row{
        .name = "wc_buffer",
        .select = 0x05,
        .cccr_select = 5,
        .escr_count = 2,
        .escrs = {escr_number::dac_escr0, escr_number::dac_escr1},
        .models = every_model,
        .models_known = true,
        .category = event_category::non_retirement,
        .pebs = false,
        .role = tagging::none,
        .scope = thread_scope::thread_independent,
        .disputed = false,
        .note = nullptr,
        .masks = all_of(masks),
    };
};

struct b2b_cycles {
    using named = netburst::b2b_cycles;
    static constexpr unsigned number = 32;
    static constexpr mask_row masks[] = {
        {"bit1", 1, mask_status::number_only, "sub-event, no meaning published", nullptr},
        {"bit2", 2, mask_status::number_only, "sub-event, no meaning published", nullptr},
        {"bit3", 3, mask_status::number_only, "sub-event, no meaning published", nullptr},
        {"bit4", 4, mask_status::number_only, "sub-event, no meaning published", nullptr},
        {"bit5", 5, mask_status::number_only, "sub-event, no meaning published", nullptr},
        {"bit6", 6, mask_status::number_only, "sub-event, no meaning published", nullptr},
    };
    static constexpr event_row row{
        .name = "b2b_cycles",
        .select = 0x16,
        .cccr_select = 3,
        .escr_count = 2,
        .escrs = {escr_number::fsb_escr0, escr_number::fsb_escr1},
        .models = every_model,
        .models_known = false,
        .category = event_category::non_retirement,
        .pebs = false,
        .role = tagging::none,
        .scope = thread_scope::unspecified,
        .disputed = true,
        .note = "CCCR select 3 cannot reach FSB_ESCRx (FSB is number 6; 3 is ITLB_ESCRx): SDM "
                "self-contradiction; sub-event meanings undocumented; may not be supported on all "
                "models",
        .masks = all_of(masks),
    };
};

struct bnr {
    using named = netburst::bnr;
    static constexpr unsigned number = 33;
    static constexpr mask_row masks[] = {
        {"bit0", 0, mask_status::number_only, "sub-event, no meaning published", nullptr},
        {"bit1", 1, mask_status::number_only, "sub-event, no meaning published", nullptr},
        {"bit2", 2, mask_status::number_only, "sub-event, no meaning published", nullptr},
    };
    static constexpr event_row row{
        .name = "bnr",
        .select = 0x08,
        .cccr_select = 3,
        .escr_count = 2,
        .escrs = {escr_number::fsb_escr0, escr_number::fsb_escr1},
        .models = every_model,
        .models_known = false,
        .category = event_category::non_retirement,
        .pebs = false,
        .role = tagging::none,
        .scope = thread_scope::unspecified,
        .disputed = true,
        .note = "same select contradiction as b2b_cycles",
        .masks = all_of(masks),
    };
};

struct snoop {
    using named = netburst::snoop;
    static constexpr unsigned number = 34;
    static constexpr mask_row masks[] = {
        {"bit2", 2, mask_status::number_only, "sub-event, no meaning published", nullptr},
        {"bit6", 6, mask_status::number_only, "sub-event, no meaning published", nullptr},
        {"bit7", 7, mask_status::number_only, "sub-event, no meaning published", nullptr},
    };
    static constexpr event_row row{
        .name = "snoop",
        .select = 0x06,
        .cccr_select = 3,
        .escr_count = 2,
        .escrs = {escr_number::fsb_escr0, escr_number::fsb_escr1},
        .models = every_model,
        .models_known = false,
        .category = event_category::non_retirement,
        .pebs = false,
        .role = tagging::none,
        .scope = thread_scope::unspecified,
        .disputed = true,
        .note = "same select contradiction as b2b_cycles",
        .masks = all_of(masks),
    };
};

struct response {
    using named = netburst::response;
    static constexpr unsigned number = 35;
    static constexpr mask_row masks[] = {
        {"bit1", 1, mask_status::number_only, "sub-event, no meaning published", nullptr},
        {"bit2", 2, mask_status::number_only, "sub-event, no meaning published", nullptr},
        {"bit8", 8, mask_status::number_only, "sub-event, no meaning published", nullptr},
        {"bit9", 9, mask_status::number_only, "sub-event, no meaning published", nullptr},
    };
    static constexpr event_row row{
        .name = "response",
        .select = 0x04,
        .cccr_select = 3,
        .escr_count = 2,
        .escrs = {escr_number::fsb_escr0, escr_number::fsb_escr1},
        .models = every_model,
        .models_known = false,
        .category = event_category::non_retirement,
        .pebs = false,
        .role = tagging::none,
        .scope = thread_scope::unspecified,
        .disputed = true,
        .note = "same select contradiction as b2b_cycles",
        .masks = all_of(masks),
    };
};

} // namespace event_facts

} // namespace msr::netburst
