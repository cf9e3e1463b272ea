#include "encode_formats.hpp"

#include "json.hpp"
#include "program_formats.hpp"

#include <msr/intel/netburst/events.hpp>
#include <msr/intel/netburst/facts/wiring.hpp>
#include <msr/intel/netburst/perf_notation.hpp>
#include <msr/intel/netburst/planner.hpp>
#include <msr/intel/netburst/retirement.hpp>
#include <msr/intel/netburst/start_state.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace msrpp {

namespace netburst = msr::netburst;

namespace {

std::vector<printed_write> named(const planned &plan, msr::sequence<msr::write> writes) {
    std::vector<printed_write> result;
    each_named(writes, plan.found, [&](const named_write &next) {
        result.push_back({next.choice, next.register_name, next.what});
    });
    return result;
}

/// As sure as the least sure of the events that count and that tag, of the cascade that starts the
/// counter, and of precise sampling on it.
const char *confidence_of(const netburst::request &wanted, netburst::counter_number where) {
    netburst::confidence least = netburst::confidence::high;
    if (wanted.is_cascaded()) least = std::max(least, row_of(where).cascade_confidence);
    if (wanted.how.precise && where != netburst::counter_number::iq_counter4)
        least = std::max(least, netburst::confidence::medium);
    for (const netburst::request &part :
         {netburst::counting_part(wanted), netburst::tagging_part(wanted)})
        if (part.masks != 0)
            least =
                std::max(least, netburst::confidence_of(netburst::events[part.event], part.masks));
    for (const netburst::metric_row &metric : netburst::metrics)
        if (wanted.how.replay != 0 && metric.replay == wanted.how.replay)
            least = std::max(least, metric.how_sure);
    return name_of(least);
}

/// Whether a part tags what a choice counts.
bool tags_for(const netburst::request &part, const netburst::request &choice) {
    const netburst::request wanted = netburst::tagging_part(choice);
    return wanted.masks != 0 && netburst::same_escr_value(part, wanted);
}

/// What stands for a part in the column of choices: the choice as given, or the event that tags.
std::string text_of_part(const planned &plan, std::size_t part) {
    const netburst::expansion &needed = plan.found.needed;
    if (part < needed.counting) return plan.texts[needed.owners[part]];
    return fmt::format("  tagged by {}", netburst::events[needed.parts[part].event].name);
}

void append_seats(output &out, const planned &plan) {
    const netburst::expansion &needed = plan.found.needed;
    aligned_table table;
    table.add({"", "choice", "escr", "counter", "rdmsr", "rdpmc", "confidence"});
    for (std::size_t i = 0; i < needed.count; ++i) {
        const netburst::seat &where = plan.found.seats[i];
        const netburst::counter_row &counter = row_of(where.counter);
        table.add({number_of(needed.owners[i]), text_of_part(plan, i), row_of(where.escr).name,
                   counter.name, hex(counter.address),
                   fmt::format("{}", static_cast<unsigned>(where.counter)),
                   confidence_of(plan.requests[needed.owners[i]],
                                 plan.found.seats[needed.owners[i]].counter)});
    }
    table.append_to(out);
}

json masks_of(const netburst::request &part) {
    json result = json::array();
    for (const netburst::mask_row &mask : netburst::events[part.event].masks)
        if ((part.masks >> mask.bit & 1) != 0) result.push_back(mask.name);
    return result;
}

/// Event, masks and seat of a part.
json part_as_json(const netburst::request &part, const netburst::seat &where) {
    return {{"event", netburst::events[part.event].name},
            {"masks", masks_of(part)},
            {"escr", row_of(where.escr).name},
            {"counter", row_of(where.counter).name},
            {"counter_address", hex(row_of(where.counter).address)},
            {"rdpmc", static_cast<unsigned>(where.counter)}};
}

json choices_as_json(const planned &plan) {
    const netburst::expansion &needed = plan.found.needed;
    json result = json::array();
    for (std::size_t i = 0; i < needed.counting; ++i) {
        json choice = {{"choice", plan.texts[i]}};
        choice.update(part_as_json(needed.parts[i], plan.found.seats[i]));
        choice["confidence"] = confidence_of(plan.requests[i], plan.found.seats[i].counter);
        for (std::size_t t = needed.counting; t < needed.count; ++t)
            if (tags_for(needed.parts[t], plan.requests[i]))
                choice["tagged_by"] = part_as_json(needed.parts[t], plan.found.seats[t]);
        result.push_back(choice);
    }
    return result;
}

} // namespace

