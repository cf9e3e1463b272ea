#include "machine.hpp"

#include "../support/complaint.hpp"
#include "beside.hpp"

#include <algorithm>
#include <iterator>
#include <string>
#include <utility>
#include <vector>

namespace msrpp {

std::vector<std::string> take_words_behind(const std::string &name,
                                           std::vector<std::string> &arguments,
                                           const std::vector<std::string> &commands) {
    const auto is_one_of = [](const std::string &word, const auto &names) {
        return std::find(std::begin(names), std::end(names), word) != std::end(names);
    };
    constexpr const char *with_values[] = {"--cpu", "--cpuid", "--events", "--model"};
    auto command = arguments.begin();
    while (command != arguments.end() && !is_one_of(*command, commands)) {
        const bool has_value = is_one_of(*command, with_values); // `--cpu rdt` is no command
        if (++command != arguments.end() && has_value) ++command;
    }
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
    become_beside("msrpp-machine", std::move(all), machine_name,
                  "libfuse3-dev and libzydis-dev are");
}

void become_curve(const command_line &line, const std::vector<std::string> &words) {
    std::vector<std::string> all{"msrpp curve", "--as-curve"};
    for (const auto &[option, value] :
         {std::pair{"--cpu", &line.cpu}, {"--events", &line.events_file}})
        if (!value->empty()) all.insert(all.end(), {option, *value});
    all.insert(all.end(), words.begin(), words.end());
    become_beside("msrpp-machine", std::move(all), curve_name, "libfuse3-dev and libzydis-dev are");
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
