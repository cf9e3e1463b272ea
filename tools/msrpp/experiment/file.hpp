// An experiment's file: what it asks for, and where each part of it stands.
#pragma once

#include "../run/command.hpp"
#include "../settings.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace msrpp::experiment {

/// Where something stands in a file, from 1 on.
struct place {
    unsigned line{};
    unsigned column{};
};

/// A text and where it stands.
struct placed {
    std::string text;
    place where;
};

/// A program that is counted.
struct asked_program {
    std::string name;
    std::vector<std::string> command;
    run::surroundings around;
};

/// So often each program runs with each group at most.
inline constexpr unsigned most_repeats = 1'000'000;

/// Choices that are counted together, metrics as `metric:NAME` among them.
struct asked_group {
    std::string name;
    std::vector<placed> choices;
    std::size_t metrics_from{}; ///< the choices from here on stand under `metrics`
    bool summary{};             ///< the usual metrics of the processor, too
    place where;
};

/// How programs are sampled: as `msrpp profile record` takes it.
struct asked_sampling {
    std::string name;
    std::string kind;       ///< op, fetch or precise
    std::string choice;     ///< what is sampled; empty: as the kind has it
    std::uint64_t period{}; ///< 0: that of `msrpp profile`
    unsigned random{};      ///< bits of the period that are random
    place where;
};

/// The contents of an experiment's file.
struct asked_experiment {
    std::string file;
    placed output; ///< the folder of the results
    target_options common;
    placed cpu;
    placed backend{"auto", {}};
    placed cpus;
    unsigned repeats = 1;
    unsigned interval_ms = 0; ///< counts are read so often; 0: at the end alone
    std::vector<asked_program> programs;
    std::vector<asked_group> groups;
    std::vector<asked_sampling> samplings;

    /// Throws a complaint about a part of the file: `FILE:LINE:COLUMN: KEY: sentence`.
    [[noreturn]] void complain_at(place place, const std::string &key, const std::string &sentence,
                                  int status) const;
};

/// Reads a file. Folders in it are relative to the file's. Throws a complaint that names the file,
/// line, column and key; where this program was built without toml++, one that names the package.
asked_experiment read_file(const std::string &file);

/// A text, and the file that it stands in.
struct named_text {
    std::string name;
    std::string text;
};

/// Reads a text that is not longer than files may be, as `read_file` does.
asked_experiment read_text(const named_text &source);

/// The whole of a file (`-`: standard input) that is no longer than `limit` bytes. Throws a
/// complaint.
std::string text_of_file(const std::string &file, std::size_t limit);

} // namespace msrpp::experiment
