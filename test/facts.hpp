// Reads the tables of facts in test/facts/: comma-separated cells, with quotes around cells that
// have a comma; lines that begin with `#` are remarks; the first other line has the names of the
// columns.
#pragma once

#include <cctype>
#include <cstddef>
#include <cstdint>
#include <fstream>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#ifndef MSR_FACTS_DIR
#error "MSR_FACTS_DIR must name the folder test/facts"
#endif

namespace facts {

using cells = std::vector<std::string>;

/// The cells of a line. Throws std::runtime_error if a quote is not closed.
inline cells cells_of(std::string_view line) {
    cells result(1);
    bool quoted = false;
    for (std::size_t i = 0; i < line.size(); ++i) {
        const bool doubled = quoted && i + 1 < line.size() && line[i + 1] == '"';
        if (line[i] == '"' && doubled)
            result.back() += line[i++];
        else if (line[i] == '"')
            quoted = !quoted;
        else if (line[i] == ',' && !quoted)
            result.emplace_back();
        else
            result.back() += line[i];
    }
    if (quoted) throw std::runtime_error("a quote is not closed: " + std::string{line});
    return result;
}

/// The parts of a list in a cell, separated by `;`. An empty cell and "none" have no parts.
inline cells list_of(std::string_view cell) {
    cells result;
    if (cell.empty() || cell == "none") return result;
    for (std::size_t end; (end = cell.find(';')) != cell.npos; cell.remove_prefix(end + 1))
        result.emplace_back(cell.substr(0, end));
    result.emplace_back(cell);
    return result;
}

/// A number in decimal, or in hexadecimal with 0x. Throws if the cell has other text.
inline std::uint64_t number(const std::string &cell) {
    std::size_t used = 0;
    const std::uint64_t value = std::stoull(cell, &used, 0);
    if (used != cell.size()) throw std::runtime_error("not a number: " + cell);
    return value;
}

/// The set of the numbers in a list: bit n for the number n.
inline std::uint32_t set_of_numbers(std::string_view cell) {
    std::uint32_t set = 0;
    for (const std::string &text : list_of(cell))
        set |= std::uint32_t{1} << number(text);
    return set;
}

inline std::string lower_case(std::string text) {
    for (char &letter : text)
        letter = static_cast<char>(std::tolower(static_cast<unsigned char>(letter)));
    return text;
}

/// The library's name for a register, an event or a mask in the tables: lower case, without a
/// leading MSR_.
inline std::string library_name(const std::string &name) {
    return lower_case(name.rfind("MSR_", 0) == 0 ? name.substr(4) : name);
}

/// A line of a table, with access to its cells by the names of the columns.
class row {
public:
    row(const cells &columns, cells values) : columns{&columns}, values{std::move(values)} {}

    const std::string &operator[](std::string_view column) const {
        for (std::size_t i = 0; i < columns->size(); ++i)
            if ((*columns)[i] == column) return values[i];
        throw std::runtime_error("no column " + std::string{column});
    }

private:
    const cells *columns;
    cells values;
};

/// A file of test/facts/. Throws std::runtime_error if the file is missing or empty, or if a line
/// has more or fewer cells than the table has columns.
class table {
public:
    explicit table(const std::string &name) {
        std::ifstream file{MSR_FACTS_DIR "/" + name};
        if (!file) throw std::runtime_error("cannot open " MSR_FACTS_DIR "/" + name);
        for (std::string line; std::getline(file, line);) {
            if (line.empty() || line.front() == '#') continue;
            cells values = cells_of(line);
            if (columns.empty())
                columns = std::move(values);
            else if (values.size() == columns.size())
                rows.emplace_back(columns, std::move(values));
            else
                throw std::runtime_error(name + ": too many or too few cells: " + line);
        }
        if (rows.empty()) throw std::runtime_error(name + ": no rows");
    }
    table(const table &) = delete; // rows keep a pointer to `columns`
    table &operator=(const table &) = delete;

    std::size_t size() const { return rows.size(); }
    const row &operator[](std::size_t i) const { return rows[i]; }
    auto begin() const { return rows.begin(); }
    auto end() const { return rows.end(); }

private:
    cells columns;
    std::vector<row> rows;
};

} // namespace facts
