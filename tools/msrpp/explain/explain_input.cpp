#include "explain_input.hpp"

#include "../../support/complaint.hpp"
#include "../../support/lines.hpp"
#include "../../support/text.hpp"
#include "../../support/value_lines.hpp"
#include "../choices/elsewhere.hpp"
#include "../choices/suggest.hpp"
#include "../families/branch_records.hpp"
#include "../families/setting_registers.hpp"

#include <fmt/format.h>

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace msrpp {

namespace {

/// Address and value in a row that `encode --format csv` printed; empty where a line is no such
/// row.
struct encoded_row {
    std::string_view address;
    std::string_view value;
};

encoded_row encoded_row_in(std::string_view line) {
    const std::size_t before_value = line.rfind(',');
    if (before_value == line.npos || before_value == 0) return {};
    const std::size_t before_address = line.rfind(',', before_value - 1);
    if (before_address == line.npos || line.find(',') == before_address) return {};
    const encoded_row row{line.substr(before_address + 1, before_value - before_address - 1),
                          line.substr(before_value + 1)};
    const bool is_row = row.address.substr(0, 2) == "0x" && row.value.substr(0, 2) == "0x";
    return is_row ? row : encoded_row{};
}

/// Returns the end of a complaint: the command that shows the registers of a processor.
std::string where_registers_are(const family &identity) {
    // A processor whose `list` prints a report of its own has no rows of registers in the list.
    const bool listed = identity.show == nullptr;
    return listed ? fmt::format("; 'msrpp --cpu {} list register' names them", identity.name)
                  : fmt::format("; 'msrpp --cpu {} export bochs' names them", identity.name);
}

/// Returns the registers of a processor, followed by those of branch records, of controls and
/// meters, and of boxes outside of the cores.
std::vector<family_register> registers_with_boxes(const family &processor) {
    std::vector<family_register> registers = processor.registers(processor);
    for (family_register &entry : branch_registers_of(processor))
        registers.push_back(std::move(entry));
    for (family_register &entry : setting_registers_of(processor))
        registers.push_back(std::move(entry));
    if (processor.unit_registers == nullptr) return registers;
    for (family_register &entry : processor.unit_registers(processor))
        registers.push_back(std::move(entry));
    return registers;
}

/// A reader of the arguments and lines of `explain`, which keeps the order of register values.
class reader {
public:
    explicit reader(const family &identity)
        : identity{identity}, known{registers_with_boxes(identity)},
          of_any_model{registers_with_boxes(*family_named(identity.name))} {}

    void read_argument(std::string_view text) {
        if (identity.read_argument != nullptr && identity.read_argument(identity, text, result))
            return;
        const std::size_t equals = text.find('=');
        if (equals == text.npos)
            complain(wrong_usage, fmt::format("{} has no value: write it as {}=0x0",
                                              in_quotes(text), example_for(text)));
        read_pair(text.substr(0, equals), text.substr(equals + 1), text);
    }

    /// Reads a line: a register and a value, a row of `encode`, an argument, or nothing.
    void read_line(std::string_view line) {
        constexpr std::string_view head_of_encoded = "choice,register,address,value";
        if (line == head_of_encoded) return;
        if (const encoded_row row = encoded_row_in(line); !row.value.empty())
            return read_pair(row.address, row.value, line);
        const std::vector<std::string_view> words = words_before_remark(line);
        if (words.empty()) return;
        if (words.size() == 1) return read_argument(words[0]);
        if (words.size() == 3 && words[1] == "=") return read_pair(words[0], words[2], line);
        if (words.size() > 2)
            complain(wrong_usage, fmt::format("{}: write an address and a value", in_quotes(line)));
        std::string_view name = words[0];
        if (name.back() == ':') name.remove_suffix(1);
        read_pair(name, words[1], line);
    }

    /// Reads a register by name or address, and its value. `whole`: the text for complaints.
    void read_pair(std::string_view name, std::string_view digits, std::string_view whole) {
        for (const auto &[option, register_name] : identity.register_options)
            if (name == option) name = register_name;
        const family_register &place = register_of(name);
        const std::uint64_t value = register_value_in(digits, whole);
        if (result.at(place.address) != nullptr && !place.selects)
            complain(wrong_usage,
                     fmt::format("{} is given twice: {}", place.name, in_quotes(whole)));
        result.registers.push_back({place.address, value, place.name});
    }

    /// Reads an option such as `--p4pe`, whose value is a register's value.
    void read_option(std::string_view option, const std::string &value) {
        if (!value.empty()) read_pair(option, value, fmt::format("{}={}", option, value));
    }

    explain_arguments result;

private:
    const family_register *register_named(std::string_view name) const {
        for (const family_register &row : of_any_model)
            if (msr::same_without_case(view(name), view(row.name)) ||
                msr::same_without_case(view(bare_name(name)), view(bare_name(row.name))))
                return &row;
        // Models that share a name may have different boxes, so that every register of the name is
        // examined.
        for (const family_register &entry : known)
            if (msr::same_without_case(view(name), view(entry.name))) return &entry;
        return nullptr;
    }

    /// Returns an example of a value for the register that a text without a value names. Throws a
    /// complaint about a register that only other processors have.
    std::string example_for(std::string_view text) const {
        const bool is_register = register_named(text) != nullptr || msr::parse_number(view(text)) ||
                                 !register_elsewhere(text).empty();
        if (is_register) return register_of(text).name;
        return known.empty() ? "REGISTER" : known.front().name;
    }

    const family_register &register_of(std::string_view name) const {
        if (const family_register *const result = register_named(name)) return *result;
        if (const msr::number_read address = msr::parse_number(view(name)); address) {
            for (const family_register &row : known)
                if (row.address == address.value) return row;
            complain(wrong_usage,
                     fmt::format("no performance-monitoring register has the address {} on --cpu "
                                 "{}{}{}",
                                 in_quotes(name), identity.name, neighbours_of(address.value),
                                 register_elsewhere(address.value)));
        }
        std::string hint = register_elsewhere(name) + near_names(name);
        if (hint.empty()) hint = where_registers_are(identity);
        complain(wrong_usage, fmt::format("no register has the name {} on --cpu {}{}",
                                          in_quotes(name), identity.name, hint));
    }

    /// Returns the names of registers near to a name: with the prefixes that manuals give
    /// registers, and without.
    std::string near_names(std::string_view name) const {
        std::vector<std::string_view> names;
        for (const family_register &row : known) {
            names.push_back(row.name);
            names.push_back(bare_name(row.name));
        }
        const std::string nearest = suggestion(name, names);
        return nearest.empty() ? suggestion(bare_name(name), names) : nearest;
    }

    /// Returns the names of the registers with the next lower and higher address, for an address
    /// without a register.
    std::string neighbours_of(std::uint64_t address) const {
        const family_register *lower = nullptr;
        const family_register *upper = nullptr;
        for (const family_register &row : known) {
            if (row.address < address && (lower == nullptr || row.address > lower->address))
                lower = &row;
            if (row.address > address && (upper == nullptr || row.address < upper->address))
                upper = &row;
        }
        std::string result = "; next to it:";
        for (const family_register *const row : {lower, upper})
            if (row != nullptr) result += fmt::format(" {} ({})", hex(row->address), row->name);
        return result;
    }

    const family &identity;
    std::vector<family_register> known;
    /// Registers of all models, for names that exist on some models only.
    std::vector<family_register> of_any_model;
};

void read_arguments(reader &destination, const explain_options &explain_options) {
    for (const std::string &argument : explain_options.values)
        destination.read_argument(argument);
    destination.read_option("--p4pe", explain_options.p4pe);
    destination.read_option("--p4pmv", explain_options.p4pmv);
}

} // namespace

explain_arguments values_of(const explain_options &explain_options, const family &identity) {
    if (identity.register_options.empty() &&
        !(explain_options.p4pe.empty() && explain_options.p4pmv.empty()))
        complain(wrong_usage, "explain: --p4pe and --p4pmv are registers of the Pentium 4");
    reader destination{identity};
    try {
        read_arguments(destination, explain_options);
    } catch (const complaint &problem) {
        complain(problem.status, "explain: " + problem.line);
    }
    if (!explain_options.file.empty())
        each_line_of(explain_options.file, "explain",
                     [&](std::string_view line) { destination.read_line(line); });
    if (destination.result.registers.empty() && destination.result.words.empty())
        complain(wrong_usage,
                 "explain: give a register and its value" + where_registers_are(identity));
    return destination.result;
}

} // namespace msrpp
