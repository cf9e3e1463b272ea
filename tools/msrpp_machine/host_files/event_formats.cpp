#include "event_formats.hpp"

#include "../../msrpp/families/targets.hpp"

#include "../cpuid/cpuid_leaves.hpp"

#include <msr/amd/counters/layout.hpp>
#include <msr/amd/counters/target.hpp>
#include <msr/amd/ibs/target.hpp>
#include <msr/intel/p6/target.hpp>
#include <msr/intel/perfmon/counters.hpp>
#include <msr/intel/perfmon/named_registers.hpp>
#include <msr/intel/perfmon/precise.hpp>
#include <msr/intel/perfmon/processors.hpp>
#include <msr/processor/identity.hpp>

#include <initializer_list>
#include <string>
#include <utility>

namespace msrpp::machine {

namespace {

namespace perfmon = msr::perfmon;

/// The terms (fields of perf_event_attr) that Intel's cores of all families have in common.
const folder_lines intel_terms{{"event", "config:0-7"}, {"umask", "config:8-15"},
                               {"edge", "config:18"},   {"pc", "config:19"},
                               {"inv", "config:23"},    {"cmask", "config:24-31"}};
const folder_lines amd_terms{{"event", "config:0-7,32-35"},
                             {"umask", "config:8-15"},
                             {"edge", "config:18"},
                             {"inv", "config:23"},
                             {"cmask", "config:24-31"}};
/// Terms of a Pentium 4: the upper half of config is the ESCR, the lower half the CCCR.
const folder_lines netburst_terms{
    {"cccr", "config:0-31"}, {"escr", "config:32-62"}, {"ht", "config:63"}};
const folder_lines box_terms{{"event", "config:0-7"},
                             {"umask", "config:8-15"},
                             {"edge", "config:18"},
                             {"inv", "config:23"},
                             {"thresh", "config:24-31"}};

folder_lines with(folder_lines lines, std::initializer_list<folder_lines::value_type> additions) {
    for (const auto &[name, text] : additions)
        lines.insert_or_assign(name, text);
    return lines;
}

bool has_load_latency(const perfmon::target &target) {
    bool present = false;
    perfmon::each_register(target, [&](const auto &row) {
        present = present || row.address == perfmon::pebs_ld_lat_address;
    });
    return present;
}

folder_lines terms_of_perfmon(const perfmon::target &target) {
    folder_lines terms = intel_terms;
    const auto may_set = [&](std::uint64_t bits) {
        return (perfmon::select_bits(target) & bits) != 0;
    };
    const auto flag = [](perfmon::qualifier name) {
        return perfmon::flag_bit(perfmon::number_of(name));
    };
    // Versions of architectural performance monitoring: Linux shows the term `any` from version 2
    // on, unless leaf 0Ah deprecates AnyThread, which it can from version 5 on.
    constexpr unsigned first_with_any = 2, first_deprecating = 5;
    if (target.version >= first_with_any &&
        (target.version < first_deprecating || may_set(flag(perfmon::qualifier::any_thread))))
        terms["any"] = "config:21";
    if (may_set(perfmon::umask2_field::mask)) terms["umask"] = "config:8-15,40-47";
    if (may_set(flag(perfmon::qualifier::equal))) terms["eq"] = "config:36";
    if (target.offcore != perfmon::no_offcore) terms["offcore_rsp"] = "config1:0-63";
    if (has_load_latency(target)) terms["ldlat"] = "config1:0-15";
    if (target.frontend != perfmon::frontend_layout::none) terms["frontend"] = "config1:0-23";
    return terms;
}

folder_lines terms_of_core(const family &identity) {
    if (perfmon::target target{}; perfmon_target(identity, target)) return terms_of_perfmon(target);
    if (msr::amd::target target{}; amd_target(identity, target)) return amd_terms;
    if (msr::p6::target target{}; p6_target(identity, target)) return intel_terms;
    return netburst_terms;
}

folder_lines terms_of_l3(const msr::amd::target &target) {
    const folder_lines common{{"event", "config:0-7"}, {"umask", "config:8-15"}};
    if (target.cache_layout == msr::amd::select_layout::l3)
        return with(common, {{"slicemask", "config:48-51"}, {"threadmask", "config:56-63"}});
    return with(common, {{"coreid", "config:42-44"},
                         {"enallslices", "config:46"},
                         {"enallcores", "config:47"},
                         {"sliceid", "config:48-50"},
                         {"threadmask", "config:56-57"}});
}

folder_lines terms_of_fabric(const msr::amd::target &target) {
    if (target.node_layout == msr::amd::select_layout::data_fabric_v2)
        return {{"event", "config:0-7,32-37"}, {"umask", "config:8-15,24-27"}};
    return {{"event", "config:0-7,32-35,59-60"}, {"umask", "config:8-15"}};
}

/// Returns the terms of an IBS event source, by the features that Fn8000_001B announces.
folder_lines terms_of_ibs(msr::core core, source_unit unit) {
    // Bits of Fn8000_001B EAX: OpCnt, IbsL3MissFiltering.
    constexpr unsigned counts_ops = 4, filters_misses = 11;
    const auto features = msr::ibs::row_of(core).features;
    const bool filters = (features >> filters_misses & 1) != 0;
    folder_lines terms;
    if (unit == source_unit::ibs_fetch) {
        terms["rand_en"] = "config:57";
        if (filters) terms["l3missonly"] = "config:59";
        return terms;
    }
    if ((features >> counts_ops & 1) != 0) terms["cnt_ctl"] = "config:19";
    if (filters) terms["l3missonly"] = "config:16";
    return terms;
}

folder_lines terms_of_box(msr::core core, msr::uncore::box box) {
    const bool is_cha = box == msr::uncore::box::cha;
    if (core == msr::core::skylake_sp)
        return !is_cha ? box_terms
                       : with(box_terms, {{"tid_en", "config:19"},
                                          {"filter_tid", "config1:0-8"},
                                          {"filter_state", "config1:17-26"},
                                          {"filter_rem", "config1:32"},
                                          {"filter_loc", "config1:33"},
                                          {"filter_all_op", "config1:35"},
                                          {"filter_nm", "config1:36"},
                                          {"filter_not_nm", "config1:37"},
                                          {"filter_opc0", "config1:41-50"},
                                          {"filter_opc1", "config1:51-60"},
                                          {"filter_nc", "config1:62"},
                                          {"filter_isoc", "config1:63"}});
    const folder_lines wide = with(box_terms, {{"umask", "config:8-15,32-55"}});
    return !is_cha ? wide : with(wide, {{"tid_en", "config:16"}, {"filter_tid", "config1:0-9"}});
}

// --- named events of event sources ---------------------------------------------------------------

const folder_lines intel_events{
    {"cpu-cycles", "event=0x3c"},
    {"instructions", "event=0xc0"},
    {"cache-references", "event=0x2e,umask=0x4f"},
    {"cache-misses", "event=0x2e,umask=0x41"},
    {"branch-instructions", "event=0xc4"},
    {"branch-misses", "event=0xc5"},
    {"bus-cycles", "event=0x3c,umask=0x01"},
};
const folder_lines p6_events{
    {"cpu-cycles", "event=0x79"},
    {"instructions", "event=0xc0"},
    {"cache-references", "event=0x2e,umask=0x0f"},
    {"cache-misses", "event=0x2e,umask=0x01"},
    {"branch-instructions", "event=0xc4"},
    {"branch-misses", "event=0xc5"},
    {"bus-cycles", "event=0x62"},
    {"stalled-cycles-frontend", "event=0xa2"},
};
const folder_lines old_amd_events{
    {"cpu-cycles", "event=0x76"},
    {"instructions", "event=0xc0"},
    {"cache-references", "event=0x7d,umask=0x07"},
    {"cache-misses", "event=0x7e,umask=0x07"},
    {"branch-instructions", "event=0xc2"},
    {"branch-misses", "event=0xc3"},
    {"stalled-cycles-frontend", "event=0xd0"},
    {"stalled-cycles-backend", "event=0xd1"},
};
const folder_lines zen_events{
    {"cpu-cycles", "event=0x76"},
    {"instructions", "event=0xc0"},
    {"cache-references", "event=0x60,umask=0xff"},
    {"cache-misses", "event=0x64,umask=0x09"},
    {"branch-instructions", "event=0xc2"},
    {"branch-misses", "event=0xc3"},
    {"stalled-cycles-frontend", "event=0xa9"},
};

/// Adds the events of memory accesses, which `perf mem` requests. Source: Linux,
/// arch/x86/events/intel/core.c, mem-loads and mem-stores. For Golden Cove the events are
/// incomplete: Linux counts loads together with an auxiliary event (mem-loads-aux), and stores by
/// an event that the models do not produce.
void add_accesses(folder_lines &events, const perfmon::target &target) {
    const perfmon::load_latency_facts &loads = perfmon::precise_facts_of(target).loads;
    constexpr unsigned usual_code = 0xcd, usual_mask = 0x01;
    if (loads.code != usual_code || loads.masks != usual_mask || !has_load_latency(target)) return;
    events["mem-loads"] = "event=0xcd,umask=0x1,ldlat=3";
    const bool has_store_event = target.pebs == perfmon::pebs_layout::hsw ||
                                 (target.pebs == perfmon::pebs_layout::icl &&
                                  target.metrics != perfmon::metrics_layout::spr);
    if (has_store_event) events["mem-stores"] = "event=0xd0,umask=0x82";
}

folder_lines events_of_perfmon(const perfmon::target &target) {
    folder_lines events = intel_events;
    add_accesses(events, target);
    if (target.version >= 2) events["ref-cycles"] = "event=0x00,umask=0x03";
    if (target.metrics == perfmon::metrics_layout::none) return events;
    events = with(events, {{"slots", "event=0x00,umask=0x4"},
                           {"topdown-retiring", "event=0x00,umask=0x80"},
                           {"topdown-bad-spec", "event=0x00,umask=0x81"},
                           {"topdown-fe-bound", "event=0x00,umask=0x82"},
                           {"topdown-be-bound", "event=0x00,umask=0x83"}});
    if (target.metrics == perfmon::metrics_layout::spr)
        events = with(events, {{"topdown-heavy-ops", "event=0x00,umask=0x84"},
                               {"topdown-br-mispredict", "event=0x00,umask=0x85"},
                               {"topdown-fetch-lat", "event=0x00,umask=0x86"},
                               {"topdown-mem-bound", "event=0x00,umask=0x87"}});
    return events;
}

folder_lines events_of_amd(const msr::amd::target &target) {
    using generation = msr::amd::generation;
    if (!target.is_among(msr::amd::every_zen)) return old_amd_events;
    if (target.is_among(msr::amd::of_generations(generation::zen1)))
        return with(zen_events, {{"stalled-cycles-frontend", "event=0x87,umask=0x02"},
                                 {"stalled-cycles-backend", "event=0x87,umask=0x01"}});
    if (target.is_among(msr::amd::generations_between(generation::zen4, generation::zen6)))
        return with(zen_events, {{"ref-cycles", "event=0x120,umask=0x01"}});
    // The event of branch sampling (BRS). Source: Linux, arch/x86/events/amd/core.c.
    if (target.is_among(msr::amd::of_generations(generation::zen3)))
        return with(zen_events, {{"branch-brs", "event=0xc4"}});
    return zen_events;
}

folder_lines events_of_core(const family &identity) {
    if (perfmon::target target{}; perfmon_target(identity, target))
        return events_of_perfmon(target);
    if (msr::amd::target target{}; amd_target(identity, target)) return events_of_amd(target);
    if (msr::p6::target target{}; p6_target(identity, target)) return p6_events;
    return {}; // Linux names no events of a Pentium 4
}

/// Returns the events of Skylake's memory controllers, which count lines of 64 bytes; the scale
/// converts lines to MiB.
folder_lines transfers_of_skylake() {
    const std::string scale = "6.103515625e-5";
    return {{"clockticks", "event=0x00,umask=0x00"},
            {"cas_count_read", "event=0x04,umask=0x03"},
            {"cas_count_read.scale", scale},
            {"cas_count_read.unit", "MiB"},
            {"cas_count_write", "event=0x04,umask=0x0c"},
            {"cas_count_write.scale", scale},
            {"cas_count_write.unit", "MiB"}};
}

} // namespace

folder_lines terms_of(const kinds_of_cpus &kinds, const event_source &source) {
    const family &identity = kinds.kinds[source.kind];
    const msr::core core = model_of(identity).row->is;
    msr::amd::target target{};
    amd_target(identity, target);
    switch (source.unit) {
    case source_unit::core:
        return terms_of_core(identity);
    case source_unit::l2i:
    case source_unit::northbridge:
        return {{"event", "config:0-7,32-35"}, {"umask", "config:8-15"}};
    case source_unit::l3:
        return terms_of_l3(target);
    case source_unit::data_fabric:
        return terms_of_fabric(target);
    case source_unit::memory_controller:
        return {{"event", "config:0-7"}, {"rdwrmask", "config:8-9"}};
    case source_unit::ibs_fetch:
    case source_unit::ibs_op:
        return terms_of_ibs(core, source.unit);
    case source_unit::box:
        return terms_of_box(core, source.box);
    }
    return {};
}

folder_lines named_events_of(const kinds_of_cpus &kinds, const event_source &source) {
    const family &identity = kinds.kinds[source.kind];
    if (source.unit == source_unit::core) return events_of_core(identity);
    const bool is_memory = source.unit == source_unit::box && source.box == msr::uncore::box::imc;
    if (is_memory && model_of(identity).row->is == msr::core::skylake_sp)
        return transfers_of_skylake();
    return {};
}

} // namespace msrpp::machine
