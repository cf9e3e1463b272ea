// The format `csv`: comma-separated values; the rows of each kind stand below a line with the names
// of their columns.
#include "../formats.hpp"
#include "../printed.hpp"

#include "../../support/report/rows.hpp"

#include <fmt/format.h>

namespace msrpp::csv_format {

namespace {

// --- msrpp list as CSV ---------------------------------------------------------------------------

void list(output &out, const report &report) { append_report(out, "csv", report); }

// --- msrpp encode as CSV -------------------------------------------------------------------------

void append_head(output &out) { append_row(out, {"choice", "register", "address", "value"}); }

/// Appends a number in hexadecimal digits as fmt does, in a fifth of fmt's time, because most of
/// the output of `encode --each` is hexadecimal numbers.
void append_hex(output &out, std::uint64_t value) {
    char digits[18];
    char *const last = digits + sizeof digits;
    char *first = last;
    do {
        *--first = "0123456789abcdef"[value & 15];
        value >>= 4;
    } while (value != 0);
    append(out, "0x");
    out.append(first, last);
}

void append_write(output &out, std::string_view choice, const plain_write &write) {
    append_cell(out, choice);
    out.push_back(',');
    append(out, write.register_name); // a register's name never needs quotes
    out.push_back(',');
    append_hex(out, write.address);
    out.push_back(',');
    append_hex(out, write.value);
    out.push_back('\n');
}

void append_plan(output &out, const family_plan &plan) {
    for (const named_family_write *const next : start_state(plan))
        append_write(out, plan.texts[next->choice()],
                     {next->register_name, next->what.address, next->what.value});
}

void append_choice(output &out, std::string_view text, const std::vector<plain_write> &writes) {
    for (const plain_write &next : writes)
        append_write(out, text, next);
}

void append_error(output &out, std::string_view line, std::string_view sentence) {
    append_row(out, {line, "error", "", sentence});
}

void encode(output &out, const encoded &encoded) {
    append_head(out);
    append_plan(out, encoded.plan);
}

// --- msrpp explain as CSV ------------------------------------------------------------------------

/// Returns an address; empty where `address` is 0, which stands for no register.
std::string address_text(std::uint32_t address) { return address == 0 ? "" : hex(address); }

void append_register(output &out, const explained_family_register &row) {
    const std::string address = address_text(row.address);
    const std::string value = hex(row.value);
    for (const explained_family_field &field : row.fields)
        append_row(out, {row.name, address, value, field.name, fmt::format("{}", field.low),
                         fmt::format("{}", field.width), fmt::format("{}", field.value),
                         text_or_number(field)});
    for (const explained_detail &detail : row.details)
        if (detail.in_csv)
            append_row(out, {row.name, address, value, detail.label, "", "", "", detail.text});
}

void append_broken(output &out, const std::vector<rule_report> &rules) {
    for (const rule_report &rule : rules)
        append_row(out, {"broken", address_text(rule.address), "", rule.rule, "", "", "",
                         whole_sentence(rule)});
}

void append_statements(output &out, const char *kind, const std::vector<statement> &statements) {
    for (const statement &entry : statements)
        if (!entry.row.empty())
            append_row(out, entry.row);
        else if (entry.in_csv)
            append_row(out, {kind, "", "", "", "", "", "", entry.text});
}

void explain(output &out, const family &, const family_explanation &family_explanation) {
    append_row(out, {"register", "address", "value", "field", "lo", "width", "number", "text"});
    for (const explained_family_register &row : family_explanation.registers)
        append_register(out, row);
    append_broken(out, family_explanation.broken);
    append_statements(out, "counts", family_explanation.counts);
    for (const explained_word &word : family_explanation.words) {
        append_register(out, word.held);
        append_broken(out, word.broken);
    }
    append_statements(out, "note", family_explanation.notes);
}

constexpr each_form one_after_the_other{append_head, append_plan, append_choice, append_error};

const known_format known{{.name = "csv",
                          .rank = 20,
                          .list = list,
                          .encode = encode,
                          .explain = explain,
                          .each = &one_after_the_other}};

} // namespace

} // namespace msrpp::csv_format
