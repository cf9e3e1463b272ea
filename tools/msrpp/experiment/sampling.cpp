#include "sampling.hpp"

#include "../../support/complaint.hpp"
#include "../run/command.hpp"

#include <fmt/format.h>

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <string>
#include <string_view>
#include <system_error>
#include <vector>

namespace msrpp::experiment {

json json_of(const sampling_entry &sampling) {
    json result{{"kind", sampling.kind}};
    if (!sampling.choice.empty()) result["choice"] = sampling.choice;
    if (sampling.period != 0) result["period"] = sampling.period;
    if (sampling.random != 0) result["random"] = sampling.random;
    return result;
}

std::string file_name_of(std::string_view name) {
    std::string result{name};
    for (char &letter : result)
        if (!((letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z') ||
              (letter >= '0' && letter <= '9')))
            letter = '_';
    return result;
}

std::string profile_of(const program_entry &program, const sampling_entry &sampling) {
    return file_name_of(program.name) + "." + file_name_of(sampling.name) + ".profile";
}

int sample(const experiment_contents &experiment_contents, const program_entry &program,
           const sampling_entry &sampling, const std::string &backend,
           const std::vector<unsigned> &cpus) {
    const std::filesystem::path folder = std::filesystem::absolute(experiment_contents.output.text);
    const std::string file = (folder / profile_of(program, sampling)).string();
    const std::string unfinished = file + ".unfinished";
    std::error_code ignored;
    std::filesystem::remove(unfinished, ignored);
    const std::filesystem::path self = std::filesystem::read_symlink("/proc/self/exe", ignored);
    std::vector<std::string> line{self.string(), "profile", "record",     "--backend",
                                  backend,       "--kind",  sampling.kind};
    if (!sampling.choice.empty()) line.insert(line.end(), {"-e", sampling.choice});
    if (sampling.period != 0)
        line.insert(line.end(), {"--period", std::to_string(sampling.period)});
    if (sampling.random != 0)
        line.insert(line.end(), {"--random", std::to_string(sampling.random)});
    line.insert(line.end(), {"-o", unfinished, "--"});
    line.insert(line.end(), program.command.begin(), program.command.end());
    run::surroundings surroundings = program.around;
    surroundings.output_file = experiment_contents.output.text + "/programs.out";
    run::command running{line, cpus, surroundings};
    running.begin();
    const int status = running.wait();
    if (!running.began()) return -1;
    if (!std::filesystem::exists(unfinished, ignored))
        complain(rule_broken,
                 fmt::format("experiment: {}, {}: 'msrpp profile record' ended with "
                             "{} and wrote no profile",
                             in_quotes(program.name), in_quotes(sampling.name), status));
    if (std::rename(unfinished.c_str(), file.c_str()) != 0)
        complain(rule_broken,
                 "experiment: cannot write " + in_quotes(file) + ": " + std::strerror(errno));
    return status;
}

} // namespace msrpp::experiment
