#include "encode_formats.hpp"

#include "json.hpp"

#include <msr/intel/netburst/events.hpp>
#include <msr/intel/netburst/start_state.hpp>
#include <msr/intel/netburst/wiring.hpp>

#include <fmt/format.h>

#include <cstddef>
#include <cstdint>

namespace msrpp {

namespace netburst = msr::netburst;

namespace {

template <typename Sink>
void each_in(const planned &plan, msr::sequence<msr::write> writes, Sink &&sink) {
    each_named(writes, plan.seats.data(), plan.seats.size(), sink);
}

template <typename Sink>
void each_started(const planned &plan, Sink &&sink) {
    each_start_write(plan.program.view(), plan.seats.data(), plan.seats.size(), sink);
}

/// All writes that bring a machine to where it counts, in order.
template <typename Sink>
void each_until_started(const planned &plan, Sink &&sink) {
    each_in(plan, plan.program.view().set_up, sink);
    each_in(plan, plan.program.view().start, sink);
}

const char *confidence_of(const netburst::request &wanted) {
    return name_of(netburst::confidence_of(netburst::events[wanted.event], wanted.masks));
}

/// A choice's number in the table, from 1 on.
std::string number_of(std::size_t choice) { return fmt::format("{}", choice + 1); }

void append_seats(output &out, const planned &plan) {
    aligned_table table;
    table.add({"", "choice", "escr", "counter", "rdmsr", "rdpmc", "confidence"});
    for (std::size_t i = 0; i < plan.seats.size(); ++i) {
        const netburst::counter_row &counter = row_of(plan.seats[i].counter);
        table.add({number_of(i), plan.texts[i], row_of(plan.seats[i].escr).name, counter.name,
                   hex(counter.address),
                   fmt::format("{}", static_cast<unsigned>(plan.seats[i].counter)),
                   confidence_of(plan.requests[i])});
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

json choices_as_json(const planned &plan) {
    json result = json::array();
    for (std::size_t i = 0; i < plan.seats.size(); ++i) {
        const netburst::request &wanted = plan.requests[i];
        const netburst::event_row &event = netburst::events[wanted.event];
        json masks = json::array();
        for (const netburst::mask_row &mask : event.masks)
            if ((wanted.masks >> mask.bit & 1) != 0) masks.push_back(mask.name);
        result.push_back({{"choice", plan.texts[i]},
                          {"event", event.name},
                          {"masks", masks},
                          {"escr", row_of(plan.seats[i].escr).name},
                          {"counter", row_of(plan.seats[i].counter).name},
                          {"counter_address", hex(row_of(plan.seats[i].counter).address)},
                          {"rdpmc", static_cast<unsigned>(plan.seats[i].counter)},
                          {"confidence", confidence_of(wanted)}});
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
    for (std::size_t i = 0; i < plan.seats.size(); ++i) {
        const netburst::seat &where = plan.seats[i];
        std::uint64_t escr = 0;
        for (const msr::write &what : program.set_up)
            if (what.address == row_of(where.escr).address) escr = what.value;
        fmt::format_to(fmt::appender(out), "0x{:08x}/0x{:08x}@{}\n", program.start[i].value, escr,
                       static_cast<unsigned>(where.counter));
    }
}

} // namespace msrpp
