// The command `msrpp control with`: runs a program while controls of the processor have the given
// values.
#include "access.hpp"
#include "commands.hpp"
#include "line.hpp"
#include "steadiness.hpp"
#include "writing.hpp"

#include "../msrpp/beside.hpp"
#include "../msrpp/run/command.hpp"
#include "../msrpp/run/line.hpp"
#include "../support/command_words.hpp"
#include "../support/complaint.hpp"

#include "../support/cpus.hpp"

#include <msr/backend/message.hpp>
#include <msr/session/controls.hpp>

#include <algorithm>
#include <cstdio>
#include <optional>
#include <string>
#include <vector>

namespace msrpp::control_tool {

namespace {

/// Returns the logical processors that are watched: those of a list, by default all that this
/// process may use.
std::vector<unsigned> watched_cpus(const std::string &list) {
    return list.empty() ? support::usable_cpus() : run::cpus_in(list, "--cpus", "control");
}

} // namespace

int with(const std::vector<std::string> &words) {
    support::command app{
        "Runs a program under settings of controls, and puts back what was there when the program "
        "ends, also where it or msrpp is ended by SIGINT, SIGTERM, SIGHUP or SIGQUIT. After "
        "SIGKILL of msrpp nothing puts anything back: msrpp control restore does, with --snapshot.",
        "msrpp control with"};
    std::string backend = "auto", cpus, snapshot;
    std::vector<std::string> texts, program;
    bool trusts_low = false, steady = false;
    add_setting_options(app, texts, trusts_low, cpus, snapshot, backend);
    app.add_flag("--steady", steady,
                 "for benchmarks: turbo=off beside the settings, clocks, interrupts and governors "
                 "watched, and a line at the end that says what was held, what moved and what "
                 "could still have moved");
    app.set_footer("Exit status: that of the program; 1 where a control could not be put back.");
    if (!read_words(app, words, &program)) return 0;
    if (program.empty())
        complain(wrong_usage, "control: with: give a program behind --: msrpp control with "
                              "l2_stream=off -- ./benchmark");
    enter_machine(backend, "control", "with", words);
    const auto is_turbo = [](const std::string &text) { return text.starts_with("turbo="); };
    if (steady && std::none_of(texts.begin(), texts.end(), is_turbo)) texts.push_back("turbo=off");
    access registers{backend};
    msr::control_session session = write_settings(registers, texts, trusts_low, cpus);
    if (!snapshot.empty()) write_snapshot(snapshot, session.controls());
    for (const std::string &line : lines_of(session.controls()))
        std::fprintf(stderr, "msrpp: control: %s\n", line.c_str());
    if (const std::string note = registers.note(); !note.empty())
        std::fprintf(stderr, "msrpp: control: %s\n", note.c_str());
    std::optional<steadiness_watch> watch;
    if (steady) watch.emplace(registers, watched_cpus(cpus));
    int status = 0;
    {
        run::command command{program, {}};
        command.begin();
        while (watch && !command.ends_within(steadiness_watch::interval_ns))
            watch->check();
        status = command.wait();
    }
    steady_run observation;
    if (watch) observation = watch->end();
    const std::vector<msr::held_control> controls = session.controls();
    if (steady) observation.moved_controls = moved_among(controls, registers);
    msr::failure problem;
    session.close(problem);
    if (steady) {
        observation.settings = lines_of(controls);
        observation.is_held = !problem;
        std::fprintf(stderr, "msrpp: control: %s\n", line_of(observation).c_str());
    }
    if (!problem) return status;
    std::fprintf(stderr, "msrpp: control: %s\n", msr::message(problem).c_str());
    return rule_broken;
}

} // namespace msrpp::control_tool
