#include "command_words.hpp"

#include "complaint.hpp"
#include "output.hpp"

#include <algorithm>

namespace msrpp {

bool read_words(support::command &app, const std::vector<std::string> &words,
                std::vector<std::string> *arguments) {
    const auto end =
        arguments == nullptr ? words.end() : std::find(words.begin(), words.end(), "--");
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
    // Words in front of -- may have been read into the same variable.
    if (end != words.end()) arguments->insert(arguments->end(), end + 1, words.end());
    return true;
}

} // namespace msrpp
