// The parts of all commands that read a profile: options, the profile, the filter of samples.
#pragma once

#include "reading/loaded.hpp"
#include "symbols/symbolizer.hpp"
#include "words.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace msrpp::profile {

/// The conditions by which samples are selected. A condition that is not given selects all samples.
class filter {
public:
    /// Numbers or names of the threads whose samples are selected.
    std::vector<std::string> threads;
    std::vector<std::uint32_t> processes;
    std::vector<std::uint16_t> cpus;
    /// Paths or numbers of the cgroups whose samples are selected.
    std::vector<std::string> cgroups;
    /// Kinds of samples: a sample must match every element of the list; an element with commas is
    /// matched by any of its parts.
    std::vector<std::string> kinds;
    std::vector<std::string> levels;
    std::string source; ///< interval of time, in seconds from the first sample
    std::string text;

    /// Prepares the filter for a profile. Throws a complaint that begins with `begin` where a
    /// condition is invalid.
    void prepare(const loaded &loaded, const std::string &begin);
    bool lets(const row &row) const;
    /// Returns whether the filter has any condition.
    bool asks() const;

private:
    struct kind_test {
        std::uint16_t flags{}; ///< subjects (such as loads), any of which a sample must have
        /// Kinds of samples, a bit for each; a sample must be of one of them.
        std::uint8_t kinds{};
    };
    /// Numbers of process and thread of the selected threads, sorted.
    std::vector<std::pair<std::uint32_t, std::uint32_t>> known_threads_;
    std::vector<bool> known_cgroups_;
    std::vector<kind_test> tests_;
    std::uint32_t level_bits_ = 0;
    std::uint64_t first_time_ = 0;
    std::uint64_t last_time_ = ~std::uint64_t{0};
    bool is_any_ = false;
};

/// Adds the options of the filter of samples, and of the lookup of names, to a command.
void add_options(support::command &app, filter &destination);
void add_options(support::command &app, symbol_options &destination);

/// The options of a command that reads a profile, with the values that were given.
struct reading {
    std::string file;
    std::string format{"table"};
    std::size_t maximum = 0; ///< largest number of rows of the output; 0: all rows
    /// The command-line parser of the command that reads the profile.
    const support::command *command = nullptr;
    filter request;
    symbol_options symbols;

    /// Adds the argument FILE and the options to a command. `formats`: the formats of the command's
    /// output, the first by default.
    void add_to(support::command &app,
                const std::vector<std::string> &formats = {"table", "csv", "json"});
    /// Reads the profile, prints what is missing of it, and prepares the filter of samples.
    /// `begin`: the beginning of complaints.
    loaded load(const std::string &begin);
    /// Returns the largest number of rows of the output.
    std::size_t most_rows() const;
};

/// Prints on standard error the names that a symbolizer could not find.
void say_complaints(const symbolizer &symbolizer);

/// Returns a span of time in ns, from a number of seconds, or a number with s, ms, us or ns; empty
/// where the text is no span of time.
std::optional<std::uint64_t> nanoseconds_of(const std::string &text);

/// Returns the time of the first sample in ns; 0 where the profile has no sample.
std::uint64_t first_time_of(const loaded &loaded);

} // namespace msrpp::profile
