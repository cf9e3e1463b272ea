#include "choice_syntax.hpp"

#include "../../support/complaint.hpp"
#include "../detect/native.hpp"
#include "cpu_aliases.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <string_view>
#include <vector>

namespace msrpp {

namespace {

constexpr std::string_view of_others =
    "event:mask[:user][:kernel][:cmask=N][:inv][:edge]\n"
    "[:counter=N] or raw:event=0xNN:umask=0xNN and more fields of the register, where usr and os\n"
    "are other names of user and kernel; for ibs:TARGET\n"
    "op or fetch[:period=N][:random][:l3missonly], and op[:cycles|:ops][:ldlat=N]; for rdt and\n"
    "amd_qos class=N:l3=0xMASK, assoc:class=N:rmid=N, monitor:event=NAME:rmid=N.\n"
    "'msrpp --cpu NAME list' names what there is.";

constexpr std::string_view of_counters =
    "event[:mask...][:user][:kernel][:counter=N] or raw:event=0xNN[:umask=0xNN] and the same;\n"
    "where its counters can, [:cmask=N][:inv][:edge][:sample=N].\n"
    "usr is user and os is kernel; neither means both. cmask=N counts clocks with N occurrences\n"
    "or more, with inv fewer; edge counts how often that becomes true.\n";

bool is_qualifier_name(std::string_view name) { return name.substr(0, 1) == ":"; }

/// Returns rows of kind `choice` as lines, a line for each word or qualifier of the syntax; a
/// qualifier that belongs to a word stands behind the word, as `word:qualifier`.
std::string lines_of(const std::vector<listed> &rows) {
    std::size_t widest = 0;
    std::vector<std::string> names;
    for (const listed &row : rows) {
        names.push_back(row.belongs_to.empty() ? row.name
                                               : fmt::format("{}:{}", row.belongs_to, row.name));
        // Width of the column of names; a longer name gets a line of its own.
        constexpr std::size_t column = 40;
        if (names.back().size() <= column) widest = std::max(widest, names.back().size());
    }
    std::string result;
    for (std::size_t i = 0; i < rows.size(); ++i)
        result += fmt::format("  {:{}}  {}\n", names[i], widest, rows[i].text);
    return result;
}

std::string of_family(const family &identity) {
    std::vector<listed> rows;
    for (listed &row : identity.list(identity))
        if (row.kind == "choice") rows.push_back(std::move(row));
    const bool of_events = std::all_of(
        rows.begin(), rows.end(), [](const listed &row) { return is_qualifier_name(row.name); });
    std::string result = fmt::format("A choice for --cpu {} is {}", identity.name,
                                     of_events ? of_counters : "one of these:\n");
    if (of_events && !rows.empty()) result += "Further qualifiers:\n";
    return result + lines_of(rows) +
           fmt::format("'msrpp --cpu {} list' names what there is.\n", identity.name);
}

family family_or_default(target_options target_options) {
    try {
        target_options.cpu = cpu_named(target_options.cpu.empty() ? default_cpu(target_options)
                                                                  : target_options.cpu);
        if (target_options.cpu == native_name) target_options.cpu = native(target_options).name;
        return family_of_options(target_options);
    } catch (const complaint &) {
        return *family_named(pentium4_name);
    }
}

} // namespace

std::string choice_syntax(const target_options &target_options) {
    const family identity = family_or_default(target_options);
    if (identity.syntax != nullptr)
        return fmt::format("A choice is {}{}All this is of the Pentium 4. Of other processors: {}",
                           identity.syntax, identity.syntax_meaning, of_others);
    return fmt::format("{}Of the Pentium 4: {}Of other processors: {}", of_family(identity),
                       family_named(pentium4_name)->syntax, of_others);
}

} // namespace msrpp
