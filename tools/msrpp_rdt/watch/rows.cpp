#include "rows.hpp"

namespace msrpp::rdt_tool {

json json_of(const amount &amount) {
    return amount.is_known ? json(amount.value) : json(amount.reason);
}

table table_of(const std::vector<watched_row> &rows, const watch &watch) {
    table result{.columns = {
                     {"seconds", "seconds", "seconds", seconds_format},
                     {"CPUs", "cpus", "cpus"},
                     {"class"},
                     {"RMID", "rmid", "rmid"},
                     {"", "instructions", "instructions", count_format},
                     {"", "clocks", "clocks", count_format},
                     {"IPC", "ipc", "ipc", ipc_format},
                     {"LLC misses", "llc_misses", "llc_misses", count_format},
                     {"occupancy KB", "occupancy_kb", "occupancy_bytes", kilobytes_format},
                     {"total MB/s", "total_mbps", "total_bytes_per_second", megabytes_format},
                     {"local MB/s", "local_mbps", "local_bytes_per_second", megabytes_format},
                 }};
    for (const watched_row &row : rows) {
        const watched_group &group = watch.groups()[row.group];
        result.rows.push_back({row.seconds, group.name, row.of_class, group.rmid,
                               json_of(row.instructions), json_of(row.clocks), json_of(row.ipc()),
                               json_of(row.misses), json_of(row.occupancy), json_of(row.total),
                               json_of(row.local)});
    }
    return result;
}

std::string text_of(const table &rows, std::string_view format) {
    output out;
    format == "json" ? append_row_lines(out, rows) : append_table(out, format, rows);
    return {out.data(), out.size()};
}

} // namespace msrpp::rdt_tool
