// Samples the programs of an experiment: makes profiles in the folder of the results.
#pragma once

#include "file.hpp"
#include "store.hpp"

#include "../../support/json.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace msrpp::experiment {

/// Returns a sampling as JSON for the results.
json json_of(const sampling_entry &sampling);

/// Returns a name in which all signs but letters and digits are replaced by `_`.
std::string file_name_of(std::string_view name);

/// Returns the name of a profile's file, without a folder.
std::string profile_of(const program_entry &program, const sampling_entry &sampling);

/// Runs `msrpp profile` to sample a program into a file in the folder. Returns the exit status of
/// `msrpp profile`; -1: `msrpp profile` could not be started. Throws a complaint where no profile
/// was written.
int sample(const experiment_contents &experiment_contents, const program_entry &program,
           const sampling_entry &sampling, const std::string &backend,
           const std::vector<unsigned> &cpus);

} // namespace msrpp::experiment
