#include "beside.hpp"

#include "run/backend.hpp"

#include "../support/complaint.hpp"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <thread>
#include <utility>

#include <unistd.h>

namespace msrpp {

std::string program_beside(const std::string &name) {
    return std::filesystem::read_symlink("/proc/self/exe").parent_path() / name;
}

void become_beside(const std::string &name, std::vector<std::string> words,
                   const std::string &command, const std::string &needs) {
    std::vector<char *> arguments;
    for (std::string &word : words)
        arguments.push_back(word.data());
    arguments.push_back(nullptr);
    const std::string program = program_beside(name);
    execv(program.c_str(), arguments.data());
    complain(rule_broken, command + ": " + program + ": " + std::strerror(errno) +
                              "; it is built where " + needs + " installed");
}

void enter_machine(const std::string &backend, const std::string &program, const char *command,
                   const std::vector<std::string> &words) {
    if (!run::is_machine(backend)) return;
    const std::string cpu = backend.substr(backend.find(':') + 1);
    if (cpu.empty())
        complain(wrong_usage, program + ": --backend machine:CPU: the processor is missing, as in "
                                        "machine:skylake_sp");
    const unsigned cpus = std::clamp(std::thread::hardware_concurrency(), 1u, 16u);
    std::vector<std::string> texts{"msrpp machine", "--cpu", cpu, "--cpus", std::to_string(cpus),
                                   "--", program_beside("msrpp-" + program), command, "--backend",
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
    become_beside("msrpp-machine", std::move(texts), program, "libfuse3-dev and libzydis-dev are");
}

} // namespace msrpp
