// Reads a table of events from a file of comma-separated values or JSON.
#include "event_table.hpp"

#include "../../../support/complaint.hpp"
#include "../../../support/lines.hpp"
#include "../../../support/text.hpp"
#include "../json_document.hpp"
#include "event_json.hpp"

#include <fmt/format.h>

#include <cctype>
#include <charconv>
#include <cstddef>
#include <limits>
#include <utility>

namespace msrpp {

std::vector<std::string> cells_in(std::string_view line) {
    std::vector<std::string> cells(1);
    bool quoted = false;
    for (std::size_t i = 0; i < line.size(); ++i) {
        const bool two = quoted && line.substr(i, 2) == "\"\"";
        if (line[i] == '"' && !two)
            quoted = !quoted;
        else if (line[i] == ',' && !quoted)
            cells.emplace_back();
        else
            cells.back() += line[i += two ? 1 : 0];
    }
    if (quoted) complain(wrong_usage, "a quotation mark has no end");
    return cells;
}

std::string cell_of(const std::string &text) {
    const bool plain = text.find(',') == text.npos && text.substr(0, 1) != "#";
    return plain ? text : '"' + text + '"';
}

namespace {

/// Returns a number, decimal or with 0x, of at most `most`.
std::uint64_t number_in(std::string_view text, std::uint64_t most) {
    const bool hexadecimal = text.substr(0, 2) == "0x" || text.substr(0, 2) == "0X";
    const std::string_view digits = text.substr(hexadecimal ? 2 : 0);
    std::uint64_t value = 0;
    const auto [end, error] =
        std::from_chars(digits.data(), digits.data() + digits.size(), value, hexadecimal ? 16 : 10);
    if (error == std::errc{} && end == digits.data() + digits.size() && !digits.empty() &&
        value <= most)
        return value;
    complain(wrong_usage, fmt::format("{} is no number of 0 to 0x{:x}", in_quotes(text), most));
}

template <typename Number>
Number number_of(std::string_view text) {
    return static_cast<Number>(number_in(text, std::numeric_limits<Number>::max()));
}

/// Returns the numbers of a text with ; between the numbers, each at most `most`.
std::vector<std::uint32_t> numbers_in(std::string_view text, std::uint32_t most) {
    std::vector<std::uint32_t> result;
    while (true) {
        const std::size_t end = std::min(text.find(';'), text.size());
        result.push_back(static_cast<std::uint32_t>(number_in(text.substr(0, end), most)));
        if (end == text.size()) return result;
        text.remove_prefix(end + 1);
    }
}

bool flag_in(std::string_view text) { return number_in(text, 1) != 0; }

/// A column of a table, and the function that takes the column's value for an event.
struct event_column {
    const char *name;
    /// Function that takes the value; null: the column is ignored.
    void (*take)(table_event &, std::string_view);
};

constexpr std::uint32_t most_code = 0xfff;
constexpr std::uint64_t most_period = 0xffffff;

constexpr event_column columns[] = {
    {"name", [](table_event &to, std::string_view text) { to.name = text; }},
    {"unit", [](table_event &to, std::string_view text) { to.unit = text; }},
    {"event",
     [](table_event &to, std::string_view text) { to.code = numbers_in(text, most_code); }},
    {"umask", [](table_event &to, std::string_view text) { to.mask = numbers_in(text, 0xff); }},
    {"umask2",
     [](table_event &to, std::string_view text) { to.mask2 = number_of<std::uint8_t>(text); }},
    {"cmask",
     [](table_event &to, std::string_view text) { to.threshold = number_of<std::uint8_t>(text); }},
    {"inv", [](table_event &to, std::string_view text) { to.invert = flag_in(text); }},
    {"edge", [](table_event &to, std::string_view text) { to.edge = flag_in(text); }},
    {"any", [](table_event &to, std::string_view text) { to.any_thread = flag_in(text); }},
    {"counters",
     [](table_event &to, std::string_view text) { to.counters = number_of<std::uint16_t>(text); }},
    {"counters_ht_off",
     [](table_event &to, std::string_view text) { to.alone = number_of<std::uint16_t>(text); }},
    {"fixed", [](table_event &to,
                 std::string_view text) { to.fixed = static_cast<int>(number_in(text, 15)); }},
    {"pebs", [](table_event &to,
                std::string_view text) { to.precise = static_cast<unsigned>(number_in(text, 2)); }},
    {"pebs_counters",
     [](table_event &to, std::string_view text) {
         to.precise_on = number_of<std::uint64_t>(text);
     }},
    {"pdist", [](table_event &to,
                 std::string_view text) { to.distribution = number_of<std::uint64_t>(text); }},
    {"msr_index", [](table_event &to,
                     std::string_view text) { to.beside = numbers_in(text, ~std::uint32_t{0}); }},
    {"msr_value",
     [](table_event &to, std::string_view text) { to.holds = number_of<std::uint64_t>(text); }},
    {"taken_alone", [](table_event &to, std::string_view text) { to.taken_alone = flag_in(text); }},
    {"data_la", [](table_event &to, std::string_view text) { to.has_latency = flag_in(text); }},
    {"deprecated", [](table_event &to, std::string_view text) { to.deprecated = flag_in(text); }},
    {"errata", [](table_event &to, std::string_view text) { to.errata = text; }},
    {"sample_after",
     [](table_event &to, std::string_view text) {
         to.period = static_cast<std::uint32_t>(number_in(text, most_period));
     }},
    // A column of the vendor that no rule uses.
    {"precise", nullptr},
    {"collect_pebs", nullptr},
    {"speculative", nullptr},
    {"l1_hit", nullptr},
    {"precise_store", nullptr},
    {"msr_by", nullptr},
    // Columns that are ignored: columns of AMD's other units, and of libpfm4's joined masks.
    {"en_all_cores", nullptr},
    {"en_all_slices", nullptr},
    {"slice_id", nullptr},
    {"thread_mask", nullptr},
    {"group", nullptr},
    {"no_combination", nullptr},
};

const event_column &column_named(std::string_view name) {
    for (const event_column &one : columns)
        if (one.name == name) return one;
    complain(wrong_usage, "no such column: " + in_quotes(name));
}

std::vector<const event_column *> columns_in(std::string_view line) {
    std::vector<const event_column *> result;
    bool has_name = false;
    bool has_code = false;
    for (const std::string &name : cells_in(line)) {
        result.push_back(&column_named(name));
        has_name = has_name || name == "name";
        has_code = has_code || name == "event";
    }
    if (!has_name || !has_code) complain(wrong_usage, "the columns name and event are needed");
    return result;
}

table_event event_in(std::string_view line, const std::vector<const event_column *> &of,
                     counters_from source) {
    const std::vector<std::string> cells = cells_in(line);
    if (cells.size() != of.size())
        complain(wrong_usage,
                 fmt::format("{} cells, but there are {} columns", cells.size(), of.size()));
    table_event result;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        if (cells[i].empty() || of[i]->take == nullptr) continue;
        try {
            of[i]->take(result, cells[i]);
        } catch (const complaint &why) {
            complain(why.status, fmt::format("column {}: {}", of[i]->name, why.line));
        }
    }
    check_event(result, source);
    return result;
}

event_table read_table(const std::string &file, const std::string &text, counters_from source) {
    event_table result;
    std::vector<const event_column *> known;
    each_line_in(text, file, "import", [&](std::string_view line) {
        while (!line.empty() && line.back() == '\r')
            line.remove_suffix(1);
        if (line.empty()) return;
        if (line.front() == '#') {
            line.remove_prefix(std::min(line.find_first_not_of("# "), line.size()));
            result.origin.emplace_back(line);
        } else if (known.empty()) {
            known = columns_in(line);
        } else {
            take_event(result, event_in(line, known, source));
        }
    });
    if (known.empty())
        complain(wrong_usage, fmt::format("import: {}: no line names the columns", shown(file)));
    return result;
}

} // namespace

