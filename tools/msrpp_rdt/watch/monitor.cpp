// The command `msrpp rdt monitor`: prints the occupancy and traffic of groups of CPUs repeatedly.
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
#include "../../support/command_words.hpp"
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

std::vector<watched_group> groups_of(const monitor_line &options, const processor &machine) {
    std::vector<watched_group> groups;
    for (const std::string &text : options.groups)
        groups.push_back({text, run::cpus_in(text, "--group", "rdt"), 0});
    std::vector<unsigned> single = options.cpus.empty() && groups.empty()
                                       ? machine.cpus()
                                       : run::cpus_in(options.cpus, "--cpus", "rdt");
    for (const unsigned cpu : single)
        groups.push_back({std::to_string(cpu), {cpu}, 0});
    std::vector<unsigned> known;
    for (const watched_group &group : groups) {
        if (group.cpus.empty()) complain(wrong_usage, "rdt: monitor: a group without a CPU");
        machine.check(group.cpus);
        for (const unsigned cpu : group.cpus) {
            if (std::find(known.begin(), known.end(), cpu) != known.end())
                complain(wrong_usage,
                         fmt::format("rdt: monitor: CPU {} stands twice: it has one RMID", cpu));
            known.push_back(cpu);
        }
    }
    return groups;
}

std::FILE *opened_output(const std::string &file) {
    std::FILE *const output = file.empty() ? stdout : std::fopen(file.c_str(), "w");
    if (output == nullptr) complain(rule_broken, "rdt: cannot write " + in_quotes(file));
    return output;
}

/// A key of the terminal, and the column by which the key sorts.
struct sort_key {
    char key;
    const char *name; ///< name of the column to sort by; empty: rows keep the given order
    const char *text;
};
constexpr sort_key sort_keys[] = {{'o', "occupancy", "occupancy"},
                                  {'t', "total", "total"},
                                  {'m', "misses", "misses"},
                                  {'i', "ipc", "IPC"},
                                  {'n', "", "none"}};

/// Returns the line below a table on a terminal: the keys, and the column by which rows are sorted.
std::string line_of_keys(const std::string &sorted) {
    std::string text = "\nq ends; sort by";
    for (const sort_key &key : sort_keys)
        text += fmt::format(" {}{} {}{}", sorted == key.name ? "[" : "", key.key, key.text,
                            sorted == key.name ? "]" : "");
    return text + "\n";
}

void print(std::FILE *output, const monitor_line &options, const watch &watch,
           const std::vector<watched_row> &rows, bool is_first, bool with_keys) {
    const bool is_terminal = output == stdout && isatty(STDOUT_FILENO) != 0;
    table printed = table_of(rows, watch);
    printed.continues = !is_first;
    std::string text = text_of(printed, options.format);
    if (options.format == "table")
        text = (is_terminal ? "\033[H\033[J" : "") + text +
               (with_keys ? line_of_keys(options.sort) : "");
    if (std::fwrite(text.data(), 1, text.size(), output) != text.size() || std::fflush(output) != 0)
        complain(rule_broken, "rdt: monitor: the output cannot be written");
}

/// Sorts rows of a table by a column, greatest first; rows without a number come last.
void sort_rows(std::vector<watched_row> &rows, const std::string &name) {
    if (name.empty()) return;
    const auto value = [&name](const watched_row &row) {
        const amount amount = name == "occupancy" ? row.occupancy
                              : name == "total"   ? row.total
                              : name == "misses"  ? row.misses
                                                  : row.ipc();
        return amount.is_known ? amount.value : -1;
    };
    std::stable_sort(
        rows.begin(), rows.end(),
        [&](const watched_row &left, const watched_row &two) { return value(left) > value(two); });
}

/// Warnings about an occupancy that includes lines from earlier: of an RMID that was used before,
/// or of a mask that shrank.
class old_lines {
public:
    explicit old_lines(const watch &watch) : watch_{watch}, masks_(watch.groups().size()) {}

    void tell(const std::vector<watched_row> &rows) {
        for (const watched_row &row : rows) {
            const std::string &name = watch_.groups()[row.group].name;
            std::uint64_t &previous = masks_[row.group];
            if ((previous & ~row.mask) != 0)
                std::fprintf(stderr,
                             "msrpp: rdt: CPUs %s: ways 0x%llx of class %u were taken away: old "
                             "lines stay there until others push them out, and count as "
                             "occupancy\n",
                             name.c_str(), static_cast<unsigned long long>(previous & ~row.mask),
                             row.of_class);
            previous = row.mask;
        }
    }
    void tell_first(const std::vector<watched_row> &rows) {
        tell(rows);
        for (const watched_row &row : rows)
            if (row.occupancy.is_known && row.occupancy.value > 0)
                std::fprintf(stderr,
                             "msrpp: rdt: CPUs %s: RMID %u already owns %.0f KB: old lines, which "
                             "count as occupancy until others push them out\n",
                             watch_.groups()[row.group].name.c_str(),
                             watch_.groups()[row.group].rmid, row.occupancy.value / 1024);
    }

private:
    const watch &watch_;
    std::vector<std::uint64_t> masks_;
};