printed_plan printed(const planned &plan) {
    const msr::program_view program = plan.program.view();
    printed_plan result{.texts = {plan.texts.begin(), plan.texts.end()},
                        .state = {},
                        .set_up = named(plan, program.set_up),
                        .start = named(plan, program.start),
                        .stop = named(plan, program.stop),
                        .keeps_bits = false}; // only the overflow flag of CCCRs, which 0 clears
    each_start_write(program, plan.found, [&](const named_write &next) {
        result.state.push_back({next.choice, next.register_name, next.what});
    });
    return result;
}

void append_table(output &out, const planned &plan) {
    append_seats(out, plan);
    append(out, "\n");
    append_phases(out, printed(plan));
}

void append_json(output &out, const planned &plan, const settings &asked) {
    const printed_plan writes = printed(plan);
    append_document(out, {{"cpu", pentium4_name},
                          {"models", models_as_json(asked.on.models)},
                          {"hyper_threading", asked.on.hyper_threading},
                          {"choices", choices_as_json(plan)},
                          {"writes", writes_as_json(writes)},
                          {"program", program_as_json(writes)}});
}

void append_perfex(output &out, const planned &plan) {
    const msr::program_view program = plan.program.view();
    const auto written_to = [](msr::sequence<msr::write> writes, std::uint32_t address) {
        std::uint64_t value = 0;
        for (const msr::write &what : writes)
            if (what.address == address) value = what.value;
        return value;
    };
    for (std::size_t i = 0; i < plan.found.needed.count; ++i) {
        if (plan.found.needed.parts[i].how.overflow != netburst::overflow_use::none)
            complain(rule_broken, fmt::format("perfex starts its counters at 0, so none overflows "
                                              "in time: {}",
                                              in_quotes(plan.texts[plan.found.needed.owners[i]])));
        const netburst::seat &where = plan.found.seats[i];
        fmt::format_to(fmt::appender(out), "0x{:08x}/0x{:08x}@{}\n",
                       written_to(program.start, row_of(where.counter).cccr_address),
                       written_to(program.set_up, row_of(where.escr).address),
                       static_cast<unsigned>(where.counter));
    }
    if (plan.found.needed.pebs_enable == 0) return;
    fmt::format_to(fmt::appender(out), "--p4pe=0x{:08x}\n--p4pmv=0x{:x}\n",
                   plan.found.needed.pebs_enable, plan.found.needed.matrix_vert);
}

void append_perf(output &out, const planned &plan) {
    const netburst::expansion &needed = plan.found.needed;
    const auto append_word = [&](std::size_t part, const char *before) {
        const netburst::perf_word word = netburst::perf_word_of(needed.parts[part]);
        if (!word.why.legal())
            complain(rule_broken, fmt::format("{}: {}", sentence_with_names(word.why),
                                              in_quotes(plan.texts[needed.owners[part]])));
        fmt::format_to(fmt::appender(out), "{}r{:x}", before, word.value);
    };
    for (std::size_t i = 0; i < needed.counting; ++i) {
        append_word(i, "");
        for (std::size_t t = needed.counting; t < needed.count; ++t)
            if (needed.owners[t] == i) append_word(t, ",");
        append(out, "\n");
    }
}

} // namespace msrpp
