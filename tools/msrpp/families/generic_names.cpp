#include "generic_names.hpp"

#include <msr/core/text.hpp>

#include <algorithm>
#include <string>
#include <string_view>

namespace msrpp {

namespace {

/// A generic name, and the event that Linux counts by it, as text.
struct generic_event {
    std::string_view name;
    std::string_view event;
};

// Linux 7.3.4, arch/x86/events/intel/core.c, intel_perfmon_event_map; `slots` is the event of
// sysfs.
constexpr generic_event of_perfmon[] = {
    {"cycles", "core_cycles"},
    {"instructions", "instructions_retired"},
    {"branches", "branches_retired"},
    {"branch-misses", "branch_misses_retired"},
    {"cache-references", "llc_references"},
    {"cache-misses", "llc_misses"},
    {"ref-cycles", "reference_cycles"},
    {"slots", "topdown_slots"},
};

// Linux 7.3.4, arch/x86/events/amd/core.c, amd_perfmon_event_map and those of Zen 1, 2 and 4.
constexpr generic_event of_amd[] = {
    {"cycles", "cpu_clk_unhalted"},
    {"instructions", "retired_instructions"},
    {"branches", "retired_branch_instructions"},
    {"branch-misses", "retired_mispredicted_branch_instructions"},
};
// Linux has these of the K7 and of family 16h, too. AMD's lists of their core counters do not have
// the events: what counts nothing there is no choice here.
constexpr generic_event of_amd_before_zen[] = {
    {"cache-references", "raw:event=0x7d:umask=0x07"},
    {"cache-misses", "raw:event=0x7e:umask=0x07"},
};
constexpr generic_event of_zen[] = {
    {"cache-references", "raw:event=0x60:umask=0xff"},
    {"cache-misses", "raw:event=0x64:umask=0x09"},
};
constexpr generic_event of_zen4[] = {{"ref-cycles", "raw:event=0x120:umask=0x01"}};

// Linux 7.3.4, arch/x86/events/intel/p6.c, p6_perfmon_event_map.
constexpr generic_event of_p6[] = {
    {"cycles", "cpu_clk_unhalted"},        {"instructions", "inst_retired"},
    {"branches", "br_inst_retired"},       {"branch-misses", "br_miss_pred_retired"},
    {"cache-references", "l2_rqsts:mesi"}, {"cache-misses", "l2_rqsts:i"},
};

// Linux 7.3.4, arch/x86/events/intel/p4.c, p4_general_events.
constexpr generic_event of_netburst[] = {
    {"cycles", "global_power_events:running"},
    {"instructions", "instr_retired:nbogusntag:bogusntag"},
    {"branches", "retired_branch_type:conditional:call:return:indirect"},
    {"branch-misses", "mispred_branch_retired:nbogus"},
    {"cache-references", "bsq_cache_reference:rd_2ndl_hits:rd_2ndl_hite:rd_2ndl_hitm:rd_3rdl_hits:"
                         "rd_3rdl_hite:rd_3rdl_hitm"},
    {"cache-misses", "bsq_cache_reference:rd_2ndl_miss:rd_3rdl_miss:wr_2ndl_miss"},
};

/// Puts an event of a table in place of the generic name with which the choice begins. Returns
/// false where the table has no such name.
template <typename Table>
bool replace_name(std::string &choice, const Table &table) {
    const std::size_t length = std::min(choice.find(':'), choice.size());
    const msr::text_view name{choice.data(), length};
    for (const generic_event &one : table) {
        if (!msr::same_without_case(name, {one.name.data(), one.name.size()})) continue;
        choice.replace(0, length, one.event);
        return true;
    }
    return false;
}

} // namespace

std::string with_generic_event(const std::string &choice, const msr::perfmon::target &) {
    std::string result = choice;
    replace_name(result, of_perfmon);
    return result;
}

std::string with_generic_event(const std::string &choice, const msr::amd::target &on) {
    using msr::amd::generation;
    constexpr auto with_l2_events =
        msr::amd::before_zen & ~msr::amd::of_generations(generation::k7, generation::family16h);
    constexpr auto with_p0_cycles =
        msr::amd::generations_between(generation::zen4, generation::zen6);
    std::string result = choice;
    static_cast<void>(replace_name(result, of_amd) ||
                      (on.is_among(with_l2_events) && replace_name(result, of_amd_before_zen)) ||
                      (on.is_among(msr::amd::every_zen) && replace_name(result, of_zen)) ||
                      (on.is_among(with_p0_cycles) && replace_name(result, of_zen4)));
    return result;
}

std::string with_generic_event(const std::string &choice, const msr::p6::target &) {
    std::string result = choice;
    replace_name(result, of_p6);
    return result;
}

std::string with_generic_netburst_event(const std::string &choice) {
    std::string result = choice;
    replace_name(result, of_netburst);
    return result;
}

} // namespace msrpp
