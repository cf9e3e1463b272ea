#include "completion.hpp"

#include "../msrpp/choices/cpu_aliases.hpp"
#include "../support/output.hpp"
#include "../support/text.hpp"

#include <algorithm>
#include <string_view>

namespace msrpp::profile {

namespace {

/// Returns the values in braces of an option's help text: `TEXT:{table,csv,json}`.
std::vector<std::string> words_in_braces(const std::string &text) {
    std::vector<std::string> result;
    const std::size_t begin = text.find('{');
    const std::size_t end = text.find('}', begin == text.npos ? 0 : begin);
    if (begin == text.npos || end == text.npos) return result;
    for (const std::string_view word :
         words_of_list(std::string_view{text}.substr(begin + 1, end - begin - 1)))
        result.emplace_back(word.substr(std::min(word.find_first_not_of(' '), word.size())));
    return result;
}

std::vector<std::string> backends(const std::string &word) {
    constexpr std::string_view machine = "machine:";
    if (word.substr(0, machine.size()) != machine)
        return {"auto", "perf", "shim", std::string{machine}};
    std::vector<std::string> result;
    for (const std::string_view text : cpu_names())
        result.push_back(std::string{machine} + std::string{text});
    return result;
}

std::vector<std::string> candidates(const support::command &command,
                                    const std::vector<std::string> &words) {
    const std::string &word = words.back();
    // Words behind `--` on the command line belong to another program, and are not completed.
    if (std::find(words.begin(), words.end() - 1, "--") != words.end() - 1) return {};
    const std::string previous = words.size() > 1 ? words[words.size() - 2] : "";
    if (command.takes_value(previous).value_or(false))
        return previous == "--backend" ? backends(word)
                                       : words_in_braces(command.values_of(previous));
    return word.substr(0, 1) == "-" ? command.option_names() : std::vector<std::string>{};
}

} // namespace

void print_those_that_fit(const std::vector<std::string> &known, const std::string &word) {
    std::vector<std::string> fit;
    for (const std::string &text : known)
        if (text.substr(0, word.size()) == word) fit.push_back(text);
    std::sort(fit.begin(), fit.end());
    output out;
    for (const std::string &text : fit)
        append(out, text + "\n");
    flush(out);
}

void print_completions(const support::command &command, const std::vector<std::string> &words) {
    if (!words.empty()) print_those_that_fit(candidates(command, words), words.back());
}

} // namespace msrpp::profile
