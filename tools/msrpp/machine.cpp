#include "machine.hpp"

#include "complaint.hpp"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <string>
#include <utility>
#include <vector>

#include <unistd.h>

namespace msrpp {

std::vector<std::string> take_words_behind(const std::string &name,
                                           std::vector<std::string> &arguments,
                                           const std::vector<std::string> &commands) {
    const auto command =
        std::find_first_of(arguments.begin(), arguments.end(), commands.begin(), commands.end());
    if (command == arguments.end() || *command != name) return {};
    std::vector<std::string> words{command + 1, arguments.end()};
    arguments.erase(command + 1, arguments.end());
    return words;
}

void become_machine(const command_line &line, const std::vector<std::string> &words) {
    std::vector<std::string> all{"msrpp machine"};
    for (const auto &[option, value] :
         {std::pair{"--cpu", &line.cpu}, {"--model", &line.model}, {"--events", &line.events_file}})
        if (!value->empty()) all.insert(all.end(), {option, *value});
    if (line.hyper_threading) all.emplace_back("--ht");
    all.insert(all.end(), words.begin(), words.end());
    std::vector<char *> arguments;
    for (std::string &word : all)
        arguments.push_back(word.data());
    arguments.push_back(nullptr);
    const std::string program =
        std::filesystem::read_symlink("/proc/self/exe").parent_path() / "msrpp-machine";
    execv(program.c_str(), arguments.data());
    complain(rule_broken, "machine: " + program + ": " + std::strerror(errno) +
                              "; it is built where libfuse3-dev and libzydis-dev are installed");
}

void become_list_of_machine(const command_line &line) {
    if (line.events.asks())
        complain(wrong_usage, "list: --simulated stands alone; give a pattern to show less");
    std::vector<std::string> words{"--list"};
    if (!line.format.empty()) words.insert(words.end(), {"--format", line.format});
    if (!line.arguments.empty()) words.insert(words.end(), {"--", line.arguments.front()});
    become_machine(line, words);
}

} // namespace msrpp
