#include "../commands.hpp"

#include "../words.hpp"
#include "recorded.hpp"

#include "../allocations/merge.hpp"

#include "../../msrpp/run/line.hpp"
#include "../../msrpp/run/subjects/machine_cpus.hpp"
#include "../../support/complaint.hpp"

#include <cstdio>
#include <string>
#include <vector>

namespace msrpp::profile {

namespace {

constexpr const char *footer =
    "With -a and without a program CPUs are sampled until SIGINT (^C), SIGTERM, SIGHUP or "
    "SIGQUIT;\n"
    "the exit status is 0 then.\n"
    "Exit status: that of the program; 128 and the number of the signal that ended it; 1 or 2\n"
    "where it was not run.";

bool read(const std::vector<std::string> &words, recorded &destination) {
    support::command app{
        "Runs a program, and writes samples of it, or of all that runs, to a file.",
        "msrpp profile record"};
    app.add_option("--backend", destination.backend,
                   "auto (the default), shim, perf, or machine:CPU: a simulated processor; "
                   "machine:A,B: CPU 0 is an A, and the others are Bs");
    app.add_option("--kind", destination.kind,
                   "op or fetch (AMD), precise (Intel), overflow (perf: any event); by default op "
                   "or precise, as the processor has it");
    app.add_option("-e,--event", destination.event, "of precise and overflow: the event");
    app.add_option("--period", destination.period,
                   "ops, fetches or events from a sample to the next");
    app.add_option("--random", destination.random,
                   "low bits of each period that are drawn at random: 0, 4, 7 (the default) or 12");
    app.add_option("--chain", destination.chain,
                   "callers that are recorded with a sample, at most; 0")
        .limit(0, 200);
    app.add_option("--branches", destination.branches,
                   "of perf and machine:CPU: the newest branches before each sample: all, or words "
                   "with colons between them, as user:calls; call_stack: callers for report")
        .describe_values("CHOICE");
    app.add_option("--overhead", destination.overhead,
                   "of shim: the period is raised so that samples take at most such a share of the "
                   "time, as in 2%");
    app.add_flag("-a,--all-cpus", destination.all_cpus,
                 "sample all that runs on all CPUs, or on --cpus; with a program for as long as it "
                 "runs");
    app.add_option("--cpus", destination.cpus,
                   "with -a: logical CPUs, as in 0,2-3; of machine:CPU: how many there are, by "
                   "default as many as names");
    app.add_flag("--allocations", destination.allocations,
                 "log what the program allocates, and where: memory then names it");
    app.add_option("-o,--output", destination.file, "the file");
    app.add_option("PROGRAM", destination.program, "the program and its arguments, behind --");
    app.set_footer(footer);
    if (!read_words(app, words, &destination.program)) return false;
    return true;
}

/// Throws a complaint about a request with nothing to sample, or with CPUs that cannot be selected.
void check_subject(const recorded &request) {
    const bool is_simulated = request.backend.starts_with("machine:");
    if (request.program.empty() && !request.all_cpus)
        complain(wrong_usage, "profile record: give a program behind --: msrpp profile record "
                              "--backend machine:zen4 -o ls.profile -- ls; or sample all that "
                              "runs: -a");
    if (request.program.empty() && is_simulated)
        complain(wrong_usage, "profile record: -a: the simulated machine runs nothing but a "
                              "program: give one behind --");
    if (request.program.empty() && request.allocations)
        complain(wrong_usage, "profile record: --allocations: of a program behind --");
    if (!request.cpus.empty() && !request.all_cpus && !is_simulated)
        complain(wrong_usage, "profile record: --cpus: with -a, or of --backend machine:CPU: a "
                              "program is sampled wherever it runs, and taskset -c keeps it on "
                              "CPUs");
}

void check(const recorded &recorded) {
    if (recorded.file.empty()) complain(wrong_usage, "profile record: give the file behind -o");
    if (recorded.file == "-")
        complain(wrong_usage,
                 "profile record: -o -: a profile is no stream: give the name of a file");
    check_subject(recorded);
    if (!recorded.kind.empty() && recorded.kind != "op" && recorded.kind != "fetch" &&
        recorded.kind != "precise" && recorded.kind != "overflow")
        complain(wrong_usage, "profile record: --kind: op, fetch, precise or overflow, not " +
                                  in_quotes(recorded.kind));
    if (!recorded.branches.empty() && recorded.backend == "shim")
        complain(wrong_usage, "profile record: --branches is of --backend perf and of machine:CPU: "
                              "the kernel module records no branches");
    if (!recorded.overhead.empty() && recorded.backend.starts_with("machine:"))
        complain(wrong_usage, "profile record: --overhead is of --backend shim: on a simulated "
                              "processor samples take no time");
}

/// Records with the first backend that can sample on this machine. Prints why earlier backends
/// cannot.
int by_any(const recorded &recorded) {
    const bool is_of_perf = recorded.kind == "precise" || recorded.kind == "overflow" ||
                            (recorded.kind.empty() && !recorded.event.empty());
    const std::string no_shim = !recorded.branches.empty() ? "it records no branches"
                                : is_of_perf ? "it samples op and fetch, and no events"
                                             : why_not_shim();
    if (no_shim.empty()) {
        std::fprintf(stderr, "msrpp profile: shim is used\n");
        return by_shim(recorded);
    }
    const std::string no_perf = why_not_perf(sampled_cpus(recorded));
    if (!no_perf.empty())
        complain(rule_broken, "profile record: nothing can sample here. shim: " + no_shim +
                                  ". perf: " + no_perf +
                                  ". A simulated processor can: --backend machine:CPU");
    std::fprintf(stderr, "msrpp profile: perf is used; not shim: %s\n", no_shim.c_str());
    return by_perf(recorded);
}

int record_by_backend(const recorded &recorded) {
    if (recorded.backend.starts_with("machine:")) return by_machine(recorded);
    if (recorded.backend == "shim") return by_shim(recorded);
    if (recorded.backend == "perf") return by_perf(recorded);
    if (recorded.backend != "auto")
        complain(wrong_usage, "profile record: --backend: auto, shim, perf or machine:CPU, not " +
                                  in_quotes(recorded.backend));
    return by_any(recorded);
}

} // namespace

std::vector<unsigned> sampled_cpus(const recorded &request) {
    if (!request.all_cpus) return {};
    return run::machine_cpus(run::cpus_in(request.cpus, "--cpus", "profile record"),
                             "profile record");
}

int record(const std::vector<std::string> &words) {
    recorded recorded;
    if (!read(words, recorded)) return 0;
    check(recorded);
    if (recorded.allocations)
        return with_allocations(recorded.file, [&recorded] { return record_by_backend(recorded); });
    return record_by_backend(recorded);
}

} // namespace msrpp::profile
