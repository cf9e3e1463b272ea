// `msrpp control with`: a program under settings.
#include "access.hpp"
#include "commands.hpp"
#include "line.hpp"
#include "writing.hpp"

#include "../msrpp/run/command.hpp"
#include "../msrpp/run/line.hpp"
#include "../support/complaint.hpp"

#include <msr/backend/message.hpp>

#include <cstdio>
#include <string>
#include <vector>

namespace msrpp::control_tool {

int with(const std::vector<std::string> &words) {
    support::command app{
        "Runs a program under settings of controls, and puts back what was there when the program "
        "ends, also where it or msrpp is ended by SIGINT, SIGTERM, SIGHUP or SIGQUIT. After "
        "SIGKILL of msrpp nothing puts anything back: msrpp control restore does, with --snapshot.",
        "msrpp control with"};
    std::string backend = "auto", cpus, snapshot;
    std::vector<std::string> texts, program;
    bool trusts_low = false;
    add_setting_options(app, texts, trusts_low, cpus, snapshot, backend);
    app.set_footer("Exit status: that of the program; 1 where a control could not be put back.");
    if (!read_line(app, words, &program)) return 0;
    if (program.empty())
        complain(wrong_usage, "control: with: give a program behind --: msrpp control with "
                              "l2_stream=off -- ./benchmark");
    enter_machine(backend, "with", words);
    access registers{backend};
    msr::control_session held = write_settings(registers, texts, trusts_low, cpus);
    if (!snapshot.empty()) write_snapshot(snapshot, held.controls());
    for (const std::string &line : lines_of(held.controls()))
        std::fprintf(stderr, "msrpp: control: %s\n", line.c_str());
    if (const std::string note = registers.note(); !note.empty())
        std::fprintf(stderr, "msrpp: control: %s\n", note.c_str());
    int status = 0;
    {
        run::command command{program, {}};
        command.begin();
        status = command.wait();
    }
    msr::failure problem;
    held.close(problem);
    if (!problem) return status;
    std::fprintf(stderr, "msrpp: control: %s\n", msr::message(problem).c_str());
    return rule_broken;
}

} // namespace msrpp::control_tool
