// Parts that commands that read a profile have in common: options, the profile, the filter of
// samples.
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

/// The conditions on samples that are looked at. A condition that is not given lets all through.
class filter {
public:
    std::vector<std::string> threads; ///< numbers or names
    std::vector<std::uint32_t> processes;
    std::vector<std::uint16_t> cpus;
    std::vector<std::string> cgroups; ///< paths or numbers
    std::vector<std::string> kinds;   ///< all must hold; in one, with commas, any
    std::vector<std::string> levels;
    std::string source; ///< time behind the first sample
    std::string text;

    /// Makes ready for a profile. Throws a complaint that begins with `begin`.
    void prepare(const loaded &loaded, const std::string &begin);
    bool lets(const row &row) const;
    /// Whether anything is asked for.
    bool asks() const;

private:
    struct kind_test {
        std::uint16_t flags{}; ///< any of these
        std::uint8_t kinds{};  ///< or one of these, a bit each
    };
    std::vector<std::pair<std::uint32_t, std::uint32_t>> known_threads_; ///< pid, tid; sorted
    std::vector<bool> known_cgroups_;
    std::vector<kind_test> tests_;
    std::uint32_t level_bits_ = 0;
    std::uint64_t first_time_ = 0;
    std::uint64_t last_time_ = ~std::uint64_t{0};
    bool is_any_ = false;
};

/// Adds the options of a filter, and of what names are looked up with.
void add_options(support::command &app, filter &destination);
void add_options(support::command &app, symbol_options &destination);

/// The options, and what comes of them.
struct reading {
    std::string file;
    std::string format{"table"};
    std::size_t maximum = 0;                   ///< rows; 0: all
    const support::command *command = nullptr; ///< that has the options
    filter request;
    symbol_options symbols;

    /// Adds FILE and the options. `formats`: those of the command, the first by default.
    void add_to(support::command &app,
                const std::vector<std::string> &formats = {"table", "csv", "json"});
    /// Reads the file, says what is missing, prepares the filter. `begin`: of complaints.
    loaded load(const std::string &begin);
    /// How many rows are printed.
    std::size_t most_rows() const;
};

/// Writes to standard error what a symbolizer could not find.
void say_complaints(const symbolizer &symbolizer);

/// A span of time: a number with s, ms, us or ns, or of seconds; nothing where it is none.
std::optional<std::uint64_t> nanoseconds_of(const std::string &text);

/// The time of the first sample; 0 where there is none.
std::uint64_t first_time_of(const loaded &loaded);

} // namespace msrpp::profile
