// What a shell may put in place of the word that its user types: for the files in
// tools/completion.
#pragma once

#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace msrpp {

/// The words that can stand where the last one stands, behind the others; each begins with the last
/// one. A word that needs more behind it ends with `=` or `:`. None where anything may stand, as
/// the name of a file.
std::vector<std::string> completions(const CLI::App &app, const std::vector<std::string> &words);

} // namespace msrpp