int watch_groups(monitor_line options, processor &machine, std::vector<watched_group> groups) {
    const putting_back later{machine, options.keep, options.snapshot};
    give_rmids(groups, machine, options.take, options.as_found);
    watch watch{machine, std::move(groups)};
    if (!watch.why_no_counts().empty())
        std::fprintf(stderr, "msrpp: rdt: monitor: IPC and misses are not counted: %s\n",
                     watch.why_no_counts().c_str());
    for (const std::string &remark : remarks_on(machine))
        std::fprintf(stderr, "msrpp: rdt: monitor: %s\n", remark.c_str());
    old_lines old{watch};
    old.tell_first(watch.read());
    std::FILE *const output = opened_output(options.output_file);
    const stopping stop;
    std::unique_ptr<run::command> program;
    if (!options.program.empty()) {
        program = std::make_unique<run::command>(options.program, std::vector<unsigned>{});
        program->begin();
    }
    int status = 0;
    bool is_first = true;
    const auto began = std::chrono::steady_clock::now();
    const auto seconds = [&began] {
        return std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count();
    };
    // A program that is run has the terminal for itself, so that no keys are read.
    terminal_keys keys{!program && output == stdout && options.format == "table"};
    std::vector<watched_row> rows;
    bool is_quit = false;
    const auto take = [&](char key) {
        is_quit = key == 'q' || key == 'Q';
        for (const sort_key &sort_key : sort_keys)
            if (sort_key.key == key) {
                options.sort = sort_key.name;
                std::sort(rows.begin(), rows.end(), [](const auto &first, const auto &second) {
                    return first.group < second.group;
                });
                sort_rows(rows, options.sort);
                if (!rows.empty()) print(output, options, watch, rows, false, true);
            }
        return !is_quit;
    };
    for (;;) {
        bool ended = keys.wait(options.interval, stop, program.get(), take);
        if (is_quit) break;
        rows = watch.read();
        old.tell(rows);
        sort_rows(rows, options.sort);
        print(output, options, watch, rows, is_first, keys.are_taken());
        is_first = false;
        ended = ended || (options.time > 0 && seconds() >= options.time);
        if (ended) break;
    }
    if (program) status = program->wait();
    if (output != stdout) std::fclose(output);
    return status;
}

} // namespace

int monitor(const std::vector<std::string> &words) {
    support::command app{
        "Watches CPUs: occupancy of the last-level cache, bandwidth, IPC and misses.",
        "msrpp rdt monitor"};
    monitor_line options;
    app.add_option("--cpus", options.cpus, "each of these, as in 0,2-3; all by default");
    app.add_option("--group", options.groups, "CPUs that are watched together; may be repeated")
        .take_all()
        .take_single_words();
    app.add_option("--pid", options.pid,
                   "a process in place of CPUs: all its threads, and those that they create, "
                   "wherever they run (by the kernel module)");
    app.add_option("--interval", options.interval, "seconds between two rows; 1 by default");
    app.add_option("--time", options.time,
                   "seconds in all; without it until the program or ^C ends");
    app.add_option("--format", options.format,
                   "table (the default), csv, or json: an object a line");
    app.add_option("--sort", options.sort,
                   "greatest first: occupancy, total, misses or ipc; by default as given");
    app.add_option("-o,--output", options.output_file, "a file in place of standard output");
    app.add_flag("--take", options.take, "take CPUs whose RMID somebody else has set");
    app.add_flag("--as-found", options.as_found, "read under the RMIDs that are there, write none");
    app.add_flag("--keep", options.keep, "leave the RMIDs at the end");
    app.add_option("--snapshot", options.snapshot, snapshot_help);
    app.add_option("--backend", options.backend, backend_help);
    app.set_footer(
        "Behind --, a program that is run, and ends the watch. On a terminal, without a "
        "program, keys: q ends; o, t, m, i sort by occupancy, total bandwidth, misses, IPC; "
        "n: as given.");
    if (!read_words(app, words, &options.program)) return 0;
    check_format(options.format);
    if (!options.sort.empty() && options.sort != "occupancy" && options.sort != "total" &&
        options.sort != "misses" && options.sort != "ipc")
        complain(wrong_usage, "rdt: monitor: --sort: occupancy, total, misses or ipc, not " +
                                  in_quotes(options.sort));
    if (!(options.interval >= 0.001 && options.interval <= 1e6))
        complain(wrong_usage, "rdt: monitor: --interval: 0.001 to 1000000 seconds");
    if (!options.pid.empty()) {
        if (!options.cpus.empty() || !options.groups.empty() || !options.program.empty() ||
            options.take || options.as_found || options.keep || options.backend == "dev")
            complain(wrong_usage, "rdt: monitor --pid: the kernel module watches the process: "
                                  "without CPUs, --take, --as-found, --keep, --backend dev and a "
                                  "program");
        const pid_t process = process_in(options.pid, "monitor --pid");
        return monitor_process(process, {options.format, opened_output(options.output_file),
                                         options.interval, options.time});
    }
    enter_machine(options.backend, "monitor", words);
    processor machine{options.backend};
    if (machine.has().shared.monitoring.rmids == 0)
        complain(rule_broken, "rdt: monitor: this processor has no RMIDs");
    std::vector<watched_group> groups = groups_of(options, machine);
    if (!options.as_found) machine.refuse_resctrl();
    return watch_groups(options, machine, std::move(groups));
}

} // namespace msrpp::rdt_tool
