// The file that describes an experiment: its contents, and the line and column of each part.
#pragma once

#include "../run/command.hpp"
#include "../settings.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace msrpp::experiment {

/// A position in a file: line and column, from 1 on.
struct place {
    unsigned line{};
    unsigned column{};
};

/// A text of the experiment's file, and its line and column.
struct placed {
    std::string text;
    place where;
};

/// A program that an experiment counts: name, command and surroundings.
struct program_entry {
    std::string name;
    std::vector<std::string> command;
    run::surroundings around;
};

/// The largest number of repetitions of each program with each group of events.
inline constexpr unsigned most_repeats = 1'000'000;

/// Requested events that are counted together, metrics as `metric:NAME` among them.
struct group_entry {
    std::string name;
    std::vector<placed> choices;
    /// Position in `choices` of the first text that the file's key `metrics` gave.
    std::size_t metrics_from{};
    bool summary{}; ///< the usual metrics of the processor are counted, too
    place where;
};

/// A sampling of programs, in the words of `msrpp profile record`.
struct sampling_entry {
    std::string name;
    std::string kind;       ///< kind of samples: op, fetch or precise
    std::string choice;     ///< event that is sampled; empty: the default of `kind`
    std::uint64_t period{}; ///< period in events; 0: the default of `msrpp profile`
    unsigned random{};      ///< number of random low bits of the period
    place where;
};

/// The contents of an experiment's file.
struct experiment_contents {
    std::string file;
    placed output; ///< path of the folder of the results
    target_options common;
    placed cpu;
    placed backend{"auto", {}};
    placed cpus;
    unsigned repeats = 1;
    /// Milliseconds between reads of counts; 0: counts are read at the end only.
    unsigned interval_ms = 0;
    std::vector<program_entry> programs;
    std::vector<group_entry> groups;
    std::vector<sampling_entry> samplings;

    /// Throws a complaint about a part of the file: `FILE:LINE:COLUMN: KEY: sentence`, and below it
    /// the lines of `details`.
    [[noreturn]] void complain_at(place place, const std::string &key, const std::string &sentence,
                                  int status, std::vector<std::string> details = {}) const;
};

/// Reads a file. Folders in the file are relative to the file's folder. Throws a complaint that
/// names the file, line, column and key; where this program was built without toml++, a complaint
/// that names the package.
experiment_contents read_file(const std::string &file);

/// A text, and the name of the file that has the text.
struct named_text {
    std::string name;
    std::string text;
};

/// Reads a text that is not longer than files may be, as `read_file` does.
experiment_contents read_text(const named_text &source);

/// Returns the whole contents of a file (`-`: standard input). Throws a complaint where the file
/// cannot be read, or has more than `limit` bytes.
std::string text_of_file(const std::string &file, std::size_t limit);

} // namespace msrpp::experiment
