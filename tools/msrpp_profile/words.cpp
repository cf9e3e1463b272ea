#include "words.hpp"

#include "completion.hpp"

#include "../support/command_words.hpp"

namespace msrpp::profile {

bool read_words(support::command &app, const std::vector<std::string> &words,
                std::vector<std::string> *arguments) {
    if (!words.empty() && words.front() == completing) {
        print_completions(app, {words.begin() + 1, words.end()});
        return false;
    }
    return msrpp::read_words(app, words, arguments);
}

} // namespace msrpp::profile
