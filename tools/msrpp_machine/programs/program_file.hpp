// The kind of an executable file: code for x86-64, or a script with an interpreter. Both the
// machine and the plugin start programs by this header.
#pragma once

#include <cstddef>
#include <fstream>
#include <string>
#include <vector>

namespace msrpp::machine {

/// The program and the arguments with which Linux starts a file.
struct started_as {
    bool runs{}; ///< the file is a program for x86-64, or a script whose interpreter is one
    /// The program to execute, followed by the arguments that precede the given arguments.
    std::vector<std::string> words{};
};

namespace detail {

inline std::string beginning_of(const std::string &file) {
    std::ifstream input{file, std::ios::binary};
    std::string bytes(256, '\0'); // the kernel reads 256 bytes of a script's first line
    input.read(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    bytes.resize(static_cast<std::size_t>(input.gcount()));
    return bytes;
}

inline bool is_x86_64(const std::string &beginning) {
    constexpr char machine_x86_64 = 62; // EM_X86_64 of <elf.h>
    return beginning.size() >= 20 && beginning.compare(0, 5, "\177ELF\2") == 0 &&
           beginning[18] == machine_x86_64 && beginning[19] == 0;
}

/// Returns the words of a script's first line: the interpreter, and its argument if the line has an
/// argument.
inline std::vector<std::string> interpreter_of(const std::string &beginning) {
    const char *const blanks = " \t";
    const std::string line = beginning.substr(2, beginning.find('\n') - 2);
    const std::size_t source = line.find_first_not_of(blanks);
    if (source == std::string::npos) return {};
    const std::size_t destination = line.find_first_of(blanks, source);
    std::vector<std::string> words{line.substr(source, destination - source)};
    const std::size_t addition = destination == std::string::npos
                                     ? destination
                                     : line.find_first_not_of(blanks, destination);
    if (addition != std::string::npos)
        words.push_back(line.substr(addition, line.find_last_not_of(blanks) + 1 - addition));
    return words;
}

} // namespace detail

/// Returns how Linux starts an executable file. The interpreter of a script may be a script: up to
/// 4 scripts, as in Linux.
inline started_as how_to_start(const std::string &file) {
    constexpr int most_scripts = 4;
    started_as result{.words = {file}};
    for (int scripts = 0; scripts <= most_scripts; ++scripts) {
        const std::string beginning = detail::beginning_of(result.words.front());
        result.runs = detail::is_x86_64(beginning);
        if (beginning.compare(0, 2, "#!") != 0) break;
        const std::vector<std::string> interpreter = detail::interpreter_of(beginning);
        if (interpreter.empty()) break;
        result.words.insert(result.words.begin(), interpreter.begin(), interpreter.end());
    }
    return result;
}

} // namespace msrpp::machine
