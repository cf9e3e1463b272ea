// Tables of samples that commands print.
#pragma once

#include "../../support/report/report.hpp"

#include <cstddef>
#include <string_view>

namespace msrpp::profile {

/// A table with names of symbols, files and threads, which are made printable.
struct table : msrpp::table {
    table() { has_foreign_names = true; }

    /// Prints at most `limit` rows of the table in a format; 0: all rows. The format for people
    /// also says how many more rows there are.
    void print(output &out, std::string_view format, std::size_t limit) {
        row_limit = limit;
        append_table(out, format, *this);
        if (format != "csv" && format != "json" && limit != 0 && limit < rows.size())
            append_formatted(out, "and {} more (--top 0 shows all)\n", rows.size() - limit);
    }
};

} // namespace msrpp::profile
