// The format `table`: aligned columns for people, the default.
#include "../formats.hpp"
#include "../printed.hpp"

#include "../../support/report/rows.hpp"

#include <fmt/format.h>

namespace msrpp::table_format {

namespace {

// --- msrpp list as tables for people -------------------------------------------------------------

void list(output &out, const report &report) { append_report(out, "table", report); }

// --- msrpp encode as tables for people -----------------------------------------------------------

/// Returns the number of a requested event as text, from 1 on.
std::string number_of(std::size_t choice) { return fmt::format("{}", choice + 1); }

plan_details places_of(const family_plan &plan) {
    plan_details result{
        .columns = {"", "choice", "counter or register"}, .rows = {}, .choices = {}};
    for (std::size_t i = 0; i < plan.texts.size(); ++i)
        result.rows.push_back(
            {number_of(i), plan.texts[i], i < plan.places.size() ? plan.places[i] : ""});
    return result;
}

void append_phases(output &out, const family_plan &plan) {
    std::vector<cells> rows{{"phase", "register", "address", "value", "kept bits", "choice"}};
    const auto add = [&](const char *phase, const std::vector<named_family_write> &writes) {
        for (const named_family_write &next : writes)
            rows.push_back({phase, next.register_name, hex(next.what.address), hex(next.what.value),
                            next.what.keep == 0 ? "" : hex(next.what.keep),
                            number_of(next.choice())});
    };
    add("set up", plan.set_up);
    add("start", plan.start);
    add("stop", plan.stop);
    append_aligned(out, rows);
}

/// Returns the number of counting bits as text; for a share of slots, the share's bits and its
/// register.
std::string width_text(const msr::readout &readout) {
    if (!readout.is_share()) return fmt::format("{}", readout.width);
    return fmt::format("{}..{}: a share of 255 of {} ({})", readout.share.low,
                       readout.share.low + 7, readout.share.name, hex(readout.share.address));
}

void append_readouts(output &out, const family_plan &plan) {
    if (plan.readouts.empty()) return;
    std::vector<cells> rows{{"read", "address", "bits"}};
    for (const msr::readout &readout : plan.readouts)
        rows.push_back({readout.name, hex(readout.address), width_text(readout)});
    append(out, "\n");
    append_aligned(out, rows);
}

void encode(output &out, const encoded &encoded) {
    const family_plan &plan = encoded.plan;
    plan_details places = plan.details ? plan.details() : places_of(plan);
    places.rows.insert(places.rows.begin(), places.columns);
    append_aligned(out, places.rows);
    append(out, "\n");
    append_phases(out, plan);
    if (!plan.tells_readouts) return;
    append_readouts(out, plan);
    if (!plan.notes.empty()) append(out, "\n");
    for (const std::string &note : plan.notes)
        append_line(out, "note: " + note);
}

// --- msrpp explain as tables for people ----------------------------------------------------------

std::string bits_text(const explained_family_field &field) {
    if (field.width == 1) return fmt::format("{}", field.low);
    return fmt::format("{}..{}", field.low + field.width - 1, field.low);
}

void append_fields(output &out, const std::vector<explained_family_field> &fields) {
    std::vector<cells> rows{{"bits", "field", "value", "meaning"}};
    for (const explained_family_field &field : fields)
        rows.push_back({bits_text(field), field.name, hex(field.value),
                        field.remark.empty() ? field.text : field.remark});
    append_aligned(out, rows, "    ");
}

void append_register(output &out, const explained_family_register &row) {
    append_line(out, fmt::format("{} ({}) = {}", row.name, hex(row.address), hex(row.value)));
    append_fields(out, row.fields);
    for (const explained_detail &detail : row.details)
        if (!detail.text.empty())
            append_line(out, fmt::format("    {}: {}", detail.label, detail.text));
}

void append_broken(output &out, const std::vector<rule_report> &rules) {
    for (const rule_report &rule : rules)
        append_line(out, "broken: " + whole_sentence(rule));
}

void append_statements(output &out, const char *previous,
                       const std::vector<statement> &statements) {
    for (const statement &entry : statements)
        entry.lines.empty() ? append_line(out, previous + entry.text) : append(out, entry.lines);
}

void explain(output &out, const family &, const family_explanation &family_explanation) {
    for (const explained_family_register &row : family_explanation.registers)
        append_register(out, row);
    append_statements(out, "", family_explanation.counts);
    for (const explained_word &word : family_explanation.words) {
        append_line(out, word.title);
        append_fields(out, word.held.fields);
        if (!word.note.empty()) append_line(out, "note: " + word.note);
        append_broken(out, word.broken);
    }
    append_statements(out, "note: ", family_explanation.notes);
    append_broken(out, family_explanation.broken);
}

const known_format known{
    {.name = "table", .rank = 10, .list = list, .encode = encode, .explain = explain}};

} // namespace

} // namespace msrpp::table_format
