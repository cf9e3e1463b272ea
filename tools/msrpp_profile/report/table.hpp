// Tables that commands print of samples.
#pragma once

#include "../../support/report/report.hpp"

#include <cstddef>
#include <string_view>

namespace msrpp::profile {

/// Its texts are names of symbols, files and threads.
struct table : msrpp::table {
    table() { has_foreign_names = true; }

    /// Appends so many rows in a format, or all for 0. People read how many more there are.
    void print(output &out, std::string_view format, std::size_t limit) {
        row_limit = limit;
        append_table(out, format, *this);
        if (format != "csv" && format != "json" && limit != 0 && limit < rows.size())
            append_formatted(out, "and {} more (--top 0 shows all)\n", rows.size() - limit);
    }
};

} // namespace msrpp::profile
