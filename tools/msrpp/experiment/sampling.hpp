// Samples of an experiment's programs: profiles in the folder of the results.
#pragma once

#include "file.hpp"
#include "store.hpp"

#include "../../support/json.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace msrpp::experiment {

/// How a sampling is written down among the results.
json json_of(const asked_sampling &sampling);

/// A name in which all but letters and digits is `_`.
std::string file_name_of(std::string_view name);

/// The file of a profile, without a folder.
std::string profile_of(const asked_program &program, const asked_sampling &sampling);

/// Lets `msrpp profile` sample a program into a file in the folder. Returns its exit status, -1
/// where it could not be started. Throws a complaint where no profile was written.
int sample(const asked_experiment &asked_experiment, const asked_program &program,
           const asked_sampling &sampling, const std::string &backend,
           const std::vector<unsigned> &cpus);

} // namespace msrpp::experiment
