#include "line.hpp"

#include "settings/registers_only.hpp"

#include "../msrpp/beside.hpp"
#include "../msrpp/run/backend.hpp"
#include "../support/complaint.hpp"
#include "../support/output.hpp"

#include <algorithm>
#include <thread>

namespace msrpp::rdt_tool {

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
    if (!run::is_machine(backend)) {
        if (backend == "auto" || backend == "dev" || backend == "shim") return;
        const std::string name = command;
        const bool needs_programs = name == "monitor" || name == "run" || name == "balance" ||
                                    name == "bandwidth" || name == "curve";
        if (is_registers_only(backend) && needs_programs)
            complain(wrong_usage, "rdt: " + name +
                                      ": nothing runs where only registers are: give "
                                      "--backend machine:CPU");
        if (is_registers_only(backend)) return;
        complain(wrong_usage,
                 "rdt: --backend: auto, shim, dev, machine:CPU or registers:CPU, not " +
                     in_quotes(backend));
    }
    const std::string cpu = backend.substr(backend.find(':') + 1);
    if (cpu.empty())
        complain(wrong_usage, "rdt: --backend machine:CPU: the processor is missing, as in "
                              "machine:skylake_sp");
    const unsigned cpus = std::max(1u, std::thread::hardware_concurrency());
    std::vector<std::string> texts{"msrpp machine",
                                   "--cpu",
                                   cpu,
                                   "--cpus",
                                   std::to_string(std::min(cpus, 16u)),
                                   "--",
                                   program_beside("msrpp-rdt"),
                                   command};
    // The last --backend on the line counts; within the simulated machine, its registers are those
    // of the backend dev.
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
    texts.insert(texts.begin() + 8, {"--backend", "dev"});
    become_beside("msrpp-machine", std::move(texts), "rdt", "libfuse3-dev and libzydis-dev are");
}

void check_format(const std::string &format) {
    if (format != "table" && format != "csv" && format != "json")
        complain(wrong_usage, "rdt: --format: table, csv or json, not " + in_quotes(format));
}

} // namespace msrpp::rdt_tool
