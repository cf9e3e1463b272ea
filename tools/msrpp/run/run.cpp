#include "run.hpp"

#include "backend.hpp"
#include "carrier.hpp"
#include "count.hpp"
#include "line.hpp"
#include "results.hpp"

#include "../complaint.hpp"
#include "../events_file.hpp"
#include "../metrics.hpp"
#include "../output.hpp"

#include <cstdint>
#include <cstdio>
#include <string>
#include <vector>

#include <unistd.h>

namespace msrpp::run {

namespace {

/// The choices that are asked for, the usual metrics where nothing else is.
std::vector<std::string> choices_of(const line &given, const family &of) {
    std::vector<std::string> choices = given.choices;
    if (!given.summary && !choices.empty()) return choices;
    const std::vector<std::string> usual = usual_metrics(of);
    if (usual.empty())
        complain(wrong_usage,
                 "run: say with -e what is to be counted: " + of.name + " has no usual metrics");
    for (const std::string &name : usual)
        choices.push_back("metric:" + name);
    return choices;
}

/// Says on a terminal which run it is.
void tell_progress(unsigned done, unsigned all) {
    if (all < 2 || isatty(STDERR_FILENO) == 0) return;
    std::fprintf(stderr, "msrpp: run %u of %u\n", done + 1, all);
}

void write_file(const std::string &file, const output &what) {
    std::FILE *const to = std::fopen(file.c_str(), "w");
    bool written = to != nullptr && std::fwrite(what.data(), 1, what.size(), to) == what.size();
    if (to != nullptr && std::fclose(to) != 0) written = false;
    if (!written) complain(rule_broken, "run: cannot write the counts to " + in_quotes(file));
}

} // namespace

int run(const std::vector<std::string> &words) {
    line given;
    if (!read(words, given)) return 0;
    resolve_cpu(given.common, given.backend);
    const family of = asked_family(given.common);
    if (!given.common.events_file.empty()) use_events(given.common.events_file, of);
    const std::vector<std::string> choices = choices_of(given, of);
    const counted_groups groups = groups_of(of, choices);
    work what{of, given.program, cpus_in(given.cpus, "--cpus")};
    what.per_thread = given.per_thread;
    what.multiplexed = given.multiplexed;
    what.interval_ns = std::uint64_t{given.interval_ms} * 1'000'000;
    const chosen_backend backend = backend_of(given.common, given.backend);
    check_what_is_asked(what, groups, backend.name);
    const results all = count(what, groups, backend, given.repeats, tell_progress);
    if (!all.was_counted) return all.status;
    output out;
    print(out, given.format, all);
    if (given.output_file.empty())
        flush(out);
    else
        write_file(given.output_file, out);
    if (!given.plot_file.empty()) {
        output plot;
        append(plot, svg_of(all.intervals));
        write_file(given.plot_file, plot);
    }
    return all.status;
}

} // namespace msrpp::run
