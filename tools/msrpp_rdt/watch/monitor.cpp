// `msrpp rdt monitor`: what groups of CPUs hold and move, again and again.
#include "../commands.hpp"
#include "../line.hpp"
#include "../processor.hpp"
#include "../settings/found.hpp"
#include "keys.hpp"
#include "rmids.hpp"
#include "rows.hpp"
#include "stopping.hpp"
#include "tasks.hpp"
#include "watch.hpp"

#include "../../msrpp/run/command.hpp"
#include "../../msrpp/run/line.hpp"
#include "../../support/complaint.hpp"
#include "../../support/output.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <memory>

#include <unistd.h>

namespace msrpp::rdt_tool {

namespace {

struct monitor_line {
    std::string backend = "auto", format = "table", output_file, cpus, pid, snapshot, sort;
    std::vector<std::string> groups;
    double interval = 1, time = 0;
    bool take = false, as_found = false, keep = false;
    std::vector<std::string> program;
};

std::vector<watched_group> groups_of(const monitor_line &given, const processor &on) {
    std::vector<watched_group> groups;
    for (const std::string &text : given.groups)
        groups.push_back({text, run::cpus_in(text, "--group", "rdt"), 0});
    std::vector<unsigned> single = given.cpus.empty() && groups.empty()
                                       ? on.cpus()
                                       : run::cpus_in(given.cpus, "--cpus", "rdt");
    for (const unsigned cpu : single)
        groups.push_back({std::to_string(cpu), {cpu}, 0});
    std::vector<unsigned> seen;
    for (const watched_group &one : groups) {
        if (one.cpus.empty()) complain(wrong_usage, "rdt: monitor: a group without a CPU");
        on.check(one.cpus);
        for (const unsigned cpu : one.cpus) {
            if (std::find(seen.begin(), seen.end(), cpu) != seen.end())
                complain(wrong_usage,
                         fmt::format("rdt: monitor: CPU {} stands twice: it has one RMID", cpu));
            seen.push_back(cpu);
        }
    }
    return groups;
}

std::FILE *opened_output(const std::string &file) {
    std::FILE *const to = file.empty() ? stdout : std::fopen(file.c_str(), "w");
    if (to == nullptr) complain(rule_broken, "rdt: cannot write " + in_quotes(file));
    return to;
}

/// A key of the terminal, and the column that it sorts by.
struct sort_key {
    char key;
    const char *by; ///< empty: as given
    const char *told;
};
constexpr sort_key sort_keys[] = {{'o', "occupancy", "occupancy"},
                                  {'t', "total", "total"},
                                  {'m', "misses", "misses"},
                                  {'i', "ipc", "IPC"},
                                  {'n', "", "none"}};

/// The line below a table on a terminal: keys, and by what rows are sorted.
std::string line_of_keys(const std::string &sorted) {
    std::string text = "\nq ends; sort by";
    for (const sort_key &one : sort_keys)
        text += fmt::format(" {}{} {}{}", sorted == one.by ? "[" : "", one.key, one.told,
                            sorted == one.by ? "]" : "");
    return text + "\n";
}

void print(std::FILE *to, const monitor_line &given, const watch &of,
           const std::vector<watched_row> &rows, bool is_first, bool with_keys) {
    const bool is_terminal = to == stdout && isatty(STDOUT_FILENO) != 0;
    table printed = table_of(rows, of);
    printed.continues = !is_first;
    std::string text = text_of(printed, given.format);
    if (given.format == "table")
        text = (is_terminal ? "\033[H\033[J" : "") + text +
               (with_keys ? line_of_keys(given.sort) : "");
    if (std::fwrite(text.data(), 1, text.size(), to) != text.size() || std::fflush(to) != 0)
        complain(rule_broken, "rdt: monitor: the output cannot be written");
}

/// By what rows of a table are sorted, greatest first; those without a number come last.
void sort_rows(std::vector<watched_row> &rows, const std::string &by) {
    if (by.empty()) return;
    const auto value = [&by](const watched_row &row) {
        const amount of = by == "occupancy" ? row.occupancy
                          : by == "total"   ? row.total
                          : by == "misses"  ? row.misses
                                            : row.ipc();
        return of.is_known ? of.value : -1;
    };
    std::stable_sort(rows.begin(), rows.end(), [&](const watched_row &one, const watched_row &two) {
        return value(one) > value(two);
    });
}

/// Warnings about old lines in an occupancy: of an RMID that was used before, or of a mask that
/// shrank.
class old_lines {
public:
    explicit old_lines(const watch &of) : of_{of}, masks_(of.groups().size()) {}

