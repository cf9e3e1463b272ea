#include "words.hpp"

#include "completion.hpp"

#include "../msrpp/complaint.hpp"
#include "../msrpp/output.hpp"

#include <algorithm>
#include <string_view>

namespace msrpp::profile {

bool read_words(CLI::App &app, const std::vector<std::string> &words,
                std::vector<std::string> *behind) {
    constexpr std::string_view first = "msrpp ";
    const std::string name = app.get_name().substr(first.size());
    if (!words.empty() && words.front() == completing) {
        print_completions(app, {words.begin() + 1, words.end()});
        return false;
    }
    auto end = words.end();
    if (behind != nullptr) {
        end = std::find(words.begin(), words.end(), "--");
        if (end != words.end()) behind->assign(end + 1, words.end());
    }
    try {
        std::vector<std::string> own{words.begin(), end};
        std::reverse(own.begin(), own.end()); // the last argument is read first
        app.parse(own);
    } catch (const CLI::CallForHelp &) {
        output out;
        append(out, app.help());
        flush(out);
        return false;
    } catch (const CLI::ParseError &error) {
        std::string why = error.what();
        std::replace(why.begin(), why.end(), '\n', ' ');
        complain(wrong_usage, name + ": " + why + " (see msrpp " + name + " --help)");
    }
    return true;
}

} // namespace msrpp::profile
