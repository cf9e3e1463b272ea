// Experiments of other tools, written as files of msrpp's own.
#pragma once

#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace msrpp::experiment {

/// What is imported, and where it is written.
struct import_line {
    std::vector<std::string> brink;  ///< brink's configuration, and its experiments
    std::vector<std::string> perfex; ///< perfex command lines
    std::string output_file;         ///< empty: standard output
    std::string model = "2";         ///< of the Pentium 4
    bool hyper_threading = false;

    bool asks() const { return !brink.empty() || !perfex.empty(); }
};

/// Adds the options to those of `msrpp experiment`.
void add_options(CLI::App &to, import_line &into);

/// Writes what is imported as a file of an experiment. Returns the exit status. Throws a complaint.
int import(const import_line &given);

} // namespace msrpp::experiment
