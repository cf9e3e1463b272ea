// `msrpp --cpu NAME explain REG=VALUE...`: what register values of a family say, what is counted,
// and which rules are broken.
#include "complaint.hpp"
#include "elsewhere.hpp"
#include "explain_formats.hpp"
#include "family_commands.hpp"
#include "json.hpp"
#include "lines.hpp"
#include "output.hpp"
#include "suggest.hpp"
#include "value_lines.hpp"

#include <msr/text.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

namespace msrpp {

namespace {

msr::text_view view(std::string_view text) { return {text.data(), text.size()}; }

/// A register's name without what manuals put in front of it.
msr::text_view bare(std::string_view name) {
    return msr::without_start(msr::without_start(view(name), "msr_"), "ia32_");
}

/// Reads one value after the other.
class reader {
public:
    explicit reader(const family &of) : of{of}, known{of.registers(of)} {}

    void read_argument(std::string_view text) {
        read_assignment(*this, text, [this](std::string_view name) { return example_for(name); });
    }

    /// A register by name or address, and its value.
    void read_pair(std::string_view name, std::string_view digits, std::string_view whole) {
        const family_register &where = register_of(name);
        const std::uint64_t value = register_value_in(digits, whole);
        for (const family_value &before : result)
            if (before.address == where.address && !where.selects)
                complain(wrong_usage,
                         fmt::format("{} is given twice: {}", where.name, in_quotes(whole)));
        result.push_back({where.address, value});
    }

    std::vector<family_value> result;

private:
    const family_register *register_named(std::string_view name) const {
        for (const family_register &one : known)
            if (msr::same_without_case(view(name), view(one.name)) ||
                msr::same_without_case(bare(name), bare(one.name)))
                return &one;
        return nullptr;
    }

    /// The register that a text without a value names, or one that there is.
    std::string example_for(std::string_view text) const {
        const bool is_known = register_named(text) != nullptr || msr::number_in(view(text));
        if (is_known) return register_of(text).name;
        return known.empty() ? "REGISTER" : known.front().name;
    }

    const family_register &register_of(std::string_view name) const {
        if (const family_register *const found = register_named(name)) return *found;
        if (const msr::number_read address = msr::number_in(view(name)); address) {
            for (const family_register &one : known)
                if (one.address == address.value) return one;
            complain(wrong_usage, fmt::format("no register of {} has the address {}{}{}", of.name,
                                              in_quotes(name), neighbours_of(address.value),
                                              register_elsewhere(address.value)));
        }
        std::vector<std::string_view> names; // with what stands in front of them, and without
        for (const family_register &one : known) {
            names.push_back(one.name);
            const msr::text_view short_name = bare(one.name);
            names.push_back({short_name.data(), short_name.size()});
        }
        std::string hint = register_elsewhere(name) + suggestion(name, names);
        if (hint.empty())
            hint = fmt::format("; 'msrpp --cpu {} list register' names them", of.name);
        complain(wrong_usage, fmt::format("no register of {} has the name {}{}", of.name,
                                          in_quotes(name), hint));
    }

    /// The registers below and above an address that is none.
    std::string neighbours_of(std::uint64_t address) const {
        const family_register *below = nullptr;
        const family_register *above = nullptr;
        for (const family_register &one : known) {
            if (one.address < address && (below == nullptr || one.address > below->address))
                below = &one;
            if (one.address > address && (above == nullptr || one.address < above->address))
                above = &one;
        }
        std::string result = "; next to it:";
        for (const family_register *const one : {below, above})
            if (one != nullptr) result += fmt::format(" {} ({})", hex(one->address), one->name);
        return result;
    }

    const family &of;
    std::vector<family_register> known;
};

std::vector<family_value> values_of(const command_line &given, const family &of) {
    reader into{of};
    if (!given.p4pe.empty() || !given.p4pmv.empty())
        complain(wrong_usage, "explain: --p4pe and --p4pmv are registers of the Pentium 4");
    try {
        for (const std::string &argument : given.arguments)
            into.read_argument(argument);
    } catch (const complaint &why) {
        complain(why.status, "explain: " + why.line);
    }
    if (!given.file.empty())
        each_line_of(given.file, "explain",
                     [&](std::string_view line) { read_value_line(into, line); });
    if (into.result.empty())
        complain(wrong_usage,
                 fmt::format("explain: give a register and its value; 'msrpp --cpu {} list "
                             "register' names them",
                             of.name));
    return into.result;
}

printed_register printed(const explained_family_register &one) {
    printed_register result{one.name, one.address, one.value, {}};
    for (const explained_family_field &field : one.fields)
        result.fields.push_back({field.name, field.low, field.width, field.value,
                                 field.text.empty() ? fmt::format("{}", field.value) : field.text,
                                 field.text});
    return result;
}

std::vector<printed_rule> printed(const std::vector<told_rule> &all) {
    std::vector<printed_rule> result;
    for (const told_rule &one : all) {
        const std::string legal = fmt::format("{}", fmt::join(one.legal, ", "));
        std::string whole = one.sentence;
        if (!one.by.empty()) whole += fmt::format(" ({})", fmt::join(one.by, ", "));
        if (!legal.empty()) whole += "; " + legal;
        result.push_back({one.rule, one.sentence, one.by, legal, whole, 0, 0});
    }
    return result;
}

void append_table(output &out, const family_explanation &all) {
    for (const explained_family_register &one : all.registers)
        append_register(out, printed(one));
    for (const std::string &one : all.counts)
        fmt::format_to(fmt::appender(out), "{}\n", one);
    for (const std::string &one : all.notes)
        fmt::format_to(fmt::appender(out), "note: {}\n", one);
    append_broken(out, printed(all.broken));
}

void append_csv(output &out, const family_explanation &all) {
    append_explain_header(out);
    for (const explained_family_register &one : all.registers)
        append_field_rows(out, printed(one));
    append_broken_rows(out, printed(all.broken));
    for (const std::string &one : all.counts)
        append_remark_row(out, nullptr, "counts", one);
    for (const std::string &one : all.notes)
        append_remark_row(out, nullptr, "note", one);
}

void append_json(output &out, const family &of, const family_explanation &all) {
    json registers = json::array();
    for (const explained_family_register &one : all.registers)
        registers.push_back(as_json(printed(one)));
    json broken = json::array();
    for (const printed_rule &one : printed(all.broken))
        broken.push_back(as_json(one));
    append_document(out, {{"cpu", of.name},
                          {"registers", registers},
                          {"counts", all.counts},
                          {"broken", broken},
                          {"notes", all.notes}});
}

} // namespace

int explain_family(const command_line &given, const family &of) {
    const settings asked = checked(given, {"table", "csv", "json"});
    const family_explanation all = of.explain(of, values_of(given, of));
    output out;
    if (asked.as == format::csv)
        append_csv(out, all);
    else if (asked.as == format::json)
        append_json(out, of, all);
    else
        append_table(out, all);
    flush(out);
    return all.broken.empty() ? 0 : rule_broken;
}

} // namespace msrpp