    void tell(const std::vector<watched_row> &rows) {
        for (const watched_row &row : rows) {
            const std::string &name = of_.groups()[row.group].name;
            std::uint64_t &before = masks_[row.group];
            if ((before & ~row.mask) != 0)
                std::fprintf(stderr,
                             "msrpp: rdt: CPUs %s: ways 0x%llx of class %u were taken away: old "
                             "lines stay there until others push them out, and count as "
                             "occupancy\n",
                             name.c_str(), static_cast<unsigned long long>(before & ~row.mask),
                             row.of_class);
            before = row.mask;
        }
    }
    void tell_first(const std::vector<watched_row> &rows) {
        tell(rows);
        for (const watched_row &row : rows)
            if (row.occupancy.is_known && row.occupancy.value > 0)
                std::fprintf(stderr,
                             "msrpp: rdt: CPUs %s: RMID %u already owns %.0f KB: old lines, which "
                             "count as occupancy until others push them out\n",
                             of_.groups()[row.group].name.c_str(), of_.groups()[row.group].rmid,
                             row.occupancy.value / 1024);
    }

private:
    const watch &of_;
    std::vector<std::uint64_t> masks_;
};

int watch_groups(monitor_line given, processor &on, std::vector<watched_group> groups) {
    const putting_back later{on, given.keep, given.snapshot};
    give_rmids(groups, on, given.take, given.as_found);
    watch of{on, std::move(groups)};
    if (!of.why_no_counts().empty())
        std::fprintf(stderr, "msrpp: rdt: monitor: IPC and misses are not counted: %s\n",
                     of.why_no_counts().c_str());
    for (const std::string &remark : remarks_on(on))
        std::fprintf(stderr, "msrpp: rdt: monitor: %s\n", remark.c_str());
    old_lines old{of};
    old.tell_first(of.read());
    std::FILE *const to = opened_output(given.output_file);
    const stopping stop;
    std::unique_ptr<run::command> program;
    if (!given.program.empty()) {
        program = std::make_unique<run::command>(given.program, std::vector<unsigned>{});
        program->begin();
    }
    int status = 0;
    bool is_first = true;
    const auto began = std::chrono::steady_clock::now();
    const auto seconds = [&began] {
        return std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count();
    };
    // A program has the terminal for itself.
    terminal_keys keys{!program && to == stdout && given.format == "table"};
    std::vector<watched_row> rows;
    bool is_quit = false;
    const auto take = [&](char key) {
        is_quit = key == 'q' || key == 'Q';
        for (const sort_key &one : sort_keys)
            if (one.key == key) {
                given.sort = one.by;
                std::sort(rows.begin(), rows.end(), [](const auto &first, const auto &second) {
                    return first.group < second.group;
                });
                sort_rows(rows, given.sort);
                if (!rows.empty()) print(to, given, of, rows, false, true);
            }
        return !is_quit;
    };
    for (;;) {
        bool ended = keys.wait(given.interval, stop, program.get(), take);
        if (is_quit) break;
        rows = of.read();
        old.tell(rows);
        sort_rows(rows, given.sort);
        print(to, given, of, rows, is_first, keys.are_taken());
        is_first = false;
        ended = ended || (given.time > 0 && seconds() >= given.time);
        if (ended) break;
    }
    if (program) status = program->wait();
    if (to != stdout) std::fclose(to);
    return status;
}

} // namespace

int monitor(const std::vector<std::string> &words) {
    support::command app{
        "Watches CPUs: occupancy of the last-level cache, bandwidth, IPC and misses.",
        "msrpp rdt monitor"};
    monitor_line given;
    app.add_option("--cpus", given.cpus, "each of these, as in 0,2-3; all by default");
    app.add_option("--group", given.groups, "CPUs that are watched together; may be repeated")
        .take_all()
        .take_single_words();
    app.add_option("--pid", given.pid,
                   "a process in place of CPUs: all its threads, and those that they create, "
                   "wherever they run (by the kernel module)");
    app.add_option("--interval", given.interval, "seconds between two rows; 1 by default");
    app.add_option("--time", given.time, "seconds in all; without it until the program or ^C ends");
    app.add_option("--format", given.format, "table (the default), csv, or json: an object a line");
    app.add_option("--sort", given.sort,
                   "greatest first: occupancy, total, misses or ipc; by default as given");
    app.add_option("-o,--output", given.output_file, "a file in place of standard output");
    app.add_flag("--take", given.take, "take CPUs whose RMID somebody else has set");
    app.add_flag("--as-found", given.as_found, "read under the RMIDs that are there, write none");
    app.add_flag("--keep", given.keep, "leave the RMIDs at the end");
    app.add_option("--snapshot", given.snapshot, snapshot_help);
    app.add_option("--backend", given.backend, backend_help);
    app.set_footer(
        "Behind --, a program that is run, and ends the watch. On a terminal, without a "
        "program, keys: q ends; o, t, m, i sort by occupancy, total bandwidth, misses, IPC; "
        "n: as given.");
    if (!read_line(app, words, &given.program)) return 0;
    check_format(given.format);
    if (!given.sort.empty() && given.sort != "occupancy" && given.sort != "total" &&
        given.sort != "misses" && given.sort != "ipc")
        complain(wrong_usage, "rdt: monitor: --sort: occupancy, total, misses or ipc, not " +
                                  in_quotes(given.sort));
    if (!(given.interval >= 0.001 && given.interval <= 1e6))
        complain(wrong_usage, "rdt: monitor: --interval: 0.001 to 1000000 seconds");
    if (!given.pid.empty()) {
        if (!given.cpus.empty() || !given.groups.empty() || !given.program.empty() || given.take ||
            given.as_found || given.keep || given.backend == "dev")
            complain(wrong_usage, "rdt: monitor --pid: the kernel module watches the process: "
                                  "without CPUs, --take, --as-found, --keep, --backend dev and a "
                                  "program");
        const pid_t process = process_in(given.pid, "monitor --pid");
        return monitor_process(
            process, {given.format, opened_output(given.output_file), given.interval, given.time});
    }
    enter_machine(given.backend, "monitor", words);
    processor on{given.backend};
    if (on.has().shared.monitoring.rmids == 0)
        complain(rule_broken, "rdt: monitor: this processor has no RMIDs");
    std::vector<watched_group> groups = groups_of(given, on);
    if (!given.as_found) on.refuse_resctrl();
    return watch_groups(given, on, std::move(groups));
}

} // namespace msrpp::rdt_tool
