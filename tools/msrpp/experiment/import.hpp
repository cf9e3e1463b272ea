// Converts experiments of other tools to experiment files of msrpp.
#pragma once

#include "file.hpp"

#include "../family.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace support {
class command;
}

namespace msrpp::experiment {

/// The arguments of an import: the files and lines to import, and the file to write.
struct import_line {
    std::vector<std::string> brink;  ///< brink's configuration, and brink's experiments
    std::vector<std::string> perfex; ///< command lines of perfex
    std::string output_file;         ///< path of the file that is written; empty: standard output
    std::string cpu; ///< processor of perfex's settings, in the syntax of --cpu; empty: a pentium4
    std::string model = "2"; ///< model of the Pentium 4
    bool hyper_threading = false;

    bool asks() const { return !brink.empty() || !perfex.empty(); }
};

/// A program as another tool runs the program.
struct imported_program {
    std::string name;
    std::vector<std::string> command;
};

/// The text that requests an event, and the other tool's name for the event.
struct imported_choice {
    std::string choice;
    std::string remark;
};

struct imported_group {
    std::string name;
    std::vector<imported_choice> choices;
};

/// A sampling of programs, as another tool describes it.
struct imported_sampling {
    std::string name;
    std::string choice;
    std::uint64_t period{};
    std::vector<std::string> remarks; ///< settings of the other tool that have no equivalent
};

struct imported_experiment {
    std::string from; ///< a line that names the source of the experiment
    std::vector<imported_program> programs;
    std::vector<imported_group> groups;
    std::vector<imported_sampling> samplings;
};

/// Adds the options of an import to the options of `msrpp experiment`.
void add_options(support::command &destination, import_line &line);

/// Writes the imported experiment as a file of an experiment. Returns the exit status. Throws a
/// complaint where the file cannot be written.
int import(const import_line &options);

/// Returns the texts that request what register values count. Throws a complaint about values that
/// break a rule, and about values that no such text has.
std::vector<std::string> choices_for(const family &identity, const explain_arguments &values);

/// Returns the texts that request what perfex's settings `evntsel@counter` count on a processor
/// that is no Pentium 4. Throws a complaint about a setting that breaks a rule, of the processor or
/// of perfex's driver.
std::vector<imported_choice> select_choices_for(const family &identity,
                                                const std::vector<std::string> &settings);

/// Returns the words of a command line, with the quotes of a shell. Throws a complaint where a
/// quote is not closed.
std::vector<std::string> words_in(std::string_view line);

/// Reads brink's files. Throws a complaint with file, line, column and element; where this program
/// was built without pugixml, a complaint that names the package.
imported_experiment read_brink(const family &identity, const std::string &config,
                               const std::string &experiments);
/// Reads brink's configuration and experiments from texts that are not longer than files may be.
imported_experiment read_brink(const family &identity, named_text config, named_text experiments);
/// Reads command lines of perfex as an experiment.
imported_experiment read_perfex(const family &identity, const std::vector<std::string> &lines);

} // namespace msrpp::experiment