void take_cell(table_event &into, std::string_view name, std::string_view text) {
    const event_column &one = column_named(name);
    if (!text.empty() && one.take != nullptr) one.take(into, text);
}

void check_event(const table_event &one, counters_from source) {
    if (one.name.empty()) complain(wrong_usage, "the event has no name");
    if (one.code.empty()) complain(wrong_usage, "the event has no code");
    if (source == counters_from::table && one.counters == 0 && one.fixed < 0)
        complain(wrong_usage, "the event has no counter");
    // Returns whether letters are plain: names and descriptions become texts of the header.
    const auto is_plain = [](unsigned char letter, std::string_view signs) {
        return std::isalnum(letter) != 0 || signs.find(static_cast<char>(letter)) != signs.npos;
    };
    for (const char letter : one.name)
        if (!is_plain(static_cast<unsigned char>(letter), "_.:="))
            complain(wrong_usage,
                     "a name has letters, digits and _ . : =, not " + in_quotes(one.name));
    for (const char letter : one.errata)
        if (!is_plain(static_cast<unsigned char>(letter), "_.,;:-/() "))
            complain(wrong_usage, "errata have letters, digits and signs between them, not " +
                                      in_quotes(one.errata));
}

void take_event(event_table &into, table_event next) {
    if (!next.unit.empty() && next.unit != "core") return;
    // Without a value of the register, OFFCORE_RESPONSE is the library's own event, which takes any
    // value.
    if (next.name == "OFFCORE_RESPONSE" && next.beside.empty()) return;
    if (!into.names.insert(in_lower_case(next.name)).second)
        complain(wrong_usage, "another event has the name " + in_quotes(next.name));
    into.events.push_back(std::move(next));
}

event_table read_event_table(const std::string &file, counters_from source,
                             std::string_view core_unit) {
    const std::string text = text_of_file(file, "import");
    return is_json(text) ? read_event_json(text, file, source, core_unit)
                         : read_table(file, text, source);
}

} // namespace msrpp
