#include "pentium4_family.hpp"

#include "choice_text.hpp"
#include "choices.hpp"
#include "encode_formats.hpp"
#include "settings.hpp"

#include <msr/backend/shim_registers.h>
#include <msr/intel/netburst/events.hpp>
#include <msr/intel/netburst/facts/wiring.hpp>
#include <msr/intel/netburst/named_registers.hpp>
#include <msr/intel/netburst/retirement.hpp>
#include <msr/intel/netburst/xeonmp_l3.hpp>

#include <fmt/format.h>

#include <algorithm>

namespace msrpp {

namespace netburst = msr::netburst;

namespace {

constexpr unsigned number_of_hyper_threading = 0x100; ///< beside the set of models

netburst::target target_of(const family &of) {
    return {.models = static_cast<netburst::model_set>(of.number & 0xff),
            .hyper_threading = (of.number & number_of_hyper_threading) != 0};
}

bool exists_on(const netburst::event_row &event, const netburst::target &on) {
    return !event.models_known || on.models == netburst::every_model ||
           (on.models & ~event.models) == 0;
}

std::string escrs_of(const netburst::event_row &event) {
    std::vector<std::string_view> names;
    for (const netburst::escr_number escr : event.all_escrs())
        names.push_back(row_of(escr).name);
    return fmt::format("{}", fmt::join(names, " "));
}

std::vector<listed> list(const family &of) {
    const netburst::target on = target_of(of);
    std::vector<listed> result;
    for (const netburst::event_row &event : netburst::events) {
        if (!exists_on(event, on)) continue;
        const std::string escrs = escrs_of(event);
        result.push_back({"event", event.name, "", fmt::format("event_select=0x{:x}", event.select),
                          escrs, event.note == nullptr ? "" : event.note,
                          name_of(netburst::confidence_of(event, 0))});
        for (const netburst::mask_row &mask : event.masks)
            result.push_back({"mask", mask.name, event.name,
                              fmt::format("event_mask=0x{:x}", 1u << mask.bit), escrs, mask.meaning,
                              name_of(netburst::confidence_of(event, 1u << mask.bit))});
    }
    for (const netburst::metric_row &metric : netburst::metrics)
        result.push_back({"metric", metric.name, "",
                          masks_text(netburst::counting_part(netburst::request_of(metric))), "",
                          metric.note == nullptr ? "" : metric.note, name_of(metric.how_sure)});
    for (const netburst::counter_row &counter : netburst::counters)
        result.push_back({"counter", counter.name, "", "", "", "", "high"});
    return result;
}

std::vector<named_family_write> named(const std::vector<printed_write> &writes) {
    std::vector<named_family_write> result;
    for (const printed_write &next : writes)
        result.push_back({next.choice, std::string{next.register_name}, next.what});
    return result;
}

family_plan plan(const family &of, const std::vector<std::string> &choices) {
    const planned found = plan_of(choices, target_of(of));
    const printed_plan writes = printed(found);
    const msr::program_view program = found.program.view();
    family_plan result{.texts = choices,
                       .places = {},
                       .set_up = named(writes.set_up),
                       .start = named(writes.start),
                       .stop = named(writes.stop),
                       .readouts = {program.readouts.begin(), program.readouts.end()},
                       .notes = {},
                       .also_read = {}};
    for (std::size_t i = 0; i < choices.size(); ++i)
        result.places.push_back(fmt::format("{} {}", row_of(found.found.seats[i].escr).name,
                                            row_of(found.found.seats[i].counter).name));
    for (const msr::claim &claim : program.claims)
        result.also_read.push_back(claim.address);
    return result;
}

const char *scope_of(const netburst::named_register &one) {
    if (one.kind == netburst::register_kind::l3) return "package";
    return netburst::is_of_logical_processor(one.address) ? "thread" : "core";
}

family_register as_register(const netburst::named_register &one, const netburst::target &on) {
    const msr::sequence<msr::field_row> fields = fields_on(one, on);
    return {.name = one.name,
            .address = one.address,
            .fields = {fields.begin(), fields.end()},
            .reserved = reserved_bits(one, on),
            .read_only = false,
            .scope = scope_of(one),
            .linear_address = one.address == netburst::ds_area::register_address,
            .partly_known = one.address == netburst::misc_enable::address};
}

std::vector<family_register> registers(const family &of) {
    const netburst::target on = target_of(of);
    std::vector<family_register> result;
    for (unsigned place = 0; place < netburst::named_register_count; ++place)
        result.push_back(as_register(netburst::register_by_place(place), on));
    for (unsigned place = 0; place < netburst::l3_counter_count; ++place)
        if ((on.models & netburst::l3_counters[place].models) != 0)
            result.push_back(as_register(netburst::l3_register(place), on));
    return result;
}

} // namespace

family pentium4_as_family(const netburst::target &on) {
    return {.name = pentium4_name,
            .text = "Intel Pentium 4 and Xeon (NetBurst)",
            .vendor = "intel",
            .number = on.models | (on.hyper_threading ? number_of_hyper_threading : 0),
            .wired = MSRPP_ON_NETBURST,
            .event_count = netburst::event_count,
            .counter_count = netburst::counter_count,
            .list = list,
            .plan = plan,
            .explain = nullptr,
            .registers = registers};
}

} // namespace msrpp
