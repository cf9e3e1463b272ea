// `msrpp --cpu NAME encode CHOICE...`: the register writes of a plan, for every family alike.
#include "complaint.hpp"
#include "encode_lines.hpp"
#include "family_commands.hpp"
#include "family_plans.hpp"
#include "json.hpp"
#include "output.hpp"
#include "program_formats.hpp"

#include <fmt/format.h>

#include <cstddef>
#include <string>
#include <vector>

namespace msrpp {

namespace {

void append_places(output &out, const family_plan &plan) {
    aligned_table table;
    table.add({"", "choice", "counter or register"});
    for (std::size_t i = 0; i < plan.texts.size(); ++i)
        table.add({number_of(i), plan.texts[i], i < plan.places.size() ? plan.places[i] : ""});
    table.append_to(out);
}

void append_readouts(output &out, const family_plan &plan) {
    if (plan.readouts.empty()) return;
    aligned_table table;
    table.add({"read", "address", "bits"});
    for (const msr::readout &one : plan.readouts)
        table.add({one.name, hex(one.address), fmt::format("{}", one.width)});
    append(out, "\n");
    table.append_to(out);
}

void append_table(output &out, const family_plan &plan) {
    append_places(out, plan);
    append(out, "\n");
    append_phases(out, printed(plan));
    append_readouts(out, plan);
    if (!plan.notes.empty()) append(out, "\n");
    for (const std::string &note : plan.notes)
        fmt::format_to(fmt::appender(out), "note: {}\n", note);
}

json choices_as_json(const family_plan &plan) {
    json result = json::array();
    for (std::size_t i = 0; i < plan.texts.size(); ++i) {
        json one = {{"choice", plan.texts[i]}};
        if (i < plan.places.size()) one["place"] = plan.places[i];
        result.push_back(one);
    }
    return result;
}

json readouts_as_json(const family_plan &plan) {
    json result = json::array();
    for (const msr::readout &one : plan.readouts)
        result.push_back(
            {{"register", one.name}, {"address", hex(one.address)}, {"width", one.width}});
    return result;
}

void append_json(output &out, const family &of, const family_plan &plan) {
    const printed_plan writes = printed(plan);
    append_document(out, {{"cpu", of.name},
                          {"choices", choices_as_json(plan)},
                          {"writes", writes_as_json(writes)},
                          {"program", program_as_json(writes)},
                          {"readouts", readouts_as_json(plan)},
                          {"notes", plan.notes}});
}

/// The rows of one line. Returns whether it is a legal plan, or blank.
bool append_line(output &out, std::string_view line, const family &of) {
    const std::vector<std::string> choices = words_in(line);
    if (choices.empty()) return true;
    try {
        const family_plan plan = of.plan(of, choices);
        append_csv_rows(out, printed(plan));
        return true;
    } catch (const complaint &why) {
        append_error(out, line, why.line);
        return false;
    }
}

int encode_each_family(const command_line &given, const family &of) {
    const settings asked = checked(given, {"csv"});
    return encode_lines(
        asked, [&](output &out, std::string_view line) { return append_line(out, line, of); });
}

} // namespace

int encode_family(const command_line &given, const family &of) {
    if (given.each) return encode_each_family(given, of);
    const settings asked = checked(given, {"table", "csv", "json", "wrmsr", "c"});
    if (asked.arguments.empty())
        complain(wrong_usage, fmt::format("encode: give a choice; 'msrpp --cpu {} list' names "
                                          "them",
                                          of.name));
    const family_plan plan = of.plan(of, asked.arguments);
    output out;
    switch (asked.as) {
    case format::csv:
        append_csv(out, printed(plan));
        break;
    case format::json:
        append_json(out, of, plan);
        break;
    case format::wrmsr:
        append_wrmsr(out, printed(plan), asked.on_cpu);
        break;
    case format::c:
        append_c(out, printed(plan));
        break;
    default:
        append_table(out, plan);
    }
    flush(out);
    return 0;
}

} // namespace msrpp
