// Events of Nova Lake: Atom cores, each a constant that is its own row. Written by
// `msrpp import` from a table: do not edit.
// nvl_arcticwolf: from intel/perfmon 6dadedf3aa48, NVL/events/novalake_arcticwolf_core.json,
// version 1.00 of 07/09/2026; BSD-3-Clause, Copyright (c) Intel Corporation. Numbers and names
// only.
// 98 of its 123 events are those of clearwater_forest.
#pragma once

#include <msr/intel/events/clearwater_forest.hpp>

// clang-format off
namespace msr::events::nova_lake_atom {

namespace core_events {
using listed = select::vendor_event<perfmon::event_pmu>;
inline constexpr char names[] =
    "dtlb_load_misses.walk_pending\0"
    "dtlb_load_misses.stlb_hit\0"
    "dtlb_store_misses.walk_pending\0"
    "dtlb_store_misses.stlb_hit\0"
    "l2_lines_out.useless_hwpf\0"
    "ld_head.st_addr\0"
    "ld_head.dtlb_miss\0"
    "ld_head.pgwalk\0"
    "ld_head.any\0"
    "ld_head.st_addr_at_ret\0"
    "ld_head.dtlb_miss_at_ret\0"
    "ld_head.pgwalk_at_ret\0"
    "ld_head.any_at_ret\0"
    "microcode_retired.wrmsr\0"
    "microcode_retired.lfence\0"
    "microcode_retired.cl_inst\0"
    "misc_retired1.wrmsr\0"
    "ms_decoded.nano_code\0"
    "uops_retired.x87\0"
    "uops_retired.eom\0"
    "uops_retired.ms\0"
    "uops_retired.dual_dest\0"
    "uops_retired.lsd\0"
    "uops_retired.fpdiv\0"
    "uops_retired.idiv\0";
inline constexpr select::event_list list{"nova_lake_atom", core::nova_lake_atom, names};
} // namespace core_events

namespace arith { using namespace clearwater_forest::arith; }
namespace baclears { using namespace clearwater_forest::baclears; }
namespace br_inst_retired { using namespace clearwater_forest::br_inst_retired; }
namespace br_misp_retired { using namespace clearwater_forest::br_misp_retired; }
namespace core_reject_l2q { using namespace clearwater_forest::core_reject_l2q; }
namespace cpu_clk_unhalted { using namespace clearwater_forest::cpu_clk_unhalted; }
namespace dtlb_load_misses { using namespace clearwater_forest::dtlb_load_misses; }
namespace dtlb_store_misses { using namespace clearwater_forest::dtlb_store_misses; }
namespace fp_vint_uops_executed { using namespace clearwater_forest::fp_vint_uops_executed; }
namespace frontend_retired { using namespace clearwater_forest::frontend_retired; }
namespace icache { using namespace clearwater_forest::icache; }
namespace inst_retired { using namespace clearwater_forest::inst_retired; }
namespace int_uops_executed { using namespace clearwater_forest::int_uops_executed; }
namespace itlb_misses { using namespace clearwater_forest::itlb_misses; }
namespace lbr_inserts { using namespace clearwater_forest::lbr_inserts; }
namespace ld_blocks { using namespace clearwater_forest::ld_blocks; }
namespace ld_head { using namespace clearwater_forest::ld_head; }
namespace longest_lat_cache { using namespace clearwater_forest::longest_lat_cache; }
namespace machine_clears { using namespace clearwater_forest::machine_clears; }
namespace misc_retired { using namespace clearwater_forest::misc_retired; }
namespace misc_retired1 { using namespace clearwater_forest::misc_retired1; }
namespace ms_decoded { using namespace clearwater_forest::ms_decoded; }
namespace serialization { using namespace clearwater_forest::serialization; }
namespace topdown_bad_speculation { using namespace clearwater_forest::topdown_bad_speculation; }
namespace topdown_be_bound { using namespace clearwater_forest::topdown_be_bound; }
namespace topdown_fe_bound { using namespace clearwater_forest::topdown_fe_bound; }
namespace topdown_retiring { using namespace clearwater_forest::topdown_retiring; }
namespace uops_issued { using namespace clearwater_forest::uops_issued; }

namespace dtlb_load_misses {
inline constexpr core_events::listed walk_pending{{&core_events::list, 0x10008, 0xff, 0xf424300000, 0x0}, {}, &walk_pending}; // .code = 0x08, .mask = 0x10, .counters = 0xff, .period = 1000003
inline constexpr core_events::listed stlb_hit{{&core_events::list, 0x60008, 0xff, 0xf42430001e, 0x0}, {}, &stlb_hit}; // .code = 0x08, .mask = 0x60, .counters = 0xff, .period = 1000003
} // namespace dtlb_load_misses

namespace dtlb_store_misses {
inline constexpr core_events::listed walk_pending{{&core_events::list, 0x10049, 0xff, 0xf424300038, 0x0}, {}, &walk_pending}; // .code = 0x49, .mask = 0x10, .counters = 0xff, .period = 1000003
inline constexpr core_events::listed stlb_hit{{&core_events::list, 0x60049, 0xff, 0xf424300057, 0x0}, {}, &stlb_hit}; // .code = 0x49, .mask = 0x60, .counters = 0xff, .period = 1000003
} // namespace dtlb_store_misses

namespace l2_lines_out {
inline constexpr core_events::listed useless_hwpf{{&core_events::list, 0x4026, 0xff, 0xf424300072, 0x0}, {}, &useless_hwpf}; // .code = 0x26, .mask = 0x4, .counters = 0xff, .period = 1000003
} // namespace l2_lines_out

namespace ld_head {
inline constexpr core_events::listed st_addr{{&core_events::list, 0x4005, 0xff, 0xf42430008c, 0x0}, {}, &st_addr}; // .code = 0x05, .mask = 0x4, .counters = 0xff, .period = 1000003
inline constexpr core_events::listed dtlb_miss{{&core_events::list, 0x10005, 0xff, 0xf42430009c, 0x0}, {}, &dtlb_miss}; // .code = 0x05, .mask = 0x10, .counters = 0xff, .period = 1000003
inline constexpr core_events::listed pgwalk{{&core_events::list, 0x20005, 0xff, 0xf4243000ae, 0x0}, {}, &pgwalk}; // .code = 0x05, .mask = 0x20, .counters = 0xff, .period = 1000003
inline constexpr core_events::listed any{{&core_events::list, 0x7f005, 0xff, 0xf4243000bd, 0x0}, {}, &any}; // .code = 0x05, .mask = 0x7f, .counters = 0xff, .period = 1000003
inline constexpr core_events::listed st_addr_at_ret{{&core_events::list, 0x84005, 0xff, 0xf4243000c9, 0x0}, {}, &st_addr_at_ret}; // .code = 0x05, .mask = 0x84, .counters = 0xff, .period = 1000003
inline constexpr core_events::listed dtlb_miss_at_ret{{&core_events::list, 0x90005, 0xff, 0xf4243000e0, 0x0}, {}, &dtlb_miss_at_ret}; // .code = 0x05, .mask = 0x90, .counters = 0xff, .period = 1000003
inline constexpr core_events::listed pgwalk_at_ret{{&core_events::list, 0xa0005, 0xff, 0xf4243000f9, 0x0}, {}, &pgwalk_at_ret}; // .code = 0x05, .mask = 0xa0, .counters = 0xff, .period = 1000003
inline constexpr core_events::listed any_at_ret{{&core_events::list, 0xff005, 0xff, 0xf42430010f, 0x0}, {}, &any_at_ret}; // .code = 0x05, .mask = 0xff, .counters = 0xff, .period = 1000003
} // namespace ld_head

namespace microcode_retired {
inline constexpr core_events::listed wrmsr{{&core_events::list, 0xe0, 0x1000ff000000ff, 0x30f424300122, 0x0}, {}, &wrmsr}; // .code = 0xe0, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003
inline constexpr core_events::listed lfence{{&core_events::list, 0x20e0, 0x1000ff000000ff, 0x30f42430013a, 0x0}, {}, &lfence}; // .code = 0xe0, .mask = 0x2, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003
inline constexpr core_events::listed cl_inst{{&core_events::list, 0xff0e0, 0x1000ff000000ff, 0x30f424300153, 0x0}, {}, &cl_inst}; // .code = 0xe0, .mask = 0xff, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003
} // namespace microcode_retired

namespace misc_retired1 {
inline constexpr core_events::listed wrmsr{{&core_events::list, 0xe0, 0x1000ff000000ff, 0x30f42430016d, 0x0}, {}, &wrmsr}; // .code = 0xe0, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003
} // namespace misc_retired1

namespace ms_decoded {
inline constexpr core_events::listed nano_code{{&core_events::list, 0x20e7, 0xff, 0xf424300181, 0x0}, {}, &nano_code}; // .code = 0xe7, .mask = 0x2, .counters = 0xff, .period = 1000003
} // namespace ms_decoded

namespace uops_retired {
inline constexpr core_events::listed x87{{&core_events::list, 0x1000c2, 0x1000ff000000ff, 0x1030f424300196, 0x0}, {}, &x87}; // .code = 0xc2, .mask2 = 0x1, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003, .has_latency = true
inline constexpr core_events::listed eom{{&core_events::list, 0x10c2, 0x1000ff000000ff, 0x1030f4243001a7, 0x0}, {}, &eom}; // .code = 0xc2, .mask = 0x1, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003, .has_latency = true
inline constexpr core_events::listed ms{{&core_events::list, 0x40c2, 0x1000ff000000ff, 0x1000f4243001b8, 0x0}, {}, &ms}; // .code = 0xc2, .mask = 0x4, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 1000003, .has_latency = true
inline constexpr core_events::listed dual_dest{{&core_events::list, 0x100c2, 0x1000ff000000ff, 0x1030f4243001c8, 0x0}, {}, &dual_dest}; // .code = 0xc2, .mask = 0x10, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003, .has_latency = true
inline constexpr core_events::listed lsd{{&core_events::list, 0x200c2, 0x1000ff000000ff, 0x1030f4243001df, 0x0}, {}, &lsd}; // .code = 0xc2, .mask = 0x20, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003, .has_latency = true
inline constexpr core_events::listed fpdiv{{&core_events::list, 0x400c2, 0x1000ff000000ff, 0x1030f4243001f0, 0x0}, {}, &fpdiv}; // .code = 0xc2, .mask = 0x40, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003, .has_latency = true
inline constexpr core_events::listed idiv{{&core_events::list, 0x800c2, 0x1000ff000000ff, 0x1030f424300203, 0x0}, {}, &idiv}; // .code = 0xc2, .mask = 0x80, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003, .has_latency = true
} // namespace uops_retired

namespace core_events {
inline constexpr const listed *own[] = {
    &dtlb_load_misses::walk_pending, &dtlb_load_misses::stlb_hit, &dtlb_store_misses::walk_pending,
    &dtlb_store_misses::stlb_hit, &l2_lines_out::useless_hwpf, &ld_head::st_addr,
    &ld_head::dtlb_miss, &ld_head::pgwalk, &ld_head::any, &ld_head::st_addr_at_ret,
    &ld_head::dtlb_miss_at_ret, &ld_head::pgwalk_at_ret, &ld_head::any_at_ret,
    &microcode_retired::wrmsr, &microcode_retired::lfence, &microcode_retired::cl_inst,
    &misc_retired1::wrmsr, &ms_decoded::nano_code, &uops_retired::x87, &uops_retired::eom,
    &uops_retired::ms, &uops_retired::dual_dest, &uops_retired::lsd, &uops_retired::fpdiv,
    &uops_retired::idiv,
};
inline constexpr auto events = select::with_shared_events<clearwater_forest::core_events::all, core::nova_lake_atom>(own);
/// All events of the list.
inline constexpr select::known_list<perfmon::event_pmu> all{&list, all_of(events.all), &clearwater_forest::core_events::all, all_of(own)};
} // namespace core_events

} // namespace msr::events::nova_lake_atom
