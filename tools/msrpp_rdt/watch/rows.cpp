#include "rows.hpp"

namespace msrpp::rdt_tool {

json json_of(const amount &one) { return one.is_known ? json(one.value) : json(one.why); }

table table_of(const std::vector<watched_row> &rows, const watch &of) {
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
    for (const watched_row &one : rows) {
        const watched_group &group = of.groups()[one.group];
        result.rows.push_back({one.seconds, group.name, one.of_class, group.rmid,
                               json_of(one.instructions), json_of(one.clocks), json_of(one.ipc()),
                               json_of(one.misses), json_of(one.occupancy), json_of(one.total),
                               json_of(one.local)});
    }
    return result;
}

std::string text_of(const table &rows, std::string_view format) {
    output out;
    format == "json" ? append_row_lines(out, rows) : append_table(out, format, rows);
    return {out.data(), out.size()};
}

} // namespace msrpp::rdt_tool
