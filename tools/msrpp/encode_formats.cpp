#include "encode_formats.hpp"

#include "json.hpp"

#include <msr/intel/netburst/events.hpp>
#include <msr/intel/netburst/perf_notation.hpp>
#include <msr/intel/netburst/planner.hpp>
#include <msr/intel/netburst/retirement.hpp>
#include <msr/intel/netburst/start_state.hpp>
#include <msr/intel/netburst/wiring.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>

namespace msrpp {

namespace netburst = msr::netburst;

namespace {

template <typename Sink>
void each_in(const planned &plan, msr::sequence<msr::write> writes, Sink &&sink) {
    each_named(writes, plan.found, sink);
}

template <typename Sink>
void each_started(const planned &plan, Sink &&sink) {
    each_start_write(plan.program.view(), plan.found, sink);
}

/// All writes that bring a machine to where it counts, in order.
template <typename Sink>
void each_until_started(const planned &plan, Sink &&sink) {
    each_in(plan, plan.program.view().set_up, sink);
    each_in(plan, plan.program.view().start, sink);
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

/// A choice's number in the table, from 1 on.
std::string number_of(std::size_t choice) { return fmt::format("{}", choice + 1); }

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

void append_phases(output &out, const planned &plan) {
    const msr::program_view program = plan.program.view();
    aligned_table table;
    table.add({"phase", "register", "address", "value", "kept bits", "choice"});
    const auto add = [&](const char *phase, msr::sequence<msr::write> writes) {
        each_in(plan, writes, [&](const named_write &next) {
            table.add({phase, next.register_name, hex(next.what.address), hex(next.what.value),
                       next.what.keep == 0 ? "" : hex(next.what.keep), number_of(next.choice)});
        });
    };
    add("set up", program.set_up);
    add("start", program.start);
    add("stop", program.stop);
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

json write_as_json(const planned &plan, const named_write &next) {
    json result = {{"choice", plan.texts[next.choice]},
                   {"register", next.register_name},
                   {"address", hex(next.what.address)},
                   {"value", hex(next.what.value)}};
    if (next.what.keep != 0) result["keep"] = hex(next.what.keep);
    return result;
}

json phase_as_json(const planned &plan, msr::sequence<msr::write> writes) {
    json result = json::array();
    each_in(plan, writes,
            [&](const named_write &next) { result.push_back(write_as_json(plan, next)); });
    return result;
}

} // namespace

void append_table(output &out, const planned &plan) {
    append_seats(out, plan);
    append(out, "\n");
    append_phases(out, plan);
}

void append_csv(output &out, const planned &plan) {
    append_csv_header(out);
    append_csv_rows(out, plan);
}

void append_csv_header(output &out) { append_row(out, {"choice", "register", "address", "value"}); }

void append_csv_rows(output &out, const planned &plan) {
    each_started(plan, [&](const named_write &next) {
        append_row(out, {plan.texts[next.choice], next.register_name, hex(next.what.address),
                         hex(next.what.value)});
    });
}

void append_json(output &out, const planned &plan, const settings &asked) {
    const msr::program_view program = plan.program.view();
    json writes = json::array();
    each_started(plan,
                 [&](const named_write &next) { writes.push_back(write_as_json(plan, next)); });
    append_document(out, {{"cpu", pentium4_name},
                          {"models", models_as_json(asked.on.models)},
                          {"hyper_threading", asked.on.hyper_threading},
                          {"choices", choices_as_json(plan)},
                          {"writes", writes},
                          {"program",
                           {{"set_up", phase_as_json(plan, program.set_up)},
                            {"start", phase_as_json(plan, program.start)},
                            {"stop", phase_as_json(plan, program.stop)}}}});
}

void append_wrmsr(output &out, const planned &plan, unsigned cpu) {
    each_until_started(plan, [&](const named_write &next) {
        fmt::format_to(fmt::appender(out), "wrmsr -p {} 0x{:x} 0x{:x}\n", cpu, next.what.address,
                       next.what.value);
    });
}

void append_c(output &out, const planned &plan) {
    append(out, "#include <stdint.h>\n\n"
                "static const struct {\n"
                "    uint32_t address;\n"
                "    uint64_t value;\n"
                "} msr_writes[] = {\n");
    each_until_started(plan, [&](const named_write &next) {
        fmt::format_to(fmt::appender(out), "    {{0x{:x}, 0x{:x}}}, /* {}: {} */\n",
                       next.what.address, next.what.value, next.register_name,
                       plan.texts[next.choice]);
    });
    append(out, "};\n");
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
