#include "generic_names.hpp"

#include <msr/amd/counters/portable.hpp>
#include <msr/amd/counters/slot_shares.hpp>
#include <msr/core/text.hpp>
#include <msr/intel/netburst/portable.hpp>
#include <msr/intel/p5/portable.hpp>
#include <msr/intel/p6/portable.hpp>
#include <msr/intel/perfmon/portable.hpp>
#include <msr/intel/perfmon/slot_shares.hpp>
#include <msr/portable/choice.hpp>
#include <msr/portable/definition.hpp>
#include <msr/portable/event.hpp>
#include <msr/portable/slot_definition.hpp>
#include <msr/portable/slot_share.hpp>

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>

namespace msrpp {

namespace {

/// A name of perf that is no portable event's, and the event that Linux counts for the name.
struct generic_event {
    std::string_view name;
    std::string_view event;
};

// Source: Linux 7.3.4, arch/x86/events/intel/core.c, intel_perfmon_event_map; `slots` and the
// shares of slots are the events of sysfs.
constexpr generic_event perfmon_events[] = {
    {"cache-references", "llc_references"},
    {"cache-misses", "llc_misses"},
    {"ref-cycles", "reference_cycles"},
    {"slots", "topdown_slots"},
    {"topdown-retiring", "topdown_retiring"},
    {"topdown-bad-spec", "topdown_bad_speculation"},
    {"topdown-fe-bound", "topdown_frontend_bound"},
    {"topdown-be-bound", "topdown_backend_bound"},
    {"topdown-heavy-ops", "topdown_heavy_ops"},
    {"topdown-br-mispredict", "topdown_br_mispredict"},
    {"topdown-fetch-lat", "topdown_fetch_lat"},
    {"topdown-mem-bound", "topdown_mem_bound"},
    {"topdown_bad_spec", "topdown_bad_speculation"},
    {"topdown_fe_bound", "topdown_frontend_bound"},
    {"topdown_be_bound", "topdown_backend_bound"},
};

// Source: Linux 7.3.4, arch/x86/events/amd/core.c, amd_perfmon_event_map, and the maps of Zen 1, 2
// and 4 for later processors. Linux uses the map before Zen for the K7 and family 16h, too; AMD's
// lists of the core counters of the K7 and family 16h lack the events, which would count nothing on
// them.
constexpr generic_event amd_events_before_zen[] = {
    {"cache-references", "raw:event=0x7d:umask=0x07"},
    {"cache-misses", "raw:event=0x7e:umask=0x07"},
};
constexpr generic_event zen_events[] = {
    {"cache-references", "raw:event=0x60:umask=0xff"},
    {"cache-misses", "raw:event=0x64:umask=0x09"},
};
constexpr generic_event zen4_events[] = {{"ref-cycles", "raw:event=0x120:umask=0x01"}};

// Source: Linux 7.3.4, arch/x86/events/intel/p6.c, p6_perfmon_event_map.
constexpr generic_event p6_events[] = {
    {"cache-references", "l2_rqsts:mesi"},
    {"cache-misses", "l2_rqsts:i"},
};

// Source: Linux 7.3.4, arch/x86/events/intel/p4.c, p4_general_events.
constexpr generic_event netburst_events[] = {
    {"cache-references", "bsq_cache_reference:rd_2ndl_hits:rd_2ndl_hite:rd_2ndl_hitm:rd_3rdl_hits:"
                         "rd_3rdl_hite:rd_3rdl_hitm"},
    {"cache-misses", "bsq_cache_reference:rd_2ndl_miss:rd_3rdl_miss:wr_2ndl_miss"},
};

/// Replaces the generic name at the begin of a requested event's text by an event of a table.
/// Returns false where the table does not have the generic name.
template <typename Table>
bool replace_name(std::string &choice, const Table &table) {
    const std::size_t length = std::min(choice.find(':'), choice.size());
    const msr::text_view name{choice.data(), length};
    for (const generic_event &row : table) {
        if (!msr::same_without_case(name, {row.name.data(), row.name.size()})) continue;
        choice.replace(0, length, row.event);
        return true;
    }
    return false;
}

/// Replaces the name of a portable event at the begin of a requested event's text, in which perf
/// has `-` for `_`, by the target processor's event. Returns false where the text does not begin
/// with such a name, or the target has no event for the name.
template <typename Target>
bool replace_portable_name(std::string &choice, const Target &target) {
    const std::size_t length = std::min(choice.find(':'), choice.size());
    std::string name = choice.substr(0, length);
    std::replace(name.begin(), name.end(), '-', '_');
    const auto event = msr::portable_event_named({name.data(), name.size()});
    if (!event) return false;
    const msr::portable_definition *const definition = definition_of(event.event, target);
    if (definition == nullptr) return false;
    choice.replace(0, length, definition->choice);
    return true;
}

/// Returns a requested event's text, with the generic name at its begin replaced by the event for
/// which the name stands: an event of the tables, or else a portable event.
template <typename Target, typename... Table>
std::string expanded(std::string choice, const Target &target, const Table &...table) {
    static_cast<void>(
        (replace_name(choice, table) || ... || replace_portable_name(choice, target)));
    return choice;
}

} // namespace

const msr::slot_definition *slot_shares_of(const msr::perfmon::target &target) {
    return slot_definition_of(target);
}

const msr::slot_definition *slot_shares_of(const msr::amd::target &target) {
    return slot_definition_of(target);
}

std::string portable_name_hint(std::string_view name, bool slots_are_divided) {
    const msr::text_view text{name.data(), name.size()};
    if (msr::portable_event_named(text))
        return fmt::format("; {}", msr::portable_event_is_defined::text.sentence);
    for (const msr::slot_share_row &row : msr::slot_shares)
        if (msr::same_without_case(text, row.name))
            return slots_are_divided
                       ? fmt::format("; it is a metric: metric:{}", row.name)
                       : fmt::format("; {}", msr::issue_slots_are_divided::text.sentence);
    return {};
}

std::string expand_generic_name(const std::string &choice, const msr::perfmon::target &target) {
    return expanded(choice, target, perfmon_events);
}

std::string expand_generic_name(const std::string &choice, const msr::amd::target &target) {
    using msr::amd::generation;
    constexpr auto l2_event_generations =
        msr::amd::before_zen & ~msr::amd::of_generations(generation::k7, generation::family16h);
    constexpr auto p0_cycle_generations =
        msr::amd::generations_between(generation::zen4, generation::zen6);
    if (target.is_among(l2_event_generations))
        return expanded(choice, target, amd_events_before_zen);
    if (target.is_among(p0_cycle_generations))
        return expanded(choice, target, zen_events, zen4_events);
    if (target.is_among(msr::amd::every_zen)) return expanded(choice, target, zen_events);
    return expanded(choice, target);
}

std::string expand_generic_name(const std::string &choice, const msr::p6::target &target) {
    return expanded(choice, target, p6_events);
}

std::string expand_generic_name(const std::string &choice, const msr::p5::target &target) {
    return expanded(choice, target);
}

std::string expand_generic_name(const std::string &choice, const msr::netburst::target &target) {
    return expanded(choice, target, netburst_events);
}

} // namespace msrpp
