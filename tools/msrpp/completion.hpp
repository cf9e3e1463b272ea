// Finds completions of the word that the user of a shell types, for the files in tools/completion.
#pragma once

#include <string>
#include <vector>

namespace support {
class command;
}

namespace msrpp {

/// Returns the words that can replace the last word, after the words before; each returned word
/// begins with the last word. A word that needs a value ends with `=` or `:`. Empty where any text
/// is possible, such as the name of a file.
std::vector<std::string> completions(const support::command &app,
                                     const std::vector<std::string> &words);

} // namespace msrpp
