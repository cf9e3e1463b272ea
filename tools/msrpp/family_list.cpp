// `msrpp --cpu NAME list [PATTERN]`: the events, counters and registers of a family.
#include "complaint.hpp"
#include "elsewhere.hpp"
#include "family_commands.hpp"
#include "json.hpp"
#include "output.hpp"
#include "pattern.hpp"
#include "suggest.hpp"
#include "value_lines.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

namespace msrpp {

namespace {

bool stands_in(std::string_view wanted, std::string_view words) {
    const std::vector<std::string_view> all = words_before_remark(words);
    return std::find(all.begin(), all.end(), wanted) != all.end();
}

bool is_counter(const std::vector<listed> &all, std::string_view name) {
    return std::any_of(all.begin(), all.end(), [&](const listed &row) {
        return row.kind == "counter" && row.name == name;
    });
}

/// What a pattern asks for, in one processor's rows.
class selection {
public:
    selection(const std::vector<listed> &all, std::string_view pattern)
        : pattern{pattern}, of_a_counter{is_counter(all, pattern)} {
        for (const listed &row : all) {
            if (row.kind == "event" && matches_itself(row)) events.push_back(row.name);
            if (row.kind == "register" && row.encoding == pattern) at_address.push_back(row.name);
        }
    }

    /// Whether a row is wanted: by its name, its kind, the register it belongs to, the register's
    /// address or the counters that it is for; a mask also where its event is.
    bool has(const listed &row) const {
        const bool of_event = row.kind == "mask" && std::find(events.begin(), events.end(),
                                                              row.belongs_to) != events.end();
        return of_event || has_address(row) || matches_itself(row) ||
               matches(row.belongs_to, pattern) ||
               matches(fmt::format("{}:{}", row.belongs_to, row.name), pattern);
    }

private:
    bool has_address(const listed &row) const {
        const std::string &name = row.belongs_to.empty() ? row.name : row.belongs_to;
        return std::find(at_address.begin(), at_address.end(), name) != at_address.end();
    }

    bool matches_itself(const listed &row) const {
        const bool anywhere = of_a_counter && row.kind == "event" && row.where.empty();
        return anywhere || matches(row.name, pattern) || stands_in(pattern, row.where) ||
               row.kind == pattern;
    }

    std::string_view pattern;
    bool of_a_counter;
    std::vector<std::string> events;     ///< that are wanted
    std::vector<std::string> at_address; ///< registers at the address that the pattern is
};

std::vector<listed> select(const family &of, const std::string &pattern) {
    std::vector<listed> all = of.list(of);
    if (pattern.empty()) return all;
    const selection wanted{all, pattern};
    std::vector<listed> result;
    std::copy_if(all.begin(), all.end(), std::back_inserter(result),
                 [&](const listed &row) { return wanted.has(row); });
    if (!result.empty()) return result;
    std::vector<std::string_view> known;
    for (const listed &row : all) {
        known.push_back(row.name);
        known.push_back(row.kind);
    }
    complain(wrong_usage,
             fmt::format("list: nothing of {} matches {}{}", of.name, in_quotes(pattern),
                         event_elsewhere(pattern) + suggestion(pattern, known)));
}

std::string whole_name(const listed &row) {
    return row.belongs_to.empty() ? row.name : fmt::format("{}:{}", row.belongs_to, row.name);
}

/// The kind of a table: masks stand with their events, fields with their registers.
std::string_view table_of(const listed &row) {
    if (row.kind == "mask") return "event";
    if (row.kind == "field") return "register";
    return row.kind;
}

/// Tables of one kind each, for their columns are of different widths.
void append_table(output &out, const std::vector<listed> &rows) {
    for (std::size_t first = 0; first < rows.size();) {
        aligned_table table;
        table.add({"kind", "name", "encoding", "where", "confidence", "text"});
        std::size_t next = first;
        do {
            const listed &row = rows[next];
            table.add(
                {row.kind, whole_name(row), row.encoding, row.where, row.confidence, row.text});
            ++next;
        } while (next < rows.size() && table_of(rows[next]) == table_of(rows[first]));
        if (first > 0) append(out, "\n");
        table.append_to(out);
        first = next;
    }
}

void append_csv(output &out, const std::vector<listed> &rows) {
    append_row(out, {"kind", "name", "belongs_to", "encoding", "where", "confidence", "text"});
    for (const listed &row : rows)
        append_row(out, {row.kind, row.name, row.belongs_to, row.encoding, row.where,
                         row.confidence, row.text});
}

void append_json(output &out, const family &of, const std::vector<listed> &rows) {
    json all = json::array();
    for (const listed &row : rows)
        all.push_back({{"kind", row.kind},
                       {"name", row.name},
                       {"belongs_to", row.belongs_to},
                       {"encoding", row.encoding},
                       {"where", row.where},
                       {"confidence", row.confidence},
                       {"text", row.text}});
    append_document(out, {{"cpu", of.name}, {"listed", all}});
}

} // namespace

int list_family(const command_line &given, const family &of) {
    const settings asked = checked(given, {"table", "csv", "json"});
    const std::vector<listed> rows =
        select(of, asked.arguments.empty() ? "" : asked.arguments.front());
    output out;
    if (asked.as == format::json)
        append_json(out, of, rows);
    else if (asked.as == format::csv)
        append_csv(out, rows);
    else
        append_table(out, rows);
    flush(out);
    return 0;
}

} // namespace msrpp
