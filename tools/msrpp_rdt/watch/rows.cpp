#include "rows.hpp"

#include "../../support/output.hpp"
#include "../../support/report/rows.hpp"

#include <fmt/format.h>

namespace msrpp::rdt_tool {

namespace {

constexpr double kilobytes = 1024, megabytes = 1e6;

} // namespace

json json_of(const amount &one) { return one.is_known ? json(one.value) : json(one.why); }

std::string table_of(const std::vector<watched_row> &rows, const watch &of) {
    std::vector<std::vector<std::string>> cells{{"seconds", "CPUs", "class", "RMID", "IPC",
                                                 "LLC misses", "occupancy KB", "total MB/s",
                                                 "local MB/s"}};
    for (const watched_row &one : rows) {
        const watched_group &group = of.groups()[one.group];
        cells.push_back({fmt::format("{:.1f}", one.seconds), group.name,
                         std::to_string(one.of_class), std::to_string(group.rmid),
                         text_of(one.ipc(), 1, 2), text_of(one.misses, 1, 0),
                         text_of(one.occupancy, kilobytes, 0), text_of(one.total, megabytes, 1),
                         text_of(one.local, megabytes, 1)});
    }
    output out;
    append_aligned(out, cells);
    return {out.data(), out.size()};
}

std::string csv_of(const std::vector<watched_row> &rows, const watch &of, bool with_head) {
    output out;
    if (with_head)
        append_row(out, {"seconds", "cpus", "class", "rmid", "instructions", "clocks", "ipc",
                         "llc_misses", "occupancy_kb", "total_mbps", "local_mbps"});
    for (const watched_row &one : rows) {
        const watched_group &group = of.groups()[one.group];
        append_row(out,
                   {fmt::format("{:.3f}", one.seconds), group.name, std::to_string(one.of_class),
                    std::to_string(group.rmid), text_of(one.instructions, 1, 0),
                    text_of(one.clocks, 1, 0), text_of(one.ipc(), 1, 4), text_of(one.misses, 1, 0),
                    text_of(one.occupancy, kilobytes, 1), text_of(one.total, megabytes, 3),
                    text_of(one.local, megabytes, 3)});
    }
    return {out.data(), out.size()};
}

std::string json_lines_of(const std::vector<watched_row> &rows, const watch &of) {
    std::string text;
    for (const watched_row &one : rows) {
        const watched_group &group = of.groups()[one.group];
        const json line{{"seconds", one.seconds},
                        {"cpus", group.name},
                        {"class", one.of_class},
                        {"rmid", group.rmid},
                        {"instructions", json_of(one.instructions)},
                        {"clocks", json_of(one.clocks)},
                        {"ipc", json_of(one.ipc())},
                        {"llc_misses", json_of(one.misses)},
                        {"occupancy_bytes", json_of(one.occupancy)},
                        {"total_bytes_per_second", json_of(one.total)},
                        {"local_bytes_per_second", json_of(one.local)}};
        text += line.dump() + "\n";
    }
    return text;
}

} // namespace msrpp::rdt_tool
