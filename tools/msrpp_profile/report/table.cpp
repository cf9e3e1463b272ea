#include "table.hpp"

#include "../../support/json.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace msrpp::profile {

namespace {

bool is_nothing(const cell &one) {
    if (const auto *const text = std::get_if<std::string>(&one)) return text->empty();
    if (const auto *const number = std::get_if<std::uint64_t>(&one)) return *number == 0;
    return std::get<double>(one) == 0;
}

std::string text_of(const cell &one, shown as, bool for_people) {
    if (const auto *const text = std::get_if<std::string>(&one)) return harmless(*text);
    if (const auto *const number = std::get_if<std::uint64_t>(&one))
        return as == shown::hex ? fmt::format("{:#x}", *number) : fmt::format("{}", *number);
    const double number = std::get<double>(one);
    if (as == shown::share)
        return for_people ? fmt::format("{:.2f} %", 100 * number) : fmt::format("{:.6f}", number);
    return fmt::format("{:.1f}", number);
}

std::size_t shown_rows(std::size_t all, std::size_t most) {
    return most == 0 ? all : std::min(all, most);
}

/// The letters of a text in UTF-8, roughly: its columns on a terminal.
std::size_t width_of(std::string_view text) {
    return static_cast<std::size_t>(std::count_if(
        text.begin(), text.end(), [](char letter) { return (letter & 0xc0) != 0x80; }));
}

constexpr std::size_t longest_text = 72;

} // namespace

std::string shortened(std::string_view text, std::size_t most) {
    if (text.size() <= most) return std::string{text};
    constexpr std::string_view between = "…";
    const auto is_inside = [&](std::size_t at) { return (text[at] & 0xc0) == 0x80; };
    std::size_t front = (most - between.size()) * 2 / 3;
    while (front > 0 && is_inside(front))
        --front;
    std::size_t back = text.size() - (most - between.size() - front);
    while (back < text.size() && is_inside(back))
        ++back;
    return std::string{text.substr(0, front)}.append(between).append(text.substr(back));
}

std::string harmless(std::string_view text) {
    std::string result{text};
    for (char &letter : result)
        if (static_cast<unsigned char>(letter) < 0x20 || letter == 0x7f) letter = '?';
    return result;
}

void table::print_for_people(output &out, std::size_t most) const {
    std::vector<std::size_t> seen; // columns
    const std::size_t count = shown_rows(rows.size(), most);
    for (std::size_t i = 0; i < columns.size(); ++i)
        if (!columns[i].only_if_any || std::any_of(rows.begin(), rows.end(), [&](const auto &row) {
                return !is_nothing(row[i]);
            }))
            seen.push_back(i);
    std::vector<std::vector<std::string>> texts(count + 1);
    for (const std::size_t i : seen)
        texts[0].push_back(columns[i].name);
    for (std::size_t row = 0; row < count; ++row)
        for (const std::size_t i : seen)
            texts[row + 1].push_back(
                shortened(text_of(rows[row][i], columns[i].as, true), longest_text));
    std::vector<std::size_t> widths(seen.size());
    for (const auto &row : texts)
        for (std::size_t i = 0; i < row.size(); ++i)
            widths[i] = std::max(widths[i], width_of(row[i]));
    for (const auto &row : texts) {
        std::string line;
        for (std::size_t i = 0; i < row.size(); ++i) {
            const std::size_t filling = widths[i] - width_of(row[i]);
            const bool is_number =
                !rows.empty() && !std::holds_alternative<std::string>(rows[0][seen[i]]);
            line += i == 0 ? "" : "  ";
            if (is_number) line.append(filling, ' ');
            line += row[i];
            if (!is_number) line.append(filling, ' ');
        }
        line.erase(line.find_last_not_of(' ') + 1);
        append_line(out, line);
    }
    if (count < rows.size())
        append_formatted(out, "and {} more (--top 0 shows all)\n", rows.size() - count);
}

void table::print_csv(output &out, std::size_t most) const {
    const char *before = "";
    for (const column &each : columns) {
        append(out, before);
        append_cell(out, each.name);
        before = ",";
    }
    out.push_back('\n');
    for (std::size_t row = 0; row < shown_rows(rows.size(), most); ++row) {
        for (std::size_t i = 0; i < columns.size(); ++i) {
            if (i != 0) out.push_back(',');
            append_cell(out, text_of(rows[row][i], columns[i].as, false));
        }
        out.push_back('\n');
    }
}

void table::print_json(output &out, std::size_t most) const {
    json document = json::array();
    for (std::size_t row = 0; row < shown_rows(rows.size(), most); ++row) {
        json one = json::object();
        for (std::size_t i = 0; i < columns.size(); ++i) {
            const cell &value = rows[row][i];
            if (const auto *const text = std::get_if<std::string>(&value))
                one[columns[i].name] = *text;
            else if (columns[i].as == shown::hex)
                one[columns[i].name] = text_of(value, shown::hex, false);
            else if (const auto *const number = std::get_if<std::uint64_t>(&value))
                one[columns[i].name] = *number;
            else
                one[columns[i].name] = std::get<double>(value);
        }
        document.push_back(std::move(one));
    }
    append_document(out, document);
}

void table::print(output &out, std::string_view format, std::size_t most) const {
    if (format == "csv") return print_csv(out, most);
    if (format == "json") return print_json(out, most);
    print_for_people(out, most);
}

} // namespace msrpp::profile
