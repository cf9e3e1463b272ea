// The command `msrpp control with`: runs a program while controls of the processor have the given
// values.
#include "access.hpp"
#include "commands.hpp"
#include "line.hpp"
#include "writing.hpp"

#include "../msrpp/run/command.hpp"
#include "../msrpp/run/line.hpp"
#include "../support/complaint.hpp"

#include "../support/cpus.hpp"

#include <msr/backend/message.hpp>
#include <msr/session/controls.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <fstream>
#include <optional>
#include <string>
#include <vector>

namespace msrpp::control_tool {

namespace {

constexpr std::uint32_t smi_count = 0x34; // MSR_SMI_COUNT of Intel, from Nehalem on

/// Returns the number of system management interrupts since reset; empty: the processor does not
/// count them.
std::optional<std::uint64_t> smis(access &registers) {
    std::uint64_t count = 0;
    const bool is_known = registers.with([&](auto &device) {
        return !device.read(support::usable_cpus().empty() ? 0 : support::usable_cpus().front(),
                            smi_count, count);
    });
    return is_known ? std::optional{count & 0xffff'ffff} : std::nullopt;
}

/// Returns the name of the kernel's governor, which chooses frequencies.
std::string governor() {
    std::ifstream file{"/sys/devices/system/cpu/cpu0/cpufreq/scaling_governor"};
    std::string name;
    std::getline(file, name);
    return name.empty() ? "not known" : name;
}

/// Returns a line on the controls that were held at a value, and on further causes of variation.
std::string steadiness(access &registers, const std::vector<msr::held_control> &controls,
                       const std::optional<std::uint64_t> &smis_before, bool is_held) {
    std::string names;
    for (const std::string &line : lines_of(controls))
        names += (names.empty() ? "" : "; ") + line;
    const std::optional<std::uint64_t> smis_after = smis(registers);
    const std::string interrupts = smis_before && smis_after
                                       ? std::to_string((*smis_after - *smis_before) & 0xffff'ffff)
                                       : "not known";
    return fmt::format("steady: {}: {}; system management interrupts: {}; governor: {}; what can "
                       "still move: clocks below the base frequency, other programs, interrupts, "
                       "where memory lies",
                       is_held ? "held" : "not held", names, interrupts,
                       registers.is_simulated() ? "none, simulated" : governor());
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
                 "for benchmarks: turbo=off beside the settings, and a line at the end that says "
                 "what was held and what could still move");
    app.set_footer("Exit status: that of the program; 1 where a control could not be put back.");
    if (!read_line(app, words, &program)) return 0;
    if (program.empty())
        complain(wrong_usage, "control: with: give a program behind --: msrpp control with "
                              "l2_stream=off -- ./benchmark");
    enter_machine(backend, "with", words);
    const auto is_turbo = [](const std::string &text) { return text.starts_with("turbo="); };
    if (steady && std::none_of(texts.begin(), texts.end(), is_turbo)) texts.push_back("turbo=off");
    access registers{backend};
    const std::optional<std::uint64_t> smis_before = smis(registers);
    msr::control_session session = write_settings(registers, texts, trusts_low, cpus);
    if (!snapshot.empty()) write_snapshot(snapshot, session.controls());
    for (const std::string &line : lines_of(session.controls()))
        std::fprintf(stderr, "msrpp: control: %s\n", line.c_str());
    if (const std::string note = registers.note(); !note.empty())
        std::fprintf(stderr, "msrpp: control: %s\n", note.c_str());
    int status = 0;
    {
        run::command command{program, {}};
        command.begin();
        status = command.wait();
    }
    const std::vector<msr::held_control> controls = session.controls();
    msr::failure problem;
    session.close(problem);
    if (steady)
        std::fprintf(stderr, "msrpp: control: %s\n",
                     steadiness(registers, controls, smis_before, !problem).c_str());
    if (!problem) return status;
    std::fprintf(stderr, "msrpp: control: %s\n", msr::message(problem).c_str());
    return rule_broken;
}

} // namespace msrpp::control_tool
