#include "line.hpp"

#include "../msrpp/beside.hpp"
#include "../msrpp/choices/suggest.hpp"
#include "../msrpp/run/backend.hpp"
#include "../msrpp/run/line.hpp"
#include "../support/complaint.hpp"
#include "../support/output.hpp"

#include <msr/controls/notation.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <string_view>
#include <thread>
#include <utility>

namespace msrpp::control_tool {

namespace controls = msr::controls;

bool read_line(support::command &app, const std::vector<std::string> &words,
               std::vector<std::string> *arguments) {
    auto end = words.end();
    if (arguments != nullptr) {
        end = std::find(words.begin(), words.end(), "--");
        if (end != words.end()) arguments->assign(end + 1, words.end());
    }
    support::read_result result = app.read({words.begin(), end});
    if (result.how == support::outcome::help) {
        output out;
        append(out, app.help());
        flush(out);
        return false;
    }
    if (result.how != support::outcome::complete) {
        std::replace(result.why.begin(), result.why.end(), '\n', ' ');
        const std::string name = app.name().substr(app.name().find(' ') + 1);
        complain(wrong_usage, name + ": " + result.why + " (see msrpp " + name + " --help)");
    }
    return true;
}

void enter_machine(const std::string &backend, const char *command,
                   const std::vector<std::string> &words) {
    if (!run::is_machine(backend)) return;
    const std::string cpu = backend.substr(backend.find(':') + 1);
    if (cpu.empty())
        complain(wrong_usage, "control: --backend machine:CPU: the processor is missing, as in "
                              "machine:skylake_sp");
    const unsigned cpus = std::clamp(std::thread::hardware_concurrency(), 1u, 16u);
    std::vector<std::string> texts{"msrpp machine", "--cpu", cpu, "--cpus", std::to_string(cpus),
                                   "--", program_beside("msrpp-control"), command, "--backend",
                                   // inside of the simulated machine, the machine's registers are
                                   // those of the backend dev
                                   "dev"};
    bool is_own = true;
    for (auto word = words.begin(); word != words.end(); ++word) {
        is_own = is_own && *word != "--";
        if (is_own && word->starts_with("--backend=")) continue;
        if (is_own && *word == "--backend") {
            ++word;
            continue;
        }
        texts.push_back(*word);
    }
    become_beside("msrpp-machine", std::move(texts), "control",
                  "libfuse3-dev and libzydis-dev are");
}

std::vector<controls::setting> settings_in(const std::vector<std::string> &texts, bool trusts_low) {
    std::vector<controls::setting> settings;
    for (const std::string &text : texts) {
        const controls::setting_result read = controls::parse_setting({text.data(), text.size()});
        if (read.problem != nullptr) {
            const std::string name = text.substr(0, text.find('='));
            std::vector<std::string_view> known;
            for (const controls::control_name &control : controls::control_names)
                known.emplace_back(control.name);
            const bool is_known = controls::place_of(name.c_str()) != controls::control_count;
            complain(wrong_usage, "control: " + in_quotes(text) + ": " + read.problem +
                                      (is_known ? "" : suggestion(name, known)));
        }
        settings.push_back(trusts_low ? read.value.unconfirmed() : read.value);
    }
    return settings;
}

msr::cpu_selection cpus_named(const std::string &list) {
    return list.empty() ? msr::on_machine() : msr::on_cpus(run::cpus_in(list, "--cpus", "control"));
}

std::string text_of(controls::control_number control, std::uint64_t value,
                    const controls::power_units &units) {
    const controls::control_kind kind = controls::name_of(control).kind;
    if (kind == controls::control_kind::switched) return value != 0 ? "on" : "off";
    if (kind == controls::control_kind::power && units.are_known)
        return fmt::format("{:.7g} W", controls::power_of(value, units).value);
    if (kind == controls::control_kind::duration && units.are_known)
        return fmt::format("{:.4g} s", controls::duration_of(value, units).value);
    return std::to_string(value);
}

} // namespace msrpp::control_tool
