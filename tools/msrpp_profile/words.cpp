#include "words.hpp"

#include "completion.hpp"

#include "../support/complaint.hpp"
#include "../support/output.hpp"

#include <algorithm>
#include <string_view>

namespace msrpp::profile {

bool read_words(support::command &app, const std::vector<std::string> &words,
                std::vector<std::string> *arguments) {
    constexpr std::string_view first = "msrpp ";
    const std::string name = app.name().substr(first.size());
    if (!words.empty() && words.front() == completing) {
        print_completions(app, {words.begin() + 1, words.end()});
        return false;
    }
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
        complain(wrong_usage, name + ": " + result.why + " (see msrpp " + name + " --help)");
    }
    return true;
}

} // namespace msrpp::profile
