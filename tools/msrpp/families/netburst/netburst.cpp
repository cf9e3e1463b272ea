// The Pentium 4 as a family of the tool: its models, registers and functions.
#include "netburst.hpp"
#include "../register_text.hpp"

#include "../../../support/complaint.hpp"
#include "../../../support/text.hpp"

#include <msr/backend/shim_registers.h>
#include <msr/intel/netburst/events.hpp>
#include <msr/intel/netburst/facts/wiring.hpp>
#include <msr/intel/netburst/sampling_registers.hpp>
#include <msr/intel/netburst/values/named_registers.hpp>
#include <msr/intel/netburst/xeonmp_l3.hpp>

#include <fmt/format.h>

namespace msrpp {

namespace netburst = msr::netburst;

namespace netburst_room {

namespace {

/// The bit of a family's number that stands for Hyper-Threading; lower bits stand for CPU models.
constexpr unsigned number_of_hyper_threading = 0x100;

constexpr const char *syntax =
    "event:mask:mask[:user][:kernel][:thread=0|1|both][:thr=N][:edge][:complement]\n"
    "[:tag=N][:at_retirement][:sample=N][:precise][:overflow=N][:force_ovf][:cascade=COUNTER]\n"
    "[:escr=NAME][:counter=NAME][:disputed], or metric:NAME and the same, in any case.\n";

constexpr const char *syntax_meaning =
    "Neither user nor kernel means both.\n"
    "thr=N counts clocks with more than N occurrences, with complement at most N; thread works\n"
    "with --ht only, where both is the default; disputed accepts an event about which the manual\n"
    "contradicts itself. tag=N counts at retirement what packed_sp_uop and its like tag with bit\n"
    "N, 0 to 3; at_retirement what uop_type tags. 'msrpp list metric' names the metrics.\n"
    "sample=N interrupts at each N-th event, precise takes PEBS records; overflow=N overflows\n"
    "after N events, force_ovf at each, and cascade=COUNTER counts once that counter overflowed.\n";

std::vector<family_register> registers(const family &identity) {
    std::vector<family_register> result = registers_of_target(target_of(identity));
    for (family_register &row : result) {
        row.linear_address = row.address == netburst::ds_area::register_address;
        row.partly_known = row.address == netburst::misc_enable::address;
    }
    return result;
}

std::vector<unsigned> models_in(netburst::model_set models) {
    std::vector<unsigned> result;
    for (unsigned model = 0; model < 8; ++model)
        if ((models >> model & 1) != 0) result.push_back(model);
    return result;
}

netburst::model_set checked_models(const std::string &text) {
    if (text.empty()) return netburst::every_model;
    const msr::number_read number = msr::parse_number(view(text));
    if (!number || number.value > 255 || !netburst::is_model(static_cast<int>(number.value)))
        complain(wrong_usage,
                 fmt::format("--model: no pentium4 has the model number {}; the models of family "
                             "15 are {}",
                             in_quotes(text), model_list(netburst::every_model, ", ")));
    return netburst::of_models(static_cast<unsigned>(number.value));
}

family variant(const std::string &model, bool hyper_threading);

family family_of(const netburst::target &target) {
    return {.name = "pentium4",
            .text = "Intel Pentium 4 and Xeon (NetBurst)",
            .vendor = "intel",
            .number = target.models | (target.hyper_threading ? number_of_hyper_threading : 0),
            .wired = MSRPP_ON_NETBURST,
            .event_count = netburst::event_count,
            .counter_count = netburst::counter_count,
            .list = list,
            .plan = plan,
            .explain = explain,
            .registers = registers,
            .variant = variant,
            .perf = perf_events,
            .show = show,
            .no_match = no_match,
            .read_argument = read_argument,
            .encode_choice = encode_choice,
            .register_options = {{"--p4pe", "ia32_pebs_enable"}, {"--p4pmv", "pebs_matrix_vert"}},
            .syntax = syntax,
            .syntax_meaning = syntax_meaning,
            .cpu_family = 15,
            .models = models_in(target.models),
            .escr_count = netburst::escr_count};
}

family variant(const std::string &model, bool hyper_threading) {
    return family_of({.models = checked_models(model), .hyper_threading = hyper_threading});
}

} // namespace

netburst::target target_of(const family &identity) {
    return {.models = static_cast<netburst::model_set>(identity.number & 0xff),
            .hyper_threading = (identity.number & number_of_hyper_threading) != 0};
}

std::string model_list(netburst::model_set models, const char *separator) {
    return fmt::format("{}", fmt::join(models_in(models), separator));
}

std::vector<std::string_view> doubts_about(const netburst::event_row &event) {
    std::vector<std::string_view> result;
    if (event.disputed) result.push_back("disputed");
    if (!event.models_known) result.push_back("models_unverified");
    return result;
}

std::vector<std::string_view> doubts_about(const netburst::mask_row &mask) {
    switch (mask.status) {
    case netburst::mask_status::documented:
        return {};
    case netburst::mask_status::ts_ti_table_only:
        return {"ts_ti_table_only"};
    case netburst::mask_status::historical:
        return {"historical"};
    case netburst::mask_status::number_only:
        return {"number_only"};
    }
    return {};
}

std::vector<std::string_view> escr_names(const netburst::event_row &event) {
    std::vector<std::string_view> result;
    for (const netburst::escr_number escr : event.all_escrs())
        result.push_back(row_of(escr).name);
    return result;
}

std::vector<std::string_view> counter_names(netburst::counter_set counters) {
    std::vector<std::string_view> result;
    for (unsigned c = 0; c < netburst::counter_count; ++c)
        if ((counters >> c & 1) != 0) result.push_back(netburst::counters[c].name);
    return result;
}

} // namespace netburst_room

std::vector<family> netburst_families() { return {netburst_room::variant({}, false)}; }

} // namespace msrpp
